"""How this server says no."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from hearth.server.layout import StoreError

# Codes with which a socket is closed.
FOREIGN: Final = 4403
UNKNOWN_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
LONGEST_REASON: Final = 120  # bytes that a socket can be closed with, a few less than there may be


class RefusedError(Exception):
    """Something was asked for that cannot be done; nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """What the store cannot read is refused to who asked."""
    try:
        yield
    except StoreError as error:
        raise RefusedError("not_read", f"This cannot be read now: {error}.") from error
