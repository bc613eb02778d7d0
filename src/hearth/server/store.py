"""Where tables are kept: for each a header, its seats, and a list of lines that only grows.

A line is one action or undo, as in a record. Everything is written by a thread of its own, all
that is waiting in one transaction: a move is acknowledged once its transaction is committed, and
many tables share the cost of one. Who reads has another connection and waits for no writer.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from hearth.server.layout import (
    MEMORY,
    ConflictError,
    StoreError,
    bring_up,
    check_files,
    check_form,
    in_words,
    looked_at,
    make_file,
    make_private,
    unusable,
)

Synchronous = Literal["full", "normal"]
OPEN: Final = "open"  # the state of a table with a free seat
RUNNING: Final = (OPEN, "playing")
AT_REST: Final = ("over", "kept")
FIELDS: Final = "id, header, seats, created, touched, state"


@dataclass
class Stored:
    """A table as it was kept."""

    id: str
    header: str
    seats: str  # JSON
    lines: list[str]
    created: float
    touched: float
    state: str

    def text(self) -> str:
        """As a record."""
        return self.header + "".join(f"{line}\n" for line in self.lines)


@dataclass
class Begin:
    """A new table, which may have lines already. Nobody has moved at it until one is added."""

    table: str
    header: str
    seats: str
    lines: list[str] = field(default_factory=list)
    state: str = OPEN


@dataclass
class Write:
    """Lines to be added to a table, or, without any, its seats and state."""

    table: str
    first: int  # number of the first line
    lines: list[str]
    seats: str | None = None
    state: str | None = None


@dataclass
class Remove:
    """Tables to be forgotten with all that belongs to them, unless something is new there."""

    tables: list[str]
    untouched_since: float


Job = Begin | Write | Remove


@dataclass(frozen=True)
class Age:
    """Tables of some states that nobody has touched since then."""

    states: tuple[str, ...]
    untouched_since: float
    unplayed: bool = False  # only those that nobody has moved at


class Store(Protocol):
    """What a store can do. A new one has to pass tests/server/test_store.py."""

    def do(self, jobs: list[Job]) -> None: ...
    def read(self, table: str) -> Stored | None: ...
    def several(self, tables: list[str]) -> list[Stored]: ...
    def open_tables(self, count: int, before: str = "") -> list[Stored]: ...
    def expired(self, age: Age, count: int) -> list[str]: ...
    def keep_analysis(self, table: str, text: str) -> None: ...
    def analysis(self, table: str) -> str | None: ...
    def analysed(self, tables: list[str]) -> set[str]: ...
    def close(self) -> None: ...


class SqliteStore:
    """A file of SQLite in WAL mode. What is committed survives the death of the process.

    With `full` every commit waits for the disk, so that it survives a power cut as well.
    """

    def __init__(self, path: Path | str, synchronous: Synchronous = "full") -> None:
        self._db = opened(path, synchronous)
        self._lock = threading.Lock()
        # A store in memory is there for one connection only.
        self._reads = self._db if path == MEMORY else reading(path)
        self._reading = self._lock if path == MEMORY else threading.Lock()

    def do(self, jobs: list[Job]) -> None:
        """All of them or none."""
        with self._transaction():
            for job in jobs:
                if isinstance(job, Begin):
                    self._begin(job)
            self._write([job for job in jobs if isinstance(job, Write)])
            for job in jobs:
                if isinstance(job, Remove):
                    self._remove(job)

    def _begin(self, new: Begin) -> None:
        now = time.time()
        unplayed = new.state in RUNNING and not new.lines
        self._db.execute(
            "insert into tables (id, header, seats, created, touched, state, unplayed)"
            " values (?, ?, ?, ?, ?, ?, ?)",
            (new.table, new.header, new.seats, now, now, new.state, unplayed),
        )
        self._add_lines([Write(new.table, 0, new.lines)])

    def _write(self, writes: list[Write]) -> None:
        self._add_lines(writes)
        now = time.time()
        there = self._db.executemany(
            "update tables set touched = ?, seats = coalesce(?, seats),"
            " state = coalesce(?, state), unplayed = unplayed and ? where id = ?",
            [(now, one.seats, one.state, not one.lines, one.table) for one in writes],
        )
        if writes and there.rowcount != len(writes):
            raise ConflictError("the store refused: this table is not there any more")

    def _add_lines(self, writes: list[Write]) -> None:
        self._db.executemany(
            "insert into lines (table_id, n, line) values (?, ?, ?)",
            [
                (one.table, one.first + i, line)
                for one in writes
                for i, line in enumerate(one.lines)
            ],
        )

    def _remove(self, old: Remove) -> None:
        for table in old.tables:
            query = "delete from tables where id = ? and touched < ?"
            if self._db.execute(query, (table, old.untouched_since)).rowcount:
                self._db.execute("delete from lines where table_id = ?", (table,))
                self._db.execute("delete from analyses where table_id = ?", (table,))

    def read(self, table: str) -> Stored | None:
        with self._reader() as db:
            db.execute("begin")  # the table and its lines at the same moment
            try:
                row = db.execute(f"select {FIELDS} from tables where id = ?", (table,)).fetchone()
                query = "select line from lines where table_id = ? order by n"
                lines = db.execute(query, (table,)).fetchall()
            finally:
                db.execute("rollback")
        return None if row is None else _stored(row, [str(line) for (line,) in lines])

    def several(self, tables: list[str]) -> list[Stored]:
        """Those of the tables that there are, without their lines."""
        marks = ",".join("?" * len(tables))
        return self._tables(f"where id in ({marks})", tables)

    def open_tables(self, count: int, before: str = "") -> list[Stored]:
        """Tables with a free seat, the newest first; those made before one of them, if named."""
        older = "and (created, id) < (select created, id from tables where id = ?)"
        which = f"where state = ? {older if before else ''} order by created desc, id desc limit ?"
        return self._tables(which, (OPEN, *([before] if before else []), count))

    def expired(self, age: Age, count: int) -> list[str]:
        """Some of the tables of that age, the oldest first."""
        marks = ",".join("?" * len(age.states))
        query = (
            f"select id from tables where state in ({marks}) and touched < ?"
            f" {'and unplayed' if age.unplayed else ''} order by touched limit ?"
        )
        with self._reader() as db:
            found = db.execute(query, (*age.states, age.untouched_since, count))
            return [table for (table,) in found]

    def _tables(self, which: str, values: Any) -> list[Stored]:
        with self._reader() as db:
            rows = db.execute(f"select {FIELDS} from tables {which}", values).fetchall()
        return [_stored(row, []) for row in rows]

    def keep_analysis(self, table: str, text: str) -> None:
        with self._transaction():
            query = (  # the table may have been removed meanwhile
                "insert or replace into analyses (table_id, text)"
                " select id, ? from tables where id = ?"
            )
            self._db.execute(query, (text, table))

    def analysis(self, table: str) -> str | None:
        query = "select text from analyses where table_id = ?"
        with self._reader() as db:
            row = db.execute(query, (table,)).fetchone()
        return None if row is None else str(row[0])

    def analysed(self, tables: list[str]) -> set[str]:
        """Those that an analysis is kept of."""
        marks = ",".join("?" * len(tables))
        query = f"select table_id from analyses where table_id in ({marks})"
        with self._reader() as db:
            return {table for (table,) in db.execute(query, tables)}

    def close(self) -> None:
        with self._reading:
            self._reads.close()
        with self._lock:
            self._db.close()

    @contextlib.contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        with self._reading:
            try:
                yield self._reads
            except sqlite3.Error as error:
                raise StoreError(f"the store cannot be read: {in_words(error)}") from error

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._lock:
            try:
                self._db.execute("begin immediate")
                yield
                self._db.execute("commit")
            except Exception as error:  # even of our own mistakes: no transaction stays open
                with contextlib.suppress(sqlite3.Error):
                    self._db.execute("rollback")
                raise _refusal(error) from error


def _refusal(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        return ConflictError(f"the store refused: {error}")
    why = in_words(error) if isinstance(error, sqlite3.Error) else str(error)
    return StoreError(f"the store refused: {why}")


def opened(path: Path | str, synchronous: Synchronous) -> sqlite3.Connection:
    """A store that is whole and of today's layout; StoreError says what is wrong with it."""
    if path != MEMORY:
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            check_files(Path(path))
            make_file(Path(path))
            make_private(Path(path))
        except OSError as error:
            raise unusable(path, f"{error.filename}: {error.strerror}") from error
    layout = looked_at(path)
    try:
        db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    except sqlite3.Error as error:
        raise unusable(path, in_words(error)) from error
    try:
        if layout is None:
            layout = check_form(db, path)
        (mode,) = db.execute("pragma journal_mode = wal").fetchone()
        if mode not in ("wal", "memory"):
            raise unusable(path, "its disk cannot share memory; choose a folder on a local disk")
        db.execute(f"pragma synchronous = {synchronous}")
        db.execute(f"pragma fullfsync = {synchronous == 'full'}")  # macOS asks for more than fsync
        bring_up(db, layout)
    except sqlite3.Error as error:
        db.close()
        raise unusable(path, in_words(error)) from error
    except StoreError:
        db.close()
        raise
    return db


def reading(path: Path | str) -> sqlite3.Connection:
    """A connection for who only reads."""
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    db.execute("pragma query_only = on")
    return db


def _stored(row: tuple[str, str, str, float, float, str], lines: list[str]) -> Stored:
    table, header, seats, created, touched, state = row
    return Stored(table, str(header), str(seats), lines, created, touched, state)


Waiting = tuple[Job, "asyncio.Future[None]"]


class Writer:
    """The thread that writes; `write` returns when it is stored, or raises StoreError."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        stored = self._loop.create_future()
        self._waiting.put((job, stored))
        await stored

    def close(self) -> None:
        """After everything that is waiting has been written."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            last = False
            while not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write(batch)
            if last:
                return

    def _write(self, batch: list[Waiting]) -> None:
        failed: StoreError | None = None
        try:
            self.store.do([job for job, _ in batch])
        except ConflictError as error:
            if len(batch) > 1:  # one of them is to blame, the others are not
                for one in batch:
                    self._write([one])
                return
            failed = error
        except StoreError as error:
            failed = error
        self._loop.call_soon_threadsafe(_answer, [stored for _, stored in batch], failed)


def _answer(waiting: list[asyncio.Future[None]], failed: StoreError | None) -> None:
    for stored in waiting:
        if stored.done():
            continue
        if failed is None:
            stored.set_result(None)
        else:
            stored.set_exception(failed)
