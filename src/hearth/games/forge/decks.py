"""Guild, Development and Training decks and their discard piles."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import DEVELOPMENT_DECK, GUILD_DECK
from hearth.games.forge.events import CARD_SEEN, CARD_TAKEN, PILE_TURNED, TABLE
from hearth.games.forge.state import A, Forge, Smithy
from hearth.kernel import Deck

LOOKED_AT: Final = 2  # cards, with the deck option

FROM_DECK: Final = A.kind("from_deck")
FROM_PILE: Final = A.kind("from_pile")


def deck_at(g: Forge, which: int) -> Deck:
    if which == GUILD_DECK:
        return g.guild_deck
    return g.development_deck if which == DEVELOPMENT_DECK else g.training_deck


def pile_at(g: Forge, which: int) -> list[int]:
    if which == GUILD_DECK:
        return g.guild_pile
    return g.development_pile if which == DEVELOPMENT_DECK else g.training_pile


def set_pile(g: Forge, which: int, pile: list[int]) -> None:
    if which == GUILD_DECK:
        g.guild_pile = pile
    elif which == DEVELOPMENT_DECK:
        g.development_pile = pile
    else:
        g.training_pile = pile


def turn_up(g: Forge, which: int) -> None:
    """An empty pile begins anew with the top card of its deck. [FO-056, FO-094]"""
    deck = deck_at(g, which)
    if not pile_at(g, which) and deck.size() > 0:
        card = g.draw(deck)
        set_pile(g, which, [card])
        g.note(PILE_TURNED, TABLE, which, card)


def off_pile(g: Forge, which: int) -> int:
    """The top card; only that one. The log tells of it before a new one is turned up. [FO-R56]"""
    pile = pile_at(g, which)
    set_pile(g, which, pile[:-1])
    return pile[-1]


def take_from_pile(g: Forge, me: Smithy, which: int) -> int:
    """A Development or Training card, to be played."""
    card = off_pile(g, which)
    g.note(CARD_TAKEN, me.seat, which, card)
    turn_up(g, which)
    return card


def look(g: Forge, me: Smithy, which: int, count: int) -> None:
    """Draw the top cards of a deck to choose from; fewer if there are no more. [FO-R30]"""
    deck = deck_at(g, which)
    found: list[int] = []
    seen: list[int] = []  # who put a card on top still knows it
    while len(found) < count and deck.size() > 0:
        seen.append(deck.next_seen() | 1 << me.seat)
        card = g.draw(deck)
        g.note(CARD_SEEN, me.seat, which, card, audience=1 << me.seat)
        found.append(card)
    me.looking = found
    me.looking_seen = seen


def put_back(g: Forge, me: Smithy, which: int, card: int, under: bool) -> None:
    """Beneath the deck or on top of it; all who have seen the card know where it is."""
    seen = no_longer_looking(me, card)
    if under:
        deck_at(g, which).put_under(card, seen)
    else:
        deck_at(g, which).put_on_top(card, seen)


def no_longer_looking(me: Smithy, card: int) -> int:
    """The card leaves those that are looked at; the mask of the seats that have seen it."""
    at = me.looking.index(card)
    seen = me.looking_seen[at]
    me.looking = me.looking[:at] + me.looking[at + 1 :]
    me.looking_seen = me.looking_seen[:at] + me.looking_seen[at + 1 :]
    return seen
