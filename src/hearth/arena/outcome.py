"""What is kept of a match: one line of the results."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final

CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"
SLOW: Final = "slow"


@dataclass(frozen=True)
class Fault:
    """A decision for which a bot had no legal answer in time; chance answered for it."""

    seat: int
    decision: int  # how many the match had seen before it
    kind: str
    what: str


@dataclass(frozen=True)
class Outcome:
    """A finished match. Lists are by seat."""

    i: int
    seed: int
    bots: list[str]
    scores: list[int]
    result: list[float]  # shares of the win
    ending: str
    decisions: list[int]
    rounds: int
    sources: list[dict[str, float]]  # points by where they come from
    faults: list[Fault]
    seconds: list[float]  # of thinking: the only thing here that differs from run to run

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    def decision_count(self) -> int:
        return sum(self.decisions)


def outcome_of(data: Any) -> Outcome:
    """The outcome that `as_data` gave; ValueError if it is none."""
    names = [field.name for field in fields(Outcome)]
    if not isinstance(data, dict) or list(data) != names:
        raise ValueError(f"it should hold {', '.join(names)}")
    by_seat = ("bots", "scores", "result", "decisions", "sources", "seconds")
    if any(type(data[name]) is not list for name in (*by_seat, "faults")):
        raise ValueError(f"{', '.join(by_seat)} and faults should be lists")
    if len({len(data[name]) for name in by_seat}) != 1:
        raise ValueError(f"{', '.join(by_seat)} should be lists of the same length")
    return Outcome(**{**data, "faults": read_faults(data["faults"])})


def read_faults(data: list[Any]) -> list[Fault]:
    try:
        return [Fault(**fault) for fault in data]
    except TypeError as error:
        raise ValueError("a fault should hold seat, decision, kind, what") from error
