"""Achievements: when they are met, what they score, the fifth Hammer and the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearth.games.forge.cards import ACHIEVEMENTS
from hearth.games.forge.state import Forge
from hearth.kernel import find
from tests.games.forge.positions import (
    act_quietly,
    at_turn,
    available,
    before_end,
    begin_round,
    claiming,
    developed,
    end_round,
    end_turns,
    forged_before,
    forging,
    hammered,
    hammers,
    hold,
    own,
    place,
    play,
    quietly,
    seals,
    show_pile,
    trained,
    upgrade,
    upgraded,
)
from tests.support import legal, rule

TOP = ["wagon", "anvil", "forge", "grindstone"]
BOTTOM = ["chisels", "tongs", "hammers", "vise"]
THREE = ["coin_press", "ore_sledge", "gem_sieve"]
# Four Hammers, without and with "3 forged".
FOUR = ["four_seals", "top_upgrades", "bottom_upgrades", "four_training"]
WITH_FORGED = ["three_forged", "four_seals", "top_upgrades", "bottom_upgrades"]


# One step before each of them, and the step; all but the Achievement give nothing in VP.


def forge_third(g: Forge, seat: int = 0) -> None:
    forged_before(
        g, *[["signet_ring", "watchmans_cap"], ["gate_hinges", "rose_brooch"]][seat], seat=seat
    )
    name = ["milking_stool", "hay_forks"][seat]
    hold(g, name, seat=seat)
    own(g, seat, wood=3, metal=1)
    place(g, "smith", "forge")
    play(g, forging(name))


def take_fourth_seal(g: Forge, seat: int = 0) -> None:
    seals(g, seat, "red", "orange", "yellow")
    show_pile(g, "guild", ["timber_rights", "joiners_feast"][seat])
    place(g, "smith", "guilds")
    play(g, "from_pile")


def upgrade_last(g: Forge, names: list[str], seat: int) -> None:
    upgraded(g, *names[1:], seat=seat)
    own(g, seat, gold=9, wood=2, metal=2)
    place(g, "assistant", "upgrade.midA")
    play(g, upgrade(names[0]))


def upgrade_top(g: Forge, seat: int = 0) -> None:
    upgrade_last(g, TOP, seat)


def upgrade_bottom(g: Forge, seat: int = 0) -> None:
    upgrade_last(g, BOTTOM, seat)


def train_fourth(g: Forge, seat: int = 0) -> None:
    for who, card in zip("234", ["woodwise", "ore_nose", "gem_eye"]):
        trained(g, who, card, seat=seat)
    show_pile(g, "training", "proud_name")
    place(g, "1", "training.right")
    play(g, "from_pile")


def develop_fourth(g: Forge, seat: int = 0) -> None:
    developed(g, *THREE, seat=seat)
    show_pile(g, "development", "gem_cache")
    place(g, "assistant", "development.right")
    play(g, "from_pile")


def learn_fifth(g: Forge, seat: int = 0) -> None:
    g.players[seat].skill = 4
    show_pile(g, "development", "pattern_books")
    place(g, "assistant", "development.right")
    play(g, "from_pile")


STEPS: dict[str, Callable[[Forge], None]] = {
    "three_forged": forge_third,
    "four_seals": take_fourth_seal,
    "top_upgrades": upgrade_top,
    "bottom_upgrades": upgrade_bottom,
    "four_training": train_fourth,
    "four_development": develop_fourth,
    "skill_five": learn_fifth,
}
GIVEN = {"three_forged": 3, "top_upgrades": 4, "bottom_upgrades": 1, "four_training": 3}
EACH = pytest.mark.parametrize("name", ACHIEVEMENTS)


@rule("FO-108", "FO-109", "FO-110")
@EACH
def test_who_meets_an_achievement_first_scores_5_vp_at_once(name: str) -> None:
    g = at_turn()
    STEPS[name](g)
    assert hammers(g) == [name]
    assert len(g.columns[ACHIEVEMENTS.index(name)]) == 1
    assert g.players[0].vp == GIVEN.get(name, 0) + 5


@rule("FO-108")
@EACH
def test_and_one_less_is_not_enough(name: str) -> None:
    g = at_turn()
    forged_before(g, "signet_ring")
    upgraded(g, *TOP[:3], *BOTTOM[:3])
    seals(g, 0, "red", "red", "orange", "yellow")
    developed(g, *THREE[:2])
    for who, card in zip("123", ["woodwise", "ore_nose", "gem_eye"]):
        trained(g, who, card)
    g.players[0].skill = 3
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    show_pile(g, "development", "pattern_books")
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    assert name not in hammers(g)


@rule("FO-108")
def test_four_seals_of_three_colours_are_not_enough() -> None:
    g = at_turn()
    seals(g, 0, "red", "red", "orange")
    show_pile(g, "guild", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert hammers(g) == []


@rule("FO-109", "FO-110")
@EACH
@pytest.mark.parametrize(("others", "vp"), [(0, 5), (1, 3), (2, 2), (3, 1)])
def test_the_topmost_free_slot_is_taken(name: str, others: int, vp: int) -> None:
    g = at_turn(4)
    for seat in range(1, 1 + others):
        hammered(g, seat, name)
    STEPS[name](g)
    assert len(g.columns[ACHIEVEMENTS.index(name)]) == others + 1
    assert g.players[0].vp == GIVEN.get(name, 0) + vp


@rule("FO-111", "FO-109")
@EACH
def test_a_column_is_claimed_once_by_a_player(name: str) -> None:
    g = at_turn()
    hammered(g, 0, name)
    STEPS[name](g)
    assert hammers(g) == [name]
    assert len(g.columns[ACHIEVEMENTS.index(name)]) == 1
    assert g.players[0].vp == GIVEN.get(name, 0)


@rule("FO-109")
def test_two_players_may_claim_the_same_one() -> None:
    g = at_turn(busy=False)
    forge_third(g, 0)
    forge_third(g, 1)
    assert [smithy.vp for smithy in g.players] == [3 + 5, 3 + 3]


@rule("FO-111", "FO-014")
@EACH
def test_five_hammers_are_all_there_are(name: str) -> None:
    g = at_turn()
    others = [one for one in ACHIEVEMENTS if one not in (name, "three_forged")][:4]
    if name != "three_forged":
        hammered(g, 0, "three_forged", *others)
    else:
        hammered(g, 0, *others, "skill_five")  # which cannot be without 3 forged
    before = hammers(g)
    STEPS[name](g)
    assert hammers(g) == before


@rule("FO-112", "FO-R25")
@pytest.mark.parametrize("name", ["four_development", "skill_five"])
def test_the_fifth_hammer_is_not_placed_without_three_forged(name: str) -> None:
    g = at_turn()
    hammered(g, 0, *FOUR)
    STEPS[name](g)
    assert hammers(g) == sorted(FOUR, key=ACHIEVEMENTS.index)
    assert g.columns[ACHIEVEMENTS.index(name)] == []
    assert not g.last_round


@rule("FO-112", "FO-113", "FO-R25")
def test_three_forged_may_be_the_fifth() -> None:
    g = at_turn()
    hammered(g, 0, *FOUR)
    forge_third(g)
    assert len(hammers(g)) == 5
    assert g.players[0].vp == 3 + 5


@rule("FO-112", "FO-113")
@pytest.mark.parametrize("name", ["four_training", "four_development", "skill_five"])
def test_with_three_forged_any_other_may_be_the_fifth(name: str) -> None:
    g = at_turn()
    hammered(g, 0, *WITH_FORGED)
    STEPS[name](g)
    assert hammers(g) == [*WITH_FORGED, name]


@rule("FO-R25")
def test_a_blocked_achievement_reserves_nothing() -> None:
    g = at_turn(busy=False)
    hammered(g, 0, *FOUR)
    learn_fifth(g)
    assert g.actor() == 1
    g.players[1].skill = 4
    show_pile(g, "development", "drawing_school")
    place(g, "assistant", "development.midA")
    play(g, "from_pile")
    assert hammers(g, 1) == ["skill_five"]
    assert g.players[1].vp == 5


@rule("FO-R25", "FO-111")
def test_and_is_not_made_up_for_later() -> None:
    g = at_turn()
    hammered(g, 0, *FOUR)
    learn_fifth(g)
    forge_third(g)
    assert hammers(g) == ["three_forged", *FOUR]
    assert g.columns[ACHIEVEMENTS.index("skill_five")] == []


@rule("FO-R24")
def test_several_at_once_are_all_claimed() -> None:
    g = at_turn()
    developed(g, *THREE)
    seals(g, 0, "red", "orange", "yellow")
    show_pile(g, "development", "log_flume")  # green
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    while legal(g, "claim"):
        play(g, legal(g, "claim")[0])
    assert hammers(g) == ["four_seals", "four_development"]
    assert g.players[0].vp == 1 + 5 + 5


@rule("FO-R24", "FO-111", "FO-112")
@pytest.mark.parametrize("before", [WITH_FORGED, ["three_forged", *FOUR[1:]], FOUR[1:]])
@pytest.mark.parametrize("chosen", ["four_seals", "four_development"])
def test_with_one_hammer_to_place_the_owner_decides(before: list[str], chosen: str) -> None:
    g = at_turn()
    columns = ["skill_five" if one == "four_seals" else one for one in before]
    hammered(g, 0, *columns)
    g.players[0].skill = 5 if "skill_five" in columns else 1
    developed(g, *THREE)
    seals(g, 0, "red", "orange", "yellow")
    show_pile(g, "development", "log_flume")
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    assert sorted(legal(g)) == sorted([claiming("four_seals"), claiming("four_development")])
    play(g, claiming(chosen))
    assert set(hammers(g)) == {*columns, chosen}
    assert not legal(g, "claim")


@rule("FO-R24", "FO-112", "FO-113")
def test_the_fourth_and_the_fifth_hammer_may_come_of_one_forging() -> None:
    g = at_turn()
    hammered(g, 0, *FOUR[1:])
    seals(g, 0, "red", "orange", "yellow")
    third_with_a_seal(g)
    assert hammers(g) == ["three_forged", *FOUR]
    end_round(g)
    assert g.over


@rule("FO-R25", "FO-112")
def test_with_four_hammers_a_third_contract_with_a_fourth_seal_places_one() -> None:
    g = at_turn()
    hammered(g, 0, *FOUR[1:], "skill_five")
    seals(g, 0, "red", "orange", "yellow")
    third_with_a_seal(g)
    assert hammers(g) == ["three_forged", *FOUR[1:], "skill_five"]


def third_with_a_seal(g: Forge) -> None:
    """Seat 0 forges a third Contract, which has a green Seal."""
    forged_before(g, "signet_ring", "watchmans_cap")
    upgraded(g, "tongs")
    hold(g, "coopers_hoops")
    own(g, wood=2, metal=1)
    place(g, "smith", "forge")
    play(g, forging("coopers_hoops"))
    while legal(g, "claim"):
        play(g, legal(g, "claim")[0])


# The end


@rule("FO-113")
def test_the_fifth_hammer_triggers_the_end_and_the_round_is_played_to_its_end() -> None:
    g = at_turn(busy=False)
    hammered(g, 0, *FOUR)
    forge_third(g)
    assert not g.over
    turns = 0
    while legal(g, "place"):
        act_quietly(g)
        turns += 1
        quietly(g)
    assert turns == 5  # two Assistants, and the three workers of the other player
    assert g.over
    assert find("forge").ending(g) == "hammers"


@rule("FO-113")
def test_the_last_round_includes_its_forging() -> None:
    g = before_end()
    g.players[0].workers[4] = -1
    hammered(g, 0, *FOUR)
    forge_third(g)
    hold(g, "hay_forks", seat=1)
    own(g, 1, wood=2, metal=1)
    end_turns(g)
    assert g.actor() == 1
    play(g, forging("hay_forks"))
    assert g.over
    assert g.players[1].vp == 3


@rule("FO-113")
def test_four_hammers_do_not_end_the_match() -> None:
    g = before_end()
    hammered(g, 0, *WITH_FORGED)
    end_turns(g)
    assert legal(g, "take_space")


@rule("FO-R26")
def test_a_fifth_hammer_at_the_start_of_round_3_makes_it_the_last() -> None:
    g = before_end(2, 2)
    hammered(g, 0, *WITH_FORGED)
    g.players[0].skill = 4
    end_turns(g)
    begin_round(g)
    assert hammers(g) == [*WITH_FORGED, "skill_five"]
    assert g.round == 3
    assert len(available(g)) == 5
    end_round(g)
    assert g.over
    assert g.round == 3


@rule("FO-R26", "FO-R25")
def test_a_blocked_skill_5_at_the_start_of_round_3_ends_nothing() -> None:
    g = before_end(2, 2)
    hammered(g, 0, *FOUR)
    g.players[0].skill = 4
    end_turns(g)
    begin_round(g)
    assert len(hammers(g)) == 4
    end_round(g)
    assert not g.over


@rule("FO-R63", "FO-109")
def test_the_achievement_is_checked_after_each_forging() -> None:
    g = at_turn()
    upgraded(g, "forge")
    forged_before(g, "signet_ring", "watchmans_cap")
    hold(g, "milking_stool", "hay_forks")
    own(g, wood=9, metal=9)
    place(g, "smith", "forge")
    play(g, forging("hay_forks"))
    assert hammers(g) == ["three_forged"]
    assert legal(g, "forge")


@rule("FO-109")
def test_an_achievement_that_is_lost_sight_of_stays_scored() -> None:
    g = at_turn()
    take_fourth_seal(g)
    end_round(g)
    assert hammers(g) == ["four_seals"]
    assert g.players[0].vp == 5
