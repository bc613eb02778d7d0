"""Why a Furnace, a die or a Sponsorship cannot be chosen now, and the clause that says so."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.forging import ForgeGoods, answer_of, good_in, heat_of
from hearth.games.cove.blacksmith.heat import COLD, FURNACES, colour_of_die
from hearth.games.cove.blacksmith.loading import (
    ALL_SPONSORED,
    FIRST_SPACE,
    SMELTER_SPACE,
    Metallurgist,
    is_loaded,
    smithy_of,
)
from hearth.games.cove.blacksmith.shop import NO_DIE, SLOTS, TOP, Smithy
from hearth.games.cove.blacksmith.wording import furnace_text
from hearth.games.cove.figures import COLOURS, LARGE
from hearth.games.cove.moments import Refusal
from hearth.games.cove.state import Cove, Merchant
from hearth.games.cove.things import good_text

STANDING: Final = "Your Blacksmith stands there; it has to go to another space."


def furnace_refusal(g: Cove, me: Merchant, furnace: int) -> Refusal:
    """The one after the Furnaces is the Smelter."""
    if isinstance(g.at_hand(me.seat), ForgeGoods):
        return smelter_unused(me) if furnace == FURNACES else unforged(g, me, furnace)
    return unsmelted(g, me) if furnace == FURNACES else unloaded(g, me, furnace)


def unforged(g: Cove, me: Merchant, furnace: int) -> Refusal:
    """[CO-038 to CO-040, CO-R06]"""
    shop = smithy_of(me)
    name = furnace_text(furnace)
    if not is_loaded(shop, furnace):
        return f"{name} is empty; choose one that is loaded.", "7.2"
    good = good_text(good_in(g, shop, furnace))
    if answer_of(g, shop, furnace) == COLD:
        heat = heat_of(g, shop, furnace)
        return f"{name} has Heat {heat}; {wanted_heat(g, shop, furnace, good)}.", "7.4"
    return f"No {good} is left in your goods supply; sell one first.", "7.7"


def wanted_heat(g: Cove, shop: Smithy, furnace: int, good: str) -> str:
    row = g.box.furnaces[furnace]
    colour = colour_of_die(shop.slots[furnace * SLOTS + TOP])
    bound = "at least" if row.size == LARGE else "at most"
    clean, corrupt = row.clean[colour], row.corrupt[colour]
    return f"a {good} takes {bound} {clean}, or {corrupt} with Corruption"


def smelter_unused(me: Merchant) -> Refusal:
    if smithy_of(me).smelter == NO_DIE:
        return "The Smelter is not loaded.", "7.9"
    return "Choose the Sponsorship that you unlock.", "7.9"


def unloaded(g: Cove, me: Merchant, furnace: int) -> Refusal:
    """[CO-020, CO-032, CO-033]"""
    shop = smithy_of(me)
    name = furnace_text(furnace)
    if stands(g, me, FIRST_SPACE + furnace):
        return STANDING, "4.6"
    if is_loaded(shop, furnace):
        return f"{name} is loaded; a Forge empties it.", "6.1"
    dice = g.box.furnaces[furnace].dice()
    takes = f"{dice} dice" if dice > 1 else "a die"
    return f"{name} takes {takes}; your supply has {sum(shop.supply) or 'none'}.", "6.1"


def unsmelted(g: Cove, me: Merchant) -> Refusal:
    """[CO-035, CO-R08]"""
    shop = smithy_of(me)
    if stands(g, me, SMELTER_SPACE):
        return STANDING, "4.6"
    if shop.smelter != NO_DIE:
        return "The Smelter is loaded; a Forge empties it.", "6.5"
    if me.sponsored == ALL_SPONSORED:
        return "All of your Sponsorships are active; nothing is left to unlock.", "6.5"
    return "The Smelter takes a die; your supply has none.", "6.4"


def stands(g: Cove, me: Merchant, space: int) -> bool:
    """For the Metallurgist it does not matter. [CO-R14]"""
    return me.at == space and not isinstance(g.at_hand(me.seat), Metallurgist)


def loaded_refusal(g: Cove, me: Merchant, furnace: int) -> Refusal:
    """[CO-R33]"""
    return "Dice are taken out of a Furnace in a Forge.", "7.6"


def die_refusal(g: Cove, me: Merchant, die: int) -> Refusal:
    return "There is nothing that you can load now.", "4.7"


def sponsorship_refusal(g: Cove, me: Merchant, colour: int) -> Refusal:
    """[CO-043]"""
    if me.sponsored >> colour & 1:
        return f"Your {COLOURS[colour]} Sponsorship is active.", "7.10"
    if isinstance(g.at_hand(me.seat), ForgeGoods):
        return "The Smelter is not loaded.", "7.9"
    return "Load the Smelter, then Forge: so a Sponsorship is unlocked.", "7.9"
