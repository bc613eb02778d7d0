"""What is expected of a table, as far as bots and hints have to rely on it."""

from __future__ import annotations

import pytest

from hearth.bots.worth import pick
from hearth.games.forge.appraisal import ironclad_worth
from hearth.games.forge.cards import DIFFICULTIES
from hearth.games.forge.game import FORGE
from hearth.games.forge.ranking import ironclad_vp
from hearth.games.forge.state import Forge
from hearth.kernel import Rng
from tests.games.forge.positions import fresh, solo

NEAR = 10  # VP
MATCHES = 12


def played(g: Forge, seed: int) -> Forge:
    rng = Rng(seed)
    while not g.over:
        found = g.options()
        g.apply(found[pick(FORGE.incline(g, found), rng)])
    return g


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_what_ironclad_will_have_is_foretold_at_every_level(level: str) -> None:
    tables = [fresh(1, seed, ironclad=level) for seed in range(MATCHES)]
    expected = sum(ironclad_worth(g) for g in tables) / MATCHES
    found = sum(ironclad_vp(played(g, seed)) for seed, g in enumerate(tables)) / MATCHES
    assert expected == pytest.approx(found, abs=NEAR)


def test_a_harder_ironclad_is_expected_to_have_more() -> None:
    expected = [ironclad_worth(fresh(1, ironclad=level)) for level in DIFFICULTIES]
    assert expected == sorted(set(expected))


def test_the_fewer_turns_are_left_the_less_ironclad_is_expected_to_gain() -> None:
    left = [ironclad_worth(g) - ironclad_vp(g) for g in (solo(round=n) for n in range(1, 6))]
    assert left == sorted(set(left), reverse=True)


def test_what_ironclad_has_is_known_in_the_end() -> None:
    g = played(fresh(1, 3), 3)
    assert ironclad_worth(g) == ironclad_vp(g)
