"""What a table is worth: the Gold that each player may be expected to end with.

Goods and Mystics are counted in units, the yardstick of the game's tables. The Contracts in hand
are filled one after the other, the best first, from what lies in store and then from what the
rounds to come will bring; what is left over is worth a little, as long as there is time.
"""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.boards import FOUNDRY, KILN, MARKET_EXCHANGE
from hearth.games.ravenshire.cards import (
    BADGER,
    BY_MEMBERS,
    GUILDS,
    NOBLE_PATRON,
    OVERTIME,
    RAVEN_ASSISTANT,
    ROUNDS,
    Contract,
    Title,
)
from hearth.games.ravenshire.contracts import open_tiers
from hearth.games.ravenshire.effects import GAIN, SELL_GOODS, SELL_MYSTIC, TRADE, TURN, Ability
from hearth.games.ravenshire.gathering import BEFORE_TAKING, TURNS
from hearth.games.ravenshire.goods import (
    CHARCOAL,
    GOLD,
    KINDS,
    MYSTICS,
    ORE,
    REPUTATION,
    STEEL,
    TOKENS,
    Amounts,
)
from hearth.games.ravenshire.production import PRODUCE
from hearth.games.ravenshire.ranking import gold_of, rival_gold
from hearth.games.ravenshire.rival_cards import DIFFICULTIES
from hearth.games.ravenshire.state import Ravenshire, Smith
from hearth.games.ravenshire.titles import counted, members_of

# Units of each kind: Goods, Mystics, Gold, tokens, … What the Mystics, Ore, Wood and Leather are
# worth to those who own them was measured; for the Mystics it is less than the box's yardstick.
UNITS: Final = [0.75, 1.2, 1.3, 1.2, 2.2, 1.3, 1.5, 0.5, 1.8, 1.6, 2.4, 3.5, 1.3, 1.4]

# Of a unit in Gold, by the rounds of work still to come. It sinks with the work, not with the
# round: otherwise ending a round would look like a loss, and whatever puts it off like a gain.
PRICES: Final = [0.02, 0.25, 0.36, 0.42, 0.45, 0.45]
UNIT_AT_END: Final = PRICES[0]
USUAL_PRICE: Final = 0.45
HALF_TURN_UNITS: Final = 2.2  # that placing a die, or taking one, may be expected to bring
WORK_UNITS: Final = 3.0  # that a die at work brings
SURE: Final = 0.96  # of a Contract that everything is there for
RISK: Final = 0.03  # less for each unit that is missing
EASY: Final = 0.5  # of what may be hoped for: a Contract that misses no more goes well
JUST: Final = 0.4  # the chance of one that misses all of it
LEVEL_GOLD: Final = 1.9  # of a Reputation, with what it brings on the way
ROW_GOLD: Final = 0.8  # a round, of each row of better Contracts that Reputation has opened
TOKEN_GOLD: Final = 1.5  # while there is time to use it
# How much of the price is left for what no Contract asks for: the first few of a kind, the next, …
FEW: Final = 4.0
FIRST_FEW: Final = 0.8
NEXT_FEW: Final = 0.5
THE_REST: Final = 0.25
LEAST_RIVAL: Final = 20.0  # Gold that the Rival will have at least
# What the Rival makes, measured: Gold of Work, and in a round besides; Work of a turn's die.
RIVAL_WORK_GOLD: Final = 0.62
RIVAL_ROUND_GOLD: Final = 11.0
RIVAL_DICE_WORK: Final = 1.2
HOPE_LEFT: Final = 0.6  # of the price, for what will be gathered and no Contract asks for yet


def appraise(g: Ravenshire) -> list[float]:
    """Gold per seat at the end, as far as can be told."""
    if g.over:
        return [float(gold_of(g, smith)) for smith in g.players]
    return [worth(g, smith) for smith in g.players]


def swing(g: Ravenshire) -> float:
    """Leads of some Gold are turned around often, less so towards the end.

    Alone, what the Rival will have is the result to beat.
    """
    if len(g.players) == 1:
        return max(LEAST_RIVAL, rival_worth(g))
    return 5.0 + 2.0 * (ROUNDS - g.round)


def worth(g: Ravenshire, me: Smith) -> float:
    turns = turns_left(g, me)
    works = works_left(g, me)
    price = price_of(works / (TURNS + 1 if me.assistant == BADGER else TURNS))
    total = float(me.stock[GOLD] + g.box.levels[me.reputation].gold)
    total += tokens_gold(me.stock[TOKENS], turns)
    total += ROW_GOLD * (open_tiers(g, me.reputation) - 1) * works / TURNS
    total += engine(g, me, turns, works) * price / USUAL_PRICE
    total += projects(g, me, HALF_TURN_UNITS * 2.0 * turns + WORK_UNITS * works, price)
    for title in g.titles:
        total += title_worth(g, me, g.box.titles[title], works)
    return total


def price_of(rounds: float) -> float:
    """Of a unit, with so many rounds of work to come."""
    whole = int(rounds)
    return PRICES[whole] + (rounds - whole) * (PRICES[whole + 1] - PRICES[whole])


def tokens_gold(tokens: int, turns: float) -> float:
    """Some can be used well; in the end each is 1 Gold."""
    useful = min(float(tokens), turns)
    return tokens + (TOKEN_GOLD - 1.0) * useful


def turns_left(g: Ravenshire, me: Smith) -> float:
    """Gathering turns still to come; one in which the die has been placed is half a turn."""
    later = TURNS * (ROUNDS - g.round)
    if not me.rolled and BEFORE_TAKING not in me.steps:
        return float(later)
    here = TURNS - len(me.taken)
    return later + here - (0.5 if BEFORE_TAKING in me.steps else 0.0)


def works_left(g: Ravenshire, me: Smith) -> float:
    """Dice still to be put to work. After the last Production there is nothing to come."""
    each = TURNS + 1 if me.assistant == BADGER else TURNS
    later = each * (ROUNDS - g.round)
    if me.rolled or me.taken:
        return float(later + each)
    return float(later + me.work_left) if PRODUCE in me.steps else float(later)


# The guilds and upgrades


def engine(g: Ravenshire, me: Smith, turns: float, works: float) -> float:
    """What members and upgrades will bring."""
    runs = (turns + 0.6 * works / TURNS) / len(GUILDS)
    rounds = works / TURNS
    total = 0.0
    for column in me.columns:
        for member in column:
            total += runs * ability_gold(g.box.members[member].ability)
    if me.upgrades >> FOUNDRY & 1:
        total += 0.75 * rounds
    if me.upgrades >> KILN & 1:
        total += 0.4 * rounds
    if me.upgrades >> MARKET_EXCHANGE & 1:
        total += 0.12 * rounds
    if me.assistant in (RAVEN_ASSISTANT, NOBLE_PATRON):
        total += 0.1 * rounds
    for card in range(len(OVERTIME)):
        if me.overtime >> card & 1:
            total += 0.3
    return total


def ability_gold(ability: Ability) -> float:
    """Gold for one use, all things turned into Gold at the usual rate."""
    gained = amounts_gold(ability.gain)
    if ability.kind == GAIN:
        return gained
    if ability.kind == TRADE:
        return max(0.1, 0.8 * (gained - amounts_gold(ability.pay)))
    if ability.kind == TURN:
        return gained + 0.3
    if ability.kind == SELL_GOODS:
        return 0.9
    if ability.kind == SELL_MYSTIC:
        return 1.2
    return 0.5 * gained  # one of two


def amounts_gold(amounts: Amounts) -> float:
    total = 0.0
    for kind in range(len(KINDS)):
        if amounts[kind]:
            if kind == GOLD:
                total += amounts[kind]
            elif kind == TOKENS:
                total += TOKEN_GOLD * amounts[kind]
            elif kind == REPUTATION:
                total += LEVEL_GOLD * amounts[kind]
            else:
                total += USUAL_PRICE * UNITS[kind] * amounts[kind]
    return total


# Contracts


def projects(g: Ravenshire, me: Smith, hope: float, price: float) -> float:
    """Contracts in hand, the best for its units first, then what is left over."""
    stock = [float(n) for n in me.stock]
    if price <= UNIT_AT_END:
        return UNIT_AT_END * units(stock)
    total = 0.0
    left = me.contracts[:]
    while left:
        best = best_project(g, left, stock)
        left.remove(best)
        row = g.box.contracts[best]
        missing = fill(row.cost, stock)
        reward = reward_of(row) + amounts_gold(row.bonus)
        total += chance(missing, hope) * reward - 0.1 * price * min(missing, hope)
        hope = hope - missing if missing <= hope else 0.5 * hope
    return total + price * (left_over(stock) + HOPE_LEFT * hope)


def chance(missing: float, hope: float) -> float:
    """How likely a Contract is to be completed, when so much is missing and so much to come."""
    if missing > hope:
        return JUST * hope / missing * hope / missing
    sure = SURE - RISK * missing
    easy = EASY * hope
    if missing <= easy:
        return sure
    return sure + (JUST - sure) * (missing - easy) / (hope - easy)


def left_over(stock: list[float]) -> float:
    """Units that no Contract asks for: the more of a kind, the less they are worth."""
    total = 0.0
    for kind in range(MYSTICS):
        n = stock[kind]
        if n > 0.0:
            first = min(n, FEW)
            second = min(n - first, FEW)
            rest = n - first - second
            total += UNITS[kind] * (FIRST_FEW * first + NEXT_FEW * second + THE_REST * rest)
    return total


def best_project(g: Ravenshire, contracts: list[int], stock: list[float]) -> int:
    """The one that misses least for what it brings."""
    best = contracts[0]
    if len(contracts) == 1:
        return best
    least = 1e9
    for contract in contracts:
        row = g.box.contracts[contract]
        price = (1.0 + missing_units(row.cost, stock)) / reward_of(row)
        if price < least:
            least = price
            best = contract
    return best


def reward_of(row: Contract) -> float:
    return row.gold + LEVEL_GOLD * row.reputation


def missing_units(cost: Amounts, stock: list[float]) -> float:
    """Ore with Charcoal is nearly Steel."""
    missing = 0.0
    for kind in range(MYSTICS):
        lack = cost[kind] - stock[kind]
        if lack > 0.0:
            missing += lack * UNITS[kind]
    lack = cost[STEEL] - stock[STEEL]
    if lack > 0.0:
        pairs = min(lack, stock[ORE], max(0.0, stock[CHARCOAL] - cost[CHARCOAL]))
        missing -= pairs * UNITS[STEEL] * 0.9
    return missing


def fill(cost: Amounts, stock: list[float]) -> float:
    """Put what is there towards the Contract; the units that are missing."""
    missing = missing_units(cost, stock)
    lack = cost[STEEL] - stock[STEEL]
    if lack > 0.0:
        pairs = min(lack, stock[ORE], max(0.0, stock[CHARCOAL] - cost[CHARCOAL]))
        stock[ORE] -= pairs
        stock[CHARCOAL] -= pairs
    for kind in range(MYSTICS):
        stock[kind] = max(0.0, stock[kind] - cost[kind])
    return missing


def units(stock: list[float]) -> float:
    total = 0.0
    for kind in range(MYSTICS):
        total += UNITS[kind] * stock[kind]
    return total


# Titles


def title_worth(g: Ravenshire, me: Smith, title: Title, works: float) -> float:
    """The nearer, the surer; without a Production to come it is there or it is not."""
    if title.kind == BY_MEMBERS:
        have = members_of(me.columns)
    else:
        have = counted(g, title, me.completed, me.finishes, 0)
    if have >= title.at_least:
        return float(title.gold)
    if works == 0.0:
        return 0.0
    near = have / title.at_least
    return title.gold * near * near


def rival_worth(g: Ravenshire) -> float:
    """What the Rival may be expected to end with: Work becomes Contracts, as far as it has any."""
    rival = g.rival
    if g.over:
        return float(rival_gold(g))
    rounds = ROUNDS - g.round + (TURNS - len(rival.taken)) / TURNS
    work = rival.work + TURNS * rounds * work_of_a_turn(g)
    return rival_gold(g) + RIVAL_ROUND_GOLD * rounds + RIVAL_WORK_GOLD * work


def work_of_a_turn(g: Ravenshire) -> float:
    """That of a card on average, with what its level and the dice add."""
    total = 0
    for card in g.box.rival_cards:
        total += card.work
    name: str = g.chosen["rival"]
    level = g.box.difficulties[DIFFICULTIES.index(name)]
    return total / len(g.box.rival_cards) + level.work + RIVAL_DICE_WORK
