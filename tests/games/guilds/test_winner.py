"""The winner, how ties are broken, and the order of scoring."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.scenes import final, owning, rows
from tests.games.guilds.table import (
    give,
    go,
    phase,
    place,
    set_gold,
    set_objectives,
    show_rooms,
    silvers,
    week_end,
)
from tests.support import act, legal, rule

HALF = "s20"  # Assay Office: 1/2 PP, 1 gold a Week


# The winner


@rule("GU-058")
@pytest.mark.parametrize("seat", range(3))
def test_the_highest_total_wins(seat: int) -> None:
    g = final(3)
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
    g = final()
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
    g = final()
    place(g, 0, "s24", "B2")
    place(g, 1, "l12", "A2")
    assert g.scores() == [4, 4]
    assert g.result() == [0, 1]


@rule("GU-R28", "GU-045")
def test_inactive_rooms_do_not_make_headquarters_larger() -> None:
    g = final()
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
    g = final(3)
    place(g, 0, "l09", "B2")
    place(g, 2, "s24", "B2")
    place(g, 2, "s22", "A1", 3)
    assert g.scores() == [7, 0, 7]
    assert g.result() == [0.5, 0, 0.5]


@rule("GU-062")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_guilds_all_win(seats: int) -> None:
    assert final(seats).result() == pytest.approx([1 / seats] * seats)


@rule("GU-059", "GU-060", "GU-061")
def test_only_those_tied_for_the_highest_total_are_compared() -> None:
    g = owning([["countess"], ["seer", "gilder"], ["peacock", "assassin", "white_dove"]])
    place(g, 2, "s32", "B2")
    assert g.scores() == [3, 3, 2]
    assert g.result() == [0, 1, 0]


# The order of scoring


def to_scoring(g: Guilds) -> Guilds:
    go(g)
    assert phase(g) == "scoring"
    return g


@rule("GU-R42")
def test_the_illusionist_chooses_before_objectives_are_scored() -> None:
    g = to_scoring(owning([["illusionist"], []], "shield_of_the_realm"))
    assert rows(g, "Shield of the Realm") == [0, 0]
    act(g, "choose_faction:faction=0")
    assert rows(g, "Shield of the Realm") == [5, 0]


@rule("GU-R42")
def test_the_royal_cousin_knows_the_first_places() -> None:
    g = owning([["royal_cousin", "illusionist"], []], "shield_of_the_realm", "courtly_company")
    to_scoring(g)
    assert rows(g, "Royal Cousin") == [2, 0]
    act(g, "choose_faction:faction=0")
    assert rows(g, "Royal Cousin") == [3, 0]


@rule("GU-R42")
def test_the_choice_of_the_illusionist_counts_for_characters_and_rooms() -> None:
    g = owning([["illusionist", "veteran_captain"], []])
    place(g, 0, "l01", "B3", 1)
    to_scoring(g)
    act(g, "choose_faction:faction=0")
    assert rows(g, "Veteran Captain") == [1 + 1.5, 0]
    assert rows(g, "Training Yard") == [1.5 + 1.5, 0]
    assert g.scores() == [3 + 3, 0]  # 1 and 2.5 of Characters, 3 of the Room


@rule("GU-R42")
def test_everything_is_scored_after_phase_five() -> None:
    g = owning([["illusionist"], []], "the_gilded_chest")
    show_rooms(g, ["s01"])
    set_gold(g, 1, 1)
    to_scoring(g)
    assert g.rooms == []
    assert g.first == 1
    assert silvers(g) == [0, 0]
    assert rows(g, "The Gilded Chest") == [0, 5]
    assert len(legal(g)) == 7


@rule("GU-R42", "GU-058")
def test_the_winner_is_found_after_the_choice_of_the_illusionist() -> None:
    g = to_scoring(owning([["illusionist"], ["gilder"]], "shield_of_the_realm"))
    assert g.result() == [0.5, 0.5]
    act(g, "choose_faction:faction=0")
    assert g.over
    assert g.result() == [1, 0]


def test_a_tie_is_explained_by_what_broke_it() -> None:
    g = week_end(2)
    give(g, 0, "caravan_guard")
    give(g, 1, "sellsword")
    set_objectives(g)
    assert g.scores() == [0, 0]
    assert find("guilds").tie_break(g) == "lower income, 10 against 12"


def test_without_a_tie_nothing_has_to_be_explained() -> None:
    g = week_end(2)
    give(g, 0, "archmage")
    set_objectives(g)
    assert find("guilds").tie_break(g) == ""
