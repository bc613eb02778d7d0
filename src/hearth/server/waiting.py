"""Waiting for news over HTTP. Who waits is at the table, so bots go on as for a browser."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from hearth.server.clients import Client
from hearth.server.table import Table

LONGEST: Final = 25.0  # seconds; proxies give up on a silent request after 30


class Visitor:
    """Somebody who is called when anything changes."""

    def __init__(self, client: Client, token_seats: list[int], seat: int | None) -> None:
        self.client = client
        self.token_seats = token_seats
        self.seat = seat
        self.called = asyncio.Event()

    def eyes(self) -> int | None:
        return self.seat

    def send(self, text: str) -> None:
        self.called.set()

    def send_chat(self, text: str) -> None:
        """Chat is no news for who asks for the table alone."""


async def wait_for_news(table: Table, visitor: Visitor, rev: int) -> None:
    """Until the table has moved on from a revision, or begins; not longer than LONGEST."""
    state = table.state()
    if table.rev != rev or state in ("over", "kept"):
        return
    table.join(visitor)
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while table.rev == rev and table.state() == state:
                    visitor.called.clear()
                    await visitor.called.wait()
    finally:
        table.leave(visitor)
