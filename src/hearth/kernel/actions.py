"""Actions: ints in declared kinds.

In memory an action is an int, because ints are compared, hashed and copied for nothing. Outside
(logs, saves, replays, URLs, the wire) it is its notation, `kind:name=value,name=value`, because
the numbers shift whenever a kind is added.
"""

from __future__ import annotations

from typing import Final

# Notation grows unreadable and choices too wide with more: ask twice instead.
MOST_PARAMETERS: Final = 2


class Kind:
    """A kind of action with up to two small parameters: a block of consecutive ints."""

    def __init__(self, name: str, base: int, params: list[str], sizes: list[int]) -> None:
        self.name: str = name
        self.base: int = base
        self.params: list[str] = params
        self.sizes: list[int] = sizes
        self.stride: int = sizes[1] if len(sizes) > 1 else 1
        size = 1
        for n in sizes:
            size *= n
        self.all: list[int] = list(range(base, base + size))

    def at(self, x: int = 0, y: int = 0) -> int:
        """The action of this kind with these values."""
        return self.base + x * self.stride + y

    def along(self, y: int) -> list[int]:
        """The actions with this second value, by their first: a table for hot loops."""
        return [self.base + x * self.stride + y for x in range(self.sizes[0])]


class ActionSpace:
    """All kinds of one game, in the order in which they were declared.

    >>> space = ActionSpace("example")
    >>> BUY = space.kind("buy", slot=9)
    >>> space.notation(BUY.at(3))
    'buy:slot=3'
    >>> space.parse("buy:slot=3") == BUY.at(3)
    True
    """

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.kinds: dict[str, Kind] = {}
        self.kind_of: list[Kind] = []
        self.x_of: list[int] = []
        self.y_of: list[int] = []

    def kind(self, name: str, **sizes: int) -> Kind:
        """Declare a kind; the keywords name its parameters and say how many values each has."""
        assert name not in self.kinds, f"the kind {name} is declared twice"
        assert len(sizes) <= MOST_PARAMETERS, f"the kind {name} has more than two parameters"
        kind = Kind(name, len(self.kind_of), list(sizes), list(sizes.values()))
        self.kinds[name] = kind
        for a in kind.all:
            self.kind_of.append(kind)
            self.x_of.append((a - kind.base) // kind.stride)
            self.y_of.append((a - kind.base) % kind.stride)
        return kind

    def notation(self, a: int) -> str:
        """The action as text."""
        kind = self.kind_of[a]
        values = [self.x_of[a], self.y_of[a]]
        pairs = [f"{name}={value}" for name, value in zip(kind.params, values, strict=False)]
        return f"{kind.name}:{','.join(pairs)}" if pairs else kind.name

    def parse(self, text: str) -> int:
        """The action that the text stands for; ValueError says what is wrong with it."""
        name, colon, rest = text.strip().partition(":")
        if name not in self.kinds:
            known = ", ".join(sorted(self.kinds))
            raise ValueError(f"there is no action {name!r} in {self.game}; there are: {known}")
        kind = self.kinds[name]
        pairs = [part.partition("=") for part in rest.split(",")] if colon else []
        if [pair[0] for pair in pairs] != kind.params:
            form = _form(kind)
            raise ValueError(f"{text.strip()!r} is not of the form {form}")
        values = [_value(kind, i, pairs[i][2]) for i in range(len(pairs))]
        return kind.at(*values)


def _form(kind: Kind) -> str:
    slots = [f"{name}=0..{size - 1}" for name, size in zip(kind.params, kind.sizes, strict=True)]
    return f"{kind.name}:{','.join(slots)}" if slots else kind.name


def _value(kind: Kind, index: int, text: str) -> int:
    # int() would also take "+3", " 3", "03" and "1_0", but notation is canonical.
    most = kind.sizes[index] - 1
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not plain or str(int(text)) != text or int(text) > most:
        name = kind.params[index]
        raise ValueError(f"{name} of {kind.name} is a whole number from 0 to {most}, not {text!r}")
    return int(text)
