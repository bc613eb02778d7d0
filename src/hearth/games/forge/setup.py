"""Set-up: decks and piles, Forge boards, the first Contracts, the Anvil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.box import MOST_CONTRACTS, MOST_SEATS, ForgeBox
from hearth.games.forge.cards import (
    ACHIEVEMENTS,
    DEVELOPMENT_DECK,
    GUILD_DECK,
    SPACES,
    TRAINING_DECK,
)
from hearth.games.forge.contracts import discard_contract, top_of_deck
from hearth.games.forge.decks import turn_up
from hearth.games.forge.effects import TYPES
from hearth.games.forge.events import ANVIL_GIVEN, CONTRACT_DEALT, CONTRACT_KEPT
from hearth.games.forge.goods import GOLD, PAID
from hearth.games.forge.round import NEXT_ORDER
from hearth.games.forge.state import (
    ABSENT,
    ASSISTANTS,
    EMPTY,
    HOME,
    A,
    Forge,
    Ironclad,
    Smithy,
)
from hearth.kernel import Choice, Effect, Kind, Rules, Table, deck_of, saved

KEEP: Final = A.kind("keep_contract", contract=MOST_CONTRACTS)


def set_up(rules: Rules, table: Table, box: ForgeBox) -> Forge:
    """A new match at its first choice. [FO-001 to FO-018]"""
    g = Forge(rules=rules, box=box, chosen=table.chosen)
    g.logging = table.logging
    g.open_chance(table.seed, table.secret)
    g.players = [new_smithy(box, seat) for seat in range(table.seats)]
    g.spaces = [EMPTY] * SPACES
    g.spots = [EMPTY] * len(box.spots)
    g.columns = [[] for _ in ACHIEVEMENTS]
    lay_out_decks(g)
    if table.seats == 1:
        g.ironclad = Ironclad(present=True, gold=box.start[GOLD])
    g.anvil = g.roll(table.seats) - 1
    g.turn = g.anvil
    g.note(ANVIL_GIVEN, g.anvil)
    g.then(NEXT_ORDER)
    for i in range(table.seats - 1, -1, -1):
        seat = (g.anvil + i) % table.seats
        g.then(DEALS[seat])
    g.settle()
    return g


def new_smithy(box: ForgeBox, seat: int) -> Smithy:
    """[FO-009 to FO-016]"""
    return Smithy(
        seat=seat,
        stock=box.start[:PAID],
        workers=[HOME, HOME, ABSENT, ABSENT, HOME],
        trainings=[EMPTY] * ASSISTANTS,
    )


def lay_out_decks(g: Forge) -> None:
    """[FO-002 to FO-005]"""
    firsts = g.box.first_of_type
    g.contract_decks = [
        deck_of(list(range(firsts[kind], firsts[kind + 1]))) for kind in range(len(TYPES))
    ]
    g.contract_piles = [[] for _ in TYPES]
    g.shuffles = [0] * len(g.box.contracts)
    g.guild_deck = deck_of(list(range(len(g.box.guild_cards))))
    g.development_deck = deck_of(list(range(len(g.box.developments))))
    g.training_deck = deck_of(list(range(len(g.box.trainings))))
    for which in (DEVELOPMENT_DECK, TRAINING_DECK, GUILD_DECK):
        turn_up(g, which)


@dataclass
class DealContracts(Effect):
    """The top card of each Contract deck, one player after the other. [FO-017, FO-R50]"""

    def happen(self, g: Forge, me: Smithy) -> None:
        me.looking = [top_of_deck(g, kind) for kind in range(len(TYPES))]
        me.hand = me.looking
        for contract in me.looking:
            g.note(CONTRACT_DEALT, me.seat, contract, audience=1 << me.seat)
        g.then(KEEP_ONE[me.seat])


DEALS: Final = [DealContracts(seat=seat) for seat in range(MOST_SEATS)]


@dataclass
class KeepOne(Choice):
    """One in hand, two face up on the piles. [FO-017]"""

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [KEEP.base + contract for contract in sorted(me.looking)]

    def apply(self, g: Forge, me: Smithy, act: Kind, contract: int, y: int) -> None:
        for other in me.looking:
            if other != contract:
                discard_contract(g, me, other)
        me.looking = []
        g.note(CONTRACT_KEPT, me.seat, contract, audience=1 << me.seat)


KEEP_ONE: Final = [KeepOne(seat=seat) for seat in range(MOST_SEATS)]

saved("forge", Forge, Smithy, Ironclad, DealContracts, KeepOne)
