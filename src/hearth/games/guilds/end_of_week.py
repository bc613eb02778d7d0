"""Phase 5, the End of the Week: protecting Rooms, discards, the First Player, the Turn Marker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.guilds.box import MOST_CHARACTERS, MOST_ROOMS_SHOWN, MOST_SEATS
from hearth.games.guilds.coins import spend_silver
from hearth.games.guilds.effects import PEEK_CHARACTERS
from hearth.games.guilds.events import (
    CHARACTER_SEEN,
    CHARACTER_STACKED,
    FIRST_PLAYER_FOUND,
    PHASE_BEGAN,
    ROOM_PROTECTED,
    SEER_LOOKED,
    SILVER_DISCARDED,
    SILVER_KEPT,
    TABLE,
    UNSOLD_DISCARDED,
)
from hearth.games.guilds.questions import (
    first_player_silver,
    has_free_protection,
    ready,
    silver_kept,
    use,
    wake,
)
from hearth.games.guilds.site import is_full
from hearth.games.guilds.start_of_week import DECLINE, USE
from hearth.games.guilds.state import EMPTY, A, Guild, Guilds
from hearth.kernel import Choice, Effect, Kind, Step, saved

PROTECTION: Final = 1  # silver [GU-046]
MOST_KEPT: Final = 60  # silver, with all who may keep some

PROTECT: Final = A.kind("protect", slot=MOST_ROOMS_SHOWN)
PROTECT_FREE: Final = A.kind("protect_free", slot=MOST_ROOMS_SHOWN)
PROTECT_NONE: Final = A.kind("protect_none")
STACK: Final = A.kind("stack", character=MOST_CHARACTERS)
KEEP: Final = A.kind("keep", silver=MOST_KEPT + 1)


def is_last_week(g: Guilds) -> bool:
    """The last of all, or one in which a building site was filled. [GU-053, GU-054, GU-R29]"""
    return g.week >= g.weeks or has_full_site(g)


def has_full_site(g: Guilds) -> bool:
    for guild in g.players:
        if is_full(guild.site):
            return True
    return False


@dataclass
class EndOfWeek(Effect):
    """In the last Week nothing is protected or foreseen. [GU-046 to GU-052, GU-R29]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.note(PHASE_BEGAN, TABLE, 5)
        g.passes = 0
        g.turn = g.first
        for guild in g.players:
            wake(g, guild, guild.ready, 5)
        g.then(FIND_FIRST_PLAYER, DISCARD_SILVER)
        if is_last_week(g):
            g.then(DISCARD_UNSOLD)
            return
        g.in_turn(FORESEES, g.first)
        g.then(DISCARD_UNSOLD)
        g.in_turn(PROTECTION_TURNS, g.first)


END_OF_WEEK: Final = EndOfWeek()


# 1. Protecting


@dataclass
class ProtectionTurn(Effect):
    """One Room for silver, and one more with the Lookout. [GU-046, GU-R30]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.then(PROTECT_ONE[me.seat], PROTECT_ANOTHER[me.seat])


PROTECTION_TURNS: Final[list[Step]] = [ProtectionTurn(seat=seat) for seat in range(MOST_SEATS)]


@dataclass
class Protect(Choice):
    """Put 1 silver on one Room that has none, so that it stays. [GU-046, GU-047, GU-R30]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return me.silver >= PROTECTION and len(g.protected) < len(g.rooms)

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return [*[PROTECT.at(slot) for slot in unprotected(g)], PROTECT_NONE.at()]

    def apply(self, g: Guilds, me: Guild, act: Kind, slot: int, y: int) -> None:
        if act is PROTECT:
            me.silver -= PROTECTION
            protect(g, me, slot, PROTECTION)


PROTECT_ONE: Final[list[Step]] = [Protect(seat=seat) for seat in range(MOST_SEATS)]


@dataclass
class ProtectFree(Choice):
    """Whoever has the Lookout protects one Room more, with a coin of the supply. [GU-046]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return len(g.protected) < len(g.rooms) and has_free_protection(g, me)

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return [*[PROTECT_FREE.at(slot) for slot in unprotected(g)], PROTECT_NONE.at()]

    def apply(self, g: Guilds, me: Guild, act: Kind, slot: int, y: int) -> None:
        if act is PROTECT_FREE:
            g.silver_supply -= PROTECTION
            protect(g, me, slot, 0)


PROTECT_ANOTHER: Final[list[Step]] = [ProtectFree(seat=seat) for seat in range(MOST_SEATS)]


def unprotected(g: Guilds) -> list[int]:
    return [slot for slot in range(len(g.rooms)) if g.rooms[slot] not in g.protected]


def protect(g: Guilds, me: Guild, slot: int, silver: int) -> None:
    g.protected = [*g.protected, g.rooms[slot]]
    g.note(ROOM_PROTECTED, me.seat, g.rooms[slot], silver)


# 2. Discards


@dataclass
class DiscardUnsold(Effect):
    """Rooms without a coin and Characters at the Square leave for good. [GU-048, GU-R05]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        unsold = [room for room in g.rooms if room not in g.protected]
        left = [card for card in g.square if card != EMPTY]
        g.rooms = [room for room in g.rooms if room in g.protected]
        g.square = [EMPTY] * len(g.square)
        g.rooms_gone = g.rooms_gone + unsold
        g.characters_gone = g.characters_gone + left
        g.note(UNSOLD_DISCARDED, TABLE, len(unsold), len(left))


DISCARD_UNSOLD: Final = DiscardUnsold()


@dataclass
class Foresee(Choice):
    """The Seer may look at the next Characters. [GU-R32, GU-R39]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        if len(me.ready) == 0 or g.character_deck.size() == 0:
            return False
        return ready(g, me, PEEK_CHARACTERS) >= 0

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return [USE.at(ready(g, me, PEEK_CHARACTERS)), DECLINE.at()]

    def apply(self, g: Guilds, me: Guild, act: Kind, seer: int, y: int) -> None:
        if act is USE:
            use(me, seer)
            cards = g.peek(g.character_deck, me.seat, g.box.characters[seer].ability.amount)
            g.note(SEER_LOOKED, me.seat, seer, len(cards))
            for card in cards:
                g.note(CHARACTER_SEEN, me.seat, card, 0, 1 << me.seat)
            g.then(StackCharacters(len(cards), seat=me.seat))


FORESEES: Final[list[Step]] = [Foresee(seat=seat) for seat in range(MOST_SEATS)]


@dataclass
class StackCharacters(Choice):
    """Put them back in any order, the one to come first before the others.

    `placed` of the `cards` on top of the stack already lie where they should.
    """

    cards: int = 0
    placed: int = 0

    def continues(self) -> bool:
        return True

    def applies(self, g: Guilds, me: Guild) -> bool:
        return self.placed < self.cards - 1

    def options(self, g: Guilds, me: Guild) -> list[int]:
        open_cards = g.character_deck.top[self.placed : self.cards]
        return [STACK.at(card) for card in sorted(open_cards)]

    def apply(self, g: Guilds, me: Guild, act: Kind, card: int, y: int) -> None:
        top = g.character_deck.top[: self.cards]
        top.remove(card)
        top.insert(self.placed, card)
        g.character_deck.arrange(top, me.seat)
        g.note(CHARACTER_STACKED, me.seat, card, self.placed + 1, 1 << me.seat)
        g.then(StackCharacters(self.cards, self.placed + 1, seat=me.seat))


# 3. The First Player


@dataclass
class FindFirstPlayer(Effect):
    """The most silver, then the most gold among those; or the next to the left.

    [GU-049, GU-050, GU-R31]
    """

    def happen(self, g: Guilds, me: Guild) -> None:
        silver = [first_player_silver(g, guild) for guild in g.players]
        most = max(silver)
        tied = [seat for seat in range(len(silver)) if silver[seat] == most]
        if len(tied) > 1:
            gold = max([g.players[seat].gold for seat in tied])
            tied = [seat for seat in tied if g.players[seat].gold == gold]
        g.first = tied[0] if len(tied) == 1 else (g.first + 1) % len(g.players)
        g.turn = g.first
        g.note(FIRST_PLAYER_FOUND, g.first)


FIND_FIRST_PLAYER: Final = FindFirstPlayer()


# 4. Silver


@dataclass
class DiscardSilver(Effect):
    """The silver of the players and on the Rooms is gone; gold stays. [GU-051, GU-R29]"""

    def happen(self, g: Guilds, me: Guild) -> None:
        g.silver_supply += PROTECTION * len(g.protected)
        g.protected = []
        last = is_last_week(g)  # there is no next Week to keep any silver for
        for guild in g.players:
            discard_silver(g, guild, guild.silver - (0 if last else silver_kept(g, guild)))
        g.in_turn(KEEP_SILVER, g.first)


DISCARD_SILVER: Final = DiscardSilver()


@dataclass
class KeepSilver(Choice):
    """What the Almoner can save from the discard is kept, or a part of it. [GU-051, GU-R39]"""

    def applies(self, g: Guilds, me: Guild) -> bool:
        return me.silver > 0

    def options(self, g: Guilds, me: Guild) -> list[int]:
        return KEEP.all[: me.silver + 1]

    def apply(self, g: Guilds, me: Guild, act: Kind, kept: int, y: int) -> None:
        discard_silver(g, me, me.silver - kept)
        g.note(SILVER_KEPT, me.seat, kept)


def discard_silver(g: Guilds, me: Guild, silver: int) -> None:
    spend_silver(g, me, silver)
    if silver > 0:
        g.note(SILVER_DISCARDED, me.seat, silver)


KEEP_SILVER: Final[list[Step]] = [KeepSilver(seat=seat) for seat in range(MOST_SEATS)]

saved("guilds", EndOfWeek, ProtectionTurn, Protect, ProtectFree, DiscardUnsold, Foresee)
saved("guilds", StackCharacters, FindFirstPlayer, DiscardSilver, KeepSilver)
