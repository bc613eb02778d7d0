"""The toy game is playable while a module of tests runs, and only then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hearth
from hearth.kernel import unregister
from tests.toys.ingots import INGOTS


@pytest.fixture(scope="module", autouse=True)
def toy_game() -> Iterator[None]:
    hearth.register(INGOTS)
    yield
    unregister(INGOTS)
