"""How this server says no."""

from __future__ import annotations


class RefusedError(Exception):
    """Something was asked for that cannot be done; nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
