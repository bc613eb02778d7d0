"""Several people at one terminal, and what a terminal shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearth.games.winterforge.box import standard
from tests.terminal.runs import PLAY, Run, Terminal, run, saved

pytestmark = pytest.mark.usefixtures("bots_at_random")


# Several people


def hot_seat(save: Path, *lines: str) -> Run:
    return run(*PLAY, "--hotseat", "--name", "Ann,Ben", "--save", save, lines=list(lines))


def test_the_screen_is_handed_over_by_name(save):
    shown = hot_seat(save, "", "1", "", "1")
    assert "Seat 0 (Ann), press Enter" in shown.out
    assert "Seat 1 (Ben), press Enter" in shown.out


def test_one_person_never_sees_what_the_other_holds(save):
    shown = hot_seat(save, *["1", "l 99"] * 25)
    titles = [standard().contracts[guild.royal].title for guild in saved(save).g.players]
    screens = re.split(r"Seat ([01]) \(\w+\), press Enter ", shown.out)[1:]
    for seat, screen in zip(screens[::2], screens[1::2], strict=True):
        assert titles[1 - int(seat)] not in screen
    assert titles[0] in shown.out
    assert titles[1] in shown.out


def test_a_person_can_leave_at_the_hand_over(save):
    assert hot_seat(save, "q").out.endswith(f"hearth play --resume {save}\n")


# On a terminal


@pytest.fixture
def terminal(save: Path) -> Iterator[Terminal]:
    terminal = Terminal(*PLAY, "--hotseat", "--save", save)
    yield terminal
    terminal.close()


def test_a_hand_over_clears_the_screen_and_what_has_scrolled_away(terminal):
    terminal.read_to("Seat 0, press Enter ")
    terminal.type("")
    terminal.read_to("> ")
    terminal.type("1")
    shown = terminal.read_to("Seat 1, press Enter ")
    assert shown.endswith("\x1b[2J\x1b[H\x1b[3JSeat 1, press Enter ")


def test_a_terminal_has_colours(terminal):
    terminal.read_to("Seat 0, press Enter ")
    terminal.type("")
    assert "\x1b[1;36m1" in terminal.read_to("> ")


def test_no_color_is_respected(save):
    terminal = Terminal(*PLAY, "--save", save, NO_COLOR="1")
    assert "\x1b[1;36m" not in terminal.read_to("> ")
    terminal.close()
