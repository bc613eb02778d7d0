"""How a store is laid out, how former layouts become today's, and which files are no stores."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from hearth import system

APPLICATION: Final = 0x48727468  # "Hrth": how a file says whose it is
MEMORY: Final = ":memory:"
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a store that is open
PRIVATE: Final = 0o600  # secrets of running matches stand in a store
SAMPLE: Final = 3  # faults that are told of a damaged file
BRING_BACK: Final = "'hearth restore FILE' puts a backup in its place"

# Step n makes layout n + 1 of layout n. The stores of layout 0 did not yet say their layout; those
# of before analyses were kept have two tables. An empty file goes through all steps.
STEPS: Final = [
    [
        "create table if not exists tables (id text primary key, header text not null,"
        " seats text not null, created real not null, touched real not null,"
        " state text not null) without rowid",
        "create table if not exists lines (table_id text not null, n integer not null,"
        " line text not null, primary key (table_id, n)) without rowid",
        "create table if not exists analyses (table_id text primary key, text text not null)"
        " without rowid",
        # Tables that nobody has moved at go first, tables with a free seat are listed.
        "alter table tables add column unplayed integer not null default 1",
        "update tables set unplayed = 0 where state in ('over', 'kept')"
        " or exists (select 1 from lines where table_id = id)",
        "create index tables_by_state on tables (state, created, id)",
        "create index unplayed_tables on tables (touched) where unplayed",
        f"pragma application_id = {APPLICATION}",
    ],
    # Tables are kept as long as the operator says, by their state.
    ["create index tables_by_age on tables (state, touched)"],
]
LAYOUT: Final = len(STEPS)

_OLD_TABLES: Final = ["created", "header", "id", "seats", "state", "touched"]
_LINES: Final = ["line", "n", "table_id"]
_ANALYSES: Final = ["table_id", "text"]
_NOW: Final = {
    "tables": sorted([*_OLD_TABLES, "unplayed"]),
    "lines": _LINES,
    "analyses": _ANALYSES,
}
# By layout: every form that a whole store of it has, its columns in alphabetical order.
FORMS: Final[list[list[dict[str, list[str]]]]] = [
    [
        {},
        {"tables": _OLD_TABLES, "lines": _LINES},
        {"tables": _OLD_TABLES, "lines": _LINES, "analyses": _ANALYSES},
    ],
    [_NOW],
    [_NOW],
]


class StoreError(Exception):
    """Something could not be stored or read; the message says what."""


class ConflictError(StoreError):
    """What was to be stored contradicts what is there."""


def unusable(path: Path | str, why: str) -> StoreError:
    return StoreError(f"{path} cannot be used as a store of tables: {why}")


def in_words(error: sqlite3.Error) -> str:
    """What SQLite says, and what can be done about it."""
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_NOTADB":
        return f"it is no database; {BRING_BACK}"
    if name.startswith("SQLITE_CORRUPT"):
        return f"it is damaged ({error}); {BRING_BACK}"
    if name.startswith("SQLITE_FULL"):
        return "the disk is full; make room and start again"
    if name.startswith("SQLITE_IOERR"):
        return f"the disk refuses ({error}, {name}); it may be full or broken"
    if name.startswith("SQLITE_READONLY"):
        return "it may not be written; its file and its folder have to be writable for this user"
    if name.startswith("SQLITE_CANTOPEN"):
        return "it cannot be opened; its file and its folder have to be writable for this user"
    if name.startswith("SQLITE_BUSY"):
        return "another program is writing in it; end that one first"
    return str(error)


def check_files(path: Path) -> None:
    """What can be told without opening the file; StoreError says what is wrong."""
    if path.is_dir():
        raise unusable(path, "it is a folder; move it away")
    if path.exists() and not path.is_file():
        raise unusable(path, "it is no file; move it away")
    for beside in (path.with_name(path.name + end) for end in BESIDE):
        if beside.is_symlink() or (beside.exists() and not beside.is_file()):
            raise unusable(path, f"{beside.name} is no file; move it away")
    wal = path.with_name(path.name + BESIDE[0])
    has_wal = wal.exists() and wal.stat().st_size > 0
    if has_wal and not (path.exists() and path.stat().st_size > 0):
        # SQLite would take it for new, and throw away what still stands in the other file.
        raise unusable(path, f"it is empty or gone, but {wal.name} is there; {BRING_BACK}")


def only_read(path: Path) -> sqlite3.Connection:
    """The file has to be there: SQLite would make an empty one."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def looked_at(path: Path | str) -> int | None:
    """The layout of a store that is whole, found without writing; StoreError says what is wrong.

    A connection that could write would, when it is closed, put whatever log lies beside the file
    into it. None: this one can only be looked at by who may write.
    """
    if path == MEMORY:
        return None
    try:
        with contextlib.closing(only_read(Path(path))) as db:
            return check_form(db, path)
    except StoreError as error:
        if getattr(error.__cause__, "sqlite_errorname", "").startswith("SQLITE_READONLY_RO"):
            return None  # a transaction that was cut off has to be taken back first
        raise


def check_form(db: sqlite3.Connection, path: Path | str) -> int:
    """The layout of a store that is whole; StoreError says what is wrong with it."""
    try:
        (layout,) = db.execute("pragma user_version").fetchone()
        (application,) = db.execute("pragma application_id").fetchone()
        form = found_form(db)
        if application not in (0, APPLICATION) or (layout == 0 and form not in FORMS[0]):
            raise unusable(path, "it is the database of another program; choose another folder")
        if layout < 0:
            raise unusable(path, f"it is damaged: there is no layout {layout}; {BRING_BACK}")
        if layout > LAYOUT:
            why = f"a newer Hearth wrote it (layout {layout}; this one knows 0 to {LAYOUT})"
            raise unusable(path, f"{why}; start that one")
        if form not in FORMS[layout]:
            raise unusable(path, f"it is damaged: {difference(form, layout)}; {BRING_BACK}")
        faults = [text for (text,) in db.execute(f"pragma quick_check({SAMPLE})")]
    except sqlite3.Error as error:
        raise unusable(path, in_words(error)) from error
    if faults != ["ok"]:
        told = ", ".join(" ".join(fault.split()) for fault in faults)
        raise unusable(path, f"it is damaged ({told}); {BRING_BACK}")
    return int(layout)


def found_form(db: sqlite3.Connection) -> dict[str, list[str]]:
    """The tables that are there, and the columns of each."""
    names = db.execute("select name from sqlite_schema where type = 'table'").fetchall()
    query = "select name from pragma_table_info(?) order by name"
    return {
        name: [column for (column,) in db.execute(query, (name,))]
        for (name,) in names
        if not name.startswith("sqlite_")
    }


def difference(form: dict[str, list[str]], layout: int) -> str:
    """The first thing that is not as it should be."""
    whole = FORMS[layout][-1]
    for table, columns in whole.items():
        if table not in form:
            return f"the table {table} is missing"
        for column in columns:
            if column not in form[table]:
                return f"the column {column} of {table} is missing"
    return "there is more in it than belongs there"


def bring_up(db: sqlite3.Connection, layout: int) -> None:
    """From a layout to today's, all at once or not at all.

    Something is written in any case: a disk without room is found out before anybody plays.
    """
    db.execute("begin immediate")
    try:
        for step in STEPS[layout:]:
            for statement in step:
                db.execute(statement)
        db.execute(f"pragma user_version = {LAYOUT}")
        db.execute("commit")
    except sqlite3.Error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("rollback")
        raise


def make_private(path: Path) -> None:
    """The files of a store are for nobody but their owner."""
    for name in (path.name, *(path.name + end for end in BESIDE)):
        system.make_private(path.with_name(name), PRIVATE)


def make_file(path: Path) -> None:
    """An empty file for its owner only, before SQLite makes one for all; it may be there."""
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
    except FileExistsError:  # a link to a file is fine; nothing is made where one leads nowhere
        made = os.open(path, os.O_RDWR)
    os.close(made)
