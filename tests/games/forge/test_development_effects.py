"""Development cards: their ongoing effects, and what they score at the end."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import SEALS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    at_turn,
    before_end,
    begin_round,
    developed,
    end_round,
    end_turns,
    exhaust,
    finish,
    forged,
    forged_before,
    forging,
    has,
    hold,
    joined,
    number,
    own,
    place,
    play,
    plenty,
    seals,
    show_pile,
    trained,
    upgraded,
)
from tests.support import legal, rule

# Ongoing effects


@rule("FO-092")
def test_an_ongoing_effect_works_from_then_on() -> None:
    g = at_turn()
    show_pile(g, "development", "ore_sledge")
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    place(g, "assistant", "mountains.a1")
    assert has(g) == {"metal": 4}


@rule("FO-092")
def test_and_in_later_rounds_and_for_its_owner_only() -> None:
    g = at_turn(2, 3, busy=False)
    developed(g, "ore_sledge")
    place(g, "assistant", "mountains.a1")
    place(g, "assistant", "mountains.a2")
    assert [has(g, seat) for seat in (0, 1)] == [{"metal": 4}, {"metal": 2}]


@rule("FO-142", "FO-R35")
def test_coin_press_lowers_the_gold_costs_of_cards() -> None:
    g = at_turn()
    developed(g, "coin_press")
    trained(g, "1", "guild_porter")
    show_pile(g, "guild", "timber_rights")
    own(g, gold=4)
    exhaust(g, "1")
    assert has(g) == {"wood": 3}


@rule("FO-142", "FO-R35")
def test_coin_press_works_once_for_each_payment() -> None:
    g = at_turn()
    developed(g, "coin_press")
    trained(g, "1", "striker")
    hold(g, "milking_stool")
    own(g, gold=2, wood=3)
    exhaust(g, "1")
    play(g, forging("milking_stool"))
    assert has(g) == {"gold": 1 + 4}


@rule("FO-143")
@pytest.mark.parametrize(
    ("contract", "cost"),
    [("milking_stool", {"wood": 2}), ("hay_forks", {"wood": 1, "metal": 1})],
)
def test_wood_lathe_takes_a_wood_off_contracts(contract: str, cost: dict[str, int]) -> None:
    g = at_turn()
    developed(g, "wood_lathe")
    hold(g, contract)
    own(g, **cost)
    place(g, "smith", "forge")
    play(g, forging(contract))
    assert forged(g) == [contract]
    assert "wood" not in has(g)


@rule("FO-R64")
def test_charcoal_clamp_pays_after_a_forging_at_the_end_of_the_round() -> None:
    g = before_end()
    developed(g, "charcoal_clamp")
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert has(g) == {"gold": 4 + 3}


def test_charcoal_clamp_pays_nothing_for_other_forgings_or_none() -> None:
    g = at_turn()
    developed(g, "charcoal_clamp")
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert has(g) == {"gold": 4}
    end_round(g)
    assert has(g) == {"gold": 4}


@pytest.mark.parametrize(
    ("card", "who", "spot", "gain"),
    [
        ("ore_sledge", "assistant", "mountains.a1", {"metal": 4}),
        ("ore_sledge", "smith", "mountains.b1", {"metal": 5}),
        ("ore_sledge", "assistant", "forest.a1", {"wood": 4}),
        ("log_flume", "assistant", "forest.a1", {"wood": 5}),
        ("log_flume", "smith", "forest.b1", {"wood": 6}),
        ("log_flume", "assistant", "mountains.a1", {"metal": 3}),
        ("gem_sieve", "assistant", "mines.a2", {"gem": 1, "gold": 2}),
        ("gem_sieve", "smith", "mines.b1", {"gem": 2, "gold": 2}),
        ("gem_sieve", "assistant", "forest.a1", {"wood": 4}),
    ],
)
def test_sledge_flume_and_sieve_add_to_gathering(
    card: str, who: str, spot: str, gain: dict[str, int]
) -> None:
    g = at_turn()
    developed(g, card)
    place(g, who, spot)
    assert has(g) == gain


@rule("FO-R20")
@pytest.mark.parametrize(
    ("contract", "saved"),
    [("hay_forks", 1), ("signet_ring", 1), ("watchmans_cap", 0), ("sheaf_of_arrowheads", 0)],
)
def test_quench_tank_saves_a_metal_on_tools_and_jewelry(contract: str, saved: int) -> None:
    g = at_turn()
    developed(g, "quench_tank")
    hold(g, contract)
    own(g, wood=5, metal=5, gem=5)
    place(g, "smith", "forge")
    play(g, forging(contract))
    cost = {"hay_forks": 1, "signet_ring": 1, "watchmans_cap": 2, "sheaf_of_arrowheads": 2}
    assert has(g)["metal"] == 5 - cost[contract] + saved


@rule("FO-R61")
def test_lapidary_bench_makes_one_contract_a_gem_cheaper_if_its_owner_likes() -> None:
    g = at_turn()
    developed(g, "lapidary_bench")
    hold(g, "signet_ring")
    own(g, metal=1, gem=1)
    place(g, "smith", "forge")
    assert legal(g) == [forging("signet_ring"), forging("signet_ring", once=True), "no_forge"]
    thought = g.clone()
    play(thought, forging("signet_ring"))
    assert has(thought) == {"gold": 5}
    play(g, forging("signet_ring", once=True))
    assert has(g) == {"gold": 5, "gem": 1}


@rule("FO-R61")
def test_lapidary_bench_works_once_in_a_round() -> None:
    g = at_turn()
    upgraded(g, "forge", "chisels")
    developed(g, "lapidary_bench")
    hold(g, "signet_ring", "cloak_clasp")
    own(g, metal=2, gem=1)
    place(g, "smith", "forge")
    play(g, forging("signet_ring", once=True))
    assert forging("cloak_clasp", once=True) not in legal(g)
    play(g, forging("cloak_clasp"))
    assert has(g) == {"gold": 5 + 6}


@rule("FO-R61")
def test_lapidary_bench_left_alone_may_be_used_at_a_later_forging_of_the_round() -> None:
    g = before_end()
    g.players[0].workers[4] = -1
    developed(g, "lapidary_bench")
    upgraded(g, "chisels")
    hold(g, "signet_ring", "cloak_clasp")
    own(g, metal=2, gem=1)
    place(g, "smith", "forge")
    play(g, forging("signet_ring"))
    end_turns(g)
    play(g, forging("cloak_clasp", once=True))
    assert forged(g) == ["signet_ring", "cloak_clasp"]


@rule("FO-R61")
def test_lapidary_bench_used_in_the_round_is_used_up_at_its_end_and_new_in_the_next() -> None:
    g = at_turn()
    developed(g, "lapidary_bench")
    upgraded(g, "chisels")
    hold(g, "signet_ring", "cloak_clasp")
    own(g, metal=2)
    place(g, "smith", "forge")
    play(g, forging("signet_ring", once=True))
    end_turns(g)
    end_turns(g)
    assert legal(g, "take_space")  # the second is out of reach: it takes a Gem again
    begin_round(g)
    place(g, "smith", "forge")
    assert forging("cloak_clasp", once=True) in legal(g)


@rule("FO-R61")
def test_lapidary_bench_used_at_the_end_of_a_round_is_new_in_the_next() -> None:
    g = before_end()
    developed(g, "lapidary_bench")
    upgraded(g, "chisels")
    hold(g, "signet_ring", "cloak_clasp")
    own(g, metal=2)
    end_turns(g)
    play(g, forging("signet_ring", once=True))
    begin_round(g)
    own(g, metal=1)
    place(g, "smith", "forge")
    assert legal(g) == [forging("cloak_clasp", once=True), "no_forge"]


@rule("FO-R61")
def test_lapidary_bench_helps_with_no_contract_without_gems() -> None:
    g = at_turn()
    developed(g, "lapidary_bench")
    hold(g, "milking_stool")
    plenty(g)
    place(g, "smith", "forge")
    assert legal(g) == [forging("milking_stool"), "no_forge"]


@rule("FO-R64")
def test_slag_heap_pays_2_gold_at_the_end_of_each_round() -> None:
    g = before_end()
    developed(g, "slag_heap")
    end_turns(g)
    assert has(g) == {"gold": 2}
    begin_round(g)
    own(g)
    end_round(g)
    assert has(g) == {"gold": 2}


@rule("FO-R64")
def test_slag_heap_pays_before_the_first_player_forges() -> None:
    g = before_end()
    developed(g, "slag_heap", seat=1)
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    assert g.actor() == 0
    assert forging("milking_stool") in legal(g)
    assert has(g, 1) == {"gold": 2}


@rule("FO-R64")
def test_slag_heap_and_charcoal_clamp_work_in_the_last_round() -> None:
    g = before_end()
    g.last_round = True
    developed(g, "slag_heap", "charcoal_clamp")
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert g.over
    assert has(g) == {"gold": 2 + 4 + 3}


def test_slag_heap_gold_is_there_for_an_own_forging_by_nobody_else() -> None:
    g = before_end(3)
    developed(g, "slag_heap", seat=2)
    end_turns(g)
    assert [has(g, seat) for seat in range(3)] == [{}, {}, {"gold": 2}]


# At the end of the game

SCORED = {
    "wood_lathe": (["milking_stool", "eagle_lectern", "hay_forks"], 2),
    "shop_window": (["milking_stool", "hay_forks", "eagle_lectern"], 2),
    "banner_rack": (["great_helm", "war_hammer", "hay_forks"], 2),
    "velvet_cases": (["signet_ring", "eagle_lectern", "sword_of_state", "hay_forks"], 3),
    "trophy_wall": (["boar_spear", "war_hammer", "sword_of_state", "great_helm"], 3),
    "armour_stand": (["drovers_jack_coat", "great_helm", "gilded_sallet", "war_hammer"], 3),
}


@rule("FO-117", "FO-143", "FO-R33")
@pytest.mark.parametrize("card", SCORED)
def test_a_card_scores_a_vp_for_each_contract_that_it_names(card: str) -> None:
    contracts, vp = SCORED[card]
    g = at_turn()
    forged_before(g, *contracts)
    before = g.scores()[0]
    developed(g, card)
    assert g.scores()[0] - before - seal_gain(g, BOX.developments[number(card)].seal) == vp


def seal_gain(g: Forge, seal: int) -> int:
    """What the card's own Seal adds, whatever the card counts."""
    if seal < 0:
        return 0
    without, with_it = g.clone(), g.clone()
    for thought in (without, with_it):
        thought.players[0].developments = []
    seals(with_it, 0, SEALS[seal])
    return with_it.scores()[0] - without.scores()[0]


@rule("FO-117", "FO-R33", "FO-143")
def test_contracts_forged_before_and_after_the_card_count_alike() -> None:
    g = at_turn()
    forged_before(g, "milking_stool")
    developed(g, "wood_lathe")
    hold(g, "kitchen_bench")
    upgraded(g, "chisels")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("kitchen_bench"))
    finish(g)
    assert g.scores()[0] == 4 + 2 + 5 // 5  # the bench, two pieces of Furniture, its Gold


@rule("FO-117", "FO-143")
def test_the_vp_of_the_wood_lathe_come_at_the_end_and_not_before() -> None:
    g = at_turn()
    developed(g, "wood_lathe")
    hold(g, "milking_stool")
    own(g, wood=2)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert g.players[0].vp == 3


@rule("FO-117")
@pytest.mark.parametrize(("others", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3)])
def test_hall_of_seals_scores_a_vp_for_each_two_seals(others: int, vp: int) -> None:
    g = at_turn()
    colours = [colour for colour in SEALS if colour != "white"][:others]
    seals(g, 0, *colours)
    alike = g.clone()
    seals(alike, 0, "white")
    developed(g, "hall_of_seals")  # white too
    assert g.scores()[0] - alike.scores()[0] == vp


@rule("FO-115", "FO-117")
@pytest.mark.parametrize(("gold", "vp"), [(3, 0), (4, 1), (11, 2), (12, 3), (20, 5)])
def test_strongbox_scores_a_vp_for_each_4_gold(gold: int, vp: int) -> None:
    g = at_turn()
    developed(g, "strongbox")
    own(g, gold=gold)
    assert g.scores()[0] == vp


@rule("FO-055")
def test_cards_without_an_ending_score_nothing_more() -> None:
    g = at_turn()
    joined(g, "assay_office")
    before = g.scores()[0]
    developed(g, "coin_press", "ore_sledge", "gem_sieve", "open_yard")
    forged_before(g, "hay_forks", "watchmans_cap")
    assert g.scores()[0] == before
