"""The plots of a run: estimates with their intervals, distributions, and sums of parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from hearth.arena.intervals import Estimate
from hearth.arena.svg import LETTER, Scale, box, colour, dot, line, picture, scale_for, text

WIDTH: Final = 600.0
EDGE: Final = 12.0
AXIS: Final = 30.0  # below a plot, for the numbers
ROW: Final = 38.0
HILL: Final = 84.0  # a row with a distribution
CREST: Final = 28.0  # above a hill, for its average
MOST_BARS: Final = 44
FIRST_PART: Final = 3  # parts begin with other colours than bots

Number = Callable[[float], str]
Colour = Callable[[int], str]  # of the n-th row


def label_width(labels: list[str]) -> float:
    return LETTER * max(len(label) for label in labels) + 2 * EDGE


def axis(scale: Scale, height: float, number: Number) -> list[str]:
    """Lines at round numbers, and the numbers below."""
    shapes: list[str] = []
    for tick in scale.ticks():
        x = scale.at(tick)
        name = "zero" if tick == 0 else "grid"
        shapes += [line(x, 0, x, height, name), text(x, height + 20, number(tick), "tick")]
    return shapes


# Estimates


@dataclass(frozen=True)
class Mark:
    """A row of estimates; `fair` is where it would be if nothing made a difference."""

    label: str
    estimate: Estimate
    words: str
    fair: float | None = None


def estimates(marks: list[Mark], number: Number, colours: Colour = colour) -> str:
    """A dot for each estimate, on a bar that is its interval."""
    left = label_width([mark.label for mark in marks])
    right = WIDTH - 2 * EDGE - LETTER * max(len(mark.words) for mark in marks)
    scale = scale_for([x for mark in marks for x in reach(mark)], left, right)
    shapes = axis(scale, ROW * len(marks), number)
    for n, mark in enumerate(marks):
        shapes += estimate_row(ROW * (n + 0.5), mark, scale, colours(n))
    words = "; ".join(f"{mark.label}: {mark.words}" for mark in marks)
    return picture(WIDTH, ROW * len(marks) + AXIS, words, shapes)


def reach(mark: Mark) -> list[float]:
    """All numbers that a mark has to show."""
    found = [mark.estimate.value, mark.estimate.low, mark.estimate.high, mark.fair]
    return [number for number in found if number is not None]


def estimate_row(y: float, mark: Mark, scale: Scale, name: str) -> list[str]:
    shapes = [text(scale.left - EDGE, y + 5, mark.label, "label")]
    if mark.fair is not None:
        x = scale.at(mark.fair)
        shapes.append(line(x, y - ROW / 2, x, y + ROW / 2, "fair"))
    if mark.estimate.low is not None and mark.estimate.high is not None:
        x = scale.at(mark.estimate.low)
        width = scale.at(mark.estimate.high) - x
        shapes.append(box(x, y - 5, max(width, 1), 10, f"{name} range"))
    shapes.append(dot(scale.at(mark.estimate.value), y, 6, f"{name} point"))
    return [*shapes, text(WIDTH, y + 5, mark.words, "value")]


# Distributions


@dataclass(frozen=True)
class Bars:
    """Stretches of equal width into which whole numbers fall."""

    first: int
    step: int
    count: int

    def shares(self, numbers: list[int]) -> list[float]:
        """The part of the numbers that falls into each stretch."""
        counts = [0] * self.count
        for number in numbers:
            counts[(number - self.first) // self.step] += 1
        return [count / len(numbers) for count in counts]

    def words(self, bar: int) -> str:
        start = self.first + bar * self.step
        return str(start) if self.step == 1 else f"{start} to {start + self.step - 1}"


def bars_for(numbers: list[int]) -> Bars:
    low, high = min(numbers), max(numbers)
    step = ceil((high - low + 1) / MOST_BARS)
    first = low // step * step
    return Bars(first, step, (high - first) // step + 1)


def distributions(rows: dict[str, list[int]], colours: Colour = colour) -> str:
    """A hill for each row, all on one scale, and a line where its average is."""
    bars = bars_for([number for numbers in rows.values() for number in numbers])
    last = bars.first + bars.count * bars.step - 0.5
    scale = Scale(bars.first - 0.5, last, label_width(list(rows)), WIDTH - EDGE)
    shapes = axis(scale, HILL * len(rows), "{:g}".format)
    for n, (label, numbers) in enumerate(rows.items()):
        foot = HILL * (n + 1)
        shapes.append(text(scale.left - EDGE, foot - 12, label, "label"))
        shapes += hill(bars, numbers, scale, foot, colours(n))
        shapes += average_line(sum(numbers) / len(numbers), scale, foot)
    averages = [f"{label}: {sum(row) / len(row):.1f}" for label, row in rows.items()]
    return picture(WIDTH, HILL * len(rows) + AXIS, f"averages: {'; '.join(averages)}", shapes)


def hill(bars: Bars, numbers: list[int], scale: Scale, foot: float, name: str) -> list[str]:
    """As high as there is room for: what matters is its shape."""
    shares = bars.shares(numbers)
    stretch = (HILL - CREST) / max(shares)
    width = (scale.right - scale.left) / bars.count
    shapes = [line(scale.left, foot, scale.right, foot, "foot")]
    for bar, share in enumerate(shares):
        if share > 0:
            tip = f"{bars.words(bar)}: {100 * share:.1f} %"
            x, height = scale.left + bar * width, stretch * share
            shapes.append(box(x + 0.5, foot - height, max(width - 1, 1), height, name, tip))
    return shapes


def average_line(average: float, scale: Scale, foot: float) -> list[str]:
    x, top = scale.at(average), foot - HILL + CREST
    return [line(x, top - 6, x, foot, "average"), text(x, top - 10, f"{average:.1f}", "tick")]


# Sums of parts


def stacks(rows: dict[str, dict[str, float]], parts: list[str]) -> str:
    """A bar for each row, made of its parts; what is negative lies on the other side of zero."""
    gains = [sum(x for x in row.values() if x > 0) for row in rows.values()]
    losses = [sum(x for x in row.values() if x < 0) for row in rows.values()]
    totals = {label: f"{sum(row.values()):.1f}" for label, row in rows.items()}
    right = WIDTH - 2 * EDGE - LETTER * max(len(total) for total in totals.values())
    scale = scale_for([0.0, *gains, *losses], label_width(list(rows)), right)
    shapes = axis(scale, ROW * len(rows), "{:g}".format)
    for n, (label, row) in enumerate(rows.items()):
        y = ROW * (n + 0.5)
        shapes += stack(row, parts, scale, y)
        shapes.append(text(scale.left - EDGE, y + 5, label, "label"))
        shapes.append(text(WIDTH, y + 5, totals[label], "value"))
    said = [f"{label}: {total}" for label, total in totals.items()]
    return picture(WIDTH, ROW * len(rows) + AXIS, f"in all: {'; '.join(said)}", shapes)


def stack(row: dict[str, float], parts: list[str], scale: Scale, y: float) -> list[str]:
    shapes: list[str] = []
    above = below = 0.0
    for n, part in enumerate(parts):
        points = row.get(part, 0.0)
        start = above if points > 0 else below + points
        above, below = above + max(points, 0.0), below + min(points, 0.0)
        if points:
            width = scale.at(start + abs(points)) - scale.at(start)
            tip = f"{part}: {points:.2f}"
            shapes.append(box(scale.at(start), y - 11, width, 22, f"{part_colour(n)} part", tip))
    return shapes


def part_colour(n: int) -> str:
    return colour(FIRST_PART + n)
