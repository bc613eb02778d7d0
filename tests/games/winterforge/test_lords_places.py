"""Lords of Winterforge, for six: free refreshes and Alleyways."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import EMPTY
from tests.games.winterforge.scenes import lords, others, send
from tests.games.winterforge.table import (
    contract,
    crew,
    give_component,
    hold,
    place,
    show_crew,
)
from tests.support import act, legal, rule

ALLEYWAYS = ["shrine", "auction_house", "thieves_guild", "runesmith"]


# Free refreshes, and the Tavern


@rule("WF-R51")
def test_a_row_is_refreshed_before_and_after_the_action() -> None:
    g = lords(coin=9)
    send(g, "market")
    act(g, "refresh_row:row=2,free=0")
    assert g.players[0].coin == 8
    act(g, "buy:slot=0", "stop_buying")
    assert legal(g, "buy") == []
    coin = g.players[0].coin
    act(g, "refresh_row:row=0,free=0", "refresh_row:row=0,free=0")
    assert g.players[0].coin == coin - 2


@rule("WF-R51")
def test_the_tavern_is_refreshed_before_and_after_the_action() -> None:
    g = lords(coin=9)
    show_crew(g, ["foreman", "greybeard", "haggler"])
    send(g, "tavern")
    act(g, "refresh_tavern:free=0")
    assert g.players[0].coin == 8
    act(g, legal(g, "hire")[0])
    coin = g.players[0].coin
    act(g, "refresh_tavern:free=0")
    assert g.players[0].coin == coin - 1


@rule("WF-R51")
def test_only_the_precinct_of_the_smith_placed_this_turn_is_refreshed() -> None:
    g = lords(coin=9)
    send(g, "market")
    others(g)
    send(g, "tavern")
    assert legal(g, "refresh_tavern") == ["refresh_tavern:free=0"]
    assert legal(g, "refresh_row") == []


@rule("WF-R51", "C13")
def test_the_rumourmonger_refreshes_from_any_precinct_once_a_turn() -> None:
    g = lords(coin=0, crew=["rumourmonger"])
    send(g, "bank")
    assert legal(g, "refresh_row") == [f"refresh_row:row={row},free=1" for row in range(3)]
    act(g, "refresh_row:row=0,free=1")
    assert legal(g, "refresh_row") + legal(g, "refresh_tavern") == []
    others(g)
    send(g, "bank")
    assert legal(g, "refresh_tavern") == ["refresh_tavern:free=1"]


@rule("WF-R51", "WF-R34")
def test_the_tavern_is_dealt_anew_at_the_end_of_a_turn_with_a_hire() -> None:
    g = lords(coin=9)
    show_crew(g, ["foreman", "greybeard", "haggler"])
    send(g, "tavern")
    act(g, "hire:slot=0,prime=0")
    assert g.tavern == [EMPTY, crew("greybeard"), crew("haggler")]
    act(g, "end_turn")
    assert g.crew_deck.under == [crew("greybeard"), crew("haggler")]
    assert EMPTY not in g.tavern


@rule("WF-R51", "WF-R34")
def test_without_a_hire_the_tavern_stays() -> None:
    g = lords(coin=9)
    row = list(g.tavern)
    send(g, "tavern")
    act(g, "end_turn")
    assert g.tavern == row


# Alleyways


@rule("WF-R52")
@pytest.mark.parametrize(
    ("alleyway", "action"),
    [
        ("shrine", "donate"),
        ("auction_house", f"sell:contract={contract('W01')}"),
        ("thieves_guild", "rob:seat=1"),
        ("runesmith", "buy_rune"),
    ],
)
def test_a_smith_is_placed_on_an_alleyway_and_takes_its_action(alleyway: str, action: str) -> None:
    g = lords(coin=9, alleyways=ALLEYWAYS)
    hold(g, 0, "W01")
    give_component(g, 1, "bronze")
    send(g, alleyway)
    assert legal(g) == [action, "end_turn"]
    act(g, action)
    assert legal(g) == ["end_turn"]


@rule("WF-R52", "WF-117")
def test_an_alleyway_has_no_prime_position_for_a_placed_smith() -> None:
    g = lords(alleyways=ALLEYWAYS)
    wanted = [f"place_smith:to={place(alleyway)},prime=0" for alleyway in ALLEYWAYS]
    assert legal(g)[-4:] == wanted


@rule("WF-R52")
def test_only_alleyways_in_play_take_a_smith() -> None:
    g = lords(alleyways=["runesmith"])
    assert legal(g)[-2:] == [
        f"place_smith:to={place('bank')},prime=1",
        f"place_smith:to={place('runesmith')},prime=0",
    ]
