"""Random play: the plainest bot, and the yardstick of the engine's speed."""

from __future__ import annotations

from hearth.kernel import Rng, State


def choose(g: State, rng: Rng) -> int:
    """Any legal action, all equally likely."""
    options = g.options()
    return options[rng.below(len(options))]


def play_out(g: State, rng: Rng) -> int:
    """Play to the end at random; how many decisions did it take?"""
    n = 0
    while not g.over:
        options = g.options()
        g.apply(options[rng.below(len(options))])
        n += 1
    return n
