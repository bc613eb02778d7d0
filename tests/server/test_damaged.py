"""A store that is damaged, foreign or out of reach is refused before anybody can come."""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hearth
from hearth.cli import main
from hearth.server.home import store_path
from hearth.server.layout import LAYOUT, StoreError
from hearth.server.store import SqliteStore
from tests.server.running import Running
from tests.server.stores import whole_store

PAGE = 4096
CAPABILITIES = (1, 2)  # of root, to read and write what it may not: CAP_DAC_OVERRIDE, _READ_SEARCH
DROP_CAPABILITY = 24  # PR_CAPBSET_DROP


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("whole")
    whole_store(store_path(home))
    return home


@pytest.fixture(scope="module")
def cut_off(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that was killed: much stands only in the write-ahead log."""
    home = tmp_path_factory.mktemp("cut_off")
    script = (
        "import os, sys; from pathlib import Path; from tests.server import stores;"
        "stores.SqliteStore.close = lambda self: os._exit(0);"
        "stores.whole_store(Path(sys.argv[1]), 10)"
    )
    subprocess.run(
        [sys.executable, "-c", script, store_path(home)], env=environment(home), check=True
    )
    assert beside(home, "-wal").stat().st_size > 0
    return home


@pytest.fixture
def home(whole, tmp_path) -> Iterator[Path]:
    """A whole one to be damaged."""
    shutil.copytree(whole, tmp_path / "home")
    yield tmp_path / "home"
    (tmp_path / "home").chmod(0o700)


def beside(home: Path, end: str) -> Path:
    return store_path(home).with_name(store_path(home).name + end)


def environment(home: Path) -> dict[str, str]:
    sources = [str(Path(hearth.__file__).parents[1]), str(Path(__file__).parents[2])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sources), "HEARTH_HOME": str(home)}


def write_at(home: Path, offset: int, data: bytes) -> None:
    with store_path(home).open("r+b") as file:
        file.seek(offset)
        file.write(data)


def cut_to(home: Path, part: float) -> None:
    size = store_path(home).stat().st_size
    os.truncate(store_path(home), int(size * part))


def change(home: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(store_path(home))) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def replaced(home: Path, *statements: str) -> None:
    store_path(home).unlink()
    change(home, *statements)


def zero_middle(home: Path) -> None:
    with contextlib.closing(sqlite3.connect(store_path(home))) as db:
        query = "select rootpage from sqlite_schema where name = 'lines'"
        (page,) = db.execute(query).fetchone()
    write_at(home, (page - 1) * PAGE, bytes(PAGE))


def spoil_many(home: Path) -> None:
    pages = store_path(home).stat().st_size // PAGE
    for page in range(2, pages, 3):
        write_at(home, page * PAGE, b"\x5a" * PAGE)


def a_folder_instead(home: Path) -> None:
    store_path(home).unlink()
    store_path(home).mkdir()


def a_circle_of_links(home: Path) -> None:
    store_path(home).unlink()
    store_path(home).symlink_to(store_path(home))


def nothing_but_the_log(home: Path) -> None:
    beside(home, "-wal").write_bytes(b"\x37\x7f\x06\x82" * 100)
    store_path(home).unlink()


def empty_beside_a_log(home: Path) -> None:
    beside(home, "-wal").write_bytes(b"\x37\x7f\x06\x82" * 100)
    cut_to(home, 0)


def the_log_of_another_program(home: Path) -> None:
    """As if somebody had mixed up two folders."""
    other = home / "other.sqlite"
    with contextlib.closing(sqlite3.connect(other)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("create table bookmarks (url text)")
        db.commit()
        shutil.copy(f"{other}-wal", beside(home, "-wal"))
    other.unlink()


def a_file_instead_of_the_home(home: Path) -> None:
    shutil.rmtree(home)
    home.write_text("not a folder", encoding="utf-8")


REFUSED: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut to the half": (lambda home: cut_to(home, 0.5), "is damaged"),
    "cut within a page": (lambda home: cut_to(home, 0.777), "is damaged"),
    "cut within its header": (lambda home: os.truncate(store_path(home), 50), "is damaged"),
    "zeroed header": (lambda home: write_at(home, 0, bytes(100)), "no database"),
    "zeroed first page": (lambda home: write_at(home, 0, bytes(PAGE)), "no database"),
    "wrong magic": (lambda home: write_at(home, 0, b"SQLite format 9\0"), "no database"),
    "zeroed page in the middle": (zero_middle, "is damaged"),
    "a third of its pages spoiled": (spoil_many, "is damaged"),
    "a letter": (lambda home: store_path(home).write_text("Dear Ada, " * 900), "no database"),
    "a folder": (a_folder_instead, "it is a folder"),
    "a circle of links": (a_circle_of_links, "tables.sqlite"),
    "newer": (lambda home: change(home, f"pragma user_version = {LAYOUT + 1}"), "newer Hearth"),
    "of no layout": (lambda home: change(home, "pragma user_version = -3"), "no layout -3"),
    "without a table": (lambda home: change(home, "drop table lines"), "table lines is missing"),
    "without a column": (
        lambda home: change(
            home,
            "drop index tables_by_state",
            "drop index tables_by_age",
            "alter table tables drop state",
        ),
        "column state of tables is missing",
    ),
    "of another program": (
        lambda home: replaced(home, "create table bookmarks (url text)"),
        "of another program",
    ),
    "marked by another program": (
        lambda home: replaced(home, "pragma application_id = 77", "create table tables (id text)"),
        "of another program",
    ),
    "with another one's log": (the_log_of_another_program, "of another program"),
    "gone but for its log": (nothing_but_the_log, "empty or gone"),
    "empty but for its log": (empty_beside_a_log, "empty or gone"),
    "in a file": (a_file_instead_of_the_home, "no folder"),
}


FORBIDDEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "unreadable": (lambda home: store_path(home).chmod(0), "Permission denied"),
    "not to be written": (lambda home: store_path(home).chmod(0o400), "Permission denied"),
    "in a folder not to be written": (lambda home: home.chmod(0o500), "server.lock"),
}


def as_anybody() -> None:
    """Whatever user runs the tests: permissions hold."""
    if sys.platform == "linux" and os.geteuid() == 0:
        for capability in CAPABILITIES:
            ctypes.CDLL(None).prctl(DROP_CAPABILITY, capability)


def no_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (PAGE, PAGE))


@contextlib.contextmanager
def serving_where_somebody_listens() -> Iterator[list[str]]:
    """A command that is refused because of its port, if it comes so far as to listen."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield ["serve", "--port", str(taken.getsockname()[1]), "--quiet"]


def check_sentence(code: int, out: str, sentence: str, said: str) -> None:
    assert (code, out) == (2, "")
    assert sentence.startswith("hearth: ")
    assert sentence.count("\n") == 1, sentence
    assert said in sentence


def check_refused_apart(home: Path, before: Callable[[], None], said: str) -> None:
    """By a process of its own that is hindered in some way."""
    with serving_where_somebody_listens() as words:
        ended = subprocess.run(
            [sys.executable, "-m", "hearth.cli", *words],
            env=environment(home),
            capture_output=True,
            text=True,
            preexec_fn=before,
            timeout=30,
        )
    check_sentence(ended.returncode, ended.stdout, ended.stderr, said)


@pytest.mark.parametrize("damage", REFUSED)
def test_a_server_without_a_whole_store_ends_with_one_sentence(home, damage, monkeypatch, capsys):
    harm, said = REFUSED[damage]
    harm(home)
    monkeypatch.setenv("HEARTH_HOME", str(home))
    with serving_where_somebody_listens() as words:
        code = main(words)
    told = capsys.readouterr()
    check_sentence(code, told.out, told.err, said)


@pytest.mark.parametrize("damage", FORBIDDEN)
def test_a_server_that_may_not_reach_its_store_ends_with_one_sentence(home, damage):
    harm, said = FORBIDDEN[damage]
    harm(home)
    check_refused_apart(home, as_anybody, said)


def test_a_full_disk_is_found_out_at_the_start(home):
    check_refused_apart(home, no_room, "full")


@pytest.mark.parametrize("damage", REFUSED)
def test_a_refused_store_is_left_as_it_was(home, damage):
    harm, _ = REFUSED[damage]
    harm(home)
    before = contents(home)
    with pytest.raises(StoreError):
        SqliteStore(store_path(home))
    assert contents(home) == before


def contents(home: Path) -> dict[str, bytes]:
    """All that is kept; what SQLite makes for sharing a file, and an empty log, hold nothing."""
    found = sorted(home.iterdir()) if home.is_dir() else [home]
    return {
        path.name: path.read_bytes()
        for path in found
        if path.is_file() and path.stat().st_size > 0 and not path.name.endswith("-shm")
    }


@contextlib.contextmanager
def server_at(home: Path) -> Iterator[Running]:
    running = Running(store_path(home)).start()
    yield running
    running.stop()


def broken_seats(home: Path) -> None:
    change(home, "update tables set seats = '{\"owner\": ' where id = 't1'")


def broken_header(home: Path) -> None:
    change(home, "update tables set header = 'nonsense' where id = 't1'")


def bytes_for_text(home: Path) -> None:
    change(home, "update tables set header = x'00ff00' where id = 't1'")


def no_text(home: Path) -> None:
    change(home, "update lines set line = cast(x'ff' as text) where table_id = 't1'")


def fewer_seats(home: Path) -> None:
    change(home, "update tables set seats = json_remove(seats, '$.seats[1]') where id = 't1'")


ONE_TABLE = [broken_seats, broken_header, bytes_for_text, no_text, fewer_seats]


@pytest.mark.parametrize("harm", ONE_TABLE)
def test_a_broken_row_is_one_table_less(home, harm):
    harm(home)
    with server_at(home) as server:
        answer = server.http.get("/api/tables/t1")
        assert answer.status_code in (410, 503)
        assert answer.json()["text"]
        mine = {"tables": [{"table": one, "token": ""} for one in ("t0", "t1")]}
        told = server.http.post("/api/tables/mine", json=mine).json()
        assert [one["table"] for one in told["tables"]] == ["t0"]
        assert [one["table"] for one in told["lost"]] == ["t1"]
        assert server.http.get("/api/tables").status_code == 200
        assert server.http.get("/api/tables/t0").json()["rev"] == 12


def spoil_log(home: Path) -> None:
    log = beside(home, "-wal")
    log.write_bytes(log.read_bytes()[:-PAGE] + b"\x5a" * PAGE)


SURVIVED: dict[str, Callable[[Path], object]] = {
    "just killed": lambda home: None,
    "without its index": lambda home: beside(home, "-shm").unlink(),
    "with a spoiled index": lambda home: beside(home, "-shm").write_bytes(b"\x5a" * 32768),
    "with the end of its log spoiled": spoil_log,
}


@pytest.mark.parametrize("harm", SURVIVED)
def test_the_store_of_a_killed_server_is_fine(cut_off, tmp_path, harm):
    home = tmp_path / "home"
    shutil.copytree(cut_off, home)
    SURVIVED[harm](home)
    with server_at(home) as server:
        assert server.http.get("/api/tables/t0").json()["rev"] == 12


def test_without_its_log_a_killed_server_has_lost_what_stood_there_only(cut_off, tmp_path):
    home = tmp_path / "home"
    shutil.copytree(cut_off, home)
    beside(home, "-wal").unlink()
    with server_at(home) as server:
        assert server.http.get("/api/tables").status_code == 200


def test_an_empty_file_is_a_new_store(tmp_path):
    store_path(tmp_path).touch()
    with server_at(tmp_path) as server:
        assert server.http.get("/api/tables").json()["tables"] == []
