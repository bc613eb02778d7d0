"""The table of Guilds again, from a view: what the rules can be asked, and what is out of reach."""

from __future__ import annotations

from itertools import groupby

from hearth.games.guilds.auction import (
    OFFER,
    add_offers,
    has_card,
    may_name_one,
    needed,
    tent,
)
from hearth.games.guilds.box import MOST_SEATS, GuildsBox
from hearth.games.guilds.cards import AREAS, PLACES, Character, Room
from hearth.games.guilds.construction import places, places_turned
from hearth.games.guilds.effects import FACTIONS, LARGE
from hearth.games.guilds.questions import NOBODY_READY, discounted, discounter
from hearth.games.guilds.site import (
    EDGES,
    FREE,
    HALL,
    NEIGHBOURS,
    NOWHERE,
    SPACES,
    Site,
    spaces_of,
    surveyed,
    turned,
)
from hearth.games.guilds.state import EMPTY, Guild, Guilds
from hearth.games.guilds.things import area_text, doors_text, space_text
from hearth.games.guilds.view import AreaView, GuildView, SpaceView, TableView

HALL_ID = "hall"  # what a view calls the Entrance Hall


class Cards:
    """The cards and tiles of a box by the ids that views use."""

    def __init__(self, box: GuildsBox) -> None:
        self.box = box
        self.characters = {card.id: i for i, card in enumerate(box.characters)}
        self.rooms = {room.id: i for i, room in enumerate(box.rooms)}
        self.objectives = {objective.id: i for i, objective in enumerate(box.objectives)}

    def character(self, name: str) -> Character:
        return self.box.characters[self.characters[name]]

    def room(self, name: str) -> Room:
        return self.box.rooms[self.rooms[name]]


# The table


def laid_out(view: TableView, cards: Cards) -> Guilds:
    """All that lies open, so that prices and counts are those of the rules."""
    g = Guilds(box=cards.box, week=view["week"], weeks=view["weeks"])
    g.players = [guild(player, cards) for player in view["players"]]
    g.square = [EMPTY] * (AREAS * PLACES)
    g.tents = [0] * (AREAS * MOST_SEATS)
    for area, shown in enumerate(view["board"]["areas"]):
        fill_area(g, area, shown, cards)
    g.rooms = [cards.rooms[shown["room"]] for shown in view["board"]["rooms"]]
    g.objectives = [cards.objectives[objective] for objective in view["board"]["objectives"]]
    return g


def fill_area(g: Guilds, area: int, shown: AreaView, cards: Cards) -> None:
    for place, character in enumerate(shown["characters"]):
        if character is not None:
            g.square[area * PLACES + place] = cards.characters[character]
    for seat, silver in enumerate(shown["tents"]):
        g.tents[tent(area, seat)] = silver


def guild(player: GuildView, cards: Cards) -> Guild:
    return Guild(
        seat=player["seat"],
        silver=player["silver"],
        gold=player["gold"],
        characters=[cards.characters[one] for one in player["characters"]],
        newcomers=player["newcomers"],
        ready=[cards.characters[one] for one in player["ready"]],
        turned=[cards.characters[one] for one in player["turned"]],
        illusions=[FACTIONS.index(faction) for faction in player["illusions"]],
        site=site(player, cards),
    )


def site(player: GuildView, cards: Cards) -> Site:
    rooms = [covering(space, cards) for space in player["site"]]
    doors = [edges(space) for space in player["site"]]
    return surveyed(rooms, doors, [cards.rooms[room] for room in player["rooms"]])


def covering(space: SpaceView, cards: Cards) -> int:
    if space["room"] is None:
        return FREE
    return HALL if space["room"] == HALL_ID else cards.rooms[space["room"]]


def edges(space: SpaceView) -> int:
    return sum(1 << EDGES.index(door) for door in space["doors"])


# What is out of reach


def offers_out_of_reach(g: Guilds, me: Guild) -> list[str]:
    """Areas that cannot be named first: those that cost too much, and those of high number."""
    named: list[int] = []
    add_offers(g, me, named)
    areas = [area for area in range(AREAS) if has_card(g, area)]
    prices = {area: price(g, me, area, areas) for area in areas}
    if not named:
        areas_due = "" if may_name_one(g, me) else " in two Areas"
        least = min(prices.values())
        return [f"Offer silver: you would need at least {least} silver to be ahead{areas_due}"]
    reasons = {area: refusal(g, me, area, areas) for area in areas if OFFER.at(area) not in named}
    found: list[str] = []
    for reason, run in groupby(reasons, lambda area: reasons[area]):
        found.append(f"{', '.join(area_text(area) for area in run)}: {reason}")
    return found


def refusal(g: Guilds, me: Guild, area: int, areas: list[int]) -> str:
    total, here = price(g, me, area, areas), needed(g, me.seat, area)
    if total <= me.silver:
        return "name the Area of the lower number first"
    parts = f" ({here} here and {total - here} in another Area)" if total > here else ""
    return f"too dear, you would need {total} silver{parts}"


def price(g: Guilds, me: Guild, area: int, areas: list[int]) -> int:
    """The least silver for an offer that names this Area."""
    here = needed(g, me.seat, area)
    others = [needed(g, me.seat, other) for other in areas if other != area]
    return here if may_name_one(g, me) else here + min(others)


def rooms_out_of_reach(g: Guilds, me: Guild) -> list[str]:
    """Rooms that cost too much, and those that fit nowhere."""
    dear = [room for room in g.rooms if cost(g, me, room) > me.gold]
    misfits = [room for room in g.rooms if room not in dear and not places(g, me.site, room)]
    found: list[str] = []
    if dear:
        prices = [f"{g.box.rooms[room].title} ({cost(g, me, room)} gold)" for room in dear]
        found.append(f"Too dear: {', '.join(prices)}")
    if misfits:
        tiles = [g.box.rooms[room] for room in misfits]
        names = [f"{tile.title} ({doors_text(tile, 0)})" for tile in tiles]
        found.append(f"Fits nowhere on your site, however turned: {', '.join(names)}")
    return found


def cost(g: Guilds, me: Guild, room: int) -> int:
    """In gold, with whatever help there is."""
    helper = discounter(g, me, room)
    return g.box.rooms[room].cost if helper == NOBODY_READY else discounted(g, room, helper)


def spaces_out_of_reach(g: Guilds, me: Guild, room: int) -> list[str]:
    """The free spaces beside a Room that the new one cannot cover, and what they would take."""
    site = me.site
    reached = covered(g, site, room)
    refused = [s for s in range(SPACES) if site.touching >> s & 1 and not reached >> s & 1]
    reasons: dict[str, list[str]] = {}
    for space in refused:
        reasons.setdefault(misfit(g, site, room, space), []).append(space_text(space))
    told = [f"{', '.join(spaces)}: {reason}" for reason, spaces in reasons.items()]
    return ["; ".join(told)] if told else []


def covered(g: Guilds, site: Site, room: int) -> int:
    """All spaces that the Room could stand on, with any of its parts."""
    tile = g.box.rooms[room]
    found = 0
    for rotation in tile.rotations:
        spaces = places_turned(g, site, room, rotation)
        for space in range(SPACES):
            if spaces >> space & 1:
                found |= sum(1 << s for s in spaces_of(tile.size == LARGE, space, rotation))
    return found


def misfit(g: Guilds, site: Site, room: int, space: int) -> str:
    """Why no part of the Room can stand on a space."""
    doors = [edges for parts in g.box.rooms[room].doors for edges in parts]
    if any(site.fits[edges] >> space & 1 for edges in doors):
        return "the other part does not fit beside it"
    doorways, walls = neighbours(site, space)
    words = [*edges_words("door", doorways), *edges_words("wall", walls)]
    return f"needs {', '.join(words)}"


def edges_words(what: str, edges: list[str]) -> list[str]:
    """A door N; walls N and E; nothing."""
    if not edges:
        return []
    return [f"a {what} {edges[0]}" if len(edges) == 1 else f"{what}s {' and '.join(edges)}"]


def neighbours(site: Site, space: int) -> tuple[list[str], list[str]]:
    """The edges of a free space where what stands beside it has a door, and where a wall."""
    doorways: list[str] = []
    walls: list[str] = []
    for direction, other in enumerate(NEIGHBOURS[space]):
        if other != NOWHERE and site.rooms[other] != FREE:
            door = site.doors[other] & turned(1 << direction, 2)
            (doorways if door else walls).append(EDGES[direction])
    return doorways, walls
