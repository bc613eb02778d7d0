"""Any data in few lines: what a table looks like that nobody has drawn."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

INDENT: Final = "  "
BETWEEN: Final = " · "


def listed(thing: dict[str, Any], width: int, depth: int = 0) -> list[str]:
    """Words and numbers beside each other, then all else: a line if it fits, or a paragraph."""
    small = [property_of(key, value) for key, value in thing.items() if is_small(value)]
    lines = beside(list(filter(None, small)), width, INDENT * depth)
    for key, value in thing.items():
        text = "" if is_small(value) else in_one_line(value)
        if text:
            lines += under(f"{INDENT * depth}{spoken(key)}:", text, value, width, depth)
    return lines


def under(title: str, text: str, value: Any, width: int, depth: int) -> list[str]:
    """What there is of something, beside its title or below it."""
    if is_flat(value) or len(title) + 1 + len(text) <= width:
        return wrap(f"{title} {text}", width, subsequent_indent=INDENT * (depth + 1))
    if isinstance(value, dict):
        return [title, *listed(value, width, depth + 1)]
    return [title, *[line for one in value for line in item(one, width, depth + 1)]]


def item(value: Any, width: int, depth: int) -> list[str]:
    """One of several."""
    text = INDENT * depth + (in_one_line(value) or "-")
    if len(text) <= width or not isinstance(value, dict):
        return wrap(text, width, subsequent_indent=INDENT * (depth + 1))
    name, rest = named(value)
    return [f"{INDENT * depth}{spoken(name) or '-'}:", *listed(rest, width, depth + 1)]


def beside(words: list[str], width: int, indent: str) -> list[str]:
    """As many in a line as fit."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(BETWEEN) + len(word) <= width:
            lines[-1] += BETWEEN + word
        else:
            lines.append(indent + word)
    return lines


# Words


def in_one_line(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return ", ".join(bracketed(one) or "-" for one in value)
    if isinstance(value, dict):
        return described(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return spoken(str(value))


def bracketed(value: Any) -> str:
    """In brackets if nothing else tells where it ends."""
    text = in_one_line(value)
    return f"({text})" if text and isinstance(value, dict) and not named(value)[0] else text


def described(thing: dict[str, Any]) -> str:
    """Its name, with the rest in brackets; of what is counted, what there is."""
    if thing and is_count(thing):
        return ", ".join(f"{spoken(key)} {n}" for key, n in thing.items() if n) or "none"
    name, rest = named(thing)
    said = "; ".join(filter(None, [property_of(key, value) for key, value in rest.items()]))
    return f"{spoken(name)} ({said})" if name and said else spoken(name) or said


def named(thing: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """What a thing is called, the word that its description begins with; and the rest of it."""
    (_, first), *rest = thing.items() or [("", None)]
    return (first, dict(rest)) if isinstance(first, str) else ("", thing)


def property_of(key: str, value: Any) -> str:
    if isinstance(value, bool):
        return spoken(key) if value else ""
    text = in_one_line(value)
    return f"{spoken(key)} {text}" if text else ""


def spoken(name: str) -> str:
    return name.replace("_", " ")


# Kinds of data


def is_small(value: Any) -> bool:
    """A word or a number."""
    return not isinstance(value, list | dict)


def is_count(value: dict[str, Any]) -> bool:
    return all(type(n) is int for n in value.values())


def is_flat(value: Any) -> bool:
    """Words or numbers: however many, they are one line, which may be wrapped."""
    if isinstance(value, list):
        return all(is_small(one) for one in value)
    return is_count(value) if isinstance(value, dict) else True
