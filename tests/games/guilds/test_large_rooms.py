"""The 18 large Rooms: what is printed on them and their abilities, as they work in play."""

from __future__ import annotations

from math import floor
from typing import Any

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.scenes import MANY, Printed, buys, factions, guild, tile
from tests.games.guilds.table import (
    BOX,
    SPACE_NAMES,
    auction,
    buy,
    can_stand,
    construction,
    give,
    go,
    place,
    set_objectives,
    week_end,
)
from tests.support import rule

PRINTED = [
    tile(rule("l01"), "l01", "Training Yard", "quarters", 2, 0, 0, 1.5, "warriors", "Aw Be"),
    tile(rule("l02"), "l02", "Arcanum", "study", 2, 0, 0, 1.5, "wizards", "As Bn"),
    tile(rule("l03"), "l03", "Sanctuary", "chapel", 2, 0, 0, 1.5, "priests", "Aw Bn Bs"),
    tile(rule("l04"), "l04", "Undercroft", "vault", 2, 0, 0, 1.5, "shades", "As Be"),
    tile(rule("l05"), "l05", "Audience Chamber", "parlour", 2, 0, 0, 1.5, "noblemen", "Aw Be An"),
    tile(rule("l06"), "l06", "Great Workshop", "workshop", 2, 0, 0, 1.5, "craftsmen", "An As Be"),
    tile(rule("l07"), "l07", "Stables", "quarters", 2, 0, 0, 2, "animals", "As Bs"),
    tile(rule("l08"), "l08", "Banquet Hall", "parlour", 2, 0, 0, 5, "", "Aw Bs"),
    tile(rule("l09"), "l09", "Ballroom", "parlour", 3, 0, 0, 7.5, "", "As Bn"),
    tile(rule("l10"), "l10", "Music Hall", "parlour", 2, 0, 0, 5, "", "As Bs"),
    tile(rule("l11"), "l11", "Sculpture Court", "parlour", 3, 0, 0, 8, "", "As"),
    tile(rule("l12"), "l12", "Grand Staircase", "quarters", 2, 0, 0, 4, "", "Aw Be An Bs"),
    tile(rule("l13"), "l13", "Treasury", "vault", 4, 0, 1, 3, "", "Aw"),
    tile(rule("l14"), "l14", "Trade Hall", "workshop", 3, 3, 0, 2.5, "", "Aw Be Bs"),
    tile(rule("l15"), "l15", "Caravan Yard", "workshop", 2, 2, 0, 2, "", "Aw Be"),
    tile(rule("l16"), "l16", "Council Chamber", "chapel", 3, 0, 0, 1, "", "An Bs"),
    tile(rule("l17"), "l17", "Great Library", "study", 2, 0, 0, 2, "", "As Be Bn"),
    tile(rule("l18"), "l18", "Hall of Portraits", "chapel", 2, 0, 0, 1, "", "Aw Bn"),
]
EACH = pytest.mark.parametrize("room", PRINTED)
KINDS = {  # a small Room of each kind
    "quarters": "s29",
    "workshop": "s12",
    "study": "s32",
    "chapel": "s06",
    "vault": "s15",
    "parlour": "s09",
}
# PP that the ability adds when no other Room and no Character is there
ALONE = {"l01": 0.5, "l02": 0.5, "l03": 0.5, "l04": 0.5, "l05": 0.5, "l06": 0.5, "l07": 0.5}
ALONE |= {"l17": 1}


def put_active(g: Guilds, seat: int, name: str) -> None:
    """Build the Room on the first spaces on which it is active."""
    for where in SPACE_NAMES:
        for turns in range(4):
            if can_stand(g, seat, name, where, turns):
                before = g.players[seat].site
                there = g.clone()
                place(there, seat, name, where, turns)
                if len(there.players[seat].site.active) > len(before.active):
                    place(g, seat, name, where, turns)
                    return
    raise AssertionError(f"{name} cannot be active")


def with_room(name: str) -> Guilds:
    """Seat 0 of two has this Room, and it is active; there are no Objectives."""
    g = guild()
    put_active(g, 0, name)
    return g


@EACH
def test_a_large_room_is_called_so(room: Printed) -> None:
    [row] = [row for row in BOX.tables()["large_rooms"] if row["id"] == room.name]
    assert (row["title"], row["kind"]) == (room.title, room.kind)


@EACH
def test_a_large_room_is_of_its_kind(room: Printed) -> None:
    same = []
    for kind, name in KINDS.items():
        g = with_room(room.name)
        put_active(g, 0, name)
        put_active(g, 1, "s34")
        without = g.scores()[1]
        set_objectives(g, "a_room_for_everything")
        if g.scores()[1] == without + 5:  # 1 kind on either side
            same.append(kind)
    assert same == [room.kind]


@EACH
def test_a_large_room_costs_its_gold(room: Printed) -> None:
    assert buys(room.name, room.cost - 1) == []
    assert buys(room.name, room.cost) == ["buy:slot=0,discount=0"]
    g = construction(2, gold=9, rooms=["s01", room.name])
    buy(go(g), 1)
    assert g.players[0].gold == 9 - room.cost


@EACH
def test_a_large_room_brings_its_income_in_the_next_phase_1(room: Printed) -> None:
    g = week_end(2, silver=0)
    put_active(g, 0, room.name)
    go(g)
    mine = g.view(1)["players"][0]
    assert (mine["silver_income"], mine["gold_income"]) == (10 + room.silver, room.gold)
    assert (g.players[0].silver, g.players[0].gold) == (10 + room.silver, room.gold)


@EACH
def test_a_large_room_scores_its_pp(room: Printed) -> None:
    g = with_room(room.name)
    pp = room.pp + ALONE.get(room.name, 0)
    [row] = [row for row in find("guilds").sheet(g, 0) if row.title == room.title]
    assert row.points == pp
    assert g.scores() == [floor(pp), 0]


@EACH
def test_a_large_room_counts_as_one_member_of_its_faction(room: Printed) -> None:
    g = with_room(room.name)
    assert factions(g) == ([room.faction] if room.faction else [])


@EACH
def test_a_large_room_has_its_doors(room: Printed) -> None:
    g = auction(2)
    place(g, 0, "s29" if "Bs" in room.doors else "s22", "B2")
    place(g, 0, room.name, "A3")  # A on A3, B on B3, unrotated
    site = g.view(0)["players"][0]["site"]
    assert (site[6]["room"], site[7]["room"]) == (room.name, room.name)
    west = [f"A{side.lower()}" for side in site[6]["doors"] if side != "E"]
    east = [f"B{side.lower()}" for side in site[7]["doors"] if side != "W"]
    assert sorted(west + east) == sorted(room.doors.split())


def test_every_large_room_is_in_the_table_above() -> None:
    assert [entry.id for entry in PRINTED] == [one.id for one in BOX.rooms if one.id[0] == "l"]


# Abilities


def points(name: str, *cards: str) -> int:
    """The PP of this Room in a Guild of these Characters."""
    g = guild(*cards)
    printed = g.scores()[0]
    put_active(g, 0, name)
    return g.scores()[0] - printed


def hall(mark: Any, name: str, members: str, twofold: str) -> Any:
    return pytest.param(name, members.split(), twofold, marks=mark, id=name)


@rule("GU-R37")
@pytest.mark.parametrize(
    ("name", "members", "twofold"),
    [
        hall(rule("l01"), "l01", "gate_sergeant caravan_guard sellsword", "templar"),
        hall(rule("l02"), "l02", "archmage seer alchemist", "court_mage"),
        hall(rule("l03"), "l03", "acolyte almoner bell_ringer", "inquisitor"),
        hall(rule("l04"), "l04", "smuggler spy saboteur", "inquisitor"),
        hall(rule("l05"), "l05", "countess duke spendthrift_baron", "merchant_prince"),
        hall(rule("l06"), "l06", "mason gilder brewer", "royal_armourer"),
    ],
)
def test_a_hall_of_a_faction_scores_half_a_point_per_member(
    name: str, members: list[str], twofold: str
) -> None:
    assert points(name) == 2  # itself
    assert points(name, members[0]) == 2  # 2 1/2
    assert points(name, *members[:2]) == 3
    assert points(name, *members, twofold) == 4


@rule("l01", "l02", "l03", "l04", "l05", "l06", "l07")
@pytest.mark.parametrize("name", ["l01", "l02", "l03", "l04", "l05", "l06", "l07"])
def test_members_of_other_factions_are_nothing_to_a_hall(name: str) -> None:
    strangers = (
        ["archmage", "seer", "alchemist"] if name != "l02" else ["mason", "gilder", "brewer"]
    )
    assert points(name, *strangers) == 2


@rule("l07")
def test_the_stables_score_half_a_point_per_animal() -> None:
    assert points("l07") == 2  # 2 1/2
    assert points("l07", "guard_dog") == 3
    assert points("l07", "guard_dog", "white_dove") == 3  # 3 1/2
    assert points("l07", "guard_dog", "familiar_raven", "peacock") == 4


@rule("l01", "GU-R37")
def test_other_rooms_of_the_faction_count_for_a_hall() -> None:
    g = with_room("l01")  # 2
    place(g, 0, "s01", "C1", 1)
    assert g.scores()[0] == 2 + 1  # 2 1/2 + 1
    place(g, 0, "s02", "A1")
    assert g.scores()[0] == 3 + 1 + 1


@rule("l01")
def test_members_of_other_guilds_are_nothing_to_a_hall() -> None:
    g = with_room("l01")
    give(g, 1, "gate_sergeant", "caravan_guard")
    assert g.scores()[0] == 2


@rule("l16")
def test_the_council_chamber_scores_one_point_per_different_faction() -> None:
    assert points("l16") == 1
    assert points("l16", "archmage", "seer") == 1 + 1
    assert points("l16", "archmage", "merchant_prince") == 1 + 3
    factions = ["acolyte", "saboteur", "guard_dog", "gate_sergeant"]
    assert points("l16", "archmage", "merchant_prince", *factions) == 1 + 7


@rule("l17")
def test_the_great_library_scores_one_point_per_study_and_for_itself() -> None:
    g = with_room("l17")
    assert g.scores()[0] == 2 + 1
    put_active(g, 0, "s03")
    assert g.scores()[0] == 2 + 2 + 1
    put_active(g, 0, "s30")
    assert g.scores()[0] == 2 + 3 + 1
    put_active(g, 0, "s05")  # a Chapel
    assert g.scores()[0] == 2 + 3 + 2


@rule("l18")
@pytest.mark.parametrize(
    ("characters", "extra"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4), (10, 5), (11, 5), (12, 5)]
)
def test_the_hall_of_portraits_scores_half_a_point_per_character_at_most_five(
    characters: int, extra: int
) -> None:
    assert points("l18", *MANY[:characters]) == 1 + extra


@EACH
def test_an_inactive_large_room_gives_nothing(room: Printed) -> None:
    g = guild(*MANY, rooms=[("s23", "B2", 0)])  # doors E and S: walls to A2 and B3
    without = g.scores()[0]
    for where in ("A3", "B3"):
        for turns in range(4):
            if not g.players[0].site.built[1:] and can_stand(g, 0, room.name, where, turns):
                place(g, 0, room.name, where, turns)
    assert len(g.players[0].site.built) == 2
    assert len(g.players[0].site.active) == 1
    assert g.scores()[0] == without
    mine = g.view(0)["players"][0]
    assert (mine["silver_income"], mine["gold_income"]) == (10 + 1 + 2 + 1 + 2, 0)
