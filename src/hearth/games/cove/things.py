"""How things are called when people are spoken to."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.cards import CorruptionCard, Townsfolk
from hearth.games.cove.figures import COLOURS, LARGE, ROGUE, colour_of, size_of
from hearth.games.cove.staff import UseStaff
from hearth.games.cove.state import BERTHS, KINDS, Cove, Merchant
from hearth.games.cove.trades import TRADES

# Of the markers: none that a figure or a die has. The Peddler's is the last one.
MARKERS: Final = ["white", "purple", "orange", "teal", "brown"]
PEDDLER: Final = -1  # among them

PIER_NAMES: Final = ["the Bazaar", "the Black Market", "the Town Square pier"]
BERTH_NAMES: Final = [
    "the Bazaar",
    "the left of the Black Market",
    "the right of the Black Market",
    "the Town Square pier",
]


def merchant_text(seat: int) -> str:
    """A player is called by the colour of the marker."""
    return MARKERS[seat].capitalize()


def is_peddler(g: Cove, marker: int) -> bool:
    """Its marker is the one after all seats."""
    return marker == len(g.players)


# Amounts


def listed(parts: list[str], last: str = "and") -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def hours_text(hours: int) -> str:
    return counted(hours, "hour", "hours")


def cards_text(cards: int) -> str:
    return counted(cards, "Corruption card", "Corruption cards")


# Figures and boats


def figure_text(figure: int) -> str:
    return "Rogue" if figure == ROGUE else f"{COLOURS[figure]} adventurer"


def of_text(figure: int) -> str:
    """Where adventurers need not be told from anything else."""
    return "Rogue" if figure == ROGUE else COLOURS[figure]


def figures_text(counts: list[int]) -> str:
    """By kind: 2 red, 1 blue and 1 Rogue."""
    found = [kind for kind in range(KINDS) if counts[kind]]
    rogues = "Rogue" if counts[ROGUE] == 1 else "Rogues"
    parts = [f"{counts[kind]} {rogues if kind == ROGUE else of_text(kind)}" for kind in found]
    return listed(parts) if parts else "nobody"


def aboard_text(g: Cove, boat: int) -> str:
    return figures_text(g.boats[boat * KINDS : (boat + 1) * KINDS])


def boat_text(boat: int) -> str:
    return f"boat {boat + 1}"


def passenger_text(place: int) -> str:
    """A figure by its boat: the red adventurer of boat 2."""
    return f"the {figure_text(place % KINDS)} of {boat_text(place // KINDS)}"


# Goods


def good_text(good: int) -> str:
    kind = "Weapon" if size_of(good) == LARGE else "Armor"
    return f"{COLOURS[colour_of(good)]} {kind}"


def sort_text(size: int) -> str:
    return "Weapons" if size == LARGE else "Armor"


# Cards and places


def townsfolk_text(row: Townsfolk) -> str:
    """A card with everything printed on it."""
    parts = [row.text.rstrip(".")]
    icons = [COLOURS[colour] for colour in range(len(COLOURS)) for _ in range(row.icons[colour])]
    if icons:
        parts.append(f"{listed(icons)} {'icon' if len(icons) == 1 else 'icons'}")
    if row.rogues:
        parts.append(counted(row.rogues, "Rogue icon", "Rogue icons"))
    return f"{row.title} ({'; '.join(parts)})"


def corruption_text(row: CorruptionCard) -> str:
    return f"{row.title} ({icons_text(row.icons)})"


def icons_text(icons: int) -> str:
    return counted(icons, "icon", "icons") if icons else "no icon"


def is_staff_at_work(g: Cove) -> bool:
    """Is anything done in the middle of Activate Staff?"""
    return any(isinstance(step, UseStaff) for step in g.stack)


def staff_text(me: Merchant, place: int) -> str:
    return TRADES[me.trade].staff[place].capitalize()


assert len(BERTH_NAMES) == len(BERTHS)
