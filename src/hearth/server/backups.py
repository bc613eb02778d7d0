"""Backups of a store, made while its server runs, and brought back when it does not."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from hearth.server.home import TakenError, alone, make_home, store_path
from hearth.server.layout import (
    BESIDE,
    StoreError,
    check_files,
    check_form,
    found_form,
    in_words,
    make_file,
    make_private,
    only_read,
    unusable,
)


def back_up(home: Path, target: Path) -> int:
    """A copy of a folder's tables as they are at one moment; how many there are.

    ValueError says why there is none; what was at its place is left as it is.
    """
    check_free(target)
    source = store_path(home)
    if not source.exists():
        raise ValueError(f"{source} is not there: no table was ever made in this folder")
    with in_one_sentence(source, target), copied(source, target) as (part, count):
        try:
            put_at_free_place(part, target)
        except FileExistsError:
            check_free(target)  # it came while we were copying
            raise
    return count


def restore(home: Path, backup: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of a folder's tables: how many there are, and where the former are.

    ValueError says why it cannot be; then the former tables are where they were.
    """
    if not backup.is_file():
        raise ValueError(f"{backup} is no file: which backup should be restored?")
    make_home(home)
    target = store_path(home)
    try:
        with (
            alone(home),
            in_one_sentence(backup, target),
            copied(backup, target) as (part, count),
        ):
            former = put_aside(target)
            os.replace(part, target)
            sync_folder(home)
    except TakenError as taken:
        raise ValueError(
            f"a server runs with the tables of {home} at {taken}; end it before you restore"
        ) from taken
    return count, former


def check_free(target: Path) -> None:
    if os.path.lexists(target):
        raise ValueError(f"{target} is there already; choose another name for the backup")


@contextlib.contextmanager
def copied(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A checked copy beside the target, and how many tables it has. What is left of it goes."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    check_files(source)
    try:
        part.unlink(missing_ok=True)
        make_file(part)
        with contextlib.closing(only_read(source)) as db:
            check_form(db, source)
            if not found_form(db):
                raise unusable(source, "there is nothing in it")
            with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
                db.backup(copy)  # in one step: the state of one moment
                copy.execute("pragma journal_mode = delete")  # a single file
                check_form(copy, part)
                (count,) = copy.execute("select count(*) from tables").fetchone()
        sync(part)
        yield part, int(count)
    finally:
        for end in ("", "-journal", *BESIDE):
            part.with_name(part.name + end).unlink(missing_ok=True)


def put_at_free_place(part: Path, target: Path) -> None:
    """FileExistsError if somebody was quicker."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.rename(part, target)
    sync_folder(target.parent)


def put_aside(store: Path) -> Path | None:
    """The former store under another name, whole even if it is damaged; None: there was none.

    It stays in its place as well until the new one takes it: at no moment there is none.
    """
    if not store.exists():
        return None
    take_in_log(store)
    make_private(store)
    former = free_name(store)
    try:
        os.link(store, former)
    except OSError:  # a file system without links
        shutil.copy2(store, former)
    log = store.with_name(store.name + BESIDE[0])
    if log.exists():  # it would be taken for the restored one's
        os.rename(log, former.with_name(former.name + BESIDE[0]))
    store.with_name(store.name + BESIDE[1]).unlink(missing_ok=True)
    return former


def take_in_log(store: Path) -> None:
    """So that it is one file. SQLite would throw the log of a damaged store away: it keeps its."""
    try:
        with contextlib.closing(only_read(store)) as db:
            check_form(db, store)
        with contextlib.closing(sqlite3.connect(store)) as db:
            db.execute("pragma wal_checkpoint(truncate)")
    except (sqlite3.Error, StoreError):
        return


def free_name(store: Path) -> Path:
    moment = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    name = store.with_name(f"{store.stem}-before-{moment}{store.suffix}")
    count = 1
    while os.path.lexists(name):
        count += 1
        name = store.with_name(f"{store.stem}-before-{moment}-{count}{store.suffix}")
    return name


def sync(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """A new name survives a power cut; Windows sees to it itself."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextlib.contextmanager
def in_one_sentence(source: Path, target: Path) -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        raise ValueError(str(error)) from error
    except sqlite3.Error as error:
        why = in_words(error)
        raise ValueError(f"{source} cannot be copied to {target}: {why}") from error
    except OSError as error:
        raise ValueError(f"{source} cannot be copied to {target}: {error.strerror}") from error
