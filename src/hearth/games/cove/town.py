"""The Town Square: recruiting Townsfolk, what they do once, where they serve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.cove.cards import (
    DISCARD_CORRUPTION,
    DRAW_AND_SEAT,
    GAIN_GOLD,
    GAIN_GOODS,
    RETURN_AND_DRAW,
    ROLL_STOCK,
    SLOTS,
    Ability,
)
from hearth.games.cove.cards import (
    MOVE_FIGURE as MOVES_FIGURE,
)
from hearth.games.cove.cards import (
    TO_HALL as SENDS_TO_HALL,
)
from hearth.games.cove.events import (
    ASSIGNED,
    BACK_ALLEY_ENTERED,
    DECK_SHUFFLED,
    RECRUITED,
    TABLE,
    TOWNSFOLK_CAME,
    TOWNSFOLK_LEFT,
)
from hearth.games.cove.harbour import DRAW_FIGURE, MOVE_FIGURE, RETURN_FIGURE, SEND_TO_HALL
from hearth.games.cove.state import EMPTY, A, Cove, Merchant
from hearth.games.cove.trade import RECRUIT_SPACE, STAFF_PLACES
from hearth.games.cove.trades import TRADES
from hearth.games.cove.wares import DiscardCorruption, gain_gold, gain_goods, take_corruption
from hearth.kernel import Choice, Effect, Kind, deck_of, saved

BACK_ALLEY_SLOT: Final = SLOTS - 1
RECRUIT_HOURS: Final = 2
BACK_ALLEY_HOURS: Final = 1
BACK_ALLEY_PRICE: Final = 2  # Corruption cards
TOWNSFOLK_DECK: Final = 0  # in the log

RECRUIT: Final = A.kind("recruit", slot=SLOTS)
BACK_ALLEY: Final = A.kind("back_alley")
ASSIGN: Final = A.kind("assign", place=STAFF_PLACES)


def recruits(g: Cove, me: Merchant) -> list[int]:
    """[CO-047, CO-048]"""
    out: list[int] = []
    if me.at == RECRUIT_SPACE:
        return out
    for slot in range(SLOTS):
        if g.square[slot] != EMPTY:
            out.append(RECRUIT.base + slot)
    if g.square[BACK_ALLEY_SLOT] != EMPTY:
        out.append(BACK_ALLEY.base)
    return out


def recruit(g: Cove, me: Merchant, act: Kind, slot: int) -> int:
    """Take the card, use its ability, slide it under a Staff ability; the hours. [CO-047]"""
    me.at = RECRUIT_SPACE
    hours = RECRUIT_HOURS
    if act is BACK_ALLEY:
        slot = BACK_ALLEY_SLOT
        hours = BACK_ALLEY_HOURS
        g.note(BACK_ALLEY_ENTERED, me.seat)
        take_corruption(g, me, BACK_ALLEY_PRICE)
    card = take_card(g, slot)
    me.townsfolk = [*me.townsfolk, card]
    me.staff = [*me.staff, EMPTY]
    g.note(RECRUITED, me.seat, card, slot)
    g.then(ASSIGN_CARD, FILL_SQUARE)
    abilities = g.box.townsfolk[card].abilities
    for i in range(len(abilities) - 1, -1, -1):
        g.then(UseAbility(card, i))
    return hours


def take_card(g: Cove, slot: int) -> int:
    card = g.square[slot]
    g.square[slot] = EMPTY
    return card


@dataclass
class UseAbility(Effect):
    """Once; what cannot be used is lost. [CO-047, CO-R20, CO-R32, CO-R45]"""

    card: int = 0
    number: int = 0  # of the card's abilities

    def happen(self, g: Cove, me: Merchant) -> None:
        use_ability(g, me, g.box.townsfolk[self.card].abilities[self.number])


def use_ability(g: Cove, me: Merchant, ability: Ability) -> None:
    kind = ability.kind
    if kind == DISCARD_CORRUPTION:
        g.then(DiscardCorruption(ability.number))
    elif kind == ROLL_STOCK:
        TRADES[me.trade].roll_stock(g, me)
    elif kind == GAIN_GOLD:
        gain_gold(g, me, ability.number)
    elif kind == GAIN_GOODS:
        gain_goods(g, me, ability.goods)
    elif kind == RETURN_AND_DRAW:
        g.then(RETURN_FIGURE)
    elif kind == MOVES_FIGURE:
        g.then(MOVE_FIGURE)
    elif kind == DRAW_AND_SEAT:
        for _ in range(ability.number):
            g.then(DRAW_FIGURE)
    else:
        assert kind == SENDS_TO_HALL
        g.then(SEND_TO_HALL)


@dataclass
class AssignCard(Choice):
    """Under one of the three Staff abilities, for good. [CO-047, CO-R13]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Cove, me: Merchant) -> list[int]:
        return ASSIGN.all[:]

    def apply(self, g: Cove, me: Merchant, act: Kind, place: int, y: int) -> None:
        me.staff = [*me.staff[:-1], place]
        g.note(ASSIGNED, me.seat, me.townsfolk[-1], place)


ASSIGN_CARD: Final = AssignCard()


@dataclass
class FillSquare(Effect):
    """Cards move left, new ones come from the right. [CO-049, CO-R19]"""

    def happen(self, g: Cove, me: Merchant) -> None:
        fill_square(g)


FILL_SQUARE: Final = FillSquare()


def fill_square(g: Cove) -> None:
    cards = [card for card in g.square if card != EMPTY]
    while len(cards) < SLOTS:
        if g.townsfolk_deck.size() == 0 and g.townsfolk_pile:
            g.townsfolk_deck = deck_of(sorted(g.townsfolk_pile))
            g.townsfolk_pile = []
            g.note(DECK_SHUFFLED, TABLE, TOWNSFOLK_DECK)
        if g.townsfolk_deck.size() == 0:
            break
        card = g.draw(g.townsfolk_deck)
        g.note(TOWNSFOLK_CAME, TABLE, card, len(cards))
        cards.append(card)
    g.square = cards + [EMPTY] * (SLOTS - len(cards))


def discard_oldest(g: Cove) -> None:
    """At Clean-up the card in slot 1 leaves. [CO-064]"""
    card = take_card(g, 0)
    if card != EMPTY:
        g.townsfolk_pile = [*g.townsfolk_pile, card]
        g.note(TOWNSFOLK_LEFT, TABLE, card)
    fill_square(g)


saved("cove", UseAbility, AssignCard, FillSquare)
