"""Connections: how many there may be, and how long one may take to say what it wants.

uvicorn reads requests without an end to its patience; here each part of a request has its time.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from hearth import system
from hearth.server.clients import Client, Clients
from hearth.server.settings import ServerSettings

HEAD: Final = 10.0  # seconds for a request's first lines
BODY: Final = 30.0  # for what comes after them
UNREAD: Final = 30.0  # seconds in which an answer is read on
GOODBYE: Final = 2.0  # seconds to answer one
NOT_UTF8: Final = 1007
OTHER_FILES: Final = 100  # that are open beside connections: the store, workers, pages


class Doorway:
    """All connections that are open."""

    def __init__(self, clients: Clients, settings: ServerSettings) -> None:
        self.clients = clients
        self.settings = settings
        self.most = room_for(settings.connections)
        self.open = 0

    def why_full(self, peer: str) -> str:
        """What is in the way of one more connection; empty: nothing."""
        if self.open >= self.most:
            return "Too many people are here; come again in a minute."
        most = self.settings.client.connections
        if not self.clients.is_proxy(peer) and self.clients.at(peer).connections >= most:
            return "Too many connections are open from your address; close some of them."
        return ""


def room_for(connections: int) -> int:
    """How many connections the system lets us have, up to as many as are wished for."""
    return system.room_for_files(connections + OTHER_FILES) - OTHER_FILES


class Passage:
    """One connection that is counted, until it is left."""

    def __init__(self, doorway: Doorway, peer: str) -> None:
        self.doorway = doorway
        self.peer = doorway.clients.at(peer)
        self.sitter: Client | None = None
        doorway.open += 1
        self.peer.connections += 1

    def sit(self, client: Client) -> None:
        """It is a socket now; those are counted apart, for whom a proxy speaks."""
        self.sitter = client
        client.sockets += 1
        self.peer.connections -= 1

    def leave(self) -> None:
        """Only now: who does not answer a goodbye still takes up room."""
        self.doorway.open -= 1
        if self.sitter is None:
            self.peer.connections -= 1
        else:
            self.sitter.sockets -= 1


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with ceilings and deadlines."""

    def __init__(self, *args: Any, doorway: Doorway, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doorway = doorway
        self._passage: Passage | None = None
        self._answers = 0
        self._phase = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if why := self._doorway.why_full(peer):
            self._end("503 Service Unavailable", why)
            return
        self._passage = Passage(self._doorway, peer)
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:  # it has not become a socket by that
            self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._answers += 1
        self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._expect(nothing=True)
        protocol = self.transport.get_protocol()
        if self._passage is not None and isinstance(protocol, PatientWebSocket):
            protocol.enter(self._passage)
            self._passage = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._expect(nothing=True)
        self.resume_writing()
        if self._passage is not None:
            self._passage.leave()
            self._passage = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _expect(self, nothing: bool = False) -> None:
        """A deadline for what has to come next; what comes bit by bit does not put it off."""
        phase = "" if nothing or self.transport.is_closing() else self._awaited()
        if phase == self._phase:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if phase:
            seconds = HEAD if phase.startswith("head") else BODY
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _awaited(self) -> str:
        """Of the request that is being read, by number: its head, its body, or nothing."""
        if self.conn.their_state is h11.IDLE:
            return f"head {self._answers}"
        return "body" if self.conn.their_state is h11.SEND_BODY else ""

    def _too_slow(self) -> None:
        self._deadline = None
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._end("408 Request Timeout", "This request was not sent to its end in time.")
        else:
            self.transport.close()

    def _end(self, status: str, text: str) -> None:
        """A last answer."""
        head = [
            f"HTTP/1.1 {status}",
            "content-type: text/plain; charset=utf-8",
            f"content-length: {len(text)}",
            "connection: close",
        ]
        self.transport.write("\r\n".join([*head, "", text]).encode("ascii"))
        self.transport.close()


class PatientWebSocket(WebSocketsSansIOProtocol):
    """Sockets as uvicorn has them; what is no text ends one without a word in the log."""

    passage: Passage | None = None

    def enter(self, passage: Passage) -> None:
        """The request that asked for a socket has been read; the application hears of it next."""
        self.passage = passage
        self.close_timeout = GOODBYE
        if self.handshake_initiated and not self.close_sent:
            self.scope.setdefault("state", {})["passage"] = passage

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.passage is not None:
            self.passage.leave()
            self.passage = None

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:  # more came although one side had said goodbye
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def protocols(clients: Clients, settings: ServerSettings) -> tuple[Any, type[PatientWebSocket]]:
    """What uvicorn makes of each connection, and of each that becomes a socket."""
    return partial(PatientProtocol, doorway=Doorway(clients, settings)), PatientWebSocket
