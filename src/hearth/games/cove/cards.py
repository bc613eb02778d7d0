"""The printed things of the Cove, one class each, and how their rows are read.

Rows are never edited: a card is an int, its row in a table of the box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.figures import COLOURS, GOODS, SIZES
from hearth.kernel import Row

SETS: Final = ["locals", "mercenaries", "sailors"]

# What a Townsfolk card does when it is recruited.
DISCARD_CORRUPTION: Final = 0  # up to `number` own cards of choice
ROLL_STOCK: Final = 1  # any of what the merchant works with; the Blacksmith's Alloy supply
GAIN_GOLD: Final = 2  # `number`
GAIN_GOODS: Final = 3  # `goods`, from the own goods supply
RETURN_AND_DRAW: Final = 4  # a figure at sea into the bag, then one is drawn and seated
MOVE_FIGURE: Final = 5  # from a boat at sea to another
DRAW_AND_SEAT: Final = 6  # `number` figures
TO_HALL: Final = 7  # an adventurer at sea
ABILITIES: Final = [
    "discard_corruption",
    "roll_stock",
    "gain_gold",
    "gain_goods",
    "return_and_draw",
    "move_figure",
    "draw_and_seat",
    "to_hall",
]

CRIMINALS: Final = 0
CULTISTS: Final = 1
ROBBERS: Final = 2
ROGUE_CARDS: Final = ["criminals", "cultists", "robbers"]

DIFFICULTIES: Final = ["easy", "normal", "hard"]
USUAL: Final = "normal"
# What the levels were called in files of before.
FORMER_DIFFICULTIES: Final = {"apprentice": "easy", "journeyman": "normal", "master": "hard"}

# What a Peddler card does beside its Goods.
NO_EFFECT: Final = 0
PATRON: Final = 1
HIRE: Final = 2
PEDDLER_EFFECTS: Final = ["none", "patron", "hire"]
# Its Goods; in place of a colour, the one with most adventurers about [CO-077].
OFFERED: Final = [*GOODS, *[f"{size}_wanted" for size in SIZES]]

HOURS: Final = 12
SLOTS: Final = 4  # of the Town Square
MOST_ICONS: Final = 3
MOST_HOURS: Final = 3


@dataclass(frozen=True)
class Faction:
    """A colour of adventurers."""

    id: str
    title: str  # of its members
    hall: str
    figures: int  # in the whole box
    small: int  # base value of a small Good of this colour
    large: int


@dataclass(frozen=True)
class Ability:
    kind: int
    number: int
    goods: list[int]


@dataclass(frozen=True)
class Townsfolk:
    id: str
    title: str
    set: int
    abilities: list[Ability]  # one after the other
    icons: list[int]  # faction icons, by colour
    rogues: int  # Rogue icons
    text: str


@dataclass(frozen=True)
class CorruptionCard:
    """All cards of one title."""

    id: str
    title: str
    icons: int
    count: int


@dataclass(frozen=True)
class RogueCard:
    id: str
    title: str
    lair: int
    bag: int
    text: str


@dataclass(frozen=True)
class PeddlerCard:
    id: str
    title: str
    hours: int
    goods: list[int]
    wanted: list[int]  # sizes of Goods of the colour most wanted
    effect: int
    slot: int  # hire: of the Town Square


@dataclass(frozen=True)
class Difficulty:
    id: str
    title: str
    bonus: int  # Gold more for each Good that the Peddler sells


def read_faction(row: Row) -> Faction:
    faction = Faction(
        id=row.text("id"),
        title=row.text("title"),
        hall=row.text("hall"),
        figures=row.number_in("figures", 1, 30),
        small=row.number_in("small", 1, 20),
        large=row.number_in("large", 1, 20),
    )
    row.done()
    return faction


def read_townsfolk(row: Row) -> Townsfolk:
    card = Townsfolk(
        id=row.text("id"),
        title=row.text("title"),
        set=row.one_of("set", SETS),
        abilities=[read_ability(part) for part in row.parts("abilities")],
        icons=read_icons(row),
        rogues=row.number_in("rogues", 0, MOST_ICONS),
        text=row.text("text"),
    )
    row.done()
    return card


def read_icons(row: Row) -> list[int]:
    icons = [0] * len(COLOURS)
    for colour in row.words("icons", COLOURS):
        icons[colour] += 1
    return icons


def read_ability(part: Row) -> Ability:
    kind = part.one_of("kind", ABILITIES)
    number = 0
    goods: list[int] = []
    if kind in (DISCARD_CORRUPTION, GAIN_GOLD, DRAW_AND_SEAT):
        number = part.number_in("number", 1, 10)
    if kind == GAIN_GOODS:
        goods = part.words("goods", GOODS)
    part.no_more()
    return Ability(kind, number, goods)


def read_corruption(row: Row) -> CorruptionCard:
    card = CorruptionCard(
        id=row.text("id"),
        title=row.text("title"),
        icons=row.number_in("icons", 0, MOST_ICONS),
        count=row.number_in("count", 1, 99),
    )
    row.done()
    return card


def read_rogue_card(row: Row) -> RogueCard:
    card = RogueCard(
        id=row.text("id"),
        title=row.text("title"),
        lair=row.number_in("lair", 0, 8),
        bag=row.number_in("bag", 0, 8),
        text=row.text("text"),
    )
    row.done()
    return card


def read_peddler_card(row: Row) -> PeddlerCard:
    named = [row.index_of("goods", word, OFFERED) for word in row.items("goods")]
    effect = row.one_of("effect", PEDDLER_EFFECTS)
    card = PeddlerCard(
        id=row.text("id"),
        title=row.text("title"),
        hours=row.number_in("hours", 1, MOST_HOURS),
        goods=[good for good in named if good < len(GOODS)],
        wanted=[good - len(GOODS) for good in named if good >= len(GOODS)],
        effect=effect,
        slot=row.number_in("slot", 1, SLOTS) - 1 if effect == HIRE else -1,
    )
    row.done()
    return card


def read_difficulty(row: Row) -> Difficulty:
    found = Difficulty(row.text("id"), row.text("title"), row.number_in("bonus", -5, 5))
    row.done()
    return found


def read_clock(row: Row) -> list[bool]:
    """By hour, whether an adventurer icon is printed there for that many players."""
    hours = row.numbers("hours", list(range(2, HOURS + 1)))
    row.done()
    return [hour in hours for hour in range(HOURS + 1)]
