"""Guilds in a terminal. Start with `drawing.py`."""
