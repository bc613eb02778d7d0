"""A turn: place one worker and perform the action at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.cards import DEVELOPMENT_DECK, PLUS_ONE, TRAINING_DECK, WAGON
from hearth.games.forge.contracts import has_cards, visit_contracts
from hearth.games.forge.effects import (
    COMMONS,
    DEVELOPMENT,
    FOREST,
    GUILDS,
    LESS_AT,
    MARKET,
    MINES,
    MOUNTAINS,
    PLAZA,
    PLAZA_FLAT,
    UPGRADE,
    Ability,
)
from hearth.games.forge.effects import EXHAUST as BY_EXHAUSTING
from hearth.games.forge.events import EXHAUSTED_ASSISTANT, PLACED, SMITH_MOVED
from hearth.games.forge.exhausting import can_exhaust, exhaust
from hearth.games.forge.forging import at_forge
from hearth.games.forge.gains import add, gain_at, pay
from hearth.games.forge.goods import GOLD, Amounts, nothing
from hearth.games.forge.guilds import VISIT_GUILDS
from hearth.games.forge.learning import MOST_DEVELOPED, VISIT_CARDS, has_option
from hearth.games.forge.market import NOBODY, visit_market
from hearth.games.forge.places import Spot
from hearth.games.forge.questions import is_done, ongoing, reduced, take_off, trained
from hearth.games.forge.returning import leave_spot
from hearth.games.forge.state import (
    ASSISTANTS,
    AT_FORGE,
    EMPTY,
    EXHAUSTED,
    HOME,
    SMITH,
    WORKERS,
    A,
    Forge,
    Smithy,
)
from hearth.games.forge.upgrades import CHOOSE_UPGRADE, HALVES, buyable_upgrades
from hearth.kernel import Choice, Kind, saved

MOST_SPOTS: Final = 60
OWN_FORGE: Final = MOST_SPOTS - 1  # in place of a spot of the main board
PLAZA_GOLD: Final = 2  # for each Assistant there

PLACE: Final = A.kind("place", worker=WORKERS, spot=MOST_SPOTS)
EXHAUST: Final = A.kind("exhaust", assistant=ASSISTANTS)
MOVE_SMITH: Final = A.kind("move_smith", spot=MOST_SPOTS)


def is_available(me: Smithy, worker: int) -> bool:
    return me.workers[worker] == HOME


def can_place(me: Smithy) -> bool:
    """[FO-025, FO-026]"""
    return HOME in me.workers


def free_assistants(me: Smithy) -> list[int]:
    """Those without a Training card are alike: the first one stands for them. [FO-031]"""
    out: list[int] = []
    untrained = False
    for assistant in range(ASSISTANTS):
        if me.workers[assistant] != HOME:
            continue
        if me.trainings[assistant] == EMPTY:
            if untrained:
                continue
            untrained = True
        out.append(assistant)
    return out


@dataclass
class PlaceWorker(Choice):
    """Exactly one worker. [FO-025, FO-R07]"""

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        upgrades = upgrades_there(g, me, NOBODY)
        add_assistants(g, me, upgrades, out)
        if me.workers[SMITH] == HOME:
            base = PLACE.base + SMITH * MOST_SPOTS
            for spot in open_spots(g, me, SMITH, g.box.smith_spots, upgrades):
                out.append(base + spot)
            out.append(base + OWN_FORGE)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, worker: int, spot: int) -> None:
        if act is EXHAUST:
            me.workers[worker] = EXHAUSTED
            g.note(EXHAUSTED_ASSISTANT, me.seat, me.trainings[worker])
            ability = exhaustion(g, me, worker)
            assert ability is not None
            exhaust(g, me, worker, ability)
        elif spot == OWN_FORGE:
            me.workers[SMITH] = AT_FORGE
            g.note(SMITH_MOVED, me.seat, EMPTY)
            at_forge(g, me)
        else:
            put_worker(g, me, worker, spot)
            g.note(PLACED, me.seat, g.box.spots[spot].location, worker)
            perform(g, me, worker, spot)


PLACE_WORKER: Final = PlaceWorker()


def add_assistants(g: Forge, me: Smithy, upgrades: int, out: list[int]) -> None:
    """Asked at every turn, so what does not depend on the Assistant is found out once."""
    free = free_assistants(me)
    if not free:
        return
    first = open_spots(g, me, free[0], g.box.first_spots, upgrades)
    after = open_spots(g, me, free[0], g.box.next_spots, upgrades)
    for assistant in free:
        own = upgrades
        if trained(g, me, assistant, LESS_AT):
            own = upgrades_there(g, me, assistant)
        base = PLACE.base + assistant * MOST_SPOTS
        for spot in first:
            out.append(base + spot)
        for spot in open_spots(g, me, assistant, g.box.plaza_spots, own):
            out.append(base + spot)
        for spot in after:
            out.append(base + spot)
        for spot in open_spots(g, me, assistant, g.box.last_spots, own):
            out.append(base + spot)
        ability = exhaustion(g, me, assistant)
        if ability is not None and can_exhaust(g, me, assistant, ability):
            out.append(EXHAUST.base + assistant)


def exhaustion(g: Forge, me: Smithy, assistant: int) -> Ability | None:
    """What an Assistant can do by lying down on its Training card."""
    card = me.trainings[assistant]
    if card != EMPTY:
        for ability in g.box.trainings[card].abilities:
            if ability.time == BY_EXHAUSTING:
                return ability
    return None


def put_worker(g: Forge, me: Smithy, worker: int, spot: int) -> None:
    me.workers[worker] = spot
    if g.box.spots[spot].location != MARKET:
        g.spots[spot] = me.seat


# Where a worker may go


def open_spots(g: Forge, me: Smithy, worker: int, spots: list[int], upgrades: int) -> list[int]:
    """Those that are free and whose action can be performed. [FO-027 to FO-029, FO-R09]

    At the Plaza and the Guilds spots do not differ: the first free one stands for all.
    """
    out: list[int] = []
    known = EMPTY  # the location that was asked about last …
    can = False  # … and whether a worker can go there
    for number in spots:
        if g.spots[number] != EMPTY:
            continue
        spot = g.box.spots[number]
        place = spot.location
        if place == UPGRADE:
            can = upgrades & HALVES[side_of(spot)] != 0
        elif place != known or place >= DEVELOPMENT:  # in row 4 it depends on the spot
            known = place
            can = can_perform(g, me, worker, spot)
        if can:
            out.append(number)
            can = place != PLAZA and place != GUILDS
    return out


def upgrades_there(g: Forge, me: Smithy, worker: int) -> int:
    """That this worker could buy at the location, a bit each."""
    return 0 if is_closed(g, UPGRADE) else buyable_upgrades(g, me, worker)


def is_closed(g: Forge, location: int) -> bool:
    """By Ironclad, for this round. [FO-130]"""
    return bool(g.ironclad.closed >> location & 1)


def can_perform(g: Forge, me: Smithy, worker: int, spot: Spot) -> bool:
    """(2.18 of the rules)"""
    place = spot.location
    if is_closed(g, place):
        return False
    if place <= MARKET:
        return True
    if place == PLAZA:
        return can_use_plaza(g, me, worker)
    if place == GUILDS:
        return g.guild_deck.size() > 0 or len(g.guild_pile) > 0
    if place < DEVELOPMENT:
        return has_cards(g, place - COMMONS)
    if place == DEVELOPMENT:
        if len(me.developments) >= MOST_DEVELOPED:
            return False
        return has_option(g, DEVELOPMENT_DECK, side_of(spot))
    if worker == SMITH:
        return EMPTY in me.trainings and has_option(g, TRAINING_DECK, side_of(spot))
    return me.trainings[worker] == EMPTY and has_option(g, TRAINING_DECK, side_of(spot))


def side_of(spot: Spot) -> int:
    """In row 4 the Blacksmith stands in the middle. [FO-091, FO-R22]"""
    return 1 if spot.for_smith else spot.side


# The actions


def perform(g: Forge, me: Smithy, worker: int, number: int) -> None:
    spot = g.box.spots[number]
    place = spot.location
    if place <= MINES:
        gather(g, me, worker, spot)
    elif place == MARKET:
        visit_market(g, me, worker)
    elif place == PLAZA:
        visit_plaza(g, me, worker)
    elif place == GUILDS:
        gain_at(g, me, worker, GUILDS)
        g.then(VISIT_GUILDS)
    elif place < DEVELOPMENT:
        visit_contracts(g, me, worker, place)
    elif place == UPGRADE:
        g.then(CHOOSE_UPGRADE[worker][side_of(spot)])
    else:
        which = DEVELOPMENT_DECK if place == DEVELOPMENT else TRAINING_DECK
        g.then(VISIT_CARDS[which][worker][side_of(spot)])


def gather(g: Forge, me: Smithy, worker: int, spot: Spot) -> None:
    """[FO-035 to FO-039, FO-079]"""
    amount = spot.number
    if amount == PLUS_ONE:
        amount = 1 + best_free(g, spot.location)
    if is_done(me, WAGON) and spot.location in (FOREST, MOUNTAINS):
        amount += 1
    add(g, me, g.box.locations[spot.location].gives, amount)
    gain_at(g, me, worker, spot.location)


def best_free(g: Forge, location: int) -> int:
    """The highest number on an Assistant spot that is not covered. [FO-037, FO-038, FO-R08]"""
    best = 0
    for number in range(len(g.box.spots)):
        spot = g.box.spots[number]
        if spot.location == location and not spot.for_smith and g.spots[number] == EMPTY:
            best = max(best, spot.number)
    return best


# The Plaza


def plaza_price(g: Forge, me: Smithy, worker: int, there: int) -> Amounts:
    """So many Assistants, counting the new one. [FO-048, FO-R58]"""
    price = nothing()
    price[GOLD] = PLAZA_GOLD * there
    for ability in ongoing(g, me, PLAZA_FLAT):
        price[GOLD] = ability.number
    price = reduced(g, me, price)
    for ability in trained(g, me, worker, LESS_AT):
        if PLAZA in ability.at:
            take_off(price, ability.less)
    return price


def at_plaza(g: Forge) -> int:
    there = 0
    for number in g.box.plaza_spots:
        if g.spots[number] != EMPTY:
            there += 1
    return there


def can_use_plaza(g: Forge, me: Smithy, worker: int) -> bool:
    """The Blacksmith is out and has somewhere to go with the Gold that is left. [FO-047, FO-049]"""
    where = me.workers[SMITH]
    if where == HOME:
        return False
    for assistant in range(ASSISTANTS):
        spot = me.workers[assistant]
        if spot >= 0 and g.box.spots[spot].location == PLAZA:
            return False
    price = plaza_price(g, me, worker, at_plaza(g) + 1)[GOLD]
    if me.stock[GOLD] < price:
        return False
    if where != AT_FORGE:
        return True  # to the own Forge, if nowhere else
    me.stock[GOLD] -= price
    possible = len(destinations(g, me)) > 0
    me.stock[GOLD] += price
    return possible


def visit_plaza(g: Forge, me: Smithy, worker: int) -> None:
    pay(g, me, plaza_price(g, me, worker, at_plaza(g)))
    gain_at(g, me, worker, PLAZA)
    g.then(MOVE_THE_SMITH)


def destinations(g: Forge, me: Smithy) -> list[int]:
    """Another action with a free Blacksmith spot, the own Forge too. [FO-049 to FO-051, FO-R13]"""
    where = me.workers[SMITH]
    left = g.box.spots[where].location if where >= 0 else EMPTY
    out: list[int] = []
    upgrades = upgrades_there(g, me, SMITH)
    for number in open_spots(g, me, SMITH, g.box.smith_spots, upgrades):
        if g.box.spots[number].location != left:
            out.append(number)
    if where != AT_FORGE:
        out.append(OWN_FORGE)
    return out


@dataclass
class MoveSmith(Choice):
    """It performs the new action at once. [FO-049, FO-052, FO-R54]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [MOVE_SMITH.base + spot for spot in destinations(g, me)]

    def apply(self, g: Forge, me: Smithy, act: Kind, spot: int, y: int) -> None:
        leave_spot(g, me, SMITH)
        if spot == OWN_FORGE:
            me.workers[SMITH] = AT_FORGE
            g.note(SMITH_MOVED, me.seat, EMPTY)
            at_forge(g, me)
            return
        put_worker(g, me, SMITH, spot)
        g.note(SMITH_MOVED, me.seat, g.box.spots[spot].location)
        perform(g, me, SMITH, spot)


MOVE_THE_SMITH: Final = MoveSmith()

saved("forge", PlaceWorker, MoveSmith)
