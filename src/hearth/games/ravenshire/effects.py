"""What guild members do when their guild is run, as data: a kind and its amounts.

A row of the box names a kind, for example
`{ kind = "trade", pay = { steel = 1 }, gain = { gold = 3 } }`. The rules know kinds, no member.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.ravenshire.goods import (
    KINDS,
    MOST,
    OWNED,
    Amounts,
    nothing,
    read_amounts,
)
from hearth.kernel import Row

GAIN: Final = 0  # by itself
EITHER: Final = 1  # one of the kinds in `gain`, as the owner likes
TRADE: Final = 2  # `pay` for `gain`, if the owner likes, once
TURN: Final = 3  # up to `most` of the kind in `pay` into as many of the one in `into`, then `gain`
SELL_GOODS: Final = 4  # up to `most` of any Goods, `gain` for each
SELL_MYSTIC: Final = 5  # one of any kind for `gain`, if the owner likes
EFFECTS: Final = ["gain", "either", "trade", "turn", "sell_goods", "sell_mystic"]

PAID: Final = KINDS[:OWNED]  # what can be paid: what lies in front of a player
GAINED: Final = KINDS


@dataclass(frozen=True)
class Ability:
    """One effect. What its kind does not have is empty."""

    kind: int = GAIN
    pay: Amounts = field(default_factory=nothing)
    gain: Amounts = field(default_factory=nothing)
    into: int = 0
    most: int = 0


def read_ability(row: Row) -> Ability:
    part = row.part("effect")
    kind = part.one_of("kind", EFFECTS)
    ability = Ability(
        kind,
        pay=read_part(part, "pay", PAID) if kind in (TRADE, TURN) else nothing(),
        gain=read_part(part, "gain", PAID if kind == EITHER else GAINED),
        into=part.one_of("into", KINDS[:OWNED]) if kind == TURN else 0,
        most=part.number_in("most", 1, MOST) if kind in (TURN, SELL_GOODS) else 0,
    )
    part.no_more()
    if not any(ability.gain):
        raise part.wrong("gain", f"should name some of {', '.join(GAINED)}")
    return ability


def read_part(row: Row, key: str, allowed: list[str]) -> Amounts:
    """An inline table of amounts."""
    part = row.part(key)
    amounts = read_amounts(part, allowed)
    part.no_more()
    return amounts
