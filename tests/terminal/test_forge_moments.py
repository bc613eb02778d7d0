"""The drawing of Forge with Ironclad, and at many moments: in words, within the width."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hearth.games.forge.goods import CUBES, KINDS
from hearth.games.forge.questions import contract_price
from hearth.games.forge.scoring import scores
from hearth.kernel import Rng
from hearth.match import Match
from hearth.terminal.forge.table import Cards, laid_out
from tests.games.forge import positions as p
from tests.terminal.drawing import (
    assert_found_or_explained,
    draw,
    draw_all,
    line,
    lines_of,
    match_at,
    moments_of,
    screen,
)
from tests.terminal.forge_tables import RAW, cells

WIDTHS = (60, 80, 120)
CARDS = Cards(p.BOX)


# Ironclad


def test_ironclad_is_on_the_table():
    g = p.solo("ir04")
    p.ironclad_plays(g)
    told = draw(match_at(g), width=120)
    assert lines_of(told)[0].startswith(" Round 1 of 7 · ")
    row = cells(told, "Ironclad   ")
    assert row[1:3] == [str(g.ironclad.gold), str(g.view(0)["board"]["ironclad"]["score"])]
    assert row[3] == "○[○]"
    assert cells(told, "Market  ")[1] == "I closed"


def test_ironclads_deck_has_only_what_can_still_come():
    g = p.solo("ir04")
    p.ironclad_plays(g)
    told = draw(match_at(g), width=120)
    left = line(told, "Ironclad's deck")
    assert "Mines" in left
    assert "Market" not in left
    assert cells(told, "Mines  ") == ["Mines", "2", "Anvil for 7 Gold, a Guild card"]


def test_the_end_of_solo_tells_ironclads_points():
    match = Match.new("forge", 1, seed=1)
    moments_of(match, 1000)
    score = match.g.view(0)["board"]["ironclad"]["score"]
    told = screen(match).outcome()
    assert f"with {match.g.scores()[0]} VP" in told
    assert f"Ironclad has {score} VP" in told


# Many moments


@cache
def moments(seats: int, level: str) -> list[Match]:
    """Of a match at random: each choice when it is first met, and some more."""
    options = {"ironclad": level} if seats == 1 else {}
    match = Match.new("forge", seats, seed=seats + len(level), options=options)
    every = moments_of(match, 1)
    first = {one.g.view(None)["choice"]: one for one in reversed(every)}
    return [*first.values(), *every[7::101]]


TABLES = pytest.mark.parametrize(
    ("seats", "level"), [(1, "easy"), (1, "hard"), (2, ""), (3, ""), (4, "")]
)


@TABLES
def test_all_is_drawn_within_the_width_and_in_words(seats, level):
    for i, match in enumerate(moments(seats, level)):
        width = WIDTHS[i % len(WIDTHS)]
        told = draw_all(match, match.g.actor(), width)
        assert max(map(len, told.splitlines())) <= width
        assert not RAW.search(told), RAW.search(told)
        assert "…" not in told


@TABLES
def test_a_drawing_shows_nothing_that_its_seat_cannot_know(seats, level):
    for match in moments(seats, level)[::4]:
        seat = match.g.actor()
        guess = match_at(match.g.clone())
        guess.g.determinise(seat, Rng(99))
        assert draw(guess, seat) == draw(match, seat)


@TABLES
def test_the_rules_answer_the_same_about_what_is_seen(seats, level):
    for match in moments(seats, level):
        g, seat = match.g, match.g.actor()
        seen: Any = g.view(seat)
        again = laid_out(seen, CARDS)
        for name, cost in seen["players"][seat]["hand_costs"].items():
            number = CARDS.number("contract", name)
            price = contract_price(again, again.players[seat], number, once=False)
            assert {KINDS[kind]: price[kind] for kind in range(CUBES)} == cost
        assert scores(again) == g.scores()


@TABLES
def test_whatever_is_looked_for_is_an_option_or_has_a_reason(seats, level):
    for match in moments(seats, level):
        assert_found_or_explained(match)


@pytest.mark.parametrize("seats", [1, 4])
def test_the_end_can_be_drawn(seats):
    match = Match.new("forge", seats, seed=seats)
    moments_of(match, 1000)
    told = draw(match)
    assert " · The match is over" in lines_of(told)[0]
    assert not RAW.search(told)
