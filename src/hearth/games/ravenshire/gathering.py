"""The Gathering phase: place a die, take a die, run the guild of its colour, three times each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import DISTRICTS
from hearth.games.ravenshire.cards import RAVEN_ASSISTANT
from hearth.games.ravenshire.events import (
    ASSISTANT_USED,
    DIE_PLACED,
    DIE_TAKEN,
    PHASE_BEGAN,
    ROUND_BEGAN,
    TABLE,
)
from hearth.games.ravenshire.exchange import SPOTS, is_twin
from hearth.games.ravenshire.gains import PICK_ANY, gain
from hearth.games.ravenshire.goods import ANY_GOOD, of_one
from hearth.games.ravenshire.guild_run import CHOOSE_GUILD, RUN
from hearth.games.ravenshire.halls import AT_THE_HALLS
from hearth.games.ravenshire.rival import rival_turn
from hearth.games.ravenshire.state import COLOUR, EMPTY, NO_DIE, RAVEN_DIE, A, Ravenshire, Smith
from hearth.games.ravenshire.tokens import add_between, do_between
from hearth.games.ravenshire.turn import take_turn
from hearth.kernel import Choice, Effect, Kind, do_next, saved

TURNS: Final = 3  # of each player, in a round
RAVEN_GIFT: Final = of_one(ANY_GOOD, 2)
MOST_DICE: Final = 4

PLACE: Final = A.kind("place", die=MOST_DICE, district=DISTRICTS)
TAKE: Final = A.kind("take", spot=SPOTS)
END_TURN: Final = A.kind("end_turn")


@dataclass
class Gathering(Effect):
    """The Raven's Goods come before anybody's first turn. [RA-018, RA-019, RA-080, RA-R30]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        g.note(ROUND_BEGAN, TABLE, g.round)
        g.note(PHASE_BEGAN, TABLE, 1)
        g.turns = 0
        g.then(NEXT_TURN)
        for smith in g.players:
            if smith.assistant == RAVEN_ASSISTANT:
                g.note(ASSISTANT_USED, smith.seat, RAVEN_ASSISTANT)
                gain(g, smith, RAVEN_GIFT)
                take_turn(g, smith.seat, PICK_ANY)


GATHERING: Final = Gathering()


def seats_in_turn(g: Ravenshire) -> int:
    """Those who take turns: the players, and the Rival or the neutral seat."""
    return len(g.players) + 1 if g.rival.present else len(g.players)


def whose_turn(g: Ravenshire) -> int:
    """A seat, or the one after the players' for the Rival. [RA-016, RA-106, RA-120]"""
    seats = len(g.players)
    if not g.rival.present:
        return (g.first + g.turns) % seats
    if not g.rival.neutral:
        return (g.first + g.turns) % (seats + 1)
    turn = g.turns % (seats + 1)
    return seats if turn == seats else (g.first + turn) % seats


@dataclass
class NextTurn(Effect):
    """In turn order until each has taken three turns. [RA-019]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        while g.turns < TURNS * seats_in_turn(g):
            seat = whose_turn(g)
            g.turns += 1
            if seat < len(g.players):
                g.turn = seat
                g.placed = EMPTY
                g.then(self)
                take_turn(g, seat, BEFORE_PLACING)
                return
            rival_turn(g)


NEXT_TURN: Final = NextTurn()


@dataclass
class BeforePlacing(Choice):
    """Any own rolled die goes to any open spot. [RA-020 to RA-022, RA-R05]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        for i in range(len(me.rolled)):
            if me.rolled[i] in me.rolled[:i]:
                continue  # a die that is alike stands for this one
            for district in range(DISTRICTS):
                if g.spots[2 * district] == NO_DIE or g.spots[2 * district + 1] == NO_DIE:
                    out.append(PLACE.base + i * DISTRICTS + district)
        add_between(g, me, out)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is not PLACE:
            do_between(g, me, act, x, y, self)
            return
        die = me.rolled[x]
        me.rolled = me.rolled[:x] + me.rolled[x + 1 :]
        g.placed = put_die(g, y, die)
        g.note(DIE_PLACED, me.seat, y, die)
        do_next(me, BEFORE_TAKING)
        visit(g, me, y, die)


BEFORE_PLACING: Final = BeforePlacing()


def put_die(g: Ravenshire, district: int, die: int) -> int:
    """On the leftmost open spot: the two do not differ. [RA-R07]"""
    spot = 2 * district if g.spots[2 * district] == NO_DIE else 2 * district + 1
    g.spots[spot] = die
    return spot


def visit(g: Ravenshire, me: Smith, district: int, die: int) -> None:
    """What the district shows for the die's value is gained. [RA-023, RA-024, RA-035]"""
    row = g.box.districts[district]
    gain(g, me, row.yields[die % COLOUR])
    do_next(me, AT_THE_HALLS if row.recruits else PICK_ANY)


@dataclass
class BeforeTaking(Choice):
    """Any die but the one just placed has to be taken. [RA-024, RA-R06]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        for spot in range(SPOTS):
            if g.spots[spot] != NO_DIE and spot != g.placed and not is_twin(g, spot):
                out.append(TAKE.base + spot)
        add_between(g, me, out)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is not TAKE:
            do_between(g, me, act, x, y, self)
            return
        die = g.spots[x]
        g.spots[x] = NO_DIE
        me.taken = [*me.taken, die]
        g.note(DIE_TAKEN, me.seat, x // 2, die)
        colour = die // COLOUR
        do_next(me, CHOOSE_GUILD if colour == RAVEN_DIE else RUN[colour], AFTER_RUN)
        # Nothing but the gain comes between taking the die and running its guild. [RA-045]
        visit(g, me, x // 2, die)


BEFORE_TAKING: Final = BeforeTaking()


@dataclass
class AfterRun(Choice):
    """The turn ends when its player says so. [RA-040]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        add_between(g, me, out)
        out.append(END_TURN.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is not END_TURN:
            do_between(g, me, act, x, y, self)


AFTER_RUN: Final = AfterRun()

saved("ravenshire", Gathering, NextTurn, BeforePlacing, BeforeTaking, AfterRun)
