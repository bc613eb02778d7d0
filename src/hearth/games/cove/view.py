"""Who sees what: the titles of Corruption cards are hidden, all else is open. [CO-R17]"""

from __future__ import annotations

from typing import Any, Final

from hearth.games.cove.blacksmith.view import shop_view
from hearth.games.cove.box import CoveBox
from hearth.games.cove.cards import HOURS
from hearth.games.cove.figures import COLOURS, FIGURES, GOODS, size_of
from hearth.games.cove.harbour import REACH
from hearth.games.cove.market import (
    ALLOWED,
    BERTHS_OF,
    PIERS,
    OpenMarket,
    cultist_price,
    customers,
    price,
    sponsors_pay,
)
from hearth.games.cove.peddler import most_wanted
from hearth.games.cove.production import last_hour
from hearth.games.cove.ranking import final_gold, icons_pay, peddler_gold
from hearth.games.cove.state import (
    BERTHS,
    BOATS,
    DAYS,
    EMPTY,
    ENDINGS,
    KINDS,
    Cove,
    Merchant,
)
from hearth.games.cove.things import MARKERS, PEDDLER, is_peddler
from hearth.games.cove.trade import OFF_BOARD
from hearth.games.cove.trades import TRADES
from hearth.games.cove.view_types import (
    BoardView,
    BoatView,
    ClockView,
    MarkerView,
    MerchantView,
    PeddlerView,
    PierView,
    StaffView,
    TableView,
)
from hearth.games.cove.wares import EACH
from hearth.kernel import Rng, falls_on

HIDDEN_ROW: Final = "Corruption"  # of the score sheet


def view(g: Cove, seat: int) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    table: TableView = {
        "phase": phase(g),
        "choice": "" if g.over else type(g.stack[-1]).__name__,
        "round": g.day,
        "rounds": DAYS,
        "turn": g.turn,
        "acting": g.acting,
        "actors": g.actors()[:],
        "ending": ENDINGS[g.ending],
        "over": g.over,
        "players": [merchant_view(g, merchant, merchant.seat == seat) for merchant in g.players],
        "board": board_view(g),
    }
    return dict(table)


def phase(g: Cove) -> str:
    """As long as the Market is still to be opened, it is Production."""
    if g.over:
        return "over"
    return "production" if isinstance(g.stack[1], OpenMarket) else "market"


# Players


def merchant_view(g: Cove, me: Merchant, own: bool) -> MerchantView:
    box = g.box
    trade = TRADES[me.trade]
    corruption = sum(me.corruption)
    return {
        "seat": me.seat,
        "colour": MARKERS[me.seat],
        "trade": trade.id,
        "gold": me.gold,
        "space": trade.spaces[me.at] if me.at != OFF_BOARD else None,
        "shop": shop_view(g, me),
        "sponsored": colours(me.sponsored),
        "sponsors_pay": sponsors_pay(g, me.sponsored),
        "shelf": {GOODS[good]: me.shelf[good] for good in range(len(GOODS))},
        "goods_left": {
            GOODS[good]: EACH[size_of(good)] - me.shelf[good] for good in range(len(GOODS))
        },
        "townsfolk": [staff_view(g, me, i) for i in range(len(me.townsfolk))],
        "icons_pay": icons_pay(g, me.townsfolk),
        "corruption_size": corruption,
        "corruption": by_title(box, me.corruption) if own else None,
        "score": final_gold(g, me) if own or not corruption else None,
    }


def staff_view(g: Cove, me: Merchant, i: int) -> StaffView:
    place = me.staff[i]
    return {
        "townsfolk": g.box.townsfolk[me.townsfolk[i]].id,
        "staff": TRADES[me.trade].staff[place] if place != EMPTY else None,
    }


def colours(bits: int) -> list[str]:
    return [COLOURS[colour] for colour in range(len(COLOURS)) if bits >> colour & 1]


def by_title(box: CoveBox, cards: list[int]) -> dict[str, int]:
    return {box.corruption[title].id: cards[title] for title in range(len(cards))}


def by_figure(counts: list[int]) -> dict[str, int]:
    return {FIGURES[figure]: counts[figure] for figure in range(KINDS)}


# The board


def board_view(g: Cove) -> BoardView:
    box = g.box
    at = g.berths
    return {
        "clock": clock_view(g),
        "boats": [boat_view(g, boat) for boat in range(BOATS)],
        "berths": {
            BERTHS[i]: str(at[i] + 1) if at[i] != EMPTY else None for i in range(len(BERTHS))
        },
        "piers": [pier_view(g, pier) for pier in range(len(PIERS))],
        "bag": by_figure(g.bag),
        "bag_size": sum(g.bag),
        "drawn": FIGURES[g.drawn] if g.drawn != EMPTY else None,
        "halls": {COLOURS[colour]: g.halls[colour] for colour in range(len(COLOURS))},
        "lair": g.lair,
        "loss": box.losses[g.lair],
        "rogue_card": box.rogue_cards[g.rogue_card].id,
        "square": [box.townsfolk[card].id if card != EMPTY else None for card in g.square],
        "townsfolk_deck": g.townsfolk_deck.size(),
        "townsfolk_pile": townsfolk(box, g.townsfolk_pile),
        "corruption_deck": sum(g.corruption),
        "corruption_pile": by_title(box, g.corruption_pile),
        "peddler": peddler_view(g) if g.peddler.present else None,
    }


def townsfolk(box: CoveBox, cards: list[int]) -> list[str]:
    return [box.townsfolk[card].id for card in cards]


def clock_view(g: Cove) -> ClockView:
    icons = g.box.clocks[len(g.hours) - 2]
    return {
        "hours": HOURS,
        "icons": [hour for hour in range(1, HOURS + 1) if icons[hour]],
        "markers": [marker_view(g, marker) for marker in g.markers],
        "token": g.token if g.token else None,
        "last_hour": last_hour(g),
    }


def marker_view(g: Cove, marker: int) -> MarkerView:
    colour = MARKERS[PEDDLER if is_peddler(g, marker) else marker]
    return {"seat": marker, "colour": colour, "hour": g.hours[marker]}


def boat_view(g: Cove, boat: int) -> BoatView:
    counts = g.boats[boat * KINDS : (boat + 1) * KINDS]
    return {
        "boat": str(boat + 1),
        "figures": [FIGURES[figure] for figure in range(KINDS) for _ in range(counts[figure])],
        "berth": BERTHS[g.berths.index(boat)] if boat in g.berths else None,
        "reach": [BERTHS[berth] for berth in REACH[boat]],
    }


def pier_view(g: Cove, pier: int) -> PierView:
    taken = [good for good in range(len(GOODS)) if pier in ALLOWED[size_of(good)]]
    prices = {GOODS[good]: price(g, good, pier) for good in taken}
    with_rogues = {GOODS[good]: cultist_price(g, good, pier) for good in taken}
    return {
        "pier": PIERS[pier],
        "berths": [BERTHS[berth] for berth in BERTHS_OF[pier]],
        "customers": by_figure([customers(g, pier, figure) for figure in range(KINDS)]),
        "takes": [GOODS[good] for good in taken],
        "prices": above_zero(prices),
        "with_rogues": above_zero(with_rogues),
    }


def above_zero(prices: dict[str, int]) -> dict[str, int]:
    return {good: gold for good, gold in prices.items() if gold}


def peddler_view(g: Cove) -> PeddlerView:
    box, own = g.box, g.peddler
    deck = own.deck.cards()
    used = [card for card in range(len(box.peddler_cards)) if card not in deck]
    turned = own.card != EMPTY
    return {
        "level": str(g.chosen["peddler"]),
        "colour": MARKERS[PEDDLER],
        "gold": own.gold,
        "score": peddler_gold(g),
        "shelf": {GOODS[good]: own.shelf[good] for good in range(len(GOODS))},
        "townsfolk": townsfolk(box, own.townsfolk),
        "sponsored": colours(own.sponsored),
        "wanted": COLOURS[most_wanted(g)],
        "card": box.peddler_cards[own.card].id if turned else None,
        "cards_used": [box.peddler_cards[card].id for card in used] if turned else [],
        "deck": len(deck),
    }


# Points


def unsure(g: Cove) -> list[str]:
    """What Corruption costs others nobody knows before the end. [CO-R17]"""
    if g.over or len(g.players) == 1:
        return []
    for merchant in g.players:
        if sum(merchant.corruption) > 0:
            return [HIDDEN_ROW]
    return []


# Guessing


def determinise(g: Cove, seat: int, rng: Rng) -> None:
    """The others hold any Corruption cards that the seat has not seen.

    The bag and the decks lie in no order: chance decides when something is drawn.
    """
    g.reseed(rng)
    unseen = g.corruption[:]
    others = [merchant for merchant in g.players if merchant.seat != seat]
    for merchant in others:
        for title in range(len(unseen)):
            unseen[title] += merchant.corruption[title]
    for merchant in others:
        dealt = [0] * len(unseen)
        for _ in range(sum(merchant.corruption)):
            title = falls_on(unseen, rng.below(sum(unseen)))
            unseen[title] -= 1
            dealt[title] += 1
        merchant.corruption = dealt
    g.corruption = unseen
