"""Characters join a Guild: taken at a turn, or awarded when the auction is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.coins import gain_gold, gain_silver, spend_silver
from hearth.games.guilds.effects import JOIN_GAIN, JOIN_OTHERS_LOSE, NONE
from hearth.games.guilds.events import (
    CHARACTER_JOINED,
    GOLD_GAINED,
    SILVER_GAINED,
    SILVER_LOST,
)
from hearth.games.guilds.questions import is_protected
from hearth.games.guilds.state import EMPTY, A, Guild, Guilds
from hearth.games.guilds.tents import leader, tent
from hearth.kernel import Choice, Effect, Kind, Step, saved

TAKE: Final = A.kind("take", area=AREAS, place=PLACES)


# Joining


def add_cards(g: Guilds, area: int, out: list[int]) -> None:
    for place in range(PLACES):
        if g.square[area * PLACES + place] != EMPTY:
            out.append(TAKE.at(area, place))


def take_card(g: Guilds, me: Guild, area: int, place: int) -> None:
    """The own silver there is spent; the silver of others stays. [GU-025, GU-026]"""
    card = g.square[area * PLACES + place]
    g.square[area * PLACES + place] = EMPTY
    price = g.tents[tent(area, me.seat)]
    g.tents[tent(area, me.seat)] = 0
    g.silver_supply += price
    g.note(CHARACTER_JOINED, me.seat, card, price)
    join(g, me, card)


def join(g: Guilds, me: Guild, card: int) -> None:
    """What happens when joining happens now; other abilities wait. [GU-031, GU-R16]"""
    me.characters = [*me.characters, card]
    me.newcomers += 1
    ability = g.box.characters[card].ability
    if ability.kind == NONE:
        return
    if ability.kind == JOIN_GAIN:
        gain_silver(g, me, ability.silver)
        gain_gold(g, me, ability.gold)
        if ability.silver > 0:
            g.note(SILVER_GAINED, me.seat, card, ability.silver)
        if ability.gold > 0:
            g.note(GOLD_GAINED, me.seat, card, ability.gold)
    elif ability.kind == JOIN_OTHERS_LOSE:
        for other in g.players:
            if other is not me and not is_protected(g, other):
                lost = min(ability.silver, other.silver)
                if lost > 0:
                    spend_silver(g, other, lost)
                    g.note(SILVER_LOST, other.seat, card, lost)


# Awards


@dataclass
class Award(Effect):
    """Offers are binding: bidders take a card each, the highest first. [GU-029, GU-030, GU-R14]"""

    area: int = 0

    def happen(self, g: Guilds, me: Guild) -> None:
        cards: list[int] = []
        add_cards(g, self.area, cards)
        seat = leader(g, self.area)
        if seat < 0 or not cards:
            return
        if len(cards) > 1:
            g.then(ChooseAwarded(self.area, seat=seat), self)
            return
        take_card(g, g.players[seat], self.area, g.rules.space.y_of[cards[0]])


AWARDS: Final[list[Step]] = [Award(area) for area in range(AREAS)]


@dataclass
class ChooseAwarded(Choice):
    """The highest bidder chooses among the cards of the Area. [GU-030, GU-R14]"""

    area: int = 0

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out: list[int] = []
        add_cards(g, self.area, out)
        return out

    def apply(self, g: Guilds, me: Guild, act: Kind, area: int, place: int) -> None:
        take_card(g, me, area, place)


saved("guilds", Award, ChooseAwarded)
