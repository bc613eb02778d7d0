"""What a successful forge brings, in the rulebook's order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import TOP_SKILL, Contract
from hearth.games.winterforge.effects import NO_WAGE, TURN_IN_COIN
from hearth.games.winterforge.events import (
    CONTRACT_FORGED,
    CONTRACT_TURNED_IN,
    CREW_LEFT,
    END_TRIGGERED,
    SKILL_ROSE,
    TABLE,
    WAGE_PAID,
)
from hearth.games.winterforge.questions import total
from hearth.games.winterforge.state import BY_ROYAL, NOT_YET, A, Guild, Job, Winterforge
from hearth.kernel import Choice, Effect, Kind, saved

WAGE: Final = 1

KEEP_CREW: Final = A.kind("keep_crew")
DISMISS_CREW: Final = A.kind("dismiss_crew")
KEEP_OR_DISMISS: Final = [KEEP_CREW.at(), DISMISS_CREW.at()]
DISMISS_ONLY: Final = [DISMISS_CREW.at()]


def succeed(g: Winterforge, me: Guild, job: Job) -> None:
    """The Contract is completed; the Work Tokens are gone with the job. [WF-058 to WF-064]"""
    contract = g.box.contracts[job.contract]
    me.done = [*me.done, job.contract]
    g.note(CONTRACT_FORGED, me.seat, job.contract)
    for part in job.parts:  # in the order in which they were committed
        g.component_decks[g.box.components[part].level].put_under(part)
    learn(g, me, contract)
    if contract.royal:  # waives wages and pays nothing [WF-063, WF-R31]
        crown(g, me)
    elif g.chosen["wages"] == "before_coin":  # [WF-R29]
        g.then(PAY_CREW[0], TurnIn(job.contract))
    else:
        g.then(TurnIn(job.contract), PAY_CREW[0])


def learn(g: Winterforge, me: Guild, contract: Contract) -> None:
    """The Skill of the Contract's type rises; of a Royal Contract both. [WF-060, WF-R28]"""
    for craft in contract.crafts:
        if me.skills[craft] < TOP_SKILL:  # [WF-R30]
            raise_skill(me, craft)
            g.note(SKILL_ROSE, me.seat, craft, me.skills[craft])


def raise_skill(me: Guild, craft: int) -> None:
    skills = me.skills[:]
    skills[craft] += 1
    me.skills = skills


def crown(g: Winterforge, me: Guild) -> None:
    """A completed Royal Contract triggers the end; the first one is special. [WF-024, WF-090]"""
    if g.first_royal < 0:
        g.first_royal = me.seat
    if g.ending == NOT_YET:
        g.ending = BY_ROYAL
        g.note(END_TRIGGERED, TABLE, BY_ROYAL)


@dataclass
class PayCrew(Choice):
    """Keep a Crew for 1 Coin, or send it under the Crew deck. [WF-061, WF-062]"""

    index: int = 0

    def applies(self, g: Winterforge, me: Guild) -> bool:
        if self.index >= len(me.crew):
            return False
        if g.box.crew[me.crew[self.index]].answers[NO_WAGE] == 0:
            return True
        g.then(PAY_CREW[self.index + 1])
        return False

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return KEEP_OR_DISMISS if me.coin >= WAGE else DISMISS_ONLY

    def apply(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is KEEP_CREW:
            me.coin -= WAGE
            g.note(WAGE_PAID, me.seat, me.crew[self.index])
            g.then(PAY_CREW[self.index + 1])
        else:
            crew = me.crew.pop(self.index)
            g.crew_deck.put_under(crew)
            g.note(CREW_LEFT, me.seat, crew)
            g.then(self)


PAY_CREW: Final = [PayCrew(i) for i in range(4)]


@dataclass
class TurnIn(Effect):
    """The Contract pays its Coin and goes under the Guild Board. [WF-064]"""

    contract: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        coin = g.box.contracts[self.contract].coin + total(g, me, TURN_IN_COIN)
        me.coin += coin
        g.note(CONTRACT_TURNED_IN, me.seat, self.contract, coin)


saved("winterforge", PayCrew, TurnIn)
