"""A game's rules for the terminal: clauses as Markdown, with their pictures in words."""

from __future__ import annotations

from dataclasses import replace

from hearth.kernel import Game
from hearth.match.pictures import in_words
from hearth.match.reference import reference
from hearth.match.rulebook import Clause, Rulebook


def whole_text(game: Game) -> str:
    """The whole text as Markdown."""
    return in_words(Rulebook(game).text, reference(game).pictures)


def clauses(game: Game, word: str = "") -> list[Clause]:
    """Those that mention a word, or those of a number; ValueError when there are none."""
    book, pictures = Rulebook(game), reference(game).pictures
    found = book.search(word) if word else book.clauses
    return [replace(clause, text=in_words(clause.text, pictures)) for clause in found]


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
