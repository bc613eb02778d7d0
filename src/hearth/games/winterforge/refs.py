"""The things that events are about, as refs `kind:id`, for boards, logs and long runs."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge import events as e
from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.cards import AUCTION_DIE, FIRST_PLAYER_DIE
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Event


def refs(g: Winterforge, event: Event) -> list[str]:
    """The things that an event is about, as `kind:id`."""
    kind, _, a, b, _ = event
    _, of_a, of_b = e.SUBJECTS[kind]
    found = [(of_a, a), (of_b, b)]
    return [f"{table}:{ids(g.box, table)[card]}" for table, card in found if table]


def die(event: Event) -> tuple[int, int]:
    """Sides and face of the die that was rolled; (0, 0): none was."""
    kind, _, a, b, _ = event
    if kind == e.DIE_ROLLED or kind == e.DIE_REROLLED:
        return a, b
    if kind == e.AUCTION_ROLLED:
        return AUCTION_DIE, b
    if kind == e.FIRST_PLAYER_ROLLED:
        return FIRST_PLAYER_DIE, a
    return 0, 0


def ids(box: WinterforgeBox, table: str) -> list[str]:
    """The ids of all cards of one kind."""
    if table == "contract":
        return [contract.id for contract in box.contracts]
    if table == "component":
        return [component.id for component in box.components]
    if table == "crew":
        return [crew.id for crew in box.crew]
    if table == "guild":
        return [guild.id for guild in box.guilds]
    if table == "place":
        return [site.id for site in box.sites]
    if table == "rune":
        return [rune.id for rune in box.runes]
    if table == "event":
        return [event.id for event in box.events]
    if table == "loan":
        return [f"{loan.receive}_{loan.repay}" for loan in box.loans]
    assert table == "craft"
    return CRAFTS


# What a long run of matches has to meet: each of these events with each of its cards.
WATCHED: Final = [
    e.GUILD_CHOSEN,
    e.ROYAL_KEPT,
    e.MOVED,
    e.CONTRACT_TAKEN,
    e.COMPONENT_BOUGHT,
    e.SKILL_TRAINED,
    e.COMPONENT_COMMITTED,
    e.CONTRACT_FORGED,
    e.CREW_HIRED,
    e.LOAN_TAKEN,
    e.LOAN_REPAID,
    e.CONTRACT_HELD,
    e.CONTRACT_SOLD,
    e.RUNE_BOUGHT,
    e.RUNE_COMMITTED,
    e.RUNE_USED_UP,
    e.EVENT_DRAWN,
    e.SMITH_PLACED,
]


def watched(box: WinterforgeBox) -> list[str]:
    """Everything that has to be met, as `event kind:id`."""
    out: list[str] = []
    for kind in WATCHED:
        name, of_a, of_b = e.SUBJECTS[kind]
        table = of_b or of_a
        out += [f"{name} {table}:{card}" for card in ids(box, table) if _can_meet(box, kind, card)]
    return out


def _can_meet(box: WinterforgeBox, kind: int, card: str) -> bool:
    """Royal Contracts are kept; the others are taken, Held and sold."""
    royals = [contract.id for contract in box.contracts if contract.royal]
    if kind == e.ROYAL_KEPT:
        return card in royals
    if kind in (e.CONTRACT_TAKEN, e.CONTRACT_HELD, e.CONTRACT_SOLD):
        return card not in royals
    return True
