"""The box of Ravenshire: all tables, read from `box/*.toml`, and what holds between them."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.boards import (
    EXCHANGES,
    HALLS,
    ROMANS,
    SPACES,
    TOP_LEVEL,
    UPGRADES,
    District,
    Exchange,
    Level,
    Space,
    Upgrade,
    read_district,
    read_exchange,
    read_level,
    read_space,
    read_upgrade,
)
from hearth.games.ravenshire.cards import (
    ASSISTANTS,
    FINISHES,
    GUILDS,
    HAND,
    ON_SHOW,
    OVERTIME,
    TIERS,
    Assistant,
    Contract,
    Finish,
    Layout,
    Member,
    Overtime,
    Title,
    read_assistant,
    read_contract,
    read_finish,
    read_layout,
    read_member,
    read_overtime,
    read_start,
    read_title,
)
from hearth.games.ravenshire.goods import Amounts
from hearth.games.ravenshire.rival_cards import (
    DIFFICULTIES,
    RIVAL_TURNS,
    Difficulty,
    RivalCard,
    RivalRow,
    read_difficulty,
    read_rival,
    read_rival_card,
)
from hearth.kernel import (
    Box,
    BoxError,
    Row,
    folder_of,
    refuse_doubles,
    refuse_more,
    refuse_other_ids,
)

SEATS: Final = [1, 2, 3, 4]
MOST_SEATS: Final = 4

# How many rows the action kinds have room for.
MOST_MEMBERS: Final = 60
MOST_CONTRACTS: Final = 100
MOST_TITLES: Final = 20

HERE: Final = folder_of("hearth.games.ravenshire") / "box"


class RavenshireBox(Box):
    """All tables. The printed members come first; Contracts lie in the order of their tiers."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE, name, replaced)
        self.members: list[Member] = [read_member(r) for r in self.rows("members.toml", "member")]
        self.contracts: list[Contract] = [
            read_contract(r) for r in self.rows("contracts.toml", "contract")
        ]
        self.districts: list[District] = [
            read_district(r) for r in self.rows("districts.toml", "district")
        ]
        self.spaces: list[Space] = [read_space(r) for r in self.rows("production.toml", "space")]
        self.levels: list[Level] = []
        for row in self.rows("reputation.toml", "level"):
            self.levels.append(read_level(row, len(self.levels)))
        self.titles: list[Title] = [read_title(r) for r in self.rows("titles.toml", "title")]
        self.finishes: list[Finish] = [read_finish(r) for r in self.rows("finishes.toml", "finish")]
        self.overtime: list[Overtime] = [
            read_overtime(r) for r in self.rows("overtime.toml", "card")
        ]
        self.upgrades: list[Upgrade] = [
            read_upgrade(r) for r in self.rows("upgrades.toml", "upgrade")
        ]
        self.exchanges: list[Exchange] = [
            read_exchange(r) for r in self.rows("exchanges.toml", "exchange")
        ]
        self.assistants: list[Assistant] = [
            read_assistant(r) for r in self.rows("assistants.toml", "assistant")
        ]
        self.rival_cards: list[RivalCard] = [
            read_rival_card(r) for r in self.rows("rival_cards.toml", "card")
        ]
        self.rival: RivalRow = read_rival(self.only_row("rival.toml", "rival"))
        self.difficulties: list[Difficulty] = [
            read_difficulty(r) for r in self.rows("difficulties.toml", "difficulty")
        ]
        self.layouts: list[Layout] = [read_layout(r) for r in self.rows("setup.toml", "table")]
        self.start: Amounts = read_start(self.only_row("start.toml", "start"))
        self.check()
        # By tier, and one more where the Contracts end.
        tiers = [contract.tier for contract in self.contracts]
        self.first_of_tier: list[int] = [tiers.index(tier) for tier in range(len(TIERS))]
        self.first_of_tier.append(len(tiers))

    def layout(self, seats: int) -> Layout:
        for layout in self.layouts:
            if layout.seats == seats:
                return layout
        raise BoxError(f"setup.toml: has no row for {seats} seats")

    def only_row(self, file: str, key: str) -> Row:
        rows = self.rows(file, key)
        if len(rows) != 1:
            raise BoxError(f"{file}: should have one row [[{key}]], not {len(rows)}")
        return rows[0]

    def check(self) -> None:
        """What holds between rows and files."""
        refuse_doubles("members.toml", [member.id for member in self.members])
        refuse_doubles("contracts.toml", [contract.id for contract in self.contracts])
        refuse_doubles("districts.toml", [district.id for district in self.districts])
        refuse_doubles("titles.toml", [title.id for title in self.titles])
        refuse_doubles("rival_cards.toml", [card.id for card in self.rival_cards])
        refuse_doubles("setup.toml", [f"{layout.seats} seats" for layout in self.layouts])
        refuse_more("members.toml", len(self.members), MOST_MEMBERS)
        refuse_more("contracts.toml", len(self.contracts), MOST_CONTRACTS)
        refuse_more("titles.toml", len(self.titles), MOST_TITLES)
        _check_named(self)
        _check_members(self.members)
        _check_contracts(self.contracts)
        _check_levels(self.levels)
        if len(self.rival_cards) != RIVAL_TURNS:
            raise BoxError(f"rival_cards.toml: should have {RIVAL_TURNS} Rival cards")
        for seats in SEATS:
            needed = self.layout(seats).titles
            if needed > len(self.titles):
                raise BoxError(f"setup.toml: {seats} seats need {needed} Titles")


_STANDARD: Final[list[RavenshireBox]] = []


def standard() -> RavenshireBox:
    """The box as it comes, read once."""
    if not _STANDARD:
        _STANDARD.append(RavenshireBox("standard", {}))
    return _STANDARD[0]


def _check_named(box: RavenshireBox) -> None:
    """Some rows are known to the rules by their place in the file."""
    refuse_other_ids("districts.toml", [district.roman for district in box.districts], ROMANS)
    refuse_other_ids("production.toml", [space.id for space in box.spaces], SPACES)
    refuse_other_ids("finishes.toml", [finish.id for finish in box.finishes], FINISHES)
    refuse_other_ids("overtime.toml", [card.id for card in box.overtime], OVERTIME)
    refuse_other_ids("upgrades.toml", [upgrade.id for upgrade in box.upgrades], UPGRADES)
    refuse_other_ids("exchanges.toml", [exchange.id for exchange in box.exchanges], EXCHANGES)
    refuse_other_ids("assistants.toml", [assistant.id for assistant in box.assistants], ASSISTANTS)
    refuse_other_ids("difficulties.toml", [found.id for found in box.difficulties], DIFFICULTIES)


def _check_members(members: list[Member]) -> None:
    """The three printed members stand first and nowhere else."""
    printed = len(GUILDS)
    for i in range(len(members)):
        member = members[i]
        if member.printed != (i < printed) or (i < printed and member.guild != i):
            raise BoxError(
                f"members.toml, row {i + 1} ({member.id}), key 'printed': the first rows should be"
                f" the printed members of {', '.join(GUILDS)}, and no other is printed"
            )
    if len(members) < printed + HALLS:
        raise BoxError(f"members.toml: should have at least {HALLS} members to recruit")


def _check_contracts(contracts: list[Contract]) -> None:
    """Every deck can be laid out, and Common Contracts dealt to all."""
    tiers = [contract.tier for contract in contracts]
    for i in range(1, len(tiers)):
        if tiers[i] < tiers[i - 1]:
            raise BoxError(
                f"contracts.toml, row {i + 1} ({contracts[i].id}), key 'tier':"
                f" should not be {TIERS[tiers[i]]} after {TIERS[tiers[i - 1]]}"
            )
    for tier in range(len(TIERS)):
        needed = ON_SHOW if tier else ON_SHOW + HAND * MOST_SEATS
        if tiers.count(tier) < needed:
            raise BoxError(
                f"contracts.toml: has {tiers.count(tier)} {TIERS[tier]} Contracts;"
                f" at least {needed} are needed"
            )


def _check_levels(levels: list[Level]) -> None:
    """The track is whole, and opens each row once, Common at its beginning."""
    if len(levels) != TOP_LEVEL + 1:
        raise BoxError(f"reputation.toml: should have the levels 0 to {TOP_LEVEL}")
    opened = [level.opens for level in levels if level.opens >= 0]
    if levels[0].opens != 0 or opened != list(range(len(TIERS))):
        raise BoxError(
            f"reputation.toml: level 0 should open common, and later levels"
            f" {', '.join(TIERS[1:])}, each once and in this order"
        )
