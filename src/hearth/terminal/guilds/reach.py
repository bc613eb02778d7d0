"""What a Guild would look for among its options, as refs; the game says why it is not there."""

from __future__ import annotations

from typing import cast

from hearth.games.guilds.cards import AREA_NAMES, AREAS
from hearth.games.guilds.misfits import reached
from hearth.games.guilds.site import SPACES
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.tents import has_card, needed
from hearth.games.guilds.things import space_text
from hearth.games.guilds.view import TableView
from hearth.terminal.drawer import Sight
from hearth.terminal.guilds.table import Cards, laid_out


def looked_for(sight: Sight, cards: Cards) -> list[str]:
    """Areas to name, Rooms to buy, or spaces to build on, the nearest first."""
    view = cast(TableView, sight.view)
    g = laid_out(view, cards)
    me = g.players[sight.seat]
    placing = view["board"]["being_placed"]
    if "place" in sight.kinds and placing is not None:
        return spaces(g, me, cards.rooms[placing["room"]])
    if "pass" not in sight.kinds:
        return []
    return areas(g, me, "offer" in sight.kinds) if view["phase"] == "auction" else rooms(g)


def areas(g: Guilds, me: Guild, can_offer: bool) -> list[str]:
    """The cheapest first; where no offer is possible, that one says enough."""
    found = [area for area in range(AREAS) if has_card(g, area)]
    found.sort(key=lambda area: needed(g, me.seat, area))
    return [f"area:{AREA_NAMES[area]}" for area in (found if can_offer else found[:1])]


def rooms(g: Guilds) -> list[str]:
    """The cheapest first: those that one could pay for and not place, then those that cost more."""
    tiles = sorted([g.box.rooms[room] for room in g.rooms], key=lambda tile: tile.cost)
    return [f"room:{tile.id}" for tile in tiles]


def spaces(g: Guilds, me: Guild, room: int) -> list[str]:
    """The free spaces beside a Room that no part of the new one can cover."""
    refused = me.site.touching & ~reached(g, me.site, room)
    return [f"space:{space_text(space)}" for space in range(SPACES) if refused >> space & 1]
