"""A designer's box of Forge: what may be changed, and the answer to mistakes."""

from __future__ import annotations

import re

import pytest

from hearth.games.forge.box import (
    MOST_CONTRACTS,
    MOST_DEVELOPMENTS,
    MOST_GUILD_CARDS,
    MOST_TRAININGS,
    ForgeBox,
    standard,
)
from hearth.games.forge.goods import BRICK, GOLD
from hearth.kernel import BoxError

BOX = standard()
NIGHT_WATCH = """
[[card]]
id      = "night_watch{}"
title   = "Night Watch"
seal    = "blue"
text    = "1 Gold."
effects = [{ time = "now", kind = "gain", gain = { gold = 1 } }]
source  = "ours"
"""
TENT_POLE = """
[[contract]]
id      = "tent_pole{}"
title   = "Tent Pole"
type    = "royal"
product = "tool"
skill   = 1
cost    = { wood = 1 }
gold    = 1
vp      = 1
source  = "ours"
"""
LADDER = """
[[card]]
id     = "ladder{}"
title  = "Ladder"
vp     = 1
text   = "Nothing but its VP."
source = "ours"
"""


def brought(file: str, old: str, new: str) -> ForgeBox:
    """A designer's box in which this stands once instead of that."""
    printed = BOX.files[file]
    assert old in printed
    return ForgeBox("changed", {file: printed.replace(old, new, 1)})


def refused(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{file}{message}")):
        brought(file, old, new)


def rows_of(file: str) -> list[str]:
    """The text of a file in parts: its comment, then each row."""
    first, *rows = re.split(r"(?m)^(?=\[\[)", BOX.files[file])
    return [first, *rows]


def without(file: str, number: int) -> ForgeBox:
    """A designer's box that lacks a row."""
    parts = rows_of(file)
    del parts[number]
    return ForgeBox("changed", {file: "".join(parts)})


def swapped(file: str, a: int, b: int) -> ForgeBox:
    """A designer's box with two rows in each other's place."""
    parts = rows_of(file)
    parts[a], parts[b] = parts[b], parts[a]
    return ForgeBox("changed", {file: "\n".join(parts)})


def with_more(file: str, row: str, times: int) -> ForgeBox:
    """A designer's box with more rows like this, each with its number for {}."""
    more = "".join(row.replace("{}", str(n)) for n in range(times))
    return ForgeBox("changed", {file: BOX.files[file] + more})


# What may be changed


def test_a_designer_can_change_a_contract() -> None:
    box = brought("contracts.toml", "vp      = 18", "vp      = 25")
    crowns = [next(c for c in b.contracts if c.id == "crown_of_the_realm") for b in (BOX, box)]
    assert [crown.vp for crown in crowns] == [18, 25]


def test_a_designer_can_add_a_guild_card() -> None:
    box = with_more("guild_cards.toml", NIGHT_WATCH, 1)
    assert len(box.guild_cards) == 22
    assert box.guild_cards[21].abilities[0].gain[GOLD] == 1


def test_a_designer_can_change_spots_of_row_one_and_of_the_guilds() -> None:
    mines = brought("locations.toml", "[2, 1]", "[3, 2, 1]").locations[2]
    assert mines.assistants == [3, 2, 1]
    guilds = brought("locations.toml", "smiths = [0, 0]", "smiths = [0, 0, 0]").locations[5]
    assert len(guilds.smiths) == 3


def test_a_designer_can_change_an_effect() -> None:
    box = brought(
        "trainings.toml",
        'kind = "forge", pay = { gold = 2 }',
        'kind = "forge", pay = { gold = 3 }',
    )
    striker = next(card for card in box.trainings if card.id == "striker")
    assert striker.abilities[0].pay[GOLD] == 3


# Rows


@pytest.mark.parametrize(
    ("file", "row"),
    [
        ("contracts.toml", "row 1 (hay_forks)"),
        ("guild_cards.toml", "row 1 (quartermasters_favour)"),
        ("developments.toml", "row 1 (coin_press)"),
        ("trainings.toml", "row 1 (tunnels)"),
        ("upgrades.toml", "row 1 (wagon)"),
        ("locations.toml", "row 1 (forest)"),
        ("seals.toml", "row 1 (red)"),
        ("prices.toml", "row 1 (wood)"),
        ("turn_order.toml", "row 1"),
        ("achievements.toml", "row 1 (three_forged)"),
        ("achievement_rows.toml", "row 1"),
        ("seal_sets.toml", "row 1"),
        ("ironclad_cards.toml", "row 1 (ir01)"),
        ("difficulties.toml", "row 1 (easy)"),
        ("start.toml", "row 1"),
    ],
)
def test_an_unknown_key_is_refused(file: str, row: str) -> None:
    refused(file, "\nsource", "\nweight = 1\nsource", f", {row}, key 'weight': is not known")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "contracts.toml",
            'type    = "common"',
            'type    = "tavern"',
            "row 1 (hay_forks), key 'type': should be one of common, military, royal, not 'tavern'",
        ),
        (
            "contracts.toml",
            'product = "tool"',
            'product = "fork"',
            "row 1 (hay_forks), key 'product': should be one of tool, furniture, weapon, armor, ",
        ),
        (
            "contracts.toml",
            "skill   = 1",
            "skill   = 6",
            "row 1 (hay_forks), key 'skill': should be a whole number from 1 to 5, not 6",
        ),
        (
            "contracts.toml",
            "{ wood = 2, metal = 1 }",
            "{ wood = 2, mettle = 1 }",
            "row 1 (hay_forks), cost, row 1, key 'mettle': is not known; did you mean 'metal'?",
        ),
        (
            "contracts.toml",
            "{ wood = 2, metal = 1 }",
            "{ wood = 2, gold = 1 }",  # Contracts take cubes only
            "row 1 (hay_forks), cost, row 1, key 'gold': is not known",
        ),
        (
            "contracts.toml",
            "{ wood = 2, metal = 1 }",
            "{}",
            "row 1 (hay_forks), key 'cost': should name some of wood, metal, brick, gem",
        ),
        (
            "contracts.toml",
            '["tongs"]',
            '["tong"]',
            "row 3 (coopers_hoops), key 'needs': should be one of wagon, anvil, forge, ",
        ),
        (
            "contracts.toml",
            '["chisels", "tongs"]',
            '["tongs", "tongs"]',
            "row 15 (millwrights_irons), key 'needs': names something twice",
        ),
        (
            "contracts.toml",
            'seal    = "green"',
            'seal    = "purple"',
            "row 3 (coopers_hoops), key 'seal': should be one of red, orange, yellow, green, ",
        ),
        (
            "guild_cards.toml",
            'seal    = "red"\n',
            "",  # every Guild card has one
            "row 1 (quartermasters_favour), key 'seal': is missing",
        ),
        (
            "developments.toml",
            "vp      = 1",
            "vp      = -1",
            "row 1 (coin_press), key 'vp': should be a whole number from 0 to 20, not -1",
        ),
        (
            "upgrades.toml",
            "gold = 6",
            "vp = 6",
            "row 1 (wagon), cost, row 1, key 'vp': is not known",
        ),
        (
            "upgrades.toml",
            "skill  = 1",
            "skill  = 0",
            "row 3 (forge), key 'skill': should be a whole number from 1 to 5, not 0",
        ),
        (
            "locations.toml",
            'gives      = "wood"',
            'gives      = "brick"',
            "row 1 (forest), key 'gives': should be one of wood, metal, gem, not 'brick'",
        ),
        (
            "locations.toml",
            "[4, 3, 2]",
            "[4, 3, -1]",
            "row 1 (forest), key 'assistants': should hold only [0, 1, 2, ",
        ),
        (
            "locations.toml",
            "[4, 3, 2]",
            "[4, 3, 2, 1, 1]",
            "row 1 (forest), key 'assistants': should hold at most 4 spots",
        ),
        (
            "prices.toml",
            "gold   = 2",
            "gold   = 0",
            "row 1 (wood), key 'gold': should be a whole number from 1 to 20, not 0",
        ),
        (
            "turn_order.toml",
            "number = 2",
            "number = 3",
            "row 2, key 'number': should be a whole number from 2 to 2, not 3",
        ),
        (
            "turn_order.toml",
            "{ gem = 1 }",
            "{ brick = 1 }",
            "row 4, gain, row 1, key 'brick': is not known",
        ),
        (
            "achievements.toml",
            "at_least = 5",
            "at_least = 6",
            "row 7 (skill_five), key 'at_least': should be a whole number from 1 to 5, not 6",
        ),
        (
            "achievement_rows.toml",
            "row    = 2",
            "row    = 1",
            "row 2, key 'row': should be a whole number from 2 to 2, not 1",
        ),
        (
            "seal_sets.toml",
            "seals  = 7",
            "seals  = 8",
            "row 7, key 'seals': should be a whole number from 7 to 7, not 8",
        ),
        (
            "ironclad_cards.toml",
            'location = "forest"',
            'location = "woods"',
            "row 1 (ir01), key 'location': should be one of forest, mountains, ",
        ),
        (
            "ironclad_cards.toml",
            'what = "wagon", gold = 7',
            'what = "wagon"',
            "row 1 (ir01), actions, row 1 (upgrade), key 'gold': is missing",
        ),
        (
            "ironclad_cards.toml",
            'kind = "card", what = "guild"',
            'kind = "card", what = "guild", gold = 1',
            "row 3 (ir03), actions, row 2 (card), key 'gold': is not known",
        ),
        (
            "ironclad_cards.toml",
            'kind = "contract", what = "military"',
            'kind = "contract", what = "guild"',
            "row 2 (ir02), actions, row 1 (contract), key 'what': should be one of common, ",
        ),
        (
            "ironclad_cards.toml",
            'row = 2, kind = "upgrade", what = "anvil"',
            'row = 1, kind = "upgrade", what = "anvil"',
            "row 3 (ir03), actions, row 1 (upgrade), key 'row': should be a whole number from 2 ",
        ),
        (
            "ironclad_cards.toml",
            'row = 2, kind = "upgrade", what = "wagon"',
            'row = 3, kind = "upgrade", what = "wagon"',
            "row 1 (ir01), key 'actions': should list those of row 2 before those of row 3",
        ),
        (
            "difficulties.toml",
            "income = 1",
            'income = "1"',
            "row 3 (hard), key 'income': should be a whole number from -20 to 20, not '1'",
        ),
        (
            "start.toml",
            "gold = 5",
            "skill = 1",
            "row 1, has, row 1, key 'skill': is not known",
        ),
    ],
)
def test_a_mistake_is_answered_with_file_row_and_key(
    file: str, old: str, new: str, message: str
) -> None:
    refused(file, old, new, f", {message}")


# Effects


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "guild_cards.toml",
            'time = "now", kind = "trades"',
            'time = "always", kind = "trades"',
            "row 13 (factors_ledger), effects, row 2 (trades), key 'time': should be one of now",
        ),
        (
            "guild_cards.toml",
            'kind = "trades"',
            'kind = "trade"',
            "row 13 (factors_ledger), effects, row 2 (trade), key 'kind': should be one of gain, ",
        ),
        (
            "guild_cards.toml",
            "gain = { metal = 2 }",
            "gain = { brick = 2 }",
            "row 1 (quartermasters_favour), effects, row 1 (gain), gain, row 1, key 'brick': is n",
        ),
        (
            "guild_cards.toml",
            'kind = "draw_each", number = 2',
            'kind = "draw_each", number = 4',
            "row 16 (letters_of_introduction), effects, row 1 (draw_each), key 'number': should be "
            "a whole number from 1 to 3, not 4",
        ),
        (
            "developments.toml",
            'time = "end", kind = "gold_rate"',
            'time = "now", kind = "gold_rate"',
            "row 18 (strongbox), effects, row 2 (gold_rate), key 'kind': should be one of gain, n",
        ),
        (
            "developments.toml",
            'kind = "gain_forge"',
            'kind = "gain_trade"',  # that one is for an Assistant
            "row 3 (charcoal_clamp), effects, row 1 (gain_trade), key 'kind': should be one of ga",
        ),
        (
            "developments.toml",
            'products = ["weapon"]',
            "products = []",
            "row 12 (trophy_wall), effects, row 1 (score_product), key 'products': should name so",
        ),
        (
            "developments.toml",
            'kind = "less_once", less = { gem = 1 }',
            'kind = "less_once", less = { gold = 1 }',
            "row 8 (lapidary_bench), effects, row 1 (less_once), less, row 1, key 'gold': is not",
        ),
        (
            "developments.toml",
            'type = "common"',
            'type = "tool"',
            "row 9 (shop_window), effects, row 2 (score_type), key 'type': should be one of commo",
        ),
        (
            "trainings.toml",
            'time = "exhaust", kind = "draw_any"',
            'time = "end", kind = "draw_any"',
            "row 1 (tunnels), effects, row 1 (draw_any), key 'time': should be one of now, always",
        ),
        (
            "trainings.toml",
            'at = ["plaza"]',
            'at = ["forest"]',
            "row 7 (plaza_runner), effects, row 1 (less_at), key 'at': should name only plaza and ",
        ),
        (
            "trainings.toml",
            'at = ["forest"]',
            'at = ["wood"]',
            "row 2 (woodwise), effects, row 1 (gain_at), key 'at': should be one of forest, ",
        ),
        (
            "trainings.toml",
            'at = ["forest"]',
            'at = ["forest"], pile_only = true',
            "row 2 (woodwise), effects, row 1 (gain_at), key 'pile_only': should stand only with ",
        ),
        (
            "trainings.toml",
            'kind = "more_draw"',
            'kind = "more_draw", number = 2',
            "row 8 (contract_scout), effects, row 1 (more_draw), key 'number': is not known",
        ),
        (
            "trainings.toml",
            'kind = "forge", pay = { gold = 2 }',
            'kind = "forge", pay = { wood = 2 }',
            "row 10 (striker), effects, row 1 (forge), pay, row 1, key 'wood': is not known",
        ),
        (
            "trainings.toml",
            'kind = "forge", pay = { gold = 2 }',
            'kind = "forge"',
            "row 10 (striker), effects, row 1 (forge), key 'pay': is missing",
        ),
    ],
)
def test_a_mistake_in_an_effect_is_answered_with_its_place(
    file: str, old: str, new: str, message: str
) -> None:
    refused(file, old, new, f", {message}")


# Between rows and files


@pytest.mark.parametrize(
    ("file", "first", "second"),
    [
        ("contracts.toml", '"milking_stool"', '"hay_forks"'),
        ("guild_cards.toml", '"mailmakers_lesson"', '"quartermasters_favour"'),
        ("developments.toml", '"wood_lathe"', '"coin_press"'),
        ("trainings.toml", '"woodwise"', '"tunnels"'),
        ("ironclad_cards.toml", '"ir02"', '"ir01"'),
    ],
)
def test_two_rows_of_one_id_are_refused(file: str, first: str, second: str) -> None:
    name = second.strip('"')
    refused(file, first, second, f", row 2: '{name}' stands there twice")


@pytest.mark.parametrize(
    ("file", "listed"),
    [
        ("upgrades.toml", "wagon, anvil, forge, grindstone, chisels, tongs, hammers, vise"),
        ("locations.toml", "forest, mountains, mines, market, plaza, guilds, commons, "),
        ("seals.toml", "red, orange, yellow, green, blue, violet, white"),
        ("prices.toml", "wood, metal, brick, gem"),
        ("achievements.toml", "three_forged, four_seals, top_upgrades, bottom_upgrades, "),
        ("difficulties.toml", "easy, normal, hard"),
    ],
)
def test_rows_that_the_rules_know_stay_in_their_order(file: str, listed: str) -> None:
    message = re.escape(f"{file}: should list {listed}")
    with pytest.raises(BoxError, match=message):
        swapped(file, 1, 2)
    with pytest.raises(BoxError, match=message):
        without(file, 2)


@pytest.mark.parametrize(
    ("file", "wanted"),
    [("turn_order.toml", 4), ("achievement_rows.toml", 4), ("seal_sets.toml", 7)],
)
def test_tracks_that_are_not_whole_are_refused(file: str, wanted: int) -> None:
    with pytest.raises(BoxError, match=f"{file}: should have {wanted} rows, not {wanted - 1}"):
        without(file, wanted)


def test_contracts_out_of_the_order_of_their_types_are_refused() -> None:
    message = r"contracts.toml, row 3 \(coopers_hoops\), key 'type': should not be common after mil"
    with pytest.raises(BoxError, match=message):
        swapped("contracts.toml", 2, 25)


def test_too_few_contracts_to_deal_are_refused() -> None:
    parts = rows_of("contracts.toml")
    few = "".join([*parts[:4], *parts[25:]])
    message = "contracts.toml: has 3 common Contracts; at least 4 are needed"
    with pytest.raises(BoxError, match=message):
        ForgeBox("changed", {"contracts.toml": few})


def test_more_rows_than_actions_have_room_for_are_refused() -> None:
    for file, row, most in [
        ("contracts.toml", TENT_POLE, MOST_CONTRACTS),
        ("guild_cards.toml", NIGHT_WATCH, MOST_GUILD_CARDS),
        ("developments.toml", LADDER, MOST_DEVELOPMENTS),
        ("trainings.toml", LADDER, MOST_TRAININGS),
    ]:
        with_more(file, row, most - len(rows_of(file)) + 1)  # as many as possible
        with pytest.raises(BoxError, match=f"{file}: has {most + 1} rows; at most {most} are"):
            with_more(file, row, most - len(rows_of(file)) + 2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('letter     = "A"', 'letter     = "B"', "row 1 (forest), key 'letter': should be A"),
        ("row        = 1", "row        = 2", "row 1 (forest), key 'row': should be 1"),
        (
            "unlimited = true\n",
            "",
            "row 4 (market), key 'unlimited': should be true for the market and nothing else",
        ),
        (
            'gives      = "wood"\n',
            "",
            "row 1 (forest), key 'gives': should stand in row 1 and nowhere else",
        ),
        (
            "[4, 3, 2]",
            "[4, 0, 2]",
            "row 1 (forest), key 'assistants': should hold the number of each spot",
        ),
        (
            "smiths     = [-1]",
            "smiths     = [-1, 1]",
            "row 1 (forest), key 'smiths': should hold one number, or -1 for +1",
        ),
        ("[0, 0, 0, 0]", "[0, 0, 0]", "row 5 (plaza), key 'assistants': should be [0, 0, 0, 0]"),
        ("smiths = [0, 0]\n", "", "row 6 (guilds), key 'smiths': should be [0, 0]"),
        ("assistants = [0]", "assistants = [1]", "row 7 (commons), key 'assistants': should be "),
        ("assistants = [0, 0, 0]\n", "", "row 10 (development), key 'assistants': should be "),
    ],
)
def test_a_location_without_the_spots_of_its_action_is_refused(
    old: str, new: str, message: str
) -> None:
    refused("locations.toml", old, new, f", {message}")


def test_too_few_spots_in_row_one_are_refused() -> None:
    printed = BOX.files["locations.toml"].replace("[4, 3, 2]", "[4]")
    with pytest.raises(BoxError, match=r"locations.toml: row 1 has 6 Assistant spots; at least 7"):
        ForgeBox("changed", {"locations.toml": printed})


def test_sets_of_seals_for_which_smaller_ones_are_better_are_refused() -> None:
    refused("seal_sets.toml", "vp     = 8", "vp     = 6", ", row 4, key 'vp': each Seal should add")


def test_brick_that_costs_less_than_nothing_is_refused() -> None:
    cheaper = "number = 2, less = { gold = 5 }"
    message = ", row 11 (brickyard_cousin), key 'effects': should not take more than 4 Gold off"
    refused("trainings.toml", "number = 2, less = { gold = 2 }", cheaper, message)
    assert brought("prices.toml", "gold   = 4", "gold   = 2").prices[BRICK] == 2
    with pytest.raises(BoxError, match=r"should not take more than 1 Gold off a Brick"):
        brought("prices.toml", "gold   = 4", "gold   = 1")


def test_a_location_on_two_ironclad_cards_is_refused() -> None:
    refused(
        "ironclad_cards.toml",
        '"mountains"',
        '"forest"',
        ": each location should stand on one card",
    )


def test_a_missing_ironclad_card_is_refused() -> None:
    with pytest.raises(BoxError, match=r"ironclad_cards.toml: each location should stand on one"):
        without("ironclad_cards.toml", 12)


def test_a_second_row_of_what_stands_alone_is_refused() -> None:
    again = BOX.files["start.toml"] + "\n" + rows_of("start.toml")[1]
    with pytest.raises(BoxError, match=r"start.toml: should have one row \[\[start\]\], not 2"):
        ForgeBox("changed", {"start.toml": again})
