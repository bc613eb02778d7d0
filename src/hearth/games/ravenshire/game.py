"""Forges of Ravenshire as a game of the house: its title, seats, options and variants."""

from __future__ import annotations

from typing import Any, Final

from hearth.games.ravenshire import (
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
from hearth.games.ravenshire.box import HERE, SEATS, RavenshireBox, standard
from hearth.games.ravenshire.events import SUBJECTS
from hearth.games.ravenshire.rival_cards import DIFFICULTIES, FORMER_DIFFICULTIES, USUAL
from hearth.games.ravenshire.state import BEATEN, BY_ROUNDS, ENDINGS, LOST, A, Ravenshire
from hearth.kernel import Bounds, Box, Event, Game, Option, Rng, SheetRow, State, Table, Variant

ROUNDS_ONLY: Final = [ENDINGS[BY_ROUNDS]]
VARIANTS: Final = [
    Variant("standard", SEATS[1:], ROUNDS_ONLY),
    Variant("solo", [1], [ENDINGS[BEATEN], ENDINGS[LOST]]),
    Variant("busy_town", [2], ROUNDS_ONLY, {"busy_town": True}),
    Variant("assistants", SEATS[1:], ROUNDS_ONLY, {"assistants": True}),
]


class RavenshireGame(Game):
    """Where each question about Forges of Ravenshire is answered."""

    def __init__(self) -> None:
        super().__init__("ravenshire", "Forges of Ravenshire", A, SEATS)
        self.rules_version = 2
        self.folder = HERE.parent
        self.event_names = [name for name, _, _ in SUBJECTS]
        self.variants = VARIANTS
        self.knows_how_to_finish = True
        self.counts_turns = True
        self.options = [
            Option("assistants", [False, True], False, "an Assistant card for everybody"),
            Option("busy_town", [False, True], False, "two players: a neutral third seat"),
            Option(
                "rival",
                DIFFICULTIES,
                USUAL,
                "one player: how hard the Rival is, by the Work that each card brings it",
                formerly=dict(FORMER_DIFFICULTIES),
            ),
        ]

    def forbid(self, seats: int, chosen: dict[str, Any]) -> str:
        if chosen["busy_town"] and seats != 2:
            return f"busy_town is for 2 seats, not {seats}"
        if chosen["rival"] != USUAL and seats != 1:
            return f"rival is for 1 seat, not {seats}"
        return ""

    def standard_box(self) -> Box:
        return standard()

    def make_box(self, name: str, replaced: dict[str, str]) -> Box:
        return RavenshireBox(name, replaced)

    def set_up(self, table: Table, box: RavenshireBox) -> State:
        return setup.set_up(self, table, box)

    def view(self, g: Ravenshire, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def determinise(self, g: Ravenshire, seat: int, rng: Rng) -> None:
        view.determinise(g, seat, rng)

    def scores(self, g: Ravenshire) -> list[int]:
        return scoring.scores(g)

    def result(self, g: Ravenshire) -> list[float]:
        return scoring.result(g)

    def appraise(self, g: Ravenshire) -> list[float]:
        return appraisal.appraise(g)

    def swing(self, g: Ravenshire) -> float:
        return appraisal.swing(g)

    def incline(self, g: Ravenshire, options: list[int]) -> list[int]:
        return inclination.incline(g, options)

    def tie_break(self, g: Ravenshire) -> str:
        return scoring.tie_break(g)

    def label(self, g: Ravenshire, a: int, seat: int) -> str:
        return wording.label(g, g.players[seat], a)

    def prompt(self, g: Ravenshire, seat: int) -> str:
        return wording.prompt(g, g.players[seat])

    def sentence(self, g: Ravenshire, event: Event) -> str:
        return sentences.sentence(g, event)

    def sheet(self, g: Ravenshire, seat: int) -> list[SheetRow]:
        return scoring.sheet(g, g.players[seat])

    def verdict(self, g: Ravenshire) -> str:
        return scoring.verdict(g)

    def broken_laws(self, g: Ravenshire) -> list[str]:
        return laws.broken_laws(g)

    def bounds(self, g: Ravenshire) -> Bounds:
        return bounds.bounds(g)

    def ending(self, g: Ravenshire) -> str:
        return ENDINGS[g.ending]

    def refs(self, g: Ravenshire, event: Event) -> list[str]:
        return refs.refs(g, event)

    def watched(self, box: RavenshireBox) -> list[str]:
        return refs.watched(box)

    def die(self, event: Event) -> tuple[int, int]:
        return refs.die(event)

    def path(self, g: Ravenshire, a: int, seat: int) -> list[str]:
        return touch.path(g, g.players[seat], a)

    def cost(self, g: Ravenshire, a: int, seat: int) -> dict[str, int]:
        return touch.cost(g, g.players[seat], a)

    def risk(self, g: Ravenshire, a: int, seat: int) -> str:
        return touch.risk(g, g.players[seat], a)

    def why_not(self, g: Ravenshire, seat: int, ref: str) -> tuple[str, str]:
        return refusals.why_not(g, g.players[seat], ref)

    def names(self, g: Ravenshire) -> list[str]:
        return touch.names(g)


RAVENSHIRE: Final = RavenshireGame()
