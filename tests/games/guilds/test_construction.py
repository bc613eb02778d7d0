"""Phase 4: buying Rooms in turns, where they fit, and which of them are active."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.table import (
    can_stand,
    construction,
    give,
    go,
    place,
    rooms_of,
    set_gold,
    set_objectives,
    set_silver,
    space,
    week_end,
)
from tests.support import act, legal, rule

ROOMS = ["s01", "s02", "s11", "s12", "s27"]  # for 1 gold each
FIRST_SPACE = "place:space=4"  # in front of the Entrance Hall
SMALL_SPACES = ["place:space=0", "place:space=2", "place:space=4"]  # on an empty site


def shop(seats: int = 2, *, gold: int = 10, rooms: list[str] | None = None) -> Guilds:
    """Phase 4 with seat 0 on turn and some Rooms for 1 gold on offer."""
    return go(construction(seats, gold=gold, rooms=rooms or ROOMS))


def buy(g: Guilds, slot: int = 0) -> None:
    """Buy a small Room and take the first space and rotation that are legal."""
    act(g, f"buy:slot={slot},discount=0")
    act(g, legal(g, "place")[0])
    act(g, legal(g, "rotate")[0])


def site(g: Guilds, seat: int = 0) -> dict[str, str]:
    """Which Room covers which space."""
    found = g.view(None)["players"][seat]["site"]
    return {one["space"]: one["room"] for one in found if one["room"] not in (None, "hall")}


def active(g: Guilds, seat: int = 0) -> list[str]:
    return sorted(g.view(None)["players"][seat]["active_rooms"])


def points(g: Guilds, title: str, seat: int = 0) -> float:
    """The points of one row of the score sheet; 0 if there is none."""
    return sum(row.points for row in find("guilds").sheet(g, seat) if row.title == title)


# Turns


@rule("GU-036")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_begins_and_the_others_follow_to_the_left(first: int) -> None:
    g = construction(4, rooms=ROOMS)
    g.first = first
    go(g)
    seats = []
    for _ in range(4):
        seats.append(g.actor())
        buy(g)
    assert seats == [(first + i) % 4 for i in range(4)]


@rule("GU-036")
@pytest.mark.parametrize(
    ("name", "cost"), [("s01", 1), ("s33", 2), ("s20", 3), ("l08", 2), ("l14", 3), ("l13", 4)]
)
def test_a_room_is_paid_with_its_gold_cost(name: str, cost: int) -> None:
    g = shop(rooms=sorted([name, "l12"], reverse=True))
    supply = g.gold_supply
    buy(g, rooms_of(g.rooms).index(name))
    assert g.players[0].gold == 10 - cost
    assert g.gold_supply == supply + cost


@rule("GU-036")
@pytest.mark.parametrize(
    ("gold", "slots"), [(1, [0]), (2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_only_rooms_that_can_be_paid_are_offered(gold: int, slots: list[int]) -> None:
    g = shop(gold=gold, rooms=["s01", "s33", "s20", "l13"])
    assert legal(g, "buy") == [f"buy:slot={slot},discount=0" for slot in slots]


@rule("GU-036")
def test_silver_buys_no_room() -> None:
    g = construction(2, gold=0, rooms=["s01"])
    set_silver(g, 0, 20)
    set_gold(g, 1, 1)
    assert go(g).actor() == 1


@rule("GU-036")
def test_after_one_room_the_turn_is_over() -> None:
    g = shop()
    buy(g)
    assert g.actor() == 1
    assert g.players[0].site.rooms.count(-1) == 10


@rule("GU-036")
def test_who_could_buy_may_pass() -> None:
    g = shop()
    assert legal(g)[-1] == "pass"
    act(g, "pass")
    assert g.actor() == 1
    assert g.players[0].gold == 10
    assert site(g) == {}


@rule("GU-037")
def test_more_rooms_may_be_bought_when_the_turn_comes_round_again() -> None:
    g = shop()
    for _ in range(4):
        buy(g)
    assert [len(site(g, seat)) for seat in range(2)] == [2, 2]
    assert g.actor() == 0
    assert legal(g, "buy") != []


@rule("GU-037")
def test_a_player_may_go_on_buying_while_the_others_pass() -> None:
    g = shop()
    for _ in range(2):
        buy(g)
        act(g, "pass")
    buy(g)
    assert len(site(g)) == 3


@rule("GU-036", "GU-038")
def test_a_bought_room_is_no_longer_on_offer() -> None:
    g = shop()
    buy(g, 1)
    assert rooms_of(g.rooms) == ["s01", "s11", "s12", "s27"]


# The end of the phase


@rule("GU-038")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_phase_ends_when_everyone_passes(seats: int) -> None:
    g = shop(seats)
    for _ in range(seats - 1):
        act(g, "pass")
        assert g.view(0)["phase"] == "construction"
    act(g, "pass")
    assert g.week == 2


@rule("GU-038")
def test_the_phase_ends_when_all_rooms_are_sold() -> None:
    g = shop(rooms=["s01", "s02"])
    buy(g)
    assert g.view(0)["phase"] == "construction"
    buy(g)
    assert g.week == 2
    assert [player.gold for player in g.players] == [9, 9]


@rule("GU-R19")
def test_who_passed_may_buy_later() -> None:
    g = shop()
    act(g, "pass")
    buy(g)
    assert g.actor() == 0
    buy(g)
    assert len(site(g)) == 1


@rule("GU-R19", "GU-038")
def test_a_purchase_starts_the_count_of_passes_anew() -> None:
    g = shop(3)
    act(g, "pass", "pass")
    buy(g)
    act(g, "pass", "pass")
    assert g.actor() == 2
    act(g, "pass")
    assert g.week == 2


@rule("GU-R19", "GU-R41")
def test_without_gold_players_pass_by_themselves() -> None:
    g = construction(3, gold=0, rooms=ROOMS)
    set_gold(g, 1, 2)
    go(g)
    assert g.actor() == 1
    buy(g)
    assert g.actor() == 1
    buy(g)
    assert g.week == 2


# Where a Room fits


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
    g = construction(
        2
    )  # Banquet Hall: doors Aw and Bs; mirrored, its south door would meet the Hall
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


# Active or not


@rule("GU-X15", "GU-041")
def test_barracks_in_front_of_the_hall_are_active() -> None:
    g = construction(2, rooms=["s01", "s22"])
    go(g)
    act(g, "buy:slot=0,discount=0", FIRST_SPACE, "rotate:turns=0")
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
    assert points(g, title, 0) == points(g, title, 1) > 0
    connect(g)
    assert points(g, title, 1) == 0


@rule("GU-045", "GU-R43")
def test_an_inactive_room_gives_no_income() -> None:
    g = week_end(2)
    place(g, 0, "s01", "B2")
    place(g, 0, "s17", "A2")  # Toll Window
    go(g)
    assert g.week == 2
    assert [player.silver for player in g.players] == [10, 10]


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
    assert [player.silver for player in g.players] == [10, 12]
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
    assert points(g, "Sunlit Halls") == 5
    assert find("guilds").sheet(g, 0)[-1].why.endswith("You have 1")
