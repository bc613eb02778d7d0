"""Forge: workers in a smithing town, Contracts, Achievements. Start with README.md."""

from hearth.games.forge.game import FORGE

__all__ = ["FORGE"]
