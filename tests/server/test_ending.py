"""How a server ends when it is told to: everything is closed, and nothing is left behind."""

from __future__ import annotations

from tests.server.running import ADA, BO, Apart


def test_a_server_that_is_told_to_end_closes_its_store_and_leaves_no_lock(tmp_path):
    with Apart(tmp_path) as server:
        server.table(ADA, BO).act(seat=0)
        names = {path.name for path in tmp_path.iterdir()}
        assert {"server.address", "server.lock", "tables.sqlite-wal"} <= names
    assert server.process.returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["server.toml", "tables.sqlite"]
