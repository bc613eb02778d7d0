"""What is said of choices: a label for each action, a prompt for each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.guilds.auction import Bid, FirstAmount, SecondAmount
from hearth.games.guilds.awards import ChooseAwarded
from hearth.games.guilds.cards import PLACES
from hearth.games.guilds.construction import (
    ChooseRotation,
    ChooseSpace,
    can_be_active,
    is_active_there,
    places_turned,
)
from hearth.games.guilds.effects import (
    GOLD_TO_SILVER,
    PEEK_CHARACTERS,
    REMOVE_CHARACTER,
    SMALL,
    TAKE_SILVER,
    WITHDRAW_OFFER,
)
from hearth.games.guilds.end_of_week import StackCharacters
from hearth.games.guilds.money import Convert
from hearth.games.guilds.questions import cost_of_gold, discounted, discounter, ready
from hearth.games.guilds.site import B_LIES
from hearth.games.guilds.start_of_week import richest
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.tents import (
    FEW_AREAS,
    areas_with_cards,
    can_offer,
    may_name_one,
    needed,
    needed_after,
    tent,
)
from hearth.games.guilds.things import (
    EDGE_NAMES,
    area_text,
    counted,
    doors_text,
    faction_text,
    guild_text,
    room_text,
    space_text,
)
from hearth.kernel import points_text

# Labels: one function for each kind of action whose label needs to know more.
Labeller = Callable[[Guilds, Guild, int, int], str]


def label(g: Guilds, me: Guild, a: int) -> str:
    """One action for people."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    return LABELS[name](g, me, space.x_of[a], space.y_of[a])


PLAIN_LABELS: Final = {
    "pass": "Pass for now",
    "decline": "Not this Week",
    "protect_none": "Protect no Room",
}


def offer(g: Guilds, me: Guild, area: int, y: int) -> str:
    least = needed(g, me.seat, area)
    own = g.tents[tent(area, me.seat)]
    verb = f"Raise your offer of {own} in" if own else "Offer silver in"
    alone = needs_ringer(g, me, area, least)
    how = f"add at least {least}{', alone, with the Bell-Ringer' if alone else ''}"
    return f"{verb} {area_text(area)} for the {names_in(g, area)} ({how})"


def needs_ringer(g: Guilds, me: Guild, area: int, least: int) -> bool:
    """There is not the silver for a second Area, and two would be due."""
    if not isinstance(g.stack[-1], Bid) or areas_with_cards(g) <= FEW_AREAS:
        return False
    return least + needed_after(g, me.seat, area) > me.silver


def no_second_area(g: Guilds, me: Guild, x: int, y: int) -> str:
    used = "" if areas_with_cards(g) <= FEW_AREAS else " (this uses your Bell-Ringer)"
    return f"Name no second Area{used}"


def names_in(g: Guilds, area: int) -> str:
    cards = g.square[area * PLACES : area * PLACES + PLACES]
    return " or the ".join(g.box.characters[card].title for card in cards if card >= 0)


def add_silver(g: Guilds, me: Guild, amount: int, y: int) -> str:
    step = g.stack[-1]
    assert isinstance(step, (FirstAmount, SecondAmount))
    own = g.tents[tent(step.area, me.seat)]
    total = f", {own + amount} in all" if own else ""
    return f"Put {amount} silver on your tent in {area_text(step.area)}{total}"


def take(g: Guilds, me: Guild, area: int, place: int) -> str:
    card = g.box.characters[g.square[area * PLACES + place]]
    price = g.tents[tent(area, me.seat)]
    return f"Take the {card.title} for {price} silver"


def turn_gold(g: Guilds, me: Guild, gold: int, y: int) -> str:
    transmuter = g.box.characters[ready(g, me, GOLD_TO_SILVER)]
    return f"{transmuter.title}: turn {gold} gold into {gold * transmuter.ability.silver} silver"


def withdraw(g: Guilds, me: Guild, area: int, y: int) -> str:
    silver = g.tents[tent(area, me.seat)]
    spy = g.box.characters[ready(g, me, WITHDRAW_OFFER)].title
    return f"{spy}: take back your {silver} silver from {area_text(area)}"


def convert(g: Guilds, me: Guild, gold: int, y: int) -> str:
    if gold == 0:
        return "Buy no gold"
    return f"Buy {gold} gold for {cost_of_gold(g, me, gold)} silver"


def remove(g: Guilds, me: Guild, character: int, y: int) -> str:
    owner = next(other.seat for other in g.players if character in other.characters)
    card = g.box.characters[character]
    victim = f"the {card.title} ({points_text(card.pp / 2)} PP)"
    killer = g.box.characters[ready(g, me, REMOVE_CHARACTER)].title
    return f"{killer}, once in the match: remove {victim} from {guild_text(g.box, owner)}"


def buy(g: Guilds, me: Guild, slot: int, discount: int) -> str:
    room = g.rooms[slot]
    price = g.box.rooms[room].cost
    helped = ""
    if discount == 1:
        helper = discounter(g, me, room)
        price = discounted(g, room, helper)
        helped = f", with the help of the {g.box.characters[helper].title}"
    usable = "" if can_be_active(g, me, room) else "; it would be inactive for now"
    return f"Buy the {room_text(g.box.rooms[room])} for {price} gold{helped}{usable}"


def place(g: Guilds, me: Guild, space: int, y: int) -> str:
    step = g.stack[-1]
    assert isinstance(step, ChooseSpace)
    rotations = [
        rotation
        for rotation in g.box.rooms[step.room].rotations
        if places_turned(g, me.site, step.room, rotation) >> space & 1
    ]
    active = [is_active_there(g, me, step.room, space, rotation) for rotation in rotations]
    part = "" if g.box.rooms[step.room].size == SMALL else "its part A "
    return f"Place {part}on {space_text(space)}{_inactive(any(active))}"


def _inactive(active: bool) -> str:
    return "" if active else " (inactive: no way to the Entrance Hall yet)"


def rotate(g: Guilds, me: Guild, turns: int, y: int) -> str:
    step = g.stack[-1]
    assert isinstance(step, ChooseRotation)
    room = g.box.rooms[step.room]
    turned = f"Turn it by {90 * turns}° clockwise" if turns else "Do not turn it"
    part = "" if room.size == SMALL else f"part B to the {EDGE_NAMES[B_LIES[turns]]}, "
    active = is_active_there(g, me, step.room, step.space, turns)
    return f"{turned}: {part}{doors_text(room, turns)}{_inactive(active)}"


def protect(g: Guilds, me: Guild, slot: int, y: int) -> str:
    return f"Protect the {room_text(g.box.rooms[g.rooms[slot]])} for 1 silver"


def protect_free(g: Guilds, me: Guild, slot: int, y: int) -> str:
    return f"Protect the {room_text(g.box.rooms[g.rooms[slot]])} for nothing"


def use(g: Guilds, me: Guild, character: int, y: int) -> str:
    card = g.box.characters[character]
    ability = card.ability
    if ability.kind == TAKE_SILVER:
        victim = g.players[richest(g, me)]
        amount = min(ability.amount, victim.silver)
        return f"{card.title}: take {amount} silver from {guild_text(g.box, victim.seat)}"
    if ability.kind == PEEK_CHARACTERS:
        count = min(ability.amount, g.character_deck.size())
        what = counted(count, "Character") if count == 1 else f"next {count} Characters"
        return f"{card.title}: look at the {what} and put them in order"
    size = "small" if ability.size == SMALL else "large"
    return f"{card.title}: reveal {ability.amount} more {size} Room for all"


def stack(g: Guilds, me: Guild, character: int, y: int) -> str:
    step = g.stack[-1]
    assert isinstance(step, StackCharacters)
    return f"Number {step.placed + 1} from the top: the {g.box.characters[character].title}"


def keep(g: Guilds, me: Guild, silver: int, y: int) -> str:
    return f"Keep {silver} silver for the next Week" if silver else "Keep no silver"


def choose_faction(g: Guilds, me: Guild, faction: int, y: int) -> str:
    return f"One more member of the {faction_text(faction)}"


LABELS: Final[dict[str, Labeller]] = {
    "offer": offer,
    "add_silver": add_silver,
    "no_second_area": no_second_area,
    "take": take,
    "turn_gold": turn_gold,
    "withdraw": withdraw,
    "convert": convert,
    "remove": remove,
    "buy": buy,
    "place": place,
    "rotate": rotate,
    "protect": protect,
    "protect_free": protect_free,
    "use": use,
    "stack": stack,
    "keep": keep,
    "choose_faction": choose_faction,
}


# Prompts


def prompt(g: Guilds, me: Guild) -> str:
    """What is being chosen."""
    step = g.stack[-1]
    if isinstance(step, Bid):
        return f"Auction: {_offer(g, me)}take a card, or pass ({me.silver} silver)"
    if isinstance(step, Convert) and ready(g, me, REMOVE_CHARACTER) >= 0:
        return f"Money: turn silver into gold ({me.silver} silver), or remove a Character before"
    if isinstance(step, (FirstAmount, SecondAmount)):
        return f"{area_text(step.area)}: how much silver for the {names_in(g, step.area)}?"
    if isinstance(step, ChooseAwarded):
        return f"{area_text(step.area)} is yours: which Character joins your Guild?"
    if isinstance(step, ChooseSpace):
        return f"Where does the {g.box.rooms[step.room].title} go?"
    if isinstance(step, ChooseRotation):
        return f"{g.box.rooms[step.room].title} on {space_text(step.space)}: how is it turned?"
    if isinstance(step, StackCharacters):
        return f"Which Character comes as number {step.placed + 1} from the top?"
    return PROMPTS[type(step).__name__].format(silver=me.silver, gold=me.gold)


def _offer(g: Guilds, me: Guild) -> str:
    """What sort of offer there may be, if any."""
    if not can_offer(g, me, me.silver):
        return ""
    if not may_name_one(g, me):
        return "offer silver in two Areas, "
    return "offer silver, " if areas_with_cards(g) == 1 else "offer silver in one Area or two, "


PROMPTS: Final = {
    "PickPockets": "Your Cutpurse sees a full purse: take from it?",
    "ExtraRooms": "Have another Room revealed for all?",
    "SecondArea": "The second Area of your offer",
    "Convert": "Money: turn silver into gold ({silver} silver)",
    "BuyRoom": "Construction: buy a Room, or pass ({gold} gold)",
    "Protect": "Protect a Room from being discarded?",
    "ProtectFree": "Protect one Room more, for nothing?",
    "Foresee": "Look at the Characters to come?",
    "KeepSilver": "How much silver do you keep for the next Week?",
    "ChooseFaction": "Your Illusionist joins one more Faction: which?",
}
