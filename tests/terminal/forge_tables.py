"""Hand-made tables of Forge, and what is read in their drawings."""

from __future__ import annotations

import re

from hearth.match import Match
from tests.terminal.drawing import line, screen, shown

# What a view calls things and people do not.
RAW = re.compile(r"\w_\w|[a-z]\.[ab]\d|\.(left|right|mid)|Seat \d|\bir\d\d|\bNone\b")


def cells(text: str, start: str) -> list[str]:
    """What stands in the columns of a row."""
    return re.split(r"  +", line(text, start).strip())


def draw_of(match: Match, viewer: int, seat: int) -> str:
    on = screen(match)
    return shown(on, on.drawer.of_seat(on.sight(viewer), seat))
