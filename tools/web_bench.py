"""Measure the tables in the browser: what a first load weighs, when a table is ready, a redraw.

A redraw is the processor's time of the page, whatever else the machine does. A slowed processor
can only be watched by the clock: on a busy machine take the smallest of some runs.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.people import DESKTOP, PHONE, Person, Size, Table
from tests.server.running import ADA, BOT, Apart, Made

GAMES: Final = ("winterforge", "guilds", "ravenshire", "forge", "cove")
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}
SLOWER: Final = 4
LOADS: Final = 5
CHOICES: Final = 40
MARKS: Final = ("heard", "drawn")
WEIGHT: Final = """() => [...performance.getEntriesByType("navigation"),
  ...performance.getEntriesByType("resource")].reduce((sum, one) => sum + one.transferSize, 0)"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as home,
        Apart(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"{'':22}{'first load':>12}{f'ready, {SLOWER}x slower':>20}{'redraw':>20}")
        for screen, size in SCREENS.items():
            lobby = visitor(browser, server, size).go("/")
            lobby.page.locator("[data-do=bots]").first.wait_for()
            print(f"{'lobby, ' + screen:22}{kilobytes(lobby):>12}")
            lobby.leave()
            for game in GAMES:
                print(f"{game + ', ' + screen:22}{measured(browser, server, game, size)}")
        browser.close()


def measured(browser: Browser, server: Apart, game: str, size: Size) -> str:
    made = server.table(ADA, BOT, game=game)
    person = visitor(browser, server, size, made).go(f"/t/{made.id}")
    person.see()
    weight = kilobytes(person)
    drawn = redraws(person)
    person.leave()
    ready = min(ready_after(browser, server, made, size) for _ in range(LOADS))
    typical, worst = statistics.median(drawn), max(drawn)
    return f"{weight:>12}{f'{ready:.0f} ms':>20}{f'{typical:.1f} ms (max {worst:.0f})':>20}"


def visitor(browser: Browser, server: Apart, size: Size, made: Made | None = None) -> Person:
    tables = {made.id: {"token": made.token, "seats": [0]}} if made else {}
    return Person(browser, server.address, size, {"tables": tables, "settings": {"motion": "off"}})


def kilobytes(person: Person) -> str:
    """What came over the network, compressed as it was, with its headers."""
    return f"{person.page.evaluate(WEIGHT) / 1000:.0f} kB"


def ready_after(browser: Browser, server: Apart, made: Made, size: Size) -> float:
    """Milliseconds until the choices stand on the page, for a new visitor with a slow processor."""
    person = visitor(browser, server, size, made)
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.go(f"/t/{made.id}").see()
    ready: float = person.page.evaluate("() => witness.heard.ready")
    person.leave()
    return ready


def redraws(person: Person) -> list[float]:
    """Milliseconds from each view to the finished layout, over some choices and the bot's moves."""
    chance = random.Random(1)
    table = turn(person, person.see())
    with traced(person) as events:
        for _ in range(CHOICES):
            if table["is_over"]:
                break
            person.choose(chance.choice(table["options"]))
            table = turn(person, person.see(table["rev"]))
    heard, drawn = ([one["tts"] for one in events if one["name"] == name] for name in MARKS)
    return [(end - begin) / 1000 for begin, end in zip(heard, drawn, strict=False)]


@contextmanager
def traced(person: Person) -> Iterator[list[dict[str, Any]]]:
    """The marks of the witness, each with the processor's time of the page so far (`tts`)."""
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    browser = person.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda some: events.extend(some["value"]))
    session.on("Tracing.tracingComplete", lambda end: ended.append(end))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["blink.user_timing"]}})
    yield events
    session.send("Tracing.end")
    while not ended:
        person.page.wait_for_timeout(20)
    events.sort(key=lambda one: one["ts"])
    session.detach()


def turn(person: Person, table: Table) -> Table:
    """The table when the person has something to choose again, or when the match is over."""
    while not table["options"] and not table["is_over"]:
        table = person.see(table["rev"])
    return table


if __name__ == "__main__":
    main()
