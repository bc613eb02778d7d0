"""Small Rooms with an ability: Scriptorium, Lookout, Map Room, Money-Changer, Notary, Archive."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import MANY, Placed, guild
from tests.games.guilds.table import (
    go,
    money,
    place,
    rooms_of,
    set_gold,
    set_silver,
    show_rooms,
    week_end,
)
from tests.support import act, legal, rule


def points(characters: int, *rooms: Placed) -> int:
    """The PP of a Guild of so many Characters and these Rooms, without those of the Characters."""
    g = guild(*MANY[:characters])
    printed = g.scores()[0]
    for name, where, turns in rooms:
        place(g, 0, name, where, turns)
    return g.scores()[0] - printed


def put_inactive(g: Guilds, seat: int, name: str) -> None:
    """Two inactive Rooms are beside the Gallery on B2, the second one is this."""
    place(g, seat, "s01", "A2")
    place(g, seat, name, "A3")
    assert len(g.players[seat].site.active) == 1


@rule("s30")
@pytest.mark.parametrize(
    ("characters", "pp"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4), (9, 4), (10, 4)]
)
def test_the_scriptorium_scores_half_a_point_per_character_at_most_four(
    characters: int, pp: int
) -> None:
    assert points(characters, ("s30", "B2", 0)) == pp


@rule("s30", "GU-R33")
def test_half_a_point_of_the_scriptorium_is_added_to_other_rooms() -> None:
    assert points(1, ("s30", "B2", 0), ("s27", "A1", 0)) == 2


@rule("s30", "GU-R37")
def test_rooms_are_no_characters_to_the_scriptorium() -> None:
    assert points(1, ("s30", "B2", 0), ("s29", "A1", 0)) == 1


@rule("s32")
@pytest.mark.parametrize(
    ("rooms", "pp"),
    [
        ([], 0),
        ([("s29", "A1", 0)], 1 + 0),  # 2 spaces, the Hall not counted
        ([("s29", "A1", 0), ("s26", "C1", 2)], 3 + 1),
        ([("l12", "C3", 1)], 4 + 1),
        ([("l12", "C3", 1), ("l08", "A3", 0)], 4 + 5 + 1),  # 5 spaces
        ([("l12", "C3", 1), ("l08", "A3", 0), ("s26", "A1", 3)], 4 + 5 + 2 + 2),
    ],
)
def test_the_map_room_scores_one_point_per_three_spaces(rooms: list[Placed], pp: int) -> None:
    assert points(0, ("s32", "B2", 0), *rooms) == pp


@rule("s35")
def test_the_archive_scores_one_point_per_kind_and_for_its_own() -> None:
    archive = ("s35", "B2", 0)
    assert points(0, archive) == 1
    assert points(0, archive, ("s03", "C1", 1)) == 1 + 1  # a Study again
    assert points(0, archive, ("s09", "C1", 2)) == 2 + 1
    assert points(0, archive, ("s09", "C1", 2), ("s15", "A1", 0)) == 3 + 1


@rule("s30", "s32", "s35", "GU-045")
@pytest.mark.parametrize("name", ["s30", "s32", "s35"])
def test_an_inactive_room_scores_nothing_for_its_ability(name: str) -> None:
    g = guild(*MANY, rooms=[("s23", "B2", 0)])
    without = g.scores()[0]
    put_inactive(g, 0, name)
    assert g.scores()[0] == without


@rule("s32", "GU-045")
def test_spaces_of_inactive_rooms_are_nothing_to_the_map_room() -> None:
    assert points(0, ("s32", "B2", 1), ("l01", "A3", 0)) == 0


# s31 Lookout


def lookout(silver: int, *rooms: str, active: bool = True, week: int = 1) -> Guilds:
    """The End of the Week; seat 0 has the Lookout, seat 1 no silver."""
    g = week_end(2, silver=silver, week=week)
    set_silver(g, 1, 0)
    show_rooms(g, list(rooms))
    if active:
        place(g, 0, "s31", "B2")
    else:
        place(g, 0, "s23", "B2")
        put_inactive(g, 0, "s31")
    return g


@rule("s31")
def test_the_lookout_protects_one_room_more_with_a_coin_of_the_supply() -> None:
    g = go(lookout(2, "s01", "s02", "s03"))
    act(g, "protect:slot=0")
    assert legal(g) == ["protect_free:slot=1", "protect_free:slot=2", "protect_none"]
    set_silver(g, 1, 1)  # for a choice of seat 1
    supply = g.silver_supply
    act(g, "protect_free:slot=2")
    assert (g.players[0].silver, g.silver_supply) == (1, supply - 1)
    act(g, "protect_none")
    assert {"s01", "s03"} <= set(rooms_of(g.rooms))
    assert rooms_of(g.rooms_gone) == ["s02"]


@rule("s31")
def test_the_lookout_protects_a_room_also_for_who_pays_for_none() -> None:
    g = go(lookout(2, "s01", "s02"))
    act(g, "protect_none", "protect_free:slot=1")
    assert "s02" in rooms_of(g.rooms)
    assert rooms_of(g.rooms_gone) == ["s01"]


@rule("s31")
def test_the_lookout_needs_no_silver() -> None:
    assert legal(go(lookout(0, "s01"))) == ["protect_free:slot=0", "protect_none"]


@rule("s31", "GU-R39")
def test_the_lookout_need_not_be_used() -> None:
    g = go(lookout(0, "s01"))
    act(g, "protect_none")
    assert rooms_of(g.rooms_gone) == ["s01"]


@rule("s31", "GU-R30")
def test_the_lookout_protects_no_room_that_has_a_coin() -> None:
    g = go(lookout(1, "s01"))
    act(g, "protect:slot=0")
    assert g.week == 2


@rule("s31", "GU-045")
def test_an_inactive_lookout_protects_nothing() -> None:
    assert go(lookout(0, "s02", active=False)).week == 2


@rule("s31", "GU-R29")
def test_the_lookout_is_skipped_in_the_last_week() -> None:
    assert go(lookout(5, "s01", week=8)).over


# s33 Money-Changer


@rule("s33")
@pytest.mark.parametrize(("silver", "gold"), [(4, 1), (8, 1), (9, 2), (13, 2), (14, 3)])
def test_at_the_money_changer_only_the_first_gold_is_cheaper(silver: int, gold: int) -> None:
    g = money(2, silver=silver)
    set_silver(g, 1, 50)  # for a choice of seat 1 afterwards
    place(g, 0, "s33", "B2")
    assert legal(go(g)) == [f"convert:gold={n}" for n in range(gold + 1)]
    act(g, f"convert:gold={gold}")
    assert (g.players[0].silver, g.players[0].gold) == (silver - 5 * gold + 1, gold)


@rule("s33", "GU-R39")
def test_the_money_changer_works_in_every_week() -> None:
    g = money(2, silver=4)
    place(g, 0, "s33", "B2")
    act(go(g), "convert:gold=1")
    assert g.week == 2
    for _ in range(2):
        act(g, "pass")
    set_silver(g, 0, 14)
    while g.actor() != 0:
        act(g, "convert:gold=0")
    assert legal(g)[-1] == "convert:gold=3"


@rule("s33", "GU-045")
def test_an_inactive_money_changer_does_nothing() -> None:
    g = money(2, silver=9)
    place(g, 0, "s23", "B2")
    put_inactive(g, 0, "s33")
    assert legal(go(g)) == ["convert:gold=0", "convert:gold=1"]


# s34 Notary


def first_player(mine: int, other: int, *, gold: int = 0, notary: bool = True) -> int:
    """The next First Player: seat 1 of three has the Notary, seat 2 other silver."""
    g = week_end(3, silver=0)
    set_silver(g, 1, mine)
    set_silver(g, 2, other)
    set_gold(g, 2, gold)
    if notary:
        place(g, 1, "s34", "B2")
    else:
        place(g, 1, "s23", "B2")
        put_inactive(g, 1, "s34")
    return go(g).first


@rule("s34", "GU-049")
def test_the_notary_adds_two_silver_in_the_comparison() -> None:
    assert first_player(3, 4) == 1
    assert first_player(0, 1) == 1
    assert first_player(1, 4) == 2


@rule("s34", "GU-050")
def test_the_notary_can_make_a_tie() -> None:
    assert first_player(2, 4, gold=1) == 2
    assert first_player(3, 4, gold=1) == 1


@rule("s34", "GU-045")
def test_an_inactive_notary_adds_nothing() -> None:
    assert first_player(3, 4, notary=False) == 2


@rule("s34")
def test_the_notary_gives_no_silver() -> None:
    g = week_end(2, silver=0)
    show_rooms(g, ["s01"])
    place(g, 0, "s34", "B2")
    assert go(g).week == 2  # no silver to protect a Room with
    assert g.players[0].silver == 10
