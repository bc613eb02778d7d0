"""Every game × every seat count × every option value, found by itself, and matches to look at."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import hearth
from hearth.kernel import Game, Option, Rng, State, find
from tests.toys.ingots import INGOTS

GAMES = [*[find(name) for name in hearth.games()], INGOTS]

TOO_LONG = 20_000  # decisions: a match that takes more does not end
NEAR = 10  # tables are looked at one by one from the start, where set-up is, …
APART = 45  # … and this far apart later


@dataclass(frozen=True, eq=False)
class Case:
    """A kind of table. The options not named have their default values."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.id} {self.seats}{options}"

    def new(self) -> State:
        return hearth.new(self.game.id, self.seats, self.seed(), self.options)

    def seed(self) -> int:
        """One of its own for each case, so that all together see more."""
        return zlib.crc32(str(self).encode())


def cases(game: Game) -> list[Case]:
    """The defaults, and each option varied alone, as far as the game allows it."""
    tables = [{}, *[{o.name: value} for o in game.options for value in variations(o)]]
    found = [Case(game, seats, options) for seats in game.seats for options in tables]
    return [case for case in found if is_allowed(case)]


def variations(option: Option) -> list[Any]:
    if not option.many:
        return [value for value in option.values if value != option.default]
    sets = [[], *[[value] for value in option.values], option.values]
    return [some for some in sets if some != option.default]


def is_allowed(case: Case) -> bool:
    try:
        case.game.check(case.seats, case.options)
    except ValueError:
        return False
    return True


CASES = [case for game in GAMES for case in cases(game)]


def every_case(test: Callable[..., None]) -> Callable[..., None]:
    """Run the test for each case."""
    marked: Callable[..., None] = pytest.mark.parametrize("case", CASES, ids=str)(test)
    return marked


def choose(g: State, rng: Rng) -> tuple[int, int]:
    """Any seat that may act, and any of its options."""
    seats = g.actors()
    seat = seats[rng.below(len(seats))]
    options = g.options(seat)
    return seat, options[rng.below(len(options))]


def play(g: State, rng: Rng, most: int = TOO_LONG) -> Iterator[State]:
    """Play at random; the table after each decision, until the match is over."""
    for _ in range(most):
        if g.over:
            return
        seat, a = choose(g, rng)
        g.apply(a, seat)
        yield g


def play_on(g: State, seed: int, most: int = TOO_LONG) -> str:
    """Play at random; the save of what came of it."""
    for _ in play(g, Rng(seed), most):
        pass
    return hearth.save(g)


@cache
def match(case: Case) -> list[State]:
    """Tables from one match played at random: choices from the start to the last, and the end."""
    g = case.new()
    met = [g.clone(), *[g.clone() for _ in play(g, Rng(case.seed()))]]
    assert met[-1].over, f"the match is not over after {TOO_LONG} decisions"
    return [*met[:NEAR], *met[NEAR:-2:APART], *met[-2:]]


def choices(case: Case) -> list[State]:
    """Tables at which somebody has to choose."""
    return [g for g in match(case) if not g.over]


def finished(case: Case) -> State:
    return match(case)[-1]


def leaves(x: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value in plain data, and where it stands."""
    if isinstance(x, dict):
        for key, value in x.items():
            yield from leaves(value, f"{path}.{key}")
    elif isinstance(x, list):
        for i, value in enumerate(x):
            yield from leaves(value, f"{path}[{i}]")
    else:
        yield path, x
