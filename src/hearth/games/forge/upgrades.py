"""Upgrades of the Forge board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.cards import TOP, UPGRADES
from hearth.games.forge.effects import UPGRADE, Ability
from hearth.games.forge.events import UPGRADED
from hearth.games.forge.gains import add, check_achievements, gain_at, gain_skill, pay
from hearth.games.forge.goods import VP
from hearth.games.forge.market import NOBODY
from hearth.games.forge.places import MIDDLE, SIDES
from hearth.games.forge.questions import (
    has,
    is_done,
    stock_for_upgrades,
    suffices,
    upgrade_price,
)
from hearth.games.forge.state import WORKERS, A, Forge, Smithy
from hearth.kernel import Choice, Kind, saved

# Upgrades by the side of the spot: the left one is for the bottom half, the right one for the top
# half, the middle one for both. [FO-076, FO-078]
TOP_HALF: Final = (1 << TOP) - 1
BOTTOM_HALF: Final = (1 << len(UPGRADES)) - 1 - TOP_HALF
HALVES: Final = [BOTTOM_HALF, BOTTOM_HALF | TOP_HALF, TOP_HALF]

BUY_UPGRADE: Final = A.kind("upgrade", upgrade=len(UPGRADES))
NO_UPGRADE: Final = A.kind("no_upgrade")


def is_allowed(upgrade: int, side: int) -> bool:
    return bool(HALVES[side] >> upgrade & 1)


def buyable_upgrades(g: Forge, me: Smithy, worker: int) -> int:
    """A bit for each that can be paid. Asked at every placement: reductions are added up once."""
    stock = stock_for_upgrades(g, me, worker)
    found = 0
    for upgrade in range(len(UPGRADES)):
        if not is_done(me, upgrade) and suffices(stock, g.box.upgrades[upgrade].cost):
            found |= 1 << upgrade
    return found


def can_buy(g: Forge, me: Smithy, upgrade: int, worker: int, ability: Ability | None) -> bool:
    if is_done(me, upgrade):
        return False
    less = None if ability is None else ability.less
    return has(me, upgrade_price(g, me, upgrade, worker, less))


def upgrade_board(g: Forge, me: Smithy, upgrade: int, worker: int, ability: Ability | None) -> None:
    """The cylinder slides onto the ability and uncovers VP. [FO-077, FO-081, FO-083]"""
    less = None if ability is None else ability.less
    pay(g, me, upgrade_price(g, me, upgrade, worker, less))
    me.upgrades |= 1 << upgrade
    g.note(UPGRADED, me.seat, upgrade)
    row = g.box.upgrades[upgrade]
    add(g, me, VP, row.vp)
    if row.skill:
        gain_skill(g, me, row.skill)
    check_achievements(g, me)


@dataclass
class ChooseUpgrade(Choice):
    """Exactly one, and it has to be paid. [FO-077]"""

    worker: int = NOBODY
    side: int = MIDDLE

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        buyable = buyable_upgrades(g, me, self.worker) & HALVES[self.side]
        return [BUY_UPGRADE.base + i for i in range(len(UPGRADES)) if buyable >> i & 1]

    def apply(self, g: Forge, me: Smithy, act: Kind, upgrade: int, y: int) -> None:
        upgrade_board(g, me, upgrade, self.worker, None)
        gain_at(g, me, self.worker, UPGRADE)


CHOOSE_UPGRADE: Final = [
    [ChooseUpgrade(worker, side) for side in range(SIDES)] for worker in range(WORKERS)
]


@dataclass
class UpgradeNow(Choice):
    """A Guild card's offer, which may be declined. [FO-R46]"""

    card: int = 0
    number: int = 0  # of the card's effect

    def applies(self, g: Forge, me: Smithy) -> bool:
        return len(self.options(g, me)) > 1

    def ability(self, g: Forge) -> Ability:
        return g.box.guild_cards[self.card].abilities[self.number]

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        for upgrade in range(len(UPGRADES)):
            if can_buy(g, me, upgrade, NOBODY, self.ability(g)):
                out.append(BUY_UPGRADE.base + upgrade)
        out.append(NO_UPGRADE.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, upgrade: int, y: int) -> None:
        if act is BUY_UPGRADE:
            upgrade_board(g, me, upgrade, NOBODY, self.ability(g))


saved("forge", ChooseUpgrade, UpgradeNow)
