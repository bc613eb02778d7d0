"""Files that one program at a time may have: a lock in a file, freed by the system with its holder.

The lock never is the file itself: where locks are binding, as on Windows, nobody could read it.
"""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from hearth import system

Lock = BaseFileLock


def beside(path: Path) -> Path:
    """Where the lock of a file lies; the same by whatever link the file is reached."""
    real = path.resolve()
    return real.with_name(f".{real.name}.lock")


def opened(path: Path, flags: int, why_not: str) -> tuple[int, Lock]:
    """A file that is added to, and its lock; BlockingIOError says why not if somebody has it."""
    fd = os.open(path, os.O_RDWR | os.O_APPEND | system.BINARY | flags, 0o644)
    try:
        return fd, take(beside(path))
    except BlockingIOError as error:
        os.close(fd)
        raise BlockingIOError(errno.EAGAIN, why_not, str(path)) from error
    except OSError:
        os.close(fd)
        raise


def take(lock: Path, patience: float = 0.0) -> Lock:
    """Hold a lock from now on; BlockingIOError if somebody has it, OSError if it cannot be had.

    `patience` is for who may meet others that only look whether somebody has it.
    """
    taken = FileLock(lock, timeout=patience, thread_local=False)
    try:
        taken.acquire()
    except Timeout as error:
        message = "somebody else has it open"
        raise BlockingIOError(errno.EAGAIN, message, str(lock)) from error
    return taken


def leave(lock: Lock) -> None:
    """Nothing is left behind: who waits for a lock whose file is gone makes a new one."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            os.unlink(lock.lock_file)
    lock.release()
