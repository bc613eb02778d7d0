"""Tables and players for long runs: random ones, and eager ones that get further than chance.

An eager player picks at random too, but by weights: it likes to forge and dislikes to dawdle.
It is no bot to play against; it exists so that every card and every ending is met in play.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from hearth.kernel import Game, Rng, State

Player = Callable[[State, Rng], int]

# By kind of action; what is not named weighs 10.
WEIGHTS: dict[str, dict[str, int]] = {
    "winterforge": {
        "forge": 400,
        "buy": 60,
        "take_contract": 20,
        "take_loan": 20,
        "hire": 30,
        "train": 15,
        "refresh_row": 1,
        "refresh_tavern": 1,
        "stop_buying": 2,
        "stop_firing": 40,
        "keep_crew": 40,
        "end_turn": 1,
    }
}


def tables(game: Game) -> list[tuple[int, dict[str, object]]]:
    """Every seat count with every value of every option."""
    names = [option.name for option in game.options]
    values = [option.values for option in game.options]
    found = []
    for seats, *chosen in product(game.seats, *values):
        options = dict(zip(names, chosen, strict=True))
        try:
            game.check(seats, options)
        except ValueError:
            continue
        found.append((seats, options))
    return found


def choose_at_random(g: State, rng: Rng) -> int:
    options = g.options()
    return options[rng.below(len(options))]


def choose_eagerly(g: State, rng: Rng) -> int:
    weights = WEIGHTS.get(g.rules.id, {})
    space = g.rules.space
    options = g.options()
    weight = [weights.get(space.kind_of[a].name, 10) for a in options]
    pick = int(rng.below(sum(weight)))
    for a, share in zip(options, weight, strict=True):
        pick -= share
        if pick < 0:
            return a
    raise AssertionError("the weights add up")
