"""The folder of a server: its tables, its settings, and the lock that tells that it runs."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from hearth.server.layout import StoreError
from hearth.server.settings import ServerSettings
from hearth.server.store import SqliteStore


class TakenError(Exception):
    """A server of this folder runs already; the message is its address."""


def store_path(home: Path) -> Path:
    return home / "tables.sqlite"


def make_home(home: Path) -> None:
    """The folder, for its owner only if it is new; ValueError says why it cannot be one."""
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        why = "it is no folder" if home.exists() else error.strerror
        raise ValueError(f"{home} cannot be the folder of tables: {why}") from error


@contextlib.contextmanager
def alone(home: Path) -> Iterator[TextIO]:
    """Nobody else serves this folder meanwhile. The file is for the address; TakenError has it."""
    path = home / "server.lock"
    try:
        lock = path.open("a+")
    except OSError as error:
        raise ValueError(f"{path} cannot be opened: {error.strerror}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            raise TakenError(lock.read().strip()) from None
        yield lock


def note(lock: TextIO, address: str) -> None:
    """For those who come later; ValueError if there is no room for it."""
    try:
        lock.truncate(0)
        lock.write(address)
        lock.flush()
    except OSError as error:
        raise ValueError(f"{lock.name} cannot be written: {error.strerror}") from error


def opened(home: Path, settings: ServerSettings) -> SqliteStore:
    """The tables of a folder; ValueError says in one sentence why they cannot be opened."""
    try:
        return SqliteStore(store_path(home), settings.synchronous)
    except StoreError as error:
        raise ValueError(str(error)) from error
