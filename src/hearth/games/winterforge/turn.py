"""A turn: Moves, Prime Positions, the actions of a place; the end of turn and round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.auction import AuctionHouse
from hearth.games.winterforge.bank import Bank
from hearth.games.winterforge.box import MARKET, SITES, TAVERN
from hearth.games.winterforge.cards import LEVELS
from hearth.games.winterforge.ending import is_last, tell_round
from hearth.games.winterforge.events import MOVED, ROUND_BEGAN, TURN_ENDED
from hearth.games.winterforge.forge import Forge
from hearth.games.winterforge.guildhall import Guildhall
from hearth.games.winterforge.market import (
    REFRESH_COST,
    REFRESH_ROW,
    Market,
    can_refresh_row,
    refresh_row,
)
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import (
    actions_per_turn,
    can_move,
    free_moves,
    free_refreshes,
)
from hearth.games.winterforge.runesmith import Runesmith
from hearth.games.winterforge.shrine import Shrine
from hearth.games.winterforge.state import A, Guild, Winterforge
from hearth.games.winterforge.tavern import (
    REFRESH_TAVERN,
    Tavern,
    can_refresh_tavern,
    close_tavern,
    refresh_tavern,
)
from hearth.games.winterforge.thieves import ThievesGuild
from hearth.kernel import Choice, Effect, Kind, saved

MOVE: Final = A.kind("move", to=SITES, prime=2)
END_TURN: Final = A.kind("end_turn")
MOVE_TO: Final = MOVE.along(0)
MOVE_TO_PRIME: Final = MOVE.along(1)

PLACES: Final[list[Place]] = [
    Guildhall(),
    Market(),
    Forge(),
    Tavern(),
    Bank(),
    Shrine(),
    AuctionHouse(),
    ThievesGuild(),
    Runesmith(),
]


@dataclass
class BeginTurn(Effect):
    """The player on turn begins."""

    def happen(self, g: Winterforge, me: Guild) -> None:
        count_actions(g, me)
        g.then(TAKE_ACTIONS, TURN_ENDS)


BEGIN_TURN: Final = BeginTurn()


def count_actions(g: Winterforge, me: Guild) -> None:
    """A new turn has its actions, and nothing used of what Crew give once a turn. [WF-029]"""
    g.actions_left = actions_per_turn(g, me)
    g.free_moves_used = 0
    g.free_refreshes_used = 0
    g.moves_made = 0
    g.hired = False


@dataclass
class TakeActions(Choice):
    """Up to 3 actions, and free ones, until the player ends the turn. [WF-029 to WF-032]"""

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        out: list[int] = []
        if g.actions_left > 0:
            add_moves(g, me, out)
            PLACES[me.place].actions(g, me, out)
        elif free_moves(g, me) > 0:
            add_moves(g, me, out)
        add_refreshes(g, me, out)
        out.append(END_TURN.base)
        return out

    def apply(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is END_TURN:
            return
        g.then(self)
        if act is MOVE:
            move(g, me, x, y == 1)
        elif act is REFRESH_ROW:
            refresh_row(g, me, x, refresh_price(g, y))
        elif act is REFRESH_TAVERN:
            refresh_tavern(g, me, refresh_price(g, x))
        else:
            g.actions_left -= 1
            PLACES[me.place].act(g, me, act, x, y)


TAKE_ACTIONS: Final = TakeActions()


def add_moves(g: Winterforge, me: Guild, out: list[int]) -> None:
    """Every linked place; its Prime Position, if one is free, may be taken. [WF-033, WF-037]"""
    if g.in_force and not can_move(g):
        return
    for to in g.box.links[g.alleyways][me.place]:
        out.append(MOVE_TO[to])
        if g.prime_spots[to] > 0:
            out.append(MOVE_TO_PRIME[to])


def move(g: Winterforge, me: Guild, to: int, prime: bool) -> None:
    """Leaving frees a Prime Position; a new visit brings a new bonus. [WF-036 to WF-042]

    A free Move is used up before an action is. [WF-R63]
    """
    g.moves_made += 1
    if free_moves(g, me) > 0:
        g.free_moves_used += 1
    else:
        g.actions_left -= 1
    if me.in_prime:
        g.prime_spots[me.place] += 1
    if prime:
        g.prime_spots[to] -= 1
    me.place = to
    me.in_prime = prime
    me.bonus = prime
    g.note(MOVED, me.seat, to, 1 if prime else 0)


def add_refreshes(g: Winterforge, me: Guild, out: list[int]) -> None:
    """Where the Smith stands for 1 Coin; from anywhere for nothing with Rumourmonger.

    [WF-070, WF-088, WF-R09]
    """
    if me.coin >= REFRESH_COST:
        if me.place == MARKET:
            add_row_refreshes(g, 0, out)
        elif me.place == TAVERN and can_refresh_tavern(g):
            out.append(REFRESH_TAVERN.at(0))
    if (me.crew or g.in_force) and free_refreshes(g, me) > 0:
        add_row_refreshes(g, 1, out)
        if can_refresh_tavern(g):
            out.append(REFRESH_TAVERN.at(1))


def add_row_refreshes(g: Winterforge, free: int, out: list[int]) -> None:
    for row in range(LEVELS):
        if can_refresh_row(g, row):
            out.append(REFRESH_ROW.at(row, free))


def refresh_price(g: Winterforge, free: int) -> int:
    if free == 1:
        g.free_refreshes_used += 1
        return 0
    return REFRESH_COST


@dataclass
class TurnEnds(Effect):
    """The Tavern closes, and the next player is on turn. [WF-028, WF-087]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        g.note(TURN_ENDED, me.seat)
        close_tavern(g)
        g.turn = (g.turn + 1) % len(g.players)
        g.then(ROUND_ENDS if g.turn == g.first else BEGIN_TURN)


TURN_ENDS: Final = TurnEnds()


@dataclass
class RoundEnds(Effect):
    """All have had equally many turns: is this the end? [WF-092, WF-R62]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        if not is_last(g):
            g.round += 1
            tell_round(g, ROUND_BEGAN)
            g.then(BEGIN_TURN)


ROUND_ENDS: Final = RoundEnds()

saved("winterforge", BeginTurn, TakeActions, TurnEnds, RoundEnds)
