"""The example package, installed once for this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.installing import install_example


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    install_example(site, tmp_path_factory.mktemp("build"))
    return site
