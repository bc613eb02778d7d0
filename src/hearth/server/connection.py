"""One browser at one table: what it asks, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from hearth.bots.specs import ADVISER
from hearth.match.typed import why_not_shown
from hearth.server.clients import Client
from hearth.server.envelope import encoded
from hearth.server.frames import (
    LONGEST_LINE,
    Act,
    Frame,
    FrameError,
    Hint,
    Mute,
    Ping,
    Say,
    Sheet,
    Undo,
    WhyNot,
    read_frame,
)
from hearth.server.limits import Bucket
from hearth.server.refused import TOO_FAST, TOO_SLOW, RefusedError
from hearth.server.table import Table
from hearth.server.turns import Asker

FRAMES_AT_ONCE: Final = 60
FRAMES_PER_SECOND: Final = 30
LINES_AT_ONCE: Final = 5
LINES_PER_SECOND: Final = 0.5
HINTS_AT_ONCE: Final = 3
HINTS_PER_SECOND: Final = 0.3
PATIENCE: Final = 20  # frames too many until the connection is closed
UNSENT: Final = 200  # messages a browser may be behind


class Connection:
    """A socket. Sending never waits: what cannot be sent at once waits in a queue of its own."""

    def __init__(self, ws: WebSocket, client: Client, table: Table, token_seats: list[int]) -> None:
        self.ws = ws
        self.client = client
        self.table = table
        self.token_seats = token_seats
        self._outbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self._frames = Bucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND)
        self._lines = Bucket(LINES_AT_ONCE, LINES_PER_SECOND)
        self._hints = Bucket(HINTS_AT_ONCE, HINTS_PER_SECOND)
        self._refused = 0

    def eyes(self) -> int | None:
        """The seat it sees with: on a shared screen the one whose turn it is."""
        if len(self.token_seats) <= 1:
            return self.token_seats[0] if self.token_seats else None
        waiting = [seat for seat in self.table.waiting() if seat in self.token_seats]
        return waiting[0] if waiting else self.token_seats[0]

    def send(self, text: str) -> None:
        behind = self._outbox.qsize()
        if behind < UNSENT:
            self._outbox.put_nowait(text)
        elif behind == UNSENT:
            self._outbox.put_nowait((TOO_SLOW, "too far behind; connect again"))

    def send_chat(self, text: str) -> None:
        """A browser that is behind does without talk before it does without views."""
        if self._outbox.qsize() < UNSENT // 2:
            self._outbox.put_nowait(text)

    async def serve(self) -> None:
        """Until the browser goes."""
        sender = asyncio.create_task(self._send_all())
        self.table.join(self)
        try:
            while self._refused <= PATIENCE:
                await self._receive(await self.ws.receive_text())
            self._outbox.put_nowait((TOO_FAST, "too many frames"))
            await sender
        except (WebSocketDisconnect, WebSocketDisconnected, KeyError):
            pass  # it has gone, we have closed it, or it sent a binary frame
        finally:
            self.table.leave(self)
            sender.cancel()

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it went meanwhile
            while isinstance(text := await self._outbox.get(), str):
                await self.ws.send_text(text)
            await self.ws.close(*text)

    async def _receive(self, text: str) -> None:
        try:
            if not self._frames.take():
                raise RefusedError("too_fast", "That is too much at once; wait a moment.")
            self.client.take("frames")
            await self.client.turn()
            frame = read_frame(text)
            if isinstance(frame, Hint):  # thinks for long: others of the household go on
                await self._hint(frame)
            else:
                async with self.client.at_work:
                    await self._answer(frame)
        except FrameError as error:
            self._refuse(RefusedError("malformed", f"{error}."))
        except RefusedError as refused:
            self._refuse(refused)
            if refused.code == "too_fast":
                self._refused += 1

    def _refuse(self, refused: RefusedError) -> None:
        message = {"t": "error", "code": refused.code, "text": refused.text, "rev": self.table.rev}
        self.send(encoded(message))

    async def _answer(self, frame: Frame) -> None:
        table = self.table
        if isinstance(frame, Act):
            self._own(frame.seat)
            if not await table.act(frame.seat, frame.rev, frame.id, frame.cid):
                table.tell_one(self)
        elif isinstance(frame, Undo):
            self._own(frame.seat)
            await table.undo(frame.seat, frame.rev)
        elif isinstance(frame, WhyNot):
            self._own(frame.seat)
            text, clause = table.match.game.why_not(table.match.g, frame.seat, frame.ref)
            message = {"t": "why_not", "ref": frame.ref, "text": text, "clause": clause}
            self.send(encoded(message))
        elif isinstance(frame, Sheet):
            table.sheet(self)
        elif isinstance(frame, Say):
            self._say(frame)
        elif isinstance(frame, Mute):
            if not self.token_seats:
                raise RefusedError("not_yours", "Only who plays here can mute spectators.")
            await table.mute(frame.spectators)
        else:
            assert isinstance(frame, Ping)
            self.send('{"t":"pong"}')

    def _own(self, seat: int) -> None:
        if seat not in self.token_seats:
            raise RefusedError("not_yours", "This seat is not yours; you are watching it.")

    async def _hint(self, frame: Hint) -> None:
        self._own(frame.seat)
        table = self.table
        if frame.rev != table.rev or frame.seat not in table.waiting():
            raise RefusedError("stale", "There is nothing to choose for this seat now.")
        if not self._hints.take():
            raise RefusedError("too_fast", "The last hints are still warm; wait a moment.")
        self.client.take("hints")
        asker = Asker(self.client.address, table.id)
        weighed = await table.help.hints.ask(table.bots.question(frame.seat, ADVISER), asker)
        options = [{"id": one.id, "share": one.share, "visits": one.visits} for one in weighed]
        message = {"t": "hint", "rev": frame.rev, "options": options}
        self.send(encoded(message))

    def _say(self, frame: Say) -> None:
        text = " ".join(frame.text.split())
        if not text or len(text) > LONGEST_LINE:
            raise RefusedError("malformed", f"A line of chat has 1 to {LONGEST_LINE} characters.")
        if why := why_not_shown(text):
            raise RefusedError("malformed", f"This line {why}.")
        if not self._lines.take():
            raise RefusedError("too_fast", "You are talking too fast; wait a moment.")
        self.client.take("chat")
        eyes = self.eyes()
        who = "A spectator" if eyes is None else self.table.seats[eyes].name
        self.table.say(who, eyes, text)
