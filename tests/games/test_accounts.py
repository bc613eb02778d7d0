"""Whoever reads the log can account for everything that it is about, after every single action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hearth.games.winterforge.cards import ALLEYWAYS
from hearth.kernel import State
from tests.games.cove.reader import CoveReader
from tests.games.guilds.reader import GuildsReader
from tests.games.reading import Reader, played
from tests.games.winterforge.reader import WinterforgeReader

ALONE = [name for name in ALLEYWAYS if name != "thieves_guild"]
READERS: dict[str, Callable[[Any], Reader]] = {
    "cove": CoveReader,
    "guilds": GuildsReader,
    "winterforge": WinterforgeReader,
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("cove", 1, {"peddler": "hard"}),
    ("cove", 1, {"peddler": "easy"}),
    ("cove", 2, {}),
    ("cove", 4, {}),
    ("guilds", 2, {}),
    ("guilds", 4, {}),
    ("winterforge", 1, {"alleyways": ALONE}),
    ("winterforge", 2, {"wages": "after_coin"}),
    ("winterforge", 3, {"alleyways": ALLEYWAYS, "round_cap": 15}),
    ("winterforge", 5, {"alleyways": ALLEYWAYS}),
    ("winterforge", 6, {}),
    ("winterforge", 6, {"alleyways": ALLEYWAYS, "round_cap": 20}),
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
