"""A reader of the Guilds' log: coins, tents, Characters, and the building site with its doors."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hearth.games.guilds.box import MOST_SEATS, standard
from hearth.games.guilds.cards import AREAS
from hearth.games.guilds.construction import with_room
from hearth.games.guilds.effects import LARGE
from hearth.games.guilds.site import SPACES, Site, spaces_of
from hearth.games.guilds.state import Guilds
from hearth.games.guilds.things import (
    area_text,
    doors_text,
    faction_text,
    guild_text,
    space_text,
)
from hearth.match import Line
from tests.games.reading import number

BOX = standard()
CHARACTERS = [card.id for card in BOX.characters]
ROOMS = [room.id for room in BOX.rooms]

SILVER_COMES = (
    r"receives (\d+) silver",
    r"has the .* take (\d+) silver from \w+",
    r"takes (\d+) silver back from Area .*",
    r"has the .* turn \d+ gold into (\d+) silver",
    r"gains (\d+) silver with .*",
    r"takes (\d+) silver back from the tents",
)
SILVER_GOES = (
    r"loses (\d+) silver to .*",
    r"buys \d+ gold for (\d+) silver",
    r"protects .* for (\d+) silver",
    r"discards (\d+) silver",
)
GOLD_COMES = (r"receives (\d+) gold", r"gains (\d+) gold with .*", r"buys (\d+) gold for .*")
GOLD_GOES = (r"has the .* turn (\d+) gold into .*", r"buys the .* for (\d+) gold")
AREA_OF = {area_text(area): area for area in range(AREAS)}


@dataclass
class Account:
    """What one Guild has, as far as it was told."""

    site: Site
    silver: int = 0
    gold: int = 0
    tents: Counter[int] = field(default_factory=Counter)
    characters: list[str] = field(default_factory=list)
    cut_off: set[str] = field(default_factory=set)
    illusions: list[str] = field(default_factory=list)

    def read_coins(self, text: str) -> None:
        self.silver += sum(number(one, text) for one in SILVER_COMES)
        self.silver -= sum(number(one, text) for one in SILVER_GOES)
        self.gold += sum(number(one, text) for one in GOLD_COMES)
        self.gold -= sum(number(one, text) for one in GOLD_GOES)
        if found := re.fullmatch(r"offers (\d+) silver in (Area \w+)", text):
            self.offer(AREA_OF[found[2]], int(found[1]))
        elif found := re.fullmatch(r"raises the offer in (Area \w+) to (\d+) silver", text):
            self.offer(AREA_OF[found[1]], int(found[2]))
        elif found := re.fullmatch(r"takes (\d+) silver back from (Area \w+)", text):
            assert self.tents.pop(AREA_OF[found[2]]) == int(found[1])
        elif number(r"takes (\d+) silver back from the tents", text):
            self.tents.clear()

    def offer(self, area: int, silver: int) -> None:
        self.silver -= silver - self.tents[area]
        self.tents[area] = silver

    def place(self, g: Guilds, room: int, text: str) -> None:
        """Where it lies, and how it is turned, is known by its spaces and its doors."""
        tile = BOX.rooms[room]
        (found,) = [
            (space, rotation)
            for rotation in tile.rotations
            for space in range(SPACES)
            if text == f"places the {tile.title} on {where(room, space, rotation)}"
        ]
        self.site = with_room(g, self.site, room, *found)


def where(room: int, space: int, rotation: int) -> str:
    tile = BOX.rooms[room]
    if tile.size == LARGE and spaces_of(True, space, rotation)[-1] < 0:
        return ""
    spaces = [space_text(one) for one in spaces_of(tile.size == LARGE, space, rotation)]
    return f"{' and '.join(spaces)}, {doors_text(tile, rotation)}"


class GuildsReader:
    def __init__(self, g: Guilds) -> None:
        self.g = g
        self.accounts = [Account(BOX.sites[seat]) for seat in range(len(g.players))]
        self.areas: dict[str, int] = {}  # where each Character was shown
        self.first = -1

    def read(self, line: Line) -> None:
        things = dict(ref.split(":") for ref in line.refs)
        if line.event == "character_shown":
            self.areas[things["character"]] = AREA_OF[
                line.text.removeprefix("New in ").partition(":")[0]
            ]
        if line.seat < 0:
            return
        me = self.accounts[line.seat]
        me.read_coins(line.text)
        self.read_others(line.text)
        if line.text == "is First Player":
            self.first = line.seat
        if line.event == "character_joined":
            self.join(me, things["character"], line.text)
        elif line.event == "character_removed":
            (victim,) = [one for one in self.accounts if things["character"] in one.characters]
            victim.characters.remove(things["character"])
        elif line.event == "room_placed":
            me.place(self.g, ROOMS.index(things["room"]), line.text)
        elif line.event == "room_cut_off":
            me.cut_off.add(things["room"])
        elif line.event == "room_active":
            me.cut_off.remove(things["room"])
        elif found := re.fullmatch(r"counts one more member of the (\w+)", line.text):
            me.illusions.append(found[1])

    def read_others(self, text: str) -> None:
        """Silver that is taken from somebody."""
        if found := re.fullmatch(r"has the .* take (\d+) silver from (\w+)", text):
            names = [guild_text(BOX, seat) for seat in range(len(self.accounts))]
            self.accounts[names.index(found[2])].silver -= int(found[1])

    def join(self, me: Account, character: str, text: str) -> None:
        """The silver of the tent pays."""
        paid = me.tents.pop(self.areas[character], 0)
        assert text.endswith(f" for {paid} silver")
        me.characters.append(character)

    def written(self) -> Any:
        return self.first, [
            (
                *(one.silver, one.gold, +one.tents, one.characters, one.illusions),
                *(one.site.rooms, one.site.doors),
                {ROOMS[room] for room in one.site.built} - one.cut_off,
            )
            for one in self.accounts
        ]

    def on_the_table(self, g: Guilds) -> Any:
        return g.first, [
            (
                *(guild.silver, guild.gold, tents(g, guild.seat)),
                [CHARACTERS[card] for card in guild.characters],
                [faction_text(faction) for faction in guild.illusions],
                *(guild.site.rooms, guild.site.doors),
                {ROOMS[room] for room in guild.site.active},
            )
            for guild in g.players
        ]


def tents(g: Guilds, seat: int) -> Counter[int]:
    return +Counter({area: g.tents[area * MOST_SEATS + seat] for area in range(AREAS)})
