"""Former stores become today's, and go on."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from hearth.server import layout
from hearth.server.layout import LAYOUT, StoreError
from hearth.server.store import SqliteStore, Write
from tests.server.running import Running
from tests.server.stores import FORMER, a_match, former_store, lines_of


def form(path):
    with contextlib.closing(sqlite3.connect(path)) as db:
        query = "select type, name, tbl_name from sqlite_schema order by name"
        columns = [
            (name, [row[1:] for row in db.execute(f"pragma table_info({name})")])
            for name in ("analyses", "lines", "tables")
        ]
        marks = [
            db.execute(f"pragma {one}").fetchone() for one in ("user_version", "application_id")
        ]
        return db.execute(query).fetchall(), columns, marks


@pytest.mark.parametrize("former", FORMER)
def test_a_former_store_becomes_as_a_new_one_is(tmp_path, former):
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    former_store(old, FORMER[former])
    SqliteStore(old).close()
    SqliteStore(new).close()
    assert form(old) == form(new)


@pytest.mark.parametrize("former", FORMER)
def test_a_former_store_has_kept_everything(tmp_path, former):
    path = tmp_path / "tables.sqlite"
    former_store(path, FORMER[former])
    store = SqliteStore(path)
    going = store.read("going")
    assert going is not None
    assert (going.lines, going.created, going.touched) == (lines_of(a_match()), 1000.0, 2000.0)
    assert {one.id: one.state for one in store.several(["going", "unbegun", "ended"])} == {
        "going": "playing",
        "unbegun": "playing",
        "ended": "over",
    }
    store.keep_analysis("ended", "{}")
    store.do([Write("going", len(going.lines), ["0 more"])])
    store.close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("select id from tables where unplayed").fetchall() == [("unbegun",)]


@pytest.mark.parametrize("former", FORMER)
def test_matches_of_a_former_store_go_on(tmp_path, former):
    path = tmp_path / "tables.sqlite"
    former_store(path, FORMER[former])
    running = Running(path).start()
    view = running.http.get("/api/tables/going").json()
    running.stop()
    assert (view["rev"], view["state"]) == (len(lines_of(a_match())), "playing")


def test_a_migration_that_fails_has_changed_nothing(tmp_path, monkeypatch):
    path = tmp_path / "tables.sqlite"
    former_store(path, FORMER["two tables"])
    before = form(path)
    monkeypatch.setattr(layout, "STEPS", [[*layout.STEPS[0], "insert into nowhere values (1)"]])
    with pytest.raises(StoreError, match="nowhere"):
        SqliteStore(path)
    assert form(path)[0][0] == before[0][0]
    monkeypatch.undo()
    SqliteStore(path).close()
    assert form(path)[2] == [(LAYOUT,), (layout.APPLICATION,)]


def test_each_layout_is_described_as_its_step_makes_it():
    for number in range(LAYOUT + 1):
        with contextlib.closing(sqlite3.connect(":memory:")) as db:
            for step in layout.STEPS[:number]:
                for statement in step:
                    db.execute(statement)
            assert layout.found_form(db) in layout.FORMS[number]


def test_a_store_of_today_is_left_as_it_is(tmp_path):
    path = tmp_path / "tables.sqlite"
    SqliteStore(path).close()
    before = form(path)
    SqliteStore(path).close()
    assert form(path) == before
