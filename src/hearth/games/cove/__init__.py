"""The Blacksmith of Merchants Cove: dice, Furnaces, boats and customers. Start with README.md."""

from hearth.games.cove.game import COVE

__all__ = ["COVE"]
