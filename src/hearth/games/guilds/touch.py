"""Actions on a drawn board: what is touched for each, what it costs, what chance decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.guilds.cards import AREA_NAMES, PLACES
from hearth.games.guilds.effects import (
    EXTRA_ROOM,
    FACTIONS,
    GOLD_TO_SILVER,
    REMOVE_CHARACTER,
    SIZES,
    WITHDRAW_OFFER,
)
from hearth.games.guilds.end_of_week import PROTECTION
from hearth.games.guilds.questions import cost_of_gold, discounted, discounter, ready
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.things import counted, guild_text, space_text

# Paths: one function for each kind of action that touches something.
Pather = Callable[[Guilds, Guild, int, int], list[str]]


def path(g: Guilds, me: Guild, a: int) -> list[str]:
    """The things that are touched for an action, in order; an ability begins with its owner."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name not in PATHS:  # a pass, or a thing declined
        return []
    return PATHS[name](g, me, space.x_of[a], space.y_of[a])


def character_ref(g: Guilds, character: int) -> str:
    return f"character:{g.box.characters[character].id}"


def room_ref(g: Guilds, room: int) -> str:
    return f"room:{g.box.rooms[room].id}"


def offer(g: Guilds, me: Guild, area: int, y: int) -> list[str]:
    return [f"area:{AREA_NAMES[area]}"]


def amount(g: Guilds, me: Guild, coins: int, y: int) -> list[str]:
    return [f"amount:{coins}"]


def take(g: Guilds, me: Guild, area: int, place: int) -> list[str]:
    return [character_ref(g, g.square[area * PLACES + place])]


def turn_gold(g: Guilds, me: Guild, gold: int, y: int) -> list[str]:
    return [character_ref(g, ready(g, me, GOLD_TO_SILVER)), f"amount:{gold}"]


def withdraw(g: Guilds, me: Guild, area: int, y: int) -> list[str]:
    return [character_ref(g, ready(g, me, WITHDRAW_OFFER)), f"area:{AREA_NAMES[area]}"]


def remove(g: Guilds, me: Guild, victim: int, y: int) -> list[str]:
    return [character_ref(g, ready(g, me, REMOVE_CHARACTER)), character_ref(g, victim)]


def buy(g: Guilds, me: Guild, slot: int, discount: int) -> list[str]:
    """The Room, and whoever makes it cheaper."""
    room = g.rooms[slot]
    if discount == 0:
        return [room_ref(g, room)]
    return [room_ref(g, room), character_ref(g, discounter(g, me, room))]


def place(g: Guilds, me: Guild, space: int, y: int) -> list[str]:
    return [f"space:{space_text(space)}"]


def rotate(g: Guilds, me: Guild, turns: int, y: int) -> list[str]:
    return [f"turn:{turns}"]


def protect(g: Guilds, me: Guild, slot: int, y: int) -> list[str]:
    return [room_ref(g, g.rooms[slot])]


def card(g: Guilds, me: Guild, character: int, y: int) -> list[str]:
    return [character_ref(g, character)]


def choose_faction(g: Guilds, me: Guild, faction: int, y: int) -> list[str]:
    return [f"faction:{FACTIONS[faction]}"]


PATHS: Final[dict[str, Pather]] = {
    "offer": offer,
    "add_silver": amount,
    "take": take,
    "turn_gold": turn_gold,
    "withdraw": withdraw,
    "convert": amount,
    "remove": remove,
    "buy": buy,
    "place": place,
    "rotate": rotate,
    "protect": protect,
    "protect_free": protect,
    "use": card,
    "stack": card,
    "keep": amount,
    "choose_faction": choose_faction,
}


# Costs


def cost(g: Guilds, me: Guild, a: int) -> dict[str, int]:
    """What leaves the purse at once. A card is paid with silver that left it with the offer."""
    space = g.rules.space
    name, x = space.kind_of[a].name, space.x_of[a]
    if name == "add_silver":
        return coins("silver", x)
    if name == "turn_gold":
        return coins("gold", x)
    if name == "convert":
        return coins("silver", cost_of_gold(g, me, x))
    if name == "buy":
        return coins("gold", price(g, me, g.rooms[x], space.y_of[a] == 1))
    return coins("silver", PROTECTION if name == "protect" else 0)


def coins(metal: str, amount: int) -> dict[str, int]:
    return {metal: amount} if amount > 0 else {}


def price(g: Guilds, me: Guild, room: int, helped: bool) -> int:
    return discounted(g, room, discounter(g, me, room)) if helped else g.box.rooms[room].cost


# Chance


def risk(g: Guilds, me: Guild, a: int) -> str:
    """Only a Room more from the stack is left to chance."""
    space = g.rules.space
    if space.kind_of[a].name != "use":
        return ""
    ability = g.box.characters[space.x_of[a]].ability
    if ability.kind != EXTRA_ROOM:
        return ""
    left = counted(g.room_decks[ability.size].size(), f"{SIZES[ability.size]} Room")
    return f"Chance decides which: {left} in the stack"


# Seats


def names(g: Guilds) -> list[str]:
    """The Guilds by their colours."""
    return [guild_text(g.box, guild.seat) for guild in g.players]
