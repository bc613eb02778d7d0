"""The Guilds: Guild cards, their bonuses and their Seals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.box import MOST_GUILD_CARDS
from hearth.games.forge.cards import GUILD_DECK
from hearth.games.forge.contracts import draw_each
from hearth.games.forge.decks import (
    FROM_DECK,
    FROM_PILE,
    LOOKED_AT,
    look,
    no_longer_looking,
    off_pile,
    put_back,
    turn_up,
)
from hearth.games.forge.effects import (
    DRAW_EACH,
    GAIN,
    RETURN_ASSISTANT,
    TRADES,
    UPGRADE_NOW,
    Ability,
)
from hearth.games.forge.events import GUILD_TAKEN
from hearth.games.forge.gains import COUNT_SEAL, gain
from hearth.games.forge.market import NOBODY, Trade
from hearth.games.forge.returning import ReturnAssistant
from hearth.games.forge.state import A, Forge, Smithy
from hearth.games.forge.upgrades import UpgradeNow
from hearth.kernel import Choice, Kind, saved

TAKE_GUILD: Final = A.kind("take_guild", card=MOST_GUILD_CARDS, under=2)


@dataclass
class VisitGuilds(Choice):
    """The top of the discard pile, or one of the top two of the deck. [FO-054]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        if g.guild_deck.size() > 0:
            out.append(FROM_DECK.base)
        if g.guild_pile:
            out.append(FROM_PILE.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, x: int, y: int) -> None:
        if act is FROM_PILE:
            take_guild_card(g, me, off_pile(g, GUILD_DECK))
            return
        look(g, me, GUILD_DECK, LOOKED_AT)
        g.then(CHOOSE_GUILD_CARD)


VISIT_GUILDS: Final = VisitGuilds()


@dataclass
class ChooseGuildCard(Choice):
    """The other one goes back on top or to the bottom, as its owner likes. [FO-054]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        for card in sorted(me.looking):
            out.append(TAKE_GUILD.at(card, 0))
            if len(me.looking) > 1:
                out.append(TAKE_GUILD.at(card, 1))
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, card: int, under: int) -> None:
        no_longer_looking(me, card)
        for other in me.looking:
            put_back(g, me, GUILD_DECK, other, under == 1)
        take_guild_card(g, me, card)


CHOOSE_GUILD_CARD: Final = ChooseGuildCard()


def take_guild_card(g: Forge, me: Smithy, card: int) -> None:
    """Its bonus at once, all of it; only then does its Seal count. [FO-055, FO-057]"""
    me.guild_cards = [*me.guild_cards, card]
    g.note(GUILD_TAKEN, me.seat, card)
    turn_up(g, GUILD_DECK)
    g.then(COUNT_SEAL)
    abilities = g.box.guild_cards[card].abilities
    for number in range(len(abilities) - 1, -1, -1):  # the first effect is to happen first
        later(g, me, abilities[number], card, number)
    for ability in abilities:
        if ability.kind == GAIN:
            gain(g, me, ability.gain)


def later(g: Forge, me: Smithy, ability: Ability, card: int, number: int) -> None:
    """Effects that ask something wait on the stack; gains come at once."""
    if ability.kind == UPGRADE_NOW:
        g.then(UpgradeNow(card, number))
    elif ability.kind == TRADES:
        g.then(Trade(ability.number, NOBODY))
    elif ability.kind == DRAW_EACH:
        draw_each(g, me, ability.number)
    elif ability.kind == RETURN_ASSISTANT:
        g.then(ReturnAssistant(optional=True))


saved("forge", VisitGuilds, ChooseGuildCard)
