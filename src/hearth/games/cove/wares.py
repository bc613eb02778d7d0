"""What a merchant's shop may ask of the host: Goods, Corruption, Sponsorships; and Gold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.box import MOST_CORRUPTION
from hearth.games.cove.events import (
    CORRUPTED,
    CORRUPTION_DISCARDED,
    CORRUPTION_SEEN,
    DECK_SHUFFLED,
    GOLD_GAINED,
    GOOD_GAINED,
    SPONSORED,
    TABLE,
)
from hearth.games.cove.figures import LARGE, size_of
from hearth.games.cove.state import A, Cove, Merchant
from hearth.kernel import Choice, Kind, falls_on, saved

EACH: Final = [3, 2]  # Goods of one colour that a merchant has, by size [CO-013]
CORRUPTION_DECK: Final = 1  # in the log

DISCARD: Final = A.kind("discard", corruption=MOST_CORRUPTION)
KEEP: Final = A.kind("keep_corruption")


# Goods


def can_gain(me: Merchant, good: int) -> bool:
    """Is there one left in the own goods supply? [CO-R06, CO-R21]"""
    return me.shelf[good] < EACH[size_of(good)]


def put_on_shelf(me: Merchant, good: int) -> None:
    me.shelf[good] += 1


def gain_goods(g: Cove, me: Merchant, goods: list[int]) -> None:
    for good in goods:
        if can_gain(me, good):
            put_on_shelf(me, good)
            g.note(GOOD_GAINED, me.seat, good)


def gain_gold(g: Cove, me: Merchant, gold: int) -> None:
    me.gold += gold
    g.note(GOLD_GAINED, me.seat, gold)


def sponsor(g: Cove, me: Merchant, colour: int) -> None:
    """For the rest of the match. [CO-043, CO-R09]"""
    me.sponsored |= 1 << colour
    g.note(SPONSORED, me.seat, colour)


# Corruption


def take_corruption(g: Cove, me: Merchant, cards: int) -> None:
    """From the face-down deck, which is made anew from the discards. [CO-006, CO-R17, CO-R18]"""
    taken = 0
    for _ in range(cards):
        if sum(g.corruption) == 0:
            reshuffle(g)
        left = sum(g.corruption)
        if left == 0:
            break
        g.reveals += 1
        title = falls_on(g.corruption, g.below(left))
        g.corruption[title] -= 1
        own = me.corruption[:]
        own[title] += 1
        me.corruption = own
        taken += 1
        g.note(CORRUPTION_SEEN, me.seat, title, audience=1 << me.seat)
    if taken:
        g.note(CORRUPTED, me.seat, taken)


def reshuffle(g: Cove) -> None:
    if sum(g.corruption_pile) > 0:
        g.corruption = g.corruption_pile
        g.corruption_pile = [0] * len(g.corruption)
        g.note(DECK_SHUFFLED, TABLE, CORRUPTION_DECK)


def discard_corruption(g: Cove, me: Merchant, title: int) -> None:
    own = me.corruption[:]
    own[title] -= 1
    me.corruption = own
    g.corruption_pile[title] += 1
    g.note(CORRUPTION_DISCARDED, me.seat, title)


@dataclass
class DiscardCorruption(Choice):
    """Own cards of choice, up to a number. [CO-053, CO-R45]"""

    left: int = 0

    def applies(self, g: Cove, me: Merchant) -> bool:
        return self.left > 0 and sum(me.corruption) > 0

    def continues(self) -> bool:
        return True

    def options(self, g: Cove, me: Merchant) -> list[int]:
        out: list[int] = []
        for title in range(len(me.corruption)):
            if me.corruption[title] > 0:
                out.append(DISCARD.base + title)
        out.append(KEEP.base)
        return out

    def apply(self, g: Cove, me: Merchant, act: Kind, title: int, y: int) -> None:
        if act is DISCARD:
            discard_corruption(g, me, title)
            g.then(DiscardCorruption(self.left - 1))


assert len(EACH) == LARGE + 1

saved("cove", DiscardCorruption)
