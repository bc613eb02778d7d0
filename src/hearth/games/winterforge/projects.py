"""How far a Guild is with its Contracts: what each still costs, in actions and in Coin.

A project is a Contract in hand, a started one, the Royal Contract, or a donation at the Shrine.
The estimates are for bots and hints; they know the printed numbers and the state of the Guild, not
what the others are up to.
"""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import BANK, FORGE, GUILDHALL, MARKET, SHRINE, SITES
from hearth.games.winterforge.lords import LORDS_SEATS
from hearth.games.winterforge.odds import (
    attempts_needed,
    die_mean,
    die_variance,
    roll,
    tokens_per_failure,
)
from hearth.games.winterforge.questions import LOANS_AT_MOST, funds_amount, funds_below
from hearth.games.winterforge.state import Guild, Job, Winterforge, job_of

MATERIALS: Final = 3
# A Component that is not on show: what it will cost and show, and the actions until it comes up.
USUAL_PRICE: Final = 3.0
USUAL_MEAN: Final = 4.5
USUAL_VARIANCE: Final = 4.0
WAITING: Final = 1.5
BELOW: Final = 1.0  # dearer Components are bought if the mean is further below the forge number
# A purchase has a part that is there for one Component, and one that grows with their number.
PURCHASE: Final = 0.4
PURCHASE_EACH: Final = 0.2
USUAL_LOAN: Final = 5.0
INTEREST: Final = 2.0
LOAN_PATIENCE: Final = 2.0  # actions that a loan must save
NEVER: Final = 1000.0
NO_FACES: Final[list[int]] = []  # nobody edits it
NO_RUNE: Final = -1
NO_JOB: Final = Job(-1, 0, [])
USUAL_WORK: Final = 4.1  # actions for a Contract that is still to be taken, Moves aside


class Project:
    """Something to be done, above all a Contract."""

    def __init__(self, job: Job, place: int = FORGE) -> None:
        self.job: Job = job  # as it is, or as it would be started with what is in stock
        self.place: int = place  # where it is completed
        self.started: bool = False
        self.actions: float = 0.0  # until it is completed, Moves included
        self.price: float = 0.0  # Coin for the Components that are missing
        self.mean: float = 0.0  # of a roll, without what is to be bought …
        self.variance: float = 0.0  # … as the Guild is now
        self.basket: Basket | None = None  # what is to be bought


def distances(g: Winterforge) -> list[list[int]]:
    """Moves between all places; in Lords Smiths are placed, nobody moves."""
    if len(g.players) == LORDS_SEATS:
        return NO_DISTANCES
    return g.box.moves[g.alleyways]


NO_DISTANCES: Final = [[0] * SITES for _ in range(SITES)]


class Means:
    """What a Guild can use: where it stands, its Coin, its stock, and what the Market shows.

    Using it for one Contract leaves less for the next, and the Guild at the Forge, with the Coin
    that the Contract brings. So what a plan promises is still true after its first part is done.
    """

    def __init__(self, g: Winterforge, me: Guild, shown: list[list[int]]) -> None:
        self.moves: list[list[int]] = distances(g)
        self.place: int = me.place
        self.coin: float = float(me.coin)
        self.stock: list[int] = me.stock[:]
        self.on_show: list[list[int]] = shown[:]  # by material, the cheapest first
        self.tokens: float = tokens_per_failure(g, me)

    def begun(self, g: Winterforge, me: Guild, job: Job) -> Project:
        """Go to the Forge and try on."""
        project = Project(job)
        project.started = True
        project.mean, project.variance = roll(g, me, job)
        project.actions = self.moves[self.place][FORGE] + self.attempts(g, project)
        return project

    def donation(self, g: Winterforge) -> Project:
        """Go to the Shrine and donate."""
        project = Project(NO_JOB, SHRINE)
        project.price = float(g.box.sites[SHRINE].price)
        lacking = max(project.price - self.coin, 0.0)
        project.actions = self.moves[self.place][SHRINE] + 1.0 + 2.0 * lacking
        return project

    def again(self, g: Winterforge, me: Guild, project: Project) -> Project:
        """The same project with what is there now."""
        if project.place == SHRINE:
            return self.donation(g)
        if project.started:
            project.actions = self.moves[self.place][FORGE] + self.attempts(g, project)
            return project
        contract = project.job.contract
        parts = best_parts(g, self.stock, g.box.contracts[contract].needs)
        if parts == project.job.parts:  # then its roll is still the same
            self.plan(g, me, project)
            return project
        return self.with_parts(g, me, contract, parts)

    def unstarted(self, g: Winterforge, me: Guild, contract: int) -> Project:
        """With the best of what is in stock."""
        parts = best_parts(g, self.stock, g.box.contracts[contract].needs)
        return self.with_parts(g, me, contract, parts)

    def with_parts(self, g: Winterforge, me: Guild, contract: int, parts: list[int]) -> Project:
        project = Project(job_of(contract, 0, parts, NO_FACES, NO_RUNE))
        project.mean, project.variance = roll(g, me, project.job)
        self.plan(g, me, project)
        return project

    def plan(self, g: Winterforge, me: Guild, project: Project) -> None:
        """Buy what is missing, go to the Forge, and try."""
        card = g.box.contracts[project.job.contract]
        parts = project.job.parts
        missing = len(card.order) - len(parts)
        if missing == 0:
            project.actions = self.moves[self.place][FORGE] + self.attempts(g, project)
            return
        basket = Basket(g, card.needs, parts, self.on_show)
        basket.improve(g, card.forge - BELOW - project.mean, self.coin, self.on_show)
        project.basket = basket
        project.price = basket.price
        self.find_way(g, me, project)
        project.actions += PURCHASE + PURCHASE_EACH * missing + basket.waiting
        project.actions += self.moves[MARKET][FORGE] + self.attempts(g, project)

    def attempts(self, g: Winterforge, project: Project) -> float:
        """Expected attempts, with all that is to be bought."""
        mean = project.mean
        variance = project.variance
        if project.basket is not None:
            mean += project.basket.mean
            variance += project.basket.variance
        above = mean - g.box.contracts[project.job.contract].forge
        return attempts_needed(above, variance, self.tokens)

    def find_way(self, g: Winterforge, me: Guild, project: Project) -> None:
        """To the Market with Coin enough; with a loan if that is much quicker."""
        lacking = project.price - self.coin
        project.actions = self.by_funds(g, me, project.price, lacking)
        by_loan = self.by_loan(me, lacking)
        if by_loan + LOAN_PATIENCE < project.actions:
            project.actions = by_loan
            project.price += INTEREST

    def by_funds(self, g: Winterforge, me: Guild, price: float, lacking: float) -> float:
        """Actions until one stands in the Market and can pay, with funds for what is lacking.

        Funds are for the poor: a dear basket is bought in two parts, with a trip between them.
        """
        moves = self.moves
        if lacking <= 0:
            return float(moves[self.place][MARKET])
        back = moves[GUILDHALL][MARKET] + lacking / funds_amount(g, me)
        if price <= funds_below(g, me):
            return moves[self.place][GUILDHALL] + back
        return moves[self.place][MARKET] + 1.0 + moves[MARKET][GUILDHALL] + back

    def by_loan(self, me: Guild, lacking: float) -> float:
        """The same with a loan."""
        if lacking <= 0 or len(me.loans) >= LOANS_AT_MOST:
            return NEVER
        moves = self.moves
        return moves[self.place][BANK] + moves[BANK][MARKET] + 1.0 + max(lacking - USUAL_LOAN, 0.0)

    def to_be_taken(self) -> float:
        """Actions until a Contract that is not even taken yet could be completed."""
        moves = self.moves
        trip = moves[self.place][GUILDHALL] + moves[GUILDHALL][MARKET] + moves[MARKET][FORGE]
        return trip + USUAL_WORK

    def use(self, g: Winterforge, project: Project) -> None:
        """Complete a project."""
        self.place = project.place
        self.coin -= project.price
        if project.place == SHRINE:
            return
        self.coin += g.box.contracts[project.job.contract].coin
        if project.started:
            return
        for part in project.job.parts:
            self.stock.remove(part)
        if project.basket is not None:
            project.basket.take_from(self.on_show)


class Basket:
    """The Components of the Market that a Contract lacks: the cheapest, or not quite."""

    def __init__(
        self, g: Winterforge, needs: list[int], parts: list[int], on_show: list[list[int]]
    ) -> None:
        self.price: float = 0.0
        self.waiting: float = 0.0  # actions until what is not on show comes up
        self.mean: float = 0.0
        self.variance: float = 0.0
        self.first: list[int] = [0] * MATERIALS  # of those on show; the next ones go with it
        self.wanted: list[int] = needs[:]
        for part in parts:
            self.wanted[g.box.components[part].material] -= 1
        for material in range(MATERIALS):
            shown = on_show[material]
            for i in range(self.wanted[material]):
                if i < len(shown):
                    self.put(g, shown[i], 1.0)
                else:
                    self.wait()

    def put(self, g: Winterforge, component: int, times: float) -> None:
        """Into the basket, or with -1 out of it."""
        card = g.box.components[component]
        self.price += times * card.cost
        for sides in card.dice:
            self.mean += times * die_mean(sides)
            self.variance += times * die_variance(sides)

    def wait(self) -> None:
        self.price += USUAL_PRICE
        self.waiting += WAITING
        self.mean += USUAL_MEAN
        self.variance += USUAL_VARIANCE

    def improve(self, g: Winterforge, mean: float, coin: float, on_show: list[list[int]]) -> None:
        """Dearer ones for the cheapest, until the mean is reached or the Coin is gone."""
        for material in range(MATERIALS):
            shown = on_show[material]
            wanted = self.wanted[material]
            while wanted > 0 and self.mean < mean:
                first = self.first[material]
                if first + wanted >= len(shown):
                    break
                cheap = shown[first]
                dear = shown[first + wanted]
                costs = g.box.components[dear].cost - g.box.components[cheap].cost
                if self.price + costs > coin:
                    break
                self.put(g, cheap, -1.0)
                self.put(g, dear, 1.0)
                self.first[material] = first + 1

    def take_from(self, on_show: list[list[int]]) -> None:
        for material in range(MATERIALS):
            first = self.first[material]
            on_show[material] = (
                on_show[material][:first] + on_show[material][first + self.wanted[material] :]
            )


def on_show(g: Winterforge) -> list[list[int]]:
    """Components in the Market by material, the cheapest first."""
    keyed: list[list[int]] = [[] for _ in range(MATERIALS)]
    for component in g.market:
        if component >= 0:
            card = g.box.components[component]
            keyed[card.material].append(card.cost * 1000 + component)
    for keys in keyed:
        keys.sort()
    return [[key % 1000 for key in keys] for keys in keyed]


def best_parts(g: Winterforge, stock: list[int], needs: list[int]) -> list[int]:
    """The best Components of the stock for what is needed, as far as they go."""
    out: list[int] = []
    if not stock:
        return out
    for material in range(MATERIALS):
        wanted = needs[material]
        if wanted == 0:
            continue
        taken: list[int] = []
        for component in stock:
            card = g.box.components[component]
            if card.material == material:
                taken.append(card.cost * 1000 + component)
        taken.sort()
        for i in range(min(wanted, len(taken))):
            out.append(taken[len(taken) - 1 - i] % 1000)
    return out
