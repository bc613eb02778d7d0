"""While the server is away: the lobby opens and says so, no table shows what may be out of date."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hearth.server.app import WEB
from tests.browser.people import DESKTOP, PHONE, Person, Size
from tests.server.running import ADA, BO, Running

AWAY = "The server is away"
KEPT = "() => navigator.serviceWorker.ready.then(() => caches.keys())"
PARTS = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    found.push(...kept.map(({ url }) => new URL(url).pathname));
  }
  return found;
}"""

GONE = """async (before) => {
  while ((await caches.keys()).includes(before)) await new Promise((done) => setTimeout(done, 50));
}"""


class House:
    """A server that goes away and comes back at the same address, with a client of its own."""

    def __init__(self, folder: Path) -> None:
        self.web = folder / "web"
        shutil.copytree(WEB / "static", self.web / "static")
        self.store = folder / "tables.sqlite"
        self.running = Running(self.store, web=self.web).start()
        self.is_open = True

    def close(self) -> None:
        if self.is_open:
            self.running.stop()
        self.is_open = False

    def open_again(self) -> None:
        self.running = Running(self.store, web=self.web, port=self.running.port).start()
        self.is_open = True

    def upgrade(self, name: str, before: str, after: str) -> None:
        file = self.web / "static" / name
        text = file.read_text(encoding="utf-8")
        assert before in text
        file.write_text(text.replace(before, after), encoding="utf-8", newline="\n")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


@pytest.fixture
def size() -> Size:
    return DESKTOP


@pytest.fixture
def ada(size: Size, browser: Browser, house: House) -> Iterator[Person]:
    """She has been here before: her browser keeps the shell."""
    person = Person(browser, house.running.address, size, keeps_shell=True).go("/")
    person.page.evaluate(KEPT)
    person.page.locator("[data-do=now]").first.wait_for()
    yield person
    person.leave()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_lobby_opens_says_that_the_server_is_away_and_recovers(house, ada):
    house.close()
    ada.go("/")
    ada.reads(AWAY)
    assert ada.page.locator("[data-do=now]").count() == 0
    ada.click("[data-do=again]")
    ada.reads("The server is still away.")
    house.open_again()
    ada.click("[data-do=again]")
    ada.page.locator("[data-do=now]").first.wait_for()
    assert ada.page.get_by_text(AWAY).count() == 0


def test_a_lobby_that_is_open_hides_what_may_have_changed_and_recovers(house, ada):
    house.close()
    ada.reads(AWAY)  # when it looks for news the next time
    assert ada.page.locator("[data-do=now]").count() == 0
    house.open_again()
    ada.click("[data-do=again]")
    ada.page.locator("[data-do=now]").first.wait_for()


def test_a_table_says_that_the_server_is_away_and_comes_back_by_itself(house, ada):
    made = house.running.table(ADA, BO, game="guilds")
    ada.go(f"/t/{made.id}")
    ada.page.locator("#board .zone").first.wait_for(state="attached")
    house.close()
    ada.page.reload()
    ada.reads(AWAY)
    assert ada.page.locator("#board, #rivals, #log").count() == 0
    house.open_again()
    ada.page.locator("#board .zone").first.wait_for(state="attached")


def test_no_answer_and_no_state_is_ever_kept(house, ada):
    made = house.running.table(ADA, BO, game="guilds")
    for path in (f"/t/{made.id}", "/rules/guilds", "/"):
        ada.go(path)
        ada.page.locator("#page > *").first.wait_for()
    kept = ada.page.evaluate(PARTS)
    assert {"/", "/away", "/script/lobby"} <= set(kept)
    assert [path for path in kept if path.startswith(("/api", "/t/", "/ws", "/rules"))] == []


def test_after_an_upgrade_new_files_come_and_the_old_ones_go(house, ada):
    [before] = ada.page.evaluate(KEPT)
    house.upgrade("ui/lobby.js", "<h1>Hearth</h1>", "<h1>Hearth anew</h1>")
    ada.go("/")
    ada.reads("Hearth anew", ".hero")
    ada.page.evaluate(GONE, before)
    house.close()
    ada.go("/")
    ada.reads("Hearth anew", ".hero")
    ada.reads(AWAY)


def test_a_lobby_from_what_is_kept_takes_the_new_files_when_the_server_is_back(house, ada):
    house.close()
    ada.go("/")
    ada.reads(AWAY)
    house.upgrade("ui/lobby.js", "<h1>Hearth</h1>", "<h1>Hearth anew</h1>")
    house.open_again()
    ada.click("[data-do=again]")
    ada.reads("Hearth anew", ".hero")
    ada.page.locator("[data-do=now]").first.wait_for()


def test_the_page_for_a_server_that_is_away_leads_home_when_it_is_not(house, ada):
    ada.go("/away")
    ada.page.wait_for_url("**/")
    ada.page.locator("[data-do=now]").first.wait_for()
