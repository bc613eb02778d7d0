"""Who may come in: every request and every socket passes here first."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hearth.server.asking import refused_with
from hearth.server.clients import Client, Clients
from hearth.server.refused import FOREIGN, LONGEST_REASON, TOO_FAST, RefusedError
from hearth.server.settings import ServerSettings

LOCAL: Final = "localhost"
# A machine's name in its own network: nobody else can own a name that ends so.
OWN_ENDINGS: Final = (".local", ".localhost")


class Door:
    """Finds out who asks, and whether they ask this server, and not too much."""

    def __init__(self, app: ASGIApp, clients: Clients, settings: ServerSettings) -> None:
        self.app = app
        self.clients = clients
        self.settings = settings
        self._names = {LOCAL, socket.gethostname().lower(), *map(str.lower, settings.hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = self._client(scope, headers)
        scope.setdefault("state", {})["client"] = client
        try:
            self._check_name(headers)
            if scope["type"] == "websocket":
                self._check_origin(headers)
                self._check_sockets(client)
            else:
                client.take("requests")
        except RefusedError as refused:
            await refuse(refused, scope, receive, send)
            return
        await client.turn()
        if scope["type"] == "http":
            await self.app(scope, receive, send)
            return
        scope["state"]["passage"].sit(client)
        await self.app(scope, receive, send)

    def _client(self, scope: Scope, headers: Headers) -> Client:
        """Who asks; a proxy also says how they came to it."""
        peer = scope["client"][0] if scope.get("client") else ""
        if self.clients.is_proxy(peer) and headers.get("x-forwarded-proto") == "https":
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        return self.clients.of(peer, ",".join(headers.getlist("x-forwarded-for")))

    def _check_name(self, headers: Headers) -> None:
        """A foreign page could give its own name this server's address, and ask for all."""
        name = host_name(headers.get("host", ""))
        if not (name in self._names or name.endswith(OWN_ENDINGS) or is_number(name)):
            text = (
                f"This server is not called {name[:60]!r}; its operator names it in its settings."
            )
            raise RefusedError("foreign", text)

    def _check_origin(self, headers: Headers) -> None:
        """Did it come from one of our pages? Programs that are no browsers send no origin."""
        origin = headers.get("origin")
        if origin is not None and netloc(origin) != headers.get("host"):
            raise RefusedError("foreign", "Sockets are for this server's own pages.")

    def _check_sockets(self, client: Client) -> None:
        client.take("joins")
        if client.sockets >= self.settings.client.sockets:
            text = "Too many tables are open from your address; close some of them."
            raise RefusedError("too_fast", text)


async def refuse(refused: RefusedError, scope: Scope, receive: Receive, send: Send) -> None:
    """The sentence as an answer. A browser only hears why a socket was closed once it was open."""
    if scope["type"] == "http":
        await refused_with(refused)(scope, receive, send)
        return
    ws = WebSocket(scope, receive, send)
    with contextlib.suppress(WebSocketDisconnect):  # it did not wait
        if refused.code == "foreign":  # nothing is opened for others' pages
            await ws.close(FOREIGN)
            return
        await ws.accept()
        await close(ws, TOO_FAST, refused.text)


async def close(ws: WebSocket, code: int, text: str) -> None:
    """End a socket with a sentence, cut to what a closing frame can hold."""
    await ws.close(code, text.encode()[:LONGEST_REASON].decode(errors="ignore"))


def netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as a bracket that is not closed
        return ""


def host_name(host: str) -> str:
    """The name in a Host header, without the port.

    >>> host_name("Hearth.example:8137"), host_name("[::1]:8137"), host_name("::1")
    ('hearth.example', '::1', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() and ":" not in name else host).lower().rstrip(".")


def is_number(name: str) -> bool:
    """An address itself: no name that somebody else could own stands for it."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
