"""The JSON API: games, tables, seats. Other programs play with it as the browser does."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import hearth
from hearth.bots.specs import LEVELS, levels
from hearth.kernel import find
from hearth.match import record
from hearth.server.envelope import view_message
from hearth.server.house import House, summary
from hearth.server.refused import RefusedError
from hearth.server.replays import replay
from hearth.server.seats import Settings, Wish
from hearth.server.table import Table

LARGEST_BODY: Final = 64 * 1024
STATUS: Final = {"unknown": 404, "broken": 410, "not_yours": 403, "stale": 409, "not_stored": 503}


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    name: str = ""
    level: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    clock: int = 0
    stand_in: str = ""
    patience: int = 20
    pace: float = 0.6
    seed: int | None = None


class SeatClaim(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    level: str = ""  # of a bot, for who made the table
    token: str = ""  # one that holds a seat already and wants another on the same screen


class ActBody(msgspec.Struct, forbid_unknown_fields=True):
    rev: int
    id: str
    seat: int
    cid: str = ""


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    rev: int
    seat: int


def answered(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def refusing(endpoint: Endpoint) -> Endpoint:
    """Refusals as answers: a code, a sentence, a status."""

    async def guarded(request: Request) -> Response:
        try:
            return await endpoint(request)
        except RefusedError as refused:
            status = STATUS.get(refused.code, 400)
            return answered({"code": refused.code, "text": refused.text}, status)

    guarded.__name__ = endpoint.__name__
    return guarded


async def body(request: Request, kind: type[T]) -> T:
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
    known = [{**hearth.info(game), "levels": levels(game)} for game in hearth.games()]
    return answered({"games": known, "levels": LEVELS, "native": hearth.native})


async def cards(request: Request) -> Response:
    """The printed content of a game's box: what the ids in a view stand for."""
    return answered(hearth.cards(_game(request)))


async def rules(request: Request) -> Response:
    """The players' reference, as Markdown."""
    text = (find(_game(request)).folder / "rules.md").read_text(encoding="utf-8")
    return Response(text, media_type="text/markdown; charset=utf-8")


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in hearth.games():
        raise RefusedError("unknown", f"There is no game {game!r}.")
    return game


# Tables


async def tables(request: Request) -> Response:
    """Tables with a free seat."""
    return answered({"tables": house_of(request).open_tables()})


async def make_table(request: Request) -> Response:
    """A new table, and the token of its maker's seats."""
    wish = await body(request, TableWish)
    wishes = [Wish(seat.kind, seat.name, seat.level) for seat in wish.seats]
    settings = Settings(wish.clock, wish.stand_in, wish.patience, wish.pace)
    try:
        table, token = house_of(request).make(wish.game, wishes, wish.options, settings, wish.seed)
    except ValueError as error:
        raise RefusedError("malformed", f"{error}.") from error
    return answered({"table": table.id, "token": token, "seats": table.held_by(token)}, 201)


async def look(request: Request) -> Response:
    """The table as the token's seat sees it, as over the socket; `?seat=` if it holds several."""
    table = table_of(request)
    return answered(view_message(table, _eyes(table, request), 0))


async def lobby_entry(request: Request) -> Response:
    return answered(summary(table_of(request)))


async def take_seat(request: Request) -> Response:
    """Sit down on an open seat, or, for who made the table, put a bot there."""
    table = table_of(request)
    claim = await body(request, SeatClaim)
    number = int(request.path_params["seat"])
    if claim.level:
        if not table.is_owner(token_of(request)):
            raise RefusedError("not_yours", "Only who made the table can seat bots.")
        await table.seat_bot(number, claim.level)
        return answered({"seat": number})
    if claim.token and not table.held_by(claim.token):
        raise RefusedError("not_yours", "This token holds no seat at this table.")
    token = await table.sit(number, claim.name, claim.token)
    return answered({"seat": number, "token": token})


async def act(request: Request) -> Response:
    """Choose an option; the answer is the table after it."""
    table = table_of(request)
    wish = await body(request, ActBody)
    _own(table, request, wish.seat)
    await table.act(wish.seat, wish.rev, wish.id, wish.cid)
    return answered(view_message(table, wish.seat, 0))


async def undo(request: Request) -> Response:
    """Take the seat's last choice back."""
    table = table_of(request)
    wish = await body(request, UndoBody)
    _own(table, request, wish.seat)
    await table.undo(wish.seat, wish.rev)
    return answered(view_message(table, wish.seat, 0))


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
    return Response(text, media_type="application/json")


async def rematch(request: Request) -> Response:
    """The same people at a new table, each one seat further; their tokens hold there too."""
    table = table_of(request)
    if not table.held_by(token_of(request)):
        raise RefusedError("not_yours", "Only who played can ask for a rematch.")
    again = house_of(request).rematch(table)
    return answered({"table": again.id}, 201)


async def qr(request: Request) -> Response:
    """The link to a table as a picture for a phone's camera."""
    table = table_of(request)
    drawn = io.BytesIO()
    segno.make(f"{link_base(request)}/t/{table.id}").save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def link_base(request: Request) -> str:
    """The address under which others reach this server, as well as it can be told."""
    shared: str = request.app.state.shared
    local = request.url.hostname in ("127.0.0.1", "localhost", "::1")
    return shared if shared and local else f"{request.url.scheme}://{request.url.netloc}"


def api_routes() -> list[Route]:
    return [
        Route("/games", refusing(games)),
        Route("/games/{game}/cards", refusing(cards)),
        Route("/games/{game}/rules", refusing(rules)),
        Route("/tables", refusing(tables)),
        Route("/tables", refusing(make_table), methods=["POST"]),
        Route("/tables/{table}", refusing(look)),
        Route("/tables/{table}/summary", refusing(lobby_entry)),
        Route("/tables/{table}/seats/{seat:int}", refusing(take_seat), methods=["POST"]),
        Route("/tables/{table}/act", refusing(act), methods=["POST"]),
        Route("/tables/{table}/undo", refusing(undo), methods=["POST"]),
        Route("/tables/{table}/record", refusing(match_record)),
        Route("/tables/{table}/replay", refusing(match_replay)),
        Route("/tables/{table}/rematch", refusing(rematch), methods=["POST"]),
        Route("/tables/{table}/qr", refusing(qr)),
    ]
