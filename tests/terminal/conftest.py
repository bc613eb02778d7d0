"""The tests here can play the toy game, which has no drawing of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from hearth.terminal import seating
from tests.toys.registered import toy_game

__all__ = ["toy_game"]


@pytest.fixture
def bots_at_random() -> Iterator[None]:
    """Where it does not matter how well the other seats play, they are quick."""
    with patch.object(seating, "USUAL", "random"):
        yield


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Where a match is written down."""
    return tmp_path / "match.hearth"
