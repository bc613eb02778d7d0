"""The things that events are about, and what a long run of matches has to meet."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.cove import events as e
from hearth.games.cove.game import COVE
from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    BOX,
    at_work,
    figure,
    forge,
    forge_in,
    load,
    move,
    play,
    recruit,
    seat_in,
    set_boats,
    set_clock,
    set_shop,
    show,
    smelt,
    tainted,
)
from tests.games.cove.touching import TABLES, choices


def listening(g: Cove) -> Cove:
    g.logging = True
    return g


def met(g: Cove) -> list[str]:
    return [f"{COVE.event_names[one[0]]} {ref}" for one in g.log for ref in COVE.refs(g, one)]


def test_a_furnace_and_its_good_are_named() -> None:
    g = listening(at_work())
    set_shop(g, supply="g1 b1 y1", f3="r1")
    forge(g, forge_in(3))
    assert met(g)[:3] == [
        "heat_reached furnace:3",
        "good_forged furnace:3",
        "good_forged good:small_red",
    ]


def test_the_smelter_is_one_of_the_furnaces_that_are_touched() -> None:
    g = listening(at_work())
    smelt(g, "r1")
    assert met(g)[0] == "smelter_loaded furnace:smelter"


def test_boats_berths_and_figures_are_named() -> None:
    g = listening(at_work())
    set_boats(g, "rgb", "rb", "ry", "gb", "gy", "by")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    play(g, seat_in(1), "dock:berth=0")
    assert met(g)[0] == "furnace_loaded furnace:3"
    assert met(g)[2:] == ["seated boat:1", "docked boat:1", "docked berth:baz"]


@pytest.mark.parametrize(
    ("card", "text", "refs"),
    [
        ("rigging_hand", move(2, "b", 5), ["moved figure:blue", "moved boat:2", "moved boat:5"]),
        (
            "ferry_keeper",
            f"return:figure={figure(2, 'b')}",
            ["returned figure:blue", "returned boat:2"],
        ),
        (
            "dock_marshal",
            f"to_hall:figure={figure(2, 'b')}",
            ["sent_to_hall figure:blue", "sent_to_hall boat:2"],
        ),
    ],
)
def test_a_figure_that_leaves_its_boat_is_named_with_it(
    card: str, text: str, refs: list[str]
) -> None:
    g = listening(at_work())
    show(g, card)
    recruit(g, card)
    play(g, text)
    assert met(g)[: 1 + len(refs)] == [f"recruited townsfolk:{card}", *refs]


def test_corruption_is_named_to_who_drew_it() -> None:
    g = listening(at_work())
    play(g, "back_alley")
    seen = [one for one in g.log if one[0] == e.CORRUPTION_SEEN]
    assert len(seen) == 2
    for one in seen:
        assert one[4] == 1
        assert COVE.refs(g, one)[0].startswith("corruption:")
    (told,) = [one for one in g.log if one[0] == e.CORRUPTED]
    assert COVE.refs(g, told) == []


def test_only_a_rolled_die_is_a_die() -> None:
    g = listening(at_work())
    set_shop(g, f3="r1", supply="g1 b1 y1")
    forge(g, forge_in(3))
    for one in g.log:
        assert (COVE.die(one) == (6, one[3])) == (one[0] == e.DIE_ROLLED)
    assert any(COVE.die(one) != (0, 0) for one in g.log)


def test_a_long_run_watches_what_can_happen() -> None:
    watched = COVE.watched(BOX)
    assert "recruited townsfolk:inn_tout" in watched
    assert "sold good:large_yellow" in watched
    assert "sold pier:black_market" in watched
    assert "assigned staff:security" in watched
    assert "docked berth:blkR" in watched
    assert "moved figure:rogue" in watched
    assert "sent_to_hall figure:rogue" not in watched
    assert len(set(watched)) == len(watched)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_happens_is_watched_or_need_not_be(seats: int, options: dict[str, Any]) -> None:
    """An event that is watched at all has all of its things on the list."""
    watched = set(COVE.watched(BOX))
    names = {one.partition(":")[0] for one in watched}
    for g, _ in choices(seats, 80 + seats, **options):
        g.logging = True
        found = [one for one in met(g) if one.partition(":")[0] in names]
        assert set(found) <= watched
        g.log.clear()


def test_a_discarded_card_is_named() -> None:
    g = listening(at_work())
    tainted(g, blood_money=1)
    show(g, "harbour_chaplain")
    recruit(g, "harbour_chaplain")
    play(g, "discard:corruption=2")
    assert met(g)[-1] == "corruption_discarded corruption:blood_money"
