"""The Market: Trades, prices, and what an Assistant's training does there."""

from __future__ import annotations

import pytest

from tests.games.forge.positions import (
    CUBES,
    at_turn,
    available,
    can_place,
    developed,
    has,
    most,
    own,
    place,
    play,
    trade,
    trained,
)
from tests.support import legal, rule

PRICES = {"wood": 2, "metal": 3, "brick": 4, "gem": 5}


@rule("FO-041", "FO-R01")
def test_only_assistants_go_to_the_market() -> None:
    g = at_turn()
    assert can_place(g, "assistant", "market")
    assert not can_place(g, "smith", "market")


@rule("FO-041")
def test_two_assistants_of_a_player_may_stand_there() -> None:
    g = at_turn()
    own(g, gold=20)
    for _ in range(2):
        place(g, "assistant", "market")
        trade(g, "buy", "wood", 1)
        play(g, "end_trades")
    assert available(g) == ["smith"]
    assert has(g) == {"gold": 16, "wood": 2}


@rule("FO-042")
def test_no_trade_needs_to_be_made() -> None:
    g = at_turn()
    own(g, gold=20)
    place(g, "assistant", "market")
    play(g, "end_trades")
    assert has(g) == {"gold": 20}
    assert legal(g, "place")


@rule("FO-042")
def test_one_trade_may_be_enough() -> None:
    g = at_turn()
    own(g, gold=20)
    place(g, "assistant", "market")
    trade(g, "buy", "gem", 2)
    play(g, "end_trades")
    assert has(g) == {"gold": 10, "gem": 2}


@rule("FO-042")
def test_after_two_trades_it_is_over() -> None:
    g = at_turn()
    own(g, gold=20)
    place(g, "assistant", "market")
    trade(g, "buy", "gem", 2)
    trade(g, "buy", "wood", 1)
    assert has(g) == {"gold": 8, "gem": 2, "wood": 1}
    assert legal(g, "place")


@rule("FO-043", "FO-044")
@pytest.mark.parametrize("what", CUBES)
@pytest.mark.parametrize("amount", [1, 3, 5])
def test_any_number_of_one_kind_is_bought_at_its_price(what: str, amount: int) -> None:
    g = at_turn()
    own(g, gold=30)
    place(g, "assistant", "market")
    trade(g, "buy", what, amount)
    assert has(g) == {"gold": 30 - amount * PRICES[what], what: amount}


@rule("FO-043", "FO-044")
@pytest.mark.parametrize("what", CUBES)
@pytest.mark.parametrize("amount", [1, 4, 6])
def test_any_number_of_one_kind_is_sold_at_the_same_price(what: str, amount: int) -> None:
    g = at_turn()
    own(g, **{what: 7})
    place(g, "assistant", "market")
    trade(g, "sell", what, amount)
    assert has(g) == {"gold": amount * PRICES[what], what: 7 - amount}


@rule("FO-043")
@pytest.mark.parametrize("what", CUBES)
def test_nobody_buys_more_than_the_gold_pays_or_sells_more_than_there_is(what: str) -> None:
    g = at_turn()
    own(g, gold=11, **{what: 3})
    place(g, "assistant", "market")
    assert most(g, "buy", what) == 11 // PRICES[what]
    assert most(g, "sell", what) == 3


@rule("FO-043")
def test_what_is_not_there_cannot_be_traded() -> None:
    g = at_turn()
    own(g, gold=1, wood=1)
    place(g, "assistant", "market")
    assert [most(g, "buy", what) for what in CUBES] == [0, 0, 0, 0]
    assert [most(g, "sell", what) for what in CUBES] == [1, 0, 0, 0]


@rule("FO-045", "FO-035")
def test_brick_is_bought() -> None:
    g = at_turn()
    own(g, gold=8)
    place(g, "assistant", "market")
    trade(g, "buy", "brick", 2)
    assert has(g) == {"brick": 2}


@rule("FO-046")
def test_gold_of_the_first_trade_pays_for_the_second() -> None:
    g = at_turn()
    own(g, metal=2)
    place(g, "assistant", "market")
    trade(g, "sell", "metal", 2)
    trade(g, "buy", "wood", 3)
    assert has(g) == {"wood": 3}


@rule("FO-R10")
def test_the_same_kind_may_be_bought_and_sold() -> None:
    g = at_turn()
    own(g, gold=10)
    place(g, "assistant", "market")
    trade(g, "buy", "gem", 2)
    trade(g, "sell", "gem", 2)
    assert has(g) == {"gold": 10}


@rule("FO-R62")
def test_the_hagglers_gold_may_fund_the_next_trade() -> None:
    g = at_turn()
    own(g, wood=1)
    trained(g, "1", "haggler")
    place(g, "1", "market")
    trade(g, "sell", "wood", 1)
    trade(g, "buy", "brick", 1)  # 2 for the Wood, 2 from the Haggler
    assert has(g) == {"brick": 1, "gold": 2}


@rule("FO-R62")
def test_the_market_callers_gold_comes_first_and_only_once() -> None:
    g = at_turn()
    own(g, gold=1)
    trained(g, "1", "market_caller")
    place(g, "1", "market")
    assert has(g) == {"gold": 2}
    trade(g, "buy", "wood", 1)
    trade(g, "sell", "wood", 1)
    assert has(g) == {"gold": 2}


@rule("FO-R62")
def test_the_market_callers_gold_comes_also_without_a_trade() -> None:
    g = at_turn()
    trained(g, "1", "market_caller")
    place(g, "1", "market")
    play(g, *legal(g, "end_trades"))
    assert has(g) == {"gold": 1}


@rule("FO-R35", "FO-142")
@pytest.mark.parametrize("what", CUBES)
def test_the_coin_press_makes_no_purchase_cheaper(what: str) -> None:
    g = at_turn()
    developed(g, "coin_press")
    own(g, gold=PRICES[what] - 1)
    place(g, "assistant", "market")
    assert most(g, "buy", what) == 0
    assert has(g) == {"gold": PRICES[what] - 1}
