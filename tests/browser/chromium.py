"""Finds the Chromium that the tests are run in. As a command it installs one where it can.

A browser of the system comes first, then Playwright's own. The best is Chromium's shell: it has no
interface of its own, which takes a good part of the time in a whole Chromium.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

SHELL: Final = "chromium-headless-shell"
NAMES: Final = (SHELL, "chromium", "google-chrome", "chromium-browser")
WHAT_TO_DO: Final = """
The tests of the tables in the browser need Chromium, and none could be found or installed.
Do one of these, then run `make test` again:

    apt-get install chromium-headless-shell            on Debian, as root
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


def launch(playwright: Playwright, *flags: str) -> Browser:
    """A browser without a window; Playwright's own if the system has none."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [*flags, "--no-sandbox"] if is_root else [*flags]  # Chromium has none for root
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


def install(*command: str) -> bool:
    print("Installing Chromium for the tests in the browser ...", flush=True)
    return succeeds(*command, quietly=False)


def install_from_debian() -> None:
    """The shell, even beside a whole Chromium; older systems only have the whole."""
    succeeds("apt-get", "-qq", "update")
    if not install("apt-get", "-qq", "install", "-y", SHELL) and not is_there():
        install("apt-get", "-qq", "install", "-y", "chromium")


def main() -> int:
    can_install = shutil.which("apt-get") is not None and os.geteuid() == 0
    if can_install and "CHROME" not in os.environ and shutil.which(SHELL) is None:
        install_from_debian()
    if not is_there():
        install(sys.executable, "-m", "playwright", "install", "chromium")
    if is_there():
        return 0
    print(WHAT_TO_DO, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
