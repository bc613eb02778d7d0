"""The Blacksmith, as the host knows a merchant."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.bounds import STEPS, STOCK_STEP, shop_bounds
from hearth.games.cove.blacksmith.forging import (
    APPRENTICE,
    FORGE,
    FORGE_ALL,
    FORGE_SPACE,
    ROLL_DICE,
    anything_loaded,
    roll,
)
from hearth.games.cove.blacksmith.heat import DICE, EACH, FURNACES, colour_of_die
from hearth.games.cove.blacksmith.loading import (
    FIRST_SPACE,
    METALLURGIST,
    SMELT,
    SMELTER_SPACE,
    load,
    loads,
    smithy_of,
)
from hearth.games.cove.blacksmith.shop import NO_DIE, SLOTS, Smithy
from hearth.games.cove.events import FORGE_BEGUN
from hearth.games.cove.figures import COLOURS
from hearth.games.cove.state import Cove, Merchant
from hearth.games.cove.trade import OFF_BOARD, Trade
from hearth.games.cove.wares import DiscardCorruption
from hearth.kernel import Bounds, Kind

LOAD_HOURS: Final = 1
FORGE_HOURS: Final = 2

# The three Staff abilities. [CO-051 to CO-053]
METALLURGIST_PLACE: Final = 0
APPRENTICE_PLACE: Final = 1
SECURITY_PLACE: Final = 2
STAFF: Final = ["metallurgist", "apprentice", "security"]
SPACES: Final = ["load1", "load2", "load3", "load4", "smelt", "forge"]


class Blacksmith(Trade):
    """Furnaces, a Smelter, and dice that have to fit."""

    def __init__(self) -> None:
        super().__init__("blacksmith", "Blacksmith", SPACES, STAFF)
        self.steps = STEPS
        self.stock_step = STOCK_STEP

    def open_shop(self, g: Cove, me: Merchant) -> None:
        """A die of each colour is rolled, the other lies at the Smelter. [CO-010 to CO-012]"""
        shop = Smithy(
            supply=[0] * DICE,
            slots=[NO_DIE] * (FURNACES * SLOTS),
            aside=[EACH - 1] * len(COLOURS),
        )
        me.shop = shop
        roll(g, me, shop)

    def options(self, g: Cove, me: Merchant) -> list[int]:
        out = loads(g, me, me.at)
        if me.at != FORGE_SPACE and anything_loaded(smithy_of(me)):
            out.append(FORGE.base)
        return out

    def perform(self, g: Cove, me: Merchant, act: Kind, x: int, y: int) -> int:
        """[CO-032, CO-035, CO-036]"""
        if act is FORGE:
            me.at = FORGE_SPACE
            g.note(FORGE_BEGUN, me.seat)
            g.then(FORGE_ALL)
            return FORGE_HOURS
        me.at = SMELTER_SPACE if act is SMELT else FIRST_SPACE + x
        load(g, me, act, x, y)
        return LOAD_HOURS

    def can_use(self, g: Cove, me: Merchant, place: int) -> bool:
        """[CO-R14, CO-R44]"""
        if place == METALLURGIST_PLACE:
            return len(loads(g, me, OFF_BOARD)) > 0
        if place == APPRENTICE_PLACE:
            return anything_loaded(smithy_of(me))
        return sum(me.corruption) > 0

    def use(self, g: Cove, me: Merchant, place: int) -> None:
        if place == METALLURGIST_PLACE:
            g.then(METALLURGIST)
        elif place == APPRENTICE_PLACE:
            g.then(APPRENTICE)
        else:
            g.then(DiscardCorruption(1))

    def broken_laws(self, g: Cove, me: Merchant) -> list[str]:
        """8 Alloy dice, two of each colour."""
        shop = smithy_of(me)
        out: list[str] = []
        for colour in range(len(COLOURS)):
            found = shop.aside[colour] + (0 if me.sponsored >> colour & 1 else 1)
            for die in range(DICE):
                if colour_of_die(die) == colour:
                    found += shop.supply[die] + shop.slots.count(die)
                    found += 1 if shop.smelter == die else 0
            if found != EACH:
                out.append(f"seat {me.seat} has {found} Alloy dice of colour {colour}")
        if min(shop.supply) < 0:
            out.append(f"seat {me.seat} has fewer than no dice")
        return out

    def bounds(self, out: Bounds) -> None:
        shop_bounds(out)

    def roll_stock(self, g: Cove, me: Merchant) -> None:
        """Any dice of the supply; nothing if there are none."""
        if sum(smithy_of(me).supply) > 0:
            g.then(ROLL_DICE)


BLACKSMITH: Final = Blacksmith()
