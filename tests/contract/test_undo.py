"""What may be taken back told its seat nothing that it could not have known before."""

from __future__ import annotations

from typing import Any

import hearth
from hearth.kernel import EVERYONE, Event, Rng, State
from tests.contract.cases import Case, choose, every_case
from tests.contract.test_secrets import imagined

OFTEN, NOW_AND_THEN = 2, 12  # one choice of so many is looked at
WORLDS = 2  # that the seat could imagine, for each of them


@every_case
def test_what_may_be_taken_back_told_its_seat_nothing_hidden(case: Case) -> None:
    """After the same choice all tables look alike that looked alike before, or it stays."""
    rng = Rng(case.seed())
    g = case.new()
    while not g.over and case.seats > 1:
        seat, a = choose(g, rng)
        if rng.below(NOW_AND_THEN if case.options else OFTEN) == 0:
            seen = after(case, g, seat, a)
            for world in range(WORLDS):
                other = after(case, imagined(g, seat, world), seat, a)
                assert seen is None or other == seen, hearth.notation(g, a)
        g.apply(a, seat)


def after(case: Case, g: State, seat: int, a: int) -> Any:
    """What the seat sees and is told after its choice; None: the choice cannot be taken back."""
    h = g.clone()
    h.logging = True
    h.apply(a, seat)
    if h.over or (h.reveals, h.rng) != (g.reveals, g.rng):
        return None
    told = [case.game.sentence(h, event) for event in h.log if is_told(event, seat)]
    return h.view(seat), h.actors(), told


def is_told(event: Event, seat: int) -> bool:
    audience = event[4]
    return audience == EVERYONE or bool(audience >> seat & 1)
