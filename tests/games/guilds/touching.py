"""A drawn board in tests: every choice of a match, and what the game answers there."""

from __future__ import annotations

from collections.abc import Iterator

import hearth
from hearth.games.guilds.cards import AREA_NAMES
from hearth.games.guilds.effects import FACTIONS
from hearth.games.guilds.state import Guilds
from hearth.kernel import Rng, find
from hearth.match.rulebook import Rulebook
from tests.games.guilds.table import BOX, SPACE_NAMES, fresh

GUILDS = find("guilds")
KINDS = ["area", "character", "room", "space", "turn", "amount", "faction"]
CONFIRMATIONS = ["pass", "decline", "protect_none", "no_second_area"]
CLAUSES = Rulebook(GUILDS).numbers
EVERY_REF = [
    *[f"area:{area}" for area in AREA_NAMES],
    *[f"character:{card.id}" for card in BOX.characters],
    *[f"room:{tile.id}" for tile in BOX.rooms],
    *[f"space:{space}" for space in SPACE_NAMES],
    *[f"turn:{turns}" for turns in range(4)],
    *[f"amount:{coins}" for coins in (0, 1, 2, 5, 11, 200)],
    *[f"faction:{faction}" for faction in FACTIONS],
    *[f"objective:{one.id}" for one in BOX.objectives],
]


def choices(seats: int, seed: int) -> Iterator[Guilds]:
    """Every choice of a match played at random by players who seldom do nothing."""
    g = fresh(seats, seed)
    rng = Rng(seed)
    while not g.over:
        yield g
        options = g.options()
        busy = [a for a in options if hearth.notation(g, a) not in CONFIRMATIONS]
        if busy and rng.below(4) > 0:
            options = busy
        g.apply(options[rng.below(len(options))])


def path(g: Guilds, text: str) -> list[str]:
    return GUILDS.path(g, hearth.parse(g, text), g.actor())


def cost(g: Guilds, text: str) -> dict[str, int]:
    return GUILDS.cost(g, hearth.parse(g, text), g.actor())


def why_not(g: Guilds, ref: str, seat: int = 0) -> str:
    """The sentence; its clause has to be one of the rules."""
    sentence, clause = GUILDS.why_not(g, seat, ref)
    assert (clause in CLAUSES) == (sentence != "")
    return sentence


def clause(g: Guilds, ref: str, seat: int = 0) -> str:
    return GUILDS.why_not(g, seat, ref)[1]
