"""What seats do at the same time: each chooses once, and nobody takes back what was revealed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hearth
from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import Rng
from hearth.match import Match
from tests.games.ravenshire.positions import fresh, hold, options, own, play, production, scoring
from tests.support import rule

NOTHING = "seat 0 has nothing to choose now; it is for seat 1"


def refused(g: Ravenshire, text: str) -> None:
    """Seat 0 has done its part: nothing that it tries is taken, and nothing changes."""
    before = hearth.save(g)
    with pytest.raises(ValueError, match=NOTHING):
        g.options(0)
    with pytest.raises(ValueError, match=NOTHING):
        hearth.parse(g, text, 0)
    with pytest.raises(ValueError, match=NOTHING):
        g.apply(g.rules.space.parse(text), 0)
    assert hearth.save(g) == before


# Each for itself, and once


@rule("RA-017")
def test_who_keeps_a_contract_cannot_keep_another_one_while_others_choose() -> None:
    g = fresh(2)
    first, second = options(g, 0)[:2]
    play(g, first, seat=0)
    refused(g, second)


@rule("RA-063")
def test_who_has_ended_production_cannot_go_on_while_others_are_at_work() -> None:
    g = production()
    own(g, ore=3)
    hold(g, 0, "acorn_buckler")
    play(g, "end_production", seat=0)
    for text in ("end_production", "work:die=0,space=1", "exchange:exchange=0"):
        refused(g, text)


@rule("RA-100")
def test_who_has_finished_cannot_exchange_while_others_do() -> None:
    g = scoring()
    own(g, ore=3)
    own(g, seat=1, ore=3)
    play(g, "finish", seat=0)
    refused(g, "finish")
    refused(g, "exchange:exchange=0")


# Nothing is taken back behind what was revealed


def begun(people: list[int]) -> Match:
    """Seat 1 has kept a Contract, and then seat 0 has."""
    match = Match.new("ravenshire", 2, 1, people=people)
    for seat in (1, 0):
        match.act(match.legal(seat)[0], seat)
    return match


@rule("RA-017", "RA-R24")
def test_who_sees_what_the_others_keep_does_not_choose_again() -> None:
    match = begun([0, 1])
    assert match.moves[1].revealed
    for seat, why in ((0, "a card revealed"), (1, "another seat has acted")):
        with pytest.raises(ValueError, match=why):
            match.undo_point(seat)


@rule("RA-017")
def test_as_long_as_others_choose_a_choice_can_be_taken_back() -> None:
    match = Match.new("ravenshire", 2, 1)
    match.act(match.legal(1)[0], 1)
    assert match.undo_point(1) == 0


def test_one_person_among_bots_may_try_another_contract() -> None:
    assert begun([0]).undo_point(0) == 1


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(1, {"assistants": True}), (2, {"busy_town": True}), (3, {"assistants": True}), (4, {})],
)
def test_what_an_action_shows_that_its_seat_could_not_know_counts_as_revealed(
    seats: int, chosen: dict[str, bool]
) -> None:
    """Two tables that are the same to a seat stay the same, until something is revealed."""
    for g in tables(seats, chosen):
        for seat in g.actors():
            for a in {g.options(seat)[0], g.options(seat)[-1]}:
                one, other = after(g, seat, a, 1), after(g, seat, a, 2)
                if one.reveals == other.reveals == g.reveals:
                    assert one.view(seat) == other.view(seat)


def tables(seats: int, chosen: dict[str, bool]) -> Iterator[Ravenshire]:
    """All choices of a match played at random."""
    g = fresh(seats, seats, **chosen)
    rng = Rng(seats)
    while not g.over:
        yield g
        waiting = g.actors()
        seat = waiting[rng.below(len(waiting))]
        found = g.options(seat)
        g.apply(found[rng.below(len(found))], seat)


def after(g: Ravenshire, seat: int, a: int, seed: int) -> Ravenshire:
    """The action at a table that may be the real one, for all that the seat knows."""
    h = g.clone()
    h.determinise(seat, Rng(seed))
    h.apply(a, seat)
    return h
