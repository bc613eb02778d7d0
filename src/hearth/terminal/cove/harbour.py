"""The harbour of the Cove: boats with their figures, and what Goods bring at the piers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.cove.figures import COLOURS, FIGURES, GOODS, LARGE, SMALL, good_of
from hearth.games.cove.state import SEATS_ABOARD
from hearth.games.cove.things import sort_text
from hearth.games.cove.view_types import BoatView, PierView, TableView
from hearth.terminal.cove.cards import Cards, coloured, figure_letter, figure_word
from hearth.terminal.cove.words import BERTHS, CORRUPT, NARROW, NOTHING, PIERS
from hearth.terminal.drawer import DIM, HEAD, Sight, plain_table

APART: Final = 3  # columns between the boats of both sides
SIDES: Final = (
    ("→ Bazaar (Weapons) or Black Market", 0, 3),
    ("→ Town Square pier (Armor) or Black Market", 3, 6),
)

# Boats


def boats(view: TableView, sight: Sight) -> RenderableType:
    """Left beside right if there is room for both, if need be with letters for figures."""
    in_words, in_letters = sides(view, in_full), sides(view, in_short)
    for found in (in_words, in_letters):
        if sum(max(line.cell_len for line in lines) for lines in found) + APART <= sight.width:
            rows = Table.grid(padding=(0, APART, 0, 0), pad_edge=False)
            for left, right in zip(*found, strict=True):
                rows.add_row(left, right)
            return rows
    return Group(*in_words[0], *in_words[1])


Seats = Callable[[BoatView], Text]


def sides(view: TableView, seats: Seats) -> list[list[Text]]:
    """The lines of the boats on the left and on the right."""
    found = view["board"]["boats"]
    return [
        [Text(title, style=HEAD), *[boat(view, one, seats) for one in found[first:end]]]
        for title, first, end in SIDES
    ]


def boat(view: TableView, shown: BoatView, seats: Seats) -> Text:
    """Its seats, and where it lies, or that it cannot dock any more today."""
    line = Text.assemble((shown["boat"], HEAD), "  ", seats(shown))
    if shown["berth"] is not None:
        return line.append(f"  {BERTHS[shown['berth']]}", style=DIM)
    if all(view["board"]["berths"][berth] for berth in shown["reach"]):
        return line.append("  no berth", style=DIM)
    return line


def in_full(shown: BoatView) -> Text:
    free = SEATS_ABOARD - len(shown["figures"])
    figures = [figure_word(one) for one in shown["figures"]]
    return Text(" ").join([*figures, *[Text(NOTHING, style=DIM)] * free])


def in_short(shown: BoatView) -> Text:
    free = SEATS_ABOARD - len(shown["figures"])
    figures = [figure_letter(one) for one in shown["figures"]]
    return Text("").join([*figures, Text(NOTHING * free, style=DIM)])


# Piers


def piers(view: TableView, sight: Sight, cards: Cards, brief: bool = False) -> Table:
    """What a Good brings at the piers with boats, and who is in the Halls, the Lair and the bag.

    In brief without what each customer pays.
    """
    docked = any(boats_at(view, pier) for pier in view["board"]["piers"])
    rows = by_colour("Gold for a Good" if docked or not brief else "", sight)
    for pier in view["board"]["piers"]:
        if boats_at(view, pier):
            for size in (LARGE, SMALL):
                if GOODS[good_of(size, 0)] in pier["takes"]:
                    rows.add_row(*pier_row(view, pier, size))
    if not brief and view["phase"] == "production":
        for size in (LARGE, SMALL):
            values = [str(cards.box.values[good_of(size, c)]) for c in range(len(COLOURS))]
            rows.add_row(f"{sort_text(size)}, for each customer", "", *values, "", style=DIM)
    halls = [str(view["board"]["halls"][colour]) for colour in COLOURS]
    rows.add_row("In the Halls and the Lair", "", *halls, str(view["board"]["lair"]))
    if view["phase"] == "production":
        bag = [str(view["board"]["bag"][figure]) for figure in FIGURES]
        rows.add_row("In the bag", "", *bag)
    return rows


def by_colour(title: str, sight: Sight) -> Table:
    rows = plain_table(title, "Boats")
    for figure in FIGURES:
        word = figure.capitalize() if figure in COLOURS else "Rogues"
        short = word[0] if sight.width < NARROW and figure in COLOURS else word
        rows.add_column(coloured(figure, short), justify="right", no_wrap=True)
    return rows


def pier_row(view: TableView, pier: PierView, size: int) -> list[Text]:
    goods = [GOODS[good_of(size, colour)] for colour in range(len(COLOURS))]
    rogues = pier["customers"]["rogue"]
    corrupt = f" {CORRUPT}" if pier["pier"] == "black_market" else ""
    return [
        Text(f"{PIERS[pier['pier']]}, {sort_text(size)}{corrupt}"),
        Text(boats_at(view, pier)),
        *[price(pier, good) for good in goods],
        Text(str(rogues)) if rogues else Text(NOTHING, style=DIM),
    ]


def boats_at(view: TableView, pier: PierView) -> str:
    found = [view["board"]["berths"][berth] for berth in pier["berths"]]
    return ", ".join(boat for boat in found if boat is not None)


def price(pier: PierView, good: str) -> Text:
    """With the Cultists counted in the second place, if they can be."""
    usual = str(pier["prices"].get(good, NOTHING))
    more = pier["with_rogues"].get(good)
    if more is not None:
        return Text(f"{usual}/{more}")
    return Text(usual, style="" if usual != NOTHING else DIM)
