"""Why a thing on the board cannot be chosen now, in a sentence, and the clause that says so.

Only what the seat can see is spoken of: a card in a stack gets the same silence as no card at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.guilds.auction import Bid, FirstAmount, SecondAmount, SecondArea
from hearth.games.guilds.awards import ChooseAwarded
from hearth.games.guilds.card_refusals import (
    at_another_time,
    can_see_character,
    can_see_room,
    character_refusal,
    phase_now,
    room_refusal,
)
from hearth.games.guilds.cards import AREA_NAMES, AREAS
from hearth.games.guilds.construction import BuyRoom, ChooseRotation, ChooseSpace
from hearth.games.guilds.effects import GOLD_TO_SILVER
from hearth.games.guilds.end_of_week import KeepSilver, StackCharacters
from hearth.games.guilds.misfits import space_refusal, turn_refusal
from hearth.games.guilds.money import Convert
from hearth.games.guilds.questions import NOBODY_READY, cost_of_gold, ready
from hearth.games.guilds.refs import ids
from hearth.games.guilds.site import ROTATIONS, SPACES
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.tents import has_card, leader, may_name_one, needed, needed_after, tent
from hearth.games.guilds.things import area_text, guild_text, space_text
from hearth.games.guilds.touch import path

Refuser = Callable[[Guilds, Guild, int], tuple[str, str]]

NOTHING: Final = -1
SILENCE: Final = ("", "")
LONGEST_AMOUNT: Final = 4  # digits

TURNS: Final = {2: "5.1", 4: "7.1"}  # the clauses of phases in which turns go round


def why_not(g: Guilds, me: Guild, ref: str) -> tuple[str, str]:
    """What is wrong with choosing a thing and what would be right, and the number of a clause."""
    kind, _, name = ref.partition(":")
    thing = seen_thing(g, me, kind, name)
    if thing == NOTHING:
        return SILENCE
    if g.over:
        return "The match is over.", "10.1"
    if me.seat not in g.actors():
        clause = TURNS.get(phase_now(g), "3.2")
        return f"It is {guild_text(g.box, g.actor())}'s turn.", clause
    paths = [path(g, me, a) for a in g.options(me.seat)]
    if ref in [touched[0] for touched in paths if touched]:
        return SILENCE
    refusal = unfinished(g, me, kind)
    if refusal[0]:
        return refusal
    for touched in paths:
        if ref in touched and kind != "area":  # of Areas there is more to say
            return after(g, touched[0]), "9.3"
    return REFUSERS[kind](g, me, thing)


def seen_thing(g: Guilds, me: Guild, kind: str, name: str) -> int:
    """The number of a thing that the seat can see; NOTHING if there is none."""
    if kind not in REFUSERS:
        return NOTHING
    if kind == "amount":
        plain = name.isascii() and name.isdigit() and len(name) <= LONGEST_AMOUNT
        return int(name) if plain else NOTHING
    if kind == "space":
        known = [space_text(space) for space in range(SPACES)]
    elif kind == "turn":
        known = [str(turns) for turns in range(ROTATIONS)]
    else:
        known = ids(g.box, kind)
    if name not in known:
        return NOTHING
    thing = known.index(name)
    return thing if can_see(g, me, kind, thing) else NOTHING


def can_see(g: Guilds, me: Guild, kind: str, thing: int) -> bool:
    if kind == "character":
        return can_see_character(g, me, thing)
    if kind == "room":
        return can_see_room(g, thing) or is_being_placed(g, thing)
    return kind != "objective" or thing in g.objectives


def is_being_placed(g: Guilds, room: int) -> bool:
    step = None if g.over else g.stack[-1]
    return isinstance(step, (ChooseSpace, ChooseRotation)) and step.room == room


def after(g: Guilds, first: str) -> str:
    """A thing comes later on its path."""
    kind, _, name = first.partition(":")
    if kind == "room":
        return "Choose the Room first, then who makes it cheaper."
    title = g.box.characters[ids(g.box, kind).index(name)].title
    return f"Choose your {title} first."


def unfinished(g: Guilds, me: Guild, kind: str) -> tuple[str, str]:
    """Something was begun and asks for another kind of thing."""
    step = g.stack[-1]
    if isinstance(step, (FirstAmount, SecondAmount)) and kind != "amount":
        where = area_text(step.area)
        return f"You are making an offer; choose how much silver to add in {where}.", "5.10"
    if isinstance(step, SecondArea) and kind != "area":
        none = ", or none" if may_name_one(g, me) else ""
        return f"You are making an offer; choose its second Area{none}.", "5.10"
    if isinstance(step, ChooseSpace) and kind != "space":
        return f"Choose a space for the {g.box.rooms[step.room].title} first.", "7.3"
    if isinstance(step, ChooseRotation) and kind != "turn":
        return f"Choose how the {g.box.rooms[step.room].title} is turned first.", "7.3"
    if isinstance(step, StackCharacters) and kind != "character":
        number = step.placed + 1
        return f"Choose the Character who comes as number {number} from the top.", "14.3"
    return SILENCE


# Areas


def area_refusal(g: Guilds, me: Guild, area: int) -> tuple[str, str]:
    step = g.stack[-1]
    if isinstance(step, ChooseAwarded):
        where = area_text(step.area)
        return f"The offers are over; choose a Character of {where}.", "5.20"
    if isinstance(step, SecondArea) and area <= step.first:
        first = area_text(step.first)
        return f"The second Area of your offer has a higher number than {first}.", "5.10"
    if not isinstance(step, (Bid, SecondArea)):
        return at_another_time(g, "Offers are made", 2)
    if not has_card(g, area):
        return f"There is no Character in {area_text(area)}; offer where there is one.", "5.6"
    if needed(g, me.seat, area) > me.silver:
        return too_dear(g, me, area), "5.7"
    return in_another_order(g, me, area), "5.6"


def too_dear(g: Guilds, me: Guild, area: int) -> str:
    """The silver at hand does not make the seat the highest bidder. [GU-023]"""
    where = area_text(area)
    seat = leader(g, area)
    if seat < 0 or seat == me.seat:
        return f"You would have to add at least 1 silver in {where} and have none."
    ahead = f"{guild_text(g.box, seat)} leads {where} with {g.tents[tent(area, seat)]} silver"
    have = str(me.silver) if me.silver > 0 else "none"
    return f"{ahead}; you would have to add {needed(g, me.seat, area)} and have {have}."


def in_another_order(g: Guilds, me: Guild, area: int) -> str:
    """Two Areas are due, and this one is not the first of any two. [GU-022, GU-024]"""
    here = needed(g, me.seat, area)
    others = [other for other in range(AREAS) if other != area and has_card(g, other)]
    costs = [needed(g, me.seat, other) for other in others]
    there = min(costs)
    if here + there > me.silver:
        sum_text = f"{here} silver in {area_text(area)} and {there} in another"
        return f"An offer names two Areas: you would need {sum_text} and have {me.silver}."
    lower = [AREA_NAMES[others[i]] for i in range(len(others)) if here + costs[i] <= me.silver]
    names = " or ".join([part for part in [", ".join(lower[:-1]), lower[-1]] if part])
    return f"An offer begins with the lower of its two Areas; choose Area {names} first."


# Amounts


def amount_refusal(g: Guilds, me: Guild, amount: int) -> tuple[str, str]:
    step = g.stack[-1]
    if isinstance(step, FirstAmount):
        kept = 0 if may_name_one(g, me) else needed_after(g, me.seat, step.area)
        return wrong_offer(g, me, step.area, amount, kept), "5.7"
    if isinstance(step, SecondAmount):
        return wrong_offer(g, me, step.area, amount, 0), "5.7"
    if isinstance(step, Convert):
        silver = cost_of_gold(g, me, amount)
        return f"It takes {silver} silver to buy {amount} gold; you have {me.silver}.", "6.3"
    if isinstance(step, KeepSilver):
        return f"You can keep {me.silver} silver at most.", "8.8"
    transmuter = ready(g, me, GOLD_TO_SILVER)
    if isinstance(step, Bid) and transmuter != NOBODY_READY:
        card = g.box.characters[transmuter]
        most = card.ability.amount
        return f"Your {card.title} turns 1 to {most} gold; you have {me.gold}.", "14.3"
    return "No amount is asked for now.", "3.1"


def wrong_offer(g: Guilds, me: Guild, area: int, amount: int, kept: int) -> str:
    """Too little to lead, or more than there is. [GU-022, GU-023, GU-R08]"""
    least = needed(g, me.seat, area)
    seat = leader(g, area)
    if amount < least and least > 1:
        ahead = f"{guild_text(g.box, seat)} leads there with {g.tents[tent(area, seat)]} silver"
        return f"{ahead}; you would have to add at least {least}."
    if amount < least:
        return "An offer adds at least 1 silver."
    if amount > me.silver:
        return f"You have {me.silver} silver; {amount} is too much."
    if amount > me.silver - kept:
        most = me.silver - kept
        return (
            f"A second Area takes at least {kept} of your {me.silver} silver; add {most} at most."
        )
    return f"{amount} silver is more than can be added at once."


# Everything else


def space_or_time(g: Guilds, me: Guild, space: int) -> tuple[str, str]:
    step = g.stack[-1]
    if isinstance(step, ChooseSpace):
        return space_refusal(g, me.site, step.room, space)
    if isinstance(step, BuyRoom):
        return "Choose the Room that you buy first, then its space.", "7.3"
    return at_another_time(g, "Rooms are placed", 4)


def turn_or_time(g: Guilds, me: Guild, turns: int) -> tuple[str, str]:
    step = g.stack[-1]
    if isinstance(step, ChooseRotation):
        return turn_refusal(g, me.site, step.room, step.space, turns)
    if isinstance(step, BuyRoom):
        return "Choose the Room that you buy first, then its space, then how it is turned.", "7.3"
    return at_another_time(g, "Rooms are turned", 4)


def faction_refusal(g: Guilds, me: Guild, faction: int) -> tuple[str, str]:
    return "A Faction is chosen only at the final scoring, with the Illusionist.", "11.2"


def objective_refusal(g: Guilds, me: Guild, objective: int) -> tuple[str, str]:
    title = g.box.objectives[objective].title
    return f"{title} is not chosen; it counts for all at the final scoring.", "11.3"


REFUSERS: Final[dict[str, Refuser]] = {
    "area": area_refusal,
    "character": character_refusal,
    "room": room_refusal,
    "space": space_or_time,
    "turn": turn_or_time,
    "amount": amount_refusal,
    "faction": faction_refusal,
    "objective": objective_refusal,
}
