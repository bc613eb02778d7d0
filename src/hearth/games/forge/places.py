"""The spots of the twelve locations as one list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.cards import Location
from hearth.games.forge.effects import DEVELOPMENT, MARKET

# Of the three Assistant spots in row 4. [FO-R22]
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
SIDES: Final = 3

CITY: Final = range(MARKET, DEVELOPMENT)  # rows 2 and 3 [FO-R36]


@dataclass(frozen=True)
class Spot:
    """A place for one worker; the Market's has room for any number."""

    location: int
    for_smith: bool
    number: int  # what it gives
    side: int  # among the spots of its kind in the location, from the left


def all_spots(locations: list[Location]) -> list[Spot]:
    """Location by location, Assistant spots first."""
    spots: list[Spot] = []
    for place in range(len(locations)):
        row = locations[place]
        numbers = row.assistants if place != MARKET else [0]
        spots += [Spot(place, False, numbers[side], side) for side in range(len(numbers))]
        spots += [Spot(place, True, row.smiths[side], side) for side in range(len(row.smiths))]
    return spots
