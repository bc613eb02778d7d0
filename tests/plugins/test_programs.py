"""A bot in any language: what it is sent, and what becomes of it when it does something wrong."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import hearth
from hearth.arena import Venue, planned, played
from hearth.bots.bot import Bot, Outlook
from hearth.bots.specs import make_bot, resolved, resolved_typed
from hearth.bots.stdio import IllegalAnswerError, ProgramEndedError, SlowAnswerError, StdioBot
from hearth.kernel import Rng
from tests.plugins.installing import EXAMPLES

READ = (
    "import json, os, subprocess, sys, time\nfor line in sys.stdin:\n    told = json.loads(line)\n"
)
FIRST = "    print(json.dumps({'id': told['options'][0]['id']}), flush=True)\n"


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


class Program:
    """Writes a program that does something with each line, and tells the command for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, body: str) -> str:
        path = self.folder / f"bot{len(list(self.folder.iterdir()))}.py"
        path.write_text(READ + body, encoding="utf-8")
        return f'"{sys.executable}" "{path}"'


@pytest.fixture
def seated() -> Iterator[list[StdioBot]]:
    """Those who sit here leave when the test is over."""
    bots: list[StdioBot] = []
    yield bots
    for bot in bots:
        bot.close()


def is_alive(pid: int) -> bool:
    """On Linux a process that ended and that nobody asks for any more is dead, too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def dead_soon(pid: int) -> bool:
    deadline = time.monotonic() + 10
    while is_alive(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not is_alive(pid)


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")


# What it is sent


@pytest.mark.parametrize("game", hearth.games())
def test_it_is_sent_the_view_the_options_and_the_time(program, tmp_path, seated, game):
    note = tmp_path / "sent.jsonl"
    bot = StdioBot("x", 1, program(f"    open({str(note)!r}, 'a').write(line)\n{FIRST}"))
    seated.append(bot)
    g = hearth.new(game, 2, seed=4)
    for _ in range(5):
        seat = g.actor()
        outlook = Outlook(g, seat, Rng(1))
        action = bot.think(outlook).action
        assert action == g.options(seat)[0]
        told = json.loads(note.read_text().splitlines()[-1])
        assert told["view"] == json.loads(json.dumps(g.view(seat)))
        assert (told["game"], told["seat"], told["milliseconds"]) == (game, seat, 5000)
        assert told["options"] == [
            {"id": hearth.notation(g, a), "label": hearth.label(g, a, seat)}
            for a in g.options(seat)
        ]
        g.apply(action, seat)


def test_what_it_is_sent_tells_no_secret_of_others():
    """The same table with its hidden part dealt anew is told in the same words."""
    g = hearth.new("winterforge", 3, seed=2)
    for i in range(10):
        g.apply(g.options()[0], g.actor())
        other = g.clone()
        other.determinise(g.actor(), Rng(i))
        told = [Outlook(table, g.actor(), Rng(7)).told() for table in (g, other)]
        assert told[0] == told[1]


def test_it_runs_as_long_as_the_match(program, seated):
    bot = StdioBot("x", 1, program(f"    told['options'][0]['id'] = str(os.getpid())\n{FIRST}"))
    seated.append(bot)
    g = hearth.new("guilds", 2, seed=1)
    pids = []
    for _ in range(3):
        with pytest.raises(IllegalAnswerError) as said:
            bot.choose(g, g.actor())
        pids.append(str(said.value).split('"')[3])
    assert len(set(pids)) == 3  # each did something wrong, and the next began anew
    polite = StdioBot("x", 1, program(f"    sys.stderr.write(str(os.getpid()) + chr(10))\n{FIRST}"))
    seated.append(polite)
    polite.choose(g, g.actor())
    first = polite._program
    polite.choose(g, g.actor())
    assert polite._program is first


# What it does wrong

WRONG = {
    "no JSON": ("    print('hello', flush=True)\n", IllegalAnswerError, "which is not JSON"),
    "no option": ('    print(\'{"id": "win"}\', flush=True)\n', IllegalAnswerError, "not legal"),
    "a list": ("    print([7], flush=True)\n", IllegalAnswerError, "not legal"),
    "an endless line": ("    print('x' * 1_000_000, flush=True)\n", IllegalAnswerError, "not JSON"),
    "deep JSON": ("    print('[' * 60_000, flush=True)\n", IllegalAnswerError, "not JSON"),
    "nothing": ("    pass\n", SlowAnswerError, "did not answer within"),
    "the end": ("    sys.exit(3)\n", ProgramEndedError, "ended with the exit code 3"),
    "a mistake": ("    1 / 0\n", ProgramEndedError, "ZeroDivisionError: division by zero"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_answer_is_told_and_the_next_one_counts(program, tmp_path, seated, what):
    body, error, why = WRONG[what]
    once = tmp_path / "once"
    lines = body.replace("    ", "        ", 1)
    first = f"    if not os.path.exists({str(once)!r}):\n        open({str(once)!r}, 'w')\n{lines}"
    command = program(f"{first}        continue\n{FIRST}")
    bot = StdioBot("x", 1, command, milliseconds=200, starting=2.0)
    seated.append(bot)
    g = hearth.new("guilds", 2, seed=1)
    with pytest.raises(error, match=why):
        bot.choose(g, g.actor())
    assert bot.choose(g, g.actor()).action == g.options()[0]


def test_faults_stand_in_the_results_of_the_arena(program):
    specs = [f"stdio:{program(body)}" for body, _, _ in (WRONG["no option"], WRONG["the end"])]
    outcome = next(played(planned(Venue("guilds"), [*specs, "random"]), range(1)))
    kinds = {outcome.bots[fault.seat]: fault.kind for fault in outcome.faults}
    assert kinds == {specs[0]: "illegal", specs[1]: "crashed"}
    assert len(outcome.faults) == outcome.decisions[0] + outcome.decisions[1]
    assert '\'{"id": "win"}\'' in outcome.faults[0].what


def test_a_late_answer_is_a_fault_of_its_own_kind(program, tmp_path):
    once = tmp_path / "once"
    sleep = f"    if not os.path.exists({str(once)!r}):\n        open({str(once)!r}, 'w')\n"
    late = program(f"{sleep}        time.sleep(600)\n{FIRST}")

    def make(spec: str, game: str, seed: int) -> Bot:
        return StdioBot(spec, seed, late, 1, 2.0) if spec == "late" else make_bot(spec, game, seed)

    plan = planned(Venue("guilds"), ["random", "random"])
    plan.bots[0] = "late"
    (outcome,) = played(plan, range(1), make=make)
    assert [fault.kind for fault in outcome.faults] == ["slow"]


@linux
def test_it_is_ended_with_its_children(program, tmp_path, seated):
    note = tmp_path / "pids"
    child = f"[{sys.executable!r}, '-c', 'import time; time.sleep(600)']"
    body = f"""    child = subprocess.Popen({child})
    open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')
{FIRST}    time.sleep(600)
"""
    bot = StdioBot("x", 1, program(body))
    seated.append(bot)
    g = hearth.new("guilds", 2, seed=1)
    bot.choose(g, g.actor())
    pids = [int(word) for word in note.read_text().split()]
    assert all(is_alive(pid) for pid in pids)
    bot.close()
    assert all(dead_soon(pid) for pid in pids)


@linux
@pytest.mark.parametrize("workers", [0, 1])
def test_when_the_arena_stops_in_the_middle_programs_stop(program, tmp_path, workers):
    note = tmp_path / "pids"
    note.write_text("")
    busy = f"    open({str(note)!r}, 'a').write(f'{{os.getpid()}} ')\n{FIRST}"
    busy += "time.sleep(600)\n"  # it does not care that its input has ended
    plan = planned(Venue("guilds"), [f"stdio:{program(busy)}", "random"])
    assert list(played(plan, range(1000), workers, stop=lambda: len(note.read_text()) > 1000))
    pids = {int(word) for word in note.read_text().split()}
    assert len(pids) > 1  # one for each match
    assert all(dead_soon(pid) for pid in pids)


# Who may name a command


@pytest.mark.parametrize(
    "spec", ["stdio:true", " stdio:true", "stdio:", "STDIO:true", "Stdio:true"]
)
def test_only_what_was_typed_starts_a_program(spec):
    with pytest.raises(ValueError, match=r"is a program; only who types|there is no bot"):
        make_bot(spec, "guilds", 1)
    with pytest.raises(ValueError, match=r"is a program; only who types|there is no bot"):
        resolved(spec, "guilds")


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("stdio:", "a program as a bot is stdio:COMMAND"),
        ("stdio:no-such-program --fast", "there is no program 'no-such-program'"),
        ("stdio:'open", "cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_is_refused_before_anything_is_played(spec, why):
    with pytest.raises(ValueError, match=why):
        resolved_typed(spec, "guilds")


# The examples

LANGUAGES = {
    "node": f'node "{EXAMPLES / "programs" / "bot.mjs"}"',
    "Python": f'"{sys.executable}" "{EXAMPLES / "programs" / "bot.py"}"',
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_play_all_games(language):
    command = LANGUAGES[language]
    if shutil.which(command.partition(" ")[0].strip('"')) is None:
        pytest.skip(f"there is no {language} on this machine")
    for game in hearth.games():
        plan = planned(Venue(game, 2), [f"stdio:{command}", "random"])
        (outcome,) = played(plan, range(1))
        assert outcome.faults == []


def test_the_same_seed_gives_the_same_match():
    plan = planned(Venue("guilds"), [f"stdio:{LANGUAGES['Python']}", "random"], seed=4)
    one, two = (next(played(plan, range(1))).scores for _ in range(2))
    assert one == two
