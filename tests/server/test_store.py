"""Nothing that was acknowledged is lost, and a damaged table stands alone."""

from __future__ import annotations

import pytest

from hearth.server.store import SqliteStore, StoreError, Write
from tests.server.running import ADA, BO, BOT, Running


def test_lines_are_read_as_they_were_written(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.begin("t1", "header", "{}")
    store.write([Write("t1", 0, ["0 a", "1 b"]), Write("t1", 2, ["0 c"], state="over")])
    stored = store.read("t1")
    assert stored is not None
    assert stored.lines == ["0 a", "1 b", "0 c"]
    assert stored.state == "over"
    assert store.read("t2") is None


def test_a_line_is_never_written_twice(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.begin("t1", "header", "{}")
    store.write([Write("t1", 0, ["0 a"])])
    with pytest.raises(StoreError):
        store.write([Write("t1", 1, ["0 b"]), Write("t1", 0, ["0 other"])])
    stored = store.read("t1")
    assert stored is not None
    assert stored.lines == ["0 a"]


def test_a_table_is_kept_with_all_its_lines_or_not_at_all(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.keep("t1", "header\n", "{}", Write("t1", 0, ["0 a", "1 b"], state="kept"))
    stored = store.read("t1")
    assert stored is not None
    assert (stored.text(), stored.state) == ("header\n0 a\n1 b\n", "kept")
    with pytest.raises(StoreError):
        store.keep("t2", "header\n", "{}", Write("t1", 0, ["0 a"]))
    assert store.read("t2") is None


def test_several_tables_are_found_at_once(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    for table in ("t1", "t2", "t3"):
        store.begin(table, "header", "{}")
    store.keep_analysis("t2", "{}")
    assert {one.id for one in store.several(["t1", "t3", "nowhere"])} == {"t1", "t3"}
    assert store.analysed(["t1", "t2"]) == {"t2"}
    assert store.several([]) == []


def test_a_file_that_is_no_store_is_refused(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.write_text("this is a letter, not a database" * 100)
    with pytest.raises(StoreError, match=r"cannot be used as a store"):
        SqliteStore(path)


def test_tables_go_on_after_a_restart(tmp_path):
    path = tmp_path / "tables.sqlite"
    first = Running(path).start()
    made = first.table(ADA, BO)
    with made.sit() as both:
        before = both.see()
        for _ in range(12):
            before = both.choose(before)
    first.stop()
    second = Running(path).start()
    made.running = second
    with made.sit() as ada:
        after = ada.see()
    second.stop()
    assert after["rev"] == before["rev"]
    assert after["view"] == before["view"]
    assert after["decision"] == before["decision"]


def test_a_damaged_table_is_reported_and_the_others_go_on(tmp_path):
    path = tmp_path / "tables.sqlite"
    first = Running(path).start()
    broken = first.table(ADA, BOT)
    whole = first.table(ADA, BOT)
    first.stop()
    store = SqliteStore(path)
    store.write([Write(broken.id, 0, ["dance with wolves"])])
    store.close()
    second = Running(path).start()
    answer = second.http.get(f"/api/tables/{broken.id}")
    assert answer.status_code == 410
    assert "cannot be read any more" in answer.json()["text"]
    assert second.http.get(f"/api/tables/{whole.id}").status_code == 200
    second.stop()
