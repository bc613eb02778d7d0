"""Whoever reads the log can account for everything that it is about, after every single action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hearth.kernel import State
from tests.games.cove.reader import CoveReader
from tests.games.forge.reader import ForgeReader
from tests.games.guilds.reader import GuildsReader
from tests.games.ravenshire.reader import RavenshireReader
from tests.games.reading import TABLES, Reader, at_each_seed, played
from tests.games.winterforge.reader import WinterforgeReader

READERS: dict[str, Callable[[Any], Reader]] = {
    "cove": CoveReader,
    "forge": ForgeReader,
    "guilds": GuildsReader,
    "ravenshire": RavenshireReader,
    "winterforge": WinterforgeReader,
}


@at_each_seed
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
