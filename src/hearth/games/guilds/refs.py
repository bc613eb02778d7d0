"""The things that events are about, as refs `kind:id`, for boards, logs and long runs."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds import events as e
from hearth.games.guilds.box import GuildsBox
from hearth.games.guilds.cards import AREA_NAMES
from hearth.games.guilds.effects import FACTIONS, PROTECTED, REMOVE_CHARACTER
from hearth.games.guilds.state import Guilds
from hearth.kernel import Event


def refs(g: Guilds, event: Event) -> list[str]:
    """The things that an event is about, as `kind:id`."""
    kind, _, a, b, _ = event
    _, of_a, of_b = e.SUBJECTS[kind]
    found = [(of_a, a), (of_b, b)]
    return [f"{table}:{ids(g.box, table)[card]}" for table, card in found if table]


def ids(box: GuildsBox, table: str) -> list[str]:
    """The ids of all cards of one kind."""
    if table == "character":
        return [character.id for character in box.characters]
    if table == "room":
        return [room.id for room in box.rooms]
    if table == "objective":
        return [objective.id for objective in box.objectives]
    if table == "area":
        return AREA_NAMES
    assert table == "faction"
    return FACTIONS


# What a long run of matches has to meet: each of these events with each of its cards.
WATCHED: Final = [
    e.OBJECTIVE_SHOWN,
    e.OFFER_MADE,
    e.CHARACTER_SHOWN,
    e.CHARACTER_JOINED,
    e.CHARACTER_REMOVED,
    e.ROOM_SHOWN,
    e.ROOM_BOUGHT,
    e.ROOM_PLACED,
    e.ROOM_PROTECTED,
    e.FACTION_CHOSEN,
]


def watched(box: GuildsBox) -> list[str]:
    """Everything that has to be met, as `event kind:id`."""
    out: list[str] = []
    for kind in WATCHED:
        name, table, _ = e.SUBJECTS[kind]
        out += [f"{name} {table}:{card}" for card in ids(box, table) if _can_meet(box, kind, card)]
    return out


def _can_meet(box: GuildsBox, kind: int, card: str) -> bool:
    """The Assassin reaches neither himself, nor the greatest, nor whoever protects a Guild."""
    if kind != e.CHARACTER_REMOVED:
        return True
    (character,) = [one for one in box.characters if one.id == card]
    return character.ability.kind != PROTECTED and any(
        character.pp <= killer.ability.pp and killer is not character
        for killer in box.characters
        if killer.ability.kind == REMOVE_CHARACTER
    )
