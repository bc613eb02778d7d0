"""Running `hearth` as a user does: in this process, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import hearth
from hearth.cli import main
from hearth.match import Match, read_record

SOURCES = Path(hearth.__file__).parents[1]
# Wide, so that no sentence is broken; nothing forces colours.
PLAIN = {"COLUMNS": "300", "FORCE_COLOR": "", "PYTHONPATH": str(SOURCES)}

PLAY = ["play", "winterforge", "--seed", "7"]
SHORT = ["--option", "round_cap=10"]
NOWHERE = Path("/nonexistent")  # other tests want it so; as root it could be made


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """What a mistake is answered with: one line, and the exit code says so."""
        assert self.code == 2, (self.out, self.err)
        assert self.err.startswith("hearth: ")
        assert self.err.count("\n") == 1
        return self.err


def run(*argv: str | Path, lines: list[str] | None = None, home: Path | None = None) -> Run:
    """Run a command in this process; `lines` are typed."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines or []))
    env = {**PLAIN, "HEARTH_HOME": str(home or NOWHERE)}
    with (
        patch.dict(os.environ, env),
        patch.object(sys, "stdin", typed),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            code = main([str(arg) for arg in argv])
        except SystemExit as stop:
            code = int(stop.code or 0)
    assert not NOWHERE.exists(), "a test that saves a match says where: --save, or home"
    return Run(code, out.getvalue(), err.getvalue())


def start(*argv: str | Path) -> subprocess.Popen[str]:
    """Start a command in a process of its own, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "hearth.cli", *map(str, argv)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN},
        text=True,
    )


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, *argv: str | Path, **env: str) -> None:
        self.fd, theirs = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hearth.cli", *map(str, argv)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCES), "TERM": "xterm"} | env,
        )
        os.close(theirs)

    def read_to(self, mark: str) -> str:
        """Everything that is shown up to a mark."""
        shown = b""
        while not shown.endswith(mark.encode()):
            shown += os.read(self.fd, 1)
        return shown.decode()

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.fd)


def read_to(process: subprocess.Popen[str], mark: str) -> str:
    """Everything that the process prints up to a mark."""
    assert process.stdout is not None
    text = ""
    while not text.endswith(mark):
        letter = process.stdout.read(1)
        assert letter, f"the output ended before {mark!r}: {text}"
        text += letter
    return text


# Saves


def saved(path: Path) -> Match:
    return read_record(path.read_text(encoding="utf-8"))


def actions(path: Path) -> list[str]:
    """The lines of a save after its header and its remarks."""
    lines = path.read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines()
    return [line for line in lines if not line.startswith("#")]
