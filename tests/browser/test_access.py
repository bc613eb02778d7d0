"""For everybody: no violation of WCAG 2 A and AA on any screen, in both themes, and keys alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.access import CROSSWISE, EVERYWHERE, violations
from tests.server.running import ADA, BO, BOT


def open_dialog(person, deed, name):
    """By its button; a phone keeps some of them in its menu."""
    if not person.can_click(f"[data-do={deed}]"):
        person.click("[data-do=menu]")
        person.click(f"dialog [data-do={deed}]")
    person.page.locator(f"dialog[data-name={name}]").wait_for()


@EVERYWHERE
def test_the_lobby_and_its_dialogs_are_accessible(server, enter, size, theme):
    server.table(ADA, {"kind": "open"})
    ada = enter(size=size, theme=theme)
    ada.reads("Winterforge", "main")
    assert violations(ada) == {}
    ada.click("button[data-do=bots][data-arg=winterforge]")
    ada.page.locator("dialog[data-name=setup]").wait_for()
    assert violations(ada) == {}
    ada.page.keyboard.press("Escape")
    open_dialog(ada, "settings", "settings")
    assert violations(ada) == {}


@CROSSWISE
@pytest.mark.parametrize("game", ["winterforge", "guilds", "ravenshire", "forge", "cove"])
def test_a_table_and_its_drawers_are_accessible(server, enter, game, size, theme):
    ada = enter(server.table(ADA, BO, game=game), size, theme=theme)
    chance = random.Random(3)
    table = ada.see()
    for _ in range(12):
        ada.choose(chance.choice(table["options"]))
        table = ada.see(table["rev"])
    assert violations(ada) == {}
    for deed in ("rules", "score", "chat", "settings"):
        open_dialog(ada, deed, deed)
        assert violations(ada, "dialog[open]") == {}, deed
        ada.page.keyboard.press("Escape")


@EVERYWHERE
def test_the_end_of_a_match_is_accessible(ended, enter, size, theme):
    ada = enter(ended, size, theme=theme)
    ada.page.locator("dialog[data-name=over]").wait_for()
    assert violations(ada) == {}


@pytest.fixture(scope="module")
def ended(server):
    """A match that is over, played by a program."""
    made = server.table(ADA, BO, game="guilds")
    table, chance = f"/api/tables/{made.id}", random.Random(5)
    server.http.headers["authorization"] = f"Bearer {made.token}"
    view = server.http.get(table).json()
    while not view["over"]:
        seat = view["waiting"][0]
        asked = server.http.get(f"{table}?seat={seat}").json()
        option = chance.choice(asked["decision"]["options"])
        body = {"rev": asked["rev"], "seat": seat, "id": option["id"]}
        view = server.http.post(f"{table}/act", json=body).json()
    return made


def test_keys_alone_lead_from_the_lobby_to_the_end_of_a_turn(enter):
    ada = enter()
    keys = ada.page.keyboard
    ada.reads("Guilds", "main")
    tab_to(ada, "button[data-do=friends][data-arg=guilds]")
    keys.press("Enter")
    tab_to(ada, "dialog input[name=name]")
    keys.type("Ada")
    tab_to(ada, "dialog select[name=other0]")
    keys.type("Somebody on")
    tab_to(ada, "dialog form > button, dialog form button.primary")
    keys.press("Enter")
    ada.page.wait_for_url("**/t/*")
    ada.page.locator("[data-do=uncover]").wait_for()
    tab_to(ada, "[data-do=uncover]")
    keys.press("Enter")
    table = ada.look(uncovered=True)
    first = table["seat"]
    while table["seat"] == first:
        keys.press("1")
        table = ada.look(table["rev"])
    assert table["is_covered"]
    assert table["waiting"] == [table["seat"]]


def tab_to(person, selector, presses=80):
    """By Tab alone, until it has the focus."""
    script = "(selector) => document.activeElement?.matches(selector) ?? false"
    for _ in range(presses):
        if person.page.evaluate(script, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_arrows_and_enter_choose_on_the_board(server, enter):
    ada = enter(server.table(ADA, BOT, game="guilds"))
    table = ada.see()
    while not table["options"]:
        table = ada.see(table["rev"])
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate("() => document.activeElement.matches('[data-ref].can')")
    ada.page.keyboard.press("Enter")
    assert ada.see(table["rev"])["rev"] > table["rev"]
