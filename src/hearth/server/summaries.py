"""Tables as the lobby shows them. Where nobody can move, no match is played again to tell."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from hearth.kernel import Game, find
from hearth.match.record import header_values, is_other_edition
from hearth.server.seats import Sitting
from hearth.server.store import OPEN, Stored
from hearth.server.table import Table


def summary(table: Table, held: list[int], analysed: bool = False) -> dict[str, Any]:
    """A table in the lobby, for who holds these seats."""
    match = table.match
    return {
        **_around(table.id, match.game, match.table.chosen, table.sitting),
        "state": "over" if table.sitting.outcome else table.state(),
        "waiting": table.waiting(),
        "held": held,
        "yours": any(seat in held for seat in table.waiting()),
        "notice": table.notice,
        "analysed": analysed,
    }


def summary_at_rest(stored: Stored, token: str, analysed: bool) -> dict[str, Any] | None:
    """A match that is over or waits for players, from what is stored beside it.

    None if it has to be played again for it, or cannot be read.
    """
    try:
        sitting = msgspec.json.decode(stored.seats, type=Sitting)
        values = header_values(stored.header, stored.id)
        game, options = find(values["game"]), json.loads(values["options"])
    except (ValueError, msgspec.MsgspecError):
        return None
    is_over = stored.state == "over" and sitting.outcome is not None
    if not is_over and not (stored.state == OPEN and _is_of_today(game, values)):
        return None
    return {
        **_around(stored.id, game, options, sitting),
        "state": stored.state,
        "waiting": [],
        "held": sitting.held_by(token),
        "yours": False,
        "notice": "",
        "analysed": analysed,
    }


def _is_of_today(game: Game, values: dict[str, str]) -> bool:
    """Nobody can play on by other rules than today's."""
    return values["rules"] == str(game.rules_version) and not is_other_edition(game, values)


def _around(table_id: str, game: Game, options: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    return {
        "table": table_id,
        "game": game.id,
        "title": game.title,
        "options": options,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in sitting.seats],
        "over": sitting.outcome,
    }
