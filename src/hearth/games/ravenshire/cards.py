"""The printed things of Forges of Ravenshire, one class each, and how their rows are read.

Rows are never edited: a card is an int, its row in a table of the box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.effects import GAINED, PAID, Ability, read_ability, read_part
from hearth.games.ravenshire.goods import (
    ANY_GOOD,
    ANY_MYSTIC,
    GOLD,
    GOODS,
    KINDS,
    MYSTICS,
    REPUTATION,
    Amounts,
    nothing,
    read_amounts,
)
from hearth.kernel import Row

# Guilds, which are also the colours of the dice.
HARVESTER: Final = 0
ALCHEMIST: Final = 1
MERCHANT: Final = 2
GUILDS: Final = ["harvester", "alchemist", "merchant"]
RAVEN: Final = 3  # the colour of the one die that belongs to no guild

COMMON: Final = 0
EXCEPTIONAL: Final = 1
LEGENDARY: Final = 2
TIERS: Final = ["common", "exceptional", "legendary"]

WEAPON: Final = 0
SHIELD: Final = 1
ARMOR: Final = 2
TYPES: Final = ["weapon", "shield", "armor"]

NORMAL: Final = 0
MITHRIL_FINISH: Final = 1
EMBERGEM_FINISH: Final = 2
FINISHES: Final = ["normal", "mithril", "embergem"]

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

SPECIAL_TRAINING: Final = 0
SIDE_JOBS: Final = 1
OVERTIME: Final = ["special_training", "side_jobs"]

BADGER: Final = 0
RAVEN_ASSISTANT: Final = 1
GUILD_ADVISOR: Final = 2
NOBLE_PATRON: Final = 3
ASSISTANTS: Final = ["badger", "raven", "guild_advisor", "noble_patron"]

GOOD_EXCHANGE: Final = 0
MYSTIC_EXCHANGE: Final = 1
TALISMAN_EXCHANGE: Final = 2  # changes a die, all others change what is owned
EMBERGEM_EXCHANGE: Final = 3
DRAGON_SCALE_EXCHANGE: Final = 4
EXCHANGES: Final = ["good", "mystic", "talisman", "embergem", "dragon_scale"]

# What a Title counts.
BY_TIER: Final = 0
BY_CONTRACTS: Final = 1
BY_FINISH: Final = 2
BY_TYPE: Final = 3
BY_MEMBERS: Final = 4
TITLE_KINDS: Final = ["tier", "contracts", "finish", "type", "members"]

# Which of its dice the Rival places.
HIGH: Final = 0
LOW: Final = 1
MIDDLE: Final = 2
RIVAL_DICE: Final = ["high", "low", "middle"]
SLOTS: Final = ["left", "middle", "right"]
COLUMNS: Final = 3  # of the Guild Halls

# What the Rival gains, as indices into its own amounts.
WORK: Final = 0
CHARM: Final = 1
RIVAL_GOLD: Final = 2
RIVAL_REPUTATION: Final = 3
RIVAL_KINDS: Final = ["work", "charm", "gold", "reputation"]
DIFFICULTIES: Final = ["apprentice", "journeyman", "master", "forgemaster"]

ROUNDS: Final = 4
HAND: Final = 3  # Common Contracts dealt to each player, of which one is kept
ON_SHOW: Final = 3  # Contracts of a row
HALLS: Final = 6  # tokens in the Guild Halls
RIVAL_TURNS: Final = 12  # three in each round
TOP_LEVEL: Final = 20  # of the Reputation track

MATERIALS: Final = KINDS[:MYSTICS]  # what Contracts and finishes cost
BONUSES: Final = [kind for kind in KINDS if kind not in ("gold", "reputation")]
# A level that gave Reputation could reach another while it is being reached.
ON_LEVELS: Final = [kind for kind in KINDS if kind != "reputation"]


@dataclass(frozen=True)
class Member:
    id: str
    title: str
    guild: int
    cost: Amounts
    ability: Ability
    text: str
    printed: bool  # on every player board, never recruited


@dataclass(frozen=True)
class Contract:
    id: str
    title: str
    tier: int
    type: int
    cost: Amounts
    gold: int
    reputation: int
    bonus: Amounts
    gain: Amounts  # all of it: gold, reputation and bonus


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
class Title:
    id: str
    title: str
    text: str
    kind: int
    what: int  # the tier, finish or type that is counted
    at_least: int
    gold: int


@dataclass(frozen=True)
class Finish:
    id: str
    title: str
    cost: Amounts
    gain: Amounts


@dataclass(frozen=True)
class Overtime:
    id: str
    title: str
    text: str
    tokens: int
    gain: Amounts


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


@dataclass(frozen=True)
class Assistant:
    id: str
    title: str
    text: str


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


@dataclass(frozen=True)
class Layout:
    """What the number of players changes."""

    seats: int
    titles: int


def read_member(row: Row) -> Member:
    printed = row.truth("printed") if row.has("printed") else False
    member = Member(
        id=row.text("id"),
        title=row.text("title"),
        guild=row.one_of("guild", GUILDS),
        cost=nothing() if printed else read_part(row, "cost", PAID),
        ability=read_ability(row),
        text=row.text("text"),
        printed=printed,
    )
    row.done()
    return member


def read_contract(row: Row) -> Contract:
    cost = read_part(row, "cost", MATERIALS)
    if not any(cost):
        raise row.wrong("cost", "should name at least one Good or Mystic")
    gold = row.number_in("gold", 0, 50)
    reputation = row.number_in("reputation", 0, 10)
    bonus = read_part(row, "bonus", BONUSES) if row.has("bonus") else nothing()
    gain = list(bonus)
    gain[GOLD] = gold
    gain[REPUTATION] = reputation
    contract = Contract(
        id=row.text("id"),
        title=row.text("title"),
        tier=row.one_of("tier", TIERS),
        type=row.one_of("type", TYPES),
        cost=cost,
        gold=gold,
        reputation=reputation,
        bonus=bonus,
        gain=gain,
    )
    row.done()
    return contract


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


ALTERNATIVES: Final = 3


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


def read_title(row: Row) -> Title:
    kind = row.one_of("kind", TITLE_KINDS)
    named = {BY_TIER: TIERS, BY_FINISH: FINISHES, BY_TYPE: TYPES}.get(kind)
    title = Title(
        id=row.text("id"),
        title=row.text("title"),
        text=row.text("text"),
        kind=kind,
        what=row.one_of("what", named) if named is not None else 0,
        at_least=row.number_in("at_least", 1, 20),
        gold=row.number_in("gold", 0, 50),
    )
    row.done()
    return title


def read_finish(row: Row) -> Finish:
    finish = Finish(
        id=row.text("id"),
        title=row.text("title"),
        cost=read_part(row, "cost", MATERIALS) if row.has("cost") else nothing(),
        gain=read_part(row, "gain", GAINED) if row.has("gain") else nothing(),
    )
    row.done()
    return finish


def read_overtime(row: Row) -> Overtime:
    card = Overtime(
        id=row.text("id"),
        title=row.text("title"),
        text=row.text("text"),
        tokens=row.number_in("tokens", 1, 10),
        gain=read_part(row, "gain", GAINED),
    )
    row.done()
    return card


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


EXCHANGED: Final = [kind for kind in KINDS if kind not in ("action_token", "reputation")]


def _shrinks(pay: Amounts, gain: Amounts) -> bool:
    """An exchange may be used any number of times, so it has to come to an end."""
    mystics = _mystics(pay) - _mystics(gain)
    return mystics > 0 or (mystics == 0 and _goods(pay) > _goods(gain))


def _goods(amounts: Amounts) -> int:
    return sum(amounts[:GOODS]) + amounts[ANY_GOOD]


def _mystics(amounts: Amounts) -> int:
    return sum(amounts[GOODS:MYSTICS]) + amounts[ANY_MYSTIC]


def read_assistant(row: Row) -> Assistant:
    assistant = Assistant(row.text("id"), row.text("title"), row.text("text"))
    row.done()
    return assistant


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


def read_layout(row: Row) -> Layout:
    layout = Layout(row.number_in("seats", 1, 4), row.number_in("titles", 1, 10))
    row.done()
    return layout


def read_start(row: Row) -> Amounts:
    """What every player begins with."""
    start = read_part(row, "has", PAID)
    row.done()
    return start
