"""Matches in the terminal, played by typing."""

from __future__ import annotations

import pytest

from hearth.bots.playout import choose
from hearth.kernel import Rng
from hearth.match import Match, record
from tests.terminal.runs import PLAY, SHORT, actions, run, saved

pytestmark = pytest.mark.usefixtures("bots_at_random")


def test_a_whole_match_can_be_typed(save):
    shown = run(*PLAY, *SHORT, "--save", save, lines=["1"] * 500)
    assert shown.code == 0
    assert "The match is over" in shown.out
    assert shown.out.count("in all") == 2
    assert f"hearth replay {save}" in shown.out
    assert saved(save).g.over


def test_a_whole_match_of_solo_can_be_typed(save):
    shown = run(*PLAY, "--seats", "1", "--save", save, lines=["1"] * 200)
    assert saved(save).g.over
    assert "Turn 15 of 15" in shown.out
    assert ": 0 RP, rank 1 of 5, Apprentice. The match is lost; 19 RP would have" in shown.out


@pytest.mark.parametrize(
    ("game", "who"), [("ravenshire", "The Rival"), ("forge", "Ironclad"), ("cove", "The Peddler")]
)
def test_alone_the_end_tells_what_there_was_to_beat(game, who, save):
    shown = run("play", game, "--seats", "1", "--save", save, lines=["1"] * 400)
    match = saved(save)
    assert match.g.over
    assert f"{who} has" in match.game.verdict(match.g)
    assert match.game.verdict(match.g) in " ".join(shown.out.split())


def test_a_whole_match_of_lords_can_be_typed(save):
    lords = [*PLAY, *SHORT, "--seats", "6", "--option", "alleyways=all"]
    shown = run(*lords, "--save", save, lines=["1"] * 200)
    assert saved(save).g.over
    assert "Day 5 of 5" in shown.out
    assert "The match is over" in shown.out


def test_the_final_sheets_explain_every_point(save):
    shown = run(*PLAY, *SHORT, "--save", save, lines=["1"] * 500)
    match = saved(save)
    for seat in range(2):
        for row in match.game.sheet(match.g, seat):
            assert f"{row.points_text():>2}  {row.title}" in shown.out
            assert row.why in shown.out


def test_the_end_tells_what_happened_since_the_last_choice(save):
    shown = run(*PLAY, *SHORT, "--save", save, lines=["1"] * 500)
    assert "ends the turn" in shown.out[shown.out.rindex("\n> ") :]


def test_same_seed_and_same_choices_give_the_same_match(tmp_path):
    for name in ("a", "b"):
        run(*PLAY, *SHORT, "--seats", "3", "--save", tmp_path / name, lines=["2", "1"] * 20)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_without_a_number_of_seats_there_are_two(save):
    run(*PLAY, "--save", save)
    assert saved(save).table.seats == 2


def test_the_beginning_says_what_was_asked_for(save):
    asked = ["--seats", "1", "--option", "alleyways=shrine,runesmith"]
    shown = run(*PLAY, *asked, "--save", save).out
    assert "Winterforge: 1 seat, seed 7, alleyways shrine + runesmith\n" in shown


def test_without_a_seed_nobody_can_foresee_chance(save):
    shown = run("play", "winterforge", "--save", save)
    assert "Winterforge: 2 seats\n" in shown.out
    assert len(saved(save).table.secret) == 64


def test_a_match_is_kept_at_home_under_its_game(tmp_path):
    run(*PLAY, home=tmp_path)
    run(*PLAY, home=tmp_path)
    assert len(list(tmp_path.glob("matches/winterforge-*.hearth"))) == 2


def test_nobody_needs_to_play(save):
    shown = run(*PLAY, *SHORT, "--people", "0", "--save", save)
    assert "> " not in shown.out
    assert saved(save).g.over


def test_a_person_is_asked_for_every_real_choice_and_for_the_end_of_the_turn(save):
    shown = run(*PLAY, *SHORT, "--save", save, lines=["1"] * 500)
    own = [move for move in saved(save).moves if move.seat == 0]
    asked = [move for move in own if move.choices > 1 or move.notation == "end_turn"]
    assert shown.out.count("> ") == len(asked)


def test_a_choice_without_an_alternative_is_made_and_recorded(save):
    run("play", "ingots", "--seed", "1", "--option", "patience=0", "--save", save, lines=["1"] * 99)
    assert "0 sell" in actions(save)


def test_enter_ends_a_turn_that_has_nothing_else(save):
    match = Match.new("winterforge", 2, seed=7, people=[0])
    rng = Rng(7)
    while match.g.actor() != 0 or match.legal() != ["end_turn"]:
        match.act_id(choose(match.g, rng), match.g.actor())
    save.write_text(record(match))
    shown = run("play", "--resume", save, lines=[""])
    assert "\n1 End the turn" in shown.out
    assert actions(save)[len(match.moves)] == "0 end_turn"


def test_a_prime_position_is_offered_beside_its_precinct(save):
    shown = run(*PLAY, "--save", save, lines=["1", "1", "2"])
    assert " 1 Move to the Market   2 and take the Prime Position" in shown.out
    assert "0 move:to=1,prime=1" in actions(save)


@pytest.mark.parametrize("word", ["options", "undo", "table", "log", "score", "rules", "help"])
def test_a_command_is_known_by_its_word_as_by_its_letter(word, save):
    letter = "?" if word == "help" else word[0]
    by_letter = run(*PLAY, "--save", save, lines=["1", letter]).out
    save.unlink()
    assert run(*PLAY, "--save", save, lines=["1", word]).out == by_letter


@pytest.mark.parametrize("word", ["q", "quit", "exit"])
def test_who_quits_is_told_how_to_go_on(word, save):
    shown = run(*PLAY, "--save", save, lines=[word, "dance"]).out
    assert "Saved. Go on with: " in shown
    assert "dance" not in shown


def test_unknown_input_is_answered_with_what_is_possible(save):
    shown = run(*PLAY, "--save", save, lines=["99", "dance", "1 2", "²"]).out
    for typed in ("99", "dance", "1 2", "²"):
        assert f"'{typed}' is neither a number from 1 to 7 nor a command; ? lists them." in shown
