"""Final scoring: the three sums and their rounding, Objectives, ties, the order of it all."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import hearth
from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.table import (
    BOX,
    give,
    go,
    place,
    set_gold,
    set_objectives,
    show_rooms,
    week_end,
)
from tests.support import act, legal, rule

NAMES = [one.id for one in BOX.characters]
HALF = "s20"  # Assay Office: 1/2 PP, 1 gold a Week


def table(seats: int = 2, *objectives: str) -> Guilds:
    """Nobody has anything; with these Objectives and no others."""
    last = {2: 8, 3: 6, 4: 6}
    g = week_end(seats, silver=0, week=last[seats])
    set_objectives(g, *objectives)
    return g


def owning(cards: list[list[str]], *objectives: str) -> Guilds:
    """A table at which each seat has these Characters."""
    g = table(len(cards), *objectives)
    for seat, names in enumerate(cards):
        give(g, seat, *names)
    return g


def counts(*numbers: int) -> list[list[str]]:
    """So many Characters for each seat, never mind which."""
    names = list(NAMES)
    return [[names.pop() for _ in range(number)] for number in numbers]


def points(g: Guilds, title: str) -> list[float]:
    """What each seat scores in the rows of this title."""
    return [
        sum(row.points for row in find("guilds").sheet(g, seat) if row.title == title)
        for seat in range(len(g.players))
    ]


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
    g = table()
    set_gold(g, 0, 9)
    assert g.scores() == [0, 0]


# Rounding


@rule("GU-X01", "GU-056")
def test_three_and_a_half_pp_of_rooms_are_three() -> None:
    g = table()
    place(g, 0, "s01", "B2")
    place(g, 0, "s22", "A1", 3)
    assert g.scores() == [3, 0]


@rule("GU-056", "GU-R33")
def test_halves_of_characters_are_added_before_they_are_rounded() -> None:
    g = owning([["brewer"], ["mason", "spy"], ["sellsword", "caravan_guard", "bell_ringer"]])
    assert g.scores() == [0, 1, 1]


@rule("GU-056", "GU-R33")
def test_halves_of_rooms_are_added_before_they_are_rounded() -> None:
    g = table()
    place(g, 0, "s27", "B2")
    place(g, 0, "s34", "B3", 1)
    place(g, 1, "s19", "B2")
    assert g.scores() == [3, 1]


@rule("GU-R33")
def test_characters_and_rooms_are_rounded_apart() -> None:
    g = owning([["brewer"], []])
    place(g, 0, HALF, "B2")
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
    g = table()
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
    assert points(g, "A Crowded Table") == expected


@rule("GU-X22", "GU-R35", "GU-057")
def test_with_four_players_those_tied_for_second_place_each_receive_it() -> None:
    g = owning(counts(4, 3, 3, 0), "a_crowded_table")
    assert points(g, "A Crowded Table") == [5, 2, 2, 0]


@rule("GU-X24", "GU-R35")
def test_with_three_players_second_place_pays_nothing() -> None:
    g = owning(counts(4, 3, 0), "a_crowded_table")
    assert points(g, "A Crowded Table") == [5, 0, 0]


@rule("GU-R35")
def test_with_two_players_second_place_pays_nothing() -> None:
    g = owning(counts(4, 3), "a_crowded_table")
    assert points(g, "A Crowded Table") == [5, 0]


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
    assert points(g, "A Crowded Table") == expected


@rule("GU-R35")
def test_an_objective_may_print_other_numbers() -> None:
    g = table(4, "lofty_halls")
    place(g, 0, "l12", "A2")
    place(g, 0, "l11", "A3")
    place(g, 1, "l07", "B2")
    assert points(g, "Lofty Halls") == [6, 3, 0, 0]


@rule("GU-R34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_first_with_nothing(seats: int) -> None:
    g = table(seats, *[one.id for one in BOX.objectives if one.id != "full_coffers"])
    assert g.scores() == [0] * seats


@rule("GU-R34")
def test_nobody_is_second_with_nothing() -> None:
    g = owning(counts(0, 2, 0, 0), "a_crowded_table")
    assert points(g, "A Crowded Table") == [0, 5, 0, 0]


# Factions


@rule("GU-R37")
def test_a_card_with_two_factions_counts_for_both() -> None:
    g = owning([["templar"], []], "shield_of_the_realm", "voices_of_the_faithful")
    assert g.scores() == [1 + 5 + 5, 0]


@rule("GU-R37")
def test_a_card_with_two_factions_is_one_character() -> None:
    g = owning([["templar"], ["archmage"]], "a_crowded_table")
    assert points(g, "A Crowded Table") == [5, 5]


@rule("GU-R37")
def test_a_card_with_two_factions_counts_once_in_each() -> None:
    g = owning([["templar"], ["gate_sergeant"]], "shield_of_the_realm")
    assert points(g, "Shield of the Realm") == [5, 5]


@rule("GU-R37")
def test_both_factions_of_a_card_are_different_factions() -> None:
    g = owning([["high_priestess", "royal_armourer"], []])
    assert points(g, "High Priestess") == [3, 0]


@rule("GU-R37")
def test_the_symbol_of_an_active_room_is_a_member() -> None:
    g = owning([["veteran_captain"], ["gate_sergeant"]], "shield_of_the_realm")
    place(g, 0, "s01", "B2")
    assert points(g, "Shield of the Realm") == [5, 0]
    assert points(g, "Veteran Captain") == [1 + 2 * 0.5, 0]


@rule("GU-R37", "GU-045")
def test_the_symbol_of_an_inactive_room_is_no_member() -> None:
    g = table(2, "shield_of_the_realm")
    place(g, 0, "s22", "B2")
    place(g, 0, "s01", "B3", 1)
    assert points(g, "Shield of the Realm") == [0, 0]


@rule("GU-R37")
def test_the_symbol_of_a_room_is_no_character() -> None:
    g = owning([["chamberlain"], ["gilder"]], "a_crowded_table")
    place(g, 0, "s01", "B2")
    assert points(g, "A Crowded Table") == [5, 5]
    assert points(g, "Chamberlain") == [0.5, 0]


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
    assert points(g, "Full Coffers") == expected


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
    assert points(owning([["guild_treasurer", *others], []]), "Guild Treasurer") == [pp, 0]


@rule("GU-R36", "GU-045")
def test_the_income_of_active_rooms_counts() -> None:
    g = owning([["guild_treasurer"], []])
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")  # without a way to the Hall
    assert points(g, "Guild Treasurer") == [2, 0]
    place(g, 0, "s15", "C1", 1)
    assert points(g, "Guild Treasurer") == [3, 0]


@rule("GU-R36")
def test_silver_income_below_nothing_takes_nothing_from_gold_income(tmp_path: Path) -> None:
    halls = (Path(hearth.__file__).parent / "games/guilds/box/halls.toml").read_text()
    (tmp_path / "halls.toml").write_text(halls.replace("silver = 10", "silver = 1"))
    g = cast(Guilds, hearth.new("guilds", 2, 1, box=tmp_path))
    give(g, 0, "guild_treasurer", "goldsmith", "duke", "spendthrift_baron")
    assert points(g, "Guild Treasurer") == [1, 0]  # 0 silver and 1 gold


# The winner


@rule("GU-058")
@pytest.mark.parametrize("seat", range(3))
def test_the_highest_total_wins(seat: int) -> None:
    g = table(3)
    for one, name in enumerate(["countess", "seer", "gilder"]):
        give(g, (seat + one) % 3, name)
    assert g.result()[seat] == 1
    assert sum(g.result()) == 1


@rule("GU-056", "GU-058")
def test_the_rounded_total_decides() -> None:
    g = owning([["brewer", "seer"], ["architect"]])  # 2.5 and 2 PP
    assert g.scores() == [2, 2]
    assert g.result() == [0, 1]  # by the lower income


def incomes(first: list[str], second: list[str]) -> Guilds:
    """Seat 0 has the Assay Office, with 10 silver and 1 gold of income; 0 PP for both."""
    g = owning([first, second])
    place(g, 0, HALF, "B2")
    return g


@rule("GU-X02", "GU-059", "GU-R36")
def test_of_twelve_silver_and_ten_silver_with_one_gold_twelve_wins() -> None:
    g = table()
    place(g, 0, "s15", "B2")
    place(g, 1, HALF, "B2")
    assert g.scores() == [0, 0]
    assert g.result() == [1, 0]


@rule("GU-059", "GU-R36")
@pytest.mark.parametrize("own", [[], ["alchemist", "assassin"]])
def test_in_a_tie_one_gold_of_income_is_three_silver(own: list[str]) -> None:
    g = incomes(own, ["smuggler", "royal_armourer"])  # 14 silver
    assert g.scores() == [0, 0]
    assert g.result() == [1, 0]


@rule("GU-059", "GU-060", "GU-R36")
def test_ten_silver_with_one_gold_and_thirteen_silver_are_equal() -> None:
    g = incomes([], ["smuggler", "gilder"])
    assert g.scores() == [0, 0]
    assert g.result() == [1, 0]  # by the larger Headquarters


@rule("GU-059")
def test_in_a_tie_the_lowest_income_wins() -> None:
    g = owning([["acolyte"], ["gilder"]])
    place(g, 0, HALF, "B2")
    assert g.scores() == [1, 1]
    assert g.result() == [0, 1]


@rule("GU-060", "GU-R28")
def test_then_the_largest_headquarters_wins() -> None:
    g = owning([["gilder"], []])
    place(g, 1, "s01", "B2")
    assert g.scores() == [1, 1]
    assert g.result() == [0, 1]


@rule("GU-060", "GU-R28")
def test_headquarters_are_measured_in_spaces() -> None:
    g = table()
    place(g, 0, "s24", "B2")
    place(g, 1, "l12", "A2")
    assert g.scores() == [4, 4]
    assert g.result() == [0, 1]


@rule("GU-R28", "GU-045")
def test_inactive_rooms_do_not_make_headquarters_larger() -> None:
    g = table()
    place(g, 0, "s04", "B2")
    place(g, 0, "l11", "A3")  # a wall to the Scrying Nook
    place(g, 1, "s05", "B2")
    place(g, 1, "s30", "B3")
    assert g.scores() == [1, 1]
    assert g.result() == [0, 1]


@rule("GU-061")
def test_then_the_most_characters_win() -> None:
    g = owning([["countess"], ["seer", "gilder"]])
    assert g.scores() == [3, 3]
    assert g.result() == [0, 1]


@rule("GU-062")
def test_then_the_victory_is_shared() -> None:
    g = table(3)
    place(g, 0, "l09", "B2")
    place(g, 2, "s24", "B2")
    place(g, 2, "s22", "A1", 3)
    assert g.scores() == [7, 0, 7]
    assert g.result() == [0.5, 0, 0.5]


@rule("GU-062")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_guilds_all_win(seats: int) -> None:
    assert table(seats).result() == pytest.approx([1 / seats] * seats)


@rule("GU-059", "GU-060", "GU-061")
def test_only_those_tied_for_the_highest_total_are_compared() -> None:
    g = owning([["countess"], ["seer", "gilder"], ["peacock", "assassin", "white_dove"]])
    place(g, 2, "s32", "B2")
    assert g.scores() == [3, 3, 2]
    assert g.result() == [0, 1, 0]


# The order of scoring


def to_scoring(g: Guilds) -> Guilds:
    go(g)
    assert g.view(0)["phase"] == "scoring"
    return g


@rule("GU-R42")
def test_the_illusionist_chooses_before_objectives_are_scored() -> None:
    g = to_scoring(owning([["illusionist"], []], "shield_of_the_realm"))
    assert points(g, "Shield of the Realm") == [0, 0]
    act(g, "choose_faction:faction=0")
    assert points(g, "Shield of the Realm") == [5, 0]


@rule("GU-R42")
def test_the_royal_cousin_knows_the_first_places() -> None:
    g = owning([["royal_cousin", "illusionist"], []], "shield_of_the_realm", "courtly_company")
    to_scoring(g)
    assert points(g, "Royal Cousin") == [2, 0]
    act(g, "choose_faction:faction=0")
    assert points(g, "Royal Cousin") == [3, 0]


@rule("GU-R42")
def test_the_choice_of_the_illusionist_counts_for_characters_and_rooms() -> None:
    g = owning([["illusionist", "veteran_captain"], []])
    place(g, 0, "l01", "B3", 1)
    to_scoring(g)
    act(g, "choose_faction:faction=0")
    assert points(g, "Veteran Captain") == [1 + 1.5, 0]
    assert points(g, "Training Yard") == [1.5 + 1.5, 0]
    assert g.scores() == [3 + 3, 0]  # 1 and 2.5 of Characters, 3 of the Room


@rule("GU-R42")
def test_everything_is_scored_after_phase_five() -> None:
    g = owning([["illusionist"], []], "the_gilded_chest")
    show_rooms(g, ["s01"])
    set_gold(g, 1, 1)
    to_scoring(g)
    assert g.rooms == []
    assert g.first == 1
    assert [player.silver for player in g.players] == [0, 0]
    assert points(g, "The Gilded Chest") == [0, 5]
    assert len(legal(g)) == 7


@rule("GU-R42", "GU-058")
def test_the_winner_is_found_after_the_choice_of_the_illusionist() -> None:
    g = to_scoring(owning([["illusionist"], ["gilder"]], "shield_of_the_realm"))
    assert g.result() == [0.5, 0.5]
    act(g, "choose_faction:faction=0")
    assert g.over
    assert g.result() == [1, 0]
