"""A designer's box of the Cove: what may be changed, and the answer to mistakes."""

from __future__ import annotations

import re

import pytest

from hearth.games.cove.box import MOST_CORRUPTION, CoveBox, standard
from hearth.kernel import BoxError

BOX = standard()
PIE_SELLER = """
[[card]]
id        = "pie_seller{}"
title     = "Pie Seller"
set       = "locals"
abilities = [{ kind = "gain_gold", number = 1 }, { kind = "to_hall" }]
icons     = ["red"]
rogues    = 2
text      = "1 Gold, then send an adventurer at sea to its Hall."
source    = "ours"
"""
WHISPER = """
[[card]]
id     = "whisper{}"
title  = "Whisper"
icons  = 3
count  = 2
source = "ours"
"""


def brought(file: str, old: str, new: str) -> CoveBox:
    """A designer's box in which this stands once instead of that."""
    printed = BOX.files[file]
    assert old in printed
    return CoveBox("changed", {file: printed.replace(old, new, 1)})


def refused(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{file}{message}")):
        brought(file, old, new)


def rows_of(file: str) -> list[str]:
    """The text of a file in parts: its comment, then each row."""
    first, *rows = re.split(r"(?m)^(?=\[\[)", BOX.files[file])
    return [first, *rows]


def without(file: str, number: int) -> CoveBox:
    """A designer's box that lacks a row."""
    parts = rows_of(file)
    del parts[number]
    return CoveBox("changed", {file: "".join(parts)})


def swapped(file: str, a: int, b: int) -> CoveBox:
    """A designer's box with two rows in each other's place."""
    parts = rows_of(file)
    parts[a], parts[b] = parts[b], parts[a]
    return CoveBox("changed", {file: "\n".join(parts)})


def with_more(file: str, row: str, times: int) -> CoveBox:
    """A designer's box with more rows like this, each with its number for {}."""
    more = "".join(row.replace("{}", str(n)) for n in range(times))
    return CoveBox("changed", {file: BOX.files[file] + more})


# What may be changed


def test_a_designer_can_add_townsfolk() -> None:
    box = with_more("townsfolk.toml", PIE_SELLER, 2)
    assert len(box.townsfolk) == 38
    assert [len(box.townsfolk[36].abilities), box.townsfolk[36].rogues] == [2, 2]


def test_a_designer_can_remove_townsfolk_and_peddler_cards() -> None:
    assert len(without("townsfolk.toml", 1).townsfolk) == 35
    assert len(without("peddler_cards.toml", 1).peddler_cards) == 11


def test_a_designer_can_add_corruption() -> None:
    box = with_more("corruption.toml", WHISPER, 1)
    assert (box.corruption[3].icons, box.corruption[3].count) == (3, 2)


def test_a_designer_can_change_heat_values_and_hours() -> None:
    heat = brought("furnaces.toml", "clean   = [12, 13, 13, 14]", "clean   = [11, 13, 13, 14]")
    assert heat.furnaces[0].clean[0] == 11
    assert brought("factions.toml", "large   = 3", "large   = 4").values[4] == 4
    assert brought("clock.toml", "[4, 8, 12]", "[3, 7, 11]").clocks[2][7]
    assert brought("lair.toml", "loss   = 3", "loss   = 5").losses == [1] * 3 + [2] * 3 + [5] * 3
    assert brought("lair.toml", "up_to  = 2", "up_to  = 0").losses == [1] + [2] * 5 + [3] * 3


def test_a_designer_can_share_the_rogues_out_anew() -> None:
    box = brought("rogue_cards.toml", "lair   = 3\nbag    = 5", "lair   = 0\nbag    = 8")
    assert (box.rogue_cards[0].lair, box.rogue_cards[0].bag) == (0, 8)


def test_a_changed_box_has_another_hash() -> None:
    assert brought("factions.toml", "large   = 3", "large   = 4").hash() != BOX.hash()


# Rows


@pytest.mark.parametrize(
    ("file", "row"),
    [
        ("clock.toml", "row 1"),
        ("corruption.toml", "row 1 (idle_rumour)"),
        ("difficulties.toml", "row 1 (easy)"),
        ("factions.toml", "row 1 (red)"),
        ("furnaces.toml", "row 1"),
        ("lair.toml", "row 1"),
        ("peddler_cards.toml", "row 1 (cart_of_pots)"),
        ("rogue_cards.toml", "row 1 (criminals)"),
        ("townsfolk.toml", "row 1 (harbour_chaplain)"),
    ],
)
def test_an_unknown_key_is_refused(file: str, row: str) -> None:
    refused(file, "\nsource", "\nweight = 1\nsource", f", {row}, key 'weight': is not known")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "townsfolk.toml",
            '"locals"',
            '"yokels"',
            "row 1 (harbour_chaplain), key 'set': should be one of locals, mercenaries, sailors",
        ),
        (
            "townsfolk.toml",
            '"discard_corruption"',
            '"discard_corruptions"',
            "row 1 (harbour_chaplain), abilities, row 1 (discard_corruptions), key 'kind': ",
        ),
        (
            "townsfolk.toml",
            ", number = 1 }",
            " }",
            "row 1 (harbour_chaplain), abilities, row 1 (discard_corruption), key 'number': is ",
        ),
        (
            "townsfolk.toml",
            ", number = 1 }",
            ", number = 0 }",
            "row 1 (harbour_chaplain), abilities, row 1 (discard_corruption), key 'number': ",
        ),
        (
            "townsfolk.toml",
            '{ kind = "to_hall" }',
            '{ kind = "to_hall", number = 2 }',
            "row 34 (dock_marshal), abilities, row 1 (to_hall), key 'number': is not known",
        ),
        (
            "townsfolk.toml",
            '["small_red"]',
            '["tiny_red"]',
            "row 13 (pit_fighter), abilities, row 1 (gain_goods), key 'goods': should be one of ",
        ),
        (
            "townsfolk.toml",
            '["red", "green"]',
            '["red", "rogue"]',
            "row 1 (harbour_chaplain), key 'icons': should be one of red, green, blue, yellow",
        ),
        (
            "townsfolk.toml",
            "rogues    = 0",
            "rogues    = 4",
            "row 1 (harbour_chaplain), key 'rogues': should be a whole number from 0 to 3, not 4",
        ),
        (
            "corruption.toml",
            "icons  = 0",
            "icons  = 4",
            "row 1 (idle_rumour), key 'icons': should be a whole number from 0 to 3, not 4",
        ),
        (
            "corruption.toml",
            "count  = 12",
            "count  = 0",
            "row 1 (idle_rumour), key 'count': should be a whole number from 1 to 99, not 0",
        ),
        (
            "factions.toml",
            "figures = 13",
            "figures = 0",
            "row 1 (red), key 'figures': should be a whole number from 1 to 30, not 0",
        ),
        (
            "factions.toml",
            "small   = 2",
            "small   = 0",
            "row 1 (red), key 'small': should be a whole number from 1 to 20, not 0",
        ),
        (
            "furnaces.toml",
            '"weapon"',
            '"tool"',
            "row 1, key 'makes': should be one of armor, weapon, not 'tool'",
        ),
        (
            "furnaces.toml",
            "coal    = 4",
            "coal    = 7",
            "row 1, key 'coal': should be a whole number from 1 to 6, not 7",
        ),
        (
            "furnaces.toml",
            "[12, 13, 13, 14]",
            "[12, 13, 13]",
            "row 1, key 'clean': should hold a Heat for each of red, green, blue, yellow",
        ),
        (
            "furnaces.toml",
            "[12, 13, 13, 14]",
            "[12, 13, 13, 19]",
            "row 1, key 'clean': should hold only ",
        ),
        (
            "furnaces.toml",
            "corrupt = [10, 11, 11, 12]",
            "corrupt = [10, 11, 14, 12]",
            "row 1, key 'corrupt': should be easier than clean for blue",
        ),
        (
            "furnaces.toml",
            "corrupt = [7, 6, 6, 5]",
            "corrupt = [7, 6, 6, 3]",
            "row 3, key 'corrupt': should be easier than clean for yellow",
        ),
        (
            "peddler_cards.toml",
            '["small_red"]',
            '["small_grey"]',
            "row 1 (cart_of_pots), key 'goods': should be one of small_red, ",
        ),
        (
            "peddler_cards.toml",
            "hours  = 1",
            "hours  = 4",
            "row 1 (cart_of_pots), key 'hours': should be a whole number from 1 to 3, not 4",
        ),
        (
            "peddler_cards.toml",
            'effect = "none"',
            'effect = "steal"',
            "row 1 (cart_of_pots), key 'effect': should be one of none, patron, hire",
        ),
        (
            "peddler_cards.toml",
            "slot   = 1",
            "slot   = 5",
            "row 4 (moon_glass_tray), key 'slot': should be a whole number from 1 to 4, not 5",
        ),
        (
            "peddler_cards.toml",
            'effect = "patron"',
            'effect = "patron"\nslot   = 1',
            "row 3 (gossip_at_the_well), key 'slot': is not known",
        ),
        (
            "rogue_cards.toml",
            "lair   = 3",
            "lair   = 9",
            "row 1 (criminals), key 'lair': should be a whole number from 0 to 8, not 9",
        ),
        (
            "difficulties.toml",
            "bonus  = -1",
            "bonus  = -6",
            "row 1 (easy), key 'bonus': should be a whole number from -5 to 5, not -6",
        ),
        ("clock.toml", "[4, 8, 12]", "[4, 8, 13]", "row 3, key 'hours': should hold only "),
        ("clock.toml", "[4, 8, 12]", "[1, 8, 12]", "row 3, key 'hours': should hold only "),
        (
            "clock.toml",
            "markers = 3",
            "markers = 5",
            "row 2, key 'markers': should be a whole number from 3 to 3, not 5",
        ),
        (
            "lair.toml",
            "up_to  = 5",
            "up_to  = 1",
            "row 2, key 'up_to': should be a whole number from 3 to 8, not 1",
        ),
        (
            "lair.toml",
            "loss   = 1",
            "loss   = 21",
            "row 1, key 'loss': should be a whole number from 0 to 20, not 21",
        ),
    ],
)
def test_a_mistake_is_answered_with_file_row_and_key(
    file: str, old: str, new: str, message: str
) -> None:
    refused(file, old, new, f", {message}")


# Between rows and files


@pytest.mark.parametrize(
    ("file", "row"),
    [("townsfolk.toml", PIE_SELLER), ("corruption.toml", WHISPER)],
)
def test_two_rows_of_one_id_are_refused(file: str, row: str) -> None:
    with pytest.raises(BoxError, match=file):
        with_more(file, row.replace("{}", ""), 2)


def test_two_peddler_cards_of_one_id_are_refused() -> None:
    with pytest.raises(BoxError, match=re.escape("peddler_cards.toml")):
        brought("peddler_cards.toml", '"bundle_of_bucklers"', '"cart_of_pots"')


def test_too_many_titles_of_corruption_are_refused() -> None:
    room = MOST_CORRUPTION - len(BOX.corruption)
    assert len(with_more("corruption.toml", WHISPER, room).corruption) == MOST_CORRUPTION
    with pytest.raises(BoxError, match=re.escape("corruption.toml")):
        with_more("corruption.toml", WHISPER, room + 1)


@pytest.mark.parametrize("file", ["factions.toml", "rogue_cards.toml", "difficulties.toml"])
def test_what_the_rules_know_by_name_stays_in_its_order(file: str) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{file}: should list ")):
        swapped(file, 1, 2)
    with pytest.raises(BoxError, match=re.escape(f"{file}: should list ")):
        without(file, 1)


def test_there_are_four_furnaces() -> None:
    with pytest.raises(BoxError, match=re.escape("furnaces.toml: should have 4 rows, not 3")):
        without("furnaces.toml", 4)


def test_there_is_a_clock_for_two_three_and_four() -> None:
    with pytest.raises(BoxError, match=re.escape("clock.toml: should have 3 rows, not 2")):
        without("clock.toml", 3)


def test_the_last_row_of_the_lair_covers_all_rogues() -> None:
    with pytest.raises(BoxError, match=re.escape("lair.toml: the last row should be up_to 8")):
        without("lair.toml", 3)


def test_each_rogue_card_has_to_place_all_rogues() -> None:
    refused("rogue_cards.toml", "bag    = 5", "bag    = 4", ": criminals should place 8 Rogues")


def test_a_file_that_is_not_of_the_box_is_refused() -> None:
    with pytest.raises(BoxError, match=re.escape("mice.toml: the box has no such file")):
        CoveBox("changed", {"mice.toml": ""})
