"""What is shown around a choice: the question again, hints, and the log."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console

from hearth.bots.playout import choose
from hearth.games.winterforge.box import standard
from hearth.kernel import Rng, find
from hearth.match import Match, record
from hearth.terminal.command import typed
from hearth.terminal.rules import show_search
from tests.terminal.runs import PLAY, SOURCES, Terminal, run

pytestmark = pytest.mark.usefixtures("bots_at_random")

BOX = SOURCES / "hearth" / "games" / "winterforge" / "box"
QUESTION = "Choose an action: 3 left"


def ask(save: Path, *lines: str) -> str:
    """What is shown at the first turn of a new match when these are typed."""
    shown = run(*PLAY, "--save", save, lines=["1", "1", *lines])
    return shown.out.split(QUESTION, 1)[1]


# The question again


@pytest.mark.parametrize("line", ["o", ""])
def test_o_and_enter_show_the_options_again(line, save):
    shown = ask(save, line).split(QUESTION)[1]
    assert " 1 Move to the Market " in shown
    assert re.search(r"\n *\d+ End the turn", shown)


@pytest.mark.parametrize("line", ["t", "l", "s", "r forge", "r", "?"])
def test_after_a_look_elsewhere_the_question_is_asked_again(line, save):
    asked_again = rf"\n{QUESTION}  \(1 to \d+, o shows them\)\n> "
    assert len(re.findall(asked_again, ask(save, line))) == 1


# No pager in the match


@pytest.mark.parametrize("line", ["t", "r forge"])
def test_a_match_never_opens_a_pager(line, save):
    terminal = Terminal(*PLAY, "--save", save, PAGER="echo PAGED", LINES="10")
    for answer in ("1", "1", line):
        terminal.read_to("> ")
        terminal.type(answer)
    assert "PAGED" not in terminal.read_to("o shows them)")
    terminal.close()


def test_the_pager_of_the_rules_says_how_to_leave_it():
    terminal = Terminal("rules", "winterforge", PAGER='echo "$LESS" END', LINES="10")
    assert r"Space\: more, q\: back" in terminal.read_to("END")
    terminal.close()


def test_a_pager_set_up_by_somebody_stays_as_it_is():
    terminal = Terminal("rules", "winterforge", PAGER='echo "<$LESS>" END', LESS="-S", LINES="10")
    assert terminal.read_to("END") == "<-S> END"
    terminal.close()


# Hints that can be typed


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "bin" / "hearth"
    path.parent.mkdir()
    path.touch(mode=0o755)
    return path


def test_a_program_on_the_path_is_typed_by_name(program, monkeypatch):
    monkeypatch.setenv("PATH", str(program.parent))
    with patch.object(sys, "argv", [str(program)]):
        assert typed("play", "--resume", "a b") == "hearth play --resume 'a b'"


def test_a_program_elsewhere_is_typed_as_it_was_given(program, monkeypatch):
    monkeypatch.chdir(program.parents[1])
    monkeypatch.setenv("PATH", "/nonexistent")
    with patch.object(sys, "argv", ["bin/hearth"]):
        assert typed("replay", "x") == "bin/hearth replay x"


def test_another_hearth_on_the_path_is_not_meant(program, monkeypatch):
    monkeypatch.setenv("PATH", str(program.parent))
    with patch.object(sys, "argv", ["other/hearth"]):
        assert typed("games") == "other/hearth games"


def test_a_module_is_typed_with_its_python(monkeypatch):
    monkeypatch.setenv("PATH", "/nonexistent")
    with patch.object(sys, "argv", [str(SOURCES / "hearth" / "cli.py")]):
        assert typed("games") == f"{shlex.quote(sys.executable)} -m hearth games"


# Names


def test_a_short_name_is_used_in_every_line(save):
    shown = run(*PLAY, "--name", "a", "--save", save, lines=["1", "1", "l 99"]).out
    assert "a plays Gilmead Jewellers" in shown
    assert "a keeps" in shown
    assert "Seat 0" not in shown


def test_without_a_name_a_seat_tells_its_guild_by_number(save):
    shown = ask(save, "l 99")
    assert "Seat 0 plays Gilmead Jewellers" in shown
    assert "Gilmead Jewellers keeps" in shown


# The rules of this table


def test_a_phrase_is_found_across_a_line_break(save):
    # In rules.md a line ends between these two words.
    assert "**5.4**" in ask(save, "r and the top of the contract deck")


def test_a_table_with_another_box_says_that_numbers_may_differ(save, tmp_path):
    box = tmp_path / "my-cards"
    box.mkdir()
    crew = (BOX / "crew.toml").read_text()
    (box / "crew.toml").write_text(crew.replace("hire_cost = 4", "hire_cost = 5", 1))
    shown = run(*PLAY, "--box", box, "--save", save, lines=["r hire crew"]).out
    assert "This table plays with the box my-cards: numbers may differ." in shown
    assert "numbers may differ" not in ask(tmp_path / "other", "r hire crew")


# Coming back


def test_a_resumed_match_says_how_far_it_was(save):
    run(*PLAY, "--save", save, lines=["1"])
    said = f"Resumed after 2 moves. Every choice is saved in {save}\n"
    assert said in run("play", "--resume", save).out


def test_crew_that_cannot_be_paid_are_seen_to_go(save):
    match = first_where(["dismiss_crew"])
    crew = standard().crew[match.g.players[0].crew[0]].title
    save.write_text(record(match))
    shown = run("play", "--resume", save).out
    assert f"lets {crew} go" in shown


def first_where(legal: list[str]) -> Match:
    """A match at random up to where seat 0 has just these choices."""
    for seed in range(200):
        match = Match.new("winterforge", 2, seed=seed, people=[0])
        rng = Rng(seed)
        while not match.g.over:
            if match.g.actor() == 0 and match.legal() == legal:
                return match
            match.act_id(choose(match.g, rng), match.g.actor())
    raise AssertionError(f"nobody came to {legal}")


# Asking for more


def test_l_shows_the_log_that_the_seat_may_read(save):
    shown = ask(save, "l 99")
    assert "keeps" in shown
    assert shown.count("as Royal Contract") == 1
    assert ask(save.with_name("b"), "l 2").count("\n  ") < shown.count("\n  ")


def test_l_wants_a_number(save):
    assert "'many' is not a number of lines; try l 20." in ask(save, "l many")


def test_t_shows_the_table_again(save):
    assert "Job track" in ask(save, "t")


def test_alone_there_are_no_others_to_compare_with(save):
    shown = run(*PLAY, "--seats", "1", "--save", save, lines=["1", "1", "s"]).out
    assert "0 of 2 in the Guild" in shown
    assert "The others" not in shown


def test_s_explains_the_score_so_far(save):
    shown = ask(save, "s")
    assert "0 of 2 in the Guild" in shown
    assert "The others: " in shown


def test_what_was_sought_is_marked_on_a_terminal():
    console = Console(force_terminal=True, width=60, color_system="standard")
    with console.capture() as shown:
        show_search(console, find("forge"), "tie", paged=False)
    assert "1 clause of the rules of Forge" in shown.get()
    assert re.search(r"\x1b\[30;43mAmong equals\x1b\[0m", shown.get())


def test_r_searches_the_rules(save):
    shown = ask(save, "r steady hand", "r submarine", "r")
    assert "**7.11**" in shown
    assert "no clause of the rules of winterforge has 'submarine'" in shown
    assert "'hearth rules winterforge' shows all of them" in shown


def test_question_mark_lists_the_commands_and_signs(save):
    shown = ask(save, "?")
    assert "undo your last choice" in shown
    assert "metal, gem, fibre" in shown
