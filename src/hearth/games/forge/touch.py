"""Actions on a drawn board: what is touched for each, what it costs, what chance decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.forge.cards import ACHIEVEMENTS, CARD_DECKS, GUILD_DECK, UPGRADES
from hearth.games.forge.decks import deck_at
from hearth.games.forge.effects import MATERIALS, PLAZA, TYPES
from hearth.games.forge.errands import looked_at
from hearth.games.forge.goods import GOLD, KINDS, PAID, Amounts, nothing
from hearth.games.forge.market import Units, purchase
from hearth.games.forge.placing import (
    OWN_FORGE,
    at_plaza,
    exhaustion,
    free_assistants,
    plaza_price,
)
from hearth.games.forge.questions import contract_price, once_card, reduced
from hearth.games.forge.refs import CARD_TABLES, ids, spot_id
from hearth.games.forge.state import SMITH, Forge, Smithy
from hearth.games.forge.things import deck_text, smithy_text, type_text
from hearth.games.forge.wording import looked_into, upgrade_price_now, visited

# Paths: one function for each kind of action that touches something.
Pather = Callable[[Forge, Smithy, int, int], list[str]]

SIDES: Final = ["top", "under"]  # where a card goes back to its deck


def path(g: Forge, me: Smithy, a: int) -> list[str]:
    """The things that are touched for an action, in order."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name not in PATHS:  # an end, or a thing declined
        return []
    return PATHS[name](g, me, space.x_of[a], space.y_of[a])


def card_ref(g: Forge, table: str, card: int) -> str:
    return f"{table}:{ids(g.box, table)[card]}"


def assistant_ref(assistant: int) -> str:
    """The spot of the player board, by the number printed there."""
    return f"assistant:{assistant + 1}"


def contract(g: Forge, me: Smithy, card: int, y: int) -> list[str]:
    return [card_ref(g, "contract", card)]


def take_space(g: Forge, me: Smithy, space: int, y: int) -> list[str]:
    return [f"space:{space + 1}"]


def place(g: Forge, me: Smithy, worker: int, spot: int) -> list[str]:
    return [*chosen_worker(me, worker), f"spot:{spot_id(g.box, spot)}"]


def chosen_worker(me: Smithy, worker: int) -> list[str]:
    """The spot tells the worker, unless Assistants of several kinds could go there."""
    if worker == SMITH or len(free_assistants(me)) == 1:
        return []
    return [f"worker:{worker}"]


def exhaust(g: Forge, me: Smithy, assistant: int, y: int) -> list[str]:
    return [*chosen_worker(me, assistant), assistant_ref(assistant)]


def move_smith(g: Forge, me: Smithy, spot: int, y: int) -> list[str]:
    return [f"spot:{spot_id(g.box, spot)}"]


def draw(g: Forge, me: Smithy, pile: int, y: int) -> list[str]:
    where = "deck" if pile < len(TYPES) else "pile"
    return [f"{where}:{TYPES[pile % len(TYPES)]}"]


def price(g: Forge, me: Smithy, kind: int, y: int) -> list[str]:
    """On the price list of the Market."""
    return [f"price:{MATERIALS[kind]}"]


def good(g: Forge, me: Smithy, kind: int, y: int) -> list[str]:
    return [f"good:{KINDS[kind]}"]


def units(g: Forge, me: Smithy, amount: int, y: int) -> list[str]:
    return [f"amount:{amount}"]


def forge(g: Forge, me: Smithy, card: int, once: int) -> list[str]:
    """The Development that makes it cheaper is touched after it."""
    tool = [card_ref(g, "development", once_card(g, me))] if once else []
    return [*contract(g, me, card, 0), *tool]


def claim(g: Forge, me: Smithy, achievement: int, y: int) -> list[str]:
    return [f"achievement:{ACHIEVEMENTS[achievement]}"]


def from_deck(g: Forge, me: Smithy, x: int, y: int) -> list[str]:
    return [f"deck:{CARD_DECKS[visited(g, me)[0]]}"]


def from_pile(g: Forge, me: Smithy, x: int, y: int) -> list[str]:
    return [f"pile:{CARD_DECKS[visited(g, me)[0]]}"]


def take_guild(g: Forge, me: Smithy, card: int, under: int) -> list[str]:
    other = [f"side:{SIDES[under]}"] if len(me.looking) > 1 else []
    return [card_ref(g, CARD_TABLES[GUILD_DECK], card), *other]


def looked_card(g: Forge, me: Smithy, card: int, y: int) -> list[str]:
    return [card_ref(g, CARD_TABLES[looked_into(g, me)], card)]


def assign(g: Forge, me: Smithy, assistant: int, y: int) -> list[str]:
    return [assistant_ref(assistant)]


def upgrade(g: Forge, me: Smithy, which: int, y: int) -> list[str]:
    return [f"upgrade:{UPGRADES[which]}"]


def return_assistant(g: Forge, me: Smithy, assistant: int, y: int) -> list[str]:
    return [f"worker:{assistant}"]


PATHS: Final[dict[str, Pather]] = {
    "keep_contract": contract,
    "take_space": take_space,
    "place": place,
    "exhaust": exhaust,
    "move_smith": move_smith,
    "draw": draw,
    "discard": contract,
    "buy": price,
    "sell": good,
    "units": units,
    "give_cube": good,
    "take_cube": good,
    "forge": forge,
    "claim": claim,
    "from_deck": from_deck,
    "from_pile": from_pile,
    "take_guild": take_guild,
    "develop": looked_card,
    "train": looked_card,
    "put_under": looked_card,
    "assign": assign,
    "upgrade": upgrade,
    "return_assistant": return_assistant,
}


# Costs


def cost(g: Forge, me: Smithy, a: int) -> dict[str, int]:
    """What is paid at once."""
    space = g.rules.space
    paid = price_of(g, me, space.kind_of[a].name, space.x_of[a], space.y_of[a])
    return {KINDS[kind]: paid[kind] for kind in range(PAID) if paid[kind]}


def price_of(g: Forge, me: Smithy, name: str, x: int, y: int) -> Amounts:
    if name == "place" and y != OWN_FORGE and g.box.spots[y].location == PLAZA:
        return plaza_price(g, me, x, at_plaza(g) + 1)
    if name == "exhaust":
        ability = exhaustion(g, me, x)
        assert ability is not None
        return reduced(g, me, ability.pay)
    if name == "units":
        return units_price(g, me, x)
    if name == "give_cube":
        return of_one(x, 1)
    if name == "forge":
        return contract_price(g, me, x, y == 1)
    if name == "upgrade":
        return upgrade_price_now(g, me, x)
    return nothing()


def of_one(kind: int, count: int) -> Amounts:
    out = nothing()
    out[kind] = count
    return out


def units_price(g: Forge, me: Smithy, amount: int) -> Amounts:
    """Gold for what is bought, cubes for what is sold."""
    step = g.at_hand(me.seat)
    assert isinstance(step, Units)
    if step.selling:
        return of_one(step.what, amount)
    return of_one(GOLD, purchase(g, me, step.worker, step.cheap, step.what, amount))


# Chance


def risk(g: Forge, me: Smithy, a: int) -> str:
    """Only what a deck brings is left to chance."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name == "draw" and space.x_of[a] < len(TYPES):
        return contract_risk(g, space.x_of[a])
    if name == "from_deck":
        which, worker = visited(g, me)
        return deck_risk(g, me, which, looked_at(g, me, worker, which))
    return ""


def contract_risk(g: Forge, kind: int) -> str:
    """An empty deck is made anew from all but the top of its discard pile. [FO-R15]"""
    size = g.contract_decks[kind].size()
    if size > 0:
        return f"Chance decides which: {size} in the {type_text(kind)} deck"
    left = len(g.contract_piles[kind]) - 1
    return f"Chance decides which: {left} of the discard pile are shuffled first"


def deck_risk(g: Forge, me: Smithy, which: int, count: int) -> str:
    """No chance, if the seat has put all these cards there."""
    deck = deck_at(g, which)
    top, under = deck.remembered(me.seat)
    known = top if deck.bag else top + under
    if len(known) >= min(count, deck.size()) and -1 not in known[:count]:
        return ""
    unseen = len(deck.bag) + (top + under).count(-1)
    return f"Chance decides which: {unseen} unseen in the {deck_text(which)} deck"


# Seats


def names(g: Forge) -> list[str]:
    """The players by their colours."""
    return [smithy_text(smithy.seat) for smithy in g.players]
