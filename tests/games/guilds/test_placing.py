"""Where a Room fits: its own site, rotations, doors and walls, and touching another Room."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import shop, site
from tests.games.guilds.table import buy, can_stand, construction, go, place, space
from tests.support import act, legal, rule

FIRST_SPACE = "place:space=4"  # in front of the Entrance Hall
SMALL_SPACES = ["place:space=0", "place:space=2", "place:space=4"]  # on an empty site


@rule("GU-039")
def test_a_bought_room_is_placed_before_anybody_acts() -> None:
    g = shop()
    act(g, "buy:slot=0,discount=0")
    assert g.actor() == 0
    assert set(legal(g)) == set(legal(g, "place"))
    act(g, FIRST_SPACE)
    assert g.actor() == 0
    assert set(legal(g)) == set(legal(g, "rotate"))
    act(g, "rotate:turns=0")
    assert site(g) == {"B2": "s01"}


@rule("GU-039")
def test_a_room_stands_on_the_buyers_own_site() -> None:
    g = shop()
    act(g, "pass")
    buy(g)
    assert [len(site(g, seat)) for seat in range(2)] == [0, 1]


@rule("GU-039", "GU-R25")
def test_covered_spaces_are_not_offered() -> None:
    g = construction(2, rooms=["s29"])
    place(g, 0, "s27", "B2")
    place(g, 0, "s35", "A1")
    go(g)
    act(g, "buy:slot=0,discount=0")
    spaces = ["C1", "A2", "C2", "B3"]
    assert legal(g) == [f"place:space={space(name)}" for name in spaces]


@rule("GU-039")
@pytest.mark.parametrize(
    ("where", "turns"), [("C2", 0), ("A1", 1), ("A3", 2), ("C4", 3), ("A2", 2), ("B2", 1)]
)
def test_no_part_of_a_large_room_lies_outside_or_on_a_room(where: str, turns: int) -> None:
    g = construction(2)
    place(g, 0, "s27", "B2")
    place(g, 0, "s29", "B3")
    place(g, 0, "s35", "B4")
    assert not can_stand(g, 0, "l12", where, turns)


@rule("GU-040")
@pytest.mark.parametrize(("name", "turns"), [("A1", 3), ("C1", 1), ("B2", 0)])
def test_a_room_may_be_rotated(name: str, turns: int) -> None:
    g = shop(rooms=["s22", "s01"])
    act(g, "buy:slot=0,discount=0", f"place:space={space(name)}")
    assert legal(g) == [f"rotate:turns={turns}"]
    act(g, f"rotate:turns={turns}")
    assert site(g) == {name: "s22"}


@rule("GU-040")
def test_every_rotation_that_looks_different_is_offered() -> None:
    g = shop(rooms=["s13", "s01"])
    act(g, "buy:slot=0,discount=0", FIRST_SPACE)
    assert legal(g) == ["rotate:turns=0", "rotate:turns=1"]  # doors E and S, or S and W


@rule("GU-040", "GU-R24")
def test_a_large_room_may_be_rotated() -> None:
    g = construction(2)
    found = [(n, t) for n in ["A2", "B2", "C2"] for t in range(4) if can_stand(g, 0, "l08", n, t)]
    assert found == [("A2", 0), ("B2", 3), ("C2", 1)]


@rule("GU-R24")
def test_a_room_is_not_mirrored() -> None:
    g = construction(2)
    # Banquet Hall: doors Aw and Bs; mirrored, its south door would meet the Hall
    assert can_stand(g, 0, "l08", "A2", 0)
    assert not can_stand(g, 0, "l08", "B2", 0)
    assert not can_stand(g, 0, "l08", "C2", 2)


@rule("GU-041")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_wall_does_not_meet_a_door(turns: int) -> None:
    g = construction(2)
    assert can_stand(g, 0, "s22", "B2", 0)
    assert not can_stand(g, 0, "s22", "B2", turns)


@rule("GU-041")
def test_wall_meets_wall_and_no_door_meets_a_wall() -> None:
    g = construction(2)
    place(g, 0, "s01", "B2")  # walls in the east and west
    assert can_stand(g, 0, "s22", "A2", 0)
    assert not can_stand(g, 0, "s22", "A2", 3)  # its door would be in the east


@rule("GU-041")
def test_every_shared_edge_has_to_match() -> None:
    g = construction(2)
    place(g, 0, "s27", "B2")  # doors everywhere
    place(g, 0, "s22", "A1", 3)  # only a door in the east
    assert can_stand(g, 0, "s22", "A2", 3)  # a wall to A1, a door to B2
    assert not can_stand(g, 0, "s13", "A2", 0)  # doors to both
    assert not can_stand(g, 0, "s22", "A2", 1)  # walls to both


@rule("GU-041")
def test_both_spaces_of_a_large_room_have_to_match() -> None:
    g = construction(2)
    place(g, 0, "s27", "C1")
    assert can_stand(g, 0, "l07", "B2", 0)  # doors in the south of both spaces
    assert not can_stand(g, 0, "l11", "B2", 0)  # a door in the south of part A only


@rule("GU-042")
def test_a_room_touches_another_room() -> None:
    g = shop(rooms=["s27", "s29"])
    act(g, "buy:slot=0,discount=0")
    assert legal(g) == SMALL_SPACES


@rule("GU-042")
def test_touching_at_a_corner_is_not_enough() -> None:
    g = construction(2)
    place(g, 0, "s27", "B2")
    for name in ["A3", "C3", "B4"]:
        assert not any(can_stand(g, 0, "s29", name, turns) for turns in range(4))


@rule("GU-042")
def test_touching_with_a_wall_is_enough() -> None:
    g = construction(2)
    place(g, 0, "s22", "B2")
    assert can_stand(g, 0, "s22", "B3", 1)


@rule("GU-043", "GU-R22")
def test_doors_may_face_the_outside_wall_and_the_road() -> None:
    g = construction(2)
    assert can_stand(g, 0, "s27", "A1")  # doors in the south and west
    assert can_stand(g, 0, "s27", "C1")


@rule("GU-R22")
def test_edges_beside_free_spaces_are_free_and_a_later_neighbour_must_match() -> None:
    g = construction(2)
    place(g, 0, "s27", "B2")
    assert can_stand(g, 0, "s22", "B3", 0)
    assert not can_stand(g, 0, "s22", "B3", 2)
    place(g, 0, "s22", "C2", 1)
    assert [can_stand(g, 0, "s04", "C3", turns) for turns in range(4)] == [False, True, True, True]


@rule("GU-R21")
def test_a_room_that_fits_nowhere_cannot_be_bought() -> None:
    g = construction(2, rooms=["s01", "s27"])
    for name, where, turns in [("s22", "B2", 0), ("s04", "A1", 3), ("s07", "C1", 1)]:
        place(g, 0, name, where, turns)  # the only doors lead to the Hall
    go(g)
    assert legal(g, "buy") == ["buy:slot=0,discount=0"]


@rule("GU-R25")
def test_there_is_nothing_to_do_with_a_built_room() -> None:
    g = shop()
    for _ in range(4):
        buy(g)
    assert {text.partition(":")[0] for text in legal(g)} == {"buy", "pass"}
