"""Leaving a match and coming back to it, and taking choices back."""

from __future__ import annotations

import pytest

from hearth.match import Journal
from tests.terminal.runs import PLAY, SHORT, actions, read_to, run, saved, start

pytestmark = pytest.mark.usefixtures("bots_at_random")


# Leaving and coming back


@pytest.mark.parametrize("lines", [["1", "1"], ["1", "1", "q"]])
def test_the_end_of_the_input_and_q_save_and_say_how_to_resume(lines, save):
    shown = run(*PLAY, "--save", save, lines=lines)
    assert shown.code == 0
    assert shown.out.endswith(f"Saved. Go on with: hearth play --resume {save}\n")


def test_a_resumed_match_goes_on_where_it_was(save):
    run(*PLAY, "--save", save, lines=["1", "1"])
    before = actions(save)
    shown = run("play", "--resume", save, lines=["1"])
    assert "Choose an action: 3 left" in shown.out
    assert actions(save)[: len(before)] == before
    assert len(actions(save)) == len(before) + 1


def test_a_resumed_match_tells_what_happened_since_the_last_choice(save):
    run(*PLAY, "--save", save, lines=["1", "1"])
    shown = run("play", "--resume", save)
    assert "Since your last choice" in shown.out
    assert "rolls" in shown.out
    assert "plays Gilmead" not in shown.out


def test_resume_without_a_file_takes_the_newest_unfinished_match(tmp_path):
    first = run(*PLAY, home=tmp_path, lines=["1"])
    run("play", "winterforge", *SHORT, "--people", "0", home=tmp_path)
    again = run("play", "--resume", home=tmp_path)
    assert again.out.splitlines()[-1] == first.out.splitlines()[-1]


def test_a_damaged_match_is_passed_over(tmp_path):
    run(*PLAY, home=tmp_path, lines=["1"])
    (tmp_path / "matches" / "x.hearth").write_text("garbage")
    shown = run("play", "--resume", home=tmp_path)
    assert shown.code == 0
    assert f"passing over a match: {tmp_path / 'matches' / 'x.hearth'} is not" in shown.err


def test_a_finished_match_that_is_resumed_shows_its_end(save):
    run(*PLAY, *SHORT, "--people", "0", "--save", save)
    shown = run("play", "--resume", save)
    assert shown.code == 0
    assert "The match is over" in shown.out


def test_a_line_that_was_cut_off_is_dropped_when_a_match_is_resumed(save):
    run(*PLAY, "--save", save, lines=["1"])
    before = actions(save)
    with save.open("a") as file:
        file.write("0 keep_roy")
    shown = run("play", "--resume", save, lines=["1"])
    assert "The last line of the file was incomplete and has been dropped." in shown.out
    assert "incomplete" not in run("play", "--resume", save).out
    assert actions(save)[: len(before)] == before
    assert actions(save)[len(before)].startswith("0 keep_royal:contract=")


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(save):
    with start(*PLAY, "--save", save) as process:
        assert process.stdin is not None
        read_to(process, "> ")
        for choice in ["1", "1", "2", "2"]:
            process.stdin.write(f"{choice}\n")
            process.stdin.flush()
            read_to(process, "> ")
        process.kill()
    killed = saved(save)
    assert sum(1 for move in killed.moves if move.seat == 0 and move.choices > 1) == 4
    journal, match = Journal.resume(save)
    journal.close()
    assert match.moves == killed.moves
    assert match.g.view(0) == killed.g.view(0)


# Undoing


def test_an_undo_goes_back_to_the_last_choice_and_is_written_down(save):
    shown = run(*PLAY, "--save", save, lines=["1", "u", "2", "q"])
    assert "Your last choice is taken back." in shown.out
    assert actions(save)[2] == "0 undo:to=0"
    assert saved(save).moves[0].notation == "choose_guild:guild=1"


def test_a_resumed_match_remembers_what_was_undone(save):
    run(*PLAY, "--save", save, lines=["1", "u"])
    assert "Choose a Guild" in run("play", "--resume", save).out


def test_without_a_choice_there_is_nothing_to_undo(save):
    shown = run(*PLAY, "--save", save, lines=["u"])
    assert "Nothing is undone: there is no choice of yours to take back." in shown.out


def test_people_cannot_undo_behind_each_other(save):
    shown = run(*PLAY, "--hotseat", "--save", save, lines=["", "1", "", "u"])
    assert "Nothing is undone: another seat has acted since your last choice." in shown.out
