"""Loading: Alloy dice from the supply into a Furnace or the Smelter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.blacksmith.heat import DICE, FURNACES
from hearth.games.cove.blacksmith.shop import LOWER, NO_DIE, SLOTS, TOP, Smithy
from hearth.games.cove.events import FURNACE_LOADED, LOWER_LOADED, SMELTER_LOADED
from hearth.games.cove.figures import COLOURS
from hearth.games.cove.state import A, Cove, Merchant
from hearth.games.cove.trade import HOST_SPACES, OFF_BOARD
from hearth.kernel import Choice, Kind, saved

FIRST_SPACE: Final = len(HOST_SPACES)  # of the four loading spaces [CO-020, CO-R01]
SMELTER_SPACE: Final = FIRST_SPACE + FURNACES
ALL_SPONSORED: Final = (1 << len(COLOURS)) - 1

LOAD: Final = A.kind("load", furnace=FURNACES, die=DICE)
ADD: Final = A.kind("add", die=DICE)
SMELT: Final = A.kind("smelt", die=DICE)


def smithy_of(me: Merchant) -> Smithy:
    shop = me.shop
    assert isinstance(shop, Smithy)
    return shop


def is_loaded(shop: Smithy, furnace: int) -> bool:
    return shop.slots[furnace * SLOTS + TOP] != NO_DIE


def can_load(g: Cove, shop: Smithy, furnace: int) -> bool:
    """Empty, and the supply fills it completely. [CO-032, CO-033, CO-R02]"""
    return not is_loaded(shop, furnace) and sum(shop.supply) >= g.box.furnaces[furnace].dice()


def can_smelt(me: Merchant, shop: Smithy) -> bool:
    """One die at a time, as long as one is left to unlock. [CO-035, CO-R08]"""
    return shop.smelter == NO_DIE and me.sponsored != ALL_SPONSORED and sum(shop.supply) > 0


def loads(g: Cove, me: Merchant, standing: int) -> list[int]:
    """All loadings but that of the space where the figure stands. [CO-020]"""
    shop = smithy_of(me)
    dice = [die for die in range(DICE) if shop.supply[die] > 0]
    out: list[int] = []
    for furnace in range(FURNACES):
        if standing != FIRST_SPACE + furnace and can_load(g, shop, furnace):
            for die in dice:
                out.append(LOAD.base + furnace * DICE + die)
    if standing != SMELTER_SPACE and can_smelt(me, shop):
        for die in dice:
            out.append(SMELT.base + die)
    return out


def load(g: Cove, me: Merchant, act: Kind, x: int, y: int) -> None:
    """A Furnace with its topmost die, or the Smelter. [CO-034, CO-R03]"""
    shop = smithy_of(me)
    if act is SMELT:
        shop.supply[x] -= 1
        shop.smelter = x
        g.note(SMELTER_LOADED, me.seat, 0, x)
        return
    shop.supply[y] -= 1
    shop.slots[x * SLOTS + TOP] = y
    g.note(FURNACE_LOADED, me.seat, x, y)
    if g.box.furnaces[x].dice() == SLOTS:
        g.then(ADD_LOWER[x])


@dataclass
class AddLower(Choice):
    """The lower slot of a large Furnace. [CO-033]"""

    furnace: int = 0

    def applies(self, g: Cove, me: Merchant) -> bool:
        dice = self.options(g, me)
        if len(dice) > 1:
            return True
        add(g, me, self.furnace, dice[0] - ADD.base)
        return False

    def continues(self) -> bool:
        return True

    def options(self, g: Cove, me: Merchant) -> list[int]:
        supply = smithy_of(me).supply
        return [ADD.base + die for die in range(DICE) if supply[die] > 0]

    def apply(self, g: Cove, me: Merchant, act: Kind, die: int, y: int) -> None:
        add(g, me, self.furnace, die)


ADD_LOWER: Final = [AddLower(furnace) for furnace in range(FURNACES)]


def add(g: Cove, me: Merchant, furnace: int, die: int) -> None:
    shop = smithy_of(me)
    shop.supply[die] -= 1
    shop.slots[furnace * SLOTS + LOWER] = die
    g.note(LOWER_LOADED, me.seat, furnace, die)


@dataclass
class Metallurgist(Choice):
    """Loads one Furnace or the Smelter, wherever the figure stands. [CO-051, CO-R14]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return loads(g, me, OFF_BOARD)

    def apply(self, g: Cove, me: Merchant, act: Kind, x: int, y: int) -> None:
        load(g, me, act, x, y)


METALLURGIST: Final = Metallurgist()

saved("cove", AddLower, Metallurgist)
