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
from hearth.match import RecordError, has_guide, record
from hearth.match.reference import reference
from hearth.server import shapes
from hearth.server.envelope import view_message
from hearth.server.house import House
from hearth.server.openapi import JSON, Way, document
from hearth.server.refused import RefusedError
from hearth.server.replays import replay
from hearth.server.seats import Settings, Wish
from hearth.server.summaries import summary
from hearth.server.table import Table
from hearth.server.waiting import Visitor, wait_for_news

LARGEST_REPLAY: Final = 1024 * 1024  # with what JSON adds to its text
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
            taken = [] if kind is None else [await body(request, kind, way.largest)]
            return await way.endpoint(request, *taken)
        except RefusedError as refused:
            refusal: shapes.Refusal = {"code": refused.code, "text": refused.text}
            return answered(refusal, shapes.REFUSALS[refused.code][0])

    guarded.__name__ = way.endpoint.__name__
    return guarded


async def body(request: Request, kind: Any, largest: int) -> Any:
    raw = b""
    async for piece in request.stream():
        raw += piece
        if len(raw) > largest:
            raise RefusedError("malformed", f"This request has at most {largest} bytes.")
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
        {
            **hearth.info(game),
            "levels": levels(game),
            "board": has_board(game),
            "guide": has_guide(find(game)),
        }
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
    """The players' reference, as Markdown: numbered clauses, and pictures in braces."""
    path = find(_game(request)).folder / "rules.md"
    if not path.is_file():
        raise RefusedError("unknown", "This game has no written rules.")
    return Response(path.read_text(encoding="utf-8"), media_type=MARKDOWN)


async def clauses(request: Request) -> Response:
    """The numbers of the clauses that tell of a thing, a deed or an option; and the pictures."""
    return answered(reference(find(_game(request))))


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
    house = house_of(request)
    try:
        if wish.guide:
            name = wish.seats[0].name if wish.seats else ""
            table, token = house.make_guided(wish.game, name, wish.pace)
        else:
            table, token = house.make(wish.game, wishes, wish.options, settings, wish.seed)
    except ValueError as error:
        raise RefusedError("malformed", f"{error}.") from error
    made: shapes.Made = {"table": table.id, "token": token, "seats": table.held_by(token)}
    return answered(made, 201)


async def my_tables(request: Request, wish: shapes.MyTables) -> Response:
    """Tables that you hold tokens of: whose turn it is, or how they ended."""
    told, lost = await house_of(request).mine({one.table: one.token for one in wish.tables})
    return answered({"tables": told, "lost": lost})


async def keep_replay(request: Request, wish: shapes.ReplayFile) -> Response:
    """Bring a replay file: it becomes a table that everybody with its link can look at."""
    try:
        table = await house_of(request).keep_replay(wish.record)
    except RecordError as error:
        raise RefusedError("malformed", f"{error}.") from error
    answer: shapes.KeptReplay = {"table": table.id, "notice": table.notice}
    return answered(answer, 201)


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
    analysed = bool(house_of(request).store.analysed([table.id]))
    entry = summary(table, table.held_by(token_of(request)), analysed)
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


async def leave_guide(request: Request) -> Response:
    """Play on without the guide. It does not come back at this table."""
    table = table_of(request)
    held = table.held_by(token_of(request))
    if not held:
        raise RefusedError("not_yours", "Only who plays here can leave the guide.")
    await table.leave_guide()
    return answered(view_message(table, held[0], 0, held))


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
    """The replay file of a match: its record, readable. It is there when the match is over."""
    table = table_of(request)
    name = f"{table.match.game.id}-{table.id}.hearth"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.replay_file(), media_type="text/plain", headers=headers)


async def table_cards(request: Request) -> Response:
    """The content of the table's own box: a designer's may have been played with."""
    return answered(table_of(request).match.box.tables())


async def match_replay(request: Request) -> Response:
    """The match step by step, as the token's seat saw it."""
    table = table_of(request)
    seat = _eyes(table, request)
    text = await house_of(request).help.thinkers.do(replay, record(table.match), seat, table.notice)
    return Response(text, media_type=JSON)


async def analysis(request: Request) -> Response:
    """The analysis of a match, or how far it is."""
    table = table_of(request)
    return answered(house_of(request).analyses.status(table.id))


async def analyse(request: Request) -> Response:
    """Look back at a finished match: each choice judged by what its seat could know."""
    table = table_of(request)
    house_of(request).analyses.start(table)
    return answered(house_of(request).analyses.status(table.id))


async def play_on(request: Request, wish: shapes.PlayOn) -> Response:
    """A new table that goes on from a moment of a finished match, against bots."""
    house = house_of(request)
    try:
        made = house.play_on(table_of(request), wish.move, wish.seat, wish.level, wish.name)
    except ValueError as error:
        raise RefusedError("malformed", f"{error}.") from error
    table, token = made
    answer: shapes.Made = {"table": table.id, "token": token, "seats": table.held_by(token)}
    return answered(answer, 201)


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
    Way("GET", "/games/{game}/clauses", clauses, shapes.Clauses),
    Way("GET", "/tables", tables, shapes.Tables),
    Way("POST", "/tables", make_table, shapes.Made, 201),
    Way("POST", "/tables/mine", my_tables, shapes.Mine),
    Way("GET", "/tables/{table}", look, shapes.ViewMessage, token="may", query=("seat", "after")),
    Way("GET", "/tables/{table}/summary", lobby_entry, shapes.LinkedSummary, token="may"),
    Way("POST", "/tables/{table}/seats/{seat:int}", take_seat, shapes.Taken, token="may"),
    Way("POST", "/tables/{table}/act", act, shapes.ViewMessage, token="must"),
    Way("POST", "/tables/{table}/undo", undo, shapes.ViewMessage, token="must"),
    Way("POST", "/tables/{table}/leave_guide", leave_guide, shapes.ViewMessage, token="must"),
    Way("GET", "/tables/{table}/cards", table_cards, shapes.Cards),
    Way("GET", "/tables/{table}/record", match_record, media="text/plain"),
    Way("POST", "/replays", keep_replay, shapes.KeptReplay, 201, largest=LARGEST_REPLAY),
    Way("GET", "/tables/{table}/replay", match_replay, shapes.Replay, token="may", query=("seat",)),
    Way("GET", "/tables/{table}/analysis", analysis, shapes.AnalysisStatus),
    Way("POST", "/tables/{table}/analysis", analyse, shapes.AnalysisStatus),
    Way("POST", "/tables/{table}/play_on", play_on, shapes.Made, 201),
    Way("POST", "/tables/{table}/rematch", rematch, shapes.Again, 201, token="must"),
    Way("GET", "/tables/{table}/qr", qr, media=SVG),
    Way("GET", "/openapi.json", openapi, dict[str, Any]),
]


@cache
def described() -> dict[str, Any]:
    return document(WAYS)


def api_routes() -> list[Route]:
    return [Route(way.path, answering(way), methods=[way.method]) for way in WAYS]
