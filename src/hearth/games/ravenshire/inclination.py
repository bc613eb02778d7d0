"""What a sensible player would pick, as weights: a light policy for searches and playouts."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.appraisal import ability_gold, amounts_gold, missing_units, reward_of
from hearth.games.ravenshire.boards import (
    CHARCOAL_KILN,
    FORGE_MASTERY,
    FOUNDRY,
    HIRE_HELP,
    KILN,
    OVERTIME_SPACE,
    STEEL_FOUNDRY,
)
from hearth.games.ravenshire.cards import GUILDS, ROUNDS, SPECIAL_TRAINING
from hearth.games.ravenshire.contracts import COMPLETE, TAKE_FRESH, TakeFresh
from hearth.games.ravenshire.exchange import CHANGE_BOARD, CHANGE_OWN, EXCHANGE, GIVE
from hearth.games.ravenshire.final import FINISH
from hearth.games.ravenshire.gains import PICK
from hearth.games.ravenshire.gathering import END_TURN, PLACE, TAKE, AfterRun
from hearth.games.ravenshire.goods import (
    CHARCOAL,
    GOODS,
    MYSTICS,
    ORE,
    STEEL,
    WOOD,
    Amounts,
)
from hearth.games.ravenshire.guild_run import END_RUN, RUN_GUILD, TRADE_WITH
from hearth.games.ravenshire.halls import NO_RECRUIT, RECRUIT
from hearth.games.ravenshire.production import CONVERT, END_PRODUCTION, WORK, Conversion, Produce
from hearth.games.ravenshire.state import COLOUR, RAVEN_DIE, Ravenshire, Smith
from hearth.games.ravenshire.tokens import (
    BUILD,
    GAIN_CONTRACT,
    PLAY_OVERTIME,
    REFRESH,
    TOKEN_RECRUIT,
)
from hearth.kernel import Kind, Step

ONE: Final = 30  # the weight of a Gold
RARE: Final = 2
USUAL: Final = 40
MUCH: Final = 600
LACK: Final = 0.30  # Gold more for a unit that a Contract in hand lacks
UNIT: Final = 0.25  # Gold for any unit


def incline(g: Ravenshire, options: list[int]) -> list[int]:
    """A weight for each option; 0 for what can as well be done later."""
    if len(options) == 1:
        return [1]
    me = g.players[g.actor()]
    step = g.at_hand(me.seat)
    wishes = Wishes(g, me, step)
    space = g.rules.space
    return [wishes.weight(space.kind_of[a], space.x_of[a], space.y_of[a]) for a in options]


class Wishes:
    """What a player is after: how much a unit of each kind is wanted."""

    def __init__(self, g: Ravenshire, me: Smith, step: Step) -> None:
        self.g = g
        self.me = me
        self.step = step
        self.wanted: list[float] = wanted_kinds(g, me)
        self.late: bool = g.round == ROUNDS
        self.all_done: bool = is_all_done(me, step)

    def weight(self, act: Kind, x: int, y: int) -> int:
        if self.can_wait(act):
            return 0
        if act is PLACE:
            return self.visit(y, self.me.rolled[x])
        if act is TAKE:
            return self.taking(x)
        if act is PICK:
            return scaled(self.wanted[x] * 4.0)
        if act is GIVE:
            return max(1, int(ONE / (0.1 + 4.0 * self.wanted[x])))
        if act is COMPLETE:
            return MUCH + 200 * y
        if act is WORK:
            return self.working(x, y)
        if act is CONVERT:
            return self.converting(x)
        if act is RUN_GUILD:
            return scaled(guild_gold(self.g, self.me, x))
        return self.spending(act, x, y)

    def can_wait(self, act: Kind) -> bool:
        """What a later turn or round can do as well, but for a Good that would pay for a recruit.

        A search that looked at it would spend its Goods on putting off the answers of the others.
        """
        if act is EXCHANGE and isinstance(self.step, Produce) and self.me.contracts:
            return False  # it may complete one
        return self.all_done and (act is EXCHANGE or act is CHANGE_OWN or act is BUILD)

    def spending(self, act: Kind, x: int, y: int) -> int:
        if act is GAIN_CONTRACT:
            return self.contract(self.g.rows[x])
        if act is TAKE_FRESH:
            assert isinstance(self.step, TakeFresh)
            return self.contract(self.g.rows[self.step.tier * 3 + x])
        if act is TOKEN_RECRUIT or act is RECRUIT:
            return self.recruit(x)
        if act is BUILD:
            rounds = ROUNDS - self.g.round
            return scaled(rounds * (0.8 if x == FOUNDRY else 0.5 if x == KILN else 0.1))
        if act is PLAY_OVERTIME:
            return USUAL if x == SPECIAL_TRAINING or self.late else RARE
        if act is TRADE_WITH:
            return USUAL
        if act is CHANGE_OWN or act is CHANGE_BOARD or act is EXCHANGE or act is REFRESH:
            return RARE
        return self.ending(act)

    def ending(self, act: Kind) -> int:
        """Nothing is left undone that could be done."""
        if act is END_PRODUCTION:
            return RARE if self.me.work_left > 0 and self.me.bench else USUAL
        if act is END_TURN or act is FINISH:
            return 2 * USUAL
        if act is END_RUN or act is NO_RECRUIT:
            return USUAL // 4
        return USUAL // 2

    def gold(self, amounts: Amounts) -> float:
        """Gold for amounts, with regard to what is wanted."""
        total = amounts_gold(amounts)
        for kind in range(MYSTICS):
            if amounts[kind]:
                total += (self.wanted[kind] - UNIT) * amounts[kind]
        return total

    def visit(self, district: int, die: int) -> int:
        row = self.g.box.districts[district]
        return scaled(self.gold(row.yields[die % COLOUR]) + (0.6 if row.recruits else 0.0))

    def taking(self, spot: int) -> int:
        die = self.g.spots[spot]
        colour = die // COLOUR
        district = self.g.box.districts[spot // 2]
        total = self.gold(district.yields[die % COLOUR])
        if colour == RAVEN_DIE:
            return scaled(total + 1.5)
        return scaled(total + guild_gold(self.g, self.me, colour))

    def contract(self, contract: int) -> int:
        """The more is in hand already, and the later it is, the less another one is wanted."""
        row = self.g.box.contracts[contract]
        stock = [float(n) for n in self.me.stock]
        missing = missing_units(row.cost, stock)
        if self.late and missing > 18.0:
            return 1
        held = len(self.me.contracts)
        return max(1, int(ONE * 9.0 * reward_of(row) / ((8.0 + missing) * (1 + held * held))))

    def recruit(self, hall: int) -> int:
        member = self.g.box.members[self.g.halls[hall]]
        runs = 1.4 * (ROUNDS - self.g.round) + 0.6
        return scaled(runs * ability_gold(member.ability) - amounts_gold(member.cost))

    def working(self, index: int, space: int) -> int:
        me = self.me
        row = self.g.box.spaces[space]
        value = me.bench[index] % COLOUR
        total = self.gold(row.yields[value]) if row.yields else 0.0
        if space == OVERTIME_SPACE:
            total = max(guild_gold(self.g, me, guild) for guild in range(len(GUILDS)))
        elif space == HIRE_HELP:
            total = 2.0 if self.late else 3.4
        elif space == FORGE_MASTERY:
            total = 4.0
        elif space == STEEL_FOUNDRY:
            total += 0.9 * min(me.stock[ORE], me.stock[CHARCOAL])
        elif space == CHARCOAL_KILN:
            total += 0.1 * me.stock[WOOD]
        return scaled(total)

    def converting(self, amount: int) -> int:
        """Steel as much as can be made; Charcoal as much as there is Ore for."""
        assert isinstance(self.step, Conversion)
        if self.step.steel:
            return 1 + amount * amount * amount
        lack = self.me.stock[ORE] - self.me.stock[CHARCOAL]
        return max(1, USUAL - 8 * abs(amount - max(0, lack)))


def is_all_done(me: Smith, step: Step) -> bool:
    """No die is left to place, to take or to put to work."""
    if isinstance(step, Produce):
        return me.work_left == 0 or not me.bench
    return isinstance(step, AfterRun)


def scaled(gold: float) -> int:
    """The square of the Gold: the best stands out."""
    return 1 + int(ONE * gold * gold / 4.0) if gold > 0.0 else 1


def guild_gold(g: Ravenshire, me: Smith, guild: int) -> float:
    total = 0.0
    for member in me.columns[guild]:
        total += ability_gold(g.box.members[member].ability)
    return total


def wanted_kinds(g: Ravenshire, me: Smith) -> list[float]:
    """Gold for one more of each kind: more for what the Contracts in hand lack."""
    wanted = [UNIT] * MYSTICS
    wanted[STEEL] = 2.0 * UNIT
    for kind in range(MYSTICS):
        lack = -me.stock[kind]
        for contract in me.contracts:
            lack += g.box.contracts[contract].cost[kind]
        if lack > 0:
            wanted[kind] += LACK * (1.0 if kind < GOODS else 2.0)
            if kind == STEEL:
                wanted[STEEL] += LACK
                wanted[ORE] += LACK
                wanted[CHARCOAL] += LACK
    return wanted
