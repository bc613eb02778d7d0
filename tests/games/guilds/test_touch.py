"""What a drawn board asks: what is touched for an action, what it costs, what chance decides."""

from __future__ import annotations

import pytest

import hearth
from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import builder, evening, shop, square
from tests.games.guilds.table import (
    auction,
    fresh,
    give,
    go,
    money,
    set_gold,
    set_offer,
    use,
    week_start,
)
from tests.games.guilds.touching import CONFIRMATIONS, EVERY_REF, GUILDS, KINDS, choices, cost, path
from tests.support import act

# Whole matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_actions_of_a_choice_have_the_same_path(seats: int) -> None:
    for g in choices(seats, seats):
        found = [GUILDS.path(g, a, g.actor()) for a in g.options()]
        touched = [tuple(refs) for refs in found if refs]
        assert len(set(touched)) == len(touched)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_confirmations_touch_nothing(seats: int) -> None:
    for g in choices(seats, 10 + seats):
        for a in g.options():
            is_confirmation = hearth.notation(g, a) in CONFIRMATIONS
            assert (GUILDS.path(g, a, g.actor()) == []) == is_confirmation


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ref_is_of_a_known_kind_and_names_a_thing(seats: int) -> None:
    for g in choices(seats, 20 + seats):
        for a in g.options():
            for ref in GUILDS.path(g, a, g.actor()):
                kind, _, name = ref.partition(":")
                assert kind in KINDS
                assert ref in EVERY_REF or (kind == "amount" and name.isdigit())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cost_is_what_leaves_the_purse(seats: int) -> None:
    for g in choices(seats, 30 + seats):
        for a in g.options():
            if hearth.notation(g, a).startswith("keep"):  # silver is discarded, nothing is bought
                continue
            assert GUILDS.cost(g, a, g.actor()) == spent(g, a)


def spent(g: Guilds, a: int) -> dict[str, int]:
    """What the player has less right after the action, before anything else happens."""
    after = g.clone()
    seat = g.actor()
    space = after.rules.space
    step = after.stack.pop()
    step.apply(after, after.players[seat], space.kind_of[a], space.x_of[a], space.y_of[a])
    old, new = g.players[seat], after.players[seat]
    found = {"silver": old.silver - new.silver, "gold": old.gold - new.gold}
    return {metal: coins for metal, coins in found.items() if coins > 0}


# Paths


def test_the_auction_is_played_on_areas_amounts_and_cards() -> None:
    g = square(2, (1, "duke"), (3, "brewer"), (5, "templar"))
    set_offer(g, 0, 1, 2)
    assert path(g, "offer:area=2") == ["area:III"]
    assert path(g, "take:area=0,place=0") == ["character:duke"]
    act(g, "offer:area=0")
    assert path(g, "add_silver:amount=5") == ["amount:5"]


def test_an_ability_begins_with_the_character_who_has_it() -> None:
    g = auction(2)
    give(g, 0, "transmuter", "spy")
    set_gold(g, 0, 2)
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 1, 3)
    assert path(g, "turn_gold:gold=2") == ["character:transmuter", "amount:2"]
    assert path(g, "withdraw:area=0") == ["character:spy", "area:I"]


def test_a_removal_is_the_assassin_and_then_the_victim() -> None:
    g = money(2)
    give(g, 0, "assassin")
    give(g, 1, "templar")
    go(g)
    victim = [a for a in g.options() if "remove" in hearth.notation(g, a)]
    assert GUILDS.path(g, victim[0], 0) == ["character:assassin", "character:templar"]


def test_a_discount_is_the_path_of_the_room_and_its_helper() -> None:
    g = builder("mason", 5, "s20")
    assert path(g, "buy:slot=0,discount=0") == ["room:s20"]
    assert path(g, "buy:slot=0,discount=1") == ["room:s20", "character:mason"]
    assert cost(g, "buy:slot=0,discount=0") == {"gold": 3}
    assert cost(g, "buy:slot=0,discount=1") == {"gold": 2}


def test_a_room_is_placed_on_a_space_and_turned() -> None:
    g = shop(rooms=["s01"])
    act(g, "buy:slot=0,discount=0")
    assert path(g, "place:space=4") == ["space:B2"]
    act(g, "place:space=4")
    assert path(g, "rotate:turns=0") == ["turn:0"]


def test_protecting_touches_the_room_and_costs_a_silver() -> None:
    g = evening()
    assert path(g, "protect:slot=1") == ["room:s22"]
    assert cost(g, "protect:slot=1") == {"silver": 1}
    assert cost(g, "protect_none") == {}


def test_taking_a_card_costs_nothing_more() -> None:
    g = square(2, (1, "duke"), (3, "brewer"))
    set_offer(g, 0, 1, 2)
    assert cost(g, "take:area=0,place=0") == {}


def test_only_the_architect_leaves_something_to_chance() -> None:
    g = week_start()
    give(g, 0, "architect")
    go(g)
    asked = hearth.parse(g, use("architect"))
    left = g.room_decks[0].size()
    assert GUILDS.risk(g, asked, 0) == f"Chance decides which: {left} small Rooms in the stack"
    assert GUILDS.risk(g, hearth.parse(g, "decline"), 0) == ""


def test_seats_are_called_by_their_colours() -> None:
    assert GUILDS.names(fresh(3)) == ["Red", "Blue", "Green"]
