"""Bots are worth something: a few matches with fixed seeds, so that the outcome is always the same.

How strong they are is measured in the arena; here a bot that has lost its head is found.
"""

from __future__ import annotations

import pytest

import hearth
from hearth.bots.specs import make_bot
from hearth.bots.worth import expected, lead, pick, shares
from hearth.kernel import Rng, State

SHORT = {"winterforge": {"round_cap": 15}}  # matches need not be long to tell


def played(game: str, seats: int, specs: list[str], seed: int) -> State:
    g = hearth.new(game, seats, seed, SHORT.get(game))
    bots = [make_bot(specs[seat], game, 10 * seed + seat) for seat in range(seats)]
    while not g.over:
        seat = g.actor()
        g.apply(bots[seat].choose(g, seat).action, seat)
    return g


@pytest.mark.parametrize("game", ["winterforge", "guilds"])
def test_greedy_beats_random(game: str) -> None:
    assert [played(game, 2, ["greedy", "random"], seed).result()[0] for seed in (1, 2)] == [1, 1]


def test_a_little_search_beats_random() -> None:
    assert played("guilds", 2, ["random", "ismcts:15"], 1).result() == [0, 1]


def test_greedy_gets_further_alone_than_chance() -> None:
    greedy = [played("winterforge", 1, ["greedy"], seed).scores()[0] for seed in range(4)]
    chance = [played("winterforge", 1, ["random"], seed).scores()[0] for seed in range(4)]
    assert sum(greedy) > sum(chance) + 8


# What tables are worth


@pytest.mark.parametrize("game", ["winterforge", "guilds"])
def test_at_the_end_the_winner_has_the_larger_share(game: str) -> None:
    g = played(game, 3, ["random"] * 3, 3)
    found = shares(g)
    assert found.index(max(found)) == g.result().index(max(g.result()))
    assert sum(found) == pytest.approx(1)


def test_who_is_ahead_has_the_larger_share_and_the_more_so_the_surer_it_is() -> None:
    assert expected([5.0, 5.0], 3.0) == [0.5, 0.5]
    assert expected([8.0, 5.0], 3.0)[0] < expected([8.0, 5.0], 1.0)[0] < 1
    assert expected([40.0], 10.0)[0] > expected([10.0], 10.0)[0]


def test_a_lead_is_counted_to_the_best_of_the_others() -> None:
    assert lead([7.0, 3.0, 5.0], 0) == 2
    assert lead([7.0, 3.0, 5.0], 1) == -4
    assert lead([7.0], 0) == 7


def test_weights_decide_how_often_something_is_picked() -> None:
    rng = Rng(1)
    picked = [pick([1, 0, 3], rng) for _ in range(2000)]
    assert picked.count(1) == 0
    assert 1350 < picked.count(2) < 1650
