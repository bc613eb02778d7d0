"""The bot that looks one action ahead and trusts the appraisal."""

from __future__ import annotations

from typing import Final

from hearth.bots.bot import Bot, Considered, Outlook, Thought
from hearth.bots.worth import expected, lead, pick
from hearth.kernel import Rng, State

SAMPLES: Final = 6  # tables that are imagined: chance and hidden things differ in them
FEW_SAMPLES: Final = 2  # for an action without chance, after which only hidden things differ
LONGEST_ACTION: Final = 30  # choices
INCLINATION: Final = 0.01  # points: less than any difference that an appraisal makes


class Greedy(Bot):
    """Takes the option after which its points look best, when the action is finished.

    Of a hundred choices, so many are slips: what came to mind first.
    """

    def __init__(self, name: str, seed: int, slips: int = 0) -> None:
        super().__init__(name, seed)
        self.slips: int = slips

    def think(self, outlook: Outlook) -> Thought:
        options = outlook.options
        if len(options) == 1:
            return Thought(options[0], [Considered(options[0], 1, 0.5)])
        seen = Glance(outlook, self.rng)
        order = sorted(range(len(options)), key=lambda i: -seen.leads[i])
        considered = [Considered(options[i], SAMPLES, seen.shares[i]) for i in order]
        if self.slips and self.rng.below(100) < self.slips:
            return Thought(at_first_sight(outlook, self.rng), considered)
        return Thought(options[order[0]], considered)


def at_first_sight(outlook: Outlook, rng: Rng) -> int:
    """An option by inclination, without a look at what becomes of it."""
    options = outlook.options
    imagined = outlook.imagine(rng)
    weights = imagined.rules.incline(imagined, options) or [1] * len(options)
    return options[pick(weights, rng)]


class Glance:
    """One action ahead: how each option looks when the action is finished.

    Leads are counted from where the seat stands at the imagined table, so that options may be
    looked at there unequally often: those that leave nothing to chance need few looks.
    """

    def __init__(self, outlook: Outlook, rng: Rng) -> None:
        options = outlook.options
        self.seat: int = outlook.seat
        self.leads: list[float] = [0.0] * len(options)
        self.shares: list[float] = [0.0] * len(options)
        looks = [0] * len(options)
        uncertain = list(range(len(options)))
        for sample in range(SAMPLES):
            imagined = outlook.imagine(rng)
            before = lead(imagined.rules.appraise(imagined), self.seat)
            moved_by_chance: list[int] = []
            for i in uncertain:
                if self.look(imagined, before, i, options[i]):
                    moved_by_chance.append(i)
                looks[i] += 1
            if sample + 1 >= FEW_SAMPLES:
                uncertain = moved_by_chance
        for i in range(len(options)):
            self.leads[i] /= looks[i]
            self.shares[i] /= looks[i]

    def look(self, imagined: State, before: float, i: int, a: int) -> bool:
        """Whether chance had a part in it."""
        g = imagined.clone()
        g.apply(a, self.seat)
        g, points = finish_action(g, self.seat)
        self.leads[i] += lead(points, self.seat) - before
        self.shares[i] += expected(points, g.rules.swing(g))[self.seat]
        return g.reveals != imagined.reveals


def finish_action(g: State, seat: int) -> tuple[State, list[float]]:
    """The table when the action that was begun there is finished, and its appraisal."""
    points: list[float] = []
    for _ in range(LONGEST_ACTION):
        if g.over or g.actor() != seat or not g.at_hand(seat).continues():
            break
        g, points = best_at_once(g, seat)
    return g, points or g.rules.appraise(g)


def best_at_once(g: State, seat: int) -> tuple[State, list[float]]:
    """The table after the option that looks best, and its appraisal if there had to be one."""
    options = g.options()
    if len(options) == 1:
        g.apply(options[0], seat)
        return g, []
    weights = g.rules.incline(g, options)
    if weights and g.rules.knows_how_to_finish:
        g.apply(options[weights.index(max(weights))], seat)
        return g, []
    return best_tried(g, seat, options, weights)


def best_tried(
    g: State, seat: int, options: list[int], weights: list[int]
) -> tuple[State, list[float]]:
    """By appraisal, or by inclination if that makes no difference."""
    total = sum(weights) if weights else 1
    best = g
    best_points: list[float] = []
    best_lead = -1e9
    for i in range(len(options)):
        tried = g.clone()
        tried.apply(options[i], seat)
        points = tried.rules.appraise(tried)
        ahead = lead(points, seat)
        if weights:
            ahead += INCLINATION * weights[i] / total
        if ahead > best_lead:
            best_lead = ahead
            best = tried
            best_points = points
    return best, best_points
