"""What is said of choices: a label for each action, a prompt for each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.cove.blacksmith import wording as smithy
from hearth.games.cove.figures import ROGUE, SIZES
from hearth.games.cove.harbour import ChooseBerth, MoveFigure, free_berths
from hearth.games.cove.market import (
    ALLOWED,
    BERTHS_OF,
    BLACK_MARKET,
    cultist_price,
    customers,
    price,
)
from hearth.games.cove.production import WAIT_HOURS
from hearth.games.cove.staff import STAFF_HOURS
from hearth.games.cove.state import EMPTY, KINDS, SEATS_ABOARD, Cove, Merchant
from hearth.games.cove.things import (
    BERTH_NAMES,
    PIER_NAMES,
    aboard_text,
    boat_text,
    cards_text,
    corruption_text,
    counted,
    figure_text,
    good_text,
    hours_text,
    listed,
    passenger_text,
    sort_text,
    staff_text,
    townsfolk_text,
)
from hearth.games.cove.town import (
    BACK_ALLEY_HOURS,
    BACK_ALLEY_PRICE,
    BACK_ALLEY_SLOT,
    RECRUIT_HOURS,
)
from hearth.games.cove.trade import STAFF_PLACES
from hearth.games.cove.wares import DiscardCorruption

# Labels: one function for each kind of action whose label needs to know more.
Labeller = Callable[[Cove, Merchant, int, int], str]


def label(g: Cove, me: Merchant, a: int) -> str:
    """One action for people."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    return LABELS[name](g, me, space.x_of[a], space.y_of[a])


PLAIN_LABELS: Final = {
    "wait": f"Wait ({hours_text(WAIT_HOURS)})",
    "skip_staff": "Use no more of your Staff",
    "close_shop": "Sell nothing more",
    "keep_corruption": "Discard no more",
}


# Boats


def seat(g: Cove, me: Merchant, boat: int, y: int) -> str:
    return f"Seat it in {boarded(g, boat)}"


def boarded(g: Cove, boat: int) -> str:
    """A boat and who sits there, and what comes of one more."""
    text = f"{boat_text(boat)}, beside {aboard_text(g, boat)}"
    if g.aboard[boat] == 0:
        text = f"{boat_text(boat)}, which is empty"
    if g.aboard[boat] + 1 < SEATS_ABOARD:
        return text
    return f"{text}: {'it docks' if free_berths(g, boat) else 'it is full, but has no berth'}"


def dock(g: Cove, me: Merchant, berth: int, y: int) -> str:
    pier = pier_of(berth)
    sizes = [sort_text(size) for size in range(len(SIZES)) if pier in ALLOWED[size]]
    corrupt = ", with Corruption" if pier == BLACK_MARKET else ""
    return f"Dock at {BERTH_NAMES[berth]} (for {listed(sizes)}{corrupt})"


def pier_of(berth: int) -> int:
    for pier in range(len(BERTHS_OF)):
        if berth in BERTHS_OF[pier]:
            return pier
    return EMPTY


def move(g: Cove, me: Merchant, place: int, boat: int) -> str:
    return f"Move {passenger_text(place)} to {boarded(g, boat)}"


def return_figure(g: Cove, me: Merchant, place: int, y: int) -> str:
    return f"Put {passenger_text(place)} back into the bag"


def to_hall(g: Cove, me: Merchant, place: int, y: int) -> str:
    return f"Send {passenger_text(place)} to the {g.box.factions[place % KINDS].hall}"


# Townsfolk and Staff


def recruit(g: Cove, me: Merchant, slot: int, y: int) -> str:
    card = townsfolk_text(g.box.townsfolk[g.square[slot]])
    return f"Recruit {card}, {hours_text(RECRUIT_HOURS)}"


def back_alley(g: Cove, me: Merchant, x: int, y: int) -> str:
    card = townsfolk_text(g.box.townsfolk[g.square[BACK_ALLEY_SLOT]])
    paid = f"{hours_text(BACK_ALLEY_HOURS)} and {cards_text(BACK_ALLEY_PRICE)}"
    return f"Recruit {card} in the Back Alley, {paid}"


def assign(g: Cove, me: Merchant, place: int, y: int) -> str:
    there = me.staff.count(place)
    others = f" ({there} there already)" if there else ""
    return f"{staff_text(me, place)}: {smithy.STAFF_TEXTS[place]}{others}"


def activate_staff(g: Cove, me: Merchant, x: int, y: int) -> str:
    places = [staff_text(me, place) for place in range(STAFF_PLACES) if place in me.staff]
    return f"Activate your Staff ({hours_text(STAFF_HOURS)}): {listed(places)}"


def use_staff(g: Cove, me: Merchant, place: int, y: int) -> str:
    return f"{staff_text(me, place)}: {smithy.STAFF_TEXTS[place]}"


def discard(g: Cove, me: Merchant, title: int, y: int) -> str:
    return f"Discard {corruption_text(g.box.corruption[title])}"


# The Market


def sell(g: Cove, me: Merchant, good: int, pier: int) -> str:
    gold = price(g, good, pier)
    corrupt = f" and {cards_text(1)}" if pier == BLACK_MARKET else ""
    return f"Sell a {good_text(good)} at {PIER_NAMES[pier]}: {gold} Gold{corrupt}"


def sell_to_cultists(g: Cove, me: Merchant, good: int, pier: int) -> str:
    gold = cultist_price(g, good, pier)
    rogues = counted(customers(g, pier, ROGUE), "Rogue counts", "Rogues count")
    cards = cards_text(2 if pier == BLACK_MARKET else 1)
    where = f"at {PIER_NAMES[pier]}, where {rogues}"
    return f"Sell a {good_text(good)} {where}: {gold} Gold and {cards}"


LABELS: Final[dict[str, Labeller]] = {
    **smithy.LABELS,
    "seat": seat,
    "dock": dock,
    "move": move,
    "return": return_figure,
    "to_hall": to_hall,
    "recruit": recruit,
    "back_alley": back_alley,
    "assign": assign,
    "activate_staff": activate_staff,
    "use_staff": use_staff,
    "discard": discard,
    "sell": sell,
    "sell_to_cultists": sell_to_cultists,
}


# Prompts


def prompt(g: Cove, me: Merchant) -> str:
    """What is being chosen."""
    step = g.at_hand(me.seat)
    if isinstance(step, ChooseBerth):
        return f"{boat_text(step.boat).capitalize()} is full: where does it dock?"
    if isinstance(step, MoveFigure) and step.kept != EMPTY:
        return "Robbers: move another figure to another boat"
    if isinstance(step, DiscardCorruption):
        return f"Discard Corruption? (up to {step.left} of your {sum(me.corruption)})"
    name = type(step).__name__
    if name not in PROMPTS:
        return smithy.prompt(g, me)
    return PROMPTS[name].format(
        hour=g.hours[me.seat],
        day=g.day,
        gold=me.gold,
        figure=figure_text(g.drawn) if g.drawn != EMPTY else "",
        card=g.box.townsfolk[me.townsfolk[-1]].title if me.townsfolk else "",
    )


PROMPTS: Final = {
    "TakeAction": "Your turn at hour {hour}: what does your Blacksmith do?",
    "SeatDrawn": "You have drawn a {figure}: in which boat does it sit?",
    "MoveFigure": "Move a figure to another boat",
    "ReturnFigure": "Which figure goes back into the bag? Then you draw another one",
    "SendToHall": "Which adventurer goes to its Hall?",
    "AssignCard": "What does {card} do on your Staff?",
    "UseStaff": "Your Staff: who works next?",
    "SellGoods": "Market of day {day}: what do you sell? ({gold} Gold)",
}
