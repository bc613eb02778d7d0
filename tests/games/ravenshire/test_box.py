"""The box of Ravenshire: how many of what, and its numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hearth.games.ravenshire.box import standard
from hearth.games.ravenshire.cards import EXCEPTIONAL, GUILDS, LEGENDARY, TIERS, TYPES
from hearth.games.ravenshire.effects import EFFECTS
from hearth.games.ravenshire.goods import KINDS, Amounts
from hearth.games.ravenshire.rival_cards import RIVAL_KINDS
from tests.support import rule

BOX = standard()
ROWS = BOX.tables()


def named(amounts: Amounts) -> dict[str, int]:
    """Amounts by the names of their kinds, without those of which there are none."""
    return {KINDS[kind]: count for kind, count in enumerate(amounts) if count}


def one(file: str, name: str) -> dict[str, Any]:
    """The row of this id."""
    return next(row for row in ROWS[file] if row["id"] == name)


# What is in the box


def test_the_box_holds_as_many_cards_and_tokens_as_printed() -> None:
    assert {file: len(rows) for file, rows in ROWS.items()} == {
        "members": 3 + 27,
        "contracts": 21 + 15 + 12,
        "districts": 6,
        "production": 6,
        "reputation": 21,
        "titles": 9,
        "finishes": 3,
        "overtime": 2,
        "upgrades": 4,
        "exchanges": 5,
        "assistants": 4,
        "rival_cards": 12,
        "rival": 1,
        "difficulties": 4,
        "setup": 4,
        "start": 1,
    }


def test_what_the_rulebook_gives_whole_is_marked_as_such() -> None:
    given = {
        file: [row.get("id") for row in rows if row["source"] == "rulebook"]
        for file, rows in ROWS.items()
    }
    assert given["members"] == ["harvester"]
    assert given["titles"] == ["weaponsmith"]
    assert given["production"] == ["overtime", "hire_help", "forge_mastery"]
    assert not given["contracts"]
    assert not given["rival_cards"]
    assert len(given["exchanges"]) == 5


def test_each_guild_has_a_printed_member_and_nine_to_recruit() -> None:
    members = BOX.members
    assert [GUILDS[member.guild] for member in members[:3]] == GUILDS
    assert [member.printed for member in members] == [True] * 3 + [False] * 27
    assert Counter(member.guild for member in members[3:]) == {0: 9, 1: 9, 2: 9}


def test_printed_members_cost_nothing_and_all_others_gold() -> None:
    assert not any(any(member.cost) for member in BOX.members[:3])
    assert all("gold" in named(member.cost) for member in BOX.members[3:])


@pytest.mark.parametrize(
    ("name", "cost", "kind", "pay", "gain"),
    [
        ("harvester", {}, "gain", {}, {"good": 1}),
        ("alchemist", {}, "either", {}, {"talisman": 1, "dragon_scale": 1}),
        ("merchant", {}, "gain", {}, {"gold": 1}),
        ("burdock", {"gold": 1}, "gain", {}, {"ore": 2}),
        ("tansy", {"gold": 2}, "gain", {}, {"steel": 1}),
        ("thistle", {"leather": 1, "gold": 3}, "gain", {}, {"ore": 1, "wood": 1, "charcoal": 1}),
        ("sootwick", {"gold": 2}, "turn", {"wood": 1}, {"charcoal": 1}),
        ("marl", {"charcoal": 1, "gold": 1}, "trade", {"ore": 1, "charcoal": 1}, {"steel": 2}),
        ("dunlin", {"gold": 2}, "sell_goods", {}, {"gold": 2}),
        ("corbin", {"gold": 2}, "sell_mystic", {}, {"gold": 3}),
        ("lark", {"gold": 2}, "trade", {"gold": 1}, {"reputation": 1}),
    ],
)
def test_members_cost_and_do_what_is_written(
    name: str, cost: dict[str, int], kind: str, pay: dict[str, int], gain: dict[str, int]
) -> None:
    member = next(member for member in BOX.members if member.id == name)
    ability = member.ability
    assert named(member.cost) == cost
    assert (EFFECTS[ability.kind], named(ability.pay), named(ability.gain)) == (kind, pay, gain)


def test_contracts_are_split_evenly_by_type_within_each_tier() -> None:
    split = Counter((TIERS[c.tier], TYPES[c.type]) for c in BOX.contracts)
    counts = {"common": 7, "exceptional": 5, "legendary": 4}
    assert split == {(tier, type_): counts[tier] for tier in TIERS for type_ in TYPES}


def test_contracts_lie_in_the_order_of_their_tiers() -> None:
    assert BOX.first_of_tier == [0, 21, 36, 48]
    assert BOX.contracts[21].tier == EXCEPTIONAL
    assert BOX.contracts[36].tier == LEGENDARY


def test_the_dawnbreaker_greatsword_costs_and_gives_as_printed() -> None:
    contract = BOX.contracts[36]
    assert contract.id == "dawnbreaker_greatsword"
    assert named(contract.cost) == {"steel": 10, "wood": 4, "leather": 6, "embergem": 2}
    assert named(contract.gain) == {"gold": 17, "reputation": 3, "good": 2}


@pytest.mark.parametrize(
    ("name", "cost", "gain"),
    [
        ("hedgerow_hatchets", {"wood": 2, "steel": 2}, {"gold": 3, "reputation": 1}),
        (
            "toll_keepers_heater",
            {"wood": 4, "charcoal": 1, "steel": 2},
            {"gold": 4, "action_token": 1, "reputation": 1},
        ),
        (
            "charcoal_burners_apron",
            {"leather": 4, "charcoal": 2, "steel": 1},
            {"gold": 4, "reputation": 1, "mystic": 1},
        ),
        (
            "scaled_hauberk",
            {"leather": 5, "steel": 5, "dragon_scale": 1},
            {"gold": 9, "reputation": 2, "good": 1},
        ),
        (
            "plate_of_the_silent_watch",
            {"leather": 6, "charcoal": 1, "steel": 12, "mithril": 1},
            {"gold": 17, "reputation": 3, "good": 2},
        ),
    ],
)
def test_contracts_cost_and_give_what_is_written(
    name: str, cost: dict[str, int], gain: dict[str, int]
) -> None:
    contract = next(contract for contract in BOX.contracts if contract.id == name)
    assert (named(contract.cost), named(contract.gain)) == (cost, gain)


@rule("RA-029", "RA-030", "RA-031", "RA-032", "RA-033", "RA-034", "RA-035")
def test_each_district_yields_its_own_kind_and_the_halls_recruit() -> None:
    found = [
        (d.roman, d.title, sorted({kind for y in d.yields for kind in named(y)}), d.recruits)
        for d in BOX.districts
    ]
    assert found == [
        ("I", "Sharprock Mountains", ["mithril", "ore"], False),
        ("II", "Darkwood Forest", ["dragon_scale", "wood"], False),
        ("III", "Tannery District", ["leather", "talisman"], False),
        ("IV", "Smoky Valley", ["charcoal", "embergem"], False),
        ("V", "Bramwell Foundries", ["action_token", "steel"], False),
        ("VI", "Guild Halls", ["good", "mystic"], True),
    ]


@pytest.mark.parametrize(
    ("district", "die", "gain"),
    [
        (0, 1, {"ore": 3, "mithril": 1}),
        (0, 2, {"ore": 2, "mithril": 1}),
        (1, 1, {"wood": 2}),
        (1, 4, {"wood": 3}),
        (2, 6, {"leather": 2}),
        (3, 4, {"charcoal": 1, "embergem": 1}),
        (4, 3, {"steel": 1, "action_token": 1}),
        (5, 3, {"good": 1}),
        (5, 4, {"mystic": 1}),
    ],
)
def test_districts_yield_by_the_value_of_the_die(
    district: int, die: int, gain: dict[str, int]
) -> None:
    assert named(BOX.districts[district].yields[die]) == gain


@rule("RA-068", "RA-069", "RA-070", "RA-071", "RA-072", "RA-R21")
def test_production_spaces_give_what_is_written() -> None:
    overtime, help_, scrap, mastery, kiln, foundry = BOX.spaces
    assert (overtime.yields, overtime.alternatives) == ([], [])
    assert [named(y) for y in help_.yields[1:]] == [{"action_token": 2}] * 6
    low, middle = {"good": 3}, {"mystic": 2}
    assert [named(y) for y in scrap.yields[1:]] == [
        *[low, low, middle, middle],
        {"gold": 2},
        {"gold": 3},
    ]
    choice = [{"action_token": 2}, {"reputation": 1}, {"gold": 4}]
    assert [named(a) for a in mastery.alternatives] == choice
    assert named(kiln.yields[5]) == {"charcoal": 2, "embergem": 1}
    assert named(foundry.yields[1]) == {"steel": 2, "mithril": 1}


@rule("RA-048", "RA-049", "RA-052")
def test_upgrades_cost_a_token_and_improve_kiln_and_foundry_by_one() -> None:
    assert [upgrade.tokens for upgrade in BOX.upgrades] == [1] * 4
    assert [named(space.improved) for space in BOX.spaces] == [
        *[{}] * 4,
        {"charcoal": 1},
        {"steel": 1},
    ]


@rule("RA-047", "RA-078")
def test_reputation_opens_the_rows_at_levels_zero_three_and_seven() -> None:
    assert [(i, level.opens) for i, level in enumerate(BOX.levels) if level.opens >= 0] == [
        (0, 0),
        (3, 1),
        (7, 2),
    ]


def test_the_first_level_gives_a_good_and_a_gold_at_the_end() -> None:
    level = BOX.levels[1]
    assert (named(level.gain), level.gold) == ({"good": 1}, 1)


def test_gold_of_the_reputation_track_never_falls() -> None:
    gold = [level.gold for level in BOX.levels]
    assert gold == sorted(gold)
    assert (gold[0], gold[20]) == (0, 30)


@rule("RA-093", "RA-094", "RA-095", "RA-096", "RA-097", "RA-098", "RA-099")
def test_titles_ask_for_what_is_written() -> None:
    asked = [
        (row["id"], row["kind"], row.get("what"), row["at_least"], row["gold"])
        for row in ROWS["titles"]
    ]
    assert asked == [
        ("exceptional", "tier", "exceptional", 3, 8),
        ("artificer", "contracts", None, 7, 10),
        ("legendary", "tier", "legendary", 2, 10),
        ("embersmith", "finish", "embergem", 4, 9),
        ("brightsmith", "finish", "mithril", 4, 9),
        ("weaponsmith", "type", "weapon", 5, 10),
        ("shieldwright", "type", "shield", 5, 10),
        ("armorer", "type", "armor", 5, 10),
        ("guildmaster", "members", None, 9, 8),
    ]


@rule("RA-075")
def test_finishes_cost_and_give_what_is_written() -> None:
    assert [(named(f.cost), named(f.gain)) for f in BOX.finishes] == [
        ({}, {}),
        ({"charcoal": 1, "mithril": 2}, {"reputation": 1}),
        ({"charcoal": 1, "embergem": 2}, {"gold": 4}),
    ]


@rule("RA-053", "RA-054")
def test_overtime_cards_cost_two_tokens() -> None:
    assert [(card.tokens, named(card.gain)) for card in BOX.overtime] == [
        (2, {"reputation": 1}),
        (2, {"gold": 3}),
    ]


@rule("RA-057", "RA-058", "RA-061", "RA-062")
def test_exchanges_take_and_give_what_is_written() -> None:
    assert [(e.id, named(e.pay), named(e.gain)) for e in BOX.exchanges] == [
        ("good", {"good": 3}, {"good": 1}),
        ("mystic", {"mystic": 3}, {"mystic": 1}),
        ("talisman", {}, {}),
        ("embergem", {"embergem": 2}, {"good": 2}),
        ("dragon_scale", {"charcoal": 1, "dragon_scale": 1}, {"gold": 1, "good": 1}),
    ]


@rule("RA-001", "RA-007")
def test_one_to_four_players_have_four_titles_or_five() -> None:
    assert [BOX.layout(seats).titles for seats in (1, 2, 3, 4)] == [4, 4, 4, 5]


@rule("RA-012")
def test_everybody_begins_with_gold_a_token_and_one_of_each_good() -> None:
    assert named(BOX.start) == {
        **dict.fromkeys(["ore", "wood", "leather", "charcoal", "steel"], 1),
        "gold": 4,
        "action_token": 1,
    }


# The Rival


@rule("RA-105")
def test_rival_cards_are_as_written() -> None:
    assert len(BOX.rival_cards) == 12
    assert Counter(row["die"] for row in ROWS["rival_cards"]) == {"high": 5, "low": 4, "middle": 3}
    eighth = BOX.rival_cards[7]
    assert eighth.order == [1, 5, 3, 0, 2, 4]
    assert (eighth.work, eighth.slot, eighth.column) == (12, 2, 0)
    assert (BOX.rival_cards[6].slot, BOX.rival_cards[6].column) == (-1, -1)
    assert one("rival_cards", "rv12")["work"] == 15


@rule("RA-109", "RA-114", "RA-115", "RA-R37")
def test_the_rival_gains_and_pays_what_is_written() -> None:
    def gains(found: list[list[int]]) -> list[dict[str, int]]:
        return [{k: n for k, n in zip(RIVAL_KINDS, gain) if n} for gain in found]

    work = {"work": 1}
    assert gains(BOX.rival.guilds) == [{"work": 2}, {"charm": 1}, {"gold": 2}, {"work": 2}]
    assert gains(BOX.rival.dice[1:]) == [
        *[work, work, work],
        {"charm": 1},
        {"gold": 2},
        {"reputation": 1},
    ]
    assert BOX.rival.work == [8, 16, 30]


@rule("RA-119")
def test_difficulty_changes_the_work_of_every_card() -> None:
    assert {d.id: d.work for d in BOX.difficulties} == {
        "easy": -2,
        "normal": 0,
        "hard": 2,
        "harder": 4,
    }
