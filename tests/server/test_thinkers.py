"""What a worker tells of the options it weighed, and what becomes of work that is too much."""

from __future__ import annotations

import asyncio
import time

import hearth
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
