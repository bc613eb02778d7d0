"""Runs the tests that are nearest to what has changed, until the time is up.

What has changed is what git does not know yet; if there is nothing, what the last commit changed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "src" / "hearth" / "games"
SECONDS: Final = 60
# Where a room's tests are, if not in the folder of its name.
TESTS: Final = {
    "web": ["tests/server/test_pages.py", "tests/server/test_static.py", "tests/browser"],
    "_engine": ["tests/test_packaging.py"],
    "_engine_build": ["tests/test_engine_build.py"],
    "bench": ["tests/test_bench.py"],
    "bench_search": ["tests/test_bench.py"],
    "cli": ["tests/test_cli.py"],
    "__init__": ["tests/test_cli.py"],
}
ALWAYS: Final = "tests/test_arrows.py"


def changed() -> list[str]:
    """Paths below the root, with those that are new."""
    found = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return found or git("diff", "--name-only", "HEAD~1")


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1]


def batches(paths: list[str]) -> Iterator[list[str]]:
    """What pytest is told, the nearest to the changes first."""
    own = [path for path in paths if path.startswith("tests/") and Path(path).stem[:5] == "test_"]
    own = [path for path in own if (ROOT / path).exists()]
    if own:
        yield own
    rooms = sorted({Path(path).parts[2].removesuffix(".py") for path in paths if in_source(path)})
    games = sorted({game for path in paths for game in game_of(path)})
    if rooms or games:
        yield [ALWAYS]
    for game in games:
        yield [f"tests/games/{game}"]
        yield ["tests/test_goldens.py", "tests/contract", "-k", game]
    for room in rooms:
        if room != "games":
            yield from ([where] for where in TESTS.get(room, [f"tests/{room}"]))
    if "kernel" in rooms:
        yield ["tests/contract", "tests/games", "-k", "ingots or guilds"]


def in_source(path: str) -> bool:
    return path.startswith("src/hearth/")


def game_of(path: str) -> list[str]:
    """The game that a source, a test or a golden match belongs to."""
    parts = Path(path).parts
    return [part for part in parts[1:-1] if (GAMES / part / "game.py").exists()]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=SECONDS, help=f"for all of it ({SECONDS})")
    asked.add_argument("--list", action="store_true", help="only say what would run")
    args = asked.parse_args()
    end = time.monotonic() + args.seconds
    for batch in batches(changed()):
        print("pytest", *batch, flush=True)
        if args.list:
            continue
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--maxfail=5", *batch]
        try:
            done = subprocess.run(command, cwd=ROOT, timeout=max(1.0, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            print("The time is up: what was left and all the rest is for `make test`.")
            return 0
        if done.returncode not in (0, 5):  # 5: nothing there goes by that name
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
