"""Guilds as a game of the house: its title, seats and variants, and where to ask what."""

from __future__ import annotations

from typing import Any, Final

from hearth.games.guilds import (
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
from hearth.games.guilds.box import HERE, SEATS, GuildsBox, standard
from hearth.games.guilds.events import SUBJECTS
from hearth.games.guilds.state import BY_FULL_SITE, BY_WEEKS, ENDINGS, A, Guilds
from hearth.kernel import Bounds, Box, Event, Game, Rng, SheetRow, State, Table, Variant

VARIANTS: Final = [Variant("standard", SEATS, [ENDINGS[BY_WEEKS], ENDINGS[BY_FULL_SITE]])]


class GuildsGame(Game):
    """Where each question about Guilds is answered."""

    def __init__(self) -> None:
        super().__init__("guilds", "Guilds", A, SEATS)
        self.folder = HERE.parent
        self.event_names = [name for name, _, _ in SUBJECTS]
        self.variants = VARIANTS

    def standard_box(self) -> Box:
        return standard()

    def make_box(self, name: str, replaced: dict[str, str]) -> Box:
        return GuildsBox(name, replaced)

    def set_up(self, table: Table, box: GuildsBox) -> State:
        return setup.set_up(self, table, box)

    def view(self, g: Guilds, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def determinise(self, g: Guilds, seat: int, rng: Rng) -> None:
        view.determinise(g, seat, rng)

    def scores(self, g: Guilds) -> list[int]:
        return scoring.scores(g)

    def result(self, g: Guilds) -> list[float]:
        return scoring.result(g)

    def appraise(self, g: Guilds) -> list[float]:
        return appraisal.appraise(g)

    def swing(self, g: Guilds) -> float:
        return appraisal.swing(g)

    def incline(self, g: Guilds, options: list[int]) -> list[int]:
        return inclination.incline(g, options)

    def tie_break(self, g: Guilds) -> str:
        return scoring.tie_break(g)

    def label(self, g: Guilds, a: int, seat: int) -> str:
        return wording.label(g, g.players[seat], a)

    def prompt(self, g: Guilds, seat: int) -> str:
        return wording.prompt(g, g.players[seat])

    def sentence(self, g: Guilds, event: Event) -> str:
        return sentences.sentence(g, event)

    def sheet(self, g: Guilds, seat: int) -> list[SheetRow]:
        return scoring.sheet(g, g.players[seat])

    def broken_laws(self, g: Guilds) -> list[str]:
        return laws.broken_laws(g)

    def bounds(self, g: Guilds) -> Bounds:
        return bounds.bounds(g)

    def ending(self, g: Guilds) -> str:
        return ENDINGS[g.ending]

    def refs(self, g: Guilds, event: Event) -> list[str]:
        return refs.refs(g, event)

    def watched(self, box: GuildsBox) -> list[str]:
        return refs.watched(box)

    def path(self, g: Guilds, a: int, seat: int) -> list[str]:
        return touch.path(g, g.players[seat], a)

    def cost(self, g: Guilds, a: int, seat: int) -> dict[str, int]:
        return touch.cost(g, g.players[seat], a)

    def risk(self, g: Guilds, a: int, seat: int) -> str:
        return touch.risk(g, g.players[seat], a)

    def why_not(self, g: Guilds, seat: int, ref: str) -> tuple[str, str]:
        return refusals.why_not(g, g.players[seat], ref)

    def names(self, g: Guilds) -> list[str]:
        return touch.names(g)


GUILDS: Final = GuildsGame()
