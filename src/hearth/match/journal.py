"""A journal: the file of a match under way, one line appended and flushed per action.

Nothing in it is ever rewritten, so a process that is killed loses nothing it had acknowledged.
"""

from __future__ import annotations

import os
from pathlib import Path

from hearth import locks
from hearth.locks import Lock
from hearth.match.match import Match, Move
from hearth.match.record import header, read_record, record_text


class Journal:
    """The open, locked file of one match. Opening raises OSError with a plain sentence."""

    def __init__(self, path: Path, fd: int, lock: Lock) -> None:
        self.path = path
        self._fd = fd
        self._lock = lock

    @classmethod
    def begin(cls, path: Path, match: Match) -> Journal:
        """A new file for a match that has just begun."""
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = cls(path, *_open(path, os.O_CREAT | os.O_EXCL))
        journal._write(header(match))
        for move in match.moves:
            journal.add(move)
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Match]:
        """The file of an earlier match, and the match as it stood."""
        fd, lock = _open(path, 0)
        try:
            text = record_text(path)
            match = read_record(text, str(path))
        except (OSError, ValueError):
            os.close(fd)
            locks.leave(lock)
            raise
        # A line that was cut off while it was written is gone for good.
        os.ftruncate(fd, len(text[: text.rfind("\n") + 1].encode()))
        return cls(path, fd, lock), match

    def add(self, move: Move) -> None:
        """Append an action; when this returns it is on the disk."""
        self._write(f"{move.seat} {move.notation}\n")

    def add_undo(self, seat: int, to: int) -> None:
        """Append that everything after `to` moves was taken back."""
        self._write(f"{seat} undo:to={to}\n")

    def close(self) -> None:
        os.close(self._fd)
        locks.leave(self._lock)

    def _write(self, text: str) -> None:
        rest = text.encode("utf-8")
        try:
            while rest:
                rest = rest[os.write(self._fd, rest) :]
            os.fsync(self._fd)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error


def _open(path: Path, flags: int) -> tuple[int, Lock]:
    message = "is being played in another window; close that one first"
    return locks.opened(path, flags, message)
