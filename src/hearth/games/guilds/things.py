"""How things are called when people are spoken to."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.box import GuildsBox
from hearth.games.guilds.cards import AREA_NAMES, Room
from hearth.games.guilds.effects import (
    COUNTS,
    DISTINCT_FACTIONS,
    FACTIONS,
    KINDS_OF_ROOM,
    ROOM_KIND,
    SMALL,
)
from hearth.games.guilds.site import COLUMNS, EDGES, ROTATIONS
from hearth.kernel import points_text

COLUMN_NAMES: Final = ["A", "B", "C"]  # from west to east
EDGE_NAMES: Final = ["north", "east", "south", "west"]


def guild_text(box: GuildsBox, seat: int) -> str:
    """A Guild is called by the colour of its Entrance Hall."""
    return box.halls[seat].colour.capitalize()


def counted(n: int, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def area_text(area: int) -> str:
    return f"Area {AREA_NAMES[area]}"


def space_text(space: int) -> str:
    """A space like a square of a chessboard; the Entrance Hall is on B1."""
    return f"{COLUMN_NAMES[space % COLUMNS]}{space // COLUMNS + 1}"


def faction_text(faction: int) -> str:
    return FACTIONS[faction].capitalize()


def kind_text(kind: int) -> str:
    return KINDS_OF_ROOM[kind].capitalize()


def room_text(room: Room) -> str:
    """A Room by its title, and by its doors: titles occur twice."""
    return f"{room.title} ({doors_text(room, 0)})"


def room_facts(room: Room) -> str:
    """A Room with everything printed on it but its price."""
    parts = [f"{'small' if room.size == SMALL else 'large'} {kind_text(room.kind)}"]
    if room.faction >= 0:
        parts.append(f"counts as {faction_text(room.faction)}")
    if room.silver:
        parts.append(f"{room.silver:+} silver a Week")
    if room.gold:
        parts.append(f"{room.gold:+} gold a Week")
    parts += [f"{points_text(room.pp / 2)} PP", doors_text(room, 0)]
    text = f"; {room.text}" if room.text else ""
    return f"{room.title} ({', '.join(parts)}{text})"


def count_text(count: int, n: int) -> str:
    """Something that is counted, with its number: 3 Shades, 7 Characters."""
    if count < ROOM_KIND:
        return f"{n} {faction_text(count)}"
    if count < DISTINCT_FACTIONS:
        return f"{n} of the kind {kind_text(count - ROOM_KIND)}"
    return f"{n} {COUNT_WORDS[COUNTS[count]]}"


COUNT_WORDS: Final = {
    "distinct_factions": "different Factions",
    "largest_faction": "in the largest Faction",
    "factions_of_two": "Factions of two or more",
    "characters": "Characters",
    "rooms": "active Rooms",
    "large_rooms": "active large Rooms",
    "distinct_kinds": "different kinds of Rooms",
    "room_cells": "spaces of active Rooms",
    "windows": "doors on the border",
    "gold": "gold",
    "income": "income",
    "objectives_first": "first places",
}


def doors_text(room: Room, rotation: int) -> str:
    """The doors of a Room after some quarter turns."""
    parts = room.doors[rotation]
    if room.size == SMALL:
        return f"doors {edges_text(parts[0])}"
    named = [f"{'AB'[i]}: {edges_text(parts[i])}" for i in range(len(parts)) if parts[i]]
    return f"doors {'; '.join(named)}"


def edges_text(edges: int) -> str:
    return " ".join(EDGES[d] for d in range(ROTATIONS) if edges >> d & 1)
