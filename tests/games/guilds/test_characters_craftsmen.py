"""Craftsmen with an ability: Mason, Gilder, Architect, Guild Treasurer; gold as income."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import at_auction, builder, guild, points
from tests.games.guilds.table import (
    BOX,
    buy,
    give,
    go,
    rooms_of,
    set_gold,
    set_objectives,
    set_silver,
    show_rooms,
    until,
    use,
    week_end,
)
from tests.support import act, legal, rule

ARCHITECT = use("architect")


# CR1 Mason


def mason(gold: int, *rooms: str) -> Guilds:
    """Construction: seat 0 has the Mason and so much gold, seat 1 none."""
    return builder("mason", gold, *rooms)


@rule("CR1")
@pytest.mark.parametrize(("room", "price"), [("s18", 1), ("s28", 2)])
def test_with_the_mason_a_small_room_costs_one_gold_less(room: str, price: int) -> None:
    g = mason(5, room)
    buy(g, 0, 1)
    assert g.players[0].gold == 5 - price


@rule("CR1", "GU-R39")
def test_the_mason_need_not_be_used() -> None:
    g = mason(5, "s18")
    buy(g, 0, 0)
    assert g.players[0].gold == 5 - 2


@rule("CR1")
def test_the_mason_makes_a_small_room_affordable() -> None:
    assert legal(mason(1, "s18", "s28")) == ["buy:slot=0,discount=1", "pass"]


@rule("CR1")
def test_a_small_room_costs_at_least_one_gold() -> None:
    g = mason(3, "s01")
    for action in legal(g, "buy"):
        other = g.clone()
        buy(other, discount=int(action[-1]))
        assert other.players[0].gold == 2
    assert mason(0, "s01").week == 2  # nobody could buy it


@rule("CR1")
def test_the_mason_does_nothing_for_large_rooms() -> None:
    assert legal(mason(5, "l01"), "buy") == ["buy:slot=0,discount=0"]


@rule("CR1", "GU-R39")
def test_the_mason_helps_with_one_small_room_per_week() -> None:
    g = mason(5, "s18", "s24", "s28")
    buy(g, 1, 1)
    assert (g.actor(), rooms_of(g.rooms)) == (0, ["s18", "s28"])
    assert legal(g, "buy") == ["buy:slot=0,discount=0", "buy:slot=1,discount=0"]


@rule("CR1", "GU-R39")
def test_the_mason_helps_again_in_the_next_week() -> None:
    g = mason(5, "s18", "s24")
    buy(g, 0, 1)
    until(g, "auction")
    show_rooms(g, ["s28"])
    until(g, "construction")
    assert legal(g, "buy") == ["buy:slot=0,discount=0", "buy:slot=0,discount=1"]


@rule("CR1", "GU-031")
def test_a_new_mason_helps_in_the_same_week() -> None:
    g = at_auction("mason")
    show_rooms(g, ["s18"])
    set_gold(g, 0, 1)
    until(g, "construction")
    assert legal(g) == ["buy:slot=0,discount=1", "pass"]


# CR2 Gilder, CR3 Goldsmith


@rule("CR2", "GU-R16")
def test_the_gilder_brings_one_gold_at_once() -> None:
    g = at_auction("gilder")
    act(g, "take:area=0,place=0")
    assert [(guild.silver, guild.gold) for guild in g.players] == [(10, 1), (10, 0)]


@rule("CR2", "GU-R16", "GU-030")
def test_an_awarded_gilder_brings_one_gold_too() -> None:
    g = until(at_auction("gilder"), "money")
    assert [guild.gold for guild in g.players] == [1, 0]


@rule("CR2")
def test_the_gilder_brings_gold_only_once() -> None:
    g = at_auction("gilder")
    act(g, "take:area=0,place=0")
    until(until(g, "money"), "auction")
    assert (g.week, g.players[0].gold) == (2, 1)


@rule("CR3", "GU-051")
def test_the_goldsmith_brings_one_gold_in_every_week() -> None:
    g = week_end(2, silver=0)
    give(g, 0, "goldsmith")
    go(g)
    assert (g.week, g.players[0].gold) == (2, 1)
    until(until(g, "money"), "auction")
    assert (g.week, g.players[0].gold) == (3, 2)


@rule("CR3", "GU-R44")
def test_a_new_goldsmith_brings_no_gold_before_the_next_week() -> None:
    g = at_auction("goldsmith")
    act(g, "take:area=0,place=0")
    until(g, "money")
    assert g.players[0].gold == 0
    until(g, "auction")
    assert g.players[0].gold == 1


# CR6 Architect


def sizes(g: Guilds) -> tuple[int, int]:
    """How many small and large Rooms are on offer."""
    large = sum(BOX.rooms[tile].size for tile in g.rooms)
    return len(g.rooms) - large, large


def architect(seats: int = 2) -> Guilds:
    """The End of a Week; seat 0 has the Architect and will be First Player."""
    g = week_end(seats, silver=0)
    g.first = seats - 1
    give(g, 0, "architect")
    return g


@rule("CR6")
@pytest.mark.parametrize(("seats", "small", "large"), [(2, 3, 2), (3, 5, 2), (4, 6, 3)])
def test_with_the_architect_one_small_room_more_is_revealed(
    seats: int, small: int, large: int
) -> None:
    g = go(architect(seats))
    assert (g.view(0)["phase"], legal(g)) == ("start_of_week", [ARCHITECT, "decline"])
    act(g, ARCHITECT)
    assert sizes(g) == (small, large)


@rule("CR6", "GU-R39")
def test_the_architect_need_not_be_used() -> None:
    g = go(architect())
    act(g, "decline")
    assert sizes(g) == (2, 2)


@rule("CR6", "GU-017", "GU-R03")
def test_the_architect_reveals_one_more_than_the_protected_rooms() -> None:
    g = architect()
    show_rooms(g, ["s01", "s02"])
    for seat in range(2):
        set_silver(g, seat, 1)
    act(go(g), "protect:slot=1", "protect:slot=0", ARCHITECT)
    assert sizes(g) == (3, 2)
    assert set(rooms_of(g.rooms)) > {"s01", "s02"}


@rule("CR6", "GU-R39")
def test_the_architect_works_in_one_week_for_that_week_only() -> None:
    g = go(architect())
    act(g, ARCHITECT)
    until(g, "start_of_week")
    assert (g.week, legal(g)) == (3, [ARCHITECT, "decline"])
    act(g, "decline")
    assert sizes(g) == (2, 2)


@rule("CR6")
def test_the_room_of_the_architect_can_be_bought_by_others() -> None:
    g = architect()
    go(g)
    act(g, ARCHITECT)
    set_gold(g, 1, 9)
    until(g, "construction")
    assert g.actor() == 1
    assert {action.split(",")[0] for action in legal(g, "buy")} >= {
        "buy:slot=0",
        "buy:slot=1",
        "buy:slot=2",
    }


# CR7 Guild Treasurer


@rule("CR7", "GU-R36")
@pytest.mark.parametrize(
    ("others", "income", "extra"),
    [
        ([], 10, 0),
        (["acolyte"], 11, 1),
        (["brewer", "cutpurse"], 13, 1),  # 1/2 + 1/2
        (["spendthrift_baron", "duke", "countess"], 7, 12),  # 12 1/2
        (["goldsmith", "acolyte"], 16, 0),
        (["goldsmith", "acolyte", "alchemist"], 16, 1),  # gold counts 5 all the same
    ],
)
def test_the_treasurer_scores_one_point_per_four_of_income(
    others: list[str], income: int, extra: int
) -> None:
    assert points(*others) == extra
    assert points(*others, "guild_treasurer") == extra + income // 4


@rule("CR7", "GU-R36")
def test_income_of_rooms_counts_for_the_treasurer() -> None:
    assert points("guild_treasurer", rooms=[("s15", "B2", 0)]) == 3
    assert points("guild_treasurer", rooms=[("s20", "B2", 0)]) == 3  # 15, and 1/2 PP
    assert points("guild_treasurer", "acolyte", rooms=[("s20", "B2", 0)]) == 4 + 1


@rule("CR7", "GU-R43", "GU-045")
def test_income_of_an_inactive_room_does_not_count_for_the_treasurer() -> None:
    rooms = [("s23", "B2", 0), ("s16", "A2", 0)]
    assert points("guild_treasurer", rooms=rooms) == 2 + 2


@rule("CR7")
def test_gold_at_hand_is_nothing_to_the_treasurer() -> None:
    g = guild("guild_treasurer")
    set_gold(g, 0, 9)
    assert g.scores()[0] == 2


@rule("GU-R36", "GU-059", "CR3")
def test_gold_income_counts_three_in_the_tie_break_only() -> None:
    g = week_end(2, silver=0, week=8)
    set_objectives(g)
    give(g, 0, "caravan_guard", "brewer")  # 1 PP, income 14
    give(g, 1, "goldsmith", "architect")  # 1 PP, income 10 and 1 gold: 13
    go(g)
    assert g.over
    assert (g.scores(), g.result()) == ([1, 1], [0, 1])
