"""Phase 5: protecting Rooms, discarding, the First Player token and the silver."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.table import (
    cards_in,
    character,
    construction,
    give,
    go,
    names_of,
    place,
    put_in_area,
    room,
    rooms_of,
    set_gold,
    set_objectives,
    set_silver,
    show_rooms,
    week_end,
)
from tests.support import act, legal, rule

ROOMS = ["s01", "s22", "l01"]
# A site of which C1 alone is free, and the Room that fits there.
NEARLY_FULL = [
    ("l03", "A2", 1),
    ("l04", "B2", 0),
    ("l06", "C3", 3),
    ("l08", "A4", 0),
    ("l17", "A3", 0),
]
LAST_ROOM = "s19"


def evening(seats: int = 2, *, silver: int = 5, week: int = 1, first: int = 0) -> Guilds:
    """Phase 5 with three Rooms that nobody bought."""
    g = week_end(seats, silver=silver, week=week)
    g.first = first
    show_rooms(g, ROOMS)
    return go(g)


def money_left(silver: list[int], gold: list[int] | None = None, first: int = 0) -> Guilds:
    """Phase 5 with this money, and no Rooms to protect."""
    g = week_end(len(silver))
    g.first = first
    for seat in range(len(silver)):
        set_silver(g, seat, silver[seat])
        set_gold(g, seat, gold[seat] if gold else 0)
    return g


def finish_week(g: Guilds) -> None:
    """Nobody protects anything more."""
    while not g.over and g.view(None)["phase"] == "end_of_week":
        act(g, "protect_none")


def to_construction(g: Guilds) -> None:
    """Nobody offers or converts anything, up to phase 4."""
    while g.view(None)["phase"] == "auction":
        act(g, "pass")
    while g.view(None)["phase"] == "money":
        act(g, "convert:gold=0")


# Protecting


@rule("GU-046", "GU-R30")
@pytest.mark.parametrize("first", range(3))
def test_from_the_first_player_on_each_player_may_protect_once(first: int) -> None:
    g = evening(3, first=first)
    seats = []
    while g.view(None)["phase"] == "end_of_week":
        seats.append(g.actor())
        act(g, legal(g, "protect")[0])
    assert seats == [(first + i) % 3 for i in range(3)]


@rule("GU-046")
def test_protecting_puts_one_silver_on_the_room() -> None:
    g = evening()
    supply = g.silver_supply
    act(g, "protect:slot=1")
    assert g.players[0].silver == 4
    assert g.silver_supply == supply
    on_offer = g.view(None)["board"]["rooms"]
    assert [(one["room"], one["protected"]) for one in on_offer] == [
        ("s01", False),
        ("s22", True),
        ("l01", False),
    ]


@rule("GU-046")
def test_every_room_left_may_be_protected_or_none() -> None:
    choices = ["protect:slot=0", "protect:slot=1", "protect:slot=2", "protect_none"]
    assert legal(evening()) == choices


@rule("GU-046")
def test_protecting_none_costs_nothing() -> None:
    g = evening()
    act(g, "protect_none")
    assert g.actor() == 1
    assert g.players[0].silver == 5


@rule("GU-046")
def test_without_silver_nothing_is_protected() -> None:
    g = week_end(2)
    show_rooms(g, ROOMS)
    set_silver(g, 0, 0)
    set_silver(g, 1, 1)
    set_gold(g, 0, 9)
    go(g)
    assert g.actor() == 1
    assert legal(g, "protect") != []


@rule("GU-R30")
def test_a_room_with_a_coin_is_not_protected_again() -> None:
    g = evening()
    act(g, "protect:slot=1")
    assert legal(g) == ["protect:slot=0", "protect:slot=2", "protect_none"]


@rule("GU-R30")
def test_when_every_room_has_a_coin_nobody_else_is_asked() -> None:
    g = week_end(4)
    show_rooms(g, ["s01"])
    go(g)
    act(g, "protect:slot=0")
    assert g.week == 2


@rule("GU-046", "GU-048")
def test_a_protected_room_is_on_offer_next_week() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect:slot=2")
    assert g.week == 2
    assert {"s22", "l01"} <= set(rooms_of(g.rooms))
    assert rooms_of(g.rooms_gone) == ["s01"]


@rule("GU-047")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_buy_a_protected_room(seat: int) -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    g.first = seat
    for one in range(2):
        set_gold(g, one, 1)
    to_construction(g)
    slot = rooms_of(g.rooms).index("s22")
    assert g.actor() == seat
    assert f"buy:slot={slot},discount=0" in legal(g)


@rule("GU-047")
def test_nobody_has_to_buy_a_protected_room() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    set_gold(g, 0, 5)
    to_construction(g)
    assert "pass" in legal(g)
    act(g, "pass")
    finish_week(g)
    assert g.week == 3
    assert room("s22") in g.rooms_gone


# Discarding


@rule("GU-048")
def test_rooms_without_a_coin_are_discarded() -> None:
    g = evening()
    act(g, "protect_none", "protect_none")
    assert sorted(rooms_of(g.rooms_gone)) == sorted(ROOMS)
    assert set(rooms_of(g.rooms)).isdisjoint(ROOMS)


@rule("GU-048")
def test_characters_left_at_the_square_are_discarded() -> None:
    g = week_end(3)
    put_in_area(g, 1, "duke", "mason")
    put_in_area(g, 4, "spy")
    go(g)
    assert sorted(names_of(g.characters_gone)) == ["duke", "mason", "spy"]
    assert {"duke", "mason", "spy"}.isdisjoint(c for a in range(1, 7) for c in cards_in(g, a))


@rule("GU-048")
def test_discards_come_after_protecting() -> None:
    g = evening()
    assert (g.rooms_gone, len(g.rooms)) == ([], 3)
    act(g, "protect_none")
    assert (g.rooms_gone, len(g.rooms)) == ([], 3)


# The First Player token


@rule("GU-049")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("first", range(4))
def test_the_token_goes_to_the_player_with_the_most_silver(seat: int, first: int) -> None:
    silver = [2, 2, 2, 2]
    silver[seat] = 3
    assert go(money_left(silver, [5, 5, 5, 5], first)).first == seat


@rule("GU-049")
def test_the_new_first_player_begins_the_next_auction() -> None:
    g = go(money_left([1, 2, 4, 3]))
    assert (g.week, g.view(0)["phase"], g.actor()) == (2, "auction", 2)


@rule("GU-X19", "GU-050")
def test_of_those_tied_for_silver_the_one_with_most_gold_becomes_first_player() -> None:
    assert go(money_left([3, 3, 1], [0, 2, 5])).first == 1


@rule("GU-050")
@pytest.mark.parametrize("first", range(3))
def test_gold_decides_a_tie_whoever_is_first_player(first: int) -> None:
    assert go(money_left([3, 0, 3], [2, 9, 1], first)).first == 0


@rule("GU-050", "GU-R31")
@pytest.mark.parametrize("first", range(4))
def test_after_a_full_tie_the_token_goes_to_the_left(first: int) -> None:
    assert go(money_left([4, 4, 4, 4], [1, 1, 1, 1], first)).first == (first + 1) % 4


@rule("GU-R31")
def test_after_a_full_tie_the_token_may_go_to_a_player_who_is_not_tied() -> None:
    assert go(money_left([3, 0, 3, 0], [1, 0, 1, 0], first=0)).first == 1


@rule("GU-R31")
def test_gold_of_players_with_less_silver_is_not_compared() -> None:
    # Seats 0 and 2 tie in silver and gold; seat 3 has more gold, but less silver.
    assert go(money_left([3, 1, 3, 2], [1, 0, 1, 9], first=0)).first == 1


@rule("GU-R31")
def test_after_a_full_tie_for_nothing_the_token_goes_to_the_left() -> None:
    assert go(money_left([0, 0, 0], first=2)).first == 0


@rule("GU-R31", "GU-046")
def test_silver_is_counted_after_protecting() -> None:
    g = week_end(2)
    show_rooms(g, ROOMS)
    set_silver(g, 0, 3)
    set_silver(g, 1, 3)
    set_gold(g, 0, 1)
    go(g)
    act(g, "protect:slot=0", "protect_none")
    assert g.first == 1


# Silver is lost


@rule("GU-051")
def test_all_silver_is_discarded_and_gold_is_kept() -> None:
    g = go(money_left([7, 2], [3, 1]))
    assert [player.silver for player in g.players] == [10, 10]  # the income of Week 2
    assert [player.gold for player in g.players] == [3, 1]
    assert g.silver_supply == 80 - 20


@rule("GU-051")
def test_the_silver_on_rooms_is_discarded() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    assert not any(one["protected"] for one in g.view(None)["board"]["rooms"])
    assert g.silver_supply == 80 - 20


@rule("GU-051")
def test_a_coin_protects_for_one_week_only() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    to_construction(g)
    assert g.view(None)["phase"] == "end_of_week"  # without gold nobody buys
    finish_week(g)
    assert room("s22") in g.rooms_gone


@rule("GU-049", "GU-051")
def test_silver_is_discarded_after_the_token_has_moved() -> None:
    assert go(money_left([0, 1])).first == 1


# The last Week


@rule("GU-R29")
@pytest.mark.parametrize(("seats", "week"), [(2, 8), (3, 6), (4, 6)])
def test_in_the_last_week_nothing_is_protected(seats: int, week: int) -> None:
    g = evening(seats, week=week)
    assert g.over
    assert [player.silver for player in g.players] == [0] * seats


@rule("GU-R29")
@pytest.mark.parametrize(("seats", "week"), [(2, 6), (2, 7), (3, 5), (4, 5)])
def test_in_the_week_before_rooms_are_protected(seats: int, week: int) -> None:
    assert legal(evening(seats, week=week), "protect") != []


@rule("GU-R29")
def test_in_the_last_week_the_seer_sees_nothing() -> None:
    g = week_end(3, week=5)
    give(g, 1, "seer")
    assert legal(go(g)) == [f"use:character={character('seer')}", "decline"]
    g = week_end(3, week=6)
    give(g, 1, "seer")
    assert go(g).over


@rule("GU-R29", "GU-048", "GU-049", "GU-051")
def test_in_the_last_week_the_rest_is_carried_out() -> None:
    g = week_end(3, week=6)
    show_rooms(g, ROOMS)
    put_in_area(g, 2, "duke")
    set_silver(g, 2, 6)
    set_gold(g, 2, 4)
    go(g)
    assert rooms_of(g.rooms_gone) == ROOMS
    assert names_of(g.characters_gone) == ["duke"]
    assert g.first == 2
    assert [(player.silver, player.gold) for player in g.players] == [(0, 0), (0, 0), (0, 4)]


def nearly_full(seats: int = 2) -> Guilds:
    """Phase 4; seat 1 can fill its site. All have silver, and seat 0 has the Seer."""
    g = construction(seats, gold=2, rooms=[LAST_ROOM, *ROOMS[:2]])
    g.week = 3
    for name, where, turns in NEARLY_FULL:
        place(g, 1, name, where, turns)
    for seat in range(seats):
        set_silver(g, seat, 3)
    give(g, 0, "seer")
    set_objectives(g)
    return go(g)


@rule("GU-R29", "GU-054")
def test_a_week_in_which_a_site_was_filled_counts_as_the_last() -> None:
    g = nearly_full()
    act(g, "pass", "buy:slot=0,discount=0", "place:space=2", "rotate:turns=1", "pass")
    assert g.over
    assert sorted(rooms_of(g.rooms_gone)) == ["s01", "s22"]
    assert [player.silver for player in g.players] == [0, 0]


@rule("GU-R29")
def test_a_week_after_which_one_space_is_free_does_not_count_as_the_last() -> None:
    g = nearly_full()
    act(g, "pass", "pass")
    assert legal(g, "protect") != []
    act(g, "protect_none", "protect_none")
    assert legal(g) == [f"use:character={character('seer')}", "decline"]
