"""Stores for tests: of today and of former layouts, as the servers of then made them."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from hearth.match import Match, header
from hearth.server.store import Begin, SqliteStore, Write

# What the first servers made.
FIRST = """
create table if not exists tables (
    id text primary key, header text not null, seats text not null, created real not null,
    touched real not null, state text not null
) without rowid;
create table if not exists lines (
    table_id text not null, n integer not null, line text not null, primary key (table_id, n)
) without rowid;
"""
# Then analyses were kept, too.
WITH_ANALYSES = f"""{FIRST}
create table if not exists analyses (table_id text primary key, text text not null) without rowid;
"""
FORMER = {"two tables": FIRST, "three tables": WITH_ANALYSES}
SEATS = '{"owner": "k", "seats": [{"kind": "person", "name": "Ada", "key": "k"}, {"kind": "bot",\
 "name": "Birk", "level": "apprentice"}], "settings": {}}'


def a_match() -> Match:
    """Of two seats, some moves old."""
    match = Match.new("guilds", 2, seed=5, people=[0])
    for _ in range(12):
        match.act(match.legal()[0])
    return match


def lines_of(match: Match) -> list[str]:
    return [f"{move.seat} {move.notation}" for move in match.moves]


def former_store(path: Path, layout: str) -> None:
    """A store of before: one match that goes on, one that was never begun, one that is over."""
    match = a_match()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = wal")
        db.executescript(layout)
        rows = [
            ("going", header(match), SEATS, 1000.0, 2000.0, "playing"),
            ("unbegun", header(match), SEATS, 1500.0, 1500.0, "playing"),
            ("ended", header(match), SEATS, 1000.0, 3000.0, "over"),
        ]
        db.executemany("insert into tables values (?, ?, ?, ?, ?, ?)", rows)
        moves = list(enumerate(lines_of(match)))
        db.executemany("insert into lines values ('going', ?, ?)", moves)
        db.commit()


def whole_store(path: Path, tables: int = 60) -> None:
    """A store of some hundred pages, the table t0 with moves, and closed."""
    match = a_match()
    store = SqliteStore(path)
    for i in range(tables):
        store.do([Begin(f"t{i}", header(match), SEATS)])
        store.do([Write(f"t{i}", 0, lines_of(match), state="playing")])
        store.keep_analysis(f"t{i}", '"' + "x" * 5000 + '"')
    store.close()
