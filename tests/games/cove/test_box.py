"""The box of the Cove: how many of what, and its numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from hearth.games.cove.box import standard
from hearth.games.cove.cards import ABILITIES, SETS
from hearth.games.cove.figures import COLOURS
from tests.support import rule

BOX = standard()
ROWS = BOX.tables()


def test_the_box_holds_as_much_as_printed() -> None:
    assert {file: len(rows) for file, rows in ROWS.items()} == {
        "clock": 3,
        "corruption": 3,
        "difficulties": 3,
        "factions": 4,
        "furnaces": 4,
        "lair": 3,
        "peddler_cards": 12,
        "rogue_cards": 3,
        "townsfolk": 36,
    }


def test_no_row_is_given_whole_by_the_rulebook() -> None:
    assert {row["source"] for rows in ROWS.values() for row in rows} == {"ours"}


@rule("CO-002", "CO-004")
def test_there_are_52_figures() -> None:
    assert [faction.figures for faction in BOX.factions] == [13, 13, 9, 9]
    assert sum(faction.figures for faction in BOX.factions) + 8 == 52


def test_factions_have_members_and_halls_of_their_own() -> None:
    assert [(faction.id, faction.title) for faction in BOX.factions] == [
        ("red", "Warriors"),
        ("green", "Bards"),
        ("blue", "Wizards"),
        ("yellow", "Nobles"),
    ]
    assert len({faction.hall for faction in BOX.factions}) == 4


@rule("CO-056")
def test_rarer_colours_are_worth_more() -> None:
    assert [(faction.small, faction.large) for faction in BOX.factions] == [
        (2, 3),
        (2, 3),
        (3, 5),
        (3, 5),
    ]


@rule("CO-005")
def test_townsfolk_are_twelve_of_each_set() -> None:
    assert Counter(SETS[card.set] for card in BOX.townsfolk) == dict.fromkeys(SETS, 12)


def test_icons_are_shared_out_evenly() -> None:
    totals = [sum(card.icons[colour] for card in BOX.townsfolk) for colour in range(4)]
    assert dict(zip(COLOURS, totals)) == {"red": 10, "green": 10, "blue": 10, "yellow": 10}
    assert sum(card.rogues for card in BOX.townsfolk) == 8


def test_abilities_are_those_of_the_table() -> None:
    found = Counter(
        (ABILITIES[ability.kind], ability.number)
        for card in BOX.townsfolk
        for ability in card.abilities
    )
    assert found == {
        ("discard_corruption", 1): 6,
        ("discard_corruption", 2): 4,
        ("roll_stock", 0): 1,
        ("gain_gold", 1): 7,
        ("gain_gold", 2): 4,
        ("gain_gold", 3): 2,
        ("gain_goods", 0): 12,
        ("return_and_draw", 0): 3,
        ("move_figure", 0): 3,
        ("draw_and_seat", 2): 3,
        ("to_hall", 0): 3,
    }
    assert [card.id for card in BOX.townsfolk if not card.abilities] == ["bell_ringer"]


@rule("CO-022", "CO-R35")
@pytest.mark.parametrize(
    ("markers", "hours"), [(2, [2, 4, 6, 8, 10, 12]), (3, [3, 6, 9, 12]), (4, [4, 8, 12])]
)
def test_icons_of_the_clock_are_as_printed(markers: int, hours: list[int]) -> None:
    icons = BOX.clocks[markers - 2]
    assert [hour for hour in range(1, 13) if icons[hour]] == hours
    assert len(hours) * markers == 12  # exactly the free seats after Arrival


@rule("CO-069")
def test_losses_rise_with_the_lair() -> None:
    assert BOX.losses == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("CO-003")
def test_each_rogue_card_places_eight_rogues() -> None:
    assert [card.lair + card.bag for card in BOX.rogue_cards] == [8, 8, 8]


@rule("CO-083")
def test_there_are_three_levels() -> None:
    assert [(level.id, level.bonus) for level in BOX.difficulties] == [
        ("easy", -1),
        ("normal", 0),
        ("hard", 2),
    ]
