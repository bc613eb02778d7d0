"""The Events of the Solo game for a turn: prices, actions and Moves."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY
from tests.games.winterforge.scenes import turn_up
from tests.games.winterforge.table import (
    BOX,
    place,
    quiet,
    show_components,
    show_crew,
    solo,
    table,
)
from tests.support import act, legal, rule

# E02 Glut of Ore


@rule("E02")
def test_in_a_glut_of_ore_components_cost_one_less() -> None:
    g = solo("glut_of_ore", coin=2, at="market")
    show_components(g, 1, ["steel", "gold", "leather"])  # 3, 4 and 3 Coin
    assert [s for s in legal(g, "buy") if s in ("buy:slot=3", "buy:slot=4", "buy:slot=5")] == [
        "buy:slot=3",
        "buy:slot=5",
    ]
    act(g, "buy:slot=3")
    assert g.players[0].coin == 0


@rule("E02", "WF-R16")
def test_in_a_glut_of_ore_components_still_cost_one() -> None:
    g = solo("glut_of_ore", coin=1, at="market")
    show_components(g, 0, ["bronze", "iron", "twine"])
    act(g, "buy:slot=0")
    assert g.players[0].coin == 0
    assert legal(g, "buy") == []


@rule("E02", "WF-R60", "WF-R16")
def test_the_glut_of_ore_adds_to_the_haggler_down_to_one() -> None:
    g = solo("glut_of_ore", coin=4, at="market", crew=["haggler"], prime=True)
    show_components(g, 0, ["bronze", "iron", "twine"])
    show_components(g, 1, ["gold", "steel", "leather"])
    act(g, "buy:slot=3")
    assert g.players[0].coin == 2  # 4 less 2
    act(g, "buy:slot=1")
    assert g.players[0].coin == 1  # 2 less 2, but at least 1


@rule("E02", "WF-R46")
def test_the_glut_of_ore_is_over_after_the_turn() -> None:
    g = solo("glut_of_ore", coin=2, at="market")
    turn_up(g, "early_shift")
    show_components(g, 1, ["steel", "gold", "leather"])
    assert not {"buy:slot=3", "buy:slot=4", "buy:slot=5"} & set(legal(g))


# E05 Swept Roads


@rule("E05", "WF-R63")
def test_on_swept_roads_the_first_move_is_free() -> None:
    g = solo("swept_roads")
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 3
    act(g, "move:to=0,prime=0")
    assert g.actions_left == 2


@rule("E05", "WF-R63")
def test_the_move_on_swept_roads_needs_no_action_left() -> None:
    g = solo("swept_roads", at="guildhall", coin=0)
    act(g, *["request_funds"] * 3)
    assert g.actions_left == 0
    act(g, "move:to=1,prime=1")
    assert legal(g, "move") == []


@rule("E05", "WF-043")
def test_on_swept_roads_a_bonus_is_used_twice_in_a_turn() -> None:
    g = solo("swept_roads", coin=0, prime=True)
    act(g, "request_funds", "take_bonus_coin", "move:to=1,prime=0", "move:to=0,prime=1")
    act(g, "request_funds", "take_bonus_coin")
    assert g.players[0].coin == 4


@rule("E05", "WF-R60")
def test_swept_roads_and_transporter_make_two_moves_free() -> None:
    g = solo("swept_roads", crew=["transporter"])
    act(g, "move:to=1,prime=0", "move:to=0,prime=0")
    assert g.actions_left == 3
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 2


@rule("E05", "WF-R63")
def test_an_unused_move_on_swept_roads_lapses() -> None:
    g = solo("swept_roads")
    turn_up(g, "generous_patron")
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 2


# E06 Early Shift


@rule("E06")
def test_an_early_shift_has_four_actions() -> None:
    g = solo("early_shift", coin=0)
    assert g.actions_left == 4
    act(g, *["move:to=1,prime=0", "move:to=0,prime=0"] * 2)
    assert legal(g) == ["end_turn"]


@rule("E06", "WF-043")
def test_in_an_early_shift_a_bonus_is_used_twice_in_a_turn() -> None:
    g = solo("early_shift", coin=0, prime=True)
    act(g, "request_funds", "take_bonus_coin", "move:to=1,prime=0", "move:to=0,prime=1")
    act(g, "request_funds", "take_bonus_coin")
    assert g.players[0].coin == 4


@rule("E06", "WF-R46")
def test_the_turn_after_the_early_shift_has_three_actions() -> None:
    g = solo("early_shift")
    turn_up(g, "generous_patron")
    assert g.actions_left == 3


# E09 Feast Day


@rule("E09")
@pytest.mark.parametrize(("coin", "slots"), [(0, [0]), (1, [0, 1]), (2, [0, 1, 2])])
def test_on_feast_day_hiring_costs_two_less(coin: int, slots: list[int]) -> None:
    g = solo("feast_day", coin=coin, at="tavern")
    show_crew(g, ["foreman", "greybeard", "haggler"])  # 2, 3 and 4 Coin
    assert legal(g, "hire") == [f"hire:slot={slot},prime=0" for slot in slots]
    act(g, f"hire:slot={coin},prime=0")
    assert g.players[0].coin == 0


@rule("E09", "WF-R60", "WF-R16")
@pytest.mark.parametrize(("slot", "left"), [(0, 3), (1, 3), (2, 2)])
def test_feast_day_and_prime_add_up_down_to_nothing(slot: int, left: int) -> None:
    g = solo("feast_day", coin=3, at="tavern", prime=True)
    show_crew(g, ["foreman", "greybeard", "haggler"])
    act(g, f"hire:slot={slot},prime=1")
    assert g.players[0].coin == left


@rule("E09", "WF-R46")
def test_feast_day_is_over_after_the_turn() -> None:
    g = solo("feast_day", coin=2, at="tavern")
    turn_up(g, "early_shift")
    show_crew(g, ["foreman", "greybeard", "haggler"])
    assert legal(g, "hire") == ["hire:slot=0,prime=0"]


# E12 Market Fire


@rule("E12")
@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_market_fire_deals_every_row_anew(row: int) -> None:
    changed = 0
    for seed in range(20):
        g = table(1, seed=seed)
        quiet(g)
        before = g.market[3 * row : 3 * row + 3]
        turn_up(g, "market_fire")
        changed += g.market[3 * row : 3 * row + 3] != before
    assert changed > 10


@rule("E12")
@pytest.mark.parametrize("row", [0, 1, 2])
def test_what_lay_in_the_market_fire_is_shuffled_into_its_deck(row: int) -> None:
    g = table(1)
    quiet(g)
    deck = g.component_decks[row]
    cards = sorted(deck.cards() + g.market[3 * row : 3 * row + 3])
    turn_up(g, "market_fire")
    assert EMPTY not in g.market[3 * row : 3 * row + 3]
    assert sorted(deck.cards() + g.market[3 * row : 3 * row + 3]) == cards
    assert deck.under == []


@rule("E12", "WF-R12")
def test_a_market_fire_leaves_no_three_of_a_type() -> None:
    for seed in range(40):
        g = table(1, seed=seed)
        quiet(g)
        turn_up(g, "market_fire")
        types = [BOX.components[card].material for card in g.market]
        assert all(len(set(types[i : i + 3])) > 1 for i in (0, 3, 6))


@rule("E12")
def test_a_market_fire_costs_no_coin() -> None:
    assert solo("market_fire", coin=3).players[0].coin == 3


@rule("E12")
def test_after_a_market_fire_components_cost_one_more() -> None:
    g = solo("market_fire", coin=2, at="market")
    show_components(g, 0, ["bronze", "iron", "twine"])
    show_components(g, 1, ["steel", "gold", "leather"])
    assert legal(g, "buy") == ["buy:slot=0", "buy:slot=2"]
    act(g, "buy:slot=0")
    assert g.players[0].coin == 0


@rule("E12", "WF-R60", "WF-R16")
@pytest.mark.parametrize(("slot", "cost"), [(0, 1), (3, 3)])
def test_market_fire_and_haggler_cancel_out(slot: int, cost: int) -> None:
    g = solo("market_fire", coin=9, at="market", crew=["haggler"])
    show_components(g, 0, ["bronze", "iron", "twine"])
    show_components(g, 1, ["steel", "gold", "leather"])
    act(g, f"buy:slot={slot}")
    assert g.players[0].coin == 9 - cost


@rule("E12", "WF-R46")
def test_the_prices_of_a_market_fire_are_over_after_the_turn() -> None:
    g = solo("market_fire", coin=1, at="market")
    turn_up(g, "early_shift")
    show_components(g, 0, ["bronze", "iron", "twine"])
    act(g, "buy:slot=0")
    assert g.players[0].coin == 0


# E14 Sickness in the Halls


@rule("E14")
def test_in_sickness_there_are_two_actions() -> None:
    g = solo("sickness_in_the_halls", coin=0)
    assert g.actions_left == 2
    act(g, "move:to=1,prime=0", "move:to=0,prime=0")
    assert legal(g) == ["end_turn"]


@rule("E14", "WF-R46")
def test_the_sickness_is_over_after_the_turn() -> None:
    g = solo("sickness_in_the_halls")
    turn_up(g, "generous_patron")
    assert g.actions_left == 3


# E15 Collapsed Tunnels


@rule("E15")
def test_through_collapsed_tunnels_there_is_one_move() -> None:
    g = solo("collapsed_tunnels", coin=0)
    assert legal(g, "move") != []
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 2
    assert legal(g) == ["end_turn"]


@rule("E15", "WF-R63")
def test_through_collapsed_tunnels_a_free_move_is_the_only_one() -> None:
    g = solo("collapsed_tunnels", crew=["transporter"])
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 3
    assert legal(g, "move") == []


@rule("E15")
def test_a_move_to_an_alleyway_counts_in_collapsed_tunnels() -> None:
    g = solo("collapsed_tunnels", alleyways=["shrine"])
    act(g, f"move:to={place('shrine')},prime=0")
    assert legal(g, "move") == []
    assert legal(g, "donate") == ["donate"]


@rule("E15")
def test_collapsed_tunnels_forbid_no_other_action() -> None:
    g = solo("collapsed_tunnels", coin=0, at="market")
    act(g, "move:to=0,prime=0", "request_funds", "request_funds")
    assert g.players[0].coin == 2


@rule("E15", "WF-R46")
def test_the_tunnels_are_open_again_after_the_turn() -> None:
    g = solo("collapsed_tunnels")
    act(g, "move:to=1,prime=0")
    turn_up(g, "generous_patron")
    act(g, "move:to=0,prime=0", "move:to=1,prime=0", "move:to=0,prime=0")
    assert g.actions_left == 0
