"""How fast the engine is: random play, copies, saves and views, in CPU time, best of several.

Every repetition does the same work again, and the best one counts: what else the machine was
doing can only have made the others slower.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, Final

import hearth
from hearth import _engine
from hearth.bots.playout import choose, play_out
from hearth.kernel import Rng, State, find

REPETITIONS: Final = 4
POSITIONS: Final = 40  # of one match, for what is measured at a single position
PLAY_SHARE: Final = 0.6  # of the time goes to random play, the rest to single positions


@dataclass(frozen=True)
class Seating:
    """A table to be measured."""

    game: str
    variant: str
    seats: int

    def new(self, seed: int) -> State:
        (variant,) = [v for v in find(self.game).variants if v.name == self.variant]
        return hearth.new(self.game, self.seats, seed, variant.options)

    def __str__(self) -> str:
        return f"{self.game}, {self.variant}, {self.seats} seats"


TO_COMPARE: Final = Seating("winterforge", "standard", 4)  # with the other's four players


def seatings(game: str, seats: list[int] | None) -> list[Seating]:
    """Every variant of a game at every seat count, or at those asked for."""
    found = [
        Seating(game, variant.name, count)
        for variant in find(game).variants
        for count in variant.seats
        if seats is None or count in seats
    ]
    if seats is not None:
        for count in seats:
            find(game).check(count, {})
    return found


@dataclass(frozen=True)
class Pace:
    """Random play: one decision is one choice of one seat, also where it has no alternative."""

    decisions_per_second: float
    decisions_per_match: float
    matches: int  # played in each repetition


@dataclass(frozen=True)
class Figures:
    """One table; times in millionths of a second."""

    game: str
    variant: str
    seats: int
    decisions_per_second: float
    decisions_per_match: float
    matches: int
    options_per_choice: float
    clone_us: float
    determinise_us: float
    save_us: float
    restore_us: float
    view_us: float


@dataclass(frozen=True)
class Report:
    engine: str
    figures: list[Figures]
    catanatron: Pace | None  # None: not installed
    ratio: float | None  # Winterforge with 4 seats to Catan with 4 players

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


Tell = Callable[[str], None]  # hears what is measured next


def stages(tables: list[Seating]) -> int:
    """How often `measure` will tell what it does."""
    return 2 * len(tables) + (catan_table() is not None)


def measure(tables: list[Seating], seconds: float, tell: Tell) -> Report:
    """Measure tables in about so many seconds of CPU time."""
    catan = catan_table()
    share = seconds / (len(tables) + (catan is not None))
    figures = [measure_table(table, share, tell) for table in tables]
    pace = None
    if catan is not None:
        tell("catanatron, 4 players: random play")
        pace = measure_pace(catan, share)
    ours = [f for f in figures if Seating(f.game, f.variant, f.seats) == TO_COMPARE]
    ratio = ours[0].decisions_per_second / pace.decisions_per_second if ours and pace else None
    return Report(_engine.build_note(), figures, pace, ratio)


def measure_table(table: Seating, seconds: float, tell: Tell) -> Figures:
    tell(f"{table}: random play")
    pace = measure_pace(our_table(table), seconds * PLAY_SHARE)
    tell(f"{table}: single positions")
    positions, options = sample(table)
    saved = [hearth.save(g) for g in positions]
    each = seconds * (1 - PLAY_SHARE) / 5
    return Figures(
        **asdict(table),
        **asdict(pace),
        options_per_choice=options,
        clone_us=time_each(lambda: positions, lambda g: g.clone(), each),
        determinise_us=time_each(
            lambda: [g.clone() for g in positions], lambda g: g.determinise(g.actor(), Rng(1)), each
        ),
        save_us=time_each(lambda: positions, hearth.save, each),
        restore_us=time_each(lambda: saved, hearth.load, each),
        view_us=time_each(lambda: positions, lambda g: g.view(g.actor()), each),
    )


# Random play

# Sets up the match of a seed; what it returns plays it and says how many decisions it took.
MatchMaker = Callable[[int], Callable[[], int]]


def our_table(table: Seating) -> MatchMaker:
    def set_up(seed: int) -> Callable[[], int]:
        g = table.new(seed)
        return lambda: play_out(g, Rng(seed))

    return set_up


def measure_pace(set_up: MatchMaker, seconds: float) -> Pace:
    """As many matches as a share of the time allows, then the same again and again."""
    matches, decisions, best = 0, 0, 0.0
    while best < seconds / REPETITIONS or not matches:
        matches += 1
        n, spent = played(set_up, matches)
        decisions += n
        best += spent
    for _ in range(REPETITIONS - 1):
        best = min(best, sum(played(set_up, seed)[1] for seed in range(1, matches + 1)))
    return Pace(decisions / best, decisions / matches, matches)


def played(set_up: MatchMaker, seed: int) -> tuple[int, float]:
    """Decisions and CPU seconds of one match; laying it out is not counted."""
    play = set_up(seed)
    start = process_time()
    decisions = play()
    return decisions, process_time() - start


# Single positions


def sample(table: Seating) -> tuple[list[State], float]:
    """Positions spread over one random match, and how many options its choices had on average."""
    length = play_out(table.new(1), Rng(1))
    g = table.new(1)
    rng = Rng(1)
    positions: list[State] = []
    options = 0
    for i in range(length):
        options += len(g.options())
        if i * POSITIONS // length == len(positions):
            positions.append(g.clone())
        g.apply(choose(g, rng))
    return positions, options / length


def time_each(
    things: Callable[[], list[Any]], use: Callable[[Any], object], seconds: float
) -> float:
    """The CPU time of one use in millionths of a second, in the best of many rounds."""
    best = float("inf")
    start = process_time()
    while best == float("inf") or process_time() - start < seconds:
        fresh = things()
        before = process_time()
        for thing in fresh:
            use(thing)
        best = min(best, (process_time() - before) / len(fresh))
    return best * 1e6


# The other program


def catan_table() -> MatchMaker | None:
    """Catan with four random players, if catanatron is there, by its own loop and its own log."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def set_up(seed: int) -> Callable[[], int]:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)

        def play() -> int:
            random.seed(seed)
            game.play()
            # Later versions call the log of actions `action_records`.
            return len(getattr(game.state, "action_records", None) or game.state.actions)

        return play

    return set_up
