"""How merchants compare: Gold as if the match ended now, and the tie-breaks."""

from __future__ import annotations

from hearth.games.cove.figures import COLOURS
from hearth.games.cove.state import Cove, Merchant


def icons_pay(g: Cove, townsfolk: list[int]) -> int:
    """Each faction icon pays what its Hall holds. [CO-068]"""
    gold = 0
    for card in townsfolk:
        icons = g.box.townsfolk[card].icons
        for colour in range(len(COLOURS)):
            gold += icons[colour] * g.halls[colour]
    return gold


def rogue_icons(g: Cove, me: Merchant) -> int:
    """On Townsfolk, for all to see."""
    icons = 0
    for card in me.townsfolk:
        icons += g.box.townsfolk[card].rogues
    return icons


def corruption_icons(g: Cove, me: Merchant) -> int:
    """Known to their owner. [CO-R17]"""
    icons = 0
    for title in range(len(me.corruption)):
        icons += me.corruption[title] * g.box.corruption[title].icons
    return icons


def bad_icons(g: Cove, me: Merchant) -> int:
    return corruption_icons(g, me) + rogue_icons(g, me)


def lost_to_rogues(g: Cove, me: Merchant) -> int:
    """More for each icon, the more Rogues the Lair holds. [CO-069]"""
    return bad_icons(g, me) * g.box.losses[g.lair]


def final_gold(g: Cove, me: Merchant) -> int:
    """[CO-068 to CO-070]"""
    return me.gold + icons_pay(g, me.townsfolk) - lost_to_rogues(g, me)


def peddler_gold(g: Cove) -> int:
    """It ignores Rogue icons. [CO-082]"""
    return g.peddler.gold + icons_pay(g, g.peddler.townsfolk)


def player_wins(g: Cove) -> bool:
    """A tie is lost. [CO-084]"""
    return final_gold(g, g.players[0]) > peddler_gold(g)


def rank(g: Cove, me: Merchant) -> list[int]:
    """Most Gold, then fewer Corruption cards, then more Sponsorships. [CO-071]"""
    return [final_gold(g, me), -sum(me.corruption), me.sponsored.bit_count()]
