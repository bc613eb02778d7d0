"""What Events do at once: a small step for each kind of deed. [WF-R46]

Steps are never edited, so those of a box are made once and shared by all its matches.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.winterforge.box import MOST_COMPONENTS
from hearth.games.winterforge.cards import LEVELS, TOP_SKILL, Deed
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.events import (
    COIN_GAINED,
    COIN_LOST,
    COMPONENT_FOUND,
    COMPONENT_LOST,
    CONTRACT_CLAIMED,
    LOAN_RELIEVED,
    SKILL_ROSE,
    TABLE,
    WORK_ADDED,
)
from hearth.games.winterforge.guildhall import fill_track
from hearth.games.winterforge.market import FILL_MARKET, deal_row_anew, part_equals
from hearth.games.winterforge.questions import LOANS_AT_MOST
from hearth.games.winterforge.state import EMPTY, A, Guild, Job, Winterforge
from hearth.games.winterforge.success import PAY_ALL_CREW, raise_skill
from hearth.kernel import Choice, Effect, Kind, Step, saved

RAISE_SKILL: Final = A.kind("raise_skill", craft=len(CRAFTS))
RELIEVE_LOAN: Final = A.kind("relieve_loan", loan=LOANS_AT_MOST)
SEARCH_WAGON: Final = A.kind("search_wagon", level=LEVELS)
LOSE_COMPONENT: Final = A.kind("lose_component", component=MOST_COMPONENTS)


def steps_of(deed: Deed) -> list[Step]:
    """The kinds of deeds, and the numbers they are written with in the box."""
    n = deed.numbers
    if deed.kind == "gain_coin":
        return [GainCoin(n["amount"])]
    if deed.kind == "lose_coin":
        return [LoseCoin(n["amount"])]
    if deed.kind == "lose_coin_per_loan":
        return [LoseCoinPerLoan(n["amount"])]
    if deed.kind == "inspection":
        return [Inspect(n["gain"], n["loss"])]
    if deed.kind == "work_on_started":
        return [HelpJobs(n["amount"], n["else_coin"])]
    if deed.kind == "refresh_market":
        return [RefreshMarket()]
    if deed.kind == "lose_track_contract":
        return [LoseTrackContract()]
    return _choices_of(deed)


def _choices_of(deed: Deed) -> list[Step]:
    n = deed.numbers
    if deed.kind == "raise_skill":
        return [RaiseSkill(n["at_most"], n["amount"])]
    if deed.kind == "relieve_loan":
        return [RelieveLoan(n["amount"], n["floor"], n["else_coin"])]
    if deed.kind == "free_component":
        return [SearchWagon(deed.levels)]
    if deed.kind == "lose_component":
        return [LoseComponent(n["amount"]), FILL_MARKET]
    assert deed.kind == "wages_due", deed.kind
    return [PAY_ALL_CREW]


def gain(g: Winterforge, me: Guild, coin: int) -> None:
    me.coin += coin
    g.note(COIN_GAINED, me.seat, coin)


def lose(g: Winterforge, me: Guild, coin: int) -> None:
    """The Coin, or all there is."""
    lost = min(coin, me.coin)
    me.coin -= lost
    g.note(COIN_LOST, me.seat, lost)


@dataclass
class GainCoin(Effect):
    """Coin from the supply."""

    amount: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        gain(g, me, self.amount)


@dataclass
class LoseCoin(Effect):
    """Coin to the supply."""

    amount: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        lose(g, me, self.amount)


@dataclass
class LoseCoinPerLoan(Effect):
    """Coin for each unpaid Loan; it counts as no payment."""

    amount: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        lose(g, me, self.amount * len(me.loans))


@dataclass
class Inspect(Effect):
    """Started work is rewarded, idleness is not."""

    gain: int = 0
    loss: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        if me.jobs:
            gain(g, me, self.gain)
        else:
            lose(g, me, self.loss)


@dataclass
class HelpJobs(Effect):
    """Work Tokens on every started Contract, or Coin if there is none."""

    tokens: int = 0
    else_coin: int = 0

    def happen(self, g: Winterforge, me: Guild) -> None:
        if not me.jobs:
            gain(g, me, self.else_coin)
        for i in range(len(me.jobs)):
            job = me.jobs[i]
            work = job.work + self.tokens
            me.jobs[i] = Job(job.contract, work, job.parts, job.faces, job.rune)
            g.note(WORK_ADDED, me.seat, job.contract, self.tokens)


@dataclass
class RefreshMarket(Effect):
    """All rows are dealt anew."""

    def happen(self, g: Winterforge, me: Guild) -> None:
        for row in range(LEVELS):
            deal_row_anew(g, row)
            part_equals(g, row)


@dataclass
class LoseTrackContract(Effect):
    """The best Contract of the track, the leftmost of equals, goes under the deck."""

    def happen(self, g: Winterforge, me: Guild) -> None:
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
    """The Bank adds to the payments on one Loan, but never settles it; or Coin without a Loan."""

    amount: int = 0
    floor: int = 0
    else_coin: int = 0

    def relief(self, g: Winterforge, me: Guild, i: int) -> int:
        return min(self.amount, me.owed(i, g.box) - self.floor)

    def applies(self, g: Winterforge, me: Guild) -> bool:
        if not me.loans:
            gain(g, me, self.else_coin)
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


saved("winterforge", GainCoin, LoseCoin, LoseCoinPerLoan, Inspect, HelpJobs, RefreshMarket)
saved("winterforge", LoseTrackContract, RaiseSkill, RelieveLoan, SearchWagon, LoseComponent)
