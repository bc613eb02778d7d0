"""Alloy dice and Furnaces: when a Heat makes a Good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.figures import COLOURS, LARGE, SMALL
from hearth.kernel import Row

SIDES: Final = 6
DICE: Final = len(COLOURS) * SIDES  # an Alloy die is its colour and what it shows
EACH: Final = 2  # Alloy dice of a colour

FURNACES: Final = 4
MAKES: Final = ["armor", "weapon"]  # by size of Good

# How a Heat answers.
COLD: Final = 0  # no Good
CORRUPT: Final = 1  # a Good and a Corruption card
CLEAN: Final = 2  # a Good

LEAST: Final = 2  # the lowest and the highest Heat that can be
MOST: Final = 18


def die_of(colour: int, pips: int) -> int:
    return colour * SIDES + pips - 1


def colour_of_die(die: int) -> int:
    return die // SIDES


def pips_of(die: int) -> int:
    return die % SIDES + 1


@dataclass(frozen=True)
class Furnace:
    size: int  # of the Goods it makes
    coal: int
    clean: list[int]  # by colour, the Heat asked for: at least for Weapons, at most for Armor
    corrupt: list[int]

    def dice(self) -> int:
        """[CO-033]"""
        return 2 if self.size == LARGE else 1

    def answer(self, colour: int, heat: int) -> int:
        """[CO-038 to CO-040, CO-042, CO-R05]"""
        if self.size == LARGE:
            if heat >= self.clean[colour]:
                return CLEAN
            return CORRUPT if heat >= self.corrupt[colour] else COLD
        if heat <= self.clean[colour]:
            return CLEAN
        return CORRUPT if heat <= self.corrupt[colour] else COLD


def read_furnace(row: Row) -> Furnace:
    furnace = Furnace(
        size=row.one_of("makes", MAKES),
        coal=row.number_in("coal", 1, SIDES),
        clean=read_heats(row, "clean"),
        corrupt=read_heats(row, "corrupt"),
    )
    for colour in range(len(COLOURS)):
        easier = furnace.clean[colour] - furnace.corrupt[colour]
        if (easier if furnace.size == LARGE else -easier) < 0:
            raise row.wrong("corrupt", f"should be easier than clean for {COLOURS[colour]}")
    row.done()
    return furnace


def read_heats(row: Row, key: str) -> list[int]:
    heats = row.numbers(key, list(range(LEAST, MOST + 1)))
    if len(heats) != len(COLOURS):
        raise row.wrong(key, f"should hold a Heat for each of {', '.join(COLOURS)}")
    return heats


assert (MAKES.index("armor"), MAKES.index("weapon")) == (SMALL, LARGE)
