"""What a table is worth to each Guild, for bots and hints: RP to be expected at the end.

What is scored already counts in full. Contracts on their way count for less the more actions they
still take, Coin and Skills for what they help to complete, and everything for less as the end comes
near. The numbers come from matches between bots; the results log has them.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.winterforge.box import SHRINE
from hearth.games.winterforge.cards import TOP_SKILL
from hearth.games.winterforge.lords import LORDS_SEATS, SMITHS
from hearth.games.winterforge.projects import Project, projects, to_be_taken
from hearth.games.winterforge.questions import (
    CONTRACTS_AT_MOST,
    CREW_AT_MOST,
    has_alleyway,
)
from hearth.games.winterforge.scoring import (
    FIRST_ROYAL_RP,
    FULL_CREW_RP,
    contracts_rp,
    crew_rp,
    first_royal_rp,
    repaid_loans_rp,
    scores,
    skills_rp,
    unpaid_loans_rp,
)
from hearth.games.winterforge.shrine import FAITH_RP, SOLO_FAITH
from hearth.games.winterforge.state import NOT_YET, Guild, Winterforge

COIN: Final = 0.33  # RP for 1 Coin, early in the match
COIN_MANY: Final = 12  # beyond so many, half of that
SKILL: Final = 0.15  # a point of a Skill, beside its printed RP
CREW: Final = 0.4  # a Crew, beside the RP for two of them
COMPONENT: Final = 0.25  # a Component in the stockpile, for each Coin it costs
USUAL_CONTRACT: Final = 2.6  # a Contract that is still to be taken
PATIENCE: Final = 0.93  # what a point is worth if it takes one action more
AFTER_ANOTHER: Final = 0.75  # of a project's actions, if others come first: trips are shared
LENGTH: Final = 20.0  # rounds that a match usually lasts
SOLO_LENGTH: Final = 15.0
ACTIONS_PER_ROUND: Final = 3.0
CONTRACTS_PER_ROUND: Final = 0.34  # that a player takes from the deck
RUNE: Final = 0.5  # in the stockpile, beside what it adds
HELD_COIN: Final = 0.9  # of a Held Contract's Coin
FAITH_DOUBT: Final = 1.5


def swing(g: Winterforge) -> float:
    """How many RP the appraisal may well be wrong by; alone, a good result."""
    if len(g.players) == 1:
        return 19.0
    return 1.2 + 0.2 * min(rounds_left(g), LENGTH)


def rounds_left(g: Winterforge) -> float:
    """Rounds (days) after this one that may be expected."""
    if g.ending != NOT_YET:
        return 0.0
    left = float(g.round_cap - g.round)
    if len(g.players) == 1:
        return left
    taken = CONTRACTS_PER_ROUND * len(g.players)
    return min(left, g.contract_deck.size() / taken)


def appraise(g: Winterforge) -> list[float]:
    """RP that each Guild may be expected to end with."""
    if g.over:
        return [float(rp) for rp in scores(g)]
    rounds = rounds_left(g)
    out = [guild_worth(g, me, rounds) for me in g.players]
    if has_alleyway(g, SHRINE):
        add_faith(g, rounds, out)
    return out


def guild_worth(g: Winterforge, me: Guild, rounds: float) -> float:
    """Everything but Faith."""
    length = SOLO_LENGTH if len(g.players) == 1 else LENGTH
    time = min(rounds / length, 1.0)
    rp = contracts_rp(g, me) + first_royal_rp(g, me) + me.rune_rp + skills_rp(g, me)
    worth = float(rp + repaid_loans_rp(me))
    # Loans can still be paid, and Crew can still leave.
    worth += (unpaid_loans_rp(g, me) + crew_rp(me)) * (1.0 - time)
    worth += coin_worth(g, me) * (0.15 + 0.85 * time)
    worth += skills_worth(me) * time + crew_worth(me) * time
    worth += stock_worth(g, me) * time
    return worth + work_worth(g, me, rounds)


def coin_worth(g: Winterforge, me: Guild) -> float:
    """Coin at hand, less what is owed."""
    coin = float(me.coin)
    for i in range(len(me.loans)):
        coin -= me.owed(i, g.box)
    for contract in me.held:  # of the Auction House
        coin += HELD_COIN * g.box.contracts[contract].coin
    return COIN * min(coin, COIN_MANY) + COIN / 2 * max(coin - COIN_MANY, 0.0)


def skills_worth(me: Guild) -> float:
    points = 0.0
    for skill in me.skills:
        points += min(skill, TOP_SKILL - 1)
    return SKILL * points


def crew_worth(me: Guild) -> float:
    """They help to complete Contracts; two of them are scored."""
    if len(me.crew) == 0:
        return 0.0
    return CREW * len(me.crew) + (0.0 if len(me.crew) == CREW_AT_MOST else FULL_CREW_RP / 4)


def stock_worth(g: Winterforge, me: Guild) -> float:
    worth = RUNE * len(me.runes)
    for component in me.stock:
        worth += COMPONENT * g.box.components[component].cost
    return worth


def work_worth(g: Winterforge, me: Guild, rounds: float) -> float:
    """Contracts one after the other, the quickest gains first."""
    pace = Pace(g, me, rounds)
    gains: list[tuple[float, float]] = []  # what it brings, and in how many actions
    for project in projects(g, me):
        gains.append((project_worth(g, project), max(project.actions, 1.0)))
    for _ in range(CONTRACTS_AT_MOST - me.unfinished()):
        gains.append((USUAL_CONTRACT, to_be_taken(g, me) + 1.0))
    gains.sort(key=lambda gain: -gain[0] * PATIENCE ** gain[1])
    worth = 0.0
    passed = 0.0
    for i in range(len(gains)):
        rp, actions = gains[i]
        passed += actions if i == 0 else AFTER_ANOTHER * actions
        worth += rp * pace.patience(passed) * pace.in_time(passed)
    return worth


class Pace:
    """How soon a Guild gets to do so many actions, and whether at all."""

    def __init__(self, g: Winterforge, me: Guild, rounds: float) -> None:
        lords = len(g.players) == LORDS_SEATS
        self.per_turn: float = 1.0 if lords else ACTIONS_PER_ROUND
        self.now: float = float(g.actions_left) if g.turn == me.seat else 0.0
        self.left: float = self.now + ACTIONS_PER_ROUND * rounds
        if lords:
            self.left += SMITHS - len(me.smiths)
        elif (me.seat - g.first) % len(g.players) > (g.turn - g.first) % len(g.players):
            self.left += ACTIONS_PER_ROUND  # this round's turn is still to come

    def patience(self, actions: float) -> float:
        """What waits for a later turn is worth less, so that no action is wasted."""
        if actions <= self.now:
            return 1.0 - 0.01 * actions
        later = max(actions - self.now - self.per_turn, 0.0)
        waiting: float = PATIENCE ** (self.per_turn + later)
        return waiting

    def in_time(self, actions: float) -> float:
        """The chance that so many actions are left before the end."""
        x = (self.left - actions) / (1.0 + 0.25 * self.left)
        if x > 6.0:
            return 1.0
        return 0.0 if x < -6.0 else 1.0 / (1.0 + math.exp(-2.5 * x))


def project_worth(g: Winterforge, project: Project) -> float:
    """What a Contract brings when it is completed."""
    card = g.box.contracts[project.contract]
    rp = card.rp + SKILL * len(card.crafts) + COIN * (card.coin - project.price)
    return rp + FIRST_ROYAL_RP if card.royal and g.first_royal < 0 else rp


def add_faith(g: Winterforge, rounds: float, out: list[float]) -> None:
    """Places in Faith by how far ahead everybody is; surer as the end comes near."""
    totals = [float(sum(guild.faith)) for guild in g.players]
    if len(totals) == 1:
        out[0] += FAITH_RP[0] * min(totals[0] / SOLO_FAITH, 1.0)
        return
    doubt = 0.4 + FAITH_DOUBT * min(rounds / LENGTH, 1.0)
    most = max(totals)
    weights = [math.exp((faith - most) / doubt) if faith > 0 else 0.05 for faith in totals]
    total = sum(weights)
    for seat in range(len(totals)):
        share = weights[seat] / total
        out[seat] += FAITH_RP[0] * share + FAITH_RP[1] * share * (1.0 - share)
