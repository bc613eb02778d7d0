"""A drawn board in tests: every choice of a match, and what the game answers there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hearth
from hearth.games.forge.cards import ACHIEVEMENTS, CARD_DECKS, UPGRADES
from hearth.games.forge.effects import TYPES
from hearth.games.forge.game import FORGE
from hearth.games.forge.goods import KINDS
from hearth.games.forge.refs import spot_id
from hearth.games.forge.state import Forge
from hearth.kernel import Rng
from hearth.match.rulebook import Rulebook
from tests.games.forge.positions import BOX, fresh

ENDS = ["end_trades", "stop_giving", "no_forge", "no_upgrade", "no_return"]
CLAUSES = Rulebook(FORGE).numbers
TABLES: list[tuple[int, dict[str, Any]]] = [(1, {"ironclad": "hard"}), (2, {}), (3, {}), (4, {})]
EVERY_REF = [
    "spot:forge",
    *[f"spot:{spot_id(BOX, number)}" for number in range(len(BOX.spots))],
    *[f"worker:{i}" for i in range(5)],
    *[f"assistant:{i}" for i in range(1, 5)],
    *[f"space:{i}" for i in range(1, 5)],
    *[f"amount:{n}" for n in (0, 1, 2, 5, 99)],
    *[f"{where}:{name}" for where in ("deck", "pile") for name in [*TYPES, *CARD_DECKS]],
    *[f"upgrade:{upgrade}" for upgrade in UPGRADES],
    *[f"achievement:{achievement}" for achievement in ACHIEVEMENTS],
    *[f"good:{kind}" for kind in KINDS],
    *[f"price:{kind}" for kind in KINDS[:4]],
    *[f"side:{side}" for side in ("top", "under")],
    *[f"contract:{one.id}" for one in BOX.contracts],
    *[f"guild_card:{one.id}" for one in BOX.guild_cards],
    *[f"development:{one.id}" for one in BOX.developments],
    *[f"training:{one.id}" for one in BOX.trainings],
]


def choices(seats: int, seed: int, **options: Any) -> Iterator[tuple[Forge, int]]:
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


def kind_of(g: Forge, a: int) -> str:
    return g.rules.space.kind_of[a].name


def path(g: Forge, text: str, seat: int = 0) -> list[str]:
    return FORGE.path(g, hearth.parse(g, text, seat), seat)


def cost(g: Forge, text: str, seat: int = 0) -> dict[str, int]:
    return FORGE.cost(g, hearth.parse(g, text, seat), seat)


def risk(g: Forge, text: str, seat: int = 0) -> str:
    return FORGE.risk(g, hearth.parse(g, text, seat), seat)


def label(g: Forge, text: str, seat: int = 0) -> str:
    return FORGE.label(g, hearth.parse(g, text, seat), seat)


def why_not(g: Forge, ref: str, seat: int = 0) -> str:
    """The sentence; its clause has to be one of the rules."""
    sentence, clause = FORGE.why_not(g, seat, ref)
    assert (clause in CLAUSES) == (sentence != ""), clause
    return sentence


def clause(g: Forge, ref: str, seat: int = 0) -> str:
    return FORGE.why_not(g, seat, ref)[1]


def words(seen: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(seen, dict):
        return set().union(*[words(value) for value in seen.values()])
    if isinstance(seen, list):
        return set().union(*[words(value) for value in seen])
    return {seen} if isinstance(seen, str) else set()
