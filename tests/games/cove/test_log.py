"""The log says why: the Heat and the condition of each Good, the source of Corruption and Gold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from hearth.games.cove.figures import COLOURS
from hearth.match import Line
from tests.games.cove.positions import (
    BOX,
    at_work,
    forge_in,
    load,
    market,
    play,
    remove,
    roll_too,
    set_shop,
    show,
    unlock,
)
from tests.games.cove.test_wording import listening, told
from tests.games.reading import number, played
from tests.support import rule

TABLES: list[tuple[int, dict[str, Any]]] = [(1, {}), (2, {}), (4, {})]
HEAT = re.compile(
    r"has Heat (\d+) in Furnace (\d) \(Coal (\d)(?:, | and )(\w+) (\d)(?: and \w+ (\d))?\)"
    r" and meets the (top|bottom) condition for \4, at (least|most) (\d+)"
)
PRIVATE = "corruption_seen"

everywhere = pytest.mark.parametrize(("seats", "options"), TABLES)


def turns(seats: int, options: dict[str, Any]) -> Iterator[list[Line]]:
    """What each action of some matches brought."""
    for seed in range(3):
        yield from (lines for _, lines, _ in played("cove", seats, 50 + seed, options))


# Heat


@rule("CO-037", "CO-038", "CO-039", "CO-042")
@everywhere
def test_each_good_tells_its_heat_and_the_condition_that_it_meets(
    seats: int, options: dict[str, Any]
) -> None:
    forged = 0
    for lines in turns(seats, options):
        for before, line in pairwise(lines):
            if line.event == "good_forged":
                assert_met(before.text)
                forged += 1
    assert forged > 3 * seats


def assert_met(text: str) -> None:
    found = HEAT.fullmatch(text)
    assert found, text
    heat, furnace, coal, colour, *dice = found.groups()[:6]
    which, bound, asked = found.groups()[6:]
    assert int(heat) == int(coal) + sum(int(die) for die in dice if die)
    row = BOX.furnaces[int(furnace) - 1]
    assert row.coal == int(coal)
    conditions = {"top": row.clean, "bottom": row.corrupt}
    assert conditions[which][COLOURS.index(colour)] == int(asked)
    assert int(heat) >= int(asked) if bound == "least" else int(heat) <= int(asked)
    if which == "bottom":
        clean = row.clean[COLOURS.index(colour)]
        assert int(heat) < clean if bound == "least" else int(heat) > clean


@rule("CO-039")
def test_the_bottom_condition_is_told_before_its_corruption() -> None:
    g = listening(at_work())
    set_shop(g, supply="b1", f1="r2 g4", f4="y5")
    play(g, "forge", forge_in(1))
    assert [text for text in told(g) if not text.startswith("has drawn")] == [
        "forges",
        "has Heat 10 in Furnace 1 (Coal 4, red 2 and green 4) and meets the bottom condition for"
        " red, at least 10",
        "forges a red Weapon in Furnace 1",
        "draws 1 Corruption card",
    ]


@rule("CO-038", "CO-042")
def test_armor_has_a_heat_at_most() -> None:
    g = listening(at_work())
    set_shop(g, supply="r1 g1 y1", f3="b3")
    play(g, "forge", forge_in(3))
    assert told(g)[1] == (
        "has Heat 5 in Furnace 3 (Coal 2 and blue 3)"
        " and meets the top condition for blue, at most 5"
    )


# Dice


@rule("CO-033")
def test_the_die_below_is_told_even_if_there_is_no_other() -> None:
    g = listening(at_work())
    set_shop(g, supply="r3 g5", f3="b1", f4="y1")
    load(g, 1, "r3")
    assert told(g)[:2] == ["loads Furnace 1 with red 3 on top", "puts green 5 below in Furnace 1"]


@rule("CO-043", "CO-045")
def test_dice_that_are_rolled_are_told_as_they_lay() -> None:
    g = listening(at_work())
    set_shop(g, supply="r1 g1", f3="b3", smelter="y2")
    play(g, "forge", unlock("red"), remove(3), roll_too("g1"), "roll")
    assert told(g)[1:5] == [
        "takes yellow 2 out of the Smelter and unlocks the red die",
        "has the red Sponsorship",
        "takes blue 3 out of Furnace 3",
        "takes green 1 of the supply to roll it too",
    ]


# Corruption


@rule("CO-048")
def test_the_back_alley_names_itself_and_its_price() -> None:
    g = listening(at_work())
    show(g, "bell_ringer", "pit_fighter", "axe_captain", "guild_beadle")
    play(g, "back_alley")
    assert [text for text in told(g) if not text.startswith("has drawn")] == [
        "recruits in the Back Alley: 1 hour and 2 Corruption cards",
        "draws 2 Corruption cards",
        "recruits Guild Beadle",
        "gains 1 Gold",
    ]


@rule("CO-073")
def test_cultists_are_told_before_what_they_pay() -> None:
    g = listening(market("small_red", rogues="cultists", baz="", sqr="rx"))
    g.log.clear()
    play(g, "sell_to_cultists:good=0,pier=2")
    assert told(g)[:3] == [
        "sells a red Armor at the Town Square pier",
        "counts the Cultists there, too: 1 Rogue",
        "earns 4 Gold with a red Armor",
    ]


@rule("CO-039", "CO-048", "CO-059", "CO-073")
@everywhere
def test_all_corruption_has_a_source_that_is_told(seats: int, options: dict[str, Any]) -> None:
    for lines in turns(seats, options):
        due = 0
        for line in lines:
            due += corruption_of(line.text)
            if line.event == "corrupted":
                assert number(r"draws (\d) Corruption cards?", line.text) == due, lines
                due = 0
        assert due == 0, lines


def corruption_of(text: str) -> int:
    """How many cards are to be drawn for it."""
    if "meets the bottom condition" in text:
        return 1
    if text.startswith("recruits in the Back Alley"):
        return 2
    # The Peddler draws none.
    black = text.startswith("sells") and text.endswith("at the Black Market")
    return int(black) + int(text.startswith("counts the Cultists"))


# Gold


@rule("CO-047", "CO-056", "CO-060")
@everywhere
def test_all_gold_has_a_source_that_is_told(seats: int, options: dict[str, Any]) -> None:
    recruited = dict.fromkeys(range(seats), "")
    for lines in turns(seats, options):
        sold = ""
        for line in lines:
            if line.event == "recruited":
                recruited[line.seat] = line.text
            elif line.event == "assigned":
                recruited[line.seat] = ""
            elif line.event == "sold":
                sold = line.text.partition(" a ")[2].partition(" at ")[0]
            elif line.event == "gold_gained":
                assert recruited[line.seat], line
            elif line.event == "earned":
                assert line.text.endswith(f"with a {sold}"), line
