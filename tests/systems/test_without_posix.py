"""Where there is nothing of POSIX, as on Windows, every module is imported and all commands run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import hearth
from hearth.cli import parser
from tests.server.running import ADA, BOT, Apart

HIDDEN = Path(__file__).parent / "hidden"
SOURCES = Path(hearth.__file__).parents[1]
# Our locks are of the system; in their stead there are others here, and a word about them.
SOFT = "ignore:only soft file lock:UserWarning"
ENV = {"PYTHONPATH": os.pathsep.join(map(str, (HIDDEN, SOURCES))), "PYTHONWARNINGS": SOFT}


def without_posix(script: str, *words: str, home: Path) -> str:
    """What a script prints that has to end well."""
    command = [sys.executable, "-c", script, *words]
    env = {**os.environ, **ENV, "HEARTH_HOME": str(home), "COLUMNS": "200"}
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


IMPORT_ALL = """
import importlib, os, pkgutil, signal, hearth
assert not hasattr(os, "nice") and not hasattr(signal, "pthread_sigmask")
names = [one.name for one in pkgutil.walk_packages(hearth.__path__, "hearth.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(len(names))
"""


def test_every_module_is_imported(tmp_path):
    count = int(without_posix(IMPORT_ALL, home=tmp_path))
    assert count == len([*Path(hearth.__file__).parent.rglob("*.py")]) - 1  # hearth itself


# One after the other, in one process: each with what it leaves for the next.
COMMANDS = [
    "games",
    "rules forge 7.9",
    "play cove --people 0 --seats 1 --bots random --seed 1 --save SAVED",
    "replay SAVED",
    "analyse SAVED --iterations 20 --workers 1 --html PAGE",
    "arena --game guilds --bots random,random --matches 2 --workers 1 --out LINES",
    "balance --game guilds --bot random --matches 2 --workers 1",
    "bench guilds --seats 2 --seconds 0.1",
    "backup COPY",
    "restore COPY",
    "completions fish",
]
RUN_ALL = """
import sys
from hearth.cli import main
if __name__ == "__main__":
    for line in sys.argv[1:]:
        code = main(line.split())
        assert code == 0, (line, code)
"""


def test_every_command_runs(tmp_path, monkeypatch):
    with Apart(tmp_path, more=ENV) as server:
        assert server.http.get("/").status_code == 200
        with server.table(BOT, ADA, game="guilds").sit() as ada:
            view = ada.see()
            while not any(line["seat"] == 0 for line in view["log"]):  # a bot has moved
                view = ada.see(view["rev"] + 1) if view["decision"] is None else ada.choose(view)
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "run_all.py"
    script.write_text(RUN_ALL, encoding="utf-8")
    run_script = "import runpy, sys; runpy.run_path(sys.argv.pop(1), run_name='__main__')"
    shown = without_posix(run_script, str(script), *COMMANDS, home=tmp_path)
    assert "Gold" in shown
    assert (tmp_path / "SAVED").exists()
    assert [*tmp_path.glob(".*")] == []  # no lock is left behind


def test_no_command_is_left_out():
    commands = next(one for one in parser()._actions if one.dest == "command").choices
    tried = {line.split()[0] for line in COMMANDS} | {"serve"}
    assert set(commands or ()) == tried
