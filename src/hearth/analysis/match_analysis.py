"""A whole match looked back at: how it stood all along, and which choices turned it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from hearth.analysis.choices import DIGITS, Judged, choices
from hearth.arena.intervals import Z
from hearth.arena.referee import points_by_source
from hearth.bots.worth import shares
from hearth.match import Match

LEAST_ITERATIONS: Final = 20  # fewer compare nothing
LEAST_LOSS: Final = 0.05  # of the win; less turns nothing
LEAST_SURE: Final = 0.02  # of the win, at the lower end of the loss's 95 % interval
MOST_EACH: Final = 3  # turning points of a seat
BEGINS: Final = re.compile(r"(\w+ \d+) begins")


@dataclass(frozen=True)
class Stage:
    """A part of the match that the log names: "Week 2"."""

    move: int  # how many moves had been made when it began
    name: str


@dataclass(frozen=True)
class Analysis:
    """What an analysis found."""

    game: str
    names: list[str]  # of the seats
    iterations: int  # for each choice
    moves: int
    result: list[float]  # shares of the win at the end; empty if it was not reached
    judged: list[Judged]
    scores: list[int] = field(default_factory=list)  # at the end
    sources: list[dict[str, float]] = field(default_factory=list)  # points by sort, by seat
    remark: str = ""  # what a tie was broken by, or what one player alone was measured by
    stages: list[Stage] = field(default_factory=list)

    def turning_points(self) -> list[Judged]:
        """The largest losses that are certain, a few of each seat, in the order of the match."""
        found: list[Judged] = []
        for seat in range(len(self.names)):
            own = [one for one in self.judged if one.seat == seat and is_clear(one)]
            found += sorted(own, key=lambda one: -one.loss)[:MOST_EACH]
        return sorted(found, key=lambda one: one.move)


def is_clear(one: Judged) -> bool:
    return one.loss >= LEAST_LOSS and one.loss - margin(one) >= LEAST_SURE


def margin(one: Judged) -> float:
    """Half the width of the 95 % interval of its loss."""
    return Z * one.error


def finished_analysis(match: Match, iterations: int, judged: list[Judged]) -> Analysis:
    """All choices judged make an analysis."""
    assert len(judged) == len(choices(match))
    return replace(unjudged(match), iterations=iterations, judged=judged)


def unjudged(match: Match) -> Analysis:
    """What a match tells without a look at its choices."""
    game, g = match.game, match.g
    names = match.names or game.names(g)
    end = end_of(match)
    return Analysis(
        game.id,
        names,
        0,
        len(match.moves),
        end,
        [],
        g.scores() if end else [],
        [points_by_source(game, g, seat) for seat in range(len(names))] if end else [],
        remark_on(match) if end else "",
        stages_of(match),
    )


def remark_on(match: Match) -> str:
    """What parted equals, or what one player alone was measured by."""
    alone = len(match.g.players) == 1
    return match.game.verdict(match.g) if alone else match.game.tie_break(match.g)


def stages_of(match: Match) -> list[Stage]:
    """The rounds, Weeks or days, as the log tells them."""
    told = [(line, BEGINS.fullmatch(line.text)) for line in match.lines if line.seat < 0]
    return [Stage(line.move, found[1]) for line, found in told if found is not None]


def end_of(match: Match) -> list[float]:
    """How the match ended, on the same scale: alone there is no share, only a good result."""
    g = match.g
    if not g.over:
        return []
    return g.result() if len(g.players) > 1 else [round(share, DIGITS) for share in shares(g)]
