"""What is owned, gained and paid, and amounts of it as lists by kind."""

from __future__ import annotations

from typing import Final

from hearth.kernel import Row

WOOD: Final = 0
METAL: Final = 1
BRICK: Final = 2
GEM: Final = 3
GOLD: Final = 4
VP: Final = 5
SKILL: Final = 6
KINDS: Final = ["wood", "metal", "brick", "gem", "gold", "vp", "skill"]

CUBES: Final = 4  # kinds below this are cubes …
PAID: Final = 5  # … and below this, what things cost

MOST: Final = 30  # of one kind in any table of the box

Amounts = list[int]  # by kind, all of them


def nothing() -> Amounts:
    return [0] * len(KINDS)


def read_amounts(row: Row, allowed: list[str]) -> Amounts:
    """The amounts that a row names by kind, such as `{ wood = 2, gold = 1 }`."""
    out = nothing()
    for kind in allowed:
        if row.has(kind):
            out[KINDS.index(kind)] = row.number_in(kind, 1, MOST)
    return out


def read_part(row: Row, key: str, allowed: list[str]) -> Amounts:
    """An inline table of amounts."""
    part = row.part(key)
    amounts = read_amounts(part, allowed)
    part.no_more()
    if not any(amounts):
        raise row.wrong(key, f"should name some of {', '.join(allowed)}")
    return amounts
