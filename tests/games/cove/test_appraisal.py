"""What is expected of a table, as far as bots and hints have to rely on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearth.bots.specs import make_bot
from hearth.bots.worth import pick
from hearth.games.cove.appraisal import peddler_worth
from hearth.games.cove.cards import DIFFICULTIES
from hearth.games.cove.ranking import peddler_gold
from hearth.games.cove.state import Cove
from hearth.kernel import Rng, find
from tests.games.cove.positions import fresh, set_clock

COVE = find("cove")
NEAR = 20  # Gold


def greedily(seed: int) -> Callable[[Cove], int]:
    bot = make_bot("greedy", "cove", seed)
    return lambda g: bot.choose(g, 0).action


def sensibly(seed: int) -> Callable[[Cove], int]:
    rng = Rng(seed)
    return lambda g: g.options()[pick(COVE.incline(g, g.options()), rng)]


def peddlers_gold(
    level: str, player: Callable[[int], Callable[[Cove], int]], matches: int
) -> tuple[float, float]:
    """What it is expected to have at the beginning, and what it has in the end, on average."""
    expected = found = 0.0
    for seed in range(matches):
        g = fresh(1, seed, peddler=level)
        expected += peddler_worth(g)
        choose = player(seed)
        while not g.over:
            g.apply(choose(g))
        found += peddler_gold(g)
    return expected / matches, found / matches


def test_what_the_peddler_will_have_beside_a_greedy_player_is_foretold() -> None:
    expected, found = peddlers_gold("normal", greedily, 4)
    assert expected == pytest.approx(found, abs=NEAR)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_what_a_level_changes_is_foretold(level: str) -> None:
    expected, found = peddlers_gold(level, sensibly, 5)
    usual, usually_found = peddlers_gold("normal", sensibly, 5)
    assert expected - usual == pytest.approx(found - usually_found, abs=NEAR / 2)


def test_a_harder_peddler_is_expected_to_have_more() -> None:
    expected = [peddler_worth(fresh(1, peddler=level)) for level in DIFFICULTIES]
    assert expected == sorted(set(expected))


def test_the_less_of_a_day_is_left_the_less_the_peddler_is_expected_to_gain() -> None:
    g = fresh(1)
    left = []
    for hour in (2, 6, 9):
        set_clock(g, hour, hour)
        left.append(peddler_worth(g))
    assert left == sorted(left, reverse=True)


def test_what_the_peddler_has_is_known_in_the_end() -> None:
    g = fresh(1, 3)
    choose = sensibly(3)
    while not g.over:
        g.apply(choose(g))
    assert peddler_worth(g) == peddler_gold(g)
