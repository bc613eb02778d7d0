"""Ratings: how strong bots are, on one scale, from who has won against whom.

In Plackett and Luce's model a seat wins with a chance in proportion to its strength. Each match is
taken apart into pairs, the winner with every other seat: to these the model of Bradley and Terry is
fitted, which gives the same strengths, and which knows how to deal with parts of a win. A shared
win counts as what it is: with two winners, half a pair against each other, and half a pair of
each against everybody else.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from hearth.arena.intervals import Estimate
from hearth.arena.outcome import Outcome

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

ELO: Final = 400 / math.log(10)  # who is 400 points above another wins ten times as often
AVERAGE: Final = 1500  # of the bots of a run
RESAMPLES: Final = 400
SMALLEST_HALF: Final = 0.01  # of an imagined pair; without it a fit may not come to an end
ITERATIONS: Final = 1000  # far more than a fit takes

NO_CHOIX: Final = "ratings need choix; 'pip install choix' gets it"
NOBODY_TO_MEET: Final = "ratings need two different bots at one table"
NOT_ALL_MET: Final = "ratings need matches that connect all bots; play more of them"


class UnratedError(ValueError):
    """There can be no ratings; the message says why."""


def ratings(bots: list[str], deals: list[list[Outcome]]) -> dict[str, Estimate]:
    """Each bot's rating from the outcomes of each deal; UnratedError says why there is none.

    One pair more than was played is imagined for all who have met, half of it for each: a bot that
    has won everything needs a finite rating. The interval is that of a bootstrap over deals, in
    Rubin's form, where deals are weighted at random rather than drawn. The imagined halves are
    weighted too, so that few deals, or deals that all agree, do not promise too much: of matches
    that are deals of their own the interval for two bots is Jeffreys'.
    """
    if len(bots) < 2 or len(deals[0][0].bots) < 2:
        raise UnratedError(NOBODY_TO_MEET)
    try:
        import choix  # noqa: F401
        import numpy as np
    except ImportError as error:
        raise UnratedError(NO_CHOIX) from error
    wins = np.array([wins_of(bots, deal) for deal in deals])
    won = wins.sum(axis=0)
    met = (won + won.T) > 0
    if not is_connected(met.tolist()):
        raise UnratedError(NOT_ALL_MET)
    best = fitted(won + met / 2)
    low, high = np.percentile(resampled(wins, met), [2.5, 97.5], axis=0)
    return {
        bot: Estimate(float(best[n]), min(float(low[n]), best[n]), max(float(high[n]), best[n]))
        for n, bot in enumerate(bots)
    }


def wins_of(bots: list[str], deal: list[Outcome]) -> list[list[float]]:
    """How many pairs of a deal each bot has won against each other one."""
    number = {bot: n for n, bot in enumerate(bots)}
    wins = [[0.0] * len(bots) for _ in bots]
    for outcome in deal:
        for bot, share in zip(outcome.bots, outcome.result):
            for rival in outcome.bots:
                if rival != bot:
                    wins[number[bot]][number[rival]] += share
    return wins


def is_connected(met: list[list[bool]]) -> bool:
    """Is there a way from every bot to every other over bots that have met?"""
    reached, fresh = {0}, [0]
    while fresh:
        row = met[fresh.pop()]
        found = [n for n in range(len(row)) if row[n] and n not in reached]
        reached.update(found)
        fresh += found
    return len(reached) == len(met)


def resampled(wins: Numbers, met: NDArray[np.bool_]) -> list[list[float]]:
    """Ratings as they might have come out with other deals; the same ones each time."""
    import numpy as np

    rng = np.random.default_rng(0)
    found: list[list[float]] = []
    for _ in range(RESAMPLES):
        weights = rng.standard_exponential(len(wins))
        halves = rng.standard_gamma(0.5, met.shape).clip(SMALLEST_HALF)
        found.append(fitted(np.tensordot(weights, wins, axes=1) + met * halves))
    return found


def fitted(wins: Numbers) -> list[float]:
    """The ratings under which such wins are likeliest."""
    import choix

    strengths = choix.ilsr_pairwise_dense(wins, max_iter=ITERATIONS)
    return [float(AVERAGE + ELO * (strength - strengths.mean())) for strength in strengths]
