"""A game without a drawing of its own."""

from __future__ import annotations

import pytest

from tests.terminal.runs import actions, run, saved

pytestmark = pytest.mark.usefixtures("bots_at_random")

INGOTS = ["play", "ingots", "--seed", "3"]


def test_any_game_can_be_played(save):
    shown = run(*INGOTS, "--save", save, lines=["1"] * 99)
    assert shown.code == 0
    assert "Bid for the top ingot" in shown.out
    assert "board: cellar 7\n" in shown.out
    assert saved(save).g.over


def test_options_of_many_values_are_given_with_commas(save):
    run(*INGOTS, "--option", "extras=moonstone,slag", "--save", save)
    assert saved(save).table.chosen["extras"] == ["slag", "moonstone"]


@pytest.mark.parametrize("typed", ["all", "ALL", " slag, moonstone ,"])
def test_all_and_spaces_are_understood_in_options_of_many_values(typed, save):
    run(*INGOTS, "--option", f"extras={typed}", "--save", save)
    assert saved(save).table.chosen["extras"] == ["slag", "moonstone"]


def test_an_option_of_many_values_may_be_empty(save):
    run(*INGOTS, "--option", "extras=", "--save", save)
    assert saved(save).table.chosen["extras"] == []


def test_seats_that_choose_together_do_not_see_each_others_choice(save):
    shown = run(*INGOTS, "--hotseat", "--save", save, lines=["", "1", "3", "", "t"])
    assert "0 bid:coin=2" in actions(save)
    ben = shown.out.split("press Enter ")[2]
    assert "bid -1" in ben
    assert "bid 2" not in ben


def test_points_that_are_secret_are_not_shown(save):
    shown = run(*INGOTS, "--save", save, lines=["s", "s 1"])
    assert "The others" not in shown.out
    assert "Only your own points are known to you." in shown.out


def test_a_game_without_rules_says_so(save):
    shown = run(*INGOTS, "--save", save, lines=["r bid"])
    assert "ingots has no written rules." in shown.out
