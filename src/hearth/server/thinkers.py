"""Work in processes of its own, so that thinking and long reading never delay a table."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection
from threading import Thread
from typing import Final, ParamSpec, TypeVar

import hearth
from hearth.bots.specs import make_bot

ATTEMPTS: Final = 3  # if workers die

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


def _prepare(modules: list[str], modesty: int) -> None:
    Thread(target=_end_with_the_server, daemon=True).start()
    os.nice(modesty)
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


class Thinkers:
    """A pool of workers; one that dies is replaced, and what it thought about is asked again."""

    def __init__(
        self, workers: int = 0, modules: list[str] | None = None, modesty: int = 0
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.modules = modules or []  # that register games of their own
        self.modesty = modesty  # how far the workers step back for others, as `nice` counts
        self._pool = self._new_pool()

    async def ask(self, question: Question) -> list[Weighed]:
        """The bot's answer; RuntimeError if workers keep dying."""
        return await self.do(answer, question)

    async def do(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """What a function of a module returns, done by a worker."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **more))
            except BrokenProcessPool:
                if pool is self._pool:  # the first to notice
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = self._new_pool()
        raise RuntimeError(f"{work.__name__} could not be done: the workers died")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, _prepare, (self.modules, self.modesty))
