"""The laws notice a broken table: each is broken here by hand, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearth.games.winterforge.state import Job, Winterforge
from hearth.kernel import find
from tests.games.winterforge.table import (
    component,
    crew,
    give_loan,
    set_hand,
    show_components,
    show_crew,
    stand,
    start_job,
    table,
)


def broken(g: Winterforge) -> list[str]:
    return find("winterforge").broken_laws(g)


def lose_a_contract(g: Winterforge) -> None:
    g.contract_deck.bag.pop()


def double_a_contract(g: Winterforge) -> None:
    g.players[1].hand.append(g.players[0].hand[0])


def forget_a_secret(g: Winterforge) -> None:
    g.players[0].secret = g.players[1].secret


def keep_a_foreign_royal(g: Winterforge) -> None:
    g.players[0].royal = g.players[1].royals[1]


def deal_a_royal_twice(g: Winterforge) -> None:
    g.players[0].royals = [g.players[0].royal, g.players[1].royals[1]]


def lose_a_component(g: Winterforge) -> None:
    g.component_decks[1].bag.pop()


def misplace_a_component(g: Winterforge) -> None:
    g.component_decks[0].bag.append(g.component_decks[2].bag.pop())


def double_a_stock(g: Winterforge) -> None:
    g.players[1].stock.append(component("silk"))


def leave_a_gap(g: Winterforge) -> None:
    g.component_decks[2].bag.append(g.market[8])
    g.component_decks[2].bag.sort()
    g.market[8] = -1


def show_three_of_a_type(g: Winterforge) -> None:
    show_components(g, 0, ["bronze", "iron", "bronze"])


def lose_a_crew(g: Winterforge) -> None:
    g.tavern[0] = -1


def lose_a_loan(g: Winterforge) -> None:
    g.loan_deck.bag.pop()


def take_a_spot_twice(g: Winterforge) -> None:
    g.players[0].in_prime = g.players[1].in_prime = True


def owe_coin(g: Winterforge) -> None:
    g.players[0].coin = -1


def hire_a_third(g: Winterforge) -> None:
    g.players[0].crew = [g.crew_deck.bag.pop() for _ in range(3)]


def borrow_a_third_time(g: Winterforge) -> None:
    for loan in [(5, 7), (6, 8), (10, 14)]:
        give_loan(g, 0, *loan)


def forget_a_payment(g: Winterforge) -> None:
    give_loan(g, 0, 5, 7)
    g.players[0].paid = []


def keep_a_repaid_loan(g: Winterforge) -> None:
    give_loan(g, 0, 5, 7, paid=7)


def outgrow_the_track(g: Winterforge) -> None:
    g.players[0].skills = [8, 0, 0]


def hoard_contracts(g: Winterforge) -> None:
    set_hand(g, 0, ["W01", "W02", "W03", "A01", "A02"])


def save_a_bonus_elsewhere(g: Winterforge) -> None:
    g.players[0].bonus = True


def leave_dice_lying(g: Winterforge) -> None:
    start_job(g, 0, "W01", ["bronze", "twine"])
    job = g.players[0].jobs[0]
    g.players[0].jobs[0] = Job(job.contract, job.work, job.parts, [1, 2])


def act_too_often(g: Winterforge) -> None:
    g.actions_left = -1


def play_too_long(g: Winterforge) -> None:
    g.round = g.round_cap + 1


def end_for_no_reason(g: Winterforge) -> None:
    g.over = True


def wait_for_nothing(g: Winterforge) -> None:
    g.stack = []


@pytest.mark.parametrize(
    ("breach", "words"),
    [
        (lose_a_contract, "each Contract is in exactly one place"),
        (double_a_contract, "each Contract is in exactly one place"),
        (forget_a_secret, "secret"),
        (keep_a_foreign_royal, "was not dealt"),
        (deal_a_royal_twice, "dealt twice"),
        (lose_a_component, "Components of level 2"),
        (misplace_a_component, "Components of level 1"),
        (double_a_stock, "Components of level 2"),
        (leave_a_gap, "row 3 of the Market has a gap"),
        (show_three_of_a_type, "not all of one type"),
        (lose_a_crew, "each Crew is in exactly one place"),
        (lose_a_loan, "each Loan is in exactly one place"),
        (take_a_spot_twice, "Prime Positions of the Guildhall"),
        (owe_coin, "-1 Coin"),
        (hire_a_third, "3 Crew"),
        (borrow_a_third_time, "3 Loans"),
        (forget_a_payment, "1 Loans with 0 payments"),
        (keep_a_repaid_loan, "nothing is owed"),
        (outgrow_the_track, "off its track"),
        (hoard_contracts, "5 unfinished Contracts"),
        (save_a_bonus_elsewhere, "outside a Prime Position"),
        (leave_dice_lying, "dice lying"),
        (act_too_often, "-1 actions"),
        (play_too_long, "beyond the cap"),
        (end_for_no_reason, "for a reason"),
        (wait_for_nothing, "waits for a choice"),
    ],
)
def test_a_law_notices(breach: Callable[[Winterforge], None], words: str) -> None:
    g = table()
    assert broken(g) == []
    breach(g)
    assert any(words in sentence for sentence in broken(g)), broken(g)


def test_no_law_is_broken_by_a_prime_position_taken() -> None:
    g = table()
    stand(g, 0, "bank", prime=True)
    assert broken(g) == []


def lose_a_token(g: Winterforge) -> None:
    g.faith_bag.bag.pop()


def lose_a_rune(g: Winterforge) -> None:
    g.rune_deck.bag.pop()


def hold_what_is_not_done(g: Winterforge) -> None:
    g.players[0].held = [g.players[0].hand[0]]


def lose_a_bodyguard(g: Winterforge) -> None:
    g.crew_deck.bag.remove(crew("bodyguard_1"))


@pytest.mark.parametrize(
    ("breach", "words"),
    [
        (lose_a_token, "each Faith token is in exactly one place"),
        (lose_a_rune, "each Rune is in exactly one place"),
        (hold_what_is_not_done, "holds a Contract that it has not completed"),
        (lose_a_bodyguard, "each Crew is in exactly one place"),
    ],
)
def test_a_law_of_the_alleyways_notices(breach: Callable[[Winterforge], None], words: str) -> None:
    g = table(alleyways=["shrine", "auction_house", "thieves_guild", "runesmith"])
    show_crew(g, ["haggler", "foreman", "almoner"])
    assert broken(g) == []
    breach(g)
    assert any(words in sentence for sentence in broken(g)), broken(g)


def test_nobody_stands_in_an_alleyway_that_is_not_in_play() -> None:
    g = table(alleyways=["shrine"])
    stand(g, 0, "shrine")
    assert broken(g) == []
    stand(g, 0, "runesmith")
    assert broken(g) == ["seat 0 is in an Alleyway that is not in play"]


def test_no_event_is_lost() -> None:
    g = table(1)
    assert broken(g) == []
    g.event_deck.bag.pop()
    assert broken(g) == ["each Event is in exactly one place"]


def test_nobody_has_a_fourth_smith() -> None:
    g = table(6)
    g.players[2].smiths = [0, 1, 2, 3]
    assert broken(g) == ["nobody has more Smiths than there are"]


def test_a_prime_position_of_the_day_is_taken() -> None:
    g = table(6)
    g.players[2].prime_today = 3
    assert broken(g) == ["the Prime Positions of the Tavern are free or taken"]
