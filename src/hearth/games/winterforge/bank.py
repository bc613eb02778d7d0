"""Bank: Take Loans and Pay Loans."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import BANK
from hearth.games.winterforge.cards import MOST_OWED
from hearth.games.winterforge.events import (
    BANK_ADDED,
    BANK_FILLED,
    LOAN_PAID,
    LOAN_REPAID,
    LOAN_TAKEN,
    PRIME_ADDED,
)
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import LOANS_AT_MOST
from hearth.games.winterforge.rows import fill
from hearth.games.winterforge.state import EMPTY, A, Guild, Winterforge
from hearth.kernel import Kind

ON_OFFER: Final = 2
BANK_ADDS: Final = 2

TAKE_LOAN: Final = A.kind("take_loan", slot=ON_OFFER, prime=2)
PAY_LOAN: Final = A.kind("pay_loan", loan=LOANS_AT_MOST, amount=MOST_OWED + 1)
PAY_LOAN_PRIME: Final = A.kind("pay_loan_prime", loan=LOANS_AT_MOST, amount=MOST_OWED + 1)


class Bank(Place):
    """Coin now for more Coin later. [WF-077, WF-080]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        if len(me.loans) < LOANS_AT_MOST:  # [WF-027, WF-078]
            for slot in range(ON_OFFER):
                if g.bank[slot] >= 0:
                    out.append(TAKE_LOAN.at(slot, 0))
                    if me.bonus:
                        out.append(TAKE_LOAN.at(slot, 1))
        for i in range(len(me.loans)):
            add_payments(g, me, i, out)

    def act(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is TAKE_LOAN:
            take_loan(g, me, x, y)
        elif act is PAY_LOAN:
            pay_loan(g, me, x, y, 0)
        else:
            me.bonus = False
            pay_loan(g, me, x, y, min(BANK_ADDS, me.owed(x, g.box) - y))


def add_payments(g: Winterforge, me: Guild, i: int, out: list[int]) -> None:
    """Any amount up to what is owed; with the Prime bonus the Bank adds 2 Coin.

    With 2 or less owed the Bank alone settles it. [WF-080, WF-081, WF-084, WF-R38, WF-R39]
    """
    owed = me.owed(i, g.box)
    for amount in range(1, min(me.coin, owed) + 1):
        out.append(PAY_LOAN.at(i, amount))
    if not me.bonus:
        return
    if owed <= BANK_ADDS:
        out.append(PAY_LOAN_PRIME.at(i, 0))
    for amount in range(1, min(me.coin, owed - BANK_ADDS) + 1):
        out.append(PAY_LOAN_PRIME.at(i, amount))


def take_loan(g: Winterforge, me: Guild, slot: int, prime: int) -> None:
    """Receive the lower number; the Prime bonus adds 1 Coin. [WF-077, WF-079, WF-084]"""
    loan = g.bank[slot]
    coin = g.box.loans[loan].receive + prime
    me.coin += coin
    me.loans.append(loan)
    me.paid.append(0)
    if prime == 1:
        me.bonus = False
        g.note(PRIME_ADDED, me.seat, BANK)
    g.note(LOAN_TAKEN, me.seat, loan, coin)
    g.bank[slot] = EMPTY
    fill_bank(g)


def fill_bank(g: Winterforge) -> None:
    """The row is refilled to 2 while the deck lasts. [WF-079, WF-R40]"""
    fill(g, g.bank, g.loan_deck, BANK_FILLED)


def pay_loan(g: Winterforge, me: Guild, i: int, amount: int, added: int) -> None:
    """Coin on one Loan; fully paid, it is turned face-down. [WF-080, WF-082]"""
    me.coin -= amount
    me.paid[i] += amount + added
    if amount > 0:
        g.note(LOAN_PAID, me.seat, me.loans[i], amount)
    if added > 0:
        g.note(BANK_ADDED, me.seat, me.loans[i], added)
    if me.owed(i, g.box) == 0:
        g.note(LOAN_REPAID, me.seat, me.loans[i])
        me.repaid = [*me.repaid, me.loans.pop(i)]
        del me.paid[i]
