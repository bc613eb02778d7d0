"""Phase 2, the Character Auction: offers in two Areas, taking a card, passing, awards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.box import MOST_SEATS
from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.coins import gain_gold, gain_silver, spend_gold, spend_silver
from hearth.games.guilds.effects import (
    GOLD_TO_SILVER,
    JOIN_GAIN,
    JOIN_OTHERS_LOSE,
    MOST_TURNED,
    NONE,
    SINGLE_OFFER,
    WITHDRAW_OFFER,
)
from hearth.games.guilds.events import (
    AUCTION_ENDED,
    CHARACTER_JOINED,
    GOLD_GAINED,
    GOLD_TURNED,
    OFFER_MADE,
    OFFER_RAISED,
    OFFER_WITHDRAWN,
    PHASE_BEGAN,
    SILVER_GAINED,
    SILVER_LOST,
    SINGLE_OFFER_USED,
    TABLE,
)
from hearth.games.guilds.passing import PASS, all_passed, next_turn, pass_turn
from hearth.games.guilds.questions import is_protected, ready, use, wake
from hearth.games.guilds.state import EMPTY, A, Guild, Guilds
from hearth.kernel import Choice, Effect, Kind, Step, saved

MOST_SILVER: Final = 199  # that can be added at once: a choice stays below 200 options
FEW_AREAS: Final = 2  # with so many, an offer may name a single Area [GU-024]
OUT_OF_REACH: Final = 1_000_000

OFFER: Final = A.kind("offer", area=AREAS)
ADD_SILVER: Final = A.kind("add_silver", amount=MOST_SILVER + 1)
NO_SECOND_AREA: Final = A.kind("no_second_area")
TAKE: Final = A.kind("take", area=AREAS, place=PLACES)
TURN_GOLD: Final = A.kind("turn_gold", gold=MOST_TURNED + 1)
WITHDRAW: Final = A.kind("withdraw", area=AREAS)


# Tents


def tent(area: int, seat: int) -> int:
    """Where the silver of a seat in an Area stands in `g.tents`."""
    return area * MOST_SEATS + seat


def has_card(g: Guilds, area: int) -> bool:
    return g.square[area * PLACES] != EMPTY or g.square[area * PLACES + 1] != EMPTY


def areas_with_cards(g: Guilds) -> int:
    n = 0
    for area in range(AREAS):
        if has_card(g, area):
            n += 1
    return n


def leader(g: Guilds, area: int) -> int:
    """The seat with the most silver in an Area, -1 without any. [GU-R06, GU-R10]"""
    best = -1
    most = 0
    for seat in range(len(g.players)):
        silver = g.tents[area * MOST_SEATS + seat]
        if silver > most:
            most = silver
            best = seat
    return best


def needed(g: Guilds, seat: int, area: int) -> int:
    """The least silver that makes the seat the highest bidder there. [GU-023, GU-R07, GU-R08]"""
    if not has_card(g, area):
        return OUT_OF_REACH
    most = 0
    for other in range(len(g.players)):
        if other != seat:
            silver = g.tents[area * MOST_SEATS + other]
            if silver > most:
                most = silver
    least = most - g.tents[area * MOST_SEATS + seat] + 1
    return least if least > 1 else 1


def needed_after(g: Guilds, seat: int, area: int) -> int:
    """The least silver for an Area of a higher number than this one."""
    least = OUT_OF_REACH
    for other in range(area + 1, AREAS):
        cost = needed(g, seat, other)
        if cost < least:
            least = cost
    return least


def may_name_one(g: Guilds, me: Guild) -> bool:
    """An offer in a single Area is allowed. [GU-024, GU-R11]"""
    return areas_with_cards(g) <= FEW_AREAS or (
        len(me.ready) > 0 and ready(g, me, SINGLE_OFFER) >= 0
    )


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


def can_offer(g: Guilds, me: Guild, silver: int) -> bool:
    """With so much silver there is a legal offer. [GU-023, GU-024]"""
    first = OUT_OF_REACH  # the two cheapest Areas
    second = OUT_OF_REACH
    for area in range(AREAS):
        cost = needed(g, me.seat, area)
        if cost < first:
            second = first
            first = cost
        elif cost < second:
            second = cost
    return first + second <= silver or (first <= silver and may_name_one(g, me))


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


def add_cards(g: Guilds, area: int, out: list[int]) -> None:
    for place in range(PLACES):
        if g.square[area * PLACES + place] != EMPTY:
            out.append(TAKE.at(area, place))


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


def put_on_tent(g: Guilds, me: Guild, area: int, amount: int) -> None:
    raised = g.tents[tent(area, me.seat)] > 0
    me.silver -= amount
    g.tents[tent(area, me.seat)] += amount
    g.note(OFFER_RAISED if raised else OFFER_MADE, me.seat, area, g.tents[tent(area, me.seat)])


# Abilities at the start of a turn


def add_abilities(g: Guilds, me: Guild, out: list[int]) -> None:
    """Transmuter and Spy, or whoever does the same. [GU-R12, GU-R39]"""
    transmuter = ready(g, me, GOLD_TO_SILVER)
    if transmuter >= 0:
        most = min(me.gold, g.box.characters[transmuter].ability.amount)
        out += TURN_GOLD.all[1 : most + 1]
    for area in withdrawable(g, me):
        out.append(WITHDRAW.at(area))


def withdrawable(g: Guilds, me: Guild) -> list[int]:
    """The Areas from which the Spy can bring silver back."""
    out: list[int] = []
    if ready(g, me, WITHDRAW_OFFER) >= 0:
        for area in range(AREAS):
            if g.tents[tent(area, me.seat)] > 0 and not leads(g, me, area):
                out.append(area)
    return out


def leads(g: Guilds, me: Guild, area: int) -> bool:
    """Where no Character is left nobody leads."""
    return has_card(g, area) and leader(g, area) == me.seat


def turn_gold(g: Guilds, me: Guild, gold: int) -> None:
    """The one way from gold back to silver. [GU-020, GU-035]"""
    transmuter = ready(g, me, GOLD_TO_SILVER)
    use(me, transmuter)
    spend_gold(g, me, gold)
    silver = gold * g.box.characters[transmuter].ability.silver
    gain_silver(g, me, silver)
    g.note(GOLD_TURNED, me.seat, transmuter, silver)


def withdraw(g: Guilds, me: Guild, area: int) -> None:
    """Take back all silver from a tent. [GU-R09]"""
    spy = ready(g, me, WITHDRAW_OFFER)
    use(me, spy)
    silver = g.tents[tent(area, me.seat)]
    g.tents[tent(area, me.seat)] = 0
    me.silver += silver
    g.note(OFFER_WITHDRAWN, me.seat, area, silver)


# Joining


def take_card(g: Guilds, me: Guild, area: int, place: int) -> None:
    """The own silver there is spent; the silver of others stays. [GU-025, GU-026]"""
    card = g.square[area * PLACES + place]
    g.square[area * PLACES + place] = EMPTY
    price = g.tents[tent(area, me.seat)]
    g.tents[tent(area, me.seat)] = 0
    g.silver_supply += price
    g.note(CHARACTER_JOINED, me.seat, card, price)
    join(g, me, card)


def join(g: Guilds, me: Guild, card: int) -> None:
    """What happens when joining happens now; other abilities wait. [GU-031, GU-R16]"""
    me.characters = [*me.characters, card]
    me.newcomers += 1
    ability = g.box.characters[card].ability
    if ability.kind == NONE:
        return
    if ability.kind == JOIN_GAIN:
        gain_silver(g, me, ability.silver)
        gain_gold(g, me, ability.gold)
        if ability.silver > 0:
            g.note(SILVER_GAINED, me.seat, card, ability.silver)
        if ability.gold > 0:
            g.note(GOLD_GAINED, me.seat, card, ability.gold)
    elif ability.kind == JOIN_OTHERS_LOSE:
        for other in g.players:
            if other is not me and not is_protected(g, other):
                lost = min(ability.silver, other.silver)
                if lost > 0:
                    spend_silver(g, other, lost)
                    g.note(SILVER_LOST, other.seat, card, lost)


# Awards


@dataclass
class Award(Effect):
    """Offers are binding: bidders take a card each, the highest first. [GU-029, GU-030, GU-R14]"""

    area: int = 0

    def happen(self, g: Guilds, me: Guild) -> None:
        cards: list[int] = []
        add_cards(g, self.area, cards)
        seat = leader(g, self.area)
        if seat < 0 or not cards:
            return
        if len(cards) > 1:
            g.then(ChooseAwarded(self.area, seat=seat), self)
            return
        take_card(g, g.players[seat], self.area, g.rules.space.y_of[cards[0]])


AWARDS: Final[list[Step]] = [Award(area) for area in range(AREAS)]


@dataclass
class ChooseAwarded(Choice):
    """The highest bidder chooses among the cards of the Area. [GU-030, GU-R14]"""

    area: int = 0

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out: list[int] = []
        add_cards(g, self.area, out)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, area: int, place: int) -> None:
        take_card(g, me, area, place)


saved("guilds", Auction, NextBidder, Bid, FirstAmount, SecondArea, SecondAmount)
saved("guilds", Award, ChooseAwarded)
