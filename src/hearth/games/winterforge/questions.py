"""The numbers that cards may change, each asked in one place. [WF-R60]"""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import SHRINE
from hearth.games.winterforge.effects import (
    ACTIONS,
    BEST_SKILL,
    COMPONENT_COST,
    COMPONENT_FLOOR,
    CONTRACT_LIMIT,
    EXTRA_DIE,
    FAILURE_TOKENS,
    FORGE_ANY,
    FORGE_CRAFT,
    FREE_MOVE,
    FREE_REFRESH,
    FUNDS_AMOUNT,
    FUNDS_BELOW,
    HIRE_COST,
    HIRE_FLOOR,
    MOVE_LIMIT,
    PURCHASE_LIMIT,
    TAKE_LIMIT,
    TRAINING_COST,
    TRAINING_FLOOR,
)
from hearth.games.winterforge.state import Guild, Job, Winterforge

ACTIONS_PER_TURN: Final = 3
CONTRACTS_AT_MOST: Final = 3
CONTRACTS_PER_TAKE: Final = 2
COMPONENTS_PER_PURCHASE: Final = 2
CREW_AT_MOST: Final = 2
LOANS_AT_MOST: Final = 2
FUNDS_IF_BELOW: Final = 3


def has_alleyway(g: Winterforge, site: int) -> bool:
    """Is this Alleyway in play?"""
    return g.alleyways >> (site - SHRINE) & 1 == 1


def total(g: Winterforge, me: Guild, question: int) -> int:
    """The answers of the Guild's Crew and of the Events in force, added up."""
    n = 0
    for crew in me.crew:
        n += g.box.crew[crew].answers[question]
    for event in g.in_force:
        n += g.box.events[event].answers[question]
    return n


def largest(g: Winterforge, me: Guild, question: int) -> int:
    """The largest answer, for numbers that replace others instead of adding up."""
    n = 0
    for crew in me.crew:
        n = max(n, g.box.crew[crew].answers[question])
    for event in g.in_force:
        n = max(n, g.box.events[event].answers[question])
    return n


def of_rune(g: Winterforge, job: Job, question: int) -> int:
    """The answer of the Rune that was committed to a Contract."""
    return g.box.runes[job.rune].answers[question] if job.rune >= 0 else 0


def lowered(printed: int, change: int, floor: int) -> int:
    """A changed price: a discount stops at its floor. [WF-R16]"""
    return printed + change if change >= 0 else max(printed + change, min(printed, floor))


def component_prices(g: Winterforge, me: Guild) -> list[int]:
    """What each slot of the Market costs this Guild; an empty one costs 0."""
    components = g.box.components
    if not me.crew and not g.in_force:
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


def hire_cost(g: Winterforge, me: Guild, crew: int, discount: int) -> int:
    """What a Crew of the Tavern costs. [WF-085, WF-089, WF-R16]"""
    change = total(g, me, HIRE_COST) - discount
    return lowered(g.box.crew[crew].hire_cost, change, largest(g, me, HIRE_FLOOR))


def contract_limit(g: Winterforge, me: Guild) -> int:
    return CONTRACTS_AT_MOST + total(g, me, CONTRACT_LIMIT)


def take_limit(g: Winterforge, me: Guild) -> int:
    return CONTRACTS_PER_TAKE + total(g, me, TAKE_LIMIT)


def funds_below(g: Winterforge, me: Guild) -> int:
    """With less Coin than this, funds may be requested. [WF-075]"""
    return max(FUNDS_IF_BELOW, largest(g, me, FUNDS_BELOW))


def funds_amount(g: Winterforge, me: Guild) -> int:
    return max(1, largest(g, me, FUNDS_AMOUNT))


def actions_per_turn(g: Winterforge, me: Guild) -> int:
    """Actions at the beginning of a turn. [WF-029]"""
    return ACTIONS_PER_TURN + total(g, me, ACTIONS)


def can_move(g: Winterforge) -> bool:
    """No Event in force has used up its number of Moves."""
    for event in g.in_force:
        limit = g.box.events[event].answers[MOVE_LIMIT]
        if 0 < limit <= g.moves_made:
            return False
    return True


def free_moves(g: Winterforge, me: Guild) -> int:
    """Moves without an action that are left this turn. [WF-R63]"""
    return total(g, me, FREE_MOVE) - g.free_moves_used


def free_refreshes(g: Winterforge, me: Guild) -> int:
    """Refreshes without Coin that are left this turn. [WF-R09]"""
    return total(g, me, FREE_REFRESH) - g.free_refreshes_used


def failure_tokens(g: Winterforge, me: Guild) -> int:
    return 1 + total(g, me, FAILURE_TOKENS)


def dice(g: Winterforge, job: Job) -> list[int]:
    """The sides of every die in the pool of a Contract. [WF-049]"""
    pool = [sides for part in job.parts for sides in g.box.components[part].dice]
    extra = of_rune(g, job, EXTRA_DIE)
    return [*pool, extra] if extra > 0 else pool


def forge_bonus(g: Winterforge, me: Guild, job: Job) -> int:
    """What is added to the dice. [WF-050, WF-022, WF-R25]"""
    contract = g.box.contracts[job.contract]
    n = job.work + skill_bonus(g, me, job)
    if me.crew or g.in_force or job.rune >= 0:
        n += total(g, me, FORGE_ANY) + of_rune(g, job, FORGE_ANY)
        for craft in contract.crafts:  # a craft's bonus counts once, on a Royal Contract too
            n += total(g, me, FORGE_CRAFT + craft) + of_rune(g, job, FORGE_CRAFT + craft)
    if contract.bonus > 0 and contract.bonus_component in job.parts:
        n += contract.bonus
    return n


def skill_bonus(g: Winterforge, me: Guild, job: Job) -> int:
    """The Skill of the Contract's type; with a Rune of Kinship the best one in its place."""
    crafts = g.box.contracts[job.contract].crafts
    n = 0
    for craft in crafts:
        n += me.skills[craft]
    if of_rune(g, job, BEST_SKILL) > 0:
        n += max(me.skills) - min([me.skills[craft] for craft in crafts])
    return n
