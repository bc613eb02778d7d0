"""Actions on a drawn board: what is touched for each, what it costs, what chance decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.cove.blacksmith import touch as smithy
from hearth.games.cove.blacksmith.forging import answer_of
from hearth.games.cove.blacksmith.heat import CLEAN
from hearth.games.cove.blacksmith.loading import smithy_of
from hearth.games.cove.blacksmith.touch import percent
from hearth.games.cove.blacksmith.trade import FORGE_HOURS, LOAD_HOURS
from hearth.games.cove.cards import HOURS
from hearth.games.cove.figures import FIGURES, GOODS
from hearth.games.cove.market import BLACK_MARKET, PIERS
from hearth.games.cove.production import WAIT_HOURS, TakeAction, icons_between
from hearth.games.cove.refs import NAMED
from hearth.games.cove.staff import STAFF_HOURS
from hearth.games.cove.state import BERTHS, KINDS, Cove, Merchant
from hearth.games.cove.things import counted, icons_text, listed, merchant_text, of_text
from hearth.games.cove.town import (
    BACK_ALLEY_HOURS,
    BACK_ALLEY_PRICE,
    RECRUIT_HOURS,
)
from hearth.games.cove.trades import TRADES

# Paths: one function for each kind of action that touches something.
Pather = Callable[[Cove, Merchant, int, int], list[str]]

BACK_ALLEY_REF: Final = "space:back_alley"


def path(g: Cove, me: Merchant, a: int) -> list[str]:
    """The things that are touched for an action, in order."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name not in PATHS:  # an end, or a thing declined
        return []
    return PATHS[name](g, me, space.x_of[a], space.y_of[a])


def boat_ref(boat: int) -> str:
    return f"boat:{NAMED['boat'][boat]}"


def passenger_id(place: int) -> str:
    """Figures of a boat that are alike have one name: 2-red."""
    return f"{place // KINDS + 1}-{FIGURES[place % KINDS]}"


def passenger_ref(place: int) -> str:
    return f"passenger:{passenger_id(place)}"


def seat(g: Cove, me: Merchant, boat: int, y: int) -> list[str]:
    return [boat_ref(boat)]


def dock(g: Cove, me: Merchant, berth: int, y: int) -> list[str]:
    return [f"berth:{BERTHS[berth]}"]


def move(g: Cove, me: Merchant, place: int, boat: int) -> list[str]:
    return [passenger_ref(place), boat_ref(boat)]


def passenger(g: Cove, me: Merchant, place: int, y: int) -> list[str]:
    return [passenger_ref(place)]


def recruit(g: Cove, me: Merchant, slot: int, y: int) -> list[str]:
    return [f"townsfolk:{g.box.townsfolk[g.square[slot]].id}"]


def back_alley(g: Cove, me: Merchant, x: int, y: int) -> list[str]:
    """Beside the card, which is touched to take one's time."""
    return [BACK_ALLEY_REF]


def activate_staff(g: Cove, me: Merchant, x: int, y: int) -> list[str]:
    return ["space:staff"]


def staff(g: Cove, me: Merchant, place: int, y: int) -> list[str]:
    return [f"staff:{TRADES[me.trade].staff[place]}"]


def discard(g: Cove, me: Merchant, title: int, y: int) -> list[str]:
    return [f"corruption:{g.box.corruption[title].id}"]


def sell(g: Cove, me: Merchant, good: int, pier: int) -> list[str]:
    return [f"good:{GOODS[good]}", f"pier:{PIERS[pier]}"]


def sell_to_cultists(g: Cove, me: Merchant, good: int, pier: int) -> list[str]:
    """The Rogues of the pier instead of the pier."""
    return [f"good:{GOODS[good]}", f"rogues:{PIERS[pier]}"]


PATHS: Final[dict[str, Pather]] = {
    **smithy.PATHS,
    "seat": seat,
    "dock": dock,
    "move": move,
    "return": passenger,
    "to_hall": passenger,
    "recruit": recruit,
    "back_alley": back_alley,
    "assign": staff,
    "activate_staff": activate_staff,
    "use_staff": staff,
    "discard": discard,
    "sell": sell,
    "sell_to_cultists": sell_to_cultists,
}


# Costs


def cost(g: Cove, me: Merchant, a: int) -> dict[str, int]:
    """Hours of the clock, and Corruption cards that are drawn."""
    space = g.rules.space
    name = space.kind_of[a].name
    found = {
        "hour": hours_of(g, me, name),
        "corruption": drawn_cards(g, me, name, space.x_of[a], space.y_of[a]),
    }
    return {kind: count for kind, count in found.items() if count}


HOURS_OF: Final = {
    "load": LOAD_HOURS,
    "smelt": LOAD_HOURS,
    "forge": FORGE_HOURS,
    "recruit": RECRUIT_HOURS,
    "back_alley": BACK_ALLEY_HOURS,
    "activate_staff": STAFF_HOURS,
    "wait": WAIT_HOURS,
}


def hours_of(g: Cove, me: Merchant, name: str) -> int:
    """Only an action of the own turn takes hours."""
    return HOURS_OF[name] if name in HOURS_OF and isinstance(g.stack[-1], TakeAction) else 0


def drawn_cards(g: Cove, me: Merchant, name: str, x: int, y: int) -> int:
    """As many as there are. [CO-R18]"""
    return min(corruption_of(g, me, name, x, y), sum(g.corruption) + sum(g.corruption_pile))


def corruption_of(g: Cove, me: Merchant, name: str, x: int, y: int) -> int:
    """[CO-039, CO-048, CO-058, CO-073]"""
    if name == "forge_in":
        return 0 if answer_of(g, smithy_of(me), x) == CLEAN else 1
    if name == "back_alley":
        return BACK_ALLEY_PRICE
    if name == "sell":
        return 1 if y == BLACK_MARKET else 0
    if name == "sell_to_cultists":
        return 2 if y == BLACK_MARKET else 1
    return 0


# Chance


def risk(g: Cove, me: Merchant, a: int) -> str:
    """Corruption cards, figures out of the bag, and dice."""
    space = g.rules.space
    name, x, y = space.kind_of[a].name, space.x_of[a], space.y_of[a]
    if name == "roll_too":
        return smithy.roll_risk(g, x)
    if name == "return":
        bag = g.bag[:]
        bag[x % KINDS] += 1
        return f"Then you draw {bag_text(bag)}"
    cards = drawn_cards(g, me, name, x, y)
    parts = [corruption_risk(g, me, cards)] if cards else []
    icons = icons_passed(g, me, hours_of(g, me, name))
    if icons:
        parts.append(f"You draw {counted(icons, 'figure', 'figures')} for the clock")
    return ". ".join(parts)


def icons_passed(g: Cove, me: Merchant, hours: int) -> int:
    """Draws for which there are figures in the bag. [CO-022, CO-023]"""
    start = g.hours[me.seat]
    end = start + hours if g.token else min(start + hours, HOURS)
    return min(icons_between(g, start, end), sum(g.bag))


def bag_text(bag: list[int]) -> str:
    """How likely each kind of figure is: red (40 %), blue (35 %) or Rogue (25 %)."""
    whole = sum(bag)
    found = [kind for kind in range(KINDS) if bag[kind]]
    return listed([f"{of_text(kind)} ({percent(bag[kind], whole)})" for kind in found], "or")


def corruption_risk(g: Cove, me: Merchant, cards: int) -> str:
    """By icons, as far as the player can know: what others hold could be in the deck. [CO-R17]"""
    unseen = [row.count for row in g.box.corruption]
    for title in range(len(unseen)):
        unseen[title] -= me.corruption[title] + g.corruption_pile[title]
    if sum(g.corruption) == 0:  # the discards are shuffled for it
        unseen = g.corruption_pile[:]
    return f"{which_text(g, cards)} has {listed(icon_odds(g, unseen), 'or')}"


def which_text(g: Cove, cards: int) -> str:
    if cards == 1:
        return "The Corruption card"
    shuffled_between = 0 < sum(g.corruption) < cards
    return "The first Corruption card" if shuffled_between else "Each Corruption card"


def icon_odds(g: Cove, unseen: list[int]) -> list[str]:
    whole = sum(unseen)
    return [
        f"{icons_text(row.icons)} ({percent(left, whole)})"
        for row, left in zip(g.box.corruption, unseen)
        if left
    ]


# Seats


def names(g: Cove) -> list[str]:
    """The players by the colours of their markers."""
    return [merchant_text(merchant.seat) for merchant in g.players]
