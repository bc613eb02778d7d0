"""The API of matches that are over: files, replays, analyses, and what comes after them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hearth.match import RecordError, record
from hearth.server import shapes
from hearth.server.asking import answered, client_of, eyes, house_of, table_of, token_of
from hearth.server.openapi import JSON
from hearth.server.refused import RefusedError
from hearth.server.replays import replay
from hearth.server.turns import Asker


async def keep_replay(request: Request, wish: shapes.asked.ReplayFile) -> Response:
    """Bring a replay file: it becomes a table that everybody with its link can look at."""
    try:
        client_of(request).take("uploads")
        table = await house_of(request).keep_replay(wish.record, client_of(request))
    except RecordError as error:
        raise RefusedError("malformed", f"{error}.") from error
    answer: shapes.afterwards.KeptReplay = {"table": table.id, "notice": table.notice}
    return answered(answer, 201)


async def match_record(request: Request) -> Response:
    """The replay file of a match: its record, readable. It is there when the match is over."""
    table = table_of(request)
    name = f"{table.match.game.id}-{table.id}.hearth"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.replay_file(), media_type="text/plain", headers=headers)


async def match_replay(request: Request) -> Response:
    """The match step by step, as the token's seat saw it."""
    table = table_of(request)
    seat = eyes(table, request)
    asker = Asker(client_of(request).address, table.id)
    played = record(table.match)
    text = await house_of(request).help.read_file(asker, replay, played, seat, table.notice)
    return Response(text, media_type=JSON)


async def analysis(request: Request) -> Response:
    """The analysis of a match, or how far it is."""
    table = table_of(request)
    return answered(house_of(request).analyses.status(table.id))


async def analyse(request: Request) -> Response:
    """Look back at a finished match: each choice judged by what its seat could know."""
    table = table_of(request)
    house_of(request).analyses.start(table, client_of(request))
    return answered(house_of(request).analyses.status(table.id))


async def play_on(request: Request, wish: shapes.asked.PlayOn) -> Response:
    """A new table that goes on from a moment of a finished match, against bots."""
    house = house_of(request)
    client_of(request).take("tables")
    try:
        made = await house.play_on(table_of(request), wish.move, wish.seat, wish.level, wish.name)
    except ValueError as error:
        raise RefusedError("malformed", f"{error}.") from error
    table, token = made
    answer: shapes.lobby.Made = {"table": table.id, "token": token, "seats": table.held_by(token)}
    return answered(answer, 201)


async def rematch(request: Request) -> Response:
    """The same people at a new table, each one seat further; their tokens hold there too."""
    table = table_of(request)
    if not table.held_by(token_of(request)):
        raise RefusedError("not_yours", "Only who played can ask for a rematch.")
    if not table.sitting.rematch:
        client_of(request).take("tables")
    again = await house_of(request).rematch(table)
    answer: shapes.lobby.Again = {"table": again.id}
    return answered(answer, 201)
