"""The command `hearth arena`, as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.terminal.runs import PLAIN, Terminal, run

DUEL = ["arena", "--game", "guilds", "--bots", "random,ismcts:2", "--workers", "1"]
SOLO = ["arena", "--game", "winterforge", "--seats", "1", "--bots", "random", "--workers", "1"]


def test_for_programs_it_is_one_object():
    shown = run(*DUEL, "--matches", "2", "--seed", "5", "--json")
    data = json.loads(shown.out)
    assert shown.err == ""
    assert data["matches"] == data["planned"] == 2
    assert sum(data["share"].values()) == pytest.approx(1)
    assert list(data["share"]) == ["random", "ismcts:2"]
    assert data["run"]["seed"] == 5
    assert data["unrated"] == ""
    assert data["command"] == (
        "hearth arena --game guilds --seats 2 --bots random,ismcts:2 --matches 2 --seed 5"
    )


def test_for_people_it_is_tables():
    shown = run(*DUEL, "--matches", "3").out
    assert shown.startswith("Guilds, 2 seats: 3 matches, 2 deals, seed 0.\n")
    for word in ("win share", "rating", "points", "ms per decision", "faults", "Characters"):
        assert word in shown
    assert "A match took" in shown
    assert "Ended by" in shown
    assert "with a multiple of 2 matches every bot has every seat equally often" in shown
    assert "\x1b" not in shown


def test_alone_it_counts_won_matches():
    shown = run(*SOLO, "--matches", "2", "--option", "wages=after_coin").out
    assert shown.startswith("Smiths of Winterforge, 1 seat: 2 matches, 2 deals, seed 0.\n")
    assert "Seat " not in shown


def test_a_page_is_written_beside_the_tables(tmp_path):
    path = tmp_path / "arena.html"
    shown = run(*SOLO, "--matches", "2", "--html", path)
    assert "1 seat: 2 matches" in shown.out
    assert "--bots random --matches 2 --seed 0</code>" in path.read_text()


def test_the_same_command_goes_on_and_more_matches_are_added(tmp_path):
    path = tmp_path / "results.jsonl"
    run(*SOLO, "--matches", "2", "--out", path)
    first = path.read_bytes()
    assert json.loads(run(*SOLO, "--matches", "3", "--out", path, "--json").out)["matches"] == 3
    assert path.read_bytes().startswith(first)
    assert path.read_bytes().count(b"\n") == 4


def test_fewer_matches_than_there_are_are_the_first_ones(tmp_path):
    path = tmp_path / "results.jsonl"
    run(*SOLO, "--matches", "3", "--out", path)
    before = path.read_bytes()
    assert json.loads(run(*SOLO, "--matches", "2", "--out", path, "--json").out)["matches"] == 2
    assert path.read_bytes() == before


# Mistakes


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["arena"], "the following arguments are required: --game, --bots, --matches"),
        ([*DUEL, "--matches", "0"], "--matches is a number from 1 on, not 0"),
        ([*DUEL, "--matches", "2", "--workers", "0"], "--workers is a number from 1 on, not 0"),
        ([*DUEL, "--matches", "2", "--seats", "7"], "guilds is for 2, 3, 4 seats, not 7"),
        ([*DUEL, "--matches", "2", "--seed", "-1"], "a seed is a whole number from 0 to"),
        ([*DUEL, "--matches", "2", "--option", "x"], "an option is given as name=value, not 'x'"),
        ([*DUEL, "--matches", "2", "--bots", "clever"], "there is no bot 'clever'; there are: ran"),
        ([*DUEL, "--matches", "2", "--box", "/nonexistent"], "/nonexistent: there is no such fold"),
        ([*DUEL, "--matches", "2", "--out", "/nonexistent/x"], "/nonexistent/x: No such file"),
        ([*DUEL, "--matches", "2", "--out", "/usr"], "/usr: Is a directory"),
        ([*DUEL, "--matches", "2", "--html", "/nonexistent/x"], "its folder is not there; make it"),
        ([*DUEL, "--matches", "2", "--json", "--html", "x"], "not allowed with argument --json"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(argv, said):
    assert said in run(*argv).sentence()


def test_the_file_of_another_run_is_refused(tmp_path):
    path = tmp_path / "results.jsonl"
    run(*SOLO, "--matches", "1", "--out", path)
    said = run(*SOLO, "--matches", "1", "--seed", "9", "--out", path).sentence()
    assert f"{path}: holds another run, with seed 0 instead of 9" in said


# Stopping

ENDLESS = ["--game", "winterforge", "--seats", "1", "--bots", "ismcts:10", "--matches", "99999"]


def start_endless(path: Path) -> subprocess.Popen[str]:
    """A run of which a few matches are finished, in a group of its own, as a shell would do it."""
    # Where the tests run in the background the signal is ignored, and processes inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "hearth.cli", "arena", *ENDLESS, "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN},
        text=True,
        start_new_session=True,
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        wait_a_little(process)
    return process


def wait_a_little(process: subprocess.Popen[str]) -> None:
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=0.05)
        raise AssertionError(process.communicate())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_to_all_processes_ends_with_what_was_measured(number, tmp_path):
    path = tmp_path / "results.jsonl"
    process = start_endless(path)
    os.killpg(process.pid, number)
    out, err = process.communicate()
    assert process.returncode == 130
    assert err == ""
    content = path.read_text()
    assert content.endswith("\n")
    matches = len([json.loads(line) for line in content.splitlines()]) - 1
    assert f"1 seat: {matches} matches of 99,999 that were planned" in out
    assert "ismcts:10" in out


def test_workers_end_when_the_run_is_killed(tmp_path):
    process = start_endless(tmp_path / "results.jsonl")
    process.kill()
    process.communicate()  # which comes back when the last of them has let go of the pipes


def test_on_a_terminal_there_is_a_bar_with_rate_and_time_left():
    terminal = Terminal("arena", *ENDLESS, COLUMNS="120")
    try:
        shown = ""
        while "matches/min" not in shown:
            shown = terminal.read_to("/99999") + terminal.read_to(":")
    finally:
        terminal.close()
