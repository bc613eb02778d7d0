"""What a shell offers to complete: everything that the parser knows, and nothing else."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from hearth.cli import parser
from hearth.terminal.completions import (
    ANYTHING,
    FILE,
    FOLDER,
    LIST_OF,
    Command,
    bash,
    commands_of,
)
from tests.terminal.runs import run

COMMANDS = commands_of(parser())
TOP, *BELOW = COMMANDS
GAMES = next(list(one.free.words) for one in BELOW if one.name == "rules")
with_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")

# What bash itself does when somebody presses the tabulator: it asks the function that is named.
PRESS = """
bind 2>/dev/null
asked=$(complete -p hearth); asked=${asked#*-F }; asked=${asked%% *}
while IFS= read -r line; do
    read -r -a COMP_WORDS <<<"$line"
    case "$line" in *' ') COMP_WORDS+=("") ;; esac
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    "$asked"
    echo "${COMPREPLY[*]}"
done
"""


def offered(*lines: str, folder: Path | None = None) -> list[list[str]]:
    """What bash offers at the end of each line."""
    done = subprocess.run(
        ["bash", "--norc", "-c", f"{bash(COMMANDS)}{PRESS}"],
        input="".join(f"{line}\n" for line in lines),
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return [line.split() for line in done.stdout.splitlines()]


@with_bash
def test_all_commands_are_offered():
    assert offered("hearth ", "hearth pl", "hearth --") == [
        [one.name for one in BELOW],
        ["play"],
        [flag.name for flag in TOP.flags],
    ]


@with_bash
def test_all_options_of_all_commands_are_offered():
    found = offered(*(f"hearth {one.name} --" for one in BELOW))
    assert found == [[flag.name for flag in one.flags] for one in BELOW]


@with_bash
def test_games_and_bots_are_offered_wherever_they_are_meant():
    for one in BELOW:
        for flag in one.flags:
            if flag.value is not None and flag.value.words:
                assert offered(f"hearth {one.name} {flag.name} ") == [list(flag.value.words)]
    assert offered("hearth rules ", "hearth play gu") == [GAMES, ["guilds"]]
    assert offered("hearth arena --game cove --bots ma") == [["master"]]


@with_bash
def test_a_list_of_bots_is_gone_on_with():
    [found] = offered("hearth play cove --bots master,gr")
    assert found == ["master,grandmaster", "master,greedy"]


@with_bash
def test_files_are_offered_where_a_file_is_meant_and_numbers_are_not(tmp_path):
    (tmp_path / "evening.hearth").touch()
    (tmp_path / "box").mkdir()
    lines = [
        "hearth replay ",
        "hearth play --resume e",
        "hearth play --box ",
        "hearth play --seats ",
    ]
    assert [sorted(found) for found in offered(*lines, folder=tmp_path)] == [
        ["box", "evening.hearth"],
        ["evening.hearth"],
        ["box"],
        [],
    ]


@pytest.mark.parametrize("one", BELOW, ids=lambda one: one.name)
def test_fish_hears_of_every_command_and_its_options(one: Command):
    shown = run("completions", "fish").out.splitlines()
    own = [line for line in shown if f"'__fish_seen_subcommand_from {one.name}'" in line]
    assert any(f"-a {one.name} " in line for line in shown)
    for flag in one.flags:
        [line] = [line for line in own if f" -l {flag.name[2:]} " in f"{line} "]
        assert (" -r " in line) == (flag.value is not None)
    assert all(line.count("'") % 2 == 0 for line in shown if "\\'" not in line)


def test_zsh_runs_what_bash_runs():
    first, *rest = run("completions", "zsh").out.splitlines()
    assert "bashcompinit" in first
    assert rest == run("completions", "bash").out.splitlines()
    assert {"complete -F _hearth hearth"} < {*rest}


def test_another_shell_is_refused():
    assert "'csh' (choose from" in run("completions", "csh").sentence()


def test_every_kind_of_value_occurs():
    values = [flag.value for one in BELOW for flag in one.flags if flag.value is not None]
    assert {one.kind for one in values} >= {ANYTHING, FILE, FOLDER, LIST_OF}
