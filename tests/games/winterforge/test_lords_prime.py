"""Lords of Winterforge: Prime Positions, one a day, and the bonus saved for a later Smith."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import lords, others, send
from tests.games.winterforge.table import (
    place,
    show_components,
    show_crew,
    show_loans,
)
from tests.support import act, legal, rule

PRECINCTS = ["guildhall", "market", "forge", "tavern", "bank"]
BONUS = {
    "forge": "train:craft=0,prime=1",
    "tavern": "hire:slot=0,prime=1",
    "bank": "take_loan:slot=0,prime=1",
}


def next_day(g: Winterforge) -> None:
    """Let everybody do nothing until it is the turn of seat 0 on the next day."""
    today = g.round
    while g.round == today or g.turn != 0:
        if legal(g, "place_smith"):
            send(g, "guildhall")
        act(g, "end_turn")


def prime_offers(g: Winterforge) -> list[str]:
    """The Precincts whose Prime Position may be taken."""
    texts = legal(g)
    return [p for p in PRECINCTS if f"place_smith:to={place(p)},prime=1" in texts]


# One Prime Position a day


@rule("WF-111", "WF-R50")
@pytest.mark.parametrize("precinct", PRECINCTS)
def test_a_player_occupies_one_prime_position_a_day(precinct: str) -> None:
    g = lords()
    assert prime_offers(g) == PRECINCTS
    send(g, precinct, prime=True)
    others(g)
    assert prime_offers(g) == []
    send(g, precinct)
    others(g)
    assert prime_offers(g) == []


@rule("WF-111", "WF-R50")
def test_a_used_bonus_allows_no_second_prime_position_of_the_day() -> None:
    g = lords(coin=9)
    send(g, "forge", prime=True)
    act(g, BONUS["forge"])
    others(g)
    assert prime_offers(g) == []


@rule("WF-111", "WF-R50")
@pytest.mark.parametrize("smith", [0, 1, 2])
def test_any_of_the_three_smiths_may_take_the_prime_position(smith: int) -> None:
    g = lords()
    for _ in range(smith):
        send(g, "guildhall")
        others(g)
    assert prime_offers(g) == PRECINCTS
    send(g, "forge", prime=True)
    assert g.players[0].in_prime
    assert g.prime_spots[place("forge")] == 1


@rule("WF-111", "WF-R50")
def test_on_the_next_day_a_prime_position_may_be_taken_again() -> None:
    g = lords()
    send(g, "forge", prime=True)
    next_day(g)
    assert prime_offers(g) == PRECINCTS


@rule("WF-R50", "WF-036")
def test_two_smiths_fill_the_prime_positions_of_a_precinct() -> None:
    g = lords()
    send(g, "forge", prime=True)
    act(g, "end_turn")
    assert prime_offers(g) == PRECINCTS
    send(g, "forge", prime=True)
    act(g, "end_turn")
    assert prime_offers(g) == ["guildhall", "market", "tavern", "bank"]
    assert f"place_smith:to={place('forge')},prime=0" in legal(g)


@rule("WF-R50")
def test_a_prime_position_stays_blocked_until_the_day_ends() -> None:
    g = lords(coin=9)
    send(g, "forge", prime=True)
    act(g, BONUS["forge"], "end_turn")
    send(g, "forge", prime=True)
    act(g, "end_turn")
    while g.turn != 5 or len(g.players[0].smiths) < 3:
        assert "forge" not in prime_offers(g)
        send(g, "guildhall")
        act(g, "end_turn")
    assert "forge" not in prime_offers(g)
    send(g, "guildhall")
    act(g, "end_turn")
    assert "forge" in prime_offers(g)


# The bonus


@rule("WF-111", "WF-R50")
@pytest.mark.parametrize("precinct", list(BONUS))
def test_the_bonus_comes_with_the_action_of_the_smith_in_prime(precinct: str) -> None:
    g = lords(coin=9)
    send(g, precinct, prime=True)
    assert BONUS[precinct] in legal(g)


@rule("WF-R50")
@pytest.mark.parametrize("precinct", list(BONUS))
def test_a_smith_on_an_ordinary_space_has_no_bonus(precinct: str) -> None:
    g = lords(coin=9)
    send(g, precinct)
    assert BONUS[precinct] not in legal(g)
    assert BONUS[precinct].replace("prime=1", "prime=0") in legal(g)


@rule("WF-R50")
@pytest.mark.parametrize("precinct", list(BONUS))
def test_the_bonus_may_be_saved_for_a_later_smith_in_the_same_precinct(precinct: str) -> None:
    g = lords(coin=9)
    send(g, precinct, prime=True)
    act(g, BONUS[precinct].replace("prime=1", "prime=0"))
    others(g)
    send(g, precinct)
    assert BONUS[precinct] in legal(g)


@rule("WF-R50")
def test_a_saved_bonus_makes_training_one_coin_cheaper() -> None:
    g = lords(coin=1, skills=[1, 0, 0])
    send(g, "forge", prime=True)
    others(g)
    send(g, "forge")
    act(g, "train:craft=0,prime=1")
    assert g.players[0].skills == [2, 0, 0]
    assert g.players[0].coin == 0  # 2 less 1


@rule("WF-R50")
def test_a_saved_bonus_makes_hiring_one_coin_cheaper() -> None:
    g = lords(coin=3)
    show_crew(g, ["haggler", "foreman", "greybeard"])
    send(g, "tavern", prime=True)
    others(g)
    send(g, "tavern")
    act(g, "hire:slot=0,prime=1")
    assert g.players[0].coin == 0


@rule("WF-R50")
def test_a_saved_bonus_adds_a_coin_to_a_loan() -> None:
    g = lords(coin=0)
    show_loans(g, [(5, 7), (6, 8)])
    send(g, "bank", prime=True)
    others(g)
    send(g, "bank")
    act(g, "take_loan:slot=0,prime=1")
    assert g.players[0].coin == 6


@rule("WF-R50")
def test_a_saved_bonus_brings_a_coin_in_the_guildhall() -> None:
    g = lords(coin=0)
    send(g, "guildhall", prime=True)
    act(g, "request_funds", "save_bonus")
    others(g)
    send(g, "guildhall")
    act(g, "request_funds", "take_bonus_coin")
    assert g.players[0].coin == 3


@rule("WF-R50")
@pytest.mark.parametrize("prime", [True, False])
def test_a_saved_bonus_buys_a_third_component(prime: bool) -> None:
    g = lords(coin=9)
    send(g, "market", prime=prime)
    others(g)
    show_components(g, 0, ["bronze", "quartz", "twine"])
    send(g, "market")
    act(g, "buy:slot=0", "buy:slot=1")
    assert ("buy:slot=2" in legal(g)) is prime


@rule("WF-R50")
@pytest.mark.parametrize("precinct", list(BONUS))
def test_a_used_bonus_is_used_up_for_later_smiths(precinct: str) -> None:
    g = lords(coin=9)
    send(g, precinct, prime=True)
    act(g, BONUS[precinct])
    others(g)
    send(g, precinct)
    assert BONUS[precinct] not in legal(g)


@rule("WF-R50")
def test_a_saved_bonus_is_used_once() -> None:
    g = lords(coin=9)
    send(g, "forge", prime=True)
    others(g)
    send(g, "forge")
    act(g, BONUS["forge"])
    others(g)
    send(g, "forge")
    assert legal(g, "train") == [f"train:craft={k},prime=0" for k in range(3)]


@rule("WF-R50")
def test_a_saved_bonus_works_in_its_own_precinct_only() -> None:
    g = lords(coin=9)
    send(g, "forge", prime=True)
    others(g)
    send(g, "tavern")
    assert BONUS["tavern"] not in legal(g)
    assert legal(g, "hire") != []
    others(g)
    send(g, "forge")
    assert BONUS["forge"] in legal(g)


@rule("WF-R50")
def test_a_smith_placed_before_brings_its_precinct_no_bonus() -> None:
    g = lords(coin=9)
    send(g, "forge")
    others(g)
    send(g, "tavern", prime=True)
    assert BONUS["tavern"] in legal(g)
    others(g)
    send(g, "forge")
    assert BONUS["forge"] not in legal(g)


@rule("WF-R50")
def test_a_saved_bonus_is_of_no_use_to_others() -> None:
    g = lords(coin=9)
    g.players[1].coin = 9
    send(g, "forge", prime=True)
    act(g, "end_turn")
    send(g, "forge")
    assert BONUS["forge"] not in legal(g)
    assert legal(g, "train") != []


@rule("WF-111", "WF-R50")
@pytest.mark.parametrize("precinct", list(BONUS))
def test_an_unused_bonus_lapses_when_the_day_ends(precinct: str) -> None:
    g = lords(coin=9)
    send(g, precinct, prime=True)
    next_day(g)
    send(g, precinct)
    assert BONUS[precinct] not in legal(g)
    assert BONUS[precinct].replace("prime=1", "prime=0") in legal(g)


@rule("WF-111", "WF-R50")
def test_an_unused_bonus_of_the_guildhall_lapses_when_the_day_ends() -> None:
    g = lords(coin=0)
    send(g, "guildhall", prime=True)
    act(g, "request_funds", "save_bonus")
    next_day(g)
    send(g, "guildhall")
    act(g, "request_funds")
    assert legal(g) == ["end_turn"]


@rule("WF-111", "WF-R50")
def test_an_unused_bonus_of_the_market_lapses_when_the_day_ends() -> None:
    g = lords(coin=9)
    send(g, "market", prime=True)
    next_day(g)
    show_components(g, 0, ["bronze", "quartz", "twine"])
    send(g, "market")
    act(g, "buy:slot=0", "buy:slot=1")
    assert legal(g, "buy") == []
