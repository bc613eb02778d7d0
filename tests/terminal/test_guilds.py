"""The Guilds on the table: one's own Contracts, the rivals, and how far the match is."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.box import standard
from hearth.games.winterforge.state import BY_DECK, BY_ROYAL, Job
from hearth.match import Match
from hearth.terminal.winterforge.parts import CONTRACT_COLUMNS
from tests.terminal.drawing import draw, draw_near, laid_out, screen, state

CONTRACTS = standard().contracts


def component(title: str) -> int:
    return next(i for i, card in enumerate(standard().components) if card.title == title)


def working() -> Match:
    """Seat 0 has a hand, a Royal Contract and a started Contract with the longest title."""
    match = laid_out(2)
    me = match.g.players[0]
    me.secret = -1
    ordinary = [i for i, card in enumerate(CONTRACTS) if not card.royal]
    longest = max(ordinary, key=lambda i: len(CONTRACTS[i].title))
    me.hand = [i for i in ordinary if CONTRACTS[i].bonus][:2]
    me.jobs = [Job(longest, 2, [component("Heartsteel"), component("Twine")])]
    return match


def lines_of(match: Match, width: int = 80) -> list[str]:
    return [line.rstrip() for line in draw(match, width=width).splitlines()]


# One's own Contracts


def test_what_lies_on_a_contract_stands_below_it():
    lines = lines_of(working())
    title = CONTRACTS[working().g.players[0].jobs[0].contract].title
    above = lines[lines.index("  └ 2 Work Tokens, d8+d6+d4") - 1]
    assert above.startswith(title)


def test_the_header_of_the_contracts_fits_on_a_line():
    header = next(line for line in lines_of(working()) if line.startswith("Your Contracts"))
    assert header.split() == ["Your", "Contracts", *CONTRACT_COLUMNS]


def test_numbers_stand_below_their_headings():
    lines = lines_of(working())
    start = next(i for i, line in enumerate(lines) if line.startswith("Your Contracts"))
    column = lines[start].index("RP") + 1
    rows = [line for line in lines[start + 1 :] if "└" not in line]
    assert all(row[column].isdigit() for row in rows)


def test_the_royal_contract_has_a_sign():
    royal = CONTRACTS[laid_out(2).g.players[0].royal].title
    assert f"♛ {royal}" in draw(laid_out(2))


def test_dice_are_in_the_order_in_which_they_are_rolled():
    match = laid_out(2)
    me = match.g.players[0]
    me.jobs = [Job(me.hand.pop(), 0, [component("Twine"), component("Heartsteel")])]
    me.secret = -1
    assert "0 Work Tokens, d4+d8+d6" in draw(match)


# Rivals


def test_rivals_show_their_completed_contracts_and_started_work():
    match = laid_out(2)
    other = match.g.players[1]
    other.done = [0, 1]
    other.jobs = [Job(2, 1, [component("Twine")])]
    shown = draw(match, width=160)
    assert f"Job {CONTRACTS[2].title} (1 Work Token, d4)" in shown
    header = next(line for line in shown.splitlines() if line.startswith("Rival"))
    row = shown.splitlines()[shown.splitlines().index(header) + 1]
    assert row[header.index("Done") + 3] == "2"


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_has_a_sign(first):
    match = laid_out(2)
    state(match).first = first
    name = screen(match).names()[first].plain
    shown = draw(match)
    assert shown.count("①") == 1
    assert (f"You are {name} ①" if first == 0 else f"{name.split()[0]} ①") in shown


def test_alone_nobody_is_first():
    assert "①" not in draw(laid_out(1))


# How far the match is


def test_the_heading_counts_rounds():
    assert draw(laid_out(2)).startswith(" Round 1 of 40 · ")


@pytest.mark.parametrize(
    ("why", "said"),
    [(BY_ROYAL, "a Royal Contract is completed"), (BY_DECK, "the Contract deck is empty")],
)
def test_the_last_round_is_a_line_of_its_own(why, said):
    match = laid_out(2)
    g = state(match)
    g.ending = why
    g.first = 0
    name = screen(match).names()[1].plain.split()[0]
    line = f"Last round: {said}; it ends with {name}'s turn\n"
    assert line in draw(match)
    assert line in draw_near(match)


def test_the_last_round_of_all_is_told_too():
    match = laid_out(2)
    state(match).round = 40
    state(match).first = 1
    line = "Last round: there are no more than 40; it ends with your turn"
    assert line in draw(match)
    assert "Last round" not in draw(laid_out(2))


def test_lords_ends_with_its_day():
    match = laid_out(6)
    state(match).ending = BY_DECK
    assert "Last day: the Contract deck is empty; then the match is over" in draw(match)
