"""Bots that do what bots must not do."""

from __future__ import annotations

import os

from hearth.bots.aimless import Aimless
from hearth.bots.bot import Bot, Outlook, Thought
from hearth.bots.specs import make_bot


class Crashing(Bot):
    def think(self, outlook: Outlook) -> Thought:
        raise ZeroDivisionError("nothing left to divide")


class Illegal(Bot):
    def think(self, outlook: Outlook) -> Thought:
        return Thought(max(outlook.options) + 1)


class Dying(Bot):
    """Takes its whole process along."""

    def think(self, outlook: Outlook) -> Thought:
        os._exit(1)


class Clock:
    """Stands still until somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Sleeping(Bot):
    """Has ten milliseconds, and takes its time, once."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__("sleeping", 0)
        self.milliseconds = 10
        self.clock = clock
        self.seconds = seconds

    def think(self, outlook: Outlook) -> Thought:
        self.clock.now += self.seconds
        self.seconds = 0.0
        return Thought(outlook.options[0])


def make(spec: str, game: str, seed: int) -> Bot:
    """A misfit by its name; any other spec is an ordinary bot."""
    if spec == "crashing":
        return Crashing(spec, seed)
    if spec == "illegal":
        return Illegal(spec, seed)
    if spec == "dying":
        return Dying(spec, seed)
    if spec == "stillborn":
        raise OSError("no such bot today")
    return Aimless(spec, seed) if spec == "other" else make_bot(spec, game, seed)
