"""Running a guild: every member of a column once, in any order.

What members give by themselves comes first: nothing is ever lost by having it earlier. A member
who turns things is used when its owner says so, because the things may still be to come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.cards import GUILDS
from hearth.games.ravenshire.effects import (
    EITHER,
    GAIN,
    SELL_GOODS,
    SELL_MYSTIC,
    TRADE,
    TURN,
    Ability,
)
from hearth.games.ravenshire.events import CONVERTED, GUILD_RUN, MEMBER_AGAIN, MEMBER_USED
from hearth.games.ravenshire.exchange import EXCHANGE, add_exchanges, exchange
from hearth.games.ravenshire.gains import PICK_ANY, add, gain, has, pay, take
from hearth.games.ravenshire.goods import GOODS, MOST, MYSTICS, OWNED
from hearth.games.ravenshire.halls import ROWS_EXPANDED
from hearth.games.ravenshire.state import A, Ravenshire, Smith
from hearth.kernel import Choice, Effect, Kind, do_next, saved

RUN_GUILD: Final = A.kind("run_guild", guild=len(GUILDS))
GET: Final = A.kind("get", row=ROWS_EXPANDED, what=OWNED)
TRADE_WITH: Final = A.kind("trade", row=ROWS_EXPANDED)
TURN_INTO: Final = A.kind("turn", row=ROWS_EXPANDED, amount=MOST + 1)
SELL: Final = A.kind("sell", row=ROWS_EXPANDED, what=MYSTICS)
STOP_SELLING: Final = A.kind("stop_selling")
END_RUN: Final = A.kind("end_run")


@dataclass
class ChooseGuild(Choice):
    """The Raven die and the Overtime space run any one guild. [RA-067, RA-082, RA-R23]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        return RUN_GUILD.all[:]

    def apply(self, g: Ravenshire, me: Smith, act: Kind, guild: int, y: int) -> None:
        do_next(me, RUN[guild])


CHOOSE_GUILD: Final = ChooseGuild()


@dataclass
class Run(Effect):
    """Each member of the column is used at most once. [RA-026, RA-R10]"""

    guild: int = 0

    def happen(self, g: Ravenshire, me: Smith) -> None:
        g.note(GUILD_RUN, me.seat, self.guild)
        me.ran = 0
        column = me.columns[self.guild]
        for row in range(len(column)):
            ability = g.box.members[column[row]].ability
            if ability.kind == GAIN:
                g.note(MEMBER_USED, me.seat, column[row])
                gain(g, me, ability.gain)
                me.ran |= 1 << row
        do_next(me, PICK_ANY, GO_ON[self.guild])


RUN: Final = [Run(guild) for guild in range(len(GUILDS))]


@dataclass
class GoOn(Effect):
    """The next member is asked for; where only one thing is left to do, it is done. [RA-R08]

    That is a member who has nothing to turn, but gives something in any case.
    """

    guild: int = 0

    def happen(self, g: Ravenshire, me: Smith) -> None:
        left: list[int] = []
        if has_idle_turner(g, me, self.guild):  # only then it can be so
            add_uses(g, me, self.guild, left)
            add_exchanges(g, me, left)
        space = g.rules.space
        if len(left) == 1 and space.kind_of[left[0]] is TURN_INTO:
            row = space.x_of[left[0]]
            use_member(g, me, self.guild, row, TURN_INTO, space.y_of[left[0]])
            do_next(me, PICK_ANY, self)
        else:
            do_next(me, USE_MEMBERS[self.guild])


GO_ON: Final = [GoOn(guild) for guild in range(len(GUILDS))]


@dataclass
class UseMembers(Choice):
    """Those who ask for a decision, one after the other. [RA-026, RA-028, RA-R34]"""

    guild: int = 0

    def continues(self) -> bool:
        return True

    def applies(self, g: Ravenshire, me: Smith) -> bool:
        out: list[int] = []
        unused = add_uses(g, me, self.guild, out)
        if unused and not out:
            add_exchanges(g, me, out)
        return len(out) > 0

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        add_uses(g, me, self.guild, out)
        if must_get(g, me, self.guild):  # what is gained by itself cannot be left
            return out
        add_exchanges(g, me, out)
        out.append(END_RUN.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, row: int, y: int) -> None:
        if act is END_RUN:
            finish_run(g, me, self.guild)
            return
        go_on = GO_ON[self.guild]
        if act is EXCHANGE:
            exchange(g, me, row, go_on)
            return
        use_member(g, me, self.guild, row, act, y)
        if act is SELL and ability_at(g, me, self.guild, row).kind == SELL_GOODS:
            do_next(me, PICK_ANY, Selling(self.guild, row), go_on)
        else:
            do_next(me, PICK_ANY, go_on)


USE_MEMBERS: Final = [UseMembers(guild) for guild in range(len(GUILDS))]


def ability_at(g: Ravenshire, me: Smith, guild: int, row: int) -> Ability:
    return g.box.members[me.columns[guild][row]].ability


def use_member(g: Ravenshire, me: Smith, guild: int, row: int, act: Kind, y: int) -> None:
    """Once in a run. [RA-026]"""
    me.ran |= 1 << row
    g.note(MEMBER_USED, me.seat, me.columns[guild][row])
    use(g, me, ability_at(g, me, guild, row), act, y)


def finish_run(g: Ravenshire, me: Smith, guild: int) -> None:
    """Who turns things gives also when nothing is turned. [RA-R08]"""
    column = me.columns[guild]
    for row in range(len(column)):
        ability = g.box.members[column[row]].ability
        if ability.kind == TURN and not me.ran >> row & 1:
            g.note(MEMBER_USED, me.seat, column[row])
            gain(g, me, ability.gain)
    do_next(me, PICK_ANY)


def must_get(g: Ravenshire, me: Smith, guild: int) -> bool:
    """Is there a member who gives one of two things and has not been asked?"""
    column = me.columns[guild]
    for row in range(len(column)):
        if not me.ran >> row & 1 and g.box.members[column[row]].ability.kind == EITHER:
            return True
    return False


def has_idle_turner(g: Ravenshire, me: Smith, guild: int) -> bool:
    """Is there a member who turns things, has not been used, and has nothing to turn?"""
    column = me.columns[guild]
    for row in range(len(column)):
        ability = g.box.members[column[row]].ability
        if ability.kind == TURN and not me.ran >> row & 1 and affordable(me, ability) == 0:
            return True
    return False


def add_uses(g: Ravenshire, me: Smith, guild: int, out: list[int]) -> bool:
    """What unused members offer now; True if there is an unused one at all."""
    column = me.columns[guild]
    unused = False
    must = must_get(g, me, guild)
    for row in range(len(column)):
        if me.ran >> row & 1:
            continue
        unused = True
        ability = g.box.members[column[row]].ability
        if must and ability.kind != EITHER:
            continue
        add_use(me, ability, row, out)
    return unused


def add_use(me: Smith, ability: Ability, row: int, out: list[int]) -> None:
    if ability.kind == EITHER:
        for kind in range(OWNED):
            if ability.gain[kind]:
                out.append(GET.at(row, kind))
    elif ability.kind == TRADE:
        if has(me, ability.pay):
            out.append(TRADE_WITH.base + row)
    elif ability.kind == TURN:
        for amount in range(affordable(me, ability) + 1):
            out.append(TURN_INTO.at(row, amount))
    else:
        first, end = (GOODS, MYSTICS) if ability.kind == SELL_MYSTIC else (0, GOODS)
        for kind in range(first, end):
            if me.stock[kind] > 0:
                out.append(SELL.at(row, kind))


def affordable(me: Smith, ability: Ability) -> int:
    """How often its price can be paid."""
    most = ability.most
    for kind in range(OWNED):
        if ability.pay[kind]:
            most = min(most, me.stock[kind] // ability.pay[kind])
    return most


def use(g: Ravenshire, me: Smith, ability: Ability, act: Kind, y: int) -> None:
    if act is GET:
        add(g, me, y, ability.gain[y])
    elif act is TRADE_WITH:
        pay(g, me, ability.pay)
        gain(g, me, ability.gain)
    elif act is TURN_INTO:
        if y > 0:
            pay(g, me, [y * count for count in ability.pay])
            me.stock[ability.into] += y
            g.note(CONVERTED, me.seat, ability.into, y)
        gain(g, me, ability.gain)
    else:
        sell(g, me, ability, y)


def sell(g: Ravenshire, me: Smith, ability: Ability, kind: int) -> None:
    take(g, me, kind, 1)
    gain(g, me, ability.gain)


@dataclass
class Selling(Choice):
    """More Goods for the same member, also those that an exchange brings. [RA-028, RA-R40]"""

    guild: int = 0
    row: int = 0
    sold: int = 1

    def applies(self, g: Ravenshire, me: Smith) -> bool:
        return self.sold < self.ability(g, me).most and len(self.options(g, me)) > 1

    def ability(self, g: Ravenshire, me: Smith) -> Ability:
        return ability_at(g, me, self.guild, self.row)

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        for kind in range(GOODS):
            if me.stock[kind] > 0:
                out.append(SELL.at(self.row, kind))
        add_exchanges(g, me, out)
        out.append(STOP_SELLING.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, kind: int) -> None:
        if act is EXCHANGE:
            exchange(g, me, x, self)
        elif act is SELL:
            g.note(MEMBER_AGAIN, me.seat, me.columns[self.guild][self.row])
            sell(g, me, self.ability(g, me), kind)
            do_next(me, PICK_ANY, Selling(self.guild, self.row, self.sold + 1))


saved("ravenshire", ChooseGuild, Run, GoOn, UseMembers, Selling)
