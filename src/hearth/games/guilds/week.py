"""A Week and its five phases; the end of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.auction import AUCTION
from hearth.games.guilds.box import MOST_SEATS
from hearth.games.guilds.construction import CONSTRUCTION
from hearth.games.guilds.effects import FACTIONS, WILD_FACTION
from hearth.games.guilds.end_of_week import END_OF_WEEK, is_last_week
from hearth.games.guilds.events import FACTION_CHOSEN, MATCH_ENDED, TABLE
from hearth.games.guilds.money import MONEY
from hearth.games.guilds.start_of_week import START_OF_WEEK
from hearth.games.guilds.state import BY_FULL_SITE, BY_WEEKS, A, Guild, Guilds
from hearth.kernel import Choice, Effect, Kind, Step, saved

CHOOSE_FACTION: Final = A.kind("choose_faction", faction=len(FACTIONS))


@dataclass
class Week(Effect):
    """Five phases. [GU-009]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.then(START_OF_WEEK, AUCTION, MONEY, CONSTRUCTION, END_OF_WEEK, MOVE_TURN_MARKER)


WEEK: Final = Week()


@dataclass
class MoveTurnMarker(Effect):
    """After the last Week, or one that filled a building site, comes the final scoring.

    [GU-010, GU-052, GU-053, GU-054]
    """

    def happen(self, g: Guilds, me: Guild) -> None:
        if is_last_week(g):
            g.ending = BY_WEEKS if g.week >= g.weeks else BY_FULL_SITE
            g.then(END_MATCH)
            g.in_turn(CHOOSE_FACTIONS, g.first)
            return
        g.week += 1
        g.then(WEEK)


MOVE_TURN_MARKER: Final = MoveTurnMarker()


@dataclass
class ChooseFaction(Choice):
    """The Illusionist is one more member of a Faction. [GU-R42]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return len(me.illusions) < illusionists(g, me)

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return CHOOSE_FACTION.all[:]

    def apply(self, g: Guilds, me: Guild, act: Kind, faction: int, y: int) -> None:
        me.illusions = [*me.illusions, faction]
        g.note(FACTION_CHOSEN, me.seat, faction)
        g.then(self)


CHOOSE_FACTIONS: Final[list[Step]] = [ChooseFaction(seat=seat) for seat in range(MOST_SEATS)]


def illusionists(g: Guilds, me: Guild) -> int:
    n = 0
    for character in me.characters:
        if g.box.characters[character].ability.kind == WILD_FACTION:
            n += 1
    return n


@dataclass
class EndMatch(Effect):
    """Everything is scored after the last Week. [GU-053, GU-R42]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.over = True
        g.note(MATCH_ENDED, TABLE, g.ending)


END_MATCH: Final = EndMatch()

saved("guilds", Week, MoveTurnMarker, ChooseFaction, EndMatch)
