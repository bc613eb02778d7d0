"""One match: what is kept of it, and what happens when a bot fails."""

from __future__ import annotations

import json

import pytest

from hearth.arena import Referee
from hearth.arena.outcome import outcome_of
from hearth.kernel import State
from tests.arena.hands import ingots, told
from tests.arena.misfits import Clock, Sleeping, make


def test_the_same_match_comes_out_again():
    plan = ingots("random", "greedy")
    assert told([Referee(plan).play(5)]) == told([Referee(plan).play(5)])


def test_another_seed_gives_another_match():
    first, second = (Referee(ingots("random", "random", seed=seed)).play(0) for seed in (1, 2))
    assert first.seed != second.seed


def test_what_is_kept_adds_up():
    played = Referee(ingots("random", "other", seats=3), make).play(1)
    assert played.bots == ["other", "random", "other"]
    assert sum(played.result) == pytest.approx(1)
    assert [sum(sources.values()) for sources in played.sources] == played.scores
    assert all(count > 0 for count in played.decisions)
    assert played.rounds > 1
    assert played.ending in ("sold_out", "nobody_can_buy")
    assert played.faults == []


def test_who_looks_on_sees_the_table_first_and_after_each_choice():
    rounds: list[int] = []
    logged: list[int] = []

    def see(g: State) -> None:
        rounds.append(g.view(None)["round"])
        logged.append(len(g.log))

    plan = ingots("random", "crashing")
    played = Referee(plan, make).play(0, see)
    assert len(rounds) == played.decision_count() + 1
    assert (rounds[0], rounds[-1]) == (1, played.rounds)
    assert logged == sorted(logged)
    assert logged[-1] > 0
    assert told([played]) == told([Referee(plan, make).play(0)])


def test_an_outcome_can_be_read_again():
    played = Referee(ingots("random", "crashing"), make).play(0)
    assert outcome_of(json.loads(json.dumps(played.as_data()))) == played


@pytest.mark.parametrize(
    ("bot", "kind", "what"),
    [
        ("crashing", "crashed", "ZeroDivisionError: nothing left to divide"),
        ("stillborn", "crashed", "OSError: no such bot today"),
        ("illegal", "illegal", "which is not legal"),
    ],
)
def test_chance_answers_for_a_bot_that_fails(bot, kind, what):
    played = Referee(ingots("random", bot), make).play(0)
    assert len(played.faults) == played.decisions[1] > 0
    assert {(fault.seat, fault.kind) for fault in played.faults} == {(1, kind)}
    assert what in played.faults[0].what
    assert sorted({fault.decision for fault in played.faults}) == [
        f.decision for f in played.faults
    ]


def test_the_answers_of_chance_are_the_same_each_time():
    plan = ingots("crashing", "illegal")
    assert told([Referee(plan, make).play(3)]) == told([Referee(plan, make).play(3)])


@pytest.mark.parametrize(("seconds", "kinds"), [(1.1, ["slow"]), (1.0, [])])
def test_only_a_bot_that_oversleeps_by_far_is_too_slow(seconds, kinds):
    clock = Clock()
    referee = Referee(ingots("sleeping"), lambda *_: Sleeping(clock, seconds / 2), clock)
    slow = Referee(ingots("sleeping"), lambda *_: Sleeping(clock, seconds), clock)
    assert referee.play(0).faults == []
    faults = slow.play(0).faults
    assert [fault.kind for fault in faults[:1]] == kinds
    assert len(faults) == 2 * len(kinds)  # both seats sleep once


def test_a_bot_without_a_clock_may_take_its_time():
    clock = Clock()

    def ageless(*_: object) -> Sleeping:
        bot = Sleeping(clock, 1000.0)
        bot.milliseconds = 0
        return bot

    played = Referee(ingots("sleeping"), ageless, clock).play(0)
    assert played.faults == []
    assert played.seconds == [1000.0, 1000.0]
