"""The Blacksmith of Merchants Cove in a terminal. Start with `drawing.py`."""
