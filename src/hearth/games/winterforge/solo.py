"""Solo: fifteen turns, each under an Event, and a rank at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.winterforge.box import MOST_COMPONENTS
from hearth.games.winterforge.cards import EVENTS_USED, LEVELS, MOST_DEEDS, TOP_SKILL, Deed, Rank
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.ending import FINISH
from hearth.games.winterforge.events import (
    COIN_GAINED,
    COIN_LOST,
    COMPONENT_FOUND,
    COMPONENT_LOST,
    CONTRACT_CLAIMED,
    EVENT_DRAWN,
    LOAN_RELIEVED,
    ROUND_BEGAN,
    SKILL_ROSE,
    TABLE,
    TURN_ENDED,
    WORK_ADDED,
)
from hearth.games.winterforge.guildhall import fill_track
from hearth.games.winterforge.market import FILL_MARKET, deal_row_anew, part_equals
from hearth.games.winterforge.questions import LOANS_AT_MOST
from hearth.games.winterforge.scoring import score
from hearth.games.winterforge.state import BY_EVENTS, EMPTY, A, Guild, Job, Winterforge
from hearth.games.winterforge.success import PAY_ALL_CREW, raise_skill
from hearth.games.winterforge.tavern import close_tavern
from hearth.games.winterforge.turn import TAKE_ACTIONS, count_actions
from hearth.kernel import Choice, Effect, Kind, deck_of, saved

RAISE_SKILL: Final = A.kind("raise_skill", craft=len(CRAFTS))
RELIEVE_LOAN: Final = A.kind("relieve_loan", loan=LOANS_AT_MOST)
SEARCH_WAGON: Final = A.kind("search_wagon", level=LEVELS)
LOSE_COMPONENT: Final = A.kind("lose_component", component=MOST_COMPONENTS)


@dataclass
class LayOutEvents(Effect):
    """Fifteen of the twenty Events, face-down; nothing ends the match early.

    [WF-102, WF-104, WF-R44]
    """

    def happen(self, g: Winterforge, me: Guild) -> None:
        deck = deck_of(list(range(len(g.box.events))))
        spare = deck.size() - EVENTS_USED
        g.events_removed = sorted([g.draw(deck) for _ in range(spare)])
        g.event_deck = deck
        g.triggers = False
        g.round_cap = EVENTS_USED
        g.note(ROUND_BEGAN, TABLE, g.round)


LAY_OUT_EVENTS: Final = LayOutEvents()


@dataclass
class BeginSoloTurn(Effect):
    """The top Event is turned up and carried out before the actions. [WF-103, WF-R46]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        g.event = g.draw(g.event_deck)
        card = g.box.events[g.event]
        g.in_force = [g.event] if card.lasts else []
        g.note(EVENT_DRAWN, me.seat, g.event)
        count_actions(g, me)
        g.then(TAKE_ACTIONS, SOLO_TURN_ENDS)
        for i in range(len(card.deeds) - 1, -1, -1):
            g.then(DO_DEED[i])


BEGIN_SOLO_TURN: Final = BeginSoloTurn()


@dataclass
class DoDeed(Effect):
    """One of the things that the Event does at once."""

    index: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        carry_out(g, me, g.box.events[g.event].deeds[self.index])


DO_DEED: Final = [DoDeed(i) for i in range(MOST_DEEDS)]


@dataclass
class SoloTurnEnds(Effect):
    """The Event is over; after the last one the match is. [WF-104, WF-R46]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        g.note(TURN_ENDED, me.seat)
        close_tavern(g)
        g.events_past = [*g.events_past, g.event]
        g.event = -1
        g.in_force = []
        if g.event_deck.size() == 0:
            g.ending = BY_EVENTS
            g.then(FINISH)
            return
        g.round += 1
        g.note(ROUND_BEGAN, TABLE, g.round)
        g.then(BEGIN_SOLO_TURN)


SOLO_TURN_ENDS: Final = SoloTurnEnds()


def carry_out(g: Winterforge, me: Guild, deed: Deed) -> None:
    """What an Event does at once, as far as it is possible. [WF-R46]"""
    n = deed.numbers
    if deed.kind == "raise_skill":
        g.then(RaiseSkill(n["at_most"], n["amount"]))
    elif deed.kind == "relieve_loan":
        if not me.loans:
            gain(g, me, n["else_coin"])
        g.then(RelieveLoan(n["amount"], n["floor"]))
    elif deed.kind == "free_component":
        g.then(SearchWagon(deed.levels))
    elif deed.kind == "lose_component":
        g.then(LoseComponent(n["amount"]), FILL_MARKET)
    elif deed.kind == "wages_due":
        g.then(PAY_ALL_CREW)
    else:
        happen_at_once(g, me, deed.kind, n)


def happen_at_once(g: Winterforge, me: Guild, kind: str, n: dict[str, int]) -> None:
    if kind == "gain_coin":
        gain(g, me, n["amount"])
    elif kind == "lose_coin":
        lose(g, me, n["amount"])
    elif kind == "lose_coin_per_loan":
        lose(g, me, n["amount"] * len(me.loans))
    elif kind == "inspection":
        if me.jobs:
            gain(g, me, n["gain"])
        else:
            lose(g, me, n["loss"])
    elif kind == "work_on_started":
        if not me.jobs:
            gain(g, me, n["else_coin"])
        help_jobs(g, me, n["amount"])
    elif kind == "refresh_market":
        for row in range(LEVELS):
            deal_row_anew(g, row)
            part_equals(g, row)
    else:
        assert kind == "lose_track_contract", kind
        claim_contract(g)


def gain(g: Winterforge, me: Guild, coin: int) -> None:
    me.coin += coin
    g.note(COIN_GAINED, me.seat, coin)


def lose(g: Winterforge, me: Guild, coin: int) -> None:
    """The Coin, or all there is."""
    lost = min(coin, me.coin)
    me.coin -= lost
    g.note(COIN_LOST, me.seat, lost)


def help_jobs(g: Winterforge, me: Guild, tokens: int) -> None:
    for i in range(len(me.jobs)):
        job = me.jobs[i]
        me.jobs[i] = Job(job.contract, job.work + tokens, job.parts, job.faces, job.rune)
        g.note(WORK_ADDED, me.seat, job.contract, tokens)


def claim_contract(g: Winterforge) -> None:
    """The best Contract of the track, the leftmost of equals, goes under the deck."""
    if g.contract_deck.size() == 0 or max(g.track) < 0:
        return
    worth = [g.box.contracts[c].rp if c >= 0 else -1 for c in g.track]
    slot = worth.index(max(worth))
    g.note(CONTRACT_CLAIMED, TABLE, g.track[slot])
    g.contract_deck.put_under(g.track[slot])
    g.track[slot] = EMPTY
    fill_track(g)


@dataclass
class RaiseSkill(Choice):
    """One Skill that is low enough rises."""

    at_most: int = 0
    amount: int = 0

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return min(me.skills) <= self.at_most

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        low = [craft for craft in range(len(CRAFTS)) if me.skills[craft] <= self.at_most]
        return [RAISE_SKILL.base + craft for craft in low]

    def apply(self, g: Winterforge, me: Guild, act: Kind, craft: int, y: int) -> None:
        for _ in range(min(self.amount, TOP_SKILL - me.skills[craft])):
            raise_skill(me, craft)
        g.note(SKILL_ROSE, me.seat, craft, me.skills[craft])


@dataclass
class RelieveLoan(Choice):
    """The Bank adds to the payments on one Loan, but never settles it."""

    amount: int = 0
    floor: int = 0

    def relief(self, g: Winterforge, me: Guild, i: int) -> int:
        return min(self.amount, me.owed(i, g.box) - self.floor)

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return len(self.options(g, me)) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        helped = [i for i in range(len(me.loans)) if self.relief(g, me, i) > 0]
        return [RELIEVE_LOAN.base + i for i in helped]

    def apply(self, g: Winterforge, me: Guild, act: Kind, i: int, y: int) -> None:
        relief = self.relief(g, me, i)
        me.paid[i] += relief
        g.note(LOAN_RELIEVED, me.seat, me.loans[i], relief)


@dataclass
class SearchWagon(Choice):
    """The top card of one of these decks, unseen."""

    levels: list[int] = field(default_factory=list)

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return len(self.options(g, me)) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        full = [level for level in self.levels if g.component_decks[level].size() > 0]
        return [SEARCH_WAGON.base + level for level in full]

    def apply(self, g: Winterforge, me: Guild, act: Kind, level: int, y: int) -> None:
        component = g.draw(g.component_decks[level])
        me.stock.append(component)
        g.note(COMPONENT_FOUND, me.seat, component)


@dataclass
class LoseComponent(Choice):
    """A Component of the stockpile goes under its deck."""

    amount: int = 0

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return self.amount > 0 and len(me.stock) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [LOSE_COMPONENT.base + component for component in sorted(set(me.stock))]

    def apply(self, g: Winterforge, me: Guild, act: Kind, component: int, y: int) -> None:
        me.stock.remove(component)
        g.component_decks[g.box.components[component].level].put_under(component)
        g.note(COMPONENT_LOST, me.seat, component)
        g.then(LoseComponent(self.amount - 1))


def rank(g: Winterforge) -> Rank:
    """What the score is worth. [WF-105, WF-R45]"""
    points = score(g, g.players[0])
    reached = [rank for rank in g.box.ranks if rank.least <= points]
    return reached[-1] if reached else g.box.ranks[0]


def solo_result(g: Winterforge) -> list[float]:
    """Alone one wins by rank."""
    return [1.0 if rank(g).won else 0.0]


saved("winterforge", LayOutEvents, BeginSoloTurn, DoDeed, SoloTurnEnds)
saved("winterforge", RaiseSkill, RelieveLoan, SearchWagon, LoseComponent)
