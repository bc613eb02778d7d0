"""How a server ends when it is told to: everything is closed, and nothing is left behind."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.running import ADA, BO, PATIENCE, Apart


def test_a_server_that_is_told_to_end_closes_its_store_and_leaves_no_lock(tmp_path):
    with Apart(tmp_path) as server:
        server.table(ADA, BO).act(seat=0)
        names = {path.name for path in tmp_path.iterdir()}
        assert {"server.address", "server.lock", "tables.sqlite-wal"} <= names
    assert server.process.returncode == 0
    left = sorted(path.name for path in tmp_path.iterdir() if path != server.complaints)
    assert left == ["server.toml", "tables.sqlite"]


def test_who_waits_while_a_server_ends_is_told_and_the_log_has_no_traceback(tmp_path):
    with Apart(tmp_path) as server, ThreadPoolExecutor(1) as waiting:
        made = server.table(ADA, BO)
        with made.sit() as ada:
            rev = ada.see()["rev"]
            news = waiting.submit(httpx.get, f"{server.address}/api/tables/{made.id}?after={rev}")
            look = f"/api/tables/{made.id}"
            while server.http.get(look).json()["spectators"] == 0:  # who waits is at the table
                pass
            server.process.terminate()
            assert news.result(PATIENCE).status_code == 503
    assert server.process.returncode == 0
    assert "Traceback" not in server.complaints.read_text(encoding="utf-8")
