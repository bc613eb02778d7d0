"""Whose own steps the table waits for: one seat's, or everybody's at the same time."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.box import MOST_SEATS
from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import Meanwhile, Step

TURN_OF: Final = [Meanwhile(waiting=[seat], seat=seat) for seat in range(MOST_SEATS)]
# By the number of seats and the first of them.
ALL_FROM: Final = [
    [
        Meanwhile(waiting=[(first + i) % seats for i in range(seats)], seat=first)
        for first in range(seats)
    ]
    for seats in range(MOST_SEATS + 1)
]


def take_turn(g: Ravenshire, seat: int, step: Step) -> None:
    """One seat begins with this step of its own."""
    g.players[seat].steps.append(step)
    TURN_OF[seat].begin(g)


def all_at_once(g: Ravenshire, step: Step) -> None:
    """All seats begin with this step, each for itself; in turn order where order is needed."""
    for smith in g.players:
        smith.steps.append(step)
    seats = len(g.players)
    ALL_FROM[seats][g.first % seats].begin(g)
