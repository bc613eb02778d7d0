"""What a strong bot would do, and that asking for it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

import hearth
from hearth.bots.bot import Considered
from hearth.games.guilds.auction import BID, FIRST_AMOUNT
from hearth.match import Match
from hearth.terminal import hints
from hearth.terminal.hints import Hint, advice, hint, sifted
from tests.terminal.drawing import screen, shown
from tests.terminal.guilds_tables import AREA_1, at, state
from tests.terminal.runs import run

PLAY = ["play", "guilds", "--seed", "5", "--bots", "random"]


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with patch.object(hints, "ADVISER", "ismcts:60"):
        yield


def lines_of(match: Match) -> list[list[str]]:
    """The words of the lines of a hint for seat 0."""
    on = screen(match)
    return [line.split() for line in shown(on, advice(on, 0)).splitlines()]


def test_a_hint_tells_share_sign_and_label():
    match = at(BID, silver=9)
    labels = {hearth.label(match.g, a).split()[0] for a in match.g.options()}
    for share, percent, sign, word, *_ in lines_of(match):
        assert 0 <= int(share) <= 100
        assert percent == "%"
        assert sign in ("1", "2", "3")
        assert word in labels


def test_there_are_five_options_at_most_and_the_best_is_first():
    match = at(FIRST_AMOUNT[AREA_1], silver=20)
    found = hint(screen(match), 0)
    values = [option.value for option in found.close]
    assert 3 <= len(found.close + found.guessed) <= 5
    assert values == sorted(values, reverse=True)


def test_what_was_hardly_looked_at_fills_a_hint_up_to_three_and_is_called_a_guess():
    best, rare, rarer, rarest = [Considered(a, v, 0.9) for a, v in enumerate([960, 20, 15, 5])]
    unseen = Considered(4, 0, 0.0)
    assert sifted([best, rare, rarer, rarest, unseen]) == Hint([best], [rare, rarer])
    assert sifted([best, unseen]) == Hint([best], [])
    with patch.multiple(hints, ADVISER="greedy", LEAST_SHARE=0.99):
        told = lines_of(at(BID, silver=9))
    assert len(told) == 3
    assert all(line[-2:] == ["(a", "guess)"] for line in told)


def test_where_there_is_one_option_there_is_nothing_to_say():
    match = at(BID, silver=0)
    assert len(match.g.options()) == 1
    with pytest.raises(ValueError, match="there is only one thing to do"):
        hint(screen(match), 0)


def test_an_amount_is_told_as_it_is_typed():
    for _, _, sign, put, amount, *_ in lines_of(at(FIRST_AMOUNT[AREA_1], silver=20)):
        assert (put, amount) == ("Put", sign)


def test_the_same_question_has_the_same_answer():
    assert lines_of(at(BID, silver=9)) == lines_of(at(BID, silver=9))


def test_a_hint_leaves_the_match_as_it_was():
    match = at(BID, silver=9)
    before = hearth.save(match.g)
    hint(screen(match), 0)
    assert hearth.save(match.g) == before


def test_a_hint_knows_only_what_the_seat_knows():
    one, other = at(BID, silver=9), at(BID, silver=9)
    state(other).rng += 1  # cards to come that nobody knows
    assert lines_of(one) == lines_of(other)


def test_out_of_turn_there_is_no_hint():
    with pytest.raises(ValueError, match="it is not your turn: Red to choose"):
        hint(screen(at(BID)), 1)


def test_at_the_end_there_is_no_hint():
    match = at(BID)
    match.g.over = True
    with pytest.raises(ValueError, match="the match is over"):
        hint(screen(match), 0)


@pytest.mark.parametrize("typed", ["h", "hint"])
def test_h_shows_a_hint_and_asks_again(typed, save):
    out = run(*PLAY, "--save", save, lines=[typed]).out
    told = out.partition("\n> ")[2]
    assert " %  " in told
    assert "(1 to 3, o shows them)\n> " in told
    before = save.read_text()
    run("play", "--resume", save, lines=[typed])
    assert save.read_text() == before


@pytest.mark.parametrize(("seats", "alone"), [("1", True), ("2", False)])
def test_alone_the_per_cents_are_explained(seats, alone, save):
    told = run("play", "forge", "--seats", seats, "--save", save, lines=["h"]).out
    assert ("your points against what a win takes" in told) == alone
