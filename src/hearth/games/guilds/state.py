"""Everything on the table of Guilds: nouns only, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.guilds.box import GuildsBox, standard
from hearth.games.guilds.site import Site
from hearth.kernel import SHARED, ActionSpace, Deck, State

A: Final = ActionSpace("guilds")

EMPTY: Final = -1  # a place of an Area without a Character

# Why the match ends.
NOT_YET: Final = 0
BY_WEEKS: Final = 1
BY_FULL_SITE: Final = 2
ENDINGS: Final = ["", "weeks", "full_site"]

# The supply as it comes. It is no limit: what is missing is lent by the table. [GU-R17]
SILVER_COINS: Final = 80
GOLD_COINS: Final = 25

REPLACED: Final = {"shared": True}  # a list that is replaced, never edited: clones share it


@dataclass
class Guild:
    """A player's money, Characters and building site."""

    seat: int = 0
    silver: int = 0
    gold: int = 0
    characters: list[int] = field(default_factory=list, metadata=REPLACED)  # as they joined
    newcomers: int = 0  # the last so many joined in this auction: no ability yet [GU-031]
    ready: list[int] = field(default_factory=list, metadata=REPLACED)  # with an ability to be used
    turned: list[int] = field(default_factory=list, metadata=REPLACED)  # used once for all
    illusions: list[int] = field(
        default_factory=list, metadata=REPLACED
    )  # extra members at the end
    site: Site = field(default_factory=Site, metadata=REPLACED)

    def copy(self) -> Guild:
        p: Guild = Guild.__new__(Guild)
        p.seat = self.seat
        p.silver = self.silver
        p.gold = self.gold
        p.characters = self.characters
        p.newcomers = self.newcomers
        p.ready = self.ready
        p.turned = self.turned
        p.illusions = self.illusions
        p.site = self.site
        return p


@dataclass(eq=False)
class Guilds(State):
    """The table."""

    players: list[Guild] = field(default_factory=list)
    box: GuildsBox = field(default_factory=standard, metadata=SHARED)
    first: int = 0  # the First Player's seat
    week: int = 1
    weeks: int = 6  # that the match lasts at most
    ending: int = NOT_YET
    passes: int = 0  # in a row
    silver_supply: int = SILVER_COINS
    gold_supply: int = GOLD_COINS
    objectives: list[int] = field(default_factory=list, metadata=REPLACED)
    square: list[int] = field(default_factory=list)  # Characters, two places to an Area
    tents: list[int] = field(default_factory=list)  # silver, by Area and seat
    rooms: list[int] = field(default_factory=list)  # on offer, small ones first
    protected: list[int] = field(default_factory=list, metadata=REPLACED)  # those with a coin
    extra_rooms: list[int] = field(default_factory=list, metadata=REPLACED)  # this Week, by size
    character_deck: Deck = field(default_factory=Deck)
    room_decks: list[Deck] = field(default_factory=list)  # by size
    characters_gone: list[int] = field(default_factory=list, metadata=REPLACED)
    rooms_gone: list[int] = field(default_factory=list, metadata=REPLACED)

    def clone(self) -> Guilds:
        g: Guilds = Guilds.__new__(Guilds)
        self.copy_kernel(g)
        g.players = [p.copy() for p in self.players]
        g.box = self.box
        g.first = self.first
        g.week = self.week
        g.weeks = self.weeks
        g.ending = self.ending
        g.passes = self.passes
        g.silver_supply = self.silver_supply
        g.gold_supply = self.gold_supply
        g.objectives = self.objectives
        g.square = self.square[:]
        g.tents = self.tents[:]
        g.rooms = self.rooms[:]
        g.protected = self.protected
        g.extra_rooms = self.extra_rooms
        g.character_deck = self.character_deck.copy()
        g.room_decks = [deck.copy() for deck in self.room_decks]
        g.characters_gone = self.characters_gone
        g.rooms_gone = self.rooms_gone
        return g
