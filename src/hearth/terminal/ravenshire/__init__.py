"""Forges of Ravenshire in a terminal. Start with `drawing.py`."""
