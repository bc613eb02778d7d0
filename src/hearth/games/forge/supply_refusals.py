"""Why an upgrade, a cube or an amount cannot be chosen now, and the clause that says so."""

from __future__ import annotations

from hearth.games.forge.errands import of_half
from hearth.games.forge.exhausting import GiveCubes, TakeCubes
from hearth.games.forge.goods import BRICK, CUBES, GOLD
from hearth.games.forge.market import Trade, Units, affordable
from hearth.games.forge.moments import Refusal
from hearth.games.forge.questions import is_done
from hearth.games.forge.state import Forge, Smithy
from hearth.games.forge.things import amount_text, amounts_text, kind_text, lacking, several_text
from hearth.games.forge.upgrades import ChooseUpgrade, UpgradeNow, is_allowed
from hearth.games.forge.wording import upgrade_price_now


def upgrade_refusal(g: Forge, me: Smithy, upgrade: int) -> Refusal:
    """[FO-076, FO-077]"""
    step = g.at_hand(me.seat)
    title = g.box.upgrades[upgrade].title
    if is_done(me, upgrade):
        return f"You have done the upgrade {title}.", "10.2"
    if not isinstance(step, (ChooseUpgrade, UpgradeNow)):
        return "Upgrades are done by a worker at Upgrade.", "10.1"
    if isinstance(step, ChooseUpgrade) and not is_allowed(upgrade, step.side):
        return f"This spot is for upgrades of {of_half(step.side)}.", "10.1"
    price = upgrade_price_now(g, me, upgrade)
    missing = amounts_text(lacking(me, price))
    return f"{title} costs {amounts_text(price)}; you lack {missing}.", "10.3"


def good_refusal(g: Forge, me: Smithy, kind: int) -> Refusal:
    """The player's own cubes; what a card lets one take."""
    step = g.at_hand(me.seat)
    if isinstance(step, TakeCubes):
        if kind == BRICK:
            return "Brick can only be bought.", "6.5"
        return f"You take cubes; {kind_text(kind)} is none.", "21.4"
    clause = "21.4" if isinstance(step, GiveCubes) else "6.3"
    if not isinstance(step, (Trade, GiveCubes)):
        return "No cube is chosen now.", clause
    if kind >= CUBES:
        return f"Only cubes are chosen here; {kind_text(kind)} is none.", clause
    return f"You have no {several_text(kind)}.", clause


def price_refusal(g: Forge, me: Smithy, kind: int) -> Refusal:
    """[FO-044]"""
    if not isinstance(g.at_hand(me.seat), Trade):
        return "Cubes are bought in Trades, most of them at the Market.", "6.1"
    price = amount_text(GOLD, g.box.prices[kind])
    return f"{kind_text(kind)} costs {price}; you have {me.stock[GOLD]}.", "6.3"


def amount_refusal(g: Forge, me: Smithy, amount: int) -> Refusal:
    """[FO-043]"""
    step = g.at_hand(me.seat)
    if not isinstance(step, Units):
        return "No amount is asked for now.", "6.3"
    if amount == 0:
        return "You have begun a Trade; it is of 1 cube or more.", "6.3"
    if step.selling:
        return f"You have {amount_text(step.what, me.stock[step.what])} to sell.", "6.3"
    most = affordable(g, me, step.worker, step.cheap, step.what)
    return f"You can pay for {amount_text(step.what, most)}, not for {amount}.", "6.3"
