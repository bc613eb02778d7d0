"""What is asked and answered over the network, field by field: openapi.py describes it from here.

What comes in are Structs, which check it as it is read. What goes out are plain dicts.
"""

from hearth.server.shapes import afterwards, asked, games, lobby, refusals, socket, table

__all__ = ["afterwards", "asked", "games", "lobby", "refusals", "socket", "table"]
