"""The results of a run, and the file that keeps them.

A header says what the run was made from; then one line of JSON per match, in order. Only whole
lines count, and nothing is ever rewritten, so a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from hearth import locks
from hearth.arena.outcome import Outcome, outcome_of
from hearth.arena.plan import Plan
from hearth.locks import Lock


class Kept(Protocol):
    """What came of a match, as far as a file has to know it."""

    @property
    def i(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def bots(self) -> list[str]: ...
    def as_data(self) -> dict[str, Any]: ...


K = TypeVar("K", bound=Kept)


class Ledger(Generic[K]):
    """What was kept so far. Opening a file raises OSError or ValueError with a plain sentence.

    `read` makes of a line what `as_data` wrote there.
    """

    def __init__(
        self, plan: Plan, path: Path | None, read: Callable[[Any], K], header: dict[str, Any]
    ) -> None:
        self.plan = plan
        self.path = path
        self.read = read
        self.header = header
        self.outcomes: list[K] = []
        self._fd = -1
        self._lock: Lock | None = None
        if path is not None:
            self._fd, self._lock = _open(path)
            try:
                self._resume(path)
            except (OSError, ValueError):
                self.close()
                raise

    def add(self, outcome: K) -> None:
        """The next match; when this returns its line is written."""
        self._write(json.dumps(outcome.as_data(), ensure_ascii=False))
        self.outcomes.append(outcome)

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1
        if self._lock is not None:
            locks.leave(self._lock)
            self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _resume(self, path: Path) -> None:
        """Take over what is there; a line that was cut off while it was written is gone."""
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        header = json.dumps(self.header, ensure_ascii=False)
        if not whole and not header.encode().startswith(content):
            raise ValueError(_foreign(path))
        os.ftruncate(self._fd, len(whole))
        if not whole:
            self._write(header)
            return
        lines = _lines(path, whole)
        _check_header(path, lines[0], json.loads(header))
        self.outcomes = [self._outcome(lines[number], number) for number in range(1, len(lines))]

    def _outcome(self, line: Any, number: int) -> K:
        """The match of a line; the header is line 1 of the file, the first match line 2."""
        i = number - 1
        try:
            outcome = self.read(line)
            if (outcome.i, outcome.seed) != (i, self.plan.match_seed(i)):
                raise ValueError(f"here should stand match {i} of this run")
            if outcome.bots != self.plan.seating(i):
                raise ValueError(f"in match {i} other bots have these seats")
        except ValueError as error:
            raise ValueError(f"{self.path}, line {number + 1}: {error}") from error
        return outcome

    def _write(self, line: str) -> None:
        if self._fd < 0:
            return
        rest = f"{line}\n".encode()
        try:
            while rest:
                rest = rest[os.write(self._fd, rest) :]
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error


class Results(Ledger[Outcome]):
    """The outcomes of a run of the arena."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        super().__init__(plan, path, outcome_of, plan.header())


def _open(path: Path) -> tuple[int, Lock]:
    message = "another run is writing to it; wait for that one, or choose another file"
    return locks.opened(path, os.O_CREAT, message)


def _lines(path: Path, whole: bytes) -> list[Any]:
    lines: list[Any] = []
    for number, line in enumerate(whole.split(b"\n")[:-1], 1):
        try:
            lines.append(json.loads(line))
        except (ValueError, RecursionError) as error:
            if number == 1:
                raise ValueError(_foreign(path)) from error
            raise ValueError(f"{path}, line {number}: this is not JSON") from error
    return lines


def _check_header(path: Path, found: Any, expected: dict[str, Any]) -> None:
    if not isinstance(found, dict) or "arena" not in found:
        raise ValueError(_foreign(path))
    for key, value in expected.items():
        if found.get(key) != value:
            other = json.dumps(found.get(key), ensure_ascii=False)
            ours = json.dumps(value, ensure_ascii=False)
            raise ValueError(
                f"{path}: holds another run, with {key} {other} instead of {ours};"
                " repeat that one, or choose another file"
            )


def _foreign(path: Path) -> str:
    return f"{path}: these are not results of hearth arena; choose another file"
