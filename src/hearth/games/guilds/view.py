"""Who sees what: all is open but the stacks, and what the Seer's owner saw there. [GU-R32]"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from hearth.games.guilds.auction import FirstAmount, SecondAmount, SecondArea
from hearth.games.guilds.box import GuildsBox
from hearth.games.guilds.cards import AREA_NAMES, AREAS, PLACES
from hearth.games.guilds.construction import ChooseRotation, ChooseSpace
from hearth.games.guilds.effects import FACTIONS, SIZES
from hearth.games.guilds.questions import gold_income, silver_income
from hearth.games.guilds.site import EDGES, FREE, HALL, ROTATIONS, SPACES
from hearth.games.guilds.state import ENDINGS, Guild, Guilds
from hearth.games.guilds.tents import leader, tent
from hearth.games.guilds.things import space_text
from hearth.kernel import Rng

FOUNTAIN_SPACES: Final = 6
CAT_FROM_WEEK: Final = 6  # in matches of more Weeks than the fountain has spaces [GU-012]

PHASES: Final = {
    "PickPockets": "start_of_week",
    "ExtraRooms": "start_of_week",
    "Bid": "auction",
    "FirstAmount": "auction",
    "SecondArea": "auction",
    "SecondAmount": "auction",
    "ChooseAwarded": "auction",
    "Convert": "money",
    "BuyRoom": "construction",
    "ChooseSpace": "construction",
    "ChooseRotation": "construction",
    "Protect": "end_of_week",
    "ProtectFree": "end_of_week",
    "Foresee": "end_of_week",
    "StackCharacters": "end_of_week",
    "KeepSilver": "end_of_week",
    "ChooseFaction": "scoring",
}


class SpaceView(TypedDict):
    space: str  # A1 to C4
    room: str | None  # None: free; "hall": the Entrance Hall
    doors: list[str]  # a large Room is open between its two spaces
    active: bool


class GuildView(TypedDict):
    seat: int
    colour: str
    silver: int
    gold: int
    silver_income: int
    gold_income: int
    characters: list[str]
    newcomers: int  # the last so many work only from phase 3 on
    ready: list[str]  # those with an ability to be used
    turned: list[str]  # those who used it up for good
    illusions: list[str]
    site: list[SpaceView]
    rooms: list[str]  # as they were built
    active_rooms: list[str]


class AreaView(TypedDict):
    area: str
    characters: list[str | None]
    tents: list[int]  # by seat
    leader: int | None


class RoomView(TypedDict):
    room: str
    protected: bool


class PlacingView(TypedDict):
    room: str
    space: str | None  # once it is chosen


class BoardView(TypedDict):
    fountain: int  # the space of the Turn Marker
    marker: str  # the side of it: dove or cat
    areas: list[AreaView]
    rooms: list[RoomView]
    objectives: list[str]
    characters: int  # in the stack
    small_rooms: int
    large_rooms: int
    characters_gone: list[str]
    rooms_gone: list[str]
    being_placed: PlacingView | None  # a Room that was bought and does not stand yet


class MemoryView(TypedDict):
    next_characters: list[str | None]  # the top of the stack, as far as this seat has seen it


class TableView(TypedDict):
    phase: str
    choice: str  # what is being chosen in it
    offer: str | None  # the Area that silver is being added to, or was added to first
    round: int
    week: int
    weeks: int
    turn: int
    first: int
    passes: int
    actors: list[int]
    ending: str
    over: bool
    players: list[GuildView]
    board: BoardView
    remembered: MemoryView


def view(g: Guilds, seat: int) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    table: TableView = {
        "phase": "over" if g.over else PHASES[type(g.stack[-1]).__name__],
        "choice": "" if g.over else type(g.stack[-1]).__name__,
        "offer": offer_view(g),
        "round": g.week,
        "week": g.week,
        "weeks": g.weeks,
        "turn": g.turn,
        "first": g.first,
        "passes": g.passes,
        "actors": [] if g.over else g.actors()[:],
        "ending": ENDINGS[g.ending],
        "over": g.over,
        "players": [guild_view(g, guild) for guild in g.players],
        "board": board_view(g),
        "remembered": memory_view(g, seat),
    }
    return dict(table)


def offer_view(g: Guilds) -> str | None:
    step = None if g.over else g.stack[-1]
    if isinstance(step, (FirstAmount, SecondAmount)):
        return AREA_NAMES[step.area]
    return AREA_NAMES[step.first] if isinstance(step, SecondArea) else None


def guild_view(g: Guilds, guild: Guild) -> GuildView:
    box = g.box
    return {
        "seat": guild.seat,
        "colour": box.halls[guild.seat].colour,
        "silver": guild.silver,
        "gold": guild.gold,
        "silver_income": silver_income(g, guild),
        "gold_income": gold_income(g, guild),
        "characters": characters(box, guild.characters),
        "newcomers": guild.newcomers,
        "ready": characters(box, guild.ready),
        "turned": characters(box, guild.turned),
        "illusions": [FACTIONS[faction] for faction in guild.illusions],
        "site": [space_view(g, guild, space) for space in range(SPACES)],
        "rooms": rooms(box, guild.site.built),
        "active_rooms": rooms(box, guild.site.active),
    }


def space_view(g: Guilds, guild: Guild, space: int) -> SpaceView:
    room = guild.site.rooms[space]
    doors = guild.site.doors[space]
    name = None if room == FREE else "hall" if room == HALL else g.box.rooms[room].id
    return {
        "space": space_text(space),
        "room": name,
        "doors": [EDGES[d] for d in range(ROTATIONS) if doors >> d & 1],
        "active": room == HALL or room in guild.site.active,
    }


def board_view(g: Guilds) -> BoardView:
    box = g.box
    late = g.weeks > FOUNTAIN_SPACES and g.week >= CAT_FROM_WEEK
    return {
        "fountain": (g.week - 1) % FOUNTAIN_SPACES + 1,
        "marker": "cat" if late else "dove",
        "areas": [area_view(g, area) for area in range(AREAS)],
        "rooms": [{"room": box.rooms[r].id, "protected": r in g.protected} for r in g.rooms],
        "objectives": [box.objectives[objective].id for objective in g.objectives],
        "characters": g.character_deck.size(),
        "small_rooms": g.room_decks[SIZES.index("small")].size(),
        "large_rooms": g.room_decks[SIZES.index("large")].size(),
        "characters_gone": characters(box, g.characters_gone),
        "rooms_gone": rooms(box, g.rooms_gone),
        "being_placed": placing_view(g),
    }


def placing_view(g: Guilds) -> PlacingView | None:
    step = None if g.over else g.stack[-1]
    if isinstance(step, ChooseSpace):
        return {"room": g.box.rooms[step.room].id, "space": None}
    if isinstance(step, ChooseRotation):
        return {"room": g.box.rooms[step.room].id, "space": space_text(step.space)}
    return None


def area_view(g: Guilds, area: int) -> AreaView:
    cards = g.square[area * PLACES : area * PLACES + PLACES]
    ahead = leader(g, area)
    return {
        "area": AREA_NAMES[area],
        "characters": [g.box.characters[card].id if card >= 0 else None for card in cards],
        "tents": [g.tents[tent(area, seat)] for seat in range(len(g.players))],
        "leader": ahead if ahead >= 0 else None,
    }


def memory_view(g: Guilds, seat: int) -> MemoryView:
    top, _ = g.character_deck.remembered(seat)
    return {
        "next_characters": [g.box.characters[c].id if c >= 0 else None for c in top],
    }


def characters(box: GuildsBox, cards: list[int]) -> list[str]:
    return [box.characters[card].id for card in cards]


def rooms(box: GuildsBox, tiles: list[int]) -> list[str]:
    return [box.rooms[tile].id for tile in tiles]


def determinise(g: Guilds, seat: int, rng: Rng) -> None:
    """Whoever has not seen the next Characters deals them anew; chance is reseeded."""
    g.reseed(rng)
    g.character_deck.forget(seat, rng)
