"""Every game × every seat count × every option value, found by itself, and matches to look at."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import hearth
from hearth.kernel import Game, Option, Rng, State, find
from tests.toys.ingots import INGOTS

GAMES = [*[find(name) for name in hearth.games()], INGOTS]

TOO_LONG = 20_000  # decisions: a match that takes more does not end
NEAR = 10  # tables are looked at one by one from the start, where set-up is, …
APART = 45  # … and this far apart later
FEW = 2  # things combined at every seat count; more of them at one
SPREAD = 3  # of the values of a long list, every third one at a seat count


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
    found = [
        Case(game, seats, options)
        for place, seats in enumerate(game.seats)
        for options in [{}, *[{o.name: v} for o in game.options for v in variations(o, place)]]
    ]
    found += [
        Case(game, middle(game.seats), {o.name: some})
        for o in game.options
        for some in (sets(o) if o.many else [])
        if FEW < len(some) < len(o.values)
    ]
    found = [case for case in found if is_allowed(case)]
    return found + left_out(game, found)


def left_out(game: Game, found: list[Case]) -> list[Case]:
    """Values dealt out to seat counts that do not allow them, at the first one that does."""
    return [
        next(case for case in alone if is_allowed(case))
        for option in game.options
        for value in ([] if option.many else option.values)
        if value != option.default
        and not any(case.options.get(option.name) == value for case in found)
        and (alone := [Case(game, seats, {option.name: value}) for seats in game.seats])
    ]


def variations(option: Option, place: int) -> list[Any]:
    """What to try at the seat count of this place: small sets of things that can be combined.

    A long list of values is dealt out over the seat counts; each is tried at one of them.
    """
    if option.many:
        few = [some for some in sets(option) if len(some) <= FEW or some == option.values]
        return [some for some in few if some != option.default]
    others = [value for value in option.values if value != option.default]
    return others if len(others) <= FEW else others[place % SPREAD :: SPREAD]


def sets(option: Option) -> list[list[Any]]:
    sizes = range(len(option.values) + 1)
    return [list(some) for size in sizes for some in combinations(option.values, size)]


def middle(seats: list[int]) -> int:
    """The seat count at which all sets are tried."""
    return seats[len(seats) // 2]


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
