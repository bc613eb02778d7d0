"""Who is ahead: Gold, and what parts those who have the same."""

from __future__ import annotations

from hearth.games.ravenshire.goods import GOLD, MYSTICS, TOKENS
from hearth.games.ravenshire.state import Ravenshire, Smith


def gold_of(g: Ravenshire, me: Smith) -> int:
    """As if the match ended now: tokens and Reputation are turned into Gold. [RA-100, RA-101]"""
    gold = me.stock[GOLD]
    return gold if g.over else gold + me.stock[TOKENS] + g.box.levels[me.reputation].gold


def rank(g: Ravenshire, me: Smith) -> list[int]:
    """Gold, then Reputation, completed Contracts, Goods and Mystics together. [RA-102, RA-103]"""
    return [gold_of(g, me), me.reputation, len(me.completed), sum(me.stock[:MYSTICS])]


def rival_gold(g: Ravenshire) -> int:
    gold = g.rival.gold
    return gold if g.over else gold + g.box.levels[g.rival.reputation].gold


def rival_rank(g: Ravenshire) -> list[int]:
    """It has no Goods. [RA-117, RA-118]"""
    return [rival_gold(g), g.rival.reputation, len(g.rival.completed), 0]


def human_wins(g: Ravenshire) -> bool:
    """More than the Rival, by the usual tie-breaks. [RA-118]"""
    return rank(g, g.players[0]) > rival_rank(g)
