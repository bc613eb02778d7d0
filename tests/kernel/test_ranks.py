"""Who wins, and what parted those who might have."""

from __future__ import annotations

import pytest

from hearth.kernel import (
    BoxError,
    falls_on,
    refuse_other_count,
    refuse_other_ids,
    shares_by_rank,
    what_parted,
)


def test_the_first_number_that_differs_decides() -> None:
    assert shares_by_rank([[30, 2], [31, 0], [31, 1]]) == [0.0, 0.0, 1.0]


def test_who_is_equal_in_everything_shares() -> None:
    assert shares_by_rank([[5, 1], [5, 1], [4, 9]]) == [0.5, 0.5, 0.0]


def test_what_parted_the_best_two_is_named() -> None:
    names = ["points", "fewer cards"]
    assert what_parted([[3, 1], [7, 2], [7, 5]], names, "nothing") == "fewer cards"
    assert what_parted([[3, 1], [3, 1]], names, "nothing") == "nothing"


def test_counts_laid_end_to_end() -> None:
    assert [falls_on([2, 0, 3], at) for at in range(5)] == [0, 0, 2, 2, 2]


def test_fixed_rows_stay_the_same_ones() -> None:
    refuse_other_ids("a.toml", ["x", "y"], ["x", "y"])
    with pytest.raises(BoxError, match=r"a.toml: should list x, y, in this order"):
        refuse_other_ids("a.toml", ["y", "x"], ["x", "y"])
    with pytest.raises(BoxError, match=r"a.toml: should have 2 rows, not 3"):
        refuse_other_count("a.toml", 3, 2)
