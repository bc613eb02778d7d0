"""Matches in the terminal, played by typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearth.bots.playout import choose
from hearth.games.winterforge.box import standard
from hearth.kernel import Rng
from hearth.match import Journal, Match, read_record, record
from tests.terminal.runs import Run, Terminal, read_to, run, start

pytestmark = pytest.mark.usefixtures("bots_at_random")

PLAY = ["play", "winterforge", "--seed", "7"]
SHORT = ["--option", "round_cap=10"]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "match.hearth"


def saved(path: Path) -> Match:
    return read_record(path.read_text())


def actions(path: Path) -> list[str]:
    """The lines of a save after its header and its remarks."""
    lines = path.read_text().split("\n\n", 1)[1].splitlines()
    return [line for line in lines if not line.startswith("#")]


# Playing


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


def test_without_a_seed_one_is_drawn_and_shown(save):
    shown = run("play", "winterforge", "--save", save)
    assert f"seed {saved(save).table.seed}" in shown.out


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


def test_unknown_input_is_answered_with_what_is_possible(save):
    shown = run(*PLAY, "--save", save, lines=["99", "dance", "1 2", "²"]).out
    for typed in ("99", "dance", "1 2", "²"):
        assert f"'{typed}' is neither a number from 1 to 7 nor a command; ? lists them." in shown


# Leaving and coming back


@pytest.mark.parametrize("lines", [["1", "1"], ["1", "1", "q"]])
def test_the_end_of_the_input_and_q_save_and_say_how_to_resume(lines, save):
    shown = run(*PLAY, "--save", save, lines=lines)
    assert shown.code == 0
    assert shown.out.endswith(f"Saved. Go on with: hearth play --resume {save}\n")


def test_a_resumed_match_goes_on_where_it_was(save):
    run(*PLAY, "--save", save, lines=["1", "1"])
    before = actions(save)
    shown = run("play", "--resume", save, lines=["1"])
    assert "Choose an action: 3 left" in shown.out
    assert actions(save)[: len(before)] == before
    assert len(actions(save)) == len(before) + 1


def test_a_resumed_match_tells_what_happened_since_the_last_choice(save):
    run(*PLAY, "--save", save, lines=["1", "1"])
    shown = run("play", "--resume", save)
    assert "Since your last choice" in shown.out
    assert "rolls" in shown.out
    assert "plays Gilmead" not in shown.out


def test_resume_without_a_file_takes_the_newest_unfinished_match(tmp_path):
    first = run(*PLAY, home=tmp_path, lines=["1"])
    run("play", "winterforge", *SHORT, "--people", "0", home=tmp_path)
    again = run("play", "--resume", home=tmp_path)
    assert again.out.splitlines()[-1] == first.out.splitlines()[-1]


def test_a_damaged_match_is_passed_over(tmp_path):
    run(*PLAY, home=tmp_path, lines=["1"])
    (tmp_path / "matches" / "x.hearth").write_text("garbage")
    shown = run("play", "--resume", home=tmp_path)
    assert shown.code == 0
    assert f"passing over {tmp_path / 'matches' / 'x.hearth'}: " in shown.err


def test_a_finished_match_that_is_resumed_shows_its_end(save):
    run(*PLAY, *SHORT, "--people", "0", "--save", save)
    shown = run("play", "--resume", save)
    assert shown.code == 0
    assert "The match is over" in shown.out


def test_a_line_that_was_cut_off_is_dropped_when_a_match_is_resumed(save):
    run(*PLAY, "--save", save, lines=["1"])
    before = actions(save)
    with save.open("a") as file:
        file.write("0 keep_roy")
    shown = run("play", "--resume", save, lines=["1"])
    assert "The last line of the file was incomplete and has been dropped." in shown.out
    assert "incomplete" not in run("play", "--resume", save).out
    assert actions(save)[: len(before)] == before
    assert actions(save)[len(before)].startswith("0 keep_royal:contract=")


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(save):
    with start(*PLAY, "--save", save) as process:
        assert process.stdin is not None
        read_to(process, "> ")
        for choice in ["1", "1", "2", "2"]:
            process.stdin.write(f"{choice}\n")
            process.stdin.flush()
            read_to(process, "> ")
        process.kill()
    killed = saved(save)
    assert sum(1 for move in killed.moves if move.seat == 0 and move.choices > 1) == 4
    journal, match = Journal.resume(save)
    journal.close()
    assert match.moves == killed.moves
    assert match.g.view(0) == killed.g.view(0)


# Undoing


def test_an_undo_goes_back_to_the_last_choice_and_is_written_down(save):
    shown = run(*PLAY, "--save", save, lines=["1", "u", "2", "q"])
    assert "Your last choice is taken back." in shown.out
    assert actions(save)[2] == "0 undo:to=0"
    assert saved(save).moves[0].notation == "choose_guild:guild=1"


def test_a_resumed_match_remembers_what_was_undone(save):
    run(*PLAY, "--save", save, lines=["1", "u"])
    assert "Choose a Guild" in run("play", "--resume", save).out


def test_without_a_choice_there_is_nothing_to_undo(save):
    shown = run(*PLAY, "--save", save, lines=["u"])
    assert "Nothing is undone: there is no choice of yours to take back." in shown.out


def test_people_cannot_undo_behind_each_other(save):
    shown = run(*PLAY, "--hotseat", "--save", save, lines=["", "1", "", "u"])
    assert "Nothing is undone: another seat has acted since your last choice." in shown.out


# Asking for more


def ask(save: Path, *lines: str) -> str:
    """What is shown at the first turn of a new match when these are typed."""
    shown = run(*PLAY, "--save", save, lines=["1", "1", *lines])
    return shown.out.split("Choose an action: 3 left", 1)[1]


def test_l_shows_the_log_that_the_seat_may_read(save):
    shown = ask(save, "l 99")
    assert "keeps" in shown
    assert shown.count("as Royal Contract") == 1
    assert ask(save.with_name("b"), "l 2").count("\n  ") < shown.count("\n  ")


def test_l_wants_a_number(save):
    assert "'many' is not a number of lines; try l 20." in ask(save, "l many")


def test_t_shows_the_table_again(save):
    assert "Job track" in ask(save, "t")


def test_alone_there_are_no_others_to_compare_with(save):
    shown = run(*PLAY, "--seats", "1", "--save", save, lines=["1", "1", "s"]).out
    assert "0 of 2 in the Guild" in shown
    assert "The others" not in shown


def test_s_explains_the_score_so_far(save):
    shown = ask(save, "s")
    assert "0 of 2 in the Guild" in shown
    assert "The others: " in shown


def test_r_searches_the_rules(save):
    shown = ask(save, "r steady hand", "r submarine", "r")
    assert "**7.11**" in shown
    assert "no clause of the rules of winterforge has 'submarine'" in shown
    assert "'hearth rules winterforge' shows all of them" in shown


def test_question_mark_lists_the_commands_and_signs(save):
    shown = ask(save, "?")
    assert "undo your last choice" in shown
    assert "metal, gem, fibre" in shown


# Several people


def hot_seat(save: Path, *lines: str) -> Run:
    return run(*PLAY, "--hotseat", "--name", "Ann,Ben", "--save", save, lines=list(lines))


def test_the_screen_is_handed_over_by_name(save):
    shown = hot_seat(save, "", "1", "", "1")
    assert "Seat 0 (Ann), press Enter" in shown.out
    assert "Seat 1 (Ben), press Enter" in shown.out


def test_one_person_never_sees_what_the_other_holds(save):
    shown = hot_seat(save, *["1", "l 99"] * 25)
    titles = [standard().contracts[guild.royal].title for guild in saved(save).g.players]
    screens = re.split(r"Seat ([01]) \(\w+\), press Enter ", shown.out)[1:]
    for seat, screen in zip(screens[::2], screens[1::2], strict=True):
        assert titles[1 - int(seat)] not in screen
    assert titles[0] in shown.out
    assert titles[1] in shown.out


def test_a_person_can_leave_at_the_hand_over(save):
    assert hot_seat(save, "q").out.endswith(f"hearth play --resume {save}\n")


# On a terminal


@pytest.fixture
def terminal(save: Path) -> Iterator[Terminal]:
    terminal = Terminal(*PLAY, "--hotseat", "--save", save)
    yield terminal
    terminal.close()


def test_a_hand_over_clears_the_screen_and_what_has_scrolled_away(terminal):
    terminal.read_to("Seat 0, press Enter ")
    terminal.type("")
    terminal.read_to("> ")
    terminal.type("1")
    shown = terminal.read_to("Seat 1, press Enter ")
    assert shown.endswith("\x1b[2J\x1b[H\x1b[3JSeat 1, press Enter ")


def test_a_terminal_has_colours(terminal):
    terminal.read_to("Seat 0, press Enter ")
    terminal.type("")
    assert "\x1b[1;36m1" in terminal.read_to("> ")


def test_no_color_is_respected(save):
    terminal = Terminal(*PLAY, "--save", save, NO_COLOR="1")
    assert "\x1b[1;36m" not in terminal.read_to("> ")
    terminal.close()


# A game without a drawing of its own

INGOTS = ["play", "ingots", "--seed", "3"]


def test_any_game_can_be_played(save):
    shown = run(*INGOTS, "--save", save, lines=["1"] * 99)
    assert shown.code == 0
    assert "Bid for the top ingot" in shown.out
    assert "cellar: " in shown.out
    assert saved(save).g.over


def test_options_of_many_values_are_given_with_commas(save):
    run(*INGOTS, "--option", "extras=moonstone,slag", "--save", save)
    assert saved(save).table.chosen["extras"] == ["slag", "moonstone"]


@pytest.mark.parametrize("typed", ["all", "ALL", " slag, moonstone ,"])
def test_all_and_spaces_are_understood_in_options_of_many_values(typed, save):
    run(*INGOTS, "--option", f"extras={typed}", "--save", save)
    assert saved(save).table.chosen["extras"] == ["slag", "moonstone"]


def test_an_option_of_many_values_may_be_empty(save):
    run(*INGOTS, "--option", "extras=", "--save", save)
    assert saved(save).table.chosen["extras"] == []


def test_seats_that_choose_together_do_not_see_each_others_choice(save):
    shown = run(*INGOTS, "--hotseat", "--save", save, lines=["", "1", "3", "", "t"])
    assert "0 bid:coin=2" in actions(save)
    ben = shown.out.split("press Enter ")[2]
    assert "bid: -1" in ben
    assert "bid: 2" not in ben


def test_points_that_are_secret_are_not_shown(save):
    shown = run(*INGOTS, "--save", save, lines=["s", "s 1"])
    assert "The others" not in shown.out
    assert "Only your own points are known to you." in shown.out


def test_a_game_without_rules_says_so(save):
    shown = run(*INGOTS, "--save", save, lines=["r bid"])
    assert "ingots has no written rules." in shown.out
