"""Forge: Heat, Goods, the Smelter and the roll at the end."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearth.games.cove.blacksmith.heat import CLEAN, COLD, CORRUPT
from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    BOX,
    at_work,
    colours_in_supply,
    corruption,
    die_text,
    end_forging,
    evening,
    forge,
    forge_in,
    in_furnace,
    in_smelter,
    load,
    play,
    remove,
    roll_too,
    set_bag,
    set_chance,
    set_halls,
    set_shop,
    shelf,
    shelve,
    smithy,
    sponsored,
    supply,
    to_market,
    unlock,
)
from tests.support import legal, rule

# By Furnace: the size, the Coal, and by colour the Heat of the top and the bottom condition.
TABLE = {
    1: ("large", 4, [(12, 10), (13, 11), (13, 11), (14, 12)]),
    2: ("large", 3, [(12, 10), (11, 9), (13, 11), (12, 10)]),
    3: ("small", 2, [(6, 7), (5, 6), (5, 6), (4, 5)]),
    4: ("small", 1, [(4, 5), (5, 6), (3, 4), (4, 5)]),
}
NAMES = ["red", "green", "blue", "yellow"]
LEAVE = "finish_forging"
CHANCES = {  # in per cent with four starting dice: clean, and clean or corrupt
    1: [(66, 92), (49, 83), (49, 83), (33, 66)],
    2: [(49, 83), (66, 92), (33, 66), (49, 83)],
    3: [(67, 83), (50, 67), (50, 67), (33, 50)],
    4: [(50, 67), (67, 83), (33, 50), (50, 67)],
}


def answer(furnace: int, colour: int, pips: list[int]) -> int:
    """What the table says, looked up slowly."""
    size, coal, rows = TABLE[furnace]
    heat = coal + sum(pips)
    top, bottom = rows[colour]
    met = [heat >= top, heat >= bottom] if size == "large" else [heat <= top, heat <= bottom]
    return CLEAN if met[0] else CORRUPT if met[1] else COLD


def furnace_of(n: int, text: str) -> dict[str, str]:
    """A shop in which this Furnace holds these dice and the rest is in the supply."""
    used = [one[0] for one in text.split()]
    return {f"f{n}": text, "supply": " ".join(f"{c}1" for c in "rgby" if c not in used)}


def forging(**dice: Any) -> Cove:
    """Seat 0 is about to forge, and nobody will be drawn."""
    g = at_work()
    set_bag(g, "")
    set_shop(g, **dice)
    return g


ALL_LOADS = [
    (furnace, colour, [a, b])
    for furnace in (1, 2)
    for colour in range(4)
    for a, b in combinations_with_replacement(range(1, 7), 2)
] + [(furnace, colour, [a]) for furnace in (3, 4) for colour in range(4) for a in range(1, 7)]


# Heat tables


@rule("CO-037", "CO-038", "CO-039", "CO-040", "CO-042", "CO-R05")
@pytest.mark.parametrize(
    ("furnace", "colour", "pips"),
    ALL_LOADS,
    ids=[f"f{f}-{NAMES[c]}-{'+'.join(map(str, p))}" for f, c, p in ALL_LOADS],
)
def test_heat_makes_what_the_table_says(furnace: int, colour: int, pips: list[int]) -> None:
    letters = "rgby"[colour] + "gbyr"[colour]
    dice = " ".join(f"{letter}{pip}" for letter, pip in zip(letters, pips))
    g = forging(**furnace_of(furnace, dice))
    play(g, "forge")
    wanted = answer(furnace, colour, pips)
    assert (forge_in(furnace) in legal(g)) == (wanted != COLD)
    if wanted == COLD:
        assert legal(g) == [remove(furnace), LEAVE]
        return
    play(g, forge_in(furnace))
    assert shelf(g) == [f"{TABLE[furnace][0]}_{NAMES[colour]}"]
    assert corruption(g) == (1 if wanted == CORRUPT else 0)
    assert in_furnace(g, furnace) == ""


@rule("CO-037", "CO-R12")
@pytest.mark.parametrize("furnace", [1, 2, 3, 4])
def test_the_printed_numbers_are_those_of_the_table(furnace: int) -> None:
    size, coal, rows = TABLE[furnace]
    found = BOX.furnaces[furnace - 1]
    assert (["small", "large"][found.size], found.coal) == (size, coal)
    assert list(zip(found.clean, found.corrupt)) == rows
    assert found.dice() == (2 if size == "large" else 1)


@rule("CO-038", "CO-039", "CO-042")
@given(furnace=st.integers(1, 4), colour=st.integers(0, 3), data=st.data())
def test_a_furnace_answers_like_the_slow_reference(
    furnace: int, colour: int, data: st.DataObject
) -> None:
    dice = 2 if furnace <= 2 else 1
    pips = data.draw(st.lists(st.integers(1, 6), min_size=dice, max_size=dice))
    found = BOX.furnaces[furnace - 1]
    assert found.answer(colour, found.coal + sum(pips)) == answer(furnace, colour, pips)


@rule("CO-042")
@pytest.mark.parametrize("colour", range(4))
def test_armor_wants_low_heat_and_weapons_want_high_heat(colour: int) -> None:
    for furnace in (1, 2):
        found = [BOX.furnaces[furnace - 1].answer(colour, heat) for heat in range(2, 19)]
        assert found == sorted(found)
    for furnace in (3, 4):
        found = [BOX.furnaces[furnace - 1].answer(colour, heat) for heat in range(2, 19)]
        assert found == sorted(found, reverse=True)


@rule("CO-012", "CO-038", "CO-039")
@pytest.mark.parametrize("furnace", [1, 2, 3, 4])
@pytest.mark.parametrize("colour", range(4))
def test_chances_with_four_starting_dice_are_as_printed(furnace: int, colour: int) -> None:
    found = BOX.furnaces[furnace - 1]
    answers = []
    for rolls in product(range(1, 7), repeat=4):
        best = max(rolls[:colour] + rolls[colour + 1 :]) if furnace <= 2 else 0
        answers.append(found.answer(colour, found.coal + rolls[colour] + best))
    total = len(answers) / 100
    clean, some = answers.count(CLEAN) / total, (len(answers) - answers.count(COLD)) / total
    assert (round(clean), round(some)) == CHANCES[furnace][colour]


# Examples


@rule("CO-X4", "CO-037", "CO-038")
def test_heat_12_makes_a_red_weapon_in_furnace_1() -> None:
    g = forging(f1="r3 g5", supply="b1 y1")
    forge(g, forge_in(1))
    assert (shelf(g), corruption(g)) == (["large_red"], 0)


@rule("CO-X5", "CO-039")
def test_heat_10_makes_a_red_weapon_and_brings_corruption() -> None:
    g = forging(f1="r2 g4", supply="b1 y1")
    forge(g, forge_in(1))
    assert (shelf(g), corruption(g)) == (["large_red"], 1)
    assert sum(g.corruption) == 59


@rule("CO-X7")
def test_heat_5_makes_blue_armor_in_furnace_3() -> None:
    g = forging(f3="b3", supply="r1 g1 y1")
    forge(g, forge_in(3))
    assert (shelf(g), corruption(g)) == (["small_blue"], 0)


@rule("CO-X9", "CO-040")
def test_heat_6_makes_nothing_of_a_yellow_die_in_furnace_4() -> None:
    g = forging(f4="y5", supply="r1 g1 b1")
    play(g, "forge")
    assert legal(g) == [remove(4), LEAVE]


@rule("CO-X10", "CO-043", "CO-044", "CO-R11")
def test_a_loaded_smelter_unlocks_a_die_of_choice_and_both_are_rolled() -> None:
    g = forging(smelter="r1", supply="g1 b1 y1")
    play(g, "forge")
    assert legal(g) == [*(unlock(colour) for colour in NAMES), LEAVE]
    play(g, unlock("yellow"))
    end_forging(g)
    assert sponsored(g) == "y"
    assert in_smelter(g) == ""
    assert colours_in_supply(g) == "rgbyy"  # r and y came, r was there before
    assert {"g1", "b1", "y1"} <= set(supply(g).split())


@rule("CO-X11", "CO-036", "CO-R07")
def test_three_furnaces_make_three_goods_in_one_action_of_2_hours() -> None:
    g = forging(f1="r6 g6", f3="b1", f4="y1")
    before = g.hours[0]
    forge(g, forge_in(1), forge_in(3), forge_in(4))
    assert shelf(g) == ["small_blue", "small_yellow", "large_red"]
    assert g.hours[0] == before + 2


# What may be done


@rule("CO-R07", "CO-036")
def test_one_forge_action_covers_four_furnaces_and_the_smelter() -> None:
    g = forging(f1="r6 g6", f2="b6 y6", f3="r1", f4="g1", smelter="b1")
    play(g, "forge", forge_in(4), forge_in(2), forge_in(1), forge_in(3))
    assert unlock("yellow") in legal(g)
    play(g, unlock("yellow"))
    end_forging(g)
    assert shelf(g) == ["small_red", "small_green", "large_red", "large_blue"]
    assert sponsored(g) == "rgby"
    assert len(supply(g).split()) == 8
    assert g.hours[0] == 3


@rule("CO-036", "CO-R04", "CO-R33")
def test_for_each_loaded_furnace_the_player_may_forge_leave_or_remove() -> None:
    g = forging(f1="r6 g6", f3="b1", f4="y1")
    play(g, "forge")
    assert set(legal(g)) == {
        *(forge_in(furnace) for furnace in (1, 3, 4)),
        *(remove(furnace) for furnace in (1, 3, 4)),
        LEAVE,
    }
    play(g, forge_in(1), remove(3), "finish_forging")
    end_forging(g)
    assert shelf(g) == ["large_red"]
    assert (in_furnace(g, 1), in_furnace(g, 3), in_furnace(g, 4)) == ("", "", "y1")
    assert colours_in_supply(g) == "rgb"


# Furnaces with dice that make nothing, and what is in the supply besides.
COLD_DICE = [
    ({1: "r1 g1"}, "b1 y1"),
    ({3: "y6"}, "r1 g1 b1"),
    ({1: "b1 g1", 2: "r1 y1", 4: "b6"}, ""),
]


def loaded_with(dice: dict[int, str], rest: str) -> Cove:
    return forging(**{f"f{n}": text for n, text in dice.items()}, supply=rest)


@rule("CO-036", "CO-040", "CO-R04")
@pytest.mark.parametrize(("cold", "rest"), COLD_DICE)
def test_a_furnace_that_is_too_cold_may_be_left_as_it_is(cold: dict[int, str], rest: str) -> None:
    g = loaded_with(cold, rest)
    forge(g)
    assert {n: in_furnace(g, n) for n in cold} == cold
    assert (supply(g), shelf(g), corruption(g), g.hours[0]) == (rest, [], 0, 3)


@rule("CO-036", "CO-040", "CO-R04")
@pytest.mark.parametrize(("cold", "rest"), COLD_DICE)
def test_and_it_may_be_emptied(cold: dict[int, str], rest: str) -> None:
    g = loaded_with(cold, rest)
    forge(g, *map(remove, cold))
    assert [in_furnace(g, n) for n in cold] == [""] * len(cold)
    assert len(supply(g).split()) == len(f"{rest} {' '.join(cold.values())}".split())


@rule("CO-036", "CO-R04")
def test_what_could_be_used_may_be_left_too() -> None:
    g = forging(f1="r6 g6", f3="b1", smelter="y1")
    forge(g)
    assert (in_furnace(g, 1), in_furnace(g, 3), in_smelter(g)) == ("r6 g6", "b1", "y1")
    assert (shelf(g), sponsored(g)) == ([], "")


@rule("CO-045", "CO-R04", "CO-R10")
def test_the_supply_may_be_rolled_in_a_forge_that_leaves_everything() -> None:
    faces: set[str] = set()
    for seed in range(60):
        g = forging(f3="y6", supply="r1 g1 b1")
        set_chance(g, seed)
        play(g, "forge", LEAVE)
        assert legal(g) == [roll_too("r1"), roll_too("g1"), roll_too("b1"), "roll"]
        play(g, roll_too("g1"), "roll")
        assert in_furnace(g, 3) == "y6"
        red, green, blue = supply(g).split()
        assert (red, blue) == ("r1", "b1")
        faces.add(green)
    assert faces == {f"g{pips}" for pips in range(1, 7)}


@rule("CO-R04")
def test_a_forge_needs_something_that_is_loaded() -> None:
    g = forging(supply="r1 g1 b1 y1")
    assert "forge" not in legal(g)


@rule("CO-R04", "CO-043")
def test_a_loaded_smelter_may_be_left() -> None:
    g = forging(f1="r6 g6", smelter="y1", supply="b1")
    forge(g, forge_in(1))
    assert in_smelter(g) == "y1"
    assert sponsored(g) == ""


@rule("CO-040", "CO-R33")
def test_dice_that_make_nothing_may_stay_or_be_removed() -> None:
    for what, left in (([], "y6 b6"), ([remove(4)], "y6"), ([remove(4), remove(3)], "")):
        g = forging(f3="y6", f4="b6", supply="r1 g1")
        forge(g, *what)
        assert shelf(g) == []
        assert corruption(g) == 0
        assert f"{in_furnace(g, 3)} {in_furnace(g, 4)}".strip() == left


@rule("CO-R02", "CO-R33")
def test_removal_takes_all_dice_of_a_furnace() -> None:
    g = forging(f1="r1 g1", supply="b1 y1")
    forge(g, remove(1))
    assert in_furnace(g, 1) == ""
    assert colours_in_supply(g) == "rgby"


@rule("CO-R33")
def test_dice_cannot_be_removed_outside_forge() -> None:
    g = forging(f1="r1 g1", supply="b1 y1")
    assert not legal(g, "remove")


@rule("CO-R06")
@pytest.mark.parametrize(
    ("good", "furnace", "dice", "each"),
    [("large_red", 1, "r2 g4", 2), ("large_red", 2, "r6 g6", 2), ("small_blue", 3, "b3", 3)],
)
def test_a_good_that_is_not_in_the_own_supply_cannot_be_made(
    good: str, furnace: int, dice: str, each: int
) -> None:
    g = forging(**furnace_of(furnace, dice))
    shelve(g, *[good] * each)
    play(g, "forge")
    assert legal(g) == [remove(furnace), LEAVE]
    assert corruption(g) == 0
    shelve(g, *[good] * (each - 1))
    assert forge_in(furnace) in legal(g)


@rule("CO-R06", "CO-013")
def test_the_last_good_of_a_kind_is_used_up_within_one_forge_action() -> None:
    g = forging(f1="r6 g6", f2="r6 b6", supply="y1")
    shelve(g, "large_red")
    play(g, "forge", forge_in(1))
    assert forge_in(2) not in legal(g)
    assert remove(2) in legal(g)


@rule("CO-013")
def test_there_are_three_armor_and_two_weapons_of_each_colour() -> None:
    for colour, letter in zip(NAMES, "rgby"):
        for size, each, furnace, dice in (("small", 3, 3, "1"), ("large", 2, 1, "6 6")):
            faces = dice.split()
            text = " ".join(
                [letter + faces[0], *("gbyr"["rgby".index(letter)] + n for n in faces[1:])]
            )
            for have in range(each + 1):
                g = forging(**furnace_of(furnace, text))
                shelve(g, *[f"{size}_{colour}"] * have)
                play(g, "forge")
                assert (forge_in(furnace) in legal(g)) == (have < each)


# The Smelter


@rule("CO-043", "CO-044", "CO-R08")
@pytest.mark.parametrize(
    ("active", "choices"),
    [("", NAMES), ("r", ["green", "blue", "yellow"]), ("rgb", ["yellow"]), ("by", NAMES[:2])],
)
def test_the_choice_is_among_dice_still_on_sponsorship_spaces(
    active: str, choices: list[str]
) -> None:
    more = " ".join(f"{letter}2" for letter in active)
    g = forging(smelter="r1", supply=f"g1 b1 y1 {more}")
    play(g, "forge")
    assert legal(g, "unlock") == [unlock(colour) for colour in choices]


@rule("CO-043")
def test_one_forge_unlocks_one_die() -> None:
    g = forging(smelter="r1", f3="b1", supply="g1 y1")
    play(g, "forge", unlock("red"))
    assert not legal(g, "unlock")


@rule("CO-043", "CO-066")
def test_a_sponsorship_is_active_for_the_rest_of_the_match() -> None:
    g = forging(smelter="r1", supply="g1 b1 y1")
    forge(g, unlock("green"))
    while not g.over:
        g.apply(g.options()[-1])
        assert "g" in sponsored(g)


@rule("CO-R09", "CO-060")
def test_a_sponsorship_pays_in_the_next_market_of_the_same_day() -> None:
    g = evening()
    set_halls(g, "rrrgby")
    set_shop(g, smelter="r1", supply="g1 b1 y1")
    g.token = 11
    g.hours[0] = 8
    forge(g, unlock("red"))
    play(g, "seat:boat=2")  # the icon at 10
    to_market(g)
    assert g.players[0].gold == 3


# The roll


@rule("CO-041", "CO-045", "CO-R10", "CO-R11")
def test_all_set_aside_dice_are_rolled_and_join_the_supply() -> None:
    seen: set[str] = set()
    for seed in range(60):
        g = forging(f1="r6 g6", smelter="b6", supply="y1")
        set_chance(g, seed)
        forge(g, forge_in(1), unlock("red"))
        assert colours_in_supply(g) == "rrgby"
        assert "y1" in supply(g)
        seen |= set(supply(g).split())
    for letter in "rgb":
        assert {f"{letter}{pip}" for pip in range(1, 7)} <= seen  # the unlocked one as well


@rule("CO-045", "CO-R10")
def test_any_dice_of_the_older_supply_may_be_rolled_too() -> None:
    faces: set[str] = set()
    for seed in range(60):
        g = forging(f3="r1", supply="g1 b1 y1")
        set_chance(g, seed)
        play(g, "forge", forge_in(3))
        assert legal(g) == [*map(roll_too, ["g1", "b1", "y1"]), "roll"]
        play(g, roll_too("b1"))
        assert legal(g, "roll_too") == [roll_too("g1"), roll_too("y1")]
        play(g, "roll")
        assert colours_in_supply(g) == "rgby"
        assert {"g1", "y1"} <= set(supply(g).split())
        faces |= {text for text in supply(g).split() if text[0] == "b"}
    assert len(faces) == 6


@rule("CO-R10", "CO-045")
def test_every_subset_of_the_older_supply_may_be_chosen() -> None:
    for chosen in product([False, True], repeat=3):
        g = forging(f3="r1", supply="g1 b1 y1")
        play(g, "forge", forge_in(3))
        for one, roll in zip(["g1", "b1", "y1"], chosen):
            if roll:
                play(g, roll_too(one))
        if "roll" in legal(g):
            play(g, "roll")
        kept = {one for one, roll in zip(["g1", "b1", "y1"], chosen) if not roll}
        assert kept <= set(supply(g).split())
        assert legal(g, "load")


@rule("CO-R10")
def test_one_of_two_equal_dice_may_be_rolled() -> None:
    g = forging(f3="r1", supply="g1 b1 y1 b1")
    play(g, "forge", forge_in(3), roll_too("b1"))
    assert roll_too("b1") in legal(g)
    play(g, "roll")
    assert "b1" in supply(g).split()
    assert colours_in_supply(g) == "rgbby"


@rule("CO-R10", "CO-045")
def test_the_roll_comes_once_after_everything_else() -> None:
    g = forging(f3="r1", f4="b1", supply="g1 y1")
    play(g, "forge", forge_in(3))
    assert supply(g) == "g1 y1"
    assert smithy(g).aside == [1, 0, 0, 0]
    assert not legal(g, "roll")
    assert not legal(g, "roll_too")
    play(g, forge_in(4))
    assert set(legal(g)) == {roll_too("g1"), roll_too("y1"), "roll"}
    play(g, "roll")
    assert legal(g, "load")  # the turn is over, nothing is rolled again


@rule("CO-041", "CO-046")
def test_dice_that_stay_are_not_turned() -> None:
    for seed in range(20):
        g = forging(f1="r1 g1", f3="b1", smelter="y3", supply="")
        set_chance(g, seed)
        forge(g, forge_in(3))
        assert in_furnace(g, 1) == "r1 g1"
        assert in_smelter(g) == "y3"


@rule("CO-R12")
def test_coal_dice_never_change() -> None:
    g = forging(f1="r6 g6", f2="b6 y6", supply="")
    forge(g, forge_in(1), forge_in(2))
    assert [furnace.coal for furnace in g.box.furnaces] == [4, 3, 2, 1]
    for text in supply(g).split():
        assert text[0] in "rgby"


@rule("CO-034", "CO-046")
def test_the_order_of_the_dice_in_a_furnace_stays() -> None:
    g = at_work()
    set_bag(g, "")
    load(g, 1, "y4", "b3")
    play(g, "load:furnace=2,die=0")
    assert in_furnace(g, 1) == "y4 b3"
    assert die_text(smithy(g).slots[0]) == "y4"
