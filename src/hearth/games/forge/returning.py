"""Assistants that come back before the round is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.effects import MARKET
from hearth.games.forge.events import ASSISTANT_RETURNED
from hearth.games.forge.market import NOBODY
from hearth.games.forge.state import ASSISTANTS, EMPTY, EXHAUSTED, HOME, A, Forge, Smithy
from hearth.kernel import Choice, Kind, saved

RETURN: Final = A.kind("return_assistant", assistant=ASSISTANTS)
NO_RETURN: Final = A.kind("no_return")


@dataclass
class ReturnAssistant(Choice):
    """One own placed Assistant can be placed again this round. [FO-R47, FO-R59]"""

    optional: bool = False
    user: int = NOBODY  # the Assistant that does it cannot return itself

    def applies(self, g: Forge, me: Smithy) -> bool:
        return len(placed_assistants(me, self.user)) > 0

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out = [RETURN.base + assistant for assistant in placed_assistants(me, self.user)]
        if self.optional:
            out.append(NO_RETURN.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, assistant: int, y: int) -> None:
        if act is RETURN:
            leave_spot(g, me, assistant)
            me.workers[assistant] = HOME
            g.note(ASSISTANT_RETURNED, me.seat, assistant)


def placed_assistants(me: Smithy, user: int) -> list[int]:
    """On a spot of the board, or exhausted."""
    out: list[int] = []
    for assistant in range(ASSISTANTS):
        where = me.workers[assistant]
        if assistant != user and (where >= 0 or where == EXHAUSTED):
            out.append(assistant)
    return out


def leave_spot(g: Forge, me: Smithy, worker: int) -> None:
    """The spot is free at once; the Market has no need to count. [FO-052]"""
    spot = me.workers[worker]
    if spot >= 0 and g.box.spots[spot].location != MARKET:
        g.spots[spot] = EMPTY


saved("forge", ReturnAssistant)
