"""Skill: from 1 to 5, and what a Skill beyond gives."""

from __future__ import annotations

import pytest

from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    at_turn,
    before_end,
    begin_round,
    end_turns,
    hammered,
    hammers,
    own,
    place,
    play,
    show_pile,
    upgrade,
)
from tests.support import rule

SOURCES = {
    "development": ["pattern_books", "masters_bellows", "drawing_school"],
    "training": ["journeymans_papers", "night_school", "whetstone_drill"],
    "guild": ["mailmakers_lesson", "furnace_rites", "court_fitting"],
}
CARDS = [(which, name) for which, found in SOURCES.items() for name in found]


def with_card(which: str, name: str, skill: int) -> Forge:
    """Seat 0, of this Skill, takes the card from its pile."""
    g = at_turn()
    g.players[0].skill = skill
    show_pile(g, which, name)
    if which == "guild":
        place(g, "smith", "guilds")
    else:
        place(g, "assistant", f"{which}.right")
    play(g, "from_pile")
    return g


def printed_vp(which: str, name: str) -> int:
    return {"masters_bellows": 1, "journeymans_papers": 1, "night_school": 1}.get(name, 0)


@rule("FO-073", "FO-075")
@pytest.mark.parametrize(("which", "name"), CARDS)
@pytest.mark.parametrize("skill", [1, 2, 3])
def test_cards_raise_skill_by_one(which: str, name: str, skill: int) -> None:
    g = with_card(which, name, skill)
    assert g.players[0].skill == skill + 1
    assert g.players[0].vp == printed_vp(which, name)


@rule("FO-074", "FO-073")
@pytest.mark.parametrize(("which", "name"), CARDS)
def test_a_skill_gained_at_5_is_5_vp(which: str, name: str) -> None:
    g = at_turn()
    hammered(g, 0, "skill_five")
    g.players[0].skill = 5
    show_pile(g, which, name)
    where = "guilds" if which == "guild" else f"{which}.right"
    place(g, "smith" if which == "guild" else "assistant", where)
    play(g, "from_pile")
    assert g.players[0].skill == 5
    assert g.players[0].vp == 5 + printed_vp(which, name)


@rule("FO-075", "FO-081", "FO-083")
@pytest.mark.parametrize("name", ["forge", "grindstone"])
def test_the_forge_and_the_grindstone_raise_skill(name: str) -> None:
    g = at_turn()
    own(g, gold=8, brick=2, metal=1, wood=1)
    place(g, "assistant", "upgrade.right")
    play(g, upgrade(name))
    assert g.players[0].skill == 2


@rule("FO-074")
@pytest.mark.parametrize(("name", "vp"), [("forge", 7), ("grindstone", 3)])
def test_at_skill_5_they_give_5_vp_more(name: str, vp: int) -> None:
    g = at_turn()
    hammered(g, 0, "skill_five")
    g.players[0].skill = 5
    own(g, gold=8, brick=2, metal=1, wood=1)
    place(g, "assistant", "upgrade.right")
    play(g, upgrade(name))
    assert (g.players[0].skill, g.players[0].vp) == (5, vp + 5)


@rule("FO-075")
@pytest.mark.parametrize("name", ["wagon", "anvil", "chisels", "tongs", "hammers", "vise"])
def test_other_upgrades_do_not(name: str) -> None:
    g = at_turn()
    own(g, gold=8, brick=2, metal=2, wood=2)
    place(g, "assistant", "upgrade.midA")
    play(g, upgrade(name))
    assert g.players[0].skill == 1


@rule("FO-075", "FO-107")
@pytest.mark.parametrize(("round", "skills"), [(1, [1, 2]), (2, [2, 3]), (3, [1, 2]), (4, [1, 2])])
def test_everybody_gains_a_skill_at_the_start_of_round_3_alone(
    round: int, skills: list[int]
) -> None:
    g = before_end(2, round)
    g.players[1].skill = 2
    end_turns(g)
    begin_round(g)
    assert [smithy.skill for smithy in g.players] == skills


@rule("FO-107", "FO-R55")
def test_at_skill_5_it_is_5_vp() -> None:
    g = before_end(2, 2)
    hammered(g, 0, "skill_five")
    g.players[0].skill = 5
    end_turns(g)
    begin_round(g)
    assert (g.players[0].skill, g.players[0].vp) == (5, 5)
    assert (g.players[1].skill, g.players[1].vp) == (2, 0)


@rule("FO-R27", "FO-109")
@pytest.mark.parametrize(("spaces", "vp"), [((1, 0), [5, 3]), ((0, 1), [3, 5])])
def test_several_who_reach_skill_5_then_claim_it_in_the_new_turn_order(
    spaces: tuple[int, int], vp: list[int]
) -> None:
    g = before_end(2, 2)
    for smithy in g.players:
        smithy.skill = 4
    end_turns(g)
    assert g.actor() == 1
    play(g, *[f"take_space:space={space}" for space in spaces])  # of seat 1, then of seat 0
    assert [smithy.vp for smithy in g.players] == vp
    assert hammers(g, 0) == hammers(g, 1) == ["skill_five"]
