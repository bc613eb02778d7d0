"""Texts that people type, names and talk: which of them may be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40  # characters
MOST_MARKS: Final = 3  # upon one letter; more of them pile up over the lines above
JOINERS: Final = "\u200c\u200d"  # Persian words and composed pictures need them
# Letters and signs by their category that nobody can see.
INVISIBLE: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


def why_not_shown(text: str) -> str:
    """What is wrong with a text that others would read; empty: nothing.

    >>> why_not_shown("Zoë 🦊")
    ''
    >>> why_not_shown("\\u202egnp.exe")
    'has characters that steer the text instead of being read'
    >>> why_not_shown("\\u3164")
    'shows nothing'
    """
    if steers(text):
        return "has characters that steer the text instead of being read"
    if not any(_can_be_seen(c) for c in text):
        return "shows nothing"
    if _piles_up(text):
        return f"has more than {MOST_MARKS} marks upon one letter"
    return ""


def is_name(name: object) -> bool:
    """May a player be called that?"""
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and not why_not_shown(name)


def steers(text: str) -> bool:
    """Has it control or direction characters, line breaks, or what Unicode has no meaning for?"""
    return any(
        c not in JOINERS and (unicodedata.category(c)[0] == "C" or c in "\u2028\u2029")
        for c in text
    )


def _can_be_seen(c: str) -> bool:
    return unicodedata.category(c)[0] in "LNPS" and c not in INVISIBLE


def _piles_up(text: str) -> bool:
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
