"""The Market: Goods for the customers of the piers, then Sponsorships."""

from __future__ import annotations

import pytest

from hearth.games.cove.figures import COLOURS, GOODS
from tests.games.cove.positions import (
    BOX,
    PIERS,
    at_work,
    close_shops,
    corruption,
    end_day,
    evening,
    forge_in,
    kinds,
    market,
    play,
    selling,
    set_bag,
    set_clock,
    set_halls,
    set_shop,
    shelf,
    shelve,
    sponsor,
    to_market,
)
from tests.support import legal, rule

EVERYONE = "rgby"
VALUES = {
    "small_red": 2,
    "small_green": 2,
    "small_blue": 3,
    "small_yellow": 3,
    "large_red": 3,
    "large_green": 3,
    "large_blue": 5,
    "large_yellow": 5,
}


# Where


@rule("CO-054", "CO-055", "CO-X19")
@pytest.mark.parametrize("good", GOODS)
def test_each_pier_takes_its_goods(good: str) -> None:
    g = market(good, baz=EVERYONE, blkL=EVERYONE, blkR=EVERYONE, sqr=EVERYONE)
    outer = "town_square" if good.startswith("small") else "bazaar"
    assert set(legal(g)) == {selling(good, outer), selling(good, "black_market"), "close_shop"}


@rule("CO-X19", "CO-055")
def test_a_small_good_cannot_be_sold_at_the_bazaar() -> None:
    g = market("small_red", "large_red", baz="rrrr")
    assert legal(g) == [selling("large_red", "bazaar"), "close_shop"]


@rule("CO-055")
def test_a_large_good_cannot_be_sold_at_the_town_square_pier() -> None:
    g = market("small_red", "large_red", sqr="rrrr")
    assert legal(g) == [selling("small_red", "town_square"), "close_shop"]


@rule("CO-054")
def test_any_of_the_goods_may_be_sold_each_at_one_pier() -> None:
    g = market("small_red", "large_red", "large_blue", baz="rrb", sqr="r", blkL="b")
    play(g, selling("large_red", "bazaar"))
    assert shelf(g) == ["small_red", "large_blue"]
    assert not any(text.startswith(f"sell:good={GOODS.index('large_red')}") for text in legal(g))
    play(g, selling("large_blue", "black_market"))
    play(g, selling("small_red", "town_square"))
    assert g.players[0].gold == 6 + 5 + 2
    assert shelf(g) == []


@rule("CO-054", "CO-059")
def test_goods_may_be_kept() -> None:
    g = market("small_red", "large_red", baz="rr", sqr="rr")
    play(g, selling("large_red", "bazaar"), "close_shop")
    assert g.day == 2
    assert (g.players[0].gold, shelf(g)) == (6, ["small_red"])


# For how much


@rule("CO-056")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_good_earns_its_base_value_for_each_adventurer_of_its_colour(
    good: str, count: int
) -> None:
    letter = good.partition("_")[2][0]
    outer = "town_square" if good.startswith("small") else "bazaar"
    where = {"sqr" if outer == "town_square" else "baz": letter * count}
    g = market(good, **where)
    play(g, selling(good, outer))
    assert g.players[0].gold == VALUES[good] * count


def test_base_values_are_those_of_the_box() -> None:
    assert dict(zip(GOODS, BOX.values)) == VALUES


@rule("CO-X17", "CO-056")
def test_a_blue_weapon_earns_10_for_two_wizards_at_the_bazaar() -> None:
    g = market("large_blue", baz="bbrg")
    play(g, selling("large_blue", "bazaar"))
    assert g.players[0].gold == 10


@rule("CO-056", "CO-R38")
@pytest.mark.parametrize("colour", COLOURS)
def test_without_a_customer_of_its_colour_a_good_is_not_sold(colour: str) -> None:
    others = EVERYONE.replace(colour[0], "")
    g = market(
        f"small_{colour}", f"large_{colour}", baz=others, blkL=others, blkR=others, sqr=others
    )
    assert g.day == 2  # there was nothing to choose
    assert shelf(g) == [f"small_{colour}", f"large_{colour}"]
    assert g.players[0].gold == 0


@rule("CO-057")
def test_customers_are_not_used_up_by_the_goods_of_a_player() -> None:
    g = market("large_red", "large_red", baz="rr")
    play(g, selling("large_red", "bazaar"), selling("large_red", "bazaar"))
    assert g.players[0].gold == 12


@rule("CO-057")
def test_customers_are_not_used_up_by_other_players() -> None:
    g = evening(baz="rr")
    shelve(g, "large_red")
    shelve(g, "large_red", seat=1)
    to_market(g)
    play(g, selling("large_red", "bazaar"), selling("large_red", "bazaar"))
    assert [me.gold for me in g.players] == [6, 6]


@rule("CO-056", "CO-027")
def test_who_is_at_sea_buys_nothing() -> None:
    g = evening()
    g.boats[2 * 5], g.aboard[2] = 2, 2  # two Warriors in boat 3
    g.bag[0] -= 2
    shelve(g, "large_red", "small_red")
    to_market(g)
    assert g.players[0].gold == 0
    assert shelf(g) == ["small_red", "large_red"]


@rule("CO-R28")
def test_rogues_are_no_customers_and_bring_no_corruption() -> None:
    g = market("large_red", "small_red", baz="rxx", sqr="xxx")
    assert legal(g) == [selling("large_red", "bazaar"), "close_shop"]
    play(g, selling("large_red", "bazaar"))
    close_shops(g)
    assert (g.players[0].gold, corruption(g)) == (3, 0)


# The Black Market


@rule("CO-058")
def test_each_good_sold_at_the_black_market_costs_a_corruption_card() -> None:
    g = market("large_red", "small_red", "small_blue", blkL="rr", blkR="bb")
    play(g, selling("large_red", "black_market"))
    assert corruption(g) == 1
    play(g, selling("small_blue", "black_market"))
    play(g, selling("small_red", "black_market"))
    assert corruption(g) == 3
    assert g.players[0].gold == 6 + 6 + 4


@rule("CO-058")
@pytest.mark.parametrize(("good", "pier"), [("large_red", "bazaar"), ("small_red", "town_square")])
def test_other_piers_cost_none(good: str, pier: str) -> None:
    g = market(good, baz="r", sqr="r")
    play(g, selling(good, pier))
    assert corruption(g) == 0


# Afterwards


@rule("CO-059", "CO-R06")
def test_sold_goods_return_to_the_own_supply() -> None:
    g = evening(baz="rr")
    shelve(g, "large_red", "large_red")
    to_market(g)
    play(g, selling("large_red", "bazaar"), "close_shop")
    assert g.day == 2
    set_shop(g, f1="r6 g6", supply="b1 y1")
    play(g, "forge")
    assert forge_in(1) in legal(g)


@rule("CO-059", "CO-066")
def test_unsold_goods_stay_for_later_days() -> None:
    g = evening()
    shelve(g, "large_red", "small_blue")
    end_day(g)
    assert shelf(g) == ["small_blue", "large_red"]


@rule("CO-R34")
def test_goods_are_never_discarded() -> None:
    g = market("large_red", baz="r")
    assert kinds(g) == {"sell", "close_shop"}
    g = at_work()
    shelve(g, "large_red")
    set_bag(g, "")
    kept = 1
    while g.day == 1 and not legal(g, "close_shop"):
        g.apply(g.options()[0])
        assert len(shelf(g)) >= kept
        kept = len(shelf(g))


# Who sells first


@rule("CO-R27", "CO-065")
def test_players_sell_in_the_turn_order_of_the_next_day() -> None:
    g = evening(baz="rr", seats=4)
    for seat in range(4):
        shelve(g, "large_red", seat=seat)
    g.token = 9
    set_clock(g, 8, 9, 11, 10, stack=[1, 2, 3, 0])
    set_bag(g, "")
    play(g, "load:furnace=2,die=0")
    order = []
    while legal(g, "close_shop"):
        order.append(g.actor())
        play(g, "close_shop")
    assert order == [2, 3, 0, 1]
    assert g.actor() == 2


@rule("CO-R27")
def test_nobodys_sales_change_the_prices_of_another() -> None:
    g = evening(baz="rr", blkL="r", seats=3)
    for seat in range(3):
        shelve(g, "large_red", "large_red", seat=seat)
    to_market(g)
    while legal(g, "close_shop"):
        assert set(legal(g)) == {
            selling("large_red", "bazaar"),
            selling("large_red", "black_market"),
            "close_shop",
        }
        play(g, selling("large_red", "bazaar"), "close_shop")
    assert [me.gold for me in g.players] == [6, 6, 6]


# Sponsorships


@rule("CO-060", "CO-X20")
def test_two_sponsorships_pay_for_their_halls() -> None:
    g = evening()
    set_halls(g, "rrrr" + "ggggg" + "bb" + "y")
    sponsor(g, "rb")
    end_day(g)
    assert g.players[0].gold == 6
    assert g.players[1].gold == 0


@rule("CO-060")
@pytest.mark.parametrize(("colour", "gold"), [("r", 3), ("g", 4), ("b", 5), ("y", 6)])
def test_each_sponsorship_pays_for_its_own_hall(colour: str, gold: int) -> None:
    g = evening()
    set_halls(g, "rrr" + "gggg" + "bbbbb" + "yyyyyy")
    sponsor(g, colour)
    end_day(g)
    assert g.players[0].gold == gold


@rule("CO-060")
def test_sponsorships_pay_every_day_to_everybody_who_has_them() -> None:
    g = evening()
    set_halls(g, "rrr" + "gggg" + "bbbbb" + "yyyyyy")
    sponsor(g, "ry")
    sponsor(g, "r", seat=1)
    end_day(g)
    assert [me.gold for me in g.players] == [9, 3]
    first = [me.gold for me in g.players]
    halls = g.halls[:]
    set_shop(g, supply="r1 g1 b1 y1 r1 y1")
    g.players[0].at = -1
    end_day(g)
    assert g.players[0].gold == first[0] + halls[0] + halls[3]


@rule("CO-060", "CO-062")
def test_sponsorships_pay_before_the_figures_at_sea_reach_the_halls() -> None:
    g = evening()
    g.boats[2 * 5], g.aboard[2] = 2, 2  # two Warriors in boat 3
    g.bag[0] -= 2
    sponsor(g, "r")
    end_day(g)
    assert g.players[0].gold == 1
    assert g.halls[0] == 3


def test_there_are_three_piers() -> None:
    assert PIERS == ["bazaar", "black_market", "town_square"]
