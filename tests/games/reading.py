"""Somebody who reads the log of a match and writes down what everybody has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Protocol

from hearth.bots.worth import pick
from hearth.kernel import Rng, State
from hearth.match import Line, Match

EVENLY = 4  # one choice of so many is made without sense, so that odd things happen too


class Reader(Protocol):
    """Of one game: what a reader writes down, and what there is on the table."""

    def read(self, line: Line) -> None: ...

    def written(self) -> Any: ...

    def on_the_table(self, g: Any) -> Any: ...


def played(
    game: str, seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[State, list[Line], str]]:
    """The table after the set-up and after every action, what was told of it, and the action."""
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


def number(pattern: str, text: str) -> int:
    """The number in a sentence of this kind; 0 if it is another one."""
    found = re.fullmatch(pattern, text)
    return int(found[1]) if found else 0
