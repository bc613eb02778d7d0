"""Objectives of Rooms and money: what they count, and what places are worth."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import Placed, owning, paid
from tests.games.guilds.table import auction, place, set_gold
from tests.support import rule

GALLERY = ("s23", "B2", 0)  # active, walls to A2 and B3


def sites(*rooms: Sequence[Placed]) -> Guilds:
    """As many players as lists of Rooms."""
    g = auction(len(rooms))
    for seat in range(len(rooms)):
        for name, where, turns in rooms[seat]:
            place(g, seat, name, where, turns)
    return g


# O11 to O14: active Rooms


LARGE = [("l12", "C1", 3), ("l14", "C4", 1)]  # active
SMALL = [("s01", "B2", 0), ("s29", "A1", 0), ("s26", "C1", 2)]  # active


@rule("O11", "GU-R20")
def test_the_great_house_counts_spaces_of_active_rooms() -> None:
    assert paid(sites(LARGE, SMALL, []), "the_great_house") == [6, 0, 0]
    assert paid(sites(LARGE[:1], SMALL[:2]), "the_great_house") == [6, 6]
    assert paid(sites([], []), "the_great_house") == [0, 0]  # the Hall is no Room


@rule("O11", "GU-R35")
def test_the_great_house_pays_three_for_the_second_place_with_four() -> None:
    g = sites(LARGE[:1], SMALL[:1], [("s02", "B2", 0)], [])
    assert paid(g, "the_great_house") == [6, 3, 3, 0]


@rule("O12")
def test_lofty_halls_counts_active_large_rooms() -> None:
    assert paid(sites(LARGE[:1], SMALL, []), "lofty_halls") == [6, 0, 0]
    assert paid(sites(LARGE[:1], [("l06", "C1", 3)]), "lofty_halls") == [6, 6]
    assert paid(sites(LARGE, [("l06", "C1", 3)]), "lofty_halls") == [6, 0]
    assert paid(sites(SMALL, []), "lofty_halls") == [0, 0]


@rule("O12", "GU-R35")
def test_lofty_halls_pays_three_for_the_second_place_with_four() -> None:
    assert paid(sites(LARGE, [("l06", "C1", 3)], SMALL, []), "lofty_halls") == [6, 3, 0, 0]


@rule("O13", "GU-R20")
def test_many_chambers_counts_active_rooms_of_both_sizes_alike() -> None:
    assert paid(sites(LARGE, SMALL, []), "many_chambers") == [0, 5, 0]
    assert paid(sites(LARGE, SMALL[:2]), "many_chambers") == [5, 5]
    assert paid(sites([], []), "many_chambers") == [0, 0]


@rule("O13", "GU-R35")
def test_many_chambers_pays_two_for_the_second_place_with_four() -> None:
    assert paid(sites(SMALL, LARGE, [], []), "many_chambers") == [5, 2, 0, 0]


@rule("O14")
def test_a_room_for_everything_counts_different_kinds() -> None:
    quarters = [("s02", "B2", 0), ("s13", "A1", 0), ("s27", "C1", 0)]
    assert paid(sites(LARGE, quarters, []), "a_room_for_everything") == [5, 0, 0]
    assert paid(sites(LARGE[:1], quarters), "a_room_for_everything") == [5, 5]
    assert paid(sites([], []), "a_room_for_everything") == [0, 0]


@rule("O14", "GU-R35")
def test_a_room_for_everything_pays_two_for_the_second_place_with_four() -> None:
    g = sites(LARGE, SMALL[:2], [("s22", "B2", 0)], [])
    assert paid(g, "a_room_for_everything") == [5, 2, 2, 0]


@rule("O11", "O12", "O13", "O14", "O17", "GU-045")
@pytest.mark.parametrize(
    ("objective", "tie"),
    [
        ("the_great_house", 6),
        ("lofty_halls", 0),
        ("many_chambers", 5),
        ("a_room_for_everything", 5),
        ("sunlit_halls", 0),
    ],
)
def test_inactive_rooms_count_for_no_objective(objective: str, tie: int) -> None:
    g = sites([GALLERY], [("s26", "B2", 1)])  # 1 Parlour each, no door on the border
    place(g, 0, "l01", "A3")  # inactive, with a door on the border
    assert len(g.players[0].site.active) == 1
    assert paid(g, objective) == [tie, tie]


# O15, O16: income and gold


@rule("O15", "GU-R36")
def test_full_coffers_counts_weekly_income() -> None:
    assert paid(owning([["caravan_guard"], ["acolyte"], []]), "full_coffers") == [5, 0, 0]
    assert paid(owning([[], []]), "full_coffers") == [5, 5]
    assert paid(owning([["duke"], []]), "full_coffers") == [0, 5]
    assert paid(sites([("s15", "B2", 0)], [("s21", "B2", 0)]), "full_coffers") == [5, 0]


@rule("O15", "GU-R36")
def test_full_coffers_counts_gold_income_as_five() -> None:
    five = ["caravan_guard", "brewer", "acolyte"]
    assert paid(owning([["goldsmith"], five]), "full_coffers") == [5, 5]
    assert paid(owning([["goldsmith", "alchemist"], five]), "full_coffers") == [5, 5]
    assert paid(owning([["goldsmith"], [*five, "spy"]]), "full_coffers") == [0, 5]


@rule("O15", "GU-R35")
def test_full_coffers_pays_two_for_the_second_place_with_four() -> None:
    g = owning([["caravan_guard"], ["acolyte"], [], []])
    assert paid(g, "full_coffers") == [5, 2, 0, 0]


@rule("O15", "GU-R43")
def test_full_coffers_counts_no_income_of_inactive_rooms() -> None:
    g = sites([GALLERY, ("s16", "A2", 0)], [])
    assert paid(g, "full_coffers") == [5, 5]


@rule("O16", "GU-R34", "GU-R35")
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ([4, 3, 3, 0], [5, 2, 2, 0]),
        ([4, 4, 3, 0], [5, 5, 0, 0]),
        ([0, 0, 0, 1], [0, 0, 0, 5]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 3, 2, 2], [0, 5, 2, 2]),
        ([4, 3, 0], [5, 0, 0]),
        ([1, 2], [0, 5]),
        ([2, 2], [5, 5]),
    ],
)
def test_the_gilded_chest_counts_gold_left(gold: list[int], points: list[int]) -> None:
    g = auction(len(gold))
    for seat in range(len(gold)):
        set_gold(g, seat, gold[seat])
    assert paid(g, "the_gilded_chest") == points


@rule("O16")
def test_the_gilded_chest_counts_no_silver_and_no_income() -> None:
    assert paid(owning([["goldsmith"], []]), "the_gilded_chest") == [0, 0]


# O17: doors on the border


@rule("O17")
def test_sunlit_halls_counts_doors_on_the_border() -> None:
    corner = [("s29", "A1", 0)]  # doors W and S on the border, N to a free space
    side = [("s12", "C1", 2)]  # a door S on the border
    middle = [("s27", "B2", 0)]  # doors to free spaces
    assert paid(sites(corner, side, middle), "sunlit_halls") == [5, 0, 0]
    assert paid(sites(side, middle), "sunlit_halls") == [5, 0]
    assert paid(sites(side, [("s02", "A1", 0)]), "sunlit_halls") == [5, 5]


@rule("O17", "GU-R23")
def test_the_double_door_of_the_hall_is_not_counted_in_sunlit_halls() -> None:
    assert paid(sites([], [("s27", "B2", 0)]), "sunlit_halls") == [0, 0]


@rule("O17", "GU-R35")
def test_sunlit_halls_pays_two_for_the_second_place_with_four() -> None:
    g = sites([("s29", "A1", 0)], [("s12", "C1", 2)], [("s02", "A1", 0)], [])
    assert paid(g, "sunlit_halls") == [5, 2, 2, 0]


@rule("O17")
def test_sunlit_halls_counts_both_spaces_of_a_large_room() -> None:
    large = [("l12", "C1", 3)]  # doors S of C1 and E of C2 on the border
    assert paid(sites(large, [("s12", "C1", 2)]), "sunlit_halls") == [5, 0]
    assert paid(sites(large, [("s29", "A1", 0)]), "sunlit_halls") == [5, 5]
