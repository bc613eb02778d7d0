"""Boats, berths and the bag: figures are drawn, seated and moved; full boats dock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.cards import ROBBERS
from hearth.games.cove.events import (
    ARRIVED,
    DOCKED,
    MOVED,
    RETURNED,
    SEATED,
    SENT_TO_HALL,
    TABLE,
)
from hearth.games.cove.figures import ROGUE
from hearth.games.cove.state import (
    BERTHS,
    BOATS,
    EMPTY,
    KINDS,
    SEATS_ABOARD,
    A,
    Cove,
    Merchant,
)
from hearth.kernel import Choice, Effect, Kind, falls_on, saved

# A figure at sea is its boat and its kind.
PLACES: Final = BOATS * KINDS
# Berths that a boat can reach, the outer pier first. [CO-026]
REACH: Final = [[0, 1], [0, 1], [0, 1], [3, 2], [3, 2], [3, 2]]

SEAT: Final = A.kind("seat", boat=BOATS)
DOCK: Final = A.kind("dock", berth=len(BERTHS))
MOVE: Final = A.kind("move", figure=PLACES, boat=BOATS)
RETURN: Final = A.kind("return", figure=PLACES)
TO_HALL: Final = A.kind("to_hall", figure=PLACES)


def teller(g: Cove, marker: int) -> int:
    """The seat of a marker for the log; the Peddler has none."""
    return marker if marker < len(g.players) else TABLE


def at_sea(g: Cove, boat: int) -> bool:
    return g.docked >> boat & 1 == 0


def has_room(g: Cove, boat: int) -> bool:
    return g.aboard[boat] < SEATS_ABOARD and g.docked >> boat & 1 == 0


def any_room(g: Cove) -> bool:
    for boat in range(BOATS):
        if has_room(g, boat):
            return True
    return False


def draw_figure(g: Cove) -> int:
    """From a bag that is not empty."""
    g.reveals += 1
    figure = falls_on(g.bag, g.below(sum(g.bag)))
    g.bag[figure] -= 1
    return figure


def board(g: Cove, boat: int, figure: int) -> None:
    g.boats[boat * KINDS + figure] += 1
    g.aboard[boat] += 1


def leave(g: Cove, place: int) -> None:
    g.boats[place] -= 1
    g.aboard[place // KINDS] -= 1


def free_berths(g: Cove, boat: int) -> list[int]:
    return [berth for berth in REACH[boat] if g.berths[berth] == EMPTY]


def dock(g: Cove, boat: int, berth: int, seat: int) -> None:
    """Its figures are customers of that pier. [CO-024, CO-025]"""
    g.berths[berth] = boat
    g.docked |= 1 << boat
    g.note(DOCKED, teller(g, seat), boat, berth)


def arrive(g: Cove) -> None:
    """Two figures for each boat in turn. [CO-016, CO-017, CO-R39]"""
    for boat in range(BOATS):
        for _ in range(2):
            if sum(g.bag) > 0:
                figure = draw_figure(g)
                board(g, boat, figure)
                g.note(ARRIVED, TABLE, figure, boat)


# Seating


@dataclass
class DrawFigure(Effect):
    """Lost with an empty bag or without a free seat. [CO-022, CO-023, CO-R43]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        if sum(g.bag) == 0 or not any_room(g):
            return
        g.drawn = draw_figure(g)
        if g.acting == len(g.players):
            seat_drawn(g, peddlers_boat(g))
        else:
            g.then(SEAT_DRAWN)


DRAW_FIGURE: Final = DrawFigure()


@dataclass
class SeatDrawn(Choice):
    """In any boat at sea with a free seat. [CO-022, CO-R36]"""

    def applies(self, g: Cove, me: Merchant) -> bool:
        boats = self.options(g, me)
        if len(boats) > 1:
            return True
        seat_drawn(g, boats[0] - SEAT.base)
        return False

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return [SEAT.base + boat for boat in range(BOATS) if has_room(g, boat)]

    def apply(self, g: Cove, me: Merchant, act: Kind, boat: int, y: int) -> None:
        seat_drawn(g, boat)


SEAT_DRAWN: Final = SeatDrawn()


def seat_drawn(g: Cove, boat: int) -> None:
    figure = g.drawn
    g.drawn = EMPTY
    board(g, boat, figure)
    g.note(SEATED, teller(g, g.acting), figure, boat)
    if figure == ROGUE and g.rogue_card == ROBBERS:
        g.then(ROBBERS_MOVE[boat])
    dock_if_full(g, boat, g.acting)


def peddlers_boat(g: Cove) -> int:
    """The fullest with a free seat, then most of that colour, then the lowest. [CO-080]"""
    best = EMPTY
    for boat in range(BOATS):
        if has_room(g, boat) and (best == EMPTY or fuller(g, boat, best)):
            best = boat
    return best


def fuller(g: Cove, boat: int, other: int) -> bool:
    if g.aboard[boat] != g.aboard[other]:
        return g.aboard[boat] > g.aboard[other]
    return g.boats[boat * KINDS + g.drawn] > g.boats[other * KINDS + g.drawn]


# Docking


def dock_if_full(g: Cove, boat: int, by: int) -> None:
    """At once, at a free berth that it can reach; without one it stays. [CO-024, CO-027]"""
    if g.aboard[boat] < SEATS_ABOARD:
        return
    berths = free_berths(g, boat)
    if not berths:
        return
    if len(berths) == 1 or by == len(g.players):  # the Peddler takes the outer one [CO-080]
        dock(g, boat, berths[0], by)
    else:
        g.then(CHOOSE_BERTH[boat])


@dataclass
class ChooseBerth(Choice):
    """Who seated the last figure decides. [CO-024, CO-R22]"""

    boat: int = 0

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return [DOCK.base + berth for berth in sorted(free_berths(g, self.boat))]

    def apply(self, g: Cove, me: Merchant, act: Kind, berth: int, y: int) -> None:
        dock(g, self.boat, berth, me.seat)


CHOOSE_BERTH: Final = [ChooseBerth(boat) for boat in range(BOATS)]


# Moving figures


def moves(g: Cove, kept: int) -> list[int]:
    """Figures at sea to other boats at sea; one Rogue of the kept boat stays where it is."""
    out: list[int] = []
    free = [boat for boat in range(BOATS) if has_room(g, boat)]
    for place in range(PLACES):
        if g.boats[place] == 0:
            continue
        boat = place // KINDS
        if g.docked >> boat & 1:
            continue
        if boat == kept and place % KINDS == ROGUE and g.boats[place] == 1:
            continue
        for to in free:
            if to != boat:
                out.append(MOVE.base + place * BOATS + to)
    return out


@dataclass
class MoveFigure(Choice):
    """Any figure at sea to another boat at sea. [CO-R32, CO-R43, CO-R47]

    With Robbers, all but the Rogue just seated, and whoever did it: the human. [CO-074, CO-R42]
    """

    kept: int = EMPTY  # the boat of that Rogue

    def applies(self, g: Cove, me: Merchant) -> bool:
        return len(moves(g, self.kept)) > 0

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return moves(g, self.kept)

    def apply(self, g: Cove, me: Merchant, act: Kind, place: int, to: int) -> None:
        leave(g, place)
        board(g, to, place % KINDS)
        g.note(MOVED, me.seat, place, to)
        dock_if_full(g, to, me.seat)


MOVE_FIGURE: Final = MoveFigure()
ROBBERS_MOVE: Final = [MoveFigure(boat) for boat in range(BOATS)]


def figures_at_sea(g: Cove, kind: Kind, rogues: bool) -> list[int]:
    """An action of the kind for each figure at sea, as long as it differs from the others."""
    out: list[int] = []
    for place in range(PLACES):
        if g.boats[place] == 0 or g.docked >> place // KINDS & 1:
            continue
        if rogues or place % KINDS != ROGUE:
            out.append(kind.base + place)
    return out


@dataclass
class ReturnFigure(Choice):
    """Into the bag before another is drawn. [CO-R32, CO-R43]"""

    def applies(self, g: Cove, me: Merchant) -> bool:
        return len(figures_at_sea(g, RETURN, True)) > 0

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return figures_at_sea(g, RETURN, True)

    def apply(self, g: Cove, me: Merchant, act: Kind, place: int, y: int) -> None:
        leave(g, place)
        g.bag[place % KINDS] += 1
        g.note(RETURNED, me.seat, place)
        g.then(DRAW_FIGURE)


RETURN_FIGURE: Final = ReturnFigure()


@dataclass
class SendToHall(Choice):
    """An adventurer at sea, no Rogue."""

    def applies(self, g: Cove, me: Merchant) -> bool:
        return len(figures_at_sea(g, TO_HALL, False)) > 0

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return figures_at_sea(g, TO_HALL, False)

    def apply(self, g: Cove, me: Merchant, act: Kind, place: int, y: int) -> None:
        leave(g, place)
        g.halls[place % KINDS] += 1
        g.note(SENT_TO_HALL, me.seat, place)


SEND_TO_HALL: Final = SendToHall()

saved("cove", DrawFigure, SeatDrawn, ChooseBerth, MoveFigure, ReturnFigure, SendToHall)
