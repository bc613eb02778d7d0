"""How fast the search is: iterations a second at the first choice of a match and in its middle."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, Final

from hearth import _engine
from hearth.bench import Seating, Tell, sample
from hearth.bots.ismcts import Ismcts
from hearth.kernel import State

FEW: Final = 64  # iterations of a search while the time is not used up
REPETITIONS: Final = 3
MIDDLE: Final = 3  # positions of a match, spread over it


@dataclass(frozen=True)
class SearchFigures:
    """One table; iterations a second with the standard settings."""

    game: str
    variant: str
    seats: int
    first_choice: float
    later: float


@dataclass(frozen=True)
class SearchReport:
    engine: str
    figures: list[SearchFigures]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def measure_search(tables: list[Seating], seconds: float, tell: Tell) -> SearchReport:
    """Measure searches at these tables in about so many seconds of CPU time."""
    figures: list[SearchFigures] = []
    for table in tables:
        tell(f"{table}: search")
        share = seconds / len(tables) / (1 + MIDDLE)
        later = [pace(g, share) for g in middle(table)]
        first = pace(first_choice(table), share)
        figures.append(SearchFigures(**asdict(table), first_choice=first, later=min(later)))
    return SearchReport(_engine.build_note(), figures)


def first_choice(table: Seating) -> State:
    """The first choice of a match that is one."""
    g = table.new(1)
    while len(g.options()) == 1:
        g.apply(g.options()[0])
    return g


def middle(table: Seating) -> list[State]:
    """Some choices of a match played at random, spread over it."""
    positions, _ = sample(table)
    choices = [g for g in positions if len(g.options()) > 1]
    return [choices[len(choices) * (i + 1) // (MIDDLE + 1)] for i in range(MIDDLE)]


def pace(g: State, seconds: float) -> float:
    """Iterations a second, CPU time, the best of several runs of the same search."""
    budget = FEW
    done, spent = searched(g, budget)
    while spent < seconds / REPETITIONS / 2:
        budget *= 2
        done, spent = searched(g, budget)
    best = min([spent, *[searched(g, budget)[1] for _ in range(REPETITIONS - 1)]])
    return done / best


def searched(g: State, budget: int) -> tuple[int, float]:
    """Iterations of one search, which ends early when it is decided, and its CPU seconds."""
    bot = Ismcts("bench", 1, iterations=budget)
    start = process_time()
    thought = bot.choose(g, g.actor())
    return sum(one.visits for one in thought.considered), process_time() - start
