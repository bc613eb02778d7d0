"""The box of Forge: how many of what, and its numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from hearth.games.forge.box import standard
from hearth.games.forge.cards import (
    ACHIEVEMENTS,
    CARD_DECKS,
    IRONCLAD_ACTIONS,
    PLUS_ONE,
    SEALS,
    TOP,
    UPGRADES,
)
from hearth.games.forge.effects import EFFECTS, LOCATIONS, PRODUCTS, TIMES, TYPES, Ability
from hearth.games.forge.goods import BRICK, GEM, KINDS, METAL, WOOD, Amounts
from tests.support import rule

BOX = standard()
ROWS = BOX.tables()


def named(amounts: Amounts) -> dict[str, int]:
    """Amounts by the names of their kinds, without those of which there are none."""
    return {KINDS[kind]: count for kind, count in enumerate(amounts) if count}


def told(abilities: list[Ability]) -> list[tuple[str, str]]:
    """The times and kinds of effects."""
    return [(TIMES[ability.time], EFFECTS[ability.kind]) for ability in abilities]


# What is in the box


def test_the_box_holds_as_many_cards_as_printed() -> None:
    assert {file: len(rows) for file, rows in ROWS.items()} == {
        "contracts": 24 + 24 + 24,
        "guild_cards": 21,
        "developments": 24,
        "trainings": 24,
        "upgrades": 8,
        "locations": 12,
        "seals": 7,
        "prices": 4,
        "turn_order": 4,
        "achievements": 7,
        "achievement_rows": 4,
        "seal_sets": 7,
        "ironclad_cards": 12,
        "difficulties": 3,
        "start": 1,
    }


def test_what_the_rulebook_gives_whole_is_marked_as_such() -> None:
    given = {
        file: [row.get("id") for row in rows if row["source"] == "rulebook"]
        for file, rows in ROWS.items()
    }
    assert given["upgrades"] == ["forge"]
    assert given["locations"] == ["market", "plaza", "commons", "military", "royal"]
    assert [len(given[file]) for file in ("prices", "achievements", "seal_sets")] == [4, 7, 7]
    assert [len(given[file]) for file in ("turn_order", "achievement_rows")] == [1, 1]
    for file in ("contracts", "guild_cards", "developments", "trainings", "ironclad_cards"):
        assert not given[file]


def test_every_seal_is_on_ten_cards() -> None:
    counts = [
        Counter(card.seal for card in cards if card.seal >= 0)
        for cards in (BOX.guild_cards, BOX.contracts, BOX.developments, BOX.trainings)
    ]
    assert counts == [dict.fromkeys(range(7), n) for n in (3, 5, 1, 1)]


def test_seals_have_guilds_and_glyphs_of_their_own() -> None:
    assert [(seal.id, seal.title, seal.glyph) for seal in BOX.seals[:2]] == [
        ("red", "Armourers", "helm"),
        ("orange", "Founders", "flame"),
    ]
    assert len({seal.title for seal in BOX.seals}) == 7
    assert len({seal.glyph for seal in BOX.seals}) == 7


# Contracts


@rule("FO-002")
def test_each_type_has_twenty_four_contracts_which_lie_in_their_order() -> None:
    assert BOX.first_of_type == [0, 24, 48, 72]
    types = [TYPES[contract.type] for contract in BOX.contracts]
    assert types == ["common"] * 24 + ["military"] * 24 + ["royal"] * 24


def test_products_are_split_as_printed() -> None:
    assert Counter((TYPES[c.type], PRODUCTS[c.product]) for c in BOX.contracts) == {
        ("common", "tool"): 11,
        ("common", "furniture"): 10,
        ("common", "weapon"): 2,
        ("common", "armor"): 1,
        ("military", "weapon"): 11,
        ("military", "armor"): 9,
        ("military", "tool"): 3,
        ("military", "furniture"): 1,
        ("royal", "jewelry"): 11,
        ("royal", "furniture"): 6,
        ("royal", "weapon"): 4,
        ("royal", "armor"): 3,
    }


def test_wood_is_for_common_metal_for_military_and_gems_for_royal_contracts() -> None:
    totals = [
        [sum(c.cost[kind] for c in BOX.contracts if c.type == type_) for kind in range(GEM + 1)]
        for type_ in range(3)
    ]
    assert totals == [[92, 40, 2, 1], [30, 92, 0, 0], [24, 51, 0, 39]]


@pytest.mark.parametrize(
    ("name", "skill", "cost", "needs", "gains", "seal"),
    [
        ("hay_forks", 1, {"wood": 2, "metal": 1}, [], (5, 3), ""),
        ("bakers_oven_door", 3, {"wood": 2, "metal": 2, "brick": 1}, ["tongs"], (8, 7), "white"),
        (
            "town_clock_movement",
            *(5, {"wood": 5, "metal": 4, "gem": 1}),
            *(["chisels", "tongs"], (16, 14), "yellow"),
        ),
        ("sheaf_of_arrowheads", 1, {"wood": 1, "metal": 2}, [], (5, 3), ""),
        ("great_helm", 4, {"metal": 6}, ["grindstone", "tongs"], (10, 11), ""),
        ("signet_ring", 1, {"metal": 1, "gem": 1}, [], (5, 4), ""),
        (
            "crown_of_the_realm",
            *(5, {"metal": 3, "gem": 4}),
            *(["grindstone", "chisels"], (16, 18), ""),
        ),
        (
            "sword_of_state",
            *(5, {"wood": 1, "metal": 5, "gem": 2}),
            *(["grindstone", "chisels"], (15, 16), "red"),
        ),
    ],
)
def test_contracts_take_and_give_what_is_written(
    name: str,
    skill: int,
    cost: dict[str, int],
    needs: list[str],
    gains: tuple[int, int],
    seal: str,
) -> None:
    contract = next(contract for contract in BOX.contracts if contract.id == name)
    assert (contract.skill, named(contract.cost)) == (skill, cost)
    assert [u for i, u in enumerate(UPGRADES) if contract.needs >> i & 1] == needs
    assert (contract.gold, contract.vp) == gains
    assert contract.seal == (SEALS.index(seal) if seal else -1)


def test_contracts_show_only_the_icons_of_three_upgrades() -> None:
    shown = {name for row in ROWS["contracts"] for name in row.get("needs", [])}
    assert shown == {"chisels", "tongs", "grindstone"}


# Cards


@rule("FO-045")
def test_nothing_in_the_box_hands_out_brick() -> None:
    abilities = [card.abilities for card in BOX.guild_cards]
    abilities += [card.abilities for card in BOX.developments]
    abilities += [card.abilities for card in BOX.trainings]
    gains = [ability.gain for found in abilities for ability in found]
    gains += [space.gain for space in BOX.turn_spaces] + [BOX.start]
    assert not any(gain[BRICK] for gain in gains)
    assert not any(location.gives == BRICK for location in BOX.locations)


@pytest.mark.parametrize(
    ("name", "seal", "effects", "gain"),
    [
        ("quartermasters_favour", "red", [("now", "gain")], {"metal": 2}),
        ("furnace_rites", "orange", [("now", "gain")], {"skill": 1}),
        ("gilded_patron", "yellow", [("now", "gain")], {"gem": 1, "gold": 1}),
        ("fitters_hands", "green", [("now", "upgrade_now")], {}),
        ("factors_ledger", "blue", [("now", "gain"), ("now", "trades")], {"gold": 3}),
        ("letters_of_introduction", "violet", [("now", "draw_each")], {}),
        ("cornerstone_dues", "white", [("now", "gain")], {"metal": 1, "vp": 1}),
        ("master_masons_eye", "white", [("now", "return_assistant")], {}),
    ],
)
def test_guild_cards_do_what_is_written(
    name: str, seal: str, effects: list[tuple[str, str]], gain: dict[str, int]
) -> None:
    card = next(card for card in BOX.guild_cards if card.id == name)
    assert (SEALS[card.seal], told(card.abilities)) == (seal, effects)
    assert named(card.abilities[0].gain) == gain


@pytest.mark.parametrize(
    ("name", "vp", "effects"),
    [
        ("coin_press", 1, [("always", "less")]),
        ("wood_lathe", 0, [("always", "less"), ("end", "score_product")]),
        ("charcoal_clamp", 1, [("always", "gain_forge")]),
        ("log_flume", 1, [("now", "gain"), ("always", "gain_at")]),
        ("quench_tank", 1, [("always", "less_for")]),
        ("lapidary_bench", 0, [("always", "less_once")]),
        ("velvet_cases", 0, [("now", "gain"), ("end", "score_type")]),
        ("strongbox", 0, [("now", "gain"), ("end", "gold_rate")]),
        ("open_yard", 3, []),
        ("plaza_stall", 1, [("always", "plaza_flat")]),
        ("hall_of_seals", 0, [("end", "score_seals")]),
        ("slag_heap", 0, [("always", "gain_round")]),
    ],
)
def test_development_cards_do_what_is_written(
    name: str, vp: int, effects: list[tuple[str, str]]
) -> None:
    card = next(card for card in BOX.developments if card.id == name)
    assert (card.vp, told(card.abilities)) == (vp, effects)


@rule("FO-142", "FO-143")
def test_coin_press_and_wood_lathe_take_one_off() -> None:
    coin_press, wood_lathe = BOX.developments[:2]
    assert named(coin_press.abilities[0].less) == {"gold": 1}
    assert named(wood_lathe.abilities[0].less) == {"wood": 1}
    assert wood_lathe.abilities[1].products == [PRODUCTS.index("furniture")]


def test_numbers_of_development_cards_are_as_written() -> None:
    cards = {card.id: card.abilities for card in BOX.developments}
    courier = cards["courier_loft"][0]
    assert [LOCATIONS[at] for at in courier.at] == ["commons", "military", "royal"]
    assert named(courier.gain) == {"gold": 1}
    quench = cards["quench_tank"][0]
    assert [PRODUCTS[product] for product in quench.products] == ["tool", "jewelry"]
    assert named(cards["full_stores"][0].gain) == {"wood": 3, "metal": 2}
    assert TYPES[cards["banner_rack"][1].type] == "military"
    assert cards["strongbox"][1].number == 4
    assert cards["hall_of_seals"][0].number == 2
    assert cards["plaza_stall"][0].number == 2


@pytest.mark.parametrize(
    ("name", "vp", "effects"),
    [
        ("tunnels", 0, [("exhaust", "draw_any")]),
        ("woodwise", 1, [("always", "gain_at")]),
        ("haggler", 1, [("always", "gain_trade")]),
        ("market_caller", 2, [("always", "gain_at"), ("always", "more_trades")]),
        ("plaza_runner", 1, [("always", "less_at")]),
        ("contract_scout", 1, [("always", "more_draw")]),
        ("packman", 0, [("exhaust", "gain")]),
        ("striker", 0, [("exhaust", "forge")]),
        ("brickyard_cousin", 1, [("always", "less_bought")]),
        ("guild_porter", 0, [("exhaust", "guild_pile")]),
        ("journeymans_papers", 1, [("now", "gain")]),
        ("squires_letters", 1, [("always", "gain_product")]),
        ("tavern_regular", 1, [("always", "less_for")]),
        ("surveyor", 1, [("always", "more_look"), ("always", "gain_at")]),
        ("assay_hand", 1, [("exhaust", "swap_cubes")]),
        ("relief_hand", 2, [("exhaust", "return_assistant")]),
        ("proud_name", 3, []),
    ],
)
def test_training_cards_do_what_is_written(
    name: str, vp: int, effects: list[tuple[str, str]]
) -> None:
    card = next(card for card in BOX.trainings if card.id == name)
    assert (card.vp, told(card.abilities)) == (vp, effects)


def test_numbers_of_training_cards_are_as_written() -> None:
    cards = {card.id: card.abilities for card in BOX.trainings}
    assert cards["tunnels"][0].number == 2
    assert named(cards["striker"][0].pay) == {"gold": 2}
    assert named(cards["guild_porter"][0].pay) == {"gold": 5}
    cousin = cards["brickyard_cousin"][0]
    assert (cousin.number, named(cousin.less)) == (2, {"gold": 2})
    look, pile = cards["surveyor"]
    assert (look.number, pile.pile_only, named(pile.gain)) == (1, True, {"gold": 2})
    fitter = cards["fitter"][0]
    assert ([LOCATIONS[at] for at in fitter.at], named(fitter.less)) == (["upgrade"], {"gold": 3})


# Boards


@rule("FO-078", "FO-R21")
def test_four_upgrades_are_of_the_top_half_and_four_of_the_bottom() -> None:
    titles = [upgrade.title for upgrade in BOX.upgrades]
    assert titles[:TOP] == ["Wagon", "Anvil", "Forge", "Grindstone"]
    assert titles[TOP:] == ["Chisels", "Tongs", "Hammers", "Vise"]


@rule("FO-079", "FO-080", "FO-081", "FO-083", "FO-084", "FO-085", "FO-086", "FO-087", "FO-088")
def test_upgrades_cost_and_uncover_what_is_written() -> None:
    assert [(u.id, named(u.cost), u.vp, u.skill) for u in BOX.upgrades] == [
        ("wagon", {"wood": 2, "gold": 6}, 4, 0),
        ("anvil", {"metal": 2, "gold": 6}, 4, 0),
        ("forge", {"metal": 1, "brick": 2, "gold": 8}, 7, 1),
        ("grindstone", {"wood": 1, "brick": 1, "gold": 5}, 3, 1),
        ("chisels", {"metal": 1, "gold": 1}, 1, 0),
        ("tongs", {"metal": 1, "gold": 2}, 1, 0),
        ("hammers", {"wood": 1, "metal": 1, "gold": 3}, 2, 0),
        ("vise", {"metal": 2, "gold": 4}, 3, 0),
    ]


def test_locations_lie_in_four_rows_of_three() -> None:
    assert [location.id for location in BOX.locations] == LOCATIONS
    assert "".join(location.letter for location in BOX.locations) == "ABCDEFGHIJKL"
    assert [location.row for location in BOX.locations] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@rule("FO-035")
def test_row_one_gives_wood_metal_and_gems() -> None:
    forest, mountains, mines = BOX.locations[:3]
    assert (forest.gives, mountains.gives, mines.gives) == (WOOD, METAL, GEM)
    assert [location.gives for location in BOX.locations[3:]] == [-1] * 9


def test_spots_of_row_one_have_their_numbers() -> None:
    assert [(location.assistants, location.smiths) for location in BOX.locations[:3]] == [
        ([4, 3, 2], [PLUS_ONE]),
        ([3, 2, 1], [PLUS_ONE]),
        ([2, 1], [2]),
    ]


@rule("FO-059", "FO-R22", "FO-R23")
def test_other_locations_have_the_spots_of_their_actions() -> None:
    market, plaza, guilds, *others = BOX.locations[3:]
    assert [location.id for location in BOX.locations if location.unlimited] == [market.id]
    assert (len(plaza.assistants), plaza.smiths) == (4, [])
    assert (guilds.assistants, len(guilds.smiths)) == ([], 2)
    spots = [(len(location.assistants), len(location.smiths)) for location in others]
    assert spots == [(1, 1)] * 3 + [(3, 1)] * 3


@rule("FO-044")
def test_the_market_has_four_prices() -> None:
    assert BOX.prices == [2, 3, 4, 5]
    assert [row["id"] for row in ROWS["prices"]] == ["wood", "metal", "brick", "gem"]


@rule("FO-021")
def test_each_space_of_the_turn_order_gives_one_thing() -> None:
    assert [(space.number, named(space.gain)) for space in BOX.turn_spaces] == [
        (1, {"gold": 1}),
        (2, {"wood": 1}),
        (3, {"metal": 1}),
        (4, {"gem": 1}),
    ]


@rule("FO-108")
def test_achievements_ask_for_what_is_written() -> None:
    assert [(found.id, found.at_least) for found in BOX.achievements] == [
        ("three_forged", 3),
        ("four_seals", 4),
        ("top_upgrades", 4),
        ("bottom_upgrades", 4),
        ("four_training", 4),
        ("four_development", 4),
        ("skill_five", 5),
    ]


@rule("FO-110")
def test_rows_of_the_achievement_board_score_less_and_less() -> None:
    assert BOX.achievement_rows == [5, 3, 2, 1]


@rule("FO-118")
def test_a_set_of_seals_scores_by_its_colours() -> None:
    assert BOX.seal_sets == [0, 1, 3, 5, 8, 11, 15, 20]


@rule("FO-015")
def test_everybody_begins_with_five_gold_a_wood_and_a_metal() -> None:
    assert named(BOX.start) == {"wood": 1, "metal": 1, "gold": 5}


# Ironclad


def test_ironclad_cards_name_each_location_upgrade_and_achievement_once() -> None:
    cards = BOX.ironclad_cards
    assert [card.location for card in cards] == list(range(12))
    assert [card.letter for card in cards] == [location.letter for location in BOX.locations]
    actions = [action for card in cards for action in card.actions]
    upgrades, achievements = (
        sorted(action.what for action in actions if IRONCLAD_ACTIONS[action.kind] == kind)
        for kind in ("upgrade", "achievement")
    )
    assert upgrades == list(range(8))
    assert achievements == list(range(7))


def test_ironclad_cards_are_as_written() -> None:
    named_by = [UPGRADES, CARD_DECKS, TYPES, ACHIEVEMENTS]
    told = {
        card.id: [
            (a.row, IRONCLAD_ACTIONS[a.kind], named_by[a.kind][a.what], a.gold)
            for a in card.actions
        ]
        for card in BOX.ironclad_cards
    }
    assert told["ir01"] == [
        (2, "upgrade", "wagon", 7),
        (2, "achievement", "top_upgrades", 0),
    ]
    assert told["ir09"] == [(2, "upgrade", "grindstone", 6), (3, "contract", "royal", 0)]
    assert told["ir12"] == [
        (2, "card", "training", 0),
        (3, "upgrade", "vise", 5),
        (3, "achievement", "four_training", 0),
    ]
    assert [card.income for card in BOX.ironclad_cards] == [2, 3, 2, 5, 2, 2, 3, 2, 3, 2, 4, 2]


def test_levels_change_the_income_of_cards() -> None:
    assert [(found.id, found.income, found.least) for found in BOX.difficulties] == [
        ("easy", -1, 3),
        ("normal", 0, 0),
        ("hard", 1, 0),
    ]
