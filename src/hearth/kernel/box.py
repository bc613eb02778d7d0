"""The box: a game's printed content, read strictly from TOML.

A box is a folder. A file of a designer's folder replaces the default file of that name whole;
whatever it does not bring comes from the default box. Every mistake is answered with the file,
the row and the key.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

SOURCES = ("rulebook", "ours")


class BoxError(ValueError):
    """A box cannot be used as it is; the message says where and why."""


class Row:
    """One table of a TOML file. Every key is asked for by name; `done` refuses the others."""

    def __init__(self, file: str, number: int, table: dict[str, Any]) -> None:
        self.file: str = file
        self.number: int = number
        self.table: dict[str, Any] = table
        self.asked: list[str] = []

    def wrong(self, key: str, problem: str) -> BoxError:
        return BoxError(f"{self.file}, {self.place()}, key {key!r}: {problem}")

    def place(self) -> str:
        name = self.table.get("id") or self.table.get("title") or self.table.get("kind")
        return f"row {self.number} ({name})" if isinstance(name, str) else f"row {self.number}"

    def has(self, key: str) -> bool:
        self.asked.append(key)
        return key in self.table

    def value(self, key: str) -> Any:
        if not self.has(key):
            near = difflib.get_close_matches(key, [k for k in self.table if k not in self.asked], 1)
            raise self.wrong(key, f"is missing; is {near[0]!r} meant?" if near else "is missing")
        return self.table[key]

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
        return self.inner(key, table)

    def parts(self, key: str) -> list[Row]:
        """A list of inline tables, each as a row of its own."""
        found = self.items(key)
        for table in found:
            if not isinstance(table, dict):
                raise self.wrong(key, f"should hold inline tables, not {table!r}")
        return [self.inner(key, table, i + 1) for i, table in enumerate(found)]

    def inner(self, key: str, table: dict[str, Any], number: int = 1) -> Row:
        return Row(f"{self.file}, {self.place()}, {key}", number, table)

    def done(self) -> None:
        """Nothing more is asked: refuse keys that nobody asked for; check the source."""
        self.one_of("source", list(SOURCES))
        self.no_more()

    def no_more(self) -> None:
        for key in self.table:
            if key not in self.asked:
                allowed = sorted(set(self.asked))
                near = difflib.get_close_matches(key, allowed, 1)
                hint = f"did you mean {near[0]!r}? " if near else ""
                raise self.wrong(key, f"is not known; {hint}allowed are {', '.join(allowed)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The files of a box. A game derives its own, with the tables that it reads from them."""

    def __init__(self, default: Path, name: str, replaced: dict[str, str]) -> None:
        self.name: str = name
        self.files: dict[str, str] = {}
        for path in sorted(default.glob("*.toml")):
            self.files[path.name] = path.read_text(encoding="utf-8")
        for file, text in replaced.items():
            if file not in self.files:
                known = ", ".join(self.files)
                raise BoxError(f"{file}: the box has no such file; it has {known}")
            self.files[file] = text
        self._hash: str = ""

    def hash(self) -> str:
        """A short fingerprint of the content: layout and comments of the files do not count."""
        if not self._hash:
            content = json.dumps(self.tables(), sort_keys=True)
            self._hash = hashlib.sha256(content.encode()).hexdigest()[:12]
        return self._hash

    def tables(self) -> dict[str, list[dict[str, Any]]]:
        """The rows of every file as plain data, by the file's name without its ending."""
        out: dict[str, list[dict[str, Any]]] = {}
        for file in sorted(self.files):
            for rows in tomllib.loads(self.files[file]).values():
                out[file.removesuffix(".toml")] = rows
        return out

    def rows(self, file: str, key: str) -> list[Row]:
        """The rows `[[key]]` of a file; nothing else may stand in it."""
        try:
            tables = tomllib.loads(self.files[file])
        except tomllib.TOMLDecodeError as error:
            raise BoxError(f"{file}: is not valid TOML: {error}") from error
        for other in tables:
            if other != key:
                raise BoxError(f"{file}: has a table {other!r}; only [[{key}]] may stand here")
        found = tables.get(key, [])
        if not isinstance(found, list) or not found:
            raise BoxError(f"{file}: has no rows [[{key}]]")
        for i in range(len(found)):
            if not isinstance(found[i], dict):
                raise BoxError(f"{file}, row {i + 1}: should be a table [[{key}]]")
        return [Row(file, i + 1, found[i]) for i in range(len(found))]


def refuse_doubles(file: str, ids: list[str]) -> None:
    """Ids name rows in other files and in the tests: each may stand once."""
    for i in range(len(ids)):
        if ids[i] in ids[:i]:
            raise BoxError(f"{file}, row {i + 1}: {ids[i]!r} stands there twice")


def refuse_more(file: str, count: int, capacity: int) -> None:
    """Actions are numbered with room for so many rows and no more."""
    if count > capacity:
        raise BoxError(f"{file}: has {count} rows; at most {capacity} are possible")


def refuse_other_ids(file: str, ids: list[str], wanted: list[str]) -> None:
    """A file whose rows are fixed: what they say can change, not which they are."""
    if ids != wanted:
        raise BoxError(f"{file}: should list {', '.join(wanted)}, in this order")


def refuse_other_count(file: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BoxError(f"{file}: should have {wanted} rows, not {count}")


def read_folder(folder: Path) -> dict[str, str]:
    """The TOML files of a designer's folder."""
    if not folder.is_dir():
        raise BoxError(f"{folder}: there is no such folder; a box is a folder of TOML files")
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise BoxError(f"{folder}: holds no TOML files")
    return {path.name: _read(path) for path in paths}


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BoxError(f"{path}: cannot be read: {error}") from error
