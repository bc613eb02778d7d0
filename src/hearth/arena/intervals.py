"""Estimates and how far they can be trusted: 95 % intervals.

The rotations of one deal are not independent: a deal that is good for a seat is good for every
bot that sits there. So the deal is the unit: whatever is averaged is first summed up per deal, and
the deals are what varies.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964  # of 95 % of a normal distribution
# Student's factors for up to four degrees of freedom, where the series below is too small.
STUDENT: Final = [12.706, 4.303, 3.182, 2.776]


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval; None where nothing can be said about it."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Sum:
    """What a deal adds to an average: a total, and how many things it is the total of."""

    total: float
    count: float


def mean(deals: list[Sum]) -> float:
    return sum(deal.total for deal in deals) / sum(deal.count for deal in deals)


def share(deals: list[Sum]) -> Estimate:
    """An average of numbers from 0 to 1, with an interval that trusts no small sample.

    A normal interval would make ±0 of 10 wins in 10. Wilson's interval, in the form of Agresti
    and Coull, adds z²/2 wins and z²/2 losses that nobody has played, and this one does so too. It
    always holds the average, and even where all deals agree it is no narrower than a few matches
    allow. With more of them the deals decide: luck that cancels within a deal makes it narrow.
    """
    imagined = Z * Z / 2
    count = sum(deal.count for deal in deals) + 2 * imagined
    centre = (sum(deal.total for deal in deals) + imagined) / count
    squares = sum(_residual(deal, centre) ** 2 for deal in deals)
    squares += imagined * centre**2 + imagined * (1 - centre) ** 2
    reach = Z * sqrt(squares) / count
    return Estimate(mean(deals), max(0.0, centre - reach), min(1.0, centre + reach))


def average(deals: list[Sum]) -> Estimate:
    """An average of any numbers, with Student's interval; a single deal says nothing of others."""
    value = mean(deals)
    degrees = len(deals) - 1
    if degrees < 1:
        return Estimate(value)
    squares = sum(_residual(deal, value) ** 2 for deal in deals)
    error = sqrt(squares * len(deals) / degrees) / sum(deal.count for deal in deals)
    reach = student(degrees) * error
    return Estimate(value, value - reach, value + reach)


def _residual(deal: Sum, value: float) -> float:
    return deal.total - value * deal.count


def student(degrees: int) -> float:
    """Student's factor for 95 %; the first terms of its series in 1 / degrees."""
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / degrees + second / degrees**2
