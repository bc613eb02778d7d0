"""Phase 4, Construction: Rooms are bought for gold and placed at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.box import MOST_ROOMS_SHOWN
from hearth.games.guilds.coins import spend_gold
from hearth.games.guilds.effects import SMALL
from hearth.games.guilds.events import (
    PHASE_BEGAN,
    ROOM_ACTIVE,
    ROOM_BOUGHT,
    ROOM_CUT_OFF,
    ROOM_PLACED,
    TABLE,
)
from hearth.games.guilds.passing import PASS, all_passed, next_turn, pass_turn
from hearth.games.guilds.questions import discounted, discounter, use, wake
from hearth.games.guilds.site import (
    ROTATIONS,
    SPACES,
    Site,
    large_places,
    small_places,
    with_large,
    with_small,
)
from hearth.games.guilds.state import A, Guild, Guilds
from hearth.kernel import Choice, Effect, Kind, saved

BUY: Final = A.kind("buy", slot=MOST_ROOMS_SHOWN, discount=2)
PLACE: Final = A.kind("place", space=SPACES)
ROTATE: Final = A.kind("rotate", turns=ROTATIONS)


@dataclass
class Construction(Effect):
    """Players buy one Room at a turn, from the First Player on. [GU-036, GU-037]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.note(PHASE_BEGAN, TABLE, 4)
        g.turn = g.first
        g.passes = 0
        for guild in g.players:
            wake(g, guild, guild.ready, 4)
        g.then(NEXT_BUILDER)


CONSTRUCTION: Final = Construction()


@dataclass
class NextBuilder(Effect):
    """Who can buy nothing passes; when all pass or all is sold, the phase ends.

    [GU-038, GU-R19, GU-R21, GU-R41]
    """

    def happen(self, g: Guilds, me: Guild) -> None:
        while not all_passed(g) and len(g.rooms) > 0:
            builder = g.players[g.turn]
            if builder.gold > 0 and len(purchases(g, builder)) > 0:
                g.then(BUY_ROOM)
                return
            pass_turn(g, forced=True)


NEXT_BUILDER: Final = NextBuilder()


@dataclass
class BuyRoom(Choice):
    """Buy a face-up Room that fits somewhere, or pass. [GU-036, GU-R21]"""

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out = purchases(g, me)
        out.append(PASS.base)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, slot: int, discount: int) -> None:
        if act is PASS:
            pass_turn(g)
            g.then(NEXT_BUILDER)
            return
        room = g.rooms.pop(slot)
        price = g.box.rooms[room].cost
        if discount == 1:
            helper = discounter(g, me, room)
            price = discounted(g, room, helper)
            use(me, helper)
        spend_gold(g, me, price)
        g.note(ROOM_BOUGHT, me.seat, room, price)
        g.passes = 0
        g.then(ChooseSpace(room))


BUY_ROOM: Final = BuyRoom()


def purchases(g: Guilds, me: Guild) -> list[int]:
    """Every Room that can be paid and placed, without and with a discount. [GU-036, GU-R21]"""
    out: list[int] = []
    for slot in range(len(g.rooms)):
        room = g.rooms[slot]
        full = g.box.rooms[room].cost <= me.gold
        helper = discounter(g, me, room) if len(me.ready) > 0 else -1
        lower = helper >= 0 and discounted(g, room, helper) <= me.gold
        if (full or lower) and places(g, me.site, room) != 0:
            if full:
                out.append(BUY.at(slot, 0))
            if lower:
                out.append(BUY.at(slot, 1))
    return out


def places_turned(g: Guilds, site: Site, room: int, rotation: int) -> int:
    """The spaces (of a large Room those of its part A) where it fits, turned like this."""
    tile = g.box.rooms[room]
    doors = tile.doors[rotation]
    if tile.size == SMALL:
        return small_places(site, doors[0])
    return large_places(site, rotation, doors[0], doors[1])


def places(g: Guilds, site: Site, room: int) -> int:
    """The spaces where it fits, however turned. [GU-039, GU-040, GU-R24]"""
    spaces = 0
    for rotation in g.box.rooms[room].rotations:
        spaces |= places_turned(g, site, room, rotation)
    return spaces


@dataclass
class ChooseSpace(Choice):
    """Where the new Room goes; of a large one, its part A. [GU-039]"""

    room: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Guilds, me: Guild) -> list[int]:
        spaces = places(g, me.site, self.room)
        out: list[int] = []
        for space in range(SPACES):
            if spaces >> space & 1:
                out.append(PLACE.base + space)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, space: int, y: int) -> None:
        g.then(ChooseRotation(self.room, space))


@dataclass
class ChooseRotation(Choice):
    """How the new Room is turned, in quarter turns clockwise. [GU-040, GU-R24]"""

    room: int = 0
    space: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out: list[int] = []
        for rotation in g.box.rooms[self.room].rotations:
            if places_turned(g, me.site, self.room, rotation) >> self.space & 1:
                out.append(ROTATE.base + rotation)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, rotation: int, y: int) -> None:
        build(g, me, self.room, self.space, rotation)
        next_turn(g)
        g.then(NEXT_BUILDER)


def with_room(g: Guilds, site: Site, room: int, space: int, rotation: int) -> Site:
    """The site with a Room more."""
    tile = g.box.rooms[room]
    doors = tile.doors[rotation]
    if tile.size == SMALL:
        return with_small(site, room, space, doors[0])
    return with_large(site, room, space, rotation, doors)


def is_active_there(g: Guilds, me: Guild, room: int, space: int, rotation: int) -> bool:
    """Would the Room have a way to the Entrance Hall? For labels: rules do not ask before."""
    return room in with_room(g, me.site, room, space, rotation).active


def can_be_active(g: Guilds, me: Guild, room: int) -> bool:
    """Is there a place where the Room would be active at once?"""
    for rotation in g.box.rooms[room].rotations:
        spaces = places_turned(g, me.site, room, rotation)
        for space in range(SPACES):
            if spaces >> space & 1 and is_active_there(g, me, room, space, rotation):
                return True
    return False


def build(g: Guilds, me: Guild, room: int, space: int, rotation: int) -> None:
    """The Room stands for good; it may connect others that were cut off. [GU-045, GU-R25]"""
    before = me.site.active
    me.site = with_room(g, me.site, room, space, rotation)
    g.note(ROOM_PLACED, me.seat, room, space * ROTATIONS + rotation)
    if room not in me.site.active:
        g.note(ROOM_CUT_OFF, me.seat, room)
    for active in me.site.active:
        if active not in before and active != room:
            g.note(ROOM_ACTIVE, me.seat, active)


saved("guilds", Construction, NextBuilder, BuyRoom, ChooseSpace, ChooseRotation)
