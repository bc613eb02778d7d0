"""What the pages on adding a bot and a game tell to type works as it stands there."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hearth.arena import Venue, planned, played
from tests.plugins.installing import EXAMPLES, ROOT, env_with

DOCS = ROOT / "docs"
INSTALLS = "pip install ./examples/pebbles"  # the fixture has done that, without a network


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands(page: str) -> list[str]:
    return [line for block in blocks(page, "sh") for line in block.splitlines()]


@pytest.mark.parametrize("page", ["adding-a-bot.md", "adding-a-game.md"])
def test_the_commands_can_be_typed_as_they_stand(pebbles: Path, tmp_path: Path, page: str) -> None:
    env = {**env_with(pebbles), "HEARTH_HOME": str(tmp_path)}
    typed = commands(page)
    assert len(typed) > 4
    for line in typed:
        words = shlex.split(line)
        if line == INSTALLS or ("node" in line and shutil.which("node") is None):
            continue
        assert words[0] == "hearth", line
        command = [sys.executable, "-m", "hearth.cli", *words[1:]]
        done = subprocess.run(
            command, env=env, cwd=ROOT, input="q\n", capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), (line, done.stderr)


def test_the_entry_points_of_the_pages_are_those_of_the_example():
    told = (EXAMPLES / "pebbles" / "pyproject.toml").read_text(encoding="utf-8")
    for page, group in {"adding-a-bot.md": "bots", "adding-a-game.md": "games"}.items():
        (block,) = [one for one in blocks(page, "toml") if f'"hearth.{group}"' in one]
        assert "\n".join(block.splitlines()[:2]) in told


def test_the_program_of_the_page_plays(tmp_path: Path) -> None:
    (program,) = [one for one in blocks("adding-a-bot.md", "python") if "sys.stdin" in one]
    path = tmp_path / "bot.py"
    path.write_text(program, encoding="utf-8")
    plan = planned(Venue("cove", 2), [f'stdio:"{sys.executable}" "{path}"', "random"])
    (outcome,) = played(plan, range(1))
    assert outcome.faults == []


def test_a_line_has_the_fields_that_the_page_names(tmp_path: Path) -> None:
    note, path = tmp_path / "line", tmp_path / "bot.py"
    path.write_text(f"open({str(note)!r}, 'w').write(input())\n", encoding="utf-8")
    next(played(planned(Venue("guilds"), [f'stdio:"{sys.executable}" "{path}"']), range(1)))
    sent = set(json.loads(note.read_text(encoding="utf-8")))
    rows = re.findall(r"^\| (`.*?) \|", (DOCS / "adding-a-bot.md").read_text("utf-8"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)(?:\[\]\.\w+)?`", row)}
    assert sent == named & {"game", "seat", "view", "options", "milliseconds", "seed"}
