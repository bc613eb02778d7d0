"""How far an appraisal can be trusted: what it promised in a match, and how the match ended.

For each round and kind of choice: how much further ahead the mover ended than the appraisal said
(a mean far from 0 is something counted on one side of a turn and not on the other), how many
points at the end a point of lead was worth, and how well leads and ends go together.
"""

from __future__ import annotations

import argparse
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

Moment = tuple[int, str]  # round, kind of choice
Pairs = list[tuple[float, float]]  # the mover's lead: promised, and in the end


@dataclass
class Kept:
    """What was promised in a match, and what came of it."""

    i: int
    leads: dict[Moment, Pairs]


class Observer:
    """Sees matches: the mover's lead at each choice, and the same seat's at the end."""

    def __init__(self, plan: Plan) -> None:
        self.referee = Referee(plan)

    def play(self, i: int) -> Kept:
        promised: list[tuple[Moment, int, float]] = []

        def see(g: State) -> None:
            if not g.over and len(g.options()) > 1:
                seat = g.actor()
                moment = (g.view(None)["round"], type(g.at_hand(seat)).__name__)
                promised.append((moment, seat, lead(g.rules.appraise(g), seat)))

        points = [float(score) for score in self.referee.play(i, see).scores]
        leads: dict[Moment, Pairs] = defaultdict(list)
        for moment, seat, before in promised:
            leads[moment].append((before, lead(points, seat)))
        return Kept(i, leads)


def line(moment: Moment, pairs: Pairs) -> str:
    before = [promised for promised, _ in pairs]
    after = [end for _, end in pairs]
    missing = fmean(after) - fmean(before)
    try:
        worth, together = linear_regression(before, after).slope, correlation(before, after)
        last = f"{worth:12.2f} {together:10.2f}"
    except StatisticsError:  # all leads were the same
        last = f"{'–':>12} {'–':>10}"
    return f"{moment[0]:5}  {moment[1]:20} {len(pairs):7} {missing:9.1f} {last}"


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
    found: dict[Moment, Pairs] = defaultdict(list)
    for kept in judged(partial(Observer, plan), range(asked.matches), os.cpu_count() or 1):
        for moment, pairs in kept.leads.items():
            found[moment] += pairs
    print(f"round  {'choice':20} {'choices':>7} {'missing':>9} {'a point is':>12} {'together':>10}")
    for moment in sorted(found):
        if len(found[moment]) >= FEWEST:
            print(line(moment, found[moment]))


if __name__ == "__main__":
    main()
