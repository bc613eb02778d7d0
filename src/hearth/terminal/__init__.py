"""The games in a terminal: drawing what a seat sees, asking, and telling what happened."""
