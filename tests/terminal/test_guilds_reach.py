"""What a table of Guilds says of options that are missing."""

from __future__ import annotations

from hearth.games.guilds.auction import BID, FIRST_AMOUNT
from hearth.games.guilds.cards import PLACES
from hearth.games.guilds.construction import BUY_ROOM, ChooseSpace
from hearth.match import Match
from tests.terminal.drawing import draw_choice, screen
from tests.terminal.guilds_tables import (
    AREA_1,
    AREA_3,
    AREA_5,
    at,
    building,
    join,
    offer,
    room,
    state,
)


def impossible(match: Match) -> list[str]:
    on = screen(match)
    return on.drawer.out_of_reach(on.sight(0))


# Offers


def test_an_offer_in_two_areas_may_cost_too_much():
    match = at(BID, silver=5)
    for area in (AREA_1, AREA_3, AREA_5):
        offer(match, area, 1, 2)
    said = "Offer silver: you would need at least 6 silver to be ahead in two Areas"
    assert impossible(match) == [said]


def test_an_area_that_costs_too_much_tells_its_price():
    match = at(BID, silver=5)
    offer(match, AREA_3, 1, 4)
    said = "Area III: too dear, you would need 6 silver (5 here and 1 in another Area)"
    assert impossible(match) == [said, "Area V: name the Area of the lower number first"]


def test_hints_are_in_the_order_of_the_areas():
    match = at(BID, seats=4, silver=5)
    square = state(match).square
    square[1 * PLACES], square[3 * PLACES] = square[0], square[2 * PLACES]
    offer(match, 0, 1, 9)
    offer(match, 3, 1, 8)
    assert [why.partition(":")[0] for why in impossible(match)] == ["Area I", "Area IV", "Area V"]


def test_where_one_area_is_enough_its_price_is_told():
    match = at(BID, silver=5)
    join(match, 0, "bell_ringer")
    offer(match, AREA_3, 1, 8)
    assert impossible(match) == ["Area III: too dear, you would need 9 silver"]


def test_in_the_middle_of_an_offer_nothing_is_missed():
    assert impossible(at(FIRST_AMOUNT[AREA_1], silver=5)) == []


# Rooms


def test_rooms_may_cost_too_much_or_fit_nowhere():
    match = building(("s22", 0, 3), ("s04", 2, 1), ("s07", 4, 0))  # dead ends all around
    state(match).rooms = [room("s01"), room("s19"), room("s29")]
    assert impossible(match) == [
        "Too dear: Weaving Room (2 gold)",
        "Fits nowhere on your site, however turned: Long Corridor (doors N E S W)",
    ]


def test_help_makes_a_room_cheap_enough():
    match = at(BUY_ROOM, gold=1)
    state(match).rooms = [room("s19")]
    assert impossible(match) == ["Too dear: Weaving Room (2 gold)"]
    join(match, 0, "mason")
    assert impossible(match) == []


# Spaces


def placing(match: Match, name: str) -> list[str]:
    """What is said while seat 0 places a Room."""
    state(match).stack[-1] = ChooseSpace(room(name))
    return impossible(match)


def test_a_space_tells_which_doors_it_needs():
    match = building(("s01", 4, 0), ("s22", 3, 0))  # Barracks on B2, a Gallery on A2
    assert placing(match, "s04") == ["A1: needs doors N and E"]  # where a single door is not enough
    assert "\nA1: needs doors N and E" in draw_choice(match)


def test_a_space_tells_which_walls_it_needs():
    match = building(("s01", 4, 0))  # Barracks on B2, with doors N and S
    assert placing(match, "s29") == ["A2: needs a wall E; C2: needs a wall W"]  # doors on all sides


def test_a_large_room_may_lack_space_for_its_other_part():
    match = building(("s01", 4, 0), ("s22", 3, 0))
    said = "A1: needs doors N and E; C1, A3: the other part does not fit beside it"
    assert placing(match, "l01") == [said]
