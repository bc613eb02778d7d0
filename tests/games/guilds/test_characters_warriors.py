"""Warriors with an ability: PP for Warriors, the Sellsword's silver, cheaper large Rooms."""

from __future__ import annotations

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import at_auction, builder, guild, points
from tests.games.guilds.table import (
    buy,
    character,
    construction,
    give,
    go,
    offers,
    set_gold,
    set_silver,
    show_rooms,
    until,
)
from tests.support import act, legal, rule

BARRACKS = ("s01", "B2", 0)  # active, counts as a Warrior, 1 PP


def next_construction(g: Guilds, *rooms: str) -> Guilds:
    """Construction of the next Week, with these Rooms on offer and 9 gold for seat 0."""
    until(g, "auction")
    show_rooms(g, list(rooms))
    set_gold(g, 0, 9)
    set_gold(g, 1, 0)
    return until(g, "construction")


# WA3 Veteran Captain, WA5 Master-at-Arms


@rule("WA3")
def test_the_veteran_captain_scores_half_a_point_per_warrior_and_for_itself() -> None:
    assert points("gate_sergeant") == 1
    assert points("gate_sergeant", "veteran_captain") == 1 + 1 + 1


@rule("WA3", "GU-R37")
def test_a_warrior_with_a_second_faction_counts_for_the_veteran_captain() -> None:
    assert points("templar", "brewer") == 2
    assert points("templar", "brewer", "veteran_captain") == 2 + 1 + 1


@rule("WA3", "GU-R37", "s01")
def test_a_room_with_warriors_counts_for_the_veteran_captain() -> None:
    assert points("veteran_captain", rooms=[BARRACKS]) == 1 + 1 + 1


@rule("WA3")
def test_warriors_of_others_do_not_count_for_the_veteran_captain() -> None:
    g = guild("veteran_captain")
    give(g, 1, "gate_sergeant", "caravan_guard")
    assert g.scores()[0] == 1


@rule("WA5")
def test_the_master_at_arms_scores_one_point_per_other_warrior() -> None:
    assert points("master_at_arms") == 1
    assert points("gate_sergeant", "royal_armourer") == 2
    assert points("gate_sergeant", "royal_armourer", "master_at_arms") == 2 + 1 + 2


@rule("WA5", "s01")
def test_a_room_with_warriors_is_another_warrior_to_the_master_at_arms() -> None:
    assert points("master_at_arms", rooms=[BARRACKS]) == 1 + 1 + 1


@rule("WA3", "WA5", "GU-045")
def test_an_inactive_room_with_warriors_counts_for_nobody() -> None:
    gallery, barracks = ("s22", "B2", 0), ("s01", "B3", 1)
    alone = points("veteran_captain", "master_at_arms", rooms=[gallery])
    assert points("veteran_captain", "master_at_arms", rooms=[gallery, barracks]) == alone


@rule("WA3", "WA5")
def test_members_of_other_factions_are_nothing_to_warriors() -> None:
    wizards = ["archmage", "seer", "alchemist"]
    assert points("veteran_captain", *wizards) == 1 + 6
    assert points("master_at_arms", *wizards) == 1 + 6


# WA6 Sellsword


@rule("WA6", "GU-R16")
def test_the_sellsword_brings_five_silver_at_once() -> None:
    g = at_auction("sellsword")
    act(g, "take:area=0,place=0")
    assert [guild.silver for guild in g.players] == [15, 10]
    assert offers(g, 1) == [0, 0]


@rule("WA6", "GU-R16")
def test_the_silver_of_the_sellsword_can_be_offered_in_the_same_auction() -> None:
    g = at_auction("sellsword")
    set_silver(g, 0, 0)
    act(g, "take:area=0,place=0", "pass", "offer:area=2")
    assert legal(g)[-1] == "add_silver:amount=5"


@rule("WA6", "GU-R16", "GU-030")
def test_an_awarded_sellsword_brings_five_silver_too() -> None:
    g = until(at_auction("sellsword"), "money")
    assert g.players[0].characters == [character("sellsword")]
    assert g.players[0].silver == 15


@rule("WA6")
def test_the_sellsword_brings_silver_only_once() -> None:
    g = until(at_auction("sellsword"), "money")
    until(g, "auction")
    assert g.week == 2
    assert g.players[0].silver == 10


# WA7 Siege Engineer


def engineer(gold: int, *rooms: str) -> Guilds:
    """Construction: seat 0 has the Siege Engineer and so much gold, seat 1 none."""
    return builder("siege_engineer", gold, *rooms)


@rule("WA7")
def test_with_the_siege_engineer_a_large_room_costs_one_gold_less() -> None:
    g = engineer(5, "l01")
    buy(g, 0, 1)
    assert g.players[0].gold == 5 - 1


@rule("WA7", "GU-R39")
def test_the_siege_engineer_need_not_be_used() -> None:
    g = engineer(5, "l01")
    buy(g, 0, 0)
    assert g.players[0].gold == 5 - 2


@rule("WA7")
def test_the_siege_engineer_makes_a_large_room_affordable() -> None:
    assert legal(engineer(1, "l01", "l09")) == ["buy:slot=0,discount=1", "pass"]


@rule("WA7")
def test_without_the_siege_engineer_a_large_room_costs_its_price() -> None:
    g = construction(2, gold=2, rooms=["l01", "l09"])
    assert legal(go(g)) == ["buy:slot=0,discount=0", "pass"]


@rule("WA7")
def test_the_siege_engineer_does_nothing_for_small_rooms() -> None:
    assert legal(engineer(9, "s18", "s28"), "buy") == [
        "buy:slot=0,discount=0",
        "buy:slot=1,discount=0",
    ]


@rule("WA7", "GU-R39")
def test_the_siege_engineer_helps_with_one_large_room_per_week() -> None:
    g = engineer(9, "l01", "l02")
    buy(g, 0, 1)
    assert g.actor() == 0  # seat 1 has no gold
    assert legal(g, "buy") == ["buy:slot=0,discount=0"]


@rule("WA7", "GU-R39")
def test_a_room_bought_at_its_price_leaves_the_siege_engineer_for_the_next() -> None:
    g = engineer(9, "l01", "l02")
    buy(g, 0, 0)
    assert legal(g, "buy") == ["buy:slot=0,discount=0", "buy:slot=0,discount=1"]


@rule("WA7", "GU-R39")
def test_the_siege_engineer_helps_again_in_the_next_week() -> None:
    g = engineer(9, "l01", "l02")
    buy(g, 0, 1)
    next_construction(g, "l03")
    assert legal(g, "buy") == ["buy:slot=0,discount=0", "buy:slot=0,discount=1"]


@rule("WA7", "GU-R39")
def test_a_discount_that_was_not_used_is_not_saved_up() -> None:
    g = engineer(9, "l01")
    next_construction(g, "l02", "l03")
    buy(g, 0, 1)
    assert legal(g, "buy") == ["buy:slot=0,discount=0"]


@rule("WA7", "GU-031")
def test_a_new_siege_engineer_helps_in_the_same_week() -> None:
    g = at_auction("siege_engineer")
    show_rooms(g, ["l01"])
    set_gold(g, 0, 1)
    until(g, "construction")
    assert legal(g) == ["buy:slot=0,discount=1", "pass"]


@rule("WA7", "CR1")
def test_siege_engineer_and_mason_each_help_with_their_own_size() -> None:
    g = construction(2, gold=2, rooms=["s18", "l01"])
    set_gold(g, 1, 0)
    give(g, 0, "siege_engineer", "mason")
    buy(go(g), 0, 1)
    assert legal(g) == ["buy:slot=0,discount=1", "pass"]
