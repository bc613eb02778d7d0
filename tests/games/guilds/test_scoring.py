"""Final scoring: the three sums and their rounding, Objectives, Factions and income."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.kernel import find
from tests.games.guilds.scenes import final, from_box, halls, owning, rows
from tests.games.guilds.table import BOX, give, place, set_gold
from tests.support import rule


def counts(*numbers: int) -> list[list[str]]:
    """So many Characters for each seat, never mind which."""
    names = [one.id for one in BOX.characters]
    return [[names.pop() for _ in range(number)] for number in numbers]


# Sums


@rule("GU-055")
def test_characters_rooms_and_objectives_add_up() -> None:
    g = owning([["archmage", "seer"], []], "circle_of_lore")
    place(g, 0, "s23", "B2")
    assert g.scores() == [(3 + 2) + 2 + 5, 0]


@rule("GU-055")
def test_the_rows_of_the_sheet_add_up_to_the_score() -> None:
    g = owning([["smuggler", "brewer", "templar"], ["duke"]], "voices_of_the_faithful")
    place(g, 0, "s01", "B2")
    place(g, 0, "s22", "A1", 3)
    place(g, 1, "s24", "B2")
    sums = [sum(row.points for row in find("guilds").sheet(g, seat)) for seat in range(2)]
    assert sums == g.scores() == [1 + 3 + 5, 5 + 4]


@rule("GU-055")
def test_money_scores_nothing() -> None:
    g = final()
    set_gold(g, 0, 9)
    assert g.scores() == [0, 0]


# Rounding


@rule("GU-X01", "GU-056")
def test_three_and_a_half_pp_of_rooms_are_three() -> None:
    g = final()
    place(g, 0, "s01", "B2")
    place(g, 0, "s22", "A1", 3)
    assert g.scores() == [3, 0]


@rule("GU-056", "GU-R33")
def test_halves_of_characters_are_added_before_they_are_rounded() -> None:
    g = owning([["brewer"], ["mason", "spy"], ["sellsword", "caravan_guard", "bell_ringer"]])
    assert g.scores() == [0, 1, 1]


@rule("GU-056", "GU-R33")
def test_halves_of_rooms_are_added_before_they_are_rounded() -> None:
    g = final()
    place(g, 0, "s27", "B2")
    place(g, 0, "s34", "B3", 1)
    place(g, 1, "s19", "B2")
    assert g.scores() == [3, 1]


@rule("GU-R33")
def test_characters_and_rooms_are_rounded_apart() -> None:
    g = owning([["brewer"], []])
    place(g, 0, "s20", "B2")  # 1/2 PP
    assert g.scores() == [0, 0]


@rule("GU-R33")
@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["smuggler"], -1),
        (["smuggler", "brewer"], -1),
        (["smuggler", "brewer", "mason"], 0),
        (["smuggler", "assassin", "brewer"], -2),
    ],
)
def test_down_is_toward_minus_infinity(names: list[str], expected: int) -> None:
    assert owning([names, []]).scores() == [expected, 0]


@rule("GU-056", "GU-045")
def test_an_inactive_room_does_not_enter_the_sum() -> None:
    g = final()
    place(g, 0, "s27", "B2")
    place(g, 0, "s22", "B3", 0)
    place(g, 0, "s34", "C3", 0)  # beside the Gallery, with walls between them
    assert g.scores() == [4, 0]


# Objectives


@rule("GU-057", "GU-R35")
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((2, 2), [5, 5]),
        ((2, 2, 1), [5, 5, 0]),
        ((1, 1, 1), [5, 5, 5]),
        ((3, 2, 3, 0), [5, 0, 5, 0]),
        ((2, 2, 2, 2), [5, 5, 5, 5]),
    ],
)
def test_players_tied_for_first_place_each_receive_all_of_it(
    numbers: tuple[int, ...], expected: list[int]
) -> None:
    g = owning(counts(*numbers), "a_crowded_table")
    assert rows(g, "A Crowded Table") == expected


@rule("GU-X22", "GU-R35", "GU-057")
def test_with_four_players_those_tied_for_second_place_each_receive_it() -> None:
    g = owning(counts(4, 3, 3, 0), "a_crowded_table")
    assert rows(g, "A Crowded Table") == [5, 2, 2, 0]


@rule("GU-X24", "GU-R35")
def test_with_three_players_second_place_pays_nothing() -> None:
    g = owning(counts(4, 3, 0), "a_crowded_table")
    assert rows(g, "A Crowded Table") == [5, 0, 0]


@rule("GU-R35")
def test_with_two_players_second_place_pays_nothing() -> None:
    g = owning(counts(4, 3), "a_crowded_table")
    assert rows(g, "A Crowded Table") == [5, 0]


@rule("GU-R35")
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((1, 2, 3, 4), [0, 0, 2, 5]),  # third place pays nothing
        ((4, 3, 3, 3), [5, 2, 2, 2]),
        ((4, 4, 3, 3), [5, 5, 0, 0]),  # two are first: nobody is second
        ((3, 3, 3, 1), [5, 5, 5, 0]),
    ],
)
def test_with_four_players_second_place_pays_if_one_alone_is_first(
    numbers: tuple[int, ...], expected: list[int]
) -> None:
    g = owning(counts(*numbers), "a_crowded_table")
    assert rows(g, "A Crowded Table") == expected


@rule("GU-R35")
def test_an_objective_may_print_other_numbers() -> None:
    g = final(4, "lofty_halls")
    place(g, 0, "l12", "A2")
    place(g, 0, "l11", "A3")
    place(g, 1, "l07", "B2")
    assert rows(g, "Lofty Halls") == [6, 3, 0, 0]


@rule("GU-R34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_first_with_nothing(seats: int) -> None:
    g = final(seats, *[one.id for one in BOX.objectives if one.id != "full_coffers"])
    assert g.scores() == [0] * seats


@rule("GU-R34")
def test_nobody_is_second_with_nothing() -> None:
    g = owning(counts(0, 2, 0, 0), "a_crowded_table")
    assert rows(g, "A Crowded Table") == [0, 5, 0, 0]


# Factions


@rule("GU-R37")
def test_a_card_with_two_factions_counts_for_both() -> None:
    g = owning([["templar"], []], "shield_of_the_realm", "voices_of_the_faithful")
    assert g.scores() == [1 + 5 + 5, 0]


@rule("GU-R37")
def test_a_card_with_two_factions_is_one_character() -> None:
    g = owning([["templar"], ["archmage"]], "a_crowded_table")
    assert rows(g, "A Crowded Table") == [5, 5]


@rule("GU-R37")
def test_a_card_with_two_factions_counts_once_in_each() -> None:
    g = owning([["templar"], ["gate_sergeant"]], "shield_of_the_realm")
    assert rows(g, "Shield of the Realm") == [5, 5]


@rule("GU-R37")
def test_both_factions_of_a_card_are_different_factions() -> None:
    g = owning([["high_priestess", "royal_armourer"], []])
    assert rows(g, "High Priestess") == [3, 0]


@rule("GU-R37")
def test_the_symbol_of_an_active_room_is_a_member() -> None:
    g = owning([["veteran_captain"], ["gate_sergeant"]], "shield_of_the_realm")
    place(g, 0, "s01", "B2")
    assert rows(g, "Shield of the Realm") == [5, 0]
    assert rows(g, "Veteran Captain") == [1 + 2 * 0.5, 0]


@rule("GU-R37", "GU-045")
def test_the_symbol_of_an_inactive_room_is_no_member() -> None:
    g = final(2, "shield_of_the_realm")
    place(g, 0, "s22", "B2")
    place(g, 0, "s01", "B3", 1)
    assert rows(g, "Shield of the Realm") == [0, 0]


@rule("GU-R37")
def test_the_symbol_of_a_room_is_no_character() -> None:
    g = owning([["chamberlain"], ["gilder"]], "a_crowded_table")
    place(g, 0, "s01", "B2")
    assert rows(g, "A Crowded Table") == [5, 5]
    assert rows(g, "Chamberlain") == [0.5, 0]


# Income


@rule("GU-R36")
@pytest.mark.parametrize(
    ("others", "expected"),
    [
        (["brewer", "caravan_guard"], [5, 0]),  # 14
        (["brewer", "caravan_guard", "gate_sergeant"], [5, 5]),  # 15
        (["brewer", "caravan_guard", "merchant_prince"], [0, 5]),  # 16
    ],
)
@pytest.mark.parametrize("own", [["goldsmith"], ["goldsmith", "alchemist"]])
def test_for_full_coffers_one_gold_is_five_silver(
    own: list[str], others: list[str], expected: list[int]
) -> None:
    g = owning([own, others], "full_coffers")
    assert rows(g, "Full Coffers") == expected


@rule("GU-R36")
@pytest.mark.parametrize(
    ("others", "pp"),
    [
        ([], 2),  # 10
        (["duke"], 2),  # 8
        (["duke", "peacock"], 1),  # 7
        (["brewer"], 3),  # 12
        (["goldsmith"], 3),  # 15
        (["goldsmith", "acolyte"], 4),  # 16
        (["goldsmith", "acolyte", "alchemist"], 4),
    ],
)
def test_for_the_guild_treasurer_all_income_counts(others: list[str], pp: int) -> None:
    assert rows(owning([["guild_treasurer", *others], []]), "Guild Treasurer") == [pp, 0]


@rule("GU-R36", "GU-045")
def test_the_income_of_active_rooms_counts() -> None:
    g = owning([["guild_treasurer"], []])
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")  # without a way to the Hall
    assert rows(g, "Guild Treasurer") == [2, 0]
    place(g, 0, "s15", "C1", 1)
    assert rows(g, "Guild Treasurer") == [3, 0]


@rule("GU-R36")
def test_silver_income_below_nothing_takes_nothing_from_gold_income(tmp_path: Path) -> None:
    g = from_box(tmp_path, halls=halls(1, 1, 1, 1))
    give(g, 0, "guild_treasurer", "goldsmith", "duke", "spendthrift_baron")
    assert rows(g, "Guild Treasurer") == [1, 0]  # 0 silver and 1 gold
