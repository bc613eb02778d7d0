"""A designer's box of Ravenshire: what may be changed, and the answer to mistakes."""

from __future__ import annotations

import re

import pytest

from hearth.games.ravenshire.box import (
    MOST_CONTRACTS,
    MOST_MEMBERS,
    MOST_TITLES,
    RavenshireBox,
    standard,
)
from hearth.games.ravenshire.goods import ORE
from hearth.kernel import BoxError

BOX = standard()
TEASEL = """
[[member]]
id     = "teasel{}"
title  = "Teasel, vole pot-mender"
guild  = "merchant"
cost   = { ore = 1 }
text   = "Brings 1 Ore."
effect = { kind = "gain", gain = { ore = 1 } }
source = "ours"
"""


def brought(file: str, old: str, new: str) -> RavenshireBox:
    """A designer's box in which this stands once instead of that."""
    printed = BOX.files[file]
    assert old in printed
    return RavenshireBox("changed", {file: printed.replace(old, new, 1)})


def refused(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{file}{message}")):
        brought(file, old, new)


def rows_of(file: str) -> list[str]:
    """The text of a file in parts: its comment, then each row."""
    first, *rows = re.split(r"(?m)^(?=\[\[)", BOX.files[file])
    return [first, *rows]


def without(file: str, number: int) -> RavenshireBox:
    """A designer's box that lacks a row."""
    parts = rows_of(file)
    del parts[number]
    return RavenshireBox("changed", {file: "".join(parts)})


def swapped(file: str, a: int, b: int) -> RavenshireBox:
    """A designer's box with two rows in each other's place."""
    parts = rows_of(file)
    parts[a], parts[b] = parts[b], parts[a]
    return RavenshireBox("changed", {file: "\n".join(parts)})


def with_more(file: str, row: str, times: int) -> RavenshireBox:
    """A designer's box with more rows like this, each with its number for {}."""
    more = "".join(row.replace("{}", str(n)) for n in range(times))
    return RavenshireBox("changed", {file: BOX.files[file] + more})


# What may be changed


def test_a_designer_can_change_a_contract() -> None:
    box = brought("contracts.toml", "gold       = 17", "gold       = 25")
    assert (BOX.contracts[36].gold, box.contracts[36].gold) == (17, 25)


def test_a_designer_can_add_a_member() -> None:
    box = with_more("members.toml", TEASEL, 1)
    assert len(box.members) == 31
    assert box.members[30].ability.gain[ORE] == 1


def test_a_designer_can_move_a_gate_of_the_reputation_track() -> None:
    gate = 'opens  = "exceptional"\n'
    between = 'gold   = 3\nsource = "ours"\n\n[[level]]\nlevel  = 4\n'
    box = brought("reputation.toml", gate + between, between + gate)
    assert (box.levels[3].opens, box.levels[4].opens) == (-1, 1)


# Rows


@pytest.mark.parametrize(
    ("file", "row"),
    [
        ("members.toml", "row 1 (harvester)"),
        ("contracts.toml", "row 1 (hedgerow_hatchets)"),
        ("districts.toml", "row 1 (sharprock_mountains)"),
        ("production.toml", "row 1 (overtime)"),
        ("reputation.toml", "row 1"),
        ("titles.toml", "row 1 (exceptional)"),
        ("finishes.toml", "row 1 (normal)"),
        ("overtime.toml", "row 1 (special_training)"),
        ("upgrades.toml", "row 1 (foundry)"),
        ("exchanges.toml", "row 1 (good)"),
        ("assistants.toml", "row 1 (badger)"),
        ("rival_cards.toml", "row 1 (rv01)"),
        ("rival.toml", "row 1"),
        ("difficulties.toml", "row 1 (easy)"),
        ("setup.toml", "row 1"),
        ("start.toml", "row 1"),
    ],
)
def test_an_unknown_key_is_refused(file: str, row: str) -> None:
    refused(file, "\nsource", "\nweight = 1\nsource", f", {row}, key 'weight': is not known")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("members.toml", '= "harvester"\np', '= "hunter"\np', "row 1 (harvester), key 'guild': "),
        (
            "members.toml",
            "cost   = { gold = 1 }",
            "cost   = { gold = 21 }",
            "row 4 (burdock), cost, row 1, key 'gold': should be a whole number from 1 to 20",
        ),
        (
            "members.toml",
            "cost   = { gold = 1 }",
            "cost   = { good = 1 }",  # what one has to pay with is of some kind
            "row 4 (burdock), cost, row 1, key 'good': is not known",
        ),
        (
            "members.toml",
            "cost   = { gold = 1 }\n",
            "",
            "row 4 (burdock), key 'cost': is missing",
        ),
        (
            "members.toml",
            "printed = true\n",
            "printed = true\ncost = { gold = 1 }\n",
            "row 1 (harvester), key 'cost': is not known",
        ),
        (
            "members.toml",
            '"sell_goods", most = 2',
            '"sell_goods"',
            "row 25 (dunlin), effect, row 1 (sell_goods), key 'most': is missing",
        ),
        (
            "contracts.toml",
            'tier       = "common"',
            'tier       = "rare"',
            "row 1 (hedgerow_hatchets), key 'tier': should be one of common, exceptional, ",
        ),
        (
            "contracts.toml",
            'type       = "weapon"',
            'type       = "sword"',
            "row 1 (hedgerow_hatchets), key 'type': should be one of weapon, shield, armor",
        ),
        (
            "contracts.toml",
            "{ steel = 2, wood = 2 }",
            "{ stell = 2, wood = 2 }",
            "row 1 (hedgerow_hatchets), cost, row 1, key 'stell': is not known; did you mean 'st",
        ),
        (
            "contracts.toml",
            "{ steel = 2, wood = 2 }",
            "{}",
            "row 1 (hedgerow_hatchets), key 'cost': should name at least one Good or Mystic",
        ),
        (
            "contracts.toml",
            "bonus      = { good = 1 }",
            "bonus      = { gold = 1 }",  # it has a key of its own
            "row 3 (wardens_shortbow_irons), bonus, row 1, key 'gold': is not known",
        ),
        (
            "districts.toml",
            "    { ore = 2 },\n",
            "",
            "row 1 (sharprock_mountains), key 'yields': should hold 6 tables, one for each value",
        ),
        (
            "districts.toml",
            "{ ore = 2 }",
            "{ oar = 2 }",
            "row 1 (sharprock_mountains), yields, row 6, key 'oar': is not known; did you mean 'or",
        ),
        (
            "districts.toml",
            "recruits = false",
            "recruits = 0",
            "row 1 (sharprock_mountains), key 'recruits': should be true or false, not 0",
        ),
        (
            "production.toml",
            '"hire_help"',
            '"hire_helper"',
            "row 2 (hire_helper), key 'id': should be one of overtime, hire_help, ",
        ),
        (
            "production.toml",
            "    { gold = 4 },\n",
            "",
            "row 4 (forge_mastery), key 'alternatives': should hold 3 tables",
        ),
        (
            "production.toml",
            "improved = { charcoal = 1 }\n",
            "",
            "row 5 (charcoal_kiln), key 'improved': is missing",
        ),
        (
            "reputation.toml",
            "level  = 2\n",
            "level  = 12\n",
            "row 3, key 'level': should be a whole number from 2 to 2, not 12",
        ),
        (
            "reputation.toml",
            "{ good = 1 }",
            "{ reputation = 1 }",
            "row 2, gain, row 1, key 'reputation': is not known",
        ),
        (
            "titles.toml",
            'what     = "exceptional"',
            'what     = "weapon"',
            "row 1 (exceptional), key 'what': should be one of common, exceptional, legendary",
        ),
        (
            "titles.toml",
            'kind     = "contracts"',
            'kind     = "contracts"\nwhat     = "weapon"',
            "row 2 (artificer), key 'what': is not known",
        ),
        ("titles.toml", "at_least = 3", "at_least = 0", "row 1 (exceptional), key 'at_least': "),
        (
            "finishes.toml",
            "cost   = { mithril = 2",
            "cost   = { gold = 2",
            "row 2 (mithril), cost, row 1, key 'gold': is not known",
        ),
        (
            "exchanges.toml",
            "pay    = { good = 3 }",
            "pay    = { ore = 3 }",
            "row 1 (good), pay, row 1, key 'ore': is not known",
        ),
        (
            "exchanges.toml",
            "pay    = { good = 3 }",
            "pay    = { good = 1 }",  # for ever
            "row 1 (good), key 'gain': should be fewer Mystics than pay, or as many and fewer ",
        ),
        (
            "exchanges.toml",
            "gain   = { good = 2 }",
            "gain   = { mystic = 2 }",
            "row 4 (embergem), key 'gain': should be fewer Mystics than pay, or as many and fewer",
        ),
        (
            "upgrades.toml",
            "tokens = 1",
            "tokens = 0",
            "row 1 (foundry), key 'tokens': should be a whole number from 1 to 10, not 0",
        ),
        (
            "exchanges.toml",
            "by 1.",
            'by 1."\ngain = { good = 1 }\nmore = "',
            "row 3 (talisman), key 'gain': is not known",
        ),
        (
            "rival_cards.toml",
            '["I", "V", "IV", "II", "III", "VI"]',
            '["I", "V", "IV", "II", "III"]',
            "row 1 (rv01), key 'order': should name all 6 districts",
        ),
        (
            "rival_cards.toml",
            '["I", "V", "IV", "II", "III", "VI"]',
            '["I", "V", "IV", "II", "III", "I"]',
            "row 1 (rv01), key 'order': names something twice",
        ),
        (
            "rival_cards.toml",
            "column = 1",
            "column = 4",
            "row 2 (rv02), key 'column': should be a whole number from 1 to 3, not 4",
        ),
        (
            "rival.toml",
            "common = 8, ",
            "",
            "row 1, work, row 1, key 'common': is missing",
        ),
        (
            "rival.toml",
            "    { charm = 1 },\n",
            "",
            "row 1, key 'dice': should hold 6 tables, one for each value of a die",
        ),
        (
            "rival.toml",
            "{ charm = 1 },\n",
            "{ charms = 1 },\n",
            "row 1, dice, row 4, key 'charms': is not known; did you mean 'charm'?",
        ),
        ("setup.toml", "titles = 4", "titles = 0", "row 1, key 'titles': should be a whole number"),
        (
            "start.toml",
            "gold = 4",
            "reputation = 4",
            "row 1, has, row 1, key 'reputation': is not known",
        ),
    ],
)
def test_a_mistake_is_answered_with_file_row_and_key(
    file: str, old: str, new: str, message: str
) -> None:
    refused(file, old, new, f", {message}")


# Between rows and files


@pytest.mark.parametrize(
    ("file", "first", "second"),
    [
        ("members.toml", '"hazel"', '"burdock"'),
        ("contracts.toml", '"ferrymans_gaff"', '"hedgerow_hatchets"'),
        ("districts.toml", '"darkwood_forest"', '"sharprock_mountains"'),
        ("titles.toml", '"artificer"', '"exceptional"'),
        ("rival_cards.toml", '"rv02"', '"rv01"'),
    ],
)
def test_two_rows_of_one_id_are_refused(file: str, first: str, second: str) -> None:
    number = 5 if file == "members.toml" else 2
    name = second.strip('"')
    refused(file, first, second, f", row {number}: '{name}' stands there twice")


@pytest.mark.parametrize(
    ("file", "listed"),
    [
        ("districts.toml", "I, II, III, IV, V, VI"),
        ("production.toml", "overtime, hire_help, scrap_pile, forge_mastery, "),
        ("finishes.toml", "normal, mithril, embergem"),
        ("overtime.toml", "special_training, side_jobs"),
        ("upgrades.toml", "foundry, kiln, market_exchange, guild_workshop"),
        ("exchanges.toml", "good, mystic, talisman, embergem, dragon_scale"),
        ("assistants.toml", "badger, raven, guild_advisor, noble_patron"),
        ("difficulties.toml", "easy, normal, hard, harder"),
    ],
)
def test_rows_that_the_rules_know_stay_in_their_order(file: str, listed: str) -> None:
    message = re.escape(f"{file}: should list {listed}")
    with pytest.raises(BoxError, match=message):
        swapped(file, 1, 2)
    with pytest.raises(BoxError, match=message):
        without(file, 2)


def test_printed_members_stand_first() -> None:
    with pytest.raises(BoxError, match=r"members.toml, row 3 \(burdock\), key 'printed': the firs"):
        swapped("members.toml", 3, 4)
    with pytest.raises(BoxError, match=r"members.toml, row 1 \(alchemist\), key 'printed': "):
        swapped("members.toml", 1, 2)


def test_a_fourth_printed_member_is_refused() -> None:
    cost = "cost   = { gold = 1 }"
    message = ", row 4 (burdock), key 'printed': the first rows should be the printed members of"
    refused("members.toml", cost, "printed = true", message)


def test_contracts_out_of_the_order_of_their_tiers_are_refused() -> None:
    message = r"contracts.toml, row 9 \(gatehouse_targe\), key 'tier': should not be common after"
    with pytest.raises(BoxError, match=message):
        swapped("contracts.toml", 8, 22)


def test_too_few_contracts_to_lay_out_and_deal_are_refused() -> None:
    parts = rows_of("contracts.toml")
    few_common = "".join([parts[0], *parts[8:]])
    message = "contracts.toml: has 14 common Contracts; at least 15 are needed"
    with pytest.raises(BoxError, match=message):
        RavenshireBox("changed", {"contracts.toml": few_common})
    no_legendary = "".join(parts[:37])
    message = "contracts.toml: has 0 legendary Contracts; at least 3 are needed"
    with pytest.raises(BoxError, match=message):
        RavenshireBox("changed", {"contracts.toml": no_legendary})


def test_too_few_members_for_the_guild_halls_are_refused() -> None:
    few = "".join(rows_of("members.toml")[:9])
    with pytest.raises(BoxError, match=r"members.toml: should have at least 6 members to recruit"):
        RavenshireBox("changed", {"members.toml": few})


def test_more_rows_than_actions_have_room_for_are_refused() -> None:
    contract = rows_of("contracts.toml")[48].replace("plate_of", "plate{}_of")
    title = rows_of("titles.toml")[9].replace('"guildmaster"', '"guildmaster{}"')
    for file, row, most in [
        ("members.toml", TEASEL, MOST_MEMBERS),
        ("contracts.toml", contract, MOST_CONTRACTS),
        ("titles.toml", title, MOST_TITLES),
    ]:
        with_more(file, row, most - len(rows_of(file)) + 1)  # as many as possible
        with pytest.raises(BoxError, match=f"{file}: has {most + 1} rows; at most {most} are"):
            with_more(file, row, most - len(rows_of(file)) + 2)


def test_a_track_that_is_not_whole_is_refused() -> None:
    with pytest.raises(BoxError, match=r"reputation.toml: should have the levels 0 to 20"):
        without("reputation.toml", 21)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('opens  = "common"\n', ""),
        ('opens  = "legendary"\n', ""),
        ('"exceptional"', '"legendary"'),
        ("level  = 9\n", 'level  = 9\nopens  = "legendary"\n'),
    ],
)
def test_every_row_of_contracts_is_opened_once_and_in_order(old: str, new: str) -> None:
    refused("reputation.toml", old, new, ": level 0 should open common, and later levels")


def test_a_missing_rival_card_is_refused() -> None:
    with pytest.raises(BoxError, match=r"rival_cards.toml: should have 12 Rival cards"):
        without("rival_cards.toml", 12)


def test_a_table_without_its_row_is_refused() -> None:
    with pytest.raises(BoxError, match=r"setup.toml: has no row for 3 seats"):
        without("setup.toml", 3)


def test_more_titles_in_play_than_there_are_are_refused() -> None:
    refused("setup.toml", "titles = 5", "titles = 10", ": 4 seats need 10 Titles")


@pytest.mark.parametrize("file", ["rival.toml", "start.toml"])
def test_a_second_row_of_what_stands_alone_is_refused(file: str) -> None:
    again = BOX.files[file] + "\n" + rows_of(file)[1]
    with pytest.raises(BoxError, match=rf"{file}: should have one row \[\[\w+\]\], not 2"):
        RavenshireBox("changed", {file: again})
