"""The spots of the twelve locations as one list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from hearth.games.forge.cards import Location
from hearth.games.forge.effects import DEVELOPMENT, MARKET

# Of the three Assistant spots in row 4. [FO-R22]
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
SIDES: Final = 3

# Errands are bits: one for each location, but in row 4 one for each side, from these places on.
DEVELOPMENT_SIDES: Final = DEVELOPMENT
UPGRADE_SIDES: Final = DEVELOPMENT_SIDES + SIDES
TRAINING_SIDES: Final = UPGRADE_SIDES + SIDES

CITY: Final = range(MARKET, DEVELOPMENT)  # rows 2 and 3 [FO-R36]


@dataclass(frozen=True)
class Spot:
    """A place for one worker; the Market's has room for any number."""

    location: int
    for_smith: bool
    number: int  # what it gives
    side: int  # among the spots of its kind in the location, from the left
    index: int  # among all spots
    errand: i64  # what a worker does there, as a bit


def errand_at(location: int, side: int) -> int:
    """What a worker is sent to do there, as a bit."""
    if location < DEVELOPMENT:
        return 1 << location
    return 1 << DEVELOPMENT_SIDES + SIDES * (location - DEVELOPMENT) + side


def all_spots(locations: list[Location]) -> list[Spot]:
    """Location by location, Assistant spots first."""
    spots: list[Spot] = []
    for place in range(len(locations)):
        row = locations[place]
        numbers = row.assistants if place != MARKET else [0]
        for side in range(len(numbers)):
            errand = errand_at(place, side)
            spots.append(Spot(place, False, numbers[side], side, len(spots), errand))
        for side in range(len(row.smiths)):
            errand = errand_at(place, MIDDLE)  # in row 4 [FO-091, FO-R22]
            spots.append(Spot(place, True, row.smiths[side], side, len(spots), errand))
    return spots
