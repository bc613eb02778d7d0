"""The server as an ASGI application: pages, the JSON API, and the sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hearth.server.analyses import ITERATIONS, Analyses
from hearth.server.api import api_routes
from hearth.server.clients import Clients
from hearth.server.connection import Connection
from hearth.server.docs import POLICY, Docs, docs_beside
from hearth.server.door import Door, close
from hearth.server.engine import renew_when_ready
from hearth.server.expiry import expire_for_ever
from hearth.server.help import Help
from hearth.server.house import House
from hearth.server.pages import Pages
from hearth.server.refused import TOO_FAST, UNKNOWN_TABLE, RefusedError
from hearth.server.settings import USUAL, ServerSettings
from hearth.server.static import Static
from hearth.server.store import SqliteStore, Store, Writer

WEB: Final = Path(__file__).parent.parent / "web"
# Nothing from anywhere else, no inline scripts, no frames around us.
CONTENT: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
SECURITY: Final = {
    POLICY: CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links hold tokens
    "cross-origin-opener-policy": "same-origin",
}


def make_app(
    store: Path | str | Store,
    workers: int = 0,
    modules: list[str] | None = None,
    shared: str = "",
    iterations: int = ITERATIONS,
    settings: ServerSettings = USUAL,
    web: Path = WEB,
) -> Starlette:
    """The application with its store; `shared` is the address that others know it by.

    `iterations` are spent on each choice of a match that is looked back at. `web` has the client in
    its folder `static`, and the documentation in `docs` if it was installed.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept: Store
        if isinstance(store, Path | str):
            kept = SqliteStore(store, settings.synchronous)
        else:
            kept = store
        analyses = Analyses(kept, modules or [], iterations)
        house = House(kept, Help.made(Writer(kept), workers, modules or [], settings), analyses)
        app.state.house = house
        app.state.shared = shared
        chores = [
            asyncio.create_task(expire_for_ever(house)),
            asyncio.create_task(renew_when_ready(house)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            house.close()

    static = Static(web / "static")
    docs = Docs(docs_beside(web), CONTENT)
    pages = Pages(static, docs.are_here)

    async def lobby(request: Request) -> Response:
        return pages.answer(request, "lobby")

    async def table(request: Request) -> Response:
        return pages.answer(request, "table", game_at(request))

    async def rules(request: Request) -> Response:
        return pages.answer(request, "rules")

    async def api_page(request: Request) -> Response:
        """The description of the API for people."""
        return static.answer("api.html", request)

    async def away(request: Request) -> Response:
        """What a browser keeps for when this server cannot be reached."""
        return pages.answer(request, "away")

    routes = [
        Route("/", lobby),
        Route("/away", away),
        Route("/sw.js", pages.worker),
        Route("/t/{table}", table),
        Route("/rules/{game}", rules),
        Route("/api", api_page),
        Mount("/api", routes=api_routes()),
        WebSocketRoute("/ws/{table}", socket),
        Route("/script/{page}", pages.script),
        Route("/script/{page}/{game}", pages.script),
        Route("/static/{path:path}", static.send),
        *docs.routes(),
    ]
    clients = Clients(settings)
    middleware = [
        Middleware(SecurityHeaders),
        Middleware(Door, clients=clients, settings=settings),
        Middleware(GZipMiddleware, minimum_size=1000),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, middleware=middleware)
    app.state.clients = clients
    return app


def game_at(request: Request) -> str:
    """The game at the table; empty if there is none: the page itself says what is wrong."""
    house: House = request.app.state.house
    try:
        return house.find(request.path_params["table"], request.state.client).match.game.id
    except RefusedError:
        return ""


async def socket(ws: WebSocket) -> None:
    """A browser at a table. A token that holds no seat makes a spectator."""
    # It went meanwhile, or the server is closing.
    with contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
        await ws.accept()
        house: House = ws.app.state.house
        try:
            table = house.find(ws.path_params["table"], ws.state.client)
        except RefusedError as refused:
            code = TOO_FAST if refused.code == "too_fast" else UNKNOWN_TABLE
            await close(ws, code, refused.text)
            return
        seats = table.held_by(ws.query_params.get("token", ""))
        await Connection(ws, ws.state.client, table, seats).serve()


class SecurityHeaders:
    """Adds the headers to every answer; a page of its own policy keeps it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                added = [(k.encode(), v.encode()) for k, v in SECURITY.items()]
                missing = [(name, value) for name, value in added if name not in there]
                message = {**message, "headers": [*message["headers"], *missing]}
            await send(message)

        await self.app(scope, receive, send_with if scope["type"] == "http" else send)
