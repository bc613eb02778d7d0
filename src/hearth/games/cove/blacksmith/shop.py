"""The Blacksmith's Shop board: Alloy dice in supply, Furnaces and Smelter. Nouns only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.cove.trade import Shop
from hearth.kernel import saved

NO_DIE: Final = -1
SLOTS: Final = 2  # of a Furnace; the small ones leave the lower one empty
TOP: Final = 0
LOWER: Final = 1


@dataclass
class Smithy(Shop):
    """Dice on Sponsorship spaces are not listed: one lies there for each inactive Sponsorship."""

    supply: list[int] = field(default_factory=list)  # how many of each die
    slots: list[int] = field(default_factory=list)  # by Furnace: the die on top, the lower one
    smelter: int = NO_DIE  # in its loading slot
    aside: list[int] = field(default_factory=list)  # by colour: dice about to be rolled

    def copy(self) -> Smithy:
        s: Smithy = Smithy.__new__(Smithy)
        s.supply = self.supply[:]
        s.slots = self.slots[:]
        s.smelter = self.smelter
        s.aside = self.aside[:]
        return s


saved("cove", Smithy)
