"""The box of Guilds: all tables, read from `box/*.toml`, and what holds between them."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.cards import (
    Character,
    Hall,
    Layout,
    Objective,
    Room,
    read_character,
    read_hall,
    read_layout,
    read_objective,
    read_room,
)
from hearth.games.guilds.effects import EXTRA_ROOM, LARGE, PEEK_CHARACTERS, SIZES, SMALL
from hearth.games.guilds.site import Site, empty_site
from hearth.kernel import Box, BoxError, folder_of, refuse_doubles, refuse_more

SEATS: Final = [2, 3, 4]
MOST_SEATS: Final = 4

# How many rows the action kinds have room for.
MOST_CHARACTERS: Final = 80
MOST_ROOMS_SHOWN: Final = 40

HERE: Final = folder_of("hearth.games.guilds") / "box"


class GuildsBox(Box):
    """All tables. Large Rooms follow the small ones."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE, name, replaced)
        self.characters: list[Character] = [
            read_character(r) for r in self.rows("characters.toml", "character")
        ]
        self.rooms: list[Room] = [
            read_room(r, SMALL) for r in self.rows("small_rooms.toml", "room")
        ]
        self.first_large: int = len(self.rooms)
        self.rooms += [read_room(r, LARGE) for r in self.rows("large_rooms.toml", "room")]
        self.objectives: list[Objective] = [
            read_objective(r) for r in self.rows("objectives.toml", "objective")
        ]
        self.halls: list[Hall] = [read_hall(r) for r in self.rows("halls.toml", "hall")]
        self.layouts: list[Layout] = [read_layout(r) for r in self.rows("setup.toml", "table")]
        self.check()
        # Where everybody begins, by seat.
        self.sites: list[Site] = [empty_site(hall.doors) for hall in self.halls]

    def layout(self, seats: int) -> Layout:
        for layout in self.layouts:
            if layout.seats == seats:
                return layout
        raise BoxError(f"setup.toml: has no row for {seats} seats")

    def rooms_of(self, size: int) -> list[int]:
        """All Rooms of one size."""
        last = len(self.rooms)
        return (
            list(range(self.first_large)) if size == SMALL else list(range(self.first_large, last))
        )

    def check(self) -> None:
        """What holds between rows and files."""
        refuse_doubles("characters.toml", [character.id for character in self.characters])
        refuse_doubles("small_rooms.toml", [room.id for room in self.rooms[: self.first_large]])
        refuse_doubles("large_rooms.toml", [room.id for room in self.rooms[self.first_large :]])
        refuse_doubles("small_rooms.toml with large_rooms.toml", [room.id for room in self.rooms])
        refuse_doubles("objectives.toml", [objective.id for objective in self.objectives])
        refuse_doubles("halls.toml", [hall.colour for hall in self.halls])
        refuse_doubles("setup.toml", [f"{layout.seats} seats" for layout in self.layouts])
        refuse_more("characters.toml", len(self.characters), MOST_CHARACTERS)
        if len(self.halls) != MOST_SEATS:
            raise BoxError(f"halls.toml: should have {MOST_SEATS} Entrance Halls")
        kinds = [character.ability.kind for character in self.characters]
        if kinds.count(PEEK_CHARACTERS) > 1:  # nobody would know what the other one has seen
            raise BoxError("characters.toml: at most one Character may have peek_characters")
        _check_layouts(self)


_STANDARD: Final[list[GuildsBox]] = []


def standard() -> GuildsBox:
    """The box as it comes, read once."""
    if not _STANDARD:
        _STANDARD.append(GuildsBox("standard", {}))
    return _STANDARD[0]


def _check_layouts(box: GuildsBox) -> None:
    """Every table that the set-up describes can be laid out."""
    for seats in SEATS:
        layout = box.layout(seats)
        if layout.objectives > len(box.objectives):
            raise BoxError(f"setup.toml: {seats} seats need {layout.objectives} Objectives")
        for size in (SMALL, LARGE):
            shown = layout.rooms[size] + _extra_rooms(box, size)
            if shown > len(box.rooms_of(size)) or shown > MOST_ROOMS_SHOWN // 2:
                raise BoxError(
                    f"setup.toml: {seats} seats need {shown} {SIZES[size]} Rooms; there may be"
                    f" {MOST_ROOMS_SHOWN // 2} on offer and no more than there are"
                )


def _extra_rooms(box: GuildsBox, size: int) -> int:
    """Rooms of a size that Characters may add in one Week."""
    abilities = [character.ability for character in box.characters]
    return sum(a.amount for a in abilities if a.kind == EXTRA_ROOM and a.size == size)
