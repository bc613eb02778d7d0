"""How the match ends: after the last Week, or after a Week in which a site was filled."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import BY_FULL_SITE, BY_WEEKS, Guilds
from tests.games.guilds.scenes import FILL_UP, LAST_ROOM, NEARLY_FULL, Placed
from tests.games.guilds.table import (
    construction,
    give,
    go,
    next_week,
    place,
    rooms_of,
    set_objectives,
    set_silver,
    show_rooms,
    week_end,
)
from tests.support import act, legal, rule

# B2 alone is free; when the last Room fills it, only the half of the Rooms are active.
SPLIT: list[Placed] = [
    ("l11", "A1", 3),
    ("l16", "C1", 3),
    ("l04", "A3", 3),
    ("l15", "C3", 2),
    ("l13", "C4", 2),
]
LAST_SPLIT = ["buy:slot=0,discount=0", "place:space=4", "rotate:turns=0"]  # s04 on B2
LAST_WEEKS = [(2, 8), (3, 6), (4, 6)]


def nearly_full(
    seats: int = 2, *, seat: int = 0, week: int = 4, site: list[Placed] | None = None
) -> Guilds:
    """Phase 4 of the Week; the site of this seat has one free space. Others may still buy."""
    site = site or NEARLY_FULL
    g = construction(seats, rooms=[LAST_ROOM if site == NEARLY_FULL else "s04", "s27", "s29"])
    g.week = week
    for name, where, turns in site:
        place(g, seat, name, where, turns)
    set_objectives(g)
    return go(g)


def covered(g: Guilds, seat: int = 0) -> int:
    return 12 - g.players[seat].site.rooms.count(-1)


# After the last Week


@rule("GU-053")
@pytest.mark.parametrize(("seats", "week"), LAST_WEEKS)
def test_the_match_ends_after_the_last_week(seats: int, week: int) -> None:
    g = go(week_end(seats, week=week))
    assert g.over
    assert g.actor() == -1
    assert legal(g) == []


@rule("GU-053")
@pytest.mark.parametrize(("seats", "last"), LAST_WEEKS)
def test_no_earlier_week_ends_the_match(seats: int, last: int) -> None:
    for week in range(1, last):
        g = go(week_end(seats, week=week))
        assert not g.over
        assert (g.week, g.view(0)["phase"], g.view(0)["ending"]) == (week + 1, "auction", "")


@rule("GU-053")
def test_the_last_week_is_played_to_its_end() -> None:
    g = construction(2, rooms=["s01", "s02"])
    g.week = 8
    go(g)
    act(g, "pass")
    assert not g.over
    act(g, "pass")
    assert g.over


@rule("GU-053")
@pytest.mark.parametrize(("seats", "week"), LAST_WEEKS)
def test_a_match_that_ran_its_weeks_says_so(seats: int, week: int) -> None:
    g = go(week_end(seats, week=week))
    assert g.ending == BY_WEEKS
    assert (g.view(0)["phase"], g.view(0)["ending"]) == ("over", "weeks")


@rule("GU-053", "GU-058")
def test_at_the_end_there_is_a_winner() -> None:
    g = week_end(3, week=6)
    set_objectives(g)
    give(g, 1, "archmage")
    assert go(g).result() == [0.0, 1.0, 0.0]


# After a Week with a full site


@rule("GU-X21", "GU-054")
def test_after_the_twelfth_space_the_week_is_finished_then_scored() -> None:
    g = nearly_full()
    set_silver(g, 1, 4)
    act(g, *FILL_UP)
    assert covered(g) == 12
    assert not g.over
    assert (g.week, g.view(0)["phase"], g.actor()) == (4, "construction", 1)
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    assert g.players[1].site.rooms.count(-1) == 10
    act(g, "pass")
    assert g.over
    assert g.week == 4
    assert rooms_of(g.rooms_gone) == ["s29"]
    assert g.first == 1
    assert [player.silver for player in g.players] == [0, 0]


@rule("GU-054")
def test_a_match_that_ended_by_a_full_site_says_so() -> None:
    g = nearly_full()
    act(g, *FILL_UP)
    assert g.view(0)["ending"] == ""
    next_week(g)
    assert g.ending == BY_FULL_SITE
    assert (g.view(0)["phase"], g.view(0)["ending"]) == ("over", "full_site")


@rule("GU-054")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("week", [1, 5])
def test_a_full_site_ends_the_match_in_any_week(seats: int, week: int) -> None:
    g = nearly_full(seats, week=week)
    act(g, *FILL_UP)
    next_week(g)
    assert (g.over, g.week) == (True, week)


@rule("GU-054")
@pytest.mark.parametrize("seat", range(1, 4))
def test_the_site_of_any_player_ends_the_match(seat: int) -> None:
    g = nearly_full(4, seat=seat)
    act(g, *["pass"] * seat, *FILL_UP)
    assert covered(g, seat) == 12
    next_week(g)
    assert g.over


@rule("GU-054", "GU-R27")
def test_with_one_space_free_the_match_goes_on() -> None:
    g = nearly_full()
    assert covered(g) == 11
    next_week(g)
    assert not g.over
    assert g.week == 5


@rule("GU-R27")
def test_a_site_with_inactive_rooms_is_full_as_well() -> None:
    g = nearly_full(site=SPLIT)
    act(g, *LAST_SPLIT)
    assert len(g.view(0)["players"][0]["active_rooms"]) < len(g.view(0)["players"][0]["rooms"])
    next_week(g)
    assert g.over
    assert g.view(0)["ending"] == "full_site"


@rule("GU-R27", "GU-R20")
def test_the_hall_covers_one_of_the_twelve_spaces() -> None:
    g = nearly_full()
    act(g, *FILL_UP)
    spaces = [one["room"] for one in g.view(0)["players"][0]["site"]]
    assert len(spaces) == 12
    assert spaces.count("hall") == 1
    next_week(g)
    assert g.over


# Before the points are counted


@rule("GU-053", "GU-R42")
@pytest.mark.parametrize("by_weeks", [True, False])
def test_the_illusionist_is_asked_before_the_match_is_over(by_weeks: bool) -> None:
    g = nearly_full(week=8 if by_weeks else 4)
    give(g, 1, "illusionist")
    if not by_weeks:
        act(g, *FILL_UP)
    while g.view(0)["phase"] == "construction":
        act(g, "pass")
    assert not g.over
    assert (g.view(0)["phase"], g.actor()) == ("scoring", 1)
    assert len(legal(g, "choose_faction")) == 7
    act(g, "choose_faction:faction=3")
    assert g.over
    assert g.view(0)["ending"] == ("weeks" if by_weeks else "full_site")


@rule("GU-053")
def test_after_the_last_week_no_income_is_paid_and_nothing_is_revealed() -> None:
    g = week_end(3, week=6)
    show_rooms(g, ["s01"])
    go(g)
    assert [player.silver for player in g.players] == [0, 0, 0]
    assert g.rooms == []
    assert set(g.square) == {-1}
