"""Action spaces: where the figure may go, and when."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.cove.state import Cove
from hearth.games.cove.trade import OFF_BOARD
from tests.games.cove.positions import (
    SPACES,
    all_aboard,
    at_work,
    close_shops,
    docked,
    forge,
    forge_in,
    kinds,
    load,
    loads,
    play,
    recruit,
    remove,
    seat_in,
    set_bag,
    set_boats,
    set_clock,
    set_shop,
    show,
    smelt,
    spaces,
    staffed,
    to_market,
)
from tests.support import legal, rule

EIGHT = {"load1", "load2", "load3", "load4", "smelt", "forge", "recruit", "staff"}


@rule("CO-R01")
def test_there_are_eight_spaces() -> None:
    assert set(SPACES) == EIGHT
    assert len(SPACES) == 8


# The figure moves


@rule("CO-019")
@pytest.mark.parametrize("space", SPACES)
def test_the_figure_moves_to_any_space_but_its_own(space: str) -> None:
    g = at_work()
    g.players[0].at = SPACES.index(space)
    staffed(g, security="midwife")
    assert spaces(g) == EIGHT - {"forge"} - {space}  # nothing is loaded
    set_shop(g, supply="r1 g2 b3", f4="y4")
    assert spaces(g) == EIGHT - {"load4"} - {space}


@rule("CO-019")
def test_the_figure_stands_where_it_acted() -> None:
    g = at_work()
    set_bag(g, "")
    load(g, 3, "r1")
    assert g.players[0].at == SPACES.index("load3")
    smelt(g, "g2")
    assert g.players[0].at == SPACES.index("smelt")
    forge(g, forge_in(3))
    assert g.players[0].at == SPACES.index("forge")
    recruit(g, "bell_ringer")
    play(g, "assign:place=0")
    assert g.players[0].at == SPACES.index("recruit")
    play(g, "activate_staff")
    assert g.players[0].at == SPACES.index("staff")


@rule("CO-020", "CO-R01")
def test_different_furnaces_may_be_loaded_on_consecutive_turns_but_not_the_same_one() -> None:
    g = at_work()
    set_bag(g, "")
    load(g, 3, "r1")
    assert {"load1", "load2", "load4"} <= spaces(g)
    set_shop(g, supply="r1 g2 b3 y4")  # it is empty again, but the figure stands there
    assert spaces(g) == {"load1", "load2", "load4", "smelt", "recruit"}


@rule("CO-020", "CO-050")
def test_a_furnace_emptied_by_staff_may_be_loaded_again_though_not_twice_in_a_row() -> None:
    g = at_work()
    set_bag(g, "")
    staffed(g, apprentice="midwife")
    load(g, 3, "r1")
    play(g, "activate_staff", "use_staff:place=1", remove(3), "roll")
    assert "load3" in spaces(g)


@rule("CO-R31")
def test_the_night_does_not_free_the_space() -> None:
    g = at_work()
    to_market(g)
    close_shops(g)
    assert g.day == 2
    stands = SPACES[g.players[0].at]
    assert stands in ("load3", "load4")
    assert g.actor() == 0
    set_shop(g, supply="r1 g2 b3 y4")
    assert spaces(g) == {"load1", "load2", "load3", "load4", "smelt", "recruit"} - {stands}


# When a space is possible


@rule("CO-032", "CO-033")
@pytest.mark.parametrize("furnace", [1, 2, 3, 4])
def test_a_furnace_is_loaded_if_it_is_empty(furnace: int) -> None:
    g = at_work()
    assert loads(g, furnace) == ["r1", "g2", "b3", "y4"]
    dice = {1: "r1 g1", 2: "r1 g1", 3: "r1", 4: "r1"}[furnace]
    rest = {1: "b1 y1", 2: "b1 y1", 3: "g1 b1 y1", 4: "g1 b1 y1"}[furnace]
    loaded: dict[str, Any] = {f"f{furnace}": dice}
    set_shop(g, supply=rest, **loaded)
    assert loads(g, furnace) == []


@rule("CO-032", "CO-033", "CO-X3", "CO-R02")
def test_a_large_furnace_takes_two_dice_and_a_small_one_takes_one() -> None:
    g = at_work()
    set_shop(g, supply="r1", f4="g1", smelter="b1", f3="y1")
    assert not {"load1", "load2"} & spaces(g)
    set_shop(g, supply="r1", f1="g1 b1", smelter="y1")
    assert spaces(g) == {"load3", "load4", "forge", "recruit"}
    set_shop(g, supply="r1 g1", f1="b1 y1")
    assert "load2" in spaces(g)


@rule("CO-032")
def test_without_dice_nothing_can_be_loaded() -> None:
    g = at_work()
    set_shop(g, f1="r1 g1", f3="b1", smelter="y1")
    assert spaces(g) == {"forge", "recruit"}


@rule("CO-035", "CO-R08")
def test_the_smelter_takes_one_die() -> None:
    g = at_work()
    set_shop(g, supply="r1 g1 b1", smelter="y1")
    assert "smelt" not in spaces(g)


@rule("CO-035", "CO-R08")
def test_the_smelter_is_not_loaded_when_all_sponsorships_are_active() -> None:
    g = at_work()
    set_shop(g, supply="r1 g1 b1 y1 r2 g2 b2")
    assert "smelt" in spaces(g)
    set_shop(g, supply="r1 g1 b1 y1 r2 g2 b2 y2")
    assert "smelt" not in spaces(g)


@rule("CO-036")
@pytest.mark.parametrize(
    ("dice", "possible"),
    [
        ({"supply": "r1 g2 b3 y4"}, False),
        ({"supply": "r1 g2", "f1": "b1 y1"}, True),
        ({"supply": "r1 g2", "f2": "b1 y1"}, True),
        ({"supply": "r1 g2 b1", "f3": "y6"}, True),
        ({"supply": "r1 g2 b1", "f4": "y6"}, True),
        ({"supply": "r1 g2 b1", "smelter": "y1"}, True),
    ],
)
def test_forge_is_possible_when_anything_is_loaded(dice: dict[str, Any], possible: bool) -> None:
    g = at_work()
    set_shop(g, **dice)
    assert ("forge" in spaces(g)) == possible


@rule("CO-047")
def test_recruit_is_possible_when_a_card_lies_face_up() -> None:
    g = at_work()
    show(g, "", "", "", "midwife")
    assert legal(g, "recruit") == ["recruit:slot=3"]
    show(g)
    assert "recruit" not in spaces(g)
    assert "back_alley" not in kinds(g)


@rule("CO-050")
def test_activate_staff_is_possible_when_somebody_is_assigned() -> None:
    g = at_work()
    g.players[0].at = SPACES.index("forge")
    assert "staff" not in spaces(g)
    staffed(g, metallurgist="midwife")
    assert "staff" in spaces(g)


# Wait


def stuck(hour: int = 1) -> Cove:
    """Only Forge would be possible, and the figure stands there."""
    g = at_work()
    show(g)
    set_shop(g, f1="r1 g1", f3="b1", smelter="y1")
    g.players[0].at = SPACES.index("forge")
    set_clock(g, hour, 12)
    return g


@rule("CO-R48")
def test_wait_is_possible_only_if_no_space_is() -> None:
    g = stuck()
    assert legal(g) == ["wait"]
    g.players[0].at = SPACES.index("staff")
    assert legal(g) == ["forge"]


@rule("CO-R48")
def test_after_waiting_every_space_is_open() -> None:
    g = stuck()
    set_bag(g, "")
    play(g, "wait")
    assert g.players[0].at == OFF_BOARD
    assert legal(g) == ["forge"]


@rule("CO-R48", "CO-022")
def test_waiting_moves_the_marker_an_hour_with_its_icon() -> None:
    g = stuck()
    play(g, "wait")
    assert g.hours[0] == 2
    assert legal(g, "seat")
    before = len("".join(all_aboard(g)))
    play(g, seat_in(1))
    assert len("".join(all_aboard(g))) == before + 1


@rule("CO-R48", "CO-030")
def test_waiting_may_bring_sundown() -> None:
    g = stuck(11)
    set_bag(g, "")
    play(g, "wait")
    assert g.day == 2


@rule("CO-R48", "CO-028")
def test_the_figure_of_a_wait_may_take_the_last_berth() -> None:
    g = stuck(5)
    set_clock(g, 5, 7)
    set_boats(g, "rrr", "gggg", "", "bbbb", "yyyy", "")
    docked(g, blkL=2, blkR=4, sqr=5)
    play(g, "wait", seat_in(1))
    assert g.token == 8
