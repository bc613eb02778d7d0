"""Why a thing on a drawn board cannot be chosen: the shop, boats, cards and Goods."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.cove.game import COVE
from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    at_work,
    corruption_deck,
    dock_at,
    docked,
    end_day,
    forge_in,
    last_day,
    load,
    market,
    play,
    recruit,
    seat_in,
    set_bag,
    set_boats,
    set_clock,
    set_shop,
    shelve,
    show,
    solo,
    staffed,
    tainted,
    townsfolk,
    use,
)
from tests.games.cove.touching import EVERY_REF, TABLES, choices, clause, why_not
from tests.support import rule

STANDING = "Your Blacksmith stands there; it has to go to another space."


# Whole matches


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_is_in_sight_and_cannot_be_chosen_has_a_reason(
    seats: int, options: dict[str, Any]
) -> None:
    for i, (g, seat) in enumerate(choices(seats, 60 + seats, **options)):
        if i % 4:
            continue
        legal = [COVE.path(g, a, seat)[:1] for a in g.options(seat)]
        hidden = out_of_sight(g, seat)
        for ref in EVERY_REF:
            if [ref] in legal or ref in hidden:
                assert why_not(g, ref, seat) == "", ref
            else:
                assert why_not(g, ref, seat).endswith("."), ref


def out_of_sight(g: Cove, seat: int) -> set[str]:
    """What the seat's view does not show: dice, figures and cards that are elsewhere."""
    seen = g.view(seat)
    return {ref for ref in EVERY_REF if ref.partition(":")[0] in SHOWN} - in_sight(seen, seat)


SHOWN = ["die", "loaded", "passenger", "rogues", "corruption", "townsfolk"]


def in_sight(seen: dict[str, Any], seat: int) -> set[str]:
    board, own = seen["board"], seen["players"][seat]
    found = {f"die:{die['colour']}-{die['pips']}" for die in own["shop"]["supply"]}
    found |= {f"loaded:{one['furnace']}" for one in own["shop"]["furnaces"] if one["good"]}
    found |= {f"passenger:{b['boat']}-{figure}" for b in board["boats"] for figure in b["figures"]}
    found |= {f"rogues:{one['pier']}" for one in board["piers"] if one["customers"]["rogue"]}
    for cards in (own["corruption"], board["corruption_pile"]):
        found |= {f"corruption:{title}" for title, count in cards.items() if count}
    names = [name for name in board["square"] if name] + board["townsfolk_pile"]
    names += [card["townsfolk"] for player in seen["players"] for card in player["townsfolk"]]
    names += board["peddler"]["townsfolk"] if board["peddler"] else []
    return found | {f"townsfolk:{name}" for name in names}


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_who_waits_gets_the_same_answer_for_everything(seats: int, options: dict[str, Any]) -> None:
    for i, (g, _) in enumerate(choices(seats, 70 + seats, **options)):
        if i % 20:
            continue
        for seat in set(range(seats)) - set(g.actors()):
            hidden = out_of_sight(g, seat)
            found = {why_not(g, ref, seat) for ref in EVERY_REF if ref not in hidden}
            assert len(found) == 1
            assert found != {""}


# Turns


def test_out_of_turn_it_says_whose_turn_it_is() -> None:
    g = at_work()
    assert why_not(g, "furnace:1", 1) == "It is White's turn."
    assert clause(g, "furnace:1", 1) == "4.1"


def test_in_the_market_too() -> None:
    g = market("small_red", sqr="r")
    assert why_not(g, "good:small_red", 1) == "It is White's turn."
    assert clause(g, "good:small_red", 1) == "9.10"


def test_a_finished_match_says_so() -> None:
    g = last_day()
    end_day(g)
    assert why_not(g, "furnace:1") == "The match is over."


@pytest.mark.parametrize(
    "ref",
    [
        *("", "furnace", "furnace:0", "furnace:5", "loaded:smelter", "die:red-7", "die:r3", "x:1"),
        *("boat:0", "boat:²", "passenger:1", "space:wait", "staff:smith", "berth:bazaar"),
        *("townsfolk:nobody", "corruption:0", "good:red", "pier:baz", "sponsorship:grey"),
    ],
)
def test_of_an_unknown_thing_nothing_is_said(ref: str) -> None:
    g = at_work()
    assert COVE.why_not(g, 0, ref) == ("", "")
    assert COVE.why_not(g, 1, ref) == ("", "")


@pytest.mark.parametrize(
    "ref",
    [
        *("die:red-2", "loaded:1", "passenger:1-yellow", "rogues:bazaar"),
        *("townsfolk:magistrate", "corruption:blood_money"),
    ],
)
def test_of_a_thing_that_is_not_there_nothing_is_said(ref: str) -> None:
    assert COVE.why_not(at_work(), 0, ref) == ("", "")


def test_a_thing_later_on_a_path_asks_for_the_first() -> None:
    g = at_work()
    assert why_not(g, "die:red-1") == "Choose a Furnace or the Smelter first, then the die."
    show(g, "rigging_hand")
    recruit(g, "rigging_hand")
    assert why_not(g, "boat:3") == "Choose the figure first, then its boat."
    g = market("small_red", blkL="rx", rogues="cultists")
    assert why_not(g, "pier:black_market") == "Choose the Good first, then the pier."
    assert why_not(g, "rogues:black_market") == "Choose the Good first, then the Rogues."
    assert clause(g, "rogues:black_market") == "13.3"


# What was begun


def test_what_was_begun_is_finished_first() -> None:
    g = at_work()
    play(g, "load:furnace=0,die=0")
    assert why_not(g, "space:back_alley") == "Choose the lower die first."
    g = at_work()
    recruit(g, "bell_ringer")
    assert why_not(g, "furnace:1") == "Choose first what your new card is on your Staff."
    g = at_work()
    set_shop(g, supply="r1 g1 b1", f3="y1")
    play(g, "forge")
    assert why_not(g, "die:red-1") == "Finish your Forge first."
    play(g, forge_in(3))
    assert why_not(g, "furnace:1") == "Roll your dice first."


def test_boats_come_first() -> None:
    g = at_work()
    set_boats(g, "rgb", "rb", "ry", "gb", "gy", "by")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    assert why_not(g, "furnace:1") == "Seat the figure that you have drawn first."
    play(g, seat_in(1))
    assert why_not(g, "boat:1") == "Choose first where the full boat docks."


def test_townsfolk_and_staff_come_first() -> None:
    g = at_work()
    tainted(g, palm_greased=2)
    show(g, "night_warden", "ferry_keeper", "dock_marshal", "rigging_hand")
    for name, sentence in (
        ("night_warden", "Discard Corruption first, or no more."),
        ("ferry_keeper", "Choose first who goes back into the bag."),
        ("dock_marshal", "Choose first who goes to a Hall."),
        ("rigging_hand", "Move a figure to another boat first."),
    ):
        h = g.clone()
        recruit(h, name)
        assert why_not(h, "furnace:1") == sentence
    staffed(g, metallurgist="lamplighter", apprentice="town_crier")
    g.players[0].at = 0
    play(g, "activate_staff")
    assert why_not(g, "furnace:1") == "Your Staff works first; or use no more of it."
    play(g, use("metallurgist"))
    assert why_not(g, "space:forge") == "Your Metallurgist loads something first."


def test_the_market_comes_first() -> None:
    g = market("small_red", sqr="r")
    assert why_not(g, "furnace:1") == "Sell your Goods first, or nothing more."


# The shop


@rule("CO-020")
def test_where_the_blacksmith_stands_it_cannot_stay() -> None:
    g = at_work()
    set_shop(g, supply="r1 g1 b1 y1")
    g.players[0].at = 2
    for ref in ("furnace:1", "space:load1"):
        assert why_not(g, ref) == STANDING
        assert clause(g, ref) == "4.6"
    g.players[0].at = 6
    for ref in ("furnace:smelter", "space:smelt"):
        assert why_not(g, ref) == STANDING
    g.players[0].at = 7
    assert why_not(g, "space:forge") == STANDING
    g.players[0].at = 0
    for ref in ("space:recruit", "space:back_alley"):
        assert why_not(g, ref) == STANDING
    assert why_not(g, "townsfolk:bell_ringer") == (
        "Your Blacksmith has just recruited; it has to go to another space."
    )


def test_the_metallurgist_does_not_care_where_the_blacksmith_stands() -> None:
    g = at_work()
    staffed(g, metallurgist="lamplighter")
    set_shop(g, supply="r1", f1="g1 b1", smelter="y1")
    g.players[0].at = 0
    play(g, "activate_staff", use("metallurgist"))
    assert why_not(g, "furnace:1") == "Furnace 1 is loaded; a Forge empties it."
    assert why_not(g, "furnace:2") == "Furnace 2 takes 2 dice; your supply has 1."
    assert why_not(g, "furnace:smelter") == "The Smelter is loaded; a Forge empties it."


@rule("CO-032", "CO-033", "CO-035")
def test_what_cannot_be_loaded() -> None:
    g = at_work()
    set_shop(g, f1="r1 g1", f3="b1", f4="y1")
    assert why_not(g, "furnace:1") == "Furnace 1 is loaded; a Forge empties it."
    assert why_not(g, "furnace:2") == "Furnace 2 takes 2 dice; your supply has none."
    assert why_not(g, "furnace:smelter") == "The Smelter takes a die; your supply has none."
    set_shop(g, f1="r1 g1", f3="b1", smelter="y1")
    assert why_not(g, "furnace:4") == "Furnace 4 takes a die; your supply has none."


def test_a_loading_space_points_at_its_furnace() -> None:
    g = at_work()
    assert why_not(g, "space:load1") == "Choose Furnace 1, then its die."
    assert why_not(g, "space:smelt") == "Choose the Smelter, then the die."
    set_shop(g, supply="r1", f1="g1 b1", smelter="y1")
    assert why_not(g, "space:load1") == "Furnace 1 is loaded; a Forge empties it."
    assert why_not(g, "space:load2") == "Furnace 2 takes 2 dice; your supply has 1."
    assert why_not(g, "space:smelt") == "The Smelter is loaded; a Forge empties it."


@rule("CO-R08")
def test_when_all_sponsorships_are_active_the_smelter_is_done() -> None:
    g = at_work()
    set_shop(g, supply="r1 r2 g1 g2 b1 b2 y1 y2")
    assert why_not(g, "furnace:smelter") == (
        "All of your Sponsorships are active; nothing is left to unlock."
    )


def test_a_die_with_nowhere_to_go() -> None:
    g = at_work()
    set_shop(g, supply="r1 r2", f1="g1 g2", f2="b1 b2", f3="y1", f4="y2")
    assert why_not(g, "die:red-1") == "There is nothing that you can load now."


@rule("CO-036", "CO-050")
def test_spaces_where_nothing_can_be_done() -> None:
    g = at_work()
    g.players[0].at = 2
    assert why_not(g, "space:forge") == "Neither a Furnace nor the Smelter is loaded."
    assert why_not(g, "space:staff") == "Nobody is on your Staff yet."
    assert why_not(g, "space:recruit") == "Choose the card in the Town Square that you recruit."
    show(g)
    assert why_not(g, "space:recruit") == "No card lies in the Town Square."
    assert why_not(g, "space:back_alley") == "No card lies in the Back Alley."


@rule("CO-038", "CO-040", "CO-R06")
def test_what_cannot_be_forged() -> None:
    g = at_work()
    set_shop(g, f1="r1 g2", f3="b6", f4="y1")
    shelve(g, "small_yellow", "small_yellow", "small_yellow")
    play(g, "forge")
    assert why_not(g, "furnace:1") == (
        "Furnace 1 has Heat 7; a red Weapon takes at least 12, or 10 with Corruption."
    )
    assert why_not(g, "furnace:2") == "Furnace 2 is empty; choose one that is loaded."
    assert why_not(g, "furnace:3") == (
        "Furnace 3 has Heat 8; a blue Armor takes at most 5, or 6 with Corruption."
    )
    assert why_not(g, "furnace:4") == (
        "No yellow Armor is left in your goods supply; sell one first."
    )
    assert clause(g, "furnace:4") == "7.7"
    assert why_not(g, "furnace:smelter") == "The Smelter is not loaded."
    assert why_not(g, "sponsorship:red") == "The Smelter is not loaded."


@rule("CO-043")
def test_smelting_is_choosing_a_sponsorship() -> None:
    g = at_work()
    set_shop(g, supply="r1 r2 b1 y1", smelter="g1")
    assert why_not(g, "sponsorship:red") == "Your red Sponsorship is active."
    assert why_not(g, "sponsorship:blue") == (
        "Load the Smelter, then Forge: so a Sponsorship is unlocked."
    )
    play(g, "forge")
    assert why_not(g, "furnace:smelter") == "Choose the Sponsorship that you unlock."
    assert why_not(g, "sponsorship:red") == "Your red Sponsorship is active."
    assert why_not(g, "sponsorship:blue") == ""


@rule("CO-R33")
def test_dice_stay_in_a_furnace_until_a_forge() -> None:
    g = at_work()
    set_shop(g, supply="r1 b1 y1", f3="g6")
    assert why_not(g, "loaded:3") == "Dice are taken out of a Furnace in a Forge."


# Boats


def test_without_a_figure_no_boat_is_chosen() -> None:
    g = at_work()
    assert why_not(g, "boat:1") == "A boat is chosen for a figure that is drawn or moved."
    assert why_not(g, "passenger:1-red") == "Figures at sea are chosen for Sailors and Robbers."
    assert why_not(g, "berth:baz") == "A boat docks when it is full."


@rule("CO-022")
def test_boats_without_a_free_seat() -> None:
    g = at_work()
    set_boats(g, "rgby", "rgby", "rgby", "gb", "gy", "by")
    docked(g, baz=1, blkL=2)
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    assert why_not(g, "boat:1") == "Boat 1 has docked; choose a boat at sea."
    assert why_not(g, "boat:3") == "Boat 3 is full; choose a boat with a free seat."


def test_figures_that_cannot_be_moved() -> None:
    g = at_work()
    set_boats(g, "rg", "rgby", "rgby", "gbyr", "gy", "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    show(g, "rigging_hand")
    recruit(g, "rigging_hand")
    assert why_not(g, "passenger:1-red") == "Boat 1 has docked; its figures stay there."
    assert why_not(g, "boat:3") == "Boat 3 is full; choose a boat with a free seat."
    assert why_not(g, "passenger:3-red") == ""


def test_a_boat_that_only_its_own_figures_could_board() -> None:
    g = at_work()
    set_boats(g, "rg", "rg", "r", "gb", "gy", "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    show(g, "rigging_hand")
    recruit(g, "rigging_hand")
    assert why_not(g, "boat:3") == "No figure of another boat can move to boat 3."


def test_a_figure_that_has_nowhere_else_to_go() -> None:
    g = at_work()
    set_boats(g, "rg", "rg", "rgb", "gb", "gy", "rgby")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    show(g, "rigging_hand")
    recruit(g, "rigging_hand")
    assert why_not(g, "passenger:3-red") == (
        "No other boat at sea has a free seat for the red adventurer."
    )


@rule("CO-074", "CO-R42")
def test_the_rogue_that_was_seated_stays() -> None:
    g = at_work(rogues="robbers")
    set_bag(g, "x")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    play(g, seat_in(2))
    assert why_not(g, "passenger:2-rogue") == (
        "This Rogue has just been seated; move another figure."
    )
    assert clause(g, "passenger:2-rogue") == "13.6"


def test_a_rogue_does_not_go_to_a_hall() -> None:
    g = at_work()
    set_boats(g, "rx", "rb", "ry", "gb", "gy", "by")
    show(g, "dock_marshal")
    recruit(g, "dock_marshal")
    assert why_not(g, "passenger:1-rogue") == "Rogues do not go to a Hall; choose an adventurer."


@rule("CO-024", "CO-026")
def test_berths_that_a_boat_cannot_have() -> None:
    g = at_work()
    set_boats(g, "rgb", "rb", "ry", "gbyr", "gy", "by")
    docked(g, blkR=4)
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    play(g, seat_in(1))
    assert why_not(g, "berth:blkR") == "Boat 4 lies there."
    assert why_not(g, "berth:sqr") == "Boat 1 cannot reach it."
    play(g, dock_at("blkL"))


# Cards


def test_townsfolk_that_cannot_be_recruited() -> None:
    g = at_work(3)
    staffed(g, security="lamplighter")
    staffed(g, seat=1, security="town_crier")
    g.townsfolk_deck.bag.remove(townsfolk("midwife"))
    g.townsfolk_pile = [townsfolk("midwife")]
    assert why_not(g, "townsfolk:lamplighter") == "Lamplighter is on your Staff already."
    assert why_not(g, "townsfolk:town_crier") == "Town Crier is on Purple's Staff."
    assert why_not(g, "townsfolk:midwife") == "Midwife has left the Town Square."


def test_townsfolk_of_the_peddler() -> None:
    g = solo()
    g.townsfolk_deck.bag.remove(townsfolk("midwife"))
    g.peddler.townsfolk = [townsfolk("midwife")]
    assert why_not(g, "townsfolk:midwife") == "Midwife is with the Peddler."


@rule("CO-050", "CO-R14", "CO-R44")
def test_staff_that_cannot_work() -> None:
    g = at_work()
    assert why_not(g, "staff:security") == "Nobody works for you as Security."
    staffed(g, metallurgist="lamplighter", apprentice="town_crier", security="midwife")
    assert why_not(g, "staff:apprentice") == "Your Staff works when your Blacksmith activates it."
    set_shop(g, supply="r1 g1 b1 y1")
    g.players[0].at = 0
    play(g, "activate_staff")
    assert why_not(g, "staff:apprentice") == "Your Apprentice can forge nothing: nothing is loaded."
    assert why_not(g, "staff:security") == "You have no Corruption to discard."
    play(g, use("metallurgist"), "load:furnace=2,die=0")
    assert why_not(g, "staff:metallurgist") == "Your Metallurgist has worked."


def test_a_metallurgist_with_nothing_to_load() -> None:
    g = at_work()
    staffed(g, metallurgist="lamplighter", apprentice="town_crier")
    set_shop(g, f1="r1 g1", f3="b1", f4="y1")
    g.players[0].at = 0
    play(g, "activate_staff")
    assert why_not(g, "staff:metallurgist") == "Your Metallurgist can load nothing now."


@rule("CO-053", "CO-R45")
def test_corruption_that_cannot_be_discarded() -> None:
    g = at_work()
    tainted(g, palm_greased=1)
    corruption_deck(g, blood_money=12)
    assert why_not(g, "corruption:palm_greased") == (
        "Corruption is discarded with Security and some Locals."
    )
    assert why_not(g, "corruption:idle_rumour") == "You have no Idle Rumour."
    assert clause(g, "corruption:idle_rumour") == "10.3"


# The Market


@rule("CO-055", "CO-056")
def test_goods_that_cannot_be_sold() -> None:
    g = market("small_red", "small_blue", baz="b", sqr="r")
    assert why_not(g, "good:large_red") == "You have no red Weapon on your shelf."
    assert why_not(g, "good:small_blue") == "No pier has a customer for a blue Armor."
    assert why_not(g, "pier:bazaar") == "Nothing on your shelf can be sold at the Bazaar."


@rule("CO-054")
def test_goods_are_sold_in_the_market_only() -> None:
    g = at_work()
    for ref in ("good:small_red", "pier:bazaar"):
        assert why_not(g, ref) == "Goods are sold in the Market."


@rule("CO-073", "CO-R28")
def test_rogues_that_are_no_customers() -> None:
    g = market("small_red", sqr="rx")
    assert why_not(g, "rogues:town_square") == "Criminals are no customers."
    g = market("large_red", baz="r", sqr="rx", rogues="cultists")
    assert why_not(g, "rogues:town_square") == (
        "Nothing on your shelf can be sold at the Town Square pier."
    )
    g = at_work(rogues="cultists")
    set_boats(g, "rx", "rb", "ry", "gb", "gy", "by")
    docked(g, baz=1)
    assert why_not(g, "rogues:bazaar") == "Goods are sold in the Market."
