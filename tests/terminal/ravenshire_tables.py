"""Hand-made tables of Ravenshire."""

from __future__ import annotations

from hearth.games.ravenshire.box import standard
from hearth.games.ravenshire.state import Ravenshire
from hearth.match import Match

BOX = standard()


def of(g: Ravenshire) -> Match:
    """A match that stands at a hand-made position."""
    match = Match.new("ravenshire", len(g.players), seed=1, options=dict(g.chosen))
    match.g = g
    return match


def state(match: Match) -> Ravenshire:
    assert isinstance(match.g, Ravenshire)
    return match.g
