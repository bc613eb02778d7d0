"""The printed things of Winterforge, one class each, and how their rows are read.

Rows are never edited: a card is an int, its row in a table of the box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.effects import CRAFTS, ON_CREW, ON_EVENTS, ON_RUNES, answers
from hearth.kernel import Row

MATERIALS: Final = ["metal", "gem", "fibre"]
DICE: Final = [4, 6, 8, 12]
LEVELS: Final = 3
TOP_SKILL: Final = 7

PRECINCTS: Final = ["guildhall", "market", "forge", "tavern", "bank"]
ALLEYWAYS: Final = ["shrine", "auction_house", "thieves_guild", "runesmith"]

MOST_CONTRACTS: Final = 96  # with the Royal Contracts
MOST_OWED: Final = 30  # Coin to repay on one Loan
MOST_DICE: Final = 4  # on one Component
EVENTS_USED: Final = 15  # in a Solo game


@dataclass(frozen=True)
class GuildBoard:
    id: str
    name: str
    colour: str
    skills: list[int]


@dataclass(frozen=True)
class Component:
    id: str
    title: str
    level: int  # 0 to 2
    material: int
    cost: int
    dice: list[int]
    copies: int


@dataclass(frozen=True)
class Contract:
    id: str
    title: str
    royal: bool
    crafts: list[int]  # one, or two for a Royal Contract
    rp: int
    needs: list[int]  # how many of each material
    order: list[int]  # the materials one by one, as they are committed
    forge: int
    coin: int
    bonus_component: int  # -1: none
    bonus: int


@dataclass(frozen=True)
class Crew:
    id: str
    title: str
    hire_cost: int
    alleyway: int  # -1: in every game
    text: str
    answers: list[int]


@dataclass(frozen=True)
class Loan:
    receive: int
    repay: int
    copies: int


@dataclass(frozen=True)
class Site:
    """A Precinct or an Alleyway, as it is printed."""

    id: str
    name: str
    links: list[int]  # of a Precinct, to other Precincts
    x: float
    y: float
    prime_spots: int = 0
    prime_spots_large: int = 0
    price: int = 0  # of an Alleyway's action


@dataclass(frozen=True)
class Rune:
    id: str
    title: str
    copies: int
    text: str
    answers: list[int]


@dataclass(frozen=True)
class Deed:
    """Something that an Event does at once, with its numbers."""

    kind: str
    numbers: dict[str, int]
    levels: list[int]  # of Components, for the one deed that names them


@dataclass(frozen=True)
class EventCard:
    id: str
    title: str
    tone: str
    text: str
    deeds: list[Deed]
    answers: list[int]
    lasts: bool  # until the end of the turn: it answers questions


@dataclass(frozen=True)
class Rank:
    title: str
    least: int
    won: bool


@dataclass(frozen=True)
class Layout:
    """A row of the set-up table."""

    seats: int
    contracts_removed: int
    job_track: int
    royals: int  # dealt to each, of which one is kept
    bodyguards: int


def read_guild(row: Row) -> GuildBoard:
    skills = row.part("skills")
    start = [skills.number_in(craft, 0, TOP_SKILL) for craft in CRAFTS]
    skills.no_more()
    guild = GuildBoard(row.text("id"), row.text("name"), row.text("colour"), start)
    row.done()
    return guild


def read_component(row: Row) -> Component:
    dice = row.numbers("dice", DICE)
    if not 1 <= len(dice) <= MOST_DICE:
        raise row.wrong("dice", f"should name 1 to {MOST_DICE} dice")
    component = Component(
        id=row.text("id"),
        title=row.text("title"),
        level=row.number_in("level", 1, LEVELS) - 1,
        material=row.one_of("type", MATERIALS),
        cost=row.number_in("cost", 0, 30),
        dice=dice,
        copies=row.number_in("copies", 1, 20),
    )
    row.done()
    return component


def read_contract(row: Row, component_ids: list[str]) -> Contract:
    bonus_component, bonus = -1, 0
    if row.has("bonus"):
        part = row.part("bonus")
        bonus_component = part.one_of("component", component_ids)
        bonus = part.number_in("amount", 1, 20)
        part.no_more()
    needs = _needs(row)
    contract = Contract(
        id=row.text("id"),
        title=row.text("title"),
        royal=False,
        crafts=[row.one_of("craft", CRAFTS)],
        rp=row.number_in("rp", 0, 20),
        needs=needs,
        order=_order(needs),
        forge=row.number_in("forge", 1, 99),
        coin=row.number_in("coin", 0, 99),
        bonus_component=bonus_component,
        bonus=bonus,
    )
    row.done()
    return contract


def read_royal(row: Row) -> Contract:
    crafts = row.words("crafts", CRAFTS)
    if len(crafts) != 2:
        raise row.wrong("crafts", "should name two crafts")
    needs = _needs(row)
    contract = Contract(
        id=row.text("id"),
        title=row.text("title"),
        royal=True,
        crafts=crafts,
        rp=row.number_in("rp", 0, 20),
        needs=needs,
        order=_order(needs),
        forge=row.number_in("forge", 1, 99),
        coin=0,
        bonus_component=-1,
        bonus=0,
    )
    row.done()
    return contract


def _needs(row: Row) -> list[int]:
    part = row.part("needs")
    needs = [part.number_in(m, 1, 5) if part.has(m) else 0 for m in MATERIALS]
    part.no_more()
    if not 1 <= sum(needs) <= 5:
        raise row.wrong("needs", "should be 1 to 5 Components")
    return needs


def _order(needs: list[int]) -> list[int]:
    return [m for m in range(len(needs)) for _ in range(needs[m])]


def read_crew(row: Row) -> Crew:
    crew = Crew(
        id=row.text("id"),
        title=row.text("title"),
        hire_cost=row.number_in("hire_cost", 0, 30),
        alleyway=row.one_of("alleyway", ALLEYWAYS) if row.has("alleyway") else -1,
        text=row.text("text"),
        answers=answers(row, ON_CREW),
    )
    row.done()
    return crew


def read_loan(row: Row) -> Loan:
    receive = row.number_in("receive", 1, MOST_OWED)
    loan = Loan(receive, row.number_in("repay", receive, MOST_OWED), row.number_in("copies", 1, 20))
    row.done()
    return loan


def read_precinct(row: Row) -> Site:
    site = Site(
        id=row.text("id"),
        name=row.text("name"),
        links=row.words("links", PRECINCTS),
        x=row.fraction("x"),
        y=row.fraction("y"),
        prime_spots=row.number_in("prime_spots", 0, 6),
        prime_spots_large=row.number_in("prime_spots_large", 0, 6),
    )
    row.done()
    return site


def read_alleyway(row: Row) -> Site:
    site = Site(
        id=row.text("id"),
        name=row.text("name"),
        links=[],
        x=row.fraction("x"),
        y=row.fraction("y"),
        price=row.number_in("price", 0, 30),
    )
    row.done()
    return site


def read_rune(row: Row) -> Rune:
    rune = Rune(
        id=row.text("id"),
        title=row.text("title"),
        copies=row.number_in("copies", 1, 20),
        text=row.text("text"),
        answers=answers(row, ON_RUNES),
    )
    row.done()
    return rune


# What an Event may do at once, and the numbers it is written with.
DEEDS: Final[dict[str, list[str]]] = {
    "gain_coin": ["amount"],
    "lose_coin": ["amount"],
    "lose_coin_per_loan": ["amount"],
    "raise_skill": ["at_most", "amount"],
    "relieve_loan": ["amount", "floor", "else_coin"],
    "work_on_started": ["amount", "else_coin"],
    "free_component": [],
    "refresh_market": [],
    "lose_component": ["amount"],
    "wages_due": [],
    "lose_track_contract": [],
    "inspection": ["gain", "loss"],
}


def read_event(row: Row) -> EventCard:
    changes = answers(row, ON_EVENTS)
    deeds = [read_deed(part) for part in row.parts("now")] if row.has("now") else []
    if not deeds and not any(changes):
        raise row.wrong("now", "or effects should say what the Event does")
    event = EventCard(
        id=row.text("id"),
        title=row.text("title"),
        tone=TONES[row.one_of("tone", TONES)],
        text=row.text("text"),
        deeds=deeds,
        answers=changes,
        lasts=any(changes),
    )
    row.done()
    return event


TONES: Final = ["help", "harm", "mixed"]


def read_deed(part: Row) -> Deed:
    kinds = list(DEEDS)
    kind = kinds[part.one_of("kind", kinds)]
    numbers = {name: part.number_in(name, 0, 20) for name in DEEDS[kind]}
    levels: list[int] = []
    if kind == "free_component":
        levels = [level - 1 for level in part.numbers("levels", [1, 2, 3])]
    part.no_more()
    return Deed(kind, numbers, levels)


def read_rank(row: Row, lowest: int) -> Rank:
    """`lowest` is what the rank has to begin above; the first one has no limit."""
    least = row.number_in("least", lowest + 1, 99) if lowest > NO_LIMIT else NO_LIMIT + 1
    rank = Rank(row.text("title"), least, row.truth("won"))
    row.done()
    return rank


NO_LIMIT: Final = -1000


def read_auction(row: Row, changes: list[int]) -> None:
    """Add the changes of the faces that a row stands for; rows follow one another."""
    first = row.number_in("from", len(changes) + 1, len(changes) + 1)
    last = row.number_in("to", first, AUCTION_DIE)
    change = row.number_in("change", -20, 20)
    changes += [change] * (last - first + 1)
    row.done()


AUCTION_DIE: Final = 12
FIRST_PLAYER_DIE: Final = 12


def read_faith(row: Row) -> list[int]:
    """The tokens that a row stands for, by their value."""
    value = row.number_in("value", 1, 9)
    tokens = [value] * row.number_in("copies", 1, 40)
    row.done()
    return tokens


def read_layout(row: Row) -> Layout:
    layout = Layout(
        seats=row.number_in("seats", 1, 6),
        contracts_removed=row.number_in("contracts_removed", 0, MOST_CONTRACTS),
        job_track=row.number_in("job_track", 1, 5),
        royals=row.number_in("royals", 1, 2),
        bodyguards=row.number_in("bodyguards", 0, 2),
    )
    row.done()
    return layout


def read_point(row: Row, training_cost: list[int], skill_rp: list[int]) -> None:
    row.number_in("value", len(skill_rp), len(skill_rp))
    training_cost.append(row.number_in("training_cost", 0, 30))
    skill_rp.append(row.number_in("rp", 0, 20))
    row.done()
