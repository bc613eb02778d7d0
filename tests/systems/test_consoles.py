"""A console that cannot show all our letters shows others for them, and never ends a command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hearth
from hearth.kernel import find
from hearth.terminal.rules import whole_text

SHOWN = ["rules", "winterforge"], ["games"], ["play", "forge", "--people", "0", "--seed", "1"]


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_no_letter_ends_a_command(tmp_path, encoding):
    """All in one process: what is shown is long, to begin takes time."""
    script = "from hearth.cli import main\nimport sys\nfor words in {}: assert main(words) == 0"
    done = subprocess.run(
        [sys.executable, "-c", script.format(list(SHOWN))],
        env={
            **os.environ,
            "PYTHONPATH": str(Path(hearth.__file__).parents[1]),
            "PYTHONIOENCODING": encoding,
            "HEARTH_HOME": str(tmp_path),
        },
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    rules = whole_text(find("winterforge"))
    assert not rules.isascii()
    assert done.stdout.startswith(rules.encode(encoding, errors="replace"))
