"""Smiths of Winterforge in a terminal. Start with `drawing.py`."""
