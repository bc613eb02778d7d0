"""The box of Winterforge: guild boards, cards, board and tables, read from `box/*.toml`.

A card is an int: its row in the table here. Rows are never edited.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearth.games.winterforge.effects import CRAFTS, answers
from hearth.kernel import Box, BoxError, Row, refuse_doubles, refuse_more

MATERIALS: Final = ["metal", "gem", "fibre"]
DICE: Final = [4, 6, 8, 12]
LEVELS: Final = 3
TOP_SKILL: Final = 7
ALLEYWAYS: Final = ["shrine", "auction_house", "thieves_guild", "runesmith"]

GUILDHALL: Final = 0
MARKET: Final = 1
FORGE: Final = 2
TAVERN: Final = 3
BANK: Final = 4
PRECINCTS: Final = ["guildhall", "market", "forge", "tavern", "bank"]

# How many rows the action kinds have room for.
MOST_GUILDS: Final = 12
MOST_COMPONENTS: Final = 36
MOST_CONTRACTS: Final = 96  # with the Royal Contracts
MOST_OWED: Final = 30  # Coin to repay on one Loan
MOST_DICE: Final = 4  # on one Component

HERE: Final = Path(__file__).parent / "box"


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
class Precinct:
    id: str
    name: str
    links: list[int]
    x: float
    y: float
    prime_spots: int
    prime_spots_large: int


@dataclass(frozen=True)
class Layout:
    """A row of the set-up table."""

    seats: int
    contracts_removed: int
    job_track: int


class WinterforgeBox(Box):
    """All tables. Royal Contracts follow the ordinary ones in `contracts`."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE, name, replaced)
        self.guilds: list[GuildBoard] = [_guild(r) for r in self.rows("guilds.toml", "guild")]
        self.components: list[Component] = [
            _component(r) for r in self.rows("components.toml", "component")
        ]
        ids = [component.id for component in self.components]
        self.contracts: list[Contract] = [
            _contract(r, ids) for r in self.rows("contracts.toml", "contract")
        ]
        self.first_royal: int = len(self.contracts)
        self.contracts += [_royal(r) for r in self.rows("royals.toml", "royal")]
        self.crew: list[Crew] = [_crew(r) for r in self.rows("crew.toml", "crew")]
        self.loans: list[Loan] = [_loan(r) for r in self.rows("loans.toml", "loan")]
        self.places: list[Precinct] = [_precinct(r) for r in self.rows("board.toml", "place")]
        self.links: list[list[int]] = [place.links for place in self.places]
        self.layouts: list[Layout] = [_layout(r) for r in self.rows("setup.toml", "table")]
        # By the value reached; a Skill of 0 costs nothing and is worth nothing.
        self.training_cost: list[int] = [0]
        self.skill_rp: list[int] = [0]
        for row in self.rows("tracks.toml", "point"):
            _read_point(row, self.training_cost, self.skill_rp)
        self.check()
        self.bags: list[list[int]] = [self.component_bag(level) for level in range(LEVELS)]
        self.loan_bag: list[int] = [
            loan for loan in range(len(self.loans)) for _ in range(self.loans[loan].copies)
        ]

    def component_bag(self, level: int) -> list[int]:
        found = [c for c in range(len(self.components)) if self.components[c].level == level]
        return [c for c in found for _ in range(self.components[c].copies)]

    def layout(self, seats: int) -> Layout:
        for layout in self.layouts:
            if layout.seats == seats:
                return layout
        raise BoxError(f"setup.toml: has no row for {seats} seats")

    def check(self) -> None:
        """What holds between rows and files."""
        refuse_doubles("guilds.toml", [guild.id for guild in self.guilds])
        refuse_doubles("components.toml", [component.id for component in self.components])
        refuse_doubles("contracts.toml, royals.toml", [c.id for c in self.contracts])
        refuse_doubles("crew.toml", [crew.id for crew in self.crew])
        refuse_more("guilds.toml", len(self.guilds), MOST_GUILDS)
        refuse_more("components.toml", len(self.components), MOST_COMPONENTS)
        refuse_more("contracts.toml with royals.toml", len(self.contracts), MOST_CONTRACTS)
        if [place.id for place in self.places] != PRECINCTS:
            raise BoxError(f"board.toml: should list the places {', '.join(PRECINCTS)}")
        if len(self.skill_rp) != TOP_SKILL + 1:
            raise BoxError(f"tracks.toml: should have {TOP_SKILL} points")
        _check_layouts(self)


_STANDARD: Final[list[WinterforgeBox]] = []


def standard() -> WinterforgeBox:
    """The box as it comes, read once."""
    if not _STANDARD:
        _STANDARD.append(WinterforgeBox("standard", {}))
    return _STANDARD[0]


def _check_layouts(box: WinterforgeBox) -> None:
    """Every table that the set-up describes can be laid out."""
    starting = sum(1 for c in box.contracts if c.rp == 1 and not c.royal)
    royals = len(box.contracts) - box.first_royal
    for layout in box.layouts:
        seats = layout.seats
        enough = starting >= seats and royals >= 2 * seats and len(box.guilds) >= seats
        deck = box.first_royal - seats - layout.contracts_removed - layout.job_track
        if not enough or deck < 1 or box.first_royal - starting < layout.contracts_removed:
            raise BoxError(
                f"setup.toml: {seats} seats need {seats} Guilds, {2 * seats} Royal Contracts,"
                f" {seats} Contracts of 1 RP and a Contract deck that is not empty"
            )


def _guild(row: Row) -> GuildBoard:
    skills = row.part("skills")
    start = [skills.number_in(craft, 0, TOP_SKILL) for craft in CRAFTS]
    skills.no_more()
    guild = GuildBoard(row.text("id"), row.text("name"), row.text("colour"), start)
    row.done()
    return guild


def _component(row: Row) -> Component:
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


def _contract(row: Row, component_ids: list[str]) -> Contract:
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


def _royal(row: Row) -> Contract:
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


def _crew(row: Row) -> Crew:
    crew = Crew(
        id=row.text("id"),
        title=row.text("title"),
        hire_cost=row.number_in("hire_cost", 0, 30),
        alleyway=row.one_of("alleyway", ALLEYWAYS) if row.has("alleyway") else -1,
        text=row.text("text"),
        answers=answers(row),
    )
    row.done()
    return crew


def _loan(row: Row) -> Loan:
    receive = row.number_in("receive", 1, MOST_OWED)
    loan = Loan(receive, row.number_in("repay", receive, MOST_OWED), row.number_in("copies", 1, 20))
    row.done()
    return loan


def _precinct(row: Row) -> Precinct:
    place = Precinct(
        id=row.text("id"),
        name=row.text("name"),
        links=row.words("links", PRECINCTS),
        x=row.fraction("x"),
        y=row.fraction("y"),
        prime_spots=row.number_in("prime_spots", 0, 6),
        prime_spots_large=row.number_in("prime_spots_large", 0, 6),
    )
    row.done()
    return place


def _layout(row: Row) -> Layout:
    layout = Layout(
        seats=row.number_in("seats", 1, 6),
        contracts_removed=row.number_in("contracts_removed", 0, MOST_CONTRACTS),
        job_track=row.number_in("job_track", 1, 5),
    )
    row.done()
    return layout


def _read_point(row: Row, training_cost: list[int], skill_rp: list[int]) -> None:
    row.number_in("value", len(skill_rp), len(skill_rp))
    training_cost.append(row.number_in("training_cost", 0, 30))
    skill_rp.append(row.number_in("rp", 0, 20))
    row.done()
