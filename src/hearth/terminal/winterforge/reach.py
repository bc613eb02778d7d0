"""What Training costs a Guild, and what it would look for where its Smith stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hearth.games.winterforge.cards import TOP_SKILL
from hearth.games.winterforge.effects import CRAFTS, TRAINING_COST, TRAINING_FLOOR
from hearth.games.winterforge.questions import lowered
from hearth.games.winterforge.view import GuildView, TableView
from hearth.terminal.winterforge.cards import Cards
from hearth.terminal.winterforge.parts import unstarted

CHOOSING_ACTIONS: Final = ("TakeActions", "ActThere")


def training_prices(view: TableView, me: GuildView, cards: Cards) -> list[int | None]:
    """Of the next point of each Skill, with what Crew and Event change; None at its top."""
    helping = [cards.crew[crew].answers for crew in me["crew"]]
    event = view["board"]["event"]
    if event is not None and cards.events[event].lasts:
        helping.append(cards.events[event].answers)
    change = sum(answer[TRAINING_COST] for answer in helping)
    floor = max((answer[TRAINING_FLOOR] for answer in helping), default=0)
    printed = cards.box.training_cost
    return [
        lowered(printed[skill + 1], change, floor) if skill < TOP_SKILL else None
        for skill in me["skills"]
    ]


# What is looked for, as refs; the game says why it is not there


def looked_for(view: TableView, seat: int, cards: Cards) -> list[str]:
    """The things that the actions of the place are for, the nearest first."""
    me = view["players"][seat]
    mine = view["turn"] == seat and view["choice"] in CHOOSING_ACTIONS
    if not mine or view["actions_left"] == 0 or me["place"] not in SOUGHT:
        return []
    return SOUGHT[me["place"]](view, me, cards)


def at_forge(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    """Contracts, those that lack the fewest Components first; then Skills."""
    waiting = sorted(unstarted(me), key=lambda contract: missing(contract, me, cards))
    skills = [CRAFTS[i] for i, skill in enumerate(me["skills"]) if skill < TOP_SKILL]
    return [f"contract:{one}" for one in waiting] + [f"skill:{craft}" for craft in skills]


def missing(contract: str, me: GuildView, cards: Cards) -> int:
    """How many Components are not in the stockpile."""
    have = [cards.components[component].material for component in me["stockpile"]]
    needs = cards.contracts[contract].needs
    return sum(max(0, need - have.count(material)) for material, need in enumerate(needs))


def at_guildhall(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    return [*by_place("track", view["board"]["job_track"]), "site:guildhall"]


def at_market(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    """The cheapest Components first."""
    market = view["board"]["market"]
    costs = {f"market:{i}": cards.components[slot].cost for i, slot in enumerate(market) if slot}
    return sorted(costs, key=lambda ref: costs[ref])


def at_tavern(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    return by_place("tavern", view["board"]["tavern"])


def at_bank(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    return by_place("bank", view["board"]["bank"])


def at_thieves_guild(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    return [f"seat:{other['seat']}" for other in view["players"] if other["seat"] != me["seat"]]


def at_alleyway(view: TableView, me: GuildView, cards: Cards) -> list[str]:
    """The place itself stands for what is bought there."""
    return [f"site:{me['place']}"]


def by_place(kind: str, row: Sequence[object]) -> list[str]:
    """What lies in a row, by its place there."""
    return [f"{kind}:{i}" for i, slot in enumerate(row) if slot is not None]


SOUGHT: Final[dict[str, Callable[[TableView, GuildView, Cards], list[str]]]] = {
    "guildhall": at_guildhall,
    "market": at_market,
    "forge": at_forge,
    "tavern": at_tavern,
    "bank": at_bank,
    "shrine": at_alleyway,
    "thieves_guild": at_thieves_guild,
    "runesmith": at_alleyway,
}
