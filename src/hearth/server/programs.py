"""The operator's programs as bots at tables. Visitors seat them by name; they name no command."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Final

import hearth
from hearth.bots.specs import command_of
from hearth.bots.stdio import StdioBot
from hearth.kernel import Rng
from hearth.server.thinkers import Question
from hearth.server.turns import Asker, Turns

FEWEST: Final = 2  # programs that may think at the same time
MOST_RUNNING: Final = 16  # programs, those that wait for their next turn included
IDLE: Final = 600.0  # seconds after which a program that nobody asks is ended


@dataclass
class Running:
    """A program in a seat of a table."""

    bot: StdioBot
    asked: float
    busy: bool = True


class Programs:
    """One program for each seat that a program plays, until the match is over.

    A line tells a program all that it needs, so one that has to make room begins anew later.
    """

    def __init__(self, specs: Mapping[str, str], milliseconds: int) -> None:
        self.specs = specs
        self.milliseconds = milliseconds  # for a choice
        cores = max(FEWEST, os.cpu_count() or 1)
        self._turns = Turns(cores)
        self._threads = ThreadPoolExecutor(cores, "program")  # which wait for programs
        self._running: dict[tuple[str, int], Running] = {}
        self._lock = Lock()

    def plays(self, name: str) -> bool:
        """Is this the name of a program?"""
        return name in self.specs

    async def ask(self, table: str, question: Question, asker: Asker) -> str:
        """The notation of the program's choice; whatever goes wrong is raised."""
        loop = asyncio.get_running_loop()
        try:
            async with self._turns.turn(asker):
                return await loop.run_in_executor(self._threads, self._answer, table, question)
        finally:
            loop.call_later(IDLE + 1.0, self._sweep)

    def release(self, table: str) -> None:
        """The match is over: its programs go, without anybody waiting for it."""
        with self._lock:
            keys = [key for key, one in self._running.items() if key[0] == table and not one.busy]
            gone = [self._running.pop(key) for key in keys]
        self._end(gone)

    def close(self) -> None:
        with self._lock:
            gone = [*self._running.values()]
            self._running.clear()
        for one in gone:
            one.bot.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _answer(self, table: str, question: Question) -> str:
        """In a thread: reading the match takes milliseconds, waiting for the program seconds."""
        g = hearth.load(question.save)
        key = (table, question.seat)
        running = self._taken(key, question)
        try:
            return hearth.notation(g, running.bot.choose(g, question.seat).action)
        finally:
            with self._lock:
                running.busy = False
                running.asked = time.monotonic()
                is_there = self._running.get(key) is running
            if not is_there:  # the server closes
                running.bot.close()

    def _taken(self, key: tuple[str, int], question: Question) -> Running:
        """The program of a seat, kept or new; the longest unasked make room."""
        with self._lock:
            found = self._running.pop(key, None)
            if found is None or found.bot.name != question.spec:
                command = command_of(self.specs[question.spec])
                bot = StdioBot(question.spec, question.seed, command, self.milliseconds)
                found = Running(bot, 0.0)
            found.busy = True
            found.bot.rng = Rng(question.seed)
            self._running[key] = found
            idle = [other for other, one in self._running.items() if not one.busy]
            gone = idle[: max(0, len(self._running) - MOST_RUNNING)]
            ended = [self._running.pop(other) for other in gone]
        for one in ended:
            one.bot.close()
        return found

    def _sweep(self) -> None:
        with self._lock:
            long_ago = time.monotonic() - IDLE
            old = [k for k, one in self._running.items() if not one.busy and one.asked < long_ago]
            gone = [self._running.pop(key) for key in old]
        self._end(gone)

    def _end(self, gone: list[Running]) -> None:
        for one in gone:
            self._threads.submit(one.bot.close)
