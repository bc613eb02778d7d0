"""What a player would look for among the options, as refs; the game says why it is not there."""

from __future__ import annotations

from typing import cast

from hearth.games.forge.cards import UPGRADES
from hearth.games.forge.questions import is_done, upgrade_price
from hearth.games.forge.state import SMITH
from hearth.games.forge.things import lacking
from hearth.games.forge.view_types import TableView
from hearth.terminal.drawer import Sight
from hearth.terminal.forge.table import Cards, laid_out
from hearth.terminal.forge.words import UPGRADING


def looked_for(sight: Sight, cards: Cards) -> list[str]:
    """Upgrades that are not done, the nearest first; what a Contract lacks stands beside it."""
    if not sight.kinds & UPGRADING:
        return []
    g = laid_out(cast(TableView, sight.view), cards)
    me = g.players[sight.seat]
    missing = {
        name: sum(lacking(me, upgrade_price(g, me, number, SMITH)))
        for number, name in enumerate(UPGRADES)
        if not is_done(me, number)
    }
    return [f"upgrade:{name}" for name in sorted(missing, key=lambda name: missing[name])]
