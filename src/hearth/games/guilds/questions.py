"""The numbers that Characters and Rooms may change, each asked in one place."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.effects import (
    EXCHANGE,
    EXCHANGE_FIRST,
    FIRST_PLAYER_SILVER,
    FREE_PROTECTION,
    KEEP_SILVER,
    PROTECTED,
    ROOM_DISCOUNT,
)
from hearth.games.guilds.state import Guild, Guilds

GOLD_PRICE: Final = 5  # silver [GU-034]
LOWEST_GOLD_PRICE: Final = 3
GOLD_IN_INCOME: Final = 5  # what 1 gold of income is worth, in silver [GU-R36]
NOBODY_READY: Final = -1


def total(g: Guilds, me: Guild, kind: int) -> int:
    """The numbers of all abilities of a kind that work now, added up; of most kinds there is one.

    Characters who joined in this Week's auction do nothing before it is over. Inactive Rooms do
    nothing at all. [GU-031, GU-045]
    """
    n = 0
    for i in range(len(me.characters) - me.newcomers):
        ability = g.box.characters[me.characters[i]].ability
        if ability.kind == kind:
            n += ability.silver + ability.amount
    for room in me.site.active:
        ability = g.box.rooms[room].ability
        if ability.kind == kind:
            n += ability.silver + ability.amount
    return n


def has(g: Guilds, me: Guild, kind: int) -> bool:
    """Does an ability of this kind work now?"""
    for i in range(len(me.characters) - me.newcomers):
        if g.box.characters[me.characters[i]].ability.kind == kind:
            return True
    for room in me.site.active:
        if g.box.rooms[room].ability.kind == kind:
            return True
    return False


def ready(g: Guilds, me: Guild, kind: int) -> int:
    """A Character whose ability of this kind can still be used this Week. [GU-R39]"""
    for character in me.ready:
        if g.box.characters[character].ability.kind == kind:
            return character
    return NOBODY_READY


def use(me: Guild, character: int) -> None:
    """The ability is used up for this Week."""
    me.ready = [other for other in me.ready if other != character]


def wake(g: Guilds, me: Guild, characters: list[int], phase: int) -> None:
    """Of these, the abilities that are used in this phase or a later one are ready. [GU-R39]"""
    awake: list[int] = []
    for character in characters:
        if g.box.characters[character].phase >= phase and character not in me.turned:
            awake.append(character)
    me.ready = awake


# Income


def silver_income(g: Guilds, me: Guild) -> int:
    """Silver of a Week: the Entrance Hall's, Characters' and active Rooms'; never below 0.

    [GU-014, GU-015, GU-R02, GU-R43]
    """
    n = g.box.halls[me.seat].silver
    for character in me.characters:
        n += g.box.characters[character].silver
    for room in me.site.active:
        n += g.box.rooms[room].silver
    return max(n, 0)


def gold_income(g: Guilds, me: Guild) -> int:
    """Gold of a Week. [GU-015]"""
    n = 0
    for character in me.characters:
        n += g.box.characters[character].gold
    for room in me.site.active:
        n += g.box.rooms[room].gold
    return n


def income_worth(g: Guilds, me: Guild, gold: int = GOLD_IN_INCOME) -> int:
    """All income in silver, with gold at this worth. [GU-R36]"""
    return silver_income(g, me) + gold * gold_income(g, me)


# Prices


def cost_of_gold(g: Guilds, me: Guild, amount: int) -> int:
    """Silver for so many gold: changes of the price add up, and it never falls below 3.

    [GU-034]
    """
    change = total(g, me, EXCHANGE)
    price = max(GOLD_PRICE + change, LOWEST_GOLD_PRICE)
    first = max(GOLD_PRICE + change + total(g, me, EXCHANGE_FIRST), LOWEST_GOLD_PRICE)
    return first + (amount - 1) * price if amount > 0 else 0


def gold_within_reach(g: Guilds, me: Guild) -> int:
    """How many gold the silver at hand buys."""
    if me.silver < LOWEST_GOLD_PRICE:
        return 0
    first = cost_of_gold(g, me, 1)
    price = cost_of_gold(g, me, 2) - first
    return 0 if me.silver < first else 1 + (me.silver - first) // price


def discounter(g: Guilds, me: Guild, room: int) -> int:
    """A Character who can still make this Room cheaper this Week."""
    tile = g.box.rooms[room]
    for character in me.ready:
        ability = g.box.characters[character].ability
        if (
            ability.kind == ROOM_DISCOUNT
            and ability.size == tile.size
            and tile.cost > ability.floor
        ):
            return character
    return NOBODY_READY


def discounted(g: Guilds, room: int, character: int) -> int:
    """The Room's price with that Character's help."""
    ability = g.box.characters[character].ability
    return max(g.box.rooms[room].cost - ability.gold, ability.floor)


# The End of the Week


def is_protected(g: Guilds, me: Guild) -> bool:
    """Others' Cutpurse, Saboteur and Assassin leave this Guild alone. [GU-R45]"""
    return has(g, me, PROTECTED)


def first_player_silver(g: Guilds, me: Guild) -> int:
    """Silver in the comparison for First Player. [GU-049]"""
    return me.silver + total(g, me, FIRST_PLAYER_SILVER)


def silver_kept(g: Guilds, me: Guild) -> int:
    """Silver that may be kept at the discard. [GU-051]"""
    return min(me.silver, total(g, me, KEEP_SILVER))


def has_free_protection(g: Guilds, me: Guild) -> bool:
    return has(g, me, FREE_PROTECTION)
