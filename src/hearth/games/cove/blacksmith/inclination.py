"""What a sensible Blacksmith would pick in the Shop, as weights."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.forging import (
    FINISH,
    FORGE,
    FORGE_IN,
    REMOVE,
    ROLL,
    ROLL_TOO,
    UNLOCK,
    ForgeGoods,
    answer_of,
    can_forge,
    good_in,
)
from hearth.games.cove.blacksmith.heat import CLEAN, COLD, FURNACES, colour_of_die, pips_of
from hearth.games.cove.blacksmith.loading import ADD, LOAD, SMELT, is_loaded, smithy_of
from hearth.games.cove.blacksmith.shop import NO_DIE, Smithy
from hearth.games.cove.figures import LARGE, good_of
from hearth.games.cove.state import DAYS, Cove, Merchant
from hearth.games.cove.wares import can_gain
from hearth.kernel import Kind

RARE: Final = 2
USUAL: Final = 40
HIGH: Final = 4  # pips from which a die is good for Weapons
LOW: Final = 3  # up to which it is good for Armor


class ShopWishes:
    def __init__(self, g: Cove, me: Merchant) -> None:
        self.g = g
        self.me = me

    def weight(self, act: Kind, x: int, y: int) -> int:
        if act is LOAD:
            return self.loading(x, y)
        if act is ADD:
            return 4 + 4 * pips_of(x) * pips_of(x)
        if act is SMELT:
            left = DAYS - self.g.day
            return (USUAL if 2 <= pips_of(x) <= 4 else USUAL // 4) * left // 2 + 1
        if act is FORGE:
            return self.forging()
        if act is FORGE_IN:
            return 20 * USUAL
        if act is REMOVE:
            return RARE if can_forge(self.g, self.me, smithy_of(self.me), x) else USUAL // 2
        if act is UNLOCK:
            return 5 * USUAL * (1 + self.g.halls[x])
        if act is ROLL_TOO:
            return USUAL // 4 if HIGH - 1 <= pips_of(x) <= HIGH else RARE
        if act is FINISH:
            step = self.g.at_hand(self.me.seat)
            return 3 * USUAL if isinstance(step, ForgeGoods) and step.begun else RARE
        if act is ROLL:
            return 3 * USUAL
        return USUAL

    def loading(self, furnace: int, die: int) -> int:
        g = self.g
        row = g.box.furnaces[furnace]
        colour = colour_of_die(die)
        good = good_of(row.size, colour)
        if not can_gain(self.me, good):
            return RARE
        heat = row.coal + pips_of(die)
        if row.size == LARGE:
            heat += best_other(smithy_of(self.me), die)
        answer = row.answer(colour, heat)
        if answer == COLD:
            return RARE
        return USUAL * (2 if answer == CLEAN else 1) * g.box.values[good] // 2

    def forging(self) -> int:
        """The more is ready, the better."""
        shop = smithy_of(self.me)
        weight = RARE
        for furnace in range(FURNACES):
            if is_loaded(shop, furnace) and can_forge(self.g, self.me, shop, furnace):
                clean = answer_of(self.g, shop, furnace) == CLEAN
                weight += self.g.box.values[good_in(self.g, shop, furnace)] * (20 if clean else 14)
        if shop.smelter != NO_DIE:
            weight += 3 * USUAL
        return weight


def best_other(shop: Smithy, die: int) -> int:
    """The most pips on another die of the supply."""
    best = 0
    for other in range(len(shop.supply)):
        if shop.supply[other] - (1 if other == die else 0) > 0:
            best = max(best, pips_of(other))
    return best


assert LOW < HIGH
