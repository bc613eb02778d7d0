"""A line that says who is thinking, as long as somebody is."""

from __future__ import annotations

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text


class ThinkingLine:
    """On a terminal one line that is written over again and again; elsewhere nothing."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.shown = ""

    def show(self, name: str) -> None:
        if self.console.is_terminal and name != self.shown:
            self.clear()
            self.console.print(Text(f"{name} is thinking …", style="dim"), end="\r")
            self.shown = name

    def clear(self) -> None:
        """Before anything else is shown."""
        if self.shown:
            self.console.control(Control((ControlType.ERASE_IN_LINE, 2)))
            self.shown = ""
