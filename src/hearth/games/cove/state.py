"""Everything on the table of the Cove: nouns only, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.cove.box import CoveBox, standard
from hearth.games.cove.trade import OFF_BOARD, Shop
from hearth.kernel import SHARED, ActionSpace, Deck, State

A: Final = ActionSpace("cove")

EMPTY: Final = -1

BOATS: Final = 6
SEATS_ABOARD: Final = 4
KINDS: Final = 5  # of figures: four colours and Rogues

BAZAAR: Final = 0
BLACK_LEFT: Final = 1
BLACK_RIGHT: Final = 2
SQUARE: Final = 3
BERTHS: Final = ["baz", "blkL", "blkR", "sqr"]

DAYS: Final = 3

# Why the match ends.
NOT_YET: Final = 0
BY_DAYS: Final = 1
BEATEN: Final = 2  # the Peddler was
LOST: Final = 3  # to the Peddler
ENDINGS: Final = ["", "days", "peddler_beaten", "peddler_won"]

REPLACED: Final = {"shared": True}  # a list that is replaced, never edited: clones share it


@dataclass
class Merchant:
    """A player: what every merchant has, and the shop."""

    seat: int = 0
    trade: int = 0  # which of the trades
    gold: int = 0
    at: int = OFF_BOARD  # the action space where the figure stands
    shelf: list[int] = field(default_factory=list)  # Goods
    corruption: list[int] = field(default_factory=list, metadata=REPLACED)  # cards by title
    townsfolk: list[int] = field(default_factory=list, metadata=REPLACED)
    staff: list[int] = field(default_factory=list, metadata=REPLACED)  # the place of each of them
    sponsored: int = 0  # active Sponsorships, a bit for each colour
    shop: Shop = field(default_factory=Shop)

    def copy(self) -> Merchant:
        p: Merchant = Merchant.__new__(Merchant)
        p.seat = self.seat
        p.trade = self.trade
        p.gold = self.gold
        p.at = self.at
        p.shelf = self.shelf[:]
        p.corruption = self.corruption
        p.townsfolk = self.townsfolk
        p.staff = self.staff
        p.sponsored = self.sponsored
        p.shop = self.shop.copy()
        return p


@dataclass
class Peddler:
    """The opponent of the Solo game: it has a marker, but neither a figure nor Corruption."""

    present: bool = False
    gold: int = 0
    shelf: list[int] = field(default_factory=list, metadata=REPLACED)
    townsfolk: list[int] = field(default_factory=list, metadata=REPLACED)
    sponsored: int = 0
    card: int = EMPTY  # turned up last
    deck: Deck = field(default_factory=Deck)

    def copy(self) -> Peddler:
        p: Peddler = Peddler.__new__(Peddler)
        p.present = self.present
        p.gold = self.gold
        p.shelf = self.shelf
        p.townsfolk = self.townsfolk
        p.sponsored = self.sponsored
        p.card = self.card
        p.deck = self.deck.copy()
        return p


@dataclass(eq=False)
class Cove(State):
    """The table."""

    players: list[Merchant] = field(default_factory=list)
    box: CoveBox = field(default_factory=standard, metadata=SHARED)
    peddler: Peddler = field(default_factory=Peddler)
    day: int = 0
    ending: int = NOT_YET
    # The clock. The Peddler's marker is the one after all seats.
    hours: list[int] = field(default_factory=list)  # by marker
    markers: list[int] = field(default_factory=list)  # in the order in which they came to lie
    acting: int = 0  # the marker whose turn it is
    token: int = 0  # the hour of the Market token; 0: not placed
    # The harbour.
    bag: list[int] = field(default_factory=list)  # figures by kind
    boats: list[int] = field(default_factory=list)  # figures by boat and kind
    aboard: list[int] = field(default_factory=list)  # how many, by boat
    berths: list[int] = field(default_factory=list)  # boats
    docked: int = 0  # boats, a bit each
    drawn: int = EMPTY  # a figure that has no seat yet
    halls: list[int] = field(default_factory=list)  # adventurers by colour
    lair: int = 0
    rogue_card: int = 0
    # The town.
    square: list[int] = field(default_factory=list)  # Townsfolk by slot
    townsfolk_deck: Deck = field(default_factory=Deck)
    townsfolk_pile: list[int] = field(default_factory=list, metadata=REPLACED)
    corruption: list[int] = field(default_factory=list)  # the deck: cards by title
    corruption_pile: list[int] = field(default_factory=list)  # cards by title

    def clone(self) -> Cove:
        g: Cove = Cove.__new__(Cove)
        self.copy_kernel(g)
        g.players = [p.copy() for p in self.players]
        g.box = self.box
        g.peddler = self.peddler.copy()
        g.day = self.day
        g.ending = self.ending
        g.hours = self.hours[:]
        g.markers = self.markers[:]
        g.acting = self.acting
        g.token = self.token
        g.bag = self.bag[:]
        g.boats = self.boats[:]
        g.aboard = self.aboard[:]
        g.berths = self.berths[:]
        g.docked = self.docked
        g.drawn = self.drawn
        g.halls = self.halls[:]
        g.lair = self.lair
        g.rogue_card = self.rogue_card
        g.square = self.square[:]
        g.townsfolk_deck = self.townsfolk_deck.copy()
        g.townsfolk_pile = self.townsfolk_pile
        g.corruption = self.corruption[:]
        g.corruption_pile = self.corruption_pile[:]
        return g
