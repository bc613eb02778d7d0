"""Priests with an ability: Almoner, High Priestess, Confessor, Bell-Ringer, Reliquarian."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import at_auction, guild, points
from tests.games.guilds.table import (
    auction,
    give,
    go,
    offers,
    set_gold,
    set_silver,
    show_rooms,
    until,
    week_end,
)
from tests.support import act, legal, rule

DEN = ("s07", "B2", 0)  # active, counts as a Shade, 1 PP


# PR2 Almoner


def almoner(silver: int) -> Guilds:
    """The silver discard; seat 0 has the Almoner, all have so much silver."""
    g = week_end(2, silver=silver)
    give(g, 0, "almoner")
    return go(g)


@rule("PR2")
@pytest.mark.parametrize(("silver", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_the_almoner_keeps_at_most_three_silver_and_no_more_than_there_is(
    silver: int, most: int
) -> None:
    assert legal(almoner(silver)) == [f"keep:silver={n}" for n in range(most + 1)]


@rule("PR2")
@pytest.mark.parametrize("kept", [0, 1, 3])
def test_silver_that_the_almoner_keeps_is_there_in_the_next_week(kept: int) -> None:
    g = almoner(5)
    act(g, f"keep:silver={kept}")
    assert [guild.silver for guild in g.players] == [10 + 1 + kept, 10]


@rule("PR2")
def test_without_silver_the_almoner_is_not_asked() -> None:
    g = almoner(0)
    assert (g.week, g.view(0)["phase"]) == (2, "auction")


@rule("PR2", "GU-049")
def test_all_silver_is_compared_before_the_almoner_keeps_some() -> None:
    g = week_end(2, silver=4)
    set_silver(g, 1, 5)
    give(g, 1, "almoner")
    act(go(g), "keep:silver=0")
    assert g.first == 1


@rule("PR2", "GU-046")
def test_the_coin_of_a_protected_room_cannot_be_kept() -> None:
    g = week_end(2, silver=1)
    give(g, 0, "almoner")
    show_rooms(g, ["s01"])
    act(go(g), "protect:slot=0")
    assert g.week == 2
    assert [guild.silver for guild in g.players] == [11, 10]


@rule("PR2", "GU-R39")
def test_the_almoner_keeps_silver_in_every_week() -> None:
    g = almoner(3)
    act(g, "keep:silver=3")
    until(until(g, "money"), "end_of_week")
    while not legal(g, "keep"):
        act(g, "protect_none")
    assert legal(g)[-1] == "keep:silver=3"
    act(g, "keep:silver=2")
    assert g.players[0].silver == 10 + 1 + 2


@rule("PR2", "GU-031")
def test_a_new_almoner_keeps_silver_in_the_same_week() -> None:
    g = until(at_auction("almoner"), "end_of_week")
    while not legal(g, "keep"):
        act(g, "protect_none")
    assert (g.actor(), g.week) == (0, 1)


# PR3 High Priestess


@rule("PR3")
def test_the_high_priestess_scores_one_point_per_different_faction() -> None:
    assert points("high_priestess") == 1
    assert points("high_priestess", "archmage") == 2 + 3
    assert points("high_priestess", "archmage", "countess") == 3 + 6


@rule("PR3")
def test_a_faction_counts_once_for_the_high_priestess() -> None:
    assert points("high_priestess", "acolyte", "archmage", "seer") == 2 + 6


@rule("PR3", "GU-R37")
def test_both_factions_of_a_character_count_for_the_high_priestess() -> None:
    assert points("high_priestess", "merchant_prince") == 3 + 1


@rule("PR3", "GU-R37")
def test_the_faction_of_a_room_counts_for_the_high_priestess() -> None:
    assert points("high_priestess", rooms=[DEN]) == 2 + 1


@rule("PR3")
def test_the_high_priestess_counts_all_seven_factions() -> None:
    guild = ["high_priestess", "archmage", "countess", "gate_sergeant", "saboteur", "gilder"]
    assert points(*guild, "guard_dog") == 7 + 3 + 3 + 1 + 1 + 3


# PR4 Confessor


@rule("PR4")
def test_the_confessor_scores_two_points_more_with_a_shade() -> None:
    assert points("confessor", "archmage") == 1 + 3
    assert points("confessor", "forger") == 1 + 2 + 1


@rule("PR4")
def test_more_shades_do_not_bring_the_confessor_more() -> None:
    assert points("confessor", "saboteur", "inquisitor") == 1 + 2 + 3


@rule("PR4", "PR6", "GU-R37")
def test_the_inquisitor_is_a_shade_to_the_confessor() -> None:
    assert points("confessor", "inquisitor", "almoner") == 1 + 2 + 2


@rule("PR4", "GU-R37")
def test_a_room_of_shades_is_enough_for_the_confessor() -> None:
    assert points("confessor", rooms=[DEN]) == 1 + 2 + 1


@rule("PR4", "GU-045")
def test_an_inactive_room_of_shades_is_not_enough_for_the_confessor() -> None:
    assert points("confessor", rooms=[("s23", "B2", 0), ("s07", "A2", 0)]) == 1 + 2


@rule("PR4")
def test_shades_of_others_are_nothing_to_the_confessor() -> None:
    g = guild("confessor")
    give(g, 1, "saboteur")
    assert g.scores()[0] == 1


# PR5 Bell-Ringer


def first_offer(g: Guilds, area: int, silver: int) -> None:
    act(g, f"offer:area={area}", f"add_silver:amount={silver}")


def bell_ringer(silver: int = 10) -> Guilds:
    """The auction of four with cards in six Areas; seat 0 has the Bell-Ringer."""
    g = auction(4)
    set_silver(g, 0, silver)
    give(g, 0, "bell_ringer")
    return g


@rule("PR5")
def test_with_the_bell_ringer_an_offer_may_name_a_single_area() -> None:
    g = bell_ringer()
    first_offer(g, 2, 3)
    assert "no_second_area" in legal(g)
    act(g, "no_second_area")
    assert g.actor() == 1
    assert offers(g, 3) == [3, 0, 0, 0]
    assert g.players[0].silver == 7


@rule("PR5", "GU-024", "GU-X12")
def test_without_the_bell_ringer_an_offer_names_two_areas() -> None:
    g = auction(4)
    assert "offer:area=5" not in legal(g)
    first_offer(g, 2, 3)
    assert "no_second_area" not in legal(g)


@rule("PR5")
def test_with_the_bell_ringer_the_last_area_may_be_named_alone() -> None:
    g = bell_ringer()
    first_offer(g, 5, 10)
    assert legal(g) == ["no_second_area"]


@rule("PR5", "GU-R12")
def test_one_silver_is_enough_for_an_offer_with_the_bell_ringer() -> None:
    g = auction(4)
    set_silver(g, 1, 1)
    give(g, 1, "bell_ringer")
    act(g, "pass")
    assert g.actor() == 1
    first_offer(g, 0, 1)
    assert legal(g) == ["no_second_area"]


@rule("PR5", "GU-R12", "GU-023")
def test_one_silver_is_not_enough_for_an_offer_without_the_bell_ringer() -> None:
    g = auction(4)
    set_silver(g, 1, 1)
    act(g, "pass")
    assert g.actor() == 2


@rule("PR5", "GU-R39")
def test_the_bell_ringer_allows_one_single_offer_per_week() -> None:
    g = bell_ringer()
    first_offer(g, 2, 1)
    act(g, "no_second_area", "pass", "pass", "pass")
    assert g.actor() == 0
    assert "offer:area=5" not in legal(g)
    first_offer(g, 2, 1)
    assert "no_second_area" not in legal(g)


@rule("PR5", "GU-R39")
def test_an_offer_in_two_areas_does_not_use_up_the_bell_ringer() -> None:
    g = bell_ringer()
    first_offer(g, 2, 1)
    act(g, "offer:area=3", "add_silver:amount=1", "pass", "pass", "pass")
    first_offer(g, 2, 1)
    assert "no_second_area" in legal(g)


@rule("PR5", "GU-R39")
def test_the_bell_ringer_allows_another_single_offer_in_the_next_week() -> None:
    g = bell_ringer()
    first_offer(g, 2, 1)
    act(g, "no_second_area")
    until(until(g, "money"), "auction")
    while g.actor() != 0:
        act(g, "pass")
    assert "offer:area=5" in legal(g)


@rule("PR5")
def test_the_bell_ringer_allows_nothing_to_others() -> None:
    g = auction(4)
    give(g, 1, "bell_ringer")
    assert "offer:area=5" not in legal(g)


@rule("PR5", "GU-031")
def test_a_new_bell_ringer_allows_no_single_offer_in_the_same_auction() -> None:
    g = at_auction("bell_ringer", 4)
    act(g, "take:area=0,place=0", "pass", "pass", "pass")
    assert g.actor() == 0
    assert "offer:area=5" not in legal(g)


# PR7 Reliquarian


@rule("PR7")
@pytest.mark.parametrize(
    ("gold", "extra"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (9, 3)]
)
def test_the_reliquarian_scores_one_point_per_two_gold_at_most_three(gold: int, extra: int) -> None:
    assert points("reliquarian", gold=gold) == 1 + extra


@rule("PR7")
def test_gold_of_others_is_nothing_to_the_reliquarian() -> None:
    g = guild("reliquarian")
    set_gold(g, 1, 6)
    assert g.scores()[0] == 1
