"""A round and its three phases; the end of a round, and what follows the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import DISTRICTS, FACES
from hearth.games.ravenshire.cards import GUILD_ADVISOR, ROUNDS
from hearth.games.ravenshire.events import (
    ASSISTANT_USED,
    BOARD_DIE_ROLLED,
    DIE_ROLLED,
    FIRST_PLAYER_FOUND,
    MEMBER_MOVED,
    PHASE_BEGAN,
    TABLE,
)
from hearth.games.ravenshire.exchange import SPOTS
from hearth.games.ravenshire.final import FINAL_SCORING
from hearth.games.ravenshire.gathering import GATHERING
from hearth.games.ravenshire.halls import COLUMNS, ROWS_EXPANDED, has_room, refresh_halls
from hearth.games.ravenshire.production import PRODUCTION
from hearth.games.ravenshire.state import BADGER_DIE, COLOUR, NO_DIE, A, Ravenshire, Smith
from hearth.games.ravenshire.titles import check_titles
from hearth.games.ravenshire.turn import take_turn
from hearth.kernel import Choice, Effect, Kind, saved

PLACES: Final = COLUMNS * ROWS_EXPANDED  # of members: four times the column, and the row

MOVE_MEMBER: Final = A.kind("move_member", place=PLACES, column=COLUMNS)
SWAP_MEMBERS: Final = A.kind("swap_members", place=PLACES, other=PLACES)
KEEP_MEMBERS: Final = A.kind("keep_members")


@dataclass
class Round(Effect):
    """Gathering, Production and End of Round. [RA-018]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        g.then(GATHERING, PRODUCTION, END_OF_ROUND)


ROUND: Final = Round()


@dataclass
class EndOfRound(Effect):
    """Titles first; after the last round nothing else. [RA-086, RA-092]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        g.note(PHASE_BEGAN, TABLE, 3)
        check_titles(g)
        if g.round == ROUNDS:
            g.then(FINAL_SCORING)
            return
        g.then(PREPARE_ROUND)
        for smith in g.players:
            if smith.assistant == GUILD_ADVISOR:
                take_turn(g, smith.seat, ADVISE)


END_OF_ROUND: Final = EndOfRound()


@dataclass
class Advise(Choice):
    """The Guild Advisor's owner may move a recruited member, or swap two. [RA-084, RA-R32]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        for column in range(COLUMNS):
            for row in range(1, len(me.columns[column])):
                add_moves(me, column, row, out)
        out.append(KEEP_MEMBERS.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is KEEP_MEMBERS:
            return
        g.note(ASSISTANT_USED, me.seat, GUILD_ADVISOR)
        columns = [column[:] for column in me.columns]
        member = columns[x // ROWS_EXPANDED][x % ROWS_EXPANDED]
        if act is MOVE_MEMBER:
            columns[x // ROWS_EXPANDED].remove(member)
            columns[y].append(member)
            g.note(MEMBER_MOVED, me.seat, member, y)
        else:
            other = columns[y // ROWS_EXPANDED][y % ROWS_EXPANDED]
            columns[x // ROWS_EXPANDED][x % ROWS_EXPANDED] = other
            columns[y // ROWS_EXPANDED][y % ROWS_EXPANDED] = member
            g.note(MEMBER_MOVED, me.seat, member, y // ROWS_EXPANDED)
            g.note(MEMBER_MOVED, me.seat, other, x // ROWS_EXPANDED)
        me.columns = columns


ADVISE: Final = Advise()


def add_moves(me: Smith, column: int, row: int, out: list[int]) -> None:
    """Of one member: to another column with room, or with a member further on."""
    place = column * ROWS_EXPANDED + row
    for other in range(COLUMNS):
        if other != column and has_room(me, other):
            out.append(MOVE_MEMBER.at(place, other))
    for other in range(column + 1, COLUMNS):
        for there in range(1, len(me.columns[other])):
            out.append(SWAP_MEMBERS.at(place, other * ROWS_EXPANDED + there))


@dataclass
class PrepareRound(Effect):
    """New members, new dice, the marker passes to the left. [RA-088 to RA-091]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        refresh_halls(g)
        roll_board(g)
        g.round += 1
        pass_marker(g)
        for smith in g.players:
            roll_own(g, smith)
        roll_rival(g)
        g.then(ROUND)


PREPARE_ROUND: Final = PrepareRound()


def pass_marker(g: Ravenshire) -> None:
    """In Solo it alternates; the neutral seat never has it. [RA-090, RA-106, RA-121]"""
    solo = g.rival.present and not g.rival.neutral
    g.first = (g.first + 1) % (len(g.players) + 1 if solo else len(g.players))
    g.note(FIRST_PLAYER_FOUND, g.first if g.first < len(g.players) else TABLE)


def roll_board(g: Ravenshire) -> None:
    """The six dice in random order, one for each district, on the left spots. [RA-089, RA-R35]"""
    dice = [die for die in g.spots if die != NO_DIE]
    g.shuffle(dice)
    g.spots = [NO_DIE] * SPOTS
    for district in range(DISTRICTS):
        die = dice[district] // COLOUR * COLOUR + g.roll(FACES)
        g.spots[2 * district] = die
        g.note(BOARD_DIE_ROLLED, TABLE, district, die)


def roll(g: Ravenshire, seat: int, die: int) -> int:
    """The same die with a new value. [RA-091, RA-R33]"""
    colour = die // COLOUR
    value = g.roll(FACES)
    g.note(DIE_ROLLED, seat, colour, value)
    return colour * COLOUR + value


def roll_own(g: Ravenshire, me: Smith) -> None:
    """All dice that the player holds; the Badger's is kept apart. [RA-079, RA-091, RA-R31]"""
    rolled = [roll(g, me.seat, die) for die in me.bench + me.worked]
    me.rolled = [die for die in rolled if die // COLOUR != BADGER_DIE]
    for die in rolled:
        if die // COLOUR == BADGER_DIE:
            me.badger = die
    me.bench = []
    me.worked = []


def roll_rival(g: Ravenshire) -> None:
    """[RA-121]"""
    rival = g.rival
    if rival.present:
        rival.rolled = [roll(g, TABLE, die) for die in rival.rolled + rival.taken]
        rival.taken = []


saved("ravenshire", Round, EndOfRound, Advise, PrepareRound)
