"""The drawing of Winterforge: all of it fits, and none of it is a secret."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.winterforge.box import standard
from hearth.games.winterforge.cards import ALLEYWAYS
from hearth.games.winterforge.questions import training_cost
from hearth.kernel import Rng
from hearth.match import Match
from hearth.terminal.winterforge.cards import Cards
from hearth.terminal.winterforge.reach import training_prices
from tests.terminal.drawing import (
    assert_found_or_explained,
    draw,
    draw_all,
    draw_options,
    moments,
    state,
)

SOLO_ALLEYWAYS = [name for name in ALLEYWAYS if name != "thieves_guild"]
TABLES = [(1, []), (2, []), (5, []), (6, []), (1, SOLO_ALLEYWAYS), (3, ALLEYWAYS), (6, ALLEYWAYS)]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def match_at(request) -> list[Match]:
    """Each variant at many different moments."""
    seats, alleyways = request.param
    return moments(seats, *alleyways)


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut_off(match_at, width):
    for match in match_at:
        seat = match.g.actor()
        shown = draw(match, seat, width) + draw_options(match, seat, width)
        assert "…" not in shown
        assert max(map(len, shown.splitlines())) <= width


def test_a_drawing_shows_nothing_that_its_seat_cannot_know(match_at):
    for match in match_at:
        seat = match.g.actor()
        before = draw_all(match, seat)
        match.g.determinise(seat, Rng(99))
        assert draw_all(match, seat) == before


def test_prices_of_training_are_those_of_the_rules(match_at):
    for match in match_at:
        view: Any = match.g.view(None)
        for me, player in zip(state(match).players, view["players"], strict=True):
            prices = training_prices(view, player, Cards(standard()))
            for craft, price in enumerate(prices):
                if price is not None and me.seat == view["turn"]:
                    assert price == training_cost(state(match), me, craft, 0)


def test_whatever_is_looked_for_is_an_option_or_has_a_reason(match_at):
    for match in match_at:
        assert_found_or_explained(match)


def test_the_table_names_every_card_on_show(match_at):
    for match in match_at:
        shown = draw(match, match.g.actor(), 200)
        board = match.g.view(None)["board"]
        for cards, ids in (
            (match.box.contracts, board["job_track"]),
            (match.box.components, board["market"]),
            (match.box.crew, board["tavern"]),
        ):
            assert all(card.title in shown for card in cards if card.id in ids)
