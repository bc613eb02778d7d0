"""What a sensible player would pick, as weights: a light policy for searches and playouts."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.appraisal import PRICES, amounts_gold, profit
from hearth.games.forge.cards import PLUS_ONE
from hearth.games.forge.contracts import DISCARD, DRAW
from hearth.games.forge.decks import FROM_DECK, FROM_PILE
from hearth.games.forge.effects import (
    COMMONS,
    DEVELOPMENT,
    GUILDS,
    MARKET,
    MINES,
    PLAZA,
    TRAINING,
    TYPES,
    UPGRADE,
    Ability,
)
from hearth.games.forge.exhausting import GIVE_CUBE, TAKE_CUBE
from hearth.games.forge.forging import FORGE, NO_FORGE, is_able
from hearth.games.forge.gains import progress
from hearth.games.forge.goods import CUBES, GOLD
from hearth.games.forge.guilds import TAKE_GUILD
from hearth.games.forge.learning import DEVELOP, TRAIN
from hearth.games.forge.market import BUY, END_TRADES, SELL, UNITS
from hearth.games.forge.placing import (
    EXHAUST,
    MOVE_SMITH,
    OWN_FORGE,
    PLACE,
    best_free,
)
from hearth.games.forge.questions import contract_price, has
from hearth.games.forge.round import TAKE_SPACE
from hearth.games.forge.setup import KEEP
from hearth.games.forge.state import SMITH, Forge, Smithy
from hearth.games.forge.upgrades import BUY_UPGRADE
from hearth.kernel import Kind

ONE: Final = 10  # the weight of a VP, squared with the others
RARE: Final = 2
USUAL: Final = 30
MUCH: Final = 500
FULL_HAND: Final = 4


def incline(g: Forge, options: list[int]) -> list[int]:
    """A weight for each option."""
    if len(options) == 1:
        return [1]
    wishes = Wishes(g, g.players[g.actor()])
    space = g.rules.space
    return [wishes.weight(space.kind_of[a], space.x_of[a], space.y_of[a]) for a in options]


class Wishes:
    """What a player is after."""

    def __init__(self, g: Forge, me: Smithy) -> None:
        self.g = g
        self.me = me
        self.lacks = lacking(g, me)  # cubes, for the Contract nearest to being forged
        self.ready: int = forgeable(g, me)

    def weight(self, act: Kind, x: int, y: int) -> int:
        if act is PLACE:
            return self.placing(x, y)
        if act is MOVE_SMITH:
            return self.placing(SMITH, x)
        if act is FORGE:
            row = self.g.box.contracts[x]
            return MUCH + 40 * row.vp
        if act is NO_FORGE or act is END_TRADES:
            return RARE
        if act is BUY or act is SELL or act is UNITS:
            return self.trading(act, x)
        if act is BUY_UPGRADE:
            row_vp = self.g.box.upgrades[x].vp
            return USUAL + ONE * row_vp + (USUAL if self.is_needed(x) else 0)
        if act is KEEP or act is DISCARD:
            return self.contract(x, discarding=act is DISCARD)
        return self.choosing(act, x)

    def choosing(self, act: Kind, x: int) -> int:
        box = self.g.box
        if act is DRAW:
            pile = self.g.contract_piles[x % len(TYPES)]
            if x < len(TYPES) or not pile:
                return USUAL
            return self.contract(pile[-1], discarding=False)
        if act is FROM_DECK or act is FROM_PILE:
            return USUAL
        if act is TAKE_GUILD:
            return USUAL + int(6.0 * gains_gold(box.guild_cards[x].abilities))
        if act is DEVELOP:
            row = box.developments[x]
            return USUAL + 20 * row.vp + int(6.0 * gains_gold(row.abilities))
        if act is TRAIN:
            training = box.trainings[x]
            return USUAL + 20 * training.vp + int(5.0 * gains_gold(training.abilities))
        if act is TAKE_SPACE:
            return USUAL + int(5 * amounts_gold(box.turn_spaces[x].gain)) - 4 * x
        if act is GIVE_CUBE:
            return RARE if self.lacks[x] else USUAL
        if act is TAKE_CUBE:
            return USUAL + 40 * self.lacks[x] + int(4 * PRICES[x])
        return USUAL if act is not EXHAUST else USUAL + 20

    # Placing

    def placing(self, worker: int, spot: int) -> int:
        if spot == OWN_FORGE:
            return MUCH * 2 if self.ready else RARE
        place = self.g.box.spots[spot].location
        if place <= MINES:
            return self.gathering(spot)
        if place == MARKET:
            return 25 + (60 if self.me.stock[GOLD] > 10 and max(self.lacks) > 0 else 0)
        if place == PLAZA:
            return 120 if self.ready else 20
        if place == GUILDS:
            return 130
        if place < DEVELOPMENT:
            return self.drawing(place - COMMONS, worker)
        if place == UPGRADE:
            return 140
        if place == DEVELOPMENT:
            return 90 + 25 * len(self.me.developments)
        assert place == TRAINING
        return 80 + 20 * progress(self.g, self.me, 4)

    def gathering(self, spot: int) -> int:
        row = self.g.box.spots[spot]
        kind = self.g.box.locations[row.location].gives
        amount = row.number
        if amount == PLUS_ONE:
            amount = 1 + best_free(self.g, row.location)
        useful = min(amount, self.lacks[kind])
        value = amount * PRICES[kind] + useful * PRICES[kind]
        return 1 + int(value * value)

    def drawing(self, kind: int, worker: int) -> int:
        held = len(self.me.hand)
        if held >= FULL_HAND:
            return RARE
        return (110 if worker == SMITH else 70) // (1 + held)

    # Trades and Contracts

    def trading(self, act: Kind, x: int) -> int:
        if act is UNITS:
            return USUAL if x <= 3 else RARE
        if act is BUY:
            return 150 if self.lacks[x] else RARE
        spare = self.me.stock[x] - sum_needed(self.g, self.me, x)
        return 60 if spare > 2 else RARE

    def contract(self, contract: int, discarding: bool) -> int:
        row = self.g.box.contracts[contract]
        gap = max(0, row.skill - self.me.skill) + (row.needs & ~self.me.upgrades).bit_count()
        value = profit(self.g, self.me, row, row.cost) / (1.0 + gap)
        return max(1, int(200.0 / (1.0 + value))) if discarding else 5 + int(value * value * 4)

    def is_needed(self, upgrade: int) -> bool:
        for contract in self.me.hand:
            if self.g.box.contracts[contract].needs >> upgrade & 1:
                return True
        return False


def forgeable(g: Forge, me: Smithy) -> int:
    """How many Contracts could be forged now, one by one."""
    count = 0
    for contract in me.hand:
        if is_able(g, me, contract) and has(me, contract_price(g, me, contract, once=False)):
            count += 1
    return count


def lacking(g: Forge, me: Smithy) -> list[int]:
    """Cubes that the most promising Contract in hand still lacks."""
    best: list[int] = [0] * CUBES
    best_value = 0.0
    for contract in me.hand:
        row = g.box.contracts[contract]
        price = contract_price(g, me, contract, once=False)
        lack = [max(0, price[kind] - me.stock[kind]) for kind in range(CUBES)]
        gap = 2 * max(0, row.skill - me.skill) + (row.needs & ~me.upgrades).bit_count()
        value = (1.0 + row.vp) / (1.0 + sum(lack) + 2.0 * gap)
        if sum(lack) > 0 and value > best_value:
            best_value = value
            best = lack
    return best


def sum_needed(g: Forge, me: Smithy, kind: int) -> int:
    return sum(g.box.contracts[contract].cost[kind] for contract in me.hand)


def gains_gold(abilities: list[Ability]) -> float:
    gold = 0.0
    for ability in abilities:
        gold += amounts_gold(ability.gain)
    return gold
