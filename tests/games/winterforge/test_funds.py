"""The Guildhall: Request Funds, and the Coin of its Prime Position."""

from __future__ import annotations

import pytest

from tests.games.winterforge.table import contract, table
from tests.support import act, legal, rule


@rule("WF-075")
@pytest.mark.parametrize("coin", [0, 1, 2])
def test_below_three_coin_funds_are_one_coin(coin: int) -> None:
    g = table(coin=coin)
    act(g, "request_funds")
    assert g.players[0].coin == coin + 1
    assert g.actions_left == 2


@rule("WF-075")
@pytest.mark.parametrize("coin", [3, 4, 20])
def test_there_are_no_funds_with_three_coin_or_more(coin: int) -> None:
    assert "request_funds" not in legal(table(coin=coin))


@rule("WF-075")
def test_funds_are_requested_only_in_the_guildhall() -> None:
    assert "request_funds" not in legal(table(coin=0, at="bank"))
    assert "request_funds" in legal(table(coin=0))


@rule("WF-076", "WF-R19")
def test_request_funds_in_prime_may_bring_one_coin_more() -> None:
    g = table(coin=1, prime=True)
    act(g, "request_funds")
    assert legal(g) == ["take_bonus_coin", "save_bonus"]
    act(g, "take_bonus_coin")
    assert g.players[0].coin == 3


@rule("WF-076", "WF-R19")
def test_taking_contracts_in_prime_may_bring_one_coin() -> None:
    g = table(hand=[], coin=5, prime=True)
    act(g, "take_contract:slot=0", "stop_taking", "take_bonus_coin")
    assert g.players[0].coin == 6


@rule("WF-076", "WF-R19")
def test_the_bonus_coin_comes_after_contracts_were_returned() -> None:
    g = table(hand=["A01", "A02", "A03"], coin=5, prime=True)
    act(
        g,
        "take_contract:slot=0",
        "stop_taking",
        f"return_contract:contract={contract('A01')}",
        "take_bonus_coin",
    )
    assert g.players[0].coin == 6


@rule("WF-076", "WF-R19")
def test_the_bonus_coin_may_be_saved_for_a_later_action() -> None:
    g = table(coin=0, prime=True)
    act(g, "request_funds", "save_bonus")
    assert g.players[0].coin == 1
    act(g, "request_funds", "take_bonus_coin")
    assert g.players[0].coin == 3


@rule("WF-076")
def test_the_bonus_coin_is_taken_after_one_action_only() -> None:
    g = table(coin=0, prime=True)
    act(g, "request_funds", "take_bonus_coin", "request_funds")
    assert g.players[0].coin == 3
    assert "take_bonus_coin" not in legal(g)


@rule("WF-R19")
def test_entering_the_prime_position_brings_no_coin() -> None:
    g = table(coin=0, at="market")
    act(g, "move:to=0,prime=1")
    assert g.players[0].coin == 0
    assert legal(g, "take_bonus_coin") == []


@rule("WF-R19")
def test_a_free_refresh_brings_no_bonus_coin() -> None:
    g = table(coin=0, prime=True, crew=["rumourmonger"])
    act(g, "refresh_row:row=0,free=1")
    assert legal(g, "take_bonus_coin") == []
    assert g.players[0].bonus


@rule("WF-076")
def test_there_is_no_bonus_coin_on_an_ordinary_space() -> None:
    g = table(coin=0)
    act(g, "request_funds")
    assert "take_bonus_coin" not in legal(g)
    assert g.players[0].coin == 1
