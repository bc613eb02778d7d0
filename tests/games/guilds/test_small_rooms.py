"""The 35 small Rooms: what is printed on them, each as it works in play."""

from __future__ import annotations

from math import floor

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.scenes import Printed, buys, factions, guild, tile
from tests.games.guilds.table import (
    BOX,
    construction,
    go,
    place,
    set_objectives,
    week_end,
)
from tests.support import act, rule

PRINTED = [
    tile(rule("s01"), "s01", "Barracks", "quarters", 1, 0, 0, 1, "warriors", "N S"),
    tile(rule("s02"), "s02", "Barracks", "quarters", 1, 0, 0, 1, "warriors", "N E S"),
    tile(rule("s03"), "s03", "Scrying Nook", "study", 1, 0, 0, 1, "wizards", "E S"),
    tile(rule("s04"), "s04", "Scrying Nook", "study", 1, 0, 0, 1, "wizards", "S"),
    tile(rule("s05"), "s05", "Oratory", "chapel", 1, 0, 0, 1, "priests", "N S"),
    tile(rule("s06"), "s06", "Oratory", "chapel", 1, 0, 0, 1, "priests", "E S"),
    tile(rule("s07"), "s07", "Hidden Den", "vault", 1, 0, 0, 1, "shades", "S"),
    tile(rule("s08"), "s08", "Hidden Den", "vault", 1, 0, 0, 1, "shades", "E S"),
    tile(rule("s09"), "s09", "Drawing Room", "parlour", 1, 0, 0, 1, "noblemen", "N E S"),
    tile(rule("s10"), "s10", "Drawing Room", "parlour", 1, 0, 0, 1, "noblemen", "E S"),
    tile(rule("s11"), "s11", "Tool Room", "workshop", 1, 0, 0, 1, "craftsmen", "N S"),
    tile(rule("s12"), "s12", "Tool Room", "workshop", 1, 0, 0, 1, "craftsmen", "N E S"),
    tile(rule("s13"), "s13", "Kennel", "quarters", 1, 0, 0, 1, "animals", "E S"),
    tile(rule("s14"), "s14", "Kennel", "quarters", 1, 0, 0, 1, "animals", "N S"),
    tile(rule("s15"), "s15", "Counting Room", "vault", 1, 2, 0, 0, "", "E S"),
    tile(rule("s16"), "s16", "Counting Room", "vault", 1, 2, 0, 0, "", "N S"),
    tile(rule("s17"), "s17", "Toll Window", "vault", 1, 2, 0, 0, "", "S"),
    tile(rule("s18"), "s18", "Strongroom", "vault", 2, 2, 0, 2, "", "S"),
    tile(rule("s19"), "s19", "Weaving Room", "workshop", 2, 2, 0, 1.5, "", "N E S"),
    tile(rule("s20"), "s20", "Assay Office", "workshop", 3, 0, 1, 0.5, "", "E S"),
    tile(rule("s21"), "s21", "Guest Chamber", "quarters", 1, 1, 0, 1, "", "N E S"),
    tile(rule("s22"), "s22", "Gallery", "parlour", 1, 0, 0, 2.5, "", "S"),
    tile(rule("s23"), "s23", "Gallery", "parlour", 1, 0, 0, 2, "", "E S"),
    tile(rule("s24"), "s24", "Trophy Room", "parlour", 2, 0, 0, 4.5, "", "S"),
    tile(rule("s25"), "s25", "Shrine of Kings", "chapel", 2, 0, 0, 4.5, "", "S"),
    tile(rule("s26"), "s26", "Tea Parlour", "parlour", 1, 0, 0, 2, "", "N E S"),
    tile(rule("s27"), "s27", "Dormitory", "quarters", 1, 0, 0, 1.5, "", "N E S W"),
    tile(rule("s28"), "s28", "Marble Bath", "quarters", 3, 0, 0, 7, "", "S"),
    tile(rule("s29"), "s29", "Long Corridor", "quarters", 1, 0, 0, 1, "", "N E S W"),
    tile(rule("s30"), "s30", "Scriptorium", "study", 2, 0, 0, 0, "", "E S"),
    tile(rule("s31"), "s31", "Lookout", "study", 1, 0, 0, 1, "", "N S"),
    tile(rule("s32"), "s32", "Map Room", "study", 1, 0, 0, 0, "", "N E S"),
    tile(rule("s33"), "s33", "Money-Changer", "workshop", 2, 0, 0, 2, "", "N S"),
    tile(rule("s34"), "s34", "Notary", "study", 1, 0, 0, 1.5, "", "E S"),
    tile(rule("s35"), "s35", "Archive", "study", 2, 0, 0, 0, "", "N E S W"),
]
EACH = pytest.mark.parametrize("room", PRINTED)
KINDS = {  # of each kind two Rooms that fit on A1
    "quarters": [("s29", 0), ("s27", 0)],
    "workshop": [("s12", 0), ("s19", 0)],
    "study": [("s32", 0), ("s03", 0)],
    "chapel": [("s06", 0), ("s05", 1)],
    "vault": [("s15", 0), ("s08", 0)],
    "parlour": [("s09", 0), ("s10", 0)],
}
ALONE = {"s35": 1}  # PP that the ability adds when no other Room and no Character is there


def with_room(name: str) -> Guilds:
    """Seat 0 of two has this Room, unrotated and active beside the Hall; no Objectives."""
    return guild(rooms=[(name, "B2", 0)])


@EACH
def test_a_small_room_is_called_so(room: Printed) -> None:
    [row] = [row for row in BOX.tables()["small_rooms"] if row["id"] == room.name]
    assert (row["title"], row["kind"]) == (room.title, room.kind)


@EACH
def test_a_small_room_is_of_its_kind(room: Printed) -> None:
    rival = "s31" if room.name != "s31" else "s34"
    same = []
    for kind, rooms in KINDS.items():
        g = with_room(room.name)
        name, turns = rooms[rooms[0][0] == room.name]
        place(g, 0, name, "A1", turns)
        place(g, 1, rival, "B2")
        without = g.scores()[1]
        set_objectives(g, "a_room_for_everything")
        if g.scores()[1] == without + 5:  # 1 kind on either side
            same.append(kind)
    assert same == [room.kind]


@EACH
def test_a_small_room_costs_its_gold(room: Printed) -> None:
    assert buys(room.name, room.cost - 1) == []
    assert buys(room.name, room.cost) == ["buy:slot=0,discount=0"]
    g = construction(2, gold=9, rooms=[room.name, "l01"])
    act(go(g), "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    assert g.players[0].gold == 9 - room.cost


@EACH
def test_a_small_room_brings_its_income_in_the_next_phase_1(room: Printed) -> None:
    g = week_end(2, silver=0)
    place(g, 0, room.name, "B2")
    go(g)
    mine = g.view(1)["players"][0]
    assert (mine["silver_income"], mine["gold_income"]) == (10 + room.silver, room.gold)
    assert (g.players[0].silver, g.players[0].gold) == (10 + room.silver, room.gold)


@EACH
def test_a_small_room_scores_its_pp(room: Printed) -> None:
    g = with_room(room.name)
    [row] = [row for row in find("guilds").sheet(g, 0) if row.title == room.title]
    assert row.points == room.pp + ALONE.get(room.name, 0)
    assert g.scores() == [floor(room.pp + ALONE.get(room.name, 0)), 0]


@EACH
def test_a_small_room_counts_as_one_member_of_its_faction(room: Printed) -> None:
    g = with_room(room.name)
    assert factions(g) == ([room.faction] if room.faction else [])


@EACH
def test_a_small_room_has_its_doors(room: Printed) -> None:
    space = with_room(room.name).view(0)["players"][0]["site"][4]
    assert (space["space"], space["room"], space["active"]) == ("B2", room.name, True)
    assert space["doors"] == room.doors.split()


def test_every_small_room_is_in_the_table_above() -> None:
    assert [entry.id for entry in PRINTED] == [one.id for one in BOX.rooms if one.id[0] == "s"]
