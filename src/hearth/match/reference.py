"""A game's clauses.toml: which clause of rules.md tells of a thing, a deed or an option.

It also names the pictures that the examples in the rules are drawn with.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from hearth.kernel import Game
from hearth.match.rulebook import Rulebook

FILE: Final = "clauses.toml"
_NUMBERED: Final = ("kinds", "things", "verbs", "options")


@dataclass(frozen=True)
class Picture:
    """How the rules show a thing: a drawing of the sprite, and the word for it.

    A number goes before the word, or where `#` stands in it.
    """

    draw: str
    word: str
    many: str = ""  # the word where the number is not 1; empty: the same


@dataclass(frozen=True)
class Reference:
    """Numbers of clauses, by what they tell of."""

    kinds: dict[str, str] = field(default_factory=dict)  # of things: "crew"
    things: dict[str, str] = field(
        default_factory=dict
    )  # that differ from their kind: "place:bank"
    verbs: dict[str, str] = field(default_factory=dict)  # kinds of actions
    options: dict[str, str] = field(default_factory=dict)  # of a table
    pictures: dict[str, Picture] = field(default_factory=dict)


def reference(game: Game) -> Reference:
    """Read strictly; a game without written rules has nothing to refer to."""
    path = game.folder / FILE
    if not path.is_file():
        return Reference()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{FILE} of {game.id}: {error}") from error
    known = (*_NUMBERED, "pictures")
    for name, table in data.items():
        if name not in known or not isinstance(table, dict):
            raise ValueError(f"{FILE} of {game.id} has {', '.join(known)} as tables, not {name!r}")
    numbers = set(Rulebook(game).numbers)
    found = {name: _numbered(game, name, data.get(name, {}), numbers) for name in _NUMBERED}
    return Reference(**found, pictures=_pictures(game, data.get("pictures", {})))


def _numbered(game: Game, name: str, table: dict[str, Any], known: set[str]) -> dict[str, str]:
    for key, number in table.items():
        if number not in known:
            raise _wrong(game, name, key, f"there is no clause {number!r} in the rules")
    return table


def _pictures(game: Game, table: dict[str, Any]) -> dict[str, Picture]:
    for key, row in table.items():
        is_row = isinstance(row, dict) and {"draw", "word"} <= set(row) <= {"draw", "word", "many"}
        if not is_row or not all(isinstance(text, str) and text for text in row.values()):
            raise _wrong(game, "pictures", key, f"has draw, word and perhaps many, not {row!r}")
    return {key: Picture(**row) for key, row in table.items()}


def _wrong(game: Game, name: str, key: str, problem: str) -> ValueError:
    return ValueError(f"{FILE} of {game.id}, [{name}], {key!r}: {problem}")
