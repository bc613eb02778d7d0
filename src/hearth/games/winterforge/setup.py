"""Set-up: Guilds, Royal Contracts, the decks and rows, the First Player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.bank import ON_OFFER, fill_bank
from hearth.games.winterforge.box import MOST_CONTRACTS, MOST_GUILDS, WinterforgeBox
from hearth.games.winterforge.events import (
    FIRST_PLAYER_FOUND,
    FIRST_PLAYER_ROLLED,
    GUILD_CHOSEN,
    ROUND_BEGAN,
    ROYAL_KEPT,
    TABLE,
)
from hearth.games.winterforge.guildhall import fill_track
from hearth.games.winterforge.market import SLOTS, fill_market
from hearth.games.winterforge.state import EMPTY, A, Guild, Job, Winterforge
from hearth.games.winterforge.tavern import ON_SHOW, fill_tavern
from hearth.games.winterforge.turn import begin_turn
from hearth.kernel import Choice, Deck, Effect, Kind, Rules, Table, Together, saved, seeded

MANY_SEATS: Final = 5  # from here on each Precinct has its second Prime Position
FIRST_PLAYER_DIE: Final = 12

CHOOSE_GUILD: Final = A.kind("choose_guild", guild=MOST_GUILDS)
DRAW_GUILD: Final = A.kind("draw_guild")
KEEP_ROYAL: Final = A.kind("keep_royal", contract=MOST_CONTRACTS)


def set_up(rules: Rules, table: Table, box: WinterforgeBox) -> Winterforge:
    """A new match at its first choice. [WF-001 to WF-017]"""
    g = Winterforge(rules=rules, box=box, chosen=table.chosen)
    g.logging = table.logging
    g.rng = seeded(table.seed)
    g.round_cap = table.chosen["round_cap"]
    g.players = [Guild(seat=seat) for seat in range(table.seats)]
    large = table.seats >= MANY_SEATS
    g.prime_spots = [p.prime_spots_large if large else p.prime_spots for p in box.places]
    clear_rows(g)
    g.then(DEAL_ROYALS, LAY_OUT_TABLE, ROLL_FOR_FIRST)
    if table.chosen["guilds"] == "random":
        for me in g.players:
            draw_guild(g, me)
    else:
        for seat in range(table.seats - 1, -1, -1):
            g.then(ChooseGuild(seat=seat))
    g.settle()
    return g


def clear_rows(g: Winterforge) -> None:
    g.track = [EMPTY] * g.box.layout(len(g.players)).job_track
    g.market = [EMPTY] * SLOTS
    g.tavern = [EMPTY] * ON_SHOW
    g.bank = [EMPTY] * ON_OFFER


@dataclass
class ChooseGuild(Choice):
    """Each player in seat order takes a Guild Board, or lets chance decide. [WF-002, WF-R04]"""

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [*[CHOOSE_GUILD.at(board) for board in free_boards(g)], DRAW_GUILD.at()]

    def apply(self, g: Winterforge, me: Guild, act: Kind, board: int, y: int) -> None:
        if act is CHOOSE_GUILD:
            take_board(g, me, board)
        else:
            draw_guild(g, me)


def free_boards(g: Winterforge) -> list[int]:
    taken = [guild.board for guild in g.players]
    return [board for board in range(len(g.box.guilds)) if board not in taken]


def draw_guild(g: Winterforge, me: Guild) -> None:
    take_board(g, me, g.draw(Deck(free_boards(g))))


def take_board(g: Winterforge, me: Guild, board: int) -> None:
    """The Skills start where the board says. [WF-005]"""
    me.board = board
    me.skills = g.box.guilds[board].skills
    g.note(GUILD_CHOSEN, me.seat, board)


@dataclass
class DealRoyals(Effect):
    """Two Royal Contracts each; the others leave the match unseen. [WF-006, WF-007, WF-R02]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        deck = Deck(list(range(g.box.first_royal, len(g.box.contracts))))
        for guild in g.players:
            guild.royals = [g.draw(deck), g.draw(deck)]
        seats = list(range(len(g.players)))
        g.then(ChooseRoyal(waiting=seats, seat=0))


DEAL_ROYALS: Final = DealRoyals()


@dataclass
class ChooseRoyal(Together):
    """Each player secretly keeps one of the two Royal Contracts. [WF-006]"""

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [KEEP_ROYAL.at(contract) for contract in me.royals]

    def apply(self, g: Winterforge, me: Guild, act: Kind, contract: int, y: int) -> None:
        me.royal = contract
        g.note(ROYAL_KEPT, me.seat, contract, 0, 1 << me.seat)
        rest = self.without(me.seat)
        if rest.waiting:
            g.then(rest)


@dataclass
class LayOutTable(Effect):
    """Contracts, Market, Tavern and Bank. [WF-008 to WF-015]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        deal_contracts(g)
        fill_track(g)
        g.component_decks = [Deck(bag[:]) for bag in g.box.bags]
        fill_market(g)
        base = [c for c in range(len(g.box.crew)) if g.box.crew[c].alleyway < 0]
        g.crew_deck = Deck(base)
        fill_tavern(g)
        g.loan_deck = Deck(g.box.loan_bag[:])
        fill_bank(g)


LAY_OUT_TABLE: Final = LayOutTable()


def deal_contracts(g: Winterforge) -> None:
    """A starting Contract each; some of the others are removed unseen. [WF-008 to WF-010]"""
    starting = Deck([c for c in range(g.box.first_royal) if g.box.contracts[c].rp == 1])
    others = Deck([c for c in range(g.box.first_royal) if g.box.contracts[c].rp != 1])
    for guild in g.players:
        guild.secret = g.draw(starting)
        guild.hand = [guild.secret]
    removed = g.box.layout(len(g.players)).contracts_removed
    g.removed = sorted([g.draw(others) for _ in range(removed)])
    g.contract_deck.shuffle_in(starting.bag + others.bag)


@dataclass
class RollForFirst(Effect):
    """The highest d12 goes first; those who tie for it roll again. [WF-016, WF-R05]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        tied = list(range(len(g.players)))
        while len(tied) > 1:
            faces = [g.roll(FIRST_PLAYER_DIE) for _ in tied]
            for seat, face in zip(tied, faces, strict=True):
                g.note(FIRST_PLAYER_ROLLED, seat, face)
            highest = max(faces)
            tied = [tied[i] for i in range(len(tied)) if faces[i] == highest]
        g.first = tied[0]
        g.turn = g.first
        g.note(FIRST_PLAYER_FOUND, g.first)
        g.note(ROUND_BEGAN, TABLE, g.round)
        begin_turn(g)


ROLL_FOR_FIRST: Final = RollForFirst()

saved("winterforge", ChooseGuild, DealRoyals, ChooseRoyal, LayOutTable, RollForFirst)
saved("winterforge", Winterforge, Guild, Job)
