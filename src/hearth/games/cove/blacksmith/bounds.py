"""What each field may hold in a Blacksmith's shop, and which of its choices may wait."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.heat import DICE, EACH, FURNACES
from hearth.games.cove.blacksmith.shop import SLOTS
from hearth.games.cove.figures import COLOURS
from hearth.kernel import MUCH, Bounds

STOCK_STEP: Final = "RollDice"
STEPS: Final = [STOCK_STEP, "ForgeGoods", "AddLower", "Metallurgist"]


def shop_bounds(out: Bounds) -> None:
    slots = FURNACES * SLOTS
    out.number("Smithy", smelter=(-1, DICE - 1))
    out.row(
        "Smithy",
        supply=(0, EACH, DICE, DICE),
        slots=(-1, DICE - 1, slots, slots),
        aside=(0, EACH, len(COLOURS), len(COLOURS)),
    )
    out.number("AddLower", furnace=(0, FURNACES - 1))
    out.number("ForgeGoods", left=(1, MUCH))
