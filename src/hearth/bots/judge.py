"""What a choice was worth: a search that compares what was done with what seems best.

First it searches as a player does. Then it plays the action that was taken and the best one from
the same imagined tables, in pairs, and counts only these: what looked best in the search looked
a little better than it is, and fresh tables take that away.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hearth.bots.bot import Outlook
from hearth.bots.ismcts import Ismcts, Node, verdict
from hearth.kernel import State

SEARCHED: Final = 2  # one part in so many of the iterations goes into the search


@dataclass
class Judgement:
    """A choice as its seat could know it; shares of the win are between 0 and 1."""

    shares: list[float]  # by seat, after the best action
    best: int
    loss: float  # the share that the action taken gave away
    error: float  # of the loss: a standard error


class Judge(Ismcts):
    """Looks back at a choice for a number of iterations."""

    def judge(self, g: State, seat: int, taken: int) -> Judgement:
        """The action that was taken at this table, beside the one that seems best there."""
        outlook = Outlook(g, seat, self.rng)
        root = Node(-1, seat, 1.0)
        self.glance(root, outlook)
        searched = self.iterations // SEARCHED
        for _ in range(searched):
            self.iterate(root, outlook)
        best = verdict(root, outlook.options).action
        return self.compare(root, outlook, best, taken, self.iterations - searched)

    def compare(
        self, root: Node, outlook: Outlook, best: int, taken: int, iterations: int
    ) -> Judgement:
        """From the same tables; if they are the same action there is nothing to lose."""
        pairs = iterations if best == taken else iterations // 2
        totals: list[float] = []
        losses: list[float] = []
        seat = outlook.seat
        for _ in range(pairs):
            g = outlook.imagine(self.rng)
            other = g.clone()
            values = self.begin_with(root, g, best)
            totals = [a + b for a, b in zip(totals, values)] if totals else values
            if best != taken:
                losses.append(values[seat] - self.begin_with(root, other, taken)[seat])
        return Judgement([t / pairs for t in totals], best, mean(losses), standard_error(losses))

    def begin_with(self, root: Node, g: State, a: int) -> list[float]:
        """One iteration that begins with an action, whatever the search thinks of it."""
        child = root.children[a]
        g.apply(a)
        return self.descend([root, child], g)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def standard_error(numbers: list[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return math.sqrt(spread / len(numbers))
