"""Take the n-th option: matches that Hypothesis makes up, and shrinks when one goes wrong."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import hearth
from hearth.kernel import Rng, State, find
from tests.contract.cases import CASES, Case

SEEDS = st.integers(0, 2**53 - 1)
PICKS = st.lists(st.integers(0, 199), max_size=150)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Case, State]:
    """A table at which some decisions have been made. Without picks it is a new match."""
    case = draw(st.sampled_from(CASES))
    g = hearth.new(case.game.id, case.seats, draw(SEEDS), case.options)
    return case, take(g, draw(PICKS))


def take(g: State, picks: list[int]) -> State:
    """Take the n-th option, for each n; after the last option comes the first again."""
    for pick in picks:
        if g.over:
            break
        actors = g.actors()
        seat = actors[pick % len(actors)]
        options = g.options(seat)
        g.apply(options[pick % len(options)], seat)
        assert find(g.rules.id).broken_laws(g) == []
    return g


@given(tables())
def test_no_choice_of_options_breaks_a_law(table: tuple[Case, State]) -> None:
    case, g = table
    assert case.game.broken_laws(g) == []


@given(tables(), PICKS)
def test_a_clone_goes_the_way_of_its_original(table: tuple[Case, State], picks: list[int]) -> None:
    _, g = table
    clone, before = g.clone(), hearth.save(g)
    after = hearth.save(take(clone, picks))
    assert hearth.save(g) == before
    assert hearth.save(take(g, picks)) == after


@given(tables(), PICKS)
def test_a_loaded_match_goes_the_way_of_the_saved_one(
    table: tuple[Case, State], picks: list[int]
) -> None:
    _, g = table
    text = hearth.save(g)
    loaded = hearth.load(text)
    assert hearth.save(loaded) == text
    assert hearth.save(take(loaded, picks)) == hearth.save(take(g, picks))


@given(tables(), SEEDS, SEEDS)
def test_no_seat_learns_anything_from_its_view(
    table: tuple[Case, State], seed: int, other: int
) -> None:
    case, g = table
    for seat in range(case.seats):
        h = imagined(g, seat, seed)
        assert h.view(seat) == g.view(seat)
        assert h.view(None) == g.view(None)
        assert own_options(h, seat) == own_options(g, seat)
        assert hearth.save(imagined(h, seat, other)) == hearth.save(imagined(g, seat, other))


@given(tables(), SEEDS, PICKS)
def test_a_determinised_match_can_be_played_like_any_other(
    table: tuple[Case, State], seed: int, picks: list[int]
) -> None:
    case, g = table
    for seat in range(case.seats):
        take(imagined(g, seat, seed), picks)


def imagined(g: State, seat: int, seed: int) -> State:
    h = g.clone()
    h.determinise(seat, Rng(seed))
    return h


def own_options(g: State, seat: int) -> Any:
    return None if g.over or seat not in g.actors() else g.options(seat)


@given(tables())
def test_every_option_can_be_written_down_and_read_back(table: tuple[Case, State]) -> None:
    case, g = table
    for seat in [] if g.over else g.actors():
        for a in g.options(seat):
            assert case.game.space.parse(hearth.notation(g, a)) == a


@given(SEEDS, PICKS)
def test_the_same_picks_after_the_same_seed_give_the_same_match(
    seed: int, picks: list[int]
) -> None:
    for case in (CASES[0], CASES[-1]):
        both = [hearth.new(case.game.id, case.seats, seed, case.options) for _ in range(2)]
        one, other = [hearth.save(take(g, picks)) for g in both]
        assert one == other
