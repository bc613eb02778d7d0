"""The Bank: taking and paying Loans, its Prime Position, repaid Loans."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY, Winterforge
from tests.games.winterforge.table import (
    empty_deck,
    give_loan,
    loan,
    show_loans,
    table,
    take_from_deck,
)
from tests.support import act, legal, rule

LOANS = [(3, 4), (4, 5), (5, 7), (6, 8), (7, 10), (8, 11), (10, 14)]


def bank(coin: int = 0, prime: bool = False, actions: int = 3) -> Winterforge:
    """Seat 0 in the Bank, which shows the Loans 4/5 and 6/8."""
    g = table(at="bank", coin=coin, prime=prime, actions=actions)
    show_loans(g, [(4, 5), (6, 8)])
    return g


def debtor(coin: int, owed: int, prime: bool = False) -> Winterforge:
    """Seat 0 in the Bank with a Loan 10/14 of which this much is still owed."""
    g = bank(coin, prime)
    give_loan(g, 0, 10, 14, paid=14 - owed)
    return g


def amounts(g: Winterforge, kind: str = "pay_loan") -> list[int]:
    """What may be paid on the first Loan."""
    texts = [text for text in legal(g, kind) if "loan=0," in text]
    return sorted(int(text.rpartition("=")[2]) for text in texts)


# Taking


@rule("WF-077")
@pytest.mark.parametrize(("receive", "repay"), LOANS)
def test_a_loan_brings_its_lower_number(receive: int, repay: int) -> None:
    g = bank(coin=2)
    show_loans(g, [(receive, repay)])
    act(g, "take_loan:slot=0,prime=0")
    assert g.players[0].coin == 2 + receive
    assert g.players[0].loans == [loan(receive, repay)]
    assert g.players[0].paid == [0]


@rule("WF-R39", "WF-077")
def test_one_action_takes_one_loan() -> None:
    g = bank()
    assert legal(g, "take_loan") == ["take_loan:slot=0,prime=0", "take_loan:slot=1,prime=0"]
    act(g, "take_loan:slot=1,prime=0")
    assert g.players[0].loans == [loan(6, 8)]
    assert g.actions_left == 2


@rule("WF-077")
def test_loans_are_taken_only_in_the_bank() -> None:
    assert legal(table(at="tavern"), "take_loan") == []


@rule("WF-078", "WF-027")
def test_with_two_unpaid_loans_no_other_is_taken() -> None:
    g = bank()
    give_loan(g, 0, 3, 4)
    assert len(legal(g, "take_loan")) == 2
    give_loan(g, 0, 10, 14)
    assert legal(g, "take_loan") == []


@rule("WF-079")
def test_the_row_is_refilled_from_the_loan_deck() -> None:
    g = bank()
    show_loans(g, [(6, 8), (3, 4)])
    take_from_deck(g.loan_deck, loan(10, 14))
    g.loan_deck.put_on_top(loan(10, 14))
    act(g, "take_loan:slot=0,prime=0")
    assert g.bank == [loan(10, 14), loan(3, 4)]


@rule("WF-R40", "WF-079")
def test_the_row_stays_short_when_the_loan_deck_is_exhausted() -> None:
    g = bank()
    empty_deck(g.loan_deck)
    act(g, "take_loan:slot=0,prime=0")
    assert g.bank == [EMPTY, loan(6, 8)]
    assert legal(g, "take_loan") == ["take_loan:slot=1,prime=0"]


# Paying


@rule("WF-080", "WF-R39")
def test_any_amount_up_to_the_own_coin_may_be_paid() -> None:
    assert amounts(debtor(coin=3, owed=14)) == [1, 2, 3]


@rule("WF-081", "WF-080", "WF-X09")
def test_with_four_coin_owed_four_is_the_most_that_can_be_paid() -> None:
    assert amounts(debtor(coin=5, owed=4)) == [1, 2, 3, 4]


@rule("WF-080")
def test_a_payment_leaves_the_guild_and_lies_on_the_loan() -> None:
    g = debtor(coin=9, owed=10)
    act(g, "pay_loan:loan=0,amount=3")
    assert g.players[0].coin == 6
    assert g.players[0].paid == [4 + 3]
    assert g.actions_left == 2


@rule("WF-080")
def test_a_loan_may_be_paid_in_parts() -> None:
    g = debtor(coin=9, owed=7)
    act(g, "pay_loan:loan=0,amount=3")
    assert amounts(g) == [1, 2, 3, 4]
    act(g, "pay_loan:loan=0,amount=4")
    assert g.players[0].repaid == [loan(10, 14)]


@rule("WF-R39")
def test_one_action_pays_on_one_loan_of_choice() -> None:
    g = debtor(coin=9, owed=10)
    give_loan(g, 0, 3, 4)
    act(g, "pay_loan:loan=1,amount=2")
    assert g.players[0].paid == [4, 2]
    assert g.actions_left == 2


@rule("WF-R39", "WF-R10")
def test_without_coin_nothing_can_be_paid() -> None:
    assert legal(debtor(coin=0, owed=10), "pay_loan") == []
    assert amounts(debtor(coin=1, owed=10)) == [1]


@rule("WF-080")
def test_loans_are_paid_only_in_the_bank() -> None:
    assert legal(table(at="guildhall", coin=9, loans=[(3, 4)]), "pay_loan") == []
    assert legal(table(at="bank", coin=9, loans=[(3, 4)]), "pay_loan")


@rule("WF-082")
@pytest.mark.parametrize(("receive", "repay"), LOANS)
def test_a_loan_is_repaid_with_its_higher_number(receive: int, repay: int) -> None:
    g = bank(coin=repay)
    give_loan(g, 0, receive, repay, paid=1)
    act(g, f"pay_loan:loan=0,amount={repay - 1}")
    assert g.players[0].loans == []
    assert g.players[0].repaid == [loan(receive, repay)]


@rule("WF-082")
def test_a_loan_with_one_coin_owed_is_not_repaid() -> None:
    g = debtor(coin=9, owed=5)
    act(g, "pay_loan:loan=0,amount=4")
    assert g.players[0].loans == [loan(10, 14)]
    assert g.players[0].repaid == []


@rule("WF-083")
@pytest.mark.parametrize(("repaid", "points"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_repaid_loans_score_one_each_and_two_at_most(repaid: int, points: int) -> None:
    g = bank(coin=99, actions=4)
    for _ in range(repaid):
        give_loan(g, 0, 10, 14, paid=13)
        act(g, "pay_loan:loan=0,amount=1")
        g.loan_deck.bag.append(loan(10, 14))
    assert g.scores()[0] == points


# After repayment


@rule("WF-R40")
def test_repaid_loans_do_not_count_toward_the_limit() -> None:
    g = debtor(coin=9, owed=1)
    give_loan(g, 0, 3, 4)
    assert legal(g, "take_loan") == []
    act(g, "pay_loan:loan=0,amount=1", "take_loan:slot=0,prime=0")
    assert g.players[0].loans == [loan(3, 4), loan(4, 5)]


@rule("WF-R40")
def test_a_repaid_loan_stays_with_the_player_and_never_returns() -> None:
    g = debtor(coin=9, owed=1)
    size = g.loan_deck.size()
    act(g, "pay_loan:loan=0,amount=1")
    assert g.players[0].repaid == [loan(10, 14)]
    assert g.loan_deck.size() == size
    assert loan(10, 14) not in g.loan_deck.cards() + g.bank


# The Prime Position


@rule("WF-084")
def test_the_prime_position_may_add_one_coin_to_a_loan() -> None:
    g = bank(prime=True)
    act(g, "take_loan:slot=0,prime=1")
    assert g.players[0].coin == 5
    assert not g.players[0].bonus


@rule("WF-084")
def test_a_loan_may_be_taken_in_prime_without_the_bonus() -> None:
    g = bank(prime=True)
    act(g, "take_loan:slot=0,prime=0")
    assert g.players[0].coin == 4
    assert g.players[0].bonus


@rule("WF-084")
def test_the_bonus_of_the_bank_is_used_once_for_either() -> None:
    g = bank(coin=9, prime=True)
    act(g, "take_loan:slot=0,prime=1")
    assert legal(g, "take_loan") == ["take_loan:slot=0,prime=0", "take_loan:slot=1,prime=0"]
    assert legal(g, "pay_loan_prime") == []
    assert legal(g, "pay_loan")


@rule("WF-084", "WF-R38")
def test_a_payment_with_the_bonus_uses_it_up() -> None:
    g = debtor(coin=9, owed=10, prime=True)
    act(g, "pay_loan_prime:loan=0,amount=3")
    assert g.players[0].coin == 6
    assert g.players[0].paid == [4 + 3 + 2]
    assert not g.players[0].bonus
    assert "take_loan:slot=0,prime=1" not in legal(g)


@rule("WF-084")
def test_there_is_no_bonus_on_an_ordinary_space_of_the_bank() -> None:
    g = debtor(coin=9, owed=10)
    assert legal(g, "pay_loan_prime") == []
    assert "take_loan:slot=0,prime=1" not in legal(g)


@rule("WF-084", "WF-080")
def test_a_payment_in_prime_may_do_without_the_bonus() -> None:
    g = debtor(coin=9, owed=10, prime=True)
    act(g, "pay_loan:loan=0,amount=3")
    assert g.players[0].paid == [4 + 3]
    assert g.players[0].bonus


@rule("WF-X27", "WF-084", "WF-R38")
def test_five_coin_settle_a_loan_of_seven_with_the_bonus() -> None:
    g = bank(coin=5, prime=True)
    give_loan(g, 0, 5, 7)
    assert max(amounts(g, "pay_loan_prime")) == 5
    act(g, "pay_loan_prime:loan=0,amount=5")
    assert g.players[0].repaid == [loan(5, 7)]
    assert g.players[0].coin == 0


@rule("WF-X27", "WF-R38")
@pytest.mark.parametrize("owed", [1, 2])
def test_with_the_bonus_nothing_settles_a_rest_of_one_or_two(owed: int) -> None:
    g = debtor(coin=0, owed=owed, prime=True)
    assert amounts(g, "pay_loan_prime") == [0]
    act(g, "pay_loan_prime:loan=0,amount=0")
    assert g.players[0].repaid == [loan(10, 14)]
    assert g.scores()[0] == 1


@rule("WF-R38", "WF-R39")
def test_with_three_owed_one_coin_has_to_be_paid() -> None:
    assert amounts(debtor(coin=9, owed=3, prime=True), "pay_loan_prime") == [1]
    assert amounts(debtor(coin=0, owed=3, prime=True), "pay_loan_prime") == []


@rule("WF-R38", "WF-081")
def test_the_bank_never_adds_more_than_is_owed() -> None:
    assert amounts(debtor(coin=9, owed=5, prime=True), "pay_loan_prime") == [1, 2, 3]
