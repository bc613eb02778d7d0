"""The figures of a run, on outcomes made by hand."""

from __future__ import annotations

import json

import pytest

from hearth.arena import Fault, summarise
from tests.arena.hands import ingots, outcome

# Two deals of two bots: a wins both matches of the first, and shares one of the second.
DUEL = [
    outcome(0, "ab", [1, 0], seed=7),
    outcome(1, "ba", [0, 1], seed=7, ending="nobody_can_buy", rounds=5),
    outcome(2, "ab", [0.5, 0.5], seed=8, decisions=[7, 9], seconds=[0.07, 0.36]),
    outcome(
        3, "ba", [1, 0], seed=8, scores=[6, -2], sources=[{"gold": 8, "lead": -2}, {"lead": -2}]
    ),
]


def test_a_win_share_is_what_a_bot_has_won_of_its_matches():
    figures = summarise(ingots("a", "b"), DUEL).bots
    assert (figures["a"].share.value, figures["b"].share.value) == (2.5 / 4, 1.5 / 4)
    assert figures["a"].matches == figures["b"].matches == 4
    assert figures["a"].fair == 0.5


def test_rotations_of_a_deal_are_one_deal():
    assert summarise(ingots("a", "b"), DUEL).deals == 2


def test_points_are_averaged_over_seats_and_split_by_source():
    figures = summarise(ingots("a", "b"), DUEL).bots
    assert figures["a"].score.value == (10 + 10 + 10 - 2) / 4
    assert figures["b"].sources == {"gold": (0 + 0 + 10 + 8) / 4, "lead": -2 / 4}


def test_seats_are_counted_whoever_sat_there():
    seats = summarise(ingots("a", "b"), DUEL).seats
    assert [seat.share.value for seat in seats] == [2.5 / 4, 1.5 / 4]
    assert seats[0].score.value == (10 + 0 + 10 + 6) / 4


def test_length_and_endings_are_those_of_the_matches():
    summary = summarise(ingots("a", "b"), DUEL)
    assert (summary.decisions.average, summary.decisions.least, summary.decisions.most) == (
        11.5,
        10,
        16,
    )
    assert (summary.rounds.average, summary.rounds.most) == (3.5, 5)
    assert summary.endings == {"sold_out": 0.75, "nobody_can_buy": 0.25}


def test_thinking_is_counted_per_decision():
    figures = summarise(ingots("a", "b"), DUEL).bots
    assert figures["a"].ms_per_decision == pytest.approx(1000 * (3 * 0.01 + 0.07) / (5 + 5 + 7 + 5))
    assert figures["b"].decisions == (5 + 5 + 9 + 5) / 4


def test_faults_are_those_of_the_bot_in_the_seat():
    faults = [Fault(1, 4, "slow", "took 9 s"), Fault(1, 6, "crashed", "ValueError: x")]
    figures = summarise(ingots("a", "b"), [outcome(0, "ab", [1, 0], faults=faults)]).bots
    assert figures["a"].faults == {}
    assert figures["b"].faults == {"slow": 1, "crashed": 1}
    assert figures["b"].first_fault == "took 9 s"


def test_all_seats_of_a_bot_count_together():
    matches = [
        outcome(0, "abab", [0.5, 0, 0.5, 0], seed=7),
        outcome(1, "baba", [0, 0, 1, 0], seed=7),
    ]
    figures = summarise(ingots("a", "b", seats=4), matches).bots
    assert (figures["a"].share.value, figures["b"].share.value) == (0.5, 0.5)
    assert figures["a"].fair == 0.5


def test_bots_of_the_same_name_are_told_apart_by_seat_only():
    matches = [outcome(0, "aa", [1, 0]), outcome(1, "aa", [1, 0])]
    summary = summarise(ingots("a", "a"), matches)
    assert list(summary.bots) == ["a"]
    assert summary.bots["a"].share.value == 1
    assert [seat.share.value for seat in summary.seats] == [1, 0]


def test_alone_a_share_is_that_of_won_matches():
    matches = [
        outcome(0, "a", [1], seed=7, scores=[30]),
        outcome(1, "b", [0], seed=7, scores=[20]),
        outcome(2, "a", [0], seed=8, scores=[10]),
        outcome(3, "b", [0], seed=8, scores=[10]),
    ]
    summary = summarise(ingots("a", "b", seats=1), matches)
    assert {bot: found.share.value for bot, found in summary.bots.items()} == {"a": 0.5, "b": 0.0}
    assert {bot: found.score.value for bot, found in summary.bots.items()} == {"a": 20.0, "b": 15.0}
    assert summary.bots["a"].rating is None
    assert summary.bots["a"].fair is None


def test_a_run_that_ended_within_a_deal_is_not_balanced():
    plan = ingots("a", "b")
    assert summarise(plan, DUEL).balanced
    assert not summarise(plan, DUEL[:3]).balanced


def test_a_bot_that_has_not_played_yet_is_left_out():
    plan = ingots("a", "b", "c")
    assert list(summarise(plan, [outcome(0, "ab", [1, 0])]).bots) == ["a", "b"]


def test_as_data_it_is_json_with_the_shares_on_top():
    data = json.loads(json.dumps(summarise(ingots("a", "b"), DUEL).as_data()))
    assert data["matches"] == 4
    assert data["share"] == {"a": 0.625, "b": 0.375}
    assert data["run"]["bots"] == ["a", "b"]
    assert set(data["bots"]["a"]["rating"]) == {"value", "low", "high"}
