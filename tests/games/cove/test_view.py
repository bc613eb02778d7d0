"""Who sees what: the titles of Corruption cards are hidden, all else is open."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hearth.games.cove.figures import GOODS
from hearth.games.cove.game import COVE
from hearth.games.cove.state import Cove
from hearth.kernel import Rng, Table
from tests.games.cove.positions import (
    BOX,
    at_work,
    corruption_deck,
    discarded,
    docked,
    end_day,
    forge_in,
    fresh,
    last_day,
    load,
    market,
    play,
    quietly,
    recruit,
    seat_in,
    set_bag,
    set_boats,
    set_clock,
    set_halls,
    set_lair,
    set_shop,
    shelve,
    solo,
    sponsor,
    staffed,
    tainted,
)
from tests.support import rule

VIEWERS = [0, 1, None]  # the owner, another seat, a spectator
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def merchant(g: Cove, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What the viewer sees of a seat."""
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


def board(g: Cove, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = g.view(viewer)["board"]
    return found


def pier(g: Cove, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in board(g)["piers"] if one["pier"] == name)
    return found


def filled(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


# The course of a match


def test_the_phase_and_the_choice_are_named() -> None:
    found = []
    for g in (at_work(), market("small_red", sqr="r")):
        seen = g.view(None)
        found.append((seen["phase"], seen["choice"], seen["round"]))
    assert found == [("production", "TakeAction", 1), ("market", "SellGoods", 1)]


def test_in_the_middle_of_an_action_it_is_still_production() -> None:
    g = at_work()
    recruit(g, "bell_ringer")
    assert (g.view(0)["phase"], g.view(0)["choice"]) == ("production", "AssignCard")


def test_the_last_to_sell_is_still_in_the_market() -> None:
    g = market("small_red", sqr="r")
    shelve(g, "small_red", seat=1)
    assert g.view(0)["actors"] == [0]
    play(g, "close_shop")
    assert (g.view(0)["phase"], g.view(0)["actors"]) == ("market", [1])


def test_a_finished_match_has_nothing_to_choose() -> None:
    g = last_day()
    end_day(g)
    seen = g.view(0)
    assert (seen["phase"], seen["choice"], seen["actors"]) == ("over", "", [])
    assert (seen["over"], seen["ending"], seen["round"]) == (True, "days", 3)


# The clock


def test_markers_lie_on_each_other_in_the_order_in_which_they_came() -> None:
    g = at_work(3)
    set_clock(g, 5, 5, 7, stack=[1, 2, 0])
    clock = board(g)["clock"]
    assert clock["markers"] == [
        {"seat": 1, "colour": "purple", "hour": 5},
        {"seat": 2, "colour": "orange", "hour": 7},
        {"seat": 0, "colour": "white", "hour": 5},
    ]
    assert (clock["hours"], clock["icons"]) == (12, [3, 6, 9, 12])


def test_the_token_ends_the_day_and_without_it_sundown_does() -> None:
    g = at_work()
    assert (board(g)["clock"]["token"], board(g)["clock"]["last_hour"]) == (None, 12)
    g.token = 9
    assert (board(g)["clock"]["token"], board(g)["clock"]["last_hour"]) == (9, 9)


# The harbour


def test_boats_show_who_is_aboard_and_where_they_lie() -> None:
    g = at_work()
    set_boats(g, "rrgx", "rb", "ry", "gb", "gy", "")
    docked(g, blkL=1)
    seen = board(g)
    assert seen["boats"][0] == {
        "boat": "1",
        "figures": ["red", "red", "green", "rogue"],
        "berth": "blkL",
        "reach": ["baz", "blkL"],
    }
    assert (seen["boats"][5]["figures"], seen["boats"][5]["berth"]) == ([], None)
    assert seen["berths"] == {"baz": None, "blkL": "1", "blkR": None, "sqr": None}


def test_what_is_in_the_bag_is_known_by_counting() -> None:
    g = at_work()
    set_bag(g, "rrbx")
    assert board(g)["bag"] == {"red": 2, "green": 0, "blue": 1, "yellow": 0, "rogue": 1}
    assert board(g)["bag_size"] == 4


def test_the_black_market_counts_both_boats() -> None:
    g = at_work()
    set_boats(g, "bb", "bbr", "", "b", "rr", "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    assert filled(pier(g, "black_market")["customers"]) == {"red": 1, "blue": 3}
    assert pier(g, "black_market")["berths"] == ["blkL", "blkR"]
    assert pier(g, "black_market")["prices"] == {
        "small_red": 2,
        "small_blue": 9,
        "large_red": 3,
        "large_blue": 15,
    }
    assert pier(g, "bazaar")["prices"] == {"large_blue": 10}
    takes = [pier(g, name)["takes"] for name in ("bazaar", "black_market", "town_square")]
    assert takes == [GOODS[4:], GOODS, GOODS[:4]]


def test_cultists_have_prices_of_their_own() -> None:
    g = at_work(rogues="cultists")
    set_boats(g, "bx", "", "", "", "", "")
    docked(g, baz=1)
    assert pier(g, "bazaar")["with_rogues"] == {
        "large_red": 3,
        "large_green": 3,
        "large_blue": 10,
        "large_yellow": 5,
    }
    assert pier(at_work(), "bazaar")["with_rogues"] == {}


def test_halls_lair_and_what_an_icon_costs() -> None:
    g = at_work()
    set_halls(g, "rrgby")
    set_lair(g, 6)
    seen = board(g)
    assert seen["halls"] == {"red": 2, "green": 1, "blue": 1, "yellow": 1}
    assert (seen["lair"], seen["loss"], seen["rogue_card"]) == (6, 3, "criminals")


@every_viewer
def test_a_drawn_figure_is_open(viewer: int | None) -> None:
    g = at_work()
    set_bag(g, "x")
    set_clock(g, 1, 12)
    assert board(g, viewer)["drawn"] is None
    load(g, 3, "r1")
    assert board(g, viewer)["drawn"] == "rogue"
    play(g, seat_in(1))
    assert board(g, viewer)["drawn"] is None


# The town


def test_the_town_square_its_deck_and_its_pile() -> None:
    g = at_work()
    discarded(g, "midwife", "inn_tout")
    seen = board(g)
    assert seen["square"] == ["bell_ringer", "guild_beadle", "pit_fighter", "axe_captain"]
    assert (seen["townsfolk_deck"], seen["townsfolk_pile"]) == (30, ["midwife", "inn_tout"])


def test_discarded_corruption_is_open_and_the_deck_a_number() -> None:
    g = at_work()
    tainted(g, palm_greased=1)
    corruption_deck(g, palm_greased=20, blood_money=10)
    seen = board(g)
    assert seen["corruption_deck"] == 30
    assert seen["corruption_pile"] == {"idle_rumour": 12, "palm_greased": 15, "blood_money": 2}


# Shops


@every_viewer
def test_a_shop_is_open(viewer: int | None) -> None:
    g = at_work()
    set_shop(g, supply="g6 r4", f1="r3 b5", f3="y6", smelter="g1")
    shop = merchant(g, viewer)["shop"]
    assert shop["supply"] == [{"colour": "red", "pips": 4}, {"colour": "green", "pips": 6}]
    assert shop["smelter"] == {"colour": "green", "pips": 1}
    assert (shop["locked"], shop["aside"]) == (["blue", "yellow"], [])
    assert shop["furnaces"][0] == {
        "furnace": "1",
        "makes": "weapon",
        "coal": 4,
        "slots": [{"colour": "red", "pips": 3}, {"colour": "blue", "pips": 5}],
        "heat": 12,
        "good": "large_red",
        "answer": "clean",
    }
    assert merchant(g, viewer)["sponsored"] == ["red", "green"]


def test_furnaces_say_how_they_answer() -> None:
    g = at_work()
    set_shop(g, f1="r2 g4", f3="b6", supply="y1")
    seen = merchant(g, 0)["shop"]["furnaces"]
    found = [(one["heat"], one["good"], one["answer"]) for one in seen]
    assert found == [
        (10, "large_red", "corrupt"),
        (None, None, None),
        (8, "small_blue", "cold"),
        (None, None, None),
    ]
    assert [len(one["slots"]) for one in seen] == [2, 2, 1, 1]


def test_a_furnace_that_waits_for_its_lower_die_has_no_heat_yet() -> None:
    g = at_work()
    play(g, "load:furnace=0,die=0")
    seen = merchant(g, 1)["shop"]["furnaces"][0]
    assert seen["slots"] == [{"colour": "red", "pips": 1}, None]
    assert (seen["heat"], seen["good"], seen["answer"]) == (None, "large_red", None)


def test_dice_set_aside_are_shown_by_colour() -> None:
    g = at_work()
    set_shop(g, f1="r6 g6", f3="b1", supply="y1")
    play(g, "forge", forge_in(1))
    assert merchant(g, None)["shop"]["aside"] == ["red", "green"]


@every_viewer
def test_what_a_merchant_has_is_open(viewer: int | None) -> None:
    g = at_work()
    shelve(g, "small_red", "small_red", "large_blue")
    staffed(g, security="lamplighter", apprentice="magistrate")
    sponsor(g, "rb")
    set_halls(g, "rrgbby")
    g.players[0].gold = 17
    seen = merchant(g, viewer)
    assert (seen["gold"], seen["colour"], seen["trade"]) == (17, "white", "blacksmith")
    assert filled(seen["shelf"]) == {"small_red": 2, "large_blue": 1}
    assert (seen["goods_left"]["small_red"], seen["goods_left"]["large_red"]) == (1, 2)
    assert seen["townsfolk"] == [
        {"townsfolk": "lamplighter", "staff": "security"},
        {"townsfolk": "magistrate", "staff": "apprentice"},
    ]
    assert (seen["sponsors_pay"], seen["icons_pay"]) == (2 + 2, 1 + 2 + 1)


def test_the_figure_stands_on_a_space_or_nowhere() -> None:
    g = at_work()
    assert merchant(g, 1)["space"] == "staff"
    load(g, 3, "r1")
    assert merchant(g, 1)["space"] == "load3"
    g.players[0].at = -1
    assert merchant(g, 1)["space"] is None


def test_a_card_that_has_no_place_yet() -> None:
    g = at_work()
    recruit(g, "bell_ringer")
    assert merchant(g, 1)["townsfolk"] == [{"townsfolk": "bell_ringer", "staff": None}]


# What is hidden


@rule("CO-R17")
def test_corruption_is_seen_by_its_owner_alone() -> None:
    g = at_work()
    tainted(g, blood_money=2, idle_rumour=1)
    assert merchant(g, 0)["corruption"] == {"idle_rumour": 1, "palm_greased": 0, "blood_money": 2}
    for viewer in VIEWERS:
        assert merchant(g, viewer)["corruption_size"] == 3
    for viewer in VIEWERS[1:]:
        assert merchant(g, viewer)["corruption"] is None


@rule("CO-R17")
def test_a_score_is_told_unless_it_tells_corruption() -> None:
    g = at_work()
    staffed(g, security="lamplighter")
    g.players[0].gold = 10
    assert [merchant(g, viewer)["score"] for viewer in VIEWERS] == [12, 12, 12]
    tainted(g, blood_money=1)
    assert [merchant(g, viewer)["score"] for viewer in VIEWERS] == [12 - 2 * 2, None, None]


@rule("CO-R17")
def test_what_corruption_costs_is_unsure_until_the_end() -> None:
    g = last_day()
    assert COVE.unsure(g) == []
    tainted(g, seat=1, idle_rumour=1)
    assert COVE.unsure(g) == ["Corruption"]
    assert "Corruption" in [row.title for row in COVE.sheet(g, 0)]
    end_day(g)
    assert COVE.unsure(g) == []
    alone = solo()
    tainted(alone, blood_money=1)
    assert COVE.unsure(alone) == []


def test_the_log_names_corruption_only_to_who_drew_it() -> None:
    g = at_work()
    g.logging = True
    play(g, "back_alley")
    titles = [f"has drawn {card.title}" for card in BOX.corruption]
    assert any(title in heard(g, 0) for title in titles)
    assert not any(title in heard(g, 1) for title in titles)
    assert "draws 2 Corruption cards" in heard(g, 1)


def heard(g: Cove, seat: int) -> set[str]:
    return {COVE.sentence(g, event) for event in g.log if event[4] >> seat & 1}


def test_the_log_begins_with_the_rogues_of_the_match() -> None:
    table = Table(2, 1, COVE.check(2, {}), logging=True)
    g = cast(Cove, COVE.set_up(table, BOX))
    assert COVE.sentence(g, g.log[0]).startswith("Rogues of this match: ")


# The Peddler


@pytest.mark.parametrize("viewer", [0, None])
def test_all_that_the_peddler_has_is_open_but_the_order_of_its_cards(viewer: int | None) -> None:
    g = solo("gilt_trinkets", peddler="hard")
    load(g, 3, "r1")
    quietly(g)
    seen = board(g, viewer)["peddler"]
    assert (seen["level"], seen["colour"], seen["card"]) == ("hard", "brown", "gilt_trinkets")
    assert filled(seen["shelf"]) == {"small_yellow": 1}
    assert seen["townsfolk"] == ["guild_beadle"]
    assert (seen["cards_used"], seen["deck"]) == (["gilt_trinkets"], 11)
    assert seen["score"] == seen["gold"] + 2


def test_the_peddlers_marker_is_the_one_after_all_seats() -> None:
    g = solo(hour=2)
    assert board(g)["clock"]["markers"][0] == {"seat": 1, "colour": "brown", "hour": 2}


def test_the_colour_most_wanted_is_shown() -> None:
    g = solo()
    set_boats(g, "gg", "g", "by", "", "", "")
    assert board(g)["peddler"]["wanted"] == "green"


def test_at_a_table_of_several_there_is_no_peddler() -> None:
    assert board(at_work())["peddler"] is None


# Guessing


@rule("CO-R17")
def test_another_may_hold_any_corruption_that_i_have_not_seen() -> None:
    g = at_work()
    tainted(g, idle_rumour=12)
    tainted(g, seat=1, blood_money=1)
    found = set()
    for seed in range(60):
        h = g.clone()
        h.determinise(0, Rng(seed))
        assert h.view(0) == g.view(0)
        assert h.players[0].corruption == g.players[0].corruption
        found.add(h.players[1].corruption.index(1))
    assert found == {1, 2}


def test_a_guess_does_not_know_what_comes_next() -> None:
    g = fresh()
    draws = set()
    for seed in range(60):
        h = g.clone()
        h.determinise(0, Rng(seed))
        draws.add(h.draw(h.townsfolk_deck))
    assert len(draws) > 10
