"""Crew who help at the Forge: bonuses, the reroll, Work Tokens, Training, pay and wages."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import ROYAL
from tests.games.winterforge.table import contract, crew, next_rolls, show_crew, start_job, table
from tests.support import act, legal, rule

# One Contract per craft with forge number 6 and two Components that supply 1d4 each.
SIX = {
    "weapons": ("W01", ["bronze", "twine"]),
    "armour": ("A01", ["twine", "twine"]),
    "jewellery": ("J01", ["bronze", "quartz"]),
}
ONES = [1, 1, 1, 1, 1]


def smithy(crew: list[str], coin: int = 9, **more: object) -> Winterforge:
    return table(at="forge", coin=coin, crew=crew, **more)  # type: ignore[arg-type]


def forge(g: Winterforge, card: str, parts: list[str], faces: list[int], work: int = 0) -> None:
    """One attempt on a started Contract whose Components supply 1d4 each."""
    start_job(g, 0, card, parts, work)
    next_rolls(g, *[(4, face) for face in faces])
    act(g, f"forge:contract={contract(card)},prime=0")


def succeeds(g: Winterforge, card: str, parts: list[str], faces: list[int], work: int = 0) -> bool:
    """Whether an attempt succeeds; all wages are paid."""
    forge(g, card, parts, faces, work)
    while legal(g, "keep_crew"):
        act(g, "keep_crew")
    return contract(card) in g.players[0].done


# Forge bonuses: 4 on the dice and the bonus make 6, 3 on the dice do not


@rule("C02", "C03", "C04", "WF-050")
@pytest.mark.parametrize(
    ("helper", "craft"),
    [("bladewright", "weapons"), ("plate_fitter", "armour"), ("gemcutter", "jewellery")],
)
def test_a_master_of_a_craft_adds_two(helper: str, craft: str) -> None:
    assert not succeeds(smithy([]), *SIX[craft], faces=[2, 2])
    assert succeeds(smithy([helper]), *SIX[craft], faces=[2, 2])
    assert not succeeds(smithy([helper]), *SIX[craft], faces=[2, 1])


@rule("C02", "C03", "C04")
@pytest.mark.parametrize(
    ("helper", "others"),
    [
        ("bladewright", ["armour", "jewellery"]),
        ("plate_fitter", ["weapons", "jewellery"]),
        ("gemcutter", ["weapons", "armour"]),
    ],
)
def test_a_master_of_a_craft_adds_nothing_to_another(helper: str, others: list[str]) -> None:
    for craft in others:
        assert not succeeds(smithy([helper]), *SIX[craft], faces=[3, 2])


@rule("C05", "WF-050")
@pytest.mark.parametrize("craft", list(SIX))
def test_the_bellows_hand_adds_one_to_anything(craft: str) -> None:
    assert not succeeds(smithy([]), *SIX[craft], faces=[3, 2])
    assert succeeds(smithy(["bellows_hand"]), *SIX[craft], faces=[3, 2])
    assert not succeeds(smithy(["bellows_hand"]), *SIX[craft], faces=[2, 2])


@rule("WF-R60", "C02", "C05")
def test_the_bonuses_of_two_crew_add_up() -> None:
    assert succeeds(smithy(["bladewright", "bellows_hand"]), *SIX["weapons"], faces=[2, 1])
    assert not succeeds(smithy(["bladewright", "bellows_hand"]), *SIX["weapons"], faces=[1, 1])


@rule("C02", "C03", "C04", "C05", "WF-R60")
@pytest.mark.parametrize(
    ("helpers", "bonus"),
    [
        (["bladewright"], 2),
        (["plate_fitter"], 2),
        (["gemcutter"], 0),
        (["bellows_hand"], 1),
        (["bladewright", "plate_fitter"], 4),
    ],
)
def test_a_craft_bonus_counts_once_on_a_royal_contract(helpers: list[str], bonus: int) -> None:
    enough = 35 - 5 - bonus
    assert succeeds(smithy(helpers), "R02", ROYAL, ONES, work=enough)
    assert not succeeds(smithy(helpers), "R02", ROYAL, ONES, work=enough - 1)


@rule("C03", "C04")
@pytest.mark.parametrize("craft", ["armour", "jewellery"])
def test_either_type_of_a_royal_contract_is_enough_for_the_bonus(craft: str) -> None:
    helper = {"armour": "plate_fitter", "jewellery": "gemcutter"}[craft]
    parts = ["bronze", "quartz", "quartz", "twine", "twine"]  # R08: Armour and Jewellery, 36
    assert succeeds(smithy([helper]), "R08", parts, ONES, work=36 - 5 - 2)
    assert not succeeds(smithy([helper]), "R08", parts, ONES, work=36 - 5 - 3)


@rule("WF-R60", "C02")
def test_the_bonus_ends_when_its_crew_is_let_go() -> None:
    g = smithy(["bladewright"])
    forge(g, "W02", ["bronze", "bronze"], [4, 4])
    act(g, "dismiss_crew")
    g.players[0].skills = [0, 0, 0]
    assert not succeeds(g, *SIX["weapons"], faces=[2, 2])


# Steady Hand


@rule("C06")
def test_the_steady_hand_may_reroll_any_one_die() -> None:
    g = smithy(["steady_hand"])
    forge(g, *SIX["weapons"], faces=[1, 1])
    assert sorted(legal(g)) == ["keep_dice", "reroll:die=0", "reroll:die=1"]


@rule("C06")
def test_the_rerolled_face_counts() -> None:
    g = smithy(["steady_hand"])
    forge(g, *SIX["weapons"], faces=[2, 1, 4])
    act(g, "reroll:die=1", "keep_crew")
    assert g.players[0].done == [contract("W01")]


@rule("C06")
def test_the_rerolled_face_counts_even_if_it_is_worse() -> None:
    g = smithy(["steady_hand"])
    forge(g, *SIX["weapons"], faces=[3, 3, 1])
    act(g, "reroll:die=0")
    assert g.players[0].done == []
    assert g.players[0].jobs[0].work == 1


@rule("C06")
def test_the_dice_may_be_kept() -> None:
    g = smithy(["steady_hand"])
    forge(g, *SIX["weapons"], faces=[3, 3, 1])
    act(g, "keep_dice", "keep_crew")
    assert g.players[0].done == [contract("W01")]


@rule("C06")
def test_the_steady_hand_rerolls_once_per_attempt() -> None:
    g = smithy(["steady_hand"])
    forge(g, *SIX["weapons"], faces=[1, 1, 1])
    act(g, "reroll:die=0")
    assert legal(g, "reroll") == []
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert len(legal(g, "reroll")) == 2


@rule("C06")
def test_without_the_steady_hand_the_roll_stands() -> None:
    g = smithy([])
    forge(g, *SIX["weapons"], faces=[1, 1])
    assert legal(g, "reroll") == []
    assert g.players[0].jobs[0].work == 1


# Work Tokens


@rule("C11", "WF-053")
@pytest.mark.parametrize(("helpers", "tokens"), [([], 1), (["foreman"], 2)])
def test_with_the_foreman_a_failure_puts_two_work_tokens(helpers: list[str], tokens: int) -> None:
    g = smithy(helpers)
    forge(g, *SIX["weapons"], faces=[1, 1], work=1)
    assert g.players[0].jobs[0].work == 1 + tokens


@rule("C11")
def test_the_foreman_works_on_a_failed_royal_contract() -> None:
    g = smithy(["foreman"])
    forge(g, "R02", ROYAL, ONES)
    assert g.players[0].jobs[0].work == 2


@rule("C11")
def test_the_foreman_does_not_help_the_attempt_that_fails() -> None:
    assert not succeeds(smithy(["foreman"]), *SIX["weapons"], faces=[3, 2])


# Training


@rule("C09")
@pytest.mark.parametrize(("skill", "cost"), list(enumerate([0, 1, 1, 2, 4, 5, 7])))
def test_the_drillmaster_makes_training_a_coin_cheaper(skill: int, cost: int) -> None:
    g = smithy(["drillmaster"], coin=cost, skills=[skill, 0, 0])
    act(g, "train:craft=0,prime=0")
    assert g.players[0].skills[0] == skill + 1
    assert g.players[0].coin == 0


@rule("C09", "WF-R60", "WF-R16")
@pytest.mark.parametrize(("skill", "cost"), [(0, 0), (1, 0), (3, 1)])
def test_drillmaster_and_prime_position_add_up_but_cost_is_never_negative(
    skill: int, cost: int
) -> None:
    g = smithy(["drillmaster"], coin=9, prime=True, skills=[skill, 0, 0])
    act(g, "train:craft=0,prime=1")
    assert g.players[0].coin == 9 - cost


@rule("C09")
def test_the_drillmaster_does_not_make_hiring_cheaper() -> None:
    g = table(at="tavern", coin=1, crew=["drillmaster"])
    show_crew(g, ["foreman"])  # for 2 Coin
    assert legal(g, "hire") == []


# Pay


@rule("C10")
def test_the_town_crier_adds_two_coin_to_a_contract_turned_in() -> None:
    g = smithy(["town_crier"], coin=1)
    assert succeeds(g, *SIX["weapons"], faces=[4, 4])
    assert g.players[0].coin == 1 - 1 + 5 + 2


@rule("C10")
def test_the_town_crier_works_for_every_contract_of_a_turn() -> None:
    g = smithy(["town_crier"], coin=1)
    assert succeeds(g, *SIX["weapons"], faces=[4, 4])
    assert succeeds(g, *SIX["armour"], faces=[4, 4])
    assert g.players[0].coin == 1 + 2 * (5 + 2 - 1)


@rule("C10")
def test_the_town_crier_adds_nothing_to_a_royal_contract() -> None:
    g = smithy(["town_crier"], coin=1)
    assert succeeds(g, "R02", ROYAL, ONES, work=30)
    assert g.players[0].coin == 1


@rule("WF-R60", "C10")
def test_a_town_crier_let_go_at_the_wages_adds_nothing() -> None:
    g = smithy(["town_crier"], coin=1)
    forge(g, *SIX["weapons"], faces=[4, 4])
    act(g, "dismiss_crew")
    assert g.players[0].coin == 1 + 5


@rule("WF-R60", "WF-R29", "C10")
def test_with_wages_after_coin_the_town_crier_adds_before_being_let_go() -> None:
    g = smithy(["town_crier"], coin=1, wages="after_coin")
    forge(g, *SIX["weapons"], faces=[4, 4])
    act(g, "dismiss_crew")
    assert g.players[0].coin == 1 + 5 + 2


# Wages


@rule("C14", "WF-061")
def test_the_greybeard_needs_no_wages() -> None:
    g = smithy(["greybeard"], coin=0)
    forge(g, *SIX["weapons"], faces=[4, 4])
    assert g.players[0].done == [contract("W01")]
    assert g.players[0].crew == [crew("greybeard")]
    assert g.players[0].coin == 5


@rule("C14", "WF-061")
def test_the_greybeard_does_not_pay_for_the_other_crew() -> None:
    g = smithy(["greybeard", "haggler"], coin=0)
    forge(g, *SIX["weapons"], faces=[4, 4])
    assert legal(g) == ["dismiss_crew"]
    act(g, "dismiss_crew")
    assert g.players[0].crew == [crew("greybeard")]


@rule("WF-R59")
def test_a_reroll_leaves_what_a_clone_sees() -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W01", ["bronze", "twine"])
    act(g, f"forge:contract={contract('W01')},prime=0")
    copy = g.clone()
    before = copy.players[0].jobs[-1].faces[:]
    next_rolls(g, (4, before[0] % 4 + 1))
    act(g, "reroll:die=0")
    assert copy.players[0].jobs[-1].faces == before
