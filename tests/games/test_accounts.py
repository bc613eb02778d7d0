"""Whoever reads the log can account for everything that it is about, after every single action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hearth.kernel import State
from tests.games.cove.reader import CoveReader
from tests.games.reading import Reader, played

READERS: dict[str, Callable[[Any], Reader]] = {
    "cove": CoveReader,
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("cove", 1, {"peddler": "hard"}),
    ("cove", 1, {"peddler": "easy"}),
    ("cove", 2, {}),
    ("cove", 4, {}),
]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_told_adds_up_to_what_is_on_the_table(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    reader: Reader | None = None
    for g, lines, action in played(game, seats, seed, options):
        reader = reader or READERS[game](g)
        for line in lines:
            reader.read(line)
        assert_alike(reader, g, action)


def assert_alike(reader: Reader, g: State, action: str) -> None:
    assert reader.written() == reader.on_the_table(g), action
