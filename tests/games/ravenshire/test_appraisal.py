"""What is expected of a table, as far as bots and hints have to rely on it."""

from __future__ import annotations

import pytest

from hearth.bots.worth import pick
from hearth.games.ravenshire.appraisal import rival_worth
from hearth.games.ravenshire.ranking import rival_gold
from hearth.games.ravenshire.rival_cards import DIFFICULTIES
from hearth.kernel import Rng
from tests.games.ravenshire.positions import fresh
from tests.games.ravenshire.touching import RAVENSHIRE

NEAR = 15  # Gold


def rivals_gold(level: str, seed: int) -> tuple[float, int]:
    """What the Rival is expected to have at the beginning, and what it has in the end."""
    g = fresh(1, seed, rival=level)
    expected = rival_worth(g)
    rng = Rng(seed)
    while not g.over:
        found = g.options()
        g.apply(found[pick(RAVENSHIRE.incline(g, found), rng)])
    return expected, rival_gold(g)


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_what_the_rival_will_have_is_foretold_at_every_level(level: str) -> None:
    matches = [rivals_gold(level, seed) for seed in range(6)]
    expected = sum(one for one, _ in matches) / len(matches)
    assert expected == pytest.approx(sum(gold for _, gold in matches) / len(matches), abs=NEAR)


def test_a_harder_rival_is_expected_to_have_more() -> None:
    expected = [rival_worth(fresh(1, rival=level)) for level in DIFFICULTIES]
    assert expected == sorted(set(expected))
