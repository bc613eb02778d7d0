"""Workers are shared: clients take turns at them, and so do the tables of each."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from hearth.server.turns import Asker, Floor, Turns
from tests.server.running import PATIENCE, run


async def served(turns: Turns, askers: list[Asker], seconds: float = 0.0) -> list[Asker]:
    """Who came in which order, when all asked at the same time."""
    order: list[Asker] = []

    async def ask(asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(asker)
            await asyncio.sleep(seconds)

    await asyncio.gather(*map(ask, askers))
    return order


def test_who_asks_once_waits_for_one_turn_of_each_other_client_at_most():
    chance = random.Random()
    crowd = [Asker("flood", str(chance.randrange(3))) for _ in range(100)]
    asked = [*crowd, Asker("one"), Asker("two")]
    order = run(served(Turns(1), asked))
    assert Counter(order) == Counter(asked)
    assert {order.index(Asker("one")), order.index(Asker("two"))} <= {1, 2, 3}


def test_the_tables_of_a_client_take_turns_too():
    crowd = [Asker("home", "busy")] * 50
    order = run(served(Turns(1), [*crowd, Asker("home", "calm")]))
    assert order.index(Asker("home", "calm")) <= 2


def test_no_client_has_the_last_worker():
    async def both() -> bool:
        turns = Turns(3)
        flood = [asyncio.create_task(served(turns, [Asker("flood")], 60.0)) for _ in range(20)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(5.0):
                await served(turns, [Asker("one")])
            return True
        finally:
            for task in flood:
                task.cancel()

    assert run(both())


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_never_more_at_a_time_than_there_are_workers_and_nobody_is_forgotten(workers):
    async def most() -> int:
        turns, busy, most = Turns(workers), 0, 0
        chance = random.Random()

        async def ask() -> None:
            nonlocal busy, most
            async with turns.turn(Asker(chance.choice("abc"), chance.choice("xyz"))):
                busy += 1
                most = max(most, busy)
                try:
                    await asyncio.sleep(chance.choice([0.0, 0.001]))
                finally:
                    busy -= 1

        tasks = [asyncio.create_task(ask()) for _ in range(200)]
        await asyncio.sleep(0)
        for task in chance.sample(tasks, 50):  # some give up
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert not [one for one in done if isinstance(one, Exception)]
        return most

    assert 1 <= run(most()) <= workers


# The server's own thread


async def answered(askers: list[str]) -> list[tuple[str, int]]:
    """Who was answered in which order, and in which round of the loop, when all ask at once."""
    floor = Floor()
    rounds = 0
    order: list[tuple[str, int]] = []
    loop = asyncio.get_running_loop()

    def count() -> None:
        nonlocal rounds
        rounds += 1
        loop.call_soon(count)

    async def ask(asker: str) -> None:
        await floor.turn(asker)
        order.append((asker, rounds))

    count()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*map(ask, askers))
    return order


def test_one_request_is_answered_in_a_round_of_the_loop_whoever_asked():
    order = run(answered(["flood"] * 50 + ["one"] * 3))
    assert len({turn for _, turn in order}) == 53


def test_who_asks_last_is_answered_after_one_request_of_each_other():
    order = [asker for asker, _ in run(answered(["flood"] * 50 + ["other"] * 20 + ["one"]))]
    assert order.index("one") <= 3
    assert Counter(order) == {"flood": 50, "other": 20, "one": 1}


def test_who_gives_up_keeps_nobody_waiting():
    async def some_give_up() -> list[str]:
        floor = Floor()
        order: list[str] = []

        async def ask(asker: str) -> None:
            await floor.turn(asker)
            order.append(asker)

        tasks = [asyncio.create_task(ask(asker)) for asker in ("first", "gone", "gone", "one")]
        await asyncio.sleep(0)
        for task in tasks[1:3]:
            task.cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert run(some_give_up()) == ["first", "one"]
