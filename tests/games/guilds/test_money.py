"""Phase 3: silver comes back from the tents and may become gold."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.table import (
    auction,
    character,
    give,
    go,
    money,
    offers,
    phase,
    set_gold,
    set_offer,
    set_silver,
    silvers,
)
from tests.support import act, legal, rule


def conversions(g: Guilds) -> list[int]:
    return [int(text.split("=")[1]) for text in legal(g, "convert")]


def on_tents(g: Guilds) -> int:
    return sum(sum(offers(g, area)) for area in range(1, 7))


# Silver from the tents


@rule("GU-033")
def test_silver_on_tents_returns_to_its_owners() -> None:
    g = money(3, silver=5)
    set_offer(g, 0, 1, 2)
    set_offer(g, 2, 1, 1)
    set_offer(g, 2, 6, 3)
    go(g)
    assert silvers(g) == [7, 5, 9]
    assert on_tents(g) == 0


@rule("GU-033", "GU-R18")
def test_all_silver_returns_before_anybody_converts() -> None:
    g = money(3, silver=0)
    for seat in range(3):
        set_offer(g, seat, seat + 1, 5 + seat)
    go(g)
    assert (g.actor(), conversions(g)) == (0, [0, 1])
    assert silvers(g) == [5, 6, 7]


@rule("GU-033")
def test_silver_that_returned_may_be_converted() -> None:
    g = money(2, silver=5)
    set_silver(g, 0, 3)
    set_offer(g, 0, 4, 2)
    go(g)
    act(g, "convert:gold=1")
    assert (g.players[0].silver, g.players[0].gold) == (0, 1)


@rule("GU-033")
def test_silver_does_not_return_while_the_auction_goes_on() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 1, 3)
    act(g, "pass")
    assert silvers(g) == [10, 10]
    act(g, "pass")
    assert phase(g) == "money"
    assert silvers(g) == [12, 10]


# Silver to gold


@rule("GU-X03", "GU-034")
def test_14_silver_are_at_most_2_gold_and_4_silver() -> None:
    g = go(money(2, silver=14))
    assert conversions(g) == [0, 1, 2]
    act(g, "convert:gold=2")
    assert (g.players[0].silver, g.players[0].gold) == (4, 2)


@rule("GU-034")
@pytest.mark.parametrize(("silver", "most"), [(5, 1), (9, 1), (10, 2), (29, 5), (30, 6)])
def test_gold_costs_5_silver(silver: int, most: int) -> None:
    g = go(money(2, silver=silver))
    assert conversions(g) == list(range(most + 1))
    act(g, f"convert:gold={most}")
    assert (g.players[0].silver, g.players[0].gold) == (silver - 5 * most, most)


@rule("GU-034")
def test_fewer_gold_may_be_taken_than_can_be_paid() -> None:
    g = go(money(2, silver=20))
    act(g, "convert:gold=1")
    assert (g.players[0].silver, g.players[0].gold) == (15, 1)


@rule("GU-034")
def test_nobody_has_to_convert() -> None:
    g = go(money(2, silver=10))
    act(g, "convert:gold=0")
    assert (g.players[0].silver, g.players[0].gold) == (10, 0)
    assert g.actor() == 1


@rule("GU-034")
def test_gold_that_is_already_there_is_kept() -> None:
    g = money(2, silver=5)
    set_gold(g, 0, 3)
    go(g)
    act(g, "convert:gold=1")
    assert g.players[0].gold == 4


@rule("GU-034")
def test_whoever_has_less_than_5_silver_does_not_convert() -> None:
    g = money(2, silver=5)
    set_silver(g, 0, 4)
    go(g)
    assert (phase(g), g.actor()) == ("money", 1)
    assert (g.players[0].silver, g.players[0].gold) == (4, 0)


# Gold to silver


@rule("GU-035")
def test_gold_does_not_become_silver_in_the_money_phase() -> None:
    g = money(2, silver=5)
    set_gold(g, 0, 9)
    go(g)
    assert legal(g) == ["convert:gold=0", "convert:gold=1"]


@rule("GU-035")
def test_gold_alone_gives_no_choice_in_the_money_phase() -> None:
    g = money(2, silver=5)
    set_silver(g, 0, 0)
    set_gold(g, 0, 9)
    go(g)
    assert g.actor() == 1
    assert (g.players[0].silver, g.players[0].gold) == (0, 9)


@rule("GU-035", "GU-R39")
def test_the_transmuter_works_in_the_auction_only() -> None:
    g = money(2, silver=5)
    give(g, 0, "transmuter")
    set_gold(g, 0, 9)
    go(g)
    assert legal(g) == ["convert:gold=0", "convert:gold=1"]


@rule("GU-035", "GU-020")
@pytest.mark.parametrize("gold", [1, 2])
def test_the_transmuter_turns_gold_back_into_silver(gold: int) -> None:
    g = auction(2)
    give(g, 0, "transmuter")
    set_gold(g, 0, 3)
    act(g, f"turn_gold:gold={gold}")
    assert (g.players[0].silver, g.players[0].gold) == (10 + 5 * gold, 3 - gold)


# Order


@rule("GU-R18")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_players_convert_from_the_first_player_on(first: int) -> None:
    g = money(4)
    g.first = g.turn = first
    go(g)
    actors = []
    while phase(g) == "money":
        actors.append(g.actor())
        act(g, "convert:gold=0")
    assert actors == [(first + i) % 4 for i in range(4)]


@rule("GU-R18")
def test_the_order_follows_the_first_player_not_whoever_passed_last() -> None:
    g = auction(3)
    g.turn = 2
    for _ in range(3):
        act(g, "pass")
    assert (phase(g), g.actor()) == ("money", 0)


@rule("GU-R18")
def test_a_conversion_does_not_affect_others() -> None:
    g = go(money(3, silver=10))
    act(g, "convert:gold=2")
    assert silvers(g) == [0, 10, 10]
    assert conversions(g) == [0, 1, 2]
    act(g, "convert:gold=1")
    assert [guild.gold for guild in g.players] == [2, 1, 0]


@rule("GU-R18")
def test_abilities_are_used_on_the_own_turn_before_converting() -> None:
    g = money(3, silver=10)
    give(g, 1, "assassin")
    give(g, 0, "archmage")
    go(g)
    assert legal(g, "remove") == []
    act(g, "convert:gold=0")
    assert legal(g, "remove") == [f"remove:character={character('archmage')}"]
    act(g, f"remove:character={character('archmage')}")
    assert g.actor() == 1
    assert conversions(g) == [0, 1, 2]
    act(g, "convert:gold=2")
    assert g.actor() == 2


@rule("GU-R18")
@pytest.mark.parametrize(("first", "most"), [(0, 2), (1, 1)])
def test_an_ability_of_an_earlier_player_counts_for_the_later_ones(first: int, most: int) -> None:
    g = money(2, silver=8)
    give(g, 0, "alchemist")
    give(g, 1, "assassin")
    g.first = g.turn = first
    go(g)
    if first == 1:
        act(g, f"remove:character={character('alchemist')}", "convert:gold=0")
    assert (g.actor(), conversions(g)[-1]) == (0, most)


@rule("GU-R18", "GU-009")
def test_construction_follows_when_everybody_has_converted() -> None:
    g = auction(2)
    act(g, "pass", "pass", "convert:gold=2")
    assert phase(g) == "money"
    act(g, "convert:gold=2")
    assert phase(g) == "construction"
