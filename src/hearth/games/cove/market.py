"""The Market: Goods for the customers of the piers, then the Sponsors pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.cards import CULTISTS, DIFFICULTIES
from hearth.games.cove.events import CULTISTS_COUNTED, EARNED, SOLD, SPONSORS_PAID, TABLE
from hearth.games.cove.figures import COLOURS, GOODS, LARGE, ROGUE, SMALL, colour_of, size_of
from hearth.games.cove.state import (
    BAZAAR,
    BLACK_LEFT,
    BLACK_RIGHT,
    EMPTY,
    KINDS,
    SQUARE,
    A,
    Cove,
    Merchant,
)
from hearth.games.cove.wares import take_corruption
from hearth.kernel import Choice, Effect, Kind, saved

BAZAAR_PIER: Final = 0
BLACK_MARKET: Final = 1
SQUARE_PIER: Final = 2
PIERS: Final = ["bazaar", "black_market", "town_square"]
BERTHS_OF: Final = [[BAZAAR], [BLACK_LEFT, BLACK_RIGHT], [SQUARE]]
ALLOWED: Final = [[BLACK_MARKET, SQUARE_PIER], [BAZAAR_PIER, BLACK_MARKET]]  # by size [CO-055]

SELL: Final = A.kind("sell", good=len(GOODS), pier=len(PIERS))
SELL_TO_CULTISTS: Final = A.kind("sell_to_cultists", good=len(GOODS), pier=len(PIERS))
CLOSE: Final = A.kind("close_shop")


def customers(g: Cove, pier: int, figure: int) -> int:
    """Figures of that kind on the boats of the pier. [CO-025, CO-057, CO-R28]"""
    found = 0
    for berth in BERTHS_OF[pier]:
        if g.berths[berth] != EMPTY:
            found += g.boats[g.berths[berth] * KINDS + figure]
    return found


def price(g: Cove, good: int, pier: int) -> int:
    """[CO-056]"""
    return g.box.values[good] * customers(g, pier, colour_of(good))


def cultist_price(g: Cove, good: int, pier: int) -> int:
    """With the Rogues as further customers; 0 without Rogues, or with other Rogues. [CO-073]"""
    if g.rogue_card != CULTISTS:
        return 0
    rogues = customers(g, pier, ROGUE)
    return price(g, good, pier) + g.box.values[good] * rogues if rogues else 0


@dataclass
class OpenMarket(Effect):
    """In the turn order of the next day. [CO-054, CO-065, CO-R27]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        restack(g)
        for marker in g.markers:  # the topmost is the last, so it comes first
            if marker < len(g.players):
                g.then(SELL_GOODS[marker], PAY_SPONSORS[marker])
        if g.peddler.present:
            peddler_sells(g)


OPEN_MARKET: Final = OpenMarket()


def restack(g: Cove) -> None:
    """Who went furthest is on top; on the same hour the order stays. [CO-065]"""
    hours = g.hours
    g.markers = sorted(g.markers, key=lambda marker: hours[marker])


@dataclass
class SellGoods(Choice):
    """Any Goods of the own shelf, each at one pier. [CO-054 to CO-059, CO-R34, CO-R38]"""

    def applies(self, g: Cove, me: Merchant) -> bool:
        return len(sales(g, me)) > 0

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return [*sales(g, me), CLOSE.base]

    def apply(self, g: Cove, me: Merchant, act: Kind, good: int, pier: int) -> None:
        if act is CLOSE:
            return
        sell(g, me, good, pier, act is SELL_TO_CULTISTS)
        g.then(self)


SELL_GOODS: Final = [SellGoods(seat=seat) for seat in range(4)]


def sales(g: Cove, me: Merchant) -> list[int]:
    out: list[int] = []
    for good in range(len(GOODS)):
        if me.shelf[good] == 0:
            continue
        for pier in ALLOWED[size_of(good)]:
            if price(g, good, pier) > 0:
                out.append(SELL.base + good * len(PIERS) + pier)
            if cultist_price(g, good, pier) > 0:
                out.append(SELL_TO_CULTISTS.base + good * len(PIERS) + pier)
    return out


def sell(g: Cove, me: Merchant, good: int, pier: int, to_cultists: bool) -> None:
    """[CO-056, CO-058, CO-059, CO-073, CO-R40]"""
    gold = cultist_price(g, good, pier) if to_cultists else price(g, good, pier)
    me.shelf[good] -= 1
    me.gold += gold
    g.note(SOLD, me.seat, good, pier)
    if to_cultists:
        g.note(CULTISTS_COUNTED, me.seat, pier, customers(g, pier, ROGUE))
    g.note(EARNED, me.seat, good, gold)
    take_corruption(g, me, (1 if pier == BLACK_MARKET else 0) + (1 if to_cultists else 0))


# Sponsors


@dataclass
class PaySponsors(Effect):
    """[CO-060]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        gold = sponsors_pay(g, me.sponsored)
        me.gold += gold
        if me.sponsored:
            g.note(SPONSORS_PAID, me.seat, gold)


PAY_SPONSORS: Final = [PaySponsors(seat=seat) for seat in range(4)]


def sponsors_pay(g: Cove, sponsored: int) -> int:
    gold = 0
    for colour in range(len(COLOURS)):
        if sponsored >> colour & 1:
            gold += g.halls[colour]
    return gold


# The Peddler


def peddler_sells(g: Cove) -> None:
    """Each Good where the price is highest, rather not at the Black Market. [CO-081 to CO-083]"""
    own = g.peddler
    bonus = g.box.difficulties[DIFFICULTIES.index(g.chosen["peddler"])].bonus
    for good in range(len(GOODS)):
        pier = best_pier(g, good)
        if pier == EMPTY:
            continue
        for _ in range(own.shelf[good]):
            gold = price(g, good, pier) + bonus
            own.gold += gold
            g.note(SOLD, TABLE, good, pier)
            g.note(EARNED, TABLE, good, gold)
        shelf = own.shelf[:]
        shelf[good] = 0
        own.shelf = shelf
    if own.sponsored:
        gold = sponsors_pay(g, own.sponsored)
        own.gold += gold
        g.note(SPONSORS_PAID, TABLE, gold)


def best_pier(g: Cove, good: int) -> int:
    best = EMPTY
    highest = 0
    for pier in (BAZAAR_PIER, SQUARE_PIER, BLACK_MARKET):
        if pier in ALLOWED[size_of(good)] and price(g, good, pier) > highest:
            best = pier
            highest = price(g, good, pier)
    return best


assert (SMALL, LARGE) == (0, 1)

saved("cove", OpenMarket, SellGoods, PaySponsors)
