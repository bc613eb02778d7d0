"""The Market Exchange: five exchanges, as often as they can be paid, also within an action.

Each of them leaves its owner with fewer things than before, so that no match can go on for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import (
    DISTRICTS,
    DRAGON_SCALE_EXCHANGE,
    EMBERGEM_EXCHANGE,
    EXCHANGES,
    FACES,
    GOOD_EXCHANGE,
    MARKET_EXCHANGE,
    MYSTIC_EXCHANGE,
)
from hearth.games.ravenshire.events import BOARD_DIE_CHANGED, DIE_CHANGED, EXCHANGED, TWO_DICE
from hearth.games.ravenshire.gains import PICK_ANY, gain, has, pay, take
from hearth.games.ravenshire.goods import ANY_GOOD, ANY_MYSTIC, GOODS, MOST, MYSTICS, TALISMAN
from hearth.games.ravenshire.state import COLOUR, NO_DIE, A, Ravenshire, Smith
from hearth.kernel import Choice, Kind, Step, do_next, saved

SPOTS: Final = 2 * DISTRICTS
OWN_DICE: Final = 8  # at most: rolled, taken and the Badger's
CHANGES: Final = [-2, -1, 1, 2]
IMPROVED: Final = 1 << MARKET_EXCHANGE

EXCHANGE: Final = A.kind("exchange", exchange=len(EXCHANGES))
GIVE: Final = A.kind("give", what=MYSTICS)
CHANGE_OWN: Final = A.kind("change_own_die", die=OWN_DICE, change=len(CHANGES))
CHANGE_BOARD: Final = A.kind("change_board_die", spot=SPOTS, change=len(CHANGES))


def add_exchanges(g: Ravenshire, me: Smith, out: list[int]) -> None:
    """Those that turn things into other things. [RA-057, RA-058, RA-061, RA-062]"""
    stock = me.stock
    rows = g.box.exchanges
    goods = stock[0] + stock[1] + stock[2] + stock[3] + stock[4]
    if goods >= rows[GOOD_EXCHANGE].pay[ANY_GOOD]:
        out.append(EXCHANGE.base + GOOD_EXCHANGE)
    mystics = stock[5] + stock[6] + stock[7] + stock[8]
    if mystics >= rows[MYSTIC_EXCHANGE].pay[ANY_MYSTIC]:
        out.append(EXCHANGE.base + MYSTIC_EXCHANGE)
    if has(me, rows[EMBERGEM_EXCHANGE].pay):
        out.append(EXCHANGE.base + EMBERGEM_EXCHANGE)
    if has(me, rows[DRAGON_SCALE_EXCHANGE].pay):
        out.append(EXCHANGE.base + DRAGON_SCALE_EXCHANGE)


def exchange(g: Ravenshire, me: Smith, which: int, back: Step) -> None:
    """Carry one out, then go back to what was being done."""
    g.note(EXCHANGED, me.seat, which)
    row = g.box.exchanges[which]
    if which == GOOD_EXCHANGE:
        do_next(me, GIVE_GOODS[row.pay[ANY_GOOD] - 1], back)
    elif which == MYSTIC_EXCHANGE:
        do_next(me, GIVE_MYSTICS[row.pay[ANY_MYSTIC] - 1], back)
    else:
        pay(g, me, row.pay)
        gain(g, me, row.gain)
        do_next(me, PICK_ANY, back)


@dataclass
class Give(Choice):
    """One after the other, of any mix. [RA-057, RA-058]"""

    more: int = 0  # to be given after this one
    mystics: bool = False

    def continues(self) -> bool:
        return True

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        kinds = range(GOODS, MYSTICS) if self.mystics else range(GOODS)
        return [GIVE.base + kind for kind in kinds if me.stock[kind] > 0]

    def apply(self, g: Ravenshire, me: Smith, act: Kind, kind: int, y: int) -> None:
        take(g, me, kind, 1)
        if self.more > 0:
            do_next(me, (GIVE_MYSTICS if self.mystics else GIVE_GOODS)[self.more - 1])
            return
        which = MYSTIC_EXCHANGE if self.mystics else GOOD_EXCHANGE
        gain(g, me, g.box.exchanges[which].gain)
        do_next(me, PICK_ANY)


GIVE_GOODS: Final = [Give(more) for more in range(MOST)]
GIVE_MYSTICS: Final = [Give(more, mystics=True) for more in range(MOST)]


# The Talisman


def own_dice(me: Smith) -> list[int]:
    """All dice of a player that lie before them, in a fixed order."""
    dice = me.rolled + me.taken + me.bench
    return dice if me.badger == NO_DIE else [*dice, me.badger]


def add_talismans(g: Ravenshire, me: Smith, out: list[int], board: bool) -> None:
    """Change a die; of dice that are alike the first stands for all. [RA-059, RA-060, RA-R18]"""
    if me.stock[TALISMAN] == 0:
        return
    dice = own_dice(me)
    for i in range(len(dice)):
        # A die still to be placed is not like one that was taken, whatever they show.
        first = 0 if i < len(me.rolled) else len(me.rolled)
        if dice[i] not in dice[first:i]:
            add_changes(me, dice[i], CHANGE_OWN.base + i * len(CHANGES), out)
    if board:
        for spot in range(SPOTS):
            if g.spots[spot] != NO_DIE and not is_twin(g, spot):
                add_changes(me, g.spots[spot], CHANGE_BOARD.base + spot * len(CHANGES), out)


def is_twin(g: Ravenshire, spot: int) -> bool:
    """The die beside it in the district is alike and stands for it."""
    if spot % 2 == 0 or g.spots[spot] != g.spots[spot - 1]:
        return False
    return g.placed != spot and g.placed != spot - 1


def add_changes(me: Smith, die: int, base: int, out: list[int]) -> None:
    """Up and down by 1, or by 2 if improved, never beyond 1 and 6. [RA-050, RA-R19]"""
    value = die % COLOUR
    improved = me.upgrades & IMPROVED
    if value > 2 and improved:
        out.append(base)
    if value > 1:
        out.append(base + 1)
    if value < FACES:
        out.append(base + 2)
    if value < FACES - 1 and improved:
        out.append(base + 3)


def change_own(g: Ravenshire, me: Smith, index: int, change: int) -> None:
    before = own_dice(me)[index]
    after = before + CHANGES[change]
    take(g, me, TALISMAN, 1)
    g.note(DIE_CHANGED, me.seat, before, after)
    taken = len(me.rolled)
    bench = taken + len(me.taken)
    badger = bench + len(me.bench)
    if index < taken:
        me.rolled = with_die(me.rolled, index, after)
    elif index < bench:
        me.taken = with_die(me.taken, index - taken, after)
    elif index < badger:
        me.bench = with_die(me.bench, index - bench, after)
    else:
        me.badger = after


def with_die(dice: list[int], index: int, die: int) -> list[int]:
    return [*dice[:index], die, *dice[index + 1 :]]


def change_board(g: Ravenshire, me: Smith, spot: int, change: int) -> None:
    before = g.spots[spot]
    g.spots[spot] = before + CHANGES[change]
    take(g, me, TALISMAN, 1)
    g.note(BOARD_DIE_CHANGED, me.seat, spot // 2, TWO_DICE * before + g.spots[spot])


saved("ravenshire", Give)
