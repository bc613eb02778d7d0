"""Servers for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("store") / "tables.sqlite").start()
    yield running
    running.stop()
