"""A round: turn order, turns until nobody has a worker left, the forging at its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.box import MOST_SEATS
from hearth.games.forge.cards import SPACES
from hearth.games.forge.effects import GAIN_ROUND
from hearth.games.forge.events import (
    ASSISTANT_JOINED,
    FINAL_SCORED,
    MATCH_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SPACE_TAKEN,
    TABLE,
)
from hearth.games.forge.forging import FORGE_AT_END, asking_shows_hands
from hearth.games.forge.gains import gain, gain_by_developments, gain_skill
from hearth.games.forge.ironclad import ironclad_turn
from hearth.games.forge.placing import PLACE_WORKER, can_place
from hearth.games.forge.ranking import as_smithy, end_vp, player_wins
from hearth.games.forge.state import (
    ABSENT,
    ASSISTANTS,
    BEATEN,
    BY_HAMMERS,
    BY_ROUNDS,
    EMPTY,
    HOME,
    LOST,
    SMITH,
    A,
    Forge,
    Smithy,
)
from hearth.kernel import Choice, Effect, Kind, deck_of, saved

MOST_ROUNDS: Final = 12  # [FO-145]
SOLO_ROUNDS: Final = 7  # [FO-140]
LAST_SPACE: Final = SPACES - 1
SKILL_ROUND: Final = 3  # [FO-107]
FIRST_ASSISTANTS: Final = 2

TAKE_SPACE: Final = A.kind("take_space", space=SPACES)


# Turn order


@dataclass
class NextOrder(Effect):
    """In reverse of the last order; before round 1 from the Anvil on. [FO-019, FO-104]"""

    def happen(self, g: Forge, me: Smithy) -> None:
        seats = len(g.players)
        if g.round == 0:
            choosing = [(g.anvil + i) % seats for i in range(seats)]
        else:
            choosing = [seat for seat in reversed(g.order) if seat < seats]
        g.barred = g.spaces[LAST_SPACE]
        g.spaces = [EMPTY] * SPACES
        if g.ironclad.present:
            g.spaces[0] = seats  # [FO-121]
        g.then(BEGIN_ROUND)
        for seat in reversed(choosing):
            g.stack.append(TAKE_SPACES[seat])


NEXT_ORDER: Final = NextOrder()


@dataclass
class TakeSpace(Choice):
    """Any free space, and its resource; not space 4 twice running. [FO-020 to FO-023, FO-105]"""

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        for space in range(SPACES):
            if g.spaces[space] == EMPTY and not (space == LAST_SPACE and g.barred == me.seat):
                out.append(TAKE_SPACE.base + space)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, space: int, y: int) -> None:
        g.spaces[space] = me.seat
        g.note(SPACE_TAKEN, me.seat, space)
        gain(g, me, g.box.turn_spaces[space].gain)


TAKE_SPACES: Final = [TakeSpace(seat=seat) for seat in range(MOST_SEATS)]


@dataclass
class BeginRound(Effect):
    """New Assistants in rounds 2 and 3, Skill in round 3. [FO-022, FO-034, FO-106, FO-107]"""

    def happen(self, g: Forge, me: Smithy) -> None:
        g.round += 1
        g.order = [seat for seat in g.spaces if seat != EMPTY]
        g.turn = next(seat for seat in g.order if seat < len(g.players))
        g.note(ROUND_BEGAN, TABLE, g.round)
        joining = FIRST_ASSISTANTS + g.round - 2  # the index of the Assistant who joins
        if FIRST_ASSISTANTS <= joining < ASSISTANTS:
            for smithy in g.players:
                smithy.workers[joining] = HOME
                g.note(ASSISTANT_JOINED, smithy.seat, joining)
        g.then(NEXT_TURNS[0])
        if g.round == SKILL_ROUND:
            for seat in g.order:
                if seat < len(g.players):
                    gain_skill(g, g.players[seat], 1)  # in turn order [FO-R27]
        if g.ironclad.present:
            ready_ironclad(g)


BEGIN_ROUND: Final = BeginRound()


def ready_ironclad(g: Forge) -> None:
    """All workers are back, all cards are shuffled. [FO-139, FO-R38]"""
    own = g.ironclad
    own.assistants = assistants_in(g.round)
    own.smith = True
    own.hammered = False
    own.deck = deck_of(list(range(len(g.box.ironclad_cards))))


def assistants_in(number: int) -> int:
    """In the round of this number. [FO-034]"""
    return min(FIRST_ASSISTANTS + number - 1, ASSISTANTS)


# Turns


@dataclass
class NextTurn(Effect):
    """One worker each in turn order, until nobody has any. [FO-024, FO-026, FO-033]"""

    place: int = 0  # in the order

    def happen(self, g: Forge, me: Smithy) -> None:
        seats = len(g.order)
        passes = 0
        place = self.place
        while passes < seats:
            seat = g.order[place]
            place = (place + 1) % seats
            if seat == len(g.players):
                if ironclad_turn(g):
                    passes = 0
                    continue
            elif can_place(g.players[seat]):
                g.turn = seat
                g.then(PLACE_WORKER, NEXT_TURNS[place])
                return
            passes += 1
        g.then(END_OF_ROUND)


NEXT_TURNS: Final = [NextTurn(place) for place in range(MOST_SEATS)]


# The end of the round


@dataclass
class EndOfRound(Effect):
    """Everybody may Forge once, in turn order. [FO-102, FO-R64]"""

    def happen(self, g: Forge, me: Smithy) -> None:
        g.note(ROUND_ENDED, TABLE, g.round)
        asking_shows_hands(g)
        for seat in g.order:
            if seat < len(g.players):
                gain_by_developments(g, g.players[seat], GAIN_ROUND)
        g.then(CLEAN_UP)
        for seat in reversed(g.order):
            if seat < len(g.players):
                g.stack.append(FORGE_AT_END[seat])


END_OF_ROUND: Final = EndOfRound()


@dataclass
class CleanUp(Effect):
    """Workers return, unless this was the last round. [FO-103, FO-113, FO-114, FO-140, FO-145]"""

    def happen(self, g: Forge, me: Smithy) -> None:
        last = SOLO_ROUNDS if g.ironclad.present else MOST_ROUNDS
        if g.last_round or g.round >= last:
            end_match(g)
            return
        g.spots = [EMPTY] * len(g.spots)
        g.ironclad.spots = []
        g.ironclad.closed = 0
        for smithy in g.players:
            smithy.used_once = False
            for worker in range(SMITH + 1):
                if smithy.workers[worker] != ABSENT:
                    smithy.workers[worker] = HOME
        g.then(NEXT_ORDER)


CLEAN_UP: Final = CleanUp()


def end_match(g: Forge) -> None:
    g.over = True
    for seat in range(len(g.players) + (1 if g.ironclad.present else 0)):
        tell_final_vp(g, seat)
    if g.ironclad.present:
        g.ending = BEATEN if player_wins(g) else LOST
    else:
        g.ending = BY_HAMMERS if g.last_round else BY_ROUNDS
    g.note(MATCH_ENDED, TABLE, g.ending)


def tell_final_vp(g: Forge, seat: int) -> None:
    """What is scored at the end only; Ironclad comes after the players. [FO-115 to FO-118]"""
    teller = seat if seat < len(g.players) else TABLE
    scored = end_vp(g, g.players[seat] if teller == seat else as_smithy(g.ironclad))
    for source in range(len(scored)):
        if scored[source]:
            g.note(FINAL_SCORED, teller, source, scored[source])


saved("forge", NextOrder, TakeSpace, BeginRound, NextTurn, EndOfRound, CleanUp)
