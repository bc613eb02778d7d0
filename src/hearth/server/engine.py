"""The workers change to the compiled engine as soon as it is there."""

from __future__ import annotations

import asyncio
from typing import Final

from hearth._engine_build import could_be_compiled, progress
from hearth.server.house import House

PAUSE: Final = 2.0  # seconds between two looks


async def renew_when_ready(house: House) -> None:
    """New workers when it has been compiled; the server itself stays as it began."""
    if progress().state == "native" or not could_be_compiled():
        return
    while progress().state != "ready":
        await asyncio.sleep(PAUSE)
    house.renew_workers()
