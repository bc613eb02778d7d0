"""Guilds: auctions at the Central Square, Rooms for a Headquarters. Start with README.md."""

from hearth.games.guilds.game import GUILDS

__all__ = ["GUILDS"]
