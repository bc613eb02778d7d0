"""Why a Character or a Room cannot be chosen now, in a sentence, and the clause that says so."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.auction import Bid
from hearth.games.guilds.awards import ChooseAwarded
from hearth.games.guilds.cards import PLACES
from hearth.games.guilds.construction import BuyRoom, places
from hearth.games.guilds.effects import (
    GOLD_TO_SILVER,
    REMOVE_CHARACTER,
    ROOM_DISCOUNT,
    SINGLE_OFFER,
    SIZES,
    WITHDRAW_OFFER,
)
from hearth.games.guilds.end_of_week import Protect, ProtectFree
from hearth.games.guilds.money import Convert
from hearth.games.guilds.questions import (
    NOBODY_READY,
    discounted,
    discounter,
    is_protected,
    ready,
)
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.tents import leader, tent
from hearth.games.guilds.things import area_text, guild_text
from hearth.games.guilds.view import PHASES
from hearth.kernel import points_text

# Phases

PHASE_ORDER: Final = ["start_of_week", "auction", "money", "construction", "end_of_week", "scoring"]
PHASE_TITLES: Final = [
    "Start of the Week",
    "Character Auction",
    "Money",
    "Construction",
    "End of the Week",
]


def phase_now(g: Guilds) -> int:
    """1 to 5; 6 is the final scoring."""
    return PHASE_ORDER.index(PHASES[type(g.stack[-1]).__name__]) + 1


def phase_text(phase: int) -> str:
    if phase > len(PHASE_TITLES):
        return "the final scoring"
    return f"phase {phase}, {PHASE_TITLES[phase - 1]}"


def at_another_time(g: Guilds, what: str, phase: int, clause: str = "3.1") -> tuple[str, str]:
    now = phase_now(g)
    if now == phase:
        return f"{what} at another moment of {phase_text(phase)}.", clause
    return f"{what} in {phase_text(phase)}; this is {phase_text(now)}.", clause


# Characters


def can_see_character(g: Guilds, me: Guild, card: int) -> bool:
    """It lies open, or the seat has seen it in the stack. [GU-R32]"""
    if card in g.square or card in g.characters_gone or owner(g, card) >= 0:
        return True
    return card in g.character_deck.remembered(me.seat)[0]


def owner(g: Guilds, card: int) -> int:
    for guild in g.players:
        if card in guild.characters:
            return guild.seat
    return -1


def character_refusal(g: Guilds, me: Guild, card: int) -> tuple[str, str]:
    title = g.box.characters[card].title
    if card in g.square:
        return in_the_square(g, g.square.index(card) // PLACES, title)
    if card in g.characters_gone:
        return f"The {title} was discarded and does not come back.", "8.5"
    seat = owner(g, card)
    if seat < 0:
        number = g.character_deck.remembered(me.seat)[0].index(card) + 1
        return f"The {title} lies in the stack, as number {number} from the top.", "12.2"
    if seat == me.seat:
        return of_own_guild(g, me, card)
    return of_other_guild(g, me, card, g.players[seat])


def in_the_square(g: Guilds, area: int, title: str) -> tuple[str, str]:
    """Only who leads an Area takes a card there. [GU-025, GU-030]"""
    step = g.stack[-1]
    if isinstance(step, ChooseAwarded):
        return f"You choose among the Characters of {area_text(step.area)} now.", "5.20"
    if not isinstance(step, Bid):
        return at_another_time(g, "Characters are taken", 2)
    seat = leader(g, area)
    if seat < 0:
        how = "offer silver in two Areas, the lower one first"
        return f"Nobody leads {area_text(area)}; to take the {title}, {how}.", "5.13"
    ahead = f"{guild_text(g.box, seat)} leads {area_text(area)} with {g.tents[tent(area, seat)]}"
    return f"{ahead} silver; you would have to lead there to take the {title}.", "5.13"


def of_own_guild(g: Guilds, me: Guild, card: int) -> tuple[str, str]:
    """Its ability has no use now. [GU-031, GU-R39]"""
    character = g.box.characters[card]
    title = character.title
    if character.phase == 0:
        has = "an ability that works by itself" if character.text else "no ability"
        return f"The {title} has {has}; there is nothing to choose.", "9.1"
    if card in me.turned:
        return f"The {title} has been used; that is possible once in the game.", "9.5"
    if character.phase != phase_now(g):
        return at_another_time(g, f"The {title} is used", character.phase, "9.3")
    if card in me.characters[len(me.characters) - me.newcomers :]:
        return f"The {title} joined in this auction; its ability works from phase 3 on.", "5.23"
    if card not in me.ready:
        return f"The {title} has been used this Week; it is ready again in the next.", "9.3"
    reason = useless(g, card)
    if reason:
        return reason, "9.3"
    return at_another_time(g, f"The {title} is used", character.phase, "9.3")


def useless(g: Guilds, card: int) -> str:
    """What a ready ability lacks at its moment; empty if it is not its moment."""
    title = g.box.characters[card].title
    ability = g.box.characters[card].ability
    step = g.stack[-1]
    if isinstance(step, Bid) and ability.kind == GOLD_TO_SILVER:
        return f"The {title} turns gold into silver; you have no gold."
    if isinstance(step, Bid) and ability.kind == WITHDRAW_OFFER:
        return f"The {title} takes silver back where you do not lead; you have none there."
    if isinstance(step, Bid) and ability.kind == SINGLE_OFFER:
        return f"Make an offer: the {title} lets you name no second Area then."
    if isinstance(step, Convert) and ability.kind == REMOVE_CHARACTER:
        most = points_text(ability.pp / 2)
        return f"The {title} reaches unprotected Guilds and {most} PP; nobody is in reach."
    if isinstance(step, BuyRoom) and ability.kind == ROOM_DISCOUNT:
        rooms = f"{SIZES[ability.size]} Rooms of more than {ability.floor} gold"
        return f"The {title} helps with {rooms}; there is none that you can buy."
    return ""


def of_other_guild(g: Guilds, me: Guild, card: int, other: Guild) -> tuple[str, str]:
    """Only an Assassin reaches it. [GU-R18, GU-R45]"""
    character = g.box.characters[card]
    name = guild_text(g.box, other.seat)
    assassin = ready(g, me, REMOVE_CHARACTER)
    if not isinstance(g.stack[-1], Convert) or assassin == NOBODY_READY:
        belongs = f"The {character.title} belongs to {name}"
        return f"{belongs}; you can use only your own Characters.", "9.1"
    killer = g.box.characters[assassin]
    if is_protected(g, other):
        return f"{name} is protected; your {killer.title} reaches nobody there.", "9.12"
    has = f"The {character.title} has {points_text(character.pp / 2)} PP"
    most = points_text(killer.ability.pp / 2)
    return f"{has}; your {killer.title} reaches those of {most} or less.", "9.10"


# Rooms


def can_see_room(g: Guilds, room: int) -> bool:
    """It is for sale, stands somewhere or is discarded."""
    if room in g.rooms or room in g.rooms_gone:
        return True
    for guild in g.players:
        if room in guild.site.built:
            return True
    return False


def room_refusal(g: Guilds, me: Guild, room: int) -> tuple[str, str]:
    title = g.box.rooms[room].title
    if room in g.rooms:
        return for_sale(g, me, room)
    if room in me.site.built:
        return f"Your {title} stays where it stands; it cannot be moved or sold.", "7.15"
    if room in g.rooms_gone:
        return f"The {title} was discarded and does not come back.", "8.5"
    for guild in g.players:
        if room in guild.site.built:
            return f"The {title} stands on the site of {guild_text(g.box, guild.seat)}.", "7.15"
    return "", ""


def for_sale(g: Guilds, me: Guild, room: int) -> tuple[str, str]:
    """It costs too much, fits nowhere, or has its coin. [GU-036, GU-R21, GU-R30]"""
    title = g.box.rooms[room].title
    step = g.stack[-1]
    if isinstance(step, (Protect, ProtectFree)):
        return f"The {title} is protected; choose a Room without a coin.", "8.2"
    if not isinstance(step, BuyRoom):
        return at_another_time(g, "Rooms are bought", 4)
    price = g.box.rooms[room].cost
    helped = ""
    helper = discounter(g, me, room)
    if helper != NOBODY_READY:
        price = discounted(g, room, helper)
        helped = f" with the help of your {g.box.characters[helper].title}"
    if price > me.gold:
        return f"The {title} costs {price} gold{helped}; you have {me.gold}.", "7.1"
    assert places(g, me.site, room) == 0
    return f"The {title} fits nowhere on your site, however it is turned.", "7.4"
