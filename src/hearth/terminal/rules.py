"""A game's rules for the terminal: clauses as Markdown, with their pictures in words."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import Final

from rich.console import Console

from hearth.kernel import Game
from hearth.match.pictures import in_words
from hearth.match.reference import reference
from hearth.match.rulebook import Clause, Rulebook, is_number
from hearth.match.seeking import Sought
from hearth.terminal.console import show_markdown

SHORT: Final = 8  # rows of a table that is shown whole
TABLE: Final = re.compile(r"^(\|.*\n\|[-|: ]+\|)((?:\n\|.*)+)", re.MULTILINE)  # its head, its rows


def show_search(console: Console, game: Game, words: str, paged: bool = True) -> None:
    """The clauses that mention the words, with the words marked; ValueError when there are none."""
    found = clauses(game, words)
    if is_number(words):
        show_markdown(console, as_markdown(found), paged)
        return
    sought = Sought(words)
    count = "1 clause" if len(found) == 1 else f"{len(found)} clauses"
    notes = [f"{count} of the rules of {game.title}, for “{words}”.", sought.answer()]
    brief = [replace(clause, text=shortened(clause, sought)) for clause in found]
    text = "\n\n".join([*filter(None, notes), as_markdown(brief)])
    show_markdown(console, text, paged, sought.patterns)


def whole_text(game: Game) -> str:
    """The whole text as Markdown."""
    return in_words(Rulebook(game).text, reference(game).pictures)


def clauses(game: Game, words: str = "") -> list[Clause]:
    """Those that mention the words, or those of a number; ValueError when there are none."""
    book, pictures = Rulebook(game), reference(game).pictures
    spoken = partial(in_words, pictures=pictures)
    found = book.search(words, spoken) if words else book.clauses
    return [replace(clause, text=spoken(clause.text)) for clause in found]


def shortened(clause: Clause, sought: Sought) -> str:
    """Its text, of long tables only the rows that have one of the words."""

    def some(table: re.Match[str]) -> str:
        rows = table[2].strip("\n").split("\n")
        kept = rows if len(rows) <= SHORT else [row for row in rows if sought.is_in(row)]
        if len(kept) == len(rows):
            return table[0]
        left_out = f"*{len(rows) - len(kept)} more rows in {clause.number or clause.chapter}*"
        return "\n".join([table[1], *kept, "", left_out]) if kept else left_out

    return TABLE.sub(some, clause.text)


def as_markdown(found: list[Clause]) -> str:
    """Clauses under the titles of their chapters."""
    parts: list[str] = []
    chapter = ""
    for clause in found:
        if clause.chapter != chapter:
            chapter = clause.chapter
            parts.append(f"## {chapter}")
        parts.append(clause.text)
    return "\n\n".join(parts) + "\n"
