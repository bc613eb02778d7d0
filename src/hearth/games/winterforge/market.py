"""Market: Purchase Components, the rows and how they are kept filled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import MARKET
from hearth.games.winterforge.cards import LEVELS
from hearth.games.winterforge.events import (
    COMPONENT_BOUGHT,
    MARKET_FILLED,
    PRIME_ADDED,
    ROW_DEALT_ANEW,
    ROW_REFRESHED,
    TABLE,
)
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import component_prices, purchase_limit
from hearth.games.winterforge.state import EMPTY, A, Guild, Winterforge
from hearth.kernel import Choice, Deck, Effect, Kind, saved

COLUMNS: Final = 3
SLOTS: Final = LEVELS * COLUMNS
REFRESH_COST: Final = 1
RESHUFFLES_AT_MOST: Final = 20

BUY: Final = A.kind("buy", slot=SLOTS)
STOP_BUYING: Final = A.kind("stop_buying")
REFRESH_ROW: Final = A.kind("refresh_row", row=LEVELS, free=2)


class Market(Place):
    """Components for the stockpile. [WF-067, WF-018]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        add_affordable(g, me, out)

    def act(self, g: Winterforge, me: Guild, act: Kind, slot: int, y: int) -> None:
        buy(g, me, slot)
        g.then(BUY_MORE[1], FILL_MARKET)


def add_affordable(g: Winterforge, me: Guild, out: list[int]) -> None:
    prices = component_prices(g, me)
    for slot in range(SLOTS):
        if g.market[slot] >= 0 and prices[slot] <= me.coin:
            out.append(BUY.base + slot)


def buy(g: Winterforge, me: Guild, slot: int) -> None:
    price = component_prices(g, me)[slot]
    component = g.market[slot]
    g.market[slot] = EMPTY
    me.coin -= price
    me.stock.append(component)
    g.note(COMPONENT_BOUGHT, me.seat, component, price)


@dataclass
class BuyMore(Choice):
    """Buy up to 2 Components in one action, 1 more with the Prime bonus. [WF-067, WF-068]

    The bonus is used up only by buying beyond what is allowed without it. [WF-R20]
    """

    bought: int = 1

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        if self.bought >= purchase_limit(g, me) + (1 if me.bonus else 0):
            return False
        out: list[int] = []
        add_affordable(g, me, out)
        return len(out) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        out: list[int] = []
        add_affordable(g, me, out)
        out.append(STOP_BUYING.base)
        return out

    def apply(self, g: Winterforge, me: Guild, act: Kind, slot: int, y: int) -> None:
        if act is BUY:
            if self.bought >= purchase_limit(g, me):
                me.bonus = False
                g.note(PRIME_ADDED, me.seat, MARKET)
            buy(g, me, slot)
            g.then(BUY_MORE[self.bought + 1])


# A purchase is never larger than the Market.
BUY_MORE: Final = [BuyMore(n) for n in range(SLOTS + 1)]


@dataclass
class FillMarket(Effect):
    """Empty spaces are filled after the whole action. [WF-069, WF-R13, WF-R14]

    Also after Components have returned to their decks: a row that had to stay all of one type
    may be dealt anew then. [WF-071]
    """

    def happen(self, g: Winterforge, me: Guild) -> None:
        fill_market(g)


FILL_MARKET: Final = FillMarket()


def fill_market(g: Winterforge) -> None:
    for row in range(LEVELS):
        fill_row(g, row)
        part_equals(g, row)


def fill_row(g: Winterforge, row: int) -> None:
    """Deal to the gaps of a row; without cards in the deck a gap stays. [WF-R13]"""
    deck = g.component_decks[row]
    for slot in range(COLUMNS * row, COLUMNS * row + COLUMNS):
        if g.market[slot] < 0 and deck.size() > 0:
            g.market[slot] = g.draw(deck)
            g.note(MARKET_FILLED, TABLE, slot, g.market[slot])


def deal_row_anew(g: Winterforge, row: int) -> None:
    """The cards of a row are shuffled into their deck and up to 3 are dealt. [WF-R15]"""
    first = COLUMNS * row
    cards = [c for c in g.market[first : first + COLUMNS] if c >= 0]
    g.component_decks[row].shuffle_in(cards)
    for slot in range(first, first + COLUMNS):
        g.market[slot] = EMPTY
    fill_row(g, row)


def part_equals(g: Winterforge, row: int) -> None:
    """Three of a type in a row are dealt anew, again and again. [WF-071, WF-R12]"""
    for _ in range(RESHUFFLES_AT_MOST):
        if not is_uniform(g, row) or not has_another(g, row):
            return
        g.note(ROW_DEALT_ANEW, TABLE, row)
        deal_row_anew(g, row)
    if is_uniform(g, row):
        swap_third(g, row)


def is_uniform(g: Winterforge, row: int) -> bool:
    """The row has three cards and all are of one type."""
    first = COLUMNS * row
    a = g.market[first]
    b = g.market[first + 1]
    c = g.market[first + 2]
    if a < 0 or b < 0 or c < 0:
        return False
    components = g.box.components
    material = components[a].material
    return components[b].material == material and components[c].material == material


def has_another(g: Winterforge, row: int) -> bool:
    """The deck of a uniform row holds a card of another type."""
    components = g.box.components
    material = components[g.market[COLUMNS * row]].material
    return any(components[c].material != material for c in g.component_decks[row].cards())


def swap_third(g: Winterforge, row: int) -> None:
    """The third card goes under the deck for the topmost one of another type. [WF-R12]"""
    slot = COLUMNS * row + COLUMNS - 1
    deck = g.component_decks[row]
    others = [c for c in deck.bag if not same_type(g, c, g.market[slot])]
    # Reshuffling has left no known order: the topmost of another type is any of them.
    deck.put_under(g.market[slot])
    chosen = others[g.below(len(others))]
    g.reveals += 1
    deck.bag.remove(chosen)
    g.market[slot] = chosen
    g.note(MARKET_FILLED, TABLE, slot, chosen)


def same_type(g: Winterforge, a: int, b: int) -> bool:
    return g.box.components[a].material == g.box.components[b].material


def can_refresh_row(g: Winterforge, row: int) -> bool:
    """A row without any card, in it or in its deck, cannot change. [WF-R10]"""
    first = COLUMNS * row
    return g.market[first] >= 0 or max(g.market[first : first + COLUMNS]) >= 0 or has_deck(g, row)


def has_deck(g: Winterforge, row: int) -> bool:
    deck: Deck = g.component_decks[row]
    return deck.size() > 0


def refresh_row(g: Winterforge, me: Guild, row: int, price: int) -> None:
    """A free action: the row is dealt anew for 1 Coin. [WF-070]"""
    me.coin -= price
    g.note(ROW_REFRESHED, me.seat, row, price)
    deal_row_anew(g, row)
    part_equals(g, row)


saved("winterforge", BuyMore, FillMarket)
