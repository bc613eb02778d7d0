"""The end: what triggers it, and the last payments before scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.events import (
    END_TRIGGERED,
    LAST_BEGAN,
    LOAN_SETTLED,
    MATCH_ENDED,
    TABLE,
)
from hearth.games.winterforge.state import BY_ROUND_CAP, NOT_YET, Guild, Winterforge
from hearth.kernel import Effect, saved


def trigger_end(g: Winterforge, why: int) -> None:
    """The first trigger counts; play goes on to the end of the round. [WF-090 to WF-092]"""
    if g.triggers and g.ending == NOT_YET:
        g.ending = why
        g.note(END_TRIGGERED, TABLE, why)


def tell_round(g: Winterforge, kind: int) -> None:
    """A round, a day or a turn alone begins; that no other will follow is told with it."""
    g.note(kind, TABLE, g.round)
    if g.round >= g.round_cap:
        g.note(LAST_BEGAN, TABLE)


def is_last(g: Winterforge) -> bool:
    """At the end of a round, or a day: is this the end? Then the match is finished next.

    [WF-092, WF-115, WF-R53, WF-R62]
    """
    if g.round >= g.round_cap:
        trigger_end(g, BY_ROUND_CAP)
    if g.ending == NOT_YET:
        return False
    g.then(FINISH)
    return True


@dataclass
class Finish(Effect):
    """Loans are settled from what Coin is left, smallest debt first. [WF-093, WF-R41]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        for guild in g.players:
            while settle_smallest(g, guild):
                pass
        g.over = True
        g.note(MATCH_ENDED, TABLE)


FINISH: Final = Finish()


def settle_smallest(g: Winterforge, me: Guild) -> bool:
    """Pay the rest of the smallest debt, if there is one and the Coin suffices."""
    if not me.loans:
        return False
    debts = [me.owed(i, g.box) for i in range(len(me.loans))]
    least = min(debts)
    if least > me.coin:
        return False
    i = debts.index(least)
    me.coin -= least
    g.note(LOAN_SETTLED, me.seat, me.loans[i], least)
    me.settled = [*me.settled, me.loans.pop(i)]
    del me.paid[i]
    return True


saved("winterforge", Finish)
