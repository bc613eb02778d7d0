"""The Upgrade location: which upgrades, what they cost and uncover, what they do."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import UPGRADES
from tests.games.forge.positions import (
    at_turn,
    before_end,
    can_place,
    developed,
    done,
    end_turns,
    forged,
    forging,
    gained,
    hammers,
    has,
    hold,
    kinds,
    own,
    place,
    play,
    plenty,
    trained,
    upgrade,
    upgraded,
)
from tests.support import legal, rule

# Cost, uncovered VP, Skill.
ROWS = {
    "wagon": ({"gold": 6, "wood": 2}, 4, 0),
    "anvil": ({"gold": 6, "metal": 2}, 4, 0),
    "forge": ({"gold": 8, "brick": 2, "metal": 1}, 7, 1),
    "grindstone": ({"gold": 5, "wood": 1, "brick": 1}, 3, 1),
    "chisels": ({"gold": 1, "metal": 1}, 1, 0),
    "tongs": ({"gold": 2, "metal": 1}, 1, 0),
    "hammers": ({"gold": 3, "metal": 1, "wood": 1}, 2, 0),
    "vise": ({"gold": 4, "metal": 2}, 3, 0),
}
TOP = ["wagon", "anvil", "forge", "grindstone"]
BOTTOM = ["chisels", "tongs", "hammers", "vise"]
EACH = pytest.mark.parametrize("name", UPGRADES)
SPOTS = [
    ("assistant", "left", BOTTOM),
    ("assistant", "right", TOP),
    ("assistant", "midA", TOP + BOTTOM),
    ("smith", "midB", TOP + BOTTOM),
]


def half(name: str) -> str:
    return "right" if name in TOP else "left"


@rule("FO-076", "FO-078", "FO-R21")
@pytest.mark.parametrize(("who", "spot", "wanted"), SPOTS)
def test_the_spot_decides_from_which_half(who: str, spot: str, wanted: list[str]) -> None:
    g = at_turn()
    plenty(g)
    place(g, who, f"upgrade.{spot}")
    assert legal(g) == [upgrade(name) for name in wanted]


@rule("FO-077", "FO-079", "FO-080", "FO-081", "FO-083")
@rule("FO-084", "FO-085", "FO-086", "FO-087", "FO-088")
@EACH
def test_an_upgrade_takes_its_cost_and_gives_its_vp_and_skill(name: str) -> None:
    cost, vp, skill = ROWS[name]
    g = at_turn()
    own(g, **cost)
    place(g, "assistant", f"upgrade.{half(name)}")
    play(g, upgrade(name))
    assert done(g) == [name]
    assert gained(g) == {"vp": vp} | ({"skill": 1} if skill else {})


@rule("FO-077")
@EACH
def test_an_upgrade_must_be_paid_in_full(name: str) -> None:
    cost = ROWS[name][0]
    for kind in cost:
        g = at_turn()
        upgraded(g, *[other for other in UPGRADES if other != name])  # no other can be bought
        own(g, **(cost | {kind: cost[kind] - 1}))
        assert not can_place(g, "assistant", f"upgrade.{half(name)}")
        own(g, **cost)
        assert can_place(g, "assistant", f"upgrade.{half(name)}")


@rule("FO-077")
@EACH
def test_no_upgrade_is_done_twice(name: str) -> None:
    g = at_turn()
    plenty(g)
    upgraded(g, name)
    place(g, "smith", "upgrade.midB")
    assert legal(g) == [upgrade(other) for other in UPGRADES if other != name]


@rule("FO-077")
def test_exactly_one_upgrade_is_done() -> None:
    g = at_turn()
    plenty(g)
    place(g, "smith", "upgrade.midB")
    assert kinds(g) == {"upgrade"}
    play(g, upgrade("wagon"))
    assert done(g) == ["wagon"]
    assert legal(g, "place")


@rule("FO-076")
def test_with_all_of_a_half_done_its_spot_is_closed() -> None:
    g = at_turn()
    plenty(g)
    upgraded(g, *TOP)
    assert not can_place(g, "assistant", "upgrade.right")
    assert can_place(g, "assistant", "upgrade.left")


# What they do


@rule("FO-079")
def test_the_wagon_works_from_the_next_gathering_on() -> None:
    g = at_turn()
    own(g, gold=6, wood=2)
    place(g, "assistant", "upgrade.right")
    play(g, upgrade("wagon"))
    place(g, "assistant", "mountains.a3")
    assert has(g) == {"metal": 2}


@rule("FO-082")
def test_the_upgraded_forge_allows_one_contract_at_the_end_of_the_round() -> None:
    g = before_end()
    upgraded(g, "forge")
    hold(g, "milking_stool", "hay_forks")
    plenty(g)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert forged(g) == ["milking_stool"]
    assert legal(g, "take_space")


@rule("FO-081")
def test_without_the_upgrade_one_contract_is_forged() -> None:
    g = at_turn()
    hold(g, "milking_stool", "hay_forks")
    plenty(g)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert legal(g, "place")


@rule("FO-108", "FO-109")
@pytest.mark.parametrize(
    ("names", "achievement"), [(TOP, "top_upgrades"), (BOTTOM, "bottom_upgrades")]
)
def test_the_fourth_upgrade_of_a_half_is_an_achievement(names: list[str], achievement: str) -> None:
    g = at_turn()
    upgraded(g, *names[1:])
    own(g, **ROWS[names[0]][0])
    place(g, "assistant", f"upgrade.{half(names[0])}")
    play(g, upgrade(names[0]))
    assert hammers(g) == [achievement]
    assert gained(g) == {"vp": ROWS[names[0]][1] + 5}


# What makes them cheaper


@rule("FO-142", "FO-R35", "FO-R20")
@EACH
def test_the_coin_press_takes_a_gold_off_every_upgrade(name: str) -> None:
    cost = ROWS[name][0]
    g = at_turn()
    developed(g, "coin_press")
    own(g, **(cost | {"gold": cost["gold"] - 1}))
    place(g, "assistant", f"upgrade.{half(name)}")
    play(g, upgrade(name))
    assert has(g) == {}


@rule("FO-143", "FO-R20")
@EACH
def test_the_wood_lathe_takes_a_wood_off_where_there_is_any(name: str) -> None:
    cost = ROWS[name][0]
    g = at_turn()
    developed(g, "wood_lathe")
    own(g, **(cost | {"wood": max(cost.get("wood", 0) - 1, 0)}))
    place(g, "assistant", f"upgrade.{half(name)}")
    play(g, upgrade(name))
    assert has(g) == {}


@rule("FO-R20")
def test_fitter_coin_press_and_wood_lathe_add_up_to_the_floor_of_0() -> None:
    g = at_turn()
    developed(g, "coin_press", "wood_lathe")
    trained(g, "1", "fitter")
    own(g, gold=9, metal=1)
    place(g, "1", "upgrade.left")
    play(g, upgrade("hammers"))  # 3 Gold, 1 Metal, 1 Wood
    assert has(g) == {"gold": 9}
