"""How far an appraisal can be trusted: what it promised in a match, and how the match ended.

For each round and kind of choice: how much further ahead the mover ended than the appraisal said
(a mean far from 0 is something counted on one side of a turn and not on the other), how many
points at the end a point of lead was worth, and how well leads and ends go together; then the
swing that turns leads into shares of the win, and the one that would have foretold the wins best
(of two seats; with more it takes a lead to be one before the best of the others alone).
"""

from __future__ import annotations

import argparse
import math
import os
from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from statistics import StatisticsError, correlation, fmean, linear_regression

import hearth
from hearth.arena.plan import Plan, Venue, planned
from hearth.arena.referee import Referee
from hearth.arena.workers import judged
from hearth.bots.worth import lead
from hearth.kernel import State

FEWEST = 30  # choices of a kind that are worth a line
NEWTON = 20  # steps
TINY = 1e-6

Moment = tuple[int, str]  # round, kind of choice


@dataclass(frozen=True)
class Promise:
    """At a choice: the mover's lead, how far it is trusted, and what came of it."""

    lead: float
    swing: float
    end: float  # the lead in the end
    won: float  # share of the win


@dataclass
class Kept:
    """What was promised in a match."""

    i: int
    promises: dict[Moment, list[Promise]]


class Observer:
    """Sees matches: the mover's lead at each choice, and the same seat's at the end."""

    def __init__(self, plan: Plan) -> None:
        self.referee = Referee(plan)

    def play(self, i: int) -> Kept:
        seen: list[tuple[Moment, int, float, float]] = []

        def see(g: State) -> None:
            if not g.over and len(g.options()) > 1:
                seat = g.actor()
                moment = (g.view(None)["round"], type(g.at_hand(seat)).__name__)
                seen.append((moment, seat, lead(g.rules.appraise(g), seat), g.rules.swing(g)))

        outcome = self.referee.play(i, see)
        points = [float(score) for score in outcome.scores]
        promises: dict[Moment, list[Promise]] = defaultdict(list)
        for moment, seat, before, swing in seen:
            promise = Promise(before, swing, lead(points, seat), outcome.result[seat])
            promises[moment].append(promise)
        return Kept(i, promises)


def line(moment: Moment, promises: list[Promise]) -> str:
    before = [promise.lead for promise in promises]
    after = [promise.end for promise in promises]
    missing = fmean(after) - fmean(before)
    try:
        worth, together = linear_regression(before, after).slope, correlation(before, after)
        known = f"{worth:12.2f} {together:10.2f}"
    except StatisticsError:  # all leads were the same
        known = f"{'–':>12} {'–':>10}"
    trust = fmean(promise.swing for promise in promises)
    fits = fitting_swing(promises)
    best = f"{fits:10.1f}" if fits < math.inf else f"{'–':>10}"
    where = f"{moment[0]:5}  {moment[1]:20} {len(promises):7}"
    return f"{where} {missing:9.1f} {known} {trust:7.1f} {best}"


def fitting_swing(promises: list[Promise]) -> float:
    """The swing that makes the wins likeliest; endless where leads do not foretell them.

    Newton's method on the share of the win for each point of lead, which has one best value.
    """
    per_point = 0.0
    for _ in range(NEWTON):
        slope = 0.0
        bend = TINY
        for promise in promises:
            share = 0.5 + 0.5 * math.tanh(per_point * promise.lead / 2)  # cannot overflow
            slope += (promise.won - share) * promise.lead
            bend += share * (1.0 - share) * promise.lead**2
        per_point += slope / bend
    return 1.0 / per_point if per_point > TINY else math.inf


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=hearth.games())
    parser.add_argument("--bot", default="greedy", help="plays against itself")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    asked = parser.parse_args()
    try:
        plan = planned(Venue(asked.game, asked.seats), [asked.bot])
    except ValueError as error:
        parser.error(str(error))
    found: dict[Moment, list[Promise]] = defaultdict(list)
    for kept in judged(partial(Observer, plan), range(asked.matches), os.cpu_count() or 1):
        for moment, promises in kept.promises.items():
            found[moment] += promises
    head = f"round  {'choice':20} {'choices':>7} {'missing':>9} {'a point is':>12} {'together':>10}"
    print(f"{head} {'swing':>7} {'would fit':>10}")
    for moment in sorted(found):
        if len(found[moment]) >= FEWEST:
            print(line(moment, found[moment]))


if __name__ == "__main__":
    main()
