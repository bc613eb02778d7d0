"""A game's rules.md read as a book: chapters, numbered clauses, and what each of them covers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from hearth.kernel import Game

_ID: Final = r"[A-Za-z]{1,2}(?:-[RX]?)?\d+"
_RANGE: Final = rf"{_ID}(?:\.\.{_ID})?"
# The IDs of the rules that a clause covers: for those who check us, not for players.
_MARKS: Final = re.compile(rf"(?:\s*\n>)?\s*\[({_RANGE}(?:,\s+{_RANGE})*)\]")
_NUMBER: Final = re.compile(r"\*\*(\d+\.\d+)\*\*")


@dataclass(frozen=True)
class Clause:
    """A numbered clause with the tables and examples that follow it.

    Without a number it is what introduces a chapter or a section.
    """

    chapter: str
    section: str
    number: str
    text: str  # Markdown without marks
    covers: tuple[str, ...]  # IDs of rules, rulings, worked examples and printed rows
    examples: tuple[str, ...]  # the text of each worked example, with its marks


class Rulebook:
    """The rules of a game for players."""

    def __init__(self, game: Game) -> None:
        path = game.folder / "rules.md"
        if not path.is_file():
            raise ValueError(f"{game.id} has no written rules")
        self.game: Final = game.id
        self._marked: Final = path.read_text(encoding="utf-8")
        self.clauses: Final = cut(self._marked)
        self.numbers: Final = [clause.number for clause in self.clauses if clause.number]

    @property
    def text(self) -> str:
        """The whole text as Markdown, without marks."""
        return unmarked(self._marked)

    def covered(self) -> set[str]:
        """Every ID that some clause covers."""
        return {name for clause in self.clauses for name in clause.covers}

    def search(self, word: str) -> list[Clause]:
        """The clauses that mention a word, or those of a number; ValueError: there are none."""
        if re.fullmatch(r"\d+(\.\d+)?", word):
            found = [c for c in self.clauses if f"{c.number}.".startswith(f"{word}.")]
        else:
            found = [c for c in self.clauses if unbroken(word) in unbroken(c.text)]
        if not found:
            raise ValueError(f"no clause of the rules of {self.game} has {word!r};{self._advice()}")
        return found

    def _advice(self) -> str:
        last = max((int(number.partition(".")[0]) for number in self.numbers), default=0)
        return f" try another word, or a chapter from 1 to {last}"


def cut(marked: str) -> list[Clause]:
    """A text with marks, cut into its clauses, in order."""
    found: list[Clause] = []
    chapter = section = ""
    blocks: list[str] = []

    def close() -> None:
        if blocks:
            found.append(_clause(chapter, section, blocks))
            blocks.clear()

    for block in re.split(r"\n\s*\n", marked.strip()):
        title = re.match(r"(#+) (.+)", block)
        if title is not None:
            close()
            # Sections of a chapter have no number of their own: their clauses have the chapter's.
            section = title[2] if len(title[1]) > 2 else ""
            chapter = title[2] if len(title[1]) == 2 else chapter
        else:
            if _NUMBER.match(block):
                close()
            blocks.append(block)
    close()
    return found


def _clause(chapter: str, section: str, blocks: list[str]) -> Clause:
    number = _NUMBER.match(blocks[0])
    marked = "\n\n".join(blocks)
    examples = tuple(_quoted(block) for block in blocks if block.startswith(">"))
    return Clause(
        chapter, section, number[1] if number else "", unmarked(marked), ids_in(marked), examples
    )


def _quoted(block: str) -> str:
    return "\n".join(line.removeprefix(">").removeprefix(" ") for line in block.splitlines())


def unmarked(text: str) -> str:
    return _MARKS.sub("", text)


def ids_in(text: str) -> tuple[str, ...]:
    """The IDs of all marks, ranges such as C01..C15 written out."""
    listed = [name for marks in _MARKS.findall(text) for name in re.split(r",\s+", marks)]
    return tuple(name for one in listed for name in written_out(one))


def written_out(listed: str) -> list[str]:
    """An ID, or all of a range: "WF-001..WF-003" are three."""
    first, _, last = listed.partition("..")
    stem, digits = _parted(first)
    end = int(_parted(last)[1]) if last else int(digits)
    return [f"{stem}{n:0{len(digits)}}" for n in range(int(digits), end + 1)]


def _parted(name: str) -> tuple[str, str]:
    """ "WF-R07" is "WF-R" and "07"."""
    stem = name.rstrip("0123456789")
    return stem, name[len(stem) :]


def unbroken(text: str) -> str:
    """For comparing: without capitals, and with every line break a space."""
    return " ".join(text.casefold().split())
