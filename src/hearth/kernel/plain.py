"""Plain data: states and steps as dicts, lists, ints and strings, and back.

A class is declared once with `saved`. Its instances become `{"is": name, field: value, …}`.
What comes back is checked field by field against a pattern of the class, because it may come
from a damaged or foreign file.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from hearth.kernel.deck import Deck


class Form:
    """How one class is written down: its fields and their types."""

    def __init__(self, name: str, cls: Any) -> None:
        self.name: str = name
        self.cls: Any = cls
        self.fields: list[str] = [f.name for f in fields(cls) if "unsaved" not in f.metadata]
        self._types: list[Any] = []

    def types(self) -> list[Any]:
        """The fields' types, looked up when first needed: a pattern may want the whole box."""
        if not self._types:
            pattern = self.cls()
            self._types = [type(getattr(pattern, name)) for name in self.fields]
        return self._types


_BY_NAME: Final[dict[str, Form]] = {}
_BY_CLASS: Final[dict[Any, Form]] = {}


def saved(game: str, *classes: Any) -> None:
    """Declare dataclasses of a game (all fields with defaults) that may be part of a save."""
    for cls in classes:
        form = Form(f"{game}.{cls.__name__}", cls)
        assert form.name not in _BY_NAME, f"{form.name} is declared twice"
        assert cls not in _BY_CLASS, f"{form.name} is declared as {_BY_CLASS[cls].name} too"
        _BY_NAME[form.name] = form
        _BY_CLASS[cls] = form


saved("kernel", Deck)


def form_of(x: Any) -> Form:
    """How a thing of a declared class is written down."""
    return _BY_CLASS[type(x)]


def to_data(x: Any) -> Any:
    """The thing as plain data."""
    if isinstance(x, (int, str)) or x is None:
        return x
    if isinstance(x, list):
        if not x or isinstance(x[0], int):
            return x[:]
        return [to_data(y) for y in x]
    form = _BY_CLASS[type(x)]
    out: dict[str, Any] = {"is": form.name}
    for name in form.fields:
        out[name] = to_data(getattr(x, name))
    return out


def from_data(data: Any) -> Any:
    """The thing that plain data stands for; ValueError where the data is not of its form."""
    if isinstance(data, dict):
        return _built(data)
    if isinstance(data, list):
        if not data or isinstance(data[0], int):
            if not all(type(y) is int for y in data):
                raise ValueError("a list mixes numbers with other things")
            return data[:]
        return [from_data(y) for y in data]
    return data


def _built(data: dict[str, Any]) -> Any:
    name = data.get("is")
    form = _BY_NAME.get(name) if isinstance(name, str) else None
    if form is None:
        raise ValueError(f"there is no part called {name!r}")
    if len(data) != len(form.fields) + 1:
        raise ValueError(f"{form.name} has other fields than {', '.join(form.fields)}")
    thing = form.cls()
    for name, expected in zip(form.fields, form.types(), strict=True):
        if name not in data:
            raise ValueError(f"{form.name} lacks its field {name}")
        value = from_data(data[name])
        if type(value) is not expected and not _is_sort_of(value, expected):
            found = type(value).__name__
            raise ValueError(f"{form.name}.{name} should be {expected.__name__}, not {found}")
        setattr(thing, name, value)
    return thing


def _is_sort_of(value: Any, expected: Any) -> bool:
    """A field declared as a base class may hold any declared class derived from it."""
    return type(value) in _BY_CLASS and isinstance(value, expected)
