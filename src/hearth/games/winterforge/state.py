"""Everything on the table of Winterforge: nouns only, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.winterforge.box import GUILDHALL, WinterforgeBox, standard
from hearth.kernel import SHARED, ActionSpace, Deck, State

A: Final = ActionSpace("winterforge")

EMPTY: Final = -1  # a space of a row without a card

# Why the match ends.
NOT_YET: Final = 0
BY_ROYAL: Final = 1
BY_DECK: Final = 2
BY_ROUND_CAP: Final = 3
BY_EVENTS: Final = 4
ENDINGS: Final = ["", "royal", "deck", "round_cap", "events"]

REPLACED: Final = {"shared": True}  # a list that is replaced, never edited: clones share it


@dataclass
class Job:
    """A started Contract with everything on it. Replaced, never edited: clones share it."""

    contract: int = 0
    work: int = 0
    parts: list[int] = field(default_factory=list)  # committed Components
    faces: list[int] = field(default_factory=list)  # the dice of an attempt under way
    rune: int = -1  # committed with the Components


def job_of(contract: int, work: int, parts: list[int], faces: list[int], rune: int) -> Job:
    """A job with all of this; a dataclass's own constructor is slow in the compiled engine."""
    job: Job = Job.__new__(Job)
    job.contract = contract
    job.work = work
    job.parts = parts
    job.faces = faces
    job.rune = rune
    return job


@dataclass
class Guild:
    """A player's board and everything on it."""

    seat: int = 0
    board: int = -1  # until a Guild is chosen
    coin: int = 3
    place: int = GUILDHALL
    in_prime: bool = False
    bonus: bool = False  # the bonus of this visit to a Prime Position is still to be used
    royal: int = -1  # until one is kept
    secret: int = -1  # the starting Contract, while nobody else has seen it
    royals: list[int] = field(default_factory=list, metadata=REPLACED)  # those dealt
    skills: list[int] = field(default_factory=list, metadata=REPLACED)
    done: list[int] = field(default_factory=list, metadata=REPLACED)  # completed Contracts
    repaid: list[int] = field(default_factory=list, metadata=REPLACED)  # at the Bank
    settled: list[int] = field(default_factory=list, metadata=REPLACED)  # before scoring
    held: list[int] = field(default_factory=list, metadata=REPLACED)  # completed, to be sold
    runes: list[int] = field(default_factory=list, metadata=REPLACED)  # in the stockpile
    faith: list[int] = field(default_factory=list, metadata=REPLACED)  # values of the tokens
    rune_rp: int = 0  # noted on completed Contracts
    # Of the three Smiths of Lords, `place` is where the last one went.
    smiths: list[int] = field(default_factory=list, metadata=REPLACED)  # where they stand today
    prime_today: int = -1  # the Precinct whose Prime Position was taken today
    bonus_saved: bool = False  # its bonus is still to be used today
    hand: list[int] = field(default_factory=list)  # Contracts not started
    jobs: list[Job] = field(default_factory=list)  # the one being forged is the last
    stock: list[int] = field(default_factory=list)
    crew: list[int] = field(default_factory=list)
    loans: list[int] = field(default_factory=list)
    paid: list[int] = field(default_factory=list)  # Coin on each of the loans

    def copy(self) -> Guild:
        p: Guild = Guild.__new__(Guild)
        p.seat = self.seat
        p.board = self.board
        p.coin = self.coin
        p.place = self.place
        p.in_prime = self.in_prime
        p.bonus = self.bonus
        p.royal = self.royal
        p.secret = self.secret
        p.royals = self.royals
        p.skills = self.skills
        p.done = self.done
        p.repaid = self.repaid
        p.settled = self.settled
        p.held = self.held
        p.runes = self.runes
        p.faith = self.faith
        p.rune_rp = self.rune_rp
        p.smiths = self.smiths
        p.prime_today = self.prime_today
        p.bonus_saved = self.bonus_saved
        p.hand = self.hand[:]
        p.jobs = self.jobs[:]
        p.stock = self.stock[:]
        p.crew = self.crew[:]
        p.loans = self.loans[:]
        p.paid = self.paid[:]
        return p

    def started(self) -> int:
        """How many ordinary Contracts are started."""
        n = len(self.jobs)
        for job in self.jobs:
            if job.contract == self.royal:
                n -= 1
        return n

    def unfinished(self) -> int:
        """How many Contracts count toward the limit: the Royal one does not. [WF-019, WF-021]"""
        return len(self.hand) + self.started()

    def royal_is_hidden(self) -> bool:
        """The Royal Contract is neither started nor completed."""
        if self.royal in self.done:
            return False
        for job in self.jobs:
            if job.contract == self.royal:
                return False
        return True

    def owed(self, i: int, box: WinterforgeBox) -> int:
        """Coin still to be paid on one of the Loans."""
        return box.loans[self.loans[i]].repay - self.paid[i]


@dataclass(eq=False)
class Winterforge(State):
    """The table."""

    players: list[Guild] = field(default_factory=list)
    box: WinterforgeBox = field(default_factory=standard, metadata=SHARED)
    first: int = 0  # the First Player's seat
    round: int = 1
    round_cap: int = 40
    ending: int = NOT_YET
    triggers: bool = True  # the usual triggers end the match
    alleyways: int = 0  # those in play, a bit each
    first_royal: int = -1  # the seat that completed the first Royal Contract
    actions_left: int = 3
    free_moves_used: int = 0
    free_refreshes_used: int = 0
    moves_made: int = 0
    hired: bool = False  # somebody was hired this turn
    track: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)  # three rows of three
    tavern: list[int] = field(default_factory=list)
    bank: list[int] = field(default_factory=list)
    prime_spots: list[int] = field(default_factory=list)  # free ones, by place
    removed: list[int] = field(default_factory=list, metadata=REPLACED)  # unseen Contracts
    contract_deck: Deck = field(default_factory=Deck)
    component_decks: list[Deck] = field(default_factory=list)
    crew_deck: Deck = field(default_factory=Deck)
    loan_deck: Deck = field(default_factory=Deck)
    faith_bag: Deck = field(default_factory=Deck)
    rune_deck: Deck = field(default_factory=Deck)
    runes_used: list[int] = field(default_factory=list, metadata=REPLACED)  # out of the match
    event_deck: Deck = field(default_factory=Deck)
    events_removed: list[int] = field(default_factory=list, metadata=REPLACED)  # unseen
    events_past: list[int] = field(default_factory=list)
    event: int = -1  # the Event of this turn
    in_force: list[int] = field(default_factory=list, metadata=REPLACED)  # it, if it lasts

    def clone(self) -> Winterforge:
        g: Winterforge = Winterforge.__new__(Winterforge)
        self.copy_kernel(g)
        g.players = [p.copy() for p in self.players]
        g.box = self.box
        g.first = self.first
        g.round = self.round
        g.round_cap = self.round_cap
        g.ending = self.ending
        g.triggers = self.triggers
        g.alleyways = self.alleyways
        g.first_royal = self.first_royal
        g.actions_left = self.actions_left
        g.free_moves_used = self.free_moves_used
        g.free_refreshes_used = self.free_refreshes_used
        g.moves_made = self.moves_made
        g.hired = self.hired
        g.track = self.track[:]
        g.market = self.market[:]
        g.tavern = self.tavern[:]
        g.bank = self.bank[:]
        g.prime_spots = self.prime_spots[:]
        g.removed = self.removed
        g.contract_deck = self.contract_deck.copy()
        g.component_decks = [deck.copy() for deck in self.component_decks]
        g.crew_deck = self.crew_deck.copy()
        g.loan_deck = self.loan_deck.copy()
        g.faith_bag = self.faith_bag.copy()
        g.rune_deck = self.rune_deck.copy()
        g.runes_used = self.runes_used
        g.event_deck = self.event_deck.copy()
        g.events_removed = self.events_removed
        g.events_past = self.events_past[:]
        g.event = self.event
        g.in_force = self.in_force
        return g
