"""What the boards show, and how its rows are read.

Districts and the Guild Halls, the Reputation track, Production, upgrades and the Market Exchange.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.cards import MATERIALS, TIERS
from hearth.games.ravenshire.effects import GAINED, read_part
from hearth.games.ravenshire.goods import (
    ANY_GOOD,
    ANY_MYSTIC,
    GOODS,
    KINDS,
    MYSTICS,
    Amounts,
    nothing,
    read_amounts,
)
from hearth.kernel import Row

DISTRICTS: Final = 6
ROMANS: Final = ["I", "II", "III", "IV", "V", "VI"]
FACES: Final = 6

# Production spaces.
OVERTIME_SPACE: Final = 0
HIRE_HELP: Final = 1
SCRAP_PILE: Final = 2
FORGE_MASTERY: Final = 3
CHARCOAL_KILN: Final = 4
STEEL_FOUNDRY: Final = 5
SPACES: Final = [
    "overtime",
    "hire_help",
    "scrap_pile",
    "forge_mastery",
    "charcoal_kiln",
    "steel_foundry",
]

FOUNDRY: Final = 0
KILN: Final = 1
MARKET_EXCHANGE: Final = 2
GUILD_WORKSHOP: Final = 3
UPGRADES: Final = ["foundry", "kiln", "market_exchange", "guild_workshop"]

GOOD_EXCHANGE: Final = 0
MYSTIC_EXCHANGE: Final = 1
TALISMAN_EXCHANGE: Final = 2  # changes a die, all others change what is owned
EMBERGEM_EXCHANGE: Final = 3
DRAGON_SCALE_EXCHANGE: Final = 4
EXCHANGES: Final = ["good", "mystic", "talisman", "embergem", "dragon_scale"]

COLUMNS: Final = 3  # of the Guild Halls
HALLS: Final = 6  # tokens in the Guild Halls
TOP_LEVEL: Final = 20  # of the Reputation track

# A level that gave Reputation could reach another while it is being reached.
ON_LEVELS: Final = [kind for kind in KINDS if kind != "reputation"]
EXCHANGED: Final = [kind for kind in KINDS if kind not in ("action_token", "reputation")]
ALTERNATIVES: Final = 3  # of Forge Mastery


@dataclass(frozen=True)
class District:
    id: str
    title: str
    roman: str
    yields: list[Amounts]  # by the die's value, from 1 on
    recruits: bool


@dataclass(frozen=True)
class Space:
    """A Production space. What it does not have is empty."""

    id: str
    title: str
    text: str
    yields: list[Amounts]  # by the die's value, from 1 on
    improved: Amounts  # gained as well, once its upgrade is built
    alternatives: list[Amounts]  # one of them is chosen


@dataclass(frozen=True)
class Level:
    gain: Amounts  # on reaching it
    gold: int  # at final scoring
    opens: int  # the tier of the row; -1: none


@dataclass(frozen=True)
class Upgrade:
    id: str
    title: str
    text: str
    tokens: int


@dataclass(frozen=True)
class Exchange:
    id: str
    title: str
    text: str
    pay: Amounts
    gain: Amounts


def read_district(row: Row) -> District:
    district = District(
        id=row.text("id"),
        title=row.text("title"),
        roman=ROMANS[row.one_of("roman", ROMANS)],
        yields=_by_value(row),
        recruits=row.truth("recruits"),
    )
    row.done()
    return district


def _by_value(row: Row) -> list[Amounts]:
    """A table of amounts for each value of a die; nothing for 0, which no die shows."""
    found = [nothing()]
    for part in row.parts("yields"):
        found.append(read_amounts(part, GAINED))
        part.no_more()
    if len(found) != FACES + 1:
        raise row.wrong("yields", f"should hold {FACES} tables, one for each value of a die")
    return found


def read_space(row: Row) -> Space:
    """Which keys a space has follows from what it does."""
    space = row.one_of("id", SPACES)
    choosing = space == FORGE_MASTERY
    yielding = space not in (OVERTIME_SPACE, FORGE_MASTERY)
    upgraded = space in (CHARCOAL_KILN, STEEL_FOUNDRY)
    found = Space(
        id=SPACES[space],
        title=row.text("title"),
        text=row.text("text"),
        yields=_by_value(row) if yielding else [],
        improved=read_part(row, "improved", GAINED) if upgraded else nothing(),
        alternatives=_alternatives(row) if choosing else [],
    )
    row.done()
    return found


def _alternatives(row: Row) -> list[Amounts]:
    found: list[Amounts] = []
    for part in row.parts("alternatives"):
        found.append(read_amounts(part, GAINED))
        part.no_more()
    if len(found) != ALTERNATIVES:
        raise row.wrong("alternatives", f"should hold {ALTERNATIVES} tables")
    return found


def read_level(row: Row, level: int) -> Level:
    """Levels follow one another."""
    row.number_in("level", level, level)
    found = Level(
        gain=read_part(row, "gain", ON_LEVELS) if row.has("gain") else nothing(),
        gold=row.number_in("gold", 0, 99),
        opens=row.one_of("opens", TIERS) if row.has("opens") else -1,
    )
    row.done()
    return found


def read_upgrade(row: Row) -> Upgrade:
    upgrade = Upgrade(
        id=row.text("id"),
        title=row.text("title"),
        text=row.text("text"),
        tokens=row.number_in("tokens", 1, 10),
    )
    row.done()
    return upgrade


def read_exchange(row: Row) -> Exchange:
    exchange = row.one_of("id", EXCHANGES)
    if exchange == TALISMAN_EXCHANGE:
        pay, gain = nothing(), nothing()
    else:
        any_kind = {GOOD_EXCHANGE: ["good"], MYSTIC_EXCHANGE: ["mystic"]}
        pay = read_part(row, "pay", any_kind.get(exchange, MATERIALS))
        gain = read_part(row, "gain", EXCHANGED)
        if not _shrinks(pay, gain):
            raise row.wrong("gain", "should be fewer Mystics than pay, or as many and fewer Goods")
    found = Exchange(EXCHANGES[exchange], row.text("title"), row.text("text"), pay, gain)
    row.done()
    return found


def _shrinks(pay: Amounts, gain: Amounts) -> bool:
    """An exchange may be used any number of times, so it has to come to an end."""
    mystics = _mystics(pay) - _mystics(gain)
    return mystics > 0 or (mystics == 0 and _goods(pay) > _goods(gain))


def _goods(amounts: Amounts) -> int:
    return sum(amounts[:GOODS]) + amounts[ANY_GOOD]


def _mystics(amounts: Amounts) -> int:
    return sum(amounts[GOODS:MYSTICS]) + amounts[ANY_MYSTIC]
