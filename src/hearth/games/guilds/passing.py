"""Passing, in the auction and in Construction: never final, and counted in a row."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.events import PASSED
from hearth.games.guilds.state import A, Guilds

PASS: Final = A.kind("pass")


def pass_turn(g: Guilds, forced: bool = False) -> None:
    """Do nothing for now. [GU-027, GU-R13, GU-R19]"""
    g.note(PASSED, g.turn, 1 if forced else 0)
    g.passes += 1
    next_turn(g)


def next_turn(g: Guilds) -> None:
    """The player to the left is on turn."""
    g.turn = (g.turn + 1) % len(g.players)


def all_passed(g: Guilds) -> bool:
    """As many passes in a row as there are players. [GU-028, GU-R15, GU-R19]"""
    return g.passes >= len(g.players)
