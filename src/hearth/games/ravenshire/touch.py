"""Actions on a drawn board: what is touched for each, what it costs, what chance decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.ravenshire.boards import EXCHANGES, ROMANS, SPACES, TALISMAN_EXCHANGE, UPGRADES
from hearth.games.ravenshire.cards import FINISHES, GUILD_ADVISOR, GUILDS, ON_SHOW, OVERTIME, TIERS
from hearth.games.ravenshire.contracts import TakeFresh
from hearth.games.ravenshire.exchange import CHANGES
from hearth.games.ravenshire.goods import (
    CHARCOAL,
    KINDS,
    ORE,
    OWNED,
    TALISMAN,
    TOKENS,
    WOOD,
    Amounts,
    nothing,
    of_one,
    together,
)
from hearth.games.ravenshire.guild_run import Selling
from hearth.games.ravenshire.halls import ROWS_EXPANDED, FreeRecruit
from hearth.games.ravenshire.production import Conversion
from hearth.games.ravenshire.state import Ravenshire, Smith
from hearth.games.ravenshire.things import smith_text, tier_text
from hearth.games.ravenshire.wording import member_at

# Paths: one function for each kind of action that touches something.
Pather = Callable[[Ravenshire, Smith, int, int], list[str]]

TALISMAN_REF: Final = f"exchange:{EXCHANGES[TALISMAN_EXCHANGE]}"


def path(g: Ravenshire, me: Smith, a: int) -> list[str]:
    """The things that are touched for an action, in order."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name not in PATHS:  # an end, or a thing declined
        return []
    return PATHS[name](g, me, space.x_of[a], space.y_of[a])


def contract_ref(g: Ravenshire, contract: int) -> str:
    return f"contract:{g.box.contracts[contract].id}"


def member_ref(g: Ravenshire, member: int) -> str:
    return f"member:{g.box.members[member].id}"


def slot_ref(slot: int) -> str:
    """Of all rows, the Common one first."""
    return f"slot:{TIERS[slot // ON_SHOW]}-{slot % ON_SHOW}"


def change_ref(change: int) -> str:
    return f"change:{CHANGES[change]:+d}"


def keep_contract(g: Ravenshire, me: Smith, contract: int, y: int) -> list[str]:
    return [contract_ref(g, contract)]


def place(g: Ravenshire, me: Smith, die: int, district: int) -> list[str]:
    return [f"die:{die}", f"district:{ROMANS[district]}"]


def take(g: Ravenshire, me: Smith, spot: int, y: int) -> list[str]:
    return [f"spot:{spot}"]


def change_own_die(g: Ravenshire, me: Smith, die: int, change: int) -> list[str]:
    return [TALISMAN_REF, f"die:{die}", change_ref(change)]


def change_board_die(g: Ravenshire, me: Smith, spot: int, change: int) -> list[str]:
    return [TALISMAN_REF, f"spot:{spot}", change_ref(change)]


def exchange(g: Ravenshire, me: Smith, which: int, y: int) -> list[str]:
    return [f"exchange:{EXCHANGES[which]}"]


def good(g: Ravenshire, me: Smith, kind: int, y: int) -> list[str]:
    return [f"good:{KINDS[kind]}"]


def gain_contract(g: Ravenshire, me: Smith, slot: int, y: int) -> list[str]:
    return [slot_ref(slot)]


def refresh(g: Ravenshire, me: Smith, tier: int, y: int) -> list[str]:
    return [f"row:{TIERS[tier]}"]


def take_fresh(g: Ravenshire, me: Smith, slot: int, y: int) -> list[str]:
    step = g.at_hand(me.seat)
    assert isinstance(step, TakeFresh)
    return [slot_ref(step.tier * ON_SHOW + slot)]


def recruit(g: Ravenshire, me: Smith, hall: int, column: int) -> list[str]:
    """The Guild Advisor's owner says into which column."""
    if me.assistant == GUILD_ADVISOR:
        return [f"hall:{hall}", f"guild:{GUILDS[column]}"]
    return [f"hall:{hall}"]


def build(g: Ravenshire, me: Smith, upgrade: int, y: int) -> list[str]:
    return [f"upgrade:{UPGRADES[upgrade]}"]


def play_overtime(g: Ravenshire, me: Smith, card: int, y: int) -> list[str]:
    return [f"overtime:{OVERTIME[card]}"]


def run_guild(g: Ravenshire, me: Smith, guild: int, y: int) -> list[str]:
    return [f"guild:{GUILDS[guild]}"]


def member(g: Ravenshire, me: Smith, row: int, y: int) -> list[str]:
    return [member_ref(g, member_at(g, me, row))]


def member_and_good(g: Ravenshire, me: Smith, row: int, kind: int) -> list[str]:
    """Who goes on selling to a member has chosen it already."""
    if isinstance(g.at_hand(me.seat), Selling):
        return good(g, me, kind, 0)
    return [*member(g, me, row, 0), f"good:{KINDS[kind]}"]


def turn(g: Ravenshire, me: Smith, row: int, amount: int) -> list[str]:
    return [*member(g, me, row, 0), f"amount:{amount}"]


def complete(g: Ravenshire, me: Smith, contract: int, finish: int) -> list[str]:
    return [contract_ref(g, contract), f"finish:{FINISHES[finish]}"]


def work(g: Ravenshire, me: Smith, die: int, space: int) -> list[str]:
    return [f"die:{die}", f"space:{SPACES[space]}"]


def master(g: Ravenshire, me: Smith, reward: int, y: int) -> list[str]:
    return [f"reward:{reward}"]


def convert(g: Ravenshire, me: Smith, amount: int, y: int) -> list[str]:
    return [f"amount:{amount}"]


def move_member(g: Ravenshire, me: Smith, at: int, column: int) -> list[str]:
    return [member_ref(g, on_place(me, at)), f"guild:{GUILDS[column]}"]


def swap_members(g: Ravenshire, me: Smith, at: int, other: int) -> list[str]:
    return [member_ref(g, on_place(me, at)), member_ref(g, on_place(me, other))]


def on_place(me: Smith, at: int) -> int:
    return me.columns[at // ROWS_EXPANDED][at % ROWS_EXPANDED]


PATHS: Final[dict[str, Pather]] = {
    "keep_contract": keep_contract,
    "place": place,
    "take": take,
    "change_own_die": change_own_die,
    "change_board_die": change_board_die,
    "exchange": exchange,
    "give": good,
    "pick": good,
    "gain_contract": gain_contract,
    "refresh": refresh,
    "take_fresh": take_fresh,
    "recruit": recruit,
    "token_recruit": recruit,
    "build": build,
    "play_overtime": play_overtime,
    "run_guild": run_guild,
    "get": member_and_good,
    "trade": member,
    "turn": turn,
    "sell": member_and_good,
    "complete": complete,
    "work": work,
    "master": master,
    "convert": convert,
    "move_member": move_member,
    "swap_members": swap_members,
}


# Costs


def cost(g: Ravenshire, me: Smith, a: int) -> dict[str, int]:
    """What is paid at once. The Goods of an exchange are given one by one, after it."""
    space = g.rules.space
    price = price_of(g, me, space.kind_of[a].name, space.x_of[a], space.y_of[a])
    return {KINDS[kind]: price[kind] for kind in range(OWNED) if price[kind]}


def price_of(g: Ravenshire, me: Smith, name: str, x: int, y: int) -> Amounts:
    if name in ONE_OF:
        return of_one(ONE_OF[name], 1)
    if name == "build":
        return of_one(TOKENS, g.box.upgrades[x].tokens)
    if name == "play_overtime":
        return of_one(TOKENS, g.box.overtime[x].tokens)
    if name == "exchange":
        return g.box.exchanges[x].pay  # of any Goods nothing is paid yet
    if name == "give":
        return of_one(x, 1)
    if name == "sell":
        return of_one(y, 1)
    if name == "complete":
        return together(g.box.contracts[x].cost, g.box.finishes[y].cost)
    if name == "convert":
        return conversion_price(g, me, x)
    return member_price(g, me, name, x, y)


ONE_OF: Final = {
    "gain_contract": TOKENS,
    "refresh": TOKENS,
    "change_own_die": TALISMAN,
    "change_board_die": TALISMAN,
}


def conversion_price(g: Ravenshire, me: Smith, amount: int) -> Amounts:
    step = g.at_hand(me.seat)
    if isinstance(step, Conversion) and step.steel:
        return together(of_one(ORE, amount), of_one(CHARCOAL, amount))
    return of_one(WOOD, amount)


def member_price(g: Ravenshire, me: Smith, name: str, x: int, y: int) -> Amounts:
    """What members ask for, when they join and when they work."""
    if name == "token_recruit":
        return together(g.box.members[g.halls[x]].cost, of_one(TOKENS, 1))
    if name == "recruit" and not isinstance(g.at_hand(me.seat), FreeRecruit):
        return g.box.members[g.halls[x]].cost
    if name == "trade":
        return g.box.members[member_at(g, me, x)].ability.pay
    if name == "turn":
        return [y * count for count in g.box.members[member_at(g, me, x)].ability.pay]
    return nothing()


# Chance


def risk(g: Ravenshire, me: Smith, a: int) -> str:
    """Only the new Contracts of a row are left to chance."""
    space = g.rules.space
    if space.kind_of[a].name != "refresh":
        return ""
    tier = space.x_of[a]
    deck = g.contract_decks[tier]
    unseen = len(deck.bag) + deck.remembered(me.seat)[1].count(-1)
    if unseen == 0:
        return ""
    return f"Chance decides which: {unseen} unseen in the {tier_text(tier)} deck"


# Seats


def names(g: Ravenshire) -> list[str]:
    """The players by their colours."""
    return [smith_text(smith.seat) for smith in g.players]
