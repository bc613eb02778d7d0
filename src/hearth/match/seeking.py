"""Words sought in the rules: found at the beginning of a word, or by what people say for it.

The browser does the same (ui/seeking.js) with the same list, asked.toml.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("asked.toml")
WORD: Final = re.compile(r"[\w'’½-]+")
SHORTEST: Final = 4  # letters of a word that is proposed
LIKE_ENOUGH: Final = 0.5  # of all pairs of letters that two words have in common
LIKEST: Final = 0.25  # so much less like than the best is not proposed beside it
MOST_NEAR: Final = 3


@dataclass(frozen=True)
class Asked:
    """What people say, and what the rules say for it."""

    small: list[str]  # words that are not sought if there are others
    words: dict[str, list[str]]
    answers: dict[str, str]  # to what the rules do not speak of


@cache
def asked() -> Asked:
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    words = {word: one["means"] for one in table["meaning"] for word in one["said"]}
    return Asked(table["small"], words, table["answers"])


class Sought:
    """Some words: all of them have to be in a text."""

    def __init__(self, text: str) -> None:
        typed = WORD.findall(unbroken(text))
        self.words: Final = [word for word in typed if word not in asked().small] or typed
        self.patterns: Final = [re.compile(pattern_of(word), re.IGNORECASE) for word in self.words]

    def fits(self, text: str) -> bool:
        said = unbroken(text)
        return bool(self.patterns) and all(one.search(said) for one in self.patterns)

    def is_in(self, text: str) -> bool:
        """At least one of them."""
        said = unbroken(text)
        return any(one.search(said) for one in self.patterns)

    def answer(self) -> str:
        """What else there is to say of it; empty: nothing."""
        told = asked().answers
        return " ".join(told[word] for word in self.words if word in told)

    def near(self, texts: Iterable[str]) -> list[str]:
        """Words of the texts that are like those that are in none of them, the likest first."""
        known = {word for text in texts for word in WORD.findall(unbroken(text))}
        said = " ".join(known)
        missing = [w for w, one in zip(self.words, self.patterns) if not one.search(said)]
        ranked = sorted(
            (-likeness(word, other), other)
            for word in missing
            for other in known
            if len(other) >= SHORTEST
        )
        best = -ranked[0][0] if ranked else 0.0
        least = max(LIKE_ENOUGH, best - LIKEST)
        return list(dict.fromkeys(other for like, other in ranked if -like >= least))[:MOST_NEAR]


def pattern_of(word: str) -> str:
    """What finds a word: the rules' own words for it, or all that begin with it."""
    if word not in asked().words:
        return rf"(?<!\w){re.escape(word)}"
    said = "|".join(re.escape(one).replace(r"\ ", r"\s+") for one in asked().words[word])
    return rf"(?<!\w)(?:{said})(?!\w)"


def likeness(one: str, other: str) -> float:
    """How many of their pairs of letters two words have in common, from 0 to 1."""
    pairs, others = pairs_of(one), pairs_of(other)
    return 2 * (pairs & others).total() / max(1, pairs.total() + others.total())


def pairs_of(word: str) -> Counter[str]:
    return Counter(first + second for first, second in pairwise(word))


def unbroken(text: str) -> str:
    """For comparing: without capitals and stars, and with every line break a space."""
    return " ".join(text.casefold().replace("*", "").split())
