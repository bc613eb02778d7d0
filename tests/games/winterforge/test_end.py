"""How the game ends: the two triggers, the last round, the round cap; and Coin throughout."""

from __future__ import annotations

import pytest

from hearth import Rng
from hearth.games.winterforge.state import EMPTY, Winterforge
from tests.games.winterforge.table import (
    contract,
    fresh,
    set_hand,
    stand,
    start_job,
    table,
)
from tests.support import act, legal, rule

PARTS = ["bronze", "bronze", "bronze", "twine", "twine"]
FORGE_ROYAL = f"forge:contract={contract('R02')},prime=0"


def ready(seats: int = 2, seat: int = 0, first: int = 0) -> Winterforge:
    """It is this seat's turn, in the Forge, and its Royal Contract is sure to succeed."""
    g = table(seats)
    g.first = first
    g.turn = seat
    stand(g, seat, "forge")
    start_job(g, seat, "R02", PARTS, work=99)
    return g


def short_deck(cards: int, seats: int = 2, hand: list[str] | None = None) -> Winterforge:
    """Seat 0 in the Guildhall, with so many Contracts left in the deck."""
    g = table(seats, hand=hand or [])
    g.contract_deck.bag = g.contract_deck.bag[:cards]
    return g


def turns_left(g: Winterforge) -> list[int]:
    """The seats that take a turn until the game is over, the present one included."""
    seats = []
    while not g.over:
        seats.append(g.turn)
        act(g, "end_turn")
    return seats


# A Royal Contract


@rule("WF-090")
def test_a_completed_royal_contract_triggers_the_end() -> None:
    g = ready()
    assert g.ending == 0
    act(g, FORGE_ROYAL)
    assert g.ending == 1


@rule("WF-090")
def test_a_failed_royal_contract_triggers_nothing() -> None:
    g = ready()
    g.players[0].jobs[0].work = 0
    act(g, FORGE_ROYAL)
    assert g.ending == 0


@rule("WF-090")
def test_an_ordinary_contract_triggers_nothing() -> None:
    g = table(at="forge")
    start_job(g, 0, "W12", ["bronze", "bronze", "bronze", "twine"], work=99)
    act(g, f"forge:contract={contract('W12')},prime=0")
    assert g.players[0].done == [contract("W12")]
    assert g.ending == 0


@rule("WF-R33")
def test_the_trigger_does_not_stop_the_turn() -> None:
    g = ready(seat=1)
    act(g, FORGE_ROYAL)
    assert not g.over
    assert g.actions_left == 2
    act(g, "move:to=0,prime=0", "move:to=1,prime=0", "end_turn")
    assert g.over


@rule("WF-092")
@pytest.mark.parametrize(
    ("first", "seat", "turns"),
    [
        (0, 0, [0, 1, 2]),
        (0, 1, [1, 2]),
        (0, 2, [2]),
        (1, 1, [1, 2, 0]),
        (1, 2, [2, 0]),
        (1, 0, [0]),
        (2, 1, [1]),
    ],
)
def test_the_last_turn_is_that_of_the_player_before_the_first(
    first: int, seat: int, turns: list[int]
) -> None:
    g = ready(3, seat, first)
    act(g, FORGE_ROYAL)
    assert turns_left(g) == turns


@rule("WF-092")
def test_all_have_had_equally_many_turns() -> None:
    g = ready(4, seat=0, first=0)
    act(g, *["end_turn"] * 8, FORGE_ROYAL)
    turns = turns_left(g)
    assert [turns.count(seat) for seat in range(4)] == [1, 1, 1, 1]
    assert g.round == 3


# The Contract deck


@rule("WF-091", "WF-R42")
def test_drawing_the_last_contract_to_a_full_track_triggers_the_end() -> None:
    g = short_deck(1)
    act(g, "take_contract:slot=0", "stop_taking")
    assert EMPTY not in g.track
    assert g.ending == 2
    assert not g.over


@rule("WF-R42")
def test_one_contract_left_in_the_deck_triggers_nothing() -> None:
    g = short_deck(2)
    act(g, "take_contract:slot=0", "stop_taking")
    assert g.contract_deck.size() == 1
    assert g.ending == 0


@rule("WF-091", "WF-R23")
def test_a_deck_too_short_for_the_track_triggers_the_end() -> None:
    g = short_deck(1)
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert g.ending == 2


@rule("WF-R42", "WF-R21")
def test_a_return_that_leaves_the_last_contract_undrawn_triggers_nothing() -> None:
    g = short_deck(1, hand=["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "stop_taking", f"return_contract:contract={contract('A01')}")
    assert g.contract_deck.size() == 1
    assert g.ending == 0


@rule("WF-X23", "WF-091", "WF-092", "WF-R33")
def test_every_other_player_takes_one_more_turn_after_the_last_contract() -> None:
    g = short_deck(1, seats=4)
    act(g, "take_contract:slot=0", "stop_taking")
    assert turns_left(g) == [0, 1, 2, 3]


@rule("WF-092")
def test_the_last_of_the_round_ends_the_game_with_the_deck() -> None:
    g = short_deck(1)
    act(g, "end_turn")
    set_hand(g, 1, [])
    g.contract_deck.bag = g.contract_deck.bag[:1]
    act(g, "take_contract:slot=0", "stop_taking")
    assert turns_left(g) == [1]


# The round cap


@rule("WF-R62")
def test_the_round_cap_is_forty_rounds_unless_the_table_decides_otherwise() -> None:
    g = table()
    assert len(turns_left(g)) == 40 * 2
    assert g.ending == 3


@rule("WF-R62")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_game_ends_with_the_round_of_the_cap(seats: int) -> None:
    assert len(turns_left(table(seats, round_cap=10))) == 10 * seats


@rule("WF-R62")
def test_another_first_player_does_not_change_the_length() -> None:
    g = table(3, round_cap=10)
    g.first = g.turn = 2
    turns = turns_left(g)
    assert len(turns) == 30
    assert turns[-1] == 1


# Coin


@rule("WF-R61", "WF-R10")
@pytest.mark.parametrize("at", ["guildhall", "market", "forge", "tavern", "bank"])
def test_without_coin_nothing_that_costs_coin_is_offered(at: str) -> None:
    def paid(coin: int) -> list[str]:
        g = table(at=at, coin=coin, loans=[(3, 4)])
        kinds = ["buy", "refresh_row", "refresh_tavern", "train", "hire", "pay_loan"]
        return [text for kind in kinds for text in legal(g, kind)]

    assert paid(0) == []
    assert bool(paid(9)) == (at != "guildhall")


@rule("WF-R61")
@pytest.mark.parametrize("seed", range(4))
def test_coin_is_never_negative_and_never_changes_hands(seed: int) -> None:
    g = fresh(3, seed, round_cap=10)
    rng = Rng(seed)
    while not g.over:
        actor, before = g.actor(), [guild.coin for guild in g.players]
        options = g.options()
        g.apply(options[rng.below(len(options))])
        after = [guild.coin for guild in g.players]
        assert min(after, default=0) >= 0
        if before and not g.over:
            assert [i for i in range(3) if after[i] != before[i]] in ([], [actor])


@rule("WF-R61")
def test_a_payment_goes_to_the_supply() -> None:
    g = table(3, at="market", coin=9)
    others = [g.players[1].coin, g.players[2].coin]
    act(g, "refresh_row:row=0,free=0")
    assert g.players[0].coin == 8
    assert [g.players[1].coin, g.players[2].coin] == others
