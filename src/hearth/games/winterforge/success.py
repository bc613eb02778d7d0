"""What a successful forge brings, in the rulebook's order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import AUCTION_HOUSE
from hearth.games.winterforge.cards import TOP_SKILL, Contract
from hearth.games.winterforge.effects import CONTRACT_RP, NO_WAGE, SUCCESS_COIN, TURN_IN_COIN
from hearth.games.winterforge.ending import trigger_end
from hearth.games.winterforge.events import (
    CONTRACT_FORGED,
    CONTRACT_HELD,
    CONTRACT_TURNED_IN,
    CREW_LEFT,
    RUNE_PAID,
    RUNE_USED_UP,
    SKILL_ROSE,
    WAGE_PAID,
)
from hearth.games.winterforge.questions import has_alleyway, of_rune, total
from hearth.games.winterforge.state import BY_ROYAL, A, Guild, Job, Winterforge
from hearth.kernel import Choice, Effect, Kind, Step, saved

WAGE: Final = 1

KEEP_CREW: Final = A.kind("keep_crew")
DISMISS_CREW: Final = A.kind("dismiss_crew")
KEEP_OR_DISMISS: Final = [KEEP_CREW.at(), DISMISS_CREW.at()]
DISMISS_ONLY: Final = [DISMISS_CREW.at()]
TURN_IN: Final = A.kind("turn_in")
HOLD: Final = A.kind("hold")


def succeed(g: Winterforge, me: Guild, job: Job) -> None:
    """The Contract is completed; the Work Tokens are gone with the job. [WF-058 to WF-064]"""
    contract = g.box.contracts[job.contract]
    me.done = [*me.done, job.contract]
    g.note(CONTRACT_FORGED, me.seat, job.contract)
    for part in job.parts:  # in the order in which they were committed
        g.component_decks[g.box.components[part].level].put_under(part)
    learn(g, me, contract)
    rune_coin = use_up_rune(g, me, job)
    if contract.royal:  # waives wages and pays nothing [WF-063, WF-R31]
        pay_for_rune(g, me, rune_coin)
        crown(g, me)
    elif g.chosen["wages"] == "before_coin":  # [WF-R29]
        g.then(PAY_CREW[0], deliver(g, job.contract, rune_coin))
    else:
        g.then(deliver(g, job.contract, rune_coin), PAY_CREW[0])


def use_up_rune(g: Winterforge, me: Guild, job: Job) -> int:
    """The Rune has done its work and leaves the match; what Coin does it bring? [WF-131]"""
    if job.rune < 0:
        return 0
    g.runes_used = [*g.runes_used, job.rune]
    me.rune_rp += of_rune(g, job, CONTRACT_RP)
    g.note(RUNE_USED_UP, me.seat, job.contract, job.rune)
    return of_rune(g, job, SUCCESS_COIN)


def pay_for_rune(g: Winterforge, me: Guild, coin: int) -> None:
    me.coin += coin
    if coin > 0:
        g.note(RUNE_PAID, me.seat, coin)


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
    trigger_end(g, BY_ROYAL)


@dataclass
class PayCrew(Choice):
    """Keep a Crew for 1 Coin, or send it under the Crew deck. [WF-061, WF-062]"""

    index: int = 0
    all_due: bool = False  # also those who need no wages

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        if self.index >= len(me.crew):
            return False
        if self.all_due or g.box.crew[me.crew[self.index]].answers[NO_WAGE] == 0:
            return True
        g.then(PAY_CREW[self.index + 1])
        return False

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return KEEP_OR_DISMISS[:] if me.coin >= WAGE else DISMISS_ONLY[:]

    def apply(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is KEEP_CREW:
            me.coin -= WAGE
            g.note(WAGE_PAID, me.seat, me.crew[self.index])
            g.then(PayCrew(self.index + 1, self.all_due))
        else:
            crew = me.crew.pop(self.index)
            g.crew_deck.put_under(crew)
            g.note(CREW_LEFT, me.seat, crew)
            g.then(self)


PAY_CREW: Final = [PayCrew(i) for i in range(4)]
PAY_ALL_CREW: Final = PayCrew(all_due=True)


def deliver(g: Winterforge, contract: int, rune_coin: int) -> Step:
    """With the Auction House in play the Contract may be Held instead. [WF-064, WF-065]"""
    if has_alleyway(g, AUCTION_HOUSE):
        return HoldOrTurnIn(contract, rune_coin)
    return TurnIn(contract, rune_coin)


@dataclass
class TurnIn(Effect):
    """The Contract pays its Coin and goes under the Guild Board. [WF-064]"""

    contract: int = 0
    rune_coin: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        coin = g.box.contracts[self.contract].coin + total(g, me, TURN_IN_COIN)
        me.coin += coin
        g.note(CONTRACT_TURNED_IN, me.seat, self.contract, coin)
        pay_for_rune(g, me, self.rune_coin)


@dataclass
class HoldOrTurnIn(Choice):
    """A Contract that is Held pays nothing now and may be sold later. [WF-065, WF-R56]"""

    contract: int = 0
    rune_coin: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return TURN_IN_OR_HOLD[:]

    def apply(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is TURN_IN:
            g.then(TurnIn(self.contract, self.rune_coin))
        else:
            me.held = [*me.held, self.contract]
            g.note(CONTRACT_HELD, me.seat, self.contract)
            pay_for_rune(g, me, self.rune_coin)


TURN_IN_OR_HOLD: Final = [TURN_IN.at(), HOLD.at()]

saved("winterforge", PayCrew, TurnIn, HoldOrTurnIn)
