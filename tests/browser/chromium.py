"""Finds the Chromium that the tests are run in. As a command it installs one where it can.

A browser of the system comes first, then Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

NAMES: Final = ("chromium", "google-chrome", "chromium-browser")
WHAT_TO_DO: Final = """
The tests of the tables in the browser need Chromium, and none could be found or installed.
Do one of these, then run `make test` again:

    apt-get install chromium                           on Debian, as root
    .venv/bin/python -m playwright install chromium    elsewhere, without root
    export CHROME=/path/to/chrome                      if you have one in an unusual place
"""


def on_this_machine() -> str | None:
    """The system's browser: the first that really runs. Some systems only have its name."""
    wished = os.environ.get("CHROME")
    for name in [wished] if wished else NAMES:
        path = shutil.which(name)
        if path is not None and succeeds(path, "--version"):
            return path
    return None


def launch(playwright: Playwright) -> Browser:
    """A browser without a window; Playwright's own if the system has none."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = ["--no-sandbox"] if is_root else []  # Chromium has no sandbox for root
    try:
        return playwright.chromium.launch(executable_path=on_this_machine(), args=args)
    except Error as error:
        raise RuntimeError(f"{WHAT_TO_DO}\n{error.message}") from error


def succeeds(*command: str, quietly: bool = True) -> bool:
    output = subprocess.DEVNULL if quietly else None
    try:
        done = subprocess.run(command, stdout=output, stderr=output, check=False)
    except OSError:
        return False
    return done.returncode == 0


def is_there() -> bool:
    with sync_playwright() as playwright:
        try:
            launch(playwright).close()
        except RuntimeError:
            return False
    return True


def install() -> None:
    print("Installing Chromium for the tests in the browser ...", flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        succeeds("apt-get", "-qq", "update", quietly=False)
        succeeds("apt-get", "-qq", "install", "-y", "chromium", quietly=False)
    if not is_there():
        succeeds(sys.executable, "-m", "playwright", "install", "chromium", quietly=False)


def main() -> int:
    if not is_there():
        install()
    if is_there():
        return 0
    print(WHAT_TO_DO, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
