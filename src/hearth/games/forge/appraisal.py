"""What a table is worth: the VP that each player may be expected to end with.

Everything is turned into VP by way of Gold, the yardstick of the game's tables. Contracts in hand
are worth what they bring above their price, the surer the more of it is there; everything that
works again and again is worth more the more rounds are to come.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.forge.cards import (
    ACHIEVEMENTS,
    ANVIL,
    FORGE,
    HAMMERS,
    SKILL_FIVE,
    THREE_FORGED,
    TOP_SKILL,
    VISE,
    WAGON,
    Contract,
    income_at,
)
from hearth.games.forge.effects import ALWAYS, EXHAUST, GAIN_PRODUCT, Ability
from hearth.games.forge.gains import HAMMERS_EACH, next_vp, progress
from hearth.games.forge.goods import CUBES, GEM, GOLD, KINDS, SKILL, VP, Amounts
from hearth.games.forge.ironclad import difficulty
from hearth.games.forge.questions import contract_price, for_product, is_done
from hearth.games.forge.ranking import final_vp, ironclad_vp
from hearth.games.forge.round import SOLO_ROUNDS, assistants_in
from hearth.games.forge.state import ABSENT, EMPTY, HOME, WORKERS, Forge, Smithy

GOLD_IN_VP: Final = 1.0 / 4.5
PRICES: Final = [2.0, 3.0, 4.0, 5.0, 1.0]  # of cubes and Gold, in Gold
USUAL_ROUNDS: Final = 7.4  # that a match lasts
HAMMER_ROUNDS: Final = 1.5  # that each Hammer still to be placed takes, at the least
PLACEMENT: Final = 1.9  # VP that a worker may be expected to bring
SKILL_VP: Final = 1.1
STOCK: Final = 0.8  # of what cubes and Gold are worth, while there is time to use them
SURE: Final = 0.9  # of what a Contract brings that could be forged now
LACK: Final = 0.6  # how fast that falls with what is missing
LEAST_IRONCLAD: Final = 20.0  # VP that Ironclad will have at least
# What Ironclad makes, measured: VP of its Gold, and in a turn besides.
IRONCLAD_GOLD: Final = 0.8
IRONCLAD_TURN: Final = 1.2


def appraise(g: Forge) -> list[float]:
    """VP per seat at the end, as far as can be told."""
    if g.over:
        return [float(final_vp(g, smithy)) for smithy in g.players]
    left = rounds_left(g)
    return [worth(g, smithy, left) for smithy in g.players]


def swing(g: Forge) -> float:
    """Leads are turned around often; alone, what Ironclad will have is the result to beat."""
    if g.ironclad.present:
        return max(LEAST_IRONCLAD, ironclad_worth(g))
    return 6.0 + rounds_left(g)


def ironclad_worth(g: Forge) -> float:
    """What Ironclad may be expected to end with: it takes turns, and its cards bring Gold."""
    vp = float(ironclad_vp(g))
    if g.over:
        return vp
    income = 0
    for card in g.box.ironclad_cards:
        income += income_at(difficulty(g), card)
    of_a_turn = IRONCLAD_TURN + IRONCLAD_GOLD * income / len(g.box.ironclad_cards)
    return vp + of_a_turn * ironclad_turns(g)


def ironclad_turns(g: Forge) -> int:
    """To come: one for each of its workers."""
    turns = g.ironclad.assistants + (1 if g.ironclad.smith else 0)
    for number in range(g.round + 1, SOLO_ROUNDS + 1):
        turns += assistants_in(number) + 1
    return turns


def rounds_left(g: Forge) -> float:
    """Rounds to come after this one."""
    if g.last_round:
        return 0.0
    if g.ironclad.present:
        return float(SOLO_ROUNDS - g.round)
    most = 0
    for smithy in g.players:
        most = max(most, smithy.hammers.bit_count())
    slowest = 0.4 + HAMMER_ROUNDS * (HAMMERS_EACH - 1 - most)
    return max(0.4, min(USUAL_ROUNDS - g.round, slowest))


def worth(g: Forge, me: Smithy, left: float) -> float:
    time = min(1.0, (left + 0.5 * workers_left(me) / WORKERS) / 2.0)
    total = float(final_vp(g, me))
    total += PLACEMENT * (workers_left(me) + left * workers_next(g, me))
    total += stock_worth(me) * time
    total += hand_worth(g, me, left)
    total += SKILL_VP * (me.skill - 1) * time
    total += board_worth(me, left) + cards_worth(g, me, left)
    for achievement in range(len(ACHIEVEMENTS)):
        total += achievement_worth(g, me, achievement, left)
    return total


def workers_left(me: Smithy) -> int:
    count = 0
    for where in me.workers:
        if where == HOME:
            count += 1
    return count


def workers_next(g: Forge, me: Smithy) -> float:
    """In each of the rounds to come."""
    count = 0
    for where in me.workers:
        if where != ABSENT:
            count += 1
    return min(float(WORKERS), count + 0.7) if g.round < 3 else float(count)


def stock_worth(me: Smithy) -> float:
    """More than what it scores: cubes become Contracts and upgrades."""
    gold = 0.0
    for kind in range(CUBES + 1):
        gold += PRICES[kind] * me.stock[kind]
    scored = me.stock[GOLD] / 5.0 + me.stock[GEM]
    return max(0.0, STOCK * GOLD_IN_VP * gold - scored)


# Contracts


def hand_worth(g: Forge, me: Smithy, left: float) -> float:
    """The best ones first; there is not time for all."""
    worths: list[float] = []
    for contract in me.hand:
        worths.append(contract_worth(g, me, contract, left))
    worths.sort(reverse=True)
    total = 0.0
    share = 1.0
    for value in worths:
        total += value * share
        share *= 0.75 if left > 1.0 else 0.5
    return total


def contract_worth(g: Forge, me: Smithy, contract: int, left: float) -> float:
    row = g.box.contracts[contract]
    price = contract_price(g, me, contract, once=False)
    gain = profit(g, me, row, price)
    lacks = 0.0
    for kind in range(CUBES):
        if price[kind] > me.stock[kind]:
            lacks += 0.28 * (price[kind] - me.stock[kind])
    lacks += 1.0 * (row.needs & ~me.upgrades).bit_count()
    lacks += 1.1 * max(0, row.skill - me.skill)
    if lacks == 0.0:
        return SURE * gain
    if left <= 0.0:
        return max(0.0, SURE * gain * (1.0 - lacks))
    return SURE * gain * math.exp(-LACK * lacks / min(left, 2.0))


def profit(g: Forge, me: Smithy, row: Contract, price: Amounts) -> float:
    """VP above what the cubes are worth, and a Seal."""
    gold = float(row.gold) + (2.0 if is_done(me, ANVIL) else 0.0)
    for ability in for_product(g, me, GAIN_PRODUCT, row.product):
        gold += amounts_gold(ability.gain)
    for kind in range(CUBES):
        gold -= STOCK * PRICES[kind] * price[kind]
    return max(0.3, row.vp + GOLD_IN_VP * gold + (1.4 if row.seal != EMPTY else 0.0))


# What works again and again


def board_worth(me: Smithy, left: float) -> float:
    """Upgrades that bring something every round."""
    total = 0.0
    if is_done(me, WAGON):
        total += 0.7 * left
    if is_done(me, ANVIL):
        total += 0.5 * left
    if is_done(me, FORGE):
        total += 0.7 * left
    if is_done(me, HAMMERS):
        total += 0.3 * left
    if is_done(me, VISE):
        total += 0.3 * left
    total += 0.15 * left * me.upgrades.bit_count()  # what they allow
    return total


def cards_worth(g: Forge, me: Smithy, left: float) -> float:
    total = 0.0
    for card in me.developments:
        for ability in g.box.developments[card].abilities:
            if ability.time == ALWAYS:
                total += left * (0.25 + 0.9 * GOLD_IN_VP * amounts_gold(ability.gain))
    for card in me.trainings:
        if card != EMPTY:
            total += left * training_worth(g.box.trainings[card].abilities)
    return total


def training_worth(abilities: list[Ability]) -> float:
    total = 0.0
    for ability in abilities:
        if ability.products:
            for_each = amounts_gold(ability.gain) + amounts_gold(ability.less)
            total += 0.2 + 0.4 * GOLD_IN_VP * len(ability.products) * for_each
        elif ability.time == ALWAYS:
            total += 0.2 + 0.6 * GOLD_IN_VP * amounts_gold(ability.gain)
        elif ability.time == EXHAUST:
            total += 0.35
    return total


def amounts_gold(amounts: Amounts) -> float:
    total = 0.0
    for kind in range(len(KINDS)):
        if amounts[kind] == 0:
            continue
        if kind == VP:
            total += 4.5 * amounts[kind]
        elif kind == SKILL:
            total += 7.0 * amounts[kind]
        else:
            total += PRICES[kind] * amounts[kind]
    return total


# Achievements


def achievement_worth(g: Forge, me: Smithy, achievement: int, left: float) -> float:
    """The VP of the topmost free slot, the nearer the surer."""
    if me.hammers >> achievement & 1 or me.hammers.bit_count() >= HAMMERS_EACH:
        return 0.0
    if len(g.columns[achievement]) >= len(g.box.achievement_rows):
        return 0.0
    asked = g.box.achievements[achievement].at_least
    have = progress(g, me, achievement)
    if achievement == SKILL_FIVE:
        have, asked = have - 1, TOP_SKILL - 1
    near = min(1.0, have / asked)
    worth = next_vp(g, achievement) + (1.5 if achievement == THREE_FORGED else 0.5)
    return worth * near * near * min(1.0, 0.4 + 0.3 * left)
