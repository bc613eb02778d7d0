"""A drawn board in tests: tables of whole matches, and what the game answers there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import hearth
from hearth.games.winterforge.game import WINTERFORGE
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng
from hearth.match.rulebook import Rulebook
from tests.games.winterforge.table import BOX, fresh

ALL_WAYS = ["shrine", "auction_house", "thieves_guild", "runesmith"]
ALONE_WAYS = ["shrine", "auction_house", "runesmith"]

TABLES: list[tuple[int, list[str]]] = [
    (1, []),
    (1, ALONE_WAYS),
    (2, []),
    (3, ALL_WAYS),
    (5, ALL_WAYS),
    (6, []),
    (6, ALL_WAYS),
]

KINDS = {
    "site", "prime", "market", "row", "track", "contract", "tavern", "bank", "loan", "amount",
    "component", "crew", "rune", "die", "skill", "deck", "seat", "guild", "bonus",
}  # fmt: skip

CLAUSES = Rulebook(WINTERFORGE).numbers


@cache
def met(seats: int, ways: tuple[str, ...]) -> list[tuple[Winterforge, int]]:
    """Tables of two matches played at random, and a seat that chooses there."""
    return [one for seed in (1, 2) for one in played(seats, list(ways), seed)]


def played(seats: int, ways: list[str], seed: int) -> Iterator[tuple[Winterforge, int]]:
    g = fresh(seats, seed, alleyways=ways, round_cap=40)
    rng = Rng(seed)
    while not g.over:
        seat = g.actors()[rng.below(len(g.actors()))]
        yield g.clone(), seat
        g.apply(sensible(g, g.options(seat), rng), seat)


def sensible(g: Winterforge, options: list[int], rng: Rng) -> int:
    """Any of the options, those more often that a sensible player takes."""
    weights = WINTERFORGE.incline(g, options) or [1] * len(options)
    left = rng.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    raise AssertionError("the weights do not add up")


def everywhere() -> Iterator[tuple[Winterforge, int]]:
    for seats, ways in TABLES:
        yield from met(seats, tuple(ways))


def board(g: Winterforge, seat: int) -> list[str]:
    """Everything that a drawn board shows to a seat."""
    me = g.players[seat]
    alleyways = g.view(seat)["board"]["alleyways"]
    sites = [site.id for site in BOX.sites[:5]] + alleyways
    own = [*me.hand, *[job.contract for job in me.jobs], *me.held]
    own += [me.royal] if me.royal >= 0 else me.royals
    faces = len(me.jobs[-1].faces) if me.jobs else 0
    return [
        *[f"{kind}:{site}" for site in sites for kind in ("site", "prime")],
        *[f"market:{i}" for i in range(9)],
        *[f"{kind}:{i}" for i in range(3) for kind in ("row", "deck", "tavern")],
        *[f"track:{i}" for i in range(len(g.track))],
        *["tavern:refresh", "bank:0", "bank:1"],
        *[f"loan:{i}" for i in range(len(me.loans))],
        *[f"crew:{i}" for i in range(len(me.crew))],
        *[f"contract:{BOX.contracts[i].id}" for i in own],
        *[f"component:{BOX.components[i].id}" for i in me.stock],
        *[f"rune:{BOX.runes[i].id}" for i in me.runes],
        *[f"die:{i}" for i in range(faces)],
        *["skill:weapons", "skill:armour", "skill:jewellery"],
        *[f"seat:{i}" for i in range(len(g.players))],
        *[f"guild:{guild.id}" for guild in BOX.guilds],
    ]


def guild(name: str) -> int:
    return [one.id for one in BOX.guilds].index(name)


def paths(g: Winterforge, seat: int = 0) -> dict[str, list[str]]:
    """By the notation of each action."""
    return {hearth.notation(g, a): WINTERFORGE.path(g, a, seat) for a in g.options(seat)}


def path(g: Winterforge, text: str) -> list[str]:
    return WINTERFORGE.path(g, hearth.parse(g, text), 0)


def cost(g: Winterforge, text: str) -> dict[str, int]:
    return WINTERFORGE.cost(g, hearth.parse(g, text), 0)


def risk(g: Winterforge, text: str) -> str:
    return WINTERFORGE.risk(g, hearth.parse(g, text), 0)


def why_not(g: Winterforge, ref: str, seat: int = 0) -> tuple[str, str]:
    return WINTERFORGE.why_not(g, seat, ref)
