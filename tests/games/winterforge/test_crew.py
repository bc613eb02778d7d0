"""Crew who help outside the Forge, and when an ability begins and ends."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY
from tests.games.winterforge.table import (
    crew,
    set_hand,
    show_components,
    show_contracts,
    show_crew,
    stand,
    table,
)
from tests.support import act, legal, rule

FREE_REFRESHES = [
    "refresh_row:row=0,free=1",
    "refresh_row:row=1,free=1",
    "refresh_row:row=2,free=1",
    "refresh_tavern:free=1",
]


# Transporter


@rule("C01", "WF-R63")
def test_one_move_of_a_turn_is_free_with_the_transporter() -> None:
    g = table(crew=["transporter"])
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 3
    act(g, "move:to=2,prime=0")
    assert g.actions_left == 2


@rule("C01")
def test_without_the_transporter_every_move_is_an_action() -> None:
    g = table()
    act(g, "move:to=1,prime=0")
    assert g.actions_left == 2


@rule("C01", "WF-R63")
def test_the_free_move_is_possible_with_no_actions_left() -> None:
    g = table(crew=["transporter"], actions=0)
    act(g, "move:to=1,prime=0")
    assert g.players[0].place == 1
    assert legal(g, "move") == []


@rule("C01", "WF-R63")
def test_an_unused_free_move_lapses() -> None:
    g = table(crew=["transporter"])
    act(g, "end_turn", "end_turn", "move:to=1,prime=0", "move:to=2,prime=0")
    assert g.actions_left == 2


@rule("C01")
def test_the_free_move_comes_again_on_the_next_own_turn() -> None:
    g = table(crew=["transporter"])
    act(g, "move:to=1,prime=0", "end_turn", "end_turn", "move:to=2,prime=0")
    assert g.actions_left == 3


@rule("WF-R63")
def test_a_free_move_follows_one_line_and_may_take_a_prime_position() -> None:
    g = table(at="market", crew=["transporter"], actions=0)
    assert "move:to=3,prime=0" not in legal(g)
    act(g, "move:to=2,prime=1")
    assert g.players[0].in_prime
    assert g.players[0].bonus


@rule("WF-R60", "WF-R63", "C01")
def test_the_transporter_works_from_the_moment_of_hiring() -> None:
    g = table(at="forge", coin=9)
    show_crew(g, ["transporter"])
    act(g, "move:to=3,prime=0", "hire:slot=0,prime=0")
    assert g.actions_left == 1
    act(g, "move:to=4,prime=0")
    assert g.actions_left == 1


@rule("WF-R60", "C01")
def test_the_free_move_ends_when_the_transporter_is_fired() -> None:
    g = table(at="tavern", coin=9, crew=["transporter"])
    show_crew(g, ["foreman"])
    act(g, "hire:slot=0,prime=0", "fire:crew=0", "move:to=4,prime=0")
    assert g.actions_left == 1


# Market


@rule("C07")
def test_the_haggler_makes_every_component_a_coin_cheaper() -> None:
    g = table(at="market", coin=6, crew=["haggler"])
    show_components(g, 1, ["gold", "ruby", "silk"])
    act(g, "buy:slot=3", "buy:slot=5")
    assert g.players[0].coin == 0


@rule("C07", "WF-R16")
def test_the_haggler_leaves_a_price_of_one_as_it_is() -> None:
    g = table(at="market", coin=2, crew=["haggler"])
    show_components(g, 0, ["bronze", "amber", "twine"])
    act(g, "buy:slot=0", "buy:slot=1")
    assert g.players[0].coin == 0


@rule("C07")
def test_without_the_haggler_the_printed_price_is_paid() -> None:
    g = table(at="market", coin=3)
    show_components(g, 1, ["gold", "ruby", "silk"])
    assert "buy:slot=3" not in legal(g)
    assert "buy:slot=4" in legal(g)


@rule("WF-R60", "C07")
def test_prices_are_back_when_the_haggler_was_fired() -> None:
    g = table(at="tavern", coin=9, crew=["haggler"])
    show_crew(g, ["foreman"])
    show_components(g, 1, ["gold", "ruby", "silk"])
    act(g, "hire:slot=0,prime=0", "fire:crew=0")
    stand(g, 0, "market")
    act(g, "buy:slot=3")
    assert g.players[0].coin == 9 - 2 - 4


@rule("C08")
def test_the_quartermaster_allows_a_third_component() -> None:
    g = table(at="market", coin=30, crew=["quartermaster"])
    act(g, "buy:slot=0", "buy:slot=3", "buy:slot=6")
    assert len(g.players[0].stock) == 3
    assert g.actions_left == 2


@rule("C08")
def test_the_quartermaster_allows_no_fourth_component() -> None:
    g = table(at="market", coin=60, crew=["quartermaster"])
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3")
    assert "stop_buying" not in legal(g)
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3")
    assert g.actions_left == 1


@rule("WF-R20", "C08")
def test_quartermaster_and_prime_position_add_up_to_four() -> None:
    g = table(at="market", prime=True, coin=60, crew=["quartermaster"])
    act(g, "buy:slot=0", "buy:slot=1", "buy:slot=3")
    assert g.players[0].bonus
    act(g, "buy:slot=4")
    assert not g.players[0].bonus
    assert g.actions_left == 2


# Guildhall


@rule("C12")
def test_the_guild_clerk_allows_a_fourth_contract() -> None:
    g = table(crew=["guild_clerk"], hand=["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert legal(g, "return_contract") == []
    assert len(g.players[0].hand) == 4


@rule("C12")
def test_the_guild_clerk_allows_no_fifth_contract() -> None:
    g = table(crew=["guild_clerk"], hand=["A01", "A02", "A03"])
    act(g, "take_contract:slot=0", "take_contract:slot=1", "stop_taking")
    assert len(legal(g, "return_contract")) == 5


@rule("C12")
def test_three_contracts_and_no_fourth_are_taken_with_the_guild_clerk() -> None:
    g = table(crew=["guild_clerk"], hand=[])
    show_contracts(g, ["W04", "W05", "W06", "W07"])
    act(g, "take_contract:slot=0", "take_contract:slot=1", "take_contract:slot=2")
    assert g.actions_left == 2
    assert len(g.players[0].hand) == 3
    assert "stop_taking" not in legal(g)


@rule("WF-R60", "C12")
def test_surplus_contracts_stay_when_the_guild_clerk_leaves_but_none_is_taken() -> None:
    g = table(at="tavern", coin=9, crew=["guild_clerk"], hand=["A01", "A02", "A03", "W01"])
    show_crew(g, ["foreman"])
    act(g, "hire:slot=0,prime=0", "fire:crew=0", "move:to=0,prime=0")
    assert len(g.players[0].hand) == 4
    assert legal(g, "take_contract") == []
    set_hand(g, 0, ["A01", "A02", "A03"])
    assert legal(g, "take_contract")


@rule("C15", "WF-075")
@pytest.mark.parametrize("coin", [0, 2, 3, 5])
def test_the_almoner_makes_funds_two_coin_below_six(coin: int) -> None:
    g = table(coin=coin, crew=["almoner"])
    act(g, "request_funds")
    assert g.players[0].coin == coin + 2


@rule("C15")
def test_even_the_almoner_gets_no_funds_with_six_coin() -> None:
    assert "request_funds" not in legal(table(coin=6, crew=["almoner"]))


# Rumourmonger


@rule("C13", "WF-R09")
@pytest.mark.parametrize("at", ["guildhall", "market", "forge", "tavern", "bank"])
def test_the_rumourmonger_refreshes_from_anywhere_for_no_coin(at: str) -> None:
    g = table(at=at, coin=0, crew=["rumourmonger"])
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == FREE_REFRESHES


@rule("C13")
def test_without_the_rumourmonger_no_refresh_is_free() -> None:
    g = table(at="market", coin=0)
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == []


@rule("C13")
def test_a_free_refresh_of_a_row_costs_nothing_and_deals_anew() -> None:
    g = table(coin=3, crew=["rumourmonger"])
    show_components(g, 0, ["quartz"])
    act(g, "refresh_row:row=0,free=1")
    assert EMPTY not in g.market[:3]
    assert (g.players[0].coin, g.actions_left) == (3, 3)


@rule("C13")
def test_a_free_refresh_of_the_tavern_costs_nothing_and_deals_anew() -> None:
    g = table(coin=3, crew=["rumourmonger"])
    show_crew(g, ["foreman", "haggler", "almoner"])
    act(g, "refresh_tavern:free=1")
    assert g.crew_deck.under == [crew("foreman"), crew("haggler"), crew("almoner")]
    assert (g.players[0].coin, g.actions_left) == (3, 3)


@rule("C13")
@pytest.mark.parametrize("first", FREE_REFRESHES)
def test_the_rumourmonger_refreshes_once_per_turn(first: str) -> None:
    g = table(coin=3, crew=["rumourmonger"])
    act(g, first)
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == []
    act(g, "end_turn", "end_turn")
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == FREE_REFRESHES


@rule("C13", "WF-070")
def test_a_refresh_for_coin_leaves_the_free_one() -> None:
    g = table(at="market", coin=3, crew=["rumourmonger"])
    act(g, "refresh_row:row=0,free=0")
    assert "refresh_row:row=0,free=1" in legal(g)
    act(g, "refresh_row:row=0,free=1")
    assert "refresh_row:row=0,free=0" in legal(g)
    assert g.players[0].coin == 2


@rule("C13", "WF-R09")
def test_the_rumourmonger_refreshes_with_no_actions_left() -> None:
    g = table(coin=0, actions=0, crew=["rumourmonger"])
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == FREE_REFRESHES


@rule("C13", "WF-R09")
def test_the_rumourmonger_does_not_refresh_inside_an_action() -> None:
    g = table(coin=3, crew=["rumourmonger"], hand=[])
    act(g, "take_contract:slot=0")
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == []
    act(g, "stop_taking")
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == FREE_REFRESHES


@rule("WF-R09", "C13")
def test_the_rumourmonger_refreshes_on_the_own_turn_only() -> None:
    g = table(crew=["rumourmonger"])
    act(g, "end_turn")
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == []


@rule("WF-R60", "C13")
def test_the_rumourmonger_works_from_the_moment_of_hiring_until_fired() -> None:
    g = table(at="tavern", coin=9)
    show_crew(g, ["rumourmonger", "foreman"])
    assert "refresh_tavern:free=1" not in legal(g)
    act(g, "hire:slot=0,prime=0")
    assert "refresh_tavern:free=1" in legal(g)
    act(g, "hire:slot=1,prime=0", "fire:crew=0")
    assert "refresh_tavern:free=1" not in legal(g)
