"""Tables as the lobby shows them. A finished match is told from what was kept beside it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from hearth.kernel import Game, find
from hearth.match.record import header_values
from hearth.server.seats import Sitting
from hearth.server.store import Stored
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


def finished(stored: Stored, token: str, analysed: bool) -> dict[str, Any] | None:
    """A match that is over, without playing it again; None if it has to be."""
    if stored.state != "over":
        return None
    try:
        sitting = msgspec.json.decode(stored.seats, type=Sitting)
        values = header_values(stored.header, stored.id)
        game, options = find(values["game"]), json.loads(values["options"])
    except (ValueError, msgspec.MsgspecError):
        return None
    if sitting.outcome is None:
        return None
    return {
        **_around(stored.id, game, options, sitting),
        "state": "over",
        "waiting": [],
        "held": sitting.held_by(token),
        "yours": False,
        "notice": "",
        "analysed": analysed,
    }


def _around(table_id: str, game: Game, options: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    return {
        "table": table_id,
        "game": game.id,
        "title": game.title,
        "options": options,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in sitting.seats],
        "over": sitting.outcome,
    }
