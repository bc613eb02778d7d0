"""The log: every event as a sentence."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds import events as e
from hearth.games.guilds.box import MOST_SEATS
from hearth.games.guilds.effects import LARGE
from hearth.games.guilds.site import ROTATIONS, spaces_of
from hearth.games.guilds.state import BY_FULL_SITE, Guilds
from hearth.games.guilds.things import (
    area_text,
    counted,
    doors_text,
    faction_text,
    guild_text,
    space_text,
)
from hearth.kernel import Event


def sentence(g: Guilds, event: Event) -> str:
    """One event: told of its seat ("passes"), or a sentence of its own."""
    kind, _, a, b, _ = event
    if kind in PLAIN_SENTENCES:
        return PLAIN_SENTENCES[kind].format(a=a, b=b)
    if kind in AREA_SENTENCES:
        return AREA_SENTENCES[kind].format(area=area_text(a), b=b)
    if kind in CHARACTER_SENTENCES:
        return CHARACTER_SENTENCES[kind].format(title=g.box.characters[a].title, b=b)
    if kind in ROOM_SENTENCES:
        return ROOM_SENTENCES[kind].format(title=g.box.rooms[a].title, b=b)
    return _other_sentence(g, kind, a, b)


PLAIN_SENTENCES: Final = {
    e.FIRST_PLAYER_FOUND: "is First Player",
    e.WEEK_BEGAN: "Week {a} begins",
    e.SILVER_INCOME: "receives {a} silver",
    e.GOLD_INCOME: "receives {a} gold",
    e.AUCTION_ENDED: "The auction is over",
    e.SILVER_RETURNED: "takes {a} silver back from the tents",
    e.GOLD_BOUGHT: "buys {a} gold for {b} silver",
    e.SILVER_DISCARDED: "discards {a} silver",
    e.SILVER_KEPT: "keeps {a} silver",
}

AREA_SENTENCES: Final = {
    e.OFFER_MADE: "offers {b} silver in {area}",
    e.OFFER_RAISED: "raises the offer in {area} to {b} silver",
    e.OFFER_WITHDRAWN: "takes {b} silver back from {area}",
}

CHARACTER_SENTENCES: Final = {
    e.EXTRA_ROOM_ASKED: "has the {title} show another Room",
    e.SINGLE_OFFER_USED: "names a single Area with the {title}",
    e.CHARACTER_JOINED: "takes the {title} for {b} silver",
    e.SILVER_GAINED: "gains {b} silver with the {title}",
    e.GOLD_GAINED: "gains {b} gold with the {title}",
    e.SILVER_LOST: "loses {b} silver to the {title}",
    e.SEER_LOOKED: "has the {title} look at the next Characters: {b}",
    e.CHARACTER_SEEN: "sees the {title}",
    e.CHARACTER_STACKED: "puts the {title} back as number {b} from the top",
}

ROOM_SENTENCES: Final = {
    e.ROOM_SHOWN: "New Room on offer: {title}",
    e.ROOM_BOUGHT: "buys the {title} for {b} gold",
    e.ROOM_CUT_OFF: "has no way to the {title} yet: it is inactive",
    e.ROOM_ACTIVE: "has a way to the {title} at last",
}


# By number; the first one begins with its Week.
PHASE_NAMES: Final = [
    "",
    "",
    "The auction",
    "Phase 3, Money,",
    "Construction",
    "The End of the Week",
]


def _spaces(g: Guilds, room: int, placed: int) -> str:
    space, rotation = divmod(placed, ROTATIONS)
    spaces = spaces_of(g.box.rooms[room].size == LARGE, space, rotation)
    return " and ".join(space_text(one) for one in spaces)


def _other_sentence(g: Guilds, kind: int, a: int, b: int) -> str:
    if kind == e.OBJECTIVE_SHOWN:
        return f"Objective: {g.box.objectives[a].title}"
    if kind == e.SILVER_TAKEN:
        silver, victim = divmod(b, MOST_SEATS)
        title = g.box.characters[a].title
        return f"has the {title} take {silver} silver from {guild_text(g.box, victim)}"
    if kind == e.PASSED:
        return "can do nothing and passes" if a == 1 else "passes"
    if kind == e.PHASE_BEGAN:
        return f"{PHASE_NAMES[a]} begins"
    if kind == e.UNSOLD_DISCARDED:
        return f"Discarded: {counted(a, 'Room')} and {counted(b, 'Character')}"
    if kind == e.CHARACTER_SHOWN:
        return f"New in {area_text(b)}: {g.box.characters[a].title}"
    if kind == e.CHARACTER_REMOVED:
        return f"has the {g.box.characters[a].title} of {guild_text(g.box, b)} removed"
    if kind == e.ROOM_PLACED:
        row = g.box.rooms[a]
        return f"places the {row.title} on {_spaces(g, a, b)}, {doors_text(row, b % ROTATIONS)}"
    if kind == e.ROOM_PROTECTED:
        price = f"for {b} silver" if b else "with a coin of the supply"
        return f"protects the {g.box.rooms[a].title} {price}"
    if kind == e.GOLD_TURNED:
        card = g.box.characters[a]
        return f"has the {card.title} turn {b} gold into {b * card.ability.silver} silver"
    if kind == e.FACTION_CHOSEN:
        return f"counts one more member of the {faction_text(a)}"
    assert kind == e.MATCH_ENDED
    why = "a building site is full" if a == BY_FULL_SITE else "that was the last Week"
    return f"The match is over: {why}"
