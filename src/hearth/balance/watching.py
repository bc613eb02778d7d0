"""Watching matches: what each seat had and did, beside how the match came out."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from hearth.arena.outcome import Fault, read_faults
from hearth.arena.plan import Plan
from hearth.arena.referee import Referee
from hearth.bots.specs import Maker, make_typed_bot
from hearth.kernel import Game, State

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
    faults: list[Fault] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        """Faults are named only where there are some, which is hardly ever."""
        data = asdict(self)
        if not self.faults:
            del data["faults"]
        return data


def sighting_of(data: Any) -> Sighting:
    """The sighting that `as_data` gave; ValueError if it is none."""
    names = [one.name for one in fields(Sighting) if one.name != "faults"]
    if not isinstance(data, dict) or list(data) not in (names, [*names, "faults"]):
        raise ValueError(f"it should hold {', '.join(names)}, and faults if there were any")
    by_seat = ("bots", "scores", "result", "sources", "halfway", "marks")
    if any(type(data[name]) is not list for name in by_seat):
        raise ValueError(f"{', '.join(by_seat)} should be lists")
    if len({len(data[name]) for name in by_seat}) != 1:
        raise ValueError(f"{', '.join(by_seat)} should be lists of the same length")
    faults = data.get("faults", [])
    if type(faults) is not list:
        raise ValueError("faults should be a list")
    return Sighting(**{**data, "faults": read_faults(faults)})


class Watcher:
    """Looks on while the referee plays the matches of a plan, and keeps what happened in them."""

    def __init__(self, plan: Plan, make: Maker = make_typed_bot) -> None:
        self.referee = Referee(plan, make)

    def play(self, i: int) -> Sighting:
        tally = Tally(self.referee.game, self.referee.plan.seats)
        played = self.referee.play(i, tally.look)
        return Sighting(
            played.i,
            played.seed,
            played.bots,
            played.scores,
            played.result,
            played.ending,
            played.decision_count(),
            played.rounds,
            played.sources,
            tally.halfway(),
            tally.marks,
            played.faults,
        )


class Tally:
    """What was seen so far in one match."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.looks = 0
        self.marks: list[dict[str, int]] = [{} for _ in range(seats)]
        self.points: list[list[int]] = []

    def look(self, g: State) -> None:
        """At the table before the first decision, and after each."""
        if self.looks % STRIDE == 0:
            self.points.append(g.scores())
        self.looks += 1
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
