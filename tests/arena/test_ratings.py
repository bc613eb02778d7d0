"""Ratings, from who has won against whom."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from unittest.mock import patch

import pytest

from hearth.arena import Outcome
from hearth.arena.ratings import UnratedError, ratings
from tests.arena.hands import outcome


def record(bots: str, *results: Sequence[float]) -> list[list[Outcome]]:
    """Matches that are deals of their own."""
    return [[outcome(i, bots, list(result))] for i, result in enumerate(results)]


def test_who_wins_equally_often_is_rated_alike():
    rated = ratings(["a", "b"], record("ab", [1, 0], [0, 1]))
    assert rated["a"].value == rated["b"].value == pytest.approx(1500)


def test_a_rating_tells_how_often_one_wins_against_another():
    rated = ratings(["a", "b"], record("ab", *[[1, 0]] * 30, *[[0, 1]] * 10))
    odds = 30.5 / 10.5  # an imagined match is shared
    assert rated["a"].value - rated["b"].value == pytest.approx(400 * math.log10(odds))


def test_a_shared_win_is_half_a_win_each():
    shared = ratings(["a", "b"], record("ab", *[[0.5, 0.5]] * 20, *[[1, 0]] * 10))
    split = ratings(["a", "b"], record("ab", *[[0, 1]] * 10, *[[1, 0]] * 20))
    assert shared["a"].value == pytest.approx(split["a"].value)


def test_at_a_large_table_the_winner_has_won_against_all():
    results = [[1, 0, 0]] * 60 + [[0, 1, 0]] * 30 + [[0, 0, 1]] * 10
    rated = ratings(["a", "b", "c"], record("abc", *results))
    assert rated["a"].value - rated["b"].value == pytest.approx(400 * math.log10(2), abs=5)
    assert rated["b"].value - rated["c"].value == pytest.approx(400 * math.log10(3), abs=10)


def test_who_has_won_everything_has_a_finite_rating_and_no_certain_one():
    best = ratings(["a", "b"], record("ab", *[[1, 0]] * 10))["a"]
    assert best.low is not None
    assert best.high is not None
    assert 1500 < best.low < best.value < best.high
    assert best.high - best.low > 200


def test_more_deals_make_a_rating_surer():
    few = ratings(["a", "b"], record("ab", *[[1, 0], [0, 1]] * 5))["a"]
    many = ratings(["a", "b"], record("ab", *[[1, 0], [0, 1]] * 200))["a"]
    assert (many.high or 0) - (many.low or 0) < ((few.high or 0) - (few.low or 0)) / 3


def test_bots_that_are_not_connected_by_matches_are_not_compared():
    deals = record("ab", [1, 0]) + record("cd", [1, 0])
    with pytest.raises(UnratedError, match="play more of them"):
        ratings(list("abcd"), deals)


@pytest.mark.parametrize(
    ("bots", "deals"), [("a", record("aa", [1, 0])), ("ab", record("a", [1]) + record("b", [0]))]
)
def test_one_bot_or_solo_has_no_rating(bots, deals):
    with pytest.raises(UnratedError, match="two different bots at one table"):
        ratings(list(bots), deals)


def test_without_choix_it_is_said_how_to_get_it():
    with (
        patch.dict(sys.modules, {"choix": None}),
        pytest.raises(UnratedError, match="'pip install choix' gets it"),
    ):
        ratings(["a", "b"], record("ab", [1, 0]))
