"""The messages that a table sends, as in docs/table.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from hearth.analysis.match_analysis import unjudged
from hearth.analysis.story import difference
from hearth.kernel import commitment
from hearth.match import Line, Match, guide_of
from hearth.match.guide import PERSON as GUIDED

if TYPE_CHECKING:
    from hearth.server.table import Table

ENCODER: Final = msgspec.json.Encoder()
UNDO: Final = {"ok": True, "why": ""}


def encoded(message: dict[str, Any]) -> str:
    return ENCODER.encode(message).decode()


def view_message(table: Table, seat: int | None, since: int, held: list[int]) -> dict[str, Any]:
    """Everything that a seat sees, None is a spectator; `held` are all seats of who is told."""
    g = table.match.g
    return {
        "t": "view",
        "rev": table.rev,
        "table": table.id,
        "game": table.match.game.id,
        "box": own_box(table.match),
        "notice": table.notice,
        "file": table.has_file(),
        "seat": seat,
        "held": held,
        **around(table, seat),
        "over": over_part(table),
        "view": g.view(seat),
        "decision": decision_part(table, seat),
        "guide": guide_part(table, seat),
        "clock": table.clock_part(),
        "chance": chance_part(table),
        "log": [
            line_part(n, line)
            for n, line in enumerate(table.match.lines[since:], since)
            if line.is_for(seat)
        ],
        "since": since,
    }


def own_box(match: Match) -> str:
    """The name of a designer's box; empty: the standard one."""
    return "" if match.box is match.game.standard_box() else match.box.name


def seats_message(table: Table, seat: int | None) -> dict[str, Any]:
    return {"t": "seats", **around(table, seat)}


def around(table: Table, seat: int | None) -> dict[str, Any]:
    """Who is at the table, and how it stands with them."""
    return {
        "seats": seats_part(table, seat),
        "state": table.state(),
        "waiting": table.waiting(),
        "spectators": table.spectators(),
        "muted": table.sitting.muted,
        "stand_in": table.sitting.settings.stand_in,
        "rematch": table.sitting.rematch,
    }


def seats_part(table: Table, seat: int | None) -> list[dict[str, Any]]:
    names = table.match.game.names(table.match.g)
    scores = known_scores(table, seat)
    return [
        {
            "seat": i,
            "name": sitting.name,
            "kind": sitting.kind,
            "level": sitting.level,
            "online": table.is_online(i),
            "title": names[i],
            "score": scores[i] if scores else None,
        }
        for i, sitting in enumerate(table.seats)
    ]


def known_scores(table: Table, seat: int | None) -> list[int]:
    """Points as far as the seat can tell; a spectator is told at the end."""
    if seat is not None:
        return table.match.known_points(seat)
    return table.match.g.scores() if table.match.g.over else []


def sheet_message(table: Table, seat: int | None) -> dict[str, Any]:
    """All score sheets, each point explained, as far as the seat can tell."""
    game = table.match.game
    if seat is None and not table.match.g.over:
        return {"t": "sheet", "rev": table.rev, "sheets": []}
    thought = table.match.g if seat is None else table.match.known(seat)
    unsure = game.unsure(table.match.g)
    sheets = [
        [
            {
                "title": row.title,
                "points": None if row.title in unsure else row.points_text(),
                "why": row.why,
            }
            for row in game.sheet(thought, other)
        ]
        for other in range(len(table.seats))
    ]
    return {"t": "sheet", "rev": table.rev, "sheets": sheets}


def over_part(table: Table) -> dict[str, Any] | None:
    match = table.match
    if not match.g.over:
        return None
    return {
        "ending": match.game.ending(match.g),
        "scores": match.g.scores(),
        "result": match.g.result(),
        "tie_break": match.game.tie_break(match.g),
        "verdict": match.game.verdict(match.g),
        "why": difference(unjudged(match)),
    }


def decision_part(table: Table, seat: int | None) -> dict[str, Any] | None:
    match = table.match
    g = match.g
    if seat is None or table.state() != "playing" or seat not in g.actors():
        return None
    game = match.game
    space = game.space
    options = [
        {
            "id": space.notation(a),
            "verb": space.kind_of[a].name,
            "label": game.label(g, a, seat),
            "path": game.path(g, a, seat),
            "cost": game.cost(g, a, seat),
            "risk": game.risk(g, a, seat),
        }
        for a in g.options(seat)
    ]
    return {"prompt": game.prompt(g, seat), "options": options, "undo": undo_part(table, seat)}


def guide_part(table: Table, seat: int | None) -> dict[str, Any] | None:
    """What a guide says to the person it is there for, and the move it asks for."""
    due = table.due() if seat == GUIDED else None
    if due is None:
        return None
    return {
        "title": guide_of(table.match.game).title,
        "step": due.page,
        "steps": due.of,
        "pages": [{"say": page.say, "point": page.point} for page in due.pages],
        "move": due.move if due.seat == seat else "",
        "waits": due.seat != seat,
    }


def chance_part(table: Table) -> dict[str, Any]:
    """What binds the server before the match, and what it is checked with afterwards."""
    made = table.match.table
    is_told = table.sitting.foreseeable or table.has_file()
    return {
        "commitment": commitment(made.secret) if made.secret else "",
        "secret": made.secret if is_told else "",
        "seed": made.seed if is_told and not made.secret else None,
    }


def undo_part(table: Table, seat: int) -> dict[str, Any]:
    try:
        table.undo_point(seat)
    except ValueError as error:
        return {"ok": False, "why": str(error)}
    return UNDO


def line_part(n: int, line: Line) -> dict[str, Any]:
    return {
        "n": n,
        "move": line.move,
        "seat": line.seat,
        "text": line.text,
        "refs": line.refs,
        "event": line.event,
        "die": line.die if line.die[0] else None,
    }
