"""Final scoring: VP, the sheet that explains them, and the tie-breaks."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import ACHIEVEMENTS
from hearth.games.forge.gains import seals_of
from hearth.games.forge.goods import GEM, GOLD
from hearth.games.forge.ranking import (
    cards_vp,
    final_vp,
    gold_rate,
    gold_vp,
    ironclad_vp,
    player_wins,
    rank,
    sets_vp,
    upgrade_vp,
)
from hearth.games.forge.state import EMPTY, Forge, Smithy
from hearth.kernel import SheetRow, shares_by_rank, what_parted

TIE_BREAKS: Final = ["", "more forged Contracts", "more VP of upgrades", "more Guild cards"]


def scores(g: Forge) -> list[int]:
    return [final_vp(g, smithy) for smithy in g.players]


def result(g: Forge) -> list[float]:
    """Most VP win; who is equal in everything shares. [FO-119, FO-141]"""
    if g.ironclad.present:
        return [1.0 if player_wins(g) else 0.0]
    return shares_by_rank([rank(g, smithy) for smithy in g.players])


def tie_break(g: Forge) -> str:
    """What parted the best two; empty if VP did, or alone."""
    if g.ironclad.present:
        return ""
    ranks = [rank(g, smithy) for smithy in g.players]
    return what_parted(ranks, TIE_BREAKS, "nothing: the win is shared")


def verdict(g: Forge) -> str:
    """Alone: what there was to beat, and by how much it was or was not."""
    if not g.ironclad.present:
        return ""
    vp = ironclad_vp(g)
    more = vp - final_vp(g, g.players[0])
    if more == 0:
        return f"Ironclad has {vp} VP, too."
    return f"Ironclad has {vp} VP, {abs(more)} {'more' if more > 0 else 'less'}."


def sheet(g: Forge, me: Smithy) -> list[SheetRow]:
    """Where the VP come from. [FO-115 to FO-118]"""
    box = g.box
    contracts = sum(box.contracts[contract].vp for contract in me.forged)
    upgrades = upgrade_vp(g, me.upgrades)
    played = sum(box.developments[card].vp for card in me.developments)
    played += sum(box.trainings[card].vp for card in me.trainings if card != EMPTY)
    other = me.vp - contracts - upgrades - played
    hammers = [box.achievements[i].title for i in range(len(ACHIEVEMENTS)) if me.hammers >> i & 1]
    seals = seals_of(g, me)
    rate = gold_rate(g, me.developments)
    return [
        SheetRow("Contracts", contracts, f"{len(me.forged)} forged"),
        SheetRow("Upgrades", upgrades, f"{me.upgrades.bit_count()} done"),
        SheetRow("Cards", played, "printed on Development and Training cards"),
        SheetRow("Achievements and more", other, ", ".join(hammers)),
        SheetRow("Seals", sets_vp(g, seals), f"{sum(seals)} Seals in sets of different colours"),
        SheetRow("Cards at the end", cards_vp(g, me), "for what the cards count"),
        SheetRow("Gold", gold_vp(g, me), f"{me.stock[GOLD]}, {rate} for each"),
        SheetRow("Gems", me.stock[GEM], "1 each"),
    ]
