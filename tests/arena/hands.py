"""Outcomes made by hand, and plans of the toy game."""

from __future__ import annotations

from typing import Any

from hearth.arena import Outcome, Plan
from tests.toys.ingots import INGOTS

TIMELESS = "seconds"  # what differs from run to run


def ingots(*bots: str, seats: int = 2, seed: int = 0) -> Plan:
    """A plan of the toy game, also for bots and tables that there are not."""
    return Plan("ingots", seats, list(bots), seed, INGOTS.check(2, {}))


def outcome(i: int, bots: str, result: list[float], **more: Any) -> Outcome:
    """A match of bots with names of one letter; the winner's points are 10, the others' 0."""
    seats = len(bots)
    facts: dict[str, Any] = {
        "i": i,
        "seed": i,
        "bots": list(bots),
        "scores": [10 if share else 0 for share in result],
        "result": result,
        "ending": "sold_out",
        "decisions": [5] * seats,
        "rounds": 3,
        "sources": [{"gold": 10.0 if share else 0.0} for share in result],
        "faults": [],
        "seconds": [0.01] * seats,
    }
    return Outcome(**{**facts, **more})


def told(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Everything of them that has to be the same in every run."""
    return [
        {key: value for key, value in one.as_data().items() if key != TIMELESS} for one in outcomes
    ]
