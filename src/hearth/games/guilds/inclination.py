"""What a sensible player would pick, as weights: a light policy for searches and playouts."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.appraisal import GOLD_TO_BUILD, SILVER_TO_BID, Prospect
from hearth.games.guilds.auction import (
    NO_SECOND_AREA,
    OFFER,
    Bid,
    FirstAmount,
    SecondAmount,
    SecondArea,
)
from hearth.games.guilds.awards import TAKE
from hearth.games.guilds.construction import BUY, BuyRoom, ChooseRotation, ChooseSpace
from hearth.games.guilds.effects import LARGE
from hearth.games.guilds.end_of_week import PROTECT_NONE, KeepSilver
from hearth.games.guilds.money import CONVERT, Convert
from hearth.games.guilds.passing import PASS
from hearth.games.guilds.questions import discounted, discounter
from hearth.games.guilds.site import (
    FREE,
    HALL,
    NEIGHBOURS,
    NOWHERE,
    ROTATIONS,
    Site,
    spaces_of,
    turned,
)
from hearth.games.guilds.start_of_week import USE
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.tents import needed

USUAL: Final = 10
MUCH: Final = 60
LITTLE: Final = 2
PER_PP: Final = 8.0  # weight for each PP of gain


def incline(g: Guilds, options: list[int]) -> list[int]:
    """A weight for each option."""
    step = g.stack[-1]
    me = g.players[g.actor()]
    if isinstance(step, (Bid, SecondArea)):
        return bids(g, me, options)
    if isinstance(step, (FirstAmount, SecondAmount)):
        return amounts(len(options))
    if isinstance(step, BuyRoom):
        return purchases(g, me, options)
    if isinstance(step, ChooseSpace):
        return [space_weight(g, me.site, step.room, a) for a in options]
    if isinstance(step, ChooseRotation):
        return [rotation_weight(g, me.site, step.room, step.space, a) for a in options]
    if isinstance(step, (Convert, KeepSilver)):
        return rising(g, options)
    return [usual(g, a) for a in options]


def gain(pp: float) -> int:
    """The weight of a gain; a loss is not quite ruled out."""
    return LITTLE + int(PER_PP * pp) if pp > 0 else 1


def bids(g: Guilds, me: Guild, options: list[int]) -> list[int]:
    """Offers by what the Character is worth above its price; taking while it leads."""
    prospect = Prospect(g, me.seat)
    space = g.rules.space
    out: list[int] = []
    for a in options:
        kind = space.kind_of[a]
        area = space.x_of[a]
        if kind is OFFER:
            price = SILVER_TO_BID * needed(g, me.seat, area)
            out.append(gain(prospect.best_in(me, area) - price))
        elif kind is TAKE:
            out.append(MUCH if prospect.is_contested(area, me.seat) else USUAL)
        elif kind is PASS or kind is NO_SECOND_AREA:
            out.append(USUAL)
        else:
            out.append(LITTLE)
    return out


def amounts(count: int) -> list[int]:
    """Hardly more than necessary."""
    return [max(MUCH >> i, 1) for i in range(count)]


def rising(g: Guilds, options: list[int]) -> list[int]:
    """Rather more than less; an Assassin rather strikes than not."""
    space = g.rules.space
    out: list[int] = []
    for a in options:
        is_amount = space.kind_of[a] is CONVERT or space.kind_of[a].name == "keep"
        out.append(LITTLE + USUAL * space.x_of[a] if is_amount else USUAL)
    return out


def purchases(g: Guilds, me: Guild, options: list[int]) -> list[int]:
    """Rooms by what they are worth above their price."""
    prospect = Prospect(g, me.seat)
    space = g.rules.space
    out: list[int] = []
    for a in options:
        if space.kind_of[a] is not BUY:
            out.append(USUAL)
            continue
        room = g.rooms[space.x_of[a]]
        tile = g.box.rooms[room]
        price = tile.cost
        if space.y_of[a] == 1:
            price = discounted(g, room, discounter(g, me, room))
        pp = prospect.room_gain(me, room) - 0.6 * GOLD_TO_BUILD * price
        out.append(gain(pp + 1.0))
    return out


def space_weight(g: Guilds, site: Site, room: int, a: int) -> int:
    """Where an active Room has a door, the new one becomes active too."""
    space = g.rules.space.x_of[a]
    return USUAL if has_way(site, space) else LITTLE


def has_way(site: Site, space: int) -> bool:
    """A door of the Hall or of an active Room leads to this space."""
    for direction in range(ROTATIONS):
        other = NEIGHBOURS[space][direction]
        if other == NOWHERE or not site.doors[other] & turned(1 << direction, 2):
            continue
        if site.rooms[other] == HALL or site.rooms[other] in site.active:
            return True
    return False


def rotation_weight(g: Guilds, site: Site, room: int, space: int, a: int) -> int:
    """Doors toward free spaces keep the Headquarters growing."""
    tile = g.box.rooms[room]
    rotation = g.rules.space.x_of[a]
    spaces = spaces_of(tile.size == LARGE, space, rotation)
    weight = LITTLE
    for part in range(len(spaces)):
        if has_way(site, spaces[part]):
            weight += MUCH
        for direction in range(ROTATIONS):
            other = NEIGHBOURS[spaces[part]][direction]
            is_door = tile.doors[rotation][part] >> direction & 1
            if is_door and other != NOWHERE and site.rooms[other] == FREE:
                weight += USUAL
    return weight


def usual(g: Guilds, a: int) -> int:
    """Abilities are used; Rooms are protected now and then."""
    kind = g.rules.space.kind_of[a]
    if kind is USE or kind is PROTECT_NONE:
        return MUCH
    return USUAL
