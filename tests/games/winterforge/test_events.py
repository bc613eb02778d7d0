"""The Events of the Solo game that help at once: each, and its limits."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import alone, turn_up
from tests.games.winterforge.table import (
    BOX,
    complete,
    component,
    empty_deck,
    give_loan,
    loan,
    quiet,
    solo,
    start_job,
    take_from_deck,
)
from tests.support import act, legal, rule

ROYAL_PARTS = ["bronze", "bronze", "bronze", "twine", "twine"]


def relieve(g: Winterforge) -> None:
    """Choose the first Loan, if the Event asks for one."""
    for text in legal(g, "relieve_loan")[:1]:
        act(g, text)


# E01 Generous Patron


@rule("E01")
@pytest.mark.parametrize("coin", [0, 2, 30])
def test_a_generous_patron_brings_three_coin(coin: int) -> None:
    assert solo("generous_patron", coin=coin).players[0].coin == coin + 3


# E04 The Master's Lesson


@rule("E04")
def test_the_master_teaches_skills_of_three_or_lower() -> None:
    g = solo("masters_lesson", skills=[3, 4, 0])
    assert legal(g) == ["raise_skill:craft=0", "raise_skill:craft=2"]


@rule("E04")
def test_the_lesson_raises_the_chosen_skill_by_one_for_nothing() -> None:
    g = solo("masters_lesson", coin=0, skills=[3, 4, 0])
    act(g, "raise_skill:craft=0")
    assert g.players[0].skills == [4, 4, 0]
    assert g.players[0].coin == 0
    assert g.actions_left == 3
    assert legal(g, "raise_skill") == []


@rule("E04", "WF-R46")
def test_without_a_low_skill_there_is_no_lesson() -> None:
    g = solo("masters_lesson", skills=[4, 5, 7])
    assert "end_turn" in legal(g)
    assert g.players[0].skills == [4, 5, 7]


# E07 Debt Relief


@rule("E07")
def test_debt_relief_pays_two_coin_on_the_chosen_loan() -> None:
    g = solo("debt_relief", coin=0, loans=[(5, 7), (6, 8)])
    assert legal(g) == ["relieve_loan:loan=0", "relieve_loan:loan=1"]
    act(g, "relieve_loan:loan=1")
    assert g.players[0].paid == [0, 2]
    assert g.players[0].coin == 0
    assert "end_turn" in legal(g)


@rule("E07")
@pytest.mark.parametrize(("owed", "left"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_debt_relief_leaves_one_coin_owed(owed: int, left: int) -> None:
    g = alone(coin=0)
    give_loan(g, 0, 5, 7, paid=7 - owed)
    turn_up(g, "debt_relief")
    relieve(g)
    assert g.players[0].paid == [7 - left]
    assert g.players[0].loans == [loan(5, 7)]
    assert g.players[0].coin == 0


@rule("E07")
def test_without_a_loan_debt_relief_brings_one_coin() -> None:
    g = solo("debt_relief", coin=4)
    assert g.players[0].coin == 5
    assert "end_turn" in legal(g)


@rule("E07")
def test_debt_relief_does_not_care_for_repaid_loans() -> None:
    g = alone(coin=1, at="bank")
    give_loan(g, 0, 5, 7, paid=6)
    act(g, "pay_loan:loan=0,amount=1")
    turn_up(g, "debt_relief")
    assert g.players[0].coin == 1


# E08 Helping Hands


@rule("E08")
def test_helping_hands_work_on_every_started_contract() -> None:
    g = alone(coin=0, hand=["A01"])
    start_job(g, 0, "W01", ["bronze", "twine"])
    start_job(g, 0, "R02", ROYAL_PARTS, work=4)
    turn_up(g, "helping_hands")
    assert [job.work for job in g.players[0].jobs] == [1, 5]
    assert g.players[0].coin == 0


@rule("E08")
def test_helping_hands_without_a_started_contract_bring_one_coin() -> None:
    g = alone(coin=0, hand=["A01"])
    complete(g, 0, "W01")
    turn_up(g, "helping_hands")
    assert g.players[0].coin == 1
    assert g.players[0].jobs == []


# E10 Abandoned Wagon


@rule("E10")
@pytest.mark.parametrize(("level", "title"), [(0, "amber"), (1, "silk")])
def test_an_abandoned_wagon_gives_the_top_card_of_a_deck(level: int, title: str) -> None:
    g = alone(coin=0)
    deck = g.component_decks[level]
    assert take_from_deck(deck, component(title))
    deck.put_on_top(component(title))
    size = deck.size()
    turn_up(g, "abandoned_wagon")
    assert legal(g) == ["search_wagon:level=0", "search_wagon:level=1"]
    assert g.players[0].stock == []
    act(g, f"search_wagon:level={level}")
    assert g.players[0].stock == [component(title)]
    assert deck.size() == size - 1
    assert (g.players[0].coin, g.actions_left) == (0, 3)


@rule("E10")
@pytest.mark.parametrize(("empty", "left"), [(0, 1), (1, 0)])
def test_an_empty_deck_is_no_wagon(empty: int, left: int) -> None:
    g = alone()
    empty_deck(g.component_decks[empty])
    turn_up(g, "abandoned_wagon")
    assert set(legal(g, "search_wagon")) <= {f"search_wagon:level={left}"}
    quiet(g)
    assert [BOX.components[card].level for card in g.players[0].stock] == [left]


@rule("E10", "WF-R46")
def test_with_two_empty_decks_the_wagon_is_empty() -> None:
    g = alone()
    empty_deck(g.component_decks[0])
    empty_deck(g.component_decks[1])
    turn_up(g, "abandoned_wagon")
    assert "end_turn" in legal(g)
    assert g.players[0].stock == []
