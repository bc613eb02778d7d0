"""The printed things of Forge, one class each, and how their rows are read.

Rows are never edited: a card is an int, its row in a table of the box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.effects import (
    COSTS,
    GAINS,
    LOCATIONS,
    MATERIALS,
    ON_DEVELOPMENTS,
    ON_GUILD_CARDS,
    ON_TRAININGS,
    PRODUCTS,
    TYPES,
    Ability,
    read_abilities,
)
from hearth.games.forge.goods import Amounts, read_part
from hearth.kernel import Row

SEALS: Final = ["red", "orange", "yellow", "green", "blue", "violet", "white"]

WAGON: Final = 0
ANVIL: Final = 1
FORGE: Final = 2
GRINDSTONE: Final = 3
CHISELS: Final = 4
TONGS: Final = 5
HAMMERS: Final = 6
VISE: Final = 7
UPGRADES: Final = [
    "wagon",
    "anvil",
    "forge",
    "grindstone",
    "chisels",
    "tongs",
    "hammers",
    "vise",
]
TOP: Final = 4  # upgrades below this are of the top half

THREE_FORGED: Final = 0
FOUR_SEALS: Final = 1
TOP_UPGRADES: Final = 2
BOTTOM_UPGRADES: Final = 3
FOUR_TRAINING: Final = 4
FOUR_DEVELOPMENT: Final = 5
SKILL_FIVE: Final = 6
ACHIEVEMENTS: Final = [
    "three_forged",
    "four_seals",
    "top_upgrades",
    "bottom_upgrades",
    "four_training",
    "four_development",
    "skill_five",
]
# The most that can be asked for in each column: there is no more of it.
MOST_ASKED: Final = [20, len(SEALS), TOP, len(UPGRADES) - TOP, 4, 4, 5]

LETTERS: Final = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]  # of the locations
COLUMNS: Final = 3  # of the main board
PLUS_ONE: Final = -1  # a Blacksmith spot "+1"
MOST_SPOTS: Final = 4  # of one kind in a location
ON_SPOTS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
GATHERED: Final = [kind for kind in MATERIALS if kind != "brick"]

TOP_SKILL: Final = 5
SPACES: Final = 4  # of the Turn Order track
ACHIEVEMENT_ROWS: Final = 4  # Hammer slots of a column

# What an Ironclad card can do below its location and its income.
IRONCLAD_UPGRADE: Final = 0
IRONCLAD_CARD: Final = 1
IRONCLAD_CONTRACT: Final = 2
IRONCLAD_ACHIEVEMENT: Final = 3
IRONCLAD_ACTIONS: Final = ["upgrade", "card", "contract", "achievement"]
GUILD_DECK: Final = 0
DEVELOPMENT_DECK: Final = 1
TRAINING_DECK: Final = 2
CARD_DECKS: Final = ["guild", "development", "training"]

DIFFICULTIES: Final = ["easy", "normal", "hard"]
USUAL: Final = "normal"
# What the levels were called in files of before.
FORMER_DIFFICULTIES: Final = {"apprentice": "easy", "journeyman": "normal", "master": "hard"}


@dataclass(frozen=True)
class Seal:
    id: str
    title: str  # of its guild
    glyph: str  # for those who do not see its colour


@dataclass(frozen=True)
class Contract:
    id: str
    title: str
    type: int
    product: int
    skill: int
    cost: Amounts
    needs: int  # upgrades, a bit each
    gold: int
    vp: int
    seal: int  # -1: none


@dataclass(frozen=True)
class GuildCard:
    id: str
    title: str
    seal: int
    abilities: list[Ability]
    text: str


@dataclass(frozen=True)
class Development:
    id: str
    title: str
    vp: int
    seal: int  # -1: none
    abilities: list[Ability]
    text: str


@dataclass(frozen=True)
class Training:
    id: str
    title: str
    vp: int
    seal: int  # -1: none
    abilities: list[Ability]
    text: str


@dataclass(frozen=True)
class Upgrade:
    id: str
    title: str
    cost: Amounts
    vp: int  # uncovered
    skill: int
    text: str


@dataclass(frozen=True)
class Location:
    id: str
    title: str
    letter: str
    row: int
    assistants: list[int]  # Assistant spots from the left: the number, 0 for none
    smiths: list[int]  # Blacksmith spots: the number, PLUS_ONE, 0 for none
    unlimited: bool  # room for any number of Assistants
    gives: int  # the kind of cube; -1: none


@dataclass(frozen=True)
class TurnSpace:
    number: int
    gain: Amounts


@dataclass(frozen=True)
class Achievement:
    id: str
    title: str
    text: str
    at_least: int


@dataclass(frozen=True)
class IroncladAction:
    """`what` is an upgrade, a deck of cards, a type of Contract or an Achievement."""

    kind: int
    what: int
    gold: int  # what an upgrade costs Ironclad
    row: int  # of the card, 2 or 3


@dataclass(frozen=True)
class IroncladCard:
    id: str
    letter: str
    location: int
    income: int
    actions: list[IroncladAction]  # in the order in which they are resolved


@dataclass(frozen=True)
class Difficulty:
    id: str
    title: str
    income: int  # added to that of the Ironclad cards …
    least: int  # … that show at least so much


def read_seal(row: Row) -> Seal:
    seal = Seal(row.text("id"), row.text("title"), row.text("glyph"))
    row.done()
    return seal


def read_contract(row: Row) -> Contract:
    contract = Contract(
        id=row.text("id"),
        title=row.text("title"),
        type=row.one_of("type", TYPES),
        product=row.one_of("product", PRODUCTS),
        skill=row.number_in("skill", 1, TOP_SKILL),
        cost=read_part(row, "cost", MATERIALS),
        needs=_needs(row),
        gold=row.number_in("gold", 0, 30),
        vp=row.number_in("vp", 0, 30),
        seal=_seal(row),
    )
    row.done()
    return contract


def _needs(row: Row) -> int:
    bits = 0
    if row.has("needs"):
        for upgrade in row.words("needs", UPGRADES):
            bits |= 1 << upgrade
    return bits


def _seal(row: Row) -> int:
    return row.one_of("seal", SEALS) if row.has("seal") else -1


def read_guild_card(row: Row) -> GuildCard:
    card = GuildCard(
        id=row.text("id"),
        title=row.text("title"),
        seal=row.one_of("seal", SEALS),
        abilities=read_abilities(row, ON_GUILD_CARDS),
        text=row.text("text"),
    )
    row.done()
    return card


def read_development(row: Row) -> Development:
    card = Development(
        id=row.text("id"),
        title=row.text("title"),
        vp=row.number_in("vp", 0, 20),
        seal=_seal(row),
        abilities=read_abilities(row, ON_DEVELOPMENTS),
        text=row.text("text"),
    )
    row.done()
    return card


def read_training(row: Row) -> Training:
    card = Training(
        id=row.text("id"),
        title=row.text("title"),
        vp=row.number_in("vp", 0, 20),
        seal=_seal(row),
        abilities=read_abilities(row, ON_TRAININGS),
        text=row.text("text"),
    )
    row.done()
    return card


def read_upgrade(row: Row) -> Upgrade:
    upgrade = Upgrade(
        id=row.text("id"),
        title=row.text("title"),
        cost=read_part(row, "cost", COSTS),
        vp=row.number_in("vp", 0, 20),
        skill=row.number_in("skill", 1, TOP_SKILL) if row.has("skill") else 0,
        text=row.text("text"),
    )
    row.done()
    return upgrade


def read_location(row: Row) -> Location:
    location = Location(
        id=row.text("id"),
        title=row.text("title"),
        letter=LETTERS[row.one_of("letter", LETTERS)],
        row=row.number_in("row", 1, len(LETTERS) // COLUMNS),
        assistants=_spots(row, "assistants", ON_SPOTS),
        smiths=_spots(row, "smiths", [PLUS_ONE, *ON_SPOTS]),
        unlimited=row.truth("unlimited") if row.has("unlimited") else False,
        gives=_gives(row) if row.has("gives") else -1,
    )
    row.done()
    return location


def _spots(row: Row, key: str, allowed: list[int]) -> list[int]:
    spots = row.numbers(key, allowed) if row.has(key) else []
    if len(spots) > MOST_SPOTS:
        raise row.wrong(key, f"should hold at most {MOST_SPOTS} spots")
    return spots


def _gives(row: Row) -> int:
    return MATERIALS.index(GATHERED[row.one_of("gives", GATHERED)])


def read_price(row: Row) -> int:
    """What one cube costs and brings at the Market."""
    gold = row.number_in("gold", 1, 20)
    row.done()
    return gold


def read_turn_space(row: Row, number: int) -> TurnSpace:
    """Spaces follow one another."""
    row.number_in("number", number, number)
    space = TurnSpace(number, read_part(row, "gain", GAINS))
    row.done()
    return space


def read_achievement(row: Row) -> Achievement:
    most = MOST_ASKED[row.one_of("id", ACHIEVEMENTS)]
    achievement = Achievement(
        id=row.text("id"),
        title=row.text("title"),
        text=row.text("text"),
        at_least=row.number_in("at_least", 1, most),
    )
    row.done()
    return achievement


def read_step(row: Row, key: str, number: int) -> int:
    """The VP of a row of the Achievement board, or of a set of Seals; they follow one another."""
    row.number_in(key, number, number)
    vp = row.number_in("vp", 0, 50)
    row.done()
    return vp


def read_ironclad_card(row: Row) -> IroncladCard:
    location = row.one_of("location", LOCATIONS)
    card = IroncladCard(
        id=row.text("id"),
        letter=LETTERS[location],
        location=location,
        income=row.number_in("income", 0, 20),
        actions=[_ironclad_action(part) for part in row.parts("actions")],
    )
    row.done()
    lines = [action.row for action in card.actions]
    if lines != sorted(lines):
        raise row.wrong("actions", "should list those of row 2 before those of row 3")
    return card


def _ironclad_action(part: Row) -> IroncladAction:
    kind = part.one_of("kind", IRONCLAD_ACTIONS)
    named = [UPGRADES, CARD_DECKS, TYPES, ACHIEVEMENTS][kind]
    action = IroncladAction(
        kind=kind,
        what=part.one_of("what", named),
        gold=part.number_in("gold", 0, 30) if kind == IRONCLAD_UPGRADE else 0,
        row=part.number_in("row", 2, 3),
    )
    part.no_more()
    return action


def read_difficulty(row: Row) -> Difficulty:
    found = Difficulty(
        id=row.text("id"),
        title=row.text("title"),
        income=row.number_in("income", -20, 20),
        least=row.number_in("least", 0, 20),
    )
    row.done()
    return found


def income_at(level: Difficulty, card: IroncladCard) -> int:
    """What a card brings Ironclad. [FO-132]"""
    if card.income < level.least:
        return card.income
    return max(0, card.income + level.income)


def read_start(row: Row) -> Amounts:
    """What every player begins with."""
    start = read_part(row, "has", COSTS)
    row.done()
    return start
