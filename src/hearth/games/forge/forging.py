"""Forging a Contract: Skill, upgrades, cubes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.box import MOST_CONTRACTS
from hearth.games.forge.cards import ANVIL, DEVELOPMENT_DECK
from hearth.games.forge.cards import FORGE as FORGE_UPGRADE
from hearth.games.forge.effects import GAIN_FORGE, GAIN_PRODUCT
from hearth.games.forge.events import CARD_USED, FORGED, UPGRADE_USED
from hearth.games.forge.gains import (
    add,
    check_achievements,
    gain_by_developments,
    gain_for_product,
    pay,
)
from hearth.games.forge.goods import GOLD, VP, Amounts, nothing
from hearth.games.forge.questions import (
    contract_price,
    for_product,
    has,
    helps_once,
    is_done,
    once_card,
)
from hearth.games.forge.state import A, Forge, Smithy
from hearth.kernel import Choice, Kind, saved

ANVIL_GOLD: Final = 2

FORGE: Final = A.kind("forge", contract=MOST_CONTRACTS, once=2)
NO_FORGE: Final = A.kind("no_forge")


def is_able(g: Forge, me: Smithy, contract: int) -> bool:
    """Skill and upgrades suffice. [FO-067, FO-068]"""
    row = g.box.contracts[contract]
    return me.skill >= row.skill and row.needs & ~me.upgrades == 0


def can_forge(g: Forge, me: Smithy) -> bool:
    """Any of the Contracts in hand."""
    for contract in me.hand:
        if is_able(g, me, contract) and (
            can_pay(g, me, contract) or can_pay_with_help(g, me, contract)
        ):
            return True
    return False


def can_pay(g: Forge, me: Smithy, contract: int) -> bool:
    return has(me, contract_price(g, me, contract, once=False))


def can_pay_with_help(g: Forge, me: Smithy, contract: int) -> bool:
    """With what is off once in a round."""
    return helps_once(g, me, contract) and has(me, contract_price(g, me, contract, once=True))


def add_forgings(g: Forge, me: Smithy, out: list[int]) -> None:
    """Contracts in hand that can be forged, also with what is off once in a round."""
    for contract in sorted(me.hand):
        if not is_able(g, me, contract):
            continue
        if can_pay(g, me, contract):
            out.append(FORGE.at(contract, 0))
        if can_pay_with_help(g, me, contract):
            out.append(FORGE.at(contract, 1))


def forge(g: Forge, me: Smithy, contract: int, once: bool) -> None:
    """Pay, then Gold and VP; the card's Seal counts from now on. [FO-069 to FO-071]"""
    price = contract_price(g, me, contract, once)
    if once:
        me.used_once = True
        g.note(CARD_USED, me.seat, DEVELOPMENT_DECK, once_card(g, me))
    pay(g, me, price)
    me.hand = [card for card in me.hand if card != contract]
    me.shown = [card for card in me.shown if card != contract]
    me.forged = [*me.forged, contract]
    g.note(FORGED, me.seat, contract)
    row = g.box.contracts[contract]
    add(g, me, GOLD, row.gold)
    add(g, me, VP, row.vp)
    if is_done(me, ANVIL):
        g.note(UPGRADE_USED, me.seat, ANVIL)
        add(g, me, GOLD, ANVIL_GOLD)
    gain_for_product(g, me, GAIN_PRODUCT, row.product)
    check_achievements(g, me)


def forging_bonus(g: Forge, me: Smithy, contract: int) -> Amounts:
    """What a Contract brings above what is printed on it. [FO-080, FO-R65]"""
    out = nothing()
    if is_done(me, ANVIL):
        out[GOLD] = ANVIL_GOLD
    for ability in for_product(g, me, GAIN_PRODUCT, g.box.contracts[contract].product):
        for kind in range(len(out)):
            out[kind] += ability.gain[kind]
    return out


def at_forge(g: Forge, me: Smithy) -> None:
    """The Blacksmith on the own Forge: one Contract, or two if upgraded. [FO-065, FO-066]"""
    g.then(FORGES[2 if is_done(me, FORGE_UPGRADE) else 1])


@dataclass
class ForgeContracts(Choice):
    """Up to so many, one after the other. [FO-R07, FO-R19]"""

    left: int = 0

    def applies(self, g: Forge, me: Smithy) -> bool:
        return self.left > 0 and can_forge(g, me)

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        add_forgings(g, me, out)
        out.append(NO_FORGE.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, contract: int, once: int) -> None:
        if act is FORGE:
            g.then(FORGES[self.left - 1])
            forge(g, me, contract, once == 1)


FORGES: Final = [ForgeContracts(left) for left in range(3)]


@dataclass
class MustForge(Choice):
    """A card that was paid for lets its owner Forge exactly one. [FO-R60]"""

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        add_forgings(g, me, out)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, contract: int, once: int) -> None:
        forge(g, me, contract, once == 1)


MUST_FORGE: Final = MustForge()


@dataclass
class ForgeAtEnd(Choice):
    """Everybody may Forge one Contract at the end of the round. [FO-072, FO-082, FO-102]"""

    def applies(self, g: Forge, me: Smithy) -> bool:
        return can_forge(g, me)

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        add_forgings(g, me, out)
        out.append(NO_FORGE.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, contract: int, once: int) -> None:
        if act is FORGE:
            forge(g, me, contract, once == 1)
            gain_by_developments(g, me, GAIN_FORGE)
        asking_shows_hands(g)


def asking_shows_hands(g: Forge) -> None:
    """Who is asked next holds a Contract that can be Forged; who is passed over holds none."""
    if len(g.players) > 1:
        g.reveals += 1


FORGE_AT_END: Final = [ForgeAtEnd(seat=seat) for seat in range(4)]

saved("forge", ForgeContracts, MustForge, ForgeAtEnd)
