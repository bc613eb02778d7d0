"""What a Guild has of everything that is counted, for abilities and Objectives."""

from __future__ import annotations

from hearth.games.guilds.effects import (
    CHARACTERS,
    COUNTS,
    DISTINCT_FACTIONS,
    DISTINCT_KINDS,
    FACTION,
    FACTIONS,
    FACTIONS_OF_TWO,
    GOLD,
    INCOME,
    KINDS_OF_ROOM,
    LARGE,
    LARGE_ROOMS,
    LARGEST_FACTION,
    ROOM_CELLS,
    ROOM_KIND,
    ROOMS,
    WINDOWS,
)
from hearth.games.guilds.questions import income_worth
from hearth.games.guilds.site import windows
from hearth.games.guilds.state import Guild, Guilds

PAIR = 2


def tally(g: Guilds, me: Guild) -> list[int]:
    """Every count of COUNTS, by its index; OBJECTIVES_FIRST is left for the scoring to fill in.

    Only active Rooms count, and the Entrance Hall is none of them. [GU-045, GU-R20]
    """
    n = [0] * len(COUNTS)
    count_members(g, me, n)
    count_rooms(g, me, n)
    n[CHARACTERS] = len(me.characters)
    n[GOLD] = me.gold
    n[INCOME] = income_worth(g, me)
    return n


def count_members(g: Guilds, me: Guild, n: list[int]) -> None:
    """Characters with each of their Factions, symbols of Rooms, illusions. [GU-R37]"""
    for character in me.characters:
        for faction in g.box.characters[character].factions:
            n[FACTION + faction] += 1
    for room in me.site.active:
        faction = g.box.rooms[room].faction
        if faction >= 0:
            n[FACTION + faction] += 1
    for faction in me.illusions:
        n[FACTION + faction] += 1
    for faction in range(len(FACTIONS)):
        members = n[FACTION + faction]
        if members > 0:
            n[DISTINCT_FACTIONS] += 1
        if members >= PAIR:
            n[FACTIONS_OF_TWO] += 1
        if members > n[LARGEST_FACTION]:
            n[LARGEST_FACTION] = members


def count_rooms(g: Guilds, me: Guild, n: list[int]) -> None:
    for room in me.site.active:
        tile = g.box.rooms[room]
        n[ROOM_KIND + tile.kind] += 1
        n[ROOM_CELLS] += tile.size + 1
        if tile.size == LARGE:
            n[LARGE_ROOMS] += 1
    n[ROOMS] = len(me.site.active)
    for kind in range(len(KINDS_OF_ROOM)):
        if n[ROOM_KIND + kind] > 0:
            n[DISTINCT_KINDS] += 1
    n[WINDOWS] = windows(me.site)


def headquarters(g: Guilds, me: Guild) -> int:
    """Spaces of active Rooms, and one for the Entrance Hall. [GU-060, GU-R28]"""
    n = 1
    for room in me.site.active:
        n += g.box.rooms[room].size + 1
    return n
