"""Lords of Winterforge, for six: days instead of rounds, three Smiths each, no Moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import SHRINE, SITES
from hearth.games.winterforge.ending import is_last, tell_round
from hearth.games.winterforge.events import (
    DAY_BEGAN,
    FIRST_PLAYER_FOUND,
    ROYAL_KEPT,
    SMITH_PLACED,
    TURN_ENDED,
)
from hearth.games.winterforge.questions import has_alleyway
from hearth.games.winterforge.state import A, Guild, Winterforge
from hearth.games.winterforge.tavern import close_tavern
from hearth.games.winterforge.turn import (
    END_TURN,
    PLACES,
    TakeActions,
    add_refreshes,
    count_actions,
)
from hearth.kernel import Choice, Effect, Kind, deck_of, saved

LORDS_SEATS: Final = 6
SMITHS: Final = 3
ROUNDS_PER_DAY: Final = 2  # for the round cap: a day is three turns of one action and no Moves

PLACE_SMITH: Final = A.kind("place_smith", to=SITES, prime=2)


@dataclass
class DealOneRoyal(Effect):
    """A single Royal Contract each: there is nothing to choose. [WF-106]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        deck = deck_of(list(range(g.box.first_royal, len(g.box.contracts))))
        for guild in g.players:
            guild.royal = g.draw(deck)
            guild.royals = [guild.royal]
            g.note(ROYAL_KEPT, guild.seat, guild.royal, 0, 1 << guild.seat)


DEAL_ONE_ROYAL: Final = DealOneRoyal()


@dataclass
class BeginDay(Effect):
    """All Smiths are in their owners' areas; the First Player begins. [WF-107, WF-114]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        tell_round(g, DAY_BEGAN)
        if g.round > 1:  # on the first day it has just been told
            g.note(FIRST_PLAYER_FOUND, g.first)
        g.turn = g.first
        g.then(BEGIN_LORDS_TURN)


BEGIN_DAY: Final = BeginDay()


@dataclass
class BeginLordsTurn(Effect):
    """One Smith is placed and may act once. [WF-109]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        count_actions(g, me)
        g.actions_left = 1
        g.then(PLACE_A_SMITH, ACT_THERE, LORDS_TURN_ENDS)


BEGIN_LORDS_TURN: Final = BeginLordsTurn()


@dataclass
class PlaceSmith(Choice):
    """On any Precinct or Alleyway; one Prime Position a day may be taken.

    [WF-109 to WF-111, WF-R49, WF-R50, WF-R52]
    """

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        out: list[int] = []
        for to in range(SITES):
            if to < SHRINE or has_alleyway(g, to):
                out.append(PLACE_SMITH.at(to, 0))
                if g.prime_spots[to] > 0 and me.prime_today < 0:
                    out.append(PLACE_SMITH.at(to, 1))
        return out

    def apply(self, g: Winterforge, me: Guild, act: Kind, to: int, prime: int) -> None:
        me.smiths = [*me.smiths, to]
        me.place = to
        if prime == 1:
            g.prime_spots[to] -= 1
            me.prime_today = to
            me.bonus_saved = True
        me.in_prime = me.prime_today == to
        me.bonus = me.in_prime and me.bonus_saved
        g.note(SMITH_PLACED, me.seat, to, prime)


PLACE_A_SMITH: Final = PlaceSmith()


@dataclass
class ActThere(TakeActions):
    """One action of the place, and its free ones, before or after. [WF-109, WF-R51]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        out: list[int] = []
        if g.actions_left > 0:
            PLACES[me.place].actions(g, me, out)
        add_refreshes(g, me, out)
        out.append(END_TURN.base)
        return out


ACT_THERE: Final = ActThere()


@dataclass
class LordsTurnEnds(Effect):
    """Turns go round one Smith at a time, until all are placed. [WF-108, WF-112, WF-114]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        g.note(TURN_ENDED, me.seat)
        close_tavern(g)
        if me.in_prime:
            me.bonus_saved = me.bonus
        me.in_prime = False
        me.bonus = False
        g.turn = (g.turn + 1) % len(g.players)
        all_placed = len(g.players[g.turn].smiths) == SMITHS
        g.then(DAY_ENDS if all_placed else BEGIN_LORDS_TURN)


LORDS_TURN_ENDS: Final = LordsTurnEnds()


@dataclass
class DayEnds(Effect):
    """The Smiths return, and the First Player token passes to the left.

    [WF-112, WF-113, WF-115, WF-R53]
    """

    def happen(self, g: Winterforge, me: Guild) -> None:
        for guild in g.players:
            if guild.prime_today >= 0:
                g.prime_spots[guild.prime_today] += 1
            guild.prime_today = -1
            guild.bonus_saved = False
            guild.smiths = []
        if not is_last(g):
            g.round += 1
            g.first = (g.first + 1) % len(g.players)
            g.then(BEGIN_DAY)


DAY_ENDS: Final = DayEnds()

saved("winterforge", DealOneRoyal, BeginDay, BeginLordsTurn, PlaceSmith, ActThere)
saved("winterforge", LordsTurnEnds, DayEnds)
