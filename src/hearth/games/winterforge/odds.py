"""The odds of the Forge: how likely an attempt succeeds, and how many it may take.

Bots ask very often, so for them dice are taken by their mean and variance: close, not exact.
People ask before they roll and get what the dice really do: the `exact_` ones.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.winterforge.effects import FAILURE_TOKENS, MAXIMISE, REROLL, REROLL_ANY
from hearth.games.winterforge.questions import dice, forge_bonus, of_rune, total
from hearth.games.winterforge.state import Guild, Job, Winterforge

MOST_ATTEMPTS: Final = 6
LOGISTIC: Final = 1.7  # a logistic curve that is close to the normal distribution
MOST_HANDS: Final = 4000  # ways in which dice may lie that are gone through one by one
ROUNDING: Final = 1e-9
CODE: Final = 100  # a die that lies on the table, as sides * CODE + face


def roll(g: Winterforge, me: Guild, job: Job) -> tuple[float, float]:
    """Mean and variance of the result: dice of the Components, and all that is added."""
    mean = float(forge_bonus(g, me, job))
    variance = 0.0
    for part in job.parts:
        for sides in g.box.components[part].dice:
            mean += die_mean(sides)
            variance += die_variance(sides)
    return mean, variance


def die_mean(sides: float) -> float:
    return (sides + 1.0) / 2.0


def die_variance(sides: float) -> float:
    return (sides * sides - 1.0) / 12.0


def tokens_per_failure(g: Winterforge, me: Guild) -> float:
    return 1.0 + (total(g, me, FAILURE_TOKENS) if me.crew else 0)


def success_chance(g: Winterforge, me: Guild, job: Job) -> float:
    """The chance of the next attempt."""
    mean, variance = roll(g, me, job)
    return chance(mean - g.box.contracts[job.contract].forge, variance)


def chance(above: float, variance: float) -> float:
    """The chance to reach a number that the mean is so much above."""
    return chance_within(spread_of(variance), above)


def spread_of(variance: float) -> float:
    return math.sqrt(variance + 0.3)


def chance_within(spread: float, above: float) -> float:
    x = LOGISTIC * (above + 0.5) / spread
    if x > 12.0:
        return 1.0
    return 0.0 if x < -12.0 else 1.0 / (1.0 + math.exp(-x))


def attempts_needed(above: float, variance: float, tokens: float) -> float:
    """Expected attempts, each failure adding its Work Tokens."""
    spread = spread_of(variance)
    attempts = 0.0
    failing = 1.0
    for i in range(MOST_ATTEMPTS):
        attempts += failing
        failing *= 1.0 - chance_within(spread, above + i * tokens)
        if failing < 0.02:
            return attempts
    lacking = max(-(above + MOST_ATTEMPTS * tokens), 0.0)
    return attempts + failing * (1.0 + lacking / tokens)


# Exactly


def exact_chance(g: Winterforge, me: Guild, job: Job) -> tuple[float, bool]:
    """The chance of the next attempt, with the best use of what helps after the roll.

    The second answer is whether this is all of it. Where several things help after one roll, or
    too many dice may be rolled again, it is the most that one of them gives: at least that.
    """
    pool = dice(g, job)
    need = g.box.contracts[job.contract].forge - forge_bonus(g, me, job)
    rerolls = total(g, me, REROLL)
    turns = of_rune(g, job, MAXIMISE)
    echoes = of_rune(g, job, REROLL_ANY)
    found = exact_reach(pool, need)
    is_all = rerolls + turns + echoes <= 1
    if rerolls > 0:
        found = max(found, exact_with_reroll(pool, need))
    if turns > 0:
        found = max(found, exact_with_turn(pool, need))
    if echoes > 0:
        few = ways_to_lie(pool) <= MOST_HANDS
        is_all = is_all and few
        if few:
            found = max(found, exact_with_echo(pool, need))
    # Sums of fractions come out a little below 1.
    return (1.0, True) if found > 1.0 - ROUNDING else (found, is_all)


def exact_sums(pool: list[int]) -> list[float]:
    """The chance of every sum of these dice, by the sum."""
    chances = [1.0]
    for sides in pool:
        longer = [0.0] * (len(chances) + sides)
        for i in range(len(chances)):
            for face in range(1, sides + 1):
                longer[i + face] += chances[i] / sides
        chances = longer
    return chances


def exact_reach(pool: list[int], need: int) -> float:
    """The chance that these dice show so much or more."""
    if need <= len(pool):
        return 1.0
    return sum(exact_sums(pool)[need:], 0.0)


def exact_with_reroll(pool: list[int], need: int) -> float:
    """The same when one die may be rolled again: the one that is most likely to be enough."""
    found = exact_reach(pool, need)
    for lacking in range(1, max(pool)):
        for at, p in exact_best(pool, lacking).items():
            if at[0] == need - lacking:
                found += p * at[1]
    return found


def exact_best(pool: list[int], lacking: int) -> dict[tuple[int, float], float]:
    """How likely each sum is, together with the best chance that one die makes up for so much."""
    chances: dict[tuple[int, float], float] = {(0, 0.0): 1.0}
    for sides in pool:
        after: dict[tuple[int, float], float] = {}
        for at, p in chances.items():
            for face in range(1, sides + 1):
                better = max(sides - face - lacking + 1, 0) / sides
                to = (at[0] + face, max(at[1], better))
                after[to] = after.get(to, 0.0) + p / sides
        chances = after
    return chances


def exact_with_turn(pool: list[int], need: int) -> float:
    """The same when one die may be turned to its highest face: the one that gains most."""
    chances: dict[tuple[int, int], float] = {(0, 0): 1.0}  # by the sum and the most gained
    for sides in pool:
        after: dict[tuple[int, int], float] = {}
        for at, p in chances.items():
            for face in range(1, sides + 1):
                to = (at[0] + face, max(at[1], sides - face))
                after[to] = after.get(to, 0.0) + p / sides
        chances = after
    if need <= len(pool):
        return 1.0
    return sum([p for at, p in chances.items() if at[0] + at[1] >= need], 0.0)


def exact_with_echo(pool: list[int], need: int) -> float:
    """The same when any of the dice may be rolled again, all at once."""
    hands: dict[tuple[int, ...], float] = {(): 1.0}
    for sides in pool:
        after: dict[tuple[int, ...], float] = {}
        for hand, p in hands.items():
            for face in range(1, sides + 1):
                to = tuple(sorted([*hand, sides * CODE + face]))
                after[to] = after.get(to, 0.0) + p / sides
        hands = after
    known: dict[tuple[int, ...], list[float]] = {}
    return sum([p * echo_chance(list(hand), need, known) for hand, p in hands.items()], 0.0)


def ways_to_lie(pool: list[int]) -> int:
    """In how many ways dice can lie, when equal dice are not told apart."""
    ways = 1
    for sides in set(pool):
        ways *= math.comb(pool.count(sides) + sides - 1, sides - 1)
    return ways


def echo_chance(hand: list[int], need: int, known: dict[tuple[int, ...], list[float]]) -> float:
    """The best chance by rolling some of the dice again: of equal ones always the lowest."""
    if sum([die % CODE for die in hand]) >= need:
        return 1.0
    choices: list[list[int]] = [[]]  # dice to be rolled again
    for sides in sorted({die // CODE for die in hand}):
        alike = [die for die in hand if die // CODE == sides]
        choices = [[*one, *alike[:n]] for one in choices for n in range(len(alike) + 1)]
    whole = sum([die % CODE for die in hand])
    best = 0.0
    for choice in choices:
        kept = whole - sum([die % CODE for die in choice])
        best = max(best, known_reach([die // CODE for die in choice], need - kept, known))
    return best


def known_reach(pool: list[int], need: int, known: dict[tuple[int, ...], list[float]]) -> float:
    """`exact_reach`, with the sums of each pool worked out only once."""
    key = tuple(pool)
    if key not in known:
        known[key] = exact_sums(pool)
    return sum(known[key][max(need, 0) :], 0.0)
