"""Watching matches: what each seat had and did, beside how the match came out."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from hearth.arena.plan import Plan
from hearth.arena.referee import points_by_source
from hearth.bots.specs import make_bot
from hearth.kernel import Game, State, Table, find

STRIDE: Final = 8  # decisions between two looks at the points


@dataclass(frozen=True)
class Sighting:
    """A finished match that was watched. Lists are by seat."""

    i: int
    seed: int
    bots: list[str]
    scores: list[int]
    result: list[float]  # shares of the win
    ending: str
    decisions: int
    rounds: int
    sources: list[dict[str, float]]  # points by where they come from
    halfway: list[int]  # points in the middle of the match
    marks: list[dict[str, int]]  # how often: "crew_hired crew:scout"

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def sighting_of(data: Any) -> Sighting:
    """The sighting that `as_data` gave; ValueError if it is none."""
    names = [field.name for field in fields(Sighting)]
    if not isinstance(data, dict) or list(data) != names:
        raise ValueError(f"it should hold {', '.join(names)}")
    by_seat = ("bots", "scores", "result", "sources", "halfway", "marks")
    if any(type(data[name]) is not list for name in by_seat):
        raise ValueError(f"{', '.join(by_seat)} should be lists")
    if len({len(data[name]) for name in by_seat}) != 1:
        raise ValueError(f"{', '.join(by_seat)} should be lists of the same length")
    return Sighting(**data)


class Watcher:
    """Plays the matches of a plan and keeps what happened in them, by the log."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.box = plan.box()

    def play(self, i: int) -> Sighting:
        plan = self.plan
        table = Table(plan.seats, plan.match_seed(i), plan.options, logging=True)
        specs = plan.seating(i)
        bots = [make_bot(specs[s], plan.game, plan.bot_seed(i, s)) for s in range(plan.seats)]
        g = self.game.set_up(table, self.box)
        tally = Tally(self.game, g)
        while not g.over:
            seat = g.actor()
            g.apply(bots[seat].choose(g, seat).action, seat)
            tally.look(g)
        return Sighting(
            i,
            table.seed,
            specs,
            g.scores(),
            g.result(),
            self.game.ending(g),
            tally.decisions,
            g.view(None)["round"],
            [points_by_source(self.game, g, seat) for seat in range(plan.seats)],
            tally.halfway(),
            tally.marks,
        )


class Tally:
    """What was seen so far in one match."""

    def __init__(self, game: Game, g: State) -> None:
        self.game = game
        self.decisions = 0
        self.marks: list[dict[str, int]] = [{} for _ in g.players]
        self.points: list[list[int]] = [g.scores()]
        self.note(g)

    def look(self, g: State) -> None:
        self.decisions += 1
        if self.decisions % STRIDE == 0:
            self.points.append(g.scores())
        self.note(g)

    def note(self, g: State) -> None:
        """The things that seats had to do with since the last look."""
        for event in g.log:
            seat = event[1]
            if seat < 0:
                continue
            name = self.game.event_names[event[0]]
            for ref in self.game.refs(g, event):
                mark = f"{name} {ref}"
                self.marks[seat][mark] = self.marks[seat].get(mark, 0) + 1
        g.log = []

    def halfway(self) -> list[int]:
        return self.points[len(self.points) // 2]
