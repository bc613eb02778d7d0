"""Noblemen with an ability: Patron of the Arts, Royal Cousin, Chamberlain; costly Noblemen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import guild, points
from tests.games.guilds.table import auction, give, set_gold, set_objectives
from tests.support import rule

# Five large Rooms, all of them active, as they are built one after the other.
LARGE = [("l12", "C1", 3), ("l14", "C4", 1), ("l08", "B2", 3), ("l03", "A2", 1), ("l06", "A4", 1)]


# NO1 Spendthrift Baron, NO6 Duke: PP for income


@rule("NO1", "NO6", "AN6")
def test_negative_incomes_add_up() -> None:
    g = guild("spendthrift_baron", "duke", "peacock")
    assert g.view(0)["players"][0]["silver_income"] == 10 - 1 - 2 - 1


@rule("NO5", "NO6")
def test_positive_income_makes_up_for_negative_income() -> None:
    g = guild("merchant_prince", "duke")
    assert g.view(0)["players"][0]["silver_income"] == 10


# NO3 Patron of the Arts


@rule("NO3")
@pytest.mark.parametrize(("large", "extra"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_patron_scores_one_point_per_large_room_at_most_four(large: int, extra: int) -> None:
    rooms = LARGE[:large]
    assert len(guild(rooms=rooms).players[0].site.active) == large
    assert points("patron_of_the_arts", rooms=rooms) - points(rooms=rooms) == 1 + extra


@rule("NO3")
def test_small_rooms_are_nothing_to_the_patron() -> None:
    assert points("patron_of_the_arts", rooms=[("s23", "B2", 0)]) == 1 + 2


@rule("NO3", "GU-045")
def test_an_inactive_large_room_is_nothing_to_the_patron() -> None:
    gallery, yard = ("s22", "B2", 0), ("l01", "A3", 0)
    assert points("patron_of_the_arts", rooms=[gallery, yard]) == 1 + 2


# NO4 Royal Cousin


def cousin(*objectives: str, rival: Sequence[str] = ()) -> Guilds:
    """Seat 0 has the Royal Cousin, seat 1 these Characters."""
    g = guild("royal_cousin")
    set_objectives(g, *objectives)
    give(g, 1, *rival)
    return g


@rule("NO4", "GU-R42")
def test_the_royal_cousin_scores_one_point_per_objective_won() -> None:
    assert cousin("a_crowded_table").scores() == [1 + 1 + 5, 0]
    assert cousin("a_crowded_table", "courtly_company").scores() == [1 + 2 + 10, 0]


@rule("NO4")
def test_a_tie_on_an_objective_is_enough_for_the_royal_cousin() -> None:
    assert cousin("a_crowded_table", rival=["countess"]).scores() == [1 + 1 + 5, 3 + 5]


@rule("NO4")
def test_an_objective_that_another_wins_is_nothing_to_the_royal_cousin() -> None:
    assert cousin("a_crowded_table", rival=["countess", "archmage"]).scores() == [1, 6 + 5]


@rule("NO4", "GU-R34")
def test_an_objective_that_nobody_wins_is_nothing_to_the_royal_cousin() -> None:
    assert cousin("the_gilded_chest").scores() == [1, 0]


@rule("NO4", "GU-R35")
def test_a_second_place_is_nothing_to_the_royal_cousin() -> None:
    g = auction(4)
    set_objectives(g, "a_crowded_table")
    give(g, 0, "royal_cousin")
    give(g, 1, "countess", "archmage")
    assert g.scores()[0] == 1 + 2


@rule("NO4")
def test_the_royal_cousin_scores_at_most_three_points() -> None:
    three = ["a_crowded_table", "courtly_company", "all_walks_of_life"]
    assert cousin(*three).scores()[0] == 1 + 3 + 5 + 5 + 6
    assert cousin(*three, "one_great_family").scores()[0] == 1 + 3 + 5 + 5 + 6 + 6


# NO7 Chamberlain


@rule("NO7")
@pytest.mark.parametrize(
    ("others", "score"),
    [
        ([], 0),  # 1/2
        (["countess"], 3 + 1),
        (["countess", "archmage"], 6 + 1),  # 1 1/2
        (["countess", "archmage", "acolyte"], 7 + 2),
    ],
)
def test_the_chamberlain_scores_half_a_point_per_character_and_for_itself(
    others: list[str], score: int
) -> None:
    assert points("chamberlain", *others) == score


@rule("NO7")
def test_the_chamberlain_has_no_limit() -> None:
    others = ["countess", "archmage", "acolyte", "gate_sergeant", "gilder", "seer", "architect"]
    more = ["alchemist", "confessor", "transmuter", "saboteur"]
    assert points(*others, *more, "chamberlain") == points(*others, *more) + 6


@rule("NO7", "GU-R37")
def test_a_character_of_two_factions_counts_once_for_the_chamberlain() -> None:
    assert points("chamberlain", "merchant_prince") == 1 + 1


@rule("NO7", "GU-R37")
def test_a_room_with_a_faction_is_no_character_to_the_chamberlain() -> None:
    assert points("chamberlain", "brewer", rooms=[("s09", "B2", 0)]) == 1 + 1


@rule("NO7")
def test_characters_of_others_are_nothing_to_the_chamberlain() -> None:
    g = guild("chamberlain")
    give(g, 1, "countess", "archmage")
    assert g.scores()[0] == 0


@rule("GU-R36", "NO6")
def test_negative_income_counts_for_the_objective_of_income() -> None:
    g = guild("duke")
    set_objectives(g, "full_coffers")
    assert g.scores() == [5, 5]


@rule("GU-R36", "CR3", "CR4")
def test_gold_income_counts_five_for_the_objective_of_income() -> None:
    g = guild("goldsmith")  # 10 + 5
    set_gold(g, 1, 9)  # gold at hand is no income
    give(g, 1, "brewer", "caravan_guard")  # 10 + 4
    set_objectives(g, "full_coffers")
    assert g.scores() == [-1 + 5, 1]
    give(g, 1, "acolyte")  # 15 too
    assert g.scores() == [-1 + 5, 2 + 5]
