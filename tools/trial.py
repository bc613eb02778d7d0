"""Whether an appraisal is better with other numbers: a bot with them plays the bot as it is.

    python tools/trial.py ravenshire TOKEN_GOLD=0.7 --matches 200
    python tools/trial.py winterforge has_alleyway=False --option alleyways=shrine

A name is one of the game's `appraisal.py`, or of another of its modules (`devotion.DOUBT=0.5`).
A function answers what is given here, whatever it is asked; so a term can be left out.
"""

from __future__ import annotations

import argparse
import os
import sys
from ast import literal_eval
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

os.environ["HEARTH_PURE"] = "1"  # in the compiled engine the numbers are built in

import hearth
from hearth.arena import Plan, Venue, planned, played
from hearth.arena.summary import Summary, summarise
from hearth.arena.words import points_text, share_text
from hearth.bots.bot import Bot, Thought
from hearth.bots.specs import make_bot
from hearth.kernel import State, find
from hearth.terminal.arena import check_run
from hearth.terminal.begin import read_options

CHANGED = " with "  # in the name of a bot, before what it reckons with


class Changed(Bot):
    """A bot who reckons with other numbers; they are there only while it thinks."""

    def __init__(self, bot: Bot, game: str, changes: list[str]) -> None:
        super().__init__(bot.name, 0)
        self.bot = bot
        self.game = game
        self.changes = changes

    def choose(self, g: State, seat: int) -> Thought:
        with ExitStack() as stack:
            for change in self.changes:
                stack.enter_context(changed(self.game, change))
            return self.bot.choose(g, seat)


@contextmanager
def changed(game: str, change: str) -> Iterator[None]:
    module, name, value = understood(game, change)
    before = getattr(module, name)
    setattr(module, name, (lambda *_: value) if callable(before) else value)
    try:
        yield
    finally:
        setattr(module, name, before)


def understood(game: str, change: str) -> tuple[ModuleType, str, Any]:
    """Where, what and how much; ValueError says what a change looks like."""
    path, _, text = change.partition("=")
    where, _, name = path.rpartition(".")
    try:
        module = import_module(f"hearth.games.{game}.{where or 'appraisal'}")
        getattr(module, name)
        return module, name, literal_eval(text)
    except (ImportError, AttributeError):
        place = f"{game}/{where or 'appraisal'}.py"
        raise ValueError(f"{path}: there is no such name in {place}") from None
    except (SyntaxError, ValueError):
        raise ValueError(f"{change}: a change looks like NAME=0.5") from None


def make(changes: list[str], spec: str, game: str, seed: int) -> Bot:
    plain, is_changed, _ = spec.partition(CHANGED)
    bot = make_bot(plain, game, seed)
    return Changed(bot, game, changes) if is_changed else bot


def trial(plan: Plan, changes: list[str], matches: int, workers: int) -> Summary:
    """The plan's one bot against itself with the changes; alone, on the same deals."""
    for change in changes:
        understood(plan.game, change)
    bot = plan.bots[0]
    plan = replace(plan, bots=[bot, bot + CHANGED + ", ".join(changes)])
    return summarise(plan, list(played(plan, range(matches), workers, partial(make, changes))))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=hearth.games())
    parser.add_argument("changes", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    try:
        check_run(asked.matches, asked.workers, None)
        venue = Venue(asked.game, asked.seats, read_options(find(asked.game), asked.option))
        plan = planned(venue, [asked.bot], asked.seed)
        found = trial(plan, asked.changes, asked.matches, asked.workers)
    except ValueError as error:
        sys.exit(str(error))
    for bot, figures in found.bots.items():
        print(f"{bot}: {share_text(figures.share)}, {points_text(figures.score)} points")


if __name__ == "__main__":
    main()
