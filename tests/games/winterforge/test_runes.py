"""The Runes that change the dice or the result, each with what it does and where it stops."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import again, smithy, started
from tests.games.winterforge.table import (
    component,
    contract,
    give_rune,
    next_rolls,
    rune,
    start_job,
    table,
    take_from_deck,
)
from tests.support import act, legal, rule


def done(g: Winterforge) -> bool:
    """Whether the attempt has succeeded."""
    return len(g.players[0].done) == 1


def crown(name: str, skills: list[int], work: int) -> bool:
    """Whether five ones and so many Work Tokens are enough for a Royal Contract (35)."""
    return done(started(name, "R02", work, 1, 1, 1, 1, 1, skills=skills))


# Rune of Embers


@rule("U1")
def test_embers_add_three_to_the_result() -> None:
    assert done(smithy("embers", 1, 2))
    assert not done(smithy("embers", 1, 1))
    assert not done(smithy("", 1, 2))


@rule("U1", "WF-R58")
def test_embers_work_on_every_attempt() -> None:
    g = smithy("embers", 1, 1)
    g.players[0].jobs[0].work = 0
    again(g, 1, 1)
    assert not done(g)
    g.players[0].jobs[0].work = 0
    assert done(again(g, 2, 1))


@rule("U1", "WF-R31")
def test_embers_count_once_on_a_royal_contract() -> None:
    assert crown("embers", [0, 0, 0], work=27)
    assert not crown("embers", [0, 0, 0], work=26)


# Rune of the Anvil


@rule("U2")
@pytest.mark.parametrize(("die", "success"), [(0, True), (1, False)])
def test_the_anvil_turns_one_die_to_its_highest_face(die: int, success: bool) -> None:
    g = smithy("anvil", 1, 2)
    act(g, f"turn_die:die={die}")
    assert done(g) == success  # 4 + 2 or 1 + 4


@rule("U2")
def test_the_anvil_turns_only_one_die() -> None:
    g = smithy("anvil", 1, 1)
    act(g, "turn_die:die=0")
    assert not done(g)
    assert legal(g, "turn_die") == []
    assert g.actions_left == 2


@rule("U2")
def test_the_highest_face_is_that_of_the_die() -> None:
    g = table(at="forge", alleyways=["runesmith"], hand=["A04"], stock=["iron", "steel", "twine"])
    give_rune(g, 0, "anvil")
    act(g, f"forge:contract={contract('A04')},prime=0")
    act(g, *[f"commit:component={component(title)}" for title in ["iron", "steel", "twine"]])
    next_rolls(g, (6, 1), (8, 1), (4, 1))
    act(g, f"commit_rune:rune={rune('anvil')}")
    h = g.clone()
    act(g, "turn_die:die=1")  # 1 + 8 + 1, and 2 for the Steel: 12
    act(h, "turn_die:die=0")  # 6 + 1 + 1, and 2 for the Steel: 10
    assert (done(g), done(h)) == (True, False)


@rule("U2", "WF-R59")
def test_the_anvil_is_used_after_the_dice_are_seen() -> None:
    g = smithy("anvil", 1, 3)
    assert g.players[0].jobs[0].faces == [1, 3]
    assert "leave_dice" in legal(g)
    act(g, "leave_dice")
    assert not done(g)


@rule("U2", "WF-R58")
def test_the_anvil_works_on_every_attempt() -> None:
    g = smithy("anvil", 1, 1)
    act(g, "turn_die:die=0")
    g.players[0].jobs[0].work = 0
    again(g, 2, 1)
    act(g, "turn_die:die=1")
    assert done(g)


# Rune of Echoes


@rule("U3")
@pytest.mark.parametrize(
    ("picks", "new", "success"),
    [
        ([0], [4], True),  # 4 + 2
        ([0], [3], False),
        ([1], [4], False),  # 1 + 4
        ([0, 1], [2, 4], True),
        ([0, 1], [1, 4], False),
        ([], [], False),
    ],
)
def test_echoes_roll_the_picked_dice_again(picks: list[int], new: list[int], success: bool) -> None:
    g = smithy("echoes", 1, 2)
    act(g, *[f"pick_die:die={die}" for die in picks])
    next_rolls(g, *[(4, face) for face in new])
    act(g, "roll_picked")
    assert done(g) == success


@rule("U3")
def test_the_new_faces_count_even_if_they_are_worse() -> None:
    g = smithy("echoes", 3, 3)
    act(g, "pick_die:die=0")
    next_rolls(g, (4, 1))
    act(g, "roll_picked")
    assert not done(g)


@rule("U3")
def test_with_no_die_picked_the_roll_stands() -> None:
    g = smithy("echoes", 3, 3)
    act(g, "roll_picked")
    assert done(g)


@rule("U3", "WF-R59")
def test_the_new_faces_are_seen_only_after_all_dice_are_picked() -> None:
    g = smithy("echoes", 1, 2)
    act(g, "pick_die:die=0")
    assert g.players[0].jobs[0].faces == [1, 2]
    assert legal(g) == ["pick_die:die=1", "roll_picked"]
    act(g, "pick_die:die=1")
    assert g.players[0].jobs[0].faces == [1, 2]


@rule("U3")
def test_each_die_is_rolled_again_only_once() -> None:
    g = smithy("echoes", 1, 2)
    act(g, "pick_die:die=1")
    assert legal(g, "pick_die") == []
    next_rolls(g, (4, 1))
    act(g, "roll_picked")
    assert legal(g, "pick_die") == []
    assert g.actions_left == 2
    assert not done(g)


@rule("U3", "WF-R58")
def test_echoes_work_on_every_attempt() -> None:
    g = smithy("echoes", 1, 1)
    act(g, "roll_picked")
    again(g, 1, 1)
    assert legal(g) == ["pick_die:die=0", "pick_die:die=1", "roll_picked"]
    next_rolls(g, (4, 4))
    act(g, "pick_die:die=0", "roll_picked")
    assert done(g)  # 4 + 1, and the Work Token of the failure


# Rune of Sparks


@rule("U4")
@pytest.mark.parametrize(("face", "success"), [(4, True), (3, False)])
def test_sparks_add_a_d8_to_the_pool(face: int, success: bool) -> None:
    g = table(at="forge", alleyways=["runesmith"], hand=["W01"], stock=["bronze", "twine"])
    give_rune(g, 0, "sparks")
    act(g, f"forge:contract={contract('W01')},prime=0")
    act(g, *legal(g, "commit"))
    act(g, *legal(g, "commit"))
    next_rolls(g, (4, 1), (4, 1), (8, face))
    act(g, f"commit_rune:rune={rune('sparks')}")
    assert done(g) == success


@rule("U4", "WF-R58")
@pytest.mark.parametrize(("face", "success"), [(8, True), (1, False)])
def test_sparks_add_the_die_to_every_attempt(face: int, success: bool) -> None:
    g = table(at="forge", alleyways=["runesmith"])
    start_job(g, 0, "W01", ["bronze", "twine"], work=1)
    assert take_from_deck(g.rune_deck, rune("sparks"))
    g.players[0].jobs[0].rune = rune("sparks")
    next_rolls(g, (4, 1), (4, 1), (8, face))
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert done(g) == success


@rule("U4")
def test_without_sparks_there_are_only_the_dice_of_the_components() -> None:
    g = smithy("anvil", 1, 1)
    assert len(g.players[0].jobs[0].faces) == 2


# Rune of Kinship


@rule("U5")
def test_kinship_puts_the_highest_skill_in_place_of_the_contracts() -> None:
    assert done(smithy("kinship", 1, 1, skills=[0, 1, 4]))
    assert not done(smithy("kinship", 1, 1, skills=[0, 1, 3]))
    assert not done(smithy("", 1, 1, skills=[0, 1, 4]))


@rule("U5")
def test_kinship_replaces_the_skill_and_does_not_add_to_it() -> None:
    assert not done(smithy("kinship", 1, 1, skills=[2, 0, 3]))
    assert not done(smithy("kinship", 1, 1, skills=[3, 0, 0]))


@rule("U5", "WF-060")
def test_kinship_does_not_change_which_skill_rises() -> None:
    assert smithy("kinship", 1, 1, skills=[0, 1, 4]).players[0].skills == [1, 1, 4]


@rule("U5", "WF-R26", "WF-R58")
def test_kinship_looks_at_the_skills_anew_on_every_attempt() -> None:
    g = smithy("kinship", 1, 1, skills=[0, 3, 0])
    g.players[0].jobs[0].work = 0
    g.players[0].skills = [0, 3, 4]
    assert done(again(g, 1, 1))


# Skills in Weapons and Armour, the best of all three in place of the lower.
@rule("U5", "WF-022")
@pytest.mark.parametrize(
    ("skills", "added"),
    [
        ([2, 3, 7], 3 + 7),
        ([3, 2, 7], 3 + 7),
        ([1, 6, 3], 6 + 6),  # the highest is the other one and counts twice
        ([6, 1, 3], 6 + 6),
        ([4, 4, 0], 4 + 4),
        ([2, 2, 5], 2 + 5),
    ],
)
def test_on_a_royal_contract_kinship_replaces_the_lower_of_two(
    skills: list[int], added: int
) -> None:
    assert crown("kinship", skills, work=30 - added)
    assert not crown("kinship", skills, work=29 - added)


@rule("U5", "WF-060")
def test_on_a_royal_contract_with_kinship_both_its_skills_rise() -> None:
    g = started("kinship", "R02", 30, skills=[2, 3, 6])
    assert g.players[0].skills == [3, 4, 6]
