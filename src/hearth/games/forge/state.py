"""Everything on the table of Forge: nouns only, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.forge.box import ForgeBox, standard
from hearth.kernel import SHARED, ActionSpace, Deck, State

A: Final = ActionSpace("forge")

EMPTY: Final = -1  # a spot, a space or a place for a card with nothing on it

# Workers: the Assistants by their spots on the player board, then the Blacksmith.
ASSISTANTS: Final = 4
SMITH: Final = 4
WORKERS: Final = 5

# Where a worker is: a spot of the main board, or one of these.
HOME: Final = -1  # and available
ABSENT: Final = -2  # not yet in the game
EXHAUSTED: Final = -3  # on its Training card
AT_FORGE: Final = -4  # the Blacksmith, on the own Forge

# Why the match ends.
NOT_YET: Final = 0
BY_HAMMERS: Final = 1
BY_ROUNDS: Final = 2
BEATEN: Final = 3  # Ironclad was
LOST: Final = 4  # to Ironclad
ENDINGS: Final = ["", "hammers", "rounds", "ironclad_beaten", "ironclad_won"]

REPLACED: Final = {"shared": True}  # a list that is replaced, never edited: clones share it


@dataclass
class Smithy:
    """A player: means, workers, Forge board, cards."""

    seat: int = 0
    stock: list[int] = field(default_factory=list)  # by kind: cubes, Gold
    vp: int = 0
    skill: int = 1
    workers: list[int] = field(default_factory=list)  # where each is
    upgrades: int = 0  # done, a bit each
    hand: list[int] = field(default_factory=list, metadata=REPLACED)  # Contracts
    shown: list[int] = field(default_factory=list, metadata=REPLACED)  # of these, seen by all
    looking: list[int] = field(default_factory=list, metadata=REPLACED)  # drawn, not yet decided on
    # Masks of who has seen each of these; none for Contracts, of which `shown` tells it.
    looking_seen: list[int] = field(default_factory=list, metadata=REPLACED)
    forged: list[int] = field(default_factory=list, metadata=REPLACED)
    guild_cards: list[int] = field(default_factory=list, metadata=REPLACED)
    developments: list[int] = field(default_factory=list, metadata=REPLACED)
    trainings: list[int] = field(default_factory=list, metadata=REPLACED)  # by Assistant
    hammers: int = 0  # on the Achievement board, a bit for each column
    used_once: bool = False  # what works once per round was used in this one

    def copy(self) -> Smithy:
        p: Smithy = Smithy.__new__(Smithy)
        p.seat = self.seat
        p.stock = self.stock[:]
        p.vp = self.vp
        p.skill = self.skill
        p.workers = self.workers[:]
        p.upgrades = self.upgrades
        p.hand = self.hand
        p.shown = self.shown
        p.looking = self.looking
        p.looking_seen = self.looking_seen
        p.forged = self.forged
        p.guild_cards = self.guild_cards
        p.developments = self.developments
        p.trainings = self.trainings
        p.hammers = self.hammers
        p.used_once = self.used_once
        return p


@dataclass
class Ironclad:
    """The opponent of the Solo game: it has Gold and cards, but neither cubes nor Skill."""

    present: bool = False
    gold: int = 0
    vp: int = 0
    assistants: int = 0  # available
    smith: bool = False  # available
    spots: list[int] = field(default_factory=list, metadata=REPLACED)  # where its workers stand
    closed: int = 0  # locations that the player cannot use in this round, a bit each
    upgrades: int = 0
    forged: list[int] = field(default_factory=list, metadata=REPLACED)
    guild_cards: list[int] = field(default_factory=list, metadata=REPLACED)
    developments: list[int] = field(default_factory=list, metadata=REPLACED)
    trainings: list[int] = field(default_factory=list, metadata=REPLACED)
    hammers: int = 0
    hammered: bool = False  # in this round
    card: int = EMPTY  # turned up last
    deck: Deck = field(default_factory=Deck)

    def copy(self) -> Ironclad:
        r: Ironclad = Ironclad.__new__(Ironclad)
        r.present = self.present
        r.gold = self.gold
        r.vp = self.vp
        r.assistants = self.assistants
        r.smith = self.smith
        r.spots = self.spots
        r.closed = self.closed
        r.upgrades = self.upgrades
        r.forged = self.forged
        r.guild_cards = self.guild_cards
        r.developments = self.developments
        r.trainings = self.trainings
        r.hammers = self.hammers
        r.hammered = self.hammered
        r.card = self.card
        r.deck = self.deck.copy()
        return r


@dataclass(eq=False)
class Forge(State):
    """The table."""

    players: list[Smithy] = field(default_factory=list)
    box: ForgeBox = field(default_factory=standard, metadata=SHARED)
    ironclad: Ironclad = field(default_factory=Ironclad)
    round: int = 0  # 0: the first turn order is being chosen
    last_round: bool = False
    ending: int = NOT_YET
    anvil: int = 0  # who chose first in round 1
    spaces: list[int] = field(default_factory=list)  # of the Turn Order track: seats
    barred: int = EMPTY  # the seat that may not take space 4
    order: list[int] = field(default_factory=list, metadata=REPLACED)  # seats of this round
    spots: list[int] = field(default_factory=list)  # seats of the workers that stand there
    # By Achievement: whose Hammers lie there, the first on top. Ironclad has the seat after all.
    columns: list[list[int]] = field(default_factory=list, metadata=REPLACED)
    contract_decks: list[Deck] = field(default_factory=list)  # by type
    contract_piles: list[list[int]] = field(default_factory=list, metadata=REPLACED)
    # By Contract: which shuffle of discard piles it was last in; 0: none, it was there at set-up.
    shuffles: list[int] = field(default_factory=list, metadata=REPLACED)
    guild_deck: Deck = field(default_factory=Deck)
    guild_pile: list[int] = field(default_factory=list, metadata=REPLACED)
    development_deck: Deck = field(default_factory=Deck)
    development_pile: list[int] = field(default_factory=list, metadata=REPLACED)
    training_deck: Deck = field(default_factory=Deck)
    training_pile: list[int] = field(default_factory=list, metadata=REPLACED)

    def clone(self) -> Forge:
        g: Forge = Forge.__new__(Forge)
        self.copy_kernel(g)
        g.players = [p.copy() for p in self.players]
        g.box = self.box
        g.ironclad = self.ironclad.copy()
        g.round = self.round
        g.last_round = self.last_round
        g.ending = self.ending
        g.anvil = self.anvil
        g.spaces = self.spaces[:]
        g.barred = self.barred
        g.order = self.order
        g.spots = self.spots[:]
        g.columns = self.columns
        g.contract_decks = [deck.copy() for deck in self.contract_decks]
        g.contract_piles = self.contract_piles
        g.shuffles = self.shuffles
        g.guild_deck = self.guild_deck.copy()
        g.guild_pile = self.guild_pile
        g.development_deck = self.development_deck.copy()
        g.development_pile = self.development_pile
        g.training_deck = self.training_deck.copy()
        g.training_pile = self.training_pile
        return g
