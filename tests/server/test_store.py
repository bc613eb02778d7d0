"""Nothing that was acknowledged is lost, and a damaged table stands alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hearth.server.layout import StoreError
from hearth.server.settings import ServerSettings
from hearth.server.store import Begin, Job, SqliteStore, Write, Writer
from tests.server.running import ADA, BO, BOT, Running, run


def test_lines_are_read_as_they_were_written(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.do([Begin("t1", "header", "{}")])
    store.do([Write("t1", 0, ["0 a", "1 b"]), Write("t1", 2, ["0 c"], state="over")])
    stored = store.read("t1")
    assert stored is not None
    assert stored.lines == ["0 a", "1 b", "0 c"]
    assert stored.state == "over"
    assert store.read("t2") is None


def test_a_line_is_never_written_twice(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.do([Begin("t1", "header", "{}")])
    store.do([Write("t1", 0, ["0 a"])])
    with pytest.raises(StoreError):
        store.do([Write("t1", 1, ["0 b"]), Write("t1", 0, ["0 other"])])
    stored = store.read("t1")
    assert stored is not None
    assert stored.lines == ["0 a"]


def test_a_table_is_kept_with_all_its_lines_or_not_at_all(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.do([Begin("t1", "header\n", "{}", ["0 a", "1 b"], "kept")])
    stored = store.read("t1")
    assert stored is not None
    assert (stored.text(), stored.state) == ("header\n0 a\n1 b\n", "kept")
    with pytest.raises(StoreError):
        store.do([Begin("t2", "header\n", "{}"), Write("t1", 0, ["0 a"])])
    assert store.read("t2") is None


def test_several_tables_are_found_at_once(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    for table in ("t1", "t2", "t3"):
        store.do([Begin(table, "header", "{}")])
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
    store.do([Write(broken.id, 0, ["dance with wolves"])])
    store.close()
    second = Running(path).start()
    answer = second.http.get(f"/api/tables/{broken.id}")
    assert answer.status_code == 410
    assert "cannot be read any more" in answer.json()["text"]
    assert second.http.get(f"/api/tables/{whole.id}").status_code == 200
    second.stop()


def test_who_writes_for_long_delays_nobody_who_reads(tmp_path):
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.do([Begin("t1", "header", "{}"), Write("t1", 0, ["0 a"])])
    store.keep_analysis("t1", "{}")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        other.execute("update tables set header = 'held'")
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(store.do, [Write("t1", 1, ["0 b"])])
            stored = store.read("t1")
            assert stored is not None
            assert (stored.header, stored.lines) == ("header", ["0 a"])
            assert [one.id for one in store.several(["t1"])] == ["t1"]
            assert store.analysed(["t1"]) == {"t1"}
            assert store.analysis("t1") == "{}"
            assert not waiting.done()
            other.execute("rollback")
            waiting.result()
    assert [one.lines for one in [store.read("t1")] if one] == [["0 a", "0 b"]]


@pytest.mark.parametrize(("synchronous", "level"), [("full", 2), ("normal", 1)])
def test_a_commit_waits_for_the_disk_as_the_operator_says(tmp_path, synchronous, level):
    store = SqliteStore(tmp_path / "tables.sqlite", synchronous)
    assert store._db.execute("pragma synchronous").fetchone() == (level,)
    store.close()


def test_a_commit_waits_for_the_disk_unless_the_operator_says_otherwise():
    assert ServerSettings().synchronous == "full"


def test_the_files_of_a_store_are_for_their_owner_only(tmp_path):
    path = tmp_path / "home" / "tables.sqlite"
    before = os.umask(0)
    try:
        store = SqliteStore(path)
        store.do([Begin("t1", "header", "{}")])
    finally:
        os.umask(before)
    modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    assert modes == {f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")}
    assert path.parent.stat().st_mode & 0o777 == 0o700
    store.close()


def test_a_store_that_others_could_read_is_closed_to_them(tmp_path):
    path = tmp_path / "tables.sqlite"
    SqliteStore(path).close()
    path.chmod(0o644)
    SqliteStore(path).close()
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_is_written_of_a_table_that_is_gone_is_refused(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    with pytest.raises(StoreError, match="not there any more"):
        store.do([Write("t1", 0, ["0 a"])])


def test_many_moves_share_a_transaction_and_one_wrong_one_spoils_no_other(tmp_path):
    store = Counting(tmp_path / "tables.sqlite")
    store.do([Begin(f"t{i}", "header", "{}") for i in range(50)])

    async def play() -> list[BaseException | None]:
        writer = Writer(store)
        jobs = [Write(f"t{i}", 0, ["0 a"]) for i in range(50)]
        playing = asyncio.gather(*map(writer.write, jobs))
        await asyncio.sleep(0)  # all have asked, the first perhaps already alone
        store.gate.set()
        assert await playing == [None] * 50
        assert store.transactions <= 2
        wrong = Write("t7", 0, ["0 again"])
        more = [Write(f"t{i}", 1, ["0 b"]) for i in range(3)]
        told = await asyncio.gather(*map(writer.write, [wrong, *more]), return_exceptions=True)
        writer.close()
        return told

    store.transactions = 0
    store.gate.clear()
    told = run(play())
    assert isinstance(told[0], StoreError)
    assert told[1:] == [None] * 3
    kept = store.read("t7")
    assert kept is not None
    assert kept.lines == ["0 a"]


class Counting(SqliteStore):
    """Counts its transactions, and can be held up."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.transactions = 0
        self.gate = threading.Event()
        self.gate.set()

    def do(self, jobs: list[Job]) -> None:
        self.gate.wait()
        self.transactions += 1
        super().do(jobs)
