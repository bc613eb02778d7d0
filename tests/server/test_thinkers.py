"""What a worker tells of the options it weighed, and what becomes of work that is too much."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import hearth
from hearth.server.refused import RefusedError
from hearth.server.thinkers import Question, Thinkers, TookTooLongError, answer
from hearth.server.turns import HOUSE, Asker
from tests.games.ravenshire.positions import gathering, own, place, quietly, take
from tests.server.running import run


def test_what_a_bot_did_not_look_at_is_not_told() -> None:
    g = gathering()
    place(g, "h1", "I")
    quietly(g)
    take(g, "II")
    quietly(g)
    own(g, ore=6, charcoal=3, talisman=2, dragon_scale=1, action_token=2)
    told = answer(Question(hearth.save(g), g.actors()[0], "ismcts:200", "ravenshire", 1))
    assert len(told) < len(g.options())  # exchanges can wait until the next turn
    assert all(option.visits > 0 for option in told)


def work_for(seconds: float) -> float:
    """Busy without listening to anybody, as compiled code is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return seconds


def much_memory(size: int) -> int:
    return len(bytearray(size))


def test_work_that_takes_too_long_is_given_up_and_others_go_on() -> None:
    async def all_of_it() -> tuple[object, float]:
        workers = Thinkers(1, seconds=1.0)
        try:
            slow = await asyncio.gather(
                workers.do(Asker("one"), work_for, 60.0), return_exceptions=True
            )
            return slow[0], await workers.do(Asker("two"), work_for, 0.0)
        finally:
            workers.close()

    slow, quick = run(all_of_it())
    assert isinstance(slow, TookTooLongError)
    assert quick == 0.0


def test_work_that_wants_too_much_memory_fails_alone() -> None:
    async def all_of_it() -> tuple[object, int]:
        workers = Thinkers(1, memory=2 * 1024**3)
        try:
            big = await asyncio.gather(
                workers.do(HOUSE, much_memory, 4 * 1024**3), return_exceptions=True
            )
            return big[0], await workers.do(HOUSE, much_memory, 1000)
        finally:
            workers.close()

    big, small = run(all_of_it())
    assert isinstance(big, MemoryError)
    assert small == 1000


def test_work_that_is_already_waiting_when_a_worker_dies_is_done_again() -> None:
    async def all_of_it() -> list[object]:
        workers = Thinkers(2, seconds=1.0, share=2)
        try:
            wishes = [60.0, 0.2, 0.2, 0.2]
            tasks = [workers.do(Asker(str(i)), work_for, wish) for i, wish in enumerate(wishes)]
            return await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            workers.close()

    slow, *others = run(all_of_it())
    assert isinstance(slow, TookTooLongError)
    assert others == [0.2, 0.2, 0.2]


def counted_work(file: Path, seconds: float) -> int:
    with file.open("a", encoding="utf-8") as begun:
        begun.write("begun\n")
    work_for(seconds)
    return len(file.read_text(encoding="utf-8").splitlines())


def test_a_worker_that_dies_disturbs_no_other(tmp_path):
    async def both() -> tuple[object, object]:
        workers = Thinkers(2, seconds=2.0, share=1)
        try:
            long = workers.do(Asker("one"), counted_work, tmp_path / "begun", 1.5)
            died = workers.do(Asker("two"), os._exit, 1)
            return await asyncio.gather(long, died, return_exceptions=True)
        finally:
            workers.close()

    count, died = run(both())
    assert count == 1
    assert isinstance(died, RefusedError | TookTooLongError)


def test_new_workers_come_while_former_ones_are_still_at_work():
    async def renewed() -> tuple[list[int], list[int]]:
        workers = Thinkers(2, share=2)
        try:
            first = [await workers.do(HOUSE, os.getpid) for _ in range(2)]
            busy = asyncio.create_task(workers.do(HOUSE, process_after, 1.0))
            await asyncio.sleep(0)
            workers.renew()
            later = [await busy] + [await workers.do(HOUSE, os.getpid) for _ in range(3)]
            return first, later
        finally:
            workers.close()

    first, (busy, *later) = run(renewed())
    assert busy in first
    assert not set(first) & set(later)


def process_after(seconds: float) -> int:
    work_for(seconds)
    return os.getpid()
