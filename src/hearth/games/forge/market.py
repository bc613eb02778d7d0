"""Trades: at the Market, and those that a card brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.effects import GAIN_TRADE, LESS_BOUGHT, MARKET, MORE_TRADES
from hearth.games.forge.events import BOUGHT, SOLD, TWO_IN_ONE
from hearth.games.forge.gains import gain_at, gain_by_training
from hearth.games.forge.goods import BRICK, CUBES, GOLD
from hearth.games.forge.questions import trained
from hearth.games.forge.state import WORKERS, A, Forge, Smithy
from hearth.kernel import Choice, Kind, saved

TRADES: Final = 2
MOST_UNITS: Final = 99  # in one Trade
NOBODY: Final = 4  # in place of the Assistant, where there is none

BUY: Final = A.kind("buy", what=CUBES)
SELL: Final = A.kind("sell", what=CUBES)
UNITS: Final = A.kind("units", amount=MOST_UNITS + 1)
END_TRADES: Final = A.kind("end_trades")


def visit_market(g: Forge, me: Smithy, worker: int) -> None:
    """[FO-042, FO-R62]"""
    gain_at(g, me, worker, MARKET)
    more = 0
    for ability in trained(g, me, worker, MORE_TRADES):
        more += ability.number
    cheap = 0
    for ability in trained(g, me, worker, LESS_BOUGHT):
        cheap += ability.number
    g.then(trade_step(TRADES + more, worker, cheap))


@dataclass
class Trade(Choice):
    """Buy or sell any number of one resource. [FO-042 to FO-046]"""

    left: int = TRADES
    worker: int = NOBODY
    cheap: int = 0  # Brick that is still to be had for less

    def applies(self, g: Forge, me: Smithy) -> bool:
        return self.left > 0

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        for kind in range(CUBES):
            if affordable(g, me, self.worker, self.cheap, kind) > 0:
                out.append(BUY.base + kind)
        for kind in range(CUBES):
            if me.stock[kind] > 0:
                out.append(SELL.base + kind)
        out.append(END_TRADES.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, kind: int, y: int) -> None:
        if act is END_TRADES:
            return
        g.then(units_step(kind, act is SELL, self))


@dataclass
class Units(Choice):
    """How many. [FO-043]"""

    what: int = 0
    selling: bool = False
    left: int = TRADES
    worker: int = NOBODY
    cheap: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        most = (
            me.stock[self.what]
            if self.selling
            else affordable(g, me, self.worker, self.cheap, self.what)
        )
        return UNITS.all[1 : min(most, MOST_UNITS) + 1]

    def apply(self, g: Forge, me: Smithy, act: Kind, amount: int, y: int) -> None:
        cheap = self.cheap
        if self.selling:
            gold = amount * g.box.prices[self.what]
            me.stock[self.what] -= amount
            me.stock[GOLD] += gold
            g.note(SOLD, me.seat, self.what, amount * TWO_IN_ONE + gold)
        else:
            gold = purchase(g, me, self.worker, cheap, self.what, amount)
            me.stock[self.what] += amount
            me.stock[GOLD] -= gold
            g.note(BOUGHT, me.seat, self.what, amount * TWO_IN_ONE + gold)
            if self.what == BRICK:
                cheap = max(0, cheap - amount)
        gain_by_training(g, me, self.worker, GAIN_TRADE)
        g.then(trade_step(self.left - 1, self.worker, cheap))


# The usual steps, made once.
USUAL_TRADES: Final = [
    [Trade(left, worker) for worker in range(WORKERS)] for left in range(TRADES + 1)
]
USUAL_UNITS: Final = [
    [
        [Units(what, selling, left, worker) for worker in range(WORKERS)]
        for left in range(TRADES + 1)
    ]
    for selling in (False, True)
    for what in range(CUBES)
]


def trade_step(left: int, worker: int, cheap: int) -> Trade:
    if left > TRADES or cheap > 0:
        return Trade(left, worker, cheap)
    return USUAL_TRADES[left][worker]


def units_step(what: int, selling: bool, trade: Trade) -> Units:
    if trade.left > TRADES or trade.cheap > 0:
        return Units(what, selling, trade.left, trade.worker, trade.cheap)
    return USUAL_UNITS[what + (CUBES if selling else 0)][trade.left][trade.worker]


def purchase(g: Forge, me: Smithy, worker: int, cheap: int, kind: int, amount: int) -> int:
    """Gold for so many. [FO-044]"""
    price = amount * g.box.prices[kind]
    if kind == BRICK and cheap > 0:
        for ability in trained(g, me, worker, LESS_BOUGHT):
            price -= ability.less[GOLD] * min(cheap, amount)
    return price


def affordable(g: Forge, me: Smithy, worker: int, cheap: int, kind: int) -> int:
    most = me.stock[GOLD] // g.box.prices[kind]
    if kind == BRICK and cheap > 0:
        while purchase(g, me, worker, cheap, kind, most + 1) <= me.stock[GOLD]:
            most += 1
    return most


saved("forge", Trade, Units)
