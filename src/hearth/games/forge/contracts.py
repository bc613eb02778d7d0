"""Contract decks and piles: drawing, choosing, discarding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.box import MOST_CONTRACTS
from hearth.games.forge.effects import COMMONS, TYPES
from hearth.games.forge.events import (
    CONTRACT_DISCARDED,
    CONTRACT_DRAWN,
    CONTRACT_TAKEN,
    DECK_DRAWN,
    DECK_SHUFFLED,
    TABLE,
)
from hearth.games.forge.gains import gain_at
from hearth.games.forge.questions import extra_draws
from hearth.games.forge.state import SMITH, A, Forge, Smithy
from hearth.kernel import Choice, Kind, deck_of, saved

PILES: Final = 2 * len(TYPES)  # the three decks, then the three discard piles

DRAW: Final = A.kind("draw", pile=PILES)
DISCARD: Final = A.kind("discard", contract=MOST_CONTRACTS)


def has_cards(g: Forge, kind: int) -> bool:
    """In the deck or the pile. [FO-R15]"""
    return can_draw(g, kind) or len(g.contract_piles[kind]) > 0


def can_draw(g: Forge, kind: int) -> bool:
    """From the deck: an empty one is made anew from all but the top of the pile. [FO-R15]"""
    return g.contract_decks[kind].size() > 0 or len(g.contract_piles[kind]) > 1


def top_of_deck(g: Forge, kind: int) -> int:
    if g.contract_decks[kind].size() == 0:
        make_deck(g, kind)
    return g.draw(g.contract_decks[kind])


def make_deck(g: Forge, kind: int) -> None:
    """From the discard pile. Who drew before cannot hold any of its cards. [FO-R15]"""
    pile = g.contract_piles[kind]
    cards = sorted(pile[:-1])
    shuffles = g.shuffles[:]
    latest = max(shuffles) + 1
    for contract in cards:
        shuffles[contract] = latest
    g.shuffles = shuffles
    g.contract_decks[kind] = deck_of(cards)
    set_pile(g, kind, pile[-1:])
    g.reveals += 1
    g.note(DECK_SHUFFLED, TABLE, kind)


def set_pile(g: Forge, kind: int, pile: list[int]) -> None:
    piles = g.contract_piles[:]
    piles[kind] = pile
    g.contract_piles = piles


def draw_contract(g: Forge, me: Smithy, pile: int) -> None:
    """Into hand; what comes from a discard pile everybody has seen. [FO-018, FO-060]"""
    kind = pile % len(TYPES)
    if pile < len(TYPES):
        contract = top_of_deck(g, kind)
        g.note(DECK_DRAWN, me.seat, kind)
        g.note(CONTRACT_DRAWN, me.seat, contract, audience=1 << me.seat)
    else:
        contract = g.contract_piles[kind][-1]
        set_pile(g, kind, g.contract_piles[kind][:-1])
        me.shown = [*me.shown, contract]
        g.note(CONTRACT_TAKEN, me.seat, contract)
    me.hand = [*me.hand, contract]
    me.looking = [*me.looking, contract]


def discard_contract(g: Forge, me: Smithy, contract: int) -> None:
    kind = g.box.contracts[contract].type
    me.hand = [card for card in me.hand if card != contract]
    me.shown = [card for card in me.shown if card != contract]
    me.looking = [card for card in me.looking if card != contract]
    set_pile(g, kind, [*g.contract_piles[kind], contract])
    g.note(CONTRACT_DISCARDED, me.seat, contract)


def visit_contracts(g: Forge, me: Smithy, worker: int, location: int) -> None:
    """Commons, Military or Royal. [FO-058 to FO-063]"""
    extra = extra_draws(g, me, worker)
    draws = (2 if worker == SMITH else 1) + extra
    gain_at(g, me, worker, location)
    g.then(DRAWS[location - COMMONS][draws], KEEP[extra])


@dataclass
class DrawContracts(Choice):
    """Card by card, from the deck or the discard pile. [FO-063]"""

    kind: int = 0
    left: int = 0

    def applies(self, g: Forge, me: Smithy) -> bool:
        return self.left > 0 and has_cards(g, self.kind)

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        if can_draw(g, self.kind):
            out.append(DRAW.base + self.kind)
        if g.contract_piles[self.kind]:
            out.append(DRAW.base + len(TYPES) + self.kind)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, pile: int, y: int) -> None:
        draw_contract(g, me, pile)
        g.then(DRAWS[self.kind][self.left - 1])


MOST_DRAWS: Final = 12
DRAWS: Final = [
    [DrawContracts(kind, left) for left in range(MOST_DRAWS)] for kind in range(len(TYPES))
]


@dataclass
class KeepContracts(Choice):
    """As many of the cards just drawn are discarded as were drawn beyond the usual. [FO-062]"""

    discards: int = 0

    def applies(self, g: Forge, me: Smithy) -> bool:
        # If the cards ran out, fewer were drawn; what was drawn for nothing goes back first.
        if self.discards > 0 and me.looking:
            return True
        me.looking = []
        return False

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [DISCARD.base + contract for contract in sorted(me.looking)]

    def apply(self, g: Forge, me: Smithy, act: Kind, contract: int, y: int) -> None:
        discard_contract(g, me, contract)
        g.then(KEEP[self.discards - 1])


KEEP: Final = [KeepContracts(discards) for discards in range(10)]


@dataclass
class DrawAny(Choice):
    """One card each from different decks and piles, both kept. [FO-144, FO-R34]"""

    left: int = 0
    used: int = -1  # the pile that was drawn from before

    def applies(self, g: Forge, me: Smithy) -> bool:
        if self.left > 0 and self.options(g, me):
            return True
        me.looking = []
        return False

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        for pile in range(PILES):
            kind = pile % len(TYPES)
            full = can_draw(g, kind) if pile < len(TYPES) else len(g.contract_piles[kind]) > 0
            if full and pile != self.used:
                out.append(DRAW.base + pile)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, pile: int, y: int) -> None:
        draw_contract(g, me, pile)
        g.then(DrawAny(self.left - 1, pile))


def draw_each(g: Forge, me: Smithy, kept: int) -> None:
    """The top card of each Contract deck; all but some are discarded. [FO-R17]"""
    for kind in range(len(TYPES)):
        if can_draw(g, kind):
            draw_contract(g, me, kind)
    g.then(KEEP[max(0, len(me.looking) - kept)])


saved("forge", DrawContracts, KeepContracts, DrawAny)
