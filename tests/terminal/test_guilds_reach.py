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
    return on.out_of_reach(0)


# Offers


def test_an_offer_in_two_areas_may_cost_too_much():
    match = at(BID, silver=5)
    for area in (AREA_1, AREA_3, AREA_5):
        offer(match, area, 1, 2)
    needs = "you would need 3 silver in Area I and 3 in another and have 5"
    assert impossible(match) == [f"An offer names two Areas: {needs}."]


def test_an_area_that_costs_too_much_tells_its_price():
    match = at(BID, silver=5)
    offer(match, AREA_3, 1, 4)
    needs = "you would need 5 silver in Area III and 1 in another and have 5"
    assert impossible(match) == [
        "An offer begins with the lower of its two Areas; choose Area I first.",
        f"An offer names two Areas: {needs}.",
    ]


def test_the_cheapest_areas_come_first():
    match = at(BID, seats=4, silver=5)
    square = state(match).square
    square[1 * PLACES], square[3 * PLACES] = square[0], square[2 * PLACES]
    offer(match, 0, 1, 9)
    offer(match, 3, 1, 8)
    assert impossible(match) == [
        "An offer begins with the lower of its two Areas; choose Area II or III first.",
        "Blue leads Area IV with 8 silver; you would have to add 9 and have 5.",
        "Blue leads Area I with 9 silver; you would have to add 10 and have 5.",
    ]


def test_where_one_area_is_enough_its_price_is_told():
    match = at(BID, silver=5)
    join(match, 0, "bell_ringer")
    offer(match, AREA_3, 1, 8)
    assert impossible(match) == [
        "Blue leads Area III with 8 silver; you would have to add 9 and have 5."
    ]


def test_in_the_middle_of_an_offer_nothing_is_missed():
    assert impossible(at(FIRST_AMOUNT[AREA_1], silver=5)) == []


# Rooms


def test_rooms_may_cost_too_much_or_fit_nowhere():
    match = building(("s22", 0, 3), ("s04", 2, 1), ("s07", 4, 0))  # dead ends all around
    state(match).rooms = [room("s01"), room("s19"), room("s29")]
    assert impossible(match) == [
        "The Long Corridor fits nowhere on your site, however it is turned.",
        "The Weaving Room costs 2 gold; you have 1.",
    ]


def test_help_makes_a_room_cheap_enough():
    match = at(BUY_ROOM, gold=1)
    state(match).rooms = [room("s19")]
    assert impossible(match) == ["The Weaving Room costs 2 gold; you have 1."]
    join(match, 0, "mason")
    assert impossible(match) == []


# Spaces


def placing(match: Match, name: str) -> list[str]:
    """What is said while seat 0 places a Room."""
    state(match).stack[-1] = ChooseSpace(room(name))
    return impossible(match)


def test_a_space_tells_which_doors_it_needs():
    match = building(("s01", 4, 0), ("s22", 3, 0))  # Barracks on B2, a Gallery on A2
    said = "A1 needs doors N E; the Scrying Nook cannot be turned so."  # it has a single door
    assert placing(match, "s04") == [said]
    assert f"\n{said}" in draw_choice(match)


def test_a_space_tells_which_walls_it_needs():
    match = building(("s01", 4, 0))  # Barracks on B2, with doors N and S
    assert placing(match, "s29") == [  # with doors on all sides
        "A2 needs a wall E; the Long Corridor cannot be turned so.",
        "C2 needs a wall W; the Long Corridor cannot be turned so.",
    ]


def test_a_large_room_may_lack_space_for_its_other_part():
    match = building(("s01", 4, 0), ("s22", 3, 0))
    assert placing(match, "l01") == [
        "A1 needs doors N E; the Training Yard cannot be turned so.",
        "With a part on C1 the Training Yard has no place for its other part.",
        "With a part on A3 the Training Yard has no place for its other part.",
    ]
