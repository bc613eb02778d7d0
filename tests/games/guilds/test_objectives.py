"""Objectives of Factions and Characters: what they count, and what places are worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guilds.scenes import owning, paid
from tests.games.guilds.table import can_stand, place
from tests.support import rule

# O01 to O07: members of a Faction


def faction(mark: Any, objective: str, *names: str) -> Any:
    """An Objective with five members of its Faction, a Room of it, and a stranger."""
    return pytest.param(objective, names, marks=mark, id=objective)


FACTIONS = pytest.mark.parametrize(
    ("objective", "names"),
    [
        faction(
            rule("O01"),
            "shield_of_the_realm",
            *("templar", "caravan_guard", "sellsword", "gate_sergeant", "royal_armourer"),
            *("s01", "archmage"),
        ),
        faction(
            rule("O02"),
            "circle_of_lore",
            *("archmage", "seer", "alchemist", "court_mage", "familiar_raven"),
            *("s04", "gilder"),
        ),
        faction(
            rule("O03"),
            "voices_of_the_faithful",
            *("acolyte", "almoner", "confessor", "templar", "inquisitor"),
            *("s05", "archmage"),
        ),
        faction(
            rule("O04"),
            "whispers_in_the_dark",
            *("spy", "saboteur", "smuggler", "inquisitor", "assassin"),
            *("s07", "archmage"),
        ),
        faction(
            rule("O05"),
            "courtly_company",
            *("countess", "duke", "spendthrift_baron", "court_mage", "merchant_prince"),
            *("s09", "archmage"),
        ),
        faction(
            rule("O06"),
            "masters_of_the_trades",
            *("mason", "gilder", "brewer", "royal_armourer", "merchant_prince"),
            *("s11", "archmage"),
        ),
        faction(
            rule("O07"),
            "royal_menagerie",
            *("guard_dog", "granary_cat", "white_dove", "peacock", "familiar_raven"),
            *("s13", "archmage"),
        ),
    ],
)


@FACTIONS
@rule("GU-R34")
def test_the_most_members_of_the_faction_win_and_strangers_do_not_count(
    objective: str, names: list[str]
) -> None:
    a, b, c, *_, stranger = names
    assert paid(owning([[a, b], [c], []]), objective) == [5, 0, 0]
    assert paid(owning([[a], [stranger], []]), objective) == [5, 0, 0]
    assert paid(owning([[stranger], []]), objective) == [0, 0]


@FACTIONS
@rule("GU-R35", "GU-X22", "GU-X24")
def test_the_second_most_members_are_paid_with_four_players_only(
    objective: str, names: list[str]
) -> None:
    a, b, c, d, *_ = names
    assert paid(owning([[a, b], [c], [d], []]), objective) == [5, 2, 2, 0]
    assert paid(owning([[a, b], [c], [d]]), objective) == [5, 0, 0]


@FACTIONS
@rule("GU-057", "GU-R35")
def test_equal_members_are_paid_in_full_and_nobody_is_second(
    objective: str, names: list[str]
) -> None:
    a, b, c, d, e, *_ = names
    assert paid(owning([[a], [b]]), objective) == [5, 5]
    assert paid(owning([[a, b], [c, d], [e], []]), objective) == [5, 5, 0, 0]


@FACTIONS
@rule("GU-R37", "GU-045")
def test_an_active_room_of_the_faction_is_a_member(objective: str, names: list[str]) -> None:
    a, b, *_, room, _ = names
    g = owning([[a], [b]])
    place(g, 0, room, "B2")
    assert paid(g, objective) == [5, 0]


@FACTIONS
@rule("GU-045")
def test_an_inactive_room_of_the_faction_is_no_member(objective: str, names: list[str]) -> None:
    a, b, *_, room, _ = names
    g = owning([[a], [b]])
    place(g, 0, "s23", "B2")  # walls to A2 and B3
    turns = next(turns for turns in range(4) if can_stand(g, 0, room, "A2", turns))
    place(g, 0, room, "A2", turns)
    assert len(g.players[0].site.active) == 1
    assert paid(g, objective) == [5, 5]


# O08, O09, O18: Factions


@rule("O08")
def test_all_walks_of_life_counts_different_factions() -> None:
    two, one = ["archmage", "countess"], ["acolyte", "confessor", "almoner"]
    assert paid(owning([two, one, []]), "all_walks_of_life") == [6, 0, 0]
    assert paid(owning([["templar"], ["archmage"]]), "all_walks_of_life") == [6, 0]
    assert paid(owning([["templar"], ["archmage", "countess"]]), "all_walks_of_life") == [6, 6]
    assert paid(owning([[], []]), "all_walks_of_life") == [0, 0]


@rule("O08", "GU-R35")
def test_all_walks_of_life_pays_three_for_the_second_place_with_four() -> None:
    g = owning([["archmage", "countess"], ["acolyte"], ["brewer"], []])
    assert paid(g, "all_walks_of_life") == [6, 3, 3, 0]


@rule("O08", "GU-R37")
def test_all_walks_of_life_counts_rooms() -> None:
    g = owning([["archmage"], ["acolyte"]])
    place(g, 1, "s01", "B2")
    assert paid(g, "all_walks_of_life") == [0, 6]


@rule("O09")
def test_one_great_family_counts_the_largest_faction() -> None:
    three = ["gate_sergeant", "caravan_guard", "sellsword"]
    pairs = ["archmage", "seer", "acolyte", "confessor"]
    assert paid(owning([three, pairs, []]), "one_great_family") == [6, 0, 0]
    assert paid(owning([three[:2], pairs]), "one_great_family") == [6, 6]
    assert paid(owning([[], []]), "one_great_family") == [0, 0]


@rule("O09", "GU-R35", "GU-R37")
def test_one_great_family_counts_rooms_and_pays_three_for_the_second_place() -> None:
    g = owning([["archmage"], ["acolyte"], ["brewer"], []])
    place(g, 0, "s03", "B2")
    assert paid(g, "one_great_family") == [6, 3, 3, 0]


@rule("O18")
def test_twinned_banners_counts_factions_with_two_members_or_more() -> None:
    pairs = ["archmage", "seer", "acolyte", "confessor"]
    three = ["gate_sergeant", "caravan_guard", "sellsword"]
    assert paid(owning([pairs, three, []]), "twinned_banners") == [5, 0, 0]
    assert paid(owning([pairs[:2], three]), "twinned_banners") == [5, 5]
    assert paid(owning([["archmage", "acolyte"], []]), "twinned_banners") == [0, 0]
    twofold = ["archmage", "court_mage", "countess"]
    assert paid(owning([twofold, three]), "twinned_banners") == [5, 0]


@rule("O18", "GU-R35", "GU-R37")
def test_twinned_banners_counts_rooms_and_pays_two_for_the_second_place() -> None:
    g = owning([["archmage", "seer", "acolyte"], ["brewer", "gilder"], ["duke"], []])
    place(g, 0, "s05", "B2")
    assert paid(g, "twinned_banners") == [5, 2, 0, 0]


# O10: Characters


@rule("O10", "GU-R37")
def test_a_crowded_table_counts_characters_and_not_rooms() -> None:
    g = owning([["archmage", "seer"], ["templar"], []])
    place(g, 1, "s01", "B2")
    place(g, 1, "s02", "A1")
    assert paid(g, "a_crowded_table") == [5, 0, 0]
    assert paid(owning([["archmage"], ["templar"]]), "a_crowded_table") == [5, 5]
    assert paid(owning([[], []]), "a_crowded_table") == [0, 0]


@rule("O10", "GU-R35", "GU-X22")
def test_a_crowded_table_pays_two_for_the_second_place_with_four() -> None:
    g = owning([["archmage", "seer"], ["templar"], ["brewer"], []])
    assert paid(g, "a_crowded_table") == [5, 2, 2, 0]
