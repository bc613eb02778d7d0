"""Phase 5: the First Player token, the silver that is lost, and the last Week."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import FILL_UP, LAST_ROOM, NEARLY_FULL, UNSOLD, evening
from tests.games.guilds.table import (
    construction,
    give,
    go,
    names_of,
    next_week,
    phase,
    place,
    put_in_area,
    room,
    rooms_of,
    set_gold,
    set_objectives,
    set_silver,
    show_rooms,
    silvers,
    until,
    use,
    week_end,
)
from tests.support import act, legal, rule


def money_left(silver: list[int], gold: list[int] | None = None, first: int = 0) -> Guilds:
    """Phase 5 with this money, and no Rooms to protect."""
    g = week_end(len(silver))
    g.first = first
    for seat in range(len(silver)):
        set_silver(g, seat, silver[seat])
        set_gold(g, seat, gold[seat] if gold else 0)
    return g


# The First Player token


@rule("GU-049")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("first", range(4))
def test_the_token_goes_to_the_player_with_the_most_silver(seat: int, first: int) -> None:
    silver = [2, 2, 2, 2]
    silver[seat] = 3
    assert go(money_left(silver, [5, 5, 5, 5], first)).first == seat


@rule("GU-049")
def test_the_new_first_player_begins_the_next_auction() -> None:
    g = go(money_left([1, 2, 4, 3]))
    assert (g.week, phase(g), g.actor()) == (2, "auction", 2)


@rule("GU-X19", "GU-050")
def test_of_those_tied_for_silver_the_one_with_most_gold_becomes_first_player() -> None:
    assert go(money_left([3, 3, 1], [0, 2, 5])).first == 1


@rule("GU-050")
@pytest.mark.parametrize("first", range(3))
def test_gold_decides_a_tie_whoever_is_first_player(first: int) -> None:
    assert go(money_left([3, 0, 3], [2, 9, 1], first)).first == 0


@rule("GU-050", "GU-R31")
@pytest.mark.parametrize("first", range(4))
def test_after_a_full_tie_the_token_goes_to_the_left(first: int) -> None:
    assert go(money_left([4, 4, 4, 4], [1, 1, 1, 1], first)).first == (first + 1) % 4


@rule("GU-R31")
def test_after_a_full_tie_the_token_may_go_to_a_player_who_is_not_tied() -> None:
    assert go(money_left([3, 0, 3, 0], [1, 0, 1, 0], first=0)).first == 1


@rule("GU-R31")
def test_gold_of_players_with_less_silver_is_not_compared() -> None:
    # Seats 0 and 2 tie in silver and gold; seat 3 has more gold, but less silver.
    assert go(money_left([3, 1, 3, 2], [1, 0, 1, 9], first=0)).first == 1


@rule("GU-R31")
def test_after_a_full_tie_for_nothing_the_token_goes_to_the_left() -> None:
    assert go(money_left([0, 0, 0], first=2)).first == 0


@rule("GU-R31", "GU-046")
def test_silver_is_counted_after_protecting() -> None:
    g = week_end(2)
    show_rooms(g, UNSOLD)
    set_silver(g, 0, 3)
    set_silver(g, 1, 3)
    set_gold(g, 0, 1)
    go(g)
    act(g, "protect:slot=0", "protect_none")
    assert g.first == 1


# Silver is lost


@rule("GU-051")
def test_all_silver_is_discarded_and_gold_is_kept() -> None:
    g = go(money_left([7, 2], [3, 1]))
    assert silvers(g) == [10, 10]  # the income of Week 2
    assert [player.gold for player in g.players] == [3, 1]
    assert g.silver_supply == 80 - 20


@rule("GU-051")
def test_the_silver_on_rooms_is_discarded() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    assert not any(one["protected"] for one in g.view(None)["board"]["rooms"])
    assert g.silver_supply == 80 - 20


@rule("GU-051")
def test_a_coin_protects_for_one_week_only() -> None:
    g = evening()
    act(g, "protect:slot=1", "protect_none")
    until(g, "end_of_week")
    assert g.week == 2
    next_week(g)
    assert room("s22") in g.rooms_gone


@rule("GU-049", "GU-051")
def test_silver_is_discarded_after_the_token_has_moved() -> None:
    assert go(money_left([0, 1])).first == 1


# The last Week


@rule("GU-R29")
@pytest.mark.parametrize(("seats", "week"), [(2, 8), (3, 6), (4, 6)])
def test_in_the_last_week_nothing_is_protected(seats: int, week: int) -> None:
    g = evening(seats, week=week)
    assert g.over
    assert silvers(g) == [0] * seats


@rule("GU-R29")
@pytest.mark.parametrize(("seats", "week"), [(2, 6), (2, 7), (3, 5), (4, 5)])
def test_in_the_week_before_rooms_are_protected(seats: int, week: int) -> None:
    assert legal(evening(seats, week=week), "protect") != []


@rule("GU-R29")
def test_in_the_last_week_the_seer_sees_nothing() -> None:
    g = week_end(3, week=5)
    give(g, 1, "seer")
    assert legal(go(g)) == [use("seer"), "decline"]
    g = week_end(3, week=6)
    give(g, 1, "seer")
    assert go(g).over


@rule("GU-R29", "GU-048", "GU-049", "GU-051")
def test_in_the_last_week_the_rest_is_carried_out() -> None:
    g = week_end(3, week=6)
    show_rooms(g, UNSOLD)
    put_in_area(g, 2, "duke")
    set_silver(g, 2, 6)
    set_gold(g, 2, 4)
    go(g)
    assert rooms_of(g.rooms_gone) == UNSOLD
    assert names_of(g.characters_gone) == ["duke"]
    assert g.first == 2
    assert [(player.silver, player.gold) for player in g.players] == [(0, 0), (0, 0), (0, 4)]


def nearly_full(seats: int = 2) -> Guilds:
    """Phase 4; seat 1 can fill its site. All have silver, and seat 0 has the Seer."""
    g = construction(seats, gold=2, rooms=[LAST_ROOM, *UNSOLD[:2]])
    g.week = 3
    for name, where, turns in NEARLY_FULL:
        place(g, 1, name, where, turns)
    for seat in range(seats):
        set_silver(g, seat, 3)
    give(g, 0, "seer")
    set_objectives(g)
    return go(g)


@rule("GU-R29", "GU-054")
def test_a_week_in_which_a_site_was_filled_counts_as_the_last() -> None:
    g = nearly_full()
    act(g, "pass", *FILL_UP, "pass")
    assert g.over
    assert sorted(rooms_of(g.rooms_gone)) == ["s01", "s22"]
    assert silvers(g) == [0, 0]


@rule("GU-R29")
def test_a_week_after_which_one_space_is_free_does_not_count_as_the_last() -> None:
    g = nearly_full()
    act(g, "pass", "pass")
    assert legal(g, "protect") != []
    act(g, "protect_none", "protect_none")
    assert legal(g) == [use("seer"), "decline"]
