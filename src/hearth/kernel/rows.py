"""Tables of TOML files, read strictly: a mistake is answered with its place and its key."""

from __future__ import annotations

import difflib
import tomllib
from typing import Any, Final

SOURCES = ("rulebook", "ours")
DEEPEST: Final = 50  # dots in a key: reading one with thousands takes seconds


def read_toml(place: str, text: str, error: type[ValueError]) -> dict[str, Any]:
    """The tables of a file; a mistake is such an error."""
    for line in text.split("\n"):
        if line.partition("=")[0].count(".") > DEEPEST:
            raise error(f"{place}: has a key with more than {DEEPEST} dots; keys here have none")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as mistake:
        raise error(f"{place}: is not valid TOML: {mistake}") from mistake


class Row:
    """One table of a TOML file. Every key is asked for by name; `done` refuses the others."""

    def __init__(self, place: str, table: dict[str, Any], error: type[ValueError]) -> None:
        self.place: str = place  # crew.toml, row 2 (cook)
        self.table: dict[str, Any] = table
        self.error: type[ValueError] = error  # what a mistake in this file is
        self.asked: list[str] = []

    def wrong(self, key: str, problem: str) -> ValueError:
        return self.error(f"{self.place}, key {key!r}: {problem}")

    def has(self, key: str) -> bool:
        self.asked.append(key)
        return key in self.table

    def value(self, key: str) -> Any:
        if not self.has(key):
            near = difflib.get_close_matches(key, [k for k in self.table if k not in self.asked], 1)
            raise self.wrong(key, f"is missing; is {near[0]!r} meant?" if near else "is missing")
        return self.table[key]

    def number(self, key: str) -> int:
        """A whole number; others know its limits."""
        n = self.value(key)
        if type(n) is not int:
            raise self.wrong(key, f"should be a whole number, not {n!r}")
        return n

    def number_in(self, key: str, low: int, high: int) -> int:
        """A whole number within limits."""
        n = self.value(key)
        if type(n) is not int or not low <= n <= high:
            raise self.wrong(key, f"should be a whole number from {low} to {high}, not {n!r}")
        return n

    def halves(self, key: str, low: int, high: int) -> int:
        """A number in halves (1.5, or -1), as how many halves it is: sums of ints are exact."""
        n = self.value(key)
        if type(n) not in (int, float) or not low <= n <= high or n * 2 != int(n * 2):
            wanted = f"a number from {low} to {high} in halves"
            raise self.wrong(key, f"should be {wanted}, not {n!r}")
        return int(n * 2)

    def fraction(self, key: str) -> float:
        """A number from 0 to 1, for places on the board."""
        n = self.value(key)
        if type(n) not in (int, float) or not 0 <= n <= 1:
            raise self.wrong(key, f"should be a number from 0 to 1, not {n!r}")
        return float(n)

    def text(self, key: str) -> str:
        s = self.value(key)
        if not isinstance(s, str) or not s.strip():
            raise self.wrong(key, f"should be a text that is not empty, not {s!r}")
        return s

    def truth(self, key: str) -> bool:
        """True or false."""
        answer = self.value(key)
        if type(answer) is not bool:
            raise self.wrong(key, f"should be true or false, not {answer!r}")
        return answer

    def one_of(self, key: str, allowed: list[str]) -> int:
        """The index of the key's value among the allowed words."""
        return self.index_of(key, self.value(key), allowed)

    def index_of(self, key: str, word: Any, allowed: list[str]) -> int:
        if word not in allowed:
            raise self.wrong(key, f"should be one of {', '.join(allowed)}, not {word!r}")
        return allowed.index(word)

    def words(self, key: str, allowed: list[str]) -> list[int]:
        """The indices of a list of allowed words, none of them twice."""
        found = [self.index_of(key, word, allowed) for word in self.items(key)]
        if len(set(found)) != len(found):
            raise self.wrong(key, "names something twice")
        return found

    def numbers(self, key: str, allowed: list[int]) -> list[int]:
        """A list of numbers out of the allowed ones."""
        found = self.items(key)
        for n in found:
            if type(n) is not int or n not in allowed:
                raise self.wrong(key, f"should hold only {allowed}, not {n!r}")
        return found

    def items(self, key: str) -> list[Any]:
        items = self.value(key)
        if not isinstance(items, list):
            raise self.wrong(key, f"should be a list, not {items!r}")
        return items

    def part(self, key: str) -> Row:
        """An inline table, as a row of its own."""
        table = self.value(key)
        if not isinstance(table, dict):
            raise self.wrong(key, f"should be an inline table, not {table!r}")
        return self.inner(key, 1, table)

    def parts(self, key: str) -> list[Row]:
        """A list of inline tables, each as a row of its own."""
        return [self.inner(key, i + 1, table) for i, table in enumerate(self.tables(key))]

    def inner(self, key: str, number: int, table: dict[str, Any]) -> Row:
        return named_row(f"{self.place}, {key}", number, table, self.error)

    def tables(self, key: str) -> list[dict[str, Any]]:
        """A list of tables, inline or as [[key]]."""
        found = self.items(key)
        for table in found:
            if not isinstance(table, dict):
                raise self.wrong(key, f"should hold tables, not {table!r}")
        return found

    def done(self) -> None:
        """Nothing more is asked of a row of a box: check its source; refuse all other keys."""
        self.one_of("source", list(SOURCES))
        self.no_more()

    def no_more(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.table:
            if key not in self.asked:
                allowed = sorted(set(self.asked))
                near = difflib.get_close_matches(key, allowed, 1)
                hint = f"did you mean {near[0]!r}? " if near else ""
                raise self.wrong(key, f"is not known; {hint}allowed are {', '.join(allowed)}")


def named_row(place: str, number: int, table: dict[str, Any], error: type[ValueError]) -> Row:
    """One row of many; what it is called helps to find it."""
    name = table.get("id") or table.get("title") or table.get("kind")
    called = f"row {number} ({name})" if isinstance(name, str) else f"row {number}"
    return Row(f"{place}, {called}", table, error)
