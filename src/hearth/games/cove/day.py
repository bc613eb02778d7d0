"""A day: Arrival, Production, Market, Clean-up; and the end of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.events import (
    DAY_BEGAN,
    FINAL_ICONS,
    FINAL_LOSS,
    HALL_JOINED,
    LAIR_JOINED,
    MATCH_ENDED,
    TABLE,
)
from hearth.games.cove.figures import COLOURS, ROGUE
from hearth.games.cove.harbour import arrive, at_sea
from hearth.games.cove.market import OPEN_MARKET
from hearth.games.cove.production import NEXT_TURN
from hearth.games.cove.ranking import icons_pay, lost_to_rogues, player_wins
from hearth.games.cove.state import (
    BEATEN,
    BERTHS,
    BOATS,
    BY_DAYS,
    DAYS,
    EMPTY,
    KINDS,
    LOST,
    Cove,
    Merchant,
)
from hearth.games.cove.town import discard_oldest
from hearth.kernel import Effect, saved


@dataclass
class BeginDay(Effect):
    """[CO-015]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        g.day += 1
        g.note(DAY_BEGAN, TABLE, g.day)
        arrive(g)
        g.then(NEXT_TURN, OPEN_MARKET, CLEAN_UP)


BEGIN_DAY: Final = BeginDay()


@dataclass
class CleanUp(Effect):
    """All else carries over to the next day. [CO-061 to CO-067, CO-R26, CO-R29]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        clear_boats(g)
        g.berths = [EMPTY] * len(BERTHS)
        g.docked = 0
        g.token = 0
        discard_oldest(g)
        g.hours = [1] * len(g.hours)
        if g.day == DAYS:
            end_match(g)
        else:
            g.then(BEGIN_DAY)


CLEAN_UP: Final = CleanUp()


def clear_boats(g: Cove) -> None:
    """From piers into the bag, from the sea to Halls and Lair. [CO-061, CO-062]"""
    joined = [0] * KINDS
    for boat in range(BOATS):
        for figure in range(KINDS):
            here = g.boats[boat * KINDS + figure]
            if at_sea(g, boat):
                joined[figure] += here
            else:
                g.bag[figure] += here
    for colour in range(len(COLOURS)):
        g.halls[colour] += joined[colour]
        if joined[colour]:
            g.note(HALL_JOINED, TABLE, colour, joined[colour])
    g.lair += joined[ROGUE]
    if joined[ROGUE]:
        g.note(LAIR_JOINED, TABLE, joined[ROGUE])
    g.boats = [0] * (BOATS * KINDS)
    g.aboard = [0] * BOATS


def end_match(g: Cove) -> None:
    """The icons pay and cost in `scores`: Gold on the track stays what it was. [CO-068, CO-069]"""
    for merchant in g.players:
        g.note(FINAL_ICONS, merchant.seat, icons_pay(g, merchant.townsfolk))
        g.note(FINAL_LOSS, merchant.seat, lost_to_rogues(g, merchant))
    g.over = True
    if not g.peddler.present:
        g.ending = BY_DAYS
    else:
        g.note(FINAL_ICONS, TABLE, icons_pay(g, g.peddler.townsfolk))
        g.ending = BEATEN if player_wins(g) else LOST
    g.note(MATCH_ENDED, TABLE, g.ending)


saved("cove", BeginDay, CleanUp)
