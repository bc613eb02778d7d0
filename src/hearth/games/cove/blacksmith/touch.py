"""What is touched in a smithy for each action, and what a roll may bring."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.heat import CLEAN, COLD, FURNACES, SIDES, colour_of_die, pips_of
from hearth.games.cove.figures import COLOURS, SMALL
from hearth.games.cove.refs import SMELTER_REF
from hearth.games.cove.state import Cove, Merchant


def die_id(die: int) -> str:
    """Dice that are alike have one name: red-3."""
    return f"{COLOURS[colour_of_die(die)]}-{pips_of(die)}"


def die_ref(die: int) -> str:
    return f"die:{die_id(die)}"


def furnace_ref(furnace: int) -> str:
    return f"furnace:{furnace + 1}"


def load(g: Cove, me: Merchant, furnace: int, die: int) -> list[str]:
    return [furnace_ref(furnace), die_ref(die)]


def one_die(g: Cove, me: Merchant, die: int, y: int) -> list[str]:
    return [die_ref(die)]


def smelt(g: Cove, me: Merchant, die: int, y: int) -> list[str]:
    return [SMELTER_REF, die_ref(die)]


def forge(g: Cove, me: Merchant, x: int, y: int) -> list[str]:
    return ["space:forge"]


def forge_in(g: Cove, me: Merchant, furnace: int, y: int) -> list[str]:
    return [furnace_ref(furnace)]


def remove(g: Cove, me: Merchant, furnace: int, y: int) -> list[str]:
    """The dice themselves."""
    return [f"loaded:{furnace + 1}"]


def unlock(g: Cove, me: Merchant, colour: int, y: int) -> list[str]:
    return [f"sponsorship:{COLOURS[colour]}"]


PATHS: Final = {
    "load": load,
    "add": one_die,
    "smelt": smelt,
    "forge": forge,
    "forge_in": forge_in,
    "remove": remove,
    "unlock": unlock,
    "roll_too": one_die,
}


# Chance


def roll_risk(g: Cove, die: int) -> str:
    """How likely the new number makes Armor, in the best Furnace for it."""
    colour = colour_of_die(die)
    good = [0, 0]  # sides that make it at all, and cleanly
    best = -1
    for furnace in range(FURNACES):
        found = sides(g, furnace, colour)
        if g.box.furnaces[furnace].size == SMALL and (best < 0 or found > good):
            good = found
            best = furnace
    if best < 0:
        return ""
    clean, any_way = percent(good[1], SIDES), percent(good[0], SIDES)
    return f"Armor in Furnace {best + 1}: {any_way}, clean {clean}"


def sides(g: Cove, furnace: int, colour: int) -> list[int]:
    """Of a die alone in this Furnace: with how many it makes a Good at all, and a clean one."""
    row = g.box.furnaces[furnace]
    out = [0, 0]
    for pips in range(1, SIDES + 1):
        answer = row.answer(colour, row.coal + pips)
        if answer != COLD:
            out[0] += 1
        if answer == CLEAN:
            out[1] += 1
    return out


def percent(part: int, whole: int) -> str:
    return f"{round(100 * part / whole)} %"
