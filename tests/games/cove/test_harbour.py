"""Arrival, and boats that dock."""

from __future__ import annotations

import pytest

from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    aboard,
    all_aboard,
    assign,
    at_work,
    berths,
    close_shops,
    dock_at,
    docked,
    end_day,
    fresh,
    kinds,
    market,
    move,
    pass_an_hour,
    play,
    recruit,
    seat_in,
    selling,
    set_bag,
    set_boats,
    set_clock,
    shelve,
    show,
)
from tests.support import legal, rule

# Boats that can reach a berth, as the main board shows.
REACH = {
    1: {"baz", "blkL"},
    2: {"baz", "blkL"},
    3: {"baz", "blkL"},
    4: {"sqr", "blkR"},
    5: {"sqr", "blkR"},
    6: {"sqr", "blkR"},
}
BOATS = pytest.mark.parametrize("boat", range(1, 7))


def nearly_full(boat: int) -> Cove:
    """All boats but this one are empty; it lacks one figure, and seat 0 is about to draw one."""
    g = at_work()
    set_boats(g, *["rrg" if n == boat else "" for n in range(1, 7)])
    pass_an_hour(g)
    return g


# Arrival


@rule("CO-016", "CO-017")
@pytest.mark.parametrize("seed", range(1, 21))
def test_two_figures_are_drawn_into_each_boat_rogues_like_anybody(seed: int) -> None:
    g = fresh(4, seed)
    assert [len(figures) for figures in all_aboard(g)] == [2] * 6


@rule("CO-017")
def test_rogues_do_come_in_arrival() -> None:
    drawn = ["".join(all_aboard(fresh(3, seed))) for seed in range(1, 21)]
    assert {letter for letters in drawn for letter in letters} == set("rgbyx")


@rule("CO-016", "CO-015")
def test_each_day_begins_with_an_arrival() -> None:
    g = at_work()
    end_day(g)
    assert g.day == 2
    assert [len(figures) for figures in all_aboard(g)] == [2] * 6


@rule("CO-R39", "CO-016")
@pytest.mark.parametrize(
    ("left", "boats"),
    [("rrggb", [2, 2, 1, 0, 0, 0]), ("", [0] * 6), ("rrrrrrrrgg", [2, 2, 2, 2, 2, 0])],
)
def test_when_the_bag_runs_out_later_boats_have_fewer(left: str, boats: list[int]) -> None:
    g = at_work()
    set_boats(g, "", "", "", "", "", "")
    set_bag(g, left)
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    end_day(g)
    assert [len(figures) for figures in all_aboard(g)] == boats


# Full boats


@rule("CO-024", "CO-026")
@BOATS
def test_a_boat_with_four_figures_docks_at_once_at_a_berth_of_choice(boat: int) -> None:
    for berth in REACH[boat]:
        g = nearly_full(boat)
        play(g, seat_in(boat))
        assert set(legal(g)) == {dock_at(name) for name in REACH[boat]}
        play(g, dock_at(berth))
        assert berths(g) == {berth: boat}
        assert len(aboard(g, boat)) == 4


@rule("CO-024")
@BOATS
def test_three_figures_are_not_enough(boat: int) -> None:
    g = at_work()
    set_boats(g, *["rg"] * 6)
    pass_an_hour(g)
    play(g, seat_in(boat))
    assert berths(g) == {}
    assert not legal(g, "dock")


@rule("CO-025", "CO-026")
@BOATS
def test_with_one_of_its_berths_taken_a_boat_goes_to_the_other(boat: int) -> None:
    for taken in REACH[boat]:
        g = at_work()
        other = boat % 3 + (1 if boat <= 3 else 4)
        set_boats(g, *["rrg" if n == boat else "" for n in range(1, 7)])
        docked(g, **{taken: other})
        pass_an_hour(g)
        play(g, seat_in(boat))
        (left,) = REACH[boat] - {taken}
        assert berths(g) == {taken: other, left: boat}


@rule("CO-027", "CO-026")
@BOATS
def test_a_full_boat_that_reaches_no_free_berth_stays_at_sea(boat: int) -> None:
    g = at_work()
    left, right = [n for n in (1, 2, 3) if n != boat], [n for n in (4, 5, 6) if n != boat]
    near = {"baz": left[0], "blkL": left[1]} if boat <= 3 else {"sqr": right[0], "blkR": right[1]}
    set_boats(g, *["rrg" if n == boat else "" for n in range(1, 7)])
    docked(g, **near)
    pass_an_hour(g)
    play(g, seat_in(boat))
    assert berths(g) == near  # though the berths of the other water are free
    assert len(aboard(g, boat)) == 4
    assert legal(g, "load")


@rule("CO-R22", "CO-024")
def test_who_seated_the_last_figure_chooses_the_berth() -> None:
    g = at_work()
    set_boats(g, "rrg", "", "", "", "", "")
    set_clock(g, 1, 1)
    pass_an_hour(g)
    play(g, seat_in(1))
    assert g.actor() == 0
    assert kinds(g) == {"dock"}


@rule("CO-R47")
def test_a_full_boat_stuck_at_sea_takes_nobody_but_may_lose_somebody() -> None:
    g = at_work()
    set_boats(g, "", "", "rrrg", "bb", "", "")
    docked(g, baz=1, blkL=2)
    show(g, "rigging_hand", "harbour_pilot")
    set_bag(g, "")
    recruit(g, "rigging_hand")
    assert move(4, "b", 3) not in legal(g)
    play(g, move(3, "r", 4))
    assert aboard(g, 3) == "rrg"
    assign(g)
    assert berths(g) == {"baz": 1, "blkL": 2}
    g.players[0].at = -1
    recruit(g, "harbour_pilot")
    play(g, "return:figure=10")  # a red one of boat 3, which is drawn again
    assert seat_in(3) in legal(g)
    assert aboard(g, 3) == "rg"


@rule("CO-R47", "CO-062")
def test_a_full_boat_stuck_at_sea_stays_there_until_clean_up() -> None:
    g = at_work()
    set_boats(g, "", "", "rrrg", "", "", "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    before = g.halls[:]
    end_day(g)
    assert g.halls == [before[0] + 3, before[1] + 1, before[2], before[3]]


# Piers


@rule("CO-025")
def test_customers_of_both_black_market_berths_count_together() -> None:
    g = market("large_red", blkL="rrgg", blkR="rbbb")
    play(g, selling("large_red", "black_market"))
    assert g.players[0].gold == 3 * 3


# Sundown boats


@rule("CO-031", "CO-R37")
@pytest.mark.parametrize(
    ("boats", "before", "after"),
    [
        # each empty berth in its order takes the fullest boat that reaches it
        (["r", "rr", "rrr", "g", "gg", "ggg"], {}, {"baz": 3, "blkL": 2, "blkR": 6, "sqr": 5}),
        (["rrr", "rr", "r", "ggg", "gg", "g"], {}, {"baz": 1, "blkL": 2, "blkR": 4, "sqr": 5}),
        # the lowest number among equals
        (["rr", "rr", "rr", "gg", "gg", "gg"], {}, {"baz": 1, "blkL": 2, "blkR": 4, "sqr": 5}),
        (["r", "rr", "rr", "", "gg", "gg"], {}, {"baz": 2, "blkL": 3, "blkR": 5, "sqr": 6}),
        # a berth that is taken stays as it is
        (
            ["rrrr", "rr", "r", "gg", "g", "gggg"],
            {"blkL": 1, "sqr": 6},
            {"baz": 2, "blkL": 1, "blkR": 4, "sqr": 6},
        ),
        # an empty boat never docks
        (["", "", "", "", "g", ""], {}, {"blkR": 5}),
        (["", "rx", "", "", "", "x"], {}, {"baz": 2, "blkR": 6}),
        # nothing from the other water
        (["rrr", "rrr", "rrr", "", "", ""], {}, {"baz": 1, "blkL": 2}),
    ],
)
def test_at_the_end_of_production_empty_berths_take_the_fullest_boats(
    boats: list[str], before: dict[str, int], after: dict[str, int]
) -> None:
    g = at_work()
    set_boats(g, *boats)
    set_bag(g, "")
    docked(g, **before)
    set_clock(g, 11, 12)
    # everything sells everywhere, so that the Market stops for seat 0
    shelve(g, "small_red", "large_red", "small_green", "large_green", "small_blue")
    pass_an_hour(g)
    assert legal(g, "close_shop")
    assert berths(g) == after


@rule("CO-031", "CO-R37", "CO-061")
def test_late_boats_bring_their_customers_and_rogues() -> None:
    g = at_work()
    set_boats(g, "rx", "", "", "", "", "")
    set_bag(g, "")
    set_clock(g, 11, 12)
    shelve(g, "large_red")
    pass_an_hour(g)
    play(g, selling("large_red", "bazaar"))
    close_shops(g)
    assert g.players[0].gold == 3
    assert (g.halls[0], g.lair) == (13 - 1, 8 - 1)  # who docked went back into the bag
