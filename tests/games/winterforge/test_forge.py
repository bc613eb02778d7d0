"""The Forge: committing Components, the roll, and failure."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.events import FORGE_RESULT
from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import cheap, forge
from tests.games.winterforge.table import (
    BOX,
    component,
    contract,
    give_crew,
    next_rolls,
    show_contracts,
    start_job,
    table,
)
from tests.support import act, legal, rule


def commit(*titles: str) -> list[str]:
    return [f"commit:component={component(title)}" for title in titles]


def attempt(g: Winterforge, card: str, rolls: list[tuple[int, int]], prime: int = 0) -> int:
    """Forge a started Contract with these rolls, and tell the forge result."""
    g.logging = True
    next_rolls(g, *rolls)
    act(g, forge(card, prime))
    return next(b for kind, _, _, b, _ in reversed(g.log) if kind == FORGE_RESULT)


# Starting a Contract


@rule("WF-047", "WF-R27")
def test_contracts_whose_components_are_in_the_stockpile_may_be_started() -> None:
    g = table(
        at="forge",
        hand=["W01", "W02", "A01"],
        royal="R02",
        stock=["bronze", "iron", "steel", "twine", "birch"],
    )
    assert set(legal(g, "forge")) == {forge("W01"), forge("W02"), forge("A01"), forge("R02")}


@rule("WF-R27", "WF-048")
@pytest.mark.parametrize("stock", [[], ["bronze"], ["bronze", "iron"], ["bronze", "amber"]])
def test_a_contract_without_all_its_components_cannot_be_started(stock: list[str]) -> None:
    g = table(at="forge", hand=["W01"], stock=stock)
    assert legal(g, "forge") == []


@rule("WF-047", "WF-054")
def test_a_contract_is_face_up_once_it_is_forged() -> None:
    g = table(at="forge", hand=["J12"], stock=["bronze", "quartz", "quartz", "amber"])
    assert g.view(1)["players"][0]["jobs"] == []
    act(g, forge("J12"), *commit("bronze", "quartz", "quartz", "amber"))
    assert [job["contract"] for job in g.view(1)["players"][0]["jobs"]] == ["J12"]
    assert g.players[0].hand == []


@rule("WF-048")
def test_exactly_the_required_number_of_each_type_is_committed() -> None:
    stock = ["bronze", "bronze", "bronze", "bronze", "quartz", "quartz", "twine", "twine"]
    g = table(at="forge", hand=["W10"], stock=stock)
    offered = []
    act(g, forge("W10"))
    while legal(g, "commit"):
        offered.append(legal(g))
        act(g, legal(g)[0])
    assert offered == [[text] for text in commit("bronze", "bronze", "quartz", "twine")]
    assert g.players[0].jobs[0].parts == [
        component(title) for title in ("bronze", "bronze", "quartz", "twine")
    ]
    left = ["bronze", "bronze", "quartz", "twine"]
    assert sorted(g.players[0].stock) == sorted(component(title) for title in left)


@rule("WF-R25")
def test_any_title_and_level_of_the_required_type_will_do() -> None:
    g = table(at="forge", hand=["W01"], stock=["bronze", "steel", "mithril", "quartz", "silk"])
    act(g, forge("W01"))
    assert legal(g) == commit("bronze", "steel", "mithril")


@rule("WF-R27")
def test_committing_cannot_be_broken_off_and_ends_with_the_roll() -> None:
    g = table(at="forge", hand=["W12"], stock=["bronze", "bronze", "iron", "twine"])
    act(g, forge("W12"), *commit("bronze", "bronze"))
    assert legal(g) == commit("iron")
    act(g, *commit("iron", "twine"))
    assert (g.actions_left, g.players[0].jobs[0].work) == (2, 1)


# The roll


@rule("WF-049")
def test_all_dice_of_the_committed_components_are_rolled_once() -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W07", ["gold", "diamond", "frostweave"])
    next_rolls(g, (6, 5), (4, 4), (12, 1), (8, 2), (6, 6))
    act(g, forge("W07"))
    assert g.players[0].jobs[0].faces == [5, 4, 1, 2, 6]


@rule("WF-050")
def test_the_forge_result_is_the_sum_of_the_dice() -> None:
    g = table(at="forge")
    start_job(g, 0, "W12", cheap("W12"))
    assert attempt(g, "W12", [(4, 1), (4, 2), (4, 3), (4, 4)]) == 10


@rule("WF-050")
def test_work_tokens_on_this_contract_alone_add_one_each() -> None:
    g = table(at="forge")
    start_job(g, 0, "J12", cheap("J12"), work=5)
    start_job(g, 0, "W06", cheap("W06"), work=3)
    assert attempt(g, "W06", [(4, 1), (4, 1), (4, 1)]) == 3 + 3


@rule("WF-050")
@pytest.mark.parametrize(("card", "skill"), [("W06", 1), ("A06", 2), ("J06", 4)])
def test_the_skill_of_the_contracts_type_is_added(card: str, skill: int) -> None:
    g = table(at="forge", skills=[1, 2, 4])
    start_job(g, 0, card, cheap(card))
    assert attempt(g, card, [(4, 1), (4, 1), (4, 1)]) == 3 + skill


@rule("WF-022", "WF-050")
@pytest.mark.parametrize(("card", "skills"), [("R02", 1 + 2), ("R01", 1 + 4), ("R09", 2 + 4)])
def test_both_skills_are_added_to_a_royal_contract(card: str, skills: int) -> None:
    g = table(at="forge", skills=[1, 2, 4])
    start_job(g, 0, card, cheap(card))
    assert attempt(g, card, [(4, 1)] * 5) == 5 + skills


@rule("WF-050")
@pytest.mark.parametrize(
    ("crew", "bonus"),
    [
        (["bladewright"], 2),
        (["plate_fitter"], 0),
        (["bellows_hand"], 1),
        (["bladewright", "bellows_hand"], 3),
    ],
)
def test_crew_bonuses_are_added(crew: list[str], bonus: int) -> None:
    g = table(at="forge", crew=crew)
    start_job(g, 0, "W06", cheap("W06"))
    assert attempt(g, "W06", [(4, 1), (4, 1), (4, 1)]) == 3 + bonus


@rule("WF-R25", "WF-050")
@pytest.mark.parametrize(
    ("parts", "bonus"),
    [
        (["iron", "iron", "twine"], 0),
        (["iron", "steel", "twine"], 2),
        (["steel", "steel", "twine"], 2),
    ],
)
def test_the_component_bonus_is_added_once_if_its_title_is_committed(
    parts: list[str], bonus: int
) -> None:
    g = table(at="forge")
    start_job(g, 0, "W04", parts)
    dice = [(BOX.components[component(title)].dice[0], 1) for title in parts]
    assert attempt(g, "W04", dice) == 3 + bonus


@rule("WF-R25", "WF-R26")
def test_the_component_bonus_counts_on_every_attempt() -> None:
    g = table(at="forge")
    start_job(g, 0, "W04", ["bronze", "steel", "twine"])
    rolls = [(4, 1), (8, 1), (4, 1)]
    assert [attempt(g, "W04", rolls), attempt(g, "W04", rolls)] == [5, 6]


@rule("WF-051")
@pytest.mark.parametrize(("face", "succeeds"), [(2, False), (3, True), (4, True)])
def test_the_forge_number_must_be_reached(face: int, succeeds: bool) -> None:
    g = table(at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"])
    attempt(g, "W01", [(4, 3), (4, face)])
    assert (g.players[0].done == [contract("W01")]) == succeeds


@rule("WF-X18", "WF-050", "WF-051")
def test_nine_and_skill_two_and_one_work_token_make_twelve() -> None:
    g = table(at="forge", skills=[2, 0, 0])
    start_job(g, 0, "W04", ["bronze", "bronze", "twine"], work=1)
    assert attempt(g, "W04", [(4, 3), (4, 4), (4, 2)]) == 12
    assert g.players[0].done == [contract("W04")]


@rule("WF-052")
def test_forge_prime_puts_a_work_token_before_the_roll() -> None:
    g = table(at="forge", prime=True)
    start_job(g, 0, "W01", ["bronze", "twine"])
    assert attempt(g, "W01", [(4, 3), (4, 2)], prime=1) == 6
    assert g.players[0].done == [contract("W01")]


@rule("WF-052", "WF-053")
def test_the_work_token_of_forge_prime_stays_after_a_failure() -> None:
    g = table(at="forge", prime=True)
    start_job(g, 0, "W12", cheap("W12"))
    act(g, forge("W12", 1))
    assert (g.players[0].jobs[0].work, g.players[0].bonus) == (2, False)
    assert legal(g, "forge") == [forge("W12")]


@rule("WF-052")
def test_forge_prime_works_on_a_contract_just_being_started() -> None:
    g = table(at="forge", prime=True, hand=["W01"], stock=["bronze", "twine"])
    act(g, forge("W01", 1), *commit("bronze"))
    next_rolls(g, (4, 3), (4, 2))
    act(g, *commit("twine"))
    assert g.players[0].done == [contract("W01")]


# Failure


@rule("WF-X19", "WF-053")
def test_a_failure_adds_a_work_token_with_which_the_same_dice_succeed() -> None:
    g = table(at="forge", skills=[2, 0, 0])
    start_job(g, 0, "W04", ["bronze", "bronze", "twine"], work=1)
    rolls = [(4, 3), (4, 4), (4, 1)]
    assert attempt(g, "W04", rolls) == 11
    assert g.players[0].jobs[0].work == 2
    assert attempt(g, "W04", rolls) == 12
    assert g.players[0].done == [contract("W04")]


@rule("WF-054")
def test_a_started_contract_stays_until_completed_and_cannot_be_returned() -> None:
    g = table(at="guildhall", hand=["A01", "J01"])
    start_job(g, 0, "W12", cheap("W12"), work=1)
    show_contracts(g, ["J02"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert legal(g) == [f"return_contract:contract={contract(card)}" for card in ("A01", "J01")]


@rule("WF-055", "WF-057")
def test_a_later_attempt_rolls_the_components_committed_before() -> None:
    g = table(at="forge", hand=["W01"], stock=["bronze", "mithril", "twine"], crew=["steady_hand"])
    act(g, forge("W01"), *commit("bronze"))
    next_rolls(g, (4, 1), (4, 1))
    act(g, *commit("twine"), "keep_dice")
    assert g.players[0].stock == [component("mithril")]
    next_rolls(g, (4, 2), (4, 1))
    act(g, forge("W01"))
    assert g.players[0].jobs[0].faces == [2, 1]
    act(g, "keep_dice")
    assert g.players[0].jobs[0].parts == [component("bronze"), component("twine")]


@rule("WF-056")
def test_others_may_be_forged_while_a_contract_is_unfinished() -> None:
    g = table(at="forge", hand=["A12"], stock=["bronze", "bronze", "twine", "twine"])
    start_job(g, 0, "W12", ["iron", "iron", "iron", "twine"], work=1)
    assert legal(g, "forge") == [forge("W12"), forge("A12")]
    act(g, forge("A12"), *commit("bronze", "bronze", "twine", "twine"))
    assert sorted(job.contract for job in g.players[0].jobs) == [contract("W12"), contract("A12")]


@rule("WF-R26", "WF-057")
def test_a_later_attempt_is_one_more_action() -> None:
    g = table(at="forge")
    start_job(g, 0, "W12", cheap("W12"))
    act(g, forge("W12"), forge("W12"), forge("W12"))
    assert (g.actions_left, g.players[0].jobs[0].work) == (0, 3)
    assert legal(g) == ["end_turn"]


@rule("WF-R26")
def test_a_later_attempt_counts_the_skill_of_that_moment() -> None:
    g = table(at="forge", coin=1)
    start_job(g, 0, "W06", cheap("W06"))
    rolls = [(4, 1), (4, 1), (4, 1)]
    assert attempt(g, "W06", rolls) == 3
    act(g, "train:craft=0,prime=0")
    assert attempt(g, "W06", rolls) == 3 + 1 + 1


@rule("WF-R26")
def test_a_later_attempt_counts_the_crew_of_that_moment() -> None:
    g = table(at="forge")
    start_job(g, 0, "W06", cheap("W06"))
    rolls = [(4, 1), (4, 1), (4, 1)]
    assert attempt(g, "W06", rolls) == 3
    give_crew(g, 0, "bladewright")
    assert attempt(g, "W06", rolls) == 3 + 1 + 2


# Steady Hand


@rule("WF-R59")
def test_steady_hand_chooses_after_seeing_the_dice() -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 1), (4, 3))
    act(g, forge("W01"))
    assert g.view(0)["players"][0]["jobs"][0]["faces"] == [1, 3]
    assert legal(g) == ["reroll:die=0", "reroll:die=1", "keep_dice"]


@rule("WF-R59")
@pytest.mark.parametrize(("face", "succeeds"), [(2, False), (3, True)])
def test_the_new_face_counts_and_only_then_the_result_is_compared(
    face: int, succeeds: bool
) -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 1), (4, 3))
    act(g, forge("W01"))
    next_rolls(g, (4, face))
    act(g, "reroll:die=0")
    assert (g.players[0].done == [contract("W01")]) == succeeds
    assert legal(g, "reroll") == []


@rule("WF-R59")
def test_even_a_good_die_may_be_rerolled_and_lost() -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 3), (4, 3))
    act(g, forge("W01"))
    next_rolls(g, (4, 1))
    act(g, "reroll:die=1")
    assert [job.work for job in g.players[0].jobs] == [1]


@rule("WF-R59", "WF-R26")
def test_steady_hand_works_once_on_every_attempt() -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W12", cheap("W12"))
    act(g, forge("W12"), "reroll:die=0", forge("W12"))
    assert len(legal(g, "reroll")) == 4
