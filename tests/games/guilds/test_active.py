"""Which Rooms are active, and when their effects begin; the Entrance Hall."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.scenes import rows, shop, site
from tests.games.guilds.table import (
    buy,
    construction,
    give,
    go,
    place,
    set_objectives,
    set_silver,
    silvers,
    space,
    week_end,
)
from tests.support import act, legal, rule


def active(g: Guilds, seat: int = 0) -> list[str]:
    return sorted(g.view(None)["players"][seat]["active_rooms"])


# Active or not


@rule("GU-X15", "GU-041")
def test_barracks_in_front_of_the_hall_are_active() -> None:
    g = construction(2, rooms=["s01", "s22"])
    go(g)
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    assert active(g) == ["s01"]


@rule("GU-X16", "GU-044")
def test_a_gallery_beside_the_barracks_is_legal_and_inactive() -> None:
    g = construction(2, rooms=["s22", "s27"])
    place(g, 0, "s01", "B2")
    go(g)
    act(g, "buy:slot=0,discount=0", "place:space=3")
    assert "rotate:turns=0" in legal(g)
    act(g, "rotate:turns=0")
    assert site(g) == {"A2": "s22", "B2": "s01"}
    assert active(g) == ["s01"]


@rule("GU-X17", "GU-045")
def test_a_kennel_between_hall_and_gallery_makes_both_active() -> None:
    g = construction(2, rooms=["s13", "s27"])
    place(g, 0, "s01", "B2")
    place(g, 0, "s22", "A2")
    go(g)
    act(g, "buy:slot=0,discount=0", "place:space=0")
    assert legal(g) == ["rotate:turns=3"]
    act(g, "rotate:turns=3")
    assert active(g) == ["s01", "s13", "s22"]


def apart(*names: str) -> Guilds:
    """Phase 4, in which the Kennel on A1 is for sale: it will join the first of these Rooms.

    The Rooms stand on A2 and above it, beside Barracks on B2, B3 and B4, without a way to them.
    """
    g = construction(2, rooms=["s13", "s29"])
    for name, where in zip(["s01", "s05", "s11"], ["B2", "B3", "B4"], strict=True):
        place(g, 0, name, where)
    for name, where in zip(names, ["A2", "A3", "A4"], strict=False):
        place(g, 0, name, where)
    return go(g)


def connect(g: Guilds) -> None:
    act(g, "buy:slot=0,discount=0", "place:space=0", "rotate:turns=3")


@rule("GU-045")
def test_all_rooms_behind_one_another_become_active_at_once() -> None:
    g = apart("s33", "s31", "s16")
    assert active(g) == ["s01", "s05", "s11"]
    connect(g)
    assert active(g) == ["s01", "s05", "s11", "s13", "s16", "s31", "s33"]


@rule("GU-045")
def test_an_inactive_room_gives_no_pp() -> None:
    g = apart("s22")
    set_objectives(g)
    assert g.scores()[0] == 3
    connect(g)
    assert g.scores()[0] == 6  # 3 of the Barracks and others, 1 of the Kennel, 2.5 of the Gallery


@rule("GU-045")
@pytest.mark.parametrize("name", ["the_great_house", "many_chambers"])
def test_an_inactive_room_is_no_built_on_area(name: str) -> None:
    g = apart("s33", "s31", "s16")
    for tile, where in [("s02", "B2"), ("s09", "B3"), ("s12", "B4")]:
        place(g, 1, tile, where)
    set_objectives(g, name)
    title = find("guilds").sheet(g, 0)[-1].title
    mine, yours = rows(g, title)
    assert mine == yours > 0
    connect(g)
    assert rows(g, title)[1] == 0


@rule("GU-045", "GU-R43")
def test_an_inactive_room_gives_no_income() -> None:
    g = week_end(2)
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")  # Toll Window
    go(g)
    assert g.week == 2
    assert silvers(g) == [10, 10]


@rule("GU-045")
def test_an_inactive_room_gives_no_ability() -> None:
    g = apart("s31")  # Lookout
    set_silver(g, 0, 2)
    act(g, "pass", "pass", "protect_none")
    assert g.week == 2


# Effects begin


@rule("GU-R26")
def test_an_ability_works_at_once_when_its_room_becomes_active() -> None:
    g = apart("s31")
    set_silver(g, 0, 2)
    connect(g)
    act(g, "pass", "pass", "protect_none")
    assert legal(g) == ["protect_free:slot=0", "protect_none"]


@rule("GU-R26")
def test_an_ability_works_at_once_when_its_room_is_built_active() -> None:
    g = construction(2, rooms=["s34", "s01"])  # Notary
    set_silver(g, 0, 2)
    set_silver(g, 1, 3)
    g.first = 1
    go(g)
    act(g, "pass")
    buy(g)
    act(g, "pass", "pass", "protect_none", "protect_none")
    assert (g.week, g.first) == (2, 0)


@rule("GU-R26")
def test_a_symbol_counts_at_once_when_its_room_is_built_active() -> None:
    g = shop(rooms=["s01", "s02"])
    set_objectives(g, "shield_of_the_realm")
    assert g.scores() == [0, 0]
    buy(g)
    assert g.scores() == [1 + 5, 0]


@rule("GU-R26")
def test_income_begins_with_the_next_start_of_the_week() -> None:
    g = shop(gold=3, rooms=["s20", "s15"])
    buy(g)
    assert (g.players[0].silver, g.players[0].gold) == (0, 0)
    buy(g)
    assert g.week == 2
    assert silvers(g) == [10, 12]
    assert [player.gold for player in g.players] == [1, 2]


# The Entrance Hall


@rule("GU-R20")
def test_the_hall_is_no_room_where_rooms_are_counted() -> None:
    g = construction(2)
    give(g, 0, "elementalist")
    set_objectives(g, "the_great_house", "many_chambers", "a_room_for_everything")
    assert g.scores() == [0, 0]


@rule("GU-R20", "GU-042")
@pytest.mark.parametrize(("name", "turns"), [("A1", 3), ("C1", 1), ("B2", 0)])
def test_the_hall_counts_for_touching_and_connection(name: str, turns: int) -> None:
    g = shop(rooms=["s22", "s01"])
    act(g, "buy:slot=0,discount=0", f"place:space={space(name)}", f"rotate:turns={turns}")
    assert active(g) == ["s22"]


@rule("GU-R23")
def test_the_double_door_is_no_window() -> None:
    g = construction(2)
    set_objectives(g, "sunlit_halls")
    assert g.scores() == [0, 0]


@rule("GU-R23")
def test_a_door_to_the_road_is_a_window() -> None:
    g = construction(2)
    place(g, 0, "s02", "A1")  # doors N, E and S
    set_objectives(g, "sunlit_halls")
    assert rows(g, "Sunlit Halls") == [5, 0]
    assert find("guilds").sheet(g, 0)[-1].why.endswith("Here 1; Blue has 0")
