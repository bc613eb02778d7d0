"""The steps of the Dockerfile, and how they are taken without Docker and without being root.

What only root may do is left out: installing a compiler, making a user. What the image has at the
root of its files lies in a folder of the test instead.
"""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ONLY_ROOT = ("apt-get", "useradd")


@dataclass(frozen=True)
class Step:
    stage: int
    word: str
    rest: str


def steps() -> list[Step]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    whole = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    found: list[Step] = []
    stage = -1
    for line in filter(None, whole.splitlines()):
        word, _, rest = line.partition(" ")
        stage += word == "FROM"
        found.append(Step(stage, word, rest))
    return found


def of(word: str) -> list[Step]:
    return [step for step in steps() if step.word == word]


def may_be_taken(step: Step) -> bool:
    return not any(word in step.rest for word in ONLY_ROOT)


def install(environment: Path, wheel: Path) -> None:
    """What the first stage runs, with a wheel that is there instead of building one."""
    for step in of("RUN"):
        if may_be_taken(step):
            command = step.rest.replace("/opt/hearth", str(environment))
            assert command.endswith(" .")
            offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_QUIET": "1"}
            command = f"{command[:-1]}'{wheel}'"
            env = {**os.environ, **offline}
            subprocess.run(["sh", "-c", command], cwd=ROOT, env=env, check=True)


def executable(environment: Path, name: str) -> str:
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / name)


def ran(environment: Path, name: str, *words: str) -> str:
    """What a program of the environment prints, and nothing of ours is on its way."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    env |= {"HEARTH_HOME": str(environment / "home"), "HEARTH_PURE": ""}
    command = [executable(environment, name), *words]
    done = subprocess.run(
        command, cwd=environment, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
