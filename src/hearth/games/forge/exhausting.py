"""Assistants that lie down on their Training card instead of going to a spot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.cards import GUILD_DECK
from hearth.games.forge.contracts import DrawAny
from hearth.games.forge.decks import off_pile
from hearth.games.forge.effects import (
    DRAW_ANY,
    FORGE,
    GAIN,
    GUILD_PILE,
    RETURN_ASSISTANT,
    SWAP_CUBES,
    Ability,
)
from hearth.games.forge.forging import MUST_FORGE, can_forge
from hearth.games.forge.gains import add, gain, pay
from hearth.games.forge.goods import BRICK, CUBES
from hearth.games.forge.guilds import take_guild_card
from hearth.games.forge.questions import has, reduced
from hearth.games.forge.returning import ReturnAssistant, placed_assistants
from hearth.games.forge.state import A, Forge, Smithy
from hearth.kernel import Choice, Kind, saved

GIVE_CUBE: Final = A.kind("give_cube", what=CUBES)
TAKE_CUBE: Final = A.kind("take_cube", what=CUBES)
STOP_GIVING: Final = A.kind("stop_giving")


def can_exhaust(g: Forge, me: Smithy, assistant: int, ability: Ability) -> bool:
    """Its cost can be paid and it does something. (2.18 of the rules)"""
    if ability.kind == DRAW_ANY:
        return any(deck.size() > 0 for deck in g.contract_decks) or any(g.contract_piles)
    if ability.kind == FORGE:
        return has_after(g, me, ability)
    if ability.kind == GUILD_PILE:
        return len(g.guild_pile) > 0 and affords(g, me, ability)
    if ability.kind == SWAP_CUBES:
        return sum(me.stock[:CUBES]) > 0
    if ability.kind == RETURN_ASSISTANT:
        return len(placed_assistants(me, assistant)) > 0
    return True


def affords(g: Forge, me: Smithy, ability: Ability) -> bool:
    return has(me, reduced(g, me, ability.pay))


def has_after(g: Forge, me: Smithy, ability: Ability) -> bool:
    """A Contract can be forged with what is left after paying."""
    if not affords(g, me, ability):
        return False
    price = reduced(g, me, ability.pay)
    stock = me.stock
    me.stock = [stock[kind] - price[kind] for kind in range(len(stock))]
    possible = can_forge(g, me)
    me.stock = stock
    return possible


def exhaust(g: Forge, me: Smithy, assistant: int, ability: Ability) -> None:
    """[FO-032, FO-R31]"""
    if ability.kind == GAIN:
        gain(g, me, ability.gain)
    elif ability.kind == DRAW_ANY:
        g.then(DrawAny(ability.number))
    elif ability.kind == FORGE:
        pay(g, me, reduced(g, me, ability.pay))
        g.then(MUST_FORGE)
    elif ability.kind == GUILD_PILE:
        pay(g, me, reduced(g, me, ability.pay))
        take_guild_card(g, me, off_pile(g, GUILD_DECK))
    elif ability.kind == SWAP_CUBES:
        g.then(GiveCubes(ability.number, 0))
    elif ability.kind == RETURN_ASSISTANT:
        g.then(ReturnAssistant(user=assistant))


@dataclass
class GiveCubes(Choice):
    """One or more cubes go back, as many others are taken."""

    left: int = 0
    given: int = 0

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out = [GIVE_CUBE.base + kind for kind in range(CUBES) if me.stock[kind] > 0]
        if self.given > 0:
            out.append(STOP_GIVING.base)
        return out

    def continues(self) -> bool:
        return True

    def apply(self, g: Forge, me: Smithy, act: Kind, kind: int, y: int) -> None:
        if act is STOP_GIVING:
            g.then(TakeCubes(self.given))
            return
        price = [0] * len(me.stock)
        price[kind] = 1
        pay(g, me, price)
        more = self.left > 1 and sum(me.stock[:CUBES]) > 0
        g.then(GiveCubes(self.left - 1, self.given + 1) if more else TakeCubes(self.given + 1))


@dataclass
class TakeCubes(Choice):
    """Any but Brick, which is only ever bought. [FO-045]"""

    left: int = 0

    def applies(self, g: Forge, me: Smithy) -> bool:
        return self.left > 0

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [TAKE_CUBE.base + kind for kind in range(CUBES) if kind != BRICK]

    def continues(self) -> bool:
        return True

    def apply(self, g: Forge, me: Smithy, act: Kind, kind: int, y: int) -> None:
        add(g, me, kind, 1)
        g.then(TakeCubes(self.left - 1))


saved("forge", GiveCubes, TakeCubes)
