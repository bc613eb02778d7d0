"""A server changes only its own files: no link leads it to another's, and a pipe is no file."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hearth.server.backups import back_up, restore
from hearth.server.home import TakenError, address_path, alone, note, noted, store_path
from hearth.server.layout import BESIDE, StoreError, make_private
from hearth.server.store import SqliteStore

OPEN_TO_ALL = 0o644


def letter(path: Path) -> Path:
    """Somebody else's file."""
    path.write_text("Dear Ada", encoding="utf-8")
    path.chmod(OPEN_TO_ALL)
    return path


def pipe(path: Path) -> Path:
    os.mkfifo(path)
    path.chmod(OPEN_TO_ALL)
    return path


def untouched(path: Path) -> bool:
    status = path.lstat()
    is_letter = stat.S_ISREG(status.st_mode) and path.read_text(encoding="utf-8") == "Dear Ada"
    return stat.S_IMODE(status.st_mode) == OPEN_TO_ALL and (
        is_letter or stat.S_ISFIFO(status.st_mode)
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    made = tmp_path / "home"
    made.mkdir()
    return made


@pytest.mark.parametrize("other", [letter, pipe])
@pytest.mark.parametrize("end", ["", *BESIDE])
def test_only_files_are_made_private(home, other, end):
    path = home / "tables.sqlite"
    theirs = other(home / "theirs")
    path.with_name(path.name + end).symlink_to(theirs)
    make_private(path)
    assert untouched(theirs)


def test_a_pipe_is_not_made_private(home):
    make_private(pipe(home / "tables.sqlite"))
    assert untouched(home / "tables.sqlite")


def test_a_store_may_be_a_link_to_one_whose_mode_stays(home, tmp_path):
    store = tmp_path / "on another disk"
    SqliteStore(store).close()
    store.chmod(OPEN_TO_ALL)
    store_path(home).symlink_to(store)
    SqliteStore(store_path(home)).close()
    assert store_path(home).is_symlink()
    assert stat.S_IMODE(store.stat().st_mode) == OPEN_TO_ALL


def test_nothing_is_made_where_a_link_leads_nowhere(home, tmp_path):
    store_path(home).symlink_to(tmp_path / "nowhere")
    with pytest.raises(StoreError, match="No such file"):
        SqliteStore(store_path(home))
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("by_link", [False, True])
def test_a_pipe_is_no_store(home, by_link):
    theirs = pipe(home / "theirs") if by_link else pipe(store_path(home))
    if by_link:
        store_path(home).symlink_to(theirs)
    with pytest.raises(StoreError, match="it is no file"):
        SqliteStore(store_path(home))
    with pytest.raises(ValueError, match="it is no file"):
        back_up(home, home / "copy")
    assert untouched(theirs)


@pytest.mark.parametrize("other", [letter, pipe])
@pytest.mark.parametrize("end", BESIDE)
def test_what_sqlite_keeps_beside_a_store_is_no_link(home, other, end):
    SqliteStore(store_path(home)).close()
    theirs = other(home / "theirs")
    store_path(home).with_name(store_path(home).name + end).symlink_to(theirs)
    with pytest.raises(StoreError, match=f"sqlite{end} is no file"):
        SqliteStore(store_path(home))
    assert untouched(theirs)


def test_a_pipe_is_no_backup(home):
    with pytest.raises(ValueError, match="is no file: which backup"):
        restore(home, pipe(home / "copy"))


@pytest.mark.parametrize("other", [letter, pipe])
def test_a_backup_is_not_written_through_a_link(home, other):
    SqliteStore(store_path(home)).close()
    theirs = other(home / "theirs")
    (home / "copy").symlink_to(theirs)
    with pytest.raises(ValueError, match="is there already"):
        back_up(home, home / "copy")
    assert untouched(theirs)


def test_a_restored_store_takes_the_place_of_a_link(home, tmp_path):
    SqliteStore(store_path(home)).close()
    back_up(home, tmp_path / "copy")
    store = tmp_path / "on another disk"
    store_path(home).rename(store)
    store.chmod(OPEN_TO_ALL)
    store_path(home).symlink_to(store)
    before = store.read_bytes()
    restore(home, tmp_path / "copy")
    assert not store_path(home).is_symlink()
    assert stat.S_IMODE(store_path(home).stat().st_mode) == 0o600
    assert (store.read_bytes(), stat.S_IMODE(store.stat().st_mode)) == (before, OPEN_TO_ALL)


@pytest.mark.parametrize("other", [letter, pipe])
def test_a_lock_that_is_a_link_is_refused(home, other):
    theirs = other(home / "theirs")
    (home / "server.lock").symlink_to(theirs)
    with pytest.raises(ValueError, match=r"server\.lock cannot be opened"), alone(home):
        pass
    assert untouched(theirs)


@pytest.mark.parametrize("other", [letter, pipe])
def test_the_address_takes_the_place_of_a_link(home, other):
    theirs = other(home / "theirs")
    address_path(home).symlink_to(theirs)
    with alone(home):
        note(home, "http://127.0.0.1:1/")
        assert noted(home) == "http://127.0.0.1:1/"
    assert untouched(theirs)


def test_who_comes_later_hears_the_address(home):
    with alone(home):
        note(home, "http://127.0.0.1:1/")
        with pytest.raises(TakenError, match=r"^http://127\.0\.0\.1:1/$"), alone(home):
            pass
    with alone(home):
        assert noted(home) == ""
