"""The things that events are about, as refs `kind:id`, for boards, logs and long runs."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire import events as e
from hearth.games.ravenshire.boards import (
    EXCHANGES,
    FACES,
    ROMANS,
    SPACES,
    TALISMAN_EXCHANGE,
    UPGRADES,
)
from hearth.games.ravenshire.box import RavenshireBox
from hearth.games.ravenshire.cards import ASSISTANTS, COMMON, FINISHES, GUILDS, OVERTIME, TIERS
from hearth.games.ravenshire.goods import KINDS, OWNED
from hearth.games.ravenshire.state import COLOUR, Ravenshire
from hearth.kernel import Event


def refs(g: Ravenshire, event: Event) -> list[str]:
    """The things that an event is about, as `kind:id`."""
    kind, _, a, b, _ = event
    _, of_a, of_b = e.SUBJECTS[kind]
    found = [(of_a, a), (of_b, b)]
    return [f"{table}:{ids(g.box, table)[card]}" for table, card in found if table]


def die(event: Event) -> tuple[int, int]:
    """Sides and face of the die that was rolled; (0, 0): none was."""
    kind, _, _, b, _ = event
    if kind == e.DIE_ROLLED:
        return FACES, b
    return (FACES, b % COLOUR) if kind == e.BOARD_DIE_ROLLED else (0, 0)


# Things that the rules know by their place in the box.
NAMED: Final = {
    "assistant": ASSISTANTS,
    "district": ROMANS,
    "exchange": EXCHANGES,
    "finish": FINISHES,
    "good": KINDS,  # Mystics as well, and whatever else is gained
    "guild": GUILDS,
    "overtime": OVERTIME,
    "row": TIERS,
    "space": SPACES,
    "upgrade": UPGRADES,
}


def ids(box: RavenshireBox, table: str) -> list[str]:
    """The ids of all things of one kind."""
    if table in NAMED:
        return NAMED[table]
    if table == "contract":
        return [contract.id for contract in box.contracts]
    if table == "member":
        return [member.id for member in box.members]
    if table == "title":
        return [title.id for title in box.titles]
    if table == "rival_card":
        return [card.id for card in box.rival_cards]
    assert table == "level"
    return [str(level) for level in range(len(box.levels))]


# What a long run of matches has to meet: each of these events with each of its things.
WATCHED: Final = [
    e.TITLE_SHOWN,
    e.ASSISTANT_DEALT,
    e.CONTRACT_KEPT,
    e.DIE_PLACED,
    e.DIE_TAKEN,
    e.GAINED,
    e.PAID,
    e.REPUTATION_ROSE,
    e.MEMBER_RECRUITED,
    e.MEMBER_USED,
    e.MEMBER_MOVED,
    e.GUILD_RUN,
    e.CONTRACT_TAKEN,
    e.CONTRACT_COMPLETED,
    e.ROW_REFRESHED,
    e.UPGRADE_BUILT,
    e.OVERTIME_PLAYED,
    e.EXCHANGED,
    e.SPACE_WORKED,
    e.TITLE_SCORED,
    e.RIVAL_TURNED,
]


def watched(box: RavenshireBox) -> list[str]:
    """Everything that has to be met, as `event kind:id`."""
    out: list[str] = []
    for kind in WATCHED:
        name, table, _ = e.SUBJECTS[kind]
        cards = ids(box, table)
        out += [f"{name} {table}:{cards[i]}" for i in range(len(cards)) if _can_meet(box, kind, i)]
    out += [f"{e.SUBJECTS[e.CONTRACT_COMPLETED][0]} finish:{finish}" for finish in FINISHES]
    return out


def _can_meet(box: RavenshireBox, kind: int, card: int) -> bool:
    """Printed members stay, Reputation is no Good, a Talisman changes a die instead."""
    if kind == e.MEMBER_RECRUITED or kind == e.MEMBER_MOVED:
        return not box.members[card].printed
    if kind == e.CONTRACT_KEPT:
        return box.contracts[card].tier == COMMON
    if kind == e.GAINED or kind == e.PAID:
        return card < OWNED
    if kind == e.EXCHANGED:
        return card != TALISMAN_EXCHANGE
    return kind != e.REPUTATION_ROSE or card > 0
