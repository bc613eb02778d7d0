"""The things that events are about, as refs `kind:id`, for boards, logs and long runs."""

from __future__ import annotations

from typing import Final

from hearth.games.cove import events as e
from hearth.games.cove.blacksmith.heat import FURNACES, SIDES
from hearth.games.cove.blacksmith.trade import STAFF
from hearth.games.cove.box import CoveBox
from hearth.games.cove.figures import COLOURS, FIGURES, GOODS
from hearth.games.cove.market import PIERS
from hearth.games.cove.state import BERTHS, BOATS, KINDS, Cove
from hearth.kernel import Event


def refs(g: Cove, event: Event) -> list[str]:
    """The things that an event is about, as `kind:id`."""
    kind, _, a, b, _ = event
    _, of_a, of_b = e.SUBJECTS[kind]
    found = [(of_a, a), (of_b, b)]
    if kind == e.SMELTER_LOADED:
        return [SMELTER_REF]
    if kind in FROM_A_BOAT:
        found = [("figure", a % KINDS), ("boat", a // KINDS), *found]
    return [f"{table}:{ids(g.box, table)[card]}" for table, card in found if table]


SMELTER_REF: Final = "furnace:smelter"
FROM_A_BOAT: Final = [e.MOVED, e.RETURNED, e.SENT_TO_HALL]  # a: a figure by its boat


def die(event: Event) -> tuple[int, int]:
    """Sides and face of the die that was rolled; (0, 0): none was."""
    kind, _, _, b, _ = event
    return (SIDES, b) if kind == e.DIE_ROLLED else (0, 0)


# Things that the rules know by their place in the box.
NAMED: Final = {
    "berth": BERTHS,
    "boat": [str(boat + 1) for boat in range(BOATS)],
    "faction": COLOURS,
    "figure": FIGURES,
    "furnace": [str(furnace + 1) for furnace in range(FURNACES)],
    "good": GOODS,
    "pier": PIERS,
    "staff": STAFF,
}


def ids(box: CoveBox, table: str) -> list[str]:
    """The ids of all things of one kind."""
    if table in NAMED:
        return NAMED[table]
    if table == "townsfolk":
        return [card.id for card in box.townsfolk]
    if table == "corruption":
        return [card.id for card in box.corruption]
    if table == "rogue_card":
        return [card.id for card in box.rogue_cards]
    assert table == "peddler_card"
    return [card.id for card in box.peddler_cards]


# What a long run of matches has to meet: each of these events with each of its things.
WATCHED: Final = [
    e.ROGUES_SHOWN,
    e.ARRIVED,
    e.FURNACE_LOADED,
    e.GOOD_FORGED,
    e.DICE_REMOVED,
    e.SPONSORED,
    e.CORRUPTION_SEEN,
    e.CORRUPTION_DISCARDED,
    e.RECRUITED,
    e.STAFF_USED,
    e.GOOD_GAINED,
    e.SEATED,
    e.DOCKED,
    e.SOLD,
    e.HALL_JOINED,
    e.TOWNSFOLK_LEFT,
    e.PEDDLER_TURNED,
    e.HIRED,
]
# The same for the second thing of an event.
WATCHED_TOO: Final = [e.GOOD_FORGED, e.ASSIGNED, e.DOCKED, e.MOVED, e.SOLD]


def watched(box: CoveBox) -> list[str]:
    """Everything that has to be met, as `event kind:id`."""
    out: list[str] = []
    for kind in WATCHED:
        name, table, _ = e.SUBJECTS[kind]
        out += [f"{name} {table}:{one}" for one in ids(box, table)]
    for kind in WATCHED_TOO:
        name, _, table = e.SUBJECTS[kind]
        out += [f"{name} {table}:{one}" for one in ids(box, table)]
    for kind in FROM_A_BOAT:
        figures = COLOURS if kind == e.SENT_TO_HALL else FIGURES
        out += [f"{e.SUBJECTS[kind][0]} figure:{figure}" for figure in figures]
    return out
