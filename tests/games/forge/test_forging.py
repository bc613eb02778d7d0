"""Forging: what Contracts ask for, pay and give, and what makes them cheaper."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import SEALS, UPGRADES
from hearth.games.forge.effects import PRODUCTS, TYPES
from hearth.games.forge.goods import KINDS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    at_turn,
    before_end,
    can_place,
    developed,
    end_turns,
    exhaust,
    forged,
    forged_before,
    forging,
    gained,
    hammered,
    hammers,
    hand,
    has,
    hold,
    names,
    own,
    place,
    play,
    plenty,
    seals,
    trained,
    upgraded,
)
from tests.support import legal, rule

# Product, Skill, Wood, Metal, Brick, Gems, upgrades, Gold, VP, Seal.
COMMON = """
hay_forks tool 1 2 1 0 0 - 5 3 -
milking_stool furniture 1 3 0 0 0 - 4 3 -
coopers_hoops tool 1 2 1 0 0 tongs 5 3 green
gate_hinges tool 1 1 2 0 0 - 6 3 -
kitchen_bench furniture 1 4 0 0 0 chisels 5 4 -
splitting_wedges tool 1 3 1 0 0 chisels 6 4 -
cradle_rockers furniture 1 3 1 0 0 chisels 6 3 white
ploughshare tool 2 3 2 0 0 tongs 8 6 -
iron_footed_settle furniture 2 4 1 0 0 chisels 7 6 -
boar_spear weapon 2 3 2 0 0 tongs 8 4 red
well_pulley tool 2 4 1 0 0 tongs 7 4 orange
dower_chest furniture 2 4 1 0 0 chisels 7 6 -
shearing_blades tool 2 1 3 0 0 tongs 7 6 -
trestle_table furniture 2 5 0 0 0 chisels 6 4 green
millwrights_irons tool 3 4 3 0 0 chisels+tongs 10 9 -
bakers_oven_door tool 3 2 2 1 0 tongs 8 7 white
drovers_jack_coat armor 3 3 3 0 0 tongs 9 7 blue
canopy_bedstead furniture 3 6 1 0 0 chisels 9 8 -
alehouse_counter furniture 3 6 1 0 0 chisels 9 7 blue
waterwheel_shaft tool 4 6 3 0 0 chisels+tongs 12 12 -
hearth_crane_and_firedogs furniture 4 4 2 1 0 chisels+tongs 10 9 orange
foresters_twin_axes weapon 4 5 3 0 0 tongs 11 9 yellow
guildhall_roundtable furniture 5 9 2 0 0 chisels+tongs 13 14 -
town_clock_movement tool 5 5 4 0 1 chisels+tongs 16 14 yellow
"""
MILITARY = """
sheaf_of_arrowheads weapon 1 1 2 0 0 - 5 3 -
watchmans_cap armor 1 0 2 0 0 - 4 3 -
sack_of_caltrops weapon 1 0 3 0 0 tongs 6 4 -
tent_rings_and_pegs tool 1 1 2 0 0 tongs 6 3 white
shield_bosses armor 1 1 2 0 0 tongs 5 3 red
militia_billhook weapon 1 1 2 0 0 tongs 5 4 -
infantry_spears weapon 2 2 3 0 0 tongs 8 6 red
kettle_helms armor 2 0 4 0 0 tongs 7 6 -
crossbow_bolts weapon 2 2 2 0 0 grindstone 6 6 -
mail_gauntlets armor 2 0 4 0 0 tongs 8 4 orange
bits_and_stirrups tool 2 0 3 0 0 tongs 5 4 -
baselard_daggers weapon 2 1 3 0 0 grindstone 7 4 blue
arming_sword weapon 3 1 5 0 0 grindstone 10 9 -
mail_hauberk armor 3 0 5 0 0 tongs 8 8 -
war_hammer weapon 3 2 4 0 0 tongs 9 7 violet
brigandine armor 3 0 5 0 0 tongs 9 7 blue
ram_head_casing tool 3 3 3 0 0 tongs+grindstone 9 8 white
commanders_camp_chest furniture 3 4 2 0 0 tongs 8 7 -
halberds_of_the_gate weapon 4 3 5 0 0 tongs+grindstone 12 11 orange
great_helm armor 4 0 6 0 0 tongs+grindstone 10 11 -
bastard_swords weapon 4 1 6 0 0 grindstone 11 11 -
horse_chanfron armor 4 1 6 0 0 tongs 12 9 violet
full_harness_of_plate armor 5 1 8 0 0 tongs+grindstone 15 16 -
ballista_irons weapon 5 5 5 0 0 tongs+grindstone 14 14 green
"""
ROYAL = """
signet_ring jewelry 1 0 1 0 1 - 5 4 -
cloak_clasp jewelry 1 0 1 0 1 chisels 6 4 -
gilt_candle_pricket furniture 1 1 2 0 0 chisels 6 3 yellow
pages_buckle jewelry 1 0 1 0 1 chisels 6 3 violet
silvered_mirror_frame furniture 2 3 0 0 1 chisels 7 6 -
ladys_eating_knife weapon 2 0 2 0 1 grindstone 7 6 -
prayer_locket jewelry 2 0 1 0 2 chisels 9 6 yellow
falcon_bells jewelry 2 0 2 0 1 chisels 7 4 blue
gorget_of_the_pages armor 2 0 3 0 1 grindstone 9 7 -
footstool_of_estate furniture 2 4 0 0 1 chisels 8 6 green
chain_of_office jewelry 3 0 3 0 2 chisels 12 9 -
garnet_hunting_sword weapon 3 1 3 0 1 grindstone 9 8 -
reliquary_casket furniture 3 2 1 0 2 chisels 10 8 white
parade_spurs armor 3 0 3 0 1 grindstone 8 7 violet
rose_brooch jewelry 3 0 1 0 3 chisels 11 9 -
enamelled_goblets jewelry 3 0 2 0 2 chisels+grindstone 9 8 orange
jewelled_scabbard weapon 4 2 3 0 2 chisels+grindstone 13 12 -
eagle_lectern furniture 4 5 2 0 1 chisels 12 9 green
bridal_circlet jewelry 4 0 2 0 3 chisels 12 11 yellow
gilded_sallet armor 4 0 5 0 1 grindstone 11 9 red
astrologers_rings jewelry 4 0 2 0 3 chisels+grindstone 12 12 -
crown_of_the_realm jewelry 5 0 3 0 4 chisels+grindstone 16 18 -
throne_canopy_irons furniture 5 5 3 0 2 chisels+grindstone 17 16 violet
sword_of_state weapon 5 1 5 0 2 chisels+grindstone 15 16 red
"""
LINES = [line.split() for text in (COMMON, MILITARY, ROYAL) for line in text.split("\n") if line]
ROWS = {line[0]: line[1:] for line in LINES}
EACH = pytest.mark.parametrize("name", ROWS)


def cost_of(name: str) -> dict[str, int]:
    amounts = dict(zip(KINDS, [int(count) for count in ROWS[name][2:6]]))
    return {kind: count for kind, count in amounts.items() if count}


def needs_of(name: str) -> list[str]:
    text = ROWS[name][6]
    return [] if text == "-" else text.split("+")


def skill_of(name: str) -> int:
    return int(ROWS[name][1])


def at_forge(name: str, *others: str, **means: int) -> Forge:
    """Seat 0's Blacksmith goes to the own Forge with these Contracts in hand and all they take."""
    g = at_turn()
    hold(g, name, *others)
    g.players[0].skill = max(skill_of(one) for one in (name, *others))
    if g.players[0].skill == 5:
        hammered(g, 0, "skill_five")  # long ago
    upgraded(g, *{one for card in (name, *others) for one in needs_of(card)})
    own(g, **(means or cost_of(name)))
    return g


def can_forge(g: Forge, name: str) -> bool:
    thought = g.clone()
    place(thought, "smith", "forge")
    return forging(name) in legal(thought)


def forge(g: Forge, *contracts: str) -> Forge:
    place(g, "smith", "forge")
    for name in contracts:
        play(g, forging(name))
    return g


# All 72


def test_the_tables_above_name_all_contracts_in_their_order() -> None:
    assert list(ROWS) == [card.id for card in BOX.contracts]
    for card in BOX.contracts:
        assert PRODUCTS[card.product] == ROWS[card.id][0]
        assert ("-" if card.seal < 0 else SEALS[card.seal]) == ROWS[card.id][-1]
    assert [TYPES[card.type] for card in BOX.contracts[::24]] == TYPES


@rule("FO-069", "FO-070", "FO-071")
@EACH
def test_a_contract_takes_its_cost_and_gives_its_gold_and_vp(name: str) -> None:
    g = forge(at_forge(name), name)
    gold, vp = int(ROWS[name][7]), int(ROWS[name][8])
    assert has(g) == {"gold": gold}
    assert g.players[0].vp == vp
    assert forged(g) == [name]
    assert hand(g) == []


@rule("FO-069")
@EACH
def test_a_contract_is_out_of_reach_with_a_cube_too_few(name: str) -> None:
    for kind in cost_of(name):
        short = cost_of(name) | {kind: cost_of(name)[kind] - 1, "gold": 30}
        assert not can_forge(at_forge(name, **short), name)
    assert can_forge(at_forge(name), name)


@rule("FO-067")
@EACH
def test_a_contract_is_out_of_reach_with_less_skill(name: str) -> None:
    g = at_forge(name)
    if skill_of(name) > 1:
        g.players[0].skill = skill_of(name) - 1
        assert not can_forge(g, name)
    g.players[0].skill = 5
    assert can_forge(g, name)


@rule("FO-068", "FO-083", "FO-084", "FO-085")
@EACH
def test_a_contract_is_out_of_reach_without_one_of_its_upgrades(name: str) -> None:
    g = at_forge(name)
    needs = needs_of(name)
    for missing in needs:
        upgraded(g, *[one for one in UPGRADES if one not in (missing, "hammers")])
        assert not can_forge(g, name)
    upgraded(g, *needs)
    assert can_forge(g, name)


@rule("FO-071")
@pytest.mark.parametrize("name", [one for one in ROWS if ROWS[one][-1] != "-"])
def test_the_seal_counts_from_then_on(name: str) -> None:
    g = at_forge(name)
    seals(g, 0, *[colour for colour in SEALS if colour != ROWS[name][-1]][:3])
    assert "four_seals" not in hammers(g)
    forge(g, name)
    assert "four_seals" in hammers(g)


@rule("FO-071", "FO-R32")
def test_the_seal_of_a_contract_in_hand_does_not_count() -> None:
    g = at_turn()
    seals(g, 0, "red", "orange", "blue")
    before = g.scores()[0]
    hold(g, "coopers_hoops")  # green
    assert g.scores()[0] == before
    place(g, "assistant", "forest.a1")
    assert hammers(g) == []


# The Forge action


@rule("FO-065")
def test_the_blacksmith_forges_one_contract_on_the_own_forge() -> None:
    g = at_turn()
    hold(g, "milking_stool", "hay_forks")
    plenty(g)
    forge(g, "milking_stool")
    assert forged(g) == ["milking_stool"]
    assert hand(g) == ["hay_forks"]
    assert legal(g, "place")


@rule("FO-065", "FO-R09")
def test_nothing_needs_to_be_forged_there() -> None:
    g = at_turn()
    hold(g, "milking_stool")
    plenty(g)
    place(g, "smith", "forge")
    play(g, "no_forge")
    assert hand(g) == ["milking_stool"]
    assert legal(g, "place")


@rule("FO-065")
def test_only_contracts_in_hand_are_forged() -> None:
    g = at_turn()
    hold(g, "hay_forks", seat=1)
    hold(g, "milking_stool")
    plenty(g)
    place(g, "smith", "forge")
    assert legal(g) == [forging("milking_stool"), "no_forge"]


@rule("FO-066", "FO-081", "FO-R18")
def test_the_upgraded_forge_forges_up_to_two() -> None:
    g = at_turn()
    upgraded(g, "forge")
    hold(g, "milking_stool", "hay_forks", "gate_hinges")
    plenty(g)
    forge(g, "milking_stool", "hay_forks")
    assert forged(g) == ["milking_stool", "hay_forks"]
    assert legal(g, "place")


@rule("FO-066", "FO-R19")
def test_the_second_forging_is_optional() -> None:
    g = at_turn()
    upgraded(g, "forge")
    hold(g, "milking_stool", "hay_forks")
    plenty(g)
    forge(g, "milking_stool")
    play(g, "no_forge")
    assert forged(g) == ["milking_stool"]
    assert legal(g, "place")


@rule("FO-R19", "FO-R63")
def test_the_second_forging_comes_after_the_first_is_finished() -> None:
    g = at_turn()
    upgraded(g, "forge")
    forged_before(g, "signet_ring", "watchmans_cap")
    hold(g, "milking_stool", "hay_forks")
    plenty(g)
    forge(g, "milking_stool")
    assert g.players[0].vp == 3 + 5  # the third: its Achievement is claimed
    assert hammers(g) == ["three_forged"]
    assert forging("hay_forks") in legal(g)


@rule("FO-068")
def test_upgrades_are_not_spent() -> None:
    g = at_turn()
    upgraded(g, "chisels", "forge")
    hold(g, "kitchen_bench", "splitting_wedges")
    plenty(g)
    forge(g, "kitchen_bench", "splitting_wedges")
    assert forged(g) == ["kitchen_bench", "splitting_wedges"]


@rule("FO-070", "FO-080")
def test_the_upgraded_anvil_gives_2_gold_more_for_each_forging() -> None:
    g = at_turn()
    upgraded(g, "anvil", "forge")
    hold(g, "milking_stool", "hay_forks")
    own(g, wood=5, metal=1)
    forge(g, "milking_stool", "hay_forks")
    assert has(g) == {"gold": 4 + 2 + 5 + 2}


@rule("FO-070", "FO-080")
def test_the_anvil_works_in_the_end_of_round_step_too() -> None:
    g = before_end()
    upgraded(g, "anvil")
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert has(g) == {"gold": 4 + 2}


@rule("FO-072")
def test_the_forge_action_does_not_use_up_the_forging_at_the_end_of_the_round() -> None:
    g = at_turn()
    hold(g, "milking_stool", "hay_forks")
    own(g, wood=5, metal=1)
    forge(g, "milking_stool")
    for _ in range(2):
        end_turns(g)
    play(g, forging("hay_forks"))
    assert forged(g) == ["milking_stool", "hay_forks"]


# Reductions


@rule("FO-086", "FO-069")
@pytest.mark.parametrize("name", [one for one in ROWS if "metal" in cost_of(one)])
def test_hammers_save_a_metal_on_weapons_and_armor(name: str) -> None:
    g = at_forge(name)
    upgraded(g, "hammers", *needs_of(name))
    forge(g, name)
    saved = ROWS[name][0] in ("weapon", "armor")
    assert has(g) == {"gold": int(ROWS[name][7])} | ({"metal": 1} if saved else {})


@rule("FO-R20")
def test_reductions_add_up() -> None:
    g = at_turn()
    upgraded(g, "hammers", "tongs")
    developed(g, "wood_lathe")
    hold(g, "shield_bosses")  # 1 Wood, 2 Metal
    own(g, metal=1)
    forge(g, "shield_bosses")
    assert has(g) == {"gold": 5}


@rule("FO-069", "FO-R20")
def test_reductions_never_give_change() -> None:
    g = at_turn()
    upgraded(g, "hammers")
    developed(g, "wood_lathe")
    hold(g, "watchmans_cap")  # no Wood
    own(g, metal=2, wood=1)
    forge(g, "watchmans_cap")
    assert has(g) == {"gold": 4, "metal": 1, "wood": 1}


@rule("FO-069", "FO-R20")
def test_a_cost_does_not_fall_below_0() -> None:
    g = at_turn()
    upgraded(g, "chisels")
    developed(g, "quench_tank", "lapidary_bench")
    hold(g, "cloak_clasp")  # 1 Metal, 1 Gem
    place(g, "smith", "forge")
    play(g, forging("cloak_clasp", once=True))
    assert has(g) == {"gold": 6}


# Striker


@rule("FO-R60")
def test_striker_forges_exactly_one_even_with_the_upgraded_forge() -> None:
    g = at_turn()
    upgraded(g, "forge", "anvil")
    trained(g, "1", "striker")
    hold(g, "milking_stool", "hay_forks")
    own(g, gold=2, wood=10, metal=10)
    exhaust(g, "1")
    assert legal(g) == [forging("hay_forks"), forging("milking_stool")]
    play(g, forging("milking_stool"))
    assert has(g) == {"gold": 4 + 2, "wood": 7, "metal": 10}
    assert forged(g) == ["milking_stool"]
    assert legal(g, "place")


@rule("FO-R60")
def test_the_contracts_gold_cannot_pay_the_striker() -> None:
    g = at_turn()
    trained(g, "1", "striker")
    hold(g, "milking_stool")
    own(g, gold=1, wood=3)
    assert "exhaust:assistant=0" not in legal(g)
    own(g, gold=2, wood=3)
    assert "exhaust:assistant=0" in legal(g)


@rule("FO-R60", "FO-R20")
def test_all_reductions_count_for_the_striker() -> None:
    g = at_turn()
    developed(g, "coin_press", "wood_lathe")
    trained(g, "1", "striker")
    hold(g, "milking_stool")
    own(g, gold=1, wood=2)
    exhaust(g, "1")
    play(g, forging("milking_stool"))
    assert gained(g) == {"gold": 4, "vp": 3}


@rule("FO-065")
def test_assistants_do_not_forge_on_the_own_forge() -> None:
    g = at_turn()
    hold(g, "milking_stool")
    plenty(g)
    assert not can_place(g, "assistant", "forge")
    assert names("contract", g.players[0].hand) == ["milking_stool"]
