"""The worked examples of the rules, in their order, each as it is told."""

from __future__ import annotations

import pytest

from tests.games.forge.positions import (
    SPACE,
    at_turn,
    can_place,
    discard,
    discards,
    done,
    draw,
    end_round,
    forged_before,
    forging,
    gained,
    hammered,
    hammers,
    hand,
    has,
    hold,
    ironclad_goes_on,
    ironclad_plays,
    move_smith,
    moves,
    next_cards,
    own,
    pile,
    place,
    play,
    put,
    seals,
    set_column,
    show_pile,
    solo,
    trade,
    upgrade,
    upgraded,
)
from tests.support import legal, rule


@rule("FO-X1")
def test_an_assistant_on_the_3_of_the_mountains_gains_3_metal() -> None:
    g = at_turn()
    place(g, "assistant", "mountains.a1")
    assert has(g) == {"metal": 3}


@rule("FO-X2")
@pytest.mark.parametrize("covered", [False, True])
def test_a_smith_on_the_2_of_the_mines_gains_2_gems(covered: bool) -> None:
    g = at_turn(3)
    if covered:
        put(g, 1, "1", "mines.a1")
        put(g, 2, "1", "mines.a2")
    place(g, "smith", "mines.b1")
    assert has(g) == {"gem": 2}


@rule("FO-X3")
def test_blue_smith_gains_2_and_green_assistant_gains_1() -> None:
    g = at_turn(4, busy=False)
    put(g, 2, "1", "mountains.a1")
    put(g, 3, "1", "mountains.a2")
    place(g, "smith", "mountains.b1")
    place(g, "assistant", "mountains.a3")
    assert has(g, 0) == {"metal": 2}
    assert has(g, 1) == {"metal": 1}


@rule("FO-X5")
@pytest.mark.parametrize(("location", "kind"), [("forest", "wood"), ("mountains", "metal")])
def test_a_smith_at_a_fully_covered_location_gains_1(location: str, kind: str) -> None:
    g = at_turn(4)
    for seat in (1, 2, 3):
        put(g, seat, "1", location)
    place(g, "smith", f"{location}.b1")
    assert has(g) == {kind: 1}


@rule("FO-X6")
def test_3_gems_are_sold_and_2_metal_bought() -> None:
    g = at_turn()
    own(g, gem=3)
    place(g, "assistant", "market")
    trade(g, "sell", "gem", 3)
    assert has(g) == {"gold": 15}
    trade(g, "buy", "metal", 2)
    assert has(g) == {"gold": 9, "metal": 2}


@rule("FO-X7")
def test_the_anvil_takes_6_gold_and_2_metal_and_pays_2_gold_for_each_forging() -> None:
    g = at_turn()
    own(g, gold=6, metal=2)
    place(g, "assistant", "upgrade.right")
    play(g, upgrade("anvil"))
    assert gained(g) == {"vp": 4}
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert has(g) == {"gold": 4 + 2}


@rule("FO-X8")
def test_the_upgraded_forge_gives_7_vp_and_a_skill() -> None:
    g = at_turn()
    own(g, gold=8, brick=2, metal=1)
    place(g, "assistant", "upgrade.right")
    play(g, upgrade("forge"))
    assert done(g) == ["forge"]
    assert gained(g) == {"vp": 7, "skill": 1}


@rule("FO-X9")
def test_seals_of_4_different_colours_score_8() -> None:
    g = at_turn()
    seals(g, 0, "red", "green", "blue", "white")
    assert g.scores()[0] == 8


@rule("FO-X10")
def test_sets_of_5_of_2_and_of_1_score_15() -> None:
    g = at_turn()
    seals(g, 0, "red", "orange", "yellow", "green", "blue", "red", "orange", "red")
    assert g.scores()[0] == 11 + 3 + 1


@rule("FO-X11")
def test_the_first_to_meet_an_empty_column_scores_5() -> None:
    g = at_turn()
    g.players[0].skill = 4
    show_pile(g, "guild", "court_fitting")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert hammers(g) == ["skill_five"]
    assert g.players[0].vp == 5


@rule("FO-X13")
def test_a_third_contract_takes_the_fifth_hammer_and_triggers_the_end() -> None:
    g = at_turn()
    hammered(g, 0, "four_seals", "top_upgrades", "four_training", "skill_five")
    forged_before(g, "signet_ring", "watchmans_cap")
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert "three_forged" in hammers(g)
    assert len(hammers(g)) == 5
    end_round(g)
    assert g.over


@rule("FO-X14")
def test_a_skill_at_5_is_5_vp() -> None:
    g = at_turn()
    hammered(g, 0, "skill_five")
    g.players[0].skill = 5
    show_pile(g, "guild", "furnace_rites")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert gained(g) == {"skill": 4, "vp": 5}


@rule("FO-X15")
def test_the_second_assistant_at_the_plaza_pays_4_gold() -> None:
    g = at_turn()
    put(g, 1, "1", "plaza")
    put(g, 0, "smith", "forge")
    own(g, gold=4)
    place(g, "assistant", "plaza")
    assert has(g) == {}


@rule("FO-X16")
def test_with_the_vise_an_assistant_draws_2_and_discards_1_of_them() -> None:
    g = at_turn()
    upgraded(g, "vise")
    next_cards(g, "hay_forks", "gate_hinges")
    place(g, "assistant", "commons")
    draw(g, "common", "common")
    assert sorted(discards(g)) == ["gate_hinges", "hay_forks"]
    discard(g, "hay_forks")
    assert hand(g) == ["gate_hinges"]
    assert pile(g, "common") == ["hay_forks"]


@rule("FO-X18")
def test_with_the_wagon_an_assistant_on_the_3_of_the_mountains_gains_4_metal() -> None:
    g = at_turn()
    upgraded(g, "wagon")
    place(g, "assistant", "mountains.a1")
    assert has(g) == {"metal": 4}


@rule("FO-X20")
def test_14_gold_and_3_gems_score_5_at_the_end() -> None:
    g = at_turn()
    own(g, gold=14, gem=3)
    assert g.scores()[0] == 2 + 3


@rule("FO-X21")
def test_a_smith_on_the_own_forge_may_move_to_the_guilds_but_not_back() -> None:
    g = at_turn()
    place(g, "smith", "forge")
    own(g, gold=2)
    place(g, "assistant", "plaza")
    assert not moves(g, "forge")
    move_smith(g, "guilds")
    assert legal(g) == ["from_deck", "from_pile"]


@rule("FO-X22")
def test_ironclads_fifth_training_card_is_discarded_for_a_vp() -> None:
    g = solo("ir12")
    g.ironclad.trainings = [g.training_deck.bag.pop() for _ in range(4)]
    g.ironclad.upgrades = 255
    set_column(g, 4, 1)
    g.ironclad.hammers = 1 << 4
    next_cards(g, "market_caller")
    ironclad_plays(g)
    assert len(g.ironclad.trainings) == 4
    assert pile(g, "training")[0] == "market_caller"
    assert g.ironclad.vp == 1


@rule("FO-X24")
def test_ironclad_pays_7_of_9_gold_for_a_contract_of_5_vp() -> None:
    """No Contract has exactly 7 Gold and 5 VP: Prayer Locket's 9 and 6 stand for them."""
    g = solo("ir05")
    g.ironclad.gold = 9
    next_cards(g, "prayer_locket")
    g.ironclad.hammered = True  # so that the rest of the card does nothing
    ironclad_plays(g)
    assert g.ironclad.gold == 9 + 2 - 9  # 2 is the card's income
    assert g.ironclad.vp == 6


@rule("FO-X25")
def test_ironclad_places_no_second_hammer_in_a_round() -> None:
    g = solo("ir11", "ir05")
    g.ironclad.gold = 0
    ironclad_plays(g)
    assert len(g.columns[3]) == 1
    ironclad_goes_on(g)
    assert g.columns[6] == []


@rule("FO-X27")
def test_after_space_4_the_others_are_left() -> None:
    g = at_turn()
    g.spaces = [0, -1, -1, 1]
    end_round(g)
    assert g.actor() == 1
    assert legal(g) == SPACE[:3]


@rule("FO-X27")
def test_and_in_the_solo_game_spaces_2_and_3() -> None:
    g = solo()
    g.spaces = [g.spaces[0], -1, -1, 0]
    end_round(g)
    assert legal(g) == SPACE[1:3]
    assert not can_place(g, "assistant", "market")
