"""The JSON API: games, tables, seats. Other programs play with it as the browser does."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import hearth
from hearth.bots.specs import LEVELS, levels
from hearth.kernel import find
from hearth.match import record
from hearth.server import shapes
from hearth.server.envelope import view_message
from hearth.server.house import House, summary
from hearth.server.openapi import JSON, Way, document
from hearth.server.refused import RefusedError
from hearth.server.replays import replay
from hearth.server.seats import Settings, Wish
from hearth.server.table import Table
from hearth.server.waiting import Visitor, wait_for_news

LARGEST_BODY: Final = 64 * 1024
MARKDOWN: Final = "text/markdown; charset=utf-8"
BOARDS: Final = Path(__file__).parent.parent / "web" / "static" / "games"
SVG: Final = "image/svg+xml"


def answered(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def answering(way: Way) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint with its body read; refusals become answers: a code, a sentence, a status."""
    kind = way.takes()

    async def guarded(request: Request) -> Response:
        try:
            taken = [] if kind is None else [await body(request, kind)]
            return await way.endpoint(request, *taken)
        except RefusedError as refused:
            refusal: shapes.Refusal = {"code": refused.code, "text": refused.text}
            return answered(refusal, shapes.REFUSALS[refused.code][0])

    guarded.__name__ = way.endpoint.__name__
    return guarded


async def body(request: Request, kind: Any) -> Any:
    raw = b""
    async for piece in request.stream():
        raw += piece
        if len(raw) > LARGEST_BODY:
            raise RefusedError("malformed", f"A request has at most {LARGEST_BODY} bytes.")
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RefusedError("malformed", f"This request cannot be read: {error}.") from error


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def table_of(request: Request) -> Table:
    return house_of(request).find(request.path_params["table"])


def token_of(request: Request) -> str:
    """From the header, or, for links, from the address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else request.query_params.get("token", "")


# Games


async def games(request: Request) -> Response:
    """All games with their seats and options, and the bots' levels."""
    known = [
        {**hearth.info(game), "levels": levels(game), "board": has_board(game)}
        for game in hearth.games()
    ]
    return answered({"games": known, "levels": LEVELS, "native": hearth.native})


def has_board(game: str) -> bool:
    """Is there a drawn board, or does the browser use its plain table?"""
    return (BOARDS / f"{game}.js").exists()


async def cards(request: Request) -> Response:
    """The printed content of a game's box: what the ids in a view stand for."""
    return answered(hearth.cards(_game(request)))


async def rules(request: Request) -> Response:
    """The players' reference, as Markdown."""
    text = (find(_game(request)).folder / "rules.md").read_text(encoding="utf-8")
    return Response(text, media_type=MARKDOWN)


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in hearth.games():
        raise RefusedError("unknown", f"There is no game {game!r}.")
    return game


# Tables


async def tables(request: Request) -> Response:
    """Tables with a free seat."""
    return answered({"tables": house_of(request).open_tables()})


async def make_table(request: Request, wish: shapes.TableWish) -> Response:
    """A new table, and the token of its maker's seats."""
    wishes = [Wish(seat.kind, seat.name, seat.level) for seat in wish.seats]
    settings = Settings(wish.clock, wish.stand_in, wish.patience, wish.pace)
    try:
        table, token = house_of(request).make(wish.game, wishes, wish.options, settings, wish.seed)
    except ValueError as error:
        raise RefusedError("malformed", f"{error}.") from error
    made: shapes.Made = {"table": table.id, "token": token, "seats": table.held_by(token)}
    return answered(made, 201)


async def look(request: Request) -> Response:
    """The table as the token's seat sees it: as over the socket, with the whole log."""
    table = table_of(request)
    seat = _eyes(table, request)
    after = request.query_params.get("after", "")
    if after.isdecimal():
        visitor = Visitor(table.held_by(token_of(request)), seat)
        await wait_for_news(table, visitor, int(after))
    return answered(view_message(table, seat, 0, table.held_by(token_of(request))))


async def lobby_entry(request: Request) -> Response:
    """The table as the lobby shows it, and its link."""
    table = table_of(request)
    entry = summary(table, table.held_by(token_of(request)))
    return answered(entry | {"link": f"{link_base(request)}/t/{table.id}"})


async def take_seat(request: Request, claim: shapes.SeatClaim) -> Response:
    """Sit down on an open seat, or, for who made the table, put a bot there."""
    table = table_of(request)
    number = int(request.path_params["seat"])
    taken: shapes.Taken = {"seat": number}
    if claim.level:
        if not table.is_owner(token_of(request)):
            raise RefusedError("not_yours", "Only who made the table can seat bots.")
        await table.seat_bot(number, claim.level)
        return answered(taken)
    if claim.token and not table.held_by(claim.token):
        raise RefusedError("not_yours", "This token holds no seat at this table.")
    taken["token"] = await table.sit(number, claim.name, claim.token)
    return answered(taken)


async def act(request: Request, wish: shapes.ActBody) -> Response:
    """Choose an option. The answer is the table after it, and what was chosen is stored."""
    table = table_of(request)
    _own(table, request, wish.seat)
    await table.act(wish.seat, wish.rev, wish.id, wish.cid)
    return answered(view_message(table, wish.seat, 0, table.held_by(token_of(request))))


async def undo(request: Request, wish: shapes.UndoBody) -> Response:
    """Take the seat's last choice back."""
    table = table_of(request)
    _own(table, request, wish.seat)
    await table.undo(wish.seat, wish.rev)
    return answered(view_message(table, wish.seat, 0, table.held_by(token_of(request))))


def _eyes(table: Table, request: Request) -> int | None:
    """The seat whose view is wished for: the token's first, or the one in the address."""
    held = table.held_by(token_of(request))
    wished = request.query_params.get("seat", "")
    if not wished.isdecimal():
        return held[0] if held else None
    if int(wished) not in held:
        raise RefusedError("not_yours", "This token does not hold that seat.")
    return int(wished)


def _own(table: Table, request: Request, seat: int) -> None:
    if seat not in table.held_by(token_of(request)):
        raise RefusedError("not_yours", "This token does not hold that seat.")


async def match_record(request: Request) -> Response:
    """A finished match as a readable file; before its end it would give secrets away."""
    table = table_of(request)
    if not table.match.g.over:
        raise RefusedError("closed", "The record of a match is there when it is over.")
    name = f"{table.match.game.id}-{table.id}.hearth"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record(table.match), media_type="text/plain", headers=headers)


async def match_replay(request: Request) -> Response:
    """The match step by step, as the token's seat saw it."""
    table = table_of(request)
    seat = _eyes(table, request)
    text = await house_of(request).help.thinkers.do(replay, record(table.match), seat)
    return Response(text, media_type=JSON)


async def rematch(request: Request) -> Response:
    """The same people at a new table, each one seat further; their tokens hold there too."""
    table = table_of(request)
    if not table.held_by(token_of(request)):
        raise RefusedError("not_yours", "Only who played can ask for a rematch.")
    again = house_of(request).rematch(table)
    answer: shapes.Again = {"table": again.id}
    return answered(answer, 201)


async def qr(request: Request) -> Response:
    """The link to a table as a picture for a phone's camera."""
    table = table_of(request)
    drawn = io.BytesIO()
    segno.make(f"{link_base(request)}/t/{table.id}").save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type=SVG)


def link_base(request: Request) -> str:
    """The address under which others reach this server, as well as it can be told."""
    shared: str = request.app.state.shared
    local = request.url.hostname in ("127.0.0.1", "localhost", "::1")
    return shared if shared and local else f"{request.url.scheme}://{request.url.netloc}"


async def openapi(request: Request) -> Response:
    """This description of everything, after OpenAPI 3.1."""
    return answered(described())


WAYS: Final = [
    Way("GET", "/games", games, shapes.Games),
    Way("GET", "/games/{game}/cards", cards, shapes.Cards),
    Way("GET", "/games/{game}/rules", rules, media=MARKDOWN),
    Way("GET", "/tables", tables, shapes.Tables),
    Way("POST", "/tables", make_table, shapes.Made, 201),
    Way("GET", "/tables/{table}", look, shapes.ViewMessage, token="may", query=("seat", "after")),
    Way("GET", "/tables/{table}/summary", lobby_entry, shapes.LinkedSummary, token="may"),
    Way("POST", "/tables/{table}/seats/{seat:int}", take_seat, shapes.Taken, token="may"),
    Way("POST", "/tables/{table}/act", act, shapes.ViewMessage, token="must"),
    Way("POST", "/tables/{table}/undo", undo, shapes.ViewMessage, token="must"),
    Way("GET", "/tables/{table}/record", match_record, media="text/plain"),
    Way("GET", "/tables/{table}/replay", match_replay, shapes.Replay, token="may", query=("seat",)),
    Way("POST", "/tables/{table}/rematch", rematch, shapes.Again, 201, token="must"),
    Way("GET", "/tables/{table}/qr", qr, media=SVG),
    Way("GET", "/openapi.json", openapi, dict[str, Any]),
]


@cache
def described() -> dict[str, Any]:
    return document(WAYS)


def api_routes() -> list[Route]:
    return [Route(way.path, answering(way), methods=[way.method]) for way in WAYS]
