"""Why a Room cannot stand on a space, or not turned like that."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import shop
from tests.games.guilds.table import place
from tests.games.guilds.touching import clause, why_not
from tests.support import act, rule


@rule("GU-039", "GU-041", "GU-042")
@pytest.mark.parametrize(
    ("space", "reason", "says_so"),
    [
        ("B1", "B1 is covered by your Entrance Hall; choose a free space.", "7.11"),
        ("B2", "B2 is covered by your Barracks; choose a free space.", "7.11"),
        ("A4", "On A4 the Gallery would touch none of your Rooms; one side has to.", "7.13"),
    ],
)
def test_a_space_where_a_room_does_not_go(space: str, reason: str, says_so: str) -> None:
    g = shop(rooms=["s22"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0")
    assert why_not(g, f"space:{space}") == reason
    assert clause(g, f"space:{space}") == says_so


@rule("GU-041")
def test_a_space_whose_neighbours_ask_for_other_doors() -> None:
    g = shop(rooms=["s01"])
    place(g, 0, "s17", "B2")
    place(g, 0, "s22", "A2")
    act(g, "buy:slot=0,discount=0")
    assert why_not(g, "space:A1") == ("A1 needs doors N E; the Barracks cannot be turned so.")


@rule("GU-041")
def test_a_turn_that_does_not_fit_says_what_the_space_needs() -> None:
    g = shop(rooms=["s01", "s22"])
    act(g, "buy:slot=1,discount=0", "place:space=4")
    assert why_not(g, "turn:1") == "Turned by 90° it has doors W; B2 needs a door S."
    assert why_not(g, "space:B2") == "Choose how the Gallery is turned first."


@rule("GU-039", "GU-041", "GU-042")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("A1", "With a part on A1 the Training Yard has no place for its other part."),
        ("A2", "Only part B of the Training Yard can lie on A2; choose where part A goes."),
        ("A4", "On A4 the Training Yard would touch none of your Rooms; one side has to."),
    ],
)
def test_a_space_where_a_large_room_does_not_go(space: str, reason: str) -> None:
    g = shop(rooms=["l01"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0")
    assert why_not(g, f"space:{space}") == reason


@rule("GU-039", "GU-041", "GU-042")
@pytest.mark.parametrize(
    ("turns", "reason"),
    [
        (1, "Turned by 90° it has doors A: N; B: E W, but part B on A2 needs a wall E."),
        (2, "Turned by 180° its part B would lie beyond the border of your site."),
        (3, "Turned by 270° it would touch none of your Rooms; one side has to."),
    ],
)
def test_a_turn_that_does_not_fit_a_large_room(turns: int, reason: str) -> None:
    g = shop(rooms=["l03"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0", "place:space=6")
    assert why_not(g, f"turn:{turns}") == reason


def test_a_part_does_not_lie_over_another_room() -> None:
    g = shop(rooms=["l03"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0", "place:space=3")
    assert why_not(g, "turn:0") == "Not turned its part B would lie on B2, over your Barracks."


@rule("GU-R24")
def test_a_turn_that_looks_the_same() -> None:
    g = shop(rooms=["s01"])
    act(g, "buy:slot=0,discount=0", "place:space=4")
    assert why_not(g, "turn:2") == (
        "Turned by 180° it looks as with fewer turns; each look is offered once."
    )
    assert clause(g, "turn:2") == "7.10"
