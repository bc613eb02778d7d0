"""Figures and Goods: what is told by colour and size."""

from __future__ import annotations

from typing import Final

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
ROGUE: Final = 4
COLOURS: Final = ["red", "green", "blue", "yellow"]
FIGURES: Final = [*COLOURS, "rogue"]
RAREST_FIRST: Final = [YELLOW, BLUE, GREEN, RED]  # how ties between colours are broken [CO-077]

SMALL: Final = 0  # Armor
LARGE: Final = 1  # Weapons
SIZES: Final = ["small", "large"]

# A Good is its size and its colour.
GOODS: Final = [f"{size}_{colour}" for size in SIZES for colour in COLOURS]


def good_of(size: int, colour: int) -> int:
    return size * len(COLOURS) + colour


def size_of(good: int) -> int:
    return good // len(COLOURS)


def colour_of(good: int) -> int:
    return good % len(COLOURS)
