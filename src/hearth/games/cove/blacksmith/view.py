"""A Shop board as everybody sees it."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.forging import answer_of, good_in, heat_of
from hearth.games.cove.blacksmith.heat import DICE, FURNACES, MAKES, colour_of_die, pips_of
from hearth.games.cove.blacksmith.loading import is_loaded, smithy_of
from hearth.games.cove.blacksmith.shop import NO_DIE, SLOTS, Smithy
from hearth.games.cove.figures import COLOURS, GOODS
from hearth.games.cove.state import Cove, Merchant
from hearth.games.cove.view_types import DieView, FurnaceView, ShopView

ANSWERS: Final = ["cold", "corrupt", "clean"]


def shop_view(g: Cove, me: Merchant) -> ShopView:
    shop = smithy_of(me)
    colours = range(len(COLOURS))
    return {
        "supply": [die_view(die) for die in range(DICE) for _ in range(shop.supply[die])],
        "aside": [COLOURS[colour] for colour in colours for _ in range(shop.aside[colour])],
        "furnaces": [furnace_view(g, shop, furnace) for furnace in range(FURNACES)],
        "smelter": die_view(shop.smelter) if shop.smelter != NO_DIE else None,
        "locked": [COLOURS[colour] for colour in colours if me.sponsored >> colour & 1 == 0],
    }


def furnace_view(g: Cove, shop: Smithy, furnace: int) -> FurnaceView:
    row = g.box.furnaces[furnace]
    slots = shop.slots[furnace * SLOTS : furnace * SLOTS + row.dice()]
    full = NO_DIE not in slots
    return {
        "furnace": str(furnace + 1),
        "makes": MAKES[row.size],
        "coal": row.coal,
        "slots": [die_view(die) if die != NO_DIE else None for die in slots],
        "heat": heat_of(g, shop, furnace) if full else None,
        "good": GOODS[good_in(g, shop, furnace)] if is_loaded(shop, furnace) else None,
        "answer": ANSWERS[answer_of(g, shop, furnace)] if full else None,
    }


def die_view(die: int) -> DieView:
    return {"colour": COLOURS[colour_of_die(die)], "pips": pips_of(die)}
