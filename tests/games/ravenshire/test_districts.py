"""What the six districts give for each value of a die, whether it is placed or taken."""

from __future__ import annotations

import pytest

from tests.games.ravenshire.positions import (
    GOODS,
    MYSTICS,
    gathering,
    has,
    own,
    pick,
    picks,
    place,
    quietly,
    set_board,
    take,
    total,
)
from tests.support import rule

# By the value of the die, from 1 on.
YIELDS: dict[str, list[dict[str, int]]] = {
    "I": [
        {"ore": 3, "mithril": 1},
        {"ore": 2, "mithril": 1},
        {"ore": 1, "mithril": 1},
        {"ore": 3},
        {"ore": 3},
        {"ore": 2},
    ],
    "II": [
        {"wood": 2},
        {"wood": 3},
        {"wood": 3},
        {"wood": 3},
        {"wood": 2, "dragon_scale": 1},
        {"wood": 3, "dragon_scale": 1},
    ],
    "III": [
        {"leather": 3, "talisman": 1},
        {"leather": 2, "talisman": 1},
        {"leather": 1, "talisman": 1},
        {"leather": 3},
        {"leather": 3},
        {"leather": 2},
    ],
    "IV": [
        {"charcoal": 2},
        {"charcoal": 3},
        {"charcoal": 3},
        {"charcoal": 1, "embergem": 1},
        {"charcoal": 2, "embergem": 1},
        {"charcoal": 3, "embergem": 1},
    ],
    "V": [
        {"steel": 2, "action_token": 1},
        {"steel": 1, "action_token": 1},
        {"steel": 1, "action_token": 1},
        {"steel": 2},
        {"steel": 2},
        {"steel": 1},
    ],
}
CASES = [(name, value) for name in YIELDS for value in range(1, 7)]
VALUES = range(1, 7)
COLUMN = {"I": "h", "II": "h", "III": "a", "IV": "a", "V": "m", "VI": "m"}


@rule("RA-029", "RA-030", "RA-031", "RA-032", "RA-033", "RA-035", "RA-023")
@pytest.mark.parametrize(("district", "value"), CASES)
def test_placing_gives_what_the_district_shows(district: str, value: int) -> None:
    g = gathering(dice=f"h{value} a1 m1")
    place(g, f"h{value}", district)
    assert has(g) == YIELDS[district][value - 1]


def board_with_a_merchant(district: str, value: int) -> dict[str, str]:
    """A Merchant die of this value lies in the district; a 1 lies in each of the others."""
    colours = dict(COLUMN)
    colours["V"] = colours[district]
    colours[district] = "m"
    return {name: f"{c}{value if name == district else 1}" for name, c in colours.items()}


@rule("RA-029", "RA-030", "RA-031", "RA-032", "RA-033", "RA-035", "RA-024")
@pytest.mark.parametrize(("district", "value"), CASES)
def test_taking_gives_the_same(district: str, value: int) -> None:
    g = gathering()
    set_board(g, **board_with_a_merchant(district, value))
    place(g, "h1", "II" if district == "I" else "I")
    own(g)
    take(g, district, f"m{value}")
    from_the_guild = {"gold": 1}
    assert has(g) == total(YIELDS[district][value - 1], from_the_guild)


@rule("RA-034", "RA-035")
@pytest.mark.parametrize("value", VALUES)
def test_placing_in_the_halls_gives_a_good_or_a_mystic_of_choice(value: int) -> None:
    g = gathering(dice=f"h{value} a1 m1")
    place(g, f"h{value}", "VI")
    assert picks(g) == (GOODS if value <= 3 else MYSTICS)


@rule("RA-034", "RA-035")
@pytest.mark.parametrize("value", VALUES)
def test_taking_from_the_halls_gives_a_good_or_a_mystic_of_choice(value: int) -> None:
    g = gathering()
    set_board(g, **board_with_a_merchant("VI", value))
    place(g, "h1", "I")
    own(g)
    take(g, "VI")
    assert picks(g) == (GOODS if value <= 3 else MYSTICS)
    chosen = "steel" if value <= 3 else "embergem"
    pick(g, chosen)
    quietly(g)
    assert has(g) == {chosen: 1, "gold": 1}  # and what the Merchants give


@rule("RA-034")
@pytest.mark.parametrize("kind", GOODS)
def test_any_good_may_be_picked_in_the_halls(kind: str) -> None:
    g = gathering(dice="h3 a1 m1")
    place(g, "h3", "VI")
    pick(g, kind)
    assert has(g) == {kind: 1}


@rule("RA-034")
@pytest.mark.parametrize("kind", MYSTICS)
def test_any_mystic_may_be_picked_in_the_halls(kind: str) -> None:
    g = gathering(dice="h4 a1 m1")
    place(g, "h4", "VI")
    pick(g, kind)
    assert has(g) == {kind: 1}


@rule("RA-R08")
@pytest.mark.parametrize("district", list(YIELDS))
def test_gains_of_a_district_are_automatic(district: str) -> None:
    g = gathering(dice="h6 a1 m1")
    place(g, "h6", district)
    assert has(g) == YIELDS[district][5]
