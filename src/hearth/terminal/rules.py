"""A game's rules.md for reading and searching: clauses such as 7.9, without the ledger's marks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hearth.kernel import Game

# The numbers of the rules that a clause covers: for those who check us, not for players.
_MARKS = re.compile(r"\s*\[[A-Z]{2}-R?\d[^\]]*\]")
_CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\*")


@dataclass(frozen=True)
class Clause:
    """A numbered clause with the tables that follow it; without a number, what stands between."""

    chapter: str
    number: str
    text: str


def rules_text(game: Game) -> str:
    """The whole text as Markdown."""
    path = game.folder / "rules.md"
    if not path.is_file():
        raise ValueError(f"{game.id} has no written rules")
    return _MARKS.sub("", path.read_text(encoding="utf-8"))


def clauses(text: str) -> list[Clause]:
    """The text cut into clauses, in order."""
    found: list[Clause] = []
    chapter = ""
    for block in re.split(r"\n\s*\n", text.strip()):
        number = _CLAUSE.match(block)
        if block.startswith("#"):
            # Sections of a chapter have no number of their own: their clauses have the chapter's.
            chapter = block.lstrip("# ") if block.startswith("## ") else chapter
        elif number is None and found and found[-1].chapter == chapter:
            last = found.pop()
            found.append(Clause(chapter, last.number, f"{last.text}\n\n{block}"))
        else:
            found.append(Clause(chapter, number[1] if number else "", block))
    return found


def search(game: Game, word: str) -> list[Clause]:
    """The clauses that mention a word, or those of a number; ValueError when there are none."""
    everything = clauses(rules_text(game))
    if re.fullmatch(r"\d+(\.\d+)?", word):
        found = [c for c in everything if c.number == word or c.number.startswith(f"{word}.")]
    else:
        found = [c for c in everything if unbroken(word) in unbroken(c.text)]
    if not found:
        chapters = len({clause.chapter for clause in everything if clause.number})
        raise ValueError(
            f"no clause of the rules of {game.id} has {word!r};"
            f" try another word, or a chapter from 1 to {chapters}"
        )
    return found


def unbroken(text: str) -> str:
    """For comparing: without capitals, and with every line break a space."""
    return " ".join(text.casefold().split())


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
