"""The Events of the Solo game for a turn: what they do to a forge result."""

from __future__ import annotations

import pytest

from tests.games.winterforge.scenes import turn_up
from tests.games.winterforge.table import (
    contract,
    next_rolls,
    solo,
    start_job,
)
from tests.support import act, legal, rule

FORGE_W01 = f"forge:contract={contract('W01')},prime=0"  # needs 6
ROYAL_PARTS = ["bronze", "bronze", "bronze", "twine", "twine"]


# E03 Stoked Fires


@rule("E03")
@pytest.mark.parametrize(("face", "done"), [(2, True), (1, False)])
def test_stoked_fires_add_two_to_the_result(face: int, done: bool) -> None:
    g = solo("stoked_fires", at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 2), (4, face))
    act(g, FORGE_W01)
    assert (g.players[0].done == [contract("W01")]) is done


@rule("E03")
def test_stoked_fires_work_on_every_attempt_of_the_turn() -> None:
    g = solo("stoked_fires", at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 1), (4, 1), (4, 1), (4, 2))  # 2 + 2, then 3 + 2 + 1 Work Token
    act(g, FORGE_W01)
    assert g.players[0].done == []
    act(g, FORGE_W01)
    assert g.players[0].done == [contract("W01")]


@rule("E03")
@pytest.mark.parametrize(("work", "done"), [(28, True), (27, False)])
def test_stoked_fires_work_on_the_royal_contract(work: int, done: bool) -> None:
    g = solo("stoked_fires", at="forge")
    start_job(g, 0, "R02", ROYAL_PARTS, work)
    next_rolls(g, *[(4, 1)] * 5)  # 5 + 2 + Work Tokens, and 35 are needed
    act(g, f"forge:contract={contract('R02')},prime=0")
    assert (g.players[0].done == [contract("R02")]) is done


@rule("E03", "WF-R46")
def test_stoked_fires_are_over_after_the_turn() -> None:
    g = solo("stoked_fires", at="forge")
    turn_up(g, "early_shift")
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 2), (4, 2))
    act(g, FORGE_W01)
    assert g.players[0].done == []


# E13 Cold Hearth


@rule("E13")
@pytest.mark.parametrize(("face", "done"), [(4, True), (3, False)])
def test_a_cold_hearth_takes_two_from_the_result(face: int, done: bool) -> None:
    g = solo("cold_hearth", at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 4), (4, face))
    act(g, FORGE_W01)
    assert (g.players[0].done == [contract("W01")]) is done


@rule("E13")
@pytest.mark.parametrize(("work", "done"), [(32, True), (31, False)])
def test_a_cold_hearth_works_on_the_royal_contract(work: int, done: bool) -> None:
    g = solo("cold_hearth", at="forge")
    start_job(g, 0, "R02", ROYAL_PARTS, work)
    next_rolls(g, *[(4, 1)] * 5)  # 5 - 2 + Work Tokens, and 35 are needed
    act(g, f"forge:contract={contract('R02')},prime=0")
    assert (g.players[0].done == [contract("R02")]) is done


@rule("E13")
def test_a_cold_hearth_works_on_every_attempt_of_the_turn() -> None:
    g = solo("cold_hearth", at="forge")
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 3), (4, 3), (4, 3), (4, 3))  # 6 - 2, then 6 - 2 + 1 Work Token
    act(g, FORGE_W01, FORGE_W01)
    assert g.players[0].jobs[0].work == 2


@rule("E13", "WF-R60")
@pytest.mark.parametrize(("face", "done"), [(3, True), (2, False)])
def test_cold_hearth_and_bellows_hand_add_up(face: int, done: bool) -> None:
    g = solo("cold_hearth", at="forge", coin=1, crew=["bellows_hand"])
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 4), (4, face))
    act(g, FORGE_W01)
    assert (legal(g, "keep_crew") != []) is done


@rule("E13", "WF-R46")
def test_the_hearth_is_warm_again_after_the_turn() -> None:
    g = solo("cold_hearth", at="forge")
    turn_up(g, "early_shift")
    start_job(g, 0, "W01", ["bronze", "twine"])
    next_rolls(g, (4, 4), (4, 2))
    act(g, FORGE_W01)
    assert g.players[0].done == [contract("W01")]
