"""Tables go when the operator says so; those that stay are found, and none fills the memory."""

from __future__ import annotations

import contextlib
import sqlite3
import time

import msgspec
import pytest

from hearth.match import header
from hearth.server import expiry, house
from hearth.server.store import Begin, Remove, SqliteStore, Write
from tests.server.running import ADA, BOT, OPEN, PATIENCE, ROOMY, Running, to_the_end
from tests.server.stores import SEATS, a_match, lines_of

DAY = 24 * 3600.0
STATES = {
    "waiting": "open",
    "unplayed": "playing",
    "unfinished": "playing",
    "over": "over",
    "kept": "kept",
}
GOES = {
    "keep_unplayed": {"waiting", "unplayed"},
    "keep_unfinished": {"waiting", "unplayed", "unfinished"},
    "keep_finished": {"over", "kept"},
}


def fill(path, days):
    """A store with a table of every kind, which nobody has touched for so long."""
    store = SqliteStore(path)
    match = a_match()
    for table, state in STATES.items():
        moves = [] if table in ("waiting", "unplayed") else lines_of(match)
        store.do([Begin(table, header(match), SEATS, moves, state)])
        store.keep_analysis(table, "{}")
    store.close()
    for table in STATES:
        age(path, table, days)


def age(path, table, days):
    then = time.time() - days * DAY
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("update tables set touched = ? where id = ?", (then, table))
        db.commit()


def left(path):
    """The tables that the store tells anything of."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        query = "select id from tables union select table_id from lines"
        return {table for (table,) in db.execute(f"{query} union select table_id from analyses")}


def wait_until_gone(path, tables):
    deadline = time.monotonic() + PATIENCE
    while left(path) & tables:
        assert time.monotonic() < deadline, f"of {tables} these are still there: {left(path)}"
        time.sleep(0.02)


@pytest.mark.parametrize("setting", GOES)
def test_what_is_older_than_the_operator_says_goes_and_nothing_else(tmp_path, setting):
    path = tmp_path / "tables.sqlite"
    fill(path, days=3)
    nothing_goes = {"keep_unplayed": 0, "keep_unfinished": 0, "keep_finished": 0}
    for days in (4, 2):
        settings = msgspec.structs.replace(ROOMY, **{**nothing_goes, setting: days})
        running = Running(path, settings).start()
        gone = GOES[setting] if days < 3 else set()
        wait_until_gone(path, gone)
        answers = {table: running.http.get(f"/api/tables/{table}").status_code for table in STATES}
        running.stop()
        assert answers == {table: 404 if table in gone else 200 for table in STATES}
        assert left(path) == set(STATES) - gone


def test_as_a_rule_only_unplayed_tables_go(tmp_path):
    path = tmp_path / "tables.sqlite"
    fill(path, days=3000)
    running = Running(path).start()
    wait_until_gone(path, {"waiting", "unplayed"})
    running.stop()
    assert left(path) == {"unfinished", "over", "kept"}


def test_a_table_at_which_somebody_sits_stays(tmp_path, monkeypatch):
    monkeypatch.setattr(expiry, "PAUSE", 0.05)
    path = tmp_path / "tables.sqlite"
    running = Running(path).start()
    sat_at, left_alone = running.table(ADA, OPEN), running.table(ADA, OPEN)
    with sat_at.sit() as ada:
        ada.see()
        for table in (sat_at.id, left_alone.id):
            age(path, table, days=8)
        wait_until_gone(path, {left_alone.id})
        claim = running.http.post(f"/api/tables/{sat_at.id}/seats/1", json={"name": "Bo"})
        assert claim.status_code == 200
        ada.choose(ada.see())
    assert running.http.get(f"/api/tables/{left_alone.id}").status_code == 404
    running.stop()


def test_more_tables_than_go_at_once_go(tmp_path, monkeypatch):
    monkeypatch.setattr(expiry, "AT_ONCE", 3)
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.do([Begin(f"t{i}", "header", "{}") for i in range(20)])
    store.close()
    for i in range(20):
        age(path, f"t{i}", days=8 + i)
    running = Running(path).start()
    wait_until_gone(path, {f"t{i}" for i in range(20)})
    running.stop()


def test_who_moves_meanwhile_keeps_the_table(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.do([Begin("t1", "header", "{}"), Begin("t2", "header", "{}")])
    old = Remove(["t1", "t2"], time.time())
    store.do([old, Write("t1", 0, ["0 a"])])
    stored = store.read("t1")
    assert stored is not None
    assert stored.lines == ["0 a"]
    assert store.read("t2") is None


def test_no_analysis_is_kept_of_a_table_that_is_gone(tmp_path):
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.keep_analysis("t1", "{}")
    assert store.analysis("t1") is None


def listed(running):
    """All open tables, page by page."""
    pages, before = [], ""
    while before is not None:
        answer = running.http.get(f"/api/tables{before and f'?before={before}'}").json()
        pages.append([one["table"] for one in answer["tables"]])
        before = answer["more"]
    return pages


def test_an_open_table_is_found_however_many_others_there_are(tmp_path, monkeypatch):
    monkeypatch.setattr(house, "SHOWN", 4)
    running = Running(tmp_path / "tables.sqlite").start()
    made = [running.table(ADA, OPEN).id for _ in range(9)]
    full = running.table(ADA, BOT)
    pages = listed(running)
    assert [table for page in pages for table in page] == made[::-1]
    assert max(map(len, pages)) == 4
    running.http.post(f"/api/tables/{made[4]}/seats/1", json={"name": "Bo"}).raise_for_status()
    answer = running.http.get(f"/api/tables?before={made[4]}").json()
    assert [one["table"] for one in answer["tables"]] == made[3::-1]
    assert full.id not in made
    answer = running.http.get("/api/tables?before=nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
    running.stop()


def test_listing_tables_brings_none_into_memory(tmp_path):
    path = tmp_path / "tables.sqlite"
    running = Running(path).start()
    waiting, over = running.table(ADA, OPEN), running.table(ADA, ADA, game="guilds")
    told = running.http.get("/api/tables").json()["tables"]
    to_the_end(running, over)
    running.stop()
    again = Running(path).start()
    assert again.http.get("/api/tables").json()["tables"] == told
    wish = {"tables": [{"table": one.id, "token": one.token} for one in (waiting, over)]}
    mine = {
        one["table"]: one for one in again.http.post("/api/tables/mine", json=wish).json()["tables"]
    }
    assert (mine[waiting.id]["state"], mine[waiting.id]["held"]) == ("open", [0])
    assert mine[over.id]["state"] == "over"
    assert in_memory(again) == set()
    again.stop()


def in_memory(running):
    return set(running.server.config.app.state.house.tables)


def test_memory_is_bounded_by_the_tables_that_are_played(tmp_path, monkeypatch):
    monkeypatch.setattr(house, "IN_MEMORY", 6)
    running = Running(tmp_path / "tables.sqlite").start()
    with contextlib.ExitStack() as sitting:
        played = [running.table(ADA, OPEN) for _ in range(8)]
        for made in played:
            sitting.enter_context(made.sit()).see()
        for _ in range(30):
            running.table(ADA, OPEN)
        assert {made.id for made in played} <= in_memory(running)
        assert len(in_memory(running)) <= 8 + 1
    for _ in range(30):
        running.table(ADA, OPEN)
    assert len(in_memory(running)) <= 6
    for made in played:
        assert running.http.get(f"/api/tables/{made.id}").status_code == 200
    running.stop()
