"""What is in the box: how many of what, and the numbers on it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.winterforge.table import BOX, component, contract, crew
from tests.support import rule

ORDINARY = [c for c in BOX.contracts if not c.royal]
ROYAL = [c for c in BOX.contracts if c.royal]
WEAPONS, ARMOUR, JEWELLERY = range(3)
METAL, GEM, FIBRE = range(3)


# 4.1 Guild Boards


@rule("WF-002", "WF-005")
def test_the_six_guild_boards_are_the_six_orders_of_skills() -> None:
    assert len({tuple(board.skills) for board in BOX.guilds}) == len(BOX.guilds) == 6
    assert {tuple(sorted(board.skills)) for board in BOX.guilds} == {(0, 1, 2)}


@rule("WF-044")
def test_training_costs_are_those_printed_above_the_points() -> None:
    assert BOX.training_cost[1:] == [1, 2, 2, 3, 5, 6, 8]


@rule("WF-097")
def test_skill_values_score_what_the_track_says() -> None:
    assert BOX.skill_rp == [0, 0, 0, 1, 1, 2, 2, 3]


# 4.2 Components


def test_there_are_69_components_in_three_levels_of_three_types() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    for card in BOX.components:
        counts[card.level, card.material] += card.copies
    assert counts.total() == 69
    assert {counts[0, kind] for kind in (METAL, GEM, FIBRE)} == {9}
    assert {counts[1, kind] for kind in (METAL, GEM, FIBRE)} == {8}
    assert {counts[2, kind] for kind in (METAL, GEM, FIBRE)} == {6}


@pytest.mark.parametrize(
    ("card", "level", "kind", "cost", "dice", "copies"),
    [
        ("bronze", 1, METAL, 1, [4], 5),
        ("iron", 1, METAL, 2, [6], 4),
        ("quartz", 1, GEM, 1, [4], 5),
        ("amber", 1, GEM, 2, [6], 4),
        ("twine", 1, FIBRE, 1, [4], 5),
        ("birch", 1, FIBRE, 2, [6], 4),
        ("steel", 2, METAL, 3, [8], 5),
        ("gold", 2, METAL, 4, [6, 4], 3),
        ("ruby", 2, GEM, 3, [8], 5),
        ("sapphire", 2, GEM, 4, [6, 4], 3),
        ("leather", 2, FIBRE, 3, [8], 5),
        ("silk", 2, FIBRE, 4, [6, 4], 3),
        ("mithril", 3, METAL, 5, [12], 4),
        ("heartsteel", 3, METAL, 6, [8, 6], 2),
        ("diamond", 3, GEM, 5, [12], 4),
        ("fire_opal", 3, GEM, 6, [8, 6], 2),
        ("dragonhide", 3, FIBRE, 5, [12], 4),
        ("frostweave", 3, FIBRE, 6, [8, 6], 2),
    ],
)
def test_a_component_is_as_printed(
    card: str, level: int, kind: int, cost: int, dice: list[int], copies: int
) -> None:
    found = BOX.components[component(card)]
    assert (found.level + 1, found.material, found.cost) == (level, kind, cost)
    assert (found.dice, found.copies) == (dice, copies)


# 4.3 Contracts


@rule("WF-008")
def test_there_are_36_contracts_nine_of_them_worth_one_rp() -> None:
    assert len(ORDINARY) == 36
    assert Counter(c.rp for c in ORDINARY) == {1: 9, 2: 15, 3: 12}


def test_each_craft_has_twelve_contracts() -> None:
    assert Counter((c.crafts[0], c.rp) for c in ORDINARY) == {
        (craft, rp): count
        for craft in (WEAPONS, ARMOUR, JEWELLERY)
        for rp, count in ((1, 3), (2, 5), (3, 4))
    }


@pytest.mark.parametrize("rp", [1, 2, 3])
def test_a_contract_needs_one_component_more_than_its_rp(rp: int) -> None:
    assert {sum(c.needs) for c in ORDINARY if c.rp == rp} == {rp + 1}


@pytest.mark.parametrize(
    ("craft", "forge", "coin"), [(WEAPONS, 183, 127), (ARMOUR, 186, 128), (JEWELLERY, 183, 127)]
)
def test_forge_numbers_and_coin_add_up(craft: int, forge: int, coin: int) -> None:
    cards = [c for c in ORDINARY if c.crafts == [craft]]
    assert (sum(c.forge for c in cards), sum(c.coin for c in cards)) == (forge, coin)


@pytest.mark.parametrize(
    ("card", "title", "craft", "rp", "needs", "forge", "coin"),
    [
        ("W01", "Camp Knife", WEAPONS, 1, [1, 0, 1], 6, 5),
        ("W02", "Mace", WEAPONS, 1, [2, 0, 0], 7, 5),
        ("W07", "Duelling Rapier", WEAPONS, 2, [1, 1, 1], 15, 10),
        ("W12", "Champion's Claymore", WEAPONS, 3, [3, 0, 1], 26, 17),
        ("A01", "Boots", ARMOUR, 1, [0, 0, 2], 6, 5),
        ("A08", "Crested Visor", ARMOUR, 2, [1, 1, 1], 16, 11),
        ("A12", "Reinforced Breastplate", ARMOUR, 3, [2, 0, 2], 29, 18),
        ("J04", "Merchant's Signet", JEWELLERY, 2, [1, 2, 0], 12, 9),
        ("J09", "Envoy's Collar", JEWELLERY, 3, [0, 2, 2], 20, 14),
        ("J12", "Star of the Deep", JEWELLERY, 3, [1, 3, 0], 26, 17),
    ],
)
def test_a_contract_is_as_printed(
    card: str, title: str, craft: int, rp: int, needs: list[int], forge: int, coin: int
) -> None:
    found = BOX.contracts[contract(card)]
    assert (found.title, found.crafts, found.rp) == (title, [craft], rp)
    assert (found.needs, found.forge, found.coin) == (needs, forge, coin)


def test_component_bonuses_are_as_printed() -> None:
    bonuses = {
        c.id: (BOX.components[c.bonus_component].id, c.bonus)
        for c in ORDINARY
        if c.bonus_component >= 0
    }
    assert bonuses == {
        "W03": ("birch", 1),
        "W04": ("steel", 2),
        "W07": ("leather", 2),
        "W08": ("ruby", 2),
        "W09": ("dragonhide", 3),
        "W11": ("mithril", 3),
        "W12": ("heartsteel", 3),
        "A03": ("iron", 1),
        "A04": ("steel", 2),
        "A07": ("leather", 2),
        "A08": ("gold", 2),
        "A09": ("mithril", 3),
        "A11": ("dragonhide", 3),
        "A12": ("heartsteel", 3),
        "J03": ("amber", 1),
        "J04": ("gold", 2),
        "J07": ("ruby", 2),
        "J08": ("sapphire", 2),
        "J09": ("diamond", 3),
        "J11": ("fire_opal", 3),
        "J12": ("diamond", 3),
    }


# 4.4 Royal Contracts


@rule("WF-022")
def test_each_of_the_ten_royal_contracts_has_two_types() -> None:
    assert Counter(tuple(c.crafts) for c in ROYAL) == {
        (WEAPONS, ARMOUR): 4,
        (WEAPONS, JEWELLERY): 3,
        (ARMOUR, JEWELLERY): 3,
    }


@rule("WF-023", "WF-R31")
def test_every_royal_contract_is_worth_five_rp_and_pays_no_coin() -> None:
    assert {(c.rp, c.coin, c.bonus_component) for c in ROYAL} == {(5, 0, -1)}


@pytest.mark.parametrize(
    ("card", "needs", "forge"),
    [
        ("R01", [2, 2, 1], 36),
        ("R02", [3, 0, 2], 35),
        ("R03", [3, 1, 1], 36),
        ("R04", [2, 1, 2], 35),
        ("R05", [2, 0, 3], 35),
        ("R06", [2, 3, 0], 36),
        ("R07", [1, 2, 2], 35),
        ("R08", [1, 2, 2], 36),
        ("R09", [2, 2, 1], 36),
        ("R10", [0, 2, 3], 35),
    ],
)
def test_a_royal_contract_is_as_printed(card: str, needs: list[int], forge: int) -> None:
    found = BOX.contracts[contract(card)]
    assert (found.needs, found.forge) == (needs, forge)


# 4.5 Crew and 4.6 Loans


@rule("WF-014")
def test_three_of_the_eighteen_crew_belong_to_alleyways() -> None:
    assert len(BOX.crew) == 18
    marked = [card.title for card in BOX.crew if card.alleyway >= 0]
    assert marked == ["Appraiser", "Bodyguard", "Bodyguard"]


@pytest.mark.parametrize(
    ("cost", "cards"),
    [
        (2, ["drillmaster", "foreman", "guild_clerk", "rumourmonger", "almoner"]),
        (3, ["bellows_hand", "quartermaster", "town_crier", "greybeard", "appraiser"]),
        (4, ["transporter", "bladewright", "plate_fitter", "gemcutter", "steady_hand", "haggler"]),
    ],
)
def test_hire_costs_are_as_printed(cost: int, cards: list[str]) -> None:
    assert [BOX.crew[crew(card)].hire_cost for card in cards] == [cost] * len(cards)


def test_there_are_thirteen_loans() -> None:
    assert [(one.receive, one.repay, one.copies) for one in BOX.loans] == [
        (3, 4, 2),
        (4, 5, 2),
        (5, 7, 3),
        (6, 8, 2),
        (7, 10, 2),
        (8, 11, 1),
        (10, 14, 1),
    ]
    assert sum(one.copies for one in BOX.loans) == 13
