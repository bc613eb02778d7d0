"""Many processes play the same matches as one."""

from __future__ import annotations

import pytest

from hearth.arena import Venue, planned, played
from tests.arena.hands import told
from tests.arena.misfits import make

PLAN = planned(Venue("guilds"), ["random", "ismcts:2"], seed=3)


def test_any_number_of_workers_gives_the_same_results_in_order():
    here = list(played(PLAN, range(2, 8)))
    assert [outcome.i for outcome in here] == [2, 3, 4, 5, 6, 7]
    for workers in (1, 3):
        assert told(list(played(PLAN, range(2, 8), workers))) == told(here)


@pytest.mark.parametrize("workers", [0, 1])
def test_nothing_is_played_when_there_is_nothing_to_play(workers):
    assert list(played(PLAN, range(5, 5), workers)) == []


@pytest.mark.parametrize("workers", [0, 2])
def test_a_wish_to_stop_ends_it(workers):
    seen: list[int] = []
    plan = planned(Venue("guilds"), ["random"])
    for outcome in played(plan, range(10_000), workers, stop=lambda: len(seen) > 3):
        seen.append(outcome.i)
    assert seen == list(range(len(seen)))
    assert 3 < len(seen) < 1000


def test_a_worker_that_dies_is_told_in_a_sentence():
    plan = planned(Venue("guilds"), ["random", "random"])
    plan.bots[1] = "dying"
    with pytest.raises(ChildProcessError, match="a worker ended in the middle of a match; what"):
        list(played(plan, range(4), 2, make))
