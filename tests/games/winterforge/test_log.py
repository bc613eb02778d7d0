"""The log says which round is the last, who is First Player, and what Prime Positions give."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hearth.games.winterforge.game import WINTERFORGE
from hearth.games.winterforge.state import Winterforge
from tests.games.reading import played
from tests.games.winterforge.scenes import WAYS, alone, forge, lords, smithy, started
from tests.games.winterforge.table import (
    contract,
    give_component,
    give_loan,
    show_components,
    show_crew,
    show_loans,
    start_job,
    table,
)
from tests.support import act, rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"round_cap": 10}),
    (2, {}),
    (4, {}),
    (6, {"round_cap": 10}),
    (6, {}),
]
BEGINS = re.compile(r"(Round|Day|Turn) (\d+) begins")
LAST = re.compile(r"(?:This is the last (\w+)|.*: this (\w+) is the last)")


def told(g: Winterforge) -> list[str]:
    return [WINTERFORGE.sentence(g, event) for event in g.log]


def after(g: Winterforge, *actions: str) -> list[str]:
    """What these actions have the log tell."""
    g.logging = True
    g.log.clear()
    act(g, *actions)
    return told(g)


# Rounds and days


@rule("WF-092", "WF-115", "WF-104")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_last_round_is_said_to_be_the_last_and_no_other_one(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    last: list[str] = []  # since a round began
    for _, lines, _ in played("winterforge", seats, seed, options):
        for line in lines:
            if found := BEGINS.fullmatch(line.text):
                assert last == []
                unit = found[1].lower()
            if found := LAST.fullmatch(line.text):
                assert (found[1] or found[2]) == unit
                last.append(line.text)
    assert last


@rule("WF-090")
@pytest.mark.parametrize(("seats", "unit"), [(2, "round"), (6, "day")])
def test_a_royal_contract_makes_the_round_or_the_day_the_last(seats: int, unit: str) -> None:
    g = table(seats, at="forge")
    start_job(g, 0, "R02", ["bronze", "bronze", "bronze", "twine", "twine"], work=99)
    if seats == 6:
        act(g, "place_smith:to=2,prime=0")
    assert f"A Royal Contract is completed: this {unit} is the last" in after(g, forge("R02"))


@rule("WF-091")
def test_so_does_the_last_contract_of_the_deck() -> None:
    g = table(hand=[])
    g.contract_deck.bag = g.contract_deck.bag[:1]
    news = after(g, "take_contract:slot=0", "stop_taking")
    assert news[-1] == "The Contract deck is empty: this round is the last"


@rule("WF-104")
def test_the_last_turn_alone_is_told_when_it_begins() -> None:
    g = alone()
    while g.round < 14:
        act(g, plainest(g))
    news: list[str] = []
    while g.round < 15:
        news = after(g, plainest(g))
    at = news.index("Turn 15 begins")
    assert news[at + 1] == "This is the last turn"


def plainest(g: Winterforge) -> str:
    """The plainest thing to do."""
    return WINTERFORGE.space.notation(g.options()[-1])


@rule("WF-113")
def test_the_first_player_of_a_new_day_is_named() -> None:
    g = lords()
    for _ in range(17):
        act(g, "place_smith:to=0,prime=0", "end_turn")
    news = after(g, "place_smith:to=0,prime=0", "end_turn")
    assert news[-2:] == ["Day 2 begins", "is First Player"]
    assert g.log[-1][1] == g.first == 1


# Prime Positions


@rule("WF-046")
def test_a_prime_discount_on_training_is_told_before_its_price() -> None:
    g = table(at="forge", prime=True, coin=9, skills=[2, 0, 0])
    full = after(g.clone(), "train:craft=0,prime=0")
    price = int(full[-1].split()[3])
    assert after(g, "train:craft=0,prime=1") == [
        "uses the Prime bonus of the Forge: 1 Coin less",
        f"trains Weapons for {price - 1} Coin",
    ]


@rule("WF-046", "WF-R16")
def test_a_prime_discount_that_saves_nothing_says_so() -> None:
    g = table(at="forge", prime=True, coin=9, crew=["drillmaster"])
    assert after(g, "train:craft=0,prime=1") == [
        "uses the Prime bonus of the Forge: 0 Coin less",
        "trains Weapons for 0 Coin",
    ]


@rule("WF-052")
def test_a_work_token_of_the_prime_position_names_it() -> None:
    g = table(at="forge", prime=True, hand=["W01"], stock=["bronze", "twine"])
    assert after(g, forge("W01", prime=1))[:3] == [
        "starts Camp Knife",
        "uses the Prime bonus of the Forge: 1 Work Token more",
        "puts a Work Token on Camp Knife",
    ]


@rule("WF-089")
def test_a_prime_discount_on_hiring_is_told() -> None:
    g = table(at="tavern", prime=True, coin=9)
    show_crew(g, ["foreman"])
    assert after(g, "hire:slot=0,prime=1") == [
        "uses the Prime bonus of the Tavern: 1 Coin less",
        "hires Foreman for 1 Coin",
    ]


@rule("WF-068")
def test_the_component_more_names_the_prime_position() -> None:
    g = table(at="market", prime=True, coin=20)
    show_components(g, 0, ["bronze", "quartz", "twine"])
    news = after(g, "buy:slot=0", "buy:slot=1", "buy:slot=2")
    assert [text for text in news if "New" not in text] == [
        "buys Bronze for 1 Coin",
        "buys Quartz for 1 Coin",
        "uses the Prime bonus of the Market: 1 Component more",
        "buys Twine for 1 Coin",
    ]


@rule("WF-084")
def test_the_coin_more_of_a_loan_names_the_prime_position() -> None:
    g = table(at="bank", prime=True)
    show_loans(g, [(5, 7)])
    assert after(g, "take_loan:slot=0,prime=1")[:2] == [
        "uses the Prime bonus of the Bank: 1 Coin more",
        "takes the Loan 5/7 and 6 Coin",
    ]


@rule("WF-084", "WF-R38", "WF-X27")
@pytest.mark.parametrize(
    ("paid", "amount", "news"),
    [
        (
            0,
            5,
            [
                "pays 5 Coin on the Loan 5/7",
                "uses the Prime bonus of the Bank: it pays 2 Coin of the Loan 5/7",
            ],
        ),
        (6, 0, ["uses the Prime bonus of the Bank: it pays 1 Coin of the Loan 5/7"]),
    ],
)
def test_what_the_bank_pays_is_told_apart(paid: int, amount: int, news: list[str]) -> None:
    g = table(at="bank", prime=True, coin=9)
    give_loan(g, 0, 5, 7, paid)
    assert after(g, f"pay_loan_prime:loan=0,amount={amount}") == [
        *news,
        "has repaid the Loan 5/7",
    ]


# Prices and Runes


@rule("WF-120", "WF-127", "WF-129")
@pytest.mark.parametrize(
    ("way", "action", "news"),
    [
        ("shrine", "donate", r"takes a Faith token for (\d) Coin"),
        ("runesmith", "buy_rune", r"buys the Rune of .+ for (\d) Coin"),
        ("thieves_guild", "rob:seat=1", r"hires a thief for (\d) Coin"),
    ],
)
def test_the_price_in_an_alleyway_is_told(way: str, action: str, news: str) -> None:
    g = table(alleyways=[way], at=way, coin=9)
    give_component(g, 1, "ruby")
    found = re.fullmatch(news, after(g, action)[0])
    assert found
    assert g.players[0].coin == 9 - int(found[1])


@rule("U6", "WF-R31")
def test_what_a_rune_brings_is_told_whatever_becomes_of_the_contract() -> None:
    held = smithy("plenty", 4, 4, alleyways=WAYS)
    assert after(held, "hold") == ["holds Camp Knife", "gains 4 Coin for the Rune used up"]
    turned_in = smithy("plenty", 4, 4, alleyways=WAYS)
    assert after(turned_in, "turn_in") == [
        "turns in Camp Knife for 5 Coin",
        "gains 4 Coin for the Rune used up",
    ]
    royal = started("plenty", "R02", 0)
    royal.players[0].jobs[0].work = 99
    assert "gains 4 Coin for the Rune used up" in after(
        royal, f"forge:contract={contract('R02')},prime=0"
    )
