"""The options by number, and what is said of those that are missing."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.box import (
    BANK,
    FORGE,
    GUILDHALL,
    MARKET,
    RUNESMITH,
    SHRINE,
    TAVERN,
    THIEVES_GUILD,
    standard,
)
from hearth.games.winterforge.state import Job
from hearth.match import Match
from hearth.terminal.winterforge.words import HEADINGS
from tests.terminal.drawing import draw, draw_choice, draw_options, laid_out, screen, state

BRONZE = next(i for i, card in enumerate(standard().components) if card.title == "Bronze")


def at(place: int, coin: int, *alleyways: str) -> Match:
    match = laid_out(2, *alleyways)
    me = match.g.players[state(match).turn]
    assert me.seat == 0
    me.place = place
    me.coin = coin
    return match


def impossible(match: Match) -> list[str]:
    on = screen(match)
    return on.out_of_reach(0)


# Headings and amounts


def test_headings_are_the_rulebooks_words():
    told = draw_options(at(MARKET, 9), 0, 80)
    headings = [line.strip() for line in told.splitlines() if line.startswith("   ")]
    assert headings == ["Move", "Purchase Components", "Refresh Market Row"]


def test_headings_are_of_kinds_that_there_are():
    kinds = {kind.name for kind in laid_out(2).game.space.kind_of}
    assert set(HEADINGS) <= kinds


def owing(coin: int, loans: list[int]) -> Match:
    match = at(BANK, coin)
    me = match.g.players[0]
    me.loans = loans
    me.paid = [0] * len(loans)
    return match


def test_all_amounts_for_a_loan_share_a_number():
    match = owing(7, [0])
    loan = standard().loans[0]
    most = min(7, loan.repay)
    menu = screen(match).menu(0)
    entry = next(entry for entry in menu.entries if entry.kind() == "pay_loan")
    assert entry.amounts() == list(range(1, most + 1))
    assert match.game.space.notation(entry.action("3")) == "pay_loan:loan=0,amount=3"
    assert menu.typed(entry.action("3")) == f"{entry.sign} 3"
    told = draw_options(match, 0, 160)
    assert f"{entry.sign} Pay 1 to {most} Coin on the Loan {loan.receive}/{loan.repay}" in told
    assert f"({entry.sign}, then how much; or at once, as {entry.sign} {most})" in told
    assert told.count("Pay ") == 2  # with the heading


def test_an_amount_that_cannot_be_is_answered_with_those_that_can():
    menu = screen(owing(3, [0])).menu(0)
    entry = next(entry for entry in menu.entries if entry.kind() == "pay_loan")
    with pytest.raises(ValueError, match="'9' is not possible here: 1 to 3"):
        entry.action("9")


def test_equal_loans_stay_apart():
    told = draw_options(owing(5, [0, 0]), 0, 120)
    assert "[first]" in told
    assert "[second]" in told


# What is out of reach


def test_a_contract_tells_which_components_are_missing():
    match = at(FORGE, 9)
    me = match.g.players[0]
    me.hand = [next(i for i, c in enumerate(standard().contracts) if c.needs == [1, 0, 1])]
    me.stock = [BRONZE]
    title = standard().contracts[me.hand[0]].title
    assert impossible(match)[0] == f"{title} needs 1 fibre more in your stockpile."


def test_a_started_contract_misses_nothing():
    match = at(FORGE, 9)
    me = match.g.players[0]
    me.hand = []
    me.jobs = [Job(0, 1, [BRONZE, BRONZE])]
    title = standard().contracts[0].title
    assert not any(title in why for why in impossible(match))


def test_the_next_point_of_a_skill_has_a_price():
    match = at(FORGE, 1)
    me = match.g.players[0]
    me.hand = []
    me.skills = [4, 0, 7]
    assert "Training to Weapons 5 costs 5 Coin; you have 1." in impossible(match)
    assert "Weapons 4, Armour 0, Jewellery 7 (Training costs 5, 1, – Coin)" in draw(match)


def test_crew_change_the_price_of_training():
    match = at(FORGE, 1)
    me = match.g.players[0]
    me.skills = [4, 0, 7]
    me.crew = [next(i for i, card in enumerate(standard().crew) if card.id == "drillmaster")]
    assert "(Training costs 4, 0, – Coin)" in draw(match)


@pytest.mark.parametrize(
    ("place", "coin", "said"),
    [
        (GUILDHALL, 3, "Funds are for those with fewer than 3 Coin; you have 3."),
        (MARKET, 0, "Twine costs 1 Coin; you have none."),
        (SHRINE, 1, "A donation costs 2 Coin; you have 1."),
        (RUNESMITH, 0, "A Rune costs 2 Coin; you have none."),
        (THIEVES_GUILD, 0, "A thief costs 2 Coin; you have none."),
    ],
)
def test_every_place_says_what_is_not_possible(place, coin, said):
    assert said in impossible(at(place, coin, "shrine", "runesmith", "thieves_guild"))


def test_the_tavern_names_prices():
    match = at(TAVERN, 0)
    crew = standard().crew[state(match).tavern[0]]
    assert impossible(match)[0] == f"{crew.title} costs {crew.hire_cost} Coin; you have none."


def test_two_loans_are_enough():
    assert impossible(owing(3, [0, 1])) == ["You have 2 unpaid Loans; repay one of them first."]


def test_started_contracts_fill_the_limit():
    match = at(GUILDHALL, 0)
    me = match.g.players[0]
    me.hand = []
    me.jobs = [Job(i, 0, [0, 0]) for i in range(3)]
    assert impossible(match) == ["You may have 3 Contracts; you have 3, all of them started."]
    assert "Take Contracts" not in draw_options(match, 0, 80)


def test_the_nearest_comes_first():
    match = at(MARKET, 0)
    g = state(match)
    costs = sorted(g.box.components[component].cost for component in g.market)
    told = [int(why.partition(" costs ")[2].split()[0]) for why in impossible(match)]
    assert told == costs[:3]


def test_there_are_three_reasons_at_most():
    match = at(FORGE, 0)
    match.g.players[0].hand = [0, 1, 2]
    assert len(impossible(match)) == 3


def test_without_actions_nothing_is_missed():
    match = at(FORGE, 0)
    state(match).actions_left = 0
    assert impossible(match) == []


def test_reasons_stand_below_the_options():
    assert (
        draw_choice(at(GUILDHALL, 3))
        .rstrip()
        .endswith("\nFunds are for those with fewer than 3 Coin; you have 3.")
    )
