"""The Peddler, the opponent of the Solo game: its cards, its sales."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.cards import HIRE, PATRON, PeddlerCard
from hearth.games.cove.events import (
    DECK_SHUFFLED,
    GOOD_GAINED,
    HIRED,
    PEDDLER_TURNED,
    SPONSORED,
    TABLE,
)
from hearth.games.cove.figures import COLOURS, RAREST_FIRST, good_of
from hearth.games.cove.state import BOATS, EMPTY, KINDS, Cove
from hearth.games.cove.town import fill_square, take_card
from hearth.kernel import deck_of

PEDDLER_DECK: Final = 2  # in the log


def turn_card(g: Cove) -> int:
    """Its Goods, its effect; how many hours it goes on. [CO-075, CO-076]"""
    own = g.peddler
    if own.deck.size() == 0:
        own.deck = deck_of(list(range(len(g.box.peddler_cards))))
        g.note(DECK_SHUFFLED, TABLE, PEDDLER_DECK)
    own.card = g.draw(own.deck)
    card = g.box.peddler_cards[own.card]
    g.note(PEDDLER_TURNED, TABLE, own.card)
    for good in goods_of(g, card):
        shelf = own.shelf[:]
        shelf[good] += 1
        own.shelf = shelf
        g.note(GOOD_GAINED, TABLE, good)
    if card.effect == PATRON:
        sponsor_fullest(g)
    elif card.effect == HIRE:
        hire(g, card.slot)
    return card.hours


def goods_of(g: Cove, card: PeddlerCard) -> list[int]:
    if not card.wanted:
        return card.goods
    wanted = most_wanted(g)
    return card.goods + [good_of(size, wanted) for size in card.wanted]


def most_wanted(g: Cove) -> int:
    """The colour with most adventurers on piers and in boats. [CO-077]"""
    best = RAREST_FIRST[0]
    most = -1
    for colour in RAREST_FIRST:
        here = 0
        for boat in range(BOATS):
            here += g.boats[boat * KINDS + colour]
        if here > most:
            best = colour
            most = here
    return best


def sponsor_fullest(g: Cove) -> None:
    """Of the Halls that it does not sponsor yet. [CO-078, CO-R46]"""
    own = g.peddler
    best = EMPTY
    for colour in RAREST_FIRST:
        if own.sponsored >> colour & 1 == 0 and (best == EMPTY or g.halls[colour] > g.halls[best]):
            best = colour
    if best != EMPTY:
        own.sponsored |= 1 << best
        g.note(SPONSORED, TABLE, best)


def hire(g: Cove, slot: int) -> None:
    """Without using the card's ability. [CO-079, CO-R46]"""
    card = take_card(g, slot)
    if card == EMPTY:
        return
    g.peddler.townsfolk = [*g.peddler.townsfolk, card]
    g.note(HIRED, TABLE, card)
    fill_square(g)


assert sorted(RAREST_FIRST) == list(range(len(COLOURS)))
