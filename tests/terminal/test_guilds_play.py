"""Matches of Guilds in the terminal, played by typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hearth.games.guilds.auction import BID
from hearth.match import read_record, record
from tests.terminal.drawing import screen
from tests.terminal.guilds_tables import at, first_where, join
from tests.terminal.runs import run

pytestmark = pytest.mark.usefixtures("bots_at_random")

PLAY = ["play", "guilds", "--seed", "5"]
NEW_TABLE = "Objective  "  # stands on the whole table only
ANY_NUMBER = [str(n % 12) for n in range(2500)]  # some of them are always possible


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_match_can_be_typed(seats, save):
    shown = run(*PLAY, "--seats", seats, "--save", save, lines=ANY_NUMBER)
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
    shown = run(*PLAY, "--save", save, lines=ANY_NUMBER[:99]).out
    screens = re.split("─{99,}", shown)  # the rule above each
    after_auctions = [screen for screen in screens if "The auction is over" in screen]
    assert after_auctions
    assert all(NEW_TABLE in screen for screen in after_auctions)


# Placing a Room


@pytest.mark.parametrize("lines", [[], ["t"], ["1", "u"]])
def test_the_room_that_is_placed_is_drawn_in_its_rotations(lines, save):
    save.write_text(record(first_where("place", [0], options=2)))
    shown = run("play", "--resume", save, lines=lines).out
    asked = shown.split(" go?")
    assert len(asked) == 2 + len(lines[-1:])
    for table in asked[:-1]:
        assert "not turned" in table
        assert " road " in table


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


# Scores


def ask(save: Path, line: str) -> str:
    """What is shown at the first choice of a match when this is typed."""
    shown = run(*PLAY, "--save", save, lines=[line]).out
    return shown.partition("\n> ")[2].rpartition("\n> ")[0]


@pytest.mark.parametrize("typed", ["s blue", "s 1", "s bl"])
def test_s_shows_the_sheet_of_another_seat(typed, save):
    shown = ask(save, typed)
    assert "Blue (random)" in shown.splitlines()[0]
    assert "The others: Red 5" in shown
    assert "You " not in shown


def test_s_alone_shows_the_own_sheet(save):
    shown = ask(save, "s")
    assert "Red" in shown.splitlines()[0]
    assert "The others: Blue 5" in shown


def test_s_of_nobody_says_who_there_is(save):
    assert "nobody is called 'ann'; there are: Red, Blue." in ask(save, "s Ann")


def test_a_tie_tells_what_decided_it():
    match = at(BID)
    join(match, 0, "caravan_guard")  # as many PP as the Mage, but 1 silver more a Week
    join(match, 1, "court_mage")
    decided = match.game.tie_break(match.g)
    assert decided.startswith("lower income, ")
    said = f"Red and Blue have 5 PP each; the tie goes to Blue: {decided}."
    assert screen(match).outcome() == said


# What is told


def test_what_nobody_did_is_a_sentence_of_its_own(save):
    shown = run(*PLAY, "--save", save).out
    assert "\nWeek 1 begins. The auction begins\n" in shown


def test_before_the_first_choice_nothing_is_since_it(save):
    shown = run("play", "guilds", "--seed", "4", "--save", save, lines=ANY_NUMBER[:20]).out
    first, *later = re.split("\n> ", shown)
    assert "Blue offers" in first
    assert "Since your last choice" not in first
    assert any("Since your last choice" in screen for screen in later)
