"""Bots in the seats: who plays what, the same again when resumed, and while they think."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from hearth.match import Match, read_record, record
from hearth.terminal.seating import seated
from tests.terminal.runs import Terminal, run

PLAY = ["play", "guilds", "--seed", "4"]  # Blue is First Player
QUICK = "ismcts:2"


def moves(path: Path) -> list[str]:
    match = read_record(path.read_text(encoding="utf-8"))
    return [f"{move.seat} {move.notation}" for move in match.moves]


# Who plays what


def match(seats: int, people: list[int]) -> Match:
    return Match.new("guilds", seats, seed=1, people=people)


def test_the_other_seats_are_journeymen():
    assert seated(None, match(3, [0])) == {1: "journeyman", 2: "journeyman"}


def test_one_bot_is_for_all_other_seats():
    assert seated("master", match(4, [0, 1])) == {2: "master", 3: "master"}


def test_several_bots_sit_in_their_order():
    assert seated("greedy, master", match(3, [0])) == {1: "greedy", 2: "master"}


def test_where_people_sit_everywhere_nobody_else_does():
    assert seated(None, match(2, [0, 1])) == {}


def test_the_beginning_tells_who_plays_what(save):
    bots = ["--seats", "3", "--bots", "apprentice,random"]
    shown = run(*PLAY, *bots, "--save", save).out
    assert "\nRed: you · Blue: apprentice · Green: random\n" in shown
    assert "Blue (apprentice) " in shown


def test_people_at_one_screen_are_told_as_people(save):
    shown = run(*PLAY, "--hotseat", "--name", "Ann", "--save", save).out
    assert "\nAnn: a person · Blue: a person\n" in shown


def test_the_final_sheets_and_the_replay_name_the_bots(save):
    bots = ["--people", "0", "--bots", "random,greedy"]
    assert "Red (random)" in run(*PLAY, *bots, "--save", save).out
    assert "Blue (greedy)" in run("replay", save).out


# The same again


def test_the_same_seed_and_choices_give_the_same_match(tmp_path):
    for name in ("a", "b"):
        run(*PLAY, "--bots", QUICK, "--save", tmp_path / name, lines=["1", "2", "3", "1"] * 4)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
    assert len(moves(tmp_path / "a")) > 4


def test_a_resumed_match_has_the_same_bots(save, tmp_path):
    lines = ["1", "2", "3", "1"]
    run(*PLAY, "--bots", QUICK, "--save", save, lines=lines[:2])
    shown = run("play", "--resume", save, lines=lines[2:]).out
    assert f"Red: you · Blue: {QUICK}\n" in shown
    whole = tmp_path / "whole"
    run(*PLAY, "--bots", QUICK, "--save", whole, lines=lines)
    assert moves(save) == moves(whole)


def test_the_same_choice_after_an_undo_is_answered_the_same_way(save):
    run(*PLAY, "--bots", QUICK, "--save", save, lines=["1", "2", "1", "3"])
    before = moves(save)
    assert before[-1].startswith("1 ")
    run("play", "--resume", save, lines=["u", "3"])
    assert moves(save) == before


def test_a_match_that_tells_no_bots_goes_on_at_random(save):
    save.write_text(record(Match.new("guilds", 2, seed=4, people=[0])))
    assert "Red: you · Blue: random\n" in run("play", "--resume", save).out


@pytest.mark.parametrize("told", ["no JSON", "[]", '{"0": "master"}', '{"1": "gnome"}'])
def test_a_remark_that_tells_no_bots_is_refused(told, save):
    text = record(Match.new("guilds", 2, seed=4, people=[0]))
    save.write_text(f"{text}# bots: {told}\n")
    said = run("play", "--resume", save).sentence()
    assert f"{save}: the remark '# bots: {told}' is wrong: " in said
    assert "is being played" not in run("play", "--resume", save).sentence()  # it is closed again


# While they think


def test_on_a_terminal_a_line_says_who_is_thinking(save):
    terminal = Terminal(*PLAY, "--bots", QUICK, "--save", save)
    shown = terminal.read_to("> ")
    terminal.close()
    assert "Blue is thinking …" in shown
    assert shown.count("is thinking") == 1
    assert "\x1b[2K" in shown.partition("Blue is thinking …")[2]


def test_elsewhere_nothing_is_said_of_it(save):
    assert "thinking" not in run(*PLAY, "--bots", QUICK, "--save", save).out


def test_a_bot_can_be_interrupted(save):
    # Where the tests run in the background the signal is ignored, and processes inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    terminal = Terminal(*PLAY, "--bots", "ismcts:4000ms", "--save", save)
    terminal.read_to("is thinking …")
    terminal.process.send_signal(signal.SIGINT)
    shown = terminal.read_to("match.hearth")
    assert terminal.process.wait(timeout=30) == 130
    terminal.close()
    assert "Saved. Go on with: " in shown
