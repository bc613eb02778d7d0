"""The Rogue cards: Criminals, Cultists and Robbers."""

from __future__ import annotations

import pytest

from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    BOX,
    aboard,
    all_aboard,
    assign,
    at_work,
    berths,
    close_shops,
    corruption,
    dock_at,
    docked,
    end_day,
    figure,
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
    shelf,
    show,
    to_cultists,
)
from tests.support import legal, rule

OTHERS = pytest.mark.parametrize("rogues", ["criminals", "robbers"])


@rule("CO-003", "CO-072", "CO-073", "CO-074")
def test_rogue_cards_place_their_rogues() -> None:
    found = [(card.title, card.lair, card.bag) for card in BOX.rogue_cards]
    assert found == [("Criminals", 3, 5), ("Cultists", 2, 6), ("Robbers", 2, 6)]


@rule("CO-072", "CO-073", "CO-074")
@pytest.mark.parametrize(("rogues", "lair"), [("criminals", 3), ("cultists", 2), ("robbers", 2)])
def test_a_match_begins_with_the_rogues_of_its_card(rogues: str, lair: int) -> None:
    g = at_work(rogues=rogues)
    assert (g.lair, g.bag[4]) == (lair, 8 - lair)


# Criminals


@rule("CO-072", "CO-R28")
@OTHERS
def test_rogues_on_a_pier_only_take_up_a_seat(rogues: str) -> None:
    g = market("large_red", "small_blue", baz="rxxx", sqr="xx", rogues=rogues)
    assert legal(g) == [selling("large_red", "bazaar"), "close_shop"]
    play(g, selling("large_red", "bazaar"))
    assert (g.players[0].gold, corruption(g)) == (3, 0)


@rule("CO-072")
@pytest.mark.parametrize("rogues", ["criminals", "cultists"])
def test_seating_a_rogue_moves_nobody(rogues: str) -> None:
    g = at_work(rogues=rogues)
    set_bag(g, "x")
    pass_an_hour(g)
    play(g, seat_in(1))
    assert not legal(g, "move")
    assert all_aboard(g) == ["rgx", "rb", "ry", "gb", "gy", "by"]


# Cultists


@rule("CO-073")
def test_a_seller_may_count_all_rogues_of_the_pier_for_a_corruption_card() -> None:
    g = market("large_red", baz="rxx", rogues="cultists")
    assert set(legal(g)) == {
        selling("large_red", "bazaar"),
        to_cultists("large_red", "bazaar"),
        "close_shop",
    }
    play(g, to_cultists("large_red", "bazaar"))
    assert (g.players[0].gold, corruption(g)) == (9, 1)


@rule("CO-073")
def test_or_may_leave_them_uncounted() -> None:
    g = market("large_red", baz="rxx", rogues="cultists")
    play(g, selling("large_red", "bazaar"))
    assert (g.players[0].gold, corruption(g)) == (3, 0)


@rule("CO-073")
def test_rogues_alone_are_enough() -> None:
    g = market("small_yellow", sqr="xx", rogues="cultists")
    assert legal(g) == [to_cultists("small_yellow", "town_square"), "close_shop"]
    play(g, to_cultists("small_yellow", "town_square"))
    assert (g.players[0].gold, corruption(g)) == (6, 1)


@rule("CO-073")
def test_without_rogues_on_the_pier_there_is_nothing_to_count() -> None:
    g = market("large_red", baz="r", sqr="x", rogues="cultists")
    assert legal(g) == [selling("large_red", "bazaar"), "close_shop"]


@rule("CO-073", "CO-055")
def test_cultists_do_not_change_which_goods_a_pier_takes() -> None:
    g = market("small_red", "large_blue", baz="xx", rogues="cultists")
    assert legal(g) == [to_cultists("large_blue", "bazaar"), "close_shop"]


@rule("CO-R40", "CO-073", "CO-058")
def test_at_the_black_market_both_penalties_add_up() -> None:
    g = market("small_red", "small_yellow", blkL="rx", blkR="x", rogues="cultists")
    play(g, to_cultists("small_yellow", "black_market"))
    assert (g.players[0].gold, corruption(g)) == (6, 2)
    play(g, to_cultists("small_red", "black_market"))
    assert (g.players[0].gold, corruption(g)) == (6 + 6, 4)


@rule("CO-R40")
def test_the_choice_is_made_for_each_good() -> None:
    g = market("large_red", "large_red", baz="rx", rogues="cultists")
    play(g, to_cultists("large_red", "bazaar"), selling("large_red", "bazaar"))
    assert (g.players[0].gold, corruption(g)) == (6 + 3, 1)


@rule("CO-073")
@OTHERS
def test_only_cultists_can_be_counted(rogues: str) -> None:
    g = market("large_red", baz="rx", rogues=rogues)
    assert not legal(g, "sell_to_cultists")


# Robbers


def robbed(*boats: str, **where: int) -> Cove:
    """Seat 0 is about to seat a Rogue among the Robbers; the bag is empty then."""
    g = at_work(rogues="robbers")
    set_boats(g, *boats)
    docked(g, **where)
    set_bag(g, "x")
    pass_an_hour(g)
    return g


@rule("CO-074", "CO-R42")
def test_who_seats_a_rogue_moves_another_figure_at_sea() -> None:
    g = robbed("r", "g", "", "", "", "")
    play(g, seat_in(3))
    wanted = {move(1, "r", to) for to in (2, 3, 4, 5, 6)}
    wanted |= {move(2, "g", to) for to in (1, 3, 4, 5, 6)}
    assert set(legal(g)) == wanted  # that Rogue stays where it is, and somebody has to move
    play(g, move(1, "r", 2))
    assert all_aboard(g) == ["", "rg", "x", "", "", ""]
    assert legal(g, "load")


@rule("CO-R42")
def test_another_rogue_may_be_moved_even_out_of_the_same_boat() -> None:
    g = robbed("x", "x", "", "", "", "")
    play(g, seat_in(1))
    assert {move(1, "x", 3), move(2, "x", 3)} <= set(legal(g))
    play(g, move(1, "x", 3))
    assert all_aboard(g)[:3] == ["x", "x", "x"]


@rule("CO-R42")
def test_that_rogue_itself_is_not_moved() -> None:
    g = robbed("r", "x", "", "", "", "")
    play(g, seat_in(1))
    assert not any(text.startswith(f"move:figure={figure(1, 'x')},") for text in legal(g))
    assert any(text.startswith(f"move:figure={figure(2, 'x')},") for text in legal(g))


@rule("CO-R42")
def test_a_moved_rogue_is_not_seated_so_there_is_no_chain() -> None:
    g = robbed("r", "x", "", "", "", "")
    play(g, seat_in(3), move(2, "x", 4))
    assert not legal(g, "move")
    assert legal(g, "load")


@rule("CO-R42", "CO-024")
def test_the_boat_of_the_rogue_docks_before_the_move() -> None:
    g = robbed("rrr", "g", "", "", "", "")
    play(g, seat_in(1))
    assert kinds(g) == {"dock"}
    play(g, dock_at("baz"))
    assert set(legal(g)) == {move(2, "g", to) for to in (3, 4, 5, 6)}  # boat 1 is not at sea
    play(g, move(2, "g", 5))
    assert aboard(g, 1) == "rrrx"


@rule("CO-R42", "CO-024")
def test_a_boat_filled_by_the_move_docks_too() -> None:
    g = robbed("rrr", "g", "", "", "", "")
    play(g, seat_in(5), move(2, "g", 1))
    assert kinds(g) == {"dock"}
    play(g, dock_at("blkL"))
    assert berths(g) == {"blkL": 1}
    assert legal(g, "load")


@rule("CO-074")
def test_if_nobody_else_is_at_sea_nothing_happens() -> None:
    g = robbed("", "", "", "", "", "")
    play(g, seat_in(1))
    assert legal(g, "load")
    assert aboard(g, 1) == "x"


@rule("CO-074")
def test_if_no_other_boat_has_a_free_seat_nothing_happens() -> None:
    g = robbed("", "", "rrr", "", "", "gggg", baz=1, blkL=2, blkR=4, sqr=5)
    assert (aboard(g, 3), aboard(g, 6)) == ("rrrx", "gggg")
    assert legal(g, "load")


@rule("CO-074", "CO-R47")
def test_a_full_boat_stuck_at_sea_may_have_to_give_somebody_away() -> None:
    g = robbed("", "", "rr", "", "", "ggbb", baz=1, blkL=2, blkR=4, sqr=5)
    assert aboard(g, 3) == "rrx"  # there was no other seat
    assert legal(g) == [move(6, "g", 3), move(6, "b", 3)]
    play(g, move(6, "b", 3))
    assert (aboard(g, 3), aboard(g, 6)) == ("rrbx", "ggb")


@rule("CO-074")
def test_an_adventurer_moves_nobody() -> None:
    g = at_work(rogues="robbers")
    set_bag(g, "r")
    pass_an_hour(g)
    play(g, seat_in(1))
    assert legal(g, "load")


@rule("CO-074", "CO-017")
def test_rogues_who_come_in_arrival_move_nobody() -> None:
    g = at_work(rogues="robbers")
    set_boats(g, "", "", "", "", "", "")
    set_bag(g, "xxxxxx" + "rrr")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    end_day(g)
    assert g.day == 2
    assert [len(figures) for figures in all_aboard(g)] == [2, 2, 2, 2, 1, 0]
    assert "x" in "".join(all_aboard(g))
    assert legal(g, "recruit")


@rule("CO-R42", "CO-R43", "CO-074")
def test_a_rogue_seated_by_a_sailor_moves_somebody_too() -> None:
    g = at_work(rogues="robbers")
    set_boats(g, "r", "g", "", "", "", "")
    set_bag(g, "xx")
    show(g, "signal_flagger")
    recruit(g, "signal_flagger")
    play(g, seat_in(3))
    assert kinds(g) == {"move"}
    play(g, move(1, "r", 2))
    assert kinds(g) == {"seat"}  # the second figure
    play(g, seat_in(4))
    assert kinds(g) == {"move"}
    play(g, move(3, "x", 1))  # the first Rogue is another one by now
    assert all_aboard(g)[:4] == ["x", "rg", "", "x"]
    assign(g)


@rule("CO-R42", "CO-R43")
def test_a_rogue_returned_and_drawn_again_is_seated() -> None:
    g = at_work(rogues="robbers")
    set_boats(g, "x", "g", "", "", "", "")
    set_bag(g, "")
    show(g, "harbour_pilot")
    recruit(g, "harbour_pilot")
    play(g, f"return:figure={figure(1, 'x')}", seat_in(5))
    assert set(legal(g)) == {move(2, "g", to) for to in (1, 3, 4, 5, 6)}


@rule("CO-R42")
@pytest.mark.parametrize("name", ["rigging_hand", "rowing_coxswain", "deck_quartermaster"])
def test_sailors_who_only_move_a_rogue_do_not_rouse_the_robbers(name: str) -> None:
    g = at_work(rogues="robbers")
    set_boats(g, "x", "g", "", "", "", "")
    show(g, name)
    recruit(g, name)
    play(g, move(1, "x", 2))
    assert kinds(g) == {"assign"}


@rule("CO-072", "CO-073", "CO-074")
@pytest.mark.parametrize("rogues", ["criminals", "cultists", "robbers"])
def test_unsold_goods_stay_whatever_the_rogues(rogues: str) -> None:
    g = market("large_red", baz="rx", rogues=rogues)
    close_shops(g)
    assert shelf(g) == ["large_red"]
