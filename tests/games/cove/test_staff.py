"""Activate Staff: Metallurgist, Apprentice and Security."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    SPACES,
    STAFF,
    at_work,
    colours_in_supply,
    corruption,
    die,
    discard,
    forge_in,
    in_furnace,
    in_smelter,
    kinds,
    play,
    remove,
    roll_too,
    set_bag,
    set_shop,
    shelf,
    smithy,
    sponsored,
    staffed,
    supply,
    tainted,
    unlock,
    use,
)
from tests.support import legal, rule

PEOPLE = {"metallurgist": "midwife", "apprentice": "apothecary", "security": "lamplighter"}


def staff(*places: str, **dice: Any) -> Cove:
    """Seat 0 may activate its Staff in these places; nobody will be drawn."""
    g = at_work()
    set_bag(g, "")
    g.players[0].at = SPACES.index("recruit")
    for place in places:
        hired: dict[str, Any] = {place: PEOPLE[place]}
        staffed(g, **hired)
    if dice:
        set_shop(g, **dice)
    return g


# Which, and in which order


@rule("CO-050")
@pytest.mark.parametrize(
    "places",
    [
        ["metallurgist"],
        ["apprentice"],
        ["security"],
        ["metallurgist", "security"],
        ["apprentice", "security"],
        STAFF,
    ],
)
def test_each_ability_with_a_card_may_be_used(places: list[str]) -> None:
    g = staff(*places, supply="r1 g1 b1", f3="y1")
    tainted(g, palm_greased=1)
    play(g, "activate_staff")
    assert set(legal(g)) == {*map(use, places), "skip_staff"}


@rule("CO-050", "CO-R13")
def test_each_ability_is_used_once_however_many_cards_it_has() -> None:
    g = staff(*STAFF)
    staffed(g, security="net_mender town_crier")
    tainted(g, palm_greased=3)
    play(g, "activate_staff", use("security"), discard("palm_greased"))
    assert use("security") not in legal(g)
    assert corruption(g) == 2


@rule("CO-050", "CO-R16")
@pytest.mark.parametrize("first", [0, 1])
def test_abilities_are_used_in_any_order(first: int) -> None:
    order = ["security", "metallurgist"]
    g = staff(*order)
    tainted(g, palm_greased=1)
    play(g, "activate_staff")
    for place in (order[first], order[1 - first]):
        play(g, use(place))
        if place == "security":
            play(g, discard("palm_greased"))
        else:
            play(g, f"load:furnace=2,die={die('r1')}")
    assert (corruption(g), in_furnace(g, 3)) == (0, "r1")
    assert g.hours[0] == 3


@rule("CO-R16")
def test_the_metallurgist_may_load_what_the_apprentice_forges() -> None:
    g = staff("metallurgist", "apprentice")
    play(g, "activate_staff", use("metallurgist"), f"load:furnace=2,die={die('r1')}")
    play(g, use("apprentice"), forge_in(3), "roll")
    assert shelf(g) == ["small_red"]
    assert g.hours[0] == 3


@rule("CO-R16")
def test_and_it_may_load_what_the_apprentice_rolled() -> None:
    g = staff("metallurgist", "apprentice", f1="r6 g6", f2="b1 y1")
    play(g, "activate_staff")
    assert use("metallurgist") not in legal(g)  # there is no die to load
    play(g, use("apprentice"), forge_in(1), "finish_forging")
    play(g, use("metallurgist"))
    play(g, legal(g, "load")[0])
    assert len(supply(g).split()) < 2


@rule("CO-R44")
def test_each_ability_may_be_skipped() -> None:
    g = staff(*STAFF, supply="r1 g1 b1", f3="y1")
    tainted(g, palm_greased=1)
    play(g, "activate_staff", "skip_staff")
    assert g.hours[0] == 3
    assert (supply(g), in_furnace(g, 3), corruption(g)) == ("r1 g1 b1", "y1", 1)


@rule("CO-R44")
def test_one_may_be_used_and_the_others_skipped() -> None:
    g = staff(*STAFF, supply="r1 g1 b1", f3="y1")
    tainted(g, palm_greased=1)
    play(g, "activate_staff", use("security"), discard("palm_greased"), "skip_staff")
    assert g.hours[0] == 3
    assert in_furnace(g, 3) == "y1"


# Metallurgist


@rule("CO-051", "CO-R14")
def test_the_metallurgist_loads_one_furnace_completely() -> None:
    g = staff("metallurgist")
    play(g, "activate_staff", use("metallurgist"))
    assert {"load", "smelt"} >= kinds(g)
    assert len(legal(g, "load")) == 4 * 4
    play(g, f"load:furnace=0,die={die('y4')}")
    assert kinds(g) == {"add"}
    play(g, f"add:die={die('b3')}")
    assert in_furnace(g, 1) == "y4 b3"
    assert g.hours[0] == 3
    assert g.players[0].at == SPACES.index("staff")


@rule("CO-051", "CO-R14")
def test_the_metallurgist_may_load_the_smelter() -> None:
    g = staff("metallurgist")
    play(g, "activate_staff", use("metallurgist"), f"smelt:die={die('g2')}")
    assert in_smelter(g) == "g2"
    assert supply(g) == "r1 b3 y4"


@rule("CO-R14")
def test_where_the_figure_stands_does_not_matter_to_the_metallurgist() -> None:
    g = staff("metallurgist")
    g.players[0].at = SPACES.index("load3")
    play(g, "activate_staff", use("metallurgist"), f"load:furnace=2,die={die('r1')}")
    assert in_furnace(g, 3) == "r1"


@rule("CO-R14")
def test_the_metallurgist_loads_only_what_is_loadable() -> None:
    g = staff("metallurgist", supply="r1 g1 b1 y1 r2", f1="g1 b1", f4="y1")
    play(g, "activate_staff", use("metallurgist"))
    furnaces = {text[: len("load:furnace=0")] for text in legal(g, "load")}
    assert furnaces == {"load:furnace=1", "load:furnace=2"}
    assert not legal(g, "smelt")  # all four Sponsorships are active


@rule("CO-R14")
@pytest.mark.parametrize(
    "dice",
    [
        {"f1": "r1 g1", "f2": "b1 y1"},  # no dice
        {"f1": "r1 g1", "f3": "b1", "f4": "y1", "smelter": "r2", "supply": "g2"},  # one is too few
    ],
)
def test_the_metallurgist_who_can_load_nothing_does_nothing(dice: dict[str, Any]) -> None:
    g = staff("metallurgist", **dice)
    play(g, "activate_staff")
    assert g.hours[0] == 3
    assert supply(g) == dice.get("supply", "")


# Apprentice


@rule("CO-052", "CO-X12")
def test_the_apprentice_forges_in_two_furnaces_of_three() -> None:
    g = staff("apprentice", f1="r6 g6", f3="b1", f4="y1")
    play(g, "activate_staff", use("apprentice"))
    assert set(legal(g)) == {how(n) for how in (forge_in, remove) for n in (1, 3, 4)}
    play(g, forge_in(1), forge_in(4))
    assert shelf(g) == ["small_yellow", "large_red"]
    assert in_furnace(g, 3) == "b1"
    assert g.hours[0] == 3


@rule("CO-052")
def test_the_smelter_counts_as_one_of_the_two() -> None:
    g = staff("apprentice", f3="b1", f4="y1", smelter="r1", supply="g1")
    play(g, "activate_staff", use("apprentice"), unlock("green"), forge_in(3))
    assert not kinds(g) & {"forge_in", "remove", "unlock"}
    assert (in_furnace(g, 4), sponsored(g)) == ("y1", "g")


@rule("CO-R15", "CO-052")
def test_removal_counts_as_one_of_the_two() -> None:
    g = staff("apprentice", f3="b6", f4="y1", f1="r6 g6")
    play(g, "activate_staff", use("apprentice"), remove(3), forge_in(4))
    assert in_furnace(g, 1) == "r6 g6"
    assert g.hours[0] == 3
    assert colours_in_supply(g) == "by"


@rule("CO-R15")
def test_the_apprentice_ends_with_the_roll() -> None:
    g = staff("apprentice", f3="b1", supply="r1 g1 y1")
    play(g, "activate_staff", use("apprentice"), forge_in(3))
    assert set(legal(g)) == {*map(roll_too, ["r1", "g1", "y1"]), "roll"}
    play(g, roll_too("g1"), "roll")
    assert colours_in_supply(g) == "rgby"
    assert {"r1", "y1"} <= set(supply(g).split())
    assert smithy(g).aside == [0, 0, 0, 0]
    assert g.hours[0] == 3


@rule("CO-R44")
def test_the_apprentice_has_to_affect_something() -> None:
    g = staff("apprentice", f1="r6 g6", smelter="y1", supply="b1")
    play(g, "activate_staff", use("apprentice"))
    assert "finish_forging" not in legal(g)
    play(g, forge_in(1))
    assert "finish_forging" in legal(g)  # one is enough
    play(g, "finish_forging", "roll")
    assert in_smelter(g) == "y1"


@rule("CO-R44")
def test_without_anything_loaded_the_apprentice_does_nothing_and_nothing_is_rolled() -> None:
    g = staff("apprentice")
    play(g, "activate_staff")
    assert supply(g) == "r1 g2 b3 y4"
    assert g.hours[0] == 3


@rule("CO-R15", "CO-039")
def test_the_apprentice_may_bring_corruption() -> None:
    g = staff("apprentice", f1="r2 g4", supply="b1 y1")
    play(g, "activate_staff", use("apprentice"), forge_in(1), "roll")
    assert (shelf(g), corruption(g)) == (["large_red"], 1)


# Security


@rule("CO-053")
def test_security_discards_one_corruption_card_of_choice() -> None:
    g = staff("security")
    tainted(g, idle_rumour=1, palm_greased=2, blood_money=1)
    play(g, "activate_staff", use("security"))
    assert legal(g, "discard") == [
        discard(name) for name in ("idle_rumour", "palm_greased", "blood_money")
    ]
    play(g, discard("blood_money"))
    assert g.players[0].corruption == [1, 2, 0]
    assert g.corruption_pile == [0, 0, 1]
    assert g.hours[0] == 3


@rule("CO-053")
def test_security_discards_only_own_cards() -> None:
    g = staff("security")
    tainted(g, palm_greased=1)
    tainted(g, seat=1, blood_money=3)
    play(g, "activate_staff", use("security"))
    assert legal(g, "discard") == [discard("palm_greased")]


@rule("CO-053", "CO-050")
def test_without_corruption_security_does_nothing() -> None:
    g = staff("security")
    play(g, "activate_staff")
    assert g.hours[0] == 3
    assert g.corruption_pile == [0, 0, 0]
