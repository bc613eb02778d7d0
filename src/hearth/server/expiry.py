"""Tables that nobody has touched for so long that the operator does not keep them any more."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from hearth.server.house import House
from hearth.server.layout import StoreError
from hearth.server.settings import ServerSettings
from hearth.server.store import AT_REST, RUNNING, Age, Remove

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 600.0  # seconds between two rounds
AT_ONCE: Final = 50  # tables in one transaction: moves wait behind it
DAY: Final = 24 * 3600.0


async def expire_for_ever(house: House) -> None:
    """A round now, and one every few minutes."""
    while True:
        try:
            await expire(house, time.time())
        except StoreError as error:
            LOG.warning("Old tables were not removed: %s", error)
        await asyncio.sleep(PAUSE)


async def expire(house: House, now: float) -> int:
    """Removes what is too old; how many tables that were."""
    return sum([await _remove_all(house, age) for age in ages(house.settings, now)])


def ages(settings: ServerSettings, now: float) -> list[Age]:
    """What is not kept any more, as the operator says."""
    kept_days = [
        (settings.keep_unplayed, RUNNING, True),
        (settings.keep_unfinished, RUNNING, False),
        (settings.keep_finished, AT_REST, False),
    ]
    return [
        Age(states, now - days * DAY, unplayed) for days, states, unplayed in kept_days if days > 0
    ]


async def _remove_all(house: House, age: Age) -> int:
    removed = 0
    in_use: set[str] = set()  # they stay, and are found again
    while True:
        found = house.store.expired(age, AT_ONCE + len(in_use))
        in_use |= {table for table in found if house.is_in_use(table)}
        old = [table for table in found if table not in in_use]
        if not old:
            return removed
        await house.help.writer.write(Remove(old, age.untouched_since))
        house.forget(old)
        removed += len(old)
