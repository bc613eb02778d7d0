"""Why a Room cannot stand on a space, or not turned like that."""

from __future__ import annotations

from hearth.games.guilds.construction import places_turned
from hearth.games.guilds.effects import LARGE, SMALL
from hearth.games.guilds.site import (
    B_LIES,
    EDGES,
    FREE,
    HALL,
    NEIGHBOURS,
    NOWHERE,
    ROTATIONS,
    SPACES,
    Site,
    spaces_of,
    turned,
)
from hearth.games.guilds.state import Guilds
from hearth.games.guilds.things import doors_text, space_text


def space_refusal(g: Guilds, site: Site, room: int, space: int) -> tuple[str, str]:
    """Why the Room (of a large one: its part A) does not go there. [GU-039, GU-041, GU-042]"""
    where = space_text(space)
    title = g.box.rooms[room].title
    if site.rooms[space] != FREE:
        covered = f"{where} is covered by your {standing(g, site, space)}"
        return f"{covered}; choose a free space.", "7.11"
    if reached(g, site, room) >> space & 1:
        return f"Only part B of the {title} can lie on {where}; choose where part A goes.", "7.3"
    if is_apart(g, site, room, space):
        return f"On {where} the {title} would touch none of your Rooms; one side has to.", "7.13"
    if fits_alone(g, site, room, space):
        return f"With a part on {where} the {title} has no place for its other part.", "7.11"
    return f"{where} needs {needs_text(site, space)}; the {title} cannot be turned so.", "7.12"


def turn_refusal(g: Guilds, site: Site, room: int, space: int, turns: int) -> tuple[str, str]:
    """Why the Room cannot be turned like that on its space. [GU-040, GU-041, GU-R24]"""
    tile = g.box.rooms[room]
    by = f"Turned by {90 * turns}°" if turns else "Not turned"
    if turns not in tile.rotations:
        return f"{by} it looks as with fewer turns; each look is offered once.", "7.10"
    if tile.size == SMALL:
        doors = doors_text(tile, turns)
        where = space_text(space)
        return f"{by} it has {doors}; {where} needs {needs_text(site, space)}.", "7.12"
    b = NEIGHBOURS[space][B_LIES[turns]]
    if b == NOWHERE:
        return f"{by} its part B would lie beyond the border of your site.", "7.11"
    if site.rooms[b] != FREE:
        over = f"{space_text(b)}, over your {standing(g, site, b)}"
        return f"{by} its part B would lie on {over}.", "7.11"
    if not (site.touching >> space | site.touching >> b) & 1:
        return f"{by} it would touch none of your Rooms; one side has to.", "7.13"
    parts = [part_text(site, space, "A"), part_text(site, b, "B")]
    due = "; ".join([part for part in parts if part])
    return f"{by} it has {doors_text(tile, turns)}, but {due}.", "7.12"


def standing(g: Guilds, site: Site, space: int) -> str:
    room = site.rooms[space]
    return "Entrance Hall" if room == HALL else g.box.rooms[room].title


def reached(g: Guilds, site: Site, room: int) -> int:
    """All spaces that the Room could cover, with any of its parts."""
    tile = g.box.rooms[room]
    found = 0
    for rotation in tile.rotations:
        spaces = places_turned(g, site, room, rotation)
        for space in range(SPACES):
            if spaces >> space & 1:
                for part in spaces_of(tile.size == LARGE, space, rotation):
                    found |= 1 << part
    return found


def is_apart(g: Guilds, site: Site, room: int, space: int) -> bool:
    """Whatever covers this space touches nothing."""
    if site.touching >> space & 1:
        return False
    if g.box.rooms[room].size == SMALL:
        return True
    for other in NEIGHBOURS[space]:
        if other != NOWHERE and site.touching >> other & 1:
            return False
    return True


def fits_alone(g: Guilds, site: Site, room: int, space: int) -> bool:
    """One part of the Room would fit here, if it were not for the other."""
    for parts in g.box.rooms[room].doors:
        for edges in parts:
            if site.fits[edges] >> space & 1:
                return True
    return False


def part_text(site: Site, space: int, part: str) -> str:
    needs = needs_text(site, space)
    return f"part {part} on {space_text(space)} needs {needs}" if needs else ""


def needs_text(site: Site, space: int) -> str:
    """What the neighbours of a free space ask for: a door N and walls E W."""
    doors: list[str] = []
    walls: list[str] = []
    for direction in range(ROTATIONS):
        other = NEIGHBOURS[space][direction]
        if other != NOWHERE and site.rooms[other] != FREE:
            if site.doors[other] & turned(1 << direction, 2):
                doors.append(EDGES[direction])
            else:
                walls.append(EDGES[direction])
    parts = [edges_text("door", doors), edges_text("wall", walls)]
    return " and ".join([part for part in parts if part])


def edges_text(what: str, edges: list[str]) -> str:
    if not edges:
        return ""
    return f"a {what} {edges[0]}" if len(edges) == 1 else f"{what}s {' '.join(edges)}"
