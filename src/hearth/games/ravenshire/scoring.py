"""Final scoring: Gold, the sheet that explains it, and the tie-breaks."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.goods import GOLD, TOKENS
from hearth.games.ravenshire.ranking import gold_of, human_wins, rank, rival_gold, rival_rank
from hearth.games.ravenshire.state import Ravenshire, Smith
from hearth.kernel import SheetRow, shares_by_rank, what_parted

TIE_BREAKS: Final = ["", "more Reputation", "more completed Contracts", "more Goods and Mystics"]


def scores(g: Ravenshire) -> list[int]:
    """Gold as if the match ended now. [RA-100 to RA-102]"""
    return [gold_of(g, smith) for smith in g.players]


def result(g: Ravenshire) -> list[float]:
    """Most Gold wins; who is equal in everything shares. [RA-102, RA-103, RA-118]"""
    if len(g.players) == 1:
        return [1.0 if human_wins(g) else 0.0]
    return shares_by_rank([rank(g, smith) for smith in g.players])


def tie_break(g: Ravenshire) -> str:
    """What parted the best two; empty if Gold did."""
    ranks = [rank(g, smith) for smith in g.players]
    if len(g.players) == 1:
        return what_parted([*ranks, rival_rank(g)], TIE_BREAKS, "nothing: nobody wins")
    return what_parted(ranks, TIE_BREAKS, "nothing: the win is shared")


def verdict(g: Ravenshire) -> str:
    """Alone: what there was to beat, and by how much it was or was not."""
    if len(g.players) > 1:
        return ""
    gold = rival_gold(g)
    more = gold - gold_of(g, g.players[0])
    if more == 0:
        return f"The Rival has {gold} Gold, too."
    return f"The Rival has {gold} Gold, {abs(more)} {'more' if more > 0 else 'less'}."


def sheet(g: Ravenshire, me: Smith) -> list[SheetRow]:
    """Where the Gold comes from. [RA-100, RA-101]"""
    box = g.box
    level = box.levels[me.reputation].gold
    contracts = [box.contracts[contract] for contract in me.completed]
    from_contracts = sum(contract.gold for contract in contracts)
    from_finishes = sum(box.finishes[finish].gain[GOLD] for finish in me.finishes)
    from_titles = sum(box.titles[title].gold for title in me.titles)
    tokens = 0 if g.over else me.stock[TOKENS]
    other = gold_of(g, me) - level - from_contracts - from_finishes - from_titles - tokens
    named = ", ".join(box.titles[title].title for title in me.titles)
    return [
        SheetRow("Contracts", from_contracts, f"{len(contracts)} completed"),
        SheetRow("Finishes", from_finishes, finishes_text(g, me)),
        SheetRow("Titles", from_titles, named),
        SheetRow("Reputation", level, f"level {me.reputation}"),
        SheetRow("Action Tokens", tokens, "1 Gold each" if tokens else ""),
        SheetRow("Other Gold", other, "earned on the way, less what was spent"),
    ]


def finishes_text(g: Ravenshire, me: Smith) -> str:
    paid = [finish for finish in me.finishes if g.box.finishes[finish].gain[GOLD]]
    return f"{len(paid)} Contracts with a finish that pays Gold" if paid else ""
