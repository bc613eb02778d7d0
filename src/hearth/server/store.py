"""Where tables are kept: for each a header, its seats, and a list of lines that only grows.

A line is one action or undo, as in a record. Lines are written by a thread of their own, all that
are waiting in one transaction: a move is acknowledged once its transaction is committed, and many
tables share the cost of one.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

SCHEMA: Final = """
create table if not exists tables (
    id text primary key, header text not null, seats text not null, created real not null,
    touched real not null, state text not null
) without rowid;
create table if not exists lines (
    table_id text not null, n integer not null, line text not null, primary key (table_id, n)
) without rowid;
create table if not exists analyses (table_id text primary key, text text not null) without rowid;
"""


class StoreError(Exception):
    """Something could not be stored or read; the message says what."""


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
class Write:
    """Lines to be added to a table, or, without any, its seats and state."""

    table: str
    first: int  # number of the first line
    lines: list[str]
    seats: str | None = None
    state: str | None = None


class Store(Protocol):
    """What a store can do. A new one has to pass tests/server/test_store.py."""

    def begin(self, table: str, header: str, seats: str) -> None: ...
    def keep(self, table: str, header: str, seats: str, write: Write) -> None: ...
    def write(self, writes: list[Write]) -> None: ...
    def read(self, table: str) -> Stored | None: ...
    def several(self, tables: list[str]) -> list[Stored]: ...
    def recent(self, count: int) -> list[Stored]: ...
    def keep_analysis(self, table: str, text: str) -> None: ...
    def analysis(self, table: str) -> str | None: ...
    def analysed(self, tables: list[str]) -> set[str]: ...
    def close(self) -> None: ...


class SqliteStore:
    """A file of SQLite in WAL mode. What is committed survives the death of the process."""

    def __init__(self, path: Path | str) -> None:
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        try:
            self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = normal")
            self._db.executescript(SCHEMA)
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be used as a store of tables: {error}") from error
        self._lock = threading.Lock()

    def begin(self, table: str, header: str, seats: str) -> None:
        with self._transaction():
            self._begin(table, header, seats)

    def _begin(self, table: str, header: str, seats: str) -> None:
        now = time.time()
        self._db.execute(
            "insert into tables values (?, ?, ?, ?, ?, ?)",
            (table, header, seats, now, now, "open"),
        )

    def keep(self, table: str, header: str, seats: str, write: Write) -> None:
        """A table with all its lines at once."""
        with self._transaction():
            self._begin(table, header, seats)
            self._write([write])

    def write(self, writes: list[Write]) -> None:
        with self._transaction():
            self._write(writes)

    def _write(self, writes: list[Write]) -> None:
        now = time.time()
        self._db.executemany(
            "insert into lines values (?, ?, ?)",
            [
                (write.table, write.first + i, line)
                for write in writes
                for i, line in enumerate(write.lines)
            ],
        )
        self._db.executemany(
            "update tables set touched = ?, seats = coalesce(?, seats),"
            " state = coalesce(?, state) where id = ?",
            [(now, write.seats, write.state, write.table) for write in writes],
        )

    def read(self, table: str) -> Stored | None:
        with self._lock:
            row = self._db.execute("select * from tables where id = ?", (table,)).fetchone()
            if row is None:
                return None
            lines = self._db.execute(
                "select line from lines where table_id = ? order by n", (table,)
            ).fetchall()
        return _stored(row, [line for (line,) in lines])

    def several(self, tables: list[str]) -> list[Stored]:
        """Those of the tables that there are, without their lines."""
        marks = ",".join("?" * len(tables))
        with self._lock:
            rows = self._db.execute(
                f"select * from tables where id in ({marks})", tables
            ).fetchall()
        return [_stored(row, []) for row in rows]

    def recent(self, count: int) -> list[Stored]:
        """The tables that were touched last, without their lines."""
        with self._lock:
            rows = self._db.execute(
                "select * from tables order by touched desc limit ?", (count,)
            ).fetchall()
        return [_stored(row, []) for row in rows]

    def keep_analysis(self, table: str, text: str) -> None:
        with self._transaction():
            self._db.execute("insert or replace into analyses values (?, ?)", (table, text))

    def analysis(self, table: str) -> str | None:
        with self._lock:
            query = "select text from analyses where table_id = ?"
            row = self._db.execute(query, (table,)).fetchone()
        return None if row is None else str(row[0])

    def analysed(self, tables: list[str]) -> set[str]:
        """Those that an analysis is kept of."""
        marks = ",".join("?" * len(tables))
        query = f"select table_id from analyses where table_id in ({marks})"
        with self._lock:
            return {table for (table,) in self._db.execute(query, tables)}

    def close(self) -> None:
        with self._lock:
            self._db.close()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._lock:
            try:
                self._db.execute("begin immediate")
                yield
                self._db.execute("commit")
            except sqlite3.Error as error:
                with contextlib.suppress(sqlite3.Error):
                    self._db.execute("rollback")
                raise StoreError(f"the store refused: {error}") from error


def _stored(row: tuple[str, str, str, float, float, str], lines: list[str]) -> Stored:
    table, header, seats, created, touched, state = row
    return Stored(table, header, seats, lines, created, touched, state)


Waiting = tuple[Write, "asyncio.Future[None]"]


class Writer:
    """The thread that writes; `write` returns when it is stored, or raises StoreError."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        stored = self._loop.create_future()
        self._waiting.put((write, stored))
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
        try:
            self.store.write([write for write, _ in batch])
        except StoreError as error:
            failed: StoreError | None = error
        else:
            failed = None
        self._loop.call_soon_threadsafe(_answer, [stored for _, stored in batch], failed)


def _answer(waiting: list[asyncio.Future[None]], failed: StoreError | None) -> None:
    for stored in waiting:
        if stored.done():
            continue
        if failed is None:
            stored.set_result(None)
        else:
            stored.set_exception(failed)
