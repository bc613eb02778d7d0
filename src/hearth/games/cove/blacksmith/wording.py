"""What is said of choices in a smithy: labels and prompts, which the host's `wording.py` adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.cove.blacksmith.forging import ForgeGoods, answer_of, good_in, heat_of
from hearth.games.cove.blacksmith.heat import (
    CLEAN,
    COLD,
    FURNACES,
    SIDES,
    Furnace,
    colour_of_die,
    pips_of,
)
from hearth.games.cove.blacksmith.loading import AddLower, Metallurgist, is_loaded, smithy_of
from hearth.games.cove.blacksmith.shop import NO_DIE, SLOTS, TOP, Smithy
from hearth.games.cove.blacksmith.trade import FORGE_HOURS, LOAD_HOURS
from hearth.games.cove.figures import COLOURS, LARGE, good_of
from hearth.games.cove.state import Cove, Merchant
from hearth.games.cove.things import counted, good_text, hours_text, is_staff_at_work, listed

# By Staff place: what it does.
STAFF_TEXTS: Final = [
    "load a Furnace or the Smelter",
    "forge in up to 2 of what is loaded",
    "discard a Corruption card",
]

# Dice and Heat


def die_text(die: int) -> str:
    return f"{COLOURS[colour_of_die(die)]} {pips_of(die)}"


def furnace_text(furnace: int) -> str:
    return f"Furnace {furnace + 1}"


def loaded_dice(shop: Smithy, furnace: int) -> list[int]:
    slots = shop.slots[furnace * SLOTS : (furnace + 1) * SLOTS]
    return [die for die in slots if die != NO_DIE]


def answer_text(row: Furnace, colour: int, heat: int) -> str:
    """What a Heat makes: Heat 12, a red Weapon."""
    answer = row.answer(colour, heat)
    if answer == COLD:
        return f"Heat {heat}, {'too cold' if row.size == LARGE else 'too hot'}"
    corrupt = "" if answer == CLEAN else " with Corruption"
    return f"Heat {heat}, a {good_text(good_of(row.size, colour))}{corrupt}"


def lower_text(row: Furnace, die: int) -> str:
    """What the lower die has to show, once this one is on top."""
    colour = colour_of_die(die)
    heat = row.coal + pips_of(die)
    clean = max(1, row.clean[colour] - heat)
    corrupt = max(1, row.corrupt[colour] - heat)
    good = f"a {good_text(good_of(row.size, colour))}"
    if corrupt > SIDES:
        return f"no die below makes {good}"
    if clean > SIDES:
        return f"{good} takes {at_least(corrupt)} below, and only with Corruption"
    tainted = f", or {at_least(corrupt)} with Corruption" if corrupt < clean else ""
    return f"{good} takes {at_least(clean)} below{tainted}"


def at_least(pips: int) -> str:
    if pips == 1:
        return "any die"
    return f"at least {pips}" if pips < SIDES else f"a {pips}"


def outcome_text(g: Cove, shop: Smithy, furnace: int) -> str:
    """Of a loaded Furnace: a red Weapon, a red Weapon with Corruption, nothing."""
    answer = answer_of(g, shop, furnace)
    if answer == COLD:
        return "nothing"
    good = f"a {good_text(good_in(g, shop, furnace))}"
    return good if answer == CLEAN else f"{good} with Corruption"


# Labels


def takes(g: Cove, me: Merchant) -> str:
    """The Metallurgist loads in no time."""
    return "" if isinstance(g.at_hand(me.seat), Metallurgist) else f" ({hours_text(LOAD_HOURS)})"


def load(g: Cove, me: Merchant, furnace: int, die: int) -> str:
    row = g.box.furnaces[furnace]
    hours = takes(g, me)
    if row.dice() == SLOTS:
        what = f"with {die_text(die)} on top{hours}: {lower_text(row, die)}"
    else:
        heat = row.coal + pips_of(die)
        what = f"with {die_text(die)}{hours}: {answer_text(row, colour_of_die(die), heat)}"
    return f"Load {furnace_text(furnace)} {what}"


def add(g: Cove, me: Merchant, die: int, y: int) -> str:
    step = g.at_hand(me.seat)
    assert isinstance(step, AddLower)
    shop = smithy_of(me)
    top = shop.slots[step.furnace * SLOTS + TOP]
    heat = heat_of(g, shop, step.furnace) + pips_of(die)
    answer = answer_text(g.box.furnaces[step.furnace], colour_of_die(top), heat)
    return f"Put {die_text(die)} below: {answer}"


def smelt(g: Cove, me: Merchant, die: int, y: int) -> str:
    return f"Load the Smelter with {die_text(die)}{takes(g, me)}"


def forge(g: Cove, me: Merchant, x: int, y: int) -> str:
    shop = smithy_of(me)
    loaded = [furnace for furnace in range(FURNACES) if is_loaded(shop, furnace)]
    parts = [f"{furnace_text(one)} for {outcome_text(g, shop, one)}" for one in loaded]
    if shop.smelter != NO_DIE:
        parts.append("the Smelter")
    return f"Forge ({hours_text(FORGE_HOURS)}): {listed(parts)}"


def forge_in(g: Cove, me: Merchant, furnace: int, y: int) -> str:
    shop = smithy_of(me)
    heat = f"Heat {heat_of(g, shop, furnace)}"
    return f"{furnace_text(furnace)}: forge {outcome_text(g, shop, furnace)} ({heat})"


def remove(g: Cove, me: Merchant, furnace: int, y: int) -> str:
    dice = listed([die_text(die) for die in loaded_dice(smithy_of(me), furnace)])
    return f"{furnace_text(furnace)}: take out {dice}"


def unlock(g: Cove, me: Merchant, colour: int, y: int) -> str:
    pays = f"{g.halls[colour]} Gold in a Market now"
    return f"Smelter: unlock the {COLOURS[colour]} die and its Sponsorship ({pays})"


def finish_forging(g: Cove, me: Merchant, x: int, y: int) -> str:
    step = g.at_hand(me.seat)
    if isinstance(step, ForgeGoods) and step.begun:
        return "Forge no more and roll the dice"
    return "Leave everything as it is and go on to the roll"


def roll_too(g: Cove, me: Merchant, die: int, y: int) -> str:
    return f"Roll {die_text(die)} too"


def roll(g: Cove, me: Merchant, x: int, y: int) -> str:
    aside = smithy_of(me).aside
    dice = [COLOURS[colour] for colour in range(len(COLOURS)) for _ in range(aside[colour])]
    if not dice:
        return "Roll nothing"
    return f"Roll {counted(len(dice), 'die', 'dice')}: {listed(dice)}"


LABELS: Final[dict[str, Callable[[Cove, Merchant, int, int], str]]] = {
    "load": load,
    "add": add,
    "smelt": smelt,
    "forge": forge,
    "forge_in": forge_in,
    "remove": remove,
    "unlock": unlock,
    "finish_forging": finish_forging,
    "roll_too": roll_too,
    "roll": roll,
}


# Prompts


def prompt(g: Cove, me: Merchant) -> str:
    """What is being chosen; empty if it is not about the shop."""
    step = g.at_hand(me.seat)
    if isinstance(step, AddLower):
        top = smithy_of(me).slots[step.furnace * SLOTS + TOP]
        return f"{furnace_text(step.furnace)} has {die_text(top)} on top: which die goes below?"
    if isinstance(step, ForgeGoods):
        return forge_prompt(g, step)
    return PROMPTS.get(type(step).__name__, "")


def forge_prompt(g: Cove, step: ForgeGoods) -> str:
    """Of the Staff it is the Apprentice that forges."""
    if is_staff_at_work(g):
        return f"Apprentice: what do you forge? (up to {step.left})"
    return "Forge: what else?" if step.begun else "Forge: where do you begin?"


PROMPTS: Final = {
    "Metallurgist": "Metallurgist: what is loaded?",
    "RollDice": "Which dice of your supply do you roll too?",
}
