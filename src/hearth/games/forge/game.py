"""Forge as a game of the house: its title, seats, options and variants."""

from __future__ import annotations

from typing import Any, Final

from hearth.games.forge import (
    appraisal,
    bounds,
    guessing,
    inclination,
    laws,
    refs,
    refusals,
    scoring,
    sentences,
    setup,
    touch,
    view,
    wording,
)
from hearth.games.forge.box import HERE, SEATS, ForgeBox, standard
from hearth.games.forge.cards import DIFFICULTIES, FORMER_DIFFICULTIES, USUAL
from hearth.games.forge.events import SUBJECTS
from hearth.games.forge.state import BEATEN, BY_HAMMERS, BY_ROUNDS, ENDINGS, LOST, A, Forge
from hearth.kernel import Bounds, Box, Event, Game, Option, Rng, SheetRow, State, Table, Variant

VARIANTS: Final = [
    Variant("standard", SEATS[1:], [ENDINGS[BY_HAMMERS], ENDINGS[BY_ROUNDS]]),
    Variant("solo", [1], [ENDINGS[BEATEN], ENDINGS[LOST]]),
]


class ForgeGame(Game):
    """Where each question about Forge is answered."""

    def __init__(self) -> None:
        super().__init__("forge", "Forge", A, SEATS)
        self.rules_version = 2
        self.folder = HERE.parent
        self.event_names = [name for name, _, _ in SUBJECTS]
        self.variants = VARIANTS
        self.options = [
            Option(
                "ironclad",
                DIFFICULTIES,
                USUAL,
                "one player: how hard Ironclad is, by the Gold that its cards bring it",
                formerly=dict(FORMER_DIFFICULTIES),
            )
        ]

    def forbid(self, seats: int, chosen: dict[str, Any]) -> str:
        if chosen["ironclad"] != USUAL and seats != 1:
            return f"ironclad is for 1 seat, not {seats}"
        return ""

    def standard_box(self) -> Box:
        return standard()

    def make_box(self, name: str, replaced: dict[str, str]) -> Box:
        return ForgeBox(name, replaced)

    def set_up(self, table: Table, box: ForgeBox) -> State:
        return setup.set_up(self, table, box)

    def view(self, g: Forge, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def determinise(self, g: Forge, seat: int, rng: Rng) -> None:
        guessing.determinise(g, seat, rng)

    def scores(self, g: Forge) -> list[int]:
        return scoring.scores(g)

    def result(self, g: Forge) -> list[float]:
        return scoring.result(g)

    def appraise(self, g: Forge) -> list[float]:
        return appraisal.appraise(g)

    def swing(self, g: Forge) -> float:
        return appraisal.swing(g)

    def incline(self, g: Forge, options: list[int]) -> list[int]:
        return inclination.incline(g, options)

    def tie_break(self, g: Forge) -> str:
        return scoring.tie_break(g)

    def label(self, g: Forge, a: int, seat: int) -> str:
        return wording.label(g, g.players[seat], a)

    def prompt(self, g: Forge, seat: int) -> str:
        return wording.prompt(g, g.players[seat])

    def sentence(self, g: Forge, event: Event) -> str:
        return sentences.sentence(g, event)

    def sheet(self, g: Forge, seat: int) -> list[SheetRow]:
        return scoring.sheet(g, g.players[seat])

    def verdict(self, g: Forge) -> str:
        return scoring.verdict(g)

    def broken_laws(self, g: Forge) -> list[str]:
        return laws.broken_laws(g)

    def bounds(self, g: Forge) -> Bounds:
        return bounds.bounds(g)

    def ending(self, g: Forge) -> str:
        return ENDINGS[g.ending]

    def refs(self, g: Forge, event: Event) -> list[str]:
        return refs.refs(g, event)

    def watched(self, box: ForgeBox) -> list[str]:
        return refs.watched(box)

    def path(self, g: Forge, a: int, seat: int) -> list[str]:
        return touch.path(g, g.players[seat], a)

    def cost(self, g: Forge, a: int, seat: int) -> dict[str, int]:
        return touch.cost(g, g.players[seat], a)

    def risk(self, g: Forge, a: int, seat: int) -> str:
        return touch.risk(g, g.players[seat], a)

    def why_not(self, g: Forge, seat: int, ref: str) -> tuple[str, str]:
        return refusals.why_not(g, g.players[seat], ref)

    def names(self, g: Forge) -> list[str]:
        return touch.names(g)


FORGE: Final = ForgeGame()
