"""How this program was called, so that a hint can be typed as it stands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def typed(*words: str | Path) -> str:
    """A command of hearth as it is typed where hearth was started from."""
    return " ".join([program(), *(shlex.quote(str(word)) for word in words)])


def program() -> str:
    """The name alone where the shell finds it, else the path as it was given."""
    started = Path(sys.argv[0]).name
    if Path(sys.argv[0]).parent.name == "hearth" and started in ("__main__.py", "cli.py"):
        return f"{shlex.quote(shortest(sys.executable))} -m hearth"
    return shlex.quote(shortest(sys.argv[0])) if started == "hearth" else "hearth"


def shortest(path: str) -> str:
    # Links are not followed: the Python of an environment is a link to another one.
    name = Path(path).name
    found = shutil.which(name)
    same = found is not None and os.path.abspath(found) == os.path.abspath(path)
    return name if same else path
