"""Forges of Ravenshire: dice in six districts, guilds, Contracts. Start with README.md."""

from hearth.games.ravenshire.game import RAVENSHIRE

__all__ = ["RAVENSHIRE"]
