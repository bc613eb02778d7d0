"""What a table is worth to each Guild, for bots and hints: RP to be expected at the end.

What is scored already counts in full. Contracts on their way count for less the more actions they
still take, Coin and Skills for what they help to complete, and everything for less as the end comes
near; a Royal Contract that somebody works on brings it nearer. The numbers come from matches
between bots; the results log has them.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.winterforge.box import FORGE, SHRINE
from hearth.games.winterforge.cards import TOP_SKILL
from hearth.games.winterforge.devotion import devotions, donation_worth
from hearth.games.winterforge.lords import LORDS_SEATS, SMITHS
from hearth.games.winterforge.projects import NEVER, Means, Project, on_show
from hearth.games.winterforge.questions import (
    CONTRACTS_AT_MOST,
    CREW_AT_MOST,
    has_alleyway,
)
from hearth.games.winterforge.scoring import (
    FIRST_ROYAL_RP,
    FULL_CREW_RP,
    UNPAID_LOAN_RP,
    contracts_rp,
    crew_rp,
    first_royal_rp,
    repaid_loans_rp,
    scores,
    skills_rp,
)
from hearth.games.winterforge.state import NOT_YET, Guild, Winterforge

COIN: Final = 0.33  # RP for 1 Coin, early in the match
COIN_MANY: Final = 12  # beyond so many, half of that
SKILL: Final = 0.15  # a point of a Skill, beside its printed RP
CREW: Final = 0.4  # a Crew, beside the RP for two of them
COMPONENT: Final = 0.2  # a Component that no Contract needs yet, for each Coin it costs
USUAL_CONTRACT: Final = 2.6  # a Contract that is still to be taken
USUAL_COST: Final = 4.0  # Coin for its Components
PATIENCE: Final = 0.94  # what a point is worth if it takes one action more
ACTION: Final = 0.2  # an action that is still to come, so that none is wasted
AFTER_ANOTHER: Final = 0.75  # of a project's actions, if others come first: trips are shared
LENGTH: Final = 20.0  # rounds that a match usually lasts
SOLO_LENGTH: Final = 15.0
ACTIONS_PER_ROUND: Final = 3.0
CONTRACTS_PER_ROUND: Final = 0.34  # that a player takes from the deck
RUNE: Final = 0.5  # in the stockpile, beside what it adds
DEVOTION: Final = 0.25  # of what a donation brings, while nobody has begun a Royal Contract
HELD_COIN: Final = 0.9  # of a Held Contract's Coin


def swing(g: Winterforge) -> float:
    """How many RP the appraisal may well be wrong by; alone, a good result."""
    if len(g.players) == 1:
        return 19.0
    return 4.0 if is_near_the_end(g) else 6.0 + 0.5 * rounds_left(g)


def rounds_left(g: Winterforge) -> float:
    """Rounds (days) after this one that may be expected, while nobody begins a Royal Contract."""
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
    shown = on_show(g)
    royals = [royal_in(g, guild, shown) for guild in g.players]
    out = [guild_worth(g, me, rounds, royals, shown) for me in g.players]
    if has_alleyway(g, SHRINE):
        faith = devotions(g, rounds)
        return [out[seat] + faith[seat] for seat in range(len(out))]
    return out


def royal_in(g: Winterforge, guild: Guild, shown: list[list[int]]) -> float:
    """Rounds until a Guild may complete the Royal Contract that it works on, which is the end."""
    if g.triggers:
        for job in guild.jobs:
            if g.box.contracts[job.contract].royal:
                begun = Means(g, guild, shown).begun(g, guild, job)
                return begun.actions / ACTIONS_PER_ROUND
    return NEVER


def guild_worth(
    g: Winterforge, me: Guild, rounds: float, royals: list[float], shown: list[list[int]]
) -> float:
    """Everything but the Faith that there is."""
    for seat in range(len(royals)):  # the others' end one's own work early
        if seat != me.seat:
            rounds = min(rounds, royals[seat])
    length = SOLO_LENGTH if len(g.players) == 1 else LENGTH
    time = min(rounds / length, royals[me.seat] / length, 1.0)
    rp = contracts_rp(g, me) + first_royal_rp(g, me) + me.rune_rp + skills_rp(g, me)
    worth = float(rp + repaid_loans_rp(me))
    worth += loans_worth(g, me, time) + crew_rp(me) * (1.0 - time)  # Crew can still leave
    coin = COIN * (0.15 + 0.85 * time)
    worth += coin_worth(g, me) * coin
    worth += (skills_worth(me) + crew_worth(me) + RUNE * len(me.runes)) * time
    means = Means(g, me, shown)
    worth += work_worth(g, me, means, rounds, coin)
    return worth + spare_worth(g, means) * time


def coin_worth(g: Winterforge, me: Guild) -> float:
    """Coin at hand, less what is owed; of many Coins, half."""
    coin = float(me.coin)
    for i in range(len(me.loans)):
        coin -= me.owed(i, g.box)
    for contract in me.held:  # of the Auction House
        coin += HELD_COIN * g.box.contracts[contract].coin
    return min(coin, COIN_MANY) + max(coin - COIN_MANY, 0.0) / 2


def loans_worth(g: Winterforge, me: Guild, time: float) -> float:
    """What is owed can still be paid; the less Coin and time there is, the less likely.

    A step down where the Coin just does not suffice would keep a bot from ever spending any.
    """
    owed = 0
    for i in range(len(me.loans)):
        owed += me.owed(i, g.box)
    if owed == 0:
        return 0.0
    lacking = max(owed - me.coin, 0) / owed
    return UNPAID_LOAN_RP * len(me.loans) * lacking * (1.0 - time) ** 2


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


def spare_worth(g: Winterforge, means: Means) -> float:
    """Components that no Contract needs yet."""
    worth = 0.0
    for component in means.stock:
        worth += COMPONENT * g.box.components[component].cost
    return worth


def work_worth(g: Winterforge, me: Guild, means: Means, rounds: float, coin: float) -> float:
    """One project after the other, the quickest gains first; and the time that is left."""
    left = actions_to_come(g, me, rounds)
    worth = ACTION * left
    passed = 0.0
    for promise in in_good_order(g, me, means, rounds, coin):
        project = means.again(g, me, promise.project) if passed > 0.0 else promise.project
        finished = passed + (project.actions if passed == 0.0 else AFTER_ANOTHER * project.actions)
        gain = promise.rp * patience(finished) * in_time(finished, left) - coin * project.price
        if gain > 0.0:
            worth += gain
            passed = finished
            means.use(g, project)
    for _ in range(CONTRACTS_AT_MOST - me.unfinished()):
        passed += means.to_be_taken() * (AFTER_ANOTHER if passed > 0.0 else 1.0)
        means.place = FORGE
        gain = USUAL_CONTRACT * patience(passed) * in_time(passed, left) - coin * USUAL_COST
        worth += max(gain, 0.0)
    return worth


class Promise:
    """A project, and what it brings when it is completed."""

    def __init__(self, project: Project, rp: float, coin: float) -> None:
        self.project: Project = project
        self.rp: float = rp
        discount = patience(max(project.actions, 1.0))
        # What comes first, so that all together are worth most: much in few actions.
        self.haste: float = (rp * discount - coin * project.price) / (1.0 - discount)


def in_good_order(
    g: Winterforge, me: Guild, means: Means, rounds: float, coin: float
) -> list[Promise]:
    """All that a Guild has begun or could begin, each as if it came first.

    Only the one that does come first depends on where the Guild stands. A Guild that went after
    several at once would be drawn to and fro between their places and never arrive.
    """
    out: list[Promise] = []
    for job in me.jobs:
        rp = contract_worth(g, job.contract, coin)
        put_in_order(out, Promise(means.begun(g, me, job), rp, coin))
    unstarted = [*me.hand, me.royal] if me.royal >= 0 and me.royal_is_hidden() else me.hand
    for contract in unstarted:
        rp = contract_worth(g, contract, coin)
        put_in_order(out, Promise(means.unstarted(g, me, contract), rp, coin))
    if has_alleyway(g, SHRINE) and g.faith_bag.size() > 0:
        # It comes last, while Contracts bring Coin and Skills that help from then on.
        rp = donation_worth(g, me, rounds) * (1.0 if is_near_the_end(g) else DEVOTION)
        out.append(Promise(means.donation(g), rp, coin))
    return out


def is_near_the_end(g: Winterforge) -> bool:
    """Somebody works on a Royal Contract, which ends nearly all matches."""
    for guild in g.players:
        if guild.royal >= 0 and not guild.royal_is_hidden():
            return True
    return g.ending != NOT_YET


def put_in_order(promises: list[Promise], promise: Promise) -> None:
    """Behind all that are as urgent: there are few, a sort would cost more."""
    at = len(promises)
    while at > 0 and promises[at - 1].haste < promise.haste:
        at -= 1
    promises.insert(at, promise)


def contract_worth(g: Winterforge, contract: int, coin: float) -> float:
    """What a Contract brings when it is completed, its price aside."""
    card = g.box.contracts[contract]
    rp = card.rp + SKILL * len(card.crafts) + coin * card.coin
    return rp + FIRST_ROYAL_RP if card.royal and g.first_royal < 0 else rp


def actions_to_come(g: Winterforge, me: Guild, rounds: float) -> float:
    """Actions that are left in this turn, in this round, and in the rounds to come."""
    left = ACTIONS_PER_ROUND * rounds
    if g.turn == me.seat:
        left += g.actions_left
    if len(g.players) == LORDS_SEATS:
        return left + SMITHS - len(me.smiths)
    if (me.seat - g.first) % len(g.players) > (g.turn - g.first) % len(g.players):
        left += ACTIONS_PER_ROUND  # this round's turn is still to come
    return left


def patience(actions: float) -> float:
    """What is left of a point that takes so many actions. (`**` is slow in the compiled engine.)"""
    return math.pow(PATIENCE, actions)


def in_time(actions: float, left: float) -> float:
    """The chance that so many actions are left before the end."""
    x = (left - actions) / (1.0 + 0.25 * left)
    if x > 6.0:
        return 1.0
    return 0.0 if x < -6.0 else 1.0 / (1.0 + math.exp(-2.5 * x))
