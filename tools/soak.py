"""Long runs: every match must end, every law must hold after every action, and every card,
kind of action, event and ending must be met. A zero that is not explained is a failure."""

from __future__ import annotations

import argparse
import os
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from eager import Player, choose_at_random, choose_eagerly, tables
from rich.progress import Progress

import hearth
from hearth.kernel import Game, Rng, Table, find

EXPLAINED = Path(__file__).parent / "soak_explained.toml"
BATCH = 25
MOST_DECISIONS = 100_000


@dataclass(frozen=True)
class Batch:
    game: str
    seats: int
    options: dict[str, object]
    first_seed: int
    count: int
    eager: bool


def batches(game: Game, matches: int, eager: bool) -> list[Batch]:
    """The matches spread evenly over seat counts, and widely over options."""
    places = {seats: [p for p in tables(game) if p[0] == seats] for seats in game.seats}
    out = []
    for number in range(-(-matches // BATCH)):
        mine = places[game.seats[number % len(game.seats)]]
        seats, options = mine[number // len(game.seats) * 7919 % len(mine)]
        count = min(BATCH, matches - number * BATCH)
        out.append(Batch(game.id, seats, options, number * BATCH, count, eager))
    return out


def play(batch: Batch) -> Counter[str]:
    counts: Counter[str] = Counter()
    player: Player = choose_eagerly if batch.eager else choose_at_random
    for seed in range(batch.first_seed, batch.first_seed + batch.count):
        play_one(batch, seed, player, counts)
    return counts


def play_one(batch: Batch, seed: int, player: Player, counts: Counter[str]) -> None:
    game = find(batch.game)
    where = f"{batch.game}, {batch.seats} seats, {batch.options}, seed {seed}"
    chosen = game.check(batch.seats, batch.options)
    g = game.set_up(Table(batch.seats, seed, chosen, logging=True), game.standard_box())
    rng = Rng(seed)
    decisions = 0
    while not g.over:
        a = player(g, rng)
        counts[f"action {game.space.kind_of[a].name}"] += 1
        g.apply(a)
        decisions += 1
        broken = game.broken_laws(g)
        if broken:
            raise AssertionError(f"{where}, decision {decisions}: {'; '.join(broken)}")
        assert decisions < MOST_DECISIONS, f"{where}: does not end"
        for event in g.log:
            name = game.event_names[event[0]]
            counts[f"event {name}"] += 1
            for ref in game.refs(g, event):
                counts[f"{name} {ref}"] += 1
        g.log = []
    counts["matches"] += 1
    counts["decisions"] += decisions
    counts[f"ending {game.ending(g)}"] += 1


def expected(game: Game) -> list[str]:
    """Everything that has to be met."""
    return [
        *[f"action {name}" for name in game.space.kinds],
        *[f"event {name}" for name in game.event_names],
        *[f"ending {name}" for name in game.endings()],
        *game.watched(game.standard_box()),
    ]


def run(game: Game, matches: int, eager_matches: int, workers: int) -> Counter[str]:
    work = batches(game, matches, False) + batches(game, eager_matches, True)
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool, Progress(disable=not sys.stdout.isatty()) as bar:
        task = bar.add_task(game.title, total=matches + eager_matches)
        for counts in pool.map(play, work):
            total += counts
            bar.advance(task, counts["matches"])
    return total


def report(game: Game, counts: Counter[str], seconds: float) -> int:
    """Print the counts; return how many zeros are not explained."""
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get(game.id, {})
    print(f"{game.title}: {counts['matches']} matches ended, {counts['decisions']} decisions,")
    print(f"  all laws checked after each, in {seconds:.0f} s")
    missing = 0
    for name in expected(game):
        note = ""
        if counts[name] == 0:
            note = f"  explained: {explained[name]}" if name in explained else "  NOT EXPLAINED"
            missing += name not in explained
        print(f"  {counts[name]:10} {name}{note}")
    return missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=hearth.games(), metavar="GAME")
    parser.add_argument("--matches", type=int, default=10_000, help="random matches per game")
    parser.add_argument("--eager", type=int, default=5_000, help="eager matches per game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    missing = 0
    for name in args.games:
        game = find(name)
        start = time.monotonic()
        counts = run(game, args.matches, args.eager, args.workers)
        missing += report(game, counts, time.monotonic() - start)
    print("everything was met" if not missing else f"{missing} zeros are not explained")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
