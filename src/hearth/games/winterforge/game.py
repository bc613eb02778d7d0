"""Winterforge as a game of the house: its title, seats and options, and where to ask what."""

from __future__ import annotations

from typing import Any, Final

from hearth.games.winterforge import (
    appraisal,
    bounds,
    inclination,
    laws,
    refs,
    refusals,
    scoring,
    sentences,
    setup,
    solo,
    touch,
    view,
    wording,
)
from hearth.games.winterforge.box import HERE, WinterforgeBox, standard
from hearth.games.winterforge.cards import ALLEYWAYS
from hearth.games.winterforge.events import SUBJECTS
from hearth.games.winterforge.state import (
    BY_DECK,
    BY_EVENTS,
    BY_ROUND_CAP,
    BY_ROYAL,
    ENDINGS,
    A,
    Winterforge,
)
from hearth.kernel import Bounds, Box, Event, Game, Option, Rng, SheetRow, State, Table, Variant

SEATS: Final = [1, 2, 3, 4, 5, 6]

OPTIONS: Final = [
    Option(
        name="guilds",
        values=["chosen", "random"],
        default="chosen",
        text="Each player chooses a Guild in seat order, or all Guilds are dealt at random.",
    ),
    Option(
        name="alleyways",
        values=ALLEYWAYS,
        default=[],
        many=True,
        text="Places beside the board that may be added; the Thieves' Guild is not for 1 seat.",
    ),
    Option(
        name="wages",
        values=["before_coin", "after_coin"],
        default="before_coin",
        text="Crew are paid before or after a completed Contract brings its Coin.",
    ),
    Option(
        name="round_cap",
        values=[10, 15, 20, 25, 30, 40, 60, 80, 100],
        default=40,
        text="The match ends at the latest after this many rounds; a day of six counts as two.",
    ),
]

BY_TRIGGER: Final = [ENDINGS[BY_ROYAL], ENDINGS[BY_DECK], ENDINGS[BY_ROUND_CAP]]

VARIANTS: Final = [
    Variant("standard", [2, 3, 4, 5], BY_TRIGGER),
    Variant("solo", [1], [ENDINGS[BY_EVENTS]]),
    Variant("lords", [6], BY_TRIGGER),
    Variant("alleyways", [2, 3, 4, 5], BY_TRIGGER, {"alleyways": ALLEYWAYS}),
]


class WinterforgeGame(Game):
    """Where each question about Winterforge is answered."""

    def __init__(self) -> None:
        super().__init__("winterforge", "Smiths of Winterforge", A, SEATS)
        self.options = OPTIONS
        self.folder = HERE.parent
        self.event_names = [name for name, _, _ in SUBJECTS]
        self.variants = VARIANTS

    def standard_box(self) -> Box:
        return standard()

    def make_box(self, name: str, replaced: dict[str, str]) -> Box:
        return WinterforgeBox(name, replaced)

    def forbid(self, seats: int, chosen: dict[str, Any]) -> str:
        """Alone there is nobody to rob. [WF-R47]"""
        if seats == 1 and "thieves_guild" in chosen["alleyways"]:
            return "the Thieves' Guild needs somebody to rob: leave thieves_guild out with 1 seat"
        return ""

    def set_up(self, table: Table, box: WinterforgeBox) -> State:
        return setup.set_up(self, table, box)

    def view(self, g: Winterforge, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def determinise(self, g: Winterforge, seat: int, rng: Rng) -> None:
        view.determinise(g, seat, rng)

    def scores(self, g: Winterforge) -> list[int]:
        return scoring.scores(g)

    def result(self, g: Winterforge) -> list[float]:
        return solo.solo_result(g) if len(g.players) == 1 else scoring.result(g)

    def appraise(self, g: Winterforge) -> list[float]:
        return appraisal.appraise(g)

    def swing(self, g: Winterforge) -> float:
        return appraisal.swing(g)

    def incline(self, g: Winterforge, options: list[int]) -> list[int]:
        return inclination.incline(g, options)

    def unsure(self, g: Winterforge) -> list[str]:
        return scoring.unsure(g)

    def tie_break(self, g: Winterforge) -> str:
        return scoring.tie_break(g)

    def label(self, g: Winterforge, a: int, seat: int) -> str:
        return wording.label(g, g.players[seat], a)

    def prompt(self, g: Winterforge, seat: int) -> str:
        return wording.prompt(g, g.players[seat])

    def sentence(self, g: Winterforge, event: Event) -> str:
        return sentences.sentence(g, event)

    def sheet(self, g: Winterforge, seat: int) -> list[SheetRow]:
        return scoring.sheet(g, g.players[seat])

    def verdict(self, g: Winterforge) -> str:
        return solo.verdict(g) if len(g.players) == 1 else ""

    def broken_laws(self, g: Winterforge) -> list[str]:
        return laws.broken_laws(g)

    def bounds(self, g: Winterforge) -> Bounds:
        return bounds.bounds(g)

    def ending(self, g: Winterforge) -> str:
        return ENDINGS[g.ending]

    def refs(self, g: Winterforge, event: Event) -> list[str]:
        return refs.refs(g, event)

    def die(self, event: Event) -> tuple[int, int]:
        return refs.die(event)

    def watched(self, box: WinterforgeBox) -> list[str]:
        return refs.watched(box)

    def path(self, g: Winterforge, a: int, seat: int) -> list[str]:
        return touch.path(g, g.players[seat], a)

    def cost(self, g: Winterforge, a: int, seat: int) -> dict[str, int]:
        return touch.cost(g, g.players[seat], a)

    def risk(self, g: Winterforge, a: int, seat: int) -> str:
        return touch.risk(g, g.players[seat], a)

    def why_not(self, g: Winterforge, seat: int, ref: str) -> tuple[str, str]:
        return refusals.why_not(g, g.players[seat], ref)

    def names(self, g: Winterforge) -> list[str]:
        return touch.names(g)


WINTERFORGE: Final = WinterforgeGame()
