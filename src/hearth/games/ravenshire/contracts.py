"""Contracts: taking them from the rows that Reputation opens, and completing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.box import MOST_CONTRACTS
from hearth.games.ravenshire.cards import FINISHES, ON_SHOW, TIERS
from hearth.games.ravenshire.events import (
    CONTRACT_COMPLETED,
    CONTRACT_SHOWN,
    CONTRACT_TAKEN,
    FINISH_ADDED,
    ROW_REFRESHED,
    TABLE,
)
from hearth.games.ravenshire.gains import gain, pay
from hearth.games.ravenshire.goods import OWNED, Amounts, together
from hearth.games.ravenshire.state import EMPTY, A, Ravenshire, Smith
from hearth.kernel import Choice, Kind, saved

TAKE_FRESH: Final = A.kind("take_fresh", slot=ON_SHOW)
COMPLETE: Final = A.kind("complete", contract=MOST_CONTRACTS, finish=len(FINISHES))


def open_tiers(g: Ravenshire, reputation: int) -> int:
    """How many rows that much Reputation opens, from the Common one up. [RA-047, RA-078]"""
    tiers = 0
    for level in range(reputation + 1):
        opens = g.box.levels[level].opens
        if opens >= tiers:
            tiers = opens + 1
    return tiers


def fill_row(g: Ravenshire, tier: int) -> None:
    """Gaps are filled from the deck; without one the row shrinks. [RA-008, RA-R14]"""
    deck = g.contract_decks[tier]
    for slot in range(tier * ON_SHOW, tier * ON_SHOW + ON_SHOW):
        if g.rows[slot] == EMPTY and deck.size() > 0:
            g.rows[slot] = g.draw(deck)
            g.note(CONTRACT_SHOWN, TABLE, g.rows[slot])


def take_contract(g: Ravenshire, me: Smith, slot: int) -> None:
    """[RA-041, RA-R14]"""
    contract = g.rows[slot]
    g.rows[slot] = EMPTY
    me.contracts = [*me.contracts, contract]
    g.note(CONTRACT_TAKEN, me.seat, contract)
    fill_row(g, slot // ON_SHOW)


def put_under(g: Ravenshire, slot: int) -> None:
    """A face-up Contract goes face down under its deck, and everybody saw it."""
    if g.rows[slot] != EMPTY:
        g.contract_decks[slot // ON_SHOW].put_under(g.rows[slot])
        g.rows[slot] = EMPTY


def refresh_row(g: Ravenshire, me: Smith, tier: int) -> None:
    """The old ones go under first, so they may return. [RA-042, RA-R15]"""
    g.note(ROW_REFRESHED, me.seat, tier)
    for slot in range(tier * ON_SHOW, tier * ON_SHOW + ON_SHOW):
        put_under(g, slot)
    fill_row(g, tier)


def row_size(g: Ravenshire, tier: int) -> int:
    count = 0
    for slot in range(tier * ON_SHOW, tier * ON_SHOW + ON_SHOW):
        if g.rows[slot] != EMPTY:
            count += 1
    return count


@dataclass
class TakeFresh(Choice):
    """One of the new Contracts has to be taken. [RA-042]"""

    tier: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        first = self.tier * ON_SHOW
        return [TAKE_FRESH.base + i for i in range(ON_SHOW) if g.rows[first + i] != EMPTY]

    def apply(self, g: Ravenshire, me: Smith, act: Kind, slot: int, y: int) -> None:
        take_contract(g, me, self.tier * ON_SHOW + slot)


TAKE_FRESH_OF: Final = [TakeFresh(tier) for tier in range(len(TIERS))]


# Completing


def add_completions(g: Ravenshire, me: Smith, out: list[int]) -> None:
    """Held Contracts that can be paid, with each finish that can be paid too. [RA-073, RA-075]"""
    for contract in me.contracts:
        cost = g.box.contracts[contract].cost
        for finish in range(len(FINISHES)):
            if has_both(me, cost, g.box.finishes[finish].cost):
                out.append(COMPLETE.base + contract * len(FINISHES) + finish)


def has_both(me: Smith, cost: Amounts, more: Amounts) -> bool:
    for kind in range(OWNED):
        if me.stock[kind] < cost[kind] + more[kind]:
            return False
    return True


def complete(g: Ravenshire, me: Smith, contract: int, finish: int) -> None:
    """Goods and Mystics are paid, everything is gained at once. [RA-073 to RA-076]"""
    pay(g, me, together(g.box.contracts[contract].cost, g.box.finishes[finish].cost))
    me.contracts = [other for other in me.contracts if other != contract]
    me.completed = [*me.completed, contract]
    me.finishes = [*me.finishes, finish]
    g.note(CONTRACT_COMPLETED, me.seat, contract, finish)
    gain(g, me, g.box.contracts[contract].gain)
    if any(g.box.finishes[finish].gain):
        g.note(FINISH_ADDED, me.seat, finish)
        gain(g, me, g.box.finishes[finish].gain)


saved("ravenshire", TakeFresh)
