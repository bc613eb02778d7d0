"""Phase 1, the Start of the Week: income, new Rooms, new Characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.box import MOST_CHARACTERS, MOST_ROOMS_SHOWN, MOST_SEATS
from hearth.games.guilds.cards import PLACES
from hearth.games.guilds.coins import gain_gold, gain_silver
from hearth.games.guilds.effects import EXTRA_ROOM, LARGE, SIZES, SMALL, TAKE_SILVER
from hearth.games.guilds.events import (
    CHARACTER_SHOWN,
    EXTRA_ROOM_ASKED,
    GOLD_INCOME,
    ROOM_SHOWN,
    SILVER_INCOME,
    SILVER_TAKEN,
    TABLE,
    WEEK_BEGAN,
)
from hearth.games.guilds.questions import (
    NOBODY_READY,
    gold_income,
    is_protected,
    ready,
    silver_income,
    use,
    wake,
)
from hearth.games.guilds.state import EMPTY, A, Guild, Guilds
from hearth.kernel import Choice, Effect, Kind, Step, saved

USE: Final = A.kind("use", character=MOST_CHARACTERS)
DECLINE: Final = A.kind("decline")


@dataclass
class StartOfWeek(Effect):
    """Income for all, then abilities, then Rooms and Characters are revealed. [GU-009, GU-014]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.note(WEEK_BEGAN, TABLE, g.week)
        g.turn = g.first
        g.extra_rooms = [0] * len(SIZES)
        for guild in g.players:
            wake(g, guild, guild.characters, 1)
            receive_income(g, guild)
        g.then(REVEAL)
        g.in_turn(EXTRA_ROOMS, g.first)
        g.in_turn(PICK_POCKETS, g.first)


START_OF_WEEK: Final = StartOfWeek()


def receive_income(g: Guilds, me: Guild) -> None:
    """The Entrance Hall, Characters and active Rooms pay. [GU-014, GU-015, GU-R26, GU-R44]"""
    silver = silver_income(g, me)
    gold = gold_income(g, me)
    gain_silver(g, me, silver)
    g.note(SILVER_INCOME, me.seat, silver)
    if gold > 0:
        gain_gold(g, me, gold)
        g.note(GOLD_INCOME, me.seat, gold)


@dataclass
class PickPockets(Choice):
    """Take silver from the richest of the others, or leave it. [GU-R39, GU-R40, GU-R45]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return len(me.ready) > 0 and ready(g, me, TAKE_SILVER) >= 0 and richest(g, me) >= 0

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return [USE.at(ready(g, me, TAKE_SILVER)), DECLINE.at()]

    def apply(self, g: Guilds, me: Guild, act: Kind, character: int, y: int) -> None:
        if act is USE:
            victim = g.players[richest(g, me)]
            amount = min(victim.silver, g.box.characters[character].ability.amount)
            victim.silver -= amount
            me.silver += amount
            use(me, character)
            g.note(SILVER_TAKEN, me.seat, character, victim.seat + amount * MOST_SEATS)
            g.then(self)  # for a second Cutpurse; with one the question does not come again


PICK_POCKETS: Final[list[Step]] = [PickPockets(seat=seat) for seat in range(MOST_SEATS)]


def richest(g: Guilds, me: Guild) -> int:
    """The unprotected other player with the most silver, of several the first to the left."""
    best = -1
    most = 0
    for i in range(1, len(g.players)):
        other = g.players[(me.seat + i) % len(g.players)]
        if other.silver > most and not is_protected(g, other):
            most = other.silver
            best = other.seat
    return best


@dataclass
class ExtraRooms(Choice):
    """One Room more is revealed for all, or not. [GU-R39, GU-R40]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return len(me.ready) > 0 and architect(g, me) >= 0

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return [USE.at(architect(g, me)), DECLINE.at()]

    def apply(self, g: Guilds, me: Guild, act: Kind, character: int, y: int) -> None:
        if act is USE:
            ability = g.box.characters[character].ability
            extra = g.extra_rooms[:]
            extra[ability.size] += ability.amount
            g.extra_rooms = extra
            use(me, character)
            g.note(EXTRA_ROOM_ASKED, me.seat, character)
            g.then(self)


EXTRA_ROOMS: Final[list[Step]] = [ExtraRooms(seat=seat) for seat in range(MOST_SEATS)]


def architect(g: Guilds, me: Guild) -> int:
    """A Character who can have another Room revealed, while the stack holds one."""
    for character in me.ready:
        ability = g.box.characters[character].ability
        if ability.kind == EXTRA_ROOM and g.room_decks[ability.size].size() > 0:
            return character
    return NOBODY_READY


@dataclass
class Reveal(Effect):
    """Large Rooms, small Rooms and Characters, up to the numbers of the table.

    [GU-016, GU-017, GU-018, GU-R03, GU-R05]
    """

    def happen(self, g: Guilds, me: Guild) -> None:
        large = rooms_on_offer(g, LARGE)
        small = rooms_on_offer(g, SMALL)
        reveal_rooms(g, LARGE, large)
        reveal_rooms(g, SMALL, small)
        g.rooms = small + large
        reveal_characters(g)


REVEAL: Final = Reveal()


def rooms_on_offer(g: Guilds, size: int) -> list[int]:
    first_large = g.box.first_large
    return [room for room in g.rooms if (room >= first_large) == (size == LARGE)]


def reveal_rooms(g: Guilds, size: int, rooms: list[int]) -> None:
    """Rooms that were protected count toward the number."""
    wanted = g.box.layout(len(g.players)).rooms[size] + g.extra_rooms[size]
    deck = g.room_decks[size]
    most = MOST_ROOMS_SHOWN // len(SIZES)
    while len(rooms) < min(wanted, most) and deck.size() > 0:
        room = g.draw(deck)
        rooms.append(room)
        g.note(ROOM_SHOWN, TABLE, room)


def reveal_characters(g: Guilds) -> None:
    """In the order of the Areas; a second card of an Area comes last. [GU-R04]"""
    layout = g.box.layout(len(g.players))
    for area in layout.areas:
        reveal_character(g, area * PLACES)
    extra = layout.second_card[g.week - 1]
    if extra >= 0:
        reveal_character(g, extra * PLACES + 1)


def reveal_character(g: Guilds, place: int) -> None:
    if g.character_deck.size() > 0:
        assert g.square[place] == EMPTY
        g.square[place] = g.draw(g.character_deck)
        g.note(CHARACTER_SHOWN, TABLE, g.square[place], place // PLACES)


saved("guilds", StartOfWeek, PickPockets, ExtraRooms, Reveal)
