"""Fitting, connection and counting on a building site, against a slow and plain reference.

The reference knows only coordinates, x to the east and y away from the road, and sets of doors.
"""

from __future__ import annotations

import re
from collections import Counter

from hypothesis import example, given
from hypothesis import strategies as st

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.table import (
    BOX,
    auction,
    can_stand,
    construction,
    go,
    place,
    set_objectives,
    show_rooms,
    space,
)
from tests.support import act, legal, rule

# The reference

Spot = tuple[int, int]
Picture = dict[Spot, frozenset[str]]  # the spaces of one Room, each with the sides that have a door

GRID = [(x, y) for y in range(4) for x in range(3)]
BESIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
HALL: Picture = {(1, 0): frozenset("NEW")}

SMALL = {
    "S": "s04 s07 s17 s18 s22 s24 s25 s28",
    "NS": "s01 s05 s11 s14 s16 s31 s33",
    "ES": "s03 s06 s08 s10 s13 s15 s20 s23 s30 s34",
    "NES": "s02 s09 s12 s19 s21 s26 s32",
    "NESW": "s27 s29 s35",
}
LARGE = {  # the doors of A, then those of B
    "l01": ("W", "E"),
    "l02": ("S", "N"),
    "l03": ("W", "NS"),
    "l04": ("S", "E"),
    "l05": ("WN", "E"),
    "l06": ("NS", "E"),
    "l07": ("S", "S"),
    "l08": ("W", "S"),
    "l09": ("S", "N"),
    "l10": ("S", "S"),
    "l11": ("S", ""),
    "l12": ("WN", "ES"),
    "l13": ("W", ""),
    "l14": ("W", "ES"),
    "l15": ("W", "E"),
    "l16": ("N", "S"),
    "l17": ("S", "EN"),
    "l18": ("W", "N"),
}
TILES: dict[str, Picture] = {
    name: {(0, 0): frozenset(doors)} for doors, names in SMALL.items() for name in names.split()
} | {name: {(0, 0): frozenset(a), (1, 0): frozenset(b)} for name, (a, b) in LARGE.items()}


def beside(spot: Spot, side: str) -> Spot:
    dx, dy = BESIDE[side]
    return spot[0] + dx, spot[1] + dy


def picture(name: str, anchor: Spot, turns: int) -> Picture:
    """The Room with its (part A's) space there, after so many clockwise quarter turns."""
    parts = TILES[name]
    for _ in range(turns):  # what lay in the east of A now lies in its south
        parts = {
            (y, -x): frozenset(CLOCKWISE[side] for side in doors) for (x, y), doors in parts.items()
        }
    return {(anchor[0] + x, anchor[1] + y): doors for (x, y), doors in parts.items()}


def covered(rooms: list[Picture]) -> Picture:
    return {spot: doors for one in rooms for spot, doors in one.items()}


def fits(rooms: list[Picture], new: Picture) -> bool:
    """The three checks of a placement."""
    built = covered(rooms)
    if any(spot not in GRID or spot in built for spot in new):
        return False
    edges = [(spot, side) for spot in new for side in BESIDE if beside(spot, side) in built]
    match = [
        (side in new[spot]) == (OPPOSITE[side] in built[beside(spot, side)]) for spot, side in edges
    ]
    return bool(match) and all(match)


def active(rooms: list[Picture]) -> set[Spot]:
    """The spaces reached from the Hall (the first Room) through doors."""
    built = covered(rooms)
    reached = set(HALL)
    for _ in GRID:
        for spot in list(reached):
            for side in built[spot]:
                if OPPOSITE[side] in built.get(beside(spot, side), frozenset()):
                    reached.add(beside(spot, side))
        for one in rooms:
            if reached & set(one):
                reached |= set(one)
    return reached


def windows(rooms: list[Picture]) -> int:
    """Doors of active Rooms on the border."""
    reached = active(rooms)
    return len(
        [
            side
            for one in rooms
            for spot, doors in one.items()
            for side in doors
            if spot in reached and beside(spot, side) not in GRID
        ]
    )


def placements(rooms: list[Picture], name: str) -> dict[tuple[Spot, int], Picture]:
    """Every anchor and rotation that is legal, with the picture it makes."""
    tried = {(spot, turns): picture(name, spot, turns) for spot in GRID for turns in range(4)}
    return {how: new for how, new in tried.items() if fits(rooms, new)}


# The engine

Build = tuple[str, int]  # a Room, and which of its placements
BUILDS = st.lists(
    st.tuples(st.sampled_from(sorted(TILES)), st.integers(0, 47)),
    min_size=3,
    max_size=14,
    unique_by=lambda one: one[0],
)
# Two full sites: all Rooms active, and not all of them.
FULL = [("l03", 1), ("l04", 0), ("l06", 2), ("l08", 1), ("l17", 0), ("s19", 0)]
SPLIT = [("l11", 0), ("l16", 0), ("l04", 0), ("l15", 1), ("l13", 0), ("s04", 0)]


def name_of(spot: Spot) -> str:
    return "ABC"[spot[0]] + str(spot[1] + 1)


def spot_of(name: str) -> Spot:
    return "ABC".index(name[0]), int(name[1]) - 1


def frozen(new: Picture) -> frozenset[tuple[Spot, frozenset[str]]]:
    return frozenset(new.items())


def seen(g: Guilds) -> tuple[Picture, set[Spot]]:
    """Seat 0's site as everybody sees it: covered spaces with their doors, and the active ones.

    The open edge in the middle of a large Room is left out.
    """
    site = {spot_of(one["space"]): one for one in g.view(1)["players"][0]["site"]}
    built = {spot: one for spot, one in site.items() if one["room"] is not None}
    doors = {
        spot: frozenset(
            side
            for side in one["doors"]
            if built.get(beside(spot, side), {}).get("room") != one["room"]
        )
        for spot, one in built.items()
    }
    return doors, {spot for spot, one in built.items() if one["active"]}


def counted(g: Guilds, name: str) -> int:
    """What seat 0 counts for an Objective, from the score sheet."""
    set_objectives(g, name)
    row = find("guilds").sheet(g, 0)[-1]
    found = re.search(r"Here (\d+)", row.why)
    assert found is not None
    return int(found[1])


class Pair:
    """The same building site in the engine (seat 0) and in the reference."""

    def __init__(self, g: Guilds) -> None:
        self.g = g
        self.rooms = [HALL]

    def build(self, name: str, pick: int) -> None:
        found = placements(self.rooms, name)
        if found:
            (spot, turns), new = list(found.items())[pick % len(found)]
            place(self.g, 0, name, name_of(spot), turns)
            self.rooms.append(new)


def pair(builds: list[Build], g: Guilds | None = None) -> Pair:
    both = Pair(g or auction(2))
    for name, pick in builds:
        both.build(name, pick)
    return both


def next_rooms(builds: list[Build]) -> list[str]:
    """Some Rooms that are not built, of both sizes and with all patterns of doors."""
    used = {name for name, _ in builds}
    left = [[name for name in names.split() if name not in used][:1] for names in SMALL.values()]
    return [name for names in left for name in names] + [n for n in LARGE if n not in used]


@rule("GU-002", "GU-R23")
def test_an_empty_site_is_the_hall_with_doors_on_three_sides() -> None:
    assert seen(auction(2)) == (HALL, {(1, 0)})


@rule("GU-039", "GU-040", "GU-041", "GU-042", "GU-043", "GU-R22", "GU-R24")
@given(BUILDS)
@example(FULL)
@example(SPLIT)
def test_rooms_fit_exactly_where_the_reference_says(builds: list[Build]) -> None:
    both = Pair(auction(2))
    for name, pick in builds:
        stands_as_in_the_reference(both, name)
        both.build(name, pick)
    for name in next_rooms(builds):
        stands_as_in_the_reference(both, name)


def stands_as_in_the_reference(both: Pair, name: str) -> None:
    """The same pictures; rotations that look the same need not all be named."""
    stands = {
        (spot, turns)
        for spot in GRID
        for turns in range(4)
        if can_stand(both.g, 0, name, name_of(spot), turns)
    }
    found = placements(both.rooms, name)
    looks = {frozen(picture(name, spot, turns)) for spot, turns in stands}
    assert looks == {frozen(new) for new in found.values()}, name
    assert stands <= set(found), name


@rule("GU-039", "GU-040")
@given(BUILDS)
@example(FULL)
@example(SPLIT)
def test_covered_spaces_and_their_doors_are_those_of_the_reference(builds: list[Build]) -> None:
    both = Pair(auction(2))
    for name, pick in builds:
        both.build(name, pick)
        assert seen(both.g)[0] == covered(both.rooms)
    assert both.g.players[0].site.rooms.count(-1) == len(GRID) - len(covered(both.rooms))


@rule("GU-044", "GU-045", "GU-R25")
@given(BUILDS)
@example(FULL)
@example(SPLIT)
def test_after_each_placement_the_active_spaces_are_those_of_the_reference(
    builds: list[Build],
) -> None:
    both = Pair(auction(2))
    before: set[Spot] = set()
    for name, pick in builds:
        both.build(name, pick)
        now = seen(both.g)[1]
        assert now == active(both.rooms)
        assert now >= before  # an active Room never becomes inactive again
        before = now


@rule("GU-045", "GU-R23")
@given(BUILDS)
@example(FULL)
@example(SPLIT)
def test_windows_are_those_of_the_reference(builds: list[Build]) -> None:
    both = pair(builds)
    assert counted(both.g, "sunlit_halls") == windows(both.rooms)


@rule("GU-045", "GU-R20")
@given(BUILDS)
@example(FULL)
@example(SPLIT)
def test_spaces_and_rooms_that_count_are_those_of_the_reference(builds: list[Build]) -> None:
    both = pair(builds)
    reached = active(both.rooms)
    assert counted(both.g, "the_great_house") == len(reached) - 1  # without the Hall
    working = [one for one in both.rooms if set(one) <= reached and one is not HALL]
    assert counted(both.g, "many_chambers") == len(working)
    assert counted(both.g, "lofty_halls") == len([one for one in working if len(one) == 2])


@rule("GU-039", "GU-040", "GU-041", "GU-042", "GU-R21", "GU-R24")
@given(BUILDS, st.integers(0, 22))
@example(FULL[:-1], 5)
@example(SPLIT[:-1], 0)
def test_the_offered_choices_make_every_legal_picture_once(builds: list[Build], nth: int) -> None:
    both = pair(builds, construction(2))
    left = next_rooms(builds)
    name = left[nth % len(left)]
    expected = {frozen(new) for new in placements(both.rooms, name).values()}
    show_rooms(both.g, [name])
    go(both.g)  # seat 1 can always buy: its site is empty
    assert (both.g.actor() == 0) == bool(expected)
    if expected:
        assert Counter(offered_pictures(both.g)) == Counter(expected)


def offered_pictures(g: Guilds) -> list[frozenset[tuple[Spot, frozenset[str]]]]:
    """What every way to place the only Room on offer adds to seat 0's site."""
    before = seen(g)[0]
    act(g, "buy:slot=0,discount=0")
    found = []
    for where in legal(g, "place"):
        chosen = g.clone()
        act(chosen, where)
        for how in legal(chosen, "rotate"):
            done = chosen.clone()
            act(done, how)
            after = seen(done)[0]
            assert {spot: after[spot] for spot in before} == before
            found.append(frozen({s: doors for s, doors in after.items() if s not in before}))
    return found


def test_the_tiles_of_the_reference_are_those_of_the_box() -> None:
    assert sorted(TILES) == sorted(one.id for one in BOX.rooms)
    assert [space(name_of(spot)) for spot in GRID] == list(range(12))
