"""What a placement brings, in words: for labels, before anybody has chosen anything there."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import DEVELOPMENT_DECK, PLUS_ONE, TRAINING_DECK, WAGON
from hearth.games.forge.cards import FORGE as FORGE_UPGRADE
from hearth.games.forge.decks import LOOKED_AT, deck_at, pile_at
from hearth.games.forge.effects import (
    COMMONS,
    DEVELOPMENT,
    FOREST,
    GAIN_AT,
    GUILDS,
    MARKET,
    MINES,
    MORE_LOOK,
    MORE_TRADES,
    MOUNTAINS,
    PLAZA,
    UPGRADE,
)
from hearth.games.forge.goods import Amounts, nothing
from hearth.games.forge.market import TRADES
from hearth.games.forge.places import LEFT, RIGHT, Spot
from hearth.games.forge.placing import OWN_FORGE, at_plaza, best_free, plaza_price, side_of
from hearth.games.forge.questions import extra_draws, is_done, ongoing, trained
from hearth.games.forge.state import SMITH, Forge, Smithy
from hearth.games.forge.things import (
    HALVES,
    SIDES,
    amounts_text,
    counted,
    location_text,
    title_text,
    type_text,
)

ALLOWED: Final = ["bottom", "any", "top"]  # by the side of a spot at Upgrade, as the board says it


def where_text(g: Forge, number: int) -> str:
    """The spot, as far as it has to be told apart from others for the same worker."""
    if number == OWN_FORGE:
        return "your Forge"
    spot = g.box.spots[number]
    where = location_text(g, spot.location)
    if spot.location == UPGRADE:
        return f"{where}, {ALLOWED[side_of(spot)]}"
    if spot.location >= DEVELOPMENT:
        return f"{where}, {SIDES[side_of(spot)]}"
    alike = [other for other in g.box.spots if is_twin(other, spot)]
    return f"{where}, spot {spot.side + 1}" if spot.number and len(alike) > 1 else where


def is_twin(one: Spot, other: Spot) -> bool:
    """Of one location, for one kind of worker, with one number."""
    same = one.location == other.location and one.for_smith == other.for_smith
    return same and one.number == other.number


def errand_text(g: Forge, me: Smithy, worker: int, number: int) -> str:
    if number == OWN_FORGE:
        return "forge up to 2 Contracts" if is_done(me, FORGE_UPGRADE) else "forge a Contract"
    spot = g.box.spots[number]
    if spot.location <= MINES:
        return amounts_text(gathered(g, me, worker, spot))
    text = action_text(g, me, worker, spot)
    more = added(g, me, worker, spot.location)
    return f"{text}, and gain {amounts_text(more)}" if any(more) else text


def gathered(g: Forge, me: Smithy, worker: int, spot: Spot) -> Amounts:
    """[FO-035 to FO-039, FO-079]"""
    out = added(g, me, worker, spot.location)
    amount = spot.number if spot.number != PLUS_ONE else 1 + best_free(g, spot.location)
    if is_done(me, WAGON) and spot.location in (FOREST, MOUNTAINS):
        amount += 1
    out[g.box.locations[spot.location].gives] += amount
    return out


def added(g: Forge, me: Smithy, worker: int, location: int, pile: bool = False) -> Amounts:
    """What cards add when a location is performed; some only with a card of the pile."""
    out = nothing()
    for ability in ongoing(g, me, GAIN_AT) + trained(g, me, worker, GAIN_AT):
        if location in ability.at and ability.pile_only == pile:
            for kind in range(len(out)):
                out[kind] += ability.gain[kind]
    return out


def action_text(g: Forge, me: Smithy, worker: int, spot: Spot) -> str:
    place = spot.location
    if place == MARKET:
        trades = TRADES + sum(ability.number for ability in trained(g, me, worker, MORE_TRADES))
        return f"up to {trades} Trades"
    if place == PLAZA:
        price = plaza_price(g, me, worker, at_plaza(g) + 1)
        return f"pay {amounts_text(price)} and move your Blacksmith"
    if place == GUILDS:
        return "take a Guild card"
    if place < DEVELOPMENT:
        return draw_text(g, me, worker, place - COMMONS)
    if place == UPGRADE:
        return f"do an upgrade of {of_half(side_of(spot))}"
    which = DEVELOPMENT_DECK if place == DEVELOPMENT else TRAINING_DECK
    return learning_text(g, me, worker, which, side_of(spot))


def of_half(side: int) -> str:
    return HALVES[side] if side not in (LEFT, RIGHT) else f"the {HALVES[side]}"


def draw_text(g: Forge, me: Smithy, worker: int, kind: int) -> str:
    """[FO-060 to FO-062]"""
    extra = extra_draws(g, me, worker)
    draws = (2 if worker == SMITH else 1) + extra
    contracts = counted(draws, f"{type_text(kind)} Contract", f"{type_text(kind)} Contracts")
    return f"draw {contracts}, discard {extra}" if extra else f"draw {contracts}"


def learning_text(g: Forge, me: Smithy, worker: int, which: int, side: int) -> str:
    """[FO-089 to FO-091]"""
    parts: list[str] = []
    size = deck_at(g, which).size()
    if side != RIGHT and size > 0:
        count = min(size, looked_at(g, me, worker, which))
        parts.append(f"one of {count} cards of the deck" if count > 1 else "the card of the deck")
    pile = pile_at(g, which)
    if side != LEFT and pile:
        parts.append(title_text(g, which, pile[-1]))
    return f"play {' or '.join(parts)}"


def looked_at(g: Forge, me: Smithy, worker: int, which: int) -> int:
    """Cards that the deck option shows."""
    if which != DEVELOPMENT_DECK:
        return LOOKED_AT
    return LOOKED_AT + sum(ability.number for ability in trained(g, me, worker, MORE_LOOK))
