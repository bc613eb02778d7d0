"""Who sits where, and on which deal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import hearth
from hearth.arena import Plan, Venue, planned

BOX = Path(hearth.__file__).parent / "games" / "winterforge" / "box"
GAME = "winterforge"


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("ab", 2),
        ("ab", 4),
        ("abc", 3),
        ("abc", 4),
        ("abcd", 2),
        ("abcde", 3),
        ("ab", 1),
        ("aab", 3),
    ],
)
def test_in_every_deal_each_bot_has_each_seat_equally_often(bots, seats):
    plan = Plan(GAME, seats, list(bots))
    for deal in range(30):
        numbers = range(deal * len(bots), (deal + 1) * len(bots))
        for seat in range(seats):
            assert sorted(plan.seating(i)[seat] for i in numbers) == sorted(bots)
        assert len({plan.match_seed(i) for i in numbers}) == 1


def test_every_deal_is_another_one():
    plan = Plan(GAME, 2, ["a", "b"])
    assert len({plan.match_seed(i) for i in range(100)}) == 50


def test_the_first_match_is_seated_as_it_was_written():
    assert Plan(GAME, 4, ["a", "b"]).seating(0) == ["a", "b", "a", "b"]


def test_each_bot_sits_behind_each_other_one_equally_often():
    plan = Plan(GAME, 4, list("abcd"))
    seatings = [plan.seating(i) for i in range(6 * 4)]
    behind = Counter((s[k], s[(k + 1) % 4]) for s in seatings for k in range(4))
    assert set(behind.values()) == {8}
    assert len(behind) == 12


def test_with_more_bots_than_seats_all_meet_equally_often():
    plan = Plan(GAME, 2, list("abcd"))
    met = Counter(frozenset(plan.seating(i)) for i in range(6 * 4))
    assert len(met) == 6
    assert set(met.values()) == {4}


def test_bots_that_are_all_alike_get_a_new_deal_in_each_match():
    plan = Plan(GAME, 2, ["a", "a"])
    assert plan.rotations() == 1
    assert len({plan.match_seed(i) for i in range(10)}) == 10


def test_every_bot_has_its_own_chance_in_every_match():
    plan = Plan(GAME, 2, ["a", "b"])
    assert len({plan.bot_seed(i, seat) for i in range(50) for seat in range(2)}) == 100
    assert plan.bot_seed(0, 0) != Plan(GAME, 2, ["a", "b"], seed=1).bot_seed(0, 0)


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [
        ("winterforge", 1, 1),
        ("guilds", 1, 2),
        ("winterforge", 3, 3),
        ("guilds", 3, 3),
        ("guilds", 5, 4),
        ("winterforge", 9, 6),
    ],
)
def test_there_is_a_seat_for_each_bot_where_the_game_allows_it(game, bots, seats):
    assert planned(Venue(game), ["random"] * bots).seats == seats


def test_a_plan_fills_in_the_options_that_were_not_given():
    chosen = planned(Venue(GAME, options={"guilds": "random"}), ["random"]).options
    assert (chosen["guilds"], chosen["round_cap"]) == ("random", 40)


def test_what_a_level_means_is_part_of_the_run():
    plan = planned(Venue(GAME), ["apprentice", "random"])
    assert list(plan.header()["levels"]) == ["apprentice"]


def test_another_box_is_part_of_the_run(tmp_path):
    text = (BOX / "crew.toml").read_text()
    (tmp_path / "crew.toml").write_text(text.replace("hire_cost = 4", "hire_cost = 5", 1))
    plan = planned(Venue(GAME, box=tmp_path), ["random"])
    standard = planned(Venue(GAME), ["random"])
    assert plan.header()["box"].startswith(f"{tmp_path.name} ")
    assert plan.box().hash() != standard.box().hash()


@pytest.mark.parametrize(
    ("venue", "bots", "said"),
    [
        (Venue("chess"), ["random"], "there is no game 'chess'"),
        (Venue(GAME), ["random", "clever"], "there is no bot 'clever'; there are: random"),
        (Venue(GAME), ["random", ""], "there is no bot ''"),
        (Venue(GAME, 9), ["random"], "is for 1, 2, 3, 4, 5, 6 seats, not 9"),
        (Venue(GAME, options={"moat": 1}), ["random"], "has no option 'moat'"),
        (Venue(GAME, box="/nonexistent"), ["random"], "/nonexistent: there is no such folder"),
    ],
)
def test_a_plan_that_cannot_be_is_answered_with_what_can(venue, bots, said):
    with pytest.raises(ValueError, match=said):
        planned(venue, bots)
