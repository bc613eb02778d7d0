"""How this server says no."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from hearth.server.layout import StoreError


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
