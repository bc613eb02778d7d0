"""What can never be otherwise: dice, Goods, figures and cards are where they belong."""

from __future__ import annotations

from hearth.games.cove.box import ROGUES
from hearth.games.cove.figures import GOODS, ROGUE, size_of
from hearth.games.cove.state import BOATS, EMPTY, KINDS, SEATS_ABOARD, Cove, Merchant
from hearth.games.cove.trades import TRADES
from hearth.games.cove.wares import EACH


def broken_laws(g: Cove) -> list[str]:
    out: list[str] = []
    _figures(g, out)
    _boats(g, out)
    _townsfolk(g, out)
    _corruption(g, out)
    _clock(g, out)
    for merchant in g.players:
        _goods(merchant, out)
        out += TRADES[merchant.trade].broken_laws(g, merchant)
    return out


def _figures(g: Cove, out: list[str]) -> None:
    """52 in bag, boats, Halls and Lair, or in the hand of who drew one."""
    for figure in range(KINDS):
        found = g.bag[figure] + (1 if g.drawn == figure else 0)
        found += g.lair if figure == ROGUE else g.halls[figure]
        for boat in range(BOATS):
            found += g.boats[boat * KINDS + figure]
        wanted = ROGUES if figure == ROGUE else g.box.factions[figure].figures
        if found != wanted:
            out.append(f"there are {found} figures of kind {figure} instead of {wanted}")
    if min(g.bag) < 0 or min(g.boats) < 0 or min(g.halls) < 0 or g.lair < 0:
        out.append("fewer than no figures are somewhere")


def _boats(g: Cove, out: list[str]) -> None:
    for boat in range(BOATS):
        aboard = sum(g.boats[boat * KINDS : (boat + 1) * KINDS])
        if aboard != g.aboard[boat]:
            out.append(f"boat {boat} has {aboard} figures, but counts {g.aboard[boat]}")
        if aboard > SEATS_ABOARD:
            out.append(f"boat {boat} has {aboard} figures in {SEATS_ABOARD} seats")
        if (boat in g.berths) != bool(g.docked >> boat & 1):
            out.append(f"boat {boat} is and is not at a berth")
    taken = [boat for boat in g.berths if boat != EMPTY]
    if len(set(taken)) != len(taken):
        out.append("a boat lies at two berths")


def _townsfolk(g: Cove, out: list[str]) -> None:
    cards = g.townsfolk_deck.cards() + g.townsfolk_pile + g.peddler.townsfolk
    cards += [card for card in g.square if card != EMPTY]
    for merchant in g.players:
        cards = cards + merchant.townsfolk
        if len(merchant.staff) != len(merchant.townsfolk):
            out.append(f"seat {merchant.seat} has Townsfolk without a place")
    if sorted(cards) != list(range(len(g.box.townsfolk))):
        out.append("a Townsfolk card is missing or there twice")


def _corruption(g: Cove, out: list[str]) -> None:
    for title in range(len(g.box.corruption)):
        found = g.corruption[title] + g.corruption_pile[title]
        for merchant in g.players:
            found += merchant.corruption[title]
        if found != g.box.corruption[title].count:
            out.append(f"there are {found} Corruption cards of kind {title}")


def _clock(g: Cove, out: list[str]) -> None:
    if sorted(g.markers) != list(range(len(g.hours))):
        out.append(f"the markers are {g.markers} instead of {len(g.hours)}")


def _goods(me: Merchant, out: list[str]) -> None:
    """20 Goods, on the shelf or in the own supply."""
    for good in range(len(GOODS)):
        if not 0 <= me.shelf[good] <= EACH[size_of(good)]:
            out.append(f"seat {me.seat} has {me.shelf[good]} Goods of kind {good} on the shelf")
