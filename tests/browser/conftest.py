"""A browser for all tests of this folder, a server for each module, and people who come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import launch
from tests.browser.people import DESKTOP, Person, Size
from tests.server.running import Made, Running

Enter = Callable[..., Person]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("store") / "tables.sqlite").start()
    yield running
    running.stop()


@pytest.fixture
def enter(browser: Browser, server: Running) -> Iterator[Enter]:
    """Somebody comes in: to the lobby, or to a table with the token of who made it."""
    inside: list[Person] = []

    def enter(
        made: Made | None = None, size: Size = DESKTOP, seat: int = 0, theme: str = "dark"
    ) -> Person:
        kept: dict[str, Any] = {"settings": {"motion": "off", "theme": theme}}
        if made is not None:
            kept["tables"] = {made.id: {"token": made.token, "seats": [seat]}}
        person = Person(browser, server.address, size, kept)
        inside.append(person)
        return person.go(f"/t/{made.id}" if made else "/")

    yield enter
    for person in inside:
        person.leave()
    assert [trouble for person in inside for trouble in person.notes.troubles] == []
