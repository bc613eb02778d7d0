"""Cards by their title: everything that is printed on one, from the tables of the box."""

from __future__ import annotations

import difflib
from typing import Any, Final, NamedTuple

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from hearth.kernel import Box, points_text
from hearth.terminal.drawer import DIM, HEAD

MOST: Final = 6  # cards that are shown in full
INDENT: Final = 2
# What is not printed on a card, or is said in its text.
UNPRINTED: Final = ("id", "title", "name", "text", "source", "copies", "effect", "effects", "now")
PLACES: Final = ("x", "y")  # on the board


class Card(NamedTuple):
    """A row of a table of the box."""

    table: str
    title: str
    row: dict[str, Any]


def cards_of(box: Box) -> list[Card]:
    """All rows with a title."""
    return [
        Card(table, row.get("title") or row["name"], row)
        for table, rows in box.tables().items()
        for row in rows
        if "title" in row or "name" in row
    ]


def search(box: Box, words: str) -> list[Card]:
    """The cards of that title, or with these words in it; ValueError names some that are near."""
    everything = cards_of(box)
    sought = words.casefold()
    exact = [card for card in everything if card.title.casefold() == sought]
    found = exact or [card for card in everything if sought in card.title.casefold()]
    if not found:
        titles = {card.title.casefold(): card.title for card in everything}
        near = [titles[one] for one in difflib.get_close_matches(sought, titles, 3, 0.5)]
        hint = f"; is {' or '.join(near)} meant?" if near else ""
        raise ValueError(f"no card is called {words!r}{hint}")
    if len(found) > MOST:
        titles_found = ", ".join(dict.fromkeys(card.title for card in found))
        raise ValueError(f"{len(found)} cards have {words!r} in their title: {titles_found}")
    return found


def described(card: Card) -> Group:
    """Title, what sort of card it is, what is printed on it, and its text."""
    sort = card.table.replace("_", " ").removesuffix("s")
    facts = [
        f"{key.replace('_', ' ')} {value_text(value)}"
        for key, value in card.row.items()
        if key not in UNPRINTED and key not in PLACES and value not in (0, "", [], {})
    ]
    printed = (f"  {', '.join([sort, *facts])}", DIM)
    text = Padding(Text(card.row.get("text", "")), (0, 0, 0, INDENT))
    title = Text.assemble((card.title, HEAD), printed)
    return Group(title, text) if "text" in card.row else Group(title)


def value_text(value: Any) -> str:
    """A value for people.

    >>> value_text(["N", "S"]), value_text({"metal": 2, "gem": 1}), value_text(1.5)
    ('N + S', '2 metal + 1 gem', '1½')
    """
    if isinstance(value, list):
        return " + ".join(value_text(one) for one in value)
    if isinstance(value, dict):
        return " + ".join(f"{value_text(amount)} {name}" for name, amount in value.items())
    if isinstance(value, float):
        return points_text(value)
    return str(value).replace("_", " ")
