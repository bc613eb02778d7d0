"""The drawing of Ravenshire at many moments: all of it can be read, and none of it is a secret."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from hearth.bots.playout import choose
from hearth.games.ravenshire.state import EMPTY
from hearth.kernel import Rng
from hearth.match import Match
from tests.terminal.drawing import (
    assert_found_or_explained,
    draw,
    draw_all,
    draw_choice,
    draw_near,
    match_at,
)
from tests.terminal.ravenshire_tables import BOX, state

RAW = re.compile(r"_|\b[a-z]+\.[a-z]\d|\brv\d\d|Seat \d", re.IGNORECASE)
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"rival": "harder"}),
    (2, {}),
    (2, {"busy_town": True}),
    (3, {"assistants": True}),
    (4, {"assistants": True}),
]


def played(seats: int, options: dict[str, Any]) -> dict[str, Match]:
    """A match at random: the last time that each question was asked, and its end."""
    match = Match.new("ravenshire", seats, seed=seats, options=options)
    rng = Rng(seats)
    found: dict[str, Match] = {}
    while not match.g.over:
        seat = match.g.actor()
        if len(match.g.options(seat)) > 1:
            found[match.g.view(seat)["players"][seat]["choice"]] = match_at(state(match).clone())
        match.act_id(choose(match.g, rng), seat)
    return found | {"over": match}


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def asked(request) -> dict[str, Match]:
    return played(*request.param)


def assert_readable(told: str, width: int) -> None:
    assert max(map(len, told.splitlines())) <= width
    assert "…" not in told
    assert not RAW.search(told), RAW.search(told)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_question_can_be_read(asked, width):
    assert {"KeepContract", "BeforePlacing", "BeforeTaking", "AfterRun", "Produce"} <= set(asked)
    for match in asked.values():
        if not match.g.over:
            seat = match.g.actor()
            assert_readable(draw_near(match, seat, width) + draw_choice(match, seat, width), width)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_whole_table_can_be_read(asked, width):
    for question in ("KeepContract", "BeforeTaking", "Produce", "over"):
        match = asked[question]
        assert_readable(draw(match, max(match.g.actor(), 0), width), width)


def test_a_drawing_shows_nothing_that_its_seat_cannot_know(asked):
    for question in ("KeepContract", "BeforeTaking"):
        match = copy.copy(asked[question])
        seat = match.g.actor()
        before = draw_all(match, seat)
        match.g = match.g.clone()
        match.g.determinise(seat, Rng(99))
        assert draw_all(match, seat) == before


def test_the_table_names_every_card_on_show(asked):
    g = state(asked["BeforeTaking"])
    told = draw(asked["BeforeTaking"], g.actor(), 200)
    names = [BOX.members[card].title for card in g.halls if card != EMPTY]
    names += [BOX.contracts[card].title for card in g.rows if card != EMPTY]
    names += [BOX.titles[card].title for card in g.titles]
    assert all(name in told for name in names)


def test_whatever_is_looked_for_is_an_option_or_has_a_reason(asked):
    for match in asked.values():
        if not match.g.over:
            assert_found_or_explained(match)
