"""Phase 2, the Character Auction: offers in two Areas, passing, abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.awards import AWARDS, TAKE, add_cards, take_card
from hearth.games.guilds.cards import AREAS
from hearth.games.guilds.coins import gain_silver, spend_gold
from hearth.games.guilds.effects import (
    GOLD_TO_SILVER,
    MOST_TURNED,
    SINGLE_OFFER,
)
from hearth.games.guilds.events import (
    AUCTION_ENDED,
    GOLD_TURNED,
    PHASE_BEGAN,
    SINGLE_OFFER_USED,
    TABLE,
)
from hearth.games.guilds.passing import PASS, all_passed, next_turn, pass_turn
from hearth.games.guilds.questions import ready, use, wake
from hearth.games.guilds.state import A, Guild, Guilds
from hearth.games.guilds.tents import (
    FEW_AREAS,
    OUT_OF_REACH,
    areas_with_cards,
    can_offer,
    leads,
    may_name_one,
    needed,
    needed_after,
    put_on_tent,
    tent,
    withdraw,
    withdrawable,
)
from hearth.kernel import Choice, Effect, Kind, saved

MOST_SILVER: Final = 199  # that can be added at once: a choice stays below 200 options

OFFER: Final = A.kind("offer", area=AREAS)
ADD_SILVER: Final = A.kind("add_silver", amount=MOST_SILVER + 1)
NO_SECOND_AREA: Final = A.kind("no_second_area")
TURN_GOLD: Final = A.kind("turn_gold", gold=MOST_TURNED + 1)
WITHDRAW: Final = A.kind("withdraw", area=AREAS)


# The phase


@dataclass
class Auction(Effect):
    """Players act in turn, from the First Player on. [GU-019]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.note(PHASE_BEGAN, TABLE, 2)
        g.turn = g.first
        g.passes = 0
        for guild in g.players:
            wake(g, guild, guild.ready, 2)
        g.then(NEXT_BIDDER)


AUCTION: Final = Auction()


@dataclass
class NextBidder(Effect):
    """Who can do nothing passes; when all pass or no card is left, the phase ends.

    [GU-019, GU-028, GU-R12, GU-R15, GU-R41]
    """

    def happen(self, g: Guilds, me: Guild) -> None:
        if areas_with_cards(g) == 0:
            g.note(AUCTION_ENDED, TABLE)
            return
        while not all_passed(g):
            if can_act(g, g.players[g.turn]):
                g.then(BID)
                return
            pass_turn(g, forced=True)
        g.note(AUCTION_ENDED, TABLE)
        g.then(*AWARDS)


NEXT_BIDDER: Final = NextBidder()


def end_turn(g: Guilds) -> None:
    """Something was done: the count of passes starts anew. [GU-R15]"""
    g.passes = 0
    next_turn(g)
    g.then(NEXT_BIDDER)


def can_act(g: Guilds, me: Guild) -> bool:
    """There is something to do but pass, or an ability could bring it about. [GU-R12]"""
    for area in range(AREAS):
        if leads(g, me, area):
            return True
    return can_offer(g, me, me.silver) or (len(me.ready) > 0 and could_offer(g, me))


def could_offer(g: Guilds, me: Guild) -> bool:
    """Gold turned into silver, or silver back from a tent, would make an offer possible."""
    silver = me.silver
    transmuter = ready(g, me, GOLD_TO_SILVER)
    if transmuter >= 0:
        ability = g.box.characters[transmuter].ability
        silver += ability.silver * min(me.gold, ability.amount)
    if can_offer(g, me, silver):
        return True
    for area in withdrawable(g, me):
        back = g.tents[tent(area, me.seat)]
        g.tents[tent(area, me.seat)] = 0
        possible = can_offer(g, me, silver + back)
        g.tents[tent(area, me.seat)] = back
        if possible:
            return True
    return False


@dataclass
class Bid(Choice):
    """Make or raise an offer, take a card, or pass; before that, abilities. [GU-021]"""

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out: list[int] = []
        add_offers(g, me, out)
        for area in range(AREAS):
            if leads(g, me, area):
                add_cards(g, area, out)
        if len(me.ready) > 0:
            add_abilities(g, me, out)
        out.append(PASS.base)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is OFFER:
            g.then(FIRST_AMOUNT[x])
        elif act is TAKE:
            take_card(g, me, x, y)
            end_turn(g)
        elif act is PASS:
            pass_turn(g)
            g.then(NEXT_BIDDER)
        else:  # an ability is not the action of the turn [GU-R15]
            if act is TURN_GOLD:
                turn_gold(g, me, x)
            else:
                withdraw(g, me, x)
            g.then(NEXT_BIDDER)


BID: Final = Bid()


def add_offers(g: Guilds, me: Guild, out: list[int]) -> None:
    """First Areas, each of which leaves enough silver for a second one. [GU-022 to GU-024]

    The second Area has the higher number, so that every offer can be made in one way only.
    """
    if me.silver == 0:
        return
    one = may_name_one(g, me)
    cheapest = OUT_OF_REACH  # of the Areas with higher numbers
    found: list[int] = []
    area = AREAS - 1
    while area >= 0:
        cost = needed(g, me.seat, area)
        if cost <= me.silver and (one or cost + cheapest <= me.silver):
            found.append(OFFER.base + area)
        if cost < cheapest:
            cheapest = cost
        area -= 1
    found.reverse()
    out += found


# An offer


@dataclass
class FirstAmount(Choice):
    """How much silver to add in the first Area. [GU-022, GU-023, GU-R08]"""

    area: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Guilds, me: Guild) -> list[int]:
        kept = 0 if may_name_one(g, me) else needed_after(g, me.seat, self.area)
        return amounts(needed(g, me.seat, self.area), me.silver - kept)

    def apply(self, g: Guilds, me: Guild, act: Kind, amount: int, y: int) -> None:
        put_on_tent(g, me, self.area, amount)
        g.then(SECOND_AREA[self.area])


FIRST_AMOUNT: Final = [FirstAmount(area) for area in range(AREAS)]


@dataclass
class SecondArea(Choice):
    """The other Area of the offer, or none where one is enough. [GU-022, GU-024]"""

    first: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out: list[int] = []
        for area in range(self.first + 1, AREAS):
            if needed(g, me.seat, area) <= me.silver:
                out.append(OFFER.base + area)
        if may_name_one(g, me):
            out.append(NO_SECOND_AREA.base)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, area: int, y: int) -> None:
        if act is OFFER:
            g.then(SECOND_AMOUNT[area])
            return
        if areas_with_cards(g) > FEW_AREAS:  # it takes the Bell-Ringer
            ringer = ready(g, me, SINGLE_OFFER)
            use(me, ringer)
            g.note(SINGLE_OFFER_USED, me.seat, ringer)
        end_turn(g)


SECOND_AREA: Final = [SecondArea(area) for area in range(AREAS)]


@dataclass
class SecondAmount(Choice):
    """How much silver to add there. [GU-022, GU-023]"""

    area: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return amounts(needed(g, me.seat, self.area), me.silver)

    def apply(self, g: Guilds, me: Guild, act: Kind, amount: int, y: int) -> None:
        put_on_tent(g, me, self.area, amount)
        end_turn(g)


SECOND_AMOUNT: Final = [SecondAmount(area) for area in range(AREAS)]


def amounts(least: int, most: int) -> list[int]:
    return ADD_SILVER.all[least : min(most, MOST_SILVER) + 1]


# Abilities at the start of a turn


def add_abilities(g: Guilds, me: Guild, out: list[int]) -> None:
    """Transmuter and Spy, or whoever does the same. [GU-R12, GU-R39]"""
    transmuter = ready(g, me, GOLD_TO_SILVER)
    if transmuter >= 0:
        most = min(me.gold, g.box.characters[transmuter].ability.amount)
        out += TURN_GOLD.all[1 : most + 1]
    for area in withdrawable(g, me):
        out.append(WITHDRAW.at(area))


def turn_gold(g: Guilds, me: Guild, gold: int) -> None:
    """The one way from gold back to silver. [GU-020, GU-035]"""
    transmuter = ready(g, me, GOLD_TO_SILVER)
    use(me, transmuter)
    spend_gold(g, me, gold)
    silver = gold * g.box.characters[transmuter].ability.silver
    gain_silver(g, me, silver)
    g.note(GOLD_TURNED, me.seat, transmuter, gold)


saved("guilds", Auction, NextBidder, Bid, FirstAmount, SecondArea, SecondAmount)
