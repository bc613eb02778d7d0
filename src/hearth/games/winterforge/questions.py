"""The numbers that Crew may change, each asked in one place. [WF-R60]"""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import Contract
from hearth.games.winterforge.effects import (
    COMPONENT_COST,
    COMPONENT_FLOOR,
    CONTRACT_LIMIT,
    FAILURE_TOKENS,
    FORGE_ANY,
    FORGE_CRAFT,
    FREE_MOVE,
    FREE_REFRESH,
    FUNDS_AMOUNT,
    FUNDS_BELOW,
    PURCHASE_LIMIT,
    TAKE_LIMIT,
    TRAINING_COST,
    TRAINING_FLOOR,
)
from hearth.games.winterforge.state import Guild, Winterforge

CONTRACTS_AT_MOST: Final = 3
CONTRACTS_PER_TAKE: Final = 2
COMPONENTS_PER_PURCHASE: Final = 2
CREW_AT_MOST: Final = 2
LOANS_AT_MOST: Final = 2
FUNDS_IF_BELOW: Final = 3


def total(g: Winterforge, me: Guild, question: int) -> int:
    """The answers of all Crew of the Guild, added up."""
    n = 0
    for crew in me.crew:
        n += g.box.crew[crew].answers[question]
    return n


def largest(g: Winterforge, me: Guild, question: int) -> int:
    """The largest answer, for numbers that replace others instead of adding up."""
    n = 0
    for crew in me.crew:
        n = max(n, g.box.crew[crew].answers[question])
    return n


def lowered(printed: int, change: int, floor: int) -> int:
    """A changed price: a discount stops at its floor. [WF-R16]"""
    return printed + change if change >= 0 else max(printed + change, min(printed, floor))


def component_prices(g: Winterforge, me: Guild) -> list[int]:
    """What each slot of the Market costs this Guild; an empty one costs 0."""
    components = g.box.components
    if not me.crew:
        return [components[c].cost if c >= 0 else 0 for c in g.market]
    change = total(g, me, COMPONENT_COST)
    floor = largest(g, me, COMPONENT_FLOOR)
    return [lowered(components[c].cost, change, floor) if c >= 0 else 0 for c in g.market]


def purchase_limit(g: Winterforge, me: Guild) -> int:
    """Components in one Purchase, without the Prime bonus. [WF-067, WF-R20]"""
    return COMPONENTS_PER_PURCHASE + total(g, me, PURCHASE_LIMIT)


def training_cost(g: Winterforge, me: Guild, craft: int, discount: int) -> int:
    """What the next point of a Skill costs. [WF-044, WF-046, WF-R16]"""
    printed = g.box.training_cost[me.skills[craft] + 1]
    change = total(g, me, TRAINING_COST) - discount
    return lowered(printed, change, largest(g, me, TRAINING_FLOOR))


def hire_cost(g: Winterforge, crew: int, discount: int) -> int:
    """What a Crew of the Tavern costs. [WF-085, WF-089, WF-R16]"""
    return lowered(g.box.crew[crew].hire_cost, -discount, 0)


def contract_limit(g: Winterforge, me: Guild) -> int:
    return CONTRACTS_AT_MOST + total(g, me, CONTRACT_LIMIT)


def take_limit(g: Winterforge, me: Guild) -> int:
    return CONTRACTS_PER_TAKE + total(g, me, TAKE_LIMIT)


def funds_below(g: Winterforge, me: Guild) -> int:
    """With less Coin than this, funds may be requested. [WF-075]"""
    return max(FUNDS_IF_BELOW, largest(g, me, FUNDS_BELOW))


def funds_amount(g: Winterforge, me: Guild) -> int:
    return max(1, largest(g, me, FUNDS_AMOUNT))


def free_moves(g: Winterforge, me: Guild) -> int:
    """Moves without an action that are left this turn. [WF-R63]"""
    return total(g, me, FREE_MOVE) - g.free_moves_used


def free_refreshes(g: Winterforge, me: Guild) -> int:
    """Refreshes without Coin that are left this turn. [WF-R09]"""
    return total(g, me, FREE_REFRESH) - g.free_refreshes_used


def failure_tokens(g: Winterforge, me: Guild) -> int:
    return 1 + total(g, me, FAILURE_TOKENS)


def crew_bonus(g: Winterforge, me: Guild, contract: Contract) -> int:
    """What Crew add to a forge result; each counts once, on a Royal Contract too. [WF-050]"""
    n = total(g, me, FORGE_ANY)
    for craft in contract.crafts:
        n += total(g, me, FORGE_CRAFT + craft)
    return n
