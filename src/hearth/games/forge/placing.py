"""A turn: place one worker and perform the action at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

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
    TYPES,
    UPGRADE,
    Ability,
)
from hearth.games.forge.effects import EXHAUST as BY_EXHAUSTING
from hearth.games.forge.events import EXHAUSTED_ASSISTANT, PLACED, SMITH_MOVED, UPGRADE_USED
from hearth.games.forge.exhausting import can_exhaust, exhaust
from hearth.games.forge.forging import at_forge
from hearth.games.forge.gains import add, gain_at, pay
from hearth.games.forge.goods import GOLD, Amounts, nothing
from hearth.games.forge.guilds import VISIT_GUILDS
from hearth.games.forge.learning import MOST_DEVELOPED, VISIT_CARDS, offered_sides
from hearth.games.forge.market import NOBODY, visit_market
from hearth.games.forge.places import (
    DEVELOPMENT_SIDES,
    SIDES,
    TRAINING_SIDES,
    UPGRADE_SIDES,
    Spot,
)
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
GATHER_AND_TRADE: Final = (1 << MARKET + 1) - 1  # row 1 and the Market, as errands
ALIKE: Final = 1 << PLAZA | 1 << GUILDS  # errands whose spots do not differ: one stands for all
PLAZA_GOLD: Final = 2  # for each Assistant there

PLACE: Final = A.kind("place", worker=WORKERS, spot=MOST_SPOTS)
EXHAUST: Final = A.kind("exhaust", assistant=ASSISTANTS)
MOVE_SMITH: Final = A.kind("move_smith", spot=MOST_SPOTS)

BySpot = list[Any]  # actions; ints of a list of ints are made anew by the compiled engine
PLACEMENTS: Final[list[BySpot]] = [
    PLACE.all[MOST_SPOTS * worker : MOST_SPOTS * (worker + 1)] for worker in range(WORKERS)
]
SMITH_MOVES: Final[BySpot] = MOVE_SMITH.all


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
        common = common_errands(g, me)
        add_assistants(g, me, common, out)
        if me.workers[SMITH] == HOME:
            errands = common | smith_errands(g, me)
            add_open(g, g.box.smith_spots, errands, PLACEMENTS[SMITH], out)
            out.append(PLACE.at(SMITH, OWN_FORGE))
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, worker: int, spot: int) -> None:
        if act is EXHAUST:
            me.workers[worker] = EXHAUSTED
            g.note(EXHAUSTED_ASSISTANT, me.seat, me.trainings[worker], worker)
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


def add_assistants(g: Forge, me: Smithy, common: int, out: list[int]) -> None:
    """Asked at every turn, so what does not depend on the Assistant is found out once."""
    free = free_assistants(me)
    if not free:
        return
    usual = common | plaza_errand(g, me, NOBODY)
    for assistant in free:
        errands = usual
        if me.trainings[assistant] == EMPTY:
            errands |= offered_sides(g, TRAINING_DECK) << TRAINING_SIDES
        elif trained(g, me, assistant, LESS_AT):
            errands |= plaza_errand(g, me, assistant) | upgrade_errands(g, me, assistant)
        add_open(g, g.box.assistant_spots, errands, PLACEMENTS[assistant], out)
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


def add_open(g: Forge, spots: list[Spot], errands: i64, actions: BySpot, out: list[int]) -> None:
    """Spots that are free and whose action can be performed. [FO-027 to FO-029, FO-R09]"""
    if g.ironclad.closed:
        errands &= ~closed_errands(g)
    for spot in spots:
        if errands & spot.errand and g.spots[spot.index] == EMPTY:
            out.append(actions[spot.index])
            errands ^= spot.errand & ALIKE


def closed_errands(g: Forge) -> int:
    """By Ironclad, for this round. [FO-130]"""
    errands = 0
    for spot in g.box.spots:
        if g.ironclad.closed >> spot.location & 1:
            errands |= spot.errand
    return errands


# What can be performed (2.18 of the rules)


def common_errands(g: Forge, me: Smithy) -> int:
    """Those for which it does not matter who goes; upgrades at their usual price."""
    errands = GATHER_AND_TRADE | upgrade_errands(g, me, NOBODY)
    if g.guild_deck.size() > 0 or g.guild_pile:
        errands |= 1 << GUILDS
    for kind in range(len(TYPES)):
        if has_cards(g, kind):
            errands |= 1 << COMMONS + kind
    if len(me.developments) < MOST_DEVELOPED:
        errands |= offered_sides(g, DEVELOPMENT_DECK) << DEVELOPMENT_SIDES
    return errands


def plaza_errand(g: Forge, me: Smithy, worker: int) -> int:
    return 1 << PLAZA if can_use_plaza(g, me, worker) else 0


def upgrade_errands(g: Forge, me: Smithy, worker: int) -> int:
    upgrades = buyable_upgrades(g, me, worker)
    errands = 0
    for side in range(SIDES):
        if upgrades & HALVES[side]:
            errands |= 1 << UPGRADE_SIDES + side
    return errands


def smith_errands(g: Forge, me: Smithy) -> int:
    """A Training card is for any Assistant without one. [FO-098]"""
    return offered_sides(g, TRAINING_DECK) << TRAINING_SIDES if EMPTY in me.trainings else 0


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
    kind = g.box.locations[spot.location].gives
    add(g, me, kind, amount)
    if is_done(me, WAGON) and spot.location in (FOREST, MOUNTAINS):
        g.note(UPGRADE_USED, me.seat, WAGON)
        add(g, me, kind, 1)
    gain_at(g, me, worker, spot.location)


def best_free(g: Forge, location: int) -> int:
    """The highest number on an Assistant spot that is not covered. [FO-037, FO-038, FO-R08]"""
    best = 0
    for spot in g.box.assistant_spots:
        if spot.location == location and g.spots[spot.index] == EMPTY:
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
    for spot in g.box.plaza_spots:
        if g.spots[spot.index] != EMPTY:
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
    errands = common_errands(g, me) | smith_errands(g, me)
    if where >= 0:
        errands &= ~g.box.spots[where].errand
    out: list[int] = []
    add_open(g, g.box.smith_spots, errands, SMITH_MOVES, out)
    if where != AT_FORGE:
        out.append(MOVE_SMITH.base + OWN_FORGE)
    return out


@dataclass
class MoveSmith(Choice):
    """It performs the new action at once. [FO-049, FO-052, FO-R54]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return destinations(g, me)

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
