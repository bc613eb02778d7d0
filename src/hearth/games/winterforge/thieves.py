"""Thieves' Guild, an Alleyway: a Component out of somebody else's stockpile."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import THIEVES_GUILD
from hearth.games.winterforge.effects import THEFT_IMMUNITY
from hearth.games.winterforge.events import COMPONENT_STOLEN, THIEF_HIRED
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import total
from hearth.games.winterforge.state import A, Guild, Winterforge
from hearth.kernel import Kind

MOST_SEATS: Final = 6

ROB: Final = A.kind("rob", seat=MOST_SEATS)


class ThievesGuild(Place):
    """A thief for hire. [WF-127]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        if me.coin >= g.box.sites[THIEVES_GUILD].price:
            for other in g.players:
                if other.seat != me.seat and can_be_robbed(g, other):
                    out.append(ROB.base + other.seat)

    def act(self, g: Winterforge, me: Guild, act: Kind, seat: int, y: int) -> None:
        price = g.box.sites[THIEVES_GUILD].price
        me.coin -= price
        g.note(THIEF_HIRED, me.seat, price)
        stock = g.players[seat].stock
        g.reveals += 1
        component = stock.pop(g.below(len(stock)))
        me.stock.append(component)
        g.note(COMPONENT_STOLEN, me.seat, component, seat)


def can_be_robbed(g: Winterforge, other: Guild) -> bool:
    """Something in the stockpile, and no Bodyguard. [WF-R57]"""
    return len(other.stock) > 0 and total(g, other, THEFT_IMMUNITY) == 0
