"""Final scoring: Gold, the sheet that explains it, and the tie-breaks."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.figures import COLOURS
from hearth.games.cove.ranking import (
    corruption_icons,
    final_gold,
    icons_pay,
    peddler_gold,
    player_wins,
    rank,
    rogue_icons,
)
from hearth.games.cove.state import Cove, Merchant
from hearth.kernel import SheetRow, shares_by_rank, what_parted

TIE_BREAKS: Final = ["", "fewer Corruption cards", "more active Sponsorships"]


def scores(g: Cove) -> list[int]:
    return [final_gold(g, merchant) for merchant in g.players]


def result(g: Cove) -> list[float]:
    """Most Gold wins; who is equal in everything shares. [CO-071, CO-084]"""
    if g.peddler.present:
        return [1.0 if player_wins(g) else 0.0]
    return shares_by_rank([rank(g, merchant) for merchant in g.players])


def tie_break(g: Cove) -> str:
    """What parted the best two; empty if Gold did, or alone."""
    if g.peddler.present:
        return ""
    ranks = [rank(g, merchant) for merchant in g.players]
    return what_parted(ranks, TIE_BREAKS, "nothing: the win is shared")


def verdict(g: Cove) -> str:
    """Alone: what there was to beat, and by how much it was or was not."""
    if not g.peddler.present:
        return ""
    gold = peddler_gold(g)
    more = gold - final_gold(g, g.players[0])
    if more == 0:
        return f"The Peddler has {gold} Gold, too."
    return f"The Peddler has {gold} Gold, {abs(more)} {'more' if more > 0 else 'less'}."


def sheet(g: Cove, me: Merchant) -> list[SheetRow]:
    """Where the Gold comes from. [CO-068 to CO-070]"""
    icons = [0] * len(COLOURS)
    for card in me.townsfolk:
        for colour in range(len(COLOURS)):
            icons[colour] += g.box.townsfolk[card].icons[colour]
    paid = [
        f"{icons[colour]} × {g.halls[colour]} {g.box.factions[colour].title}"
        for colour in range(len(COLOURS))
        if icons[colour]
    ]
    loss = g.box.losses[g.lair]
    each = f"{loss} Gold for each icon with {g.lair} Rogues in the Lair"
    return [
        SheetRow("Gold", me.gold, "sales, Sponsors and Townsfolk so far"),
        SheetRow("Faction icons", icons_pay(g, me.townsfolk), ", ".join(paid)),
        SheetRow("Rogue icons", -loss * rogue_icons(g, me), each),
        SheetRow("Corruption", -loss * corruption_icons(g, me), f"{sum(me.corruption)} cards"),
    ]
