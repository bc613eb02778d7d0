"""A whole match looked back at: how it stood all along, and which choices turned it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from hearth.analysis.choices import DIGITS, Judged, choices
from hearth.arena.intervals import Z
from hearth.bots.worth import shares
from hearth.match import Match

LEAST_ITERATIONS: Final = 20  # fewer compare nothing
FORMAT: Final = 1
LEAST_LOSS: Final = 0.02  # of the win; less turns nothing
MOST_EACH: Final = 3  # turning points of a seat


@dataclass(frozen=True)
class Analysis:
    """What an analysis found."""

    game: str
    names: list[str]  # of the seats
    iterations: int  # for each choice
    moves: int
    result: list[float]  # shares of the win at the end; empty if it was not reached
    judged: list[Judged]

    def turning_points(self) -> list[Judged]:
        """The largest losses that are certain, a few of each seat, in the order of the match."""
        found: list[Judged] = []
        for seat in range(len(self.names)):
            own = [one for one in self.judged if one.seat == seat and is_clear(one)]
            found += sorted(own, key=lambda one: -one.loss)[:MOST_EACH]
        return sorted(found, key=lambda one: one.move)

    def as_data(self) -> dict[str, Any]:
        turning = [one.i for one in self.turning_points()]
        return {"analysis": FORMAT, **asdict(self), "turning_points": turning}


def is_clear(one: Judged) -> bool:
    return one.loss >= LEAST_LOSS and one.loss - Z * one.error > 0


def margin(one: Judged) -> float:
    """Half the width of the 95 % interval of its loss."""
    return Z * one.error


def finished_analysis(match: Match, iterations: int, judged: list[Judged]) -> Analysis:
    """All choices judged make an analysis."""
    assert len(judged) == len(choices(match))
    names = match.game.names(match.g)
    return Analysis(match.game.id, names, iterations, len(match.moves), end_of(match), judged)


def end_of(match: Match) -> list[float]:
    """How the match ended, on the same scale: alone there is no share, only a good result."""
    g = match.g
    if not g.over:
        return []
    return g.result() if len(g.players) > 1 else [round(share, DIGITS) for share in shares(g)]
