"""What Faith is worth before the end, and whether another donation pays."""

from __future__ import annotations

import math
from typing import Final

from hearth.games.winterforge.shrine import FAITH_RP, SOLO_FAITH
from hearth.games.winterforge.state import Guild, Winterforge

USUAL_TOKEN: Final = 2.0
# How far a lead in Faith can be trusted: what may still change until the end.
DOUBT: Final = 0.4
DOUBT_PER_ROUND: Final = 0.1
MOST_ROUNDS: Final = 15.0


def devotions(g: Winterforge, rounds: float) -> list[float]:
    """RP that each Guild may expect for its Faith."""
    return places([float(sum(guild.faith)) for guild in g.players], rounds)


def donation_worth(g: Winterforge, me: Guild, rounds: float) -> float:
    """RP to be expected from one token more."""
    totals = [float(sum(guild.faith)) for guild in g.players]
    before = places(totals, rounds)[me.seat]
    totals[me.seat] += USUAL_TOKEN
    return places(totals, rounds)[me.seat] - before


def places(totals: list[float], rounds: float) -> list[float]:
    """The first and the second place, by how far ahead everybody is. No Faith, no place."""
    if len(totals) == 1:
        return [FAITH_RP[0] * min(totals[0] / SOLO_FAITH, 1.0)]
    doubt = DOUBT + DOUBT_PER_ROUND * min(rounds, MOST_ROUNDS)
    most = max(totals)
    weights = [math.exp((faith - most) / doubt) if faith > 0 else 0.0 for faith in totals]
    return [place_worth(weights, seat) if totals[seat] > 0 else 0.0 for seat in range(len(totals))]


def place_worth(weights: list[float], seat: int) -> float:
    """First by one's weight among all; second by one's weight among those whom the first beat."""
    whole = sum(weights)
    mine = weights[seat]
    second = 0.0
    for other in range(len(weights)):
        if other != seat and weights[other] > 0.0:
            second += weights[other] / whole * mine / (whole - weights[other])
    return FAITH_RP[0] * mine / whole + FAITH_RP[1] * second
