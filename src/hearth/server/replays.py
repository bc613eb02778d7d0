"""A match step by step, as one seat saw it; all of it, for all, once it is over."""

from __future__ import annotations

from typing import Any

import msgspec

from hearth.match import Match, read_record


def replay(record: str, seat: int | None) -> bytes:
    """What the seat saw after each move, the first before any, as JSON. Runs in a worker."""
    played = read_record(record, "the match")
    again = Match(played.game, played.table, played.box, played.people)
    steps = [step(again, seat)]
    for move in played.moves:
        again.act(move.notation, move.seat)
        steps.append(step(again, seat) | {"by": move.seat})
    return msgspec.json.encode({"game": played.game.id, "seat": seat, "steps": steps})


def step(match: Match, seat: int | None) -> dict[str, Any]:
    """The table at one moment, with points as far as the seat could tell."""
    g = match.g
    unknown = seat is None and not g.over
    return {
        "move": len(match.moves),
        "view": g.view(seat),
        "names": match.game.names(g),
        "scores": None if unknown else match.known_points(seat or 0),
    }
