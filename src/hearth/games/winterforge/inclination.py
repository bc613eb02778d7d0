"""What a sensible player would pick, as weights: a light policy for searches and playouts."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import FORGE, GUILDHALL, MARKET, TAVERN
from hearth.games.winterforge.forge import COMMIT
from hearth.games.winterforge.forge import FORGE as FORGE_CONTRACT
from hearth.games.winterforge.lords import PLACE_SMITH
from hearth.games.winterforge.market import BUY
from hearth.games.winterforge.odds import success_chance
from hearth.games.winterforge.projects import best_parts
from hearth.games.winterforge.questions import CONTRACTS_AT_MOST
from hearth.games.winterforge.state import Guild, Job, Winterforge
from hearth.games.winterforge.turn import MOVE

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
NOTHING: Final = [0] * MATERIALS


def incline(g: Winterforge, options: list[int]) -> list[int]:
    """A weight for each option."""
    me = g.players[g.actor()]
    space = g.rules.space
    if not _BY_ACTION:
        _BY_ACTION.extend([WEIGHTS.get(kind.name, USUAL) for kind in space.kind_of])
    lacking = lacked(g, me)
    out: list[int] = []
    for a in options:
        kind = space.kind_of[a]
        if kind is BUY:
            out.append(buying(g, lacking, space.x_of[a]))
        elif kind is MOVE or kind is PLACE_SMITH:
            out.append(going(g, me, space.x_of[a], lacking) + space.y_of[a])
        elif kind is FORGE_CONTRACT:
            out.append(forging(g, me, space.x_of[a]))
        elif kind is COMMIT:
            out.append(2 + 2 * g.box.components[space.x_of[a]].cost)
        else:
            out.append(_BY_ACTION[a])
    return out


_BY_ACTION: Final[list[int]] = []  # the weights by action, worked out when first needed


def lacked(g: Winterforge, me: Guild) -> list[int]:
    """Components by material that the Contract nearest to being started still lacks."""
    have = [0] * MATERIALS
    for component in me.stock:
        have[g.box.components[component].material] += 1
    best = NOTHING
    fewest = 99
    for contract in me.hand:
        missing = missing_for(g, have, contract)
        lacking = missing[0] + missing[1] + missing[2]
        if lacking < fewest:
            fewest = lacking
            best = missing
    if fewest > 1 and me.royal >= 0 and me.royal_is_hidden():
        missing = missing_for(g, have, me.royal)
        if missing[0] + missing[1] + missing[2] < fewest:
            return missing
    return best


def missing_for(g: Winterforge, have: list[int], contract: int) -> list[int]:
    needs = g.box.contracts[contract].needs
    out: list[int] = []
    for material in range(MATERIALS):
        lacking = needs[material] - have[material]
        out.append(lacking if lacking > 0 else 0)
    return out


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
    lacks = lacking[0] + lacking[1] + lacking[2] > 0
    if to == FORGE:
        return NEEDED if len(me.jobs) > 0 or (len(me.hand) > 0 and not lacks) else 2
    if to == MARKET:
        return NEEDED if lacks and me.coin >= 2 else 2
    if to == GUILDHALL:
        poor = me.coin < 3
        free = CONTRACTS_AT_MOST - me.unfinished()
        return NEEDED if free == CONTRACTS_AT_MOST or poor else max(8 * free, 1)
    if to == TAVERN:
        return 6 if me.coin >= 6 and len(me.crew) < 2 else 1
    return 3
