"""The command line: what it prints, and how it answers mistakes."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from argparse import ArgumentParser, _SubParsersAction
from contextlib import redirect_stdout, suppress
from pathlib import Path

import pytest

import hearth
from hearth import _engine
from hearth.cli import command, parser
from hearth.kernel import commitment
from hearth.match import Journal, Match, read_record, record, transcript
from tests.terminal.runs import PLAIN, read_to, run, start

BOX = Path(hearth.__file__).parent / "games" / "winterforge" / "box"


@pytest.fixture(scope="module")
def finished() -> Match:
    """A whole match, played by always taking the first option."""
    match = Match.new("winterforge", 2, seed=1, options={"round_cap": 10})
    while not match.g.over:
        match.act(match.legal()[0])
    return match


@pytest.fixture
def file(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.hearth"
    path.write_text(record(finished))
    return path


# What it prints


def test_version_names_the_engine():
    assert run("--version").out == f"hearth {hearth.__version__}\n{_engine.build_note()}\n"


def test_the_help_shows_examples():
    shown = run("--help")
    assert shown.code == 0
    assert "examples:\n  hearth games" in shown.out


def test_a_newcomer_reads_what_can_be_done_now():
    shown = run()
    assert shown.code == 0
    assert len(shown.out.splitlines()) <= 10
    assert max(map(len, shown.out.splitlines())) < 100
    said = re.findall(r"^  \S.*", shown.out, re.MULTILINE)
    assert [words.split()[:2] for words in said] == [
        ["hearth", "serve"],
        ["hearth", "play"],
        ["python", "-c"],
    ]


def test_what_a_newcomer_reads_about_python_is_true():
    script = re.search("python -c '(.*)'", run().out)
    assert script
    out = io.StringIO()
    with redirect_stdout(out):
        exec(script[1], {})
    assert out.getvalue() == f"{hearth.games()}\n"


COMMANDS: dict[str, ArgumentParser] = next(
    action.choices for action in parser()._actions if isinstance(action, _SubParsersAction)
)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_and_somebody_who_carries_it_out(name):
    assert f"usage: hearth {name}" in run(name, "--help").out
    assert callable(command(COMMANDS[name].get_default("run")))


# Nothing is imported that is not needed


def loaded_by(*words: str) -> tuple[str, set[str]]:
    """What a command prints, and the modules that were imported for it."""
    script = "import sys\nfrom hearth.cli import main\ntry: main(sys.argv[1:])\nexcept SystemExit:"
    script += "pass\nprint(*sys.modules, sep='\\n', file=sys.stderr)"
    command = [sys.executable, "-c", script, *words]
    env = {**os.environ, **PLAIN}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return done.stdout, set(done.stderr.split())


HEAVY = {"asyncio", "filelock", "msgspec", "rich", "starlette", "uvicorn", "hearth.games.cove"}


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["serve", "--help"], []])
def test_what_only_tells_imports_nothing_heavy(words):
    shown, modules = loaded_by(*words)
    assert "hearth" in shown
    assert "hearth.kernel" in modules
    assert modules & HEAVY == set()


def test_who_plays_in_the_terminal_needs_no_server():
    _, modules = loaded_by("rules", "guilds", "1.1")
    assert "hearth.games.guilds" in modules
    assert not {"uvicorn", "starlette", "hearth.balance"} & modules


def test_a_game_is_imported_when_it_is_asked_for():
    script = "import hearth, sys; hearth.new('guilds', 2); print(*sys.modules, sep='\\n')"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env={**os.environ, **PLAIN}, capture_output=True, text=True)
    assert {f"hearth.games.{game}" for game in hearth.games()} & {*done.stdout.split()} == {
        "hearth.games.guilds"
    }


def test_python_runs_it_as_a_module():
    command = [sys.executable, "-m", "hearth", "--version"]
    shown = subprocess.run(command, env={**os.environ, **PLAIN}, capture_output=True, text=True)
    assert shown.stdout == run("--version").out


def test_games_lists_values_and_defaults():
    shown = run("games").out
    assert "winterforge  Smiths of Winterforge; seats 1, 2, 3, 4, 5, 6" in shown
    assert "wages=before_coin (default), after_coin" in shown
    assert "alleyways=any of shrine, auction_house, thieves_guild, runesmith, with" in shown
    assert "between them; all; or nothing (default)" in shown


def test_games_for_programs_are_the_infos():
    assert json.loads(run("games", "--json").out) == [hearth.info(game) for game in hearth.games()]


def test_piped_output_has_no_colours(file):
    for shown in (run("games"), run("replay", file), run("rules", "winterforge")):
        assert "\x1b" not in shown.out


def test_rules_are_printed_without_the_marks_of_the_ledger():
    shown = run("rules", "winterforge").out
    assert "**7.9** A Contract requires types" in shown
    assert "WF-" not in shown


def test_a_search_shows_the_clauses_with_the_word_under_their_chapters():
    shown = run("rules", "winterforge", "work", "TOKEN").out
    assert "## 7. The Forge" in shown
    assert "**7.13**" in shown
    assert "**8.1**" not in shown


def test_a_search_counts_its_clauses_and_shows_of_long_tables_only_what_was_sought():
    shown = run("rules", "forge", "contract").out
    assert re.match(r"\d+ clauses of the rules of Forge, for “contract”\.\n\n## 1\. ", shown)
    assert "| Letters of Introduction |" in shown  # its text has the word
    assert "*20 more rows in 19.1*" in shown
    assert "*24 more rows in 18.2*" in shown
    assert "| 3 | more Guild cards |" in shown  # a short table is whole
    assert "| Letters of Introduction |" in run("rules", "forge", "19.1").out


def test_a_search_for_a_number_shows_that_clause_with_its_table():
    shown = run("rules", "winterforge", "7.8").out
    assert shown.startswith("## 7. The Forge\n\n**7.8** ")
    assert "| Work Tokens |" in shown


def test_rules_for_programs_are_clauses():
    clauses = json.loads(run("rules", "winterforge", "11.4", "--json").out)
    assert [clause["number"] for clause in clauses] == ["11.4"]


def test_examples_are_printed_in_words():
    shown = run("rules", "winterforge", "7.13").out
    assert "> 3 (d6) + 4 (d6) + 2 (d4) + Weapons 2 + 1 Work Token = 12 succeeds" in shown
    assert "{" not in run("rules", "winterforge").out


# Replays


def test_a_spectator_does_not_read_secrets(file):
    assert "as Royal Contract" not in run("replay", file).out


def test_a_seat_reads_only_its_own_secrets(file):
    assert run("replay", file, "--seat", "1").out.count("as Royal Contract") == 1


def test_all_reads_everything(file):
    assert run("replay", file, "--all").out.count("as Royal Contract") == 2


def test_a_replay_ends_with_sheets_and_winner(file):
    shown = run("replay", file).out
    assert shown.count("in all") == 2
    assert "wins with" in shown or "tie goes to" in shown or "share the win" in shown


def test_a_replay_of_solo_ends_with_the_rank(tmp_path):
    match = Match.new("winterforge", 1, seed=1)
    while not match.g.over:
        match.act(match.legal()[0])
    path = tmp_path / "solo.hearth"
    path.write_text(record(match))
    shown = run("replay", path).out
    assert "rank 1 of 5, Apprentice. The match is lost" in shown
    assert "wins" not in shown


def test_a_replay_can_stop_early(file):
    shown = run("replay", file, "--to", "2").out
    assert "Seat 0 plays" in shown
    assert shown.endswith("\nThe match is not over.\n")
    assert "Round 1 begins" not in shown


def test_a_replay_for_programs(file, finished):
    data = json.loads(run("replay", file, "--all", "--json").out)
    assert data["header"]["seed"] == 1
    assert data["header"]["options"]["round_cap"] == 10
    assert [move["notation"] for move in data["moves"]] == [m.notation for m in finished.moves]
    assert data["scores"] == finished.g.scores()
    assert data["result"] == finished.g.result()
    assert all(line["text"] for line in data["lines"])


@pytest.mark.parametrize("reader", [[], ["--seat", "1"]])
def test_a_replay_for_programs_keeps_secrets(reader, file, finished):
    shown = run("replay", file, "--json", *reader).out
    assert json.loads(shown)["moves"] is None
    assert "keep_royal" not in shown
    kept = {move.notation for move in finished.moves if "keep_royal" in move.notation}
    assert len(kept) == 2


def test_a_transcript_can_be_played_again(file, finished):
    shown = run("replay", file, "--transcript", "--all").out
    assert shown == transcript(finished)
    assert read_record(shown).moves == finished.moves


def test_a_last_line_that_was_cut_off_is_mentioned(file, finished):
    file.write_text(record(finished)[:-1])
    shown = run("replay", file, "--all", "--json")
    assert shown.code == 0
    assert "the last line, '1 end_turn', was cut off" in shown.err
    assert json.loads(shown.out)["cut_off"]
    assert len(json.loads(shown.out)["moves"]) == len(finished.moves) - 1


def test_a_last_line_that_was_cut_off_is_not_told_to_everybody(file, finished):
    file.write_text(record(finished)[:-1])
    assert "the last line was cut off" in run("replay", file).err


# Mistakes in what was typed

PLAY = ["play", "winterforge"]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["dance"], "'dance' (choose from"),
        (["play"], "which game? There are: winterforge"),
        (["play", "chess"], "there is no game 'chess'; there are: winterforge"),
        (["rules", "chess"], "there is no game 'chess'; there are: winterforge"),
        (["bench", "chess"], "there is no game 'chess'; there are: winterforge"),
        ([*PLAY, "--seats", "9"], "is for 1, 2, 3, 4, 5, 6 seats, not 9"),
        ([*PLAY, "--seats", "two"], "invalid int value: 'two'"),
        ([*PLAY, "--option", "colour=red"], "its options are: guilds, alleyways, wages, round_cap"),
        ([*PLAY, "--option", "guilds=mine"], "guilds is chosen or random, not 'mine'"),
        ([*PLAY, "--option", "round_cap=11"], "round_cap is 10 or 15"),
        ([*PLAY, "--option", "alleyways=shrine,moat"], "alleyways may hold shrine or auction"),
        ([*PLAY, "--seats", "1", "--option", "alleyways=all"], "leave thieves_guild out with 1"),
        ([*PLAY, "--option", "guilds"], "name=value, not 'guilds'"),
        ([*PLAY, "--seats", "3", "--people", "4"], "room for 0 to 3 people, not 4"),
        ([*PLAY, "--name", "Ann,Ben"], "--name is for 1 person at most, not for 2"),
        ([*PLAY, "--bots", "gnome"], "there is no bot 'gnome'; there are: random, greedy, greedy:"),
        ([*PLAY, "--bots", "master,greedy"], "--bots names 1 at this table, not 2"),
        ([*PLAY, "--seats", "4", "--bots", "master,greedy"], "--bots names 1 or 3 at this table"),
        ([*PLAY, "--hotseat", "--bots", "greedy"], "--bots is for seats without people"),
        (["play", "--resume", "--seats", "2"], "leave out --seats"),
        (["play", "--resume", "--bots", "master"], "leave out --bots"),
        (["play", "--resume"], "there is no unfinished match in /nonexistent/matches"),
        (["play", "--resume", "/nonexistent/x"], "/nonexistent/x: No such file or directory"),
        (["replay", "/nonexistent/x"], "/nonexistent/x: No such file or directory"),
        (["replay", "/usr"], "/usr: Is a directory"),
        (["rules", "winterforge", "submarine"], "no clause of the rules of winterforge has"),
        (["rules", "winterforge", "99.1"], "try another word, or a chapter from 1 to 16"),
        (["bench", "--seats", "9"], "is for 1, 2, 3, 4, 5, 6 seats, not 9"),
        (["bench", "--seconds", "0"], "more than 0 and at most 3600, not 0"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(argv, said):
    assert said in run(*argv).sentence()


@pytest.mark.parametrize("wrong", [["--name", "Ann,Ben"], ["--bots", "gnome"]])
def test_a_wrong_name_or_bot_leaves_no_file_behind(wrong, tmp_path):
    run(*PLAY, *wrong, home=tmp_path).sentence()
    assert list(tmp_path.iterdir()) == []


def test_a_seat_that_is_not_at_the_table_cannot_read(file):
    assert "has seats 0 to 1, not 2" in run("replay", file, "--seat", "2").sentence()


def test_more_moves_than_there_are_cannot_be_replayed(file, finished):
    said = run("replay", file, "--to", "9999").sentence()
    assert f"has 0 to {len(finished.moves)} moves, not 9999" in said


@pytest.mark.parametrize("reader", [[], ["--seat", "0"]])
def test_a_transcript_is_only_for_those_who_may_know_everything(reader, file):
    said = run("replay", file, "--transcript", *reader).sentence()
    assert "tells every seat's secrets: ask for it with --all" in said


def test_a_match_of_another_game_is_not_resumed(file):
    assert "is a match of winterforge" in run("play", "chess", "--resume", file).sentence()


# Files that cannot be used

HEADER = record(Match.new("winterforge", 2, seed=1))


def changed(old: str, new: str) -> bytes:
    assert old in HEADER
    return HEADER.replace(old, new).encode()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not a match of hearth"),
        (b"\xff\xfe\x00garbage", "is not a match of hearth: the file of one is had"),
        (b"[project]\nname = 'x'\n", "is not a match of hearth"),
        (HEADER[:40].encode(), ", line 3: here should stand 'rules: …'"),
        (changed("seats: 2", "seat: 2"), ", line 6: here should stand 'seats: …', not 'seat: 2'"),
        (changed("game: winterforge", "game: chess"), "there is no game 'chess'"),
        (changed("seats: 2", "seats: 9"), "is for 1, 2, 3, 4, 5, 6 seats, not 9"),
        (changed("seats: 2", "seats: two"), "seats cannot be read"),
        (changed("seed: 1", "seed: 1.5"), "seed cannot be 1.5"),
        (changed("people: [0, 1]", "people: [7]"), "it lists seats from 0 to 1"),
        (changed("people: [0, 1]", "people: " + "[" * 9999), "people cannot be read"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_damaged_or_foreign_file_is_refused(command, content, said, tmp_path):
    path = tmp_path / "x.hearth"
    path.write_bytes(content)
    sentence = run(*command, path).sentence()
    assert said in sentence
    assert str(path) in sentence
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (changed("rules: 1", "rules: 99"), "version 99 of the rules of winterforge"),
        (changed("standard ", "standard f"), "another edition of the standard box"),
        (changed('"wages"', '"salaries"'), "winterforge has no option 'salaries'"),
    ],
)
def test_a_match_of_older_rules_is_not_resumed(content, said, tmp_path):
    path = tmp_path / "x.hearth"
    path.write_bytes(content)
    assert said in run("play", "--resume", path).sentence()
    assert path.read_bytes() == content


@pytest.mark.parametrize("box", ['{"name": "b"}', '{"name": "b", "files": ["x"]}', "[]"])
def test_a_record_with_a_damaged_box_is_refused(box, tmp_path):
    lines = HEADER.split("\n")
    lines[3] = f"box: {box}"
    path = tmp_path / "x.hearth"
    path.write_text("\n".join(lines))
    assert "the header is wrong: box " in run("replay", path).sentence()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0 keep_royal:contract=44", "is not legal now; legal are: choose_guild:guild=0, choose"),
        ("0 choose_guild:guild=x", "guild of choose_guild is a whole number from 0 to"),
        ("0 dance", "there is no action 'dance' in winterforge; there are: buy, "),
        ("1 choose_guild:guild=0", "seat 1 has nothing to choose now; it is for seat 0"),
        ("choose_guild:guild=0", "should begin with a seat's number"),
        ("0 undo:to=5", "there is no choice 5 to go back to; there are 0 to 0"),
    ],
)
def test_an_action_that_cannot_be_is_named_with_its_line(line, said, tmp_path):
    path = tmp_path / "x.hearth"
    path.write_text(f"{HEADER}# a remark\n{line}\n")
    sentence = run("play", "--resume", path).sentence()
    assert f"{path}, line {HEADER.count(chr(10)) + 2}: " in sentence
    assert said in sentence


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hire_cost = 4", "hire_price = 4", "crew.toml, row 1 (transporter), key 'hire_cost'"),
        ("hire_cost = 4", 'hire_cost = "4"', "should be a whole number from 0 to 30, not '4'"),
        ("hire_cost = 4", "hire_cost = 4\nwage = 1", "key 'wage': is not known"),
        ("[[crew]]", "[[crew]", "crew.toml: is not valid TOML"),
    ],
)
def test_a_wrong_row_of_a_box_is_named(old, new, said, tmp_path):
    text = (BOX / "crew.toml").read_text()
    (tmp_path / "crew.toml").write_text(text.replace(old, new, 1))
    assert said in run(*PLAY, "--box", tmp_path, "--save", tmp_path / "x").sentence()
    assert not (tmp_path / "x").exists()


def test_a_box_that_is_not_there_is_named():
    assert "/nonexistent: there is no such folder" in run(*PLAY, "--box", "/nonexistent").sentence()


def test_a_match_in_another_window_is_not_resumed(tmp_path):
    path = tmp_path / "x.hearth"
    journal = Journal.begin(path, Match.new("winterforge", 2, seed=1))
    said = run("play", "--resume", path).sentence()
    journal.close()
    assert said == f"hearth: {path}: is being played in another window; close that one first\n"


def test_nothing_is_saved_over_another_match(file):
    before = file.read_text()
    assert "is there already" in run(*PLAY, "--save", file).sentence()
    assert file.read_text() == before


def test_a_folder_that_cannot_be_written_is_named(file):
    below = file / "matches" / "x.hearth"
    assert f"{below.parent}: Not a directory" in run(*PLAY, "--save", below).sentence()


def test_a_home_that_cannot_be_written_is_named():
    assert "/proc/hearth" in run(*PLAY, home=Path("/proc/hearth")).sentence()


# Other programs around it


def test_a_reader_that_stops_is_no_error():
    with start("rules", "winterforge") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


def interrupt(process: subprocess.Popen[str]) -> None:
    """Send the signal again if it came just before the process began to wait for input."""
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=2)
            return


def test_an_interrupt_ends_quietly_with_130(tmp_path):
    # Where the tests run in the background the signal is ignored, and processes inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = start(*PLAY, "--save", tmp_path / "x.hearth")
    read_to(process, "> ")
    interrupt(process)
    out, err = process.communicate()
    assert process.returncode == 130
    assert f"-m hearth play --resume {tmp_path / 'x.hearth'}" in out
    assert err == ""


def test_a_mistake_in_a_process_of_its_own_is_one_sentence_too():
    process = start("play", "chess")
    out, err = process.communicate()
    assert process.returncode == 2
    there_are = ", ".join(hearth.games())
    assert (out, err) == ("", f"hearth: there is no game 'chess'; there are: {there_are}\n")


# Chance that can be checked afterwards


def played_at_a_table(path: Path) -> Match:
    """A match whose chance was sealed, in a file."""
    match = Match.new("forge", 2)
    for _ in range(20):
        match.act(match.legal()[0])
    path.write_text(record(match), encoding="utf-8")
    return match


def test_a_match_is_verified_against_the_seal_of_its_table(tmp_path):
    seal = commitment(played_at_a_table(tmp_path / "x").table.secret)
    shown = run("replay", tmp_path / "x", "--verify", seal)
    assert "All 20 moves follow from its secret" in shown.out
    assert "This is what the table showed" in shown.out
    assert seal in run("replay", tmp_path / "x", "--verify").out


def test_another_match_than_the_sealed_one_is_refused(tmp_path):
    played_at_a_table(tmp_path / "x")
    sentence = run("replay", tmp_path / "x", "--verify", "0f" * 32).sentence()
    assert "this is another match: the SHA-256 of its secret is " in sentence


def test_where_chance_came_from_a_seed_there_is_nothing_to_verify(tmp_path):
    (tmp_path / "x").write_text(record(Match.new("forge", 2, seed=7)), encoding="utf-8")
    sentence = run("replay", tmp_path / "x", "--verify").sentence()
    assert "comes from the seed 7, which was never secret" in sentence


# What the documents say

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
TYPED = re.compile(r"^    (?:\S+=\S+ )*(?:python -m )?hearth( .*)?$", re.MULTILINE)
SAID = [
    (path.name, words) for path in DOCUMENTS for words in TYPED.findall(path.read_text("utf-8"))
]


@pytest.mark.parametrize(("document", "words"), SAID)
def test_what_the_documents_say_can_be_typed(document, words):
    """As far as the parser is concerned; what each command does is tested where it belongs."""
    parser().parse_args(shlex.split(words, comments=True))


def test_the_documents_say_a_lot():
    assert len(SAID) > 20


def test_a_port_wished_for_by_the_environment_has_to_be_one(monkeypatch):
    monkeypatch.setenv("HEARTH_PORT", "abc")
    assert "HEARTH_PORT is 0 (any) to 65535, not abc" in run("serve", "--quiet").sentence()
