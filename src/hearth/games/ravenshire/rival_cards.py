"""The Rival: its cards, what it has, gains and pays, and how their rows are read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import COLUMNS, DISTRICTS, FACES, ROMANS
from hearth.games.ravenshire.cards import GUILDS, TIERS
from hearth.kernel import Row

# Which of its dice the Rival places.
HIGH: Final = 0
LOW: Final = 1
MIDDLE: Final = 2
RIVAL_DICE: Final = ["high", "low", "middle"]
SLOTS: Final = ["left", "middle", "right"]

# What the Rival gains, as indices into its own amounts.
WORK: Final = 0
CHARM: Final = 1
RIVAL_GOLD: Final = 2
RIVAL_REPUTATION: Final = 3
RIVAL_KINDS: Final = ["work", "charm", "gold", "reputation"]

DIFFICULTIES: Final = ["easy", "normal", "hard", "harder"]
USUAL: Final = "normal"
# What the levels were called in files of before.
FORMER_DIFFICULTIES: Final = {
    "apprentice": "easy",
    "journeyman": "normal",
    "master": "hard",
    "forgemaster": "harder",
}
RIVAL_TURNS: Final = 12  # three in each round


@dataclass(frozen=True)
class RivalCard:
    id: str
    die: int
    order: list[int]  # all districts
    work: int
    slot: int  # -1: none
    column: int  # -1: none


@dataclass(frozen=True)
class RivalRow:
    """What the Rival has, gains and pays. Its gains are lists by RIVAL_KINDS."""

    gold: int  # to begin with
    work: list[int]  # a Contract's price, by tier
    most_held: int  # unfinished Contracts
    surplus_gold: int  # for a Contract that it could not hold
    charms: int  # for a finish
    guilds: list[list[int]]  # by colour of the die taken, the Raven die too
    dice: list[list[int]]  # in Production, by the die's value, from 1 on


@dataclass(frozen=True)
class Difficulty:
    id: str
    title: str
    work: int  # added to that of every Rival card


def read_rival_card(row: Row) -> RivalCard:
    order = row.words("order", ROMANS)
    if len(order) != DISTRICTS:
        raise row.wrong("order", f"should name all {DISTRICTS} districts")
    card = RivalCard(
        id=row.text("id"),
        die=row.one_of("die", RIVAL_DICE),
        order=order,
        work=row.number_in("work", 0, 30),
        slot=row.one_of("slot", SLOTS) if row.has("slot") else -1,
        column=row.number_in("column", 1, COLUMNS) - 1 if row.has("column") else -1,
    )
    row.done()
    return card


def read_rival(row: Row) -> RivalRow:
    prices = row.part("work")
    work = [prices.number_in(tier, 1, 99) for tier in TIERS]
    prices.no_more()
    taken = row.part("guilds")
    guilds = [_rival_gain(taken.part(colour)) for colour in [*GUILDS, "raven"]]
    taken.no_more()
    dice = [_rival_gain(part) for part in row.parts("dice")]
    if len(dice) != FACES:
        raise row.wrong("dice", f"should hold {FACES} tables, one for each value of a die")
    rival = RivalRow(
        gold=row.number_in("gold", 0, 50),
        work=work,
        most_held=row.number_in("most_held", 1, 10),
        surplus_gold=row.number_in("surplus_gold", 0, 20),
        charms=row.number_in("charms", 1, 10),
        guilds=guilds,
        dice=[[0] * len(RIVAL_KINDS)] + dice,
    )
    row.done()
    return rival


def _rival_gain(part: Row) -> list[int]:
    gain = [part.number_in(kind, 1, 20) if part.has(kind) else 0 for kind in RIVAL_KINDS]
    part.no_more()
    return gain


def read_difficulty(row: Row) -> Difficulty:
    found = Difficulty(row.text("id"), row.text("title"), row.number_in("work", -30, 30))
    row.done()
    return found
