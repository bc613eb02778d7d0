"""Shapes and scales: the little of SVG that the plots need. Colours come from the page's CSS."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

LETTER: Final = 7.4  # width of a letter, roughly


def picture(width: float, height: float, words: str, shapes: list[str]) -> str:
    """A whole drawing; `words` say what is in it to those who cannot see it."""
    head = f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(words)}">'
    return "\n".join([head, *shapes, "</svg>"])


def line(x1: float, y1: float, x2: float, y2: float, name: str) -> str:
    return f'<line class="{name}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def box(x: float, y: float, width: float, height: float, name: str, tip: str = "") -> str:
    """A rectangle; who points at it reads the tip."""
    inside = f"<title>{escape(tip)}</title>" if tip else ""
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="{name}" x="{x:.1f}" y="{y:.1f}" {size}>{inside}</rect>'


def dot(x: float, y: float, radius: float, name: str, tip: str = "") -> str:
    """A circle; who points at it reads the tip."""
    place = f'class="{name}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"'
    return f"<circle {place}><title>{escape(tip)}</title></circle>" if tip else f"<circle {place}/>"


def text(x: float, y: float, words: str, name: str) -> str:
    return f'<text class="{name}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def colour(n: int) -> str:
    """The class of the n-th of several things."""
    return f"c{n % 8}"


@dataclass(frozen=True)
class Scale:
    """Numbers along a stretch of the drawing."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self) -> list[float]:
        """Round numbers, about six of them."""
        step = round_step((self.high - self.low) / 6)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [n * step for n in range(first, last + 1)]


def round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 … and of their tenths."""
    size: float = 10.0 ** floor(log10(rough))
    for factor in (1, 2, 5):
        if factor * size >= rough * 0.999:
            return factor * size
    return 10 * size


def scale_for(values: list[float], left: float, right: float) -> Scale:
    """A scale that holds all values, from one round number to another."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    step = round_step((high - low) / 6)
    return Scale(floor(low / step) * step, ceil(high / step) * step, left, right)
