"""Phase 1: the Rooms and Characters that are revealed, and the abilities before that."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import from_box
from tests.games.guilds.table import (
    BOX,
    cards_in,
    fresh,
    give,
    go,
    next_characters,
    next_week,
    phase,
    rooms_of,
    show_rooms,
    silvers,
    use,
    week_end,
    week_start,
)
from tests.support import act, legal, rule


def small(g: Guilds) -> list[str]:
    return [name for name in rooms_of(g.rooms) if name.startswith("s")]


def large(g: Guilds) -> list[str]:
    return [name for name in rooms_of(g.rooms) if name.startswith("l")]


def filled(g: Guilds) -> list[int]:
    """How many Characters lie in Areas I to VI."""
    return [len(cards_in(g, area)) for area in range(1, 7)]


def with_effect(name: str, effect: str) -> str:
    """The Characters, of whom one without an ability gets this one."""
    text = BOX.files["characters.toml"]
    before, after = text.split(f'id       = "{name}"')
    line = f'text     = "As it says."\neffect   = {effect}\nsource '
    return f'{before}id       = "{name}"{after.replace("source ", line, 1)}'


# Revealing


@rule("GU-016", "GU-018")
@pytest.mark.parametrize(
    ("seats", "wanted"), [(2, (2, 2, 3)), (3, (4, 2, 5)), (4, (5, 3, 6))], ids=["2", "3", "4"]
)
def test_rooms_and_characters_are_revealed_up_to_the_table(
    seats: int, wanted: tuple[int, int, int]
) -> None:
    g = week_start(seats, week=2)
    stacks = [deck.size() for deck in g.room_decks] + [g.character_deck.size()]
    go(g)
    assert (len(small(g)), len(large(g)), sum(filled(g))) == wanted
    drawn = [deck.size() for deck in g.room_decks] + [g.character_deck.size()]
    assert [a - b for a, b in zip(stacks, drawn)] == list(wanted)


@rule("GU-016", "GU-014")
def test_income_comes_before_anything_is_revealed() -> None:
    g = week_start(4, week=2)
    give(g, 3, "architect")
    go(g)
    assert legal(g) == [use("architect"), "decline"]
    assert silvers(g) == [10] * 4
    act(g, "decline")
    assert sum(filled(g)) == 6


@rule("GU-018")
def test_everybody_sees_the_rooms_and_the_characters_of_the_square() -> None:
    g = week_start(4, week=2)
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
    g = week_start(3, week=2)
    show_rooms(g, ["s01", "l05", "l07"])
    go(g)
    assert (len(small(g)), len(large(g))) == (4, 2)
    assert "s01" in small(g)
    assert large(g) == ["l05", "l07"]


@rule("GU-R03")
def test_if_more_rooms_are_protected_than_the_number_none_are_revealed() -> None:
    g = week_start(2, week=2)
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
    assert filled(go(week_start(seats, week=week))) == areas


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
    g = week_start(3, week=3)
    next_characters(g, "smuggler", "brewer", "seer", "spy", "duke", "mason")
    go(g)
    cards = [cards_in(g, area) for area in range(1, 7)]
    assert cards == [["smuggler"], ["brewer"], ["seer", "mason"], ["spy"], ["duke"], []]


@rule("GU-R05")
def test_of_a_short_stack_of_characters_what_is_left_is_revealed() -> None:
    g = week_start(4, week=2)
    g.characters_gone = g.character_deck.bag[2:]
    g.character_deck.bag = g.character_deck.bag[:2]
    go(g)
    assert filled(g) == [1, 1, 0, 0, 0, 0]
    assert len(g.characters_gone) == 46


@rule("GU-R05")
def test_of_short_stacks_of_rooms_what_is_left_is_revealed() -> None:
    g = week_start(4, week=2)
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
    g = week_start(3, week=2)
    give(g, 1, name)
    go(g)
    for week in (2, 3, 4):
        assert (g.week, g.actor(), phase(g)) == (week, 1, "start_of_week")
        act(g, use(name))
        assert phase(g) == "auction"
        assert legal(g, "use") == []
        next_week(g)


@rule("GU-R39")
def test_a_declined_ability_does_nothing() -> None:
    g = week_start(2, week=2)
    give(g, 0, "cutpurse")
    go(g)
    act(g, "decline")
    assert silvers(g) == [11, 10]


@rule("GU-R39")
def test_an_ability_that_was_not_used_is_not_saved_up() -> None:
    g = week_start(2, week=2)
    give(g, 0, "architect")
    go(g)
    act(g, "decline")
    assert len(small(g)) == 2
    next_week(g)
    act(g, use("architect"))
    assert phase(g) == "auction"
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
    g = week_start(4, week=2)
    g.box = from_box(tmp_path, characters=thieves).box
    give(g, 1, "cutpurse")
    give(g, 3, "archmage")
    g.first = g.turn = first
    go(g)
    asked = []
    while phase(g) == "start_of_week":
        asked.append(g.actor())
        act(g, "decline")
    assert asked == order


@rule("GU-R40")
def test_the_later_of_two_abilities_finds_what_the_earlier_one_left(tmp_path: Path) -> None:
    thieves = with_effect("archmage", '{ kind = "take_silver", amount = 1 }')
    g = week_start(3, week=2)
    g.box = from_box(tmp_path, characters=thieves).box
    give(g, 0, "cutpurse")
    give(g, 1, "archmage")
    go(g)
    act(g, use("cutpurse"))
    assert silvers(g) == [12, 9, 10]
    act(g, use("archmage"))
    assert silvers(g) == [11, 10, 10]
