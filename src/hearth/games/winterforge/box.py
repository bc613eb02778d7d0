"""The box of Winterforge: all tables, read from `box/*.toml`, and what holds between them."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.cards import (
    ALLEYWAYS,
    AUCTION_DIE,
    EVENTS_USED,
    LEVELS,
    MOST_CONTRACTS,
    NO_LIMIT,
    PRECINCTS,
    TOP_SKILL,
    Component,
    Contract,
    Crew,
    EventCard,
    GuildBoard,
    Layout,
    Loan,
    Rank,
    Rune,
    Site,
    read_alleyway,
    read_auction,
    read_component,
    read_contract,
    read_crew,
    read_event,
    read_faith,
    read_guild,
    read_layout,
    read_loan,
    read_point,
    read_precinct,
    read_rank,
    read_royal,
    read_rune,
)
from hearth.kernel import Box, BoxError, Step, folder_of, refuse_doubles, refuse_more

GUILDHALL: Final = 0
MARKET: Final = 1
FORGE: Final = 2
TAVERN: Final = 3
BANK: Final = 4
SHRINE: Final = 5
AUCTION_HOUSE: Final = 6
THIEVES_GUILD: Final = 7
RUNESMITH: Final = 8
SITES: Final = 9

# How many rows the action kinds have room for.
MOST_GUILDS: Final = 12
MOST_COMPONENTS: Final = 36
MOST_RUNES: Final = 24

HERE: Final = folder_of("hearth.games.winterforge") / "box"


class WinterforgeBox(Box):
    """All tables. Royal Contracts follow the ordinary ones, Alleyways follow the Precincts."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE, name, replaced)
        self.guilds: list[GuildBoard] = [read_guild(r) for r in self.rows("guilds.toml", "guild")]
        self.components: list[Component] = [
            read_component(r) for r in self.rows("components.toml", "component")
        ]
        ids = [component.id for component in self.components]
        self.contracts: list[Contract] = [
            read_contract(r, ids) for r in self.rows("contracts.toml", "contract")
        ]
        self.first_royal: int = len(self.contracts)
        self.contracts += [read_royal(r) for r in self.rows("royals.toml", "royal")]
        self.crew: list[Crew] = [read_crew(r) for r in self.rows("crew.toml", "crew")]
        self.loans: list[Loan] = [read_loan(r) for r in self.rows("loans.toml", "loan")]
        self.runes: list[Rune] = [read_rune(r) for r in self.rows("runes.toml", "rune")]
        self.events: list[EventCard] = [read_event(r) for r in self.rows("events.toml", "event")]
        self.sites: list[Site] = [read_precinct(r) for r in self.rows("board.toml", "place")]
        self.sites += [read_alleyway(r) for r in self.rows("alleyways.toml", "alleyway")]
        self.layouts: list[Layout] = [read_layout(r) for r in self.rows("setup.toml", "table")]
        # By the value reached; a Skill of 0 costs nothing and is worth nothing.
        self.training_cost: list[int] = [0]
        self.skill_rp: list[int] = [0]
        for row in self.rows("tracks.toml", "point"):
            read_point(row, self.training_cost, self.skill_rp)
        self.auction: list[int] = []  # by the face of the d12, from 1 on
        for row in self.rows("auction.toml", "result"):
            read_auction(row, self.auction)
        self.ranks: list[Rank] = []
        for row in self.rows("ranks.toml", "rank"):
            self.ranks.append(read_rank(row, self.ranks[-1].least if self.ranks else NO_LIMIT))
        self.check()
        self.bags: list[list[int]] = [self.component_bag(level) for level in range(LEVELS)]
        self.loan_bag: list[int] = _copies([loan.copies for loan in self.loans])
        self.rune_bag: list[int] = _copies([rune.copies for rune in self.runes])
        self.faith_bag: list[int] = sorted(
            [token for row in self.rows("faith.toml", "token") for token in read_faith(row)]
        )
        ordinary = range(self.first_royal)
        self.starting: list[int] = [c for c in ordinary if self.contracts[c].rp == 1]
        self.others: list[int] = [c for c in ordinary if self.contracts[c].rp != 1]
        self.solo_turns: list[list[Step]] = []  # by Event, made when first needed
        self.base_crew: list[int] = [c for c in range(len(self.crew)) if self.crew[c].alleyway < 0]
        # By the set of Alleyways in play, a bit each: where a Move leads from each place.
        self.links: list[list[list[int]]] = [
            _links(self.sites, alleyways) for alleyways in range(1 << len(ALLEYWAYS))
        ]
        # The same way: the fewest Moves from each place to each other.
        self.moves: list[list[list[int]]] = [
            [_moves_from(links, start) for start in range(SITES)] for links in self.links
        ]

    def component_bag(self, level: int) -> list[int]:
        copies = [c.copies if c.level == level else 0 for c in self.components]
        return _copies(copies)

    def layout(self, seats: int) -> Layout:
        for layout in self.layouts:
            if layout.seats == seats:
                return layout
        raise BoxError(f"setup.toml: has no row for {seats} seats")

    def check(self) -> None:
        """What holds between rows and files."""
        refuse_doubles("guilds.toml", [guild.id for guild in self.guilds])
        refuse_doubles("components.toml", [component.id for component in self.components])
        refuse_doubles("contracts.toml", [c.id for c in self.contracts[: self.first_royal]])
        refuse_doubles("royals.toml", [c.id for c in self.contracts[self.first_royal :]])
        refuse_doubles("contracts.toml with royals.toml", [c.id for c in self.contracts])
        refuse_doubles("setup.toml", [f"{layout.seats} seats" for layout in self.layouts])
        refuse_doubles("crew.toml", [crew.id for crew in self.crew])
        refuse_doubles("runes.toml", [rune.id for rune in self.runes])
        refuse_doubles("events.toml", [event.id for event in self.events])
        refuse_more("guilds.toml", len(self.guilds), MOST_GUILDS)
        refuse_more("components.toml", len(self.components), MOST_COMPONENTS)
        refuse_more("contracts.toml with royals.toml", len(self.contracts), MOST_CONTRACTS)
        refuse_more("runes.toml", len(self.runes), MOST_RUNES)
        if [site.id for site in self.sites] != PRECINCTS + ALLEYWAYS:
            raise BoxError(
                f"board.toml: should list the places {', '.join(PRECINCTS)},"
                f" and alleyways.toml {', '.join(ALLEYWAYS)}"
            )
        if len(self.skill_rp) != TOP_SKILL + 1:
            raise BoxError(f"tracks.toml: should have {TOP_SKILL} points")
        if len(self.events) < EVENTS_USED:
            raise BoxError(f"events.toml: should have at least {EVENTS_USED} Events")
        if len(self.auction) != AUCTION_DIE:
            raise BoxError(f"auction.toml: should cover the faces 1 to {AUCTION_DIE}")
        _check_layouts(self)


_STANDARD: Final[list[WinterforgeBox]] = []


def standard() -> WinterforgeBox:
    """The box as it comes, read once."""
    if not _STANDARD:
        _STANDARD.append(WinterforgeBox("standard", {}))
    return _STANDARD[0]


def _copies(counts: list[int]) -> list[int]:
    """Cards in order, each as often as it is there."""
    return [card for card in range(len(counts)) for _ in range(counts[card])]


def _links(sites: list[Site], alleyways: int) -> list[list[int]]:
    """An Alleyway is one Move from every other place. [WF-118, WF-R54]"""
    first = len(PRECINCTS)
    open_ones = [first + i for i in range(len(ALLEYWAYS)) if alleyways >> i & 1]
    everywhere = list(range(first)) + open_ones
    links = [site.links + open_ones for site in sites[:first]]
    return links + [[to for to in everywhere if to != i] for i in range(first, len(sites))]


def _moves_from(links: list[list[int]], start: int) -> list[int]:
    out = [SITES] * len(links)
    out[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        for to in links[here]:
            if out[to] > out[here] + 1:
                out[to] = out[here] + 1
                edge.append(to)
    return out


def _check_layouts(box: WinterforgeBox) -> None:
    """Every table that the set-up describes can be laid out."""
    starting = sum(1 for c in box.contracts if c.rp == 1 and not c.royal)
    royals = len(box.contracts) - box.first_royal
    for layout in box.layouts:
        seats = layout.seats
        needed = layout.royals * seats
        enough = starting >= seats and royals >= needed and len(box.guilds) >= seats
        deck = box.first_royal - seats - layout.contracts_removed - layout.job_track
        if not enough or deck < 1 or box.first_royal - starting < layout.contracts_removed:
            raise BoxError(
                f"setup.toml: {seats} seats need {seats} Guilds, {needed} Royal Contracts,"
                f" {seats} Contracts of 1 RP and a Contract deck that is not empty"
            )
