"""The turn: up to three actions, free refreshes, and what is offered to whom."""

from __future__ import annotations

import pytest

from tests.games.winterforge.scenes import kinds, move
from tests.games.winterforge.table import (
    show_components,
    show_crew,
    table,
)
from tests.support import act, legal, rule

ANYWHERE = {"move", "end_turn"}


# Turns and actions


@rule("WF-028")
def test_turns_go_clockwise_from_the_first_player_whose_token_stays() -> None:
    g = table(3)
    g.first = g.turn = 1
    turns = []
    for _ in range(7):
        turns.append(g.actor())
        act(g, "end_turn")
    assert turns == [1, 2, 0, 1, 2, 0, 1]
    assert (g.first, g.round) == (1, 3)


@rule("WF-029")
def test_after_three_actions_only_the_end_of_the_turn_is_left() -> None:
    g = table(coin=0)
    act(g, move("market"), move("forge"))
    assert legal(g, "move") != []
    act(g, move("guildhall"))
    assert legal(g) == ["end_turn"]


@rule("WF-029")
def test_a_turn_may_be_stopped_early_and_the_next_has_three_actions_again() -> None:
    g = table()
    act(g, move("market"), "end_turn")
    assert (g.actor(), g.actions_left) == (1, 3)


@rule("WF-030")
def test_the_same_action_may_be_taken_three_times_in_a_turn() -> None:
    g = table(coin=0)
    act(g, "request_funds", "request_funds", "request_funds")
    assert (g.players[0].coin, g.actions_left) == (3, 0)


@rule("WF-031", "WF-R09")
@pytest.mark.parametrize(
    ("at", "own"),
    [
        ("guildhall", {"take_contract", "request_funds"}),
        ("market", {"buy", "refresh_row"}),
        ("forge", {"train", "forge"}),
        ("tavern", {"hire", "refresh_tavern"}),
        ("bank", {"take_loan", "pay_loan"}),
    ],
)
def test_only_actions_of_the_own_precinct_are_offered(at: str, own: set[str]) -> None:
    g = table(
        at=at, coin=2, loans=[(5, 7)], hand=["W01"], stock=["bronze", "twine"], crew=["haggler"]
    )
    show_components(g, 0, ["bronze", "quartz", "twine"])
    show_crew(g, ["foreman", "guild_clerk", "drillmaster"])
    assert kinds(legal(g)) == own | ANYWHERE


@rule("WF-031", "WF-029")
@pytest.mark.parametrize(
    ("at", "actions"),
    [
        ("guildhall", ["request_funds"]),
        ("guildhall", ["take_contract:slot=0", "stop_taking"]),
        ("guildhall", [move("tavern")]),
        ("market", ["buy:slot=0", "stop_buying"]),
        ("forge", ["train:craft=0,prime=0"]),
        ("tavern", ["hire:slot=0,prime=0"]),
        ("bank", ["take_loan:slot=0,prime=0"]),
        ("bank", ["pay_loan:loan=0,amount=1"]),
    ],
)
def test_each_of_these_is_one_action(at: str, actions: list[str]) -> None:
    g = table(at=at, coin=2, hand=[], loans=[(5, 7)])
    show_components(g, 0, ["bronze", "quartz", "twine"])
    show_crew(g, ["foreman", "guild_clerk", "drillmaster"])
    act(g, *actions)
    assert (g.actor(), g.actions_left) == (0, 2)


@rule("WF-032", "WF-R09")
@pytest.mark.parametrize(
    ("at", "refresh"), [("market", "refresh_row:row=1,free=0"), ("tavern", "refresh_tavern:free=0")]
)
def test_a_refresh_costs_one_coin_and_no_action(at: str, refresh: str) -> None:
    g = table(at=at, coin=3)
    act(g, refresh, refresh)
    assert (g.players[0].coin, g.actions_left) == (1, 3)


@rule("WF-R09")
def test_a_refresh_is_possible_between_actions_and_after_the_last() -> None:
    g = table(at="market", coin=9, actions=2)
    show_components(g, 0, ["bronze", "quartz", "twine"])
    act(g, "buy:slot=0", "stop_buying", "refresh_row:row=0,free=0")
    act(g, "buy:slot=0", "stop_buying", "refresh_row:row=0,free=0")
    assert g.actions_left == 0
    assert kinds(legal(g)) == {"refresh_row", "end_turn"}


@rule("WF-R09")
def test_no_refresh_is_possible_inside_an_action() -> None:
    g = table(at="market", coin=9)
    act(g, "buy:slot=0")
    assert kinds(legal(g)) == {"buy", "stop_buying"}


@rule("WF-R09")
@pytest.mark.parametrize(("at", "kind"), [("market", "refresh_row"), ("tavern", "refresh_tavern")])
def test_a_refresh_needs_a_coin(at: str, kind: str) -> None:
    assert legal(table(at=at, coin=1), kind) != []
    assert legal(table(at=at, coin=0), kind) == []


@rule("WF-R10")
@pytest.mark.parametrize(
    ("at", "own"),
    [
        ("guildhall", {"take_contract", "request_funds"}),
        ("market", set()),
        ("forge", set()),
        ("tavern", set()),
        ("bank", {"take_loan"}),
    ],
)
def test_without_coin_only_what_has_an_effect_is_offered(at: str, own: set[str]) -> None:
    g = table(at=at, coin=0, loans=[(3, 4)], hand=["W01"])
    assert kinds(legal(g)) == own | ANYWHERE


@rule("WF-R10")
def test_an_action_takes_at_least_one_card() -> None:
    g = table(coin=9)
    assert "stop_taking" not in legal(g)
    act(g, "take_contract:slot=0")
    assert "stop_taking" in legal(g)


@rule("WF-R10")
def test_a_payment_is_at_least_one_coin() -> None:
    g = table(at="bank", coin=2, loans=[(5, 7)])
    assert legal(g, "pay_loan") == ["pay_loan:loan=0,amount=1", "pay_loan:loan=0,amount=2"]
