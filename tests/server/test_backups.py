"""Tables are copied while they are played at, and brought back whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from hearth.cli import main
from hearth.server.home import store_path
from hearth.server.layout import LAYOUT
from hearth.server.store import Begin, SqliteStore, Write
from tests.server.running import ADA, BO, Apart
from tests.server.stores import FORMER, former_store, whole_store


@pytest.fixture
def hearth(monkeypatch, capsys):
    """The command line: exit code, what was said, what was complained about."""

    def command(home: Path, *words: object) -> tuple[int, str, str]:
        monkeypatch.setenv("HEARTH_HOME", str(home))
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


def rows(path: Path) -> dict[str, list[str]]:
    """Every table and its lines."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        found: dict[str, list[str]] = {
            table: [] for (table,) in db.execute("select id from tables")
        }
        for table, line in db.execute("select table_id, line from lines order by table_id, n"):
            found[table].append(line)
    return found


def held_by(home: Path) -> list[str]:
    """What is in a folder, beside what SQLite leaves there empty."""
    return sorted(file.name for file in home.iterdir() if not file.name.endswith(("-wal", "-shm")))


def test_a_running_server_is_backed_up_and_the_backup_restored(hearth, tmp_path):
    home, file = tmp_path / "home", tmp_path / "evening.backup"
    home.mkdir()
    with Apart(home) as server:
        made = server.table(ADA, BO, game="guilds")
        made.act(0)
        rev = server.http.get(f"/api/tables/{made.id}").json()["rev"]
        assert hearth(home, "backup", file) == (0, f"1 table copied to {file}\n", "")
        made.act(0)
        server.table(ADA, BO)
    assert held_by(tmp_path) == ["evening.backup", "home"]
    assert os.name != "posix" or file.stat().st_mode & 0o777 == 0o600
    code, said, wrong = hearth(home, "restore", file)
    assert (code, wrong) == (0, "")
    assert said.startswith(f"1 table restored from {file}\nThose of before are in {home}")
    with Apart(home) as server:
        view = server.http.get(f"/api/tables/{made.id}").json()
        assert view["rev"] == rev
    [former] = home.glob("tables-before-*.sqlite")
    assert len(rows(former)) == 2


def test_a_backup_under_load_is_the_state_of_one_moment(hearth, tmp_path):
    """Every table has its lines without a gap, and pairs of tables move together."""
    store = SqliteStore(store_path(tmp_path))
    store.do([Begin("left", "header\n", "{}"), Begin("right", "header\n", "{}")])
    done = threading.Event()

    def play() -> None:
        number = 0
        while not done.is_set():
            more = [f"0 {number}" + "x" * 500]
            store.do([Write("left", number, more), Write("right", number, more)])
            number += 1

    playing = threading.Thread(target=play)
    playing.start()
    counts = []
    for i in range(5):
        assert hearth(tmp_path, "backup", tmp_path / f"{i}.backup")[0] == 0
        found = rows(tmp_path / f"{i}.backup")
        assert found["left"] == found["right"]
        counts.append(len(found["left"]))
    done.set()
    playing.join()
    store.close()
    assert counts == sorted(counts)


def test_a_backup_of_a_killed_server_holds_what_stood_in_its_log(hearth, tmp_path):
    home, file = tmp_path / "home", tmp_path / "copy"
    home.mkdir()
    with Apart(home) as server:
        made = server.table(ADA, BO, game="guilds")
        made.act(0)
        server.kill()
    assert hearth(home, "backup", file)[0] == 0
    assert rows(file)[made.id]


def test_a_backup_takes_no_others_place(hearth, tmp_path):
    whole_store(store_path(tmp_path), 2)
    (tmp_path / "letter").write_text("Dear Ada")
    code, _, wrong = hearth(tmp_path, "backup", tmp_path / "letter")
    assert (code, wrong.count("\n")) == (2, 1)
    assert "is there already; choose another name" in wrong
    assert (tmp_path / "letter").read_text() == "Dear Ada"


def test_there_is_no_backup_of_nothing(hearth, tmp_path):
    code, _, wrong = hearth(tmp_path, "backup", tmp_path / "copy")
    assert (code, wrong.count("\n")) == (2, 1)
    assert "no table was ever made in this folder" in wrong
    assert held_by(tmp_path) == []


def test_a_backup_that_cannot_be_made_leaves_nothing(hearth, tmp_path):
    whole_store(store_path(tmp_path), 20)
    with store_path(tmp_path).open("r+b") as file:
        file.truncate(9 * 4096)
    code, _, wrong = hearth(tmp_path, "backup", tmp_path / "copy")
    assert (code, wrong.count("\n")) == (2, 1)
    assert "is damaged" in wrong
    code, _, wrong = hearth(tmp_path, "backup", tmp_path / "no folder" / "copy")
    assert (code, wrong.count("\n")) == (2, 1)
    assert not [name for name in held_by(tmp_path) if "copy" in name]


def test_nothing_is_restored_while_a_server_runs(hearth, tmp_path):
    home, file = tmp_path / "home", tmp_path / "copy"
    home.mkdir()
    with Apart(home) as server:
        server.table(ADA, BO)
        hearth(home, "backup", file)
        before = held_by(home)
        code, _, wrong = hearth(home, "restore", file)
        assert (code, wrong.count("\n")) == (2, 1)
        assert f"a server runs with the tables of {home} at {server.address}" in wrong
        assert held_by(home) == before


def damaged(file: Path) -> None:
    data = bytearray(file.read_bytes())
    file.write_bytes(data[: len(data) // 2])


def of_another(file: Path) -> None:
    file.unlink()
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("create table bookmarks (url text)")


def newer(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute(f"pragma user_version = {LAYOUT + 1}")


WRONG = {
    "damaged": (damaged, "is damaged"),
    "a letter": (lambda file: file.write_text("Dear Ada, " * 900), "no database"),
    "another's": (of_another, "of another program"),
    "newer": (newer, "newer Hearth"),
    "empty": (lambda file: file.write_bytes(b""), "there is nothing in it"),
    "gone": (lambda file: file.unlink(), "is no file"),
}


@pytest.mark.parametrize("harm", WRONG)
def test_what_is_no_backup_is_refused_and_changes_nothing(hearth, tmp_path, harm):
    home, file = tmp_path / "home", tmp_path / "copy"
    whole_store(store_path(home), 8)
    hearth(home, "backup", file)
    WRONG[harm][0](file)
    before = store_path(home).read_bytes()
    code, _, wrong = hearth(home, "restore", file)
    assert (code, wrong.count("\n")) == (2, 1)
    assert WRONG[harm][1] in wrong
    assert store_path(home).read_bytes() == before
    assert held_by(home) in (["tables.sqlite"], ["server.lock", "tables.sqlite"])


def test_a_damaged_store_is_kept_beside_the_restored_one_with_its_log(hearth, tmp_path):
    home, file = tmp_path / "home", tmp_path / "copy"
    whole_store(store_path(home), 8)
    hearth(home, "backup", file)
    store_path(home).write_bytes(b"spoiled" * 1000)
    store_path(home).with_name("tables.sqlite-wal").write_bytes(b"its log" * 1000)
    assert hearth(home, "restore", file)[0] == 0
    [former] = home.glob("tables-before-*.sqlite")
    assert former.read_bytes() == b"spoiled" * 1000
    assert former.with_name(f"{former.name}-wal").read_bytes() == b"its log" * 1000
    assert rows(store_path(home)) == rows(file)
    SqliteStore(store_path(home)).close()


def test_restoring_twice_keeps_both_of_before(hearth, tmp_path):
    home, file = tmp_path / "home", tmp_path / "copy"
    whole_store(store_path(home), 2)
    hearth(home, "backup", file)
    hearth(home, "restore", file)
    hearth(home, "restore", file)
    assert len([*home.glob("tables-before-*.sqlite")]) == 2


@pytest.mark.parametrize("former", FORMER)
def test_a_backup_of_a_former_layout_is_restored_and_goes_on(hearth, tmp_path, former):
    home, file = tmp_path / "home", tmp_path / "old"
    former_store(file, FORMER[former])
    assert hearth(home, "restore", file)[:2] == (0, f"3 tables restored from {file}\n")
    store = SqliteStore(store_path(home))
    assert store.read("going") is not None
    store.close()


def test_a_held_write_lock_delays_nobody_who_looks(tmp_path):
    with Apart(tmp_path) as server:
        made = server.table(ADA, BO, game="guilds")
        store = store_path(tmp_path)
        with contextlib.closing(sqlite3.connect(store, isolation_level=None)) as other:
            other.execute("begin immediate")
            moving = threading.Thread(target=made.act, args=(0,))
            moving.start()
            for _ in range(20):
                assert server.http.get("/api/tables").status_code == 200
                assert server.http.get(f"/api/tables/{made.id}").json()["rev"] == 0
            assert moving.is_alive()
            other.execute("rollback")
            moving.join()
        assert server.http.get(f"/api/tables/{made.id}").json()["rev"] > 0
