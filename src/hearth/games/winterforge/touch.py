"""What a player touches for an action on a drawn board, what it costs at once, and its odds.

Rows are touched by their place, counted from 0 as in the view; cards by their id. Where a
choice goes on after the touch, its second step is `bonus:prime` or an `amount` of Coin.
"""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.auction import auction_coin, auction_face
from hearth.games.winterforge.cards import AUCTION_DIE
from hearth.games.winterforge.effects import MAXIMISE, REROLL_ANY
from hearth.games.winterforge.market import REFRESH_COST
from hearth.games.winterforge.odds import ROUNDING, exact_chance, exact_reach
from hearth.games.winterforge.questions import (
    component_prices,
    dice,
    forge_bonus,
    free_refreshes,
    hire_cost,
    of_rune,
    training_cost,
)
from hearth.games.winterforge.refs import ids
from hearth.games.winterforge.runesmith import RerollAnyDice
from hearth.games.winterforge.state import Guild, Job, Winterforge
from hearth.games.winterforge.success import WAGE, PayCrew

# What stands in a row is named by its place in it.
BY_PLACE: Final = {
    "take_contract": "track",
    "buy": "market",
    "refresh_row": "row",
    "hire": "tavern",
    "take_loan": "bank",
    "pay_loan": "loan",
    "pay_loan_prime": "loan",
    "relieve_loan": "loan",
    "fire": "crew",
    "reroll": "die",
    "turn_die": "die",
    "pick_die": "die",
    "search_wagon": "deck",
    "rob": "seat",
}

# What has a name is touched by it: the kind of the ref, and the table of the box.
BY_ID: Final = {
    "choose_guild": ("guild", "guild"),
    "keep_royal": ("contract", "contract"),
    "return_contract": ("contract", "contract"),
    "forge": ("contract", "contract"),
    "sell": ("contract", "contract"),
    "commit": ("component", "component"),
    "lose_component": ("component", "component"),
    "commit_rune": ("rune", "rune"),
    "train": ("skill", "craft"),
    "raise_skill": ("skill", "craft"),
    "move": ("site", "place"),
    "place_smith": ("site", "place"),
}

# No Move leads to where the Smith stands, so that place itself stands for its one action.
OF_THE_PLACE: Final = ["request_funds", "donate", "buy_rune"]


def names(g: Winterforge) -> list[str]:
    """The Guilds; before one is chosen, the seat."""
    return [
        g.box.guilds[guild.board].name if guild.board >= 0 else f"Seat {guild.seat + 1}"
        for guild in g.players
    ]


# Paths


def path(g: Winterforge, me: Guild, a: int) -> list[str]:
    """The things that are touched, in order; nothing for what only confirms."""
    space = g.rules.space
    name = space.kind_of[a].name
    first = _first(g, me, name, space.x_of[a])
    return [first, *_more(g, me, name, space.x_of[a], space.y_of[a])] if first else []


def _first(g: Winterforge, me: Guild, name: str, x: int) -> str:
    if name in BY_PLACE:
        return f"{BY_PLACE[name]}:{x}"
    if name in BY_ID:
        kind, table = BY_ID[name]
        return f"{kind}:{ids(g.box, table)[x]}"
    if name in OF_THE_PLACE:
        return f"site:{g.box.sites[me.place].id}"
    if name == "take_bonus_coin":
        return f"prime:{g.box.sites[me.place].id}"
    if name == "refresh_tavern":
        return "tavern:refresh"
    step = g.stack[-1]
    return f"crew:{step.index}" if isinstance(step, PayCrew) else ""


def _more(g: Winterforge, me: Guild, name: str, x: int, y: int) -> list[str]:
    if name in ("move", "place_smith"):
        return [f"prime:{g.box.sites[x].id}"] if y == 1 else []
    if name in ("train", "forge", "hire", "take_loan"):
        return ["bonus:prime"] if y == 1 else []
    if name == "pay_loan":
        return [f"amount:{y}"]
    if name == "pay_loan_prime":
        return [f"amount:{y}", "bonus:prime"]
    if name == "keep_crew":
        return [f"amount:{WAGE}"]
    if name == "dismiss_crew":
        return ["amount:0"]
    if name in ("refresh_row", "refresh_tavern"):
        return _refresh_paid(g, me, y if name == "refresh_row" else x)
    return []


def _refresh_paid(g: Winterforge, me: Guild, free: int) -> list[str]:
    """A touch refreshes for nothing where that is possible; to pay is said then."""
    return [f"amount:{REFRESH_COST}"] if free == 0 and free_refreshes(g, me) > 0 else []


# Costs


def cost(g: Winterforge, me: Guild, a: int) -> dict[str, int]:
    """The Coin that is paid at once."""
    space = g.rules.space
    coin = _coin(g, me, space.kind_of[a].name, space.x_of[a], space.y_of[a])
    return {"coin": coin} if coin > 0 else {}


def _coin(g: Winterforge, me: Guild, name: str, x: int, y: int) -> int:
    if name == "buy":
        return component_prices(g, me)[x]
    if name == "train":
        return training_cost(g, me, x, y)
    if name == "hire":
        return hire_cost(g, me, g.tavern[x], y)
    if name in ("pay_loan", "pay_loan_prime"):
        return y
    if name in ("donate", "rob", "buy_rune"):
        return g.box.sites[me.place].price
    if name == "refresh_row":
        return REFRESH_COST * (1 - y)
    if name == "refresh_tavern":
        return REFRESH_COST * (1 - x)
    return WAGE if name == "keep_crew" else 0


# Odds


def risk(g: Winterforge, me: Guild, a: int) -> str:
    """The odds of what the next dice, tokens or cards decide."""
    space = g.rules.space
    name = space.kind_of[a].name
    x = space.x_of[a]
    if name == "forge":
        return _forge_risk(g, me, x, space.y_of[a])
    if name in ("commit_rune", "no_rune"):
        job = me.jobs[-1]
        rune = x if name == "commit_rune" else -1
        return _odds(g, me, Job(job.contract, job.work, job.parts, [], rune))
    if name in ("reroll", "roll_picked"):
        step = g.stack[-1]
        return _again(g, me, step.picked if isinstance(step, RerollAnyDice) else [x])
    if name == "sell":
        return _sale(g, me, x)
    if name == "rob":
        return _theft(g, g.players[x])
    if name == "donate":
        return _donation(g, me)
    return f"Any of {g.rune_deck.size()} Runes" if name == "buy_rune" else ""


def _forge_risk(g: Winterforge, me: Guild, contract: int, prime: int) -> str:
    for job in me.jobs:
        if job.contract == contract:
            return _odds(g, me, Job(contract, job.work + prime, job.parts, [], job.rune))
    parts = best_components(g, me, contract)
    return f"{_odds(g, me, Job(contract, prime, parts))} of your best Components"


def best_components(g: Winterforge, me: Guild, contract: int) -> list[int]:
    """Of the stockpile, those whose dice and bonus promise most; the Contract can be started."""
    card = g.box.contracts[contract]
    out: list[int] = []
    for material in range(len(card.needs)):
        fit = [c for c in me.stock if g.box.components[c].material == material]
        fit.sort(key=lambda c: _promise(g, c), reverse=True)
        taken = fit[: card.needs[material]]
        named = card.bonus_component
        is_spare = bool(taken) and named in fit and named not in taken
        if is_spare and _promise(g, named) + 2 * card.bonus > _promise(g, taken[-1]):
            taken[-1] = named
        out += taken
    return out


def _promise(g: Winterforge, component: int) -> int:
    """Twice what its dice show on average."""
    return sum([sides + 1 for sides in g.box.components[component].dice])


def _odds(g: Winterforge, me: Guild, job: Job) -> str:
    """With what the dice have to show, and how likely they do."""
    pool = len(dice(g, job))
    found, is_all = exact_chance(g, me, job)
    with_dice = f"with {pool} {'die' if pool == 1 else 'dice'}"
    if found == 1.0:
        return f"Certain {with_dice}"
    need = g.box.contracts[job.contract].forge - forge_bonus(g, me, job)
    return f"Needs {need}: {_at_least(is_all)}{percent(found)} {with_dice}"


def _again(g: Winterforge, me: Guild, rolled: list[int]) -> str:
    """Some dice on the table are rolled again, the others stay; later a Rune may still help."""
    if not rolled:
        return ""
    job = me.jobs[-1]
    kept = sum([job.faces[i] for i in range(len(job.faces)) if i not in rolled])
    need = g.box.contracts[job.contract].forge - forge_bonus(g, me, job) - kept
    found = exact_reach([dice(g, job)[i] for i in rolled], need)
    is_last = isinstance(g.stack[-1], RerollAnyDice)
    is_all = is_last or of_rune(g, job, MAXIMISE) + of_rune(g, job, REROLL_ANY) == 0
    return f"Needs {max(need, 0)}: {_at_least(is_all)}{percent(found)}"


def _sale(g: Winterforge, me: Guild, contract: int) -> str:
    """What the d12 of the auction may bring."""
    faces = [auction_face(g, me, rolled) for rolled in range(1, AUCTION_DIE + 1)]
    coin = [auction_coin(g, me, contract, face) for face in faces]
    return f"{min(coin)} to {max(coin)} Coin, {sum(coin) / len(coin):.1f} on average"


def _theft(g: Winterforge, other: Guild) -> str:
    """Each card of the stockpile is as likely as any other."""
    cards = sorted(set(other.stock), key=lambda c: (-other.stock.count(c), c))
    shares = [other.stock.count(c) / len(other.stock) for c in cards]
    titles = [g.box.components[c].title for c in cards]
    return ", ".join([f"{titles[i]} {percent(shares[i])}" for i in range(len(cards))])


def _donation(g: Winterforge, me: Guild) -> str:
    """A token is any of those that one does not hold oneself."""
    unseen = g.box.faith_bag[:]
    for token in me.faith:
        unseen.remove(token)
    values = sorted(set(unseen))
    shares = [percent(unseen.count(value) / len(unseen)) for value in values]
    return ", ".join([f"{values[i]} Faith {shares[i]}" for i in range(len(values))])


def _at_least(is_all: bool) -> str:
    return "" if is_all else "at least "


def percent(chance: float) -> str:
    """For people; what is not quite certain is never called so."""
    if 0.0 < chance < 0.005:
        return "under 1 %"
    if 0.995 < chance < 1.0 - ROUNDING:
        return "over 99 %"
    return f"{round(100 * chance)} %"
