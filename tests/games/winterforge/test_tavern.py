"""The Tavern: hiring and firing, when the row is dealt anew, its Prime Position."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import hearth
from hearth.games.winterforge.state import EMPTY, Winterforge
from tests.games.winterforge.table import (
    BOX,
    crew,
    empty_deck,
    show_crew,
    stand,
    table,
    take_from_deck,
)
from tests.support import act, legal, rule

COSTS = {
    2: ["drillmaster", "foreman", "guild_clerk", "rumourmonger", "almoner"],
    3: ["bellows_hand", "quartermaster", "town_crier", "greybeard"],
    4: ["transporter", "bladewright", "plate_fitter", "gemcutter", "steady_hand", "haggler"],
}
ROW = ["foreman", "greybeard", "haggler"]  # for 2, 3 and 4 Coin


def tavern(coin: int = 9, prime: bool = False, own: list[str] | None = None) -> Winterforge:
    """Seat 0 in the Tavern, which shows Foreman, Greybeard and Haggler."""
    g = table(at="tavern", coin=coin, prime=prime, crew=own)
    show_crew(g, ROW)
    return g


def on_top(g: Winterforge, *titles: str) -> None:
    """These are the next Crew of the deck."""
    for title in reversed(titles):
        assert take_from_deck(g.crew_deck, crew(title))
        g.crew_deck.put_on_top(crew(title))


def cards(titles: list[str]) -> list[int]:
    return [crew(title) for title in titles]


@rule("WF-014")
def test_crew_of_alleyways_are_left_out() -> None:
    g = table()
    in_play = sorted(BOX.crew[c].id for c in g.tavern + g.crew_deck.cards())
    assert in_play == sorted(COSTS[2] + COSTS[3] + COSTS[4])


@rule("WF-014")
def test_three_crew_lie_in_the_tavern() -> None:
    g = table()
    assert len([c for c in g.tavern if c >= 0]) == 3
    assert g.crew_deck.size() == 12


# Hiring


@rule("WF-085", "WF-026")
@pytest.mark.parametrize(("title", "cost"), [(t, cost) for cost in COSTS for t in COSTS[cost]])
def test_crew_are_hired_for_their_cost(title: str, cost: int) -> None:
    g = tavern(coin=cost)
    show_crew(g, [title])
    act(g, "hire:slot=0,prime=0")
    assert g.players[0].crew == [crew(title)]
    assert g.players[0].coin == 0
    assert g.actions_left == 2


@rule("WF-085", "WF-R10")
def test_only_crew_that_can_be_paid_are_offered() -> None:
    assert legal(tavern(coin=1), "hire") == []
    assert legal(tavern(coin=3), "hire") == ["hire:slot=0,prime=0", "hire:slot=1,prime=0"]


@rule("WF-085")
def test_crew_are_hired_only_in_the_tavern() -> None:
    g = tavern()
    assert len(legal(g, "hire")) == 3
    stand(g, 0, "forge")
    assert legal(g, "hire") == []


# Firing


@rule("WF-086", "WF-R36")
def test_a_hire_may_leave_the_own_crew_as_they_are() -> None:
    g = tavern(own=["almoner"])
    act(g, "hire:slot=0,prime=0", "stop_firing")
    assert sorted(g.players[0].crew) == sorted(cards(["almoner", "foreman"]))


@rule("WF-086")
def test_fired_crew_go_to_the_bottom_of_the_crew_deck() -> None:
    g = tavern(own=["almoner"])
    act(g, "hire:slot=0,prime=0", "fire:crew=0")
    assert g.players[0].crew == [crew("foreman")]
    assert g.crew_deck.under == [crew("almoner")]


@rule("WF-R36")
def test_both_own_crew_may_be_fired_in_one_hire() -> None:
    g = tavern(own=["almoner", "gemcutter"])
    act(g, "hire:slot=0,prime=0", "fire:crew=1", "fire:crew=0")
    assert g.players[0].crew == [crew("foreman")]
    assert g.crew_deck.under == cards(["gemcutter", "almoner"])


@rule("WF-R36")
def test_crew_are_fired_before_the_new_crew_arrives() -> None:
    g = tavern(own=["almoner"])
    act(g, "hire:slot=0,prime=0")
    assert sorted(legal(g)) == ["fire:crew=0", "stop_firing"]


@rule("WF-R36")
def test_nobody_is_fired_outside_a_hire() -> None:
    g = tavern(own=["almoner", "gemcutter"])
    assert legal(g, "fire") == []
    act(g, "hire:slot=0,prime=0")
    assert len(legal(g, "fire")) == 2


@rule("WF-R37", "WF-025")
def test_with_two_crew_at_least_one_is_fired() -> None:
    g = tavern(own=["almoner", "gemcutter"])
    act(g, "hire:slot=0,prime=0")
    assert legal(g) == ["fire:crew=0", "fire:crew=1"]
    act(g, "fire:crew=0", "stop_firing")
    assert sorted(g.players[0].crew) == sorted(cards(["gemcutter", "foreman"]))


@rule("WF-R37")
def test_firing_refunds_nothing() -> None:
    g = tavern(coin=2, own=["almoner", "gemcutter"])
    act(g, "hire:slot=0,prime=0", "fire:crew=1", "stop_firing")
    assert g.players[0].coin == 0


# The row


@rule("WF-087")
def test_the_row_is_not_refilled_after_a_hire() -> None:
    g = tavern()
    act(g, "hire:slot=1,prime=0")
    assert g.tavern == [crew("foreman"), EMPTY, crew("haggler")]


@rule("WF-R34", "WF-087")
def test_a_second_hire_in_the_turn_chooses_from_the_crew_left() -> None:
    g = tavern()
    act(g, "hire:slot=1,prime=0")
    assert legal(g, "hire") == ["hire:slot=0,prime=0", "hire:slot=2,prime=0"]


@rule("WF-087", "WF-R34")
def test_the_row_is_dealt_anew_when_a_turn_with_a_hire_ends() -> None:
    g = tavern()
    on_top(g, "transporter", "gemcutter", "bladewright")
    act(g, "hire:slot=1,prime=0", "end_turn")
    assert g.tavern == cards(["transporter", "gemcutter", "bladewright"])
    assert g.crew_deck.under == cards(["foreman", "haggler"])


@rule("WF-R34")
def test_the_row_stays_when_a_turn_without_a_hire_ends() -> None:
    g = tavern()
    act(g, "end_turn")
    assert g.tavern == cards(ROW)


@rule("WF-R34", "WF-087")
def test_the_row_is_dealt_anew_once_after_two_hires() -> None:
    g = tavern()
    on_top(g, "transporter", "gemcutter", "bladewright")
    act(g, "hire:slot=0,prime=0", "hire:slot=1,prime=0", "stop_firing", "end_turn")
    assert g.tavern == cards(["transporter", "gemcutter", "bladewright"])
    assert g.crew_deck.under == [crew("haggler")]


@rule("WF-R34")
def test_a_hire_of_one_turn_changes_nothing_at_the_end_of_the_next() -> None:
    g = tavern()
    act(g, "hire:slot=0,prime=0", "end_turn")
    row = g.tavern[:]
    act(g, "end_turn")
    assert g.tavern == row


@rule("WF-R35")
def test_a_short_crew_deck_deals_what_there_is() -> None:
    g = tavern()
    empty_deck(g.crew_deck)
    act(g, "hire:slot=0,prime=0", "end_turn")
    assert g.tavern == [crew("greybeard"), crew("haggler"), EMPTY]


@rule("WF-R35")
def test_gaps_are_filled_at_the_end_of_a_later_turn() -> None:
    g = tavern()
    show_crew(g, ["foreman", "transporter", "haggler"])
    empty_deck(g.crew_deck)
    act(g, "hire:slot=0,prime=0", "end_turn")
    g.crew_deck.put_under(crew("almoner"))
    act(g, "end_turn")
    assert g.tavern == cards(["transporter", "haggler", "almoner"])


@rule("WF-088")
def test_a_refresh_puts_the_row_under_the_deck_and_deals_three() -> None:
    g = tavern(coin=3)
    on_top(g, "transporter", "gemcutter", "bladewright")
    act(g, "refresh_tavern:free=0")
    assert g.tavern == cards(["transporter", "gemcutter", "bladewright"])
    assert g.crew_deck.under == cards(ROW)


@rule("WF-088", "WF-032")
def test_a_refresh_of_the_tavern_costs_one_coin_and_no_action() -> None:
    g = tavern(coin=3)
    act(g, "refresh_tavern:free=0")
    assert g.players[0].coin == 2
    assert g.actions_left == 3


@rule("WF-088", "WF-R09")
def test_the_tavern_is_refreshed_only_there_and_for_coin() -> None:
    g = tavern(coin=1)
    assert legal(g, "refresh_tavern") == ["refresh_tavern:free=0"]
    g.players[0].coin = 0
    assert legal(g, "refresh_tavern") == []
    g.players[0].coin = 9
    stand(g, 0, "bank")
    assert legal(g, "refresh_tavern") == []


@rule("WF-R09")
def test_the_tavern_is_not_refreshed_inside_a_hire() -> None:
    g = tavern(own=["almoner"])
    act(g, "hire:slot=0,prime=0")
    assert legal(g, "refresh_tavern") == []
    act(g, "stop_firing")
    assert legal(g, "refresh_tavern") == ["refresh_tavern:free=0"]


# The Prime Position


@rule("WF-089")
def test_the_prime_position_makes_one_hire_a_coin_cheaper() -> None:
    g = tavern(coin=1, prime=True)
    assert legal(g, "hire") == ["hire:slot=0,prime=1"]
    act(g, "hire:slot=0,prime=1")
    assert g.players[0].coin == 0
    assert g.players[0].crew == [crew("foreman")]


@rule("WF-089")
def test_the_cheaper_hire_is_had_once() -> None:
    g = tavern(coin=9, prime=True)
    act(g, "hire:slot=0,prime=1")
    assert legal(g, "hire") == ["hire:slot=1,prime=0", "hire:slot=2,prime=0"]


@rule("WF-089")
def test_a_hire_in_prime_may_do_without_the_bonus() -> None:
    g = tavern(coin=2, prime=True)
    act(g, "hire:slot=0,prime=0")
    assert g.players[0].coin == 0
    assert g.players[0].bonus


@rule("WF-R16")
def test_no_hire_costs_less_than_nothing(tmp_path: Path) -> None:
    source = (Path(hearth.__file__).parent / "games/winterforge/box/crew.toml").read_text()
    (tmp_path / "crew.toml").write_text(source.replace("hire_cost = 2", "hire_cost = 0"))
    g = cast(Winterforge, hearth.new("winterforge", 2, 1, {"guilds": "random"}, tmp_path))
    while g.market[0] < 0:
        g.apply(g.options()[0])
    seat = g.turn
    show_crew(g, ["foreman"])
    stand(g, seat, "tavern", prime=True)
    act(g, "hire:slot=0,prime=1")
    assert g.players[seat].coin == 3
