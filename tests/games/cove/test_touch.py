"""What a drawn board asks: what is touched for an action, what it costs, what chance decides."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.cove.game import COVE
from hearth.games.cove.state import Cove
from hearth.kernel import Rng
from tests.games.cove.positions import (
    at_work,
    corruption_deck,
    die,
    dock_at,
    figure,
    forge_in,
    fresh,
    gone,
    load,
    market,
    move,
    play,
    recruit,
    remove,
    roll_too,
    seat_in,
    selling,
    set_bag,
    set_boats,
    set_clock,
    set_shop,
    show,
    staffed,
    tainted,
    to_cultists,
    unlock,
    use,
)
from tests.games.cove.touching import (
    ENDS,
    EVERY_REF,
    TABLES,
    choices,
    cost,
    kind_of,
    path,
    risk,
)

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


# Whole matches


@every_table
def test_no_two_actions_of_a_choice_have_the_same_path(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, seats, **options):
        found = [COVE.path(g, a, seat) for a in g.options(seat)]
        touched = [tuple(refs) for refs in found if refs]
        assert len(set(touched)) == len(touched)


@every_table
def test_only_ends_touch_nothing_and_a_choice_has_one(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 10 + seats, **options):
        ends = [a for a in g.options(seat) if COVE.path(g, a, seat) == []]
        assert ends == [a for a in g.options(seat) if kind_of(g, a) in ENDS]
        assert len(ends) <= 1


@every_table
def test_every_ref_names_a_thing(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 20 + seats, **options):
        for a in g.options(seat):
            assert set(COVE.path(g, a, seat)) <= set(EVERY_REF)


@every_table
def test_a_cost_is_what_the_clock_and_the_corruption_deck_take(
    seats: int, options: dict[str, Any]
) -> None:
    for i, (g, seat) in enumerate(choices(seats, 30 + seats, **options)):
        for a in g.options(seat) if i % 3 == 0 else []:
            found = COVE.cost(g, a, seat)
            assert found.get("hour", 0) == hours_to_come(g, a, seat)
            assert found.get("corruption", 0) == cards_drawn(g, a, seat)


def hours_to_come(g: Cove, a: int, seat: int) -> int:
    """The hours for which the marker moves in the end, though sundown may stop it."""
    if kind_of(g, a) not in ("load", "smelt", "forge", "recruit", "back_alley", "wait"):
        return 2 if kind_of(g, a) == "activate_staff" else 0
    after = g.clone()
    after.hours = [1] * len(g.hours)
    after.token = 12
    after.apply(a, seat)
    while after.hours[seat] == 1:
        after.apply(after.options()[-1])
    moved = after.hours[seat] - 1
    return moved if type(g.stack[-1]).__name__ == "TakeAction" else 0


def cards_drawn(g: Cove, a: int, seat: int) -> int:
    after = g.clone()
    after.apply(a, seat)
    before = sum(g.players[seat].corruption)
    return max(0, sum(after.players[seat].corruption) - before)


@every_table
def test_what_is_left_to_chance_has_odds(seats: int, options: dict[str, Any]) -> None:
    for i, (g, seat) in enumerate(choices(seats, 40 + seats, **options)):
        for a in g.options(seat) if i % 3 == 0 else []:
            if COVE.cost(g, a, seat).get("corruption"):
                assert "Corruption card has" in COVE.risk(g, a, seat)


@every_table
def test_odds_tell_nothing_that_the_seat_cannot_know(seats: int, options: dict[str, Any]) -> None:
    for i, (g, seat) in enumerate(choices(seats, 50 + seats, **options)):
        if i % 7 == 0:
            h = g.clone()
            h.determinise(seat, Rng(i))
            for a in g.options(seat):
                assert COVE.risk(h, a, seat) == COVE.risk(g, a, seat)


# The shop


def loading(furnace: int, one: str) -> str:
    return f"load:furnace={furnace - 1},die={die(one)}"


def test_a_furnace_is_touched_and_then_its_die() -> None:
    g = at_work()
    assert path(g, loading(3, "b3")) == ["furnace:3", "die:blue-3"]
    assert cost(g, loading(3, "b3")) == {"hour": 1}
    assert path(g, f"smelt:die={die('y4')}") == ["furnace:smelter", "die:yellow-4"]


def test_the_lower_die_is_touched_alone_and_takes_no_more_time() -> None:
    g = at_work()
    play(g, loading(1, "r1"))
    assert path(g, f"add:die={die('y4')}") == ["die:yellow-4"]
    assert cost(g, f"add:die={die('y4')}") == {}


def test_the_metallurgist_takes_no_hours_of_its_own() -> None:
    g = at_work()
    staffed(g, metallurgist="lamplighter")
    g.players[0].at = 0
    assert (path(g, "activate_staff"), cost(g, "activate_staff")) == (["space:staff"], {"hour": 2})
    play(g, "activate_staff")
    assert path(g, use("metallurgist")) == ["staff:metallurgist"]
    play(g, use("metallurgist"))
    assert (path(g, loading(4, "r1")), cost(g, loading(4, "r1"))) == (
        ["furnace:4", "die:red-1"],
        {},
    )


def test_forging_touches_a_furnace_and_removing_its_dice() -> None:
    g = at_work()
    set_shop(g, supply="g1", f1="r2 b4", f3="y6", smelter="r5")
    assert (path(g, "forge"), cost(g, "forge")) == (["space:forge"], {"hour": 2})
    play(g, "forge")
    assert path(g, forge_in(1)) == ["furnace:1"]
    assert path(g, remove(1)) == ["loaded:1"]
    assert path(g, remove(3)) == ["loaded:3"]
    assert path(g, unlock("green")) == ["sponsorship:green"]


def test_a_good_that_is_not_clean_costs_a_card() -> None:
    g = at_work()
    set_shop(g, f1="r2 b4", f3="g1", supply="y1")
    play(g, "forge")
    assert cost(g, forge_in(1)) == {"corruption": 1}
    assert risk(g, forge_in(1)) == (
        "The Corruption card has no icon (20 %), 1 icon (60 %) or 2 icons (20 %)"
    )
    assert (cost(g, forge_in(3)), risk(g, forge_in(3))) == ({}, "")


def test_a_die_that_is_rolled_too_says_what_it_may_become() -> None:
    g = at_work()
    set_shop(g, supply="r6 b6", f3="g1", f4="y1")
    play(g, "forge", forge_in(3), "finish_forging")
    assert path(g, roll_too("r6")) == ["die:red-6"]
    assert risk(g, roll_too("r6")) == "Armor in Furnace 3: 83 %, clean 67 %"
    assert risk(g, roll_too("b6")) == "Armor in Furnace 3: 67 %, clean 50 %"
    assert path(g, "roll") == []


# Boats


def seating(letters: str = "r", hour: int = 1) -> Cove:
    """Seat 0 has drawn a figure."""
    g = at_work()
    set_bag(g, letters)
    set_clock(g, hour, 12)
    load(g, 3, "r1")
    return g


def test_figures_are_seated_by_boat() -> None:
    g = seating()
    assert path(g, seat_in(5)) == ["boat:5"]


def test_a_full_boat_docks_at_a_berth() -> None:
    g = at_work()
    set_boats(g, "rgb", "rb", "ry", "gb", "gy", "by")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    play(g, seat_in(1))
    assert path(g, dock_at("baz")) == ["berth:baz"]
    assert path(g, dock_at("blkL")) == ["berth:blkL"]


def test_a_figure_is_moved_from_its_boat_to_another() -> None:
    g = at_work()
    show(g, "rigging_hand")
    recruit(g, "rigging_hand")
    assert path(g, move(2, "b", 5)) == ["passenger:2-blue", "boat:5"]


def test_a_figure_is_touched_where_it_sits() -> None:
    g = at_work()
    show(g, "dock_marshal", "ferry_keeper")
    recruit(g, "dock_marshal")
    assert path(g, f"to_hall:figure={figure(6, 'y')}") == ["passenger:6-yellow"]
    g = at_work()
    show(g, "dock_marshal", "ferry_keeper")
    set_bag(g, "rrr")
    recruit(g, "ferry_keeper")
    text = f"return:figure={figure(6, 'y')}"
    assert path(g, text) == ["passenger:6-yellow"]
    assert risk(g, text) == "Then you draw red (75 %) or yellow (25 %)"


def test_icons_on_the_way_are_announced() -> None:
    g = at_work()
    set_clock(g, 1, 12)
    assert risk(g, loading(3, "r1")) == "You draw 1 figure for the clock"
    set_clock(g, 2, 12)
    assert risk(g, loading(3, "r1")) == ""
    set_bag(g, "")
    set_clock(g, 1, 12)
    assert risk(g, loading(3, "r1")) == ""


def test_beyond_sundown_there_are_no_icons() -> None:
    g = at_work()
    set_clock(g, 11, 12)
    show(g, "guild_beadle")
    assert risk(g, "recruit:slot=0") == "You draw 1 figure for the clock"


# Townsfolk, Staff and Corruption


def test_a_card_is_touched_and_the_back_alley_beside_it() -> None:
    g = at_work()
    assert path(g, "recruit:slot=3") == ["townsfolk:axe_captain"]
    assert cost(g, "recruit:slot=3") == {"hour": 2}
    assert path(g, "back_alley") == ["space:back_alley"]
    assert cost(g, "back_alley") == {"hour": 1, "corruption": 2}


def test_a_card_is_put_on_a_place_of_the_staff() -> None:
    g = at_work()
    recruit(g, "bell_ringer")
    assert path(g, "assign:place=2") == ["staff:security"]
    assert cost(g, "assign:place=2") == {}


def test_corruption_is_discarded_by_title() -> None:
    g = at_work()
    tainted(g, blood_money=1, idle_rumour=2)
    show(g, "night_warden")
    recruit(g, "night_warden")
    assert path(g, "discard:corruption=2") == ["corruption:blood_money"]
    assert path(g, "keep_corruption") == []


def test_no_more_corruption_is_drawn_than_there_is() -> None:
    g = at_work()
    gone(g, left=1)
    assert cost(g, "back_alley") == {"hour": 1, "corruption": 1}
    gone(g)
    assert cost(g, "back_alley") == {"hour": 1}


def test_odds_leave_out_what_the_player_has_seen() -> None:
    g = at_work()
    set_clock(g, 2, 12)
    tainted(g, palm_greased=30)
    assert risk(g, "back_alley") == (
        "Each Corruption card has no icon (40 %), 1 icon (20 %) or 2 icons (40 %)"
    )


def test_what_others_hold_could_be_in_the_deck() -> None:
    g = at_work()
    set_clock(g, 2, 12)
    before = risk(g, "back_alley")
    tainted(g, seat=1, blood_money=12)
    assert risk(g, "back_alley") == before


def test_discards_that_will_be_shuffled_are_counted() -> None:
    g = at_work()
    set_clock(g, 2, 12)
    corruption_deck(g)
    g.corruption_pile, g.players[1].corruption = [1, 3, 0], [11, 33, 12]
    assert risk(g, "back_alley") == "Each Corruption card has no icon (25 %) or 1 icon (75 %)"


def test_a_shuffle_between_two_cards_leaves_the_second_open() -> None:
    g = at_work()
    set_clock(g, 2, 12)
    g.corruption, g.corruption_pile, g.players[1].corruption = [0, 1, 0], [12, 35, 12], [0, 0, 0]
    assert risk(g, "back_alley") == "The first Corruption card has 1 icon (100 %)"


# The Market


def test_a_good_is_touched_and_then_its_pier() -> None:
    g = market("small_red", "large_blue", baz="bb", blkL="r", sqr="rr")
    assert path(g, selling("small_red", "town_square")) == ["good:small_red", "pier:town_square"]
    assert cost(g, selling("small_red", "town_square")) == {}
    assert cost(g, selling("small_red", "black_market")) == {"corruption": 1}
    assert path(g, "close_shop") == []


def test_cultists_are_touched_instead_of_the_pier() -> None:
    g = market("small_red", blkL="rx", sqr="x", rogues="cultists")
    assert path(g, to_cultists("small_red", "town_square")) == [
        "good:small_red",
        "rogues:town_square",
    ]
    assert cost(g, to_cultists("small_red", "town_square")) == {"corruption": 1}
    assert cost(g, to_cultists("small_red", "black_market")) == {"corruption": 2}


# Seats


def test_seats_are_called_by_the_colours_of_their_markers() -> None:
    assert COVE.names(fresh(4)) == ["White", "Purple", "Orange", "Teal"]
