"""The JSON API: tables and seats, and all its ways. Other programs play as the browser does."""

from __future__ import annotations

import io
from functools import cache, lru_cache
from typing import Any, Final

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hearth.server import api_afterwards as afterwards
from hearth.server import api_games as of_games
from hearth.server import shapes
from hearth.server.asking import (
    answered,
    answering,
    client_of,
    eyes,
    house_of,
    number,
    table_of,
    token_of,
)
from hearth.server.envelope import view_message
from hearth.server.openapi import Way, document
from hearth.server.refused import RefusedError, reading
from hearth.server.seats import Settings, Wish
from hearth.server.static import sent
from hearth.server.summaries import summary
from hearth.server.table import Table
from hearth.server.waiting import Visitor, wait_for_news

LARGEST_REPLAY: Final = 1024 * 1024  # with what JSON adds to its text
SVG: Final = "image/svg+xml"
DRAWINGS: Final = 1000  # of links that are kept: each takes some milliseconds


async def tables(request: Request) -> Response:
    """Tables with a free seat, a page of them."""
    told, more = house_of(request).open_tables(request.query_params.get("before", ""))
    return answered({"tables": told, "more": more})


async def make_table(request: Request, wish: shapes.asked.TableWish) -> Response:
    """A new table, and the token of its maker's seats."""
    wishes = [Wish(seat.kind, seat.name, seat.level) for seat in wish.seats]
    settings = Settings(wish.clock, wish.stand_in, wish.patience, wish.pace)
    house = house_of(request)
    client_of(request).take("tables")
    try:
        if wish.guide:
            name = wish.seats[0].name if wish.seats else ""
            table, token = await house.make_guided(wish.game, name, wish.pace)
        else:
            table, token = await house.make(wish.game, wishes, wish.options, settings, wish.seed)
    except ValueError as error:
        raise RefusedError("malformed", f"{error}.") from error
    made: shapes.lobby.Made = {"table": table.id, "token": token, "seats": table.held_by(token)}
    return answered(made, 201)


async def my_tables(request: Request, wish: shapes.asked.MyTables) -> Response:
    """Tables that you hold tokens of: whose turn it is, or how they ended."""
    tokens = {one.table: one.token for one in wish.tables}
    told, lost = await house_of(request).mine(tokens, client_of(request))
    return answered({"tables": told, "lost": lost})


async def look(request: Request) -> Response:
    """The table as the token's seat sees it: as over the socket, with the whole log."""
    table = table_of(request)
    seat = eyes(table, request)
    after = number(request.query_params.get("after", ""))
    if after is not None:
        visitor = Visitor(client_of(request), table.held_by(token_of(request)), seat)
        await wait_for_news(table, visitor, after)
    return answered(view_message(table, seat, 0, table.held_by(token_of(request))))


async def lobby_entry(request: Request) -> Response:
    """The table as the lobby shows it, and its link."""
    table = table_of(request)
    with reading():
        analysed = bool(house_of(request).store.analysed([table.id]))
    entry = summary(table, table.held_by(token_of(request)), analysed)
    return answered(entry | {"link": f"{link_base(request)}/t/{table.id}"})


async def take_seat(request: Request, claim: shapes.asked.SeatClaim) -> Response:
    """Sit down on an open seat, or, for who made the table, put a bot there."""
    table = table_of(request)
    seat = number(request.path_params["seat"])
    if seat is None:
        raise RefusedError("malformed", "A seat is a number, counted from 0.")
    taken: shapes.lobby.Taken = {"seat": seat}
    if claim.level:
        if not table.is_owner(token_of(request)):
            raise RefusedError("not_yours", "Only who made the table can seat bots.")
        await table.seat_bot(seat, claim.level)
        return answered(taken)
    if claim.token and not table.held_by(claim.token):
        raise RefusedError("not_yours", "This token holds no seat at this table.")
    taken["token"] = await table.sit(seat, claim.name, claim.token)
    return answered(taken)


async def act(request: Request, wish: shapes.asked.ActBody) -> Response:
    """Choose an option. The answer is the table after it, and what was chosen is stored."""
    table = table_of(request)
    _own(table, request, wish.seat)
    await table.act(wish.seat, wish.rev, wish.id, wish.cid)
    return answered(view_message(table, wish.seat, 0, table.held_by(token_of(request))))


async def undo(request: Request, wish: shapes.asked.UndoBody) -> Response:
    """Take the seat's last choice back."""
    table = table_of(request)
    _own(table, request, wish.seat)
    await table.undo(wish.seat, wish.rev)
    return answered(view_message(table, wish.seat, 0, table.held_by(token_of(request))))


async def leave_guide(request: Request) -> Response:
    """Play on without the guide. It does not come back at this table."""
    table = table_of(request)
    held = table.held_by(token_of(request))
    if not held:
        raise RefusedError("not_yours", "Only who plays here can leave the guide.")
    await table.leave_guide()
    return answered(view_message(table, held[0], 0, held))


def _own(table: Table, request: Request, seat: int) -> None:
    if seat not in table.held_by(token_of(request)):
        raise RefusedError("not_yours", "This token does not hold that seat.")


async def table_cards(request: Request) -> Response:
    """The content of the table's own box: a designer's may have been played with."""
    table = table_of(request)
    if table.match.box is table.match.game.standard_box():
        return sent(of_games.standard_cards(table.match.game.id), request)
    return sent(table.own_cards, request)


async def qr(request: Request) -> Response:
    """The link to a table as a picture for a phone's camera."""
    table = table_of(request)
    return Response(_drawn(f"{link_base(request)}/t/{table.id}"), media_type=SVG)


@lru_cache(DRAWINGS)
def _drawn(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link).save(drawn, kind="svg", scale=6, border=2)
    return drawn.getvalue()


def link_base(request: Request) -> str:
    """The address under which others reach this server, as well as it can be told."""
    shared: str = request.app.state.shared
    local = request.url.hostname in ("127.0.0.1", "localhost", "::1")
    return shared if shared and local else f"{request.url.scheme}://{request.url.netloc}"


async def openapi(request: Request) -> Response:
    """This description of everything, after OpenAPI 3.1."""
    return answered(described())


WAYS: Final = [
    Way("GET", "/games", of_games.games, shapes.games.Games),
    Way("GET", "/engine", of_games.engine, shapes.games.Engine),
    Way("GET", "/games/{game}/cards", of_games.cards, shapes.games.Cards),
    Way("GET", "/games/{game}/rules", of_games.rules, media=of_games.MARKDOWN),
    Way("GET", "/games/{game}/clauses", of_games.clauses, shapes.games.Clauses),
    Way("GET", "/tables", tables, shapes.lobby.Tables, query=("before",)),
    Way("POST", "/tables", make_table, shapes.lobby.Made, 201),
    Way("POST", "/tables/mine", my_tables, shapes.lobby.Mine),
    Way(
        "GET",
        "/tables/{table}",
        look,
        shapes.table.ViewMessage,
        token="may",
        query=("seat", "after"),
        waits=True,
    ),
    Way("GET", "/tables/{table}/summary", lobby_entry, shapes.lobby.LinkedSummary, token="may"),
    Way("POST", "/tables/{table}/seats/{seat}", take_seat, shapes.lobby.Taken, token="may"),
    Way("POST", "/tables/{table}/act", act, shapes.table.ViewMessage, token="must"),
    Way("POST", "/tables/{table}/undo", undo, shapes.table.ViewMessage, token="must"),
    Way("POST", "/tables/{table}/leave_guide", leave_guide, shapes.table.ViewMessage, token="must"),
    Way("GET", "/tables/{table}/cards", table_cards, shapes.games.Cards),
    Way("GET", "/tables/{table}/record", afterwards.match_record, media="text/plain"),
    Way(
        "POST",
        "/replays",
        afterwards.keep_replay,
        shapes.afterwards.KeptReplay,
        201,
        largest=LARGEST_REPLAY,
    ),
    Way(
        "GET",
        "/tables/{table}/replay",
        afterwards.match_replay,
        shapes.afterwards.Replay,
        token="may",
        query=("seat",),
    ),
    Way("GET", "/tables/{table}/analysis", afterwards.analysis, shapes.afterwards.AnalysisStatus),
    Way("POST", "/tables/{table}/analysis", afterwards.analyse, shapes.afterwards.AnalysisStatus),
    Way("POST", "/tables/{table}/play_on", afterwards.play_on, shapes.lobby.Made, 201),
    Way(
        "POST", "/tables/{table}/rematch", afterwards.rematch, shapes.lobby.Again, 201, token="must"
    ),
    Way("GET", "/tables/{table}/qr", qr, media=SVG),
    Way("GET", "/openapi.json", openapi, dict[str, Any]),
]


@cache
def described() -> dict[str, Any]:
    return document(WAYS)


def api_routes() -> list[Route]:
    return [Route(way.path, answering(way), methods=[way.method]) for way in WAYS]
