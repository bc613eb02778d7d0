"""What a view of the table holds: the types of everything in it, for boards and terminals."""

from __future__ import annotations

from typing import TypedDict


class SmithyView(TypedDict):
    seat: int
    colour: str  # of the wooden pieces
    gold: int
    cubes: dict[str, int]
    vp: int
    skill: int
    workers: list[str]  # Assistants, then the Blacksmith: home, absent, exhausted, or the spot
    upgrades: list[str]
    hand_size: int
    hand_types: dict[str, int]  # what the backs of the Contracts tell
    hand: list[str] | None  # None: hidden
    hand_costs: dict[str, dict[str, int]]  # cubes that each takes now, less all that is off
    shown: list[str]  # of the hand: what everybody saw being taken
    looking_at: str | None  # contract, guild_card, development or training; None: nothing
    looking: list[str | None]  # cards drawn and not yet decided on; None: not seen
    playing: str | None  # a Training card that an Assistant is being chosen for
    forged: list[str]
    guild_cards: list[str]
    developments: list[str]
    trainings: list[str | None]  # by Assistant
    once_used: bool  # what works once per round was used in this one
    hammers: list[str]  # Achievements
    seals: dict[str, int]


class StandingView(TypedDict):
    seat: int  # the seat after the last is Ironclad's
    worker: int  # 0 to 3: an Assistant, 4: the Blacksmith


class SpotView(TypedDict):
    spot: str  # forest.a1
    for_smith: bool
    workers: list[StandingView]  # at most one, except at the Market


class LocationView(TypedDict):
    location: str
    closed: bool  # by Ironclad, for this round
    spots: list[SpotView]


class AchievementView(TypedDict):
    achievement: str
    hammers: list[int]  # seats, the topmost first; the seat after the last is Ironclad's
    next_vp: int  # what the next Hammer scores


class IroncladView(TypedDict):
    level: str
    colour: str
    gold: int
    vp: int
    score: int  # as if the match ended now
    assistants: int  # available
    smith: bool  # available
    upgrades: list[str]
    forged: list[str]
    guild_cards: list[str]
    developments: list[str]
    trainings: list[str]
    hammers: list[str]  # Achievements
    hammered: bool  # in this round
    card: str | None  # turned up last
    cards_used: list[str]  # in this round
    deck: int


class BoardView(TypedDict):
    locations: list[LocationView]
    contract_decks: dict[str, int]
    contract_piles: dict[str, list[str]]  # the top card last
    guild_deck: int
    guild_pile: list[str]  # the top card last
    development_deck: int
    development_pile: list[str]
    training_deck: int
    training_pile: list[str]
    turn_order: list[int | None]  # seats by space
    barred: int | None  # the seat that may not take the last space
    achievements: list[AchievementView]
    ironclad: IroncladView | None


class DeckMemoryView(TypedDict):
    top: list[str | None]  # from the top down; None: not seen
    under: list[str | None]


class MemoryView(TypedDict):
    guild_deck: DeckMemoryView
    development_deck: DeckMemoryView
    training_deck: DeckMemoryView


class TableView(TypedDict):
    phase: str
    choice: str  # the class of what is being chosen
    round: int  # 0: before the first
    rounds: int  # that there will be; 0: nobody knows
    last_round: bool
    turn: int
    order: list[int]  # of this round; the seat after the last is Ironclad's
    anvil: int  # who had the Active Player Anvil at the start
    actors: list[int]
    ending: str
    over: bool
    players: list[SmithyView]
    board: BoardView
    remembered: MemoryView
