"""Work in processes of its own, so that thinking and long reading never delay a table."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import importlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

import hearth
from hearth import system
from hearth.bots.specs import make_bot
from hearth.server.refused import RefusedError
from hearth.server.turns import HOUSE, Asker, Turns

ATTEMPTS: Final = 3  # if workers die
FEWEST: Final = 2  # workers, so that one client's work never is in the way of all others'
MODEST: Final = 5  # how far workers step back for those who wait for a table, as `nice` counts

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Question:
    """A choice for a bot: the match as text, the seat, and which bot thinks with which chance."""

    save: str
    seat: int
    spec: str
    game: str
    seed: int


@dataclass(frozen=True)
class Weighed:
    """An option, how often it was looked at, and the share of the win it seems to promise."""

    id: str
    visits: int
    share: float


def answer(question: Question) -> list[Weighed]:
    """The options as the bot weighed them, its choice first. Runs in a worker."""
    g = hearth.load(question.save)
    thought = make_bot(question.spec, question.game, question.seed).choose(g, question.seat)
    weighed = [
        Weighed(hearth.notation(g, one.action), one.visits, one.value)
        for one in thought.considered
        if one.action != thought.action and one.visits > 0  # of the others it knows nothing
    ]
    chosen = [one for one in thought.considered if one.action == thought.action]
    visits, share = (chosen[0].visits, chosen[0].value) if chosen else (0, 0.0)
    return [Weighed(hearth.notation(g, thought.action), visits, share), *weighed]


def _prepare(modules: list[str], modesty: int, memory: int) -> None:
    Thread(target=_end_with_the_server, daemon=True).start()
    system.step_back(modesty)
    if memory:
        system.limit_memory(memory)
    # The server ends its workers itself; Ctrl-C reaches them too and would only print.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        importlib.import_module(module)


def _end_with_the_server() -> None:
    """If it is killed: workers hold each other's pipes open and would wait for work forever."""
    server = multiprocessing.parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(1)


class TookTooLongError(Exception):
    """A worker was ended because its work took longer than work of its sort may."""


@contextlib.contextmanager
def _ended_after(seconds: float) -> Iterator[None]:
    """The worker ends itself, whatever it is doing: compiled code hears no signal."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def _done(work: Callable[..., R], seconds: float, args: Any, more: Any) -> R:
    """The work done within its time. Runs in a worker."""
    with _ended_after(seconds) if seconds else contextlib.nullcontext():
        return work(*args, **more)


class Thinkers:
    """Workers; one that dies is replaced, and what it thought about is asked again.

    Clients take turns at them. Work that takes longer than `seconds` is given up; 0: none is. Each
    worker is a pool of its own: in a pool of several, one that ends takes all others with it.
    """

    def __init__(
        self,
        workers: int = 0,
        modules: list[str] | None = None,
        modesty: int = MODEST,
        seconds: float = 0.0,
        share: int = 0,
        memory: int = 0,
    ) -> None:
        wished = workers or max(FEWEST, (os.cpu_count() or 2) - 1)
        self.workers = min(wished, system.MOST_PROCESSES)
        self.modules = modules or []  # that register games of their own
        self.modesty = modesty
        self.seconds = seconds
        self.memory = memory  # bytes that a worker may have; 0: as it needs
        self._turns = Turns(self.workers, share)
        self._free = [self._new_worker() for _ in range(self.workers)]  # the last is taken next
        self._former: set[ProcessPoolExecutor] = set()  # at work, and not wanted afterwards
        self._at_work: set[ProcessPoolExecutor] = set()

    async def ask(self, question: Question, asker: Asker = HOUSE) -> list[Weighed]:
        """The bot's answer."""
        return await self.do(asker, answer, question)

    async def do(self, asker: Asker, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """What a function of a module returns, done by a worker when it is the asker's turn.

        TookTooLongError if it takes too long; RefusedError if workers keep dying.
        """
        async with self._turns.turn(asker):
            for _ in range(ATTEMPTS):
                worker, began = self._take(), time.monotonic()
                task = None
                try:
                    task = worker.submit(_done, work, self.seconds, args, more)
                    return await asyncio.wrap_future(task)
                except BrokenProcessPool as broken:
                    self._former.add(worker)
                    if self.seconds and time.monotonic() - began >= self.seconds:
                        raise TookTooLongError(work.__name__) from broken
                finally:
                    self._put_back(worker, is_busy=task is not None and not task.done())
        raise RefusedError("busy", "This server could not do that just now; ask again in a minute.")

    def renew(self) -> None:
        """New workers for what comes from now on; the former end when their work is done."""
        self._former |= self._at_work
        for worker in self._free:
            worker.shutdown(wait=False)
        self._free = [self._new_worker() for _ in self._free]

    def close(self) -> None:
        for worker in (*self._free, *self._at_work):
            worker.shutdown(wait=False, cancel_futures=True)

    def _take(self) -> ProcessPoolExecutor:
        """There is one: nobody's turn begins before."""
        worker = self._free.pop()
        self._at_work.add(worker)
        return worker

    def _put_back(self, worker: ProcessPoolExecutor, is_busy: bool) -> None:
        """A worker whose asker has gone may still be at it: the others are taken first."""
        self._at_work.discard(worker)
        if worker in self._former:
            self._former.discard(worker)
            worker.shutdown(wait=False)
            worker = self._new_worker()
            is_busy = False
        self._free.insert(0 if is_busy else len(self._free), worker)

    def _new_worker(self) -> ProcessPoolExecutor:
        """A process of its own, which begins with its first work."""
        context = multiprocessing.get_context("spawn")
        prepared = (self.modules, self.modesty, self.memory)
        return ProcessPoolExecutor(1, context, _prepare, prepared)
