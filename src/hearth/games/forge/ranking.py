"""Victory Points: on the way, at final scoring, and what parts those who have the same."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import UPGRADES
from hearth.games.forge.effects import (
    END,
    GOLD_RATE,
    SCORE_PRODUCT,
    SCORE_SEALS,
    SCORE_TYPE,
    Ability,
)
from hearth.games.forge.gains import seals_of
from hearth.games.forge.goods import GEM, GOLD
from hearth.games.forge.state import Forge, Ironclad, Smithy

GOLD_PER_VP: Final = 5


def final_vp(g: Forge, me: Smithy) -> int:
    """As if the match ended now. [FO-115 to FO-118]"""
    seals = seals_of(g, me)
    cards = scored_vp(g, me.developments, me.forged, sum(seals))
    return me.vp + gold_vp(g, me) + me.stock[GEM] + cards + sets_vp(g, seals)


def end_vp(g: Forge, me: Smithy) -> list[int]:
    """What is scored at the end only: for Gold, Gems, by cards, for Seals."""
    return [gold_vp(g, me), me.stock[GEM], cards_vp(g, me), sets_vp(g, seals_of(g, me))]


def gold_vp(g: Forge, me: Smithy) -> int:
    return me.stock[GOLD] // gold_rate(g, me.developments)


def gold_rate(g: Forge, developments: list[int]) -> int:
    """Gold for a VP. [FO-115]"""
    rate = GOLD_PER_VP
    for ability in at_end(g, developments):
        if ability.kind == GOLD_RATE:
            rate = min(rate, ability.number)
    return rate


def at_end(g: Forge, developments: list[int]) -> list[Ability]:
    found: list[Ability] = []
    for card in developments:
        for ability in g.box.developments[card].abilities:
            if ability.time == END:
                found.append(ability)
    return found


def cards_vp(g: Forge, me: Smithy) -> int:
    """[FO-117]"""
    return scored_vp(g, me.developments, me.forged, sum(seals_of(g, me)))


def scored_vp(g: Forge, developments: list[int], forged: list[int], seals: int) -> int:
    total = 0
    for ability in at_end(g, developments):
        total += ability_vp(g, ability, forged, seals)
    return total


def ability_vp(g: Forge, ability: Ability, forged: list[int], seals: int) -> int:
    if ability.kind == SCORE_SEALS:
        return seals // ability.number
    count = 0
    for contract in forged:
        row = g.box.contracts[contract]
        if ability.kind == SCORE_PRODUCT and row.product in ability.products:
            count += 1
        if ability.kind == SCORE_TYPE and row.type == ability.type:
            count += 1
    return count


def sets_vp(g: Forge, counts: list[int]) -> int:
    """Sets of different colours, the largest first. [FO-118]"""
    total = 0
    level = 1
    while True:
        size = 0
        for count in counts:
            if count >= level:
                size += 1
        if size == 0:
            return total
        total += g.box.seal_sets[size]
        level += 1


def upgrade_vp(g: Forge, upgrades: int) -> int:
    total = 0
    for upgrade in range(len(UPGRADES)):
        if upgrades >> upgrade & 1:
            total += g.box.upgrades[upgrade].vp
    return total


def rank(g: Forge, me: Smithy) -> list[int]:
    """VP, then forged Contracts, VP of upgrades, Guild cards. [FO-119]"""
    forged = len(me.forged)
    return [final_vp(g, me), forged, upgrade_vp(g, me.upgrades), len(me.guild_cards)]


# Ironclad


def ironclad_seals(g: Forge) -> list[int]:
    own = g.ironclad
    return seals_of(g, as_smithy(own))


def as_smithy(own: Ironclad) -> Smithy:
    """Its cards where a player's would lie."""
    return Smithy(
        forged=own.forged,
        guild_cards=own.guild_cards,
        developments=own.developments,
        trainings=own.trainings,
        stock=[0, 0, 0, 0, own.gold],
        vp=own.vp,
    )


def ironclad_vp(g: Forge) -> int:
    """Scored as usual. [FO-141, FO-R42]"""
    return final_vp(g, as_smithy(g.ironclad))


def player_wins(g: Forge) -> bool:
    """Only with more VP. [FO-141, FO-R45]"""
    return final_vp(g, g.players[0]) > ironclad_vp(g)
