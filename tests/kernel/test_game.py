"""Games: what can be asked about them, and what a table may be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import hearth
from hearth.kernel import Game, Option, SheetRow, find, points_text
from tests.toys.ingots import A, IngotsGame

# What there is


def test_a_registered_game_is_one_of_the_games() -> None:
    assert hearth.games()[-1] == "ingots"


def test_a_game_is_described_as_plain_data() -> None:
    info = hearth.info("ingots")
    assert json.loads(json.dumps(info)) == info
    assert (info["id"], info["title"], info["seats"]) == ("ingots", "The Ingot Cellar", [2, 3])
    assert info["options"]["patience"] == {
        "values": [0, 2, 3],
        "default": 2,
        "many": False,
        "text": "How often a seller may look or bury.",
    }


def test_nobody_changes_a_game_by_changing_its_description() -> None:
    game = IngotsGame()
    before = json.dumps(game.describe())
    info = game.describe()
    info["seats"].append(9)
    info["options"]["patience"]["values"].append(9)
    info["options"]["extras"]["default"].append("gold")
    assert json.dumps(game.describe()) == before


@pytest.mark.parametrize("ask", [hearth.info, find, lambda game: hearth.new(game, 2)])
def test_an_unknown_game_is_answered_with_the_known_ones(ask: Any) -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there are: winterforge, "):
        ask("chess")


# Tables


def refused(message: str, seats: Any = 2, **options: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        hearth.new("ingots", seats, 1, options)


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 2.0, "2", None, True])
def test_another_number_of_seats_is_answered_with_the_allowed_ones(seats: Any) -> None:
    refused(f"ingots is for 2, 3 seats, not {seats!r}", seats)


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    refused("ingots has no option 'patient'; its options are: patience, extras", patient=2)


@pytest.mark.parametrize("value", [1, "2", 2.0, None, [2], True])
def test_another_value_is_answered_with_the_allowed_ones(value: Any) -> None:
    refused(f"patience is 0 or 2 or 3, not {value!r}", patience=value)


@pytest.mark.parametrize("value", ["slag", None, 1, {"slag": True}])
def test_an_option_of_many_is_a_list(value: Any) -> None:
    refused(f"extras is a list of slag or moonstone, not {value!r}", extras=value)


def test_an_option_of_many_holds_only_what_is_allowed() -> None:
    refused("extras may hold slag or moonstone, not 'gold'", extras=["slag", "gold"])


def test_options_that_do_not_go_together_are_refused() -> None:
    refused("three smiths need extras: slag, moonstone or both", 3, extras=[])


def test_true_is_not_1() -> None:
    game = IngotsGame()
    game.options = [Option("laps", [1, 2], 1, "")]
    with pytest.raises(ValueError, match="laps is 1 or 2, not True"):
        game.check(2, {"laps": True})


def test_options_that_are_not_named_have_their_defaults() -> None:
    chosen = {"patience": 2, "extras": ["moonstone"]}
    assert find("ingots").check(2, {}) == chosen
    assert hearth.new("ingots", 2, 1).chosen == chosen


def test_many_values_come_in_the_order_of_the_game() -> None:
    chosen = find("ingots").check(2, {"extras": ("moonstone", "slag", "slag")})
    assert chosen["extras"] == ["slag", "moonstone"]


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="bare has no option 'speed'; its options are: none"):
        Game("bare", "Bare", A, [2]).check(2, {"speed": 1})


# New matches


def test_a_new_match_is_at_its_first_choice() -> None:
    g = hearth.new("ingots", 2, 1)
    assert not g.over
    assert [hearth.notation(g, a) for a in g.options()] == ["sell", "look"]


def test_without_a_seed_chance_decides() -> None:
    assert len({hearth.new("ingots", 2).rng for _ in range(5)}) == 5


@pytest.mark.parametrize("seed", [0, 2**53, 2**64 - 1])
def test_a_seed_stands_for_one_match(seed: int) -> None:
    assert hearth.new("ingots", 2, seed).rng == hearth.new("ingots", 2, seed).rng


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True])
def test_what_is_no_seed_is_answered_with_what_is(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to 18446744073709551615"):
        hearth.new("ingots", 2, seed)


# Actions as text


def test_an_action_that_is_not_legal_is_answered_with_the_legal_ones() -> None:
    g = hearth.new("ingots", 2, 1)
    message = "'bid:coin=1' is not legal now; legal are: sell, look"
    with pytest.raises(ValueError, match=re.escape(message)):
        hearth.parse(g, " bid:coin=1 ")


def test_a_label_is_for_people() -> None:
    g = hearth.new("ingots", 2, 1)
    assert [hearth.label(g, a) for a in g.options()] == ["Sell the top ingot", "Look at it"]


@pytest.mark.parametrize(
    ("points", "text"),
    [(3, "3"), (0, "0"), (-1, "-1"), (2.5, "2½"), (0.5, "½"), (-0.5, "-½"), (-1.5, "-1½")],
)
def test_points_are_written_with_halves(points: float, text: str) -> None:
    assert points_text(points) == text
    assert SheetRow("Rooms", points).points_text() == text
