"""Row 1: Forest, Mountains and Mines."""

from __future__ import annotations

import pytest

from tests.games.forge.positions import (
    at_turn,
    can_place,
    developed,
    gained,
    has,
    own,
    place,
    put,
    trained,
    upgraded,
)
from tests.support import rule

NUMBERS = {
    "forest.a1": {"wood": 4},
    "forest.a2": {"wood": 3},
    "forest.a3": {"wood": 2},
    "mountains.a1": {"metal": 3},
    "mountains.a2": {"metal": 2},
    "mountains.a3": {"metal": 1},
    "mines.a1": {"gem": 2},
    "mines.a2": {"gem": 1},
}
# Of the "+1" spots: which Assistant spots are covered, and what the Blacksmith gains.
PLUS_ONE = [
    ("forest", "", {"wood": 5}),
    ("forest", "a1", {"wood": 4}),
    ("forest", "a2", {"wood": 5}),
    ("forest", "a1 a2", {"wood": 3}),
    ("forest", "a2 a3", {"wood": 5}),
    ("forest", "a1 a2 a3", {"wood": 1}),
    ("mountains", "", {"metal": 4}),
    ("mountains", "a1", {"metal": 3}),
    ("mountains", "a1 a2", {"metal": 2}),
    ("mountains", "a1 a2 a3", {"metal": 1}),
]


@rule("FO-035", "FO-036")
@pytest.mark.parametrize("spot", NUMBERS)
def test_an_assistant_gains_the_number_on_its_spot(spot: str) -> None:
    g = at_turn()
    place(g, "assistant", spot)
    assert gained(g) == NUMBERS[spot]


@rule("FO-037", "FO-038", "FO-R08")
@pytest.mark.parametrize(("location", "covered", "gain"), PLUS_ONE)
def test_a_smith_gains_one_more_than_the_best_uncovered_spot(
    location: str, covered: str, gain: dict[str, int]
) -> None:
    g = at_turn(4, 3)
    for i, spot in enumerate(covered.split()):
        put(g, 1 + i, "1", f"{location}.{spot}")
    place(g, "smith", f"{location}.b1")
    assert gained(g) == gain


@rule("FO-037")
def test_own_assistants_cover_spots_too() -> None:
    g = at_turn()
    place(g, "assistant", "mountains.a1")
    own(g)
    place(g, "smith", "mountains.b1")
    assert has(g) == {"metal": 3}


@rule("FO-R08")
def test_what_is_covered_later_changes_nothing() -> None:
    g = at_turn()
    place(g, "smith", "mountains.b1")
    place(g, "assistant", "mountains.a1")
    assert has(g) == {"metal": 4 + 3}


@rule("FO-039")
@pytest.mark.parametrize("covered", ["", "a1", "a2", "a1 a2"])
def test_a_smith_gains_2_gems_at_the_mines_whatever_is_covered(covered: str) -> None:
    g = at_turn(3)
    for i, spot in enumerate(covered.split()):
        put(g, 1 + i, "1", f"mines.{spot}")
    place(g, "smith", "mines.b1")
    assert has(g) == {"gem": 2}


@rule("FO-040")
@pytest.mark.parametrize("spot", NUMBERS)
def test_any_free_spot_may_be_taken_not_only_the_best(spot: str) -> None:
    assert can_place(at_turn(), "assistant", spot)


# What adds to it


@rule("FO-079", "FO-R11")
@pytest.mark.parametrize(
    ("who", "spot", "gain"),
    [
        ("assistant", "forest.a3", {"wood": 3}),
        ("smith", "forest.b1", {"wood": 6}),
        ("assistant", "mountains.a1", {"metal": 4}),
        ("smith", "mountains.b1", {"metal": 5}),
        ("assistant", "mines.a1", {"gem": 2}),
        ("smith", "mines.b1", {"gem": 2}),
    ],
)
def test_the_wagon_brings_one_more_from_forest_and_mountains(
    who: str, spot: str, gain: dict[str, int]
) -> None:
    g = at_turn()
    upgraded(g, "wagon")
    place(g, who, spot)
    assert has(g) == gain


@rule("FO-R11", "FO-R63")
def test_all_that_adds_to_gathering_adds_up() -> None:
    g = at_turn()
    upgraded(g, "wagon")
    developed(g, "ore_sledge")
    trained(g, "1", "ore_nose")
    place(g, "1", "mountains.a3")
    assert has(g) == {"metal": 1 + 1 + 1 + 1}


@rule("FO-R63")
def test_the_additions_come_after_the_number_and_do_not_raise_it() -> None:
    g = at_turn(4, 3)
    upgraded(g, "wagon")
    for seat, spot in enumerate(["a1", "a2", "a3"], start=1):
        put(g, seat, "1", f"forest.{spot}")
    place(g, "smith", "forest.b1")
    assert has(g) == {"wood": 1 + 1}
