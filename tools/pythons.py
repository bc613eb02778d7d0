"""The engine's tests on every Python that Hearth is for and this machine has.

python tools/pythons.py TESTS...     runs them, each Python in an environment of its own
python tools/pythons.py --list       only says which Pythons there are
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
ENVIRONMENTS: Final = ROOT / ".venv" / "pythons"
LOCK: Final = ROOT / "requirements-dev.lock"
RUNNERS: Final = ["hypothesis", "pytest", "pytest-xdist"]  # what the engine's tests ask for
ASK: Final = "import platform, sys; print(platform.python_version(), sys.implementation.name)"
PLAY: Final = "-m hearth play cove --seats 2 --people 0 --bots random --seed 1 --save"
CLASSIFIER: Final = "Programming Language :: Python :: "


def main() -> int:
    tests = sys.argv[1:]
    if not tests:
        print(__doc__, end="")
        return 2
    worst = 0
    for version in versions():
        python = found(version)
        if python is None:
            print(f"Python {version}: not on this machine", flush=True)
            continue
        print(f"Python {full_version(python)}: {python}", flush=True)
        if tests != ["--list"]:
            worst = max(worst, tested(version, python, tests))
    return worst


def project() -> dict[str, list[str]]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)["project"]
    return found


def versions() -> list[str]:
    """As `3.11`, from the oldest on."""
    named = [one.removeprefix(CLASSIFIER) for one in project()["classifiers"]]
    return [one for one in named if one.startswith("3.")]


def found(version: str) -> str | None:
    """The path of a Python of that version; one that cannot be started does not count."""
    return next((one for one in candidates(version) if full_version(one) is not None), None)


def candidates(version: str) -> list[str]:
    """Where one may be: on the path, with uv, with pyenv, or known to the launcher of Windows."""
    paths = [sys.executable] if version == "{}.{}".format(*sys.version_info) else []
    paths += filter(None, [shutil.which(f"python{version}")])
    if uv := shutil.which("uv"):
        paths += said(uv, "python", "find", "--no-python-downloads", "--no-project", version)
    homes = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
    paths += sorted(str(one / "bin" / "python") for one in homes.glob(f"{version}.*"))
    if launcher := shutil.which("py"):
        paths += said(launcher, f"-{version}", "-c", "import sys; print(sys.executable)")
    return paths


def said(*command: str) -> list[str]:
    """The lines that a command prints, if it succeeds."""
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return []
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def full_version(python: str) -> str | None:
    lines = said(python, "-c", ASK)
    number, _, name = lines[0].partition(" ") if lines else ("", "", "")
    return number if name == "cpython" else None


def tested(version: str, python: str, tests: list[str]) -> int:
    """The exit code of the tests, and of a match that is played in the terminal."""
    place = ENVIRONMENTS / version
    inside = str(place / ("Scripts" if os.name == "nt" else "bin") / "python")
    wanted = ["-q", "-c", str(LOCK), *RUNNERS, *project()["dependencies"]]
    if uv := shutil.which("uv"):
        run([uv, "venv", "-q", "--clear", "--no-project", "--python", python, str(place)])
        run([uv, "pip", "install", "--python", inside, *wanted])
    else:
        run([python, "-m", "venv", "--clear", str(place)])
        run([inside, "-m", "pip", "install", "--disable-pip-version-check", *wanted])
    env = {**os.environ, "HEARTH_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    played = subprocess.run(
        [inside, *PLAY.split(), str(place / "match.hearth")],
        env=env,
        stdout=subprocess.DEVNULL,
        check=False,
    )
    command = [inside, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *tests]
    return max(
        played.returncode, subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    )


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
