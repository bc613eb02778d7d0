"""Forge: Goods from loaded Furnaces, Sponsorships from the Smelter, then one roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.blacksmith.heat import (
    CLEAN,
    COLD,
    DICE,
    FURNACES,
    SIDES,
    colour_of_die,
    die_of,
    pips_of,
)
from hearth.games.cove.blacksmith.loading import SMELTER_SPACE, is_loaded, smithy_of
from hearth.games.cove.blacksmith.shop import LOWER, NO_DIE, SLOTS, TOP, Smithy
from hearth.games.cove.events import (
    DICE_REMOVED,
    DIE_PICKED_UP,
    DIE_ROLLED,
    DIE_UNLOCKED,
    GOOD_FORGED,
    HEAT_REACHED,
)
from hearth.games.cove.figures import COLOURS, good_of
from hearth.games.cove.state import A, Cove, Merchant
from hearth.games.cove.wares import can_gain, put_on_shelf, sponsor, take_corruption
from hearth.kernel import Choice, Kind, saved

FORGE_SPACE: Final = SMELTER_SPACE + 1
EVERYTHING: Final = FURNACES + 1  # the Furnaces and the Smelter [CO-R07]
BY_APPRENTICE: Final = 2  # of these [CO-052]
TWO_DICE: Final = DICE + 1  # in the log: the top die times this, and the lower one

FORGE: Final = A.kind("forge")
FORGE_IN: Final = A.kind("forge_in", furnace=FURNACES)
REMOVE: Final = A.kind("remove", furnace=FURNACES)
UNLOCK: Final = A.kind("unlock", colour=len(COLOURS))
FINISH: Final = A.kind("finish_forging")
ROLL_TOO: Final = A.kind("roll_too", die=DICE)
ROLL: Final = A.kind("roll")


def anything_loaded(shop: Smithy) -> bool:
    for furnace in range(FURNACES):
        if is_loaded(shop, furnace):
            return True
    return shop.smelter != NO_DIE


def heat_of(g: Cove, shop: Smithy, furnace: int) -> int:
    """Coal and all Alloy dice. [CO-037]"""
    heat = g.box.furnaces[furnace].coal
    for slot in range(SLOTS):
        die = shop.slots[furnace * SLOTS + slot]
        if die != NO_DIE:
            heat += pips_of(die)
    return heat


def answer_of(g: Cove, shop: Smithy, furnace: int) -> int:
    """Clean, corrupt or cold, of a loaded Furnace. [CO-038 to CO-040]"""
    colour = colour_of_die(shop.slots[furnace * SLOTS + TOP])
    return g.box.furnaces[furnace].answer(colour, heat_of(g, shop, furnace))


def good_in(g: Cove, shop: Smithy, furnace: int) -> int:
    """What it would make: the die on top gives the colour. [CO-034]"""
    colour = colour_of_die(shop.slots[furnace * SLOTS + TOP])
    return good_of(g.box.furnaces[furnace].size, colour)


def can_forge(g: Cove, me: Merchant, shop: Smithy, furnace: int) -> bool:
    if answer_of(g, shop, furnace) == COLD:
        return False
    return can_gain(me, good_in(g, shop, furnace))  # [CO-R06]


@dataclass
class ForgeGoods(Choice):
    """Each loaded Furnace may be forged in, emptied or left; the Smelter unlocks a Sponsorship.

    All may be left as they are. [CO-036, CO-040, CO-043, CO-044, CO-R04, CO-R07, CO-R33]
    """

    left: int = 0  # how many may still be affected
    begun: bool = False
    obliged: bool = False  # one has to be: the Apprentice does not just roll dice [CO-R44]

    def applies(self, g: Cove, me: Merchant) -> bool:
        if self.left > 0 and anything_loaded(smithy_of(me)):
            return True
        g.then(ROLL_DICE)
        return False

    def continues(self) -> bool:
        return True

    def options(self, g: Cove, me: Merchant) -> list[int]:
        shop = smithy_of(me)
        out: list[int] = []
        for furnace in range(FURNACES):
            if is_loaded(shop, furnace):
                if can_forge(g, me, shop, furnace):
                    out.append(FORGE_IN.base + furnace)
                out.append(REMOVE.base + furnace)
        if shop.smelter != NO_DIE:
            for colour in range(len(COLOURS)):
                if me.sponsored >> colour & 1 == 0:
                    out.append(UNLOCK.base + colour)
        if self.begun or not self.obliged:
            out.append(FINISH.base)
        return out

    def apply(self, g: Cove, me: Merchant, act: Kind, x: int, y: int) -> None:
        if act is FINISH:
            g.then(ROLL_DICE)
            return
        shop = smithy_of(me)
        if act is UNLOCK:
            unlock(g, me, shop, x)
        elif act is FORGE_IN:
            forge_in(g, me, shop, x)
        else:
            g.note(DICE_REMOVED, me.seat, x, dice_in(shop, x))
            empty(shop, x)
        g.then(ForgeGoods(self.left - 1, True))


FORGE_ALL: Final = ForgeGoods(EVERYTHING)
APPRENTICE: Final = ForgeGoods(BY_APPRENTICE, obliged=True)


def forge_in(g: Cove, me: Merchant, shop: Smithy, furnace: int) -> None:
    """[CO-038, CO-039, CO-041]"""
    good = good_in(g, shop, furnace)
    answer = answer_of(g, shop, furnace)
    put_on_shelf(me, good)
    g.note(HEAT_REACHED, me.seat, furnace, dice_in(shop, furnace))
    g.note(GOOD_FORGED, me.seat, furnace, good)
    empty(shop, furnace)
    if answer != CLEAN:
        take_corruption(g, me, 1)


def empty(shop: Smithy, furnace: int) -> None:
    """All its Alloy dice are set aside. [CO-041, CO-R02]"""
    for slot in (TOP, LOWER):
        die = shop.slots[furnace * SLOTS + slot]
        if die != NO_DIE:
            shop.aside[colour_of_die(die)] += 1
            shop.slots[furnace * SLOTS + slot] = NO_DIE


def dice_in(shop: Smithy, furnace: int) -> int:
    """Both dice of a Furnace as one number, for the log. NO_DIE, too, is one of the lower ones."""
    return TWO_DICE * shop.slots[furnace * SLOTS + TOP] + shop.slots[furnace * SLOTS + LOWER] + 1


def top_and_lower(dice: int) -> list[int]:
    """The dice that such a number stands for."""
    top, lower = divmod(dice, TWO_DICE)
    return [top, lower - 1] if lower > 0 else [top]


def unlock(g: Cove, me: Merchant, shop: Smithy, colour: int) -> None:
    """The loaded die and the chosen one are set aside. [CO-043, CO-R11]"""
    g.note(DIE_UNLOCKED, me.seat, colour, shop.smelter)
    shop.aside[colour_of_die(shop.smelter)] += 1
    shop.aside[colour] += 1
    shop.smelter = NO_DIE
    sponsor(g, me, colour)


@dataclass
class RollDice(Choice):
    """All dice set aside, and any of the supply, once. [CO-045, CO-R10, CO-R15]

    Not a step that only continues: who thinks one action ahead would know the roll in advance.
    """

    def applies(self, g: Cove, me: Merchant) -> bool:
        shop = smithy_of(me)
        if sum(shop.supply) > 0:
            return True
        roll(g, me, shop)
        return False

    def options(self, g: Cove, me: Merchant) -> list[int]:
        shop = smithy_of(me)
        out = [ROLL_TOO.base + die for die in range(DICE) if shop.supply[die] > 0]
        out.append(ROLL.base)
        return out

    def apply(self, g: Cove, me: Merchant, act: Kind, die: int, y: int) -> None:
        shop = smithy_of(me)
        if act is ROLL:
            roll(g, me, shop)
            return
        shop.supply[die] -= 1
        shop.aside[colour_of_die(die)] += 1
        g.note(DIE_PICKED_UP, me.seat, 0, die)
        g.then(ROLL_DICE)


ROLL_DICE: Final = RollDice()


def roll(g: Cove, me: Merchant, shop: Smithy) -> None:
    """They join the supply. [CO-045]"""
    for colour in range(len(COLOURS)):
        while shop.aside[colour] > 0:
            shop.aside[colour] -= 1
            pips = g.roll(SIDES)
            shop.supply[die_of(colour, pips)] += 1
            g.note(DIE_ROLLED, me.seat, colour, pips)


saved("cove", ForgeGoods, RollDice)
