"""The Blacksmith of Merchants Cove as a game of the house."""

from __future__ import annotations

from typing import Any, Final

from hearth.games.cove import (
    appraisal,
    bounds,
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
from hearth.games.cove.box import HERE, SEATS, CoveBox, standard
from hearth.games.cove.cards import DIFFICULTIES, FORMER_DIFFICULTIES, USUAL
from hearth.games.cove.events import SUBJECTS
from hearth.games.cove.state import BEATEN, BY_DAYS, ENDINGS, LOST, A, Cove
from hearth.kernel import Bounds, Box, Event, Game, Option, Rng, SheetRow, State, Table, Variant

VARIANTS: Final = [
    Variant("standard", SEATS[1:], [ENDINGS[BY_DAYS]]),
    Variant("solo", [1], [ENDINGS[BEATEN], ENDINGS[LOST]]),
]


class CoveGame(Game):
    """Where each question about the Cove is answered."""

    def __init__(self) -> None:
        super().__init__("cove", "The Blacksmith of Merchants Cove", A, SEATS)
        self.rules_version = 2
        self.folder = HERE.parent
        self.event_names = [name for name, _, _ in SUBJECTS]
        self.variants = VARIANTS
        self.knows_how_to_finish = True
        self.options = [
            Option(
                "peddler",
                DIFFICULTIES,
                USUAL,
                "one player: how hard the Peddler is, by the Gold that each of its Goods brings it",
                formerly=dict(FORMER_DIFFICULTIES),
            )
        ]

    def forbid(self, seats: int, chosen: dict[str, Any]) -> str:
        if chosen["peddler"] != USUAL and seats != 1:
            return f"peddler is for 1 seat, not {seats}"
        return ""

    def standard_box(self) -> Box:
        return standard()

    def make_box(self, name: str, replaced: dict[str, str]) -> Box:
        return CoveBox(name, replaced)

    def set_up(self, table: Table, box: CoveBox) -> State:
        return setup.set_up(self, table, box)

    def view(self, g: Cove, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def determinise(self, g: Cove, seat: int, rng: Rng) -> None:
        view.determinise(g, seat, rng)

    def scores(self, g: Cove) -> list[int]:
        return scoring.scores(g)

    def result(self, g: Cove) -> list[float]:
        return scoring.result(g)

    def appraise(self, g: Cove) -> list[float]:
        return appraisal.appraise(g)

    def swing(self, g: Cove) -> float:
        return appraisal.swing(g)

    def incline(self, g: Cove, options: list[int]) -> list[int]:
        return inclination.incline(g, options)

    def tie_break(self, g: Cove) -> str:
        return scoring.tie_break(g)

    def label(self, g: Cove, a: int, seat: int) -> str:
        return wording.label(g, g.players[seat], a)

    def prompt(self, g: Cove, seat: int) -> str:
        return wording.prompt(g, g.players[seat])

    def sentence(self, g: Cove, event: Event) -> str:
        return sentences.sentence(g, event)

    def sheet(self, g: Cove, seat: int) -> list[SheetRow]:
        return scoring.sheet(g, g.players[seat])

    def unsure(self, g: Cove) -> list[str]:
        return view.unsure(g)

    def verdict(self, g: Cove) -> str:
        return scoring.verdict(g)

    def broken_laws(self, g: Cove) -> list[str]:
        return laws.broken_laws(g)

    def bounds(self, g: Cove) -> Bounds:
        return bounds.bounds(g)

    def ending(self, g: Cove) -> str:
        return ENDINGS[g.ending]

    def refs(self, g: Cove, event: Event) -> list[str]:
        return refs.refs(g, event)

    def watched(self, box: CoveBox) -> list[str]:
        return refs.watched(box)

    def die(self, event: Event) -> tuple[int, int]:
        return refs.die(event)

    def path(self, g: Cove, a: int, seat: int) -> list[str]:
        return touch.path(g, g.players[seat], a)

    def cost(self, g: Cove, a: int, seat: int) -> dict[str, int]:
        return touch.cost(g, g.players[seat], a)

    def risk(self, g: Cove, a: int, seat: int) -> str:
        return touch.risk(g, g.players[seat], a)

    def why_not(self, g: Cove, seat: int, ref: str) -> tuple[str, str]:
        return refusals.why_not(g, g.players[seat], ref)

    def names(self, g: Cove) -> list[str]:
        return touch.names(g)


COVE: Final = CoveGame()
