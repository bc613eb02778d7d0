"""Tents: the silver that is offered in the Areas, who leads there and what it takes to lead."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.box import MOST_SEATS
from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.effects import SINGLE_OFFER, WITHDRAW_OFFER
from hearth.games.guilds.events import OFFER_MADE, OFFER_RAISED, OFFER_WITHDRAWN
from hearth.games.guilds.questions import ready, use
from hearth.games.guilds.state import EMPTY, Guild, Guilds

FEW_AREAS: Final = 2  # with so many, an offer may name a single Area [GU-024]
OUT_OF_REACH: Final = 1_000_000


def tent(area: int, seat: int) -> int:
    """Where the silver of a seat in an Area stands in `g.tents`."""
    return area * MOST_SEATS + seat


def has_card(g: Guilds, area: int) -> bool:
    return g.square[area * PLACES] != EMPTY or g.square[area * PLACES + 1] != EMPTY


def areas_with_cards(g: Guilds) -> int:
    n = 0
    for area in range(AREAS):
        if has_card(g, area):
            n += 1
    return n


def leader(g: Guilds, area: int) -> int:
    """The seat with the most silver in an Area, -1 without any. [GU-R06, GU-R10]"""
    best = -1
    most = 0
    for seat in range(len(g.players)):
        silver = g.tents[area * MOST_SEATS + seat]
        if silver > most:
            most = silver
            best = seat
    return best


def leads(g: Guilds, me: Guild, area: int) -> bool:
    """Where no Character is left nobody leads."""
    return has_card(g, area) and leader(g, area) == me.seat


def needed(g: Guilds, seat: int, area: int) -> int:
    """The least silver that makes the seat the highest bidder there. [GU-023, GU-R07, GU-R08]"""
    if not has_card(g, area):
        return OUT_OF_REACH
    most = 0
    for other in range(len(g.players)):
        if other != seat:
            silver = g.tents[area * MOST_SEATS + other]
            if silver > most:
                most = silver
    least = most - g.tents[area * MOST_SEATS + seat] + 1
    return least if least > 1 else 1


def needed_after(g: Guilds, seat: int, area: int) -> int:
    """The least silver for an Area of a higher number than this one."""
    least = OUT_OF_REACH
    for other in range(area + 1, AREAS):
        cost = needed(g, seat, other)
        if cost < least:
            least = cost
    return least


def may_name_one(g: Guilds, me: Guild) -> bool:
    """An offer in a single Area is allowed. [GU-024, GU-R11]"""
    return areas_with_cards(g) <= FEW_AREAS or (
        len(me.ready) > 0 and ready(g, me, SINGLE_OFFER) >= 0
    )


def can_offer(g: Guilds, me: Guild, silver: int) -> bool:
    """With so much silver there is a legal offer. [GU-023, GU-024]"""
    first = OUT_OF_REACH  # the two cheapest Areas
    second = OUT_OF_REACH
    for area in range(AREAS):
        cost = needed(g, me.seat, area)
        if cost < first:
            second = first
            first = cost
        elif cost < second:
            second = cost
    return first + second <= silver or (first <= silver and may_name_one(g, me))


# Silver comes and goes


def put_on_tent(g: Guilds, me: Guild, area: int, amount: int) -> None:
    raised = g.tents[tent(area, me.seat)] > 0
    me.silver -= amount
    g.tents[tent(area, me.seat)] += amount
    g.note(OFFER_RAISED if raised else OFFER_MADE, me.seat, area, g.tents[tent(area, me.seat)])


def withdrawable(g: Guilds, me: Guild) -> list[int]:
    """The Areas from which the Spy can bring silver back."""
    out: list[int] = []
    if ready(g, me, WITHDRAW_OFFER) >= 0:
        for area in range(AREAS):
            if g.tents[tent(area, me.seat)] > 0 and not leads(g, me, area):
                out.append(area)
    return out


def withdraw(g: Guilds, me: Guild, area: int) -> None:
    """Take back all silver from a tent. [GU-R09]"""
    spy = ready(g, me, WITHDRAW_OFFER)
    use(me, spy)
    silver = g.tents[tent(area, me.seat)]
    g.tents[tent(area, me.seat)] = 0
    me.silver += silver
    g.note(OFFER_WITHDRAWN, me.seat, area, silver)
