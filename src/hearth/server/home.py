"""The folder of a server: its tables, its settings, and the lock that tells that it runs."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from hearth import locks
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


def address_path(home: Path) -> Path:
    """Where a server says how it is reached. It stands by itself: nobody may read a locked file."""
    return home / "server.address"


@contextlib.contextmanager
def alone(home: Path) -> Iterator[None]:
    """Nobody else serves this folder meanwhile; TakenError has the address of who does."""
    path = home / "server.lock"
    try:
        lock = locks.take(path)
    except BlockingIOError:
        raise TakenError(noted(home)) from None
    except OSError as error:
        raise ValueError(f"{path} cannot be opened: {error.strerror}") from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            address_path(home).unlink(missing_ok=True)
        locks.leave(lock)


def note(home: Path, address: str) -> None:
    """For those who come later; ValueError if there is no room for it."""
    path = address_path(home)
    try:
        # Of a server that was killed, perhaps; whatever it is, it is not followed.
        path.unlink(missing_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(address)
    except OSError as error:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        raise ValueError(f"{path} cannot be written: {error.strerror}") from error


def noted(home: Path) -> str:
    """The address of the server that runs; empty: it has not said it yet."""
    try:
        return address_path(home).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""


def opened(home: Path, settings: ServerSettings) -> SqliteStore:
    """The tables of a folder; ValueError says in one sentence why they cannot be opened."""
    try:
        return SqliteStore(store_path(home), settings.synchronous)
    except StoreError as error:
        raise ValueError(str(error)) from error
