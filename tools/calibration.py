"""How far an appraisal can be trusted: what it promised in a match, and how the match ended.

For each round and kind of choice: how much further ahead the mover ended than the appraisal said
(a mean far from 0 is something counted on one side of a turn and not on the other), how many
points at the end a point of lead was worth, and how well leads and ends go together.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import hearth
from hearth.bots.specs import make_bot
from hearth.bots.worth import lead

FEWEST = 30  # choices of a kind that are worth a line

Moment = tuple[int, str]  # round, kind of choice
Leads = dict[Moment, list[tuple[float, float]]]  # promised, and in the end


def play(game: str, spec: str, seats: int, seed: int) -> Leads:
    """One match of a bot against itself."""
    g = hearth.new(game, seats, seed)
    bots = [make_bot(spec, game, seed * seats + seat) for seat in range(seats)]
    promised: list[tuple[Moment, int, float]] = []
    while not g.over:
        seat = g.actor()
        if len(g.options(seat)) > 1:
            moment = (g.view(None)["round"], type(g.at_hand(seat)).__name__)
            promised.append((moment, seat, lead(g.rules.appraise(g), seat)))
        g.apply(bots[seat].choose(g, seat).action, seat)
    ends = [lead([float(points) for points in g.scores()], seat) for seat in range(seats)]
    leads: Leads = defaultdict(list)
    for moment, seat, before in promised:
        leads[moment].append((before, ends[seat]))
    return dict(leads)


def line(moment: Moment, pairs: list[tuple[float, float]]) -> str:
    n = len(pairs)
    mean_before = sum(before for before, _ in pairs) / n
    mean_end = sum(end for _, end in pairs) / n
    spread = sum((before - mean_before) ** 2 for before, _ in pairs)
    spread_end = sum((end - mean_end) ** 2 for _, end in pairs)
    both = sum((before - mean_before) * (end - mean_end) for before, end in pairs)
    worth = both / spread if spread else 0.0
    together = both / math.sqrt(spread * spread_end) if spread and spread_end else 0.0
    return (
        f"{moment[0]:5}  {moment[1]:20} {n:6} {mean_end - mean_before:10.1f}"
        f" {worth:12.2f} {together:12.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=hearth.games())
    parser.add_argument("--bot", default="greedy", help="plays against itself")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    asked = parser.parse_args()
    found: Leads = defaultdict(list)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        one = partial(play, asked.game, asked.bot, asked.seats)
        for leads in pool.map(one, range(asked.matches)):
            for moment, pairs in leads.items():
                found[moment] += pairs
    print(f"round  {'choice':20} {'choices':>6} {'missing':>9} {'a point is':>12} {'together':>12}")
    for moment in sorted(found):
        if len(found[moment]) >= FEWEST:
            print(line(moment, found[moment]))


if __name__ == "__main__":
    main()
