"""Clean-up, and what stays for the next day."""

from __future__ import annotations

import pytest

from hearth.games.cove.figures import ROGUE
from tests.games.cove.positions import (
    ROW,
    all_aboard,
    at_work,
    berths,
    docked,
    end_day,
    evening,
    figures,
    in_furnace,
    in_smelter,
    named,
    pass_an_hour,
    play,
    set_bag,
    set_boats,
    set_clock,
    set_shop,
    shelf,
    shelve,
    sponsored,
    staffed,
    supply,
    tainted,
)
from tests.support import legal, rule


@rule("CO-061")
def test_figures_on_piers_return_to_the_bag_rogues_included() -> None:
    g = evening(baz="rrrx", blkL="bb", blkR="y", sqr="ggx")
    halls, lair = g.halls[:], g.lair
    before = figures(g)
    end_day(g)
    assert (g.halls, g.lair) == (halls, lair)
    assert figures(g) == before  # in the bag, or drawn again in the next Arrival


@rule("CO-062", "CO-R29")
def test_adventurers_at_sea_go_to_their_halls_and_rogues_to_the_lair() -> None:
    g = at_work()
    set_boats(g, "", "", "rrbx", "", "", "gyx")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    end_day(g)
    assert g.halls == [1 + 2, 1 + 1, 1 + 1, 1 + 1]
    assert g.lair == 3 + 2


@rule("CO-R24", "CO-062")
def test_figures_seated_after_the_token_go_to_halls_and_lair() -> None:
    g = evening()
    g.token = 9
    set_clock(g, 7, 9)
    set_bag(g, "b")
    before = g.halls[2]
    pass_an_hour(g)
    play(g, "seat:boat=2")
    assert g.halls[2] == before
    pass_an_hour(g)
    assert g.day == 2
    assert g.halls[2] == before + 1


@rule("CO-063")
def test_boats_return_to_sea_and_the_token_is_removed() -> None:
    g = evening(baz="rr", blkR="gg")
    end_day(g)
    assert (berths(g), g.docked, g.token) == ({}, 0, 0)
    assert [len(figures) for figures in all_aboard(g)] == [2] * 6


@rule("CO-064")
def test_the_card_in_slot_1_is_discarded_and_the_row_refilled() -> None:
    g = evening()
    deck = g.townsfolk_deck.size()
    end_day(g)
    assert named(g.townsfolk_pile) == ROW[:1]
    assert named(g.square)[:3] == ROW[1:]
    assert named(g.square)[3] not in ("", *ROW)
    assert g.townsfolk_deck.size() == deck - 1


@rule("CO-065", "CO-R26")
@pytest.mark.parametrize(
    ("hours", "stack", "after"),
    [
        ((9, 9, 9, 9), (3, 1, 2, 0), [3, 1, 2, 0]),
        ((9, 9, 10, 11), (3, 1, 2, 0), [1, 0, 2, 3]),
        ((9, 11, 10, 9), (3, 1, 2, 0), [3, 0, 2, 1]),
        ((9, 10, 10, 10), (3, 1, 2, 0), [0, 3, 1, 2]),
        ((9, 10, 10, 9), (2, 1, 3, 0), [3, 0, 2, 1]),
        ((9, 9, 11, 11), (2, 3, 1, 0), [1, 0, 2, 3]),
        ((9, 11, 9, 11), (3, 1, 2, 0), [2, 0, 3, 1]),
    ],
)
def test_markers_are_stacked_by_how_far_they_overshot_the_token(
    hours: tuple[int, ...], stack: tuple[int, ...], after: list[int]
) -> None:
    """Seat 0 comes last, from hour 8; the stacks are from the bottom up."""
    g = evening(seats=4)
    set_bag(g, "")
    g.token = 9
    set_clock(g, 8, *hours[1:], stack=stack)
    pass_an_hour(g)
    assert (g.day, g.hours) == (2, [1, 1, 1, 1])
    assert g.markers == after
    assert g.actor() == after[-1]


@rule("CO-065")
@pytest.mark.parametrize("stack", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_without_a_token_the_stack_on_12_stays_as_it_is(stack: tuple[int, ...]) -> None:
    g = at_work(4)
    set_bag(g, "")
    set_clock(g, 11, 12, 12, 12, stack=[0, *stack])
    pass_an_hour(g)
    assert (g.day, g.markers) == (2, [*stack, 0])
    assert g.actor() == 0


@rule("CO-066")
def test_shops_and_what_players_have_carry_over() -> None:
    g = evening()
    set_shop(g, f1="r6 g6", f3="b1", smelter="y3", supply="r5")
    set_shop(g, f2="r2 g6", f4="b2", supply="y5 y2", seat=1)
    shelve(g, "small_red", "large_yellow")
    staffed(g, security="midwife")
    tainted(g, palm_greased=2)
    me = g.players[0]
    me.gold = 7
    end_day(g)
    me = g.players[0]
    assert (in_furnace(g, 1), in_furnace(g, 3), in_smelter(g)) == ("r6 g6", "b1", "y3")
    assert in_furnace(g, 4) == "r5"  # loaded in the last hour
    assert (in_furnace(g, 2, 1), in_furnace(g, 4, 1), supply(g, 1)) == ("r2 g6", "b2", "y2 y5")
    assert (sponsored(g), sponsored(g, 1)) == ("r", "y")
    assert shelf(g) == ["small_red", "large_yellow"]
    assert (named(me.townsfolk), me.staff) == (["midwife"], [2])
    assert me.corruption == [0, 2, 0]
    assert me.at == 5
    assert me.gold == 7 + 1  # the red Sponsorship paid


@rule("CO-061", "CO-062", "CO-003")
def test_no_figure_is_ever_lost() -> None:
    g = at_work(4)
    whole = [13, 13, 9, 9, 8]
    while not g.over:
        assert figures(g) == whole
        g.apply(g.options()[-1])
    assert figures(g) == whole
    assert whole[ROGUE] == 8
    assert not legal(g)
