"""Finished matches looked back at, in workers of their own that let everybody else go first."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec

from hearth.analysis import Analyst, Judged, finished_analysis
from hearth.analysis.choices import choices
from hearth.analysis.words import as_data
from hearth.match import record
from hearth.server.clients import Client
from hearth.server.refused import RefusedError, reading
from hearth.server.store import Store
from hearth.server.table import Table
from hearth.server.thinkers import Thinkers
from hearth.server.turns import Asker

LOG: Final = logging.getLogger(__name__)
ITERATIONS: Final = 1000  # for each choice
AT_A_TIME: Final = 4  # choices, so that there is news every second or so
MOST: Final = 2  # matches of one client at a time
MOST_IN_ALL: Final = 100  # matches at a time
MODEST: Final = 10  # how much a worker steps back for others, as `nice` counts


NOTHING: Final[dict[str, Any]] = {
    "state": "none",
    "done": 0,
    "of": 0,
    "seconds": None,
    "text": "",
    "course": [],
    "analysis": None,
}


@lru_cache(maxsize=2)
def analyst(text: str, iterations: int) -> Analyst:
    return Analyst(text, iterations)


def judge_some(text: str, iterations: int, numbers: range) -> list[Judged]:
    """A few choices of a match. Runs in a worker, which remembers where it was."""
    return [analyst(text, iterations).play(i) for i in numbers]


@dataclass
class Progress:
    """How far an analysis is; `failed` says why it ended."""

    of: int
    client: str  # the address of who asked
    judged: list[Judged] = field(default_factory=list)  # so far, in any order
    failed: str = ""
    begun: float = field(default_factory=time.monotonic)

    def told(self) -> dict[str, Any]:
        course = sorted(self.judged, key=lambda one: one.move)
        return {
            "state": "failed" if self.failed else "running",
            "done": len(self.judged),
            "of": self.of,
            "seconds": self.seconds(),
            "text": self.failed,
            "course": [{"move": one.move, "shares": one.shares} for one in course],
            "analysis": None,
        }

    def seconds(self) -> int | None:
        """How long it will still take at the pace so far; None: nobody can tell yet."""
        done = len(self.judged)
        if not done:
            return None
        return round((time.monotonic() - self.begun) / done * (self.of - done))


class Analyses:
    """What is being analysed, and what was."""

    def __init__(self, store: Store, modules: list[str], iterations: int = ITERATIONS) -> None:
        self.store = store
        self.iterations = iterations
        self._modules = modules
        self._workers: Thinkers | None = None
        self._progress: dict[str, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def status(self, table_id: str) -> dict[str, Any]:
        """What is known of a match's analysis; `analysis` is the whole of it, once it is there."""
        if (text := self._kept(table_id)) is not None:
            return {**NOTHING, "state": "done", "analysis": msgspec.Raw(text)}
        found = self._progress.get(table_id)
        return NOTHING if found is None else found.told()

    def _kept(self, table_id: str) -> str | None:
        with reading():
            return self.store.analysis(table_id)

    def renew_workers(self) -> None:
        if self._workers is not None:
            self._workers.renew()

    def start(self, table: Table, client: Client) -> None:
        """Look back at a match, once; RefusedError says why not."""
        if not table.has_file():
            raise RefusedError("closed", "A match is looked back at when it is over.")
        found = self._progress.get(table.id)
        is_running = found is not None and not found.failed
        if is_running or self._kept(table.id) is not None:
            return
        count = len(choices(table.match))
        if count == 0:
            raise RefusedError("closed", "Nobody has chosen anything in this match.")
        self._check_room(client)
        client.take("analyses")
        self._progress[table.id] = Progress(count, client.address)
        task = asyncio.create_task(self._run(table, self._progress[table.id]))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_room(self, client: Client) -> None:
        running = [one for one in self._progress.values() if not one.failed]
        if len(running) >= MOST_IN_ALL:
            raise RefusedError(
                "too_fast", "Many matches are being looked back at; ask again later."
            )
        if sum(one.client == client.address for one in running) >= MOST:
            text = (
                f"{MOST} matches are being looked back at for you already; ask again in a minute."
            )
            raise RefusedError("too_fast", text)

    async def _run(self, table: Table, progress: Progress) -> None:
        text = record(table.match)
        asker = Asker(progress.client, table.id)

        async def some(numbers: range) -> list[Judged]:
            judged = await self._pool().do(asker, judge_some, text, self.iterations, numbers)
            progress.judged += judged
            return judged

        parts = [range(progress.of)[i : i + AT_A_TIME] for i in range(0, progress.of, AT_A_TIME)]
        try:
            found = await asyncio.gather(*(some(numbers) for numbers in parts))
            judged = [one for part in found for one in part]
            analysis = as_data(finished_analysis(table.match, self.iterations, judged))
            kept = msgspec.json.encode(analysis).decode()
            await asyncio.to_thread(self.store.keep_analysis, table.id, kept)
            del self._progress[table.id]
        except Exception:
            LOG.exception("Table %s: the analysis failed", table.id)
            progress.failed = "The analysis failed; ask for it again."

    def _pool(self) -> Thinkers:
        """Made when the first match is looked back at."""
        if self._workers is None:
            cores = os.cpu_count() or 1
            self._workers = Thinkers(cores, self._modules, MODEST, share=cores)
        return self._workers

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._workers is not None:
            self._workers.close()
