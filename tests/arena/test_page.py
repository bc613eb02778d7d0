"""The page of a run: whole in itself, with every plot that says something."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from hearth.arena import Fault, Outcome, Plan, summarise
from hearth.arena.page import page
from hearth.arena.paper import write_page
from hearth.arena.svg import Scale, round_step, scale_for
from tests.arena.hands import ingots, outcome

DUEL = [
    outcome(i, "ab" if i % 2 else "ba", [1, 0], seed=i // 2, rounds=3 + i % 4, decisions=[5, 5 + i])
    for i in range(12)
]
COMMAND = "hearth arena --game ingots --bots 'a,b'"


def drawn(plan: Plan, outcomes: list[Outcome], planned: int = 12) -> str:
    return page(summarise(plan, outcomes), outcomes, planned, COMMAND)


@pytest.fixture(scope="module")
def duel() -> str:
    return drawn(ingots("a", "b"), DUEL)


def headings(text: str) -> list[str]:
    return re.findall("<h2>(.*?)</h2>", text)


def test_it_needs_nothing_from_outside(duel):
    assert "http://" not in duel
    assert "https://" not in duel
    assert not re.search(r"<script|<link|<img|@import|url\(", duel)


def test_it_knows_light_and_dark(duel):
    assert "prefers-color-scheme: dark" in duel


def test_it_has_all_plots(duel):
    assert headings(duel) == [
        "Figures",
        "Win share",
        "Rating",
        "Points",
        "Where points come from",
        "Seats",
        "Length of a match",
    ]


def test_it_tells_how_it_can_be_repeated(duel):
    assert "hearth arena --game ingots --bots &#x27;a,b&#x27;" in duel


def test_its_drawings_are_well_formed_and_stay_inside(duel):
    drawings = [ET.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", duel, re.DOTALL)]
    assert len(drawings) == 7
    for drawing in drawings:
        width, height = (float(n) for n in drawing.attrib["viewBox"].split()[2:])
        for shape in drawing:
            x = float(shape.attrib.get("x", shape.attrib.get("cx", "0")))
            y = float(shape.attrib.get("y", shape.attrib.get("cy", "0")))
            assert 0 <= x <= width
            assert 0 <= y <= height


def test_alone_there_are_neither_seats_nor_ratings():
    matches = [outcome(0, "a", [1], seed=7), outcome(1, "b", [0], seed=7)]
    text = drawn(ingots("a", "b", seats=1), matches)
    assert "Seats" not in headings(text)
    assert "Rating" not in headings(text)
    assert "The share of won matches." in text


def test_one_bot_is_not_compared_with_itself():
    text = drawn(ingots("a", "a"), [outcome(0, "aa", [1, 0]), outcome(1, "aa", [0, 1])])
    assert "Win share" not in headings(text)
    assert "Seats" in headings(text)


def test_it_says_what_there_is_to_know():
    faults = [Fault(0, 4, "crashed", "ValueError: 1 < 2 & so on")]
    text = drawn(ingots("a", "b"), [outcome(0, "ab", [1, 0], faults=faults)])
    assert "1 match of 12 that were planned, 1 deal, seed 0" in text
    assert "with a multiple of 2 matches every bot has every seat equally often" in text
    assert "Faults of a: crashed 1. The first: ValueError: 1 &lt; 2 &amp; so on" in text


def test_it_is_written_whole_or_not_at_all(tmp_path):
    (tmp_path / "x.html").write_text("old")
    write_page(tmp_path / "x.html", "new")
    assert [path.name for path in tmp_path.iterdir()] == ["x.html"]
    assert (tmp_path / "x.html").read_text() == "new"


# Scales


@pytest.mark.parametrize(
    ("rough", "step"), [(0.9, 1), (1, 1), (1.1, 2), (3, 5), (7, 10), (0.03, 0.05), (700, 1000)]
)
def test_steps_are_round(rough, step):
    assert round_step(rough) == pytest.approx(step)


def test_a_scale_holds_all_values_between_round_numbers():
    assert scale_for([-3.2, 41.0], 0, 100) == Scale(-10, 50, 0, 100)


def test_a_scale_of_one_value_has_room_around_it():
    scale = scale_for([40.0], 0, 100)
    assert scale.at(40.0) == 50
