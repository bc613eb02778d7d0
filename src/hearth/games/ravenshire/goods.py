"""What can be owned, gained and paid, and amounts of it as lists by kind."""

from __future__ import annotations

from typing import Final

from hearth.kernel import Row

ORE: Final = 0
WOOD: Final = 1
LEATHER: Final = 2
CHARCOAL: Final = 3
STEEL: Final = 4
MITHRIL: Final = 5
EMBERGEM: Final = 6
TALISMAN: Final = 7
DRAGON_SCALE: Final = 8
GOLD: Final = 9
TOKENS: Final = 10  # Action Tokens
REPUTATION: Final = 11
ANY_GOOD: Final = 12  # of choice, picked when it is gained
ANY_MYSTIC: Final = 13

KINDS: Final = [
    "ore",
    "wood",
    "leather",
    "charcoal",
    "steel",
    "mithril",
    "embergem",
    "talisman",
    "dragon_scale",
    "gold",
    "action_token",
    "reputation",
    "good",
    "mystic",
]
GOODS: Final = 5  # kinds below this are Goods …
MYSTICS: Final = 9  # … from there to below this, Mystics
OWNED: Final = 11  # … and below this, what lies in front of a player

MOST: Final = 20  # of one kind in any table of the box

Amounts = list[int]  # by kind, all of them


def nothing() -> Amounts:
    return [0] * len(KINDS)


def of_one(kind: int, count: int) -> Amounts:
    amounts = nothing()
    amounts[kind] = count
    return amounts


def together(one: Amounts, other: Amounts) -> Amounts:
    return [one[kind] + other[kind] for kind in range(len(one))]


def read_amounts(row: Row, allowed: list[str]) -> Amounts:
    """The amounts that a row names by kind, such as `{ ore = 2, mithril = 1 }`."""
    out = nothing()
    for kind in allowed:
        if row.has(kind):
            out[KINDS.index(kind)] = row.number_in(kind, 1, MOST)
    return out
