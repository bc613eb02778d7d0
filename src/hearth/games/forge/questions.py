"""The numbers that rules ask for: prices after reductions, and what effects add."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import HAMMERS, VISE
from hearth.games.forge.effects import (
    ALWAYS,
    LESS,
    LESS_AT,
    LESS_FOR,
    LESS_ONCE,
    MORE_DRAW,
    PRODUCTS,
    UPGRADE,
    Ability,
)
from hearth.games.forge.goods import METAL, PAID, Amounts
from hearth.games.forge.state import ASSISTANTS, EMPTY, Forge, Smithy

WEAPON: Final = PRODUCTS.index("weapon")
ARMOR: Final = PRODUCTS.index("armor")

NO_ABILITIES: Final[list[Ability]] = []  # nobody edits it


def is_done(me: Smithy, upgrade: int) -> bool:
    return bool(me.upgrades >> upgrade & 1)


def ongoing(g: Forge, me: Smithy, kind: int) -> list[Ability]:
    """Effects of the own Development cards that always work."""
    found = NO_ABILITIES  # the usual answer to what is asked all the time
    for card in me.developments:
        for ability in g.box.developments[card].abilities:
            if ability.kind == kind and ability.time == ALWAYS:
                found = [*found, ability]
    return found


def trained(g: Forge, me: Smithy, worker: int, kind: int) -> list[Ability]:
    """Effects of the Training card of the Assistant that was placed. [FO-101]"""
    if worker >= ASSISTANTS or me.trainings[worker] == EMPTY:
        return NO_ABILITIES
    found = NO_ABILITIES
    for ability in g.box.trainings[me.trainings[worker]].abilities:
        if ability.kind == kind and ability.time == ALWAYS:
            found = [*found, ability]
    return found


def for_product(g: Forge, me: Smithy, kind: int, product: int) -> list[Ability]:
    """Effects of the own Training cards for what is forged, whoever forges it. [FO-R65]"""
    found = NO_ABILITIES
    for card in me.trainings:
        if card == EMPTY:
            continue
        for ability in g.box.trainings[card].abilities:
            if ability.kind == kind and product in ability.products:
                found = [*found, ability]
    return found


# Prices


def reduced(g: Forge, me: Smithy, cost: Amounts, less: Amounts | None = None) -> Amounts:
    """After everything that is always off; never below 0. [FO-142, FO-143, FO-R20, FO-R35]"""
    price = cost[:]
    if less is not None:
        take_off(price, less)
    for ability in ongoing(g, me, LESS):
        take_off(price, ability.less)
    return price


def take_off(price: Amounts, less: Amounts) -> None:
    for kind in range(PAID):
        if less[kind]:
            price[kind] = max(0, price[kind] - less[kind])


def contract_price(g: Forge, me: Smithy, contract: int, once: bool) -> Amounts:
    """Cubes for a Contract; `once` is with what is off for one Contract in a round. [FO-069]"""
    row = g.box.contracts[contract]
    price = reduced(g, me, row.cost)
    if is_done(me, HAMMERS) and (row.product == WEAPON or row.product == ARMOR):
        price[METAL] = max(0, price[METAL] - 1)  # [FO-086]
    for ability in ongoing(g, me, LESS_FOR):
        if row.product in ability.products:
            take_off(price, ability.less)
    for ability in for_product(g, me, LESS_FOR, row.product):
        take_off(price, ability.less)
    if once:
        for ability in ongoing(g, me, LESS_ONCE):
            take_off(price, ability.less)
    return price


def helps_once(g: Forge, me: Smithy, contract: int) -> bool:
    """Is there something left that makes this Contract cheaper once in the round? [FO-R61]"""
    if me.used_once:
        return False
    if not ongoing(g, me, LESS_ONCE):
        return False
    price = contract_price(g, me, contract, once=False)
    return contract_price(g, me, contract, once=True) != price


def once_card(g: Forge, me: Smithy) -> int:
    """The Development that makes one Contract in a round cheaper; EMPTY: none does."""
    for card in me.developments:
        if any(ability.kind == LESS_ONCE for ability in g.box.developments[card].abilities):
            return card
    return EMPTY


def upgrade_price(
    g: Forge, me: Smithy, upgrade: int, worker: int, less: Amounts | None = None
) -> Amounts:
    """[FO-079 to FO-087] with Coin Press, Wood Lathe and the Fitter."""
    price = reduced(g, me, g.box.upgrades[upgrade].cost, less)
    for ability in trained(g, me, worker, LESS_AT):
        if UPGRADE in ability.at:
            take_off(price, ability.less)
    return price


def has(me: Smithy, price: Amounts) -> bool:
    return suffices(me.stock, price)


def suffices(stock: Amounts, price: Amounts) -> bool:
    for kind in range(PAID):
        if stock[kind] < price[kind]:
            return False
    return True


def stock_for_upgrades(g: Forge, me: Smithy, worker: int) -> Amounts:
    """With everything that is off for this worker, as if it were in stock."""
    stock = me.stock
    for ability in ongoing(g, me, LESS):
        stock = together(stock, ability.less)
    for ability in trained(g, me, worker, LESS_AT):
        if UPGRADE in ability.at:
            stock = together(stock, ability.less)
    return stock


def together(one: Amounts, other: Amounts) -> Amounts:
    return [one[kind] + other[kind] for kind in range(PAID)]


# Draws


def extra_draws(g: Forge, me: Smithy, worker: int) -> int:
    """Cards more at Commons, Military and Royal; as many are discarded. [FO-062, FO-R51]"""
    extra = 1 if is_done(me, VISE) else 0
    return extra + len(trained(g, me, worker, MORE_DRAW))
