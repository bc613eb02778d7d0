"""A game's rules.md read as a book: chapters, numbered clauses, and what each of them covers."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from hearth.kernel import Game
from hearth.match.seeking import Sought

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

    def search(self, words: str, spoken: Callable[[str], str] = str) -> list[Clause]:
        """The clauses that mention all of the words, or those of a number; ValueError: none does.

        `spoken` is how a clause's text is read: with its pictures in words.
        """
        if is_number(words):
            found = [c for c in self.clauses if f"{c.number}.".startswith(f"{words}.")]
        else:
            sought = Sought(words)
            texts = [f"{title} {spoken(c.text)}" for title, c in zip(self._titles(), self.clauses)]
            mentioning = [c for c, text in zip(self.clauses, texts) if sought.fits(text)]
            # The introduction only says where things are told.
            found = [c for c in mentioning if c.chapter] or mentioning
        if not found:
            raise ValueError(self._in_vain(words, spoken))
        return found

    def _in_vain(self, words: str, spoken: Callable[[str], str]) -> str:
        sought = Sought(words)
        last = max((int(number.partition(".")[0]) for number in self.numbers), default=0)
        texts = [] if sought.answer() else [spoken(c.text) for c in self.clauses]
        near = [repr(word) for word in sought.near(texts)]
        several = len(sought.words) > 1 and not is_number(words)
        others = "fewer words" if several else "another word"
        ways = ", ".join([*near, others, f"or a chapter from 1 to {last}"])
        told = f"no clause of the rules of {self.game} has {words!r}; try {ways}"
        return f"{told}. {sought.answer()}".strip().removesuffix(".")

    def _titles(self) -> list[str]:
        """What stands above each clause; where nothing does, nothing."""
        above = [("", ""), *((c.chapter, c.section) for c in self.clauses)]
        return [
            f"{chapter if chapter != before[0] else ''} {section if section != before[1] else ''}"
            for before, (chapter, section) in pairwise(above)
        ]


def is_number(words: str) -> bool:
    """Of a chapter or a clause."""
    return re.fullmatch(r"\d+(\.\d+)?", words) is not None


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
