"""Solo: fifteen turns, each under an Event, and a rank at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.cards import EVENTS_USED, Rank
from hearth.games.winterforge.deeds import steps_of
from hearth.games.winterforge.ending import FINISH, tell_round
from hearth.games.winterforge.events import EVENT_DRAWN, ROUND_BEGAN, TURN_ENDED
from hearth.games.winterforge.scoring import score
from hearth.games.winterforge.state import BY_EVENTS, Guild, Winterforge
from hearth.games.winterforge.tavern import close_tavern
from hearth.games.winterforge.turn import TAKE_ACTIONS, count_actions
from hearth.kernel import Effect, Step, deck_of, saved


@dataclass
class LayOutEvents(Effect):
    """Fifteen of the twenty Events, face-down; nothing ends the match early.

    [WF-102, WF-104, WF-R44]
    """

    def happen(self, g: Winterforge, me: Guild) -> None:
        deck = deck_of(list(range(len(g.box.events))))
        spare = deck.size() - EVENTS_USED
        g.events_removed = sorted([g.draw(deck) for _ in range(spare)])
        g.event_deck = deck
        g.triggers = False
        g.round_cap = EVENTS_USED
        tell_round(g, ROUND_BEGAN)


LAY_OUT_EVENTS: Final = LayOutEvents()


@dataclass
class BeginSoloTurn(Effect):
    """The top Event is turned up and carried out before the actions. [WF-103, WF-R46]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        g.event = g.draw(g.event_deck)
        card = g.box.events[g.event]
        g.in_force = [g.event] if card.lasts else []
        g.note(EVENT_DRAWN, me.seat, g.event)
        count_actions(g, me)
        g.stack += solo_turns(g.box)[g.event]


BEGIN_SOLO_TURN: Final = BeginSoloTurn()


def solo_turns(box: WinterforgeBox) -> list[list[Step]]:
    """By Event, all steps of a turn under it, the last one first, as they lie on the stack."""
    if not box.solo_turns:
        for event in box.events:
            deeds = [step for deed in event.deeds for step in steps_of(deed)]
            box.solo_turns.append([SOLO_TURN_ENDS, TAKE_ACTIONS, *reversed(deeds)])
    return box.solo_turns


@dataclass
class SoloTurnEnds(Effect):
    """The Event is over; after the last one the match is. [WF-104, WF-R46]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        g.note(TURN_ENDED, me.seat)
        close_tavern(g)
        g.events_past.append(g.event)
        g.event = -1
        g.in_force = []
        if g.event_deck.size() == 0:
            g.ending = BY_EVENTS
            g.then(FINISH)
            return
        g.round += 1
        tell_round(g, ROUND_BEGAN)
        g.then(BEGIN_SOLO_TURN)


SOLO_TURN_ENDS: Final = SoloTurnEnds()


def rank(g: Winterforge) -> Rank:
    """What the score is worth. [WF-105, WF-R45]"""
    points = score(g, g.players[0])
    reached = [rank for rank in g.box.ranks if rank.least <= points]
    return reached[-1] if reached else g.box.ranks[0]


def solo_result(g: Winterforge) -> list[float]:
    """Alone one wins by rank."""
    return [1.0 if rank(g).won else 0.0]


def verdict(g: Winterforge) -> str:
    """[WF-105]"""
    least = min(row.least for row in g.box.ranks if row.won)
    return f"Your rank is {rank(g).title}. The match is won from {least} RP on."


saved("winterforge", LayOutEvents, BeginSoloTurn, SoloTurnEnds)
