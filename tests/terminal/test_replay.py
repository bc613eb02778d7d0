"""What a replay for programs tells of a match that is not over, and of one of older rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hearth.bots.playout import choose
from hearth.kernel import Rng
from hearth.match import Match, record
from tests.terminal.runs import run

ALLEYWAYS = {"alleyways": ["shrine"]}


@pytest.fixture
def pious(tmp_path: Path) -> Path:
    """Both seats have hidden Faith tokens."""
    path = tmp_path / "pious.hearth"
    for seed in range(50):
        match = Match.new("winterforge", 2, seed=seed, options=ALLEYWAYS)
        rng = Rng(seed)
        while not match.g.over:
            match.act_id(choose(match.g, rng), match.g.actor())
            if not match.g.over and all(guild.faith for guild in match.g.players):
                path.write_text(record(match))
                return path
    raise AssertionError("nobody went to the Shrine")


def data(path: Path, *reader: str) -> Any:
    return json.loads(run("replay", path, "--json", *reader).out)


def faith(sheet: list[dict[str, Any]]) -> Any:
    return next(row["points"] for row in sheet if row["title"] == "Faith")


@pytest.mark.parametrize("reader", [[], ["--seat", "0"], ["--seat", "1"]])
def test_scores_leave_out_what_is_hidden(reader, pious):
    everything = data(pious, "--all")
    hidden = [faith(sheet) for sheet in everything["sheets"].values()]
    assert sum(hidden) > 0
    sure = [score - n for score, n in zip(everything["scores"], hidden, strict=True)]
    assert data(pious, *reader)["scores"] == sure


@pytest.mark.parametrize("seat", ["0", "1"])
def test_a_seat_reads_its_own_sheet_as_far_as_it_is_sure(seat, pious):
    sheets = data(pious, "--seat", seat)["sheets"]
    assert list(sheets) == [seat]
    assert faith(sheets[seat]) is None


def test_a_spectator_reads_no_sheet(pious):
    assert data(pious)["sheets"] == {}


@pytest.mark.parametrize(("reader", "known"), [([], []), (["--seat", "1"], [1])])
def test_where_points_are_secret_only_the_own_ones_are_told(reader, known, tmp_path):
    path = tmp_path / "x.hearth"
    path.write_text(record(Match.new("ingots", 2, seed=1)))
    scores = data(path, *reader)["scores"]
    assert [seat for seat, score in enumerate(scores) if score is not None] == known


# Older rules


@pytest.fixture
def old(tmp_path: Path) -> tuple[Path, Match]:
    """A match of a version of the rules that is not today's; its last move is no longer legal."""
    match = Match.new("guilds", 2, seed=4)
    rng = Rng(4)
    for _ in range(12):
        match.act_id(choose(match.g, rng), match.g.actor())
    path = tmp_path / "old.hearth"
    text = record(match).replace("rules: 1", "rules: 0")
    path.write_text(f"{text}{match.g.actor()} dance:with=2\n")
    return path, match


def test_a_match_of_older_rules_is_shown_as_far_as_it_goes(old):
    path, match = old
    shown = run("replay", path)
    assert shown.code == 0
    assert match.lines[-1].text in shown.out
    assert "played by version 0 of the rules (these are version 1)" in shown.err
    assert "It is shown up to move 12 of 13, where its line 22 is no longer legal." in shown.err


def test_programs_are_told_what_is_different(old):
    path, match = old
    told = data(path, "--all")
    assert len(told["moves"]) == len(match.moves)
    assert told["notice"].startswith("This match was played by version 0 of the rules")
    path.write_text(record(match))
    assert data(path)["notice"] == ""
