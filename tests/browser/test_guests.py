"""Guests who know nothing yet, guests with a wicked name, and a game that has no board."""

from __future__ import annotations

import pytest

from tests.browser.monkey import Monkey
from tests.browser.people import DESKTOP, PHONE
from tests.server.running import ADA, BO, OPEN
from tests.toys.registered import toy_game  # noqa: F401

WICKED = "<img src=x onerror=alert(1)>"


def test_a_wicked_name_is_only_a_name(server, enter):
    made = server.table({"kind": "person", "name": WICKED}, OPEN, game="guilds")
    enter().reads(WICKED, "main")
    ada = enter(made)
    ada.reads(WICKED, ".seats")
    server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"})
    ada.page.locator("#panel [data-do=choose]").first.wait_for(state="attached")
    table = ada.see()
    ada.choose(table["options"][0])
    ada.see(table["rev"])
    ada.reads(WICKED, "#rivals")
    ada.reads(WICKED, "#log li")
    ada.click("[data-do=chat]")
    ada.page.locator("dialog input[name=text]").fill(WICKED)
    ada.page.keyboard.press("Enter")
    ada.reads(WICKED, "dialog[data-name=chat] li")
    assert ada.page.locator("img[src=x]").count() == 0


ILLEGAL = ".zone [data-ref]:not(.can)"
DEALT = {"winterforge": {"guilds": "random"}}


@pytest.mark.parametrize("game", ["winterforge", "guilds"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_touches_what_cannot_be_chosen_is_told_why(server, enter, game, size):
    ada = enter(server.table(ADA, BO, game=game, options=DEALT.get(game, {})), size)
    ada.see()
    ada.open_tab(ILLEGAL)
    ada.click(ILLEGAL)
    toast = ada.page.locator("#toasts .toast")
    toast.wait_for()
    assert toast.inner_text().strip()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_without_a_board_is_played_at_the_generic_table(server, enter, size):
    ada = enter(server.table(ADA, BO, game="ingots"), size)
    monkey = Monkey(ada, board=False, seed=4)
    monkey.play_to_the_end()
    assert set(monkey.done) == {"sell", "look", "bury", "bid"}
    ada.page.locator("dialog[data-name=over]").wait_for()
