"""What a sensible player would pick, as weights: a light policy for searches and playouts."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import FORGE, GUILDHALL, MARKET, TAVERN
from hearth.games.winterforge.market import BUY
from hearth.games.winterforge.projects import best_parts, success_chance
from hearth.games.winterforge.questions import CONTRACTS_AT_MOST
from hearth.games.winterforge.state import Guild, Job, Winterforge

# By kind of action; what is not named weighs 10.
WEIGHTS: Final[dict[str, int]] = {
    "request_funds": 12,
    "take_contract": 14,
    "stop_taking": 14,
    "return_contract": 10,
    "save_bonus": 1,
    "stop_buying": 5,
    "refresh_row": 1,
    "refresh_tavern": 1,
    "train": 5,
    "hire": 10,
    "fire": 6,
    "dismiss_crew": 2,
    "keep_crew": 20,
    "take_loan": 2,
    "pay_loan": 1,
    "pay_loan_prime": 2,
    "donate": 6,
    "rob": 5,
    "buy_rune": 6,
    "hold": 5,
    "turn_in": 10,
    "sell": 20,
    "stop_selling": 2,
    "commit_rune": 20,
    "no_rune": 4,
    "keep_dice": 5,
    "end_turn": 1,
}
USUAL: Final = 10
NEEDED: Final = 24
NOT_NEEDED: Final = 1
FORGE_SURELY: Final = 80
MATERIALS: Final = 3


def incline(g: Winterforge, options: list[int]) -> list[int]:
    """A weight for each option."""
    me = g.players[g.actor()]
    kinds = g.rules.space.kind_of
    lacking = lacked(g, me)
    out: list[int] = []
    for a in options:
        name = kinds[a].name
        if name == "buy":
            out.append(buying(g, lacking, a - BUY.base))
        elif name == "forge":
            out.append(forging(g, me, g.rules.space.x_of[a]))
        elif name == "move" or name == "place_smith":
            prime = g.rules.space.y_of[a]
            out.append(going(g, me, g.rules.space.x_of[a], lacking) + prime)
        elif name == "commit":
            out.append(2 + 2 * g.box.components[g.rules.space.x_of[a]].cost)
        else:
            out.append(WEIGHTS.get(name, USUAL))
    return out


def lacked(g: Winterforge, me: Guild) -> list[int]:
    """Components by material that the Contract nearest to being started still lacks."""
    best: list[int] = []
    fewest = 99
    for contract in me.hand:
        missing = missing_for(g, me, contract)
        if sum(missing) < fewest:
            fewest = sum(missing)
            best = missing
    if me.royal >= 0 and me.royal_is_hidden() and fewest > 1:
        missing = missing_for(g, me, me.royal)
        if sum(missing) < fewest:
            return missing
    return best if best else [0] * MATERIALS


def missing_for(g: Winterforge, me: Guild, contract: int) -> list[int]:
    missing = g.box.contracts[contract].needs[:]
    for component in me.stock:
        material = g.box.components[component].material
        if missing[material] > 0:
            missing[material] -= 1
    return missing


def buying(g: Winterforge, lacking: list[int], slot: int) -> int:
    """What a Contract lacks, the better the dearer."""
    component = g.box.components[g.market[slot]]
    if lacking[component.material] == 0:
        return NOT_NEEDED
    return NEEDED + 3 * component.cost


def forging(g: Winterforge, me: Guild, contract: int) -> int:
    """The likelier the success, the sooner."""
    for job in me.jobs:
        if job.contract == contract:
            return 4 + int(FORGE_SURELY * success_chance(g, me, job))
    parts = best_parts(g, me.stock, g.box.contracts[contract].needs)
    return 2 + int(FORGE_SURELY * success_chance(g, me, Job(contract, 0, parts)))


def going(g: Winterforge, me: Guild, to: int, lacking: list[int]) -> int:
    """Where the next thing is to be done."""
    can_forge = len(me.jobs) > 0 or (len(me.hand) > 0 and sum(lacking) == 0)
    if to == FORGE:
        return NEEDED if can_forge else 2
    if to == MARKET:
        return NEEDED if sum(lacking) > 0 and me.coin >= 2 else 2
    if to == GUILDHALL:
        poor = me.coin < 3
        free = CONTRACTS_AT_MOST - me.unfinished()
        return NEEDED if free == CONTRACTS_AT_MOST or poor else max(8 * free, 1)
    if to == TAVERN:
        return 6 if me.coin >= 6 and len(me.crew) < 2 else 1
    return 3
