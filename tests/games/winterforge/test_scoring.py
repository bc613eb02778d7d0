"""Final scoring: the last payments, every source of points, the score sheet and the winner."""

from __future__ import annotations

import pytest

from hearth import Rng
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import SheetRow, find
from tests.games.winterforge.scenes import finish
from tests.games.winterforge.table import (
    complete,
    contract,
    fresh,
    give_crew,
    give_loan,
    loan,
    start_job,
    table,
)
from tests.support import act, rule


def sheet(g: Winterforge, seat: int = 0) -> list[SheetRow]:
    return find("winterforge").sheet(g, seat)


# The last payments


@rule("WF-093", "WF-R41")
def test_a_loan_settled_at_the_end_scores_neither_plus_nor_minus() -> None:
    g = finish(table(coin=9, loans=[(3, 4)]))
    assert g.scores()[0] == 0
    assert g.players[0].loans == []
    assert g.players[0].repaid == []


@rule("WF-093", "WF-R41")
def test_the_last_payment_is_made_for_everybody_and_anywhere() -> None:
    g = table(3, at="forge", coin=4, loans=[(3, 4)])
    give_loan(g, 2, 4, 5)
    g.players[2].coin = 5
    assert finish(g).scores() == [0, 0, 0]
    assert [guild.coin for guild in g.players] == [0, 3, 0]


@rule("WF-R41")
def test_what_was_paid_before_counts_in_the_last_payment() -> None:
    g = table(coin=2)
    give_loan(g, 0, 10, 14, paid=12)
    assert finish(g).scores()[0] == 0


@rule("WF-R41", "WF-099")
def test_a_part_payment_at_the_end_has_no_effect() -> None:
    g = finish(table(coin=3, loans=[(3, 4)]))
    assert g.scores()[0] == -2
    assert g.players[0].loans == [loan(3, 4)]


@rule("WF-R41")
def test_as_many_loans_are_settled_as_coin_allows() -> None:
    assert finish(table(coin=12, loans=[(5, 7), (4, 5)])).scores()[0] == 0
    assert finish(table(coin=11, loans=[(5, 7), (4, 5)])).scores()[0] == -2


@rule("WF-R41")
def test_the_smallest_debt_is_settled_first() -> None:
    g = table(coin=4, loans=[(3, 4)])
    give_loan(g, 0, 10, 14, paid=11)
    assert finish(g).players[0].loans == [loan(3, 4)]


# Sources of points


@rule("WF-094")
@pytest.mark.parametrize(("cards", "points"), [(["W01"], 1), (["A04"], 2), (["J12", "W02"], 4)])
def test_completed_contracts_score_their_rp(cards: list[str], points: int) -> None:
    g = table()
    complete(g, 0, *cards)
    assert finish(g).scores()[0] == points


@rule("WF-094")
def test_unfinished_contracts_score_nothing() -> None:
    g = table(hand=["W12", "A12"])
    start_job(g, 0, "J12", ["bronze", "quartz", "quartz", "quartz"], work=9)
    assert finish(g).scores()[0] == 0


@rule("WF-094", "WF-095")
def test_the_first_royal_contract_scores_five_and_three_more() -> None:
    g = table(at="forge", royal="R02")
    start_job(g, 0, "R02", ["bronze", "bronze", "bronze", "twine", "twine"], work=99)
    act(g, f"forge:contract={contract('R02')},prime=0")
    assert finish(g).scores()[0] == 5 + 3


@rule("WF-095", "WF-R32")
def test_a_later_royal_contract_scores_five() -> None:
    g = table()
    complete(g, 0, "R02")
    complete(g, 1, "R08")
    g.first_royal = 1
    assert finish(g).scores() == [5, 5 + 3]


@rule("WF-096")
@pytest.mark.parametrize(
    ("titles", "points"), [([], 0), (["haggler"], 0), (["haggler", "foreman"], 2)]
)
def test_two_crew_score_two_and_one_nothing(titles: list[str], points: int) -> None:
    assert finish(table(crew=titles)).scores()[0] == points


@rule("WF-097")
@pytest.mark.parametrize("skill", [0, 1, 2])
@pytest.mark.parametrize(("value", "points"), list(enumerate([0, 0, 0, 1, 1, 2, 2, 3])))
def test_a_skill_scores_the_rp_of_its_value(skill: int, value: int, points: int) -> None:
    g = table()
    g.players[0].skills[skill] = value
    assert finish(g).scores()[0] == points


@rule("WF-X03", "WF-097")
def test_armour_five_and_jewellery_seven_score_five() -> None:
    assert finish(table(skills=[0, 5, 7])).scores()[0] == 2 + 3


@rule("WF-098")
@pytest.mark.parametrize(("repaid", "points"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_loans_repaid_at_the_bank_score_one_each_and_two_at_most(repaid: int, points: int) -> None:
    g = table()
    g.players[0].repaid = [loan(5, 7)] * repaid
    assert finish(g).scores()[0] == points


@rule("WF-099")
@pytest.mark.parametrize(("loans", "points"), [([(3, 4)], -2), ([(3, 4), (5, 7)], -4)])
def test_an_unpaid_loan_costs_two(loans: list[tuple[int, int]], points: int) -> None:
    assert finish(table(coin=0, loans=loans)).scores()[0] == points


@rule("WF-X25", "WF-098", "WF-099")
def test_three_loans_repaid_and_one_unpaid_make_nothing() -> None:
    g = table(coin=0, loans=[(10, 14)])
    g.players[0].repaid = [loan(5, 7)] * 3
    assert finish(g).scores()[0] == 0


def example() -> Winterforge:
    """The Guild of WF-X28."""
    g = table(coin=0, skills=[4, 5, 2], crew=["haggler", "foreman"])
    complete(g, 0, "W01", "W04", "A04", "J12", "R02")
    g.first_royal = 0
    g.players[0].repaid = [loan(3, 4)]
    return g


@rule("WF-X28", "WF-094", "WF-095", "WF-096", "WF-097", "WF-098")
def test_the_example_scores_twenty_two() -> None:
    assert finish(example()).scores()[0] == 8 + 5 + 3 + 2 + (1 + 2 + 0) + 1


# The score sheet


@rule("WF-X28", "WF-099")
def test_the_sheet_explains_each_point_of_the_example() -> None:
    g = example()
    give_loan(g, 0, 10, 14)
    rows = sheet(finish(g))
    assert sum(row.points for row in rows) == g.scores()[0] == 22 - 2
    assert sorted(row.points for row in rows if row.points) == [-2, 1, 1, 1, 2, 2, 2, 2, 3, 3, 5]
    assert all(row.title and row.why for row in rows)


@rule("WF-094", "WF-095", "WF-096", "WF-097", "WF-098", "WF-099")
@pytest.mark.parametrize("seed", range(5))
def test_the_rows_of_every_sheet_add_up_to_the_score(seed: int) -> None:
    g = fresh(3, seed)
    rng = Rng(seed)
    while not g.over:
        options = g.options()
        g.apply(options[rng.below(len(options))])
    for seat in range(3):
        rows = sheet(g, seat)
        assert sum(row.points for row in rows) == g.scores()[seat]
        assert all(row.title and row.why for row in rows)


@rule("WF-R41")
def test_the_sheet_before_the_end_counts_the_last_payments_too() -> None:
    g = table(coin=9, loans=[(3, 4)])
    assert sum(row.points for row in sheet(g)) == g.scores()[0] == 0


# The winner


@rule("WF-100")
def test_the_highest_total_wins() -> None:
    g = table(3)
    complete(g, 0, "W01", "W02")
    complete(g, 1, "W12")
    complete(g, 2, "A01")
    assert finish(g).result() == [0.0, 1.0, 0.0]


@rule("WF-101", "WF-X30")
def test_of_the_tied_whoever_completed_more_contracts_wins() -> None:
    g = table()
    complete(g, 0, "A03", "J01", "J02", "W05", "W06")
    complete(g, 1, "W01", "W02", "W03", "A01", "A02", "W04")
    assert finish(g).scores() == [7, 7]
    assert g.result() == [0.0, 1.0]


@rule("WF-100", "WF-101")
def test_more_contracts_do_not_beat_a_higher_total() -> None:
    g = table()
    complete(g, 0, "W12")
    complete(g, 1, "W01", "W02")
    assert finish(g).result() == [1.0, 0.0]


@rule("WF-R43")
def test_the_royal_contract_counts_among_the_completed_ones() -> None:
    g = table()
    complete(g, 0, "R02", "W01", "W02")
    complete(g, 1, "A09", "W04", "W05")
    g.players[1].skills = [0, 0, 0]
    assert finish(g).scores() == [7, 7]
    assert g.result() == [0.5, 0.5]


@rule("WF-R43", "WF-101")
def test_still_tied_players_share_the_victory() -> None:
    g = table(3)
    complete(g, 0, "W04")
    complete(g, 1, "A01")
    complete(g, 2, "A04")
    assert finish(g).result() == [0.5, 0.0, 0.5]


@rule("WF-R43")
def test_skills_and_crew_break_no_tie() -> None:
    g = table(skills=[3, 0, 0])
    complete(g, 0, "W01")
    complete(g, 1, "W04")
    give_crew(g, 0, "haggler")
    assert finish(g).scores() == [2, 2]
    assert g.result() == [0.5, 0.5]
