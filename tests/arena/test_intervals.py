"""95 % intervals: neither too sure of little nor too shy of much."""

from __future__ import annotations

import pytest

from hearth.arena.intervals import Estimate, Sum, average, share, student


def singles(won: int, lost: int) -> list[Sum]:
    """Deals of one match each."""
    return [Sum(1, 1)] * won + [Sum(0, 1)] * lost


def ends(estimate: Estimate) -> tuple[float, float]:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low, estimate.high


def test_ten_wins_of_ten_are_not_certain():
    low, high = ends(share(singles(10, 0)))
    assert 0.65 < low < 0.75  # Wilson's begins at 0.72
    assert high == 1


def test_of_many_matches_it_is_the_normal_interval():
    assert ends(share(singles(500, 500))) == pytest.approx((0.469, 0.531), abs=0.001)


def test_deals_in_which_luck_cancels_are_trusted_more():
    alike = share([Sum(1, 2)] * 100)
    mixed = share([Sum(2, 2), Sum(0, 2)] * 50)
    assert alike.value == mixed.value == 0.5
    assert ends(alike) == pytest.approx((0.49, 0.51), abs=0.001)
    assert ends(mixed) == pytest.approx((0.40, 0.60), abs=0.01)


@pytest.mark.parametrize("won", range(0, 21, 4))
@pytest.mark.parametrize("size", [1, 4])
def test_a_share_is_within_its_interval(won, size):
    estimate = share([Sum(size * won / 20, size)] * 20)
    low, high = ends(estimate)
    assert 0 <= low <= estimate.value <= high <= 1


def test_an_average_has_students_interval():
    estimate = average([Sum(n, 1) for n in (1, 2, 3, 4, 5)])
    assert estimate.value == 3
    assert ends(estimate) == pytest.approx((1.037, 4.963), abs=0.001)


def test_a_deal_that_was_not_played_to_its_end_counts_for_less():
    assert average([Sum(8, 4), Sum(5, 1)]).value == 13 / 5


def test_one_deal_says_nothing_about_others():
    assert average([Sum(12, 4)]) == Estimate(3.0)


@pytest.mark.parametrize(
    ("degrees", "factor"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (60, 2.000)]
)
def test_students_factors_are_those_of_the_tables(degrees, factor):
    assert student(degrees) == pytest.approx(factor, abs=0.03)
