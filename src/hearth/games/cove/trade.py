"""The seam between the host and a merchant's shop.

The host knows a merchant only as a `Trade` with a `Shop`; it owns the clock, the harbour, the
town, the Market and what every merchant has. A trade owns its shop board. What it may ask of the
host is in `wares.py`: a Good for the shelf, Corruption, a Sponsorship.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hearth.kernel import Bounds, Kind

# Action spaces that every merchant has; a trade's own come after them.
OFF_BOARD: Final = -1
RECRUIT_SPACE: Final = 0
STAFF_SPACE: Final = 1
HOST_SPACES: Final = ["recruit", "staff"]

STAFF_PLACES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Shop:
    """What lies on a merchant's shop board."""

    def copy(self) -> Shop:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Trade:
    """What a merchant does.

    The table `g` and the merchant `me` are Any: their classes know what a shop is.
    """

    def __init__(self, name: str, title: str, spaces: list[str], staff: list[str]) -> None:
        self.id: str = name
        self.title: str = title
        self.spaces: list[str] = HOST_SPACES + spaces
        self.staff: list[str] = staff  # what the three Staff abilities are called
        self.steps: list[str] = []  # choices of its own, by their classes
        self.stock_step: str = ""  # the one that `roll_stock` asks

    def open_shop(self, g: Any, me: Any) -> None:
        """Set-up of the shop board."""
        raise NotImplementedError

    def options(self, g: Any, me: Any) -> list[int]:
        """The legal actions of the trade's own spaces, but for the one the figure stands on."""
        raise NotImplementedError

    def perform(self, g: Any, me: Any, act: Kind, x: int, y: int) -> int:
        """Carry out such an action: the figure moves, steps follow; how many hours it takes."""
        raise NotImplementedError

    def can_use(self, g: Any, me: Any, place: int) -> bool:
        """Would that Staff ability do anything now?"""
        raise NotImplementedError

    def use(self, g: Any, me: Any, place: int) -> None:
        """Use that Staff ability: its steps follow."""
        raise NotImplementedError

    def broken_laws(self, g: Any, me: Any) -> list[str]:
        """What should never be so in the shop, and is."""
        return []

    def bounds(self, out: Bounds) -> None:
        """What the fields of the shop and of the trade's own steps may hold."""
        raise NotImplementedError

    def roll_stock(self, g: Any, me: Any) -> None:
        """Some Townsfolk let a merchant try the luck with what the shop has in stock."""
        raise NotImplementedError
