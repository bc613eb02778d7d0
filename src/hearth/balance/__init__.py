"""Is a game balanced? Matches between bots, watched for who had what and how it went."""

from hearth.balance.figures import Balance, ThingFigures, weigh
from hearth.balance.watching import Sighting, Watcher, sighting_of

__all__ = ["Balance", "Sighting", "ThingFigures", "Watcher", "sighting_of", "weigh"]
