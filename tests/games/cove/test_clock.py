"""The clock: turn order, icons, the Market token and sundown."""

from __future__ import annotations

import pytest

from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    aboard,
    all_aboard,
    assign,
    at_work,
    berths,
    dock_at,
    docked,
    figures,
    forge,
    forge_in,
    load,
    pass_an_hour,
    play,
    recruit,
    remove,
    seat_in,
    set_bag,
    set_boats,
    set_clock,
    set_shop,
    show,
    smelt,
    staffed,
    supply,
)
from tests.support import legal, rule

ICONS = {2: [2, 4, 6, 8, 10, 12], 3: [3, 6, 9, 12], 4: [4, 8, 12]}


def no_draws(g: Cove) -> Cove:
    set_bag(g, "")
    return g


def take_hours(g: Cove, hours: int) -> None:
    """A turn of so many hours, up to its first icon."""
    if hours == 1:
        pass_an_hour(g)
    else:
        recruit(g, "bell_ringer")
        assign(g)


def free_berth(g: Cove) -> None:
    """The Bazaar has the last berth, and boat 1 lacks one figure."""
    set_boats(g, "rrr", "gggg", "", "bbbb", "yyyy", "")
    docked(g, blkL=2, blkR=4, sqr=5)


# Turn order


@rule("CO-018")
@pytest.mark.parametrize(
    ("others", "stack", "next_seat"),
    [
        ((4, 3, 6), (1, 2, 3, 0), 2),
        ((2, 4, 6), (1, 2, 3, 0), 1),
        ((9, 9, 5), (1, 2, 3, 0), 3),
        ((5, 5, 5), (3, 1, 2, 0), 2),
        ((5, 5, 5), (2, 3, 1, 0), 1),
        ((5, 5, 5), (1, 2, 3, 0), 3),
        ((8, 5, 5), (3, 2, 1, 0), 2),
    ],
)
def test_the_marker_furthest_back_acts_and_the_topmost_of_a_stack(
    others: tuple[int, ...], stack: tuple[int, ...], next_seat: int
) -> None:
    g = no_draws(at_work(4))
    set_clock(g, 8, *others, stack=stack)
    pass_an_hour(g)
    assert g.actor() == next_seat


@rule("CO-018", "CO-021")
def test_a_player_who_is_still_furthest_back_acts_again() -> None:
    g = no_draws(at_work())
    set_clock(g, 1, 5)
    pass_an_hour(g)
    assert (g.actor(), g.hours) == (0, [2, 5])


@rule("CO-021", "CO-R41", "CO-018")
def test_a_marker_goes_on_top_of_those_it_lands_on_and_acts_first() -> None:
    g = no_draws(at_work(3))
    set_clock(g, 4, 5, 5, stack=[0, 1, 2])
    pass_an_hour(g)
    assert g.hours == [5, 5, 5]
    assert g.actor() == 0
    pass_an_hour(g)
    assert g.actor() == 2
    g.players[2].at = -1
    play(g, legal(g, "load")[-1])
    assert g.hours == [6, 5, 6]
    assert g.actor() == 1


@rule("CO-021", "CO-032", "CO-035", "CO-036", "CO-047", "CO-048", "CO-050", "CO-X2")
@pytest.mark.parametrize(
    ("actions", "hours"),
    [
        (["load:furnace=0,die=0", "add:die=7"], 1),
        (["load:furnace=1,die=0", "add:die=7"], 1),
        (["load:furnace=2,die=0"], 1),
        (["load:furnace=3,die=0"], 1),
        (["smelt:die=0"], 1),
        (["forge", "remove:furnace=2", "finish_forging", "roll"], 2),
        (["recruit:slot=0", "assign:place=0"], 2),
        (["recruit:slot=3", "assign:place=0"], 2),
        (["back_alley", "assign:place=0"], 1),
        (["activate_staff", "skip_staff"], 2),
    ],
    ids=lambda value: str(value[0]) if isinstance(value, list) else "",
)
def test_every_action_takes_its_hours(actions: list[str], hours: int) -> None:
    g = no_draws(at_work())
    g.players[0].at = -1
    if actions[0] in ("forge", "activate_staff"):
        set_shop(g, supply="r1 g2 b3", f3="y4")
        staffed(g, metallurgist="midwife")
    for text in actions:
        if text in legal(g) or text not in ("finish_forging", "roll"):
            play(g, text)
    assert g.hours[0] == 1 + hours


@rule("CO-X2")
def test_load_furnace_1_with_four_dice_leaves_two_and_takes_an_hour() -> None:
    g = no_draws(at_work())
    load(g, 1, "r1", "g2")
    assert supply(g) == "b3 y4"
    assert g.hours[0] == 2


# Icons


@rule("CO-022", "CO-R35")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hours", [1, 2])
@pytest.mark.parametrize("start", range(1, 12))
def test_each_icon_landed_on_or_passed_brings_a_figure(seats: int, hours: int, start: int) -> None:
    g = at_work(seats)
    set_boats(g, "", "", "", "", "", "")
    set_clock(g, start, *[11] * (seats - 1))
    g.token = 12  # so that the harbour stays as it is
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    before = sum(g.bag)
    take_hours(g, hours)
    wanted = [hour for hour in ICONS[seats] if start < hour <= start + hours]
    for _ in wanted:
        assert legal(g, "seat") == [seat_in(3), seat_in(6)]
        assert sum(g.bag) == before - 1
        before -= 1
        play(g, seat_in(3))
    assert not legal(g, "seat")


@rule("CO-X14", "CO-022")
def test_two_hours_from_hour_1_pass_the_icon_at_2_for_two_players() -> None:
    g = at_work()
    take_hours(g, 2)
    assert g.hours[0] == 3
    play(g, seat_in(4))
    assert len(aboard(g, 4)) == 3
    assert legal(g, "load")


@rule("CO-022")
def test_whose_marker_moved_seats_the_figure_in_any_boat_at_sea_with_a_free_seat() -> None:
    g = at_work()
    set_boats(g, "rrrr", "gg", "", "bbbb", "yyy", "r")
    docked(g, baz=1)
    set_clock(g, 1, 1)
    pass_an_hour(g)
    assert g.actor() == 0
    assert legal(g) == [seat_in(boat) for boat in (2, 3, 5, 6)]


@rule("CO-023")
def test_a_draw_is_skipped_when_no_boat_at_sea_has_a_free_seat() -> None:
    g = at_work()
    set_boats(g, "", "gggg", "rrrr", "", "yyyy", "rrrr")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 12
    before = g.bag[:]
    pass_an_hour(g)
    assert g.bag == before
    assert legal(g, "load")


@rule("CO-023")
def test_a_draw_is_skipped_when_the_bag_is_empty() -> None:
    g = no_draws(at_work())
    before = all_aboard(g)
    pass_an_hour(g)
    assert g.hours[0] == 2
    assert all_aboard(g) == before
    assert legal(g, "load")


@rule("CO-R36")
def test_a_figure_has_to_be_seated_even_if_that_docks_the_boat() -> None:
    g = at_work()
    set_boats(g, "rrr", "", "", "", "", "")
    docked(g, blkL=2, sqr=5)
    pass_an_hour(g)
    assert legal(g) == [seat_in(boat) for boat in (1, 3, 4, 6)]
    play(g, seat_in(1))
    assert berths(g) == {"baz": 1, "blkL": 2, "sqr": 5}


# The Market token


@rule("CO-028", "CO-X15")
@pytest.mark.parametrize(
    ("mine", "other", "token"),
    [(1, 1, 7), (1, 6, 7), (3, 7, 8), (3, 8, 9), (5, 9, 10), (7, 8, 9), (9, 9, 11), (9, 11, 12)],
)
def test_the_token_goes_an_hour_ahead_of_the_leader_but_not_before_7(
    mine: int, other: int, token: int
) -> None:
    g = at_work()
    set_clock(g, mine, other)
    free_berth(g)
    pass_an_hour(g)
    play(g, seat_in(1))
    assert berths(g)["baz"] == 1
    assert g.token == token


@rule("CO-028")
def test_the_token_does_not_go_past_12() -> None:
    g = at_work()
    set_clock(g, 3, 12)
    free_berth(g)
    pass_an_hour(g)
    play(g, seat_in(1))
    assert g.token == 12


@rule("CO-028")
def test_three_berths_are_not_enough() -> None:
    g = at_work()
    set_boats(g, "rrr", "gggg", "", "bbbb", "yyyy", "")
    docked(g, blkL=2, blkR=4)
    pass_an_hour(g)
    play(g, seat_in(1))
    assert len(berths(g)) == 3
    assert g.token == 0


@rule("CO-028", "CO-R23", "CO-R24")
def test_the_whole_move_comes_before_the_token() -> None:
    g = at_work(4)
    set_clock(g, 7, 9, 9, 9)
    free_berth(g)
    staffed(g, security="midwife")
    recruit(g, "bell_ringer")
    assign(g)
    assert g.hours[0] == 9
    assert g.token == 0
    play(g, seat_in(1))
    assert g.token == 10


@rule("CO-R23", "CO-R32")
def test_a_berth_taken_in_the_middle_of_an_action_places_the_token_after_the_move() -> None:
    g = at_work()
    set_clock(g, 6, 7)
    free_berth(g)
    show(g, "signal_flagger")
    recruit(g, "signal_flagger")
    play(g, seat_in(1))  # the last berth is taken, but a second figure is to come
    assert len(berths(g)) == 4
    assert g.token == 0
    play(g, seat_in(3))
    assert g.token == 0
    assign(g)
    assert (g.hours[0], g.token) == (8, 0)
    play(g, seat_in(3))  # the icon at 8
    assert g.token == 9


@rule("CO-R24")
def test_icons_passed_after_the_token_lies_still_bring_figures() -> None:
    g = at_work()
    set_clock(g, 3, 5)
    free_berth(g)
    pass_an_hour(g)
    play(g, seat_in(1))
    assert g.token == 7
    set_clock(g, 4, 5)
    recruit(g, "bell_ringer")
    assign(g)
    assert legal(g) == [seat_in(3), seat_in(6)]


@rule("CO-029")
@pytest.mark.parametrize(("mine", "finished"), [(7, False), (8, True), (9, True)])
def test_on_or_past_the_token_a_player_has_no_more_turns(mine: int, finished: bool) -> None:
    g = at_work(3)
    set_boats(g, "", "", "", "", "", "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    no_draws(g)
    g.token = 9
    set_clock(g, mine, 9, 10, stack=[1, 2, 0])
    g.day = 2
    pass_an_hour(g)
    assert (g.day == 3) == finished
    if not finished:
        assert (g.actor(), g.hours) == (0, [8, 9, 10])


@rule("CO-029")
def test_the_others_go_on_when_one_has_finished() -> None:
    g = no_draws(at_work())
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 9
    set_clock(g, 8, 8)
    pass_an_hour(g)
    assert (g.day, g.actor()) == (1, 1)


@rule("CO-R25")
def test_with_the_token_a_marker_may_stand_beyond_12() -> None:
    g = at_work()
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 12
    set_clock(g, 11, 10)
    set_boats(g, "", "", "rrrr", "", "", "r")
    recruit(g, "bell_ringer")
    assign(g)
    assert g.hours == [13, 10]
    assert len(aboard(g, 6)) == 2  # the icon at 12, and no other
    assert g.actor() == 1
    assert not legal(g, "seat")


# Sundown


@rule("CO-030", "CO-R25")
@pytest.mark.parametrize(("start", "hours"), [(11, 1), (10, 2), (11, 2)])
def test_without_a_token_a_marker_stops_at_sundown(start: int, hours: int) -> None:
    g = at_work()
    set_clock(g, start, 11)
    take_hours(g, hours)
    assert g.hours == [12, 11]
    play(g, seat_in(1))  # the icon at 12 counts
    assert g.actor() == 1
    assert not legal(g, "seat")


@rule("CO-030", "CO-015")
def test_when_all_stand_at_sundown_production_ends_without_a_token() -> None:
    g = no_draws(at_work(3))
    set_clock(g, 11, 12, 12)
    assert g.token == 0
    pass_an_hour(g)
    assert g.day == 2


@rule("CO-030", "CO-028", "CO-R23")
def test_a_last_berth_taken_in_the_turn_that_reaches_sundown_puts_the_token_on_12() -> None:
    g = at_work()
    set_clock(g, 11, 11, stack=[1, 0])
    free_berth(g)
    recruit(g, "bell_ringer")
    assign(g)
    assert g.hours[0] == 12
    play(g, seat_in(1))
    assert g.token == 12
    assert g.actor() == 1


@rule("CO-030", "CO-028", "CO-R23")
def test_so_does_a_last_berth_taken_by_a_sailor_before_the_marker_moves() -> None:
    g = at_work()
    set_clock(g, 11, 11, stack=[1, 0])
    set_boats(g, "rrr", "gggg", "b", "bbbb", "yyyy", "")
    docked(g, blkL=2, blkR=4, sqr=5)
    show(g, "rigging_hand")
    recruit(g, "rigging_hand")
    play(g, "move:figure=12,boat=0")
    assert len(berths(g)) == 4
    assign(g)
    assert (g.hours[0], g.token) == (12, 0)  # sundown: the token is not on the clock yet
    play(g, seat_in(3))
    assert (g.hours[0], g.token) == (12, 12)


@rule("CO-028", "CO-030")
def test_who_stood_at_sundown_when_the_token_comes_has_finished_as_well() -> None:
    g = at_work(3)
    set_clock(g, 7, 12, 12, stack=[1, 2, 0])
    free_berth(g)
    take_hours(g, 2)
    play(g, seat_in(1))
    assert g.token == 12
    assert g.actor() == 0


# Days


@rule("CO-R26", "CO-015")
def test_each_day_begins_on_hour_1() -> None:
    g = no_draws(at_work(3))
    set_clock(g, 11, 12, 12)
    pass_an_hour(g)
    assert (g.day, g.hours, g.token) == (2, [1, 1, 1], 0)


@rule("CO-019", "CO-021", "CO-022", "CO-036", "CO-043")
def test_a_day_begins_with_some_turns() -> None:
    """Load, smelt, forge, recruit: the four of them take an afternoon."""
    g = at_work()
    set_shop(g, supply="r3 g6 b2 y5")
    load(g, 2, "g6", "y5")  # 3 + 11 = 14
    play(g, seat_in(1))
    smelt(g, "b2")
    forge(g, forge_in(2), "unlock:colour=3")
    play(g, seat_in(1), dock_at("baz"))
    assert g.hours[0] == 5
    assert berths(g) == {"baz": 1}
    assert sum(figures(g)) == 52
    assert remove(1) not in legal(g)
