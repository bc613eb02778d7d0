"""A small game and a bot for Hearth."""
