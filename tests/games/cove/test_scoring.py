"""The end of the game: icons, losses, and who wins."""

from __future__ import annotations

import pytest

from hearth.games.cove.state import Cove
from hearth.kernel import find
from tests.games.cove.positions import (
    at_work,
    docked,
    end_day,
    evening,
    last_day,
    market,
    play,
    selling,
    set_boats,
    set_halls,
    set_lair,
    shelve,
    sponsor,
    staffed,
    tainted,
)
from tests.support import rule


@rule("CO-067", "CO-015")
def test_the_match_ends_after_the_clean_up_of_day_3() -> None:
    g = evening()
    for day in (1, 2, 3):
        assert g.day == day
        assert not g.over
        g.players[0].at = -1
        sponsor(g, "")
        end_day(g)
    assert g.over
    assert find("cove").ending(g) == "days"


@rule("CO-R29", "CO-062", "CO-068")
def test_boats_at_sea_on_day_3_count_in_halls_and_lair() -> None:
    g = last_day()
    set_boats(g, "", "", "bbbx", "", "", "xx")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    set_lair(g, 3)
    staffed(g, security="battle_mage")  # blue, and a Rogue icon
    end_day(g)
    assert (g.halls[2], g.lair) == (4, 6)
    assert g.scores()[0] == 4 - 3


@rule("CO-068")
def test_each_faction_icon_earns_the_adventurers_of_its_hall() -> None:
    g = last_day()
    set_halls(g, "rrr" + "gggg" + "bbbbb" + "yyyyyy")
    staffed(g, security="harbour_chaplain lamplighter", apprentice="magistrate")
    staffed(g, seat=1, metallurgist="net_mender")
    end_day(g)
    assert g.scores() == [3 + 4 + 4 + 5 + 6, 3 + 5]


@rule("CO-069")
@pytest.mark.parametrize(
    ("lair", "loss"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3)]
)
def test_icons_of_corruption_and_rogues_cost_more_the_fuller_the_lair(lair: int, loss: int) -> None:
    g = last_day()
    set_lair(g, lair)
    g.players[0].gold = 50
    tainted(g, idle_rumour=3, palm_greased=2, blood_money=2)
    staffed(g, security="caravan_guard toll_bully")
    end_day(g)
    assert g.scores()[0] == 50 - loss * (2 + 4 + 2)


@rule("CO-070")
def test_gold_may_go_below_0() -> None:
    g = last_day()
    set_lair(g, 8)
    tainted(g, palm_greased=2)
    end_day(g)
    assert g.scores() == [-6, 0]
    assert g.result() == [0.0, 1.0]


@rule("CO-070")
def test_unsold_goods_are_worth_nothing() -> None:
    g = last_day()
    shelve(g, "large_blue", "large_yellow", "small_red")
    end_day(g)
    assert g.scores() == [0, 0]


# Who wins


def ended(*gold: int) -> Cove:
    """The last day is over but for scoring; all Halls are empty, so that nothing pays."""
    g = last_day(len(gold))
    set_halls(g, "")
    for me, amount in zip(g.players, gold):
        me.gold = amount
    return g


@rule("CO-071")
def test_most_gold_wins() -> None:
    g = ended(30, 31, 12)
    end_day(g)
    assert g.scores() == [30, 31, 12]
    assert g.result() == [0.0, 1.0, 0.0]
    assert find("cove").tie_break(g) == ""


@rule("CO-071")
def test_ties_go_to_fewer_corruption_cards() -> None:
    g = ended(30, 30, 12)
    tainted(g, idle_rumour=2)
    tainted(g, seat=1, idle_rumour=1)
    end_day(g)
    assert g.scores()[:2] == [30, 30]
    assert g.result() == [0.0, 1.0, 0.0]


@rule("CO-071")
def test_cards_count_whatever_their_icons() -> None:
    g = ended(30 + 2, 30)
    set_lair(g, 0)
    tainted(g, blood_money=1)  # one card, which costs 2
    tainted(g, seat=1, idle_rumour=2)
    end_day(g)
    assert g.scores() == [30, 30]
    assert g.result() == [1.0, 0.0]


@rule("CO-071")
def test_then_to_more_active_sponsorships() -> None:
    g = ended(30, 30)
    sponsor(g, "rg")
    sponsor(g, "b", seat=1)
    end_day(g)
    assert g.scores() == [30, 30]
    assert g.result() == [1.0, 0.0]


@rule("CO-071")
def test_corruption_goes_before_sponsorships() -> None:
    g = ended(30, 30)
    sponsor(g, "rgby")
    tainted(g, idle_rumour=1)
    end_day(g)
    assert g.result() == [0.0, 1.0]


@rule("CO-071")
def test_then_the_victory_is_shared() -> None:
    g = ended(30, 30, 30, 29)
    end_day(g)
    assert g.result() == [pytest.approx(1 / 3)] * 3 + [0.0]


@rule("CO-071")
def test_who_breaks_no_tie_has_no_part_of_it() -> None:
    g = ended(30, 30, 10)
    sponsor(g, "rgby", seat=2)
    end_day(g)
    assert g.result() == [0.5, 0.5, 0.0]


@rule("CO-068", "CO-069", "CO-070")
def test_the_rows_of_the_score_sheet_add_up_to_the_score() -> None:
    g = last_day()
    set_halls(g, "rrr" + "gggg" + "bbbbb" + "yyyyyy")
    g.players[0].gold = 20
    staffed(g, security="harbour_chaplain battle_mage", apprentice="magistrate")
    tainted(g, palm_greased=2, blood_money=1)
    end_day(g)
    for seat in (0, 1):
        assert sum(row.points for row in find("cove").sheet(g, seat)) == g.scores()[seat]


@rule("CO-054", "CO-067")
def test_the_last_market_counts() -> None:
    g = market("large_blue", baz="bb")
    g.day = 3
    play(g, selling("large_blue", "bazaar"))
    assert g.over
    assert g.scores() == [10, 0]


def test_a_new_match_has_no_ending() -> None:
    assert find("cove").ending(at_work()) == ""
