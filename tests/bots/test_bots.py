"""Bots: what they may know, what they answer, and that they answer the same again."""

from __future__ import annotations

import pytest

import hearth
from hearth.bots.bot import Bot, Outlook, Thought
from hearth.bots.ismcts import Ismcts, Node, verdict
from hearth.bots.specs import LEVELS, levels, make_bot, resolved
from hearth.kernel import Rng, State
from tests.toys.ingots import INGOTS
from tests.toys.registered import toy_game

__all__ = ["toy_game"]

GAMES = [*hearth.games(), INGOTS.id]
SPECS = ["random", "greedy", "ismcts:40"]


def tables(game: str, seats: int, every: int = 23, most: int = 6) -> list[State]:
    """Tables from one match played at random at which there is something to choose."""
    g = hearth.new(game, seats, 5)
    rng = Rng(5)
    found: list[State] = []
    count = 0
    while not g.over and len(found) < most:
        if count % every == 0 and len(g.options()) > 1:
            found.append(g.clone())
        options = g.options()
        g.apply(options[rng.below(len(options))])
        count += 1
    return found


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_legal_and_leaves_the_table_alone(game: str, spec: str) -> None:
    bot = make_bot(spec, game, 1)
    for g in tables(game, 2):
        before = hearth.save(g)
        assert bot.choose(g, g.actor()).action in g.options()
        assert hearth.save(g) == before


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_budget_give_the_same_choice(game: str, spec: str) -> None:
    for g in tables(game, 2, most=3):
        one = make_bot(spec, game, 9).choose(g, g.actor())
        assert make_bot(spec, game, 9).choose(g, g.actor()) == one


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: str, spec: str) -> None:
    for seats in (2, 3):
        for g in tables(game, seats, most=4):
            seat = g.actor()
            thought = make_bot(spec, game, 3).choose(g, seat)
            for deal in range(3):
                other = g.clone()
                other.determinise(seat, Rng(100 + deal))
                assert make_bot(spec, game, 3).choose(other, seat) == thought


def test_a_bot_meets_no_table_that_is_the_true_one() -> None:
    """Whatever it digs out of its outlook has been dealt anew."""
    met: list[State] = []

    class Nosy(Bot):
        def think(self, outlook: Outlook) -> Thought:
            met.extend([outlook._imagined, outlook.imagine(self.rng)])
            return Thought(outlook.options[0])

    g = hearth.new("winterforge", 2, 4, {"guilds": "random"})
    Nosy("nosy", 1).choose(g, g.actor())
    assert all(imagined.rng != g.rng for imagined in met)


def test_an_outlook_shows_the_view_of_its_seat() -> None:
    g = hearth.new("winterforge", 3, 4, {"guilds": "random"})
    outlook = Outlook(g, 0, Rng(1))
    assert outlook.view() == g.view(0)
    assert outlook.options == g.options(0)
    assert outlook.imagine(Rng(2)).view(0) == g.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_says_what_it_considered(game: str) -> None:
    g = tables(game, 2)[-1]
    thought = make_bot("ismcts:50", game, 1).choose(g, g.actor())
    visits = [one.visits for one in thought.considered]
    assert sorted(one.action for one in thought.considered) == sorted(g.options())
    assert 25 <= sum(visits) <= 50
    assert visits == sorted(visits, reverse=True)
    assert thought.considered[0].action == thought.action
    assert all(0 <= one.value <= 1 for one in thought.considered)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_ends_early_would_not_have_chosen_otherwise(game: str) -> None:
    early = 0
    for g in tables(game, 2):
        short = Ismcts("short", 1, iterations=200)
        thought = short.choose(g, g.actor())
        long = Ismcts("long", 1, iterations=200)
        outlook = Outlook(g, g.actor(), long.rng)
        root = Node(-1, g.actor(), 1.0)
        long.glance(root, outlook)
        for _ in range(200):
            long.iterate(root, outlook)
        assert verdict(root, outlook.options).action == thought.action
        early += sum(one.visits for one in thought.considered) < 200
    assert early > 0


def test_a_search_by_the_clock_answers_too() -> None:
    g = hearth.new("guilds", 2, 1)
    thought = make_bot("ismcts:5ms", "guilds", 1).choose(g, g.actor())
    assert thought.action in g.options()
    assert sum(one.visits for one in thought.considered) > 0


def test_with_a_single_option_nobody_thinks() -> None:
    g = hearth.new("winterforge", 2, 1)
    rng = Rng(1)
    while len(g.options()) > 1:
        g.apply(g.options()[rng.below(len(g.options()))])
    (only,) = g.options()
    assert make_bot("ismcts:1000", "winterforge", 1).choose(g, g.actor()).action == only


@pytest.mark.parametrize("game", hearth.games())
def test_a_careless_player_slips_as_often_as_it_says(game: str) -> None:
    g = hearth.new(game, 2, 1)
    attentive, careless = make_bot("greedy", game, 1), make_bot("greedy:99%", game, 1)
    best = [attentive.choose(g, g.actor()).action for _ in range(20)]
    slips = [careless.choose(g, g.actor()).action for _ in range(20)]
    assert set(slips) <= set(g.options())
    assert len(set(slips)) > len(set(best)) or len(g.options()) == 2
    assert make_bot("greedy:0%", game, 1).choose(g, g.actor()).action == best[0]


# Specs


@pytest.mark.parametrize("game", hearth.games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot(game: str, level: str) -> None:
    assert resolved(level, game) == levels(game)[level]
    assert make_bot(level, game, 1).name == level


@pytest.mark.parametrize(
    "spec",
    ["", "deep", "ismcts", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:1.5", "ismcts:9s"]
    + ["ismcts:99999999", "ismcts:700000ms", "greedy:3", "greedy:", "greedy:%", "greedy:100%"]
    + ["greedy:05%", "random:1"],
)
def test_no_spec_is_answered_with_the_specs_there_are(spec: str) -> None:
    with pytest.raises(ValueError, match="there are: random, greedy, greedy:SLIPS%, ismcts:"):
        make_bot(spec, "guilds", 1)


def test_specs_may_be_written_large() -> None:
    assert resolved(" Greedy ", "guilds") == "greedy"
