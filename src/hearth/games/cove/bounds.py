"""What each field may hold at a table of the Cove, and which steps may lie on which."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.box import ROGUES
from hearth.games.cove.cards import HOURS, MOST_HOURS, ROGUE_CARDS, SLOTS
from hearth.games.cove.figures import COLOURS, GOODS
from hearth.games.cove.state import (
    BERTHS,
    BOATS,
    DAYS,
    ENDINGS,
    KINDS,
    SEATS_ABOARD,
    Cove,
    Merchant,
)
from hearth.games.cove.trade import STAFF_PLACES
from hearth.games.cove.trades import TRADES
from hearth.kernel import MUCH, Bounds

# The last step of these is a choice, and so are those that others wait for.
FIGURES: Final = "(DrawFigure )*(MoveFigure )?(SeatDrawn|ChooseBerth|MoveFigure)"
STOCK: Final = "|".join(trade.stock_step for trade in TRADES)
SHOP: Final = "|".join(step for trade in TRADES for step in trade.steps)
BOARD: Final = f"(UseStaff )?(DiscardCorruption|{SHOP})|UseStaff"
CARD: Final = (
    "FillSquare AssignCard"
    f"( (UseAbility ({FIGURES}|ReturnFigure|SendToHall|DiscardCorruption)|DiscardCorruption"
    f"|{STOCK}))?"
)
STACKS: Final = (
    f"CleanUp OpenMarket (TakeAction|EndOfTurn {FIGURES}|Advance ({BOARD}|{CARD}))"
    "|CleanUp( PaySponsors SellGoods)+"
)


def bounds(g: Cove) -> Bounds:
    out = Bounds(STACKS)
    _clock(g, out)
    _harbour(out)
    _cards(g, out)
    _merchants(g, out)
    _steps(g, out)
    for trade in TRADES:
        trade.bounds(out)
    return out


def _clock(g: Cove, out: Bounds) -> None:
    markers = len(g.players) + (1 if g.peddler.present else 0)
    out.number(
        "Cove",
        reveals=(0, MUCH),
        day=(1, DAYS),
        ending=(0, len(ENDINGS) - 1),
        acting=(-1, markers - 1),
        token=(0, HOURS),
        rogue_card=(0, len(ROGUE_CARDS) - 1),
    )
    out.row(
        "Cove",
        hours=(0, HOURS + MOST_HOURS, markers, markers),
        markers=(0, markers - 1, markers, markers),
    )


def _harbour(out: Bounds) -> None:
    out.number("Cove", docked=(0, (1 << BOATS) - 1), drawn=(-1, KINDS - 1), lair=(0, ROGUES))
    out.row(
        "Cove",
        bag=(0, MUCH, KINDS, KINDS),
        boats=(0, SEATS_ABOARD, BOATS * KINDS, BOATS * KINDS),
        aboard=(0, SEATS_ABOARD, BOATS, BOATS),
        berths=(-1, BOATS - 1, len(BERTHS), len(BERTHS)),
        halls=(0, MUCH, len(COLOURS), len(COLOURS)),
    )


def _cards(g: Cove, out: Bounds) -> None:
    townsfolk, titles = len(g.box.townsfolk), len(g.box.corruption)
    out.row(
        "Cove",
        square=(-1, townsfolk - 1, SLOTS, SLOTS),
        townsfolk_pile=(0, townsfolk - 1, 0, townsfolk),
        corruption=(0, MUCH, titles, titles),
        corruption_pile=(0, MUCH, titles, titles),
    )
    out.deck("Cove", townsfolk_deck=townsfolk)
    out.number("Peddler", gold=(0, MUCH), sponsored=(0, (1 << len(COLOURS)) - 1))
    out.number("Peddler", card=(-1, len(g.box.peddler_cards) - 1))
    goods = len(GOODS) if g.peddler.present else 0
    out.row("Peddler", shelf=(0, MUCH, goods, goods), townsfolk=(0, townsfolk - 1, 0, townsfolk))
    out.deck("Peddler", deck=len(g.box.peddler_cards))


def _merchants(g: Cove, out: Bounds) -> None:
    seats, townsfolk, titles = len(g.players), len(g.box.townsfolk), len(g.box.corruption)
    spaces = max(len(trade.spaces) for trade in TRADES)
    out.parts("Cove", Merchant, players=(seats, seats))
    out.number(
        "Merchant",
        seat=(0, seats - 1),
        trade=(0, len(TRADES) - 1),
        gold=(0, MUCH),
        at=(-1, spaces - 1),
        sponsored=(0, (1 << len(COLOURS)) - 1),
    )
    out.row(
        "Merchant",
        shelf=(0, MUCH, len(GOODS), len(GOODS)),
        corruption=(0, MUCH, titles, titles),
        townsfolk=(0, townsfolk - 1, 0, townsfolk),
        staff=(-1, STAFF_PLACES - 1, 0, townsfolk),
    )


def _steps(g: Cove, out: Bounds) -> None:
    out.number("DiscardCorruption", left=(1, MUCH))
    out.number("ChooseBerth", boat=(0, BOATS - 1))
    out.number("MoveFigure", kept=(-1, BOATS - 1))
    out.number("UseAbility", card=(0, len(g.box.townsfolk) - 1), number=(0, MUCH))
    out.number("UseStaff", used=(0, (1 << STAFF_PLACES) - 1))
    out.number("Advance", hours=(0, MOST_HOURS))
