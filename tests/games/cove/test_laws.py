"""The laws notice a broken table: each is broken here by hand, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearth.games.cove.state import Cove
from hearth.kernel import find
from tests.games.cove.positions import (
    at_work,
    die,
    docked,
    fetch,
    fresh,
    pass_an_hour,
    shelve,
    smithy,
    solo,
    staffed,
)
from tests.support import legal


def broken(g: Cove) -> list[str]:
    return find("cove").broken_laws(g)


# Figures and boats


def lose_a_figure(g: Cove) -> None:
    g.bag[2] -= 1


def double_a_rogue(g: Cove) -> None:
    g.lair += 1


def draw_somebody_from_nowhere(g: Cove) -> None:
    g.drawn = 3


def owe_a_figure(g: Cove) -> None:
    g.halls[0] += g.bag[0] + 1
    g.bag[0] = -1


def miscount_a_boat(g: Cove) -> None:
    g.aboard[4] = 3


def crowd_a_boat(g: Cove) -> None:
    g.boats[0] += 3
    g.bag[0] -= 3
    g.aboard[0] += 3


def dock_a_boat_nowhere(g: Cove) -> None:
    g.docked = 1 << 5


def berth_a_boat_that_is_at_sea(g: Cove) -> None:
    g.berths[3] = 5


def berth_a_boat_twice(g: Cove) -> None:
    docked(g, baz=2)
    g.berths[1] = 1


# Cards


def lose_a_townsfolk_card(g: Cove) -> None:
    g.townsfolk_deck.bag.pop()


def double_a_townsfolk_card(g: Cove) -> None:
    g.townsfolk_pile = [g.square[0]]


def give_the_peddler_a_card_of_the_square(g: Cove) -> None:
    g.peddler.townsfolk = [g.square[0]]


def forget_where_somebody_works(g: Cove) -> None:
    staffed(g, security="midwife")
    g.players[0].staff = []


def employ_nobody(g: Cove) -> None:
    g.players[1].staff = [0]


def lose_a_corruption_card(g: Cove) -> None:
    g.corruption[1] -= 1


def double_a_corruption_card(g: Cove) -> None:
    g.players[1].corruption = [0, 0, 1]


def discard_a_corruption_card_that_was_not_there(g: Cove) -> None:
    g.corruption_pile[0] = 1


# The clock


def lose_a_marker(g: Cove) -> None:
    g.markers = [0]


def double_a_marker(g: Cove) -> None:
    g.markers = [0, 0]


# Goods and dice


def make_a_third_weapon(g: Cove) -> None:
    shelve(g, *["large_red"] * 3)


def make_a_fourth_armor(g: Cove) -> None:
    shelve(g, *["small_blue"] * 4, seat=1)


def owe_a_good(g: Cove) -> None:
    g.players[0].shelf[0] = -1


def lose_a_die(g: Cove) -> None:
    smithy(g).supply[die("r1")] = 0


def double_a_die(g: Cove) -> None:
    smithy(g, 1).smelter = die("b3")


def sponsor_without_a_die(g: Cove) -> None:
    g.players[0].sponsored = 1 << 3


def leave_a_die_aside(g: Cove) -> None:
    smithy(g).aside[2] = 1


def load_a_die_twice(g: Cove) -> None:
    smithy(g).slots[2] = die("g2")


def owe_a_die(g: Cove) -> None:
    smithy(g).supply[die("r1")] = 2
    smithy(g).supply[die("r2")] = -1


BREAKS: list[tuple[Callable[[Cove], None], str]] = [
    (lose_a_figure, "there are 8 figures of kind 2 instead of 9"),
    (double_a_rogue, "there are 9 figures of kind 4 instead of 8"),
    (draw_somebody_from_nowhere, "there are 10 figures of kind 3 instead of 9"),
    (owe_a_figure, "fewer than no figures are somewhere"),
    (miscount_a_boat, "boat 4 has 2 figures, but counts 3"),
    (crowd_a_boat, "boat 0 has 5 figures in 4 seats"),
    (dock_a_boat_nowhere, "boat 5 is and is not at a berth"),
    (berth_a_boat_that_is_at_sea, "boat 5 is and is not at a berth"),
    (berth_a_boat_twice, "a boat lies at two berths"),
    (lose_a_townsfolk_card, "a Townsfolk card is missing or there twice"),
    (double_a_townsfolk_card, "a Townsfolk card is missing or there twice"),
    (give_the_peddler_a_card_of_the_square, "a Townsfolk card is missing or there twice"),
    (forget_where_somebody_works, "seat 0 has Townsfolk without a place"),
    (employ_nobody, "seat 1 has Townsfolk without a place"),
    (lose_a_corruption_card, "there are 35 Corruption cards of kind 1"),
    (double_a_corruption_card, "there are 13 Corruption cards of kind 2"),
    (discard_a_corruption_card_that_was_not_there, "there are 13 Corruption cards of kind 0"),
    (lose_a_marker, "the markers are [0] instead of 2"),
    (double_a_marker, "the markers are [0, 0] instead of 2"),
    (make_a_third_weapon, "seat 0 has 3 Goods of kind 4 on the shelf"),
    (make_a_fourth_armor, "seat 1 has 4 Goods of kind 2 on the shelf"),
    (owe_a_good, "seat 0 has -1 Goods of kind 0 on the shelf"),
    (lose_a_die, "seat 0 has 1 Alloy dice of colour 0"),
    (double_a_die, "seat 1 has 3 Alloy dice of colour 2"),
    (sponsor_without_a_die, "seat 0 has 1 Alloy dice of colour 3"),
    (leave_a_die_aside, "seat 0 has 3 Alloy dice of colour 2"),
    (load_a_die_twice, "seat 0 has 3 Alloy dice of colour 1"),
    (owe_a_die, "seat 0 has fewer than no dice"),
]


@pytest.mark.parametrize(("how", "sentence"), BREAKS, ids=[how.__name__ for how, _ in BREAKS])
def test_a_broken_table_is_noticed(how: Callable[[Cove], None], sentence: str) -> None:
    g = at_work()
    assert broken(g) == []
    how(g)
    assert any(sentence in law for law in broken(g))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_table_breaks_no_law(seats: int) -> None:
    assert broken(fresh(seats)) == []


def test_cards_that_the_peddler_hired_are_not_missed() -> None:
    g = solo()
    card = fetch(g, "midwife")
    assert broken(g)
    g.peddler.townsfolk = [card]
    assert broken(g) == []


def test_a_figure_in_the_hand_of_who_drew_it_is_not_missed() -> None:
    g = at_work()
    pass_an_hour(g)
    assert legal(g, "seat")
    assert broken(g) == []
    g.drawn = -1
    assert broken(g)
