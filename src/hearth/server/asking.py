"""Requests of the API: reading what was asked, by whom and of which table; answers and refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hearth.server import shapes
from hearth.server.house import House
from hearth.server.openapi import JSON, Way
from hearth.server.refused import RefusedError
from hearth.server.table import Table


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
            refusal: shapes.refusals.Refusal = {"code": refused.code, "text": refused.text}
            return answered(refusal, shapes.refusals.REFUSALS[refused.code][0])

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


def eyes(table: Table, request: Request) -> int | None:
    """The seat whose view is wished for: the token's first, or the one in the address."""
    held = table.held_by(token_of(request))
    wished = request.query_params.get("seat", "")
    if not wished.isdecimal():
        return held[0] if held else None
    if int(wished) not in held:
        raise RefusedError("not_yours", "This token does not hold that seat.")
    return int(wished)
