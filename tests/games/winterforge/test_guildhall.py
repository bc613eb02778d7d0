"""The Guildhall: taking and returning Contracts, and the limit."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY, Winterforge
from tests.games.winterforge.table import (
    BOX,
    contract,
    empty_deck,
    fetch_contract,
    show_contracts,
    start_job,
    table,
)
from tests.support import act, legal, rule

TRACK = ["W04", "W05", "W06", "W07"]
PARTS = {"A01": ["twine", "twine"], "A02": ["bronze", "twine"], "A03": ["bronze", "twine"]}


def hall(held: list[str], started: list[str] | None = None, **more: object) -> Winterforge:
    """Seat 0 in the Guildhall with these Contracts; W04 to W07 are on the job track."""
    g = table(hand=held, **more)  # type: ignore[arg-type]
    for card in started or []:
        start_job(g, 0, card, PARTS[card])
    show_contracts(g, TRACK)
    return g


def on_top(g: Winterforge, *cards: str) -> None:
    """These are the next Contracts of the deck."""
    for card in reversed(cards):
        g.contract_deck.put_on_top(fetch_contract(g, contract(card)))


def track(g: Winterforge) -> list[str]:
    return [BOX.contracts[c].id if c >= 0 else "" for c in g.track]


def hand(g: Winterforge) -> list[str]:
    return sorted(BOX.contracts[c].id for c in g.players[0].hand)


def returnable(g: Winterforge) -> set[str]:
    """The Contracts that may be returned now."""
    cards = [int(text.partition("=")[2]) for text in legal(g, "return_contract")]
    return {BOX.contracts[c].id for c in cards}


def give_back(card: str) -> str:
    return f"return_contract:contract={contract(card)}"


# Taking


@rule("WF-072", "WF-R22")
def test_one_contract_may_be_taken() -> None:
    g = hall(["A01"])
    act(g, "take_contract:slot=2", "stop_taking")
    assert hand(g) == ["A01", "W06"]
    assert g.actions_left == 2


@rule("WF-072")
def test_two_contracts_may_be_taken_in_one_action() -> None:
    g = hall(["A01"])
    act(g, "take_contract:slot=2", "take_contract:slot=0")
    assert hand(g) == ["A01", "W04", "W06"]
    assert g.actions_left == 2


@rule("WF-072")
def test_no_third_contract_is_taken_in_one_action() -> None:
    g = hall([])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert g.actions_left == 2
    assert "stop_taking" not in legal(g)


@rule("WF-R22", "WF-R10")
def test_at_least_one_contract_is_taken() -> None:
    g = hall([])
    assert "stop_taking" not in legal(g)
    act(g, "take_contract:slot=0")
    assert "stop_taking" in legal(g)


@rule("WF-072")
def test_contracts_are_taken_only_in_the_guildhall() -> None:
    assert len(legal(hall([]), "take_contract")) == 4
    assert legal(hall([], at="market"), "take_contract") == []


@rule("WF-074")
def test_a_space_stays_open_until_the_action_is_over() -> None:
    g = hall([])
    act(g, "take_contract:slot=1")
    assert track(g) == ["W04", "", "W06", "W07"]
    assert legal(g, "take_contract") == [f"take_contract:slot={slot}" for slot in (0, 2, 3)]


@rule("WF-074")
def test_open_spaces_are_filled_from_the_top_of_the_deck() -> None:
    g = hall([])
    show_contracts(g, ["W01"])
    on_top(g, "J04", "J05", "J06")
    act(g, "take_contract:slot=3", "take_contract:slot=1")
    assert track(g) == ["W01", "J04", "W06", "J05"]


@rule("WF-R23")
def test_the_track_stays_short_when_the_deck_is_empty() -> None:
    g = hall([])
    empty_deck(g.contract_deck)
    act(g, "take_contract:slot=1", "stop_taking")
    assert g.track[1] == EMPTY
    assert legal(g, "take_contract") == [f"take_contract:slot={slot}" for slot in (0, 2, 3)]


@rule("WF-R23")
def test_the_last_contract_of_the_deck_fills_one_of_two_spaces() -> None:
    g = hall([])
    empty_deck(g.contract_deck)
    g.contract_deck.put_on_top(contract("J04"))
    act(g, "take_contract:slot=3", "take_contract:slot=1")
    assert track(g) == ["W04", "J04", "W06", ""]


@rule("WF-R22")
def test_nothing_is_taken_from_an_empty_track() -> None:
    g = hall([])
    assert legal(g, "take_contract")
    g.track = [EMPTY] * 4
    assert legal(g, "take_contract") == []


# The limit


@rule("WF-019", "WF-R22")
@pytest.mark.parametrize("held", [[], ["A01"]])
def test_whoever_stays_within_three_returns_nothing(held: list[str]) -> None:
    g = hall(held)
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert legal(g, "return_contract") == []
    assert hand(g) == sorted([*held, "W04", "W05"])


@rule("WF-073", "WF-019", "WF-R22")
def test_exactly_the_surplus_goes_back() -> None:
    g = hall(["A01", "A02"])
    act(g, "take_contract:slot=0", "take_contract:slot=1", give_back("W04"))
    assert legal(g, "return_contract") == []
    assert hand(g) == ["A01", "A02", "W05"]


@rule("WF-073", "WF-R21")
def test_old_and_new_contracts_may_be_returned() -> None:
    g = hall(["A01", "A02"])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert returnable(g) == {"A01", "A02", "W04", "W05"}


@rule("WF-073", "WF-R22")
def test_at_the_limit_an_older_contract_goes_back_for_the_one_taken() -> None:
    g = hall(["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert returnable(g) == {"A01", "A02", "A03"}
    act(g, give_back("A02"))
    assert hand(g) == ["A01", "A03", "W04"]


@rule("WF-R22")
def test_two_taken_at_the_limit_do_not_both_go_back() -> None:
    g = hall(["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert returnable(g) == {"A01", "A02", "A03", "W04", "W05"}
    act(g, give_back("W05"))
    assert returnable(g) == {"A01", "A02", "A03"}


@rule("WF-R22")
def test_two_older_contracts_may_go_back_for_two_taken() -> None:
    g = hall(["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "take_contract:slot=1", give_back("A03"))
    assert returnable(g) == {"A01", "A02", "W04", "W05"}
    act(g, give_back("A01"))
    assert hand(g) == ["A02", "W04", "W05"]


@rule("WF-021", "WF-073")
def test_started_contracts_count_toward_the_limit() -> None:
    g = hall(["A01"], ["A02", "A03"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert legal(g, "return_contract") == [give_back("A01")]


@rule("WF-R21", "WF-054")
def test_started_contracts_are_never_returned() -> None:
    g = hall(["A01"], ["A02"])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert returnable(g) == {"A01", "W04", "W05"}


@rule("WF-R22", "WF-021")
def test_with_two_started_the_older_one_in_hand_has_to_go_back() -> None:
    g = hall(["A01"], ["A02", "A03"])
    act(g, "take_contract:slot=0", "take_contract:slot=1", give_back("W04"))
    assert returnable(g) == {"A01"}


@rule("WF-R22", "WF-021")
def test_with_two_started_and_an_empty_hand_one_of_two_taken_goes_back() -> None:
    g = hall([], ["A02", "A03"])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert returnable(g) == {"W04", "W05"}
    act(g, give_back("W04"))
    assert hand(g) == ["W05"]


@rule("WF-R22", "WF-021")
def test_three_started_contracts_leave_nothing_to_take() -> None:
    assert legal(hall([], ["A01", "A02"]), "take_contract")
    assert legal(hall([], ["A01", "A02", "A03"]), "take_contract") == []


@rule("WF-019")
def test_the_royal_contract_does_not_count_toward_the_limit() -> None:
    g = hall(["A01"])
    start_job(g, 0, "R02", ["bronze", "bronze", "bronze", "twine", "twine"])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert hand(g) == ["A01", "W04", "W05"]
    assert legal(g, "return_contract") == []


@rule("WF-R22", "WF-019")
def test_a_started_royal_contract_takes_no_place_of_the_limit() -> None:
    g = hall([], ["A01", "A02"])
    start_job(g, 0, "R02", ["iron", "iron", "iron", "birch", "birch"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert hand(g) == ["W04"]


@rule("WF-019")
def test_completed_contracts_do_not_count_toward_the_limit() -> None:
    g = hall(["A01"])
    g.players[0].done = [contract("J01"), contract("J02"), contract("J03")]
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert legal(g, "return_contract") == []


# Returned cards


@rule("WF-R21", "WF-073")
def test_a_returned_contract_fills_the_leftmost_space_and_the_deck_the_other() -> None:
    g = hall(["A01", "A02"])
    on_top(g, "J04")
    act(g, "take_contract:slot=3", "take_contract:slot=1", give_back("A02"))
    assert track(g) == ["W04", "A02", "W06", "J04"]


@rule("WF-R21")
def test_two_returned_contracts_fill_the_track_and_the_deck_stays() -> None:
    g = hall(["A01", "A02", "A03"])
    size = g.contract_deck.size()
    act(g, "take_contract:slot=3", "take_contract:slot=1", give_back("A03"), give_back("A01"))
    assert track(g) == ["W04", "A03", "W06", "A01"]
    assert g.contract_deck.size() == size


@rule("WF-R21")
def test_the_track_is_never_longer_than_its_spaces() -> None:
    g = hall(["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "stop_taking", give_back("A01"))
    assert track(g) == ["A01", "W05", "W06", "W07"]


# Guild Clerk


@rule("WF-R22", "C12")
def test_three_contracts_may_be_taken_with_the_guild_clerk() -> None:
    g = hall(["A01"], crew=["guild_clerk"])
    act(g, "take_contract:slot=0", "take_contract:slot=1", "take_contract:slot=2")
    assert hand(g) == ["A01", "W04", "W05", "W06"]
    assert g.actions_left == 2


@rule("WF-R22", "C12")
def test_with_the_guild_clerk_four_started_contracts_leave_nothing_to_take() -> None:
    g = hall([], ["A01", "A02", "A03"], crew=["guild_clerk"])
    assert len(legal(g, "take_contract")) == 4
    start_job(g, 0, "W01", ["bronze", "twine"])
    assert legal(g, "take_contract") == []


@rule("WF-R22", "C12")
def test_with_the_guild_clerk_three_taken_at_the_limit_do_not_all_go_back() -> None:
    g = hall(["A01", "A02", "A03", "W01"], crew=["guild_clerk"])
    act(g, *[f"take_contract:slot={slot}" for slot in range(3)])
    act(g, give_back("W04"), give_back("W05"))
    assert returnable(g) == {"A01", "A02", "A03", "W01"}
