"""Set-up: bag, boats, town, shops and the stack of markers."""

from __future__ import annotations

from hearth.games.cove.box import CoveBox
from hearth.games.cove.cards import SLOTS
from hearth.games.cove.day import BEGIN_DAY
from hearth.games.cove.events import ROGUES_SHOWN, TABLE
from hearth.games.cove.figures import GOODS
from hearth.games.cove.state import BERTHS, BOATS, EMPTY, KINDS, Cove, Merchant, Peddler
from hearth.games.cove.town import fill_square
from hearth.games.cove.trade import STAFF_SPACE
from hearth.games.cove.trades import TRADES
from hearth.kernel import Rules, Table, deck_of, saved


def set_up(rules: Rules, table: Table, box: CoveBox) -> Cove:
    """A new match at its first choice. [CO-001 to CO-014, CO-075]"""
    g = Cove(rules=rules, box=box, chosen=table.chosen)
    g.logging = table.logging
    g.open_chance(table.seed, table.secret)
    lay_out_harbour(g)
    g.townsfolk_deck = deck_of(list(range(len(box.townsfolk))))
    g.square = [EMPTY] * SLOTS
    fill_square(g)
    g.corruption = [card.count for card in box.corruption]
    g.corruption_pile = [0] * len(box.corruption)
    for seat in range(table.seats):
        g.players.append(new_merchant(box, seat))
        TRADES[g.players[seat].trade].open_shop(g, g.players[seat])
    lay_out_clock(g)
    g.then(BEGIN_DAY)
    g.settle()
    return g


def lay_out_harbour(g: Cove) -> None:
    """[CO-002 to CO-004, CO-007]"""
    g.rogue_card = int(g.below(len(g.box.rogue_cards)))
    g.note(ROGUES_SHOWN, TABLE, g.rogue_card)
    rogues = g.box.rogue_cards[g.rogue_card]
    g.halls = [1] * len(g.box.factions)
    g.bag = [faction.figures - 1 for faction in g.box.factions] + [rogues.bag]
    g.lair = rogues.lair
    g.boats = [0] * (BOATS * KINDS)
    g.aboard = [0] * BOATS
    g.berths = [EMPTY] * len(BERTHS)


def new_merchant(box: CoveBox, seat: int) -> Merchant:
    """[CO-009, CO-013, CO-014]"""
    return Merchant(
        seat=seat,
        at=STAFF_SPACE,
        shelf=[0] * len(GOODS),
        corruption=[0] * len(box.corruption),
    )


def lay_out_clock(g: Cove) -> None:
    """All at hour 1 in random order, the Peddler on top. [CO-008, CO-075]"""
    g.markers = list(range(len(g.players)))
    g.shuffle(g.markers)
    if len(g.players) == 1:
        g.peddler = Peddler(present=True, shelf=[0] * len(GOODS))
        g.markers.append(len(g.players))
    g.hours = [1] * len(g.markers)


saved("cove", Cove, Merchant, Peddler)
