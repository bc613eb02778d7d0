"""Set-up: what is in the box, what everybody gets, and what lies on the board."""

from __future__ import annotations

import json

import pytest

import hearth
from hearth.games.winterforge.events import FIRST_PLAYER_ROLLED
from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.table import (
    BOX,
    contract,
    fresh,
    place,
    start_job,
    table,
)
from tests.support import act, legal, rule

SEATS = [2, 3, 4, 5]
LOW = [i for i, c in enumerate(BOX.contracts) if c.rp == 1]
HIGH = [i for i, c in enumerate(BOX.contracts) if c.rp > 1 and not c.royal]
ROYALS = [i for i, c in enumerate(BOX.contracts) if c.royal]


def dealt(seats: int = 2, seed: int = 1) -> Winterforge:
    """A match after its set-up, with everything that was seen in its log."""
    g = fresh(seats, seed, guilds="random")
    g.logging = True
    while g.market[0] < 0:
        g.apply(g.options()[0])
    return g


def first_player_rolls(g: Winterforge) -> list[tuple[int, int]]:
    return [(seat, face) for kind, seat, face, *_ in g.log if kind == FIRST_PLAYER_ROLLED]


# Players and Guilds


@rule("WF-001", "WF-R01")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_players_play_the_standard_game(seats: int) -> None:
    assert seats in hearth.info("winterforge")["seats"]
    assert len(fresh(seats).players) == seats


@rule("WF-001", "WF-R01")
def test_seven_players_are_refused() -> None:
    with pytest.raises(ValueError, match="not 7"):
        fresh(7)


@rule("WF-002", "WF-R04")
def test_guilds_are_chosen_in_seat_order_before_anything_is_dealt() -> None:
    g = fresh(3)
    order = []
    for guild in (4, 0, 2):
        assert g.players[0].royals == []
        order.append(g.actor())
        act(g, f"choose_guild:guild={guild}")
    assert order == [0, 1, 2]
    assert [guild.board for guild in g.players] == [4, 0, 2]


@rule("WF-002", "WF-R04")
def test_a_taken_guild_is_no_longer_offered() -> None:
    g = fresh(2)
    assert "choose_guild:guild=3" in legal(g)
    act(g, "choose_guild:guild=3")
    assert legal(g, "choose_guild") == [f"choose_guild:guild={i}" for i in (0, 1, 2, 4, 5)]


@rule("WF-R04")
def test_a_seat_without_a_choice_gets_a_random_guild_of_those_left() -> None:
    drawn = set()
    for seed in range(40):
        g = fresh(2, seed)
        act(g, "choose_guild:guild=3", "draw_guild")
        drawn.add(g.players[1].board)
    assert drawn == {0, 1, 2, 4, 5}


@rule("WF-R04", "WF-002")
def test_the_host_may_have_all_guilds_drawn_at_random() -> None:
    boards = [[guild.board for guild in dealt(5, seed).players] for seed in range(10)]
    assert all(len(set(drawn)) == 5 for drawn in boards)
    assert len({tuple(drawn) for drawn in boards}) > 1


@rule("WF-003")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_three_coin(seats: int) -> None:
    assert [guild.coin for guild in dealt(seats).players] == [3] * seats


@rule("WF-004", "WF-R06")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_on_an_ordinary_space_of_the_guildhall(seats: int) -> None:
    g = dealt(seats)
    assert {(guild.place, guild.in_prime, guild.bonus) for guild in g.players} == {
        (place("guildhall"), False, False)
    }
    assert g.prime_spots[place("guildhall")] == (2 if seats == 5 else 1)


@rule("WF-005")
@pytest.mark.parametrize(
    ("guild", "name", "colour", "skills"),
    [
        (0, "Gilmead Jewellers", "yellow", [0, 1, 2]),
        (1, "Emberhand Bladeworks", "red", [2, 1, 0]),
        (2, "Stonebrow Armourers", "blue", [1, 2, 0]),
        (3, "Greyvein Company", "green", [0, 2, 1]),
        (4, "Lanternlight Artificers", "purple", [1, 0, 2]),
        (5, "Ashmantle Forge", "black", [2, 0, 1]),
    ],
)
def test_skills_start_where_the_guild_board_says(
    guild: int, name: str, colour: str, skills: list[int]
) -> None:
    g = fresh(2)
    act(g, f"choose_guild:guild={guild}")
    assert (BOX.guilds[guild].name, BOX.guilds[guild].colour) == (name, colour)
    assert g.players[0].skills == skills


# Royal Contracts


@rule("WF-006")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_two_royal_contracts(seats: int) -> None:
    g = fresh(seats, guilds="random")
    offered = [g.options(seat) for seat in g.actors()]
    assert len(offered) == seats
    cards = [card for guild in g.players for card in guild.royals]
    assert [len(two) for two in offered] == [2] * seats
    assert len(set(cards)) == 2 * seats
    assert set(cards) <= set(ROYALS)


@rule("WF-006")
def test_the_owner_decides_which_royal_contract_to_keep() -> None:
    g = fresh(2, guilds="random")
    second = g.players[0].royals[1]
    g.apply(hearth.parse(g, f"keep_royal:contract={second}"), 0)
    assert g.players[0].royal == second


@rule("WF-006", "WF-R02")
def test_nobody_else_sees_either_of_the_two_royal_contracts() -> None:
    g = dealt(3)
    mine = [BOX.contracts[card].id for card in g.players[0].royals]
    for seat in (1, 2, None):
        assert not any(f'"{card}"' in json.dumps(g.view(seat)) for card in mine)
    assert g.view(0)["players"][0]["royal"] == mine[0]


@rule("WF-007", "WF-R02")
@pytest.mark.parametrize("seats", SEATS)
def test_no_royal_contract_but_those_kept_stays_in_the_game(seats: int) -> None:
    g = dealt(seats)
    on_table = g.contract_deck.cards() + g.track + g.removed
    on_table += [card for guild in g.players for card in guild.hand]
    assert not set(on_table) & set(ROYALS)
    assert len({guild.royal for guild in g.players} & set(ROYALS)) == seats


# Contracts


@rule("WF-008")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_one_contract_worth_one_rp(seats: int) -> None:
    hands = [guild.hand for guild in dealt(seats).players]
    assert [len(hand) for hand in hands] == [1] * seats
    assert len({hand[0] for hand in hands} & set(LOW)) == seats


@rule("WF-008")
def test_chance_decides_which_contract_worth_one_rp() -> None:
    assert {dealt(2, seed).players[0].hand[0] for seed in range(80)} == set(LOW)


@rule("WF-009", "WF-X10")
@pytest.mark.parametrize(("seats", "count"), [(2, 15), (3, 10), (4, 5), (5, 0)])
def test_contracts_worth_more_leave_the_game_unseen(seats: int, count: int) -> None:
    g = dealt(seats)
    assert len(set(g.removed) & set(HIGH)) == len(g.removed) == count
    seen = json.dumps([g.view(seat) for seat in (*range(seats), None)])
    assert not any(f'"{BOX.contracts[card].id}"' in seen for card in g.removed)


@rule("WF-009")
def test_chance_decides_which_contracts_leave_the_game() -> None:
    assert set().union(*(dealt(4, seed).removed for seed in range(40))) == set(HIGH)


@rule("WF-010")
@pytest.mark.parametrize("seats", SEATS)
def test_the_other_contracts_form_the_contract_deck(seats: int) -> None:
    g = dealt(seats)
    hands = [card for guild in g.players for card in guild.hand]
    left = set(LOW + HIGH) - set(hands) - set(g.removed)
    assert sorted(g.contract_deck.cards() + g.track) == sorted(left)


@rule("WF-011", "WF-X10")
@pytest.mark.parametrize(("seats", "slots"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_job_track_shows_contracts_of_the_deck(seats: int, slots: int) -> None:
    g = dealt(seats)
    assert len(g.track) == slots
    assert min(g.track) >= 0
    assert g.view(None)["board"]["job_track"] == [BOX.contracts[card].id for card in g.track]


@rule("WF-012", "WF-X11")
@pytest.mark.parametrize(("seats", "size"), [(2, 15), (3, 19), (4, 22), (5, 26)])
def test_the_contract_deck_has_its_size_after_set_up(seats: int, size: int) -> None:
    assert dealt(seats).contract_deck.size() == size


@rule("WF-R08")
@pytest.mark.parametrize("seats", SEATS)
def test_set_up_never_triggers_the_end(seats: int) -> None:
    g = dealt(seats)
    assert (g.ending, g.over) == (0, False)
    assert g.contract_deck.size() >= 15


# The rest of the board


@rule("WF-013")
def test_the_market_shows_three_components_of_each_level() -> None:
    g = dealt()
    assert [BOX.components[card].level for card in g.market] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [deck.size() for deck in g.component_decks] == [24, 21, 15]
    levels = [{BOX.components[c].level for c in deck.cards()} for deck in g.component_decks]
    assert levels == [{0}, {1}, {2}]


@rule("WF-014")
def test_three_crew_lie_in_the_tavern_and_those_of_alleyways_are_left_out() -> None:
    g = dealt()
    assert len(g.tavern) == 3
    assert sorted(g.tavern + g.crew_deck.cards()) == [
        i for i, card in enumerate(BOX.crew) if card.alleyway < 0
    ]


@rule("WF-015")
def test_two_loans_lie_at_the_bank() -> None:
    g = dealt()
    assert [len(g.bank), g.loan_deck.size()] == [2, 11]
    cards = g.bank + g.loan_deck.cards()
    assert [cards.count(i) for i in range(7)] == [2, 2, 3, 2, 2, 1, 1]


@rule("WF-016")
def test_everybody_rolls_a_d12_and_the_highest_begins() -> None:
    faces = set()
    for seed in range(60):
        g = dealt(3, seed)
        rolls = first_player_rolls(g)
        assert [seat for seat, _ in rolls[:3]] == [0, 1, 2]
        faces |= {face for _, face in rolls}
        if len(rolls) == 3:
            assert g.turn == g.first == max(rolls, key=lambda roll: roll[1])[0]
    assert faces == set(range(1, 13))


@rule("WF-R05")
def test_only_the_tied_players_roll_again() -> None:
    ties = 0
    for seed in range(60):
        g = dealt(3, seed)
        rolls = first_player_rolls(g)
        rivals = [0, 1, 2]
        while len(rivals) > 1:
            now, rolls = rolls[: len(rivals)], rolls[len(rivals) :]
            assert [seat for seat, _ in now] == rivals
            best = max(face for _, face in now)
            rivals = [seat for seat, face in now if face == best]
            ties += len(rivals) > 1
        assert (rolls, rivals) == ([], [g.first])
    assert ties > 1


# The supply


@rule("WF-017", "WF-R07")
def test_more_dice_of_a_kind_are_rolled_than_lie_in_the_box() -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "R02", ["mithril", "mithril", "mithril", "dragonhide", "dragonhide"])
    act(g, f"forge:contract={contract('R02')},prime=0")
    assert len(legal(g, "reroll")) == 5


@rule("WF-017", "WF-R07")
def test_the_supply_has_coin_after_106_are_in_play() -> None:
    g = table(coin=0)
    g.players[1].coin = 106
    act(g, "request_funds")
    assert [guild.coin for guild in g.players] == [1, 106]


@rule("WF-017", "WF-R07")
def test_the_supply_has_work_tokens_after_65_are_in_play() -> None:
    g = table(3, at="forge")
    start_job(g, 0, "W12", ["bronze", "bronze", "bronze", "twine"])
    start_job(g, 1, "R01", ["mithril", "mithril", "diamond", "diamond", "dragonhide"], work=33)
    start_job(g, 2, "R02", ["steel", "steel", "steel", "leather", "leather"], work=33)
    act(g, f"forge:contract={contract('W12')},prime=0")
    assert g.players[0].jobs[0].work == 1
