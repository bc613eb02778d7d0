"""The table of Guilds again, from a view, so that the rules can be asked about what is seen."""

from __future__ import annotations

from hearth.games.guilds.box import MOST_SEATS, GuildsBox
from hearth.games.guilds.cards import AREAS, PLACES, Character, Room
from hearth.games.guilds.effects import FACTIONS
from hearth.games.guilds.site import EDGES, FREE, HALL, Site, surveyed
from hearth.games.guilds.state import EMPTY, Guild, Guilds
from hearth.games.guilds.tents import tent
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
