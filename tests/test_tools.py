"""The tools for tuning an appraisal say what they are for."""

from __future__ import annotations

import math
import os
import platform
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

import hearth

TOOLS = Path(__file__).parent.parent / "tools"


def ran(tool: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOLS / tool), *words]
    path = str(Path(hearth.__file__).parent.parent)  # the package that is tested here
    env = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_a_bot_with_absurd_numbers_loses_against_the_bot_as_it_is() -> None:
    """Who dreads hours to come closes the shop at once; the other one does not hear of it."""
    shown = ran("trial.py", "cove", "HOUR=-50", "--matches", "2", "--workers", "1")
    assert shown.stderr == ""
    as_it_is, changed = shown.stdout.splitlines()
    assert as_it_is.startswith("greedy: 100.0 % ")
    assert changed.startswith("greedy with HOUR=-50: 0.0 % ")


def test_a_bot_with_the_same_numbers_plays_the_same() -> None:
    """Which is a draw, as both have the same deal in the same seats."""
    shown = ran("trial.py", "guilds", "LEADING=0.75", "--matches", "2")
    assert shown.stderr == ""
    results = {line.partition(": ")[2] for line in shown.stdout.splitlines()}
    assert len(results) == 1


def test_a_change_that_cannot_be_made_is_refused() -> None:
    nowhere = ran("trial.py", "cove", "HOURS_OF_JOY=1")
    assert nowhere.returncode == 1
    assert nowhere.stderr == "HOURS_OF_JOY: there is no such name in cove/appraisal.py\n"
    no_number = ran("trial.py", "cove", "HOUR=soon")
    assert no_number.stderr == "HOUR=soon: a change looks like NAME=0.5\n"


def test_calibration_compares_leads_with_ends() -> None:
    shown = ran("calibration.py", "guilds", "--matches", "4")
    head, *lines = shown.stdout.splitlines()
    assert " ".join(head.split()) == (
        "round choice choices missing a point is together swing would fit"
    )
    weeks = [int(line.split()[0]) for line in lines]
    together = [float(line.split()[5]) for line in lines]
    swing = [float(line.split()[6]) for line in lines]
    assert weeks == sorted(weeks)
    assert together[-1] > 0.8 > together[0]  # the nearer the end, the better it is known
    assert swing == sorted(swing, reverse=True)


def test_the_swing_that_fits_is_the_one_that_foretells_the_wins() -> None:
    tool = run_path(str(TOOLS / "calibration.py"))
    promise, fitting_swing = tool["Promise"], tool["fitting_swing"]
    lead = 5.0 * math.log(3.0)  # with a swing of 5 it wins three times of four
    won = [promise(lead, 1.0, 0.0, share) for share in (1.0, 1.0, 1.0, 0.0)]
    assert fitting_swing(won) == pytest.approx(5.0, abs=0.001)
    undecided = [promise(lead, 1.0, 0.0, 0.5)] * 4
    assert fitting_swing(undecided) == math.inf
    always = [promise(-800.0, 1.0, 0.0, 0.0), promise(900.0, 1.0, 0.0, 1.0)]
    assert 0.0 < fitting_swing(always) < 100.0


def test_calibration_refuses_a_bot_that_there_is_not() -> None:
    shown = ran("calibration.py", "guilds", "--bot", "oracle")
    assert shown.returncode == 2
    assert "there is no bot 'oracle'" in shown.stderr


def test_the_pythons_of_this_machine_are_listed_and_those_that_are_not_there_are_named():
    """This one is there, whatever else is."""
    lines = ran("pythons.py", "--list").stdout.splitlines()
    this = platform.python_version()
    assert [line for line in lines if line.startswith(f"Python {this}: ")]
    numbers = [line.split()[1].rstrip(":") for line in lines]
    assert [".".join(one.split(".")[:2]) for one in numbers] == ["3.11", "3.12", "3.13", "3.14"]
    assert all(": not on this machine" in line or Path(line.split()[2]).exists() for line in lines)
