"""How far a search looks ahead: some decisions, or some turns, however long they are."""

from __future__ import annotations

import pytest

import hearth
from hearth.bots.ismcts import Horizon
from hearth.kernel import Rng, State

DECISIONS = 24


def played_to(horizon: Horizon, g: State, chooser: int) -> tuple[int, int]:
    """Decisions and changes of who chooses, until the horizon is reached at random play."""
    rng = Rng(3)
    decisions = 0
    changes = 0
    while not horizon.is_reached(g):
        changes += g.actor() != chooser
        chooser = g.actor()
        options = g.options()
        g.apply(options[rng.below(len(options))])
        decisions += 1
    return decisions, changes + (g.actor() != chooser)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_are_counted_from_the_choice_in_the_tree_and_beyond(seats: int) -> None:
    found = set()
    for seed in range(60):
        g = hearth.new("ravenshire", seats, seed)
        chooser = g.actor()
        horizon = Horizon(g, chooser, Rng(seed))
        if seed % 2:
            horizon.leave_the_tree(DECISIONS)
        found.add(played_to(horizon, g, chooser)[1])
    assert found == set(range(seats + 1, 2 * seats + 1))


def test_an_action_that_ends_the_turn_counts_if_it_was_taken_before() -> None:
    g = hearth.new("ravenshire", 2, 1)
    other = 1 - g.actor()
    horizon = Horizon(g, other, Rng(1))
    turns = horizon.turns
    assert not horizon.is_reached(g)
    assert horizon.turns == turns - 1


@pytest.mark.parametrize(("game", "seats"), [("winterforge", 2), ("ravenshire", 1)])
def test_decisions_are_counted_where_turns_are_not(game: str, seats: int) -> None:
    g = hearth.new(game, seats, 1)
    horizon = Horizon(g, g.actor(), Rng(1))
    horizon.leave_the_tree(DECISIONS)
    assert played_to(horizon, g, g.actor())[0] == DECISIONS
