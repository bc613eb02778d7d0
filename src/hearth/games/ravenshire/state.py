"""Everything on the table of Forges of Ravenshire: nouns only, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.ravenshire.box import RavenshireBox, standard
from hearth.kernel import SHARED, ActionSpace, Deck, State, Step

A: Final = ActionSpace("ravenshire")

EMPTY: Final = -1  # a place in the Guild Halls or in a row of Contracts without a card

# A die is ten times its colour and its value: 14 is an Alchemist's 4. 0 is no die.
COLOUR: Final = 10
NO_DIE: Final = 0
RAVEN_DIE: Final = 3  # colours after those of the three guilds
BADGER_DIE: Final = 4

# Why the match ends.
NOT_YET: Final = 0
BY_ROUNDS: Final = 1
BEATEN: Final = 2  # the Rival was
LOST: Final = 3  # to the Rival
ENDINGS: Final = ["", "rounds", "rival_beaten", "rival_won"]

REPLACED: Final = {"shared": True}  # a list that is replaced, never edited: clones share it


@dataclass
class Smith:
    """A player: stock, dice, guilds, Contracts."""

    seat: int = 0
    stock: list[int] = field(default_factory=list)  # by kind: Goods, Mystics, Gold, Action Tokens
    reputation: int = 0
    any_goods: int = 0  # Goods of choice still to be picked
    any_mystics: int = 0
    rolled: list[int] = field(default_factory=list, metadata=REPLACED)  # dice not yet placed
    taken: list[int] = field(default_factory=list, metadata=REPLACED)  # dice of the guild areas
    bench: list[int] = field(default_factory=list, metadata=REPLACED)  # dice for Production
    worked: list[int] = field(default_factory=list, metadata=REPLACED)  # dice used there
    work_left: int = 0  # dice that may still be used in this Production
    spaces: list[int] = field(default_factory=list, metadata=REPLACED)  # where they were used
    badger: int = NO_DIE
    columns: list[list[int]] = field(default_factory=list, metadata=REPLACED)  # members by guild
    ran: int = 0  # members of the running guild that were used, a bit each
    upgrades: int = 0  # built, a bit each
    overtime: int = 0  # cards left, a bit each
    assistant: int = EMPTY
    dealt: list[int] = field(default_factory=list, metadata=REPLACED)  # Contracts to choose from
    contracts: list[int] = field(default_factory=list, metadata=REPLACED)  # held
    completed: list[int] = field(default_factory=list, metadata=REPLACED)
    finishes: list[int] = field(default_factory=list, metadata=REPLACED)  # of those completed
    titles: list[int] = field(default_factory=list, metadata=REPLACED)  # that were scored
    steps: list[Step] = field(default_factory=list)  # of this seat's own, still to come

    def copy(self) -> Smith:
        p: Smith = Smith.__new__(Smith)
        p.seat = self.seat
        p.stock = self.stock[:]
        p.reputation = self.reputation
        p.any_goods = self.any_goods
        p.any_mystics = self.any_mystics
        p.rolled = self.rolled
        p.taken = self.taken
        p.bench = self.bench
        p.worked = self.worked
        p.work_left = self.work_left
        p.spaces = self.spaces
        p.badger = self.badger
        p.columns = self.columns
        p.ran = self.ran
        p.upgrades = self.upgrades
        p.overtime = self.overtime
        p.assistant = self.assistant
        p.dealt = self.dealt
        p.contracts = self.contracts
        p.completed = self.completed
        p.finishes = self.finishes
        p.titles = self.titles
        p.steps = self.steps[:]
        return p


@dataclass
class Rival:
    """The opponent in Solo; in a Busy Town nobody's, and it keeps nothing."""

    present: bool = False
    neutral: bool = False
    rolled: list[int] = field(default_factory=list, metadata=REPLACED)
    taken: list[int] = field(default_factory=list, metadata=REPLACED)
    gold: int = 0
    reputation: int = 0
    work: int = 0
    charms: int = 0
    members: list[int] = field(default_factory=list, metadata=REPLACED)  # recruited
    contracts: list[int] = field(default_factory=list, metadata=REPLACED)
    completed: list[int] = field(default_factory=list, metadata=REPLACED)
    finishes: list[int] = field(default_factory=list, metadata=REPLACED)  # of those completed
    titles: list[int] = field(default_factory=list, metadata=REPLACED)
    card: int = EMPTY  # turned up last

    def copy(self) -> Rival:
        r: Rival = Rival.__new__(Rival)
        r.present = self.present
        r.neutral = self.neutral
        r.rolled = self.rolled
        r.taken = self.taken
        r.gold = self.gold
        r.reputation = self.reputation
        r.work = self.work
        r.charms = self.charms
        r.members = self.members
        r.contracts = self.contracts
        r.completed = self.completed
        r.finishes = self.finishes
        r.titles = self.titles
        r.card = self.card
        return r


@dataclass(eq=False)
class Ravenshire(State):
    """The table."""

    players: list[Smith] = field(default_factory=list)
    box: RavenshireBox = field(default_factory=standard, metadata=SHARED)
    rival: Rival = field(default_factory=Rival)
    first: int = 0  # who has the First Player marker; the Rival's seat follows the players'
    round: int = 1
    turns: int = 0  # taken in this round, by all
    ending: int = NOT_YET
    placed: int = EMPTY  # the spot of the die placed in this turn
    spots: list[int] = field(default_factory=list)  # dice, two spots to a district
    halls: list[int] = field(default_factory=list)  # members, the top row first
    rows: list[int] = field(default_factory=list)  # Contracts, three slots to a tier
    titles: list[int] = field(default_factory=list, metadata=REPLACED)  # face up
    met: list[int] = field(default_factory=list, metadata=REPLACED)  # turned down
    member_deck: Deck = field(default_factory=Deck)
    members_gone: list[int] = field(default_factory=list, metadata=REPLACED)
    contract_decks: list[Deck] = field(default_factory=list)  # by tier
    rival_deck: Deck = field(default_factory=Deck)

    def clone(self) -> Ravenshire:
        g: Ravenshire = Ravenshire.__new__(Ravenshire)
        self.copy_kernel(g)
        g.players = [p.copy() for p in self.players]
        g.box = self.box
        g.rival = self.rival.copy()
        g.first = self.first
        g.round = self.round
        g.turns = self.turns
        g.ending = self.ending
        g.placed = self.placed
        g.spots = self.spots[:]
        g.halls = self.halls[:]
        g.rows = self.rows[:]
        g.titles = self.titles
        g.met = self.met
        g.member_deck = self.member_deck.copy()
        g.members_gone = self.members_gone
        g.contract_decks = [deck.copy() for deck in self.contract_decks]
        g.rival_deck = self.rival_deck.copy()
        return g
