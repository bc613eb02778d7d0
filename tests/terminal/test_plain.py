"""A table that nobody has drawn, in few lines."""

from __future__ import annotations

import pytest

import hearth
from hearth.terminal.plain import in_one_line, listed

WIDTH = 40


def test_words_and_numbers_stand_beside_each_other():
    assert listed({"gold": 5, "skill": 1}, WIDTH) == ["gold 5 · skill 1"]
    assert listed({"gold": 5, "skill": 1}, 8) == ["gold 5", "skill 1"]


def test_what_is_so_is_named_and_what_is_not_so_is_left_out():
    assert listed({"last_round": True, "closed": False}, WIDTH) == ["last round"]


def test_what_is_empty_is_left_out_but_a_count_of_nothing_is_told():
    assert listed({"hand": [], "pile": None, "piles": {}, "cubes": {"wood": 0}}, WIDTH) == [
        "cubes: none"
    ]


def test_of_what_is_counted_it_tells_what_there_is():
    assert in_one_line({"wood": 2, "metal": 0, "large_gem": 1}) == "wood 2, large gem 1"


def test_a_thing_is_told_by_its_name_with_the_rest_in_brackets():
    spot = {"spot": "forest", "for_smith": True, "workers": []}
    assert in_one_line(spot) == "forest (for smith)"
    assert in_one_line([spot, None, "mines"]) == "forest (for smith), -, mines"
    assert in_one_line([{"hour": 1, "colour": "red"}]) == "(hour 1; colour red)"


def test_what_does_not_fit_in_a_line_is_a_paragraph():
    spots = [{"spot": f"spot_{i}", "for_smith": True} for i in range(3)]
    assert listed({"board": {"free": spots}}, WIDTH) == [
        "board:",
        "  free:",
        "    spot 0 (for smith)",
        "    spot 1 (for smith)",
        "    spot 2 (for smith)",
    ]


def test_many_words_are_wrapped_below_their_title():
    assert listed({"hand": ["miller's mace", "war hammer", "oven door"]}, 30) == [
        "hand: miller's mace, war",
        "  hammer, oven door",
    ]


@pytest.mark.parametrize("game", hearth.games())
def test_no_line_of_a_table_is_wider_than_the_terminal(game):
    view = hearth.new(game, 2, seed=1).view(0)
    lines = listed(view, 80)
    assert max(map(len, lines)) <= 80
    assert len(lines) < 120
