"""What the bots think of a table: a Royal Contract that somebody works on ends all other work."""

from __future__ import annotations

from hearth.games.winterforge.appraisal import appraise, swing
from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import cheap
from tests.games.winterforge.table import give_royal, start_job, table


def at_work(seats: int = 2) -> Winterforge:
    """Seat 0 has a Contract in hand and everything for it still to be bought."""
    g = table(seats, at="market", coin=6, hand=["W07"], royal="R01")
    give_royal(g, 1, "R02")
    return g


def test_work_is_worth_less_while_another_guild_forges_its_royal_contract() -> None:
    g = at_work()
    before = appraise(g)[0]
    start_job(g, 1, "R02", cheap("R02"))
    assert appraise(g)[0] < before


def test_the_nearer_that_royal_contract_the_less_it_is_worth() -> None:
    worth: list[float] = []
    for work in (0, 10, 20):
        g = at_work()
        start_job(g, 1, "R02", cheap("R02"), work)
        worth.append(appraise(g)[0])
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[2] + 0.5


def test_ones_own_royal_contract_is_worth_more_when_it_is_begun() -> None:
    g = at_work()
    before = appraise(g)[0]
    start_job(g, 0, "R01", cheap("R01"), work=20)
    assert appraise(g)[0] > before + 2


def test_a_lead_tells_more_when_a_royal_contract_is_begun() -> None:
    g = at_work(3)
    before = swing(g)
    start_job(g, 2, "R03", cheap("R03"))
    assert swing(g) < before
