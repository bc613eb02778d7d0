"""Matches of Guilds in the terminal, played by typing."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.bots.playout import choose
from hearth.kernel import Rng
from hearth.match import Match, read_record, record
from tests.terminal.runs import run

PLAY = ["play", "guilds", "--seed", "5"]
NEW_TABLE = "Stacks: "  # stands on the whole table only


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "match.hearth"


def first_where(kind: str, people: list[int]) -> Match:
    """A match at random up to where seat 0 may choose an action of this kind."""
    for seed in range(100):
        match = Match.new("guilds", 2, seed=seed, people=people)
        rng = Rng(seed)
        while not match.g.over:
            if match.g.actor() == 0 and any(a.startswith(kind) for a in match.legal()):
                return match
            match.act_id(choose(match.g, rng), match.g.actor())
    raise AssertionError(f"nobody came to {kind}")


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_match_can_be_typed(seats, save):
    shown = run(*PLAY, "--seats", seats, "--save", save, lines=["1"] * 400)
    assert shown.code == 0
    assert "Last Week: " in shown.out
    assert "The match is over" in shown.out
    assert shown.out.count("in all") >= int(seats)
    assert read_record(save.read_text()).g.over


def test_the_final_sheets_show_half_points(save):
    shown = run(*PLAY, "--people", "0", "--save", save)
    match = read_record(save.read_text())
    rows = [row for seat in range(2) for row in match.game.sheet(match.g, seat)]
    assert any(row.points != int(row.points) for row in rows)
    assert all(f"{row.points_text():>2}  {row.title}" in shown.out for row in rows)


def test_help_searches_for_words_of_this_game(save):
    shown = run(*PLAY, "--save", save, lines=["?"]).out
    assert "(r inactive, r 7, r 7.9)" in shown
    assert "the Turn Marker on the fountain" in shown


# What is drawn when


def test_after_the_offers_of_others_the_square_is_enough(save):
    shown = run(*PLAY, "--save", save, lines=["1", "3", "1", "1"]).out
    last = shown[shown.rindex("Since your last choice") - 2000 :]
    assert "Blue offers" in last
    assert shown.count(NEW_TABLE) == 1


def test_a_new_phase_shows_the_whole_table(save):
    shown = run(*PLAY, "--save", save, lines=["1", "3", "1", "1", "3"]).out
    assert "The auction is over" in shown
    assert shown.count(NEW_TABLE) == 2


# Several people


def test_what_is_open_is_not_handed_over(save):
    shown = run(*PLAY, "--hotseat", "--name", "Ann,Ben", "--save", save, lines=["1"] * 8).out
    assert "press Enter" not in shown
    assert "─ Ann ─" in shown
    assert "─ Ben ─" in shown


def test_what_the_seer_shows_is_handed_over(save):
    match = first_where("stack", [0, 1])
    save.write_text(record(match))
    shown = run("play", "--resume", save, lines=["", "1", "1", "", "q"]).out
    assert "Seat 0 (Red), press Enter" in shown
    assert "only you know" in shown
    blue = shown.split("Seat 1 (Blue), press Enter")[1]
    assert "only you know" not in blue
