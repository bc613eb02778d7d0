"""Loading Furnaces and the Smelter."""

from __future__ import annotations

import pytest

from tests.games.cove.positions import (
    at_work,
    die,
    die_text,
    forge,
    forge_in,
    in_furnace,
    in_smelter,
    load,
    loads,
    play,
    set_bag,
    set_shop,
    shelf,
    smelt,
    sponsored,
    supply,
)
from tests.support import legal, rule


def added(texts: list[str]) -> list[str]:
    return [die_text(int(text.removeprefix("add:die="))) for text in texts]


@rule("CO-032", "CO-033", "CO-R02")
@pytest.mark.parametrize("furnace", [1, 2])
def test_a_large_furnace_is_filled_with_two_dice(furnace: int) -> None:
    g = at_work()
    load(g, furnace, "b3", "r1")
    assert in_furnace(g, furnace) == "b3 r1"
    assert supply(g) == "g2 y4"


@rule("CO-R02", "CO-032")
@pytest.mark.parametrize("furnace", [1, 2])
def test_a_large_furnace_cannot_be_left_half_filled(furnace: int) -> None:
    g = at_work()
    play(g, f"load:furnace={furnace - 1},die={die('b3')}")
    assert legal(g) == legal(g, "add")
    assert added(legal(g)) == ["r1", "g2", "y4"]


@rule("CO-032", "CO-033")
@pytest.mark.parametrize("furnace", [3, 4])
def test_a_small_furnace_is_filled_with_one_die(furnace: int) -> None:
    g = at_work()
    load(g, furnace, "b3")
    assert in_furnace(g, furnace) == "b3"
    assert supply(g) == "r1 g2 y4"
    assert not legal(g, "add")


@rule("CO-034", "CO-R03")
@pytest.mark.parametrize("furnace", [1, 2])
@pytest.mark.parametrize(("top", "lower"), [("r6", "b6"), ("b6", "r6")])
def test_the_player_chooses_the_top_die_and_it_fixes_the_colour(
    furnace: int, top: str, lower: str
) -> None:
    g = at_work()
    set_bag(g, "")
    set_shop(g, supply="r6 b6 g1 y1")
    load(g, furnace, top, lower)
    assert in_furnace(g, furnace) == f"{top} {lower}"
    forge(g, forge_in(furnace))
    assert shelf(g) == [f"large_{'red' if top == 'r6' else 'blue'}"]


@rule("CO-R03")
def test_any_die_may_be_on_top() -> None:
    g = at_work()
    set_shop(g, supply="r1 g2 b3 y4 r5")
    assert [loads(g, furnace) for furnace in (1, 2, 3, 4)] == [["r1", "r5", "g2", "b3", "y4"]] * 4
    play(g, f"load:furnace=1,die={die('r5')}")
    assert added(legal(g)) == ["r1", "g2", "b3", "y4"]


@rule("CO-032")
def test_two_equal_dice_fill_a_furnace() -> None:
    g = at_work()
    set_shop(g, supply="r5 r5 g1 b1 y1")
    load(g, 1, "r5", "r5")
    assert in_furnace(g, 1) == "r5 r5"
    assert supply(g) == "g1 b1 y1"


@rule("CO-035", "CO-R08")
@pytest.mark.parametrize("one", ["r1", "g2", "b3", "y4"])
def test_any_die_may_go_into_the_smelter(one: str) -> None:
    g = at_work()
    smelt(g, one)
    assert in_smelter(g) == one
    assert one not in supply(g)
    assert sponsored(g) == ""


@rule("CO-046")
def test_loading_turns_no_die() -> None:
    g = at_work()
    set_bag(g, "")
    load(g, 3, "y4")
    smelt(g, "b3")
    load(g, 1, "g2", "r1")
    assert (in_furnace(g, 3), in_smelter(g), in_furnace(g, 1)) == ("y4", "b3", "g2 r1")
