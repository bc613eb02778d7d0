"""Why a spot or a worker cannot be chosen now, in a sentence, and the clause that says so."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import DEVELOPMENT_DECK, TRAINING_DECK, UPGRADES
from hearth.games.forge.decks import deck_at
from hearth.games.forge.effects import COMMONS, UPGRADE
from hearth.games.forge.effects import DEVELOPMENT as DEVELOPMENT_PLACE
from hearth.games.forge.effects import GUILDS as GUILDS_PLACE
from hearth.games.forge.effects import PLAZA as PLAZA_PLACE
from hearth.games.forge.errands import of_half
from hearth.games.forge.goods import GOLD
from hearth.games.forge.learning import MOST_DEVELOPED, Assign
from hearth.games.forge.moments import (
    Refusal,
)
from hearth.games.forge.places import LEFT, RIGHT, Spot
from hearth.games.forge.placing import (
    OWN_FORGE,
    MoveSmith,
    PlaceWorker,
    at_plaza,
    can_use_plaza,
    exhaustion,
    free_assistants,
    plaza_price,
    side_of,
)
from hearth.games.forge.questions import is_done
from hearth.games.forge.returning import ReturnAssistant
from hearth.games.forge.round import FIRST_ASSISTANTS
from hearth.games.forge.state import (
    ABSENT,
    ASSISTANTS,
    EMPTY,
    HOME,
    SMITH,
    Forge,
    Smithy,
)
from hearth.games.forge.things import (
    amount_text,
    deck_text,
    location_text,
    seat_text,
    type_text,
    worker_text,
)
from hearth.games.forge.upgrades import is_allowed

NOT_NOW: Final = ("Workers are placed on your turn, while a round is played.", "4.1")


# Spots


def spot_refusal(g: Forge, me: Smithy, number: int) -> Refusal:
    step = g.at_hand(me.seat)
    if not isinstance(step, (PlaceWorker, MoveSmith)):
        return NOT_NOW
    moving = isinstance(step, MoveSmith)
    if number == OWN_FORGE:
        if moving:
            return "Your Blacksmith has just been at your Forge.", "6.12"
        return "Your Forge is for your Blacksmith, which has been placed.", "4.6"
    refusal = wrong_worker(g, me, g.box.spots[number], moving)
    if refusal[0]:
        return refusal
    refusal = no_room(g, me, number)
    return refusal if refusal[0] else cannot_perform(g, me, number)


def wrong_worker(g: Forge, me: Smithy, spot: Spot, moving: bool) -> Refusal:
    """[FO-027, FO-051]"""
    if moving:
        if not spot.for_smith:
            return "Your Blacksmith moves to a Blacksmith spot; this one is for Assistants.", "6.11"
        where = me.workers[SMITH]
        if where >= 0 and g.box.spots[where].location == spot.location:
            left = location_text(g, spot.location)
            return f"Your Blacksmith comes from {left}; it goes elsewhere.", "6.12"
    elif spot.for_smith and me.workers[SMITH] != HOME:
        return "This spot is for Blacksmiths, and yours has been placed.", "4.6"
    elif not spot.for_smith and not free_assistants(me):
        return "This spot is for Assistants, and you have none left in this round.", "4.6"
    return "", ""


def no_room(g: Forge, me: Smithy, number: int) -> Refusal:
    """Taken, closed, or like another spot. [FO-028, FO-130]"""
    place = g.box.spots[number].location
    if g.ironclad.closed >> place & 1:
        title = g.box.locations[place].title
        return f"Ironclad has closed {title} for this round.", "16.16"
    if g.spots[number] != EMPTY:
        seat = g.spots[number]
        who = "You have a worker" if seat == me.seat else f"{seat_text(g, seat)} has a worker"
        return f"{who} on this spot.", "4.7"
    if place in (PLAZA_PLACE, GUILDS_PLACE) and not is_first_free(g, number):
        return "The free spots here are alike; choose the first of them.", "4.7"
    return "", ""


def cannot_perform(g: Forge, me: Smithy, number: int) -> Refusal:
    """The action is not possible. [FO-R09]"""
    spot = g.box.spots[number]
    place = spot.location
    if place == PLAZA_PLACE:
        return no_plaza(g, me), "6.10"
    if place == GUILDS_PLACE:
        return "There is no Guild card left, neither in the deck nor in the pile.", "6.21"
    if place < DEVELOPMENT_PLACE:
        return f"There is no {type_text(place - COMMONS)} Contract left to draw.", "7.8"
    if place == UPGRADE:
        return no_upgrade(me, side_of(spot)), "10.1"
    if place == DEVELOPMENT_PLACE:
        if len(me.developments) >= MOST_DEVELOPED:
            return f"You have {MOST_DEVELOPED} Development cards, the most there can be.", "11.5"
        return no_card(g, DEVELOPMENT_DECK, side_of(spot)), "11.2"
    if EMPTY not in me.trainings:
        return "All of your Assistants have a Training card.", "11.10"
    if not spot.for_smith and not untrained(me):
        return "An Assistant who has a Training card cannot go to Training.", "11.10"
    return no_card(g, TRAINING_DECK, side_of(spot)), "11.2"


def untrained(me: Smithy) -> list[int]:
    return [one for one in free_assistants(me) if me.trainings[one] == EMPTY]


def no_plaza(g: Forge, me: Smithy) -> str:
    """[FO-047 to FO-049]"""
    if me.workers[SMITH] == HOME:
        return "The Plaza moves your Blacksmith; place it somewhere first."
    for assistant in range(ASSISTANTS):
        spot = me.workers[assistant]
        if spot >= 0 and g.box.spots[spot].location == PLAZA_PLACE:
            return "You have an Assistant at the Plaza; more than one cannot be there."
    prices = [plaza_price(g, me, one, at_plaza(g) + 1)[GOLD] for one in free_assistants(me)]
    if me.stock[GOLD] < min(prices):
        costs = amount_text(GOLD, min(prices))
        return f"The Plaza costs you {costs}; you have {me.stock[GOLD]}."
    assert not any(can_use_plaza(g, me, one) for one in free_assistants(me))
    return "Your Blacksmith would have nowhere to go from your Forge."


def no_upgrade(me: Smithy, side: int) -> str:
    """[FO-076, FO-077]"""
    half = of_half(side)
    left = [one for one in range(len(UPGRADES)) if is_allowed(one, side) and not is_done(me, one)]
    if not left:
        return f"You have done all upgrades of {half}."
    return f"You cannot pay for any upgrade of {half}."


def no_card(g: Forge, which: int, side: int) -> str:
    """[FO-091]"""
    name = deck_text(which)
    if side == LEFT:
        return f"The left spot is for the {name} deck, which is empty."
    if side == RIGHT:
        return f"The right spot is for the {name} discard pile, which is empty."
    assert deck_at(g, which).size() == 0
    return f"There is no {name} card left, neither in the deck nor in the pile."


# Workers


def worker_refusal(g: Forge, me: Smithy, worker: int) -> Refusal:
    step = g.at_hand(me.seat)
    name = worker_text(g, me, worker)
    name = name[0].upper() + name[1:]
    if isinstance(step, ReturnAssistant):
        return stays(me, worker, step, name), "11.11"
    if not isinstance(step, PlaceWorker):
        return NOT_NOW
    if me.workers[worker] == ABSENT:
        return f"{name} comes in round {joins_in(worker)}.", "4.12"
    if me.workers[worker] != HOME:
        return f"{name} has been placed in this round.", "4.2"
    if worker == SMITH:
        return "Choose a Blacksmith spot, or your Forge: only your Blacksmith goes there.", "4.6"
    free = free_assistants(me)
    if len(free) == 1:
        return "Choose the spot; your free Assistants are all alike there.", "4.10"
    return f"{name} is like Assistant {free[0] + 1}; choose that one.", "4.10"


def joins_in(assistant: int) -> int:
    """The third Assistant comes in round 2. [FO-106, FO-107]"""
    return assistant - FIRST_ASSISTANTS + 2


def stays(me: Smithy, worker: int, step: ReturnAssistant, name: str) -> str:
    """[FO-R47, FO-R59]"""
    if worker == SMITH:
        return "Only Assistants come back, not your Blacksmith."
    if worker == step.user:
        return f"{name} brings back another one, not itself."
    if me.workers[worker] == ABSENT:
        return f"{name} comes in round {joins_in(worker)}."
    return f"{name} is at home."


def assistant_refusal(g: Forge, me: Smithy, assistant: int) -> Refusal:
    """The spot of an Assistant on the player board, with its Training card."""
    card = me.trainings[assistant]
    if isinstance(g.at_hand(me.seat), Assign):
        title = g.box.trainings[card].title
        return f"Assistant {assistant + 1} has {title}; one card is the most.", "11.10"
    if not isinstance(g.at_hand(me.seat), PlaceWorker):
        return NOT_NOW
    if card == EMPTY:
        return f"Assistant {assistant + 1} has no Training card to be exhausted on.", "4.11"
    title = g.box.trainings[card].title
    if exhaustion(g, me, assistant) is None:
        return f"{title} is no card to be exhausted on.", "4.11"
    if me.workers[assistant] == ABSENT:
        return f"Assistant {assistant + 1} comes in round {joins_in(assistant)}.", "4.12"
    if me.workers[assistant] != HOME:
        return f"Assistant {assistant + 1} has been placed in this round.", "4.2"
    return f"{title} cannot be paid for, or would do nothing now.", "21.3"


def is_first_free(g: Forge, number: int) -> bool:
    """Where spots do not differ, the first free one stands for all."""
    spots = g.box.spots
    for other in range(number):
        alike = spots[other].location == spots[number].location
        alike = alike and spots[other].for_smith == spots[number].for_smith
        if alike and g.spots[other] == EMPTY:
            return False
    return True
