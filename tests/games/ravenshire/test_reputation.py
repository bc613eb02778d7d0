"""The Reputation track: what each level gives, which rows it opens, and what lies beyond it."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    GOODS,
    MYSTICS,
    completing,
    gathering,
    has,
    hold,
    options,
    overtime,
    own,
    pick,
    picks,
    play,
    production,
    scoring,
    total,
    work,
)
from tests.support import legal, rule

# By level: what is gained on reaching it, and the Gold at the end.
TRACK: list[tuple[dict[str, int], int]] = [
    ({}, 0),
    ({"good": 1}, 1),
    ({"action_token": 1}, 2),
    ({}, 3),
    ({"mystic": 1}, 4),
    ({"gold": 2}, 6),
    ({"action_token": 1}, 7),
    ({}, 8),
    ({"mystic": 1}, 10),
    ({"good": 2}, 11),
    ({"gold": 3}, 13),
    ({"action_token": 1}, 14),
    ({"mystic": 1}, 16),
    ({"good": 2}, 17),
    ({"action_token": 1}, 19),
    ({"gold": 4}, 21),
    ({"mystic": 1}, 22),
    ({"action_token": 1}, 24),
    ({"gold": 3}, 26),
    ({}, 28),
    ({"gold": 5}, 30),
]
LEVELS = range(1, 21)


def rising_from(level: int) -> Ravenshire:
    """Seat 0 was at this level and has gained 1 Reputation at the Forge Mastery."""
    g = production()
    g.players[0].reputation = level
    work(g, "forge_mastery")
    play(g, "master:reward=1")
    return g


def pick_all(g: Ravenshire) -> dict[str, int]:
    """Pick an Ore for every Good of choice and a Talisman for every Mystic; how many it were."""
    found = {"good": 0, "mystic": 0}
    while picks(g):
        kind, chosen = ("good", "ore") if picks(g) == GOODS else ("mystic", "talisman")
        assert picks(g) in (GOODS, MYSTICS)
        pick(g, chosen, seat=0)
        found[kind] += 1
    return found


@rule("RA-077")
@pytest.mark.parametrize("level", LEVELS)
def test_reaching_a_level_gives_what_it_shows(level: int) -> None:
    g = rising_from(level - 1)
    assert g.players[0].reputation == level
    picked = pick_all(g)
    by_itself = {kind: n for kind, n in has(g).items() if kind not in ("ore", "talisman")}
    assert total(by_itself, picked) == TRACK[level][0]


@rule("RA-X10", "RA-077")
@pytest.mark.parametrize("kind", GOODS)
def test_the_first_reputation_gives_a_good_of_choice(kind: str) -> None:
    g = rising_from(0)
    assert picks(g) == GOODS
    pick(g, kind)
    assert has(g) == {kind: 1}


@rule("RA-077")
@pytest.mark.parametrize("kind", MYSTICS)
def test_level_4_gives_a_mystic_of_choice(kind: str) -> None:
    g = rising_from(3)
    assert picks(g) == MYSTICS
    pick(g, kind)
    assert has(g) == {kind: 1}


@rule("RA-077")
def test_every_level_passed_on_the_way_gives_its_bonus() -> None:
    g = production()
    g.players[0].reputation = 7
    hold(g, 0, "ravenbeak_war_pick")  # 3 Reputation
    own(g, steel=10, wood=3, leather=3, charcoal=3, mithril=2)
    play(g, completing("ravenbeak_war_pick"), seat=0)
    picked = pick_all(g)
    assert g.players[0].reputation == 10
    assert picked == {"good": 2, "mystic": 1}
    assert has(g) == {"gold": 18 + 3, "ore": 2, "talisman": 1}


@rule("RA-077", "RA-078", "RA-047")
@pytest.mark.parametrize(
    ("level", "opened"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (6, 2), (7, 3), (8, 3), (20, 3)]
)
def test_rows_open_at_their_levels(level: int, opened: int) -> None:
    g = gathering()
    g.players[0].reputation = level
    own(g, action_token=1)
    assert len(legal(g, "gain_contract")) == 3 * opened
    assert len(legal(g, "refresh")) == opened


@rule("RA-078")
def test_a_row_is_open_as_soon_as_its_level_is_reached() -> None:
    g = gathering()
    g.players[0].reputation = 2
    own(g, action_token=3)
    assert len(legal(g, "gain_contract")) == 3
    play(g, overtime("special_training"))
    assert len(legal(g, "gain_contract")) == 6


@rule("RA-R25", "RA-R41")
def test_reputation_beyond_the_last_level_is_a_gold_each() -> None:
    g = rising_from(20)
    assert g.players[0].reputation == 20
    assert has(g) == {"gold": 1}


@rule("RA-R25")
@pytest.mark.parametrize(("level", "gold"), [(18, 5 + 1), (19, 5 + 2), (20, 3)])
def test_each_surplus_reputation_gives_a_gold(level: int, gold: int) -> None:
    g = production()
    g.players[0].reputation = level
    hold(g, 0, "ravenbeak_war_pick")  # 18 Gold, 3 Reputation
    own(g, steel=10, wood=3, leather=3, charcoal=3, mithril=2)
    play(g, completing("ravenbeak_war_pick"), seat=0)
    assert g.players[0].reputation == 20
    assert has(g) == {"gold": 18 + gold}


@rule("RA-101", "RA-X10")
@pytest.mark.parametrize("level", range(21))
def test_the_level_gives_its_gold_at_the_end(level: int) -> None:
    g = scoring()
    g.players[0].reputation = level
    own(g, gold=5)
    play(g, "finish", seat=0)
    while not g.over:
        play(g, "finish", seat=g.actor())
    assert g.scores()[0] == 5 + TRACK[level][1]


@rule("RA-077")
def test_bonuses_are_gained_once_and_not_for_the_level_where_one_stands() -> None:
    g = rising_from(2)
    assert picks(g) == []
    assert has(g) == {}
    assert options(g, 0, "end_production")
