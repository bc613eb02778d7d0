"""What a strong bot would do, and that asking for it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

import hearth
from hearth.games.guilds.auction import BID, FIRST_AMOUNT
from hearth.match import Match
from hearth.terminal import hints
from hearth.terminal.hints import advice, considered
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
    values = [option.value for option in considered(screen(match), 0)]
    assert 1 <= len(values) <= 5
    assert values == sorted(values, reverse=True)


def test_an_amount_is_told_as_it_is_typed():
    for _, _, sign, put, amount, *_ in lines_of(at(FIRST_AMOUNT[AREA_1], silver=20)):
        assert (put, amount) == ("Put", sign)


def test_the_same_question_has_the_same_answer():
    assert lines_of(at(BID, silver=9)) == lines_of(at(BID, silver=9))


def test_a_hint_leaves_the_match_as_it_was():
    match = at(BID, silver=9)
    before = hearth.save(match.g)
    considered(screen(match), 0)
    assert hearth.save(match.g) == before


def test_a_hint_knows_only_what_the_seat_knows():
    one, other = at(BID, silver=9), at(BID, silver=9)
    state(other).rng += 1  # cards to come that nobody knows
    assert lines_of(one) == lines_of(other)


def test_out_of_turn_there_is_no_hint():
    with pytest.raises(ValueError, match="it is not your turn: Red to choose"):
        considered(screen(at(BID)), 1)


def test_at_the_end_there_is_no_hint():
    match = at(BID)
    match.g.over = True
    with pytest.raises(ValueError, match="the match is over"):
        considered(screen(match), 0)


@pytest.mark.parametrize("typed", ["h", "hint"])
def test_h_shows_a_hint_and_asks_again(typed, save):
    out = run(*PLAY, "--save", save, lines=[typed]).out
    told = out.partition("\n> ")[2]
    assert " %  " in told
    assert "(1 to 3, o shows them)\n> " in told
    before = save.read_text()
    run("play", "--resume", save, lines=[typed])
    assert save.read_text() == before
