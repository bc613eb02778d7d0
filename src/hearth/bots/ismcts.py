"""Information-set Monte Carlo tree search for any number of seats.

Each iteration imagines a table that agrees with what the seat knows, walks down the tree by what
has done well so far, adds one node, plays on to the horizon and takes the appraisal there. The
tree is one of actions: chance and hidden cards are sampled anew in every iteration, and an action
that is possible only at some of the imagined tables is judged by those.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from hearth.bots.bot import Bot, Considered, Outlook, Thought
from hearth.bots.greedy import Glance
from hearth.bots.worth import pick, shares
from hearth.kernel import Rng, State

LOOK_UP: Final = 16  # iterations between two looks at the clock, or at how it stands
LONGEST: Final = 1000  # decisions of an iteration; so many turns have far fewer
LEAST_PRIOR: Final = 0.1  # of what a look one action ahead leaves of an option's prior


@dataclass(frozen=True)
class Settings:
    """How the search goes about it."""

    exploration: float = 0.1
    horizon: int = 24  # decisions played on beyond the tree, in games that count no turns for it
    caution: float = 0.08  # how much worse an action is taken to be than its siblings, unseen
    glance: float = 1.0  # points by which an option may look worse one action ahead; 0: no look


STANDARD: Final = Settings()


class Node:
    """An action, and how it has done for the seat that took it."""

    def __init__(self, action: int, seat: int, prior: float) -> None:
        self.action: int = action
        self.seat: int = seat
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


class Ismcts(Bot):
    """Searches for a number of iterations, or for some milliseconds."""

    def __init__(
        self,
        name: str,
        seed: int,
        iterations: int = 0,
        milliseconds: int = 0,
        settings: Settings = STANDARD,
    ) -> None:
        super().__init__(name, seed)
        self.iterations: int = iterations
        self.milliseconds: int = milliseconds
        self.settings: Settings = settings

    def think(self, outlook: Outlook) -> Thought:
        options = outlook.options
        if len(options) == 1:
            return Thought(options[0], [Considered(options[0], 1, 0.5)])
        deadline = time.perf_counter() + self.milliseconds / 1000
        root = Node(-1, outlook.seat, 1.0)
        if self.settings.glance > 0.0:
            self.glance(root, outlook)
        if self.milliseconds > 0:
            self.search_until(root, outlook, deadline)
        else:
            self.search_for(root, outlook, self.iterations)
        return verdict(root, options)

    def glance(self, root: Node, outlook: Outlook) -> None:
        """One action ahead: what looks worse than the best there is looked at less closely."""
        add_children(root, outlook.imagine(self.rng), outlook.options)
        leads = Glance(outlook, self.rng).leads
        best = max(leads)
        for i in range(len(leads)):
            doubt = math.exp((leads[i] - best) / self.settings.glance)
            root.children[outlook.options[i]].prior *= LEAST_PRIOR + (1.0 - LEAST_PRIOR) * doubt

    def search_until(self, root: Node, outlook: Outlook, deadline: float) -> None:
        while True:
            for _ in range(LOOK_UP):
                self.iterate(root, outlook)
            if time.perf_counter() >= deadline:
                return

    def search_for(self, root: Node, outlook: Outlook, iterations: int) -> None:
        """Not longer than the rest could change the choice."""
        left = iterations
        while left > 0 and lead_in_visits(root) <= left:
            for _ in range(min(left, LOOK_UP)):
                self.iterate(root, outlook)
            left -= LOOK_UP

    def iterate(self, root: Node, outlook: Outlook) -> None:
        """One imagined table."""
        self.descend([root], outlook.imagine(self.rng))

    def descend(self, path: list[Node], g: State) -> list[float]:
        """Down the tree from the end of a path, one node more, the appraisal, and back up."""
        node = path[-1]
        horizon = Horizon(g, path[0].seat, self.rng)
        while not horizon.is_reached(g):
            options = g.options()
            if len(options) == 1:
                g.apply(options[0])
                continue
            node = select(node, g, options, self.settings)
            g.apply(node.action)
            path.append(node)
            if node.visits == 0:
                break
        horizon.leave_the_tree(self.settings.horizon)
        play_on(g, self.rng, horizon)
        values = shares(g)
        for walked in path:
            walked.visits += 1
            walked.total += values[walked.seat]
        return values


class Horizon:
    """How far an iteration looks before the appraisal.

    Where a player may do as much in a turn as they like, it is some turns from the choice: after so
    many decisions, whoever puts off the end of a turn would leave the others' answers unseen. How
    many turns is left to chance, so that no seat is always the one that has just had its turn.
    """

    def __init__(self, g: State, seat: int, rng: Rng) -> None:
        seats = len(g.players)
        self.counts_turns: bool = g.rules.counts_turns and seats > 1
        self.chooser: int = seat
        self.turns: int = seats + 1 + int(rng.below(seats)) if self.counts_turns else 1
        self.decisions: int = LONGEST

    def leave_the_tree(self, decisions: int) -> None:
        """From here on it is so many decisions, where turns are not counted."""
        if not self.counts_turns:
            self.decisions = decisions

    def is_reached(self, g: State) -> bool:
        """To be asked before every decision."""
        if self.counts_turns and not g.over:
            chooser = g.actor()
            if chooser != self.chooser:
                self.chooser = chooser
                self.turns -= 1
        self.decisions -= 1
        return g.over or self.turns == 0 or self.decisions < 0


def select(node: Node, g: State, options: list[int], settings: Settings) -> Node:
    """The child with the best promise among what is possible at this table.

    The promise is the mean so far and a bonus for what was seldom tried, larger where the game's
    own inclination points; so of many options only the likely ones are looked at closely, and
    what it says can wait is not looked at.
    """
    children = node.children
    if len(children) < len(options):
        add_children(node, g, options)
    tried = 0
    total = 0.0
    found: list[Node] = []
    for a in options:
        child = children.get(a)
        if child is None:
            add_children(node, g, options)
            child = children[a]
        tried += child.visits
        total += child.total
        found.append(child)
    unseen = total / tried - settings.caution if tried > 0 else 0.5
    root = math.sqrt(tried + 1.0)
    best = found[0]
    best_promise = -1.0
    for child in found:
        mean = child.total / child.visits if child.visits > 0 else unseen
        bonus = settings.exploration * child.prior * root / (1.0 + child.visits)
        if child.prior > 0.0 and mean + bonus > best_promise:
            best_promise = mean + bonus
            best = child
    return best


def add_children(node: Node, g: State, options: list[int]) -> None:
    """Nodes for the options that have none yet, with the game's inclination as their prior."""
    seat = g.actor()
    weights = g.rules.incline(g, options)
    total = sum(weights) if weights else len(options)
    for i in range(len(options)):
        if options[i] not in node.children:
            prior = (weights[i] if weights else 1) * len(options) / total
            node.children[options[i]] = Node(options[i], seat, math.sqrt(prior))


def play_on(g: State, rng: Rng, horizon: Horizon) -> None:
    """Play on by inclination."""
    rules = g.rules
    while not horizon.is_reached(g):
        options = g.options()
        if len(options) == 1:
            g.apply(options[0])
            continue
        weights = rules.incline(g, options)
        g.apply(options[pick(weights, rng) if weights else int(rng.below(len(options)))])


def lead_in_visits(root: Node) -> int:
    """Of the option that was visited most before the next one."""
    first = 0
    second = 0
    for child in root.children.values():
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second


def verdict(root: Node, options: list[int]) -> Thought:
    """The option that was visited most; all of them with their visits and values."""
    found: list[Considered] = []
    for a in options:
        child = root.children.get(a)
        if child is None or child.visits == 0:
            found.append(Considered(a, 0, 0.0))
        else:
            found.append(Considered(a, child.visits, child.total / child.visits))
    found.sort(key=lambda c: (-c.visits, -c.value))
    return Thought(found[0].action, found)
