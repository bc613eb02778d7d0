"""The Turn Order track: choosing a space, what it gives, and the order of play."""

from __future__ import annotations

import pytest

from hearth.games.forge.state import EMPTY, Forge
from tests.games.forge.positions import (
    SPACE,
    act_quietly,
    at_turn,
    before_end,
    choosing_order,
    end_round,
    end_turns,
    gained,
    has,
    own,
    place,
    play,
    quietly,
)
from tests.support import legal, rule

PRINTED = [{"gold": 1}, {"wood": 1}, {"metal": 1}, {"gem": 1}]


def choose(g: Forge, *spaces: int) -> list[int]:
    """Everybody in turn takes a space, counted from 1; who it was."""
    seats = []
    for space in spaces:
        seats.append(g.actor())
        play(g, SPACE[space - 1])
    return seats


def with_anvil(seat: int, seats: int = 3) -> Forge:
    return next(
        g for g in (choosing_order(seats, seed) for seed in range(1, 99)) if g.anvil == seat
    )


def spaces(g: Forge) -> list[int]:
    """Those that may be taken, counted from 1."""
    return [SPACE.index(text) + 1 for text in legal(g, "take_space")]


# Round 1


@rule("FO-019")
@pytest.mark.parametrize("anvil", [0, 1, 2])
def test_the_anvil_holder_chooses_first_and_the_others_clockwise(anvil: int) -> None:
    g = with_anvil(anvil)
    assert choose(g, 2, 3, 1) == [anvil, (anvil + 1) % 3, (anvil + 2) % 3]


@rule("FO-019")
def test_an_occupied_space_cannot_be_chosen() -> None:
    g = with_anvil(0)
    assert spaces(g) == [1, 2, 3, 4]
    choose(g, 3)
    assert spaces(g) == [1, 2, 4]


@rule("FO-020", "FO-021")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_space_gives_its_resource_at_once(space: int) -> None:
    g = with_anvil(0)
    own(g)
    choose(g, space)
    assert gained(g) == PRINTED[space - 1]
    assert legal(g, "take_space")  # before the next one chooses


@rule("FO-022", "FO-R04")
def test_the_order_of_play_is_that_of_the_spaces() -> None:
    g = with_anvil(0)
    choose(g, 4, 1, 2)
    assert g.order == [1, 2, 0]
    assert g.actor() == 1


@rule("FO-023", "FO-R05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_four_spaces_may_be_chosen_with_any_number_of_players(seats: int) -> None:
    assert spaces(choosing_order(seats)) == [1, 2, 3, 4]


@rule("FO-022", "FO-023", "FO-R05")
def test_empty_spaces_are_skipped() -> None:
    g = with_anvil(1, 2)
    choose(g, 2, 4)
    assert g.order == [1, 0]


# Later rounds


@rule("FO-104")
def test_who_was_last_chooses_first() -> None:
    g = before_end(3)
    end_turns(g)
    assert choose(g, 1, 2, 3) == [2, 1, 0]
    assert g.order == [2, 1, 0]


@rule("FO-104")
def test_the_order_of_the_round_just_played_counts_and_not_the_seats() -> None:
    g = before_end(3)
    end_turns(g)
    choose(g, 2, 1, 3)  # seats 2, 1 and 0
    assert g.order == [1, 2, 0]
    end_round(g)
    assert choose(g, 1, 2, 3) == [0, 2, 1]


@rule("FO-104")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_resource_is_gained_every_time(space: int) -> None:
    g = before_end()
    end_turns(g)
    assert g.actor() == 1
    choose(g, space)
    assert has(g, 1) == PRINTED[space - 1]


@rule("FO-105", "FO-R06")
def test_who_was_on_space_4_may_not_take_it_again() -> None:
    g = at_turn(3)
    g.spaces = [0, 1, EMPTY, 2]
    end_round(g)
    assert g.actor() == 2
    assert spaces(g) == [1, 2, 3]
    choose(g, 1)
    assert spaces(g) == [2, 3, 4]  # the others may


@rule("FO-105", "FO-R06")
def test_being_last_from_another_space_bars_nobody() -> None:
    g = at_turn(3)
    end_round(g)
    assert g.actor() == 2  # on space 3
    assert spaces(g) == [1, 2, 3, 4]


@rule("FO-105")
def test_the_space_is_open_again_a_round_later() -> None:
    g = at_turn(2)
    g.spaces = [0, EMPTY, EMPTY, 1]
    end_round(g)
    choose(g, 3, 4)
    end_round(g)
    assert g.actor() == 0
    assert spaces(g) == [1, 2, 3]
    choose(g, 1)
    assert spaces(g) == [2, 3, 4]


@rule("FO-105")
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_with_four_players_the_barred_one_always_finds_a_space(taken: int) -> None:
    g = at_turn(4)
    assert g.spaces == [0, 1, 2, 3]
    end_round(g)
    assert g.actor() == 3  # the first to choose: space 4 is all that it cannot have
    choose(g, taken)
    assert g.spaces[taken - 1] == 3


# Turns


@rule("FO-024")
def test_players_take_single_turns_in_turn_order_over_and_over() -> None:
    g = at_turn(3, busy=False)
    seats = []
    for _ in range(6):
        seats.append(g.actor())
        place(g, "assistant", "market")
        quietly(g)
    assert seats == [0, 1, 2, 0, 1, 2]


@rule("FO-024")
def test_the_first_of_the_new_order_begins_the_round() -> None:
    g = before_end(3)
    end_turns(g)
    choose(g, 2, 1, 3)
    assert g.round == 2
    seats = []
    for _ in range(4):
        seats.append(g.actor())
        act_quietly(g)
        quietly(g)
    assert seats == [1, 2, 0, 1]
