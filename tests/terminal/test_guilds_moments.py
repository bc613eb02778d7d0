"""The drawing of Guilds at many moments: all of it fits, and none of it is a secret."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.guilds.cards import AREAS
from hearth.games.guilds.scoring import tallies
from hearth.games.guilds.state import EMPTY
from hearth.games.guilds.tents import needed
from hearth.kernel import Rng
from hearth.match import Match
from hearth.terminal.guilds.table import laid_out
from tests.terminal.drawing import assert_found_or_explained, draw, draw_all, moments_of
from tests.terminal.guilds_tables import BOX, CARDS, state


@pytest.fixture(scope="module", params=[2, 3, 4])
def match_at(request) -> list[Match]:
    return moments_of(Match.new("guilds", request.param, seed=request.param), 7)


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut_off(match_at, width):
    for match in match_at:
        seat = match.g.actor()
        told = draw_all(match, seat, width)
        assert "…" not in told
        assert max(map(len, told.splitlines())) <= width


def test_a_drawing_shows_nothing_that_its_seat_cannot_know(match_at):
    for match in match_at:
        seat = match.g.actor()
        before = draw_all(match, seat)
        match.g.determinise(seat, Rng(99))
        assert draw_all(match, seat) == before


def test_the_table_names_every_card_on_show(match_at):
    for match in match_at:
        told = draw(match, match.g.actor(), 400)
        g = state(match)
        shown_cards = [BOX.characters[card].title for card in g.square if card != EMPTY]
        shown_cards += [BOX.rooms[card].title for card in g.rooms]
        shown_cards += [BOX.objectives[card].title for card in g.objectives]
        for guild in g.players:
            shown_cards += [BOX.characters[card].title for card in guild.characters]
        assert all(title in told for title in shown_cards)


def test_the_rules_answer_the_same_about_what_is_seen(match_at):
    for match in match_at:
        g = state(match)
        seen: Any = g.view(None)
        again = laid_out(seen, CARDS)
        assert tallies(again) == tallies(g)
        assert [guild.site for guild in again.players] == [guild.site for guild in g.players]
        for seat in range(len(g.players)):
            for area in range(AREAS):
                assert needed(again, seat, area) == needed(g, seat, area)


def test_whatever_is_looked_for_is_an_option_or_has_a_reason(match_at):
    for match in match_at:
        assert_found_or_explained(match)
