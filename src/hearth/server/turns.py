"""Whose turn it is: clients take turns at the workers, and at the server's own thread."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

Waiting = asyncio.Future[None]


@dataclass(frozen=True)
class Asker:
    """In whose name a worker is asked for."""

    client: str  # an address
    table: str = ""


HOUSE: Final = Asker("")  # the server itself


class Turns:
    """Workers for all, however many of them one client asks for.

    The last free worker is kept for others than those who have workers already.
    """

    def __init__(self, workers: int, share: int = 0) -> None:
        self.workers = workers
        self.share = share or max(1, workers - 1)  # workers that one client has at most
        self._busy: Counter[str] = Counter()  # workers by client
        # Those who wait, by client and table; the first of each is next.
        self._waiting: dict[str, dict[str, deque[Waiting]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Begins when a worker is free for who asks."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.client, {}).setdefault(asker.table, deque()).append(waiting)
        self._call()
        try:
            await waiting
            yield
        finally:
            self._leave(asker, waiting)

    def _leave(self, asker: Asker, waiting: Waiting) -> None:
        if waiting.done() and not waiting.cancelled():
            self._busy[asker.client] -= 1
            if not self._busy[asker.client]:
                del self._busy[asker.client]
        self._call()

    def _call(self) -> None:
        """Everybody for whom there is a worker."""
        while self._busy.total() < self.workers and (called := self._next()) is not None:
            called.set_result(None)

    def _next(self) -> Waiting | None:
        """Who is next; that client, and that table of theirs, go to the end of the line."""
        for client in list(self._waiting):
            if self._busy[client] >= self.share:
                continue
            tables = self._waiting.pop(client)
            found = _first(tables)
            if tables:
                self._waiting[client] = tables
            if found is not None:
                self._busy[client] += 1
                return found
        return None


def _first(tables: dict[str, deque[Waiting]]) -> Waiting | None:
    """The first of those who still wait."""
    for table in list(tables):
        line = tables.pop(table)
        while line and line[0].done():  # gave up
            line.popleft()
        found = line.popleft() if line else None
        if line:
            tables[table] = line
        if found is not None:
            return found
    return None


class Floor:
    """Turns at the server's own thread: in each round of its loop the next client's next request.

    What is answered without waiting for anything is answered at one go; many of those in the same
    round would keep everybody else waiting for all of them.
    """

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: dict[str, deque[Waiting]] = {}  # by client; the first one is next

    async def turn(self, client: str) -> None:
        """Returns when it is this client's turn; at once if nobody was there in this round."""
        if not self._is_taken:
            self._take()
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(waiting)
        await waiting

    def _take(self) -> None:
        self._is_taken = True
        asyncio.get_running_loop().call_soon(self._give)

    def _give(self) -> None:
        """To whoever is next; that client goes to the end of the line."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            client = next(iter(self._waiting))
            line = self._waiting.pop(client)
            waiting = line.popleft()
            if line:
                self._waiting[client] = line
            if not waiting.done():  # it has not given up
                waiting.set_result(None)
                self._take()
