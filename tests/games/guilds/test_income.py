"""Phase 1: the income of the Entrance Hall, of Characters and of Rooms."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.guilds.scenes import from_box, halls, square
from tests.games.guilds.table import (
    construction,
    give,
    go,
    next_week,
    place,
    set_offer,
    set_silver,
    silvers,
    until,
    week_start,
)
from tests.support import act, rule

# Basic income


@rule("GU-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_receives_10_silver_each_week(seats: int) -> None:
    g = go(week_start(seats, week=2))
    assert silvers(g) == [10] * seats
    assert [guild.gold for guild in g.players] == [0] * seats


@rule("GU-014")
def test_the_basic_income_is_that_of_the_own_hall(tmp_path: Path) -> None:
    g = from_box(tmp_path, 4, halls=halls(4, 5, 6, 7))
    by_colour = {p["colour"]: p["silver"] for p in g.view(None)["players"]}
    assert by_colour == {"red": 4, "blue": 5, "green": 6, "yellow": 7}


# Income of Characters


@rule("GU-015")
@pytest.mark.parametrize(
    ("names", "income"),
    [
        (["gate_sergeant"], 11),
        (["brewer"], 12),
        (["smuggler"], 13),
        (["gate_sergeant", "brewer", "smuggler"], 16),
        (["spendthrift_baron"], 9),
        (["duke", "spendthrift_baron", "peacock"], 6),
        (["duke", "brewer"], 10),
        (["almoner"], 11),
        (["archmage"], 10),
    ],
)
def test_characters_add_their_silver_income(names: list[str], income: int) -> None:
    g = week_start(week=2)
    give(g, 0, *names)
    go(g)
    assert silvers(g) == [income, 10]
    assert [p["silver_income"] for p in g.view(None)["players"]] == [income, 10]


@rule("GU-015")
def test_characters_add_their_gold_income() -> None:
    g = week_start(week=2)
    give(g, 1, "goldsmith")
    go(g)
    assert [guild.gold for guild in g.players] == [0, 1]
    assert silvers(g) == [10, 10]
    assert [p["gold_income"] for p in g.view(None)["players"]] == [0, 1]


@rule("GU-R02")
@pytest.mark.parametrize(
    ("names", "income"),
    [
        (["spendthrift_baron"], 0),
        (["duke"], 0),
        (["duke", "spendthrift_baron"], 0),
        (["duke", "brewer"], 1),
        (["duke", "peacock", "gate_sergeant"], 0),
    ],
)
def test_income_is_never_below_nothing(tmp_path: Path, names: list[str], income: int) -> None:
    g = week_start(week=2)
    g.box = from_box(tmp_path, halls=halls(1, 1, 1, 1)).box
    give(g, 0, *names)
    go(g)
    assert silvers(g) == [income, 1]
    assert g.view(None)["players"][0]["silver_income"] == income


@rule("GU-R02")
def test_silver_that_was_kept_is_not_lost_to_a_negative_income(tmp_path: Path) -> None:
    g = week_start(week=2)
    g.box = from_box(tmp_path, halls=halls(1, 1, 1, 1)).box
    give(g, 0, "almoner", "duke", "spendthrift_baron", "peacock")
    set_silver(g, 0, 3)
    go(g)
    assert g.players[0].silver == 3


@rule("GU-R44")
def test_a_new_character_gives_no_income_in_the_week_in_which_it_joins() -> None:
    g = square(2, (1, "smuggler"), (3, "acolyte"))
    set_offer(g, 0, 1, 2)
    act(g, "take:area=0,place=0")
    assert silvers(g) == [10, 10]
    until(g, "money")
    assert silvers(g) == [10, 10]


@rule("GU-R44", "GU-015")
def test_a_new_character_gives_income_from_the_next_week_on() -> None:
    g = square(2, (1, "smuggler"), (3, "goldsmith"))
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 3, 2)
    act(g, "take:area=0,place=0", "take:area=2,place=0")
    next_week(g)
    assert silvers(g) == [13, 10]
    assert [guild.gold for guild in g.players] == [0, 1]
    next_week(g)
    assert silvers(g) == [13, 10]
    assert [guild.gold for guild in g.players] == [0, 2]


# Income of Rooms


@rule("GU-015")
def test_active_rooms_add_their_silver_income() -> None:
    g = week_start(week=2)
    place(g, 0, "s16", "B2")
    place(g, 0, "l14", "B3", 3)
    go(g)
    assert silvers(g) == [15, 10]
    assert g.view(None)["players"][0]["silver_income"] == 15


@rule("GU-015")
def test_active_rooms_add_their_gold_income() -> None:
    g = week_start(week=2)
    place(g, 0, "s20", "B2")
    go(g)
    assert [guild.gold for guild in g.players] == [1, 0]
    assert silvers(g) == [10, 10]


@rule("GU-R43", "GU-015")
def test_an_inactive_room_gives_no_income() -> None:
    g = week_start(week=2)
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")  # its only door leads to an empty space
    place(g, 1, "s16", "B2")
    place(g, 1, "s20", "C2")  # gold, but a wall to its neighbour
    go(g)
    assert silvers(g) == [10, 12]
    assert [guild.gold for guild in g.players] == [0, 0]


@rule("GU-R43")
def test_a_room_gives_income_once_doors_connect_it_with_the_hall() -> None:
    g = week_start(week=2)
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")
    place(g, 0, "s13", "A1", 3)
    go(g)
    assert g.players[0].silver == 12


@rule("GU-R26")
def test_a_room_gives_no_income_in_the_week_in_which_it_is_built() -> None:
    g = go(construction(2, gold=1, rooms=["s16", "s17"]))
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    assert g.view(None)["players"][0]["active_rooms"]
    assert silvers(g) == [0, 0]


@rule("GU-R26")
def test_a_room_gives_income_from_the_next_week_on() -> None:
    g = go(construction(2, gold=3, rooms=["s16", "s20"]))
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    assert g.week == 2
    assert silvers(g) == [12, 10]
    assert [guild.gold for guild in g.players] == [2, 1]


@rule("GU-R26", "GU-R43")
def test_a_room_that_becomes_active_in_a_week_gives_income_from_the_next_on() -> None:
    g = construction(2, gold=1, rooms=["s13", "s14"])
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")
    go(g)
    act(g, "buy:slot=0,discount=0", "place:space=0", "rotate:turns=3")
    assert silvers(g) == [0, 0]
    next_week(g)
    assert silvers(g) == [12, 10]
