"""Looking back at choices, and choosing out of turn where several seats choose together."""

from __future__ import annotations

import pytest

import hearth
from hearth.bots.judge import Judge, mean, standard_error
from hearth.bots.specs import make_bot
from hearth.kernel import Rng, State


def together(seats: int) -> State:
    """A table of Ravenshire at which several seats choose at the same time."""
    g = hearth.new("ravenshire", seats, 3)
    rng = Rng(3)
    while len(g.actors()) < seats or any(len(g.options(seat)) < 2 for seat in g.actors()):
        options = g.options()
        g.apply(options[rng.below(len(options))])
    return g


@pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
def test_a_bot_that_is_not_the_first_to_be_asked_weighs_its_own_options(spec: str) -> None:
    g = together(3)
    for seat in g.actors():
        thought = make_bot(spec, "ravenshire", 1).choose(g, seat)
        assert {one.action for one in thought.considered} == set(g.options(seat))
        assert sum(one.visits for one in thought.considered) >= 12


def test_who_is_asked_first_makes_no_difference_to_the_table() -> None:
    g = together(3)
    other = g.clone()
    other.ask_first(2)
    assert other.actor() == 2
    assert sorted(other.actors()) == sorted(g.actors())
    assert [other.options(seat) for seat in range(3)] == [g.options(seat) for seat in range(3)]


def judged(taken: int, seed: int = 1) -> tuple[float, float, list[float]]:
    g = hearth.new("guilds", 2, 5)
    found = Judge("judge", seed, 120).judge(g, g.actor(), g.options()[taken])
    return found.loss, found.error, found.shares


def test_a_judgement_is_the_same_again_and_leaves_the_table_alone() -> None:
    g = hearth.new("guilds", 2, 5)
    before = hearth.save(g)
    taken = g.options()[0]
    once = Judge("judge", 4, 80).judge(g, g.actor(), taken)
    assert Judge("judge", 4, 80).judge(g, g.actor(), taken) == once
    assert hearth.save(g) == before


def test_shares_add_up_to_one_win() -> None:
    _, _, shares = judged(0)
    assert sum(shares) == pytest.approx(1.0)


def test_the_best_action_loses_nothing() -> None:
    g = hearth.new("guilds", 2, 5)
    best = Judge("judge", 1, 120).judge(g, g.actor(), g.options()[0]).best
    found = Judge("judge", 1, 120).judge(g, g.actor(), best)
    assert (found.best, found.loss, found.error) == (best, 0.0, 0.0)


def test_a_judgement_rests_on_what_the_seat_can_know() -> None:
    g = hearth.new("guilds", 2, 5)
    seat, taken = g.actor(), g.options()[-1]
    redealt = g.clone()
    redealt.determinise(seat, Rng(77))
    assert hearth.save(redealt) != hearth.save(g)
    one = Judge("judge", 3, 80).judge(g, seat, taken)
    assert Judge("judge", 3, 80).judge(redealt, seat, taken) == one


def test_means_and_their_errors() -> None:
    assert mean([]) == 0.0
    assert mean([1.0, 2.0, 6.0]) == 3.0
    assert standard_error([5.0]) == 0.0
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
