"""A match: acting, log and audience, undo."""

from __future__ import annotations

import pytest

import hearth
from hearth.kernel import Rng
from hearth.match import Match

ROYALS = {"guilds": "random"}


def begun(people: list[int] | None = None, seed: int = 7) -> Match:
    """Two seats, Royal Contracts kept, at the first turn."""
    match = Match.new("winterforge", 2, seed, ROYALS, people=people)
    while len(match.moves) < 2:
        match.act(match.legal()[0])
    return match


def play_randomly(match: Match, moves: int, seed: int = 1) -> None:
    rng = Rng(seed)
    for _ in range(moves):
        legal = match.legal()
        match.act(legal[rng.below(len(legal))])


def stands_at(match: Match) -> int:
    return match.g.actor()


def test_a_match_begins_with_the_log_of_its_set_up() -> None:
    match = Match.new("winterforge", 2, 7, ROYALS)
    assert [line.event for line in match.lines] == ["guild_chosen", "guild_chosen"]
    assert [line.move for line in match.lines] == [0, 0]


def test_an_action_returns_its_log_with_refs() -> None:
    match = begun()
    lines = match.act("take_contract:slot=0")
    assert lines[0].event == "contract_taken"
    assert lines[0].text.startswith("takes ")
    assert lines[0].refs[0].startswith("contract:")
    assert lines[0].move == len(match.moves)


def test_an_illegal_action_is_refused_with_the_legal_ones_and_changes_nothing() -> None:
    match = begun()
    before = list(match.moves)
    with pytest.raises(ValueError, match=r"'buy:slot=0' is not legal now; legal are: move:to="):
        match.act("buy:slot=0")
    assert match.moves == before


def test_a_seat_out_of_turn_is_refused() -> None:
    match = begun()
    other = 1 - stands_at(match)
    with pytest.raises(ValueError, match=f"seat {other} has nothing to choose now"):
        match.act("end_turn", other)
    assert match.legal(other) == []


def test_seats_that_choose_together_may_answer_in_any_order() -> None:
    one = Match.new("winterforge", 3, 5, ROYALS)
    other = Match.new("winterforge", 3, 5, ROYALS)
    answers = {seat: one.legal(seat)[seat % 2] for seat in range(3)}
    for seat in (0, 1, 2):
        one.act(answers[seat], seat)
    for seat in (2, 0, 1):
        other.act(answers[seat], seat)
    assert one.g.view(0) == other.g.view(0)
    assert one.g.rng == other.g.rng


def test_a_secret_choice_is_told_to_its_own_seat_only() -> None:
    match = Match.new("winterforge", 2, 7, ROYALS)
    (line,) = match.act(match.legal(0)[0], 0)
    assert line.is_for(0)
    assert not line.is_for(1)
    assert not line.is_for(None)


def test_a_public_event_is_told_to_all_and_to_spectators() -> None:
    line = begun().act("end_turn")[0]
    assert line.is_for(0)
    assert line.is_for(1)
    assert line.is_for(None)


def test_nothing_can_be_done_when_the_match_is_over() -> None:
    match = begun()
    match.g.over = True
    assert match.legal() == []
    with pytest.raises(ValueError, match="the match is over"):
        match.act("end_turn")


@pytest.mark.parametrize("to", [0, 1, 17, 60])
def test_undo_goes_back_to_any_choice_exactly(to: int) -> None:
    match = begun()
    play_randomly(match, 60)
    again = begun()
    for move in match.moves[2:to]:
        again.act(move.notation, move.seat)
    match.undo(to)
    if to >= 2:
        assert match.g.view(0) == again.g.view(0)
        assert match.g.rng == again.g.rng
        assert match.lines == again.lines
    assert len(match.moves) == to


def test_undo_to_a_choice_that_never_was_is_refused() -> None:
    match = begun()
    with pytest.raises(ValueError, match="there is no choice 9 to go back to; there are 0 to 2"):
        match.undo(9)


def test_among_people_a_quiet_action_can_be_taken_back() -> None:
    match = begun()
    seat = stands_at(match)
    match.act("move:to=1,prime=1")
    assert match.undo_point(seat) == 2


def test_among_people_nothing_is_taken_back_behind_a_revealed_card() -> None:
    match = begun()
    seat = stands_at(match)
    match.act("take_contract:slot=0")
    match.act("stop_taking")
    with pytest.raises(ValueError, match="a die was rolled or a card revealed"):
        match.undo_point(seat)


def test_among_people_nothing_is_taken_back_behind_another_seats_action() -> None:
    match = begun()
    seat = stands_at(match)
    match.act("end_turn")
    match.act("move:to=1,prime=0")
    with pytest.raises(ValueError, match="another seat has acted"):
        match.undo_point(seat)


def test_one_person_among_bots_takes_back_the_last_real_choice_whatever_came_after() -> None:
    match = begun(people=[0])
    person_moved = [i for i, move in enumerate(match.moves) if move.seat == 0]
    play_randomly(match, 40)
    real = [i for i, m in enumerate(match.moves) if m.seat == 0 and m.choices > 1]
    assert match.undo_point(0) == real[-1]
    assert person_moved


def test_without_a_choice_of_ones_own_there_is_nothing_to_take_back() -> None:
    match = Match.new("winterforge", 2, 7, ROYALS, people=[0])
    with pytest.raises(ValueError, match="there is no choice of yours to take back"):
        match.undo_point(0)


def test_among_people_nothing_is_taken_back_once_the_match_is_over() -> None:
    """The record may be read then: whoever took the end back would know all hands."""
    match = begun()
    seat = stands_at(match)
    match.act("move:to=1,prime=1")
    match.g.over = True
    with pytest.raises(ValueError, match="the match is over"):
        match.undo_point(seat)


def test_one_person_among_bots_may_take_back_the_end() -> None:
    match = begun(people=[0])
    match.act("move:to=1,prime=1", stands_at(match))
    match.g.over = True
    assert match.undo_point(match.moves[-1].seat) == 2


# Chance that nobody can foresee


def test_without_a_seed_chance_comes_from_a_secret_of_its_own() -> None:
    one, other = (Match.new("guilds", 2) for _ in range(2))
    assert one.g.secret == one.table.secret != other.table.secret
    assert one.g.rng < 0


@pytest.mark.parametrize("game", hearth.games())
def test_what_was_taken_back_comes_again_as_it_was(game: str) -> None:
    match = Match.new(game, 2)
    play_randomly(match, 45)
    moves, text = match.moves[:], hearth.save(match.g)
    match.undo(3)
    for move in moves[3:]:
        match.act(move.notation, move.seat)
    assert hearth.save(match.g) == text


@pytest.mark.parametrize("game", hearth.games())
def test_the_secret_is_in_nothing_that_a_seat_is_told(game: str) -> None:
    match = Match.new(game, 2)
    play_randomly(match, 60)
    views = [match.g.view(seat) for seat in (None, 0, 1)]
    assert match.table.secret not in f"{views} {match.lines} {match.legal()}"


def test_a_thought_has_no_secret() -> None:
    match = Match.new("ravenshire", 2)
    assert match.known(0).secret == ""
