"""What things cost a Guild, and what is out of its reach where its Smith stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.winterforge.cards import MATERIALS, TOP_SKILL, Contract
from hearth.games.winterforge.effects import (
    COMPONENT_COST,
    COMPONENT_FLOOR,
    CONTRACT_LIMIT,
    CRAFTS,
    FUNDS_BELOW,
    HIRE_COST,
    HIRE_FLOOR,
    TRAINING_COST,
    TRAINING_FLOOR,
)
from hearth.games.winterforge.questions import (
    CONTRACTS_AT_MOST,
    FUNDS_IF_BELOW,
    LOANS_AT_MOST,
    lowered,
)
from hearth.games.winterforge.view import GuildView, TableView
from hearth.terminal.drawer import counted
from hearth.terminal.winterforge_cards import Cards

REASONS: Final = 3  # more would be a second table
CHOOSING_ACTIONS: Final = ("TakeActions", "ActThere")


def out_of_reach(view: TableView, seat: int, cards: Cards) -> list[str]:
    """Why some of the place's actions are not among the options."""
    me = view["players"][seat]
    mine = view["turn"] == seat and view["choice"] in CHOOSING_ACTIONS
    if not mine or view["actions_left"] == 0 or me["place"] not in REFUSALS:
        return []
    return REFUSALS[me["place"]](view, me, cards)[:REASONS]


# What helps: the answers of Crew and Event to the questions of the rules


def answers(view: TableView, me: GuildView, cards: Cards) -> list[list[int]]:
    helping = [cards.crew[crew].answers for crew in me["crew"]]
    event = view["board"]["event"]
    if event is not None and cards.events[event].lasts:
        helping.append(cards.events[event].answers)
    return helping


def price(printed: int, helping: list[list[int]], cost: int, floor: int) -> int:
    change = sum(answer[cost] for answer in helping)
    return lowered(printed, change, max((answer[floor] for answer in helping), default=0))


def training_prices(view: TableView, me: GuildView, cards: Cards) -> list[int | None]:
    """Of the next point of each Skill; None at its top."""
    helping = answers(view, me, cards)
    printed = cards.box.training_cost
    return [
        price(printed[skill + 1], helping, TRAINING_COST, TRAINING_FLOOR)
        if skill < TOP_SKILL
        else None
        for skill in me["skills"]
    ]


# What is refused, place by place


def at_forge(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    """Contracts without their Components, the nearest first; then Skills that cost too much."""
    started = [job["contract"] for job in me["jobs"]] + (me["completed_contracts"] or [])
    waiting = [*(me["hand"] or []), *([me["royal"]] if me["royal"] else [])]
    unstarted = [cards.contracts[one] for one in waiting if one not in started]
    lacking = [(missing(contract, me, cards), contract.title) for contract in unstarted]
    lacking.sort(key=lambda one: sum(one[0]))
    refused = [
        f"Forge {title}: {missing_text(lack)} missing" for lack, title in lacking if any(lack)
    ]
    for craft, cost in enumerate(training_prices(view, me, cards)):
        if cost is not None and cost - me["bonus"] > me["coin"]:
            refused.append(f"Training {CRAFTS[craft].capitalize()} costs {cost} Coin")
    return refused


def missing(contract: Contract, me: GuildView, cards: Cards) -> list[int]:
    """How many of each material are not in the stockpile."""
    have = [cards.components[component].material for component in me["stockpile"]]
    return [max(0, need - have.count(material)) for material, need in enumerate(contract.needs)]


def missing_text(lack: list[int]) -> str:
    return " and ".join(f"{n} {MATERIALS[material]}" for material, n in enumerate(lack) if n)


def at_guildhall(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    helping = answers(view, me, cards)
    refused: list[str] = []
    limit = CONTRACTS_AT_MOST + sum(answer[CONTRACT_LIMIT] for answer in helping)
    started = sum(1 for job in me["jobs"] if not cards.contracts[job["contract"]].royal)
    if started >= limit or started + me["hand_size"] > limit:
        refused.append(f"Take Contracts: you may have {limit}, and cannot put back started ones")
    below = max([FUNDS_IF_BELOW, *(answer[FUNDS_BELOW] for answer in helping)])
    if me["coin"] >= below:
        refused.append(f"Request Funds: only with fewer than {below} Coin")
    return refused


def at_market(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    helping = answers(view, me, cards)
    printed = [cards.components[slot].cost for slot in view["board"]["market"] if slot]
    prices = [price(cost, helping, COMPONENT_COST, COMPONENT_FLOOR) for cost in printed]
    dear = [cost for cost in prices if cost > me["coin"]]
    if not dear:
        return []
    return [f"{counted(len(dear), 'Component')} out of reach: from {min(dear)} Coin on"]


def at_tavern(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    helping = answers(view, me, cards)
    refused: list[str] = []
    for slot in view["board"]["tavern"]:
        if slot:
            cost = price(cards.crew[slot].hire_cost, helping, HIRE_COST, HIRE_FLOOR)
            if cost - me["bonus"] > me["coin"]:
                refused.append(f"Hiring {cards.crew[slot].title} costs {cost} Coin")
    return refused


def at_bank(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    full = len(me["loans"]) >= LOANS_AT_MOST
    return [f"Take Loans: you have {LOANS_AT_MOST} already"] if full else []


def at_alleyway(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    site = cards.sites[me["place"]]
    return [f"{site.name}: an action costs {site.price} Coin"] if me["coin"] < site.price else []


REFUSALS: Final[dict[str, Callable[[TableView, GuildView, Cards], list[str]]]] = {
    "guildhall": at_guildhall,
    "market": at_market,
    "forge": at_forge,
    "tavern": at_tavern,
    "bank": at_bank,
    "shrine": at_alleyway,
    "thieves_guild": at_alleyway,
    "runesmith": at_alleyway,
}
