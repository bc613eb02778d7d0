"""Tables and players for long runs: random ones, and eager ones that get further than chance.

An eager player picks at random too, but by weights: it likes to forge and dislikes to dawdle.
Where a game has no weights here, its own inclination serves. It is no bot to play against; it
exists so that every card and every ending is met in play.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

from hearth.kernel import Game, Option, Rng, State

Player = Callable[[State, Rng], int]

# By kind of action; what is not named weighs 10.
WEIGHTS: dict[str, dict[str, int]] = {
    "winterforge": {
        "forge": 400,
        "buy": 200,
        "take_loan": 60,
        "sell": 60,
        "request_funds": 40,
        "stop_firing": 40,
        "keep_crew": 40,
        "commit_rune": 40,
        "buy_rune": 10,
        "rob": 10,
        "donate": 5,
        "hire": 6,
        "take_contract": 6,
        "train": 4,
        "move": 3,
        "place_smith": 3,
        "stop_buying": 2,
        "pay_loan": 1,
        "pay_loan_prime": 1,
        "refresh_row": 1,
        "refresh_tavern": 1,
        "end_turn": 1,
    },
    "guilds": {
        "buy": 900,
        "remove": 100,
        "take": 40,
        "use": 40,
        "turn_gold": 20,
        "withdraw": 20,
        "no_second_area": 20,
        "offer": 5,
        "protect_none": 20,
    },
}


def tables(game: Game, **fixed: object) -> list[tuple[int, dict[str, object]]]:
    """Every seat count with every value of every option, as far as the game allows it."""
    names = [option.name for option in game.options]
    values = [[fixed[o.name]] if o.name in fixed else choices(o) for o in game.options]
    found: list[tuple[int, dict[str, object]]] = []
    for seats, chosen in product(game.seats, product(*values)):
        options = dict(zip(names, chosen, strict=True))
        try:
            game.check(seats, options)
        except ValueError:
            continue
        found.append((seats, options))
    return found


def choices(option: Option) -> list[object]:
    """The values of an option; of one that takes many, all sets of them."""
    if not option.many:
        return option.values
    sizes = range(len(option.values) + 1)
    return [list(some) for size in sizes for some in combinations(option.values, size)]


def choose_at_random(g: State, rng: Rng) -> int:
    options = g.options()
    return options[rng.below(len(options))]


def eagerness(g: State, options: list[int]) -> list[int]:
    weights = WEIGHTS.get(g.rules.id)
    if weights is None:
        return g.rules.incline(g, options)
    space = g.rules.space
    return [weights.get(space.kind_of[a].name, 10) for a in options]


def choose_eagerly(g: State, rng: Rng) -> int:
    options = g.options()
    weight = eagerness(g, options)
    pick = int(rng.below(sum(weight)))
    for a, share in zip(options, weight, strict=True):
        pick -= share
        if pick < 0:
            return a
    raise AssertionError("the weights add up")
