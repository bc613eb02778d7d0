"""A drawn board in tests: every choice of a match, and what the game answers there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hearth
from hearth.games.ravenshire.boards import EXCHANGES, ROMANS, SPACES, UPGRADES
from hearth.games.ravenshire.cards import FINISHES, GUILDS, OVERTIME, TIERS
from hearth.games.ravenshire.goods import KINDS
from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import Rng, find
from hearth.match.rulebook import Rulebook
from tests.games.ravenshire.positions import BOX, fresh

RAVENSHIRE = find("ravenshire")
ENDS = [
    *("no_recruit", "stop_selling", "end_run", "end_turn"),
    *("end_production", "finish", "keep_members"),
]
CLAUSES = Rulebook(RAVENSHIRE).numbers
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (2, {"busy_town": True}),
    (3, {"assistants": True}),
    (4, {"assistants": True}),
]
EVERY_REF = [
    *[f"die:{i}" for i in range(8)],
    *[f"spot:{i}" for i in range(12)],
    *[f"hall:{i}" for i in range(6)],
    *[f"reward:{i}" for i in range(3)],
    *[f"amount:{n}" for n in (0, 1, 2, 5, 99)],
    *[f"change:{change}" for change in ("-2", "-1", "+1", "+2")],
    *[f"slot:{tier}-{i}" for tier in TIERS for i in range(3)],
    *[f"row:{tier}" for tier in TIERS],
    *[f"district:{roman}" for roman in ROMANS],
    *[f"space:{space}" for space in SPACES],
    *[f"upgrade:{upgrade}" for upgrade in UPGRADES],
    *[f"overtime:{card}" for card in OVERTIME],
    *[f"exchange:{exchange}" for exchange in EXCHANGES],
    *[f"finish:{finish}" for finish in FINISHES],
    *[f"guild:{guild}" for guild in GUILDS],
    *[f"good:{kind}" for kind in KINDS],
    *[f"member:{one.id}" for one in BOX.members],
    *[f"contract:{one.id}" for one in BOX.contracts],
    *[f"title:{one.id}" for one in BOX.titles],
]


def choices(seats: int, seed: int, **options: Any) -> Iterator[tuple[Ravenshire, int]]:
    """Every choice of a match played at random, and whose it is; seldom is nothing done.

    Members and Contracts are rather taken than Goods exchanged: otherwise nobody has any.
    """
    g = fresh(seats, seed, **options)
    rng = Rng(seed)
    while not g.over:
        actors = g.actors()
        seat = actors[rng.below(len(actors))]
        yield g, seat
        legal = g.options(seat)
        for unwanted in (ENDS, ["exchange"]):
            rest = [a for a in legal if kind_of(g, a) not in unwanted]
            if rest and rng.below(5) > 0:
                legal = rest
        g.apply(legal[rng.below(len(legal))], seat)


def kind_of(g: Ravenshire, a: int) -> str:
    return g.rules.space.kind_of[a].name


def path(g: Ravenshire, text: str, seat: int = 0) -> list[str]:
    return RAVENSHIRE.path(g, hearth.parse(g, text, seat), seat)


def cost(g: Ravenshire, text: str, seat: int = 0) -> dict[str, int]:
    return RAVENSHIRE.cost(g, hearth.parse(g, text, seat), seat)


def risk(g: Ravenshire, text: str, seat: int = 0) -> str:
    return RAVENSHIRE.risk(g, hearth.parse(g, text, seat), seat)


def label(g: Ravenshire, text: str, seat: int = 0) -> str:
    return RAVENSHIRE.label(g, hearth.parse(g, text, seat), seat)


def why_not(g: Ravenshire, ref: str, seat: int = 0) -> str:
    """The sentence; its clause has to be one of the rules."""
    sentence, clause = RAVENSHIRE.why_not(g, seat, ref)
    assert (clause in CLAUSES) == (sentence != "")
    return sentence


def clause(g: Ravenshire, ref: str, seat: int = 0) -> str:
    return RAVENSHIRE.why_not(g, seat, ref)[1]
