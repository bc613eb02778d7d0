"""Weeks: the order of their phases, how many there are, and the Turn Marker at the fountain."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.table import (
    auction,
    do_nothing,
    fresh,
    give,
    go,
    phase,
    set_silver,
    show_rooms,
    silvers,
    week_end,
)
from tests.support import act, legal, rule


def to_week(g: Guilds, week: int) -> Guilds:
    """Nobody does anything until this Week begins."""
    while g.week < week and not g.over:
        do_nothing(g)
    return g


def marker(g: Guilds) -> tuple[int, str]:
    board = g.view(None)["board"]
    return int(board["fountain"]), str(board["marker"])


def markers(seats: int) -> list[tuple[int, str]]:
    """Where the marker stands, and its side, in every Week of a match in which nothing happens."""
    g = fresh(seats)
    found = []
    week = 0
    while not g.over:
        if g.week != week:
            week = g.week
            found.append(marker(g))
        do_nothing(g)
    return found


# The phases of a Week


@rule("GU-009")
def test_a_week_has_five_phases_in_order() -> None:
    g = auction(2, week=1)
    give(g, 0, "architect")
    for _ in range(2):
        act(g, "pass")
    to_week(g, 2)
    phases: list[str] = []
    while g.week == 2:
        if [phase(g)] != phases[-1:]:
            phases.append(phase(g))
        if "convert:gold=1" in legal(g):
            act(g, "convert:gold=1")  # there are Rooms to buy, and silver to protect them
        else:
            do_nothing(g)
    assert phases == ["start_of_week", "auction", "money", "construction", "end_of_week"]
    assert phase(g) == "start_of_week"


@rule("GU-009")
def test_the_next_week_begins_when_a_week_is_over() -> None:
    g = to_week(fresh(3), 2)
    assert phase(g) == "auction"
    assert g.view(None)["week"] == 2
    assert silvers(g) == [10, 10, 10]


# How many Weeks


@rule("GU-011", "GU-053")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_play_six_weeks(seats: int) -> None:
    g = to_week(fresh(seats), 6)
    assert not g.over
    to_week(g, 7)
    assert g.over
    assert g.view(None)["ending"] == "weeks"
    assert len(markers(seats)) == 6


@rule("GU-012", "GU-X05", "GU-053")
def test_two_players_play_eight_weeks() -> None:
    g = to_week(fresh(2), 8)
    assert not g.over
    to_week(g, 9)
    assert g.over
    assert g.view(None)["ending"] == "weeks"
    assert len(markers(2)) == 8


@rule("GU-012", "GU-X05")
@pytest.mark.parametrize("week", [6, 7])
def test_with_two_players_weeks_7_and_8_follow_week_6(week: int) -> None:
    g = go(week_end(2, silver=0, week=week))
    assert not g.over
    assert g.week == week + 1


@rule("GU-011", "GU-053")
@pytest.mark.parametrize(("seats", "week"), [(3, 5), (4, 5)])
def test_week_6_follows_week_5(seats: int, week: int) -> None:
    g = go(week_end(seats, silver=0, week=week))
    assert not g.over
    assert g.week == 6


@rule("GU-011", "GU-012")
@pytest.mark.parametrize(("seats", "weeks"), [(2, 8), (3, 6), (4, 6)])
def test_everybody_sees_how_many_weeks_there_are(seats: int, weeks: int) -> None:
    g = fresh(seats)
    assert [g.view(seat)["weeks"] for seat in range(seats)] == [weeks] * seats


@rule("GU-053")
@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 6), (4, 6)])
def test_the_last_week_is_played_to_its_end(seats: int, last: int) -> None:
    g = auction(seats, week=last)
    seen = set()
    while not g.over:
        seen.add(phase(g))
        if "convert:gold=1" in legal(g):
            act(g, "convert:gold=1")
        else:
            do_nothing(g)
    assert {"auction", "money", "construction"} <= seen


# The Turn Marker


@rule("GU-010", "GU-052", "GU-013")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_turn_marker_goes_round_the_fountain_once(seats: int) -> None:
    assert [space for space, _ in markers(seats)] == [1, 2, 3, 4, 5, 6]


@rule("GU-010", "GU-013", "GU-052", "GU-X05")
def test_with_two_players_it_goes_on_to_the_dove_space_and_the_cat_space() -> None:
    assert [space for space, _ in markers(2)] == [1, 2, 3, 4, 5, 6, 1, 2]


@rule("GU-012", "GU-X05")
def test_with_two_players_the_marker_is_turned_to_the_cat_in_week_6() -> None:
    assert [side for _, side in markers(2)] == ["dove"] * 5 + ["cat"] * 3


@rule("GU-012")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_marker_keeps_its_dove_side(seats: int) -> None:
    assert {side for _, side in markers(seats)} == {"dove"}


@rule("GU-012", "GU-013")
def test_the_week_on_the_cat_space_is_the_last_only_with_the_cat_side_up() -> None:
    assert marker(auction(2, week=2)) == (2, "dove")
    assert not go(week_end(2, silver=0, week=2)).over
    assert marker(auction(2, week=8)) == (2, "cat")
    assert go(week_end(2, silver=0, week=8)).over


@rule("GU-010")
def test_the_turn_marker_stands_still_during_a_week() -> None:
    g = fresh(2)
    while g.week == 1:
        assert marker(g) == (1, "dove")
        do_nothing(g)
    assert marker(g) == (2, "dove")


@rule("GU-052", "GU-010")
def test_the_marker_advances_after_the_protection_of_rooms() -> None:
    g = week_end(2, silver=2)
    show_rooms(g, ["s01", "s02"])
    go(g)
    assert marker(g) == (1, "dove")
    act(g, "protect:slot=0")
    assert marker(g) == (1, "dove")
    act(g, "protect_none")
    assert marker(g) == (2, "dove")


@rule("GU-052")
def test_the_marker_advances_after_the_silver_is_discarded() -> None:
    g = week_end(2, silver=0)
    give(g, 1, "almoner")
    set_silver(g, 1, 3)
    go(g)
    assert legal(g, "keep") == [f"keep:silver={n}" for n in range(4)]
    assert marker(g) == (1, "dove")
    act(g, "keep:silver=0")
    assert marker(g) == (2, "dove")


@rule("GU-052")
def test_the_marker_advances_before_the_income_of_the_next_week() -> None:
    g = week_end(2, silver=0)
    give(g, 0, "cutpurse")
    go(g)
    assert phase(g) == "start_of_week"
    assert marker(g) == (2, "dove")
