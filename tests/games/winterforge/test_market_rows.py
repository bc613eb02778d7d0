"""The rows of the Market: refills, refreshes, gaps, and three of a type."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Deck
from tests.games.winterforge.table import (
    BOX,
    component,
    contract,
    empty_deck,
    show_components,
    start_job,
    table,
)
from tests.support import act, legal, rule

TITLES = [
    ["bronze", "iron", "quartz", "amber", "twine", "birch"],
    ["steel", "gold", "ruby", "sapphire", "leather", "silk"],
    ["mithril", "heartsteel", "diamond", "fire_opal", "dragonhide", "frostweave"],
]
TYPES = ["Metal", "Metal", "Gem", "Gem", "Fibre", "Fibre"]


def row(g: Winterforge, number: int) -> list[str]:
    """The titles in a row of the Market, "" for a gap."""
    cards = g.market[3 * number : 3 * number + 3]
    return [BOX.components[c].id if c >= 0 else "" for c in cards]


def types(g: Winterforge, number: int) -> set[str]:
    return {TYPES[TITLES[number].index(title)] for title in row(g, number)}


def fill(deck: Deck, titles: list[str]) -> None:
    """The deck holds just these, the first on top (the laws of conservation no longer hold)."""
    empty_deck(deck)
    for title in titles:
        deck.put_under(component(title))


# Rows and decks


@rule("WF-013")
@pytest.mark.parametrize("number", range(3))
def test_each_row_shows_three_components_of_its_level(number: int) -> None:
    for seed in range(10):
        shown = row(table(seed=seed), number)
        assert len(shown) == 3
        assert set(shown) <= set(TITLES[number])


@rule("WF-013")
def test_the_other_components_form_one_deck_per_level() -> None:
    g = table()
    levels = [{BOX.components[c].level for c in deck.cards()} for deck in g.component_decks]
    assert [deck.size() for deck in g.component_decks] == [27 - 3, 24 - 3, 18 - 3]
    assert levels == [{0}, {1}, {2}]


@rule("WF-069", "WF-R14")
@pytest.mark.parametrize(
    ("number", "shown", "next_card"),
    [
        (0, ["bronze", "quartz", "twine"], "birch"),
        (1, ["steel", "ruby", "silk"], "gold"),
        (2, ["mithril", "diamond", "frostweave"], "fire_opal"),
    ],
)
def test_the_emptied_slot_is_refilled_from_the_deck_of_its_row(
    number: int, shown: list[str], next_card: str
) -> None:
    g = table(at="market", coin=20)
    show_components(g, number, shown)
    fill(g.component_decks[number], [next_card])
    act(g, f"buy:slot={3 * number + 1}", "stop_buying")
    assert row(g, number) == [shown[0], next_card, shown[2]]


# Refresh


@rule("WF-070")
def test_refreshing_a_row_costs_one_coin_and_no_action() -> None:
    g = table(at="market", coin=3)
    act(g, "refresh_row:row=1,free=0")
    assert g.players[0].coin == 2
    assert g.actions_left == 3


@rule("WF-070")
def test_a_refreshed_row_shows_three_cards_of_row_and_deck_together() -> None:
    g = table(at="market")
    show_components(g, 0, ["bronze", "quartz", "twine"])
    fill(g.component_decks[0], ["amber"])
    act(g, "refresh_row:row=0,free=0")
    left = [BOX.components[c].id for c in g.component_decks[0].cards()]
    assert sorted(row(g, 0) + left) == ["amber", "bronze", "quartz", "twine"]
    assert len(left) == 1


@rule("WF-070")
def test_a_refreshed_row_is_shuffled_into_its_deck_and_not_put_under_it() -> None:
    dealt_again = 0
    for seed in range(20):
        g = table(at="market", seed=seed)
        show_components(g, 0, ["bronze", "quartz", "twine"])
        fill(g.component_decks[0], ["iron", "amber", "birch"])
        act(g, "refresh_row:row=0,free=0")
        dealt_again += sum(title in ("bronze", "quartz", "twine") for title in row(g, 0))
    assert 0 < dealt_again < 60


@rule("WF-070")
def test_the_other_rows_stay_when_one_is_refreshed() -> None:
    g = table(at="market")
    before = row(g, 0) + row(g, 2)
    act(g, "refresh_row:row=1,free=0")
    assert row(g, 0) + row(g, 2) == before


@rule("WF-070", "WF-R09")
def test_a_row_is_refreshed_only_in_the_market_and_for_coin() -> None:
    rows = [f"refresh_row:row={number},free=0" for number in range(3)]
    assert legal(table(at="market", coin=1), "refresh_row") == rows
    assert legal(table(at="market", coin=0), "refresh_row") == []
    assert legal(table(at="guildhall", coin=9), "refresh_row") == []


@rule("WF-R09")
def test_no_row_is_refreshed_inside_a_purchase() -> None:
    g = table(at="market", coin=9)
    act(g, "buy:slot=0")
    assert legal(g, "refresh_row") == []
    act(g, "stop_buying")
    assert len(legal(g, "refresh_row")) == 3


# Gaps


@rule("WF-R13")
def test_a_space_stays_empty_when_the_deck_of_its_level_has_run_out() -> None:
    g = table(at="market", coin=20)
    show_components(g, 0, ["bronze", "quartz", "twine"])
    fill(g.component_decks[0], [])
    act(g, "buy:slot=0", "stop_buying")
    assert row(g, 0) == ["", "quartz", "twine"]
    assert "buy:slot=0" not in legal(g)


@rule("WF-R13")
def test_all_gaps_are_filled_when_components_of_the_level_return() -> None:
    g = table(at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    show_components(g, 0, ["quartz"])
    fill(g.component_decks[0], [])
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert row(g, 0) == ["quartz", "bronze", "twine"]


@rule("WF-R13")
def test_gaps_are_filled_at_the_end_of_the_action_and_not_before() -> None:
    g = table(at="forge", crew=["haggler"])
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    show_components(g, 0, ["quartz"])
    fill(g.component_decks[0], [])
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert row(g, 0) == ["quartz", "", ""]
    act(g, "keep_crew")
    assert row(g, 0) == ["quartz", "bronze", "twine"]


@rule("WF-R13")
def test_components_of_another_level_fill_no_gap() -> None:
    g = table(at="forge")
    start_job(g, 0, "W01", ["steel", "leather"], work=9)
    show_components(g, 0, ["quartz"])
    fill(g.component_decks[0], [])
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert row(g, 0) == ["quartz", "", ""]
    assert g.component_decks[1].under == [component("steel"), component("leather")]


@rule("WF-R15")
@pytest.mark.parametrize(("deck", "dealt"), [(["quartz"], 2), (["quartz", "twine", "birch"], 3)])
def test_a_row_with_gaps_may_be_refreshed(deck: list[str], dealt: int) -> None:
    g = table(at="market")
    show_components(g, 0, ["bronze"])
    fill(g.component_decks[0], deck)
    act(g, "refresh_row:row=0,free=0")
    assert len([title for title in row(g, 0) if title]) == dealt
    assert g.component_decks[0].size() == 1 + len(deck) - dealt


# Three of a type


@rule("WF-071", "WF-R12")
def test_no_row_starts_with_three_of_a_type() -> None:
    for seed in range(40):
        g = table(seed=seed)
        assert min(len(types(g, number)) for number in range(3)) > 1


@rule("WF-071", "WF-R12")
def test_three_of_a_type_after_a_refill_are_dealt_anew_for_no_coin() -> None:
    g = table(at="market", coin=9)
    show_components(g, 0, ["bronze", "iron", "quartz"])
    fill(g.component_decks[0], ["bronze", "twine"])
    act(g, "buy:slot=2", "stop_buying")
    assert "twine" in row(g, 0)
    assert "" not in row(g, 0)
    assert g.component_decks[0].size() == 1
    assert g.players[0].coin == 8


@rule("WF-071", "WF-R12")
def test_three_of_a_type_after_a_refresh_are_dealt_anew_for_no_coin() -> None:
    for seed in range(10):
        g = table(at="market", coin=9, seed=seed)
        show_components(g, 0, ["bronze", "quartz", "twine"])
        fill(g.component_decks[0], ["bronze"] * 30)
        act(g, "refresh_row:row=0,free=0")
        assert len(types(g, 0)) > 1
        assert g.players[0].coin == 8


@rule("WF-R12")
def test_after_twenty_vain_deals_the_third_card_is_exchanged() -> None:
    g = table(at="market", coin=9)
    show_components(g, 0, ["bronze", "iron", "quartz"])
    fill(g.component_decks[0], ["bronze", *["iron"] * 20_000, "twine"])
    act(g, "buy:slot=2", "stop_buying")
    assert row(g, 0) == ["iron", "iron", "twine"]
    assert g.component_decks[0].under == [component("iron")]


@rule("WF-R12")
def test_the_third_card_is_exchanged_only_after_many_vain_deals() -> None:
    exchanged = 0
    for seed in range(100):
        g = table(at="market", coin=9, seed=seed)
        show_components(g, 0, ["bronze", "iron", "quartz"])
        fill(g.component_decks[0], ["bronze", *["iron"] * 57, "twine", "twine"])
        act(g, "buy:slot=2", "stop_buying")
        exchanged += g.component_decks[0].under == [component("iron")]
    assert 4 <= exchanged <= 22  # 12 is the mean with 20 deals that fail 9 times in 10


@rule("WF-R12")
def test_a_row_stays_when_row_and_deck_are_of_one_type() -> None:
    g = table(at="market", coin=9)
    show_components(g, 0, ["bronze", "iron", "quartz"])
    fill(g.component_decks[0], ["bronze", "iron", "iron"])
    act(g, "buy:slot=2", "stop_buying")
    assert row(g, 0) == ["bronze", "iron", "bronze"]
    assert g.component_decks[0].under == [component("iron"), component("iron")]


@rule("WF-R12")
def test_a_row_of_two_cards_of_a_type_stays() -> None:
    g = table(at="market", coin=9)
    show_components(g, 0, ["quartz", "bronze", "iron"])
    fill(g.component_decks[0], [])
    act(g, "buy:slot=0", "stop_buying")
    assert row(g, 0) == ["", "bronze", "iron"]


@rule("WF-R12")
def test_two_of_a_type_and_another_stay() -> None:
    g = table(at="market", coin=9)
    show_components(g, 0, ["bronze", "iron", "quartz"])
    fill(g.component_decks[0], ["amber", "twine"])
    act(g, "buy:slot=0", "stop_buying")
    assert row(g, 0) == ["amber", "iron", "quartz"]
    assert g.component_decks[0].under == [component("twine")]


@rule("WF-R12", "WF-R13")
def test_three_of_a_type_after_a_return_of_components_are_dealt_anew() -> None:
    g = table(at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    show_components(g, 0, ["iron", "iron"])
    fill(g.component_decks[0], [])
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert "twine" in row(g, 0)
    assert "" not in row(g, 0)


@rule("WF-071", "WF-R12")
def test_a_row_that_had_to_stay_is_dealt_anew_once_its_deck_has_another_type() -> None:
    g = table(at="forge")
    start_job(g, 0, "J02", ["quartz", "twine"], work=9)
    show_components(g, 0, ["bronze", "bronze", "iron"])
    deck = g.component_decks[0]
    held = [card for card in deck.bag if BOX.components[card].material != 0]
    deck.bag = [card for card in deck.bag if card not in held]
    g.players[1].stock += held
    act(g, f"forge:contract={contract('J02')},prime=0")
    assert len({BOX.components[card].material for card in g.market[:3]}) > 1
