"""The Production phase: dice at work, Contracts completed, all in any order, everybody at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import (
    CHARCOAL_KILN,
    FORGE_MASTERY,
    FOUNDRY,
    KILN,
    OVERTIME_SPACE,
    SPACES,
    STEEL_FOUNDRY,
)
from hearth.games.ravenshire.cards import BADGER
from hearth.games.ravenshire.contracts import COMPLETE, add_completions, complete
from hearth.games.ravenshire.events import (
    CONVERTED,
    PHASE_BEGAN,
    PRODUCTION_ENDED,
    SPACE_WORKED,
    TABLE,
    UPGRADE_USED,
)
from hearth.games.ravenshire.exchange import EXCHANGE, add_exchanges, add_talismans, exchange
from hearth.games.ravenshire.gains import PICK_ANY, gain, take
from hearth.games.ravenshire.goods import CHARCOAL, ORE, STEEL, TOKENS, WOOD
from hearth.games.ravenshire.guild_run import CHOOSE_GUILD
from hearth.games.ravenshire.rival import rival_production
from hearth.games.ravenshire.state import COLOUR, NO_DIE, A, Ravenshire, Smith
from hearth.games.ravenshire.tokens import add_upgrades, do_between
from hearth.games.ravenshire.turn import all_at_once
from hearth.kernel import Choice, Effect, Kind, do_next, saved

DICE: Final = 3  # that a player may use; with the Badger's 4
BENCH: Final = 5  # dice that may lie there: three taken, the Raven's owner's fourth, the Badger's
ALTERNATIVES: Final = 3
MOST_CONVERTED: Final = 99  # at once

WORK: Final = A.kind("work", die=BENCH, space=len(SPACES))
MASTER: Final = A.kind("master", reward=ALTERNATIVES)
CONVERT: Final = A.kind("convert", amount=MOST_CONVERTED + 1)
END_PRODUCTION: Final = A.kind("end_production")


@dataclass
class Production(Effect):
    """All players produce independently. [RA-018, RA-063]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        g.note(PHASE_BEGAN, TABLE, 2)
        for smith in g.players:
            set_bench(smith)
        g.then(RIVAL_PRODUCTION)
        all_at_once(g, PRODUCE)


PRODUCTION: Final = Production()


def set_bench(me: Smith) -> None:
    """Dice of the Guild side, the Raven owner's fourth, the Badger's. [RA-065, RA-079, RA-081]"""
    me.bench = me.taken + me.rolled
    me.taken = []
    me.rolled = []
    me.worked = []
    me.spaces = []
    me.work_left = DICE
    if me.assistant == BADGER:
        me.bench = [*me.bench, me.badger]
        me.badger = NO_DIE
        me.work_left += 1


@dataclass
class RivalProduction(Effect):
    def happen(self, g: Ravenshire, me: Smith) -> None:
        if g.rival.present and not g.rival.neutral:
            rival_production(g)


RIVAL_PRODUCTION: Final = RivalProduction()


@dataclass
class Produce(Choice):
    """Dice, Contracts, exchanges and upgrades, mixed in any order. [RA-064, RA-R20]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        add_completions(g, me, out)
        if me.work_left > 0:
            add_works(me, out)
        if me.stock[TOKENS] > 0:
            add_upgrades(g, me, out)
        add_exchanges(g, me, out)
        add_talismans(g, me, out, board=False)
        out.append(END_PRODUCTION.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is END_PRODUCTION:
            g.note(PRODUCTION_ENDED, me.seat)
            return
        if act is WORK:
            do_next(me, self)
            work(g, me, x, y)
        elif act is COMPLETE:
            complete(g, me, x, y)
            do_next(me, PICK_ANY, self)
        else:
            do_between(g, me, act, x, y, self)


PRODUCE: Final = Produce()


def add_works(me: Smith, out: list[int]) -> None:
    """A die on a space that has had none in this round. [RA-065, RA-066]"""
    for i in range(len(me.bench)):
        if me.bench[i] in me.bench[:i]:
            continue
        for space in range(len(SPACES)):
            if space not in me.spaces:
                out.append(WORK.base + i * len(SPACES) + space)


def work(g: Ravenshire, me: Smith, index: int, space: int) -> None:
    """The die is put on the space and activated: nothing could come in between. [RA-065]"""
    die = me.bench[index]
    me.bench = me.bench[:index] + me.bench[index + 1 :]
    me.worked = [*me.worked, die]
    me.work_left -= 1
    me.spaces = [*me.spaces, space]
    g.note(SPACE_WORKED, me.seat, space, die)
    row = g.box.spaces[space]
    if row.yields:
        gain(g, me, row.yields[die % COLOUR])
    if is_improved(me, space):
        g.note(UPGRADE_USED, me.seat, KILN if space == CHARCOAL_KILN else FOUNDRY)
        gain(g, me, row.improved)
    if space == OVERTIME_SPACE:
        do_next(me, CHOOSE_GUILD)
    elif space == FORGE_MASTERY:
        do_next(me, FORGE_MASTER)
    elif space in (CHARCOAL_KILN, STEEL_FOUNDRY):
        do_next(me, PICK_ANY, CONVERSIONS[space - CHARCOAL_KILN])
    else:
        do_next(me, PICK_ANY)


def is_improved(me: Smith, space: int) -> bool:
    """[RA-048, RA-049, RA-R16]"""
    if space == CHARCOAL_KILN:
        return bool(me.upgrades >> KILN & 1)
    return space == STEEL_FOUNDRY and bool(me.upgrades >> FOUNDRY & 1)


@dataclass
class ForgeMaster(Choice):
    """One of three rewards, whatever the die. [RA-070, RA-R21]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        return MASTER.all[: len(g.box.spaces[FORGE_MASTERY].alternatives)]

    def apply(self, g: Ravenshire, me: Smith, act: Kind, reward: int, y: int) -> None:
        gain(g, me, g.box.spaces[FORGE_MASTERY].alternatives[reward])
        do_next(me, PICK_ANY)


FORGE_MASTER: Final = ForgeMaster()


@dataclass
class Conversion(Choice):
    """Wood into Charcoal, or Ore and Charcoal into Steel, as much as wanted.

    The bonus has come already, so that the player may use it, too. [RA-071, RA-072, RA-R22]
    """

    steel: bool = False

    def applies(self, g: Ravenshire, me: Smith) -> bool:
        return self.most(me) > 0 or can_exchange(g, me)

    def most(self, me: Smith) -> int:
        stock = me.stock
        pairs = min(stock[ORE], stock[CHARCOAL]) if self.steel else stock[WOOD]
        return min(pairs, MOST_CONVERTED)

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out = CONVERT.all[: self.most(me) + 1]
        add_exchanges(g, me, out)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, amount: int, y: int) -> None:
        if act is EXCHANGE:
            exchange(g, me, amount, self)
            return
        if amount > 0:
            convert(g, me, [ORE, CHARCOAL] if self.steel else [WOOD], amount)


CONVERSIONS: Final = [Conversion(steel=False), Conversion(steel=True)]  # Kiln, Foundry


def convert(g: Ravenshire, me: Smith, given: list[int], amount: int) -> None:
    """Of each Good that is given as much as is made."""
    for kind in given:
        take(g, me, kind, amount)
    made = CHARCOAL if given == [WOOD] else STEEL
    me.stock[made] += amount
    g.note(CONVERTED, me.seat, made, amount)


def can_exchange(g: Ravenshire, me: Smith) -> bool:
    out: list[int] = []
    add_exchanges(g, me, out)
    return len(out) > 0


saved("ravenshire", Production, RivalProduction, Produce, ForgeMaster, Conversion)
