"""The building site: where a Room fits, and what the doors connect.

Spaces are numbered row by row from the road: 0, 1, 2 are west, middle and east at the road. Sets
of spaces are ints with a bit each, sets of edges are ints with the bits N, E, S and W.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

COLUMNS: Final = 3
ROWS: Final = 4
SPACES: Final = COLUMNS * ROWS
ALL_SPACES: Final = (1 << SPACES) - 1
ENTRANCE: Final = 1  # the middle of the side at the road [GU-002]

N: Final = 1  # away from the road
E: Final = 2
S: Final = 4
W: Final = 8
EDGES: Final = ["N", "E", "S", "W"]  # the index is the number of quarter turns from N
ALL_EDGES: Final = N | E | S | W

ROTATIONS: Final = 4  # quarter turns clockwise
NOWHERE: Final = -1
FREE: Final = -1
HALL: Final = -2


def neighbour(space: int, direction: int) -> int:
    """The space across an edge (an index into EDGES); NOWHERE beyond the border."""
    x = space % COLUMNS + (0, 1, 0, -1)[direction]
    y = space // COLUMNS + (1, 0, -1, 0)[direction]
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else NOWHERE


NEIGHBOURS: Final = [[neighbour(space, d) for d in range(ROTATIONS)] for space in range(SPACES)]
# The edges of each space that lie on the border of the site. The road side is a border too.
BORDER: Final = [
    sum(1 << d for d in range(ROTATIONS) if neighbour(space, d) == NOWHERE)
    for space in range(SPACES)
]
# In which direction part B of a large Room lies, by rotation: E, S, W, N. [GU-040]
B_LIES: Final = [1, 2, 3, 0]
EAST_SPACES: Final = sum(1 << (y * COLUMNS + COLUMNS - 1) for y in range(ROWS))
WEST_SPACES: Final = sum(1 << (y * COLUMNS) for y in range(ROWS))


def turned(edges: int, rotation: int) -> int:
    """The edges after some quarter turns clockwise: N to E, E to S, S to W, W to N."""
    return (edges << rotation | edges >> (ROTATIONS - rotation)) & ALL_EDGES


@dataclass
class Site:
    """A building site as it stands. Replaced, never edited: clones share it.

    `fits`, `touching` and `active` follow from the rest. They are worked out once, when a Room is
    placed, and asked often.
    """

    rooms: list[int] = field(default_factory=list)  # by space: a Room, HALL or FREE
    doors: list[int] = field(default_factory=list)  # by space; a large Room is open inside
    built: list[int] = field(default_factory=list)  # the Rooms in the order of building
    active: list[int] = field(default_factory=list)  # those connected with the Hall, in that order
    covered: int = 0  # the spaces that are built on
    touching: int = 0  # the free spaces beside them
    # By the doors of one space: the free spaces where they meet doors, and walls meet walls.
    fits: list[int] = field(default_factory=list)


def empty_site(hall_doors: int) -> Site:
    """Only the Entrance Hall stands. Its double door to the road leads nowhere. [GU-002, GU-R23]"""
    rooms = [FREE] * SPACES
    doors = [0] * SPACES
    rooms[ENTRANCE] = HALL
    doors[ENTRANCE] = hall_doors
    return surveyed(rooms, doors, [])


def spaces_of(large: bool, space: int, rotation: int) -> list[int]:
    """The spaces of a Room whose (part A's) space is this one; they must be on the site."""
    return [space, NEIGHBOURS[space][B_LIES[rotation]]] if large else [space]


def small_places(site: Site, doors: int) -> int:
    """The spaces where a small Room with these doors may stand. [GU-041, GU-042]"""
    return site.fits[doors] & site.touching


def large_places(site: Site, rotation: int, doors_a: int, doors_b: int) -> int:
    """The spaces where part A of a large Room may stand, turned like this. [GU-041, GU-042]"""
    b_fits = beside(site.fits[doors_b], rotation)
    return site.fits[doors_a] & b_fits & (site.touching | beside(site.touching, rotation))


def beside(spaces: int, rotation: int) -> int:
    """Where part A lies when part B is on one of these spaces."""
    if rotation == 0:  # B lies east of A
        return spaces >> 1 & ~EAST_SPACES
    if rotation == 1:  # south
        return spaces << COLUMNS & ALL_SPACES
    if rotation == 2:  # west
        return spaces << 1 & ~WEST_SPACES & ALL_SPACES
    return spaces >> COLUMNS


def with_small(site: Site, room: int, space: int, doors: int) -> Site:
    """The site with a small Room more."""
    rooms = site.rooms[:]
    all_doors = site.doors[:]
    rooms[space] = room
    all_doors[space] = doors
    return surveyed(rooms, all_doors, [*site.built, room])


def with_large(site: Site, room: int, space: int, rotation: int, doors: list[int]) -> Site:
    """The site with a large Room more; `doors` are those of its parts A and B."""
    rooms = site.rooms[:]
    all_doors = site.doors[:]
    direction = B_LIES[rotation]
    b = NEIGHBOURS[space][direction]
    rooms[space] = room
    rooms[b] = room
    all_doors[space] = doors[0] | 1 << direction
    all_doors[b] = doors[1] | turned(1 << direction, 2)
    return surveyed(rooms, all_doors, [*site.built, room])


def surveyed(rooms: list[int], doors: list[int], built: list[int]) -> Site:
    """A site with everything that follows from what stands on it."""
    covered = 0
    for space in range(SPACES):
        if rooms[space] != FREE:
            covered |= 1 << space
    fits = [0] * (ALL_EDGES + 1)
    touching = 0
    for space in range(SPACES):
        if rooms[space] == FREE and _survey(rooms, doors, space, fits):
            touching |= 1 << space
    active = connected(rooms, doors, built)
    return Site(rooms, doors, built, active, covered, touching, fits)


def _survey(rooms: list[int], doors: list[int], space: int, fits: list[int]) -> bool:
    """Mark which doors fit a free space; True if it touches something."""
    fixed = 0  # edges with a neighbour
    doorways = 0  # those of them that need a door
    for direction in range(ROTATIONS):
        other = NEIGHBOURS[space][direction]
        if other != NOWHERE and rooms[other] != FREE:
            fixed |= 1 << direction
            if doors[other] & turned(1 << direction, 2):
                doorways |= 1 << direction
    for edges in range(ALL_EDGES + 1):
        if edges & fixed == doorways:
            fits[edges] |= 1 << space
    return fixed != 0


def connected(rooms: list[int], doors: list[int], built: list[int]) -> list[int]:
    """The Rooms that doors connect with the Entrance Hall. [GU-044, GU-045]"""
    reached = 1 << ENTRANCE
    edge_of_search = [ENTRANCE]
    while edge_of_search:
        space = edge_of_search.pop()
        for direction in range(ROTATIONS):
            other = NEIGHBOURS[space][direction]
            if not doors[space] >> direction & 1 or other == NOWHERE or reached >> other & 1:
                continue
            if doors[other] & turned(1 << direction, 2):
                reached |= 1 << other
                edge_of_search.append(other)
    active: list[int] = []
    for room in built:
        if reached >> rooms.index(room) & 1:
            active.append(room)
    return active


def is_full(site: Site) -> bool:
    """Every space is covered, by active Rooms or not. [GU-R27]"""
    return site.covered == ALL_SPACES


def windows(site: Site) -> int:
    """Doors of active Rooms on the border of the site. [GU-043, GU-R23]"""
    n = 0
    for space in range(SPACES):
        if site.rooms[space] in site.active:
            n += (site.doors[space] & BORDER[space]).bit_count()
    return n
