"""Decks: bags whose order is decided only when a card is drawn.

A face-down order that nobody knows does not exist, so nobody can peek at it. Only what somebody
placed has an order: `top` (drawn first) and `under` (drawn last), each card with a mask of the
seats that know it lies there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

from hearth.kernel.rng import Rng

EVERYONE: Final = -1  # as a mask: every bit is set
NOBODY: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Deck:
    """Face-down cards. The bag is kept sorted, so that equal decks look equal.

    `top`, `under` and their masks are replaced, never edited: copies share them.
    """

    bag: list[int] = field(default_factory=list)
    top: list[int] = field(default_factory=list, metadata={"shared": True})
    under: list[int] = field(default_factory=list, metadata={"shared": True})
    top_seen: list[int] = field(default_factory=list, metadata={"shared": True})
    under_seen: list[int] = field(default_factory=list, metadata={"shared": True})

    def copy(self) -> Deck:
        d: Deck = Deck.__new__(Deck)
        d.bag = self.bag[:]
        d.top = self.top
        d.under = self.under
        d.top_seen = self.top_seen
        d.under_seen = self.under_seen
        return d

    def size(self) -> int:
        return len(self.bag) + len(self.under) + len(self.top)

    def cards(self) -> list[int]:
        """Everything in the deck, in no order that means anything."""
        return self.top + self.bag + self.under

    def put_under(self, card: int, seen: int = EVERYONE) -> None:
        """Put a card beneath all others; the seats in the mask know which one it is."""
        self.under = [*self.under, card]
        self.under_seen = [*self.under_seen, seen]

    def put_on_top(self, card: int, seen: int = EVERYONE) -> None:
        """Put a card above all others; the seats in the mask know which one it is."""
        self.top = [card, *self.top]
        self.top_seen = [seen, *self.top_seen]

    def arrange(self, cards: list[int], seat: int) -> None:
        """The seat puts the top cards, which it has seen, into this order.

        Nobody else knows any more which of them lies where.
        """
        assert sorted(cards) == sorted(self.top[: len(cards)])
        self.top = cards + self.top[len(cards) :]
        self.top_seen = [1 << seat] * len(cards) + self.top_seen[len(cards) :]

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle these cards and the whole deck: every known order is gone."""
        self.bag += self.top
        self.bag += self.under
        self.bag += cards
        self.bag.sort()
        if self.top or self.under:
            self.top = []
            self.under = []
            self.top_seen = []
            self.under_seen = []

    def next_seen(self) -> int:
        """The mask of the seats that know which card is drawn next."""
        if self.top_seen:
            return self.top_seen[0]
        return self.under_seen[0] if self.under_seen and not self.bag else NOBODY

    def remembered(self, seat: int) -> tuple[list[int], list[int]]:
        """What a seat knows of top and under, from the top down; -1 for what it does not know."""
        bit = 1 << seat if seat >= 0 else 0
        top = _known(self.top, self.top_seen, bit)
        under = _known(self.under, self.under_seen, bit)
        return top, under

    def forget(self, seat: int, rng: Rng) -> None:
        """Re-deal the places that the seat has not seen from the cards it cannot place."""
        bit = 1 << seat
        unknown = _unknown(self.top, self.top_seen, bit) + _unknown(
            self.under, self.under_seen, bit
        )
        if not unknown:
            return
        self.bag += unknown
        self.bag.sort()
        self.top = _dealt(self.top, self.top_seen, bit, self.bag, rng)
        self.under = _dealt(self.under, self.under_seen, bit, self.bag, rng)


def deck_of(cards: list[int]) -> Deck:
    """A shuffled deck of these cards, which are sorted and not used elsewhere.

    Set-up makes many: a dataclass's own constructor is slow in the compiled engine.
    """
    d: Deck = Deck.__new__(Deck)
    d.bag = cards
    d.top = []
    d.under = []
    d.top_seen = []
    d.under_seen = []
    return d


def _known(cards: list[int], seen: list[int], bit: int) -> list[int]:
    return [
        card if mask == EVERYONE or mask & bit else -1
        for card, mask in zip(cards, seen, strict=True)
    ]


def _unknown(cards: list[int], seen: list[int], bit: int) -> list[int]:
    return [cards[i] for i in range(len(cards)) if seen[i] != EVERYONE and not seen[i] & bit]


def _dealt(cards: list[int], seen: list[int], bit: int, bag: list[int], rng: Rng) -> list[int]:
    out = cards[:]
    for i in range(len(out)):
        if seen[i] != EVERYONE and not seen[i] & bit:
            out[i] = bag.pop(rng.below(len(bag)))
    return out
