"""No game has become twice as slow as it was, measured against plain Python in the same run.

What is compared is CPU time: how many rounds of a fixed piece of Python go into one decision of a
match played at random. That hardly depends on the machine. The limits are twice what was measured
when they were set, so that a busy neighbour does not fail them; `hearth bench` tells the rest.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import hearth
from hearth.bots.playout import play_out
from hearth.kernel import Rng

ATTEMPTS = 5  # the best of them counts: nothing makes a run faster than it is
DECISIONS = 4000  # of a run, at least
ROUNDS = 4000
# Rounds for a decision: native, pure.
LIMITS = {
    "winterforge": (1.4, 11.0),
    "guilds": (2.2, 22.0),
    "ravenshire": (2.1, 11.0),
    "forge": (3.0, 28.0),
    "cove": (2.9, 19.0),
}


def yardstick() -> int:
    """Plain Python of the sort that games are made of: lists, numbers, calls."""
    for number in range(ROUNDS):
        hand = [number % 7, number % 5, 3, 1]
        hand.append(sum(hand))
        worth = {place: value * 2 for place, value in enumerate(hand)}
        hand = [value for value in hand if worth[value % 4] > 3]
    return ROUNDS


def play(game: str) -> int:
    """Matches at random; how many decisions they took."""
    rng, seats = Rng(1), hearth.info(game)["seats"]
    count = seed = 0
    while count < DECISIONS:
        count += play_out(hearth.new(game, 2 if 2 in seats else seats[0], seed), rng)
        seed += 1
    return count


def best(work: Callable[[], int]) -> float:
    """CPU seconds for one piece of work."""
    found = []
    for _ in range(ATTEMPTS):
        began = time.process_time()
        count = work()
        found.append((time.process_time() - began) / count)
    return min(found)


@pytest.mark.parametrize("game", LIMITS)
def test_a_decision_costs_less_than_twice_what_it_did(game: str) -> None:
    limit = LIMITS[game][0 if hearth.native else 1]
    play(game)  # what is read once is read
    assert best(lambda: play(game)) / best(yardstick) < limit
