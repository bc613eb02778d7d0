"""Activate Staff: each ability with somebody assigned to it, once, in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.events import STAFF_ACTIVATED, STAFF_USED
from hearth.games.cove.state import A, Cove, Merchant
from hearth.games.cove.trade import STAFF_PLACES, STAFF_SPACE
from hearth.games.cove.trades import TRADES
from hearth.kernel import Choice, Kind, saved

STAFF_HOURS: Final = 2

ACTIVATE: Final = A.kind("activate_staff")
USE: Final = A.kind("use_staff", place=STAFF_PLACES)
SKIP: Final = A.kind("skip_staff")


def can_activate(me: Merchant) -> bool:
    """[CO-050]"""
    return me.at != STAFF_SPACE and len(me.staff) > 0


def activate(g: Cove, me: Merchant) -> int:
    me.at = STAFF_SPACE
    g.note(STAFF_ACTIVATED, me.seat)
    g.then(USE_STAFF[0])
    return STAFF_HOURS


@dataclass
class UseStaff(Choice):
    """Each may be skipped. [CO-050, CO-R16, CO-R44]"""

    used: int = 0  # places, a bit each

    def applies(self, g: Cove, me: Merchant) -> bool:
        return len(self.usable(g, me)) > 0

    def continues(self) -> bool:
        return True

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return [*self.usable(g, me), SKIP.base]

    def usable(self, g: Cove, me: Merchant) -> list[int]:
        out: list[int] = []
        for place in range(STAFF_PLACES):
            if self.used >> place & 1 or place not in me.staff:
                continue
            if TRADES[me.trade].can_use(g, me, place):
                out.append(USE.base + place)
        return out

    def apply(self, g: Cove, me: Merchant, act: Kind, place: int, y: int) -> None:
        if act is SKIP:
            return
        g.note(STAFF_USED, me.seat, place)
        g.then(USE_STAFF[self.used | 1 << place])
        TRADES[me.trade].use(g, me, place)


USE_STAFF: Final = [UseStaff(used) for used in range(1 << STAFF_PLACES)]

saved("cove", UseStaff)
