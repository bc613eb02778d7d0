"""Set-up: Guilds, Royal Contracts, the decks and rows, the First Player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.bank import ON_OFFER, fill_bank
from hearth.games.winterforge.box import (
    MOST_GUILDS,
    RUNESMITH,
    SHRINE,
    THIEVES_GUILD,
    WinterforgeBox,
)
from hearth.games.winterforge.cards import ALLEYWAYS, FIRST_PLAYER_DIE, MOST_CONTRACTS
from hearth.games.winterforge.effects import FREE_MOVE
from hearth.games.winterforge.ending import tell_round
from hearth.games.winterforge.events import (
    FIRST_PLAYER_FOUND,
    FIRST_PLAYER_ROLLED,
    GUILD_CHOSEN,
    ROUND_BEGAN,
    ROYAL_KEPT,
)
from hearth.games.winterforge.guildhall import fill_track
from hearth.games.winterforge.lords import (
    BEGIN_DAY,
    DEAL_ONE_ROYAL,
    LORDS_SEATS,
    ROUNDS_PER_DAY,
)
from hearth.games.winterforge.market import SLOTS, fill_market
from hearth.games.winterforge.questions import has_alleyway
from hearth.games.winterforge.solo import BEGIN_SOLO_TURN, LAY_OUT_EVENTS
from hearth.games.winterforge.state import EMPTY, A, Guild, Job, Winterforge
from hearth.games.winterforge.tavern import ON_SHOW, fill_tavern
from hearth.games.winterforge.turn import BEGIN_TURN
from hearth.kernel import Choice, Effect, Kind, Rules, Table, Together, deck_of, saved

MANY_SEATS: Final = 5  # from here on each Precinct has its second Prime Position

CHOOSE_GUILD: Final = A.kind("choose_guild", guild=MOST_GUILDS)
DRAW_GUILD: Final = A.kind("draw_guild")
KEEP_ROYAL: Final = A.kind("keep_royal", contract=MOST_CONTRACTS)


def set_up(rules: Rules, table: Table, box: WinterforgeBox) -> Winterforge:
    """A new match at its first choice. [WF-001 to WF-017]"""
    g = Winterforge(rules=rules, box=box, chosen=table.chosen)
    g.logging = table.logging
    g.open_chance(table.seed, table.secret)
    g.players = [Guild(seat=seat) for seat in range(table.seats)]
    g.alleyways = sum(1 << ALLEYWAYS.index(name) for name in table.chosen["alleyways"])
    large = table.seats >= MANY_SEATS
    g.prime_spots = [s.prime_spots_large if large else s.prime_spots for s in box.sites]
    clear_rows(g)
    open_match(g, table.chosen["round_cap"])
    if table.chosen["guilds"] == "random":
        for me in g.players:
            draw_guild(g, me)
    else:
        for seat in range(table.seats - 1, -1, -1):
            g.then(ChooseGuild(seat=seat))
    g.settle()
    return g


def open_match(g: Winterforge, round_cap: int) -> None:
    """What follows on the choice of Guilds: alone, for two to five, for six. [WF-001, WF-R01]"""
    g.round_cap = round_cap
    if len(g.players) == 1:
        g.then(DEAL_ROYALS, LAY_OUT_TABLE, LAY_OUT_EVENTS, BEGIN_SOLO_TURN)
    elif len(g.players) == LORDS_SEATS:
        g.round_cap = round_cap // ROUNDS_PER_DAY
        g.then(DEAL_ONE_ROYAL, LAY_OUT_TABLE, ROLL_FOR_FIRST, BEGIN_DAY)
    else:
        g.then(DEAL_ROYALS, LAY_OUT_TABLE, ROLL_FOR_FIRST, BEGIN_FIRST_ROUND)


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
    take_board(g, me, g.draw(deck_of(free_boards(g))))


def take_board(g: Winterforge, me: Guild, board: int) -> None:
    """The Skills start where the board says. [WF-005]"""
    me.board = board
    me.skills = g.box.guilds[board].skills
    g.note(GUILD_CHOSEN, me.seat, board)


@dataclass
class DealRoyals(Effect):
    """Two Royal Contracts each; the others leave the match unseen. [WF-006, WF-007, WF-R02]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        deck = deck_of(list(range(g.box.first_royal, len(g.box.contracts))))
        dealt = g.box.layout(len(g.players)).royals
        for guild in g.players:
            guild.royals = [g.draw(deck) for _ in range(dealt)]
        g.then(CHOOSE_ROYAL[len(g.players)])


DEAL_ROYALS: Final = DealRoyals()


@dataclass
class ChooseRoyal(Together):
    """Each player secretly keeps one of the two Royal Contracts. [WF-006]"""

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [KEEP_ROYAL.at(contract) for contract in me.royals]

    def apply(self, g: Winterforge, me: Guild, act: Kind, contract: int, y: int) -> None:
        me.royal = contract
        g.note(ROYAL_KEPT, me.seat, contract, 0, 1 << me.seat)
        if len(self.waiting) > 1:
            g.then(self.without(me.seat))


# By the number of seats, which all choose together.
CHOOSE_ROYAL: Final = [ChooseRoyal(waiting=list(range(n)), seat=0) for n in range(LORDS_SEATS)]


@dataclass
class LayOutTable(Effect):
    """Contracts, Market, Tavern and Bank. [WF-008 to WF-015]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        deal_contracts(g)
        fill_track(g)
        g.component_decks = [deck_of(bag[:]) for bag in g.box.bags]
        fill_market(g)
        g.crew_deck = deck_of(crew_in_play(g))
        fill_tavern(g)
        g.loan_deck = deck_of(g.box.loan_bag[:])
        fill_bank(g)
        if has_alleyway(g, SHRINE):  # [WF-119]
            g.faith_bag = deck_of(g.box.faith_bag[:])
        if has_alleyway(g, RUNESMITH):  # [WF-128]
            g.rune_deck = deck_of(g.box.rune_bag[:])


LAY_OUT_TABLE: Final = LayOutTable()


def crew_in_play(g: Winterforge) -> list[int]:
    """Crew with an Alleyway's symbol come with it; Lords has no Moves to give.

    [WF-014, WF-123, WF-126, WF-R52]
    """
    crew = g.box.base_crew[:]
    if len(g.players) == LORDS_SEATS:
        crew = [c for c in crew if g.box.crew[c].answers[FREE_MOVE] == 0]
    if g.alleyways == 0:
        return crew
    with_symbol = [c for c in range(len(g.box.crew)) if g.box.crew[c].alleyway >= 0]
    joining = [c for c in with_symbol if has_alleyway(g, SHRINE + g.box.crew[c].alleyway)]
    guards = [c for c in joining if SHRINE + g.box.crew[c].alleyway == THIEVES_GUILD]
    too_many = guards[g.box.layout(len(g.players)).bodyguards :]
    return sorted(crew + [c for c in joining if c not in too_many])


def deal_contracts(g: Winterforge) -> None:
    """A starting Contract each; some of the others are removed unseen. [WF-008 to WF-010]"""
    starting = deck_of(g.box.starting[:])
    others = deck_of(g.box.others[:])
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


ROLL_FOR_FIRST: Final = RollForFirst()


@dataclass
class BeginFirstRound(Effect):
    """The First Player begins. [WF-028]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        tell_round(g, ROUND_BEGAN)
        g.then(BEGIN_TURN)


BEGIN_FIRST_ROUND: Final = BeginFirstRound()

saved("winterforge", ChooseGuild, DealRoyals, ChooseRoyal, LayOutTable, RollForFirst)
saved("winterforge", BeginFirstRound)
saved("winterforge", Winterforge, Guild, Job)
