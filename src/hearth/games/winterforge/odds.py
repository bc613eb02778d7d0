"""The odds of the Forge: how likely an attempt succeeds, and how many it may take.

Close, not exact: bots ask for them very often, so dice are taken by their mean and variance.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.winterforge.effects import FAILURE_TOKENS
from hearth.games.winterforge.questions import forge_bonus, total
from hearth.games.winterforge.state import Guild, Job, Winterforge

MOST_ATTEMPTS: Final = 6
LOGISTIC: Final = 1.7  # a logistic curve that is close to the normal distribution


def roll(g: Winterforge, me: Guild, job: Job) -> tuple[float, float]:
    """Mean and variance of the result: dice of the Components, and all that is added."""
    mean = float(forge_bonus(g, me, job))
    variance = 0.0
    for part in job.parts:
        for sides in g.box.components[part].dice:
            mean += (sides + 1) / 2
            variance += (sides * sides - 1) / 12
    return mean, variance


def tokens_per_failure(g: Winterforge, me: Guild) -> float:
    return 1.0 + (total(g, me, FAILURE_TOKENS) if me.crew else 0)


def expected_attempts(g: Winterforge, me: Guild, job: Job) -> float:
    """How many attempts a Contract takes whose Components are all there."""
    mean, variance = roll(g, me, job)
    above = mean - g.box.contracts[job.contract].forge
    return attempts_needed(above, variance, tokens_per_failure(g, me))


def success_chance(g: Winterforge, me: Guild, job: Job) -> float:
    """The chance of the next attempt."""
    mean, variance = roll(g, me, job)
    return chance(mean - g.box.contracts[job.contract].forge, variance)


def chance(above: float, variance: float) -> float:
    """The chance to reach a number that the mean is so much above."""
    spread = math.sqrt(variance + 0.3)
    x = LOGISTIC * (above + 0.5) / spread
    if x > 12.0:
        return 1.0
    return 0.0 if x < -12.0 else 1.0 / (1.0 + math.exp(-x))


def attempts_needed(above: float, variance: float, tokens: float) -> float:
    """Expected attempts, each failure adding its Work Tokens."""
    attempts = 0.0
    failing = 1.0
    for i in range(MOST_ATTEMPTS):
        attempts += failing
        failing *= 1.0 - chance(above + i * tokens, variance)
        if failing < 0.02:
            return attempts
    lacking = max(-(above + MOST_ATTEMPTS * tokens), 0.0)
    return attempts + failing * (1.0 + lacking / tokens)
