"""The cards of Forges of Ravenshire, one class each, and what set-up deals: how rows are read.

Rows are never edited: a card is an int, its row in a table of the box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.effects import GAINED, PAID, Ability, read_ability, read_part
from hearth.games.ravenshire.goods import GOLD, KINDS, MYSTICS, REPUTATION, Amounts, nothing
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

SPECIAL_TRAINING: Final = 0
SIDE_JOBS: Final = 1
OVERTIME: Final = ["special_training", "side_jobs"]

BADGER: Final = 0
RAVEN_ASSISTANT: Final = 1
GUILD_ADVISOR: Final = 2
NOBLE_PATRON: Final = 3
ASSISTANTS: Final = ["badger", "raven", "guild_advisor", "noble_patron"]

# What a Title counts.
BY_TIER: Final = 0
BY_CONTRACTS: Final = 1
BY_FINISH: Final = 2
BY_TYPE: Final = 3
BY_MEMBERS: Final = 4
TITLE_KINDS: Final = ["tier", "contracts", "finish", "type", "members"]

ROUNDS: Final = 4
HAND: Final = 3  # Common Contracts dealt to each player, of which one is kept
ON_SHOW: Final = 3  # Contracts of a row

MATERIALS: Final = KINDS[:MYSTICS]  # what Contracts and finishes cost
BONUSES: Final = [kind for kind in KINDS if kind not in ("gold", "reputation")]


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
class Assistant:
    id: str
    title: str
    text: str


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


def read_assistant(row: Row) -> Assistant:
    assistant = Assistant(row.text("id"), row.text("title"), row.text("text"))
    row.done()
    return assistant


def read_layout(row: Row) -> Layout:
    layout = Layout(row.number_in("seats", 1, 4), row.number_in("titles", 1, 10))
    row.done()
    return layout


def read_start(row: Row) -> Amounts:
    """What every player begins with."""
    start = read_part(row, "has", PAID)
    row.done()
    return start
