"""What only some systems have. Where it is missing, one does without."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

# Without it Windows would write two characters for each end of a line.
BINARY: Final[int] = getattr(os, "O_BINARY", 0)
# More cannot be waited for at once.
MOST_PROCESSES: Final = 60 if sys.platform == "win32" else 10_000
# A name that leads elsewhere is not followed, and a pipe not waited for.
NO_LINK: Final[int] = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def step_back(by: int) -> None:
    """This process lets others go first, as `nice` counts."""
    if hasattr(os, "nice"):
        os.nice(by)


def limit_memory(most: int) -> None:
    """This process may have so many bytes and no more."""
    if sys.platform != "win32" and resource is not None:
        # Some systems know the limit and refuse to set it.
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def room_for_files(wished: int) -> int:
    """How many files this process may have open, up to as many as are wished for."""
    if sys.platform == "win32" or resource is None:
        return wished
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    if soft != endless and soft < wished:
        soft = wished if hard == endless else min(hard, wished)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wished if soft == endless else min(wished, soft)


@contextlib.contextmanager
def without_signals() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C, where signals can be held back."""
    if sys.platform == "win32" or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def make_private(file: Path, mode: int) -> None:
    """Take from others what they may do with a file. A link, or what is no file, stays as it is.

    Where modes mean nothing, as on Windows, the folder sees to it.
    """
    if not hasattr(os, "fchmod") or not NO_LINK:
        return
    with contextlib.suppress(FileNotFoundError):
        if not for_others(os.lstat(file)):
            return
        opened = os.open(file, os.O_RDONLY | NO_LINK)
        try:
            if for_others(os.fstat(opened)):  # it may have been changed in between
                os.fchmod(opened, mode)
        finally:
            os.close(opened)


def for_others(status: os.stat_result) -> bool:
    """Is it a file that not only its owner may use?"""
    return stat.S_ISREG(status.st_mode) and bool(status.st_mode & 0o077)
