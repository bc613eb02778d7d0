"""Requests of the API: reading what was asked, by whom and of which table; answers and refusals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hearth.server import shapes
from hearth.server.clients import Client
from hearth.server.house import House
from hearth.server.openapi import JSON, Way
from hearth.server.refused import RefusedError
from hearth.server.table import Table

LONGEST_NUMBER: Final = 9  # digits
PATIENCE: Final = 30.0  # seconds in which a body is sent


def answered(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def refused_with(refused: RefusedError) -> Response:
    """A refusal as an answer: a code, a sentence, a status."""
    refusal: shapes.refusals.Refusal = {"code": refused.code, "text": refused.text}
    return answered(refusal, shapes.refusals.REFUSALS[refused.code][0])


def answering(way: Way) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint with its body read; refusals become answers."""
    kind = way.takes()

    async def guarded(request: Request) -> Response:
        try:
            taken = []
            if kind is not None:
                taken = [await body(request, kind, way.largest)]
                await client_of(request).turn()  # again: it may have come with many others
            if way.waits:
                return await way.endpoint(request, *taken)
            async with client_of(request).at_work:
                return await way.endpoint(request, *taken)
        except RefusedError as refused:
            return refused_with(refused)
        except asyncio.CancelledError:  # nothing else ends a request that waits
            return refused_with(RefusedError("busy", "This server is closing; come back later."))
        except ClientDisconnect:
            return Response()  # nobody hears it

    guarded.__name__ = way.endpoint.__name__
    return guarded


async def body(request: Request, kind: Any, largest: int) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise RefusedError(
            "wrong_type", f"The body of this request is {JSON}; say so in its header."
        )
    with house_of(request).sending(client_of(request)):
        raw = await sent(request, largest)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RefusedError("malformed", f"This request cannot be read: {error}.") from error


async def sent(request: Request, largest: int) -> bytes:
    """All that is sent, not more than so many bytes and not slower than it may be."""
    pieces: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(PATIENCE):
            async for piece in request.stream():
                size += len(piece)
                if size > largest:
                    raise RefusedError("malformed", f"This request has at most {largest} bytes.")
                pieces.append(piece)
    except TimeoutError as error:
        text = f"This request was not sent within {PATIENCE:g} seconds."
        raise RefusedError("too_slow", text) from error
    return b"".join(pieces)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def client_of(request: Request) -> Client:
    client: Client = request.state.client
    return client


def table_of(request: Request) -> Table:
    return house_of(request).find(request.path_params["table"], client_of(request))


def number(text: str) -> int | None:
    """A number as it stands in an address; None: it is none, or beyond all that there could be."""
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_NUMBER:
        return None
    return int(text)


def token_of(request: Request) -> str:
    """From the header, or, for links, from the address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else request.query_params.get("token", "")


def eyes(table: Table, request: Request) -> int | None:
    """The seat whose view is wished for: the token's first, or the one in the address."""
    held = table.held_by(token_of(request))
    wished = request.query_params.get("seat", "")
    if not wished:
        return held[0] if held else None
    seat = number(wished)
    if seat is None or seat not in held:
        raise RefusedError("not_yours", "This token does not hold that seat.")
    return seat
