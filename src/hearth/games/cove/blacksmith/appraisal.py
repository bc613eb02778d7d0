"""What the Blacksmith's Shop is worth: loaded Furnaces, and dice by what they are good for."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.forging import answer_of, good_in
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
from hearth.games.cove.blacksmith.loading import is_loaded, smithy_of
from hearth.games.cove.blacksmith.shop import NO_DIE, Smithy
from hearth.games.cove.figures import COLOURS, LARGE, SMALL, good_of
from hearth.games.cove.state import Cove, Merchant
from hearth.games.cove.wares import can_gain

FORGING: Final = 2.6  # a loaded Furnace's share of the two hours of a Forge action, in Gold
LOADING: Final = 3.6  # an hour
LOADED: Final = 0.92  # of what a Good is worth that only has to be forged
FITTING: Final = 0.7  # of what a die is good for
DIE: Final = 0.8  # any die
SMELTING: Final = 0.9  # of a Sponsorship that only has to be forged
SHORT: Final = 3.0  # hours below which a Good may come too late
WEAPON: Final = [0.0, 0.1, 0.3, 0.55, 0.8, 0.95]  # by pips: how likely a die is to make one


class ShopPrices:
    """What dice are good for, as long as Goods have these prices; the same for all Blacksmiths."""

    def __init__(self, g: Cove, goods: list[float], card: float) -> None:
        self.g = g
        self.goods = goods
        self.card = card  # what a Corruption card costs
        self.dice: list[float] = [DIE + FITTING * self.use_of(die) for die in range(DICE)]
        self.unrolled: list[float] = []  # by colour
        for colour in range(len(COLOURS)):
            total = 0.0
            for pips in range(1, SIDES + 1):
                total += self.dice[die_of(colour, pips)]
            self.unrolled.append(total / SIDES)

    def use_of(self, die: int) -> float:
        """An Armor, or half a Weapon, without the hours it takes."""
        weapon = self.goods[good_of(LARGE, colour_of_die(die))] - FORGING - LOADING
        return max(0.0, self.armor(die), 0.5 * WEAPON[pips_of(die) - 1] * weapon)

    def armor(self, die: int) -> float:
        colour = colour_of_die(die)
        price = self.goods[good_of(SMALL, colour)]
        best = 0.0
        for furnace in self.g.box.furnaces:
            if furnace.size == SMALL:
                answer = furnace.answer(colour, furnace.coal + pips_of(die))
                if answer != COLD:
                    best = max(best, price if answer == CLEAN else price - self.card)
        return best - FORGING - LOADING

    def worth(self, me: Merchant, hours: float, sponsor: float) -> float:
        """With these hours to come; the sponsor is what the next Sponsorship would pay."""
        shop = smithy_of(me)
        total = 0.0
        for furnace in range(FURNACES):
            if is_loaded(shop, furnace):
                total += self.loaded(me, shop, furnace)
        if shop.smelter != NO_DIE:
            total += max(0.0, SMELTING * sponsor - FORGING)
        for die in range(DICE):
            if shop.supply[die]:
                total += shop.supply[die] * self.dice[die]
        for colour in range(len(COLOURS)):
            total += shop.aside[colour] * self.unrolled[colour]
        return total * min(1.0, hours / SHORT)

    def loaded(self, me: Merchant, shop: Smithy, furnace: int) -> float:
        good = good_in(self.g, shop, furnace)
        answer = answer_of(self.g, shop, furnace)
        if answer == COLD or not can_gain(me, good):
            return 0.0
        price = self.goods[good] if answer == CLEAN else self.goods[good] - self.card
        return max(0.0, LOADED * price - FORGING)
