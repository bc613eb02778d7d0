"""Why a Contract, another card, a deck or a pile cannot be chosen now, and the clause for it."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import (
    DEVELOPMENT_DECK,
    GUILD_DECK,
    TRAINING_DECK,
)
from hearth.games.forge.contracts import DrawAny, DrawContracts, KeepContracts, can_draw
from hearth.games.forge.decks import deck_at, pile_at
from hearth.games.forge.effects import COMMONS, DEVELOPMENT, TRAINING, TYPES
from hearth.games.forge.effects import GUILDS as GUILDS_PLACE
from hearth.games.forge.forging import ForgeAtEnd, ForgeContracts, MustForge, is_able
from hearth.games.forge.guilds import ChooseGuildCard, VisitGuilds
from hearth.games.forge.ironclad import cards_of
from hearth.games.forge.learning import Assign, PlayOne, PutUnder, VisitCards
from hearth.games.forge.moments import (
    CARD_CLAUSES,
    Refusal,
)
from hearth.games.forge.places import LEFT, RIGHT
from hearth.games.forge.questions import contract_price
from hearth.games.forge.setup import KeepOne
from hearth.games.forge.state import EMPTY, Forge, Smithy
from hearth.games.forge.things import (
    amounts_text,
    deck_text,
    lacking,
    listed,
    location_text,
    needs_texts,
    seat_text,
    title_text,
    type_text,
)
from hearth.games.forge.view import has_seen, looked_into

NOBODY: Final = -1
LOOKING: Final = -2  # it is being looked at
IN_DECK: Final = -3
VISITED: Final = [GUILDS_PLACE, DEVELOPMENT, TRAINING]  # locations by deck


# Contracts


def can_see_contract(g: Forge, me: Smithy, contract: int) -> bool:
    """In the own hand, in a pile, forged, or seen by all on its way to a hand. [FO-018]"""
    if contract in me.hand or holder(g, contract) != NOBODY:
        return True
    return contract in g.contract_piles[g.box.contracts[contract].type]


def holder(g: Forge, contract: int) -> int:
    """Who has it openly, forged or not."""
    for smithy in g.players:
        if contract in smithy.shown or contract in smithy.forged:
            return smithy.seat
    return len(g.players) if contract in g.ironclad.forged else NOBODY


def contract_refusal(g: Forge, me: Smithy, contract: int) -> Refusal:
    row = g.box.contracts[contract]
    step = g.at_hand(me.seat)
    if isinstance(step, KeepOne):
        return "Choose one of the Contracts that were dealt to you.", "2.12"
    if isinstance(step, KeepContracts):
        return "Choose one of the Contracts that you have just drawn.", "7.4"
    if contract in me.hand:
        return unforged(g, me, contract)
    seat = holder(g, contract)
    if seat == NOBODY:
        return in_pile(g, contract)
    if seat == me.seat:
        return f"You have forged {row.title}.", "8.7"
    verb = "holds" if contract not in forged_by(g, seat) else "has forged"
    return f"{seat_text(g, seat)} {verb} {row.title}.", "8.7"


def forged_by(g: Forge, seat: int) -> list[int]:
    return g.players[seat].forged if seat < len(g.players) else g.ironclad.forged


def in_pile(g: Forge, contract: int) -> Refusal:
    """It is drawn by touching the pile. [FO-R56]"""
    row = g.box.contracts[contract]
    name = type_text(row.type)
    if g.contract_piles[row.type][-1] == contract:
        if draws_from(g, row.type):
            return f"Choose the {name} discard pile to take {row.title}.", "7.3"
        where = location_text(g, COMMONS + row.type)
        return f"{row.title} is on top of the {name} pile; a worker at {where} draws it.", "7.3"
    return f"{row.title} lies deep in the {name} pile; only its top can be had.", "7.9"


def draws_from(g: Forge, kind: int) -> bool:
    """Can the top card of this discard pile be taken now?"""
    step = g.stack[-1]
    if isinstance(step, DrawAny):
        return step.used != len(TYPES) + kind
    return isinstance(step, DrawContracts) and step.kind == kind


def unforged(g: Forge, me: Smithy, contract: int) -> Refusal:
    """Another time, too little Skill, no Equipment, no cubes. [FO-067 to FO-069]"""
    row = g.box.contracts[contract]
    if not isinstance(g.at_hand(me.seat), (ForgeContracts, MustForge, ForgeAtEnd)):
        return "Contracts are forged at your Forge and at the end of a round.", "8.1"
    if me.skill < row.skill:
        return f"{row.title} takes Skill {row.skill}; you have {me.skill}.", "8.4"
    if not is_able(g, me, contract):
        missing = listed(needs_texts(row.needs & ~me.upgrades))
        return f"{row.title} takes {missing}; upgrade that first.", "8.4"
    price = contract_price(g, me, contract, once=False)
    missing = amounts_text(lacking(me, price))
    return f"{row.title} takes {amounts_text(price)}; you lack {missing}.", "8.4"


# Guild, Development and Training cards


def can_see_card(g: Forge, me: Smithy, which: int, card: int) -> bool:
    return owner(g, me, which, card) != NOBODY or card in pile_at(g, which)


def owner(g: Forge, me: Smithy, which: int, card: int) -> int:
    """Who has it; also where else the seat knows it to be."""
    for smithy in g.players:
        if card in owned(smithy, which):
            return smithy.seat
    if card in cards_of(g, which):
        return len(g.players)
    if which == looked_into(g) and is_in_sight(g, me, card):
        return LOOKING
    step = g.stack[-1] if g.stack else None
    if which == TRAINING_DECK and isinstance(step, Assign) and step.card == card:
        return LOOKING
    top, under = deck_at(g, which).remembered(me.seat)
    return IN_DECK if card in top + under else NOBODY


def owned(smithy: Smithy, which: int) -> list[int]:
    if which == GUILD_DECK:
        return smithy.guild_cards
    return smithy.developments if which == DEVELOPMENT_DECK else smithy.trainings


def is_in_sight(g: Forge, me: Smithy, card: int) -> bool:
    for smithy in g.players:
        for place in range(len(smithy.looking)):
            if smithy.looking[place] == card and has_seen(g, smithy, place, me.seat):
                return True
    return False


def guild_card_refusal(g: Forge, me: Smithy, card: int) -> Refusal:
    return card_refusal(g, me, GUILD_DECK, card)


def development_refusal(g: Forge, me: Smithy, card: int) -> Refusal:
    return card_refusal(g, me, DEVELOPMENT_DECK, card)


def training_refusal(g: Forge, me: Smithy, card: int) -> Refusal:
    return card_refusal(g, me, TRAINING_DECK, card)


def card_refusal(g: Forge, me: Smithy, which: int, card: int) -> Refusal:
    title = title_text(g, which, card)
    clause = CARD_CLAUSES[which]
    seat = owner(g, me, which, card)
    if isinstance(g.at_hand(me.seat), (ChooseGuildCard, PlayOne, PutUnder)):
        return "Choose one of the cards that you are looking at.", clause
    if seat == me.seat:
        return f"You have {title}; it is not chosen.", clause
    if seat >= 0:
        return f"{seat_text(g, seat)} has {title}.", clause
    if seat == IN_DECK:
        return f"{title} lies in the {deck_text(which)} deck.", "15.1"
    if seat == LOOKING:
        return f"Choose which Assistant learns {title}.", clause
    if pile_at(g, which)[-1] == card:
        if takes_from(g, which):
            return f"Choose the {deck_text(which)} discard pile to take {title}.", clause
        where = location_text(g, VISITED[which])
        return f"{title} is on top of its pile; a worker at {where} takes it from there.", clause
    return f"{title} lies deep in its pile; only the top card can be had.", clause


def takes_from(g: Forge, which: int) -> bool:
    """Can the top card of this discard pile be taken now?"""
    step = g.stack[-1]
    if isinstance(step, VisitCards):
        return step.which == which and step.side != LEFT
    return isinstance(step, VisitGuilds) and which == GUILD_DECK


# Decks and piles


def deck_refusal(g: Forge, me: Smithy, deck: int) -> Refusal:
    """Contract decks come first, then the others."""
    if deck < len(TYPES):
        return contract_deck_refusal(g, me, deck, from_pile=False)
    return card_deck_refusal(g, me, deck - len(TYPES), from_pile=False)


def pile_refusal(g: Forge, me: Smithy, pile: int) -> Refusal:
    if pile < len(TYPES):
        return contract_deck_refusal(g, me, pile, from_pile=True)
    return card_deck_refusal(g, me, pile - len(TYPES), from_pile=True)


def contract_deck_refusal(g: Forge, me: Smithy, kind: int, from_pile: bool) -> Refusal:
    """[FO-058, FO-144, FO-R15, FO-R16]"""
    step = g.at_hand(me.seat)
    name = type_text(kind)
    if isinstance(step, DrawContracts) and step.kind != kind:
        return f"You draw {type_text(step.kind)} Contracts now.", "7.1"
    if not isinstance(step, (DrawContracts, DrawAny)):
        where = location_text(g, COMMONS + kind)
        return f"{name} Contracts are drawn by a worker at {where}.", "7.1"
    if from_pile and not g.contract_piles[kind]:
        return f"The {name} discard pile is empty.", "7.9"
    if not from_pile and not can_draw(g, kind):
        return f"The {name} deck is empty, and so is what could be shuffled.", "7.8"
    return "You have drawn from there; now draw from another deck or pile.", "21.2"


def card_deck_refusal(g: Forge, me: Smithy, which: int, from_pile: bool) -> Refusal:
    """[FO-054, FO-091]"""
    step = g.at_hand(me.seat)
    name = deck_text(which)
    visited = GUILD_DECK if isinstance(step, VisitGuilds) else EMPTY
    if isinstance(step, VisitCards):
        visited = step.which
    if visited == EMPTY:
        where = location_text(g, VISITED[which])
        return f"{name} cards are taken by a worker at {where}.", "11.1"
    if visited != which:
        return f"You take a {deck_text(visited)} card now.", "11.1"
    if isinstance(step, VisitCards) and step.side == (LEFT if from_pile else RIGHT):
        side, what = ("left", "deck") if from_pile else ("right", "discard pile")
        return f"The {side} spot is for the {what}.", "11.1"
    return f"The {name} {'discard pile' if from_pile else 'deck'} is empty.", "11.2"


def side_refusal(g: Forge, me: Smithy, side: int) -> Refusal:
    if isinstance(g.at_hand(me.seat), ChooseGuildCard):
        return "You look at one card only; none goes back.", "6.18"
    return "No card goes back to a deck now.", "6.18"
