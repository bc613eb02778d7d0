"""Many matches at a time: processes that play, and one that collects what they have played."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import connection, get_context, resource_tracker
from threading import Thread
from time import monotonic
from typing import Final, Generic, Protocol, TypeVar

from hearth import system
from hearth.arena.outcome import Outcome
from hearth.arena.plan import Plan
from hearth.arena.referee import Referee
from hearth.bots import stdio
from hearth.bots.specs import Maker, make_typed_bot

QUICK: Final = 0.05  # seconds; a worker that is back sooner gets more matches at a time
MOST_AT_A_TIME: Final = 64
PARTING: Final = 1.0  # seconds in which dismissed workers end the programs that play for them
LOOK_UP: Final = 0.1  # seconds until a wish to stop is noticed
WORKER_ENDED: Final = "a worker ended in the middle of a match; what was finished before is kept"
# Spawned on every system: a fork would copy threads and open files in the middle of things.
PROCESSES: Final = get_context("spawn")


class Played(Protocol):
    """What came of a match; it knows its number."""

    @property
    def i(self) -> int: ...


Kept = TypeVar("Kept", bound=Played)
Kept_co = TypeVar("Kept_co", bound=Played, covariant=True)


class Judge(Protocol[Kept_co]):
    """Plays the matches of some plan by their numbers."""

    def play(self, i: int) -> Kept_co: ...


def never() -> bool:
    return False


def played(
    plan: Plan,
    numbers: range,
    workers: int = 0,
    make: Maker = make_typed_bot,
    stop: Callable[[], bool] = never,
) -> Iterator[Outcome]:
    """Play matches of a plan; they come in order, the same ones from any number of workers.

    Without workers they are played in this process. With workers `make` has to be a function of
    a module. When `stop` says so there are no more, and what was not finished is dropped.
    """
    return judged(partial(Referee, plan, make), numbers, workers, stop)


def judged(
    hire: Callable[[], Judge[Kept]],
    numbers: range,
    workers: int = 0,
    stop: Callable[[], bool] = never,
) -> Iterator[Kept]:
    """The same for anybody who can play a match by its number; each worker hires one."""
    if workers > 0:
        yield from from_workers(
            hire, numbers, min(workers, len(numbers), system.MOST_PROCESSES), stop
        )
        return
    judge = hire()
    for i in numbers:
        if stop():
            return
        yield judge.play(i)


def from_workers(
    hire: Callable[[], Judge[Kept]], numbers: range, count: int, stop: Callable[[], bool]
) -> Iterator[Kept]:
    with hired(hire, count) as workers:
        open_numbers = numbers
        finished: dict[int, Kept] = {}
        for i in numbers:
            while i not in finished:
                for worker in workers:
                    open_numbers = worker.take_from(open_numbers)
                if stop():
                    return
                for worker in heard(workers):
                    finished.update((outcome.i, outcome) for outcome in worker.hear())
            yield finished.pop(i)


class Worker(Generic[Kept]):
    """A process that plays, and the pipe to it."""

    def __init__(self, hire: Callable[[], Judge[Kept]]) -> None:
        self.pipe, theirs = PROCESSES.Pipe()
        # Nothing is ever sent through it. It closes with this process, however that ends.
        leash, self.leash = PROCESSES.Pipe(duplex=False)
        self.process = PROCESSES.Process(target=work, args=(hire, theirs, leash), daemon=True)
        self.process.start()
        theirs.close()
        leash.close()
        self.at_a_time = 1
        self.busy = False
        self.began = 0.0

    def take_from(self, numbers: range) -> range:
        """Take a few matches if there is nothing to do; what is left for others is returned."""
        if self.busy or not numbers:
            return numbers
        taken = numbers[: self.at_a_time]
        self.began = monotonic()
        self.busy = True
        try:
            self.pipe.send(taken)
        except ConnectionError as error:
            raise ChildProcessError(WORKER_ENDED) from error
        return numbers[self.at_a_time :]

    def hear(self) -> list[Kept]:
        """What it has played; so few matches at a time that there is always news."""
        try:
            outcomes: list[Kept] = self.pipe.recv()
        except (EOFError, ConnectionError) as error:
            raise ChildProcessError(WORKER_ENDED) from error
        self.busy = False
        if monotonic() - self.began < QUICK:
            self.at_a_time = min(2 * self.at_a_time, MOST_AT_A_TIME)
        else:
            self.at_a_time = max(self.at_a_time // 2, 1)
        return outcomes

    def dismiss(self, deadline: float) -> None:
        """The leash is gone by now; a worker that is deep in thought does not notice."""
        self.process.join(max(0.0, deadline - monotonic()))
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def hired(hire: Callable[[], Judge[Kept]], count: int) -> Iterator[list[Worker[Kept]]]:
    """Workers, and the end of them, whatever happens."""
    workers: list[Worker[Kept]] = []
    try:
        start_tracking()
        with system.without_signals():
            for _ in range(count):
                workers.append(Worker(hire))
        yield workers
    finally:
        for worker in workers:
            worker.leash.close()
        deadline = monotonic() + PARTING
        for worker in workers:
            worker.dismiss(deadline)


def start_tracking() -> None:
    """It would start along with the first process, and let the signals through again."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()


def heard(workers: list[Worker[Kept]]) -> list[Worker[Kept]]:
    """Those who have something to tell; after a while nobody."""
    ready = connection.wait([worker.pipe for worker in workers if worker.busy], LOOK_UP)
    return [worker for worker in workers if worker.pipe in ready]


def work(
    hire: Callable[[], Judge[Kept]],
    pipe: connection.Connection[list[Kept], range],
    leash: connection.Connection[None, None],
) -> None:
    """What a worker does until nobody is at the other end of its pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be held back
    Thread(target=end_with, args=(leash,), daemon=True).start()
    judge = hire()
    try:
        while True:
            pipe.send([judge.play(i) for i in pipe.recv()])
    except (EOFError, ConnectionError):
        return


def end_with(leash: connection.Connection[None, None]) -> None:
    """The worker and the programs that play for it, when the other end of the leash is gone."""
    connection.wait([leash])
    stdio.end_all()
    os._exit(0)
