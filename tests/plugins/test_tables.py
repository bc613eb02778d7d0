"""Plug-ins and the operator's programs at tables; nobody else's command is ever run."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hearth.match import record
from hearth.server.settings import FILE, UNLIMITED, ServerSettings, read_settings
from tests.plugins.installing import EXAMPLES, env_with, hearth_with, install
from tests.server.running import ADA, OPEN, Apart, Made, Reached, Running, played, to_the_end
from tests.terminal.runs import run

PYTHON_BOT = f'stdio:"{sys.executable}" "{EXAMPLES / "programs" / "bot.py"}"'
COUNTER = {"kind": "bot", "level": "counter"}


def until_the_bot_moves(made: Made, option: int = 0) -> dict[str, Any]:
    """The table when the bot has moved. Until then Ada plays her first option, or another one."""
    with made.sit() as ada:
        view = ada.see()
        while view["decision"]:
            view = ada.choose(view, option)
        return ada.see(view["rev"] + 1)


# Plug-ins


@pytest.fixture(scope="module")
def server(pebbles: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reached]:
    """With the example installed, and with a plug-in that cannot be used."""
    home, broken = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("broken")
    install(broken, "dice", "[hearth.games]\ndice = dice:GAME\n", "1 / 0")
    path = os.pathsep.join([str(broken), env_with(pebbles)["PYTHONPATH"]])
    with Apart(
        home, more={"PYTHONPATH": path}, settings=f"[bots]\nprogram = '''{PYTHON_BOT}'''\n"
    ) as apart:
        yield apart


def test_the_lobby_knows_what_is_installed_and_what_cannot_be_used(server):
    told = server.http.get("/api/games").json()
    assert [game["title"] for game in told["games"]][-1] == "Pebbles"
    assert told["bots"] == ["program", "counter"]
    assert told["left_out"] == ["the game 'dice' of the plug-in dice cannot be used here"]


def test_an_installed_game_and_bot_are_played_at_a_table(server):
    """The bot thinks in a worker, which knows what is installed as well."""
    made = server.table(ADA, COUNTER, game="pebbles")
    view = until_the_bot_moves(made, option=2)  # takes three
    assert view["view"]["board"]["heap"] == 16
    assert server.http.get("/api/games/pebbles/rules").status_code == 200
    assert server.http.get("/api/games/pebbles/clauses").status_code == 200


@pytest.mark.parametrize("level", ["counter", "program"])
def test_who_made_a_table_seats_other_bots_by_name(server, level):
    made = server.table(ADA, OPEN, game="pebbles")
    headers = {"authorization": f"Bearer {made.token}"}
    url = f"/api/tables/{made.id}/seats/1"
    assert server.http.post(url, json={"level": level}, headers=headers).status_code == 200
    assert until_the_bot_moves(made)["seats"][1]["level"] == level


# The operator's programs


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Running]:
    """Programs that leave word: a good one, and one that never answers."""
    note = tmp_path / "pids"
    start = f"import json, os, sys, time\nopen({str(note)!r}, 'a').write(f'{{os.getpid()}} ')\n"
    answer = "print(json.dumps({'id': json.loads(line)['options'][-1]['id']}), flush=True)"
    bodies = {
        "good": answer,
        "late": f"{answer}; sys.stdin.readline(); time.sleep(600)",
        "dead": "1 / 0",
    }
    specs = {}
    for name, body in bodies.items():
        path = tmp_path / f"{name}.py"
        path.write_text(f"{start}for line in sys.stdin:\n    {body}\n", encoding="utf-8")
        specs[name] = f'stdio:"{sys.executable}" "{path}"'
    settings = ServerSettings(client=UNLIMITED, bots=specs, longest_thought=50)
    running = Running(tmp_path / "tables.sqlite", settings).start()
    yield running
    running.stop()


def pids(tmp_path: Path) -> list[int]:
    note = tmp_path / "pids"
    return [int(word) for word in note.read_text().split()] if note.exists() else []


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


@pytest.mark.skipif(os.name != "posix", reason="asks for processes by signal 0")
def test_one_program_plays_a_whole_match_and_then_ends(programs, tmp_path):
    made = programs.table(ADA, {"kind": "bot", "level": "good"}, game="guilds")
    with made.sit() as ada:
        view = ada.see()
        while not view["over"]:
            if view["decision"]:
                made.act(seat=0)  # a socket may not be in such a hurry
            view = ada.see(view["rev"] + 1)
    (pid,) = pids(tmp_path)
    deadline = time.monotonic() + 10
    while is_there(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_there(pid)


@pytest.mark.parametrize("level", ["late", "dead"])
def test_a_match_goes_on_when_a_program_fails(programs, level, caplog):
    made = programs.table(ADA, {"kind": "bot", "level": level}, game="guilds")
    until_the_bot_moves(made)
    until_the_bot_moves(made)  # the second answer is the late one
    assert f"the bot '{level}' failed" in caplog.text


def test_settings_name_programs_that_are_there_and_nothing_else(tmp_path):
    path = tmp_path / FILE
    for bots, why in {
        "x = 'random'": "should be stdio:COMMAND",
        "x = 'stdio:no-such-program'": "there is no program",
        "master = 'stdio:true'": "there is a bot 'master' already",
        "'Big One' = 'stdio:true'": "a word of small letters",
        "'stdio:x' = 'stdio:true'": "a word of small letters",
    }.items():
        path.write_text(f"[bots]\n{bots}\n")
        with pytest.raises(ValueError, match=why):
            read_settings(path)


# What visitors send, and what files hold


@pytest.fixture
def trap(tmp_path: Path) -> Trap:
    return Trap(tmp_path / "caught")


class Trap:
    """A command that leaves a file behind if anybody starts it."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark
        script = mark.with_suffix(".py")
        script.write_text(f"open({str(mark)!r}, 'w')\n", encoding="utf-8")
        self.spec = f'stdio:"{sys.executable}" "{script}"'

    def check(self) -> None:
        time.sleep(0.3)
        assert not self.mark.exists(), "a program was started"


def test_no_request_starts_a_program(programs, trap):
    http, bot = programs.http, {"kind": "bot", "level": trap.spec}
    over = programs.table(ADA, ADA, game="guilds")
    to_the_end(programs, over)
    open_table = programs.table(ADA, OPEN, game="guilds")
    headers = {"authorization": f"Bearer {open_table.token}"}
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "guilds", "seats": [ADA, bot]}),
        ("/api/tables", {"game": "guilds", "seats": [ADA, OPEN], "stand_in": trap.spec}),
        (f"/api/tables/{open_table.id}/seats/1", {"level": trap.spec}),
        (f"/api/tables/{over.id}/play_on", {"move": 1, "seat": 0, "level": trap.spec}),
    ]
    for url, wish in wishes:
        answer = http.post(url, json=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (url, answer.text)
    trap.check()


def test_no_frame_starts_a_program(programs, trap):
    made = programs.table(ADA, ADA, game="guilds")
    with made.sit() as ada:
        view = ada.see()
        for frame in (
            {"t": "hint", "rev": view["rev"], "seat": 0, "level": trap.spec},
            {"t": "act", "rev": view["rev"], "id": trap.spec, "seat": 0},
            {"t": "why_not", "ref": trap.spec, "seat": 0},
            {"t": "say", "text": trap.spec},
            {"t": trap.spec},
        ):
            ada.send(**frame)
        ada.send(t="ping")
        ada.hear("pong")
    trap.check()


def test_no_replay_file_starts_a_program(programs, trap):
    """Neither in the remark where a terminal notes its bots, nor as somebody's name."""
    match = played()
    match.names = [trap.spec[:40], "Bo"]
    text = record(match).replace("\n\n", f"\n\n# bots: {json.dumps({'1': trap.spec})}\n", 1)
    answer = programs.http.post("/api/replays", json={"record": text})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert programs.http.get(f"/api/tables/{table}/replay").status_code == 200
    again = {"move": 3, "seat": 0, "level": "random", "name": "Ada"}
    assert programs.http.post(f"/api/tables/{table}/play_on", json=again).status_code == 201
    trap.check()


@pytest.mark.parametrize("where", ["level", "stand_in"])
def test_no_stored_table_starts_a_program(tmp_path, trap, where, caplog):
    """A store may come from anywhere. The match goes on, with a move of chance."""
    store = tmp_path / "tables.sqlite"
    first = Running(store).start()
    bot = {"kind": "bot", "level": "apprentice"}
    made = first.table(ADA, bot, game="guilds", stand_in="apprentice", patience=1)
    first.stop()
    with contextlib.closing(sqlite3.connect(store)) as db:
        (text,) = db.execute("select seats from tables where id = ?", (made.id,)).fetchone()
        seats = json.loads(text)
        if where == "level":
            seats["seats"][1]["level"] = trap.spec
        else:
            seats["settings"]["stand_in"] = trap.spec
            seats["settings"]["clock"] = 1
        db.execute("update tables set seats = ? where id = ?", (json.dumps(seats), made.id))
        db.commit()
    again = Running(store).start()
    try:
        made.running = again
        if where == "level":
            until_the_bot_moves(made)
        else:
            with made.sit() as ada:
                view = ada.see()
                ada.see(view["rev"] + 1)  # somebody else chose when the second was over
        assert "only who types on this machine can start one" in caplog.text
    finally:
        again.stop()
    trap.check()


def test_no_save_starts_a_program_when_it_is_resumed(tmp_path, trap):
    path = tmp_path / "match.hearth"
    begun = ["play", "guilds", "--seed", "3", "--save", path]
    assert run(*begun, "--bots", PYTHON_BOT, lines=["q"]).code == 0
    text = path.read_text(encoding="utf-8")
    remark = next(line for line in text.splitlines() if line.startswith("# bots: "))
    forged = f"# bots: {json.dumps({'1': trap.spec})}"
    path.write_text(text.replace(remark, forged), encoding="utf-8")
    said = run("play", "--resume", path, lines=["q"]).sentence()
    assert "a program played seat 1, and no file starts one; say who plays with --bots" in said
    assert "Traceback" not in run("replay", path, "--all").err
    trap.check()
    again = run("play", "--resume", path, "--bots", "random", lines=["q"])
    assert again.code == 0


def test_the_trap_is_one(tmp_path, trap):
    """What is typed here does start it."""
    argv = ["play", "guilds", "--seed", "3", "--save", tmp_path / "m.hearth", "--bots", trap.spec]
    assert run(*argv, lines=["1"] * 20).code == 0
    assert trap.mark.exists()


# In the terminal


@pytest.mark.parametrize("bot", ["counter", PYTHON_BOT])
def test_other_bots_play_in_the_terminal(pebbles, tmp_path, bot):
    """Take one, then one, …: the other knows better."""
    argv = ["play", "pebbles", "--seed", "3", "--save", str(tmp_path / "m.hearth"), "--bots", bot]
    shown = hearth_with(pebbles, *argv, typed="3\n" * 2 + "1\n" * 30)
    assert shown.code == 0, shown.err
    assert "The match is over" in shown.out
    assert "failed" not in shown.out


def test_a_bot_that_fails_in_the_terminal_is_told_and_the_match_goes_on(tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text("1 / 0\n")
    argv = ["play", "guilds", "--seed", "3", "--save", tmp_path / "m.hearth"]
    shown = run(*argv, "--bots", f'stdio:"{sys.executable}" "{bad}"', lines=["1"] * 20)
    assert shown.code == 0
    assert "chance chose for it: ProgramEndedError: ended with the exit code 1" in shown.out
