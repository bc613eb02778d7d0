"""The Market: what a purchase is, what it costs, and the Prime Position."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY
from tests.games.winterforge.table import (
    BOX,
    component,
    give_component,
    show_components,
    table,
)
from tests.support import act, legal, rule

PRICES = {
    1: ["bronze", "quartz", "twine"],
    2: ["iron", "amber", "birch"],
    3: ["steel", "ruby", "leather"],
    4: ["gold", "sapphire", "silk"],
    5: ["mithril", "diamond", "dragonhide"],
    6: ["heartsteel", "fire_opal", "frostweave"],
}


# Purchase


@rule("WF-067")
@pytest.mark.parametrize(
    ("title", "price"), [(title, price) for price in PRICES for title in PRICES[price]]
)
def test_a_component_costs_its_price(title: str, price: int) -> None:
    g = table(at="market", coin=price)
    show_components(g, BOX.components[component(title)].level, [title])
    act(g, f"buy:slot={g.market.index(component(title))}")
    assert g.players[0].coin == 0


@rule("WF-067")
def test_two_components_of_any_rows_go_to_the_stockpile() -> None:
    g = table(at="market", coin=20)
    show_components(g, 0, ["bronze", "quartz", "twine"])
    show_components(g, 2, ["mithril", "diamond", "dragonhide"])
    act(g, "buy:slot=1", "buy:slot=8")
    assert g.players[0].stock == [component("quartz"), component("dragonhide")]
    assert g.players[0].coin == 20 - 1 - 5


@rule("WF-067")
def test_a_purchase_ends_after_two_components() -> None:
    g = table(at="market", coin=20)
    act(g, "buy:slot=0")
    assert "stop_buying" in legal(g)
    act(g, "buy:slot=1")
    assert g.actions_left == 2
    assert "stop_buying" not in legal(g)


@rule("WF-R14", "WF-067")
def test_buying_one_component_is_a_whole_action() -> None:
    g = table(at="market", coin=20)
    act(g, "buy:slot=0", "stop_buying")
    assert len(g.players[0].stock) == 1
    assert g.actions_left == 2


@rule("WF-R14")
def test_the_second_component_is_paid_from_what_the_first_left() -> None:
    g = table(at="market", coin=5)
    show_components(g, 0, ["bronze", "amber", "twine"])
    show_components(g, 1, ["steel", "ruby", "silk"])
    show_components(g, 2, ["mithril", "diamond", "dragonhide"])
    assert legal(g, "buy") == [f"buy:slot={slot}" for slot in range(9)]
    act(g, "buy:slot=3")
    assert legal(g, "buy") == ["buy:slot=0", "buy:slot=1", "buy:slot=2"]


@rule("WF-R14", "WF-R10")
def test_a_component_that_is_too_dear_cannot_be_bought() -> None:
    g = table(at="market", coin=1)
    show_components(g, 0, ["bronze", "amber", "birch"])
    assert legal(g, "buy") == ["buy:slot=0"]


@rule("WF-R14", "WF-069")
def test_a_bought_component_is_not_replaced_during_the_action() -> None:
    g = table(at="market", coin=20)
    act(g, "buy:slot=0")
    assert g.market[0] == EMPTY
    assert legal(g, "buy") == [f"buy:slot={slot}" for slot in range(1, 9)]


@rule("WF-067")
def test_components_are_sold_only_in_the_market() -> None:
    assert legal(table(at="market", coin=20), "buy")
    assert not legal(table(at="forge", coin=20), "buy")


@rule("WF-018")
def test_a_stockpile_holds_any_number_of_components() -> None:
    g = table(at="market", coin=20)
    for title in PRICES[1] * 4:
        give_component(g, 0, title)
    act(g, "buy:slot=0", "stop_buying")
    assert len(g.players[0].stock) == 13


# Prime


@rule("WF-068")
def test_the_prime_position_of_the_market_allows_a_third_component() -> None:
    g = table(at="market", prime=True, coin=30)
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3")
    assert len(g.players[0].stock) == 3
    assert g.actions_left == 2


@rule("WF-068")
def test_the_third_component_is_allowed_in_one_purchase_only() -> None:
    g = table(at="market", prime=True, coin=60)
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3", "buy:slot=4", "buy:slot=6")
    assert len(g.players[0].stock) == 5
    assert g.actions_left == 1


@rule("WF-R20")
def test_buying_two_leaves_the_bonus_of_the_market_unused() -> None:
    g = table(at="market", prime=True, coin=30)
    act(g, "buy:slot=0", "buy:slot=1", "stop_buying")
    assert g.players[0].bonus
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3")
    assert not g.players[0].bonus


@rule("WF-R20")
def test_quartermaster_and_prime_position_allow_four_components() -> None:
    g = table(at="market", prime=True, coin=60, crew=["quartermaster"])
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3", "buy:slot=4")
    assert len(g.players[0].stock) == 4
    assert not g.players[0].bonus
    assert g.actions_left == 2


@rule("WF-R20")
def test_the_third_component_of_the_quartermaster_leaves_the_bonus_unused() -> None:
    g = table(at="market", prime=True, coin=60, crew=["quartermaster"])
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3", "stop_buying")
    assert g.players[0].bonus


# Price limits


@rule("WF-R16", "C07")
@pytest.mark.parametrize(("title", "price"), [("bronze", 1), ("iron", 1), ("steel", 2)])
def test_the_haggler_brings_no_component_below_one_coin(title: str, price: int) -> None:
    g = table(at="market", coin=9, crew=["haggler"])
    show_components(g, BOX.components[component(title)].level, [title])
    act(g, f"buy:slot={g.market.index(component(title))}")
    assert g.players[0].coin == 9 - price


@rule("WF-R16", "WF-R10")
def test_a_component_is_never_free() -> None:
    g = table(at="market", coin=0, crew=["haggler"])
    show_components(g, 0, ["bronze", "quartz", "twine"])
    assert legal(g, "buy") == []
    g.players[0].coin = 1
    assert legal(g, "buy") == ["buy:slot=0", "buy:slot=1", "buy:slot=2"]
