"""Exact odds, against every way in which the dice can fall."""

from __future__ import annotations

from itertools import product

import pytest

from hearth.games.winterforge.odds import (
    exact_reach,
    exact_sums,
    exact_with_echo,
    exact_with_reroll,
    exact_with_turn,
    ways_to_lie,
)

POOLS = [[4], [4, 6], [8, 4, 6], [4, 4, 4], [12, 6, 4], [6, 6, 4, 4]]


def rolls(pool: list[int]) -> list[tuple[int, ...]]:
    return list(product(*[range(1, sides + 1) for sides in pool]))


def share(pool: list[int], need: int) -> float:
    found = rolls(pool)
    return sum(sum(faces) >= need for faces in found) / len(found)


def needs(pool: list[int]) -> range:
    return range(len(pool) - 1, sum(pool) + 3)


@pytest.mark.parametrize("pool", POOLS)
def test_the_chance_of_a_roll_is_exact(pool):
    assert sum(exact_sums(pool)) == pytest.approx(1.0)
    for need in needs(pool):
        assert exact_reach(pool, need) == pytest.approx(share(pool, need))


@pytest.mark.parametrize("pool", POOLS)
def test_the_chance_with_one_die_rolled_again_is_exact(pool):
    for need in needs(pool):
        found = 0.0
        for faces in rolls(pool):
            kept = [sum(faces) - face for face in faces]
            again = [share([pool[i]], need - kept[i]) for i in range(len(pool))]
            found += 1.0 if sum(faces) >= need else max(again)
        assert exact_with_reroll(pool, need) == pytest.approx(found / len(rolls(pool)))


@pytest.mark.parametrize("pool", POOLS)
def test_the_chance_with_one_die_turned_is_exact(pool):
    for need in needs(pool):
        good = [
            sum(faces) + max(pool[i] - faces[i] for i in range(len(pool))) >= need
            for faces in rolls(pool)
        ]
        assert exact_with_turn(pool, need) == pytest.approx(sum(good) / len(good))


@pytest.mark.parametrize("pool", [[4], [4, 6], [4, 4, 6], [8, 4]])
def test_the_chance_with_any_dice_rolled_again_is_exact(pool):
    picks = list(product([False, True], repeat=len(pool)))
    for need in needs(pool):
        found = 0.0
        for faces in rolls(pool):
            found += max(
                share(
                    [pool[i] for i in range(len(pool)) if pick[i]],
                    need - sum(faces[i] for i in range(len(pool)) if not pick[i]),
                )
                for pick in picks
            )
        assert exact_with_echo(pool, need) == pytest.approx(found / len(rolls(pool)))


def test_equal_dice_are_not_told_apart():
    assert ways_to_lie([4, 4, 6]) == 60
