"""What a table is worth to each Guild, for bots and hints: Prestige Points to be expected.

Everything is counted in PP. Money and income count for what they will buy in the Weeks to come,
counts of abilities and Objectives are extended by their usual growth, and an offer that leads is a
good part of a Character already. The numbers come from matches between bots; the results log has
them.
"""

from __future__ import annotations

import math
from typing import Final

from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.construction import Construction
from hearth.games.guilds.counts import tally
from hearth.games.guilds.effects import (
    COUNTS,
    DISTINCT_FACTIONS,
    DISTINCT_KINDS,
    GOLD,
    NONE,
    PP_COPY_BEST,
    PP_IF,
    PP_PER,
    WILD_FACTION,
    Ability,
)
from hearth.games.guilds.end_of_week import EndOfWeek
from hearth.games.guilds.money import Money
from hearth.games.guilds.questions import gold_income, silver_income
from hearth.games.guilds.scoring import copied_halves, scores
from hearth.games.guilds.state import EMPTY, Guild, Guilds
from hearth.games.guilds.tents import has_card, leader, needed, tent

# Money, in PP.
SILVER_TO_BID: Final = 0.30  # while it can still buy Characters or gold
SILVER_LEFT: Final = 0.03  # later in the Week: protection, the First Player
GOLD_TO_BUILD: Final = 1.7  # while Rooms can still be bought
GOLD_BEYOND: Final = 1.0  # each beyond a few
GOLD_FEW: Final = 3
INCOME_PER_WEEK: Final = 0.33  # 1 silver, for each Week to come
GOLD_IN_SILVER: Final = 4.5

# An offer that leads counts as so much of the Character, if somebody could outbid it.
LEADING: Final = 0.75
INACTIVE: Final = 0.3  # so much of what an inactive Room would be worth
ABILITY_PER_WEEK: Final = 0.25  # an ability that is used, for each Week to come
ILLUSION: Final = 1.0  # one more member where it helps most

# How much of each count a Guild usually gains in a Week.
GROWTH_FACTION: Final = 0.25
GROWTH: Final = {
    "distinct_factions": 0.5,
    "largest_faction": 0.4,
    "factions_of_two": 0.3,
    "characters": 1.4,
    "rooms": 0.7,
    "large_rooms": 0.25,
    "distinct_kinds": 0.45,
    "room_cells": 1.0,
    "windows": 0.6,
    "income": 0.6,
}
DOUBT_PER_WEEK: Final = 0.6  # about who will be first in an Objective
DOUBT_AT_END: Final = 0.25


def growth_by_count() -> list[float]:
    """GROWTH by the index of the count."""
    out: list[float] = []
    for name in COUNTS:
        default = GROWTH_FACTION if name.startswith("faction:") else 0.0
        out.append(GROWTH.get(name, default))
    return out


GROWTHS: Final = growth_by_count()
MOST_FACTIONS: Final = 7.0
MOST_KINDS: Final = 6.0


def swing(g: Guilds) -> float:
    """How many PP the appraisal may well be wrong by."""
    return 3.0 + 1.0 * weeks_to_come(g)


def weeks_to_come(g: Guilds) -> int:
    """Whole Weeks after this one."""
    return g.weeks - g.week


def appraise(g: Guilds) -> list[float]:
    """PP that each Guild may be expected to end with."""
    if g.over:
        return [float(pp) for pp in scores(g)]
    outlook = Prospect(g)
    out = outlook.objectives()
    for me in g.players:
        out[me.seat] += outlook.holdings(me) + outlook.money(me)
    if outlook.bidding:
        outlook.add_offers(out)
    return out


class Prospect:
    """A table with what everybody has of everything, and how many Weeks are to come."""

    def __init__(self, g: Guilds, alone: int = -1) -> None:
        """For all Guilds, or for the one of that seat alone."""
        self.g: Guilds = g
        self.weeks: int = weeks_to_come(g)
        self.bidding: bool = False  # the auction is not over
        self.converting: bool = False  # gold can still be bought this Week
        self.building: bool = self.weeks > 0  # Rooms can still be bought
        for step in g.stack:
            if isinstance(step, Money):
                self.bidding = True
            elif isinstance(step, Construction):
                self.converting = True
            elif isinstance(step, EndOfWeek):
                self.building = True
        self.tallies: list[list[int]] = [
            tally(g, me) if alone < 0 or alone == me.seat else [] for me in g.players
        ]

    # What a Guild has

    def holdings(self, me: Guild) -> float:
        """Characters and Rooms, with what they will bring."""
        g = self.g
        n = self.tallies[me.seat]
        pp = 0.0
        for character in me.characters:
            pp += self.character(me, character, n)
        for room in me.site.built:
            worth = self.room(room, n)
            pp += worth if room in me.site.active else INACTIVE * worth
        income = silver_income(g, me) + GOLD_IN_SILVER * gold_income(g, me)
        return pp + INCOME_PER_WEEK * self.weeks * income

    def character(self, me: Guild, character: int, n: list[int]) -> float:
        """PP of a Character, without its income."""
        card = self.g.box.characters[character]
        ability = card.ability
        pp = card.pp / 2
        if ability.kind == NONE:
            return pp
        if ability.kind == PP_COPY_BEST:
            return pp + copied_halves(self.g, me, character) / 2
        if ability.kind == WILD_FACTION:
            return pp + ILLUSION
        if card.phase > 0:
            return pp + ABILITY_PER_WEEK * self.weeks
        return pp + self.ability(ability, n)

    def ability(self, ability: Ability, n: list[int]) -> float:
        """PP that an ability may be expected to add at the end."""
        if ability.kind == PP_PER:
            count = max(self.grown(n, ability.count) - ability.less, 0.0) / ability.per
            return min(count * ability.rate, float(ability.at_most)) / 2
        if ability.kind == PP_IF:
            chance = min(self.grown(n, ability.count) / ability.at_least, 1.0)
            return chance * ability.pp / 2
        return ABILITY_PER_WEEK * self.weeks

    def grown(self, n: list[int], count: int) -> float:
        """A count as it may be expected at the end."""
        expected = n[count] + GROWTHS[count] * self.weeks
        if count == DISTINCT_FACTIONS:
            return min(expected, MOST_FACTIONS)
        return min(expected, MOST_KINDS) if count == DISTINCT_KINDS else expected

    def room(self, room: int, n: list[int]) -> float:
        """PP of a Room, without its income."""
        tile = self.g.box.rooms[room]
        if tile.ability.kind == NONE:
            return tile.pp / 2
        return tile.pp / 2 + self.ability(tile.ability, n)

    def room_gain(self, me: Guild, room: int) -> float:
        """What a Room would add to a Guild, Faction and income included."""
        tile = self.g.box.rooms[room]
        n = self.tallies[me.seat]
        income = tile.silver + GOLD_IN_SILVER * tile.gold
        pp = self.room(room, n) + INCOME_PER_WEEK * self.weeks * income
        return pp + self.member(me, tile.faction, n) if tile.faction >= 0 else pp

    # Money

    def money(self, me: Guild) -> float:
        """Silver and gold, for what they can still buy."""
        silver = me.silver * (SILVER_TO_BID if self.converting else SILVER_LEFT)
        if not self.building:
            return silver
        few = min(me.gold, GOLD_FEW)
        return silver + GOLD_TO_BUILD * few + GOLD_BEYOND * (me.gold - few)

    # Objectives

    def objectives(self) -> list[float]:
        """First places by how far ahead everybody is; surer as the end comes near."""
        seats = len(self.g.players)
        out = [0.0] * seats
        doubt = DOUBT_AT_END + DOUBT_PER_WEEK * self.weeks
        for objective in self.g.objectives:
            card = self.g.box.objectives[objective]
            scale = doubt * (3.0 if card.count >= GOLD else 1.0)
            counts = [n[card.count] for n in self.tallies]
            most = max(counts)
            chances = [
                math.exp((count - most) / scale) if count or self.weeks else 0.0 for count in counts
            ]
            total = sum(chances)
            if total > 0:
                for seat in range(seats):
                    out[seat] += card.first * chances[seat] / total
        return out

    # Offers

    def add_offers(self, out: list[float]) -> None:
        """Who leads will probably get the Character and pay; other silver comes back."""
        g = self.g
        for area in range(AREAS):
            ahead = leader(g, area) if has_card(g, area) else -1
            for me in g.players:
                silver = g.tents[tent(area, me.seat)]
                if silver == 0:
                    continue
                back = SILVER_TO_BID * silver
                if me.seat != ahead:
                    out[me.seat] += back
                else:
                    sure = LEADING if self.is_contested(area, ahead) else 1.0
                    out[me.seat] += sure * self.best_in(me, area) + (1.0 - sure) * back

    def is_contested(self, area: int, ahead: int) -> bool:
        """Somebody has the silver to outbid."""
        for other in self.g.players:
            if other.seat != ahead and other.silver >= needed(self.g, other.seat, area):
                return True
        return False

    def best_in(self, me: Guild, area: int) -> float:
        """What the best Character of an Area would be worth to a Guild."""
        best = 0.0
        for place in range(PLACES):
            card = self.g.square[area * PLACES + place]
            if card != EMPTY:
                best = max(best, self.newcomer(me, card))
        return best

    def newcomer(self, me: Guild, card: int) -> float:
        """What a Character would add to a Guild, Factions and income included."""
        g = self.g
        character = g.box.characters[card]
        n = self.tallies[me.seat]
        income = character.silver + GOLD_IN_SILVER * character.gold
        pp = self.character(me, card, n) + INCOME_PER_WEEK * self.weeks * income
        for faction in character.factions:
            pp += self.member(me, faction, n)
        return pp

    def member(self, me: Guild, faction: int, n: list[int]) -> float:
        """What one more member of a Faction adds to abilities and Objectives."""
        g = self.g
        pp = 0.0
        for character in me.characters:
            ability = g.box.characters[character].ability
            if ability.kind == PP_PER and ability.count == faction:
                pp += ability.rate / 2
        for objective in g.objectives:
            if g.box.objectives[objective].count == faction:
                pp += 1.0
        return pp
