"""Rows of cards on show, and how they are filled from their decks."""

from __future__ import annotations

from hearth.games.winterforge.events import TABLE
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Deck


def fill(g: Winterforge, row: list[int], deck: Deck, event: int) -> None:
    """Deal to the gaps of a row, left to right, while the deck lasts."""
    for slot in range(len(row)):
        if row[slot] < 0 and deck.size() > 0:
            row[slot] = g.draw(deck)
            g.note(event, TABLE, slot, row[slot])
