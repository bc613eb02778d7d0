"""The pictures in rules.md in words: `{die 6 5}`, `{coin 3}`, `{loan 2: # repaid}`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from hearth.match.reference import Picture

# A name, what is written on it, and words of its own for those who cannot see it.
PICTURE: Final = re.compile(r"\{([a-z][a-z_]*)((?: [^{}:\s]+)*)(?:: ([^{}]+))?\}")
_ANY: Final = re.compile(r"\{[^}]*\}?|\}")


class PictureError(ValueError):
    """A picture that does not exist; the message says which."""


def in_words(text: str, pictures: dict[str, Picture]) -> str:
    """The text without pictures, every one of them put in words."""
    apart = text.replace("}{", "}, {")
    return PICTURE.sub(lambda found: words_of(*_parts(found), pictures), apart)


def words_of(name: str, values: list[str], own: str, pictures: dict[str, Picture]) -> str:
    if name in DRAWN:
        return DRAWN[name](values, own)
    if name not in pictures:
        raise PictureError(
            f"there is no picture {name!r}; there are: {', '.join(_names(pictures))}"
        )
    value, picture = " ".join(values), pictures[name]
    if own:
        return own.replace("#", value)
    return with_value(picture.many if picture.many and value != "1" else picture.word, value)


def with_value(word: str, value: str) -> str:
    """ "RP" and "4" are "4 RP"; "Weapons #" and "4" are "Weapons 4"."""
    joined = word.replace("#", value) if "#" in word else f"{value} {word}"
    return joined.strip()


def used(text: str) -> Iterator[tuple[str, list[str], str]]:
    """All pictures of a text; PictureError for braces that are none."""
    for brace in _ANY.finditer(text):
        found = PICTURE.fullmatch(brace[0])
        if found is None:
            raise PictureError(f"{brace[0]!r} is no picture: a name, values, and `: words` if any")
        yield _parts(found)


def _parts(found: re.Match[str]) -> tuple[str, list[str], str]:
    return found[1], found[2].split(), found[3] or ""


def _die(values: list[str], own: str) -> str:
    """Sides, and the face if it was rolled."""
    if not 1 <= len(values) <= 2 or not all(value.isdecimal() for value in values):
        raise PictureError(f"a die has its sides and perhaps its face, not {' '.join(values)!r}")
    return own or (f"d{values[0]}" if len(values) == 1 else f"{values[1]} (d{values[0]})")


def _room(values: list[str], own: str) -> str:
    """Its kind and its doors; nothing for an empty space."""
    doors = values[1:]
    if not set(doors) <= set("NESW"):
        raise PictureError(f"doors of a room are N, E, S or W, not {' '.join(doors)!r}")
    if not values:
        return own or "empty"
    open_to = f"{'doors' if len(doors) > 1 else 'door'} {' '.join(doors)}" if doors else "no door"
    return f"{own or values[0]} ({open_to})"


# Pictures that every game has: more than one drawing with a word.
DRAWN: Final[dict[str, Callable[[list[str], str], str]]] = {"die": _die, "room": _room}


def _names(pictures: dict[str, Picture]) -> list[str]:
    return sorted([*DRAWN, *pictures])
