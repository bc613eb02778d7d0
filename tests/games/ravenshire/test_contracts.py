"""Completing Contracts: what each of the 48 costs and gives, finishes, and what is not asked."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import FINISHES, TIERS, TYPES
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    completing,
    contract,
    contracts_named,
    final,
    gathering,
    has,
    hold,
    kinds,
    options,
    own,
    pick,
    place,
    play,
    production,
    quietly,
    set_board,
    take,
    total,
    work,
)
from tests.support import legal, rule

COST = ["steel", "wood", "leather", "charcoal", "mithril", "embergem", "talisman", "dragon_scale"]

# The number, the type, the name, the cost in the order above, Gold, Reputation, bonus.
ROWS = """
RC01 weapon hedgerow_hatchets 2 2 0 0 0 0 0 0 3 1 -
RC02 weapon ferrymans_gaff 2 1 1 0 0 0 0 0 3 1 -
RC03 weapon wardens_shortbow_irons 1 4 1 0 0 0 0 0 3 1 1 Good
RC04 weapon burrow_guard_spears 3 2 0 0 0 0 0 0 4 1 1 Good
RC05 weapon millers_mace 3 1 0 1 0 0 0 0 4 1 1 Good
RC06 weapon otterfolk_trident 3 1 2 0 0 0 0 0 5 1 -
RC07 weapon ember_edged_sickle 2 2 1 0 0 1 0 0 5 1 -
RC08 shield acorn_buckler 1 4 0 0 0 0 0 0 3 1 -
RC09 shield gatehouse_targe 1 3 2 0 0 0 0 0 4 1 -
RC10 shield carters_door_shield 1 5 0 0 0 0 0 0 3 1 1 Good
RC11 shield mole_militia_round 2 3 1 0 0 0 0 0 4 1 1 Good
RC12 shield toll_keepers_heater 2 4 0 1 0 0 0 0 4 1 1 Action Token
RC13 shield harvest_fair_pavise 2 4 2 0 0 0 0 0 6 1 -
RC14 shield scale_rimmed_roundel 2 2 1 0 0 0 0 1 5 1 -
RC15 armor squirrel_scouts_cap 1 1 3 0 0 0 0 0 3 1 -
RC16 armor padded_journey_coat 1 1 4 0 0 0 0 0 4 1 -
RC17 armor riveted_bracers 2 1 2 0 0 0 0 0 3 1 1 Good
RC18 armor hedge_knights_jerkin 2 0 4 0 0 0 0 0 5 1 -
RC19 armor charcoal_burners_apron 1 0 4 2 0 0 0 0 4 1 1 Mystic
RC20 armor stoat_sergeants_helm 3 0 3 0 0 0 0 0 4 1 1 Action Token
RC21 armor moonlit_gorget 2 0 2 0 1 0 0 0 5 1 -
RE01 weapon longsword_of_the_weir 7 1 2 0 0 0 0 0 9 2 -
RE02 weapon twin_fangs 6 2 2 0 0 0 0 0 7 2 2 Goods
RE03 weapon glaive_of_thornwick 6 4 2 0 0 0 0 0 8 2 1 Action Token
RE04 weapon smoke_tempered_falchion 6 1 2 3 0 0 0 0 8 2 1 Mystic
RE05 weapon starfall_warhammer 7 2 1 0 1 0 0 0 10 2 -
RE06 shield wall_of_alder_hall 4 8 2 0 0 0 0 0 8 2 1 Good
RE07 shield river_gate_tower_shield 5 6 2 0 0 0 0 0 8 2 1 Action Token
RE08 shield hawkwing_kite 5 4 4 0 0 0 0 0 9 2 -
RE09 shield brazen_bulwark 6 4 1 1 0 0 0 0 8 2 2 Goods
RE10 shield talisman_set_rondache 5 4 2 0 0 0 1 0 9 2 -
RE11 armor brigandine_of_the_reeve 5 0 7 0 0 0 0 0 9 2 -
RE12 armor lamellar_of_the_marsh 4 2 8 0 0 0 0 0 8 2 1 Action Token
RE13 armor kiln_blacked_mail 6 0 4 2 0 0 0 0 9 2 1 Good
RE14 armor badger_captains_cuirass 6 1 5 0 0 0 0 0 9 2 1 Good
RE15 armor scaled_hauberk 5 0 5 0 0 0 0 1 9 2 1 Good
RL01 weapon dawnbreaker_greatsword 10 4 6 0 0 2 0 0 17 3 2 Goods
RL02 weapon spear_of_the_first_forgemaster 9 7 3 0 1 0 1 0 16 3 1 Action Token
RL03 weapon ravenbeak_war_pick 10 3 3 3 2 0 0 0 18 3 -
RL04 weapon maul_of_cinder_peak 11 3 2 4 0 1 0 0 17 3 1 Mystic
RL05 shield aegis_of_ravenshire 8 10 4 0 1 0 0 0 17 3 -
RL06 shield oak_heart_bastion 6 13 4 0 0 0 1 1 16 3 2 Goods
RL07 shield mirror_of_the_four_winds 9 6 4 0 2 0 0 0 17 3 1 Action Token
RL08 shield dragonrib_scutum 8 8 3 0 0 0 0 3 18 3 -
RL09 armor regalia_of_the_boar_king 8 0 11 2 0 1 0 0 16 3 2 Goods
RL10 armor nightfeather_harness 8 2 9 0 0 0 2 0 16 3 1 Action Token
RL11 armor wyrmscale_panoply 9 0 8 0 0 0 0 3 17 3 1 Mystic
RL12 armor plate_of_the_silent_watch 12 0 6 1 1 0 0 0 17 3 2 Goods
"""
BONUSES: dict[str, tuple[list[str], dict[str, int]]] = {  # what is picked, and gained by itself
    "-": ([], {}),
    "1 Good": (["ore"], {}),
    "2 Goods": (["ore", "steel"], {}),
    "1 Mystic": (["embergem"], {}),
    "1 Action Token": ([], {"action_token": 1}),
}
# From these levels on one, two and three steps give nothing but what stands here.
START = {1: 2, 2: 5, 3: 4}
LEVELS: dict[int, dict[str, int]] = {
    1: {},
    2: {"action_token": 1},
    3: {"gold": 2, "action_token": 1},
}


class Printed:
    """A row of the table."""

    def __init__(self, line: str) -> None:
        words = line.split()
        self.number, self.type, self.name = words[:3]
        amounts = [int(word) for word in words[3:13]]
        self.cost = {kind: count for kind, count in zip(COST, amounts) if count}
        self.gold, self.reputation = amounts[8:]
        self.bonus = " ".join(words[13:])


PRINTED = [Printed(line) for line in ROWS.strip().splitlines()]


def holding(printed: Printed, **amounts: int) -> Ravenshire:
    """Seat 0 holds the Contract and owns this."""
    g = production()
    g.players[0].reputation = START[printed.reputation]
    hold(g, 0, printed.name)
    own(g, **amounts)
    return g


def smith_with(name: str, reputation: int = 2, **amounts: int) -> Ravenshire:
    """Seat 0 holds this Contract and owns this besides its cost."""
    g = production()
    g.players[0].reputation = reputation
    hold(g, 0, name)
    [printed] = [one for one in PRINTED if one.name == name]
    own(g, **total(printed.cost, amounts))
    return g


def filed(g: Ravenshire, finish: str) -> list[str]:
    """The completed Contracts with this finish."""
    me = g.players[0]
    found = zip(me.completed, me.finishes, strict=True)
    return contracts_named(card for card, one in found if FINISHES[one] == finish)


# Every Contract


@rule("RA-073", "RA-074", "RA-076")
@pytest.mark.parametrize("printed", PRINTED, ids=lambda row: str(row.number))
def test_a_contract_costs_and_gives_what_its_row_says(printed: Printed) -> None:
    g = holding(printed, **printed.cost)
    play(g, completing(printed.name), seat=0)
    picked, gained = BONUSES[printed.bonus]
    pick(g, *picked, seat=0)
    bonus = total(gained, *[{kind: 1} for kind in picked])
    assert has(g) == total({"gold": printed.gold}, bonus, LEVELS[printed.reputation])
    me = g.players[0]
    assert me.reputation == START[printed.reputation] + printed.reputation
    assert (me.contracts, contracts_named(me.completed)) == ([], [printed.name])
    assert legal(g, "end_production")


@rule("RA-073")
@pytest.mark.parametrize("printed", PRINTED, ids=lambda row: str(row.number))
def test_a_contract_is_not_completed_without_all_it_costs(printed: Printed) -> None:
    for kind, count in printed.cost.items():
        g = holding(printed, **(printed.cost | {kind: count - 1}))
        assert completing(printed.name) not in options(g, 0), kind


@rule("RA-073")
@pytest.mark.parametrize("printed", PRINTED, ids=lambda row: str(row.number))
def test_a_contract_is_of_its_type_and_tier(printed: Printed) -> None:
    row = BOX.contracts[contract(printed.name)]
    assert TYPES[row.type] == printed.type
    assert (
        TIERS[row.tier] == {"C": "common", "E": "exceptional", "L": "legendary"}[printed.number[1]]
    )


def test_the_table_above_holds_all_contracts() -> None:
    assert sorted(row.name for row in PRINTED) == sorted(row.id for row in BOX.contracts)


# When


@rule("RA-073")
def test_no_die_is_needed() -> None:
    g = smith_with("acorn_buckler")
    before = g.players[0].bench
    play(g, completing("acorn_buckler"), seat=0)
    assert g.players[0].bench == before


@rule("RA-073", "RA-064")
def test_a_contract_is_completed_before_between_and_after_the_dice() -> None:
    g = smith_with("acorn_buckler")
    for space in ("hire_help", "charcoal_kiln", "steel_foundry"):
        assert completing("acorn_buckler") in options(g, 0)
        work(g, space)
        if legal(g, "convert"):
            play(g, "convert:amount=0")
    assert completing("acorn_buckler") in options(g, 0)


@rule("RA-073")
def test_no_contract_is_completed_in_gathering() -> None:
    g = gathering()
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=4)
    assert "complete" not in kinds(g)
    place(g, "h1", "I")
    assert "complete" not in kinds(g)
    set_board(g, I="h1 h1", II="h1", III="a1", IV="a1", V="m1", VI="m1")
    take(g, "V")
    quietly(g)
    assert "complete" not in kinds(g)


@rule("RA-R27")
def test_no_contract_is_completed_at_final_scoring() -> None:
    g = final()
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=4)
    play(g, "end_production", seat=0)
    play(g, "end_production", seat=1)
    assert legal(g, "finish")
    assert "complete" not in kinds(g)


@rule("RA-073")
def test_several_contracts_are_completed_in_one_production() -> None:
    g = production()
    hold(g, 0, "acorn_buckler", "hedgerow_hatchets")
    own(g, steel=3, wood=6)
    g.players[0].reputation = 18
    play(g, completing("acorn_buckler"), completing("hedgerow_hatchets"), seat=0)
    assert filed(g, "normal") == ["acorn_buckler", "hedgerow_hatchets"]
    assert has(g) == {"gold": 3 + 3 + 5}  # and level 20


@rule("RA-074")
def test_what_one_contract_gives_may_complete_the_next() -> None:
    g = production()
    hold(g, 0, "burrow_guard_spears", "acorn_buckler")
    own(g, steel=3, wood=6)
    g.players[0].reputation = 2
    play(g, completing("burrow_guard_spears"), seat=0)
    assert has(g) == {"wood": 4, "gold": 4}
    pick(g, "steel", seat=0)
    play(g, completing("acorn_buckler"), seat=0)
    assert len(g.players[0].completed) == 2


@rule("RA-R24")
def test_reputation_is_not_asked_again_when_completing() -> None:
    g = smith_with("brigandine_of_the_reeve", reputation=0)
    assert completing("brigandine_of_the_reeve") in options(g, 0)


@rule("RA-073")
def test_only_the_own_contracts_are_completed() -> None:
    g = production()
    hold(g, 1, "acorn_buckler")
    own(g, 0, steel=9, wood=9)
    assert options(g, 0, "complete") == []


# Finishes


@rule("RA-075", "RA-X15")
def test_the_mithril_finish_costs_two_mithril_and_a_charcoal_for_a_reputation() -> None:
    g = smith_with("acorn_buckler", reputation=17, mithril=2, charcoal=1)
    play(g, completing("acorn_buckler", "mithril"), seat=0)
    assert has(g) == {"gold": 3 + 3}  # and level 18
    assert g.players[0].reputation == 17 + 1 + 1
    assert filed(g, "mithril") == ["acorn_buckler"]


@rule("RA-075", "RA-X16")
def test_the_embergem_finish_costs_two_embergems_and_a_charcoal_for_four_gold() -> None:
    g = smith_with("acorn_buckler", embergem=2, charcoal=1)
    play(g, completing("acorn_buckler", "embergem"), seat=0)
    assert has(g) == {"gold": 3 + 4}
    assert g.players[0].reputation == 3
    assert filed(g, "embergem") == ["acorn_buckler"]


@rule("RA-075")
def test_the_normal_finish_is_free() -> None:
    g = smith_with("acorn_buckler", mithril=2, embergem=2, charcoal=2)
    play(g, completing("acorn_buckler"), seat=0)
    assert has(g) == {"mithril": 2, "embergem": 2, "charcoal": 2, "gold": 3}
    assert filed(g, "normal") == ["acorn_buckler"]


@rule("RA-075")
@pytest.mark.parametrize(
    ("finish", "amounts"),
    [
        ("mithril", {"mithril": 1, "charcoal": 1}),
        ("mithril", {"mithril": 2}),
        ("embergem", {"embergem": 1, "charcoal": 1}),
        ("embergem", {"embergem": 2}),
        ("embergem", {"mithril": 2, "charcoal": 1}),
    ],
)
def test_a_finish_has_to_be_paid_whole(finish: str, amounts: dict[str, int]) -> None:
    g = smith_with("acorn_buckler", **amounts)
    assert completing("acorn_buckler", finish) not in options(g, 0)
    assert completing("acorn_buckler") in options(g, 0)


@rule("RA-075")
def test_a_finish_is_paid_beyond_the_cost() -> None:
    g = production()
    hold(g, 0, "charcoal_burners_apron")  # costs 2 Charcoal itself
    own(g, steel=1, leather=4, charcoal=2, mithril=2, embergem=2)
    assert options(g, 0, "complete") == [completing("charcoal_burners_apron")]


@rule("RA-075")
def test_a_contract_gets_exactly_one_finish() -> None:
    g = smith_with("acorn_buckler", mithril=2, embergem=2, charcoal=2)
    assert len(options(g, 0, "complete")) == 3
    play(g, completing("acorn_buckler", "embergem"), seat=0)
    assert options(g, 0, "complete") == []
    assert g.players[0].finishes == [FINISHES.index("embergem")]


@rule("RA-076")
@pytest.mark.parametrize("finish", FINISHES)
def test_a_finish_may_be_repeated(finish: str) -> None:
    g = production()
    names = ["acorn_buckler", "carters_door_shield", "hedgerow_hatchets"]
    hold(g, 0, *names)
    own(g, steel=4, wood=11, mithril=6, embergem=6, charcoal=3)
    g.players[0].reputation = 18
    for name in names:
        play(g, completing(name, finish), seat=0)
        quietly(g)
    assert filed(g, finish) == names


@rule("RA-076")
def test_completed_contracts_are_filed_by_finish() -> None:
    g = production()
    hold(g, 0, "acorn_buckler", "carters_door_shield", "hedgerow_hatchets")
    own(g, steel=4, wood=11, mithril=2, embergem=2, charcoal=2)
    g.players[0].reputation = 18
    play(g, completing("acorn_buckler", "mithril"), seat=0)
    play(g, completing("hedgerow_hatchets"), seat=0)
    play(g, completing("carters_door_shield", "embergem"), seat=0)
    assert filed(g, "normal") == ["hedgerow_hatchets"]
    assert filed(g, "mithril") == ["acorn_buckler"]
    assert filed(g, "embergem") == ["carters_door_shield"]
