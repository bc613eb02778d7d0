"""The players of the Cove side by side, with the Peddler among them."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.cove.figures import COLOURS
from hearth.games.cove.view_types import MerchantView, PeddlerView, TableView
from hearth.terminal.cove.cards import Cards, coloured, good_name, letters, shelf_text
from hearth.terminal.cove.shop import STAFF
from hearth.terminal.cove.words import AT_MOST_POINTS, MARKER_STYLES, NARROW, ROGUE, SPACES
from hearth.terminal.drawer import WIDE, Sight, plain_table, title_of

COLUMNS: Final = (
    "Player",
    "Hour",
    "Gold",
    "End",
    "Corr.",
    "Sponsors",
    "Icons",
    "Staff",
    "Sale Shelf",
)
NUMBERS: Final = ("Hour", "Gold", "End", "Corr.")
WORDY: Final = ("Player", "Sale Shelf", "Loaded")
# Where there is little room: the clock tells hours, and a seat can be looked at.
SPARED: Final = ("Hour", "Icons", "Staff")


def players(view: TableView, sight: Sight, cards: Cards) -> Table:
    """A row each, the Peddler's last: time, Gold, what it will come to, and what they have."""
    columns = [*COLUMNS]
    if sight.width < NARROW:
        columns = [column for column in columns if column not in SPARED]
    if sight.width >= WIDE:
        columns.append("Loaded")
    rows = plain_table(*columns)
    for column in rows.columns:
        column.no_wrap = column.header not in WORDY
        column.justify = "right" if column.header in NUMBERS else "left"
    found = [player(view, sight, cards, me) for me in view["players"]]
    own = view["board"]["peddler"]
    if own is not None:
        found.append(peddler(view, sight, cards, own))
    for cells in found:
        rows.add_row(*[cells.get(column, Text("")) for column in columns])
    return rows


def player(view: TableView, sight: Sight, cards: Cards, me: MerchantView) -> dict[str, Text]:
    """By column."""
    icons, rogues = cards.icons([one["townsfolk"] for one in me["townsfolk"]])
    return {
        "Player": title_of(sight, me["seat"]),
        "Hour": Text(str(hour_of(view, me["seat"]))),
        "Gold": Text(str(me["gold"])),
        "End": Text(end_text(sight, me)),
        "Corr.": Text(str(me["corruption_size"] or "")),
        "Sponsors": sponsors(me["sponsored"]),
        "Icons": letters(icons).append(ROGUE * rogues),
        "Staff": Text("".join(place[0] for place in staff_places(me))),
        "Sale Shelf": shelf_text(me["shelf"], sight.width),
        "Loaded": loaded_text(me),
    }


def peddler(view: TableView, sight: Sight, cards: Cards, own: PeddlerView) -> dict[str, Text]:
    """It has no Corruption, no Staff and no Furnaces, and Rogue icons cost it nothing."""
    icons, _ = cards.icons(own["townsfolk"])
    return {
        "Player": Text("Peddler", style=MARKER_STYLES[own["colour"]]),
        "Hour": Text(str(hour_of(view, len(view["players"])))),
        "Gold": Text(str(own["gold"])),
        "End": Text(str(own["score"])),
        "Sponsors": sponsors(own["sponsored"]),
        "Icons": letters(icons),
        "Sale Shelf": shelf_text(own["shelf"], sight.width),
    }


def sponsors(colours: list[str]) -> Text:
    return letters([colours.count(colour) for colour in COLOURS])


def hour_of(view: TableView, marker: int) -> int:
    return next(m["hour"] for m in view["board"]["clock"]["markers"] if m["seat"] == marker)


def end_text(sight: Sight, me: MerchantView) -> str:
    """Hidden Corruption can only make it less."""
    score = me["score"]
    return f"{AT_MOST_POINTS}{sight.points[me['seat']]}" if score is None else str(score)


def loaded_text(me: MerchantView) -> Text:
    """What the Furnaces would make."""
    goods = [
        coloured(furnace["good"].partition("_")[2], good_name(furnace["good"]))
        for furnace in me["shop"]["furnaces"]
        if furnace["good"] is not None and furnace["answer"] != "cold"
    ]
    return Text(", ").join([*goods, Text("Smelter")] if me["shop"]["smelter"] else goods)


def staff_places(me: MerchantView) -> list[str]:
    """Those with at least one card."""
    held = [one["staff"] for one in me["townsfolk"]]
    return [place.capitalize() for place in STAFF if place in held]


def stands(me: MerchantView) -> str:
    """Where the Blacksmith is: it has to leave there."""
    return (
        f"Blacksmith on {SPACES[me['space']]}"
        if me["space"] is not None
        else "Blacksmith off the board"
    )
