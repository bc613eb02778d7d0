"""Training: raising a Skill for Coin."""

from __future__ import annotations

import pytest

from tests.games.winterforge.table import contract, craft, start_job, table
from tests.support import act, legal, rule

CRAFTS = ["weapons", "armour", "jewellery"]


def train(name: str, prime: int = 0) -> str:
    return f"train:craft={craft(name)},prime={prime}"


@rule("WF-044")
@pytest.mark.parametrize("name", CRAFTS)
@pytest.mark.parametrize(
    ("value", "cost"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 5), (5, 6), (6, 8)]
)
def test_training_costs_what_is_printed_above_the_next_point(
    name: str, value: int, cost: int
) -> None:
    g = table(at="forge", coin=cost, skills=[value] * 3)
    act(g, train(name))
    assert g.players[0].skills[craft(name)] == value + 1
    assert g.players[0].coin == 0


@rule("WF-X01", "WF-044")
def test_training_from_three_costs_three_coin() -> None:
    g = table(at="forge", coin=9, skills=[3, 0, 0])
    act(g, train("weapons"))
    assert (g.players[0].coin, g.players[0].skills[0]) == (6, 4)


@rule("WF-X02", "WF-044")
def test_training_from_four_costs_five_coin() -> None:
    g = table(at="forge", coin=9, skills=[4, 0, 0])
    act(g, train("weapons"))
    assert (g.players[0].coin, g.players[0].skills[0]) == (4, 5)


@rule("WF-044")
def test_training_that_cannot_be_paid_is_not_offered() -> None:
    g = table(at="forge", coin=2, skills=[2, 3, 4])
    assert legal(g, "train") == [train("weapons")]


@rule("WF-045")
def test_one_training_raises_one_skill_by_one_point() -> None:
    g = table(at="forge", coin=9, skills=[1, 1, 1])
    act(g, train("armour"))
    assert (g.players[0].skills, g.actions_left) == ([1, 2, 1], 2)


@rule("WF-046")
def test_forge_prime_makes_one_training_one_coin_cheaper() -> None:
    g = table(at="forge", prime=True, coin=7, skills=[3, 3, 0])
    act(g, train("weapons", 1))
    assert (g.players[0].coin, g.players[0].bonus) == (5, False)
    act(g, train("armour"))
    assert g.players[0].coin == 2


@rule("WF-046")
def test_forge_prime_pays_for_the_coin_that_is_missing() -> None:
    g = table(at="forge", prime=True, coin=2, skills=[3, 4, 4])
    assert legal(g, "train") == [train("weapons", 1)]


@rule("WF-R16")
def test_a_discount_never_makes_training_cost_less_than_nothing() -> None:
    g = table(at="forge", prime=True, coin=1, skills=[0, 0, 0], crew=["drillmaster"])
    act(g, train("weapons", 1), train("armour"))
    assert (g.players[0].coin, g.players[0].skills) == (1, [1, 1, 0])


@rule("WF-R30")
def test_a_skill_at_seven_cannot_be_trained() -> None:
    g = table(at="forge", coin=30, skills=[7, 6, 7])
    assert legal(g, "train") == [train("armour")]


@rule("WF-R30")
def test_a_forge_with_the_skill_at_seven_succeeds_and_the_skill_stays() -> None:
    g = table(at="forge", skills=[7, 0, 0])
    start_job(g, 0, "W01", ["bronze", "twine"])
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert g.players[0].done == [contract("W01")]
    assert g.players[0].skills == [7, 0, 0]
