"""Action Tokens, upgrades and Overtime cards: what may be done between the actions of a turn."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.boards import HALLS, UPGRADES
from hearth.games.ravenshire.cards import ON_SHOW, OVERTIME, TIERS
from hearth.games.ravenshire.contracts import (
    TAKE_FRESH_OF,
    open_tiers,
    refresh_row,
    row_size,
    take_contract,
)
from hearth.games.ravenshire.events import OVERTIME_PLAYED, UPGRADE_BUILT
from hearth.games.ravenshire.exchange import (
    CHANGE_BOARD,
    CHANGE_OWN,
    EXCHANGE,
    add_exchanges,
    add_talismans,
    change_board,
    change_own,
    exchange,
)
from hearth.games.ravenshire.gains import PICK_ANY, gain, take
from hearth.games.ravenshire.goods import TOKENS
from hearth.games.ravenshire.halls import COLUMNS, add_recruits, recruit
from hearth.games.ravenshire.state import EMPTY, A, Ravenshire, Smith
from hearth.kernel import Kind, Step, do_next

GAIN_CONTRACT: Final = A.kind("gain_contract", slot=len(TIERS) * ON_SHOW)
REFRESH: Final = A.kind("refresh", tier=len(TIERS))
TOKEN_RECRUIT: Final = A.kind("token_recruit", hall=HALLS, column=COLUMNS)
BUILD: Final = A.kind("build", upgrade=len(UPGRADES))
PLAY_OVERTIME: Final = A.kind("play_overtime", card=len(OVERTIME))


def add_between(g: Ravenshire, me: Smith, out: list[int]) -> None:
    """Everything that may be done outside an action of the own turn. [RA-040, RA-055, RA-056]"""
    if me.stock[TOKENS] > 0:
        add_contracts(g, me, out)
        add_recruits(g, me, out, TOKEN_RECRUIT.base)
        add_upgrades(g, me, out)
        add_overtime(g, me, out)
    add_exchanges(g, me, out)
    add_talismans(g, me, out, board=True)


def add_contracts(g: Ravenshire, me: Smith, out: list[int]) -> None:
    """[RA-041, RA-042, RA-047]"""
    tiers = open_tiers(g, me.reputation)
    for slot in range(tiers * ON_SHOW):
        if g.rows[slot] != EMPTY:
            out.append(GAIN_CONTRACT.base + slot)
    for tier in range(tiers):
        if row_size(g, tier) > 0:
            out.append(REFRESH.base + tier)


def add_upgrades(g: Ravenshire, me: Smith, out: list[int]) -> None:
    """Each is built once. [RA-044, RA-052]"""
    for upgrade in range(len(UPGRADES)):
        if not me.upgrades >> upgrade & 1 and me.stock[TOKENS] >= g.box.upgrades[upgrade].tokens:
            out.append(BUILD.base + upgrade)


def add_overtime(g: Ravenshire, me: Smith, out: list[int]) -> None:
    """[RA-053, RA-054]"""
    for card in range(len(OVERTIME)):
        if me.overtime >> card & 1 and me.stock[TOKENS] >= g.box.overtime[card].tokens:
            out.append(PLAY_OVERTIME.base + card)


def do_between(g: Ravenshire, me: Smith, act: Kind, x: int, y: int, back: Step) -> None:
    """Carry one of them out, then go back."""
    if act is EXCHANGE:
        exchange(g, me, x, back)
        return
    if act is CHANGE_OWN:
        change_own(g, me, x, y)
    elif act is CHANGE_BOARD:
        change_board(g, me, x, y)
    elif act is BUILD:
        build(g, me, x)
    elif act is PLAY_OVERTIME:
        play_overtime(g, me, x)
    else:
        spend_token(g, me, act, x, y, back)
        return
    do_next(me, PICK_ANY, back)


def spend_token(g: Ravenshire, me: Smith, act: Kind, x: int, y: int, back: Step) -> None:
    take(g, me, TOKENS, 1)
    if act is REFRESH:
        refresh_row(g, me, x)
        do_next(me, TAKE_FRESH_OF[x], back)
        return
    if act is GAIN_CONTRACT:
        take_contract(g, me, x)
    else:
        recruit(g, me, x, y)
    do_next(me, back)


def build(g: Ravenshire, me: Smith, upgrade: int) -> None:
    take(g, me, TOKENS, g.box.upgrades[upgrade].tokens)
    me.upgrades |= 1 << upgrade
    g.note(UPGRADE_BUILT, me.seat, upgrade)


def play_overtime(g: Ravenshire, me: Smith, card: int) -> None:
    """It is discarded. [RA-053, RA-054]"""
    take(g, me, TOKENS, g.box.overtime[card].tokens)
    me.overtime &= ~(1 << card)
    g.note(OVERTIME_PLAYED, me.seat, card)
    gain(g, me, g.box.overtime[card].gain)
