"""Shrine of Thommag, an Alleyway: Faith tokens, hidden until the end."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import SHRINE
from hearth.games.winterforge.events import FAITH_SEEN, FAITH_TAKEN
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.state import A, Guild, Winterforge
from hearth.kernel import Kind

FAITH_RP: Final = [3, 2]  # for the most Faith and the second most
SOLO_FAITH: Final = 6  # alone, this much Faith is enough for the first place

DONATE: Final = A.kind("donate")


class Shrine(Place):
    """A hidden Faith token for a donation. [WF-120, WF-R55]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        if me.coin >= g.box.sites[SHRINE].price and g.faith_bag.size() > 0:
            out.append(DONATE.base)

    def act(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        price = g.box.sites[SHRINE].price
        me.coin -= price
        token = g.draw(g.faith_bag)
        me.faith = [*me.faith, token]
        g.note(FAITH_TAKEN, me.seat, price)
        g.note(FAITH_SEEN, me.seat, token, 0, 1 << me.seat)


def faith_rp(totals: list[int]) -> list[int]:
    """The first two places share their RP among those who tie. [WF-121, WF-122, WF-R55]"""
    if len(totals) == 1:  # [WF-R47]
        return [FAITH_RP[0] if totals[0] >= SOLO_FAITH else 0]
    out = [0] * len(totals)
    place = 0
    for faith in sorted(set(totals), reverse=True):
        if faith == 0 or place >= len(FAITH_RP):
            break
        tied = totals.count(faith)
        share = sum(FAITH_RP[place : place + tied]) // tied
        out = [share if totals[i] == faith else out[i] for i in range(len(out))]
        place += tied
    return out
