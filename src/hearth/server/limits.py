"""How much may be asked for."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._left = at_once
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Is there one left? If so it is taken."""
        now = time.monotonic()
        self._left = min(self.at_once, self._left + (now - self._seen) * self.per_second)
        self._seen = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
