"""Tavern: Hire Crew, fire them, and the row of Crew on show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import TAVERN
from hearth.games.winterforge.events import (
    CREW_FIRED,
    CREW_HIRED,
    PRIME_SAVED,
    TAVERN_FILLED,
    TAVERN_REFRESHED,
)
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import CREW_AT_MOST, hire_cost
from hearth.games.winterforge.rows import fill
from hearth.games.winterforge.state import EMPTY, A, Guild, Winterforge
from hearth.kernel import Choice, Effect, Kind, saved

ON_SHOW: Final = 3

HIRE: Final = A.kind("hire", slot=ON_SHOW, prime=2)
FIRE: Final = A.kind("fire", crew=CREW_AT_MOST)
STOP_FIRING: Final = A.kind("stop_firing")
REFRESH_TAVERN: Final = A.kind("refresh_tavern", free=2)


class Tavern(Place):
    """Crew for the Guild. [WF-085, WF-026]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        for slot in range(ON_SHOW):
            crew = g.tavern[slot]
            if crew >= 0:
                if hire_cost(g, me, crew, 0) <= me.coin:
                    out.append(HIRE.at(slot, 0))
                if me.bonus and hire_cost(g, me, crew, 1) <= me.coin:
                    out.append(HIRE.at(slot, 1))

    def act(self, g: Winterforge, me: Guild, act: Kind, slot: int, prime: int) -> None:
        price = hire_cost(g, me, g.tavern[slot], prime)
        me.coin -= price
        if prime == 1:
            me.bonus = False
            less = hire_cost(g, me, g.tavern[slot], 0) - price
            g.note(PRIME_SAVED, me.seat, TAVERN, less)
        g.then(FIRE_CREW, CrewArrives(slot, price))


@dataclass
class FireCrew(Choice):
    """Crew may be fired before the new one arrives; of two at least one must go.

    [WF-025, WF-086, WF-R36, WF-R37]
    """

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return len(me.crew) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        if len(me.crew) >= CREW_AT_MOST:
            return FIRE.all[:]
        return [*FIRE.all[: len(me.crew)], STOP_FIRING.base]

    def apply(self, g: Winterforge, me: Guild, act: Kind, i: int, y: int) -> None:
        if act is FIRE:
            crew = me.crew.pop(i)
            g.crew_deck.put_under(crew)
            g.note(CREW_FIRED, me.seat, crew)
            g.then(self)


FIRE_CREW: Final = FireCrew()


@dataclass
class CrewArrives(Effect):
    """The Crew that was paid for joins the Guild. [WF-085]"""

    slot: int = 0
    price: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        crew = g.tavern[self.slot]
        g.tavern[self.slot] = EMPTY
        g.hired = True
        me.crew.append(crew)
        g.note(CREW_HIRED, me.seat, crew, self.price)


def can_refresh_tavern(g: Winterforge) -> bool:
    """With no Crew on show and none in the deck nothing can change. [WF-R10]"""
    return max(g.tavern) >= 0 or g.crew_deck.size() > 0


def refresh_tavern(g: Winterforge, me: Guild, price: int) -> None:
    """A free action: the whole row is dealt anew for 1 Coin. [WF-088]"""
    me.coin -= price
    g.note(TAVERN_REFRESHED, me.seat, 0, price)
    deal_tavern_anew(g)


def deal_tavern_anew(g: Winterforge) -> None:
    for slot in range(ON_SHOW):  # put back in display order
        if g.tavern[slot] >= 0:
            g.crew_deck.put_under(g.tavern[slot])
            g.tavern[slot] = EMPTY
    fill_tavern(g)


def fill_tavern(g: Winterforge) -> None:
    """Deal what there is. [WF-R35]"""
    fill(g, g.tavern, g.crew_deck, TAVERN_FILLED)


def close_tavern(g: Winterforge) -> None:
    """At the end of a turn: a new row after a hire, otherwise only old gaps are filled.

    [WF-087, WF-R34, WF-R35]
    """
    if g.hired:
        deal_tavern_anew(g)
    elif EMPTY in g.tavern:
        fill_tavern(g)


saved("winterforge", FireCrew, CrewArrives)
