"""The Events of the Solo game that harm at once: each, and its limits."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY
from tests.games.winterforge.scenes import alone, turn_up
from tests.games.winterforge.table import (
    complete,
    component,
    contract,
    crew,
    empty_deck,
    fetch_contract,
    give_loan,
    give_rune,
    quiet,
    show_contracts,
    solo,
    start_job,
)
from tests.support import act, legal, rule

ROYAL_PARTS = ["bronze", "bronze", "bronze", "twine", "twine"]


# E11 Tax Collector


@rule("E11")
@pytest.mark.parametrize(("coin", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_tax_collector_takes_two_coin_or_all(coin: int, left: int) -> None:
    assert solo("tax_collector", coin=coin).players[0].coin == left


# E16 Rust and Moth


@rule("E16")
def test_rust_and_moth_eat_a_component_of_choice() -> None:
    g = solo("rust_and_moth", stock=["bronze", "steel", "bronze"])
    bronze, steel = component("bronze"), component("steel")
    assert legal(g) == [f"lose_component:component={card}" for card in sorted((bronze, steel))]
    act(g, f"lose_component:component={steel}")
    assert g.players[0].stock == [bronze, bronze]
    assert g.component_decks[1].under == [steel]
    assert "end_turn" in legal(g)


@rule("E16", "WF-R46")
def test_rust_and_moth_find_nothing_in_an_empty_stockpile() -> None:
    g = alone()
    start_job(g, 0, "W01", ["bronze", "twine"])
    turn_up(g, "rust_and_moth")
    assert "end_turn" in legal(g)
    assert g.players[0].jobs[0].parts == [component("bronze"), component("twine")]


@rule("E16")
def test_rust_and_moth_do_not_touch_runes() -> None:
    g = alone(alleyways=["runesmith"])
    give_rune(g, 0, "embers")
    turn_up(g, "rust_and_moth")
    assert "end_turn" in legal(g)
    assert len(g.players[0].runes) == 1


@rule("E16", "WF-R13")
def test_a_component_lost_to_rust_fills_a_gap_of_the_market_at_once() -> None:
    g = alone(stock=["steel"])
    empty_deck(g.component_decks[1])
    g.market[4] = EMPTY
    turn_up(g, "rust_and_moth")
    quiet(g)
    assert g.market[4] == component("steel")


# E17 Creditors at the Door


@rule("E17")
@pytest.mark.parametrize(
    ("coin", "loans", "left"),
    [(5, 0, 5), (5, 1, 4), (5, 2, 3), (2, 2, 0), (1, 2, 0), (0, 2, 0)],
)
def test_creditors_take_one_coin_per_unpaid_loan(coin: int, loans: int, left: int) -> None:
    g = solo("creditors_at_the_door", coin=coin, loans=[(5, 7), (6, 8)][:loans])
    assert g.players[0].coin == left


@rule("E17")
def test_what_creditors_take_is_no_payment() -> None:
    g = solo("creditors_at_the_door", coin=5, loans=[(5, 7), (6, 8)])
    assert g.players[0].paid == [0, 0]


@rule("E17")
def test_creditors_take_nothing_for_a_repaid_loan() -> None:
    g = alone(coin=3, at="bank")
    give_loan(g, 0, 5, 7, paid=6)
    act(g, "pay_loan:loan=0,amount=1")
    turn_up(g, "creditors_at_the_door")
    assert g.players[0].coin == 2


# E18 Crew Quarrel


@rule("E18")
def test_quarrelling_crew_stay_for_one_coin_each() -> None:
    g = solo("crew_quarrel", coin=3, crew=["haggler", "foreman"])
    assert set(legal(g)) == {"keep_crew", "dismiss_crew"}
    act(g, "keep_crew", "keep_crew")
    assert g.players[0].coin == 1
    assert g.players[0].crew == [crew("haggler"), crew("foreman")]
    assert "end_turn" in legal(g)


@rule("E18")
def test_unpaid_crew_go_under_the_deck_after_a_quarrel() -> None:
    g = solo("crew_quarrel", coin=3, crew=["haggler", "foreman"])
    act(g, "dismiss_crew", "keep_crew")
    assert g.players[0].crew == [crew("foreman")]
    assert g.players[0].coin == 2
    assert g.crew_deck.under == [crew("haggler")]


@rule("E18")
def test_a_quarrel_costs_the_greybeard_his_patience_too() -> None:
    g = solo("crew_quarrel", coin=1, crew=["greybeard"])
    act(g, "keep_crew")
    assert g.players[0].coin == 0
    g = solo("crew_quarrel", coin=0, crew=["greybeard"])
    assert "keep_crew" not in legal(g)
    quiet(g)
    assert g.players[0].crew == []


@rule("E18")
def test_one_coin_keeps_one_of_two_quarrelling_crew() -> None:
    g = solo("crew_quarrel", coin=1, crew=["haggler", "foreman"])
    act(g, "keep_crew")
    assert "keep_crew" not in legal(g)
    quiet(g)
    assert g.players[0].crew == [crew("haggler")]
    assert g.players[0].coin == 0


@rule("E18", "WF-R46")
def test_without_crew_nobody_quarrels() -> None:
    g = solo("crew_quarrel", coin=3)
    assert "end_turn" in legal(g)
    assert g.players[0].coin == 3


@rule("E18", "WF-R60")
def test_a_transporter_lost_in_a_quarrel_moves_nobody() -> None:
    g = solo("crew_quarrel", coin=3, crew=["transporter"])
    act(g, "dismiss_crew", "move:to=1,prime=0")
    assert g.actions_left == 2


# E19 Rival's Claim


@rule("E19")
@pytest.mark.parametrize(
    ("track", "slot"),
    [
        (["W01", "W04", "W09", "A01"], 2),
        (["W01", "W09", "A09", "J09"], 1),
        (["A01", "W01", "J01", "W02"], 0),
        (["A01", "W01", "J01", "W04"], 3),
    ],
)
def test_a_rival_claims_the_leftmost_contract_of_the_most_rp(track: list[str], slot: int) -> None:
    g = alone()
    show_contracts(g, track)
    size = g.contract_deck.size()
    turn_up(g, "rivals_claim")
    assert g.contract_deck.under == [contract(track[slot])]
    kept = [contract(c) for c in track[:slot] + track[slot + 1 :]]
    assert g.track[:slot] + g.track[slot + 1 :] == kept
    assert g.track[slot] not in (EMPTY, contract(track[slot]))
    assert g.contract_deck.size() == size


@rule("E19")
def test_the_claimed_contract_is_replaced_from_the_top_of_the_deck() -> None:
    g = alone()
    show_contracts(g, ["W01", "W04", "W09", "A01"])
    fetch_contract(g, contract("J12"))
    g.contract_deck.put_on_top(contract("J12"))
    turn_up(g, "rivals_claim")
    assert g.track == [contract(c) for c in ("W01", "W04", "J12", "A01")]


@rule("E19")
def test_with_an_empty_deck_the_rival_claims_nothing() -> None:
    g = alone()
    show_contracts(g, ["W01", "W04", "W09", "A01"])
    empty_deck(g.contract_deck)
    turn_up(g, "rivals_claim")
    assert g.track == [contract(c) for c in ("W01", "W04", "W09", "A01")]
    assert g.contract_deck.size() == 0


@rule("E19")
def test_the_last_contract_of_the_deck_changes_places_with_the_claimed_one() -> None:
    g = alone()
    show_contracts(g, ["W01", "W04", "W09", "A01"])
    fetch_contract(g, contract("J12"))
    empty_deck(g.contract_deck)
    g.contract_deck.put_on_top(contract("J12"))
    turn_up(g, "rivals_claim")
    assert g.track == [contract(c) for c in ("W01", "W04", "J12", "A01")]
    assert g.contract_deck.cards() == [contract("W09")]


# E20 Royal Inspection


@rule("E20")
@pytest.mark.parametrize(("card", "parts"), [("W01", ["bronze", "twine"]), ("R02", ROYAL_PARTS)])
def test_an_inspection_of_a_started_contract_brings_two_coin(card: str, parts: list[str]) -> None:
    g = alone(coin=4)
    start_job(g, 0, card, parts)
    turn_up(g, "royal_inspection")
    assert g.players[0].coin == 6


@rule("E20")
def test_an_inspection_pays_once_for_two_started_contracts() -> None:
    g = alone(coin=4)
    start_job(g, 0, "W01", ["bronze", "twine"])
    start_job(g, 0, "R02", ROYAL_PARTS)
    turn_up(g, "royal_inspection")
    assert g.players[0].coin == 6


@rule("E20")
@pytest.mark.parametrize(("coin", "left"), [(4, 3), (1, 0), (0, 0)])
def test_an_inspection_of_nothing_costs_one_coin(coin: int, left: int) -> None:
    g = alone(coin=coin, hand=["A01"])
    complete(g, 0, "W01")
    turn_up(g, "royal_inspection")
    assert g.players[0].coin == left
