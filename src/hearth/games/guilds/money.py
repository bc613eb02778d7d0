"""Phase 3, Money: silver comes back from the tents and becomes gold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.box import MOST_CHARACTERS, MOST_SEATS
from hearth.games.guilds.cards import AREAS
from hearth.games.guilds.coins import gain_gold, spend_silver
from hearth.games.guilds.effects import REMOVE_CHARACTER
from hearth.games.guilds.events import (
    CHARACTER_REMOVED,
    GOLD_BOUGHT,
    PHASE_BEGAN,
    SILVER_RETURNED,
    TABLE,
)
from hearth.games.guilds.questions import (
    cost_of_gold,
    gold_within_reach,
    is_protected,
    ready,
    use,
    wake,
)
from hearth.games.guilds.state import A, Guild, Guilds
from hearth.kernel import Choice, Effect, Kind, Step, saved

MOST_GOLD: Final = 99  # bought at once

CONVERT: Final = A.kind("convert", gold=MOST_GOLD + 1)
REMOVE: Final = A.kind("remove", character=MOST_CHARACTERS)


@dataclass
class Money(Effect):
    """Silver returns from the tents, newcomers settle in, then all may convert.

    [GU-031, GU-033, GU-R18]
    """

    def happen(self, g: Guilds, me: Guild) -> None:
        g.note(PHASE_BEGAN, TABLE, 3)
        g.passes = 0
        for guild in g.players:
            return_silver(g, guild)
            welcome(g, guild)
        g.in_turn(CONVERTS, g.first)


MONEY: Final = Money()


def return_silver(g: Guilds, me: Guild) -> None:
    """Silver that bought nobody. [GU-033]"""
    silver = 0
    for area in range(AREAS):
        i = area * MOST_SEATS + me.seat
        silver += g.tents[i]
        g.tents[i] = 0
    if silver > 0:
        me.silver += silver
        g.note(SILVER_RETURNED, me.seat, silver)


def welcome(g: Guilds, me: Guild) -> None:
    """From now on the abilities of newcomers work; those of the auction are over. [GU-031]"""
    joined = me.characters[len(me.characters) - me.newcomers :]
    wake(g, me, me.ready + joined, 3)
    me.newcomers = 0


@dataclass
class Convert(Choice):
    """Buy any number of gold; an Assassin may strike before. [GU-034, GU-R18]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return gold_within_reach(g, me) > 0 or (len(me.ready) > 0 and len(victims(g, me)) > 0)

    def options(self, g: Guilds, me: Guild) -> list[int]:
        out = CONVERT.all[: min(gold_within_reach(g, me), MOST_GOLD) + 1]
        return out + victims(g, me) if len(me.ready) > 0 else out

    def apply(self, g: Guilds, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is REMOVE:
            remove(g, me, x)
            g.then(self)
        elif x > 0:
            silver = cost_of_gold(g, me, x)
            spend_silver(g, me, silver)
            gain_gold(g, me, x)
            g.note(GOLD_BOUGHT, me.seat, x, silver)


CONVERTS: Final[list[Step]] = [Convert(seat=seat) for seat in range(MOST_SEATS)]


def victims(g: Guilds, me: Guild) -> list[int]:
    """Characters of other, unprotected Guilds whom the Assassin can reach. [GU-R45]"""
    out: list[int] = []
    assassin = ready(g, me, REMOVE_CHARACTER)
    if assassin < 0:
        return out
    most = g.box.characters[assassin].ability.pp
    for other in g.players:
        if other is me or is_protected(g, other):
            continue
        for character in other.characters:
            if g.box.characters[character].pp <= most:
                out.append(REMOVE.at(character))
    out.sort()
    return out


def remove(g: Guilds, me: Guild, victim: int) -> None:
    """The victim leaves with all it gave; coins stay. The Assassin is turned. [GU-R38, GU-R39]"""
    assassin = ready(g, me, REMOVE_CHARACTER)
    use(me, assassin)
    me.turned = [*me.turned, assassin]
    for other in g.players:
        if victim in other.characters:
            other.characters = [c for c in other.characters if c != victim]
            other.turned = [c for c in other.turned if c != victim]
            use(other, victim)
            g.note(CHARACTER_REMOVED, me.seat, victim, other.seat)
    g.characters_gone = [*g.characters_gone, victim]


saved("guilds", Money, Convert)
