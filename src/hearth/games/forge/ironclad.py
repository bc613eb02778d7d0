"""Ironclad, the opponent of the Solo game: it turns up cards and follows them."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import (
    DEVELOPMENT_DECK,
    DIFFICULTIES,
    GUILD_DECK,
    IRONCLAD_ACHIEVEMENT,
    IRONCLAD_CARD,
    IRONCLAD_CONTRACT,
    IRONCLAD_UPGRADE,
    Difficulty,
    IroncladAction,
    income_at,
)
from hearth.games.forge.contracts import can_draw, set_pile, top_of_deck
from hearth.games.forge.decks import deck_at, pile_at
from hearth.games.forge.decks import set_pile as set_card_pile
from hearth.games.forge.effects import GAIN, MARKET, NOW, Ability
from hearth.games.forge.events import (
    GAINED,
    IRONCLAD_BLOCKED,
    IRONCLAD_DISCARDED,
    IRONCLAD_DREW,
    IRONCLAD_FORGED,
    IRONCLAD_FULL,
    IRONCLAD_HAMMER,
    IRONCLAD_INCOME,
    IRONCLAD_PLACED,
    IRONCLAD_TURNED,
    IRONCLAD_UPGRADED,
    PAID,
    TABLE,
    TWO_IN_ONE,
)
from hearth.games.forge.events import (
    IRONCLAD_CARD as CARD_EVENT,
)
from hearth.games.forge.gains import put_hammer
from hearth.games.forge.goods import GOLD, VP
from hearth.games.forge.places import CITY
from hearth.games.forge.state import EMPTY, Forge

NOWHERE: Final = -1
MOST_CARDS: Final = 4  # of each of Guild, Development and Training
SURPLUS_VP: Final = 1  # for a card that it could not hold
HAMMERS: Final = 6
SEAT: Final = 1  # the player's is 0


def has_worker(g: Forge) -> bool:
    return g.ironclad.assistants > 0 or g.ironclad.smith


def ironclad_turn(g: Forge) -> bool:
    """Turn up a card and follow it; False if it passes. [FO-125, FO-126, FO-R40]"""
    own = g.ironclad
    if not has_worker(g) or own.deck.size() == 0:
        return False
    own.card = g.draw(own.deck)
    card = g.box.ironclad_cards[own.card]
    g.note(IRONCLAD_TURNED, TABLE, own.card)
    place_worker(g, card.location)
    income = income_at(difficulty(g), card)
    own.gold += income
    g.note(IRONCLAD_INCOME, TABLE, income, own.card)
    for action in card.actions:
        act(g, action)
    return True


def difficulty(g: Forge) -> Difficulty:
    name: str = g.chosen["ironclad"]
    return g.box.difficulties[DIFFICULTIES.index(name)]


# Its worker


def place_worker(g: Forge, location: int) -> None:
    """At most one, by the first possible way; nothing is gained there. [FO-127, FO-128, FO-R39]"""
    own = g.ironclad
    spot = spot_of(g, location, for_smith=False)
    smith = own.assistants == 0 or spot == NOWHERE
    if not smith:
        own.assistants -= 1
    else:
        smith_spot = spot_of(g, location, for_smith=True)
        spot = smith_spot if smith_spot != NOWHERE else spot
        if spot == NOWHERE or not own.smith:
            g.note(IRONCLAD_BLOCKED, TABLE, location)
            return
        own.smith = False
    own.spots = [*own.spots, spot]
    if location != MARKET:
        g.spots[spot] = SEAT
    if location in CITY:
        own.closed |= 1 << location  # [FO-130, FO-R36]
    g.note(IRONCLAD_PLACED, TABLE, location, spot * TWO_IN_ONE + (1 if smith else 0))


def spot_of(g: Forge, location: int, for_smith: bool) -> int:
    """The free spot of highest value, the leftmost of equals. [FO-129, FO-131, FO-R41]"""
    best = NOWHERE
    for number in range(len(g.box.spots)):
        spot = g.box.spots[number]
        if spot.location != location or spot.for_smith != for_smith or g.spots[number] != EMPTY:
            continue
        if best == NOWHERE or spot.number > g.box.spots[best].number:
            best = number
    return best


# What its card says


def act(g: Forge, action: IroncladAction) -> None:
    if action.kind == IRONCLAD_UPGRADE:
        upgrade(g, action.what, action.gold)
    elif action.kind == IRONCLAD_CARD:
        take_card(g, action.what)
    elif action.kind == IRONCLAD_CONTRACT:
        take_contract(g, action.what)
    elif action.kind == IRONCLAD_ACHIEVEMENT:
        place_hammer(g, action.what)


def upgrade(g: Forge, which: int, gold: int) -> None:
    """[FO-133]"""
    own = g.ironclad
    if not own.upgrades >> which & 1 and own.gold >= gold:
        pay(g, gold)
        own.upgrades |= 1 << which
        g.note(IRONCLAD_UPGRADED, TABLE, which)
        gain_vp(g, g.box.upgrades[which].vp)


def pay(g: Forge, gold: int) -> None:
    if gold:
        g.ironclad.gold -= gold
        g.note(PAID, TABLE, GOLD, gold)


def gain_vp(g: Forge, vp: int) -> None:
    if vp:
        g.ironclad.vp += vp
        g.note(GAINED, TABLE, VP, vp)


def take_card(g: Forge, which: int) -> None:
    """From the deck, never the pile; a fifth is discarded for 1 VP. [FO-134, FO-135]"""
    own = g.ironclad
    deck = deck_at(g, which)
    if deck.size() == 0:  # [FO-R57]
        return
    card = g.draw(deck)
    g.note(CARD_EVENT, TABLE, which, card)
    held = cards_of(g, which)
    if len(held) >= MOST_CARDS:
        set_card_pile(g, which, [*pile_at(g, which), card])
        g.note(IRONCLAD_FULL, TABLE, which, card)
        gain_vp(g, SURPLUS_VP)
        return
    gain_vp(g, printed_vp(g, which, card))
    if which == GUILD_DECK:
        own.guild_cards = [*held, card]
    elif which == DEVELOPMENT_DECK:
        own.developments = [*held, card]
    else:
        own.trainings = [*held, card]


def cards_of(g: Forge, which: int) -> list[int]:
    own = g.ironclad
    if which == GUILD_DECK:
        return own.guild_cards
    return own.developments if which == DEVELOPMENT_DECK else own.trainings


def printed_vp(g: Forge, which: int, card: int) -> int:
    """VP named in a Guild card's bonus; the VP now of the others. [FO-R42]"""
    if which == DEVELOPMENT_DECK:
        return g.box.developments[card].vp
    if which != GUILD_DECK:
        return g.box.trainings[card].vp
    abilities: list[Ability] = g.box.guild_cards[card].abilities
    return sum(a.gain[VP] for a in abilities if a.kind == GAIN and a.time == NOW)


def take_contract(g: Forge, kind: int) -> None:
    """It pays the card's Gold value, or the card is discarded. [FO-136]"""
    own = g.ironclad
    if not can_draw(g, kind):
        return
    contract = top_of_deck(g, kind)
    g.note(IRONCLAD_DREW, TABLE, contract)
    row = g.box.contracts[contract]
    if own.gold >= row.gold:
        pay(g, row.gold)
        own.forged = [*own.forged, contract]
        g.note(IRONCLAD_FORGED, TABLE, contract)
        gain_vp(g, row.vp)
    else:
        set_pile(g, kind, [*g.contract_piles[kind], contract])
        g.note(IRONCLAD_DISCARDED, TABLE, contract)


def place_hammer(g: Forge, achievement: int) -> None:
    """One in a round, whether it meets the criterion or not. [FO-137, FO-138, FO-R43]"""
    own = g.ironclad
    full = own.hammers.bit_count() >= HAMMERS
    if own.hammered or own.hammers >> achievement & 1 or full:
        return
    vp = put_hammer(g, achievement, len(g.players))
    own.hammers |= 1 << achievement
    own.hammered = True
    own.vp += vp
    g.note(IRONCLAD_HAMMER, TABLE, achievement, vp)
