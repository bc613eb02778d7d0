"""Hand-made tables of Ravenshire."""

from __future__ import annotations

from hearth.games.ravenshire.box import standard
from hearth.games.ravenshire.state import Ravenshire
from hearth.match import Match

BOX = standard()


def state(match: Match) -> Ravenshire:
    assert isinstance(match.g, Ravenshire)
    return match.g
