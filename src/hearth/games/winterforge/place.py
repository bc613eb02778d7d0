"""A place on the board where a Smith can act: the five Precincts derive from it."""

from __future__ import annotations

from hearth.games.winterforge.state import Guild, Winterforge
from hearth.kernel import Kind


class Place:
    """What can be done in one place. [WF-031]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        """Add the actions that are legal here now."""
        raise NotImplementedError

    def act(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        """Carry out one of them; the turn has counted it already."""
        raise NotImplementedError
