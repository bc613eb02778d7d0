"""A drawn board in tests: every choice of a match, and what the game answers there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hearth
from hearth.games.cove.blacksmith.heat import DICE
from hearth.games.cove.blacksmith.touch import die_ref
from hearth.games.cove.figures import COLOURS, GOODS
from hearth.games.cove.game import COVE
from hearth.games.cove.harbour import PLACES
from hearth.games.cove.state import BERTHS, Cove
from hearth.games.cove.touch import passenger_ref
from hearth.kernel import Rng
from hearth.match.rulebook import Rulebook
from tests.games.cove.positions import BOX, PIERS, SPACES, STAFF, fresh

ENDS = ["finish_forging", "roll", "skip_staff", "close_shop", "keep_corruption", "wait"]
CLAUSES = Rulebook(COVE).numbers
TABLES: list[tuple[int, dict[str, Any]]] = [(1, {"peddler": "hard"}), (2, {}), (3, {}), (4, {})]
EVERY_REF = [
    *[f"furnace:{name}" for name in ("1", "2", "3", "4", "smelter")],
    *[f"loaded:{number}" for number in range(1, 5)],
    *[die_ref(die) for die in range(DICE)],
    *[f"sponsorship:{colour}" for colour in COLOURS],
    *[f"space:{name}" for name in [*SPACES, "back_alley"]],
    *[f"staff:{name}" for name in STAFF],
    *[f"boat:{number}" for number in range(1, 7)],
    *[passenger_ref(place) for place in range(PLACES)],
    *[f"berth:{name}" for name in BERTHS],
    *[f"townsfolk:{card.id}" for card in BOX.townsfolk],
    *[f"corruption:{card.id}" for card in BOX.corruption],
    *[f"good:{good}" for good in GOODS],
    *[f"{kind}:{pier}" for kind in ("pier", "rogues") for pier in PIERS],
]


def choices(seats: int, seed: int, **options: Any) -> Iterator[tuple[Cove, int]]:
    """Every choice of a match played at random, and whose it is; seldom is nothing done."""
    g = fresh(seats, seed, **options)
    rng = Rng(seed)
    while not g.over:
        seat = g.actor()
        yield g, seat
        legal = g.options(seat)
        rest = [a for a in legal if kind_of(g, a) not in ENDS]
        if rest and rng.below(5) > 0:
            legal = rest
        g.apply(legal[rng.below(len(legal))], seat)


def kind_of(g: Cove, a: int) -> str:
    return g.rules.space.kind_of[a].name


def path(g: Cove, text: str, seat: int = 0) -> list[str]:
    return COVE.path(g, hearth.parse(g, text, seat), seat)


def cost(g: Cove, text: str, seat: int = 0) -> dict[str, int]:
    return COVE.cost(g, hearth.parse(g, text, seat), seat)


def risk(g: Cove, text: str, seat: int = 0) -> str:
    return COVE.risk(g, hearth.parse(g, text, seat), seat)


def label(g: Cove, text: str, seat: int = 0) -> str:
    return COVE.label(g, hearth.parse(g, text, seat), seat)


def prompt(g: Cove, seat: int = 0) -> str:
    return COVE.prompt(g, seat)


def why_not(g: Cove, ref: str, seat: int = 0) -> str:
    """The sentence; its clause has to be one of the rules."""
    sentence, clause = COVE.why_not(g, seat, ref)
    assert (clause in CLAUSES) == (sentence != ""), clause
    return sentence


def clause(g: Cove, ref: str, seat: int = 0) -> str:
    return COVE.why_not(g, seat, ref)[1]
