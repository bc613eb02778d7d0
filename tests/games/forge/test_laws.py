"""The laws notice a broken table: each is broken here by hand, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hearth
from hearth.games.forge.state import ABSENT, AT_FORGE, EMPTY, EXHAUSTED, SMITH, Forge
from hearth.kernel import find
from tests.games.forge.positions import (
    at,
    at_turn,
    draw,
    fresh,
    hold,
    place,
    play,
    put,
    set_column,
    solo,
)
from tests.support import legal


def broken(g: Forge) -> list[str]:
    return find("forge").broken_laws(g)


# Contracts


def lose_a_contract(g: Forge) -> None:
    g.contract_decks[1].bag.pop()


def double_a_contract(g: Forge) -> None:
    g.players[1].hand = [g.contract_decks[0].bag[0]]


def forge_a_contract_twice(g: Forge) -> None:
    hold(g, "hay_forks")
    g.players[0].forged = g.players[0].hand


def misplace_a_contract(g: Forge) -> None:
    g.contract_decks[0].bag.append(g.contract_decks[2].bag.pop())


def discard_to_another_pile(g: Forge) -> None:
    g.contract_piles = [[g.contract_decks[1].bag.pop()], [], []]


def show_a_contract_that_is_not_there(g: Forge) -> None:
    g.players[0].shown = [3]


# Other cards


def lose_a_guild_card(g: Forge) -> None:
    g.guild_deck.bag.pop()


def double_a_guild_card(g: Forge) -> None:
    g.players[0].guild_cards = g.guild_pile


def lose_a_development(g: Forge) -> None:
    g.development_pile = []


def double_a_development(g: Forge) -> None:
    g.players[0].developments = g.development_pile


def play_a_fifth_development(g: Forge) -> None:
    g.players[0].developments = [g.development_deck.bag.pop() for _ in range(5)]


def lose_a_training_card(g: Forge) -> None:
    g.training_deck.bag.pop()


def double_a_training_card(g: Forge) -> None:
    g.players[0].trainings = [g.training_pile[0], EMPTY, EMPTY, EMPTY]


def train_a_fifth_assistant(g: Forge) -> None:
    g.players[0].trainings = [EMPTY] * 5


# Workers and spots


def free_a_spot_that_is_taken(g: Forge) -> None:
    put(g, 0, "1", "forest.a1")
    g.spots[at("forest.a1")[0]] = EMPTY


def take_a_spot_without_a_worker(g: Forge) -> None:
    g.spots[at("forest.a1")[0]] = 1


def put_two_on_a_spot(g: Forge) -> None:
    put(g, 0, "1", "mines.a1")
    g.players[0].workers[1] = at("mines.a1")[0]


def put_the_blacksmith_on_an_assistant_spot(g: Forge) -> None:
    g.players[0].workers[SMITH] = at("mines.a1")[0]
    g.spots[at("mines.a1")[0]] = 0


def put_an_assistant_on_a_blacksmith_spot(g: Forge) -> None:
    g.players[0].workers[0] = at("mines.b1")[0]
    g.spots[at("mines.b1")[0]] = 0


def exhaust_the_blacksmith(g: Forge) -> None:
    g.players[0].workers[SMITH] = EXHAUSTED


def miss_the_blacksmith(g: Forge) -> None:
    g.players[0].workers[SMITH] = ABSENT


def put_an_assistant_on_the_forge(g: Forge) -> None:
    g.players[0].workers[0] = AT_FORGE


def lose_a_worker(g: Forge) -> None:
    g.players[0].workers.pop()


# Hammers and means


def place_a_hammer_of_nobody(g: Forge) -> None:
    set_column(g, 2, 0)


def forget_a_hammer(g: Forge) -> None:
    g.players[1].hammers = 4


def place_a_sixth_hammer(g: Forge) -> None:
    g.players[0].hammers = 63
    g.columns = [[0]] * 6 + [[]]


def owe_gold(g: Forge) -> None:
    g.players[0].stock[4] = -1


def owe_brick(g: Forge) -> None:
    g.players[1].stock[2] = -1


def unlearn_everything(g: Forge) -> None:
    g.players[0].skill = 0


def learn_too_much(g: Forge) -> None:
    g.players[0].skill = 6


def do_a_ninth_upgrade(g: Forge) -> None:
    g.players[0].upgrades = 1 << 8


BREAKS: list[tuple[Callable[[Forge], None], str]] = [
    (lose_a_contract, "a Contract is missing or there twice"),
    (double_a_contract, "a Contract is missing or there twice"),
    (forge_a_contract_twice, "a Contract is missing or there twice"),
    (misplace_a_contract, "another type is among the common ones"),
    (discard_to_another_pile, "another type is among the common ones"),
    (show_a_contract_that_is_not_there, "not in hand"),
    (lose_a_guild_card, "a Guild card is missing or there twice"),
    (double_a_guild_card, "a Guild card is missing or there twice"),
    (lose_a_development, "a Development card is missing or there twice"),
    (double_a_development, "a Development card is missing or there twice"),
    (play_a_fifth_development, "has 5 Development cards"),
    (lose_a_training_card, "a Training card is missing or there twice"),
    (double_a_training_card, "a Training card is missing or there twice"),
    (train_a_fifth_assistant, "has 5 places for Training cards"),
    (free_a_spot_that_is_taken, "instead of"),
    (take_a_spot_without_a_worker, "instead of"),
    (put_two_on_a_spot, "instead of"),
    (put_the_blacksmith_on_an_assistant_spot, "not its own"),
    (put_an_assistant_on_a_blacksmith_spot, "not its own"),
    (exhaust_the_blacksmith, "where it cannot be"),
    (miss_the_blacksmith, "where it cannot be"),
    (put_an_assistant_on_the_forge, "stands on the Forge"),
    (lose_a_worker, "has 4 workers"),
    (place_a_hammer_of_nobody, "has Hammers of [0] instead of []"),
    (forget_a_hammer, "has Hammers of [] instead of [1]"),
    (place_a_sixth_hammer, "too many Hammers"),
    (owe_gold, "has -1 gold"),
    (owe_brick, "has -1 brick"),
    (unlearn_everything, "has Skill 0"),
    (learn_too_much, "has Skill 6"),
    (do_a_ninth_upgrade, "an upgrade that does not exist"),
]


@pytest.mark.parametrize(("how", "sentence"), BREAKS, ids=[how.__name__ for how, _ in BREAKS])
def test_a_broken_table_is_noticed(how: Callable[[Forge], None], sentence: str) -> None:
    g = at_turn()
    assert broken(g) == []
    how(g)
    assert any(sentence in law for law in broken(g))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_table_breaks_no_law(seats: int) -> None:
    assert broken(fresh(seats)) == []


def test_ironclads_workers_are_looked_for_too() -> None:
    g = solo()
    g.ironclad.spots = [at("forest.a1")[0]]
    assert broken(g)
    g.spots[at("forest.a1")[0]] = 1
    assert broken(g) == []


@pytest.mark.parametrize(
    ("where", "deck"),
    [("guilds", "guild"), ("development.midB", "development"), ("training.midB", "training")],
)
def test_cards_that_somebody_looks_at_are_not_missed(where: str, deck: str) -> None:
    g = at_turn()
    place(g, "smith", where)
    play(g, "from_deck")
    assert broken(g) == []
    g.players[0].looking = g.players[0].looking[1:]
    assert broken(g)


def test_contracts_in_the_middle_of_a_draw_are_not_missed() -> None:
    g = at_turn()
    place(g, "smith", "commons")
    draw(g, "common")
    assert broken(g) == []
    assert legal(g, "draw")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_of_chance_breaks_no_law_and_ends(seats: int, seed: int) -> None:
    g = fresh(seats, seed)
    rng = hearth.Rng(seed)
    while not g.over:
        actions = g.options()
        g.apply(actions[rng.below(len(actions))])
        assert broken(g) == []
    assert find("forge").ending(g)
    assert sum(g.result()) in (0.0, pytest.approx(1.0))
