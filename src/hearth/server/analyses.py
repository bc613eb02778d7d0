"""Finished matches looked back at, in workers of their own that let everybody else go first."""

from __future__ import annotations

import asyncio
import logging
import os
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from hearth.analysis import Analyst, Judged, finished_analysis
from hearth.analysis.choices import choices
from hearth.match import record
from hearth.server.refused import RefusedError
from hearth.server.store import Store
from hearth.server.table import Table
from hearth.server.thinkers import Thinkers

LOG: Final = logging.getLogger(__name__)
ITERATIONS: Final = 1000  # for each choice
AT_A_TIME: Final = 4  # choices, so that there is news every second or so
MOST: Final = 4  # matches at a time
MODEST: Final = 10  # how much a worker steps back for others, as `nice` counts


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
    done: int = 0
    failed: str = ""


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
        if (text := self.store.analysis(table_id)) is not None:
            return {"state": "done", "done": 0, "of": 0, "text": "", "analysis": msgspec.Raw(text)}
        found = self._progress.get(table_id)
        if found is None:
            return {"state": "none", "done": 0, "of": 0, "text": "", "analysis": None}
        state = "failed" if found.failed else "running"
        told = {"state": state, "done": found.done, "of": found.of, "text": found.failed}
        return {**told, "analysis": None}

    def start(self, table: Table) -> None:
        """Look back at a match, once; RefusedError says why not."""
        if not table.has_file():
            raise RefusedError("closed", "A match is looked back at when it is over.")
        found = self._progress.get(table.id)
        is_running = found is not None and not found.failed
        if is_running or self.store.analysis(table.id) is not None:
            return
        count = len(choices(table.match))
        if count == 0:
            raise RefusedError("closed", "Nobody has chosen anything in this match.")
        if len(self._tasks) >= MOST:
            text = f"{MOST} matches are being looked back at already; ask again in a minute."
            raise RefusedError("too_fast", text)
        self._progress[table.id] = Progress(count)
        task = asyncio.create_task(self._run(table, self._progress[table.id]))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, table: Table, progress: Progress) -> None:
        text = record(table.match)

        async def some(numbers: range) -> list[Judged]:
            judged = await self._pool().do(judge_some, text, self.iterations, numbers)
            progress.done += len(judged)
            return judged

        parts = [range(progress.of)[i : i + AT_A_TIME] for i in range(0, progress.of, AT_A_TIME)]
        try:
            found = await asyncio.gather(*(some(numbers) for numbers in parts))
            judged = [one for part in found for one in part]
            analysis = finished_analysis(table.match, self.iterations, judged).as_data()
            self.store.keep_analysis(table.id, msgspec.json.encode(analysis).decode())
            del self._progress[table.id]
        except Exception:
            LOG.exception("Table %s: the analysis failed", table.id)
            progress.failed = "The analysis failed; ask for it again."

    def _pool(self) -> Thinkers:
        """Made when the first match is looked back at."""
        if self._workers is None:
            self._workers = Thinkers(os.cpu_count() or 1, self._modules, MODEST)
        return self._workers

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._workers is not None:
            self._workers.close()
