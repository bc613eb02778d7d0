"""The printed things of Guilds, one class each, and how their rows are read.

Rows are never edited: a card is an int, its row in a table of the box. Prestige Points are kept
in halves, so that sums are exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.effects import (
    COUNTS,
    FACTIONS,
    KINDS_OF_ROOM,
    OBJECTIVES_FIRST,
    ON_CHARACTERS,
    ON_ROOMS,
    PHASE_OF_USE,
    SIZES,
    SMALL,
    Ability,
    read_ability,
)
from hearth.games.guilds.site import B_LIES, EDGES, ROTATIONS, turned
from hearth.kernel import Row

AREA_NAMES: Final = ["I", "II", "III", "IV", "V", "VI"]
AREAS: Final = 6
PLACES: Final = 2  # Characters that an Area has room for
MOST_INCOME: Final = 10  # of one card
MOST_WEEKS: Final = 20
PARTS: Final = ["A", "B"]


@dataclass(frozen=True)
class Character:
    id: str
    title: str
    factions: list[int]
    silver: int  # income
    gold: int
    pp: int  # halves, as printed
    ability: Ability
    text: str
    phase: int  # in which its ability is used by a decision; 0: there is none


@dataclass(frozen=True)
class Room:
    id: str
    title: str
    size: int
    kind: int
    cost: int
    silver: int
    gold: int
    pp: int  # halves, as printed
    faction: int  # -1: none
    doors: list[list[int]]  # by rotation, of each part
    rotations: list[int]  # those that look different
    ability: Ability
    text: str

    def cells(self) -> int:
        return self.size + 1


@dataclass(frozen=True)
class Objective:
    id: str
    title: str
    text: str
    count: int
    first: int
    second: int


@dataclass(frozen=True)
class Hall:
    colour: str
    silver: int
    doors: int


@dataclass(frozen=True)
class Layout:
    """What the number of players changes."""

    seats: int
    objectives: int
    weeks: int
    rooms: list[int]  # on offer, by size
    areas: list[int]  # with one Character each
    second_card: list[int]  # by Week: the Area that gets another one, -1 for none


def read_character(row: Row) -> Character:
    factions = row.words("factions", FACTIONS)
    if not 1 <= len(factions) <= 2:
        raise row.wrong("factions", "should name one Faction or two")
    ability = read_ability(row, ON_CHARACTERS)
    character = Character(
        id=row.text("id"),
        title=row.text("title"),
        factions=factions,
        silver=row.number_in("silver", -MOST_INCOME, MOST_INCOME),
        gold=row.number_in("gold", 0, MOST_INCOME),
        pp=row.halves("pp", -20, 20),
        ability=ability,
        text=_text(row),
        phase=PHASE_OF_USE.get(ability.kind, 0),
    )
    row.done()
    return character


def _text(row: Row) -> str:
    """The ability in words: there with the effect, and only with it."""
    return row.text("text") if row.has("effect") else ""


def read_room(row: Row, size: int) -> Room:
    doors = [_doors(row, size, rotation) for rotation in range(ROTATIONS)]
    room = Room(
        id=row.text("id"),
        title=row.text("title"),
        size=size,
        kind=row.one_of("kind", KINDS_OF_ROOM),
        cost=row.number_in("cost", 1, 20),
        silver=row.number_in("silver", -MOST_INCOME, MOST_INCOME),
        gold=row.number_in("gold", 0, MOST_INCOME),
        pp=row.halves("pp", -20, 20),
        faction=row.one_of("faction", FACTIONS) if row.has("faction") else -1,
        doors=doors,
        rotations=_rotations(doors, size),
        ability=read_ability(row, ON_ROOMS),
        text=_text(row),
    )
    row.done()
    return room


def _doors(row: Row, size: int, rotation: int) -> list[int]:
    """The doors of each part after some quarter turns."""
    if size == SMALL:
        names = [EDGES]
    else:  # the edge between the parts is open and has no name
        west, east = [1 << d for d in (3, 1)]
        names = [[f"A{EDGES[d].lower()}" for d in range(4) if 1 << d != east]]
        names.append([f"B{EDGES[d].lower()}" for d in range(4) if 1 << d != west])
    known = [name for part in names for name in part]
    found = [known[i] for i in row.words("doors", known)]
    if not found:
        raise row.wrong("doors", "should name at least one door")
    parts: list[int] = []
    for part in names:
        edges = sum(1 << EDGES.index(name[-1].upper()) for name in found if name in part)
        parts.append(turned(edges, rotation))
    return parts


def _rotations(doors: list[list[int]], size: int) -> list[int]:
    """The rotations that look different: a large Room turned by half may be the same backwards."""
    seen: list[list[int]] = []
    out: list[int] = []
    for rotation in range(ROTATIONS):
        looks = doors[rotation] if size == SMALL else _looks(doors[rotation], rotation)
        if looks not in seen:
            seen.append(looks)
            out.append(rotation)
    return out


def _looks(parts: list[int], rotation: int) -> list[int]:
    """Direction and doors of a large Room, whichever of its parts comes first."""
    backwards = rotation >= 2
    return [B_LIES[rotation] % 2, *(parts[::-1] if backwards else parts)]


def read_objective(row: Row) -> Objective:
    first = row.number_in("first", 0, 20)
    objective = Objective(
        id=row.text("id"),
        title=row.text("title"),
        text=row.text("text"),
        count=row.one_of("count", COUNTS[:OBJECTIVES_FIRST]),
        first=first,
        second=row.number_in("second", 0, first),
    )
    row.done()
    return objective


def read_hall(row: Row) -> Hall:
    doors = sum(1 << d for d in row.words("doors", ["N", "E", "W"]) for d in [[0, 1, 3][d]])
    hall = Hall(row.text("colour"), row.number_in("silver", 0, 50), doors)
    row.done()
    return hall


def read_layout(row: Row) -> Layout:
    weeks = row.number_in("weeks", 1, MOST_WEEKS)
    areas = sorted(row.words("areas", AREA_NAMES))
    second = [
        row.index_of("second_card", word, ["", *AREA_NAMES]) for word in row.items("second_card")
    ]
    if second and len(second) != weeks:
        raise row.wrong("second_card", f"should be empty, or name {weeks} Areas, one for each Week")
    layout = Layout(
        seats=row.number_in("seats", 2, 4),
        objectives=row.number_in("objectives", 1, 10),
        weeks=weeks,
        rooms=[row.number_in(f"{size}_rooms", 1, 8) for size in SIZES],
        areas=areas,
        second_card=[area - 1 for area in second] or [-1] * weeks,
    )
    if not areas or any(area >= 0 and area not in areas for area in layout.second_card):
        raise row.wrong("areas", "should name the Areas with Characters, those of second_card too")
    row.done()
    return layout
