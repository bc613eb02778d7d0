"""What must hold after every action, whatever was played."""

from __future__ import annotations

from hearth.games.guilds.box import MOST_SEATS
from hearth.games.guilds.cards import AREAS
from hearth.games.guilds.construction import ChooseRotation, ChooseSpace
from hearth.games.guilds.effects import LARGE, SMALL
from hearth.games.guilds.site import (
    ENTRANCE,
    FREE,
    HALL,
    NEIGHBOURS,
    NOWHERE,
    ROTATIONS,
    SPACES,
    Site,
    surveyed,
    turned,
)
from hearth.games.guilds.state import (
    EMPTY,
    ENDINGS,
    GOLD_COINS,
    NOT_YET,
    SILVER_COINS,
    Guild,
    Guilds,
)
from hearth.games.guilds.tents import tent


def broken_laws(g: Guilds) -> list[str]:
    """A sentence for each law that does not hold."""
    out: list[str] = []
    _characters(g, out)
    _rooms(g, out)
    _coins(g, out)
    _tents(g, out)
    for guild in g.players:
        _guild(g, guild, out)
        _site(g, guild, out)
    _weeks(g, out)
    return out


def _characters(g: Guilds, out: list[str]) -> None:
    found = g.character_deck.cards() + g.characters_gone
    found += [card for card in g.square if card != EMPTY]
    for guild in g.players:
        found += guild.characters
    if sorted(found) != list(range(len(g.box.characters))):
        out.append("each Character is in exactly one place")


def _rooms(g: Guilds, out: list[str]) -> None:
    found = g.rooms + g.rooms_gone
    for deck in g.room_decks:
        found += deck.cards()
    for guild in g.players:
        found += guild.site.built
    step = g.stack[-1] if g.stack else None
    if isinstance(step, (ChooseSpace, ChooseRotation)):  # bought, and not yet placed
        found.append(step.room)
    if sorted(found) != list(range(len(g.box.rooms))):
        out.append("each Room is in exactly one place")
    if any(room not in g.rooms for room in g.protected):
        out.append("only Rooms on offer are protected")
    if any(room < g.box.first_large for room in g.room_decks[LARGE].cards()):
        out.append("the stack of large Rooms holds a small one")
    if any(room >= g.box.first_large for room in g.room_decks[SMALL].cards()):
        out.append("the stack of small Rooms holds a large one")


def _coins(g: Guilds, out: list[str]) -> None:
    """The supply may owe coins, but no coin appears or vanishes. [GU-R17]"""
    silver = g.silver_supply + sum(g.tents) + len(g.protected)
    silver += sum(guild.silver for guild in g.players)
    if silver != SILVER_COINS:
        out.append(f"there are {silver} silver instead of {SILVER_COINS}")
    gold = g.gold_supply + sum(guild.gold for guild in g.players)
    if gold != GOLD_COINS:
        out.append(f"there are {gold} gold instead of {GOLD_COINS}")


def _tents(g: Guilds, out: list[str]) -> None:
    """Every offer was the highest, so no two are equal. [GU-R06]"""
    for area in range(AREAS):
        offers = [g.tents[tent(area, seat)] for seat in range(MOST_SEATS)]
        made = [silver for silver in offers if silver != 0]
        if any(silver < 0 for silver in made) or len(set(made)) != len(made):
            out.append(f"the tents of Area {area + 1} hold {offers}")
        if any(offers[len(g.players) :]):
            out.append(f"somebody who does not play made an offer in Area {area + 1}")


def _guild(g: Guilds, me: Guild, out: list[str]) -> None:
    seat = f"seat {me.seat}"
    if me.silver < 0 or me.gold < 0:
        out.append(f"{seat} has {me.silver} silver and {me.gold} gold")
    if not 0 <= me.newcomers <= len(me.characters):
        out.append(f"{seat} has {me.newcomers} newcomers among {len(me.characters)} Characters")
    for character in me.ready + me.turned:
        if character not in me.characters or g.box.characters[character].phase == 0:
            out.append(f"{seat} can use a Character that it does not have")
    if any(character in me.turned for character in me.ready):
        out.append(f"{seat} has a Character that is turned and ready")


def _site(g: Guilds, me: Guild, out: list[str]) -> None:
    """The geometry is valid: walls meet walls, doors meet doors, what follows is up to date."""
    site = me.site
    seat = f"seat {me.seat}"
    if len(site.rooms) != SPACES or len(site.doors) != SPACES or site.rooms[ENTRANCE] != HALL:
        out.append(f"{seat} has a building site without its Entrance Hall")
        return
    for room in site.built:
        if site.rooms.count(room) != g.box.rooms[room].size + 1:
            out.append(f"{seat} has a Room that covers the wrong number of spaces")
    covered = [room for room in site.rooms if room not in (FREE, HALL)]
    if sorted(set(covered)) != sorted(site.built):
        out.append(f"{seat} has other Rooms on its site than it built")
        return
    if not all(_edges_match(site, space) for space in range(SPACES)):
        out.append(f"{seat} has a wall that meets a door")
    if not all(_is_printed(g, site, room) for room in site.built):
        out.append(f"{seat} has a Room with other doors than its tile")
    if site != surveyed(site.rooms, site.doors, site.built):
        out.append(f"{seat} has a site that was not surveyed after the last Room")


def _edges_match(site: Site, space: int) -> bool:
    for direction in range(ROTATIONS):
        other = NEIGHBOURS[space][direction]
        if other == NOWHERE or FREE in (site.rooms[space], site.rooms[other]):
            continue
        here = site.doors[space] >> direction & 1
        there = 1 if site.doors[other] & turned(1 << direction, 2) else 0
        if here != there:
            return False
    return True


def _is_printed(g: Guilds, site: Site, room: int) -> bool:
    """Some rotation of the tile has just these doors."""
    tile = g.box.rooms[room]
    spaces = [space for space in range(SPACES) if site.rooms[space] == room]
    if tile.size == SMALL:
        return any(site.doors[spaces[0]] == doors[0] for doors in tile.doors)
    for rotation in range(ROTATIONS):
        for a, b in (spaces, spaces[::-1]):
            inward = (rotation + 1) % ROTATIONS
            if NEIGHBOURS[a][inward] != b:
                continue
            doors = tile.doors[rotation]
            wanted = [doors[0] | 1 << inward, doors[1] | turned(1 << inward, 2)]
            if [site.doors[a], site.doors[b]] == wanted:
                return True
    return False


def _weeks(g: Guilds, out: list[str]) -> None:
    if not 1 <= g.week <= g.weeks:
        out.append(f"Week {g.week} of {g.weeks}")
    if not 0 <= g.first < len(g.players):
        out.append(f"seat {g.first} cannot be First Player")
    if g.over and (g.ending == NOT_YET or not ENDINGS[g.ending]):
        out.append("a match ends for a reason")
    if not g.over and not g.stack:
        out.append("a match that is not over waits for a choice")
