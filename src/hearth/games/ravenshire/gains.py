"""Gaining and paying, Goods and Mystics of choice, Reputation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.events import (
    CHOSEN,
    GAINED,
    OF_CHOICE,
    PAID,
    REPUTATION_FULL,
    REPUTATION_ROSE,
)
from hearth.games.ravenshire.goods import (
    ANY_GOOD,
    ANY_MYSTIC,
    GOLD,
    GOODS,
    MYSTICS,
    OWNED,
    REPUTATION,
    Amounts,
)
from hearth.games.ravenshire.state import A, Ravenshire, Smith
from hearth.kernel import Choice, Kind, do_next, saved

PICK: Final = A.kind("pick", what=MYSTICS)


def gain(g: Ravenshire, me: Smith, amounts: Amounts) -> None:
    """At once and by itself; what is of choice is picked by the step PICK_ANY. [RA-R08, RA-R26]"""
    for kind in range(OWNED):
        if amounts[kind]:
            add(g, me, kind, amounts[kind])
    if amounts[ANY_GOOD]:
        me.any_goods += amounts[ANY_GOOD]
        g.note(OF_CHOICE, me.seat, ANY_GOOD, amounts[ANY_GOOD])
    if amounts[ANY_MYSTIC]:
        me.any_mystics += amounts[ANY_MYSTIC]
        g.note(OF_CHOICE, me.seat, ANY_MYSTIC, amounts[ANY_MYSTIC])
    if amounts[REPUTATION]:
        gain_reputation(g, me, amounts[REPUTATION])


def add(g: Ravenshire, me: Smith, kind: int, count: int) -> None:
    me.stock[kind] += count
    g.note(GAINED, me.seat, kind, count)


def gain_reputation(g: Ravenshire, me: Smith, count: int) -> None:
    """Every bonus on the way; beyond the last space 1 Gold each. [RA-077, RA-R25, RA-R41]"""
    last = len(g.box.levels) - 1
    beyond = max(0, me.reputation + count - last)
    for _ in range(count - beyond):
        me.reputation += 1
        g.note(REPUTATION_ROSE, me.seat, me.reputation)
        gain(g, me, g.box.levels[me.reputation].gain)
    if beyond > 0:
        g.note(REPUTATION_FULL, me.seat, beyond)
        add(g, me, GOLD, beyond)


def has(me: Smith, amounts: Amounts) -> bool:
    for kind in range(OWNED):
        if me.stock[kind] < amounts[kind]:
            return False
    return True


def pay(g: Ravenshire, me: Smith, amounts: Amounts) -> None:
    for kind in range(OWNED):
        if amounts[kind]:
            take(g, me, kind, amounts[kind])


def take(g: Ravenshire, me: Smith, kind: int, count: int) -> None:
    me.stock[kind] -= count
    g.note(PAID, me.seat, kind, count)


@dataclass
class Pick(Choice):
    """A Good of choice, then a Mystic of choice, is picked when it is gained."""

    def applies(self, g: Ravenshire, me: Smith) -> bool:
        return me.any_goods + me.any_mystics > 0

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        return picks(me)

    def apply(self, g: Ravenshire, me: Smith, act: Kind, kind: int, y: int) -> None:
        pick(g, me, kind)
        do_next(me, self)


PICK_ANY: Final = Pick()


def picks(me: Smith) -> list[int]:
    """What can be picked now: Goods first."""
    if me.any_goods > 0:
        return PICK.all[:GOODS]
    return PICK.all[GOODS:] if me.any_mystics > 0 else []


def pick(g: Ravenshire, me: Smith, kind: int) -> None:
    if kind < GOODS:
        me.any_goods -= 1
    else:
        me.any_mystics -= 1
    me.stock[kind] += 1
    g.note(CHOSEN, me.seat, kind, 1)


saved("ravenshire", Pick)
