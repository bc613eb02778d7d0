"""The box: a game's printed content, read strictly from TOML.

A box is a folder. A file of a designer's folder replaces the default file of that name whole;
whatever it does not bring comes from the default box. Every mistake is answered with the file,
the row and the key.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from hearth.kernel.rows import Row, named_row, read_toml


class BoxError(ValueError):
    """A box cannot be used as it is; the message says where and why."""


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
        tables = read_toml(file, self.files[file], BoxError)
        for other in tables:
            if other != key:
                raise BoxError(f"{file}: has a table {other!r}; only [[{key}]] may stand here")
        found = tables.get(key, [])
        if not isinstance(found, list) or not found:
            raise BoxError(f"{file}: has no rows [[{key}]]")
        for i in range(len(found)):
            if not isinstance(found[i], dict):
                raise BoxError(f"{file}, row {i + 1}: should be a table [[{key}]]")
        return [named_row(file, i + 1, found[i], BoxError) for i in range(len(found))]


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
