"""What a table is worth to each seat, as shares of the win."""

from __future__ import annotations

import math
from typing import Final

from hearth.kernel import Rng, State, falls_on

# At the end the winner takes nearly all: a little is left for points, so that a bot which is
# beaten, or has won, still plays well.
FOR_POINTS: Final = 0.1


def shares(g: State) -> list[float]:
    """Shares of the win: the result at the end, what the appraisal promises before it."""
    rules = g.rules
    if not g.over:
        return expected(rules.appraise(g), rules.swing(g))
    points = [float(p) for p in g.scores()]
    by_points = expected(points, rules.swing(g))
    if len(points) == 1:
        return by_points
    result = g.result()
    return [
        (1.0 - FOR_POINTS) * result[seat] + FOR_POINTS * by_points[seat]
        for seat in range(len(points))
    ]


def expected(points: list[float], swing: float) -> list[float]:
    """The more points ahead, the larger the share; alone, points against a good result."""
    if len(points) == 1:
        return [1.0 / (1.0 + math.exp(2.0 - 2.0 * points[0] / swing))]
    best = max(points)
    weights = [math.exp((p - best) / swing) for p in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def lead(points: list[float], seat: int) -> float:
    """Points ahead of the best of the others; alone, just the points."""
    others = [points[other] for other in range(len(points)) if other != seat]
    return points[seat] - max(others) if others else points[seat]


def pick(weights: list[int], rng: Rng) -> int:
    """An index, each as likely as its weight says."""
    total = 0
    for weight in weights:
        total += weight
    return falls_on(weights, rng.below(total))
