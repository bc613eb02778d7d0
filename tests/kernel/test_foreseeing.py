"""Can somebody who has seen the dice foresee the next ones? With a seed yes, with a secret no."""

from __future__ import annotations

import pytest

from hearth.kernel import Rng, State, new_secret
from tests.kernel.lattice import state_behind

# What a table shows at its beginning: cards of decks, and dice.
SIZES = [40, 39, 38, 37, 36, 35, 34, 33, 6, 6, 6, 6, 20, 19, 18, 17, 16, 15, 14, 13]
AHEAD = 40


def table(seed: int, secret: str) -> State:
    g = State()
    g.open_chance(seed, secret)
    return g


def foreseen(g: State) -> int:
    """How many of the next dice an attacker knows who has seen what the table has shown."""
    state = state_behind([(n, int(g.below(n))) for n in SIZES])
    if state is None:
        return 0
    attacker = State(rng=state)
    return sum(attacker.below(6) == g.below(6) for _ in range(AHEAD))


@pytest.mark.parametrize("seed", [1, 7, 2**53 - 1])
def test_the_chance_of_a_seed_is_foreseen_from_a_few_draws(seed: int) -> None:
    """This is why a table of people has a secret, and why a chosen seed is told to everybody."""
    assert foreseen(table(seed, "")) == AHEAD


@pytest.mark.parametrize("attempt", range(3))
def test_the_chance_of_a_secret_is_not_foreseen(attempt: int) -> None:
    assert foreseen(table(0, new_secret())) < AHEAD // 2


def test_the_next_draw_of_a_secret_is_not_that_of_a_thought() -> None:
    """A search that is reseeded does not happen to go on as the table will."""
    g = table(0, new_secret())
    thought = table(0, g.secret)
    thought.reseed(Rng(1))
    assert [thought.below(1000) for _ in range(9)] != [g.below(1000) for _ in range(9)]
