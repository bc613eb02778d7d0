"""The box of Guilds: how many of what, and the refusal of a designer's mistakes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import BoxError
from tests.games.guilds.scenes import from_box
from tests.games.guilds.table import BOX, auction, character, give
from tests.support import rule

CHARACTERS = "characters.toml"
SMALL = "small_rooms.toml"
LARGE = "large_rooms.toml"
OBJECTIVES = "objectives.toml"
ROWS = BOX.tables()
ROOMS = ROWS["small_rooms"] + ROWS["large_rooms"]


# 4.1 to 4.4: what is in the box


def test_the_box_holds_as_many_cards_and_tiles_as_printed() -> None:
    counts = {file: len(rows) for file, rows in ROWS.items()}
    assert counts == {
        "characters": 48,
        "small_rooms": 35,
        "large_rooms": 18,
        "objectives": 18,
        "halls": 4,
        "setup": 3,
    }
    assert len(BOX.characters) == 48
    assert len(BOX.rooms) == 35 + 18
    assert len(BOX.objectives) == 18
    assert len(BOX.halls) == 4


def test_every_row_of_the_box_is_ours() -> None:
    assert {row["source"] for rows in ROWS.values() for row in rows} == {"ours"}


def test_each_faction_has_seven_characters_and_the_animals_six() -> None:
    assert Counter(row["factions"][0] for row in ROWS["characters"]) == {
        "warriors": 7,
        "wizards": 7,
        "priests": 7,
        "shades": 7,
        "noblemen": 7,
        "craftsmen": 7,
        "animals": 6,
    }


@rule("GU-R37")
def test_six_characters_have_a_second_faction() -> None:
    assert Counter(len(row["factions"]) for row in ROWS["characters"]) == {1: 42, 2: 6}
    second = [(row["id"], row["factions"][1]) for row in ROWS["characters"] if row["factions"][1:]]
    assert second == [
        ("templar", "priests"),
        ("court_mage", "noblemen"),
        ("inquisitor", "shades"),
        ("merchant_prince", "craftsmen"),
        ("royal_armourer", "warriors"),
        ("familiar_raven", "wizards"),
    ]


def test_incomes_and_pp_of_characters_are_within_their_limits() -> None:
    rows = ROWS["characters"]
    assert sum(row["silver"] > 0 for row in rows) == 14
    assert sum(row["gold"] > 0 for row in rows) == 1
    assert sum(row["silver"] < 0 for row in rows) == 3
    assert (min(row["pp"] for row in rows), max(row["pp"] for row in rows)) == (-1, 5.5)


def test_every_ability_stands_on_the_card_in_words() -> None:
    for row in ROWS["characters"] + ROOMS:
        assert ("effect" in row) == ("text" in row), row["id"]


def test_small_rooms_have_their_patterns_of_doors() -> None:
    patterns = Counter(" ".join(row["doors"]) for row in ROWS["small_rooms"])
    assert patterns == {"S": 8, "N S": 7, "E S": 10, "N E S": 7, "N E S W": 3}


def test_rooms_are_of_six_kinds() -> None:
    assert Counter(row["kind"] for row in ROOMS) == {
        "quarters": 11,
        "workshop": 8,
        "study": 9,
        "chapel": 6,
        "vault": 8,
        "parlour": 11,
    }


def test_each_faction_has_two_small_rooms_and_a_large_one() -> None:
    small = Counter(row["faction"] for row in ROWS["small_rooms"] if "faction" in row)
    large = Counter(row["faction"] for row in ROWS["large_rooms"] if "faction" in row)
    assert (set(small.values()), set(large.values())) == ({2}, {1})
    assert len(small) == len(large) == 7


def test_objectives_pay_five_and_two_or_six_and_three() -> None:
    pay = {row["id"]: (row["first"], row["second"]) for row in ROWS["objectives"]}
    great = ["all_walks_of_life", "one_great_family", "the_great_house", "lofty_halls"]
    assert [name for name in pay if pay[name] == (6, 3)] == great
    assert {pay[name] for name in pay if name not in great} == {(5, 2)}


@rule("GU-014", "GU-002")
def test_the_four_halls_are_equal_but_for_their_colour() -> None:
    assert [row["colour"] for row in ROWS["halls"]] == ["red", "blue", "green", "yellow"]
    assert {(row["silver"], tuple(row["doors"])) for row in ROWS["halls"]} == {
        (10, ("N", "E", "W"))
    }


# A designer's box


def brought(folder: Path, file: str, old: str, new: str) -> Guilds:
    """A match with a designer's box in which this stands once instead of that."""
    printed = BOX.files[file]
    assert old in printed
    return from_box(folder, 2, **{Path(file).stem: printed.replace(old, new, 1)})


def refused(folder: Path, file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{file}, {message}")):
        brought(folder, file, old, new)


def test_a_designer_can_change_a_card(tmp_path: Path) -> None:
    g = brought(tmp_path, CHARACTERS, "pp       = 5.5", "pp       = 7.5")
    assert g.box.characters[character("duke")].pp == 15  # in halves
    assert BOX.characters[character("duke")].pp == 11


def test_a_changed_card_is_played_as_it_is_written(tmp_path: Path) -> None:
    changed = brought(tmp_path, CHARACTERS, "pp       = 5.5", "pp       = 7.5")
    g = auction(2)
    g.box = changed.box
    g.objectives = []
    give(g, 0, "duke")
    assert g.scores() == [7, 0]


@pytest.mark.parametrize(
    ("file", "row"),
    [
        (CHARACTERS, "row 1 (gate_sergeant)"),
        (SMALL, "row 1 (s01)"),
        (LARGE, "row 1 (l01)"),
        (OBJECTIVES, "row 1 (shield_of_the_realm)"),
    ],
)
def test_an_unknown_key_is_refused(tmp_path: Path, file: str, row: str) -> None:
    refused(
        tmp_path, file, "\ntitle ", "\nweight = 1\ntitle ", f"{row}, key 'weight': is not known"
    )


def test_a_misspelt_key_gets_a_hint(tmp_path: Path) -> None:
    message = "row 1 (gate_sergeant), key 'silver': is missing; is 'silvre' meant?"
    refused(tmp_path, CHARACTERS, "silver   =", "silvre   =", message)


def test_an_unknown_kind_of_effect_is_refused(tmp_path: Path) -> None:
    message = "row 3 (veteran_captain), effect, row 1 (pp_each), key 'kind': should be one of "
    refused(tmp_path, CHARACTERS, '"pp_per"', '"pp_each"', message)


def test_an_unknown_key_of_an_effect_is_refused(tmp_path: Path) -> None:
    message = "row 3 (veteran_captain), effect, row 1 (pp_per), key 'most': is not known; did you "
    refused(tmp_path, CHARACTERS, "rate = 0.5", "rate = 0.5, most = 3", message)


def test_an_effect_without_a_number_it_needs_is_refused(tmp_path: Path) -> None:
    message = "row 8 (transmuter), effect, row 1 (gold_to_silver), key 'at_most': is missing"
    refused(tmp_path, CHARACTERS, "silver = 5, at_most = 2", "silver = 5", message)


@pytest.mark.parametrize("count", ["faction:warrior", "warriors", "cells", "income_tiebreak"])
def test_an_unknown_count_of_an_effect_is_refused(tmp_path: Path, count: str) -> None:
    message = "row 3 (veteran_captain), effect, row 1 (pp_per), key 'count': should be one of "
    refused(tmp_path, CHARACTERS, '"faction:warriors"', f'"{count}"', message)


@pytest.mark.parametrize("count", ["objectives_first", "cells", "income_tiebreak", "silver"])
def test_an_objective_that_counts_what_it_cannot_is_refused(tmp_path: Path, count: str) -> None:
    message = "row 1 (shield_of_the_realm), key 'count': should be one of "
    refused(tmp_path, OBJECTIVES, '"faction:warriors"', f'"{count}"', message)


@pytest.mark.parametrize(
    ("file", "doors", "wrong", "row"),
    [
        (SMALL, '"N", "S"', '"N", "X"', "row 1 (s01)"),
        (SMALL, '"N", "S"', '"N", "As"', "row 1 (s01)"),
        (LARGE, '"Aw", "Be"', '"Aw", "Ae"', "row 1 (l01)"),  # open to B
        (LARGE, '"Aw", "Be"', '"Aw", "Bw"', "row 1 (l01)"),  # open to A
        (LARGE, '"Aw", "Be"', '"N"', "row 1 (l01)"),
    ],
)
def test_a_door_that_does_not_exist_is_refused(
    tmp_path: Path, file: str, doors: str, wrong: str, row: str
) -> None:
    refused(tmp_path, file, doors, wrong, f"{row}, key 'doors': should be one of ")


def test_a_door_named_twice_is_refused(tmp_path: Path) -> None:
    message = "row 1 (s01), key 'doors': names something twice"
    refused(tmp_path, SMALL, '"N", "S"', '"S", "S"', message)


def test_a_room_without_doors_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, SMALL, '["N", "S"]', "[]", "row 1 (s01), key 'doors': should name at least")


@pytest.mark.parametrize(
    "factions",
    ['["warrior"]', '["warriors", "priest"]', '["warriors", "priests", "shade"]'],
)
def test_a_misspelt_faction_is_refused(tmp_path: Path, factions: str) -> None:
    message = "row 1 (gate_sergeant), key 'factions': should be one of warriors, wizards, "
    refused(tmp_path, CHARACTERS, '["warriors"]', factions, message)


def test_a_character_without_a_faction_is_refused(tmp_path: Path) -> None:
    message = "row 1 (gate_sergeant), key 'factions': should name one Faction or two"
    refused(tmp_path, CHARACTERS, '["warriors"]', "[]", message)


def test_a_misspelt_faction_of_a_room_is_refused(tmp_path: Path) -> None:
    message = "row 1 (s01), key 'faction': should be one of warriors, wizards, "
    refused(tmp_path, SMALL, '"warriors"', '"warrior"', message)


def test_a_misspelt_kind_of_a_room_is_refused(tmp_path: Path) -> None:
    message = "row 1 (s01), key 'kind': should be one of quarters, workshop, study, chapel, "
    refused(tmp_path, SMALL, '"quarters"', '"quarter"', message)


@pytest.mark.parametrize(
    ("file", "pp", "row"),
    [(CHARACTERS, "pp       =", "row 1 (gate_sergeant)"), (SMALL, "pp      =", "row 1 (s01)")],
)
def test_pp_that_are_not_halves_are_refused(tmp_path: Path, file: str, pp: str, row: str) -> None:
    message = f"{row}, key 'pp': should be a number from -20 to 20 in halves, not 1.3"
    refused(tmp_path, file, f"{pp} 1\n", f"{pp} 1.3\n", message)


def test_a_rate_that_is_not_halves_is_refused(tmp_path: Path) -> None:
    message = "row 3 (veteran_captain), effect, row 1 (pp_per), key 'rate': should be a number "
    refused(tmp_path, CHARACTERS, "rate = 0.5", "rate = 0.3", message)


@rule("WI3")
@pytest.mark.parametrize(
    ("file", "effect"),
    [(CHARACTERS, '{ kind = "wild_faction" }'), (SMALL, '{ kind = "free_protection" }')],
)
def test_a_second_card_that_looks_at_the_stack_is_refused(
    tmp_path: Path, file: str, effect: str
) -> None:
    with pytest.raises(BoxError, match="peek_characters"):
        brought(tmp_path, file, effect, '{ kind = "peek_characters", cards = 2 }')


def test_two_cards_of_one_name_are_refused(tmp_path: Path) -> None:
    message = "row 2: 'gate_sergeant' stands there twice"
    refused(tmp_path, CHARACTERS, '"templar"', '"gate_sergeant"', message)
