"""Phase 4: buying Rooms in turns, and when nobody buys any more."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import CHEAP, shop, site
from tests.games.guilds.table import buy, construction, go, phase, rooms_of, set_gold, set_silver
from tests.support import act, legal, rule

# Turns


@rule("GU-036")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_begins_and_the_others_follow_to_the_left(first: int) -> None:
    g = construction(4, rooms=CHEAP)
    g.first = first
    go(g)
    seats = []
    for _ in range(4):
        seats.append(g.actor())
        buy(g)
    assert seats == [(first + i) % 4 for i in range(4)]


@rule("GU-036")
@pytest.mark.parametrize(
    ("name", "cost"), [("s01", 1), ("s33", 2), ("s20", 3), ("l08", 2), ("l14", 3), ("l13", 4)]
)
def test_a_room_is_paid_with_its_gold_cost(name: str, cost: int) -> None:
    g = shop(rooms=sorted([name, "l12"], reverse=True))
    supply = g.gold_supply
    buy(g, rooms_of(g.rooms).index(name))
    assert g.players[0].gold == 10 - cost
    assert g.gold_supply == supply + cost


@rule("GU-036")
@pytest.mark.parametrize(
    ("gold", "slots"), [(1, [0]), (2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_only_rooms_that_can_be_paid_are_offered(gold: int, slots: list[int]) -> None:
    g = shop(gold=gold, rooms=["s01", "s33", "s20", "l13"])
    assert legal(g, "buy") == [f"buy:slot={slot},discount=0" for slot in slots]


@rule("GU-036")
def test_silver_buys_no_room() -> None:
    g = construction(2, gold=0, rooms=["s01"])
    set_silver(g, 0, 20)
    set_gold(g, 1, 1)
    assert go(g).actor() == 1


@rule("GU-036")
def test_after_one_room_the_turn_is_over() -> None:
    g = shop()
    buy(g)
    assert g.actor() == 1
    assert g.players[0].site.rooms.count(-1) == 10


@rule("GU-036")
def test_who_could_buy_may_pass() -> None:
    g = shop()
    assert legal(g)[-1] == "pass"
    act(g, "pass")
    assert g.actor() == 1
    assert g.players[0].gold == 10
    assert site(g) == {}


@rule("GU-037")
def test_more_rooms_may_be_bought_when_the_turn_comes_round_again() -> None:
    g = shop()
    for _ in range(4):
        buy(g)
    assert [len(site(g, seat)) for seat in range(2)] == [2, 2]
    assert g.actor() == 0
    assert legal(g, "buy") != []


@rule("GU-037")
def test_a_player_may_go_on_buying_while_the_others_pass() -> None:
    g = shop()
    for _ in range(2):
        buy(g)
        act(g, "pass")
    buy(g)
    assert len(site(g)) == 3


@rule("GU-036", "GU-038")
def test_a_bought_room_is_no_longer_on_offer() -> None:
    g = shop()
    buy(g, 1)
    assert rooms_of(g.rooms) == ["s01", "s11", "s12", "s27"]


# The end of the phase


@rule("GU-038")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_phase_ends_when_everyone_passes(seats: int) -> None:
    g = shop(seats)
    for _ in range(seats - 1):
        act(g, "pass")
        assert phase(g) == "construction"
    act(g, "pass")
    assert g.week == 2


@rule("GU-038")
def test_the_phase_ends_when_all_rooms_are_sold() -> None:
    g = shop(rooms=["s01", "s02"])
    buy(g)
    assert phase(g) == "construction"
    buy(g)
    assert g.week == 2
    assert [player.gold for player in g.players] == [9, 9]


@rule("GU-R19")
def test_who_passed_may_buy_later() -> None:
    g = shop()
    act(g, "pass")
    buy(g)
    assert g.actor() == 0
    buy(g)
    assert len(site(g)) == 1


@rule("GU-R19", "GU-038")
def test_a_purchase_starts_the_count_of_passes_anew() -> None:
    g = shop(3)
    act(g, "pass", "pass")
    buy(g)
    act(g, "pass", "pass")
    assert g.actor() == 2
    act(g, "pass")
    assert g.week == 2


@rule("GU-R19", "GU-R41")
def test_without_gold_players_pass_by_themselves() -> None:
    g = construction(3, gold=0, rooms=CHEAP)
    set_gold(g, 1, 2)
    go(g)
    assert g.actor() == 1
    buy(g)
    assert g.actor() == 1
    buy(g)
    assert g.week == 2
