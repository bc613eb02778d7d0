"""What is printed on the 48 Characters: Factions, income and PP, each as it works in play."""

from __future__ import annotations

from math import floor
from typing import Any

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.scenes import FACTION_OBJECTIVES, guild
from tests.games.guilds.table import (
    BOX,
    auction,
    character,
    clear_area,
    give,
    go,
    put_in_area,
    set_objectives,
    set_offer,
    until,
    week_end,
)
from tests.support import act, rule


def card(mark: Any, name: str, factions: str, *numbers: float) -> Any:
    """A Character: silver and gold per Week, printed PP, and the PP it gives all alone."""
    return pytest.param(name, factions.split(" + "), *numbers, marks=mark, id=name)


PRINTED = [
    card(rule("WA1"), "gate_sergeant", "warriors", 1, 0, 1, 1),
    card(rule("WA2"), "templar", "warriors + priests", 0, 0, 1.5, 1.5),
    card(rule("WA3"), "veteran_captain", "warriors", 0, 0, 1, 1.5),
    card(rule("WA4"), "caravan_guard", "warriors", 2, 0, 0.5, 0.5),
    card(rule("WA5"), "master_at_arms", "warriors", 0, 0, 1, 1),
    card(rule("WA6"), "sellsword", "warriors", 0, 0, 0.5, 0.5),
    card(rule("WA7"), "siege_engineer", "warriors", 1, 0, 0.5, 0.5),
    card(rule("WI1"), "transmuter", "wizards", 0, 0, 1.5, 1.5),
    card(rule("WI2"), "court_mage", "wizards + noblemen", 1, 0, 0.5, 0.5),
    card(rule("WI3"), "seer", "wizards", 0, 0, 2, 2),
    card(rule("WI4"), "illusionist", "wizards", 0, 0, 1, 1),
    card(rule("WI5"), "archmage", "wizards", 0, 0, 3, 3),
    card(rule("WI6"), "alchemist", "wizards", 0, 0, 1, 1),
    card(rule("WI7"), "elementalist", "wizards", 0, 0, 0.5, 0.5),
    card(rule("PR1"), "acolyte", "priests", 1, 0, 1, 1),
    card(rule("PR2"), "almoner", "priests", 1, 0, 0.5, 0.5),
    card(rule("PR3"), "high_priestess", "priests", 0, 0, 0, 1),
    card(rule("PR4"), "confessor", "priests", 0, 0, 1, 1),
    card(rule("PR5"), "bell_ringer", "priests", 1, 0, 0.5, 0.5),
    card(rule("PR6"), "inquisitor", "priests + shades", 0, 0, 1.5, 1.5),
    card(rule("PR7"), "reliquarian", "priests", 0, 0, 1, 1),
    card(rule("SH1"), "cutpurse", "shades", 1, 0, 0.5, 0.5),
    card(rule("SH2"), "smuggler", "shades", 3, 0, -1, -1),
    card(rule("SH3"), "forger", "shades", 0, 0, 0, 0),
    card(rule("SH4"), "spy", "shades", 1, 0, 0.5, 0.5),
    card(rule("SH5"), "saboteur", "shades", 0, 0, 1.5, 1.5),
    card(rule("SH6"), "assassin", "shades", 0, 0, -1, -1),
    card(rule("SH7"), "shadow_broker", "shades", 0, 0, 0, 1),
    card(rule("NO1"), "spendthrift_baron", "noblemen", -1, 0, 4, 4),
    card(rule("NO2"), "countess", "noblemen", 0, 0, 3, 3),
    card(rule("NO3"), "patron_of_the_arts", "noblemen", 0, 0, 1, 1),
    card(rule("NO4"), "royal_cousin", "noblemen", 0, 0, 1, 1),
    card(rule("NO5"), "merchant_prince", "noblemen + craftsmen", 2, 0, 1, 1),
    card(rule("NO6"), "duke", "noblemen", -2, 0, 5.5, 5.5),
    card(rule("NO7"), "chamberlain", "noblemen", 0, 0, 0, 0.5),
    card(rule("CR1"), "mason", "craftsmen", 1, 0, 0.5, 0.5),
    card(rule("CR2"), "gilder", "craftsmen", 0, 0, 1, 1),
    card(rule("CR3"), "goldsmith", "craftsmen", 0, 1, -1, -1),
    card(rule("CR4"), "brewer", "craftsmen", 2, 0, 0.5, 0.5),
    card(rule("CR5"), "royal_armourer", "craftsmen + warriors", 1, 0, 1, 1),
    card(rule("CR6"), "architect", "craftsmen", 0, 0, 2, 2),
    card(rule("CR7"), "guild_treasurer", "craftsmen", 0, 0, 0, 2),
    card(rule("AN1"), "guard_dog", "animals", 0, 0, 1.5, 1.5),
    card(rule("AN2"), "granary_cat", "animals", 0, 0, 1, 1),
    card(rule("AN3"), "war_horse", "animals", 0, 0, 1, 1),
    card(rule("AN4"), "familiar_raven", "animals + wizards", 0, 0, 0.5, 1),
    card(rule("AN5"), "white_dove", "animals", 0, 0, 1, 1),
    card(rule("AN6"), "peacock", "animals", -1, 0, 2, 2),
]
EACH = pytest.mark.parametrize(("name", "factions", "silver", "gold", "pp", "alone"), PRINTED)


def rows_of(g: Guilds, title: str) -> list[float]:
    return [row.points for row in find("guilds").sheet(g, 0) if row.title == title]


@EACH
def test_a_character_is_a_member_of_its_factions_and_no_other(
    name: str, factions: list[str], silver: int, gold: int, pp: float, alone: float
) -> None:
    g = guild(name)
    found = set()
    for objective in BOX.objectives:
        if objective.title in FACTION_OBJECTIVES:
            set_objectives(g, objective.id)
            if rows_of(g, objective.title) == [5]:
                found.add(FACTION_OBJECTIVES[objective.title])
    assert found == set(factions)


@EACH
def test_a_character_brings_its_income_in_the_next_phase_1(
    name: str, factions: list[str], silver: int, gold: int, pp: float, alone: float
) -> None:
    g = week_end(2, silver=0)
    give(g, 0, name)
    until(go(g), "auction")
    assert g.week == 2
    mine = g.view(1)["players"][0]
    assert (mine["silver_income"], mine["gold_income"]) == (10 + silver, gold)
    assert (g.players[0].silver, g.players[0].gold) == (10 + silver, gold)
    assert (g.players[1].silver, g.players[1].gold) == (10, 0)


@EACH
def test_a_character_scores_its_printed_pp(
    name: str, factions: list[str], silver: int, gold: int, pp: float, alone: float
) -> None:
    g = guild(name)
    printed = BOX.characters[character(name)]
    assert printed.pp == pp * 2  # kept in halves
    assert sum(rows_of(g, printed.title)) == alone
    assert g.scores() == [floor(alone), 0]


def test_every_character_is_in_the_table_above() -> None:
    assert [entry.id for entry in PRINTED] == [one.id for one in BOX.characters]


@rule("GU-056", "GU-R33")
def test_characters_are_added_before_they_are_rounded_down() -> None:
    g = guild("templar")
    give(g, 0, "inquisitor")
    assert g.scores()[0] == 3


@rule("GU-R33", "CR3")
def test_half_a_negative_point_is_rounded_down_too() -> None:
    g = guild("goldsmith")
    give(g, 0, "brewer")
    assert g.scores()[0] == -1


@rule("GU-R44", "WA4")
def test_a_new_character_brings_no_income_before_the_next_phase_1() -> None:
    g = auction(2)
    clear_area(g, 1)
    put_in_area(g, 1, "caravan_guard")
    set_offer(g, 0, 1, 1)
    act(g, "take:area=0,place=0", "pass", "pass")
    assert g.view(0)["phase"] == "money"
    assert g.players[0].silver == 10


@rule("GU-R37", "WA2")
def test_a_character_of_two_factions_counts_for_both_and_once_as_a_character() -> None:
    g = guild("templar")
    give(g, 1, "acolyte")
    set_objectives(g, "shield_of_the_realm", "voices_of_the_faithful", "a_crowded_table")
    assert [rows_of(g, title) for title in FACTION_OBJECTIVES if rows_of(g, title)] == [[5], [5]]
    assert g.scores() == [1 + 15, 1 + 10]
