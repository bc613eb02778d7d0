"""Matches with one planted blunder: what an analysis has to find. `python tools/blunders.py`.

Greedy players play a match; then again, and this time one of them once takes the worst there is,
where that costs most.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import hearth
from hearth.bots.bot import Outlook
from hearth.bots.greedy import Glance, Greedy
from hearth.bots.judge import Judge
from hearth.kernel import Rng, State
from hearth.match import Match, record

MATCHES = Path(__file__).parent.parent / "tests" / "analysis" / "matches"
SEED = 11
BLUNDERER = 0
ITERATIONS = 300


@dataclass
class Chance:
    """Something that the blunderer could do, and what it would cost."""

    move: int
    g: State
    action: int

    def loss(self) -> float:
        return Judge("judge", SEED, ITERATIONS).judge(self.g, BLUNDERER, self.action).loss


def played(game: str, blunder: Chance | None = None) -> tuple[Match, list[Chance]]:
    """A match, with the blunder if there is one, and all chances for one."""
    match = Match.new(game, seats=2, seed=SEED)
    bots = [Greedy("greedy", seat + 1) for seat in range(2)]
    chances: list[Chance] = []
    while not match.g.over:
        seat, move = match.g.actor(), len(match.moves)
        options = match.g.options(seat)
        if seat == BLUNDERER and len(options) > 1:
            leads = looked(match, seat)
            chances.append(Chance(move, match.g.clone(), options[leads.index(min(leads))]))
        if blunder is not None and move == blunder.move:
            match.act_id(blunder.action, seat)
        else:
            match.act_id(bots[seat].choose(match.g, seat).action, seat)
    return match, chances


def looked(match: Match, seat: int) -> list[float]:
    return Glance(Outlook(match.g, seat, Rng(1)), Rng(2)).leads


def main() -> None:
    MATCHES.mkdir(parents=True, exist_ok=True)
    for game in hearth.games():
        _, chances = played(game)
        blunder = max(chances, key=Chance.loss)
        match, _ = played(game, blunder)
        text = f"{record(match)}# The blunder: move {blunder.move}\n"
        (MATCHES / f"{game}.hearth").write_text(text, encoding="utf-8", newline="\n")
        print(f"{game}: {match.moves[blunder.move].notation} at {blunder.move}")


if __name__ == "__main__":
    main()
