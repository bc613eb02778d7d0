"""Somebody who reads the log of a match and writes down what everybody has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import randrange
from typing import Any, Protocol

import pytest

from hearth.bots.worth import pick
from hearth.games.winterforge.cards import ALLEYWAYS
from hearth.kernel import Rng, State
from hearth.match import Line, Match

EVENLY = 4  # one choice of so many is made without sense, so that odd things happen too

# What is read: games, seats and options, each with known seeds and with others in each run.
ALONE = [name for name in ALLEYWAYS if name != "thieves_guild"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("cove", 1, {"peddler": "hard"}),
    ("cove", 1, {"peddler": "easy"}),
    ("cove", 2, {}),
    ("cove", 4, {}),
    ("forge", 1, {"ironclad": "easy"}),
    ("forge", 1, {"ironclad": "normal"}),
    ("forge", 1, {"ironclad": "hard"}),
    ("forge", 2, {}),
    ("forge", 3, {}),
    ("forge", 4, {}),
    ("guilds", 2, {}),
    ("guilds", 4, {}),
    ("ravenshire", 1, {"rival": "easy"}),
    ("ravenshire", 1, {"rival": "normal", "assistants": True}),
    ("ravenshire", 1, {"rival": "hard"}),
    ("ravenshire", 1, {"rival": "harder"}),
    ("ravenshire", 2, {"busy_town": True, "assistants": True}),
    ("ravenshire", 3, {"assistants": True}),
    ("ravenshire", 4, {"assistants": True}),
    ("ravenshire", 4, {}),
    ("winterforge", 1, {"alleyways": ALONE}),
    ("winterforge", 2, {"wages": "after_coin"}),
    ("winterforge", 3, {"alleyways": ALLEYWAYS, "round_cap": 15}),
    ("winterforge", 5, {"alleyways": ALLEYWAYS}),
    ("winterforge", 6, {}),
    ("winterforge", 6, {"alleyways": ALLEYWAYS, "round_cap": 20}),
]
KNOWN = [1, 2, 3, 9]  # in the last one a Blacksmith of Forge gains more Skill than there is
RANDOM = [randrange(10**6) for _ in range(2)]
# The names are the same in every process of a run; the seeds are not.
at_each_seed = pytest.mark.parametrize(
    "seed",
    [
        *[pytest.param(seed, id=f"seed {seed}") for seed in KNOWN],
        *[pytest.param(seed, id=f"random {i}") for i, seed in enumerate(RANDOM)],
    ],
)


def at_each_table(game: str, most: int = 99) -> pytest.MarkDecorator:
    """Seats and options of this game, for at most so many seats."""
    tables = [(seats, options) for name, seats, options in TABLES if name == game and seats <= most]
    return pytest.mark.parametrize(("seats", "options"), tables)


class Reader(Protocol):
    """Of one game: what a reader writes down, and what there is on the table."""

    def read(self, line: Line) -> None: ...

    def written(self) -> Any: ...

    def on_the_table(self, g: Any) -> Any: ...


def played(
    game: str, seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[State, list[Line], str]]:
    """The table after the set-up and after every action, what was told of it, and the action."""
    print(f"{game} of {seats} with seed {seed} and {options}")  # what fails can be played again
    match = Match.new(game, seats, seed, options)
    rng = Rng(seed)
    yield match.g, match.lines[:], "set-up"
    while not match.g.over:
        g = match.g
        found = g.options()
        weights = match.game.incline(g, found)
        if not weights or rng.below(EVENLY) == 0:
            weights = [1] * len(found)
        lines = match.act_id(found[pick(weights, rng)], g.actor())
        yield match.g, lines, match.moves[-1].notation


def told(game: str, seats: int, seed: int, options: dict[str, Any]) -> list[Line]:
    """All that was told of a match."""
    return [line for _, lines, _ in played(game, seats, seed, options) for line in lines]


def met(game: str) -> set[str]:
    """The events of the known matches."""
    return {
        line.event
        for name, seats, options in TABLES
        for seed in KNOWN
        if name == game
        for line in told(game, seats, seed, options)
    }


def number(pattern: str, text: str) -> int:
    """The number in a sentence of this kind; 0 if it is another one."""
    found = re.fullmatch(pattern, text)
    return int(found[1]) if found else 0
