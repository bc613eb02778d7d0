"""Phase 1: income, and the Rooms and Characters that are revealed."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import hearth
from hearth.games.guilds.state import Guilds
from tests.games.guilds.table import (
    auction,
    cards_in,
    clear_square,
    construction,
    fresh,
    give,
    go,
    next_characters,
    place,
    put_in_area,
    rooms_of,
    set_offer,
    set_silver,
    show_rooms,
    week_end,
)
from tests.support import act, legal, rule

FILES = Path(hearth.__file__).parent / "games/guilds/box"
NOTHING = ["pass", "decline", "protect_none", "convert:gold=0", "keep:silver=0"]
USE = "use:character="


def new_week(seats: int = 2, *, week: int = 2) -> Guilds:
    """Seat 0 is First Player, nobody has silver, nothing is on show; `go(g)` begins this Week."""
    return begin(fresh(seats), week)


def begin(g: Guilds, week: int = 2) -> Guilds:
    """Of the Week before, nothing is left to be done but to move the Turn Marker."""
    clear_square(g)
    show_rooms(g, [])
    for seat in range(len(g.players)):
        set_silver(g, seat, 0)
    g.first = g.turn = 0
    g.week = week - 1
    del g.stack[1:]
    return g


def from_box(folder: Path, seats: int = 2, **files: str) -> Guilds:
    """A new match with these files in place of those of the box."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return cast(Guilds, hearth.new("guilds", seats, 1, box=folder))


def halls(*silver: int) -> str:
    """The Entrance Halls with these basic incomes, by colour."""
    parts = (FILES / "halls.toml").read_text().split("silver = 10")
    assert len(parts) == 5
    return "".join(f"{part}silver = {n}" for part, n in zip(parts, silver)) + parts[4]


def with_effect(name: str, effect: str) -> str:
    """The Characters, of whom one without an ability gets this one."""
    text = (FILES / "characters.toml").read_text()
    before, after = text.split(f'id       = "{name}"')
    line = f'text     = "As it says."\neffect   = {effect}\nsource '
    return f'{before}id       = "{name}"{after.replace("source ", line, 1)}'


def next_week(g: Guilds) -> Guilds:
    """Nobody does anything more in this Week."""
    week = g.week
    while g.week == week:
        act(g, next(text for text in NOTHING if text in legal(g)))
    return g


def silver(g: Guilds) -> list[int]:
    return [guild.silver for guild in g.players]


def small(g: Guilds) -> list[str]:
    return [name for name in rooms_of(g.rooms) if name.startswith("s")]


def large(g: Guilds) -> list[str]:
    return [name for name in rooms_of(g.rooms) if name.startswith("l")]


def filled(g: Guilds) -> list[int]:
    """How many Characters lie in Areas I to VI."""
    return [len(cards_in(g, area)) for area in range(1, 7)]


# Basic income


@rule("GU-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_receives_10_silver_each_week(seats: int) -> None:
    g = go(new_week(seats))
    assert silver(g) == [10] * seats
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
    g = new_week()
    give(g, 0, *names)
    go(g)
    assert silver(g) == [income, 10]
    assert [p["silver_income"] for p in g.view(None)["players"]] == [income, 10]


@rule("GU-015")
def test_characters_add_their_gold_income() -> None:
    g = new_week()
    give(g, 1, "goldsmith")
    go(g)
    assert [guild.gold for guild in g.players] == [0, 1]
    assert silver(g) == [10, 10]
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
    g = begin(from_box(tmp_path, halls=halls(1, 1, 1, 1)))
    give(g, 0, *names)
    go(g)
    assert silver(g) == [income, 1]
    assert g.view(None)["players"][0]["silver_income"] == income


@rule("GU-R02")
def test_silver_that_was_kept_is_not_lost_to_a_negative_income(tmp_path: Path) -> None:
    g = begin(from_box(tmp_path, halls=halls(1, 1, 1, 1)))
    give(g, 0, "almoner", "duke", "spendthrift_baron", "peacock")
    set_silver(g, 0, 3)
    go(g)
    assert g.players[0].silver == 3


@rule("GU-R44")
def test_a_new_character_gives_no_income_in_the_week_in_which_it_joins() -> None:
    g = auction(2, silver=10)
    clear_square(g)
    put_in_area(g, 1, "smuggler")
    put_in_area(g, 3, "acolyte")
    set_offer(g, 0, 1, 2)
    act(g, "take:area=0,place=0")
    assert silver(g) == [10, 10]
    while g.view(None)["phase"] == "auction":
        act(g, "pass")
    assert silver(g) == [10, 10]


@rule("GU-R44", "GU-015")
def test_a_new_character_gives_income_from_the_next_week_on() -> None:
    g = auction(2, silver=10)
    clear_square(g)
    put_in_area(g, 1, "smuggler")
    put_in_area(g, 3, "goldsmith")
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 3, 2)
    act(g, "take:area=0,place=0", "take:area=2,place=0")
    next_week(g)
    assert silver(g) == [13, 10]
    assert [guild.gold for guild in g.players] == [0, 1]
    next_week(g)
    assert silver(g) == [13, 10]
    assert [guild.gold for guild in g.players] == [0, 2]


# Income of Rooms


@rule("GU-015")
def test_active_rooms_add_their_silver_income() -> None:
    g = new_week()
    place(g, 0, "s16", "B2")
    place(g, 0, "l14", "B3", 3)
    go(g)
    assert silver(g) == [15, 10]
    assert g.view(None)["players"][0]["silver_income"] == 15


@rule("GU-015")
def test_active_rooms_add_their_gold_income() -> None:
    g = new_week()
    place(g, 0, "s20", "B2")
    go(g)
    assert [guild.gold for guild in g.players] == [1, 0]
    assert silver(g) == [10, 10]


@rule("GU-R43", "GU-015")
def test_an_inactive_room_gives_no_income() -> None:
    g = new_week()
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")  # its only door leads to an empty space
    place(g, 1, "s16", "B2")
    place(g, 1, "s20", "C2")  # gold, but a wall to its neighbour
    go(g)
    assert silver(g) == [10, 12]
    assert [guild.gold for guild in g.players] == [0, 0]


@rule("GU-R43")
def test_a_room_gives_income_once_doors_connect_it_with_the_hall() -> None:
    g = new_week()
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
    assert silver(g) == [0, 0]


@rule("GU-R26")
def test_a_room_gives_income_from_the_next_week_on() -> None:
    g = go(construction(2, gold=3, rooms=["s16", "s20"]))
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    assert g.week == 2
    assert silver(g) == [12, 10]
    assert [guild.gold for guild in g.players] == [2, 1]


@rule("GU-R26", "GU-R43")
def test_a_room_that_becomes_active_in_a_week_gives_income_from_the_next_on() -> None:
    g = construction(2, gold=1, rooms=["s13", "s14"])
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")
    go(g)
    act(g, "buy:slot=0,discount=0", "place:space=0", "rotate:turns=3")
    assert silver(g) == [0, 0]
    next_week(g)
    assert silver(g) == [12, 10]


# Revealing


@rule("GU-016", "GU-018")
@pytest.mark.parametrize(
    ("seats", "wanted"), [(2, (2, 2, 3)), (3, (4, 2, 5)), (4, (5, 3, 6))], ids=["2", "3", "4"]
)
def test_rooms_and_characters_are_revealed_up_to_the_table(
    seats: int, wanted: tuple[int, int, int]
) -> None:
    g = new_week(seats)
    stacks = [deck.size() for deck in g.room_decks] + [g.character_deck.size()]
    go(g)
    assert (len(small(g)), len(large(g)), sum(filled(g))) == wanted
    drawn = [deck.size() for deck in g.room_decks] + [g.character_deck.size()]
    assert [a - b for a, b in zip(stacks, drawn)] == list(wanted)


@rule("GU-016", "GU-014")
def test_income_comes_before_anything_is_revealed() -> None:
    g = new_week(4)
    give(g, 3, "architect")
    go(g)
    assert legal(g) == [f"{USE}{g.players[3].characters[0]}", "decline"]
    assert silver(g) == [10] * 4
    act(g, "decline")
    assert sum(filled(g)) == 6


@rule("GU-018")
def test_everybody_sees_the_rooms_and_the_characters_of_the_square() -> None:
    g = new_week(4)
    next_characters(g, "smuggler", "brewer", "seer", "spy", "duke", "mason")
    go(g)
    for seat in (0, 1, 2, 3, None):
        board = g.view(seat)["board"]
        assert [one["room"] for one in board["rooms"]] == small(g) + large(g)
        assert [one["characters"][0] for one in board["areas"]] == [
            "smuggler", "brewer", "seer", "spy", "duke", "mason",
        ]  # fmt: skip


@rule("GU-X26", "GU-017", "GU-R03")
def test_with_one_small_room_protected_four_more_are_revealed() -> None:
    g = week_end(4, silver=1)
    show_rooms(g, ["s01", "s02", "s03", "s04", "s05", "l01", "l02", "l03"])
    stacks = [deck.size() for deck in g.room_decks]
    go(g)
    act(g, "protect:slot=1", "protect_none", "protect_none", "protect_none")
    assert "s02" in small(g)
    assert (len(small(g)), len(large(g))) == (5, 3)
    assert [deck.size() for deck in g.room_decks] == [stacks[0] - 4, stacks[1] - 3]


@rule("GU-017", "GU-R03")
def test_large_rooms_that_still_lie_there_count_for_the_large_ones() -> None:
    g = new_week(3)
    show_rooms(g, ["s01", "l05", "l07"])
    go(g)
    assert (len(small(g)), len(large(g))) == (4, 2)
    assert "s01" in small(g)
    assert large(g) == ["l05", "l07"]


@rule("GU-R03")
def test_if_more_rooms_are_protected_than_the_number_none_are_revealed() -> None:
    g = new_week(2)
    show_rooms(g, ["s01", "s02", "s03", "l05"])
    go(g)
    assert small(g) == ["s01", "s02", "s03"]
    assert len(large(g)) == 2


@rule("GU-R04")
@pytest.mark.parametrize(
    ("seats", "week", "areas"),
    [(2, week, [1, 0, 1, 0, 1, 0]) for week in range(1, 9)]
    + [
        (3, 1, [2, 1, 1, 1, 1, 0]),
        (3, 2, [1, 1, 1, 1, 1, 0]),
        (3, 3, [1, 1, 2, 1, 1, 0]),
        (3, 4, [1, 1, 1, 1, 1, 0]),
        (3, 5, [1, 1, 1, 1, 2, 0]),
        (3, 6, [1, 1, 1, 1, 1, 0]),
    ]
    + [(4, week, [1, 1, 1, 1, 1, 1]) for week in range(1, 7)],
)
def test_which_areas_get_how_many_characters(seats: int, week: int, areas: list[int]) -> None:
    assert filled(go(new_week(seats, week=week))) == areas


@rule("GU-X27", "GU-R04")
def test_three_players_get_six_characters_in_week_1_and_five_in_week_2() -> None:
    g = fresh(3)
    assert sum(filled(g)) == 6
    assert filled(g)[0] == 2
    next_week(g)
    assert sum(filled(g)) == 5
    assert max(filled(g)) == 1


@rule("GU-R04")
def test_the_sixth_card_is_dealt_after_one_for_each_area() -> None:
    g = new_week(3, week=3)
    next_characters(g, "smuggler", "brewer", "seer", "spy", "duke", "mason")
    go(g)
    cards = [cards_in(g, area) for area in range(1, 7)]
    assert cards == [["smuggler"], ["brewer"], ["seer", "mason"], ["spy"], ["duke"], []]


@rule("GU-R05")
def test_of_a_short_stack_of_characters_what_is_left_is_revealed() -> None:
    g = new_week(4)
    g.characters_gone = g.character_deck.bag[2:]
    g.character_deck.bag = g.character_deck.bag[:2]
    go(g)
    assert filled(g) == [1, 1, 0, 0, 0, 0]
    assert len(g.characters_gone) == 46


@rule("GU-R05")
def test_of_short_stacks_of_rooms_what_is_left_is_revealed() -> None:
    g = new_week(4)
    decks = g.room_decks
    g.rooms_gone = decks[0].bag[3:] + decks[1].bag[:]
    decks[0].bag, decks[1].bag = decks[0].bag[:3], []
    go(g)
    assert (len(small(g)), len(large(g))) == (3, 0)
    assert len(g.rooms_gone) == 50


# Abilities of phase 1: Cutpurse and Architect


@rule("GU-R39")
@pytest.mark.parametrize("name", ["architect", "cutpurse"])
def test_an_ability_of_the_start_of_the_week_is_asked_once_a_week(name: str) -> None:
    g = new_week(3)
    give(g, 1, name)
    go(g)
    for week in (2, 3, 4):
        assert (g.week, g.actor(), g.view(None)["phase"]) == (week, 1, "start_of_week")
        act(g, f"{USE}{g.players[1].characters[0]}")
        assert g.view(None)["phase"] == "auction"
        assert legal(g, "use") == []
        next_week(g)


@rule("GU-R39")
def test_a_declined_ability_does_nothing() -> None:
    g = new_week(2)
    give(g, 0, "cutpurse")
    go(g)
    act(g, "decline")
    assert silver(g) == [11, 10]


@rule("GU-R39")
def test_an_ability_that_was_not_used_is_not_saved_up() -> None:
    g = new_week(2)
    give(g, 0, "architect")
    go(g)
    act(g, "decline")
    assert len(small(g)) == 2
    next_week(g)
    act(g, f"{USE}{g.players[0].characters[0]}")
    assert g.view(None)["phase"] == "auction"
    assert len(small(g)) == 3
    next_week(g)
    act(g, "decline")
    assert len(small(g)) == 2


@rule("GU-R40")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 3]), (1, [1, 3]), (2, [3, 1]), (3, [3, 1])])
def test_abilities_of_the_same_moment_are_used_from_the_first_player_on(
    tmp_path: Path, first: int, order: list[int]
) -> None:
    thieves = with_effect("archmage", '{ kind = "take_silver", amount = 1 }')
    g = begin(from_box(tmp_path, 4, characters=thieves))
    give(g, 1, "cutpurse")
    give(g, 3, "archmage")
    g.first = g.turn = first
    go(g)
    asked = []
    while g.view(None)["phase"] == "start_of_week":
        asked.append(g.actor())
        act(g, "decline")
    assert asked == order


@rule("GU-R40")
def test_the_later_of_two_abilities_finds_what_the_earlier_one_left(tmp_path: Path) -> None:
    thieves = with_effect("archmage", '{ kind = "take_silver", amount = 1 }')
    g = begin(from_box(tmp_path, 3, characters=thieves))
    give(g, 0, "cutpurse")
    give(g, 1, "archmage")
    go(g)
    act(g, f"{USE}{g.players[0].characters[0]}")
    assert silver(g) == [12, 9, 10]
    act(g, f"{USE}{g.players[1].characters[0]}")
    assert silver(g) == [11, 10, 10]
