"""Many matches between bots: who wins, by how much, where the points come from."""

from hearth.arena.outcome import Fault, Outcome
from hearth.arena.plan import Plan, Venue, planned
from hearth.arena.referee import Referee
from hearth.arena.results import Results
from hearth.arena.summary import Summary, summarise
from hearth.arena.workers import played

__all__ = [
    "Fault",
    "Outcome",
    "Plan",
    "Referee",
    "Results",
    "Summary",
    "Venue",
    "planned",
    "played",
    "summarise",
]
