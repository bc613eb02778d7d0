"""Lords of Winterforge, for six: set-up, days and turns, the end."""

from __future__ import annotations

import pytest

import hearth
from hearth.games.winterforge.state import EMPTY, Winterforge
from tests.games.winterforge.scenes import lords, send
from tests.games.winterforge.table import (
    contract,
    crew,
    fresh,
    place,
    start_job,
)
from tests.support import act, legal, rule

PRECINCTS = ["guildhall", "market", "forge", "tavern", "bank"]
ROYAL_PARTS = ["bronze", "bronze", "bronze", "twine", "twine"]
FORGE_ROYAL = f"forge:contract={contract('R02')},prime=0"


def pass_turn(g: Winterforge) -> int:
    """Place a Smith, if that has not been done, and end the turn. Whose turn it was."""
    seat = g.turn
    if legal(g, "place_smith"):
        send(g, "guildhall")
    act(g, "end_turn")
    return seat


def others(g: Winterforge) -> None:
    """End the turn of seat 0, and let the others do nothing until it is on turn again."""
    pass_turn(g)
    while g.turn != 0:
        pass_turn(g)


def rest(g: Winterforge) -> list[int]:
    """Whose turns there are until the game is over, this one included."""
    turns = []
    while not g.over:
        turns.append(pass_turn(g))
    return turns


# Set-up


@rule("WF-001", "WF-R01")
def test_six_players_are_welcome() -> None:
    assert 6 in hearth.info("winterforge")["seats"]
    assert len(fresh(6).players) == 6


@rule("WF-106")
def test_a_single_royal_contract_is_dealt_to_each() -> None:
    g = fresh(6, guilds="random")
    dealt = [guild.royals for guild in g.players]
    assert [len(one) for one in dealt] == [1] * 6
    assert len({one[0] for one in dealt}) == 6
    assert [[guild.royal] for guild in g.players] == dealt


@rule("WF-106")
def test_after_the_guilds_there_is_nothing_to_choose() -> None:
    g = fresh(6)
    act(g, *[f"choose_guild:guild={guild}" for guild in range(6)])
    assert set(legal(g)) == set(legal(g, "place_smith"))
    assert legal(g) != []


@rule("WF-X11", "WF-012")
@pytest.mark.parametrize("seed", range(5))
def test_with_six_the_contract_deck_holds_25_cards(seed: int) -> None:
    assert lords(seed=seed).contract_deck.size() == 25


@rule("WF-009", "WF-011")
def test_with_six_no_contract_leaves_and_the_track_shows_five() -> None:
    g = lords()
    assert g.removed == []
    assert len(g.track) == 5
    assert EMPTY not in g.track


@rule("WF-R52")
def test_the_transporter_is_left_out() -> None:
    g = lords()
    in_play = g.tavern + g.crew_deck.cards()
    assert crew("transporter") not in in_play
    assert len(in_play) == 14


@rule("WF-107")
def test_smiths_start_in_their_own_area() -> None:
    g = lords()
    assert [guild.smiths for guild in g.players] == [[]] * 6
    assert g.prime_spots[:5] == [2] * 5


@rule("WF-107")
def test_each_player_has_three_smiths() -> None:
    g = lords()
    send(g, "market")
    others(g)
    send(g, "forge")
    others(g)
    send(g, "market")
    assert g.players[0].smiths == [place("market"), place("forge"), place("market")]


# Days and turns


@rule("WF-108", "WF-112")
def test_a_day_has_three_turns_for_everybody() -> None:
    g = lords()
    turns = []
    while g.round == 1:
        turns.append(pass_turn(g))
    assert len(turns) == 18
    assert [turns.count(seat) for seat in range(6)] == [3] * 6


@rule("WF-114")
def test_turns_go_round_one_smith_at_a_time() -> None:
    g = lords()
    assert [pass_turn(g) for _ in range(18)] == [0, 1, 2, 3, 4, 5] * 3


@rule("WF-112")
def test_all_smiths_return_when_the_day_is_over() -> None:
    g = lords()
    send(g, "forge", prime=True)
    for _ in range(17):
        pass_turn(g)
    assert g.players[0].smiths != []
    pass_turn(g)
    assert [guild.smiths for guild in g.players] == [[]] * 6
    assert g.prime_spots[:5] == [2] * 5


@rule("WF-113")
@pytest.mark.parametrize(("first", "left"), [(0, 1), (3, 4), (5, 0)])
def test_between_days_the_first_player_token_passes_left(first: int, left: int) -> None:
    g = lords()
    g.first = g.turn = first
    for _ in range(17):
        pass_turn(g)
    assert g.first == first
    pass_turn(g)
    assert g.first == left


@rule("WF-114")
def test_the_holder_of_the_token_starts_the_new_day() -> None:
    g = lords()
    for _ in range(18):
        pass_turn(g)
    assert [pass_turn(g) for _ in range(18)] == [1, 2, 3, 4, 5, 0] * 3
    assert g.turn == 2


@rule("WF-109")
def test_a_smith_has_to_be_placed() -> None:
    g = lords()
    assert legal(g) == [
        f"place_smith:to={place(precinct)},prime={prime}"
        for precinct in PRECINCTS
        for prime in (0, 1)
    ]
    send(g, "guildhall")
    assert "end_turn" in legal(g)
    assert legal(g, "place_smith") == []


@rule("WF-109")
def test_the_placed_smith_takes_the_action_of_its_precinct_only() -> None:
    g = lords(coin=9)
    send(g, "bank")
    assert set(legal(g)) == {"take_loan:slot=0,prime=0", "take_loan:slot=1,prime=0", "end_turn"}


@rule("WF-109")
def test_a_turn_has_one_action() -> None:
    g = fresh(6, guilds="random")
    for _ in range(12):
        g.players[g.turn].coin = 0
        send(g, "guildhall")
        act(g, "request_funds")
        assert legal(g) == ["end_turn"]
        act(g, "end_turn")


@rule("WF-109")
def test_a_smith_of_an_earlier_turn_takes_no_more_actions() -> None:
    g = lords(coin=9)
    send(g, "bank")
    others(g)
    send(g, "forge")
    assert legal(g, "take_loan") == []
    assert legal(g, "train") != []


@rule("WF-110")
@pytest.mark.parametrize("precinct", PRECINCTS)
def test_there_is_no_movement(precinct: str) -> None:
    g = lords()
    send(g, precinct)
    assert legal(g, "move") == []
    assert "end_turn" in legal(g)


@rule("WF-R49")
def test_the_action_is_optional() -> None:
    g = lords(coin=9)
    send(g, "forge")
    assert legal(g, "train") != []
    act(g, "end_turn")
    assert (g.turn, g.players[0].coin) == (1, 9)


@rule("WF-R49")
def test_a_smith_may_be_placed_where_no_action_is_possible() -> None:
    g = lords(coin=0, hand=[])
    assert f"place_smith:to={place('forge')},prime=0" in legal(g)
    send(g, "forge")
    assert legal(g) == ["end_turn"]


@rule("WF-R49")
def test_own_smiths_may_share_a_precinct() -> None:
    g = lords()
    send(g, "bank")
    others(g)
    send(g, "bank")
    others(g)
    send(g, "bank")
    assert g.players[0].smiths == [place("bank")] * 3


# The end


@rule("WF-115", "WF-R53", "WF-090")
def test_after_a_royal_contract_the_day_is_played_to_its_end() -> None:
    g = lords()
    start_job(g, 0, "R02", ROYAL_PARTS, work=99)
    send(g, "forge")
    act(g, FORGE_ROYAL)
    assert g.ending == 1
    assert rest(g) == [0, 1, 2, 3, 4, 5] * 3


@rule("WF-115", "WF-R53", "WF-091")
def test_after_the_last_contract_the_day_is_played_to_its_end() -> None:
    g = lords(hand=[])
    g.contract_deck.bag = g.contract_deck.bag[:1]
    others(g)
    send(g, "guildhall")
    act(g, "take_contract:slot=0", "stop_taking")
    assert g.ending == 2
    assert rest(g) == [0, 1, 2, 3, 4, 5] * 2


@rule("WF-115", "WF-R53")
def test_a_trigger_in_the_last_turn_of_a_day_ends_the_game_with_that_turn() -> None:
    g = lords()
    start_job(g, 5, "R02", ROYAL_PARTS, work=99)
    for _ in range(17):
        pass_turn(g)
    send(g, "forge")
    act(g, FORGE_ROYAL)
    assert not g.over
    act(g, "end_turn")
    assert g.over


@rule("WF-115", "WF-R53")
def test_without_a_trigger_another_day_follows() -> None:
    g = lords()
    for _ in range(18):
        pass_turn(g)
    assert not g.over
    assert g.round == 2


@rule("WF-R62")
def test_the_game_ends_with_its_twentieth_day() -> None:
    g = lords()
    turns = rest(g)
    assert len(turns) == 20 * 18
    assert g.ending == 3


@rule("WF-R62")
def test_a_day_counts_as_two_rounds_of_the_cap() -> None:
    assert len(rest(lords(round_cap=10))) == 5 * 18
