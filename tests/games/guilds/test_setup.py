"""Set-up: who plays, what everybody starts with, and what lies on the table in Week 1."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import hearth
from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import from_box, halls
from tests.games.guilds.table import BOX, fresh, go, money, set_silver, silvers
from tests.support import act, legal, rule

SEATS = [2, 3, 4]
SMALL = [i for i, tile in enumerate(BOX.rooms) if tile.id.startswith("s")]
LARGE = [i for i, tile in enumerate(BOX.rooms) if tile.id.startswith("l")]


def board(g: Guilds) -> dict[str, Any]:
    return cast(dict[str, Any], g.view(None)["board"])


def on_square(g: Guilds) -> list[int]:
    return [card for card in g.square if card >= 0]


# Players


@rule("GU-001")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_players_play(seats: int) -> None:
    assert len(fresh(seats).players) == seats


@rule("GU-001")
def test_no_other_number_of_players_is_offered() -> None:
    assert list(hearth.info("guilds")["seats"]) == SEATS


@rule("GU-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"not {seats}"):
        fresh(seats)


# Building sites and Entrance Halls


@rule("GU-002")
def test_every_site_starts_with_nothing_but_the_hall_on_the_middle_of_the_road_side() -> None:
    for player in fresh(4).view(None)["players"]:
        covered = {one["space"]: one["room"] for one in player["site"] if one["room"]}
        assert covered == {"B1": "hall"}
        assert len(player["site"]) == 12


@rule("GU-002")
def test_the_hall_lies_with_its_double_door_to_the_road_and_doors_to_the_other_sides() -> None:
    for player in fresh(4).view(None)["players"]:
        [hall] = [one for one in player["site"] if one["space"] == "B1"]
        assert sorted(hall["doors"]) == ["E", "N", "W"]
        assert hall["active"]


@rule("GU-002")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_another_colour(seats: int) -> None:
    colours = {player["colour"] for player in fresh(seats).view(None)["players"]}
    assert len(colours) == seats
    assert colours <= {"red", "blue", "green", "yellow"}


# The table by number of players


@rule("GU-X04", "GU-003", "GU-016", "GU-011")
def test_four_players_see_what_the_table_says() -> None:
    g = fresh(4)
    shown = [one["room"] for one in board(g)["rooms"]]
    assert len(on_square(g)) == 6
    assert len([tile for tile in shown if tile.startswith("s")]) == 5
    assert len([tile for tile in shown if tile.startswith("l")]) == 3
    assert len(board(g)["objectives"]) == 5
    assert g.view(None)["weeks"] == 6


@rule("GU-003", "GU-016", "GU-011", "GU-012", "GU-R04")
@pytest.mark.parametrize(
    ("seats", "characters", "small", "large", "objectives", "weeks"),
    [(2, 3, 2, 2, 4, 8), (3, 6, 4, 2, 5, 6), (4, 6, 5, 3, 5, 6)],
)
def test_what_lies_on_the_table_in_week_1(
    seats: int, characters: int, small: int, large: int, objectives: int, weeks: int
) -> None:
    g = fresh(seats)
    assert len(on_square(g)) == characters
    assert len([tile for tile in g.rooms if tile in SMALL]) == small
    assert len([tile for tile in g.rooms if tile in LARGE]) == large
    assert len(g.objectives) == objectives
    assert (g.week, g.weeks) == (1, weeks)


# Objectives


@rule("GU-003")
def test_no_objective_lies_there_twice() -> None:
    for seed in range(1, 21):
        g = fresh(4, seed)
        assert len(set(g.objectives)) == 5


@rule("GU-003")
def test_every_objective_may_be_drawn() -> None:
    drawn = {one for seed in range(1, 61) for one in fresh(4, seed).objectives}
    assert drawn == set(range(18))


@rule("GU-003")
def test_all_players_see_the_same_objectives() -> None:
    g = fresh(3)
    seen = [g.view(seat)["board"]["objectives"] for seat in (0, 1, 2, None)]
    assert len(set(seen[0])) == 5
    assert seen == [seen[0]] * 4


# Stacks


@rule("GU-004")
@pytest.mark.parametrize("seats", SEATS)
def test_all_characters_are_on_the_square_or_in_one_stack(seats: int) -> None:
    g = fresh(seats)
    assert sorted(on_square(g) + g.character_deck.cards()) == list(range(48))
    assert g.characters_gone == []


@rule("GU-004")
def test_the_characters_are_shuffled() -> None:
    first_cards = {fresh(2, seed).square[0] for seed in range(1, 401)}
    assert first_cards == set(range(48))


@rule("GU-004")
def test_the_stack_of_characters_lies_face_down() -> None:
    g = fresh(4)
    for seat in (0, 1, 2, 3, None):
        view = g.view(seat)
        assert view["board"]["characters"] == 42
        assert view["remembered"]["next_characters"] == []


@rule("GU-005")
@pytest.mark.parametrize("seats", SEATS)
def test_small_and_large_rooms_lie_in_two_stacks(seats: int) -> None:
    g = fresh(seats)
    small, large = [deck.cards() for deck in g.room_decks]
    assert sorted(small + [tile for tile in g.rooms if tile in SMALL]) == SMALL
    assert sorted(large + [tile for tile in g.rooms if tile in LARGE]) == LARGE
    assert (len(SMALL), len(LARGE)) == (35, 18)


@rule("GU-005")
def test_the_rooms_are_shuffled() -> None:
    shown = {tile for seed in range(1, 121) for tile in fresh(4, seed).rooms}
    assert shown == set(SMALL + LARGE)


@rule("GU-005")
def test_of_the_stacks_of_rooms_only_the_height_is_seen() -> None:
    seen = board(fresh(3))
    assert (seen["small_rooms"], seen["large_rooms"]) == (31, 16)


# Money


@rule("GU-006", "GU-R01", "GU-014")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_money_is_the_income_of_week_1(seats: int) -> None:
    for guild in fresh(seats).players:
        assert (guild.silver, guild.gold) == (10, 0)


@rule("GU-006", "GU-R01")
def test_there_is_no_starting_money_on_top_of_the_income(tmp_path: Path) -> None:
    g = from_box(tmp_path, 4, halls=halls(3, 3, 3, 3))
    assert [(guild.silver, guild.gold) for guild in g.players] == [(3, 0)] * 4


@rule("GU-006")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_of_80_silver_and_25_gold_is_the_supply(seats: int) -> None:
    g = fresh(seats)
    assert g.silver_supply == 80 - 10 * seats
    assert g.gold_supply == 25


@rule("GU-R17")
def test_income_is_paid_though_there_are_not_so_many_silver_coins(tmp_path: Path) -> None:
    g = from_box(tmp_path, 4, halls=halls(30, 30, 30, 30))
    assert silvers(g) == [30] * 4


@rule("GU-R17")
def test_more_gold_is_had_than_there_are_gold_coins() -> None:
    g = money(3)
    for seat in range(3):
        set_silver(g, seat, 50)
    go(g)
    act(g, *["convert:gold=10"] * 3)
    assert [guild.gold for guild in g.players] == [10, 10, 10]


# Turn Marker and First Player


@rule("GU-007")
@pytest.mark.parametrize("seats", SEATS)
def test_the_turn_marker_starts_with_the_dove_up_on_the_dove_space(seats: int) -> None:
    assert (board(fresh(seats))["fountain"], board(fresh(seats))["marker"]) == (1, "dove")


@rule("GU-008")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_become_first_player(seats: int) -> None:
    assert {fresh(seats, seed).first for seed in range(1, 61)} == set(range(seats))


@rule("GU-008", "GU-019")
def test_whoever_becomes_first_player_begins() -> None:
    for seed in range(1, 21):
        g = fresh(4, seed)
        assert g.actor() == g.first == g.view(None)["first"]
        assert legal(g, "offer")
