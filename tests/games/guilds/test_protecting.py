"""Phase 5: protecting Rooms, and what is discarded."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import UNSOLD, evening
from tests.games.guilds.table import (
    cards_in,
    go,
    names_of,
    next_week,
    phase,
    put_in_area,
    room,
    rooms_of,
    set_gold,
    set_silver,
    show_rooms,
    until,
    week_end,
)
from tests.support import act, legal, rule

# Protecting


@rule("GU-046", "GU-R30")
@pytest.mark.parametrize("first", range(3))
def test_from_the_first_player_on_each_player_may_protect_once(first: int) -> None:
    g = evening(3, first=first)
    seats = []
    while phase(g) == "end_of_week":
        seats.append(g.actor())
        act(g, legal(g, "protect")[0])
    assert seats == [(first + i) % 3 for i in range(3)]


@rule("GU-046")
def test_protecting_puts_one_silver_on_the_room() -> None:
    g = evening()
    supply = g.silver_supply
    act(g, "protect:slot=1")
    assert g.players[0].silver == 4
    assert g.silver_supply == supply
    on_offer = g.view(None)["board"]["rooms"]
    assert [(one["room"], one["protected"]) for one in on_offer] == [
        ("s01", False),
        ("s22", True),
        ("l01", False),
    ]


@rule("GU-046")
def test_every_room_left_may_be_protected_or_none() -> None:
    choices = ["protect:slot=0", "protect:slot=1", "protect:slot=2", "protect_none"]
    assert legal(evening()) == choices


@rule("GU-046")
def test_protecting_none_costs_nothing() -> None:
    g = evening()
    act(g, "protect_none")
    assert g.actor() == 1
    assert g.players[0].silver == 5


@rule("GU-046")
def test_without_silver_nothing_is_protected() -> None:
    g = week_end(2)
    show_rooms(g, UNSOLD)
    set_silver(g, 0, 0)
    set_silver(g, 1, 1)
    set_gold(g, 0, 9)
    go(g)
    assert g.actor() == 1
    assert legal(g, "protect") != []


@rule("GU-R30")
def test_a_room_with_a_coin_is_not_protected_again() -> None:
    g = evening()
    act(g, "protect:slot=1")
    assert legal(g) == ["protect:slot=0", "protect:slot=2", "protect_none"]


@rule("GU-R30")
def test_when_every_room_has_a_coin_nobody_else_is_asked() -> None:
    g = week_end(4)
    show_rooms(g, ["s01"])
    go(g)
    act(g, "protect:slot=0")
    assert g.week == 2


@rule("GU-046", "GU-048")
def test_a_protected_room_is_on_offer_next_week() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect:slot=2")
    assert g.week == 2
    assert {"s22", "l01"} <= set(rooms_of(g.rooms))
    assert rooms_of(g.rooms_gone) == ["s01"]


@rule("GU-047")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_buy_a_protected_room(seat: int) -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    g.first = seat
    for one in range(2):
        set_gold(g, one, 1)
    until(g, "construction")
    slot = rooms_of(g.rooms).index("s22")
    assert g.actor() == seat
    assert f"buy:slot={slot},discount=0" in legal(g)


@rule("GU-047")
def test_nobody_has_to_buy_a_protected_room() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    set_gold(g, 0, 5)
    until(g, "construction")
    assert "pass" in legal(g)
    act(g, "pass")
    next_week(g)
    assert g.week == 3
    assert room("s22") in g.rooms_gone


# Discarding


@rule("GU-048")
def test_rooms_without_a_coin_are_discarded() -> None:
    g = evening()
    act(g, "protect_none", "protect_none")
    assert sorted(rooms_of(g.rooms_gone)) == sorted(UNSOLD)
    assert set(rooms_of(g.rooms)).isdisjoint(UNSOLD)


@rule("GU-048")
def test_characters_left_at_the_square_are_discarded() -> None:
    g = week_end(3)
    put_in_area(g, 1, "duke", "mason")
    put_in_area(g, 4, "spy")
    go(g)
    assert sorted(names_of(g.characters_gone)) == ["duke", "mason", "spy"]
    assert {"duke", "mason", "spy"}.isdisjoint(c for a in range(1, 7) for c in cards_in(g, a))


@rule("GU-048")
def test_discards_come_after_protecting() -> None:
    g = evening()
    assert (g.rooms_gone, len(g.rooms)) == ([], 3)
    act(g, "protect_none")
    assert (g.rooms_gone, len(g.rooms)) == ([], 3)
