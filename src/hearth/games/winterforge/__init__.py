"""Smiths of Winterforge: dwarven Guilds forge Contracts for the Crown. Start with README.md."""

from hearth.games.winterforge.game import WINTERFORGE

__all__ = ["WINTERFORGE"]
