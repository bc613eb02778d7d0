"""What a view of the table holds: the types of everything in it, for boards and terminals."""

from __future__ import annotations

from typing import TypedDict


class DieView(TypedDict):
    colour: str
    pips: int


class FurnaceView(TypedDict):
    furnace: str  # 1 to 4
    makes: str  # weapon or armor
    coal: int
    slots: list[DieView | None]  # the top one first
    heat: int | None  # None: it is not loaded, or only half
    good: str | None  # what it would make
    answer: str | None  # clean, corrupt or cold


class ShopView(TypedDict):
    supply: list[DieView]
    aside: list[str]  # colours of dice about to be rolled
    furnaces: list[FurnaceView]
    smelter: DieView | None
    locked: list[str]  # colours of dice that still cover their Sponsorships


class StaffView(TypedDict):
    townsfolk: str
    staff: str | None  # metallurgist, apprentice or security; None: it is being chosen


class MerchantView(TypedDict):
    seat: int
    colour: str  # of the marker
    trade: str
    gold: int
    space: str | None  # where the figure stands; None: nowhere
    shop: ShopView
    sponsored: list[str]  # active Sponsorships
    sponsors_pay: int  # Gold in a Market, as the Halls are now
    shelf: dict[str, int]  # by Good
    goods_left: dict[str, int]  # by Good, in the own goods supply
    townsfolk: list[StaffView]
    icons_pay: int  # Gold for faction icons, as the Halls are now
    corruption_size: int
    corruption: dict[str, int] | None  # by title; None: hidden
    score: int | None  # as if the match ended now; None: Corruption hides it


class MarkerView(TypedDict):
    seat: int  # the seat after the last is the Peddler's
    colour: str
    hour: int  # 13 and 14 are past sundown


class ClockView(TypedDict):
    hours: int
    icons: list[int]  # hours with an adventurer icon
    markers: list[MarkerView]  # on the same hour a later one lies on top
    token: int | None  # the hour of the Market token
    last_hour: int  # whose marker is there has finished: the token, or sundown


class BoatView(TypedDict):
    boat: str  # 1 to 6
    figures: list[str]  # red, green, blue, yellow or rogue
    berth: str | None  # None: at sea
    reach: list[str]  # berths, taken or not


class PierView(TypedDict):
    pier: str
    berths: list[str]
    customers: dict[str, int]  # by figure; Rogues are customers only for Cultists
    takes: list[str]  # Goods
    prices: dict[str, int]  # Gold by Good, of those that can be sold there now
    with_rogues: dict[str, int]  # the same with the Rogues counted; empty if they cannot be


class PeddlerView(TypedDict):
    level: str
    colour: str
    gold: int
    score: int  # as if the match ended now
    shelf: dict[str, int]  # by Good
    townsfolk: list[str]
    sponsored: list[str]
    wanted: str  # the colour most wanted now
    card: str | None  # turned up last
    cards_used: list[str]  # since the deck was shuffled
    deck: int


class BoardView(TypedDict):
    clock: ClockView
    boats: list[BoatView]
    berths: dict[str, str | None]  # the boat at each
    piers: list[PierView]
    bag: dict[str, int]  # by figure
    bag_size: int
    drawn: str | None  # a figure that has no seat yet
    halls: dict[str, int]  # adventurers by colour
    lair: int
    loss: int  # Gold for each Corruption and Rogue icon, as the Lair is now
    rogue_card: str
    square: list[str | None]  # Townsfolk by slot; the last one is the Back Alley
    townsfolk_deck: int
    townsfolk_pile: list[str]
    corruption_deck: int
    corruption_pile: dict[str, int]  # by title
    peddler: PeddlerView | None


class TableView(TypedDict):
    phase: str  # production, market or over
    choice: str  # the class of what is being chosen
    round: int  # the day
    rounds: int
    turn: int
    acting: int  # whose marker moves; the seat after the last is the Peddler's
    actors: list[int]
    ending: str
    over: bool
    players: list[MerchantView]
    board: BoardView
