"""Configuration of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

# One profile everywhere: what fails here fails on every machine, whatever its speed.
settings.register_profile("hearth", deadline=None, derandomize=True, max_examples=30)
settings.load_profile("hearth")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test covers")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, and the shortest last: so all workers end at about the same time."""
    longest = ("tests/browser/test_matches.py", "tests/browser/")
    items.sort(key=lambda item: [not item.nodeid.startswith(where) for where in longest])
