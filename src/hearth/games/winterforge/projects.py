"""How far a Guild is with its Contracts: what each may still bring, and how many actions it takes.

A project is a Contract in hand, a started one, the Royal Contract, or a Contract still to be taken.
The estimates are for bots and hints; they know the printed numbers and the state of the Guild, not
what the others are up to.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.winterforge.box import BANK, FORGE, GUILDHALL, MARKET, SITES
from hearth.games.winterforge.effects import FAILURE_TOKENS
from hearth.games.winterforge.lords import LORDS_SEATS
from hearth.games.winterforge.questions import (
    COMPONENTS_PER_PURCHASE,
    LOANS_AT_MOST,
    forge_bonus,
    total,
)
from hearth.games.winterforge.state import Guild, Job, Winterforge

MATERIALS: Final = 3
# A Component that is not on show: what it will cost, and the actions until it comes up.
USUAL_PRICE: Final = 3.0
WAITING: Final = 1.5
FACE: Final = 1.5  # what a die shows on average, with 1 for each Coin that its Component costs
MOST_SPARE: Final = 2.0  # Coin that goes into a better Component
USUAL_VARIANCE: Final = 4.0
USUAL_LOAN: Final = 5.0
MOST_ATTEMPTS: Final = 6
LOGISTIC: Final = 1.7  # a logistic curve that is close to the normal distribution


class Project:
    """A Contract on its way."""

    def __init__(self, contract: int, actions: float, price: float) -> None:
        self.contract: int = contract
        self.actions: float = actions  # until it is completed, Moves included
        self.price: float = price  # Coin for the Components that are missing


def distances(g: Winterforge) -> list[list[int]]:
    """Moves between all places; in Lords Smiths are placed, nobody moves."""
    if len(g.players) == LORDS_SEATS:
        return NO_DISTANCES
    return g.box.moves[g.alleyways]


NO_DISTANCES: Final = [[0] * SITES for _ in range(SITES)]


class Plan:
    """Everything a Guild has begun or holds, the Royal Contract included.

    What one Contract uses up, Components or Coin, is not there for the next.
    """

    def __init__(self, g: Winterforge, me: Guild) -> None:
        moves = distances(g)
        self.projects: list[Project] = []
        self.spare: list[int] = me.stock[:]  # Components that no Contract needs
        for job in me.jobs:
            attempts = expected_attempts(g, me, job)
            self.projects.append(Project(job.contract, moves[me.place][FORGE] + attempts, 0.0))
        coin = float(me.coin)
        for contract in by_need(g, me):
            project = unstarted(g, me, contract, self.spare, coin, moves)
            coin -= project.price
            self.projects.append(project)


def by_need(g: Winterforge, me: Guild) -> list[int]:
    """The Contracts that are not started, the one that lacks least first; the Royal one last."""
    keyed: list[int] = []
    for contract in me.hand:
        needs = g.box.contracts[contract].needs[:]
        for component in me.stock:
            material = g.box.components[component].material
            if needs[material] > 0:
                needs[material] -= 1
        keyed.append(sum(needs) * 1000 + contract)
    keyed.sort()
    out = [key % 1000 for key in keyed]
    if me.royal >= 0 and me.royal_is_hidden():
        out.append(me.royal)
    return out


def unstarted(
    g: Winterforge, me: Guild, contract: int, stock: list[int], coin: float, moves: list[list[int]]
) -> Project:
    """Buy what is missing, go to the Forge, and try. What it uses is taken from the stock."""
    card = g.box.contracts[contract]
    parts = best_parts(g, stock, card.needs)
    for part in parts:
        stock.remove(part)
    missing = len(card.order) - len(parts)
    if missing == 0:
        attempts = expected_attempts(g, me, Job(contract, 0, parts))
        return Project(contract, moves[me.place][FORGE] + attempts, 0.0)
    basket = Basket(g, card.needs, parts)
    spare = max(coin - basket.price, 0.0) / missing
    mean, variance = roll(g, me, Job(contract, 0, parts))
    mean += FACE * missing + basket.price + min(spare, MOST_SPARE) * missing
    variance += USUAL_VARIANCE * missing
    attempts = attempts_needed(mean - card.forge, variance, tokens_per_failure(g, me))
    purchases = (missing + COMPONENTS_PER_PURCHASE - 1) // COMPONENTS_PER_PURCHASE
    trip = way_to_market(me, basket.price - coin, moves) + moves[MARKET][FORGE]
    return Project(contract, trip + purchases + basket.waiting + attempts, basket.price)


class Basket:
    """The cheapest Components of the Market that a Contract lacks."""

    def __init__(self, g: Winterforge, needs: list[int], parts: list[int]) -> None:
        self.price: float = 0.0
        self.waiting: float = 0.0  # actions until what is not on show comes up
        for material in range(MATERIALS):
            lacking = needs[material]
            for part in parts:
                if g.box.components[part].material == material:
                    lacking -= 1
            if lacking > 0:
                self.fill(g, material, lacking)

    def fill(self, g: Winterforge, material: int, lacking: int) -> None:
        prices: list[int] = []
        for component in g.market:
            if component >= 0 and g.box.components[component].material == material:
                prices.append(g.box.components[component].cost)
        prices.sort()
        for i in range(lacking):
            if i < len(prices):
                self.price += prices[i]
            else:
                self.price += USUAL_PRICE
                self.waiting += WAITING


def way_to_market(me: Guild, lacking: float, moves: list[list[int]]) -> float:
    """Actions until one stands in the Market, with so much more Coin than now."""
    if lacking <= 0:
        return float(moves[me.place][MARKET])
    by_funds = moves[me.place][GUILDHALL] + moves[GUILDHALL][MARKET] + lacking
    if len(me.loans) >= LOANS_AT_MOST:
        return by_funds
    by_loan = moves[me.place][BANK] + moves[BANK][MARKET] + 1.0 + max(lacking - USUAL_LOAN, 0.0)
    return min(by_funds, by_loan)


def best_parts(g: Winterforge, stock: list[int], needs: list[int]) -> list[int]:
    """The best Components of the stock for what is needed, as far as they go."""
    out: list[int] = []
    for material in range(MATERIALS):
        wanted = needs[material]
        taken: list[int] = []
        for component in stock:
            card = g.box.components[component]
            if card.material == material:
                taken.append(card.cost * 1000 + component)
        taken.sort()
        for i in range(min(wanted, len(taken))):
            out.append(taken[len(taken) - 1 - i] % 1000)
    return out


def roll(g: Winterforge, me: Guild, job: Job) -> tuple[float, float]:
    """Mean and variance of the result: dice of the Components, and all that is added."""
    mean = float(forge_bonus(g, me, job))
    variance = 0.0
    for part in job.parts:
        for sides in g.box.components[part].dice:
            mean += (sides + 1) / 2
            variance += (sides * sides - 1) / 12
    return mean, variance


def tokens_per_failure(g: Winterforge, me: Guild) -> float:
    return 1.0 + (total(g, me, FAILURE_TOKENS) if me.crew else 0)


def expected_attempts(g: Winterforge, me: Guild, job: Job) -> float:
    """How many attempts a Contract takes whose Components are all there."""
    mean, variance = roll(g, me, job)
    above = mean - g.box.contracts[job.contract].forge
    return attempts_needed(above, variance, tokens_per_failure(g, me))


def success_chance(g: Winterforge, me: Guild, job: Job) -> float:
    """The chance of the next attempt."""
    mean, variance = roll(g, me, job)
    return chance(mean - g.box.contracts[job.contract].forge, variance)


def chance(above: float, variance: float) -> float:
    """The chance to reach a number that the mean is so much above."""
    spread = math.sqrt(variance + 0.3)
    x = LOGISTIC * (above + 0.5) / spread
    if x > 12.0:
        return 1.0
    return 0.0 if x < -12.0 else 1.0 / (1.0 + math.exp(-x))


def attempts_needed(above: float, variance: float, tokens: float) -> float:
    """Expected attempts, each failure adding its Work Tokens."""
    attempts = 0.0
    failing = 1.0
    for i in range(MOST_ATTEMPTS):
        attempts += failing
        failing *= 1.0 - chance(above + i * tokens, variance)
        if failing < 0.02:
            return attempts
    lacking = max(-(above + MOST_ATTEMPTS * tokens), 0.0)
    return attempts + failing * (1.0 + lacking / tokens)


def to_be_taken(g: Winterforge, me: Guild) -> float:
    """Actions until a Contract that is not even taken yet could be completed."""
    moves = distances(g)
    trip = moves[me.place][GUILDHALL] + moves[GUILDHALL][MARKET] + moves[MARKET][FORGE]
    return trip + 1.0 + 1.5 + 1.6
