"""All merchants there are. Another one is a package beside `blacksmith` and a line here."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.trade import BLACKSMITH
from hearth.games.cove.trade import Trade

TRADES: Final[list[Trade]] = [BLACKSMITH]
