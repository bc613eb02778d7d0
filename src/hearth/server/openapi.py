"""The description of the API, after OpenAPI 3.1: made from the ways to ask, and their shapes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import hearth
from hearth.server import examples, frames, shapes
from hearth.server.refused import FOREIGN, TOO_FAST, TOO_SLOW, UNKNOWN_TABLE

JSON: Final = "application/json"
Endpoint = Callable[..., Awaitable[Response]]


@dataclass(frozen=True)
class Way:
    """One thing that can be asked of the server. The endpoint's docstring says what it does."""

    method: Literal["GET", "POST"]
    path: str
    endpoint: Endpoint
    gives: Any = str
    status: int = 200
    media: str = JSON
    token: Literal["no", "may", "must"] = "no"
    query: tuple[str, ...] = ()
    largest: int = 64 * 1024  # bytes of the body
    waits: bool = False  # for others, for up to half a minute

    def takes(self) -> Any:
        """The shape of the body; None: there is none."""
        hints = get_type_hints(self.endpoint)
        kinds = [kind for name, kind in hints.items() if name != "return" and kind is not Request]
        return kinds[0] if kinds else None


ABOUT: Final = """\
Play Hearth's games with a program of your own: it is told what it may see and what it may choose, \
as a browser is. Whoever makes a table or sits down gets a token, which stands in the header: \
`Authorization: Bearer TOKEN`. Everything else is in the answers.

The walk through a match is in `docs/playing-by-api.md`. What goes through the \
socket is described under `x-websocket`."""
PARAMETERS: Final = {
    "game": ("string", "The id of a game.", "winterforge"),
    "table": ("string", "The id of a table, as in its link.", examples.TABLE),
    "seat": (
        "integer",
        "A seat, counted from 0. In a query: one of those that the token holds.",
        0,
    ),
    "before": ("string", "A table; those that were made before it are told.", examples.TABLE),
    "after": (
        "integer",
        "A revision that you have seen. The answer comes as soon as there is a later one, or after"
        " some 25 seconds. While you wait you are at the table: bots play on.",
        41,
    ),
}
SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
    "link": {
        "type": "apiKey",
        "in": "query",
        "name": "token",
        "description": "The same in the address, for links.",
    },
}
CLOSED: Final = {
    FOREIGN: "The socket came from a page of somebody else, or asked for another server.",
    UNKNOWN_TABLE: "There is no such table.",
    TOO_SLOW: "You were too far behind. Connect again: you get the whole view.",
    TOO_FAST: "Too many frames, or too many sockets from one address.",
}


def document(ways: Iterable[Way]) -> dict[str, Any]:
    """All ways to ask, all shapes, and the socket."""
    ways = list(ways)
    named = Schemas(ways)
    paths: dict[str, Any] = {}
    for way in ways:
        paths.setdefault(way.path, {})[way.method.lower()] = operation(way, named)
    codes = "\n".join(
        f"- `{code}` ({status}): {text}"
        for code, (status, text) in shapes.refusals.REFUSALS.items()
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hearth", "version": hearth.__version__, "description": ABOUT},
        "servers": [{"url": "/api"}],
        "paths": paths,
        "components": {
            "schemas": named.components,
            "responses": {
                "Refusal": {
                    "description": f"Refused; nothing has changed.\n\n{codes}",
                    "content": named.content(shapes.refusals.Refusal),
                }
            },
            "securitySchemes": SECURITY,
        },
        "x-websocket": socket(named),
    }


class Schemas:
    """The schemas of everything that is asked, answered or sent, by name."""

    def __init__(self, ways: list[Way]) -> None:
        kinds: list[Any] = [shapes.refusals.Refusal, *shapes.socket.MESSAGES.values()]
        kinds += [type(frame) for frame in examples.FRAMES]
        kinds += [kind for way in ways for kind in (way.takes(), way.gives) if kind is not None]
        found, self.components = msgspec.json.schema_components(
            kinds, ref_template="#/components/schemas/{name}"
        )
        self._found = list(zip(kinds, found))

    def of(self, kind: Any) -> dict[str, Any]:
        return next(schema for other, schema in self._found if other == kind)

    def content(self, kind: Any, media: str = JSON) -> dict[str, Any]:
        """A body of that shape, with an example."""
        shown = {"schema": self.of(kind)}
        name = "Cards" if kind == shapes.games.Cards else getattr(kind, "__name__", "")
        if name in examples.EXAMPLES:
            shown["example"] = examples.EXAMPLES[name]
        return {media: shown}


def is_ours(kind: Any) -> bool:
    """A shape with a docstring of its own; others are plain types."""
    return str(getattr(kind, "__module__", "")).startswith(f"{shapes.__name__}.")


def operation(way: Way, named: Schemas) -> dict[str, Any]:
    """One way to ask."""
    text = inspect.getdoc(way.endpoint) or ""
    summary = text.partition("\n")[0]
    taken = way.takes()
    asked: dict[str, Any] = {}
    if taken is not None:
        asked = {"requestBody": {"required": True, "content": named.content(taken)}}
    in_path = re.findall(r"{(\w+)}", way.path)
    return {
        "operationId": way.endpoint.__name__,
        "summary": summary,
        "description": text,
        "tags": [way.path.split("/")[1]],
        "parameters": [parameter(name, "path") for name in in_path]
        + [parameter(name, "query") for name in way.query],
        **asked,
        "responses": {
            str(way.status): {
                "description": inspect.getdoc(way.gives) if is_ours(way.gives) else summary,
                "content": named.content(way.gives, way.media),
            },
            "default": {"$ref": "#/components/responses/Refusal"},
        },
        "security": security(way),
    }


def parameter(name: str, where: str) -> dict[str, Any]:
    kind, text, example = PARAMETERS[name]
    return {
        "name": name,
        "in": where,
        "required": where == "path",
        "description": text,
        "schema": {"type": kind},
        "example": example,
    }


def security(way: Way) -> list[dict[str, list[str]]]:
    """Without a token, with one, or either."""
    nothing: dict[str, list[str]] = {}
    held: list[dict[str, list[str]]] = [{name: []} for name in SECURITY]
    return {"no": [], "may": [nothing, *held], "must": held}[way.token]


def socket(named: Schemas) -> dict[str, Any]:
    """What OpenAPI has no words for: the frames that go through a table's socket."""
    sent = [
        {"schema": named.of(type(frame)), "example": msgspec.to_builtins(frame)}
        for frame in examples.FRAMES
    ]
    received = [
        {"schema": named.of(shapes.socket.MESSAGES[message["t"]]), "example": message}
        for message in examples.MESSAGES
    ]
    return {
        "url": "/ws/{table}?token={token}",
        "description": (
            "One socket per player, JSON text frames. Whoever connects gets the whole view, and a"
            " new one at every change. Without a token, or with one that holds no seat here, you"
            f" are a spectator. A frame has at most {frames.LARGEST_FRAME} bytes, a line of chat"
            f" {frames.LONGEST_LINE} characters."
        ),
        "send": sent,
        "receive": received,
        "closed": {str(code): text for code, text in sorted(CLOSED.items())},
    }
