"""The Guild Halls: recruiting members, and the tokens that come after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import COLUMNS as HALL_COLUMNS
from hearth.games.ravenshire.boards import GUILD_WORKSHOP, HALLS
from hearth.games.ravenshire.cards import GUILD_ADVISOR, GUILDS
from hearth.games.ravenshire.events import (
    ASSISTANT_USED,
    HALLS_REFRESHED,
    MEMBER_RECRUITED,
    MEMBER_SHOWN,
    MEMBERS_SHUFFLED,
    TABLE,
)
from hearth.games.ravenshire.exchange import EXCHANGE, add_exchanges, exchange
from hearth.games.ravenshire.gains import PICK, PICK_ANY, has, pay, pick, picks
from hearth.games.ravenshire.state import EMPTY, A, Ravenshire, Smith
from hearth.kernel import Choice, Kind, deck_of, do_next, saved

COLUMNS: Final = len(GUILDS)  # of a player board
ROWS: Final = 3  # of a column, with the printed member
ROWS_EXPANDED: Final = 4
WORKSHOP: Final = 1 << GUILD_WORKSHOP

RECRUIT: Final = A.kind("recruit", hall=HALLS, column=COLUMNS)
NO_RECRUIT: Final = A.kind("no_recruit")


def has_room(me: Smith, column: int) -> bool:
    """[RA-039, RA-051, RA-R12, RA-R13]"""
    rows = ROWS_EXPANDED if me.upgrades & WORKSHOP else ROWS
    return len(me.columns[column]) < rows


def add_recruits(g: Ravenshire, me: Smith, out: list[int], base: int, free: bool = False) -> None:
    """Any face-up member that can be paid and placed. [RA-036, RA-037, RA-083]"""
    for hall in range(HALLS):
        member = g.halls[hall]
        if member == EMPTY or not (free or has(me, g.box.members[member].cost)):
            continue
        if me.assistant == GUILD_ADVISOR:
            for column in range(COLUMNS):
                if has_room(me, column):
                    out.append(base + hall * COLUMNS + column)
        elif has_room(me, g.box.members[member].guild):
            out.append(base + hall * COLUMNS + g.box.members[member].guild)


def recruit(g: Ravenshire, me: Smith, hall: int, column: int, free: bool = False) -> None:
    member = g.halls[hall]
    if not free:
        pay(g, me, g.box.members[member].cost)
    columns = me.columns[:]
    columns[column] = [*columns[column], member]
    me.columns = columns
    g.note(MEMBER_RECRUITED, me.seat, member, column)
    leave(g, hall)


def leave(g: Ravenshire, hall: int) -> None:
    """The token above slides down, the top row is filled from the stack, at once. [RA-038]"""
    g.halls[hall] = EMPTY
    if hall >= HALL_COLUMNS:
        g.halls[hall] = g.halls[hall - HALL_COLUMNS]
        g.halls[hall - HALL_COLUMNS] = EMPTY
    fill_halls(g)


def fill_halls(g: Ravenshire) -> None:
    """Gaps of both rows, as far as there are tokens. [RA-006, RA-R11]"""
    fill_top(g)
    for top in range(HALL_COLUMNS):
        if g.halls[top + HALL_COLUMNS] == EMPTY:
            g.halls[top + HALL_COLUMNS] = g.halls[top]
            g.halls[top] = EMPTY
    fill_top(g)


def fill_top(g: Ravenshire) -> None:
    for top in range(HALL_COLUMNS):
        if g.halls[top] == EMPTY:
            g.halls[top] = next_member(g)


def next_member(g: Ravenshire) -> int:
    """From the stack; an empty one is made anew from what was discarded. [RA-R11]"""
    if g.member_deck.size() == 0:
        if not g.members_gone:
            return EMPTY
        g.member_deck = deck_of(sorted(g.members_gone))
        g.members_gone = []
        g.note(MEMBERS_SHUFFLED, TABLE)
        g.reveals += 1
    member = g.draw(g.member_deck)
    g.note(MEMBER_SHOWN, TABLE, member)
    return member


def discard_hall(g: Ravenshire, hall: int) -> None:
    """A token leaves the Halls without joining anybody."""
    if g.halls[hall] != EMPTY:
        g.members_gone = [*g.members_gone, g.halls[hall]]
        leave(g, hall)


def refresh_halls(g: Ravenshire) -> None:
    """The bottom row goes, the top row moves down, three new ones come. [RA-088]"""
    bottom = [member for member in g.halls[HALL_COLUMNS:] if member != EMPTY]
    g.members_gone = g.members_gone + bottom
    g.halls = [EMPTY] * HALL_COLUMNS + g.halls[:HALL_COLUMNS]
    g.note(HALLS_REFRESHED, TABLE)
    fill_halls(g)


@dataclass
class AtTheHalls(Choice):
    """District VI: a Good or Mystic of choice, a recruit before or after. [RA-034, RA-R09]"""

    def continues(self) -> bool:
        return True

    def applies(self, g: Ravenshire, me: Smith) -> bool:
        out = picks(me)
        add_recruits(g, me, out, RECRUIT.base)
        if not out:
            add_exchanges(g, me, out)
        return len(out) > 0

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out = picks(me)
        owed = len(out) > 0
        add_recruits(g, me, out, RECRUIT.base)
        add_exchanges(g, me, out)
        if not owed:
            out.append(NO_RECRUIT.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is PICK:
            pick(g, me, x)
            do_next(me, self)
        elif act is RECRUIT:
            recruit(g, me, x, y)
            do_next(me, PICK_ANY)
        elif act is EXCHANGE:
            exchange(g, me, x, self)


AT_THE_HALLS: Final = AtTheHalls()


@dataclass
class FreeRecruit(Choice):
    """The Guild Advisor brings one member before the game. [RA-083, RA-R04]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        add_recruits(g, me, out, RECRUIT.base, free=True)
        out.append(NO_RECRUIT.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, hall: int, column: int) -> None:
        if act is RECRUIT:
            g.note(ASSISTANT_USED, me.seat, GUILD_ADVISOR)
            recruit(g, me, hall, column, free=True)


FREE_RECRUIT: Final = FreeRecruit()

saved("ravenshire", AtTheHalls, FreeRecruit)
