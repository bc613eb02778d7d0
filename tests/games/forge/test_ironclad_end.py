"""Ironclad's Hammers, the rounds of the Solo game, and who wins it."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import ACHIEVEMENTS
from hearth.games.forge.game import FORGE
from hearth.games.forge.state import EMPTY, Forge
from hearth.kernel import find
from tests.games.forge.positions import (
    SPACE,
    act_quietly,
    available,
    choosing_order,
    end_round,
    forged_before,
    forging,
    hammered,
    hammers,
    hold,
    ironclad_goes_on,
    ironclad_plays,
    own,
    place,
    play,
    show_pile,
    solo,
    spend,
)
from tests.games.forge.scenes import (
    give_hammers,
    ironclad_hammers,
    move,
    played,
    ready,
)
from tests.support import legal, rule

# Hammers


@rule("FO-137", "FO-R43")
@pytest.mark.parametrize("taken", [False, True])
def test_a_hammer_goes_to_the_topmost_free_slot(taken: bool) -> None:
    g = ready("ir11", gold=0)
    if taken:
        hammered(g, 0, "bottom_upgrades")
    ironclad_plays(g)
    assert ironclad_hammers(g) == ["bottom_upgrades"]
    assert g.ironclad.vp == (3 if taken else 5)


@rule("FO-R43", "FO-109")
def test_the_player_finds_the_slot_below() -> None:
    g = ready("ir05", gold=0)
    ironclad_plays(g)
    g.players[0].skill = 4
    show_pile(g, "development", "pattern_books")
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    assert g.players[0].vp == 3


@rule("FO-137")
def test_one_hammer_is_placed_in_a_round() -> None:
    g = ready("ir11", "ir05", gold=0)
    ironclad_plays(g)
    ironclad_goes_on(g)
    assert ironclad_hammers(g) == ["bottom_upgrades"]


@rule("FO-137")
def test_none_is_placed_where_it_has_one() -> None:
    g = ready("ir11", gold=0)
    give_hammers(g, "bottom_upgrades")
    ironclad_plays(g)
    assert g.ironclad.vp == 0
    assert g.columns[ACHIEVEMENTS.index("bottom_upgrades")] == [1]


@rule("FO-137")
def test_an_icon_that_is_skipped_does_not_use_up_the_round() -> None:
    g = ready("ir11", "ir05", gold=0)
    give_hammers(g, "bottom_upgrades")
    ironclad_plays(g)
    ironclad_goes_on(g)
    assert "skill_five" in ironclad_hammers(g)


@rule("FO-137", "FO-138")
def test_all_six_may_be_placed_also_without_three_forged() -> None:
    g = ready("ir11", gold=0)
    give_hammers(g, *[name for name in ACHIEVEMENTS[1:] if name != "bottom_upgrades"])
    ironclad_plays(g)
    assert ironclad_hammers(g) == ACHIEVEMENTS[1:]
    assert g.ironclad.vp == 5


@rule("FO-137", "FO-138")
def test_a_seventh_is_not_placed() -> None:
    g = ready("ir08", gold=0)
    give_hammers(g, *ACHIEVEMENTS[1:])
    ironclad_plays(g)
    assert ironclad_hammers(g) == ACHIEVEMENTS[1:]
    assert g.ironclad.vp == 0


@rule("FO-138")
def test_space_1_stays_reserved_after_the_sixth() -> None:
    g = ready("ir11", gold=0)
    give_hammers(g, *[name for name in ACHIEVEMENTS[1:] if name != "bottom_upgrades"])
    ironclad_plays(g)
    end_round(g)
    assert SPACE[0] not in legal(g)


@rule("FO-138", "FO-137")
def test_meeting_a_criterion_places_no_hammer() -> None:
    g = ready("ir10", gold=0)
    g.ironclad.hammered = True
    g.ironclad.developments = [g.development_deck.bag.pop() for _ in range(3)]
    g.ironclad.upgrades = 255
    ironclad_plays(g)
    assert len(g.ironclad.developments) == 4
    assert ironclad_hammers(g) == []


# Rounds and the end


@rule("FO-139")
def test_at_the_end_of_a_round_only_the_player_may_forge() -> None:
    g = ready("ir01")
    spend(g, 0, "1")
    g.ironclad.assistants = 0
    g.ironclad.smith = False
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "1", "forest.a1")
    play(g, forging("milking_stool"))
    assert legal(g, "take_space")
    assert g.ironclad.forged == []


@rule("FO-139")
def test_workers_return_and_the_twelve_cards_are_shuffled() -> None:
    g = played("ir04")
    end_round(g)
    assert set(g.spots) == {EMPTY}
    assert available(g) == ["1", "2", "smith"]
    play(g, SPACE[2])
    assert g.round == 2
    assert g.ironclad.deck.size() == 11
    assert g.ironclad.assistants + g.ironclad.smith >= 3
    assert len(g.ironclad.spots) <= 1


@rule("FO-139", "FO-137")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_round_allows_one_new_hammer(seed: int) -> None:
    g = choosing_order(1, seed)
    by_round = {0: 0}
    while not g.over:
        act_quietly(g)
        by_round[g.round] = len(ironclad_hammers(g))
    grown = [by_round[round] - by_round[round - 1] for round in range(1, 8)]
    assert set(grown) == {0, 1} or set(grown) == {1}
    assert sum(grown) >= 4


@rule("FO-140", "FO-R37")
def test_the_match_lasts_7_rounds() -> None:
    g = choosing_order(1)
    rounds = []
    while not g.over:
        if legal(g, "place") and g.round not in rounds:
            rounds.append(g.round)
        act_quietly(g)
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert g.round == 7


@rule("FO-R37", "FO-140")
def test_the_rounds_are_not_marked_on_scoring_slots() -> None:
    g = choosing_order(1)
    while not g.over:
        act_quietly(g)
        placed = len(hammers(g)) + len(ironclad_hammers(g))
        assert sum(map(len, g.columns)) == placed


@rule("FO-140", "FO-R44")
def test_the_players_fifth_hammer_does_not_end_the_match() -> None:
    g = solo("ir02")
    hammered(g, 0, "four_seals", "top_upgrades", "four_training", "skill_five")
    forged_before(g, "signet_ring", "watchmans_cap")
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert len(hammers(g)) == 5
    end_round(g)
    assert not g.over
    assert legal(g, "take_space")


@rule("FO-R44")
def test_the_player_has_five_hammers_with_three_forged_among_them() -> None:
    g = solo("ir02")
    hammered(g, 0, "four_seals", "top_upgrades", "bottom_upgrades", "four_training")
    g.players[0].skill = 4
    show_pile(g, "development", "pattern_books")
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    assert "skill_five" not in hammers(g)


@rule("FO-141", "FO-R45")
@pytest.mark.parametrize(("vp", "won"), [(29, 0.0), (30, 0.0), (31, 1.0)])
def test_the_player_wins_with_strictly_more_vp(vp: int, won: float) -> None:
    g = solo()
    g.players[0].vp = vp
    g.ironclad.vp = 30
    g.ironclad.gold = 0
    assert g.result() == [won]


@rule("FO-141")
@pytest.mark.parametrize(
    ("vp", "verdict"),
    [
        (33, "Ironclad has 30 VP, 3 less."),
        (28, "Ironclad has 30 VP, 2 more."),
        (30, "Ironclad has 30 VP, too."),
    ],
)
def test_the_verdict_says_by_how_much_ironclad_won_or_lost(vp: int, verdict: str) -> None:
    g = solo()
    g.players[0].vp = vp
    g.ironclad.vp = 30
    g.ironclad.gold = 0
    assert FORGE.verdict(g) == verdict


def test_among_several_players_there_is_no_verdict() -> None:
    assert FORGE.verdict(choosing_order(2)) == ""


def beaten_by(g: Forge) -> int:
    """The fewest VP with which the player wins."""
    own(g)
    return next(vp for vp in range(300) if wins(g, vp))


def wins(g: Forge, vp: int) -> bool:
    g.players[0].vp = vp
    return g.result() == [1.0]


@rule("FO-141", "FO-115")
@pytest.mark.parametrize(("gold", "vp"), [(4, 0), (5, 1), (19, 3)])
def test_ironclads_gold_scores(gold: int, vp: int) -> None:
    g = solo()
    g.ironclad.gold = gold
    assert beaten_by(g) == vp + 1


@rule("FO-141", "FO-118", "FO-R42")
def test_ironclads_seals_score() -> None:
    g = solo()
    g.ironclad.gold = 0
    move(g, "guild_cards", "touchstone", "timber_rights")  # yellow and green
    move(g, "forged", "boar_spear")  # red
    move(g, "developments", "slag_heap")  # orange
    move(g, "trainings", "showman")  # blue
    assert beaten_by(g) == 11 + 1


@rule("FO-R42", "FO-117")
@pytest.mark.parametrize(
    ("development", "contracts", "gold", "vp"),
    [
        ("wood_lathe", ["milking_stool", "kitchen_bench", "hay_forks"], 0, 2),
        ("shop_window", ["milking_stool", "hay_forks"], 0, 2),
        ("velvet_cases", ["signet_ring", "hay_forks"], 0, 1),
        ("armour_stand", ["great_helm", "mail_hauberk", "hay_forks"], 0, 2),
        ("strongbox", [], 12, 3),
        ("ore_sledge", ["hay_forks"], 9, 1),
    ],
)
def test_the_end_effects_of_its_development_cards_score(
    development: str, contracts: list[str], gold: int, vp: int
) -> None:
    g = solo()
    g.ironclad.gold = gold
    move(g, "developments", development)
    move(g, "forged", *contracts)
    assert beaten_by(g) == vp + 1


@rule("FO-R42", "FO-117")
def test_hall_of_seals_counts_its_own_seals() -> None:
    g = solo()
    g.ironclad.gold = 0
    move(g, "developments", "hall_of_seals")
    move(g, "guild_cards", "touchstone", "timber_rights", "caravan_share")
    assert beaten_by(g) == 8 + 2 + 1


@rule("FO-141")
@pytest.mark.parametrize(
    ("vp", "ending", "result"), [(500, "ironclad_beaten", [1.0]), (0, "ironclad_won", [0.0])]
)
def test_the_end_is_named(vp: int, ending: str, result: list[float]) -> None:
    g = choosing_order(1)
    g.players[0].vp = vp
    g.ironclad.vp = 50
    while not g.over:
        act_quietly(g)
    assert find("forge").ending(g) == ending
    assert g.result() == result
