"""What a table is worth to each merchant, for bots and hints: Gold to be expected at the end.

Time is what a merchant has least of, so each hour to come counts as Gold, and whatever lies in
the shop counts less by the hours that it still takes. Customers are foreseen from the boats: who
has docked is sure, who is at sea may come. The numbers come from matches between bots; the results
log has them.
"""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.appraisal import ShopPrices
from hearth.games.cove.cards import DIFFICULTIES, HOURS
from hearth.games.cove.figures import COLOURS, GOODS, ROGUE, colour_of, good_of, size_of
from hearth.games.cove.harbour import REACH
from hearth.games.cove.market import ALLOWED, BERTHS_OF, BLACK_MARKET, PIERS, PaySponsors
from hearth.games.cove.production import Advance, last_hour, next_marker
from hearth.games.cove.ranking import bad_icons, final_gold, peddler_gold
from hearth.games.cove.state import (
    BERTHS,
    BOATS,
    DAYS,
    EMPTY,
    KINDS,
    SEATS_ABOARD,
    Cove,
    Merchant,
)

HOUR: Final = 3.6  # Gold that an hour brings
USUAL_DAY: Final = 10.0  # hours of a day to come
USUAL_END: Final = 11.0  # the hour at which a day ends, as long as no token lies
COMES: Final = 1.0  # how likely a figure at sea is to be a customer
CUSTOMERS: Final = 2.4  # of a colour, at the best pier of a day to come
JOINS: Final = 1.5  # adventurers that each Hall gains in a day
LAIR_JOINS: Final = 0.9  # Rogues
SURE: Final = 0.95  # of the price of today: Gold in hand is better
LATER: Final = 0.8  # of what a Good usually earns on a day to come
LEAST_PEDDLER: Final = 40.0  # Gold that the Peddler will have at least
# What the Peddler makes besides its Goods, and how long its days are, measured.
PEDDLER_HOUR: Final = 1.2
PEDDLER_DAY: Final = 11.2
STAFF: Final = [0.0, 1.0, 4.0, 7.0]  # by how many abilities can be used, for a whole match


def appraise(g: Cove) -> list[float]:
    """Gold per seat at the end, as far as can be told."""
    if g.over:
        return [float(final_gold(g, merchant)) for merchant in g.players]
    outlook = Outlook(g)
    return [outlook.worth(merchant) for merchant in g.players]


def swing(g: Cove) -> float:
    """Leads are turned around; alone, what the Peddler will have is the result to beat."""
    if g.peddler.present:
        return max(LEAST_PEDDLER, peddler_worth(g))
    return 8.0 + 5.0 * days_left(g)


def peddler_worth(g: Cove) -> float:
    """What the Peddler may be expected to end with: its cards bring Goods, and Goods bring Gold."""
    own = g.peddler
    gold = float(peddler_gold(g))
    if g.over:
        return gold
    hours = hours_today(g, len(g.players)) + days_left(g) * PEDDLER_DAY
    for good in range(len(GOODS)):
        gold += own.shelf[good] * peddler_price(g, float(g.box.values[good]))
    return gold + hours * (PEDDLER_HOUR + peddler_goods(g))


def peddler_price(g: Cove, value: float) -> float:
    """Of a Good, with what its level adds."""
    level: str = g.chosen["peddler"]
    return CUSTOMERS * value + g.box.difficulties[DIFFICULTIES.index(level)].bonus


def peddler_goods(g: Cove) -> float:
    """Gold that the Goods of its cards will bring, in an hour."""
    gold = 0.0
    hours = 0
    for card in g.box.peddler_cards:
        hours += card.hours
        for good in card.goods:
            gold += peddler_price(g, float(g.box.values[good]))
        for size in card.wanted:
            gold += peddler_price(g, usual_value(g, size))
    return gold / hours


def usual_value(g: Cove, size: int) -> float:
    total = 0
    for colour in range(len(COLOURS)):
        total += g.box.values[good_of(size, colour)]
    return total / len(COLOURS)


def days_left(g: Cove) -> int:
    """After this one."""
    return DAYS - g.day


class Outlook:
    """What the days to come may bring, the same for all merchants."""

    def __init__(self, g: Cove) -> None:
        self.g = g
        self.left: int = days_left(g)
        self.selling: bool = next_marker(g) == EMPTY
        self.joining: list[float] = joining_today(g, self.selling)
        self.loss: float = loss_per_icon(g, self.joining[ROGUE] + LAIR_JOINS * self.left)
        self.card: float = self.loss * usual_icons(g)
        self.later: list[float] = later_prices(g, self.left, self.card)
        self.goods: list[float] = good_prices(g, self.later, self.card)
        self.shops = ShopPrices(g, self.goods, self.card)

    def worth(self, me: Merchant) -> float:
        g = self.g
        hours = hours_today(g, me.seat) + self.left * USUAL_DAY
        total = float(me.gold) - self.loss * bad_icons(g, me)
        total += HOUR * hours
        closed = self.selling and has_closed(g, me.seat)
        for good in range(len(GOODS)):
            total += me.shelf[good] * (self.later[good] if closed else self.goods[good])
        for colour in range(len(COLOURS)):
            total += self.colour_worth(me, colour)
            if closed and me.sponsored >> colour & 1:
                total -= g.halls[colour]  # that was paid already
        total += staff_worth(me, hours)
        total += self.shops.worth(me, hours, self.sponsors(me))
        return total

    def colour_worth(self, me: Merchant, colour: int) -> float:
        """What its Hall pays: Sponsors each day, icons at the end."""
        g = self.g
        icons = 0
        for card in me.townsfolk:
            icons += g.box.townsfolk[card].icons[colour]
        pay = icons * (g.halls[colour] + self.joining[colour] + JOINS * self.left)
        if me.sponsored >> colour & 1:
            pay += self.sponsor_worth(colour)
        return pay

    def sponsor_worth(self, colour: int) -> float:
        """Today and on each day to come."""
        hall = float(self.g.halls[colour])
        pay = hall
        hall += self.joining[colour]
        for _ in range(self.left):
            pay += hall
            hall += JOINS
        return pay

    def sponsors(self, me: Merchant) -> float:
        """What the best Sponsorship that is not active yet would pay."""
        best = 0.0
        for colour in range(len(COLOURS)):
            if me.sponsored >> colour & 1 == 0:
                best = max(best, self.sponsor_worth(colour))
        return best


def hours_today(g: Cove, seat: int) -> float:
    end = float(g.token) if g.token else min(USUAL_END, float(HOURS))
    if g.hours[seat] >= last_hour(g):
        return 0.0
    return max(0.5, end - g.hours[seat] - (hours_due(g) if seat == g.acting else 0))


def hours_due(g: Cove) -> int:
    """What the action at hand will take: in the middle of it the marker has not moved yet."""
    for step in g.stack:
        if isinstance(step, Advance):
            return step.hours
    return 0


def joining_today(g: Cove, selling: bool) -> list[float]:
    """By kind, figures at sea that go to Halls and Lair: known once the Market is open."""
    out = [JOINS, JOINS, JOINS, JOINS, LAIR_JOINS]
    if selling:
        for kind in range(KINDS):
            out[kind] = 0.0
            for boat in range(BOATS):
                if g.docked >> boat & 1 == 0:
                    out[kind] += g.boats[boat * KINDS + kind]
    return out


def loss_per_icon(g: Cove, joining: float) -> float:
    """What an icon of Corruption will cost, with the Rogues who may still come."""
    rogues = g.lair + joining
    losses = g.box.losses
    low = min(int(rogues), len(losses) - 1)
    high = min(low + 1, len(losses) - 1)
    return losses[low] + (rogues - int(rogues)) * (losses[high] - losses[low])


def usual_icons(g: Cove) -> float:
    """Of a Corruption card."""
    cards = 0
    icons = 0
    for card in g.box.corruption:
        cards += card.count
        icons += card.count * card.icons
    return icons / cards


def staff_worth(me: Merchant, hours: float) -> float:
    """The more abilities an activation uses, the more hours it saves."""
    places = 0
    for place in range(3):
        if place in me.staff:
            places += 1
    return STAFF[places] * min(1.0, hours / 20.0)


# Customers


def has_closed(g: Cove, seat: int) -> bool:
    """In the Market: nothing more is sold today, and the Sponsors have paid."""
    for step in g.stack:
        if isinstance(step, PaySponsors) and step.seat == seat:
            return False
    return True


def later_prices(g: Cove, left: int, card: float) -> list[float]:
    """On a day to come: who keeps a Good waits for a pier with many customers."""
    out: list[float] = []
    for good in range(len(GOODS)):
        price = LATER * (g.box.values[good] * CUSTOMERS - 0.5 * card)
        out.append(price if left > 0 else 0.0)
    return out


def good_prices(g: Cove, later: list[float], card: float) -> list[float]:
    """What each Good may be expected to earn: at the best pier today, or on a day to come."""
    customers = all_customers(g)
    out: list[float] = []
    for good in range(len(GOODS)):
        value = g.box.values[good]
        best = later[good]
        for pier in ALLOWED[size_of(good)]:
            price = value * customers[pier * KINDS + colour_of(good)]
            if pier == BLACK_MARKET:
                price -= card
            best = max(best, SURE * price)
        out.append(best)
    return out


def all_customers(g: Cove) -> list[float]:
    """By pier and kind, the figures that will be there at the end of the day."""
    out = [0.0] * (len(PIERS) * KINDS)
    for pier in range(len(PIERS)):
        for berth in BERTHS_OF[pier]:
            add_berth(g, out, pier * KINDS, berth)
    return out


def add_berth(g: Cove, out: list[float], first: int, berth: int) -> None:
    boat = g.berths[berth]
    if boat != EMPTY:
        for kind in range(KINDS):
            out[first + kind] += g.boats[boat * KINDS + kind]
        return
    coming = coming_to(g, berth)
    if not coming:
        return
    bag = max(1, sum(g.bag))
    for one in coming:
        share = COMES / len(coming)
        free = SEATS_ABOARD - g.aboard[one]
        for kind in range(KINDS):
            seats = g.boats[one * KINDS + kind] + 0.8 * free * g.bag[kind] / bag
            out[first + kind] += share * seats


def coming_to(g: Cove, berth: int) -> list[int]:
    """The fullest boats at sea that can reach the berth."""
    most = 0
    for boat in range(BOATS):
        if g.docked >> boat & 1 == 0 and berth in REACH[boat]:
            most = max(most, g.aboard[boat])
    return [
        boat
        for boat in range(BOATS)
        if g.docked >> boat & 1 == 0 and berth in REACH[boat] and g.aboard[boat] >= most
    ]


assert len(BERTHS) == sum([len(berths) for berths in BERTHS_OF])
