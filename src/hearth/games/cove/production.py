"""Production: the clock, turns, and the boats that come in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.cards import HOURS, MOST_HOURS
from hearth.games.cove.events import ADVANCED, PRODUCTION_ENDED, TABLE, TOKEN_PLACED, WAITED
from hearth.games.cove.harbour import DRAW_FIGURE, REACH, at_sea, dock, teller
from hearth.games.cove.peddler import turn_card
from hearth.games.cove.staff import ACTIVATE, activate, can_activate
from hearth.games.cove.state import BOATS, EMPTY, A, Cove, Merchant
from hearth.games.cove.town import BACK_ALLEY, RECRUIT, recruit, recruits
from hearth.games.cove.trade import OFF_BOARD
from hearth.games.cove.trades import TRADES
from hearth.kernel import Choice, Effect, Kind, saved

WAIT_HOURS: Final = 1
EARLIEST_TOKEN: Final = 7  # [CO-028]

WAIT: Final = A.kind("wait")


# The clock


def last_hour(g: Cove) -> int:
    """Whose marker is there has finished: the token, or sundown. [CO-029, CO-030]"""
    return g.token if g.token else HOURS


def next_marker(g: Cove) -> int:
    """The furthest back; of these the one that came last. [CO-018, CO-R41]"""
    best = EMPTY
    for marker in g.markers:
        if best == EMPTY or g.hours[marker] <= g.hours[best]:
            best = marker
    return best if g.hours[best] < last_hour(g) else EMPTY


def icons_between(g: Cove, start: int, end: int) -> int:
    """Adventurer icons that are passed or landed on. [CO-022, CO-R25, CO-R35]"""
    clock = g.box.clocks[len(g.hours) - 2]
    icons = 0
    for hour in range(start + 1, min(end, HOURS) + 1):
        if clock[hour]:
            icons += 1
    return icons


@dataclass
class Advance(Effect):
    """The marker of who acts goes on, and lies on top there. [CO-021, CO-022, CO-030]"""

    hours: int = 0

    def happen(self, g: Cove, me: Merchant) -> None:
        marker = g.acting
        start = g.hours[marker]
        end = start + self.hours
        if not g.token:
            end = min(end, HOURS)
        g.hours[marker] = end
        g.markers.remove(marker)
        g.markers.append(marker)
        g.note(ADVANCED, teller(g, marker), end)
        g.then(END_OF_TURN)
        for _ in range(icons_between(g, start, end)):
            g.then(DRAW_FIGURE)


ADVANCE: Final = [Advance(hours) for hours in range(MOST_HOURS + 1)]


@dataclass
class EndOfTurn(Effect):
    """With the last berth taken the Market token is placed. [CO-028, CO-R23]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        if not g.token and EMPTY not in g.berths:
            g.token = min(max(max(g.hours) + 1, EARLIEST_TOKEN), HOURS)
            g.note(TOKEN_PLACED, TABLE, g.token)
        g.then(NEXT_TURN)


END_OF_TURN: Final = EndOfTurn()


# Turns


@dataclass
class NextTurn(Effect):
    """[CO-018, CO-029]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        g.acting = next_marker(g)
        if g.acting == EMPTY:
            end_production(g)
        elif g.acting == len(g.players):
            g.then(ADVANCE[turn_card(g)])
        else:
            g.turn = g.acting
            g.then(TAKE_ACTION)


NEXT_TURN: Final = NextTurn()


@dataclass
class TakeAction(Choice):
    """The figure goes to another space and does what it says. [CO-019, CO-020]"""

    def options(self, g: Cove, me: Merchant) -> list[int]:
        out = TRADES[me.trade].options(g, me)
        out += recruits(g, me)
        if can_activate(me):
            out.append(ACTIVATE.base)
        if not out:
            out.append(WAIT.base)
        return out

    def apply(self, g: Cove, me: Merchant, act: Kind, x: int, y: int) -> None:
        height = len(g.stack)
        hours = perform(g, me, act, x, y)
        g.stack.insert(height, ADVANCE[hours])  # under the steps of the action itself


TAKE_ACTION: Final = TakeAction()


def perform(g: Cove, me: Merchant, act: Kind, x: int, y: int) -> int:
    """How many hours it takes."""
    if act is RECRUIT or act is BACK_ALLEY:
        return recruit(g, me, act, x)
    if act is ACTIVATE:
        return activate(g, me)
    if act is WAIT:
        me.at = OFF_BOARD
        g.note(WAITED, me.seat)
        return WAIT_HOURS
    return TRADES[me.trade].perform(g, me, act, x, y)


# The end


def end_production(g: Cove) -> None:
    """Empty berths receive the fullest boats that can reach them. [CO-031, CO-R37]"""
    for berth in range(len(g.berths)):
        if g.berths[berth] == EMPTY:
            boat = fullest(g, berth)
            if boat != EMPTY:
                dock(g, boat, berth, TABLE)
    g.note(PRODUCTION_ENDED, TABLE)


def fullest(g: Cove, berth: int) -> int:
    best = EMPTY
    for boat in range(BOATS):
        most = g.aboard[best] if best != EMPTY else 0
        if at_sea(g, boat) and g.aboard[boat] > most and berth in REACH[boat]:
            best = boat
    return best


saved("cove", Advance, EndOfTurn, NextTurn, TakeAction)
