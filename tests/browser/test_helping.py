"""What helps at the table: hints, undo, reading a card, the right tab, the page of the API."""

from __future__ import annotations

import pytest

from tests.browser.people import PHONE
from tests.server.running import ADA, BO

CARD = ".zone [data-about]"
TO_ITS_END = "(panel) => { panel.scrollTop = 1e6; return panel.scrollTop; }"
LINE = "#log [data-do=point]"
ITS_ZONE = """(line) => line.dataset.arg.split(" ")
  .map((ref) => document.querySelector(`.zone :is([data-about="${ref}"], [data-ref="${ref}"])`))
  .find(Boolean)?.closest(".zone").id"""
TO_ONE_OPTION = [  # in Winterforge: after these Ada can only end her turn
    "choose_guild:guild=2",
    "choose_guild:guild=3",
    "keep_royal:contract=41",
    "keep_royal:contract=43",
    "move:to=2,prime=0",
    "move:to=1,prime=0",
    "move:to=2,prime=0",
]
LONG = 700  # milliseconds of a long touch, and a little more


def test_a_hint_names_the_choice_of_a_good_player_and_marks_it(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"))
    labels = {one["id"]: one["label"] for one in ada.see()["options"]}
    ada.page.keyboard.press("h")
    advised = ada.page.locator("#panel .option.advised")
    advised.wait_for()
    ada.reads(labels[advised.get_attribute("data-arg")], "#panel .hint-line")


def test_alone_a_hint_says_what_its_per_cents_are(server, enter):
    ada = enter(server.table(ADA, game="forge"))
    ada.see()
    ada.page.keyboard.press("h")
    ada.reads("your points against what a win takes", "#panel .hint-line")


def test_where_there_is_one_option_a_hint_has_nothing_to_weigh(server, enter):
    ada = enter(server.table(ADA, BO))
    table = ada.see()
    for chosen in TO_ONE_OPTION:
        ada.choose({"id": chosen})
        table = ada.see(table["rev"])
    assert len(table["options"]) == 1
    ada.page.keyboard.press("h")
    ada.reads("There is only one thing to do.", "#toasts")


def test_undo_brings_the_same_question_back(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"))
    before = ada.see()
    ada.choose(before["options"][0])
    after = ada.see(before["rev"])
    assert after["options"] != before["options"]
    ada.click("[data-do=undo]")
    again = ada.see(after["rev"])
    assert (again["prompt"], again["options"]) == (before["prompt"], before["options"])


def test_a_long_touch_reads_a_card_and_chooses_nothing(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"), PHONE)
    table = ada.see()
    ada.open_tab(CARD)
    spot = ada.page.evaluate("(selector) => witness.spot(selector)", CARD)
    ada.page.mouse.move(spot["x"], spot["y"])
    ada.page.mouse.down()
    ada.page.locator("dialog[open]").wait_for()
    ada.page.wait_for_timeout(LONG - 500)
    ada.page.mouse.up()
    assert ada.page.locator("dialog[open]").inner_text().strip()
    ada.page.keyboard.press("Escape")
    assert ada.look()["rev"] == table["rev"]


@pytest.mark.parametrize("game", ["winterforge", "guilds", "ravenshire", "forge", "cove"])
def test_on_a_phone_the_tab_with_the_question_is_open(server, enter, game):
    ada = enter(server.table(ADA, BO, game=game), PHONE)
    table = ada.see()
    for _ in range(6):
        if table["glowing"]:
            assert ada.page.locator(".zone.shown [data-ref].can").count() > 0, table["prompt"]
        ada.choose(table["options"][0])
        table = ada.see(table["rev"])


def test_on_a_phone_a_new_question_is_read_from_its_beginning(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"), PHONE)
    table = ada.see()
    scrolled = 0
    for _ in range(8):
        scrolled += ada.page.locator("#panel").evaluate(TO_ITS_END)
        ada.choose(table["options"][-1])
        table = ada.see(table["rev"])
        assert ada.page.locator("#panel").evaluate("(panel) => panel.scrollTop") == 0
    assert scrolled > 0


def test_on_a_phone_a_line_of_the_log_opens_the_tab_of_its_thing(server, enter):
    ada = enter(server.table(ADA, BO, game="winterforge"), PHONE)
    table = ada.see()
    for _ in range(12):
        ada.choose(table["options"][0])
        table = ada.see(table["rev"])
    ada.click("#tabs [data-arg=log]")
    line = next(one for one in ada.page.locator(LINE).all() if one.evaluate(ITS_ZONE))
    zone = ada.page.locator(f"#{line.evaluate(ITS_ZONE)}")
    assert not zone.is_visible()
    line.click()
    zone.wait_for()


def test_the_page_of_the_api_opens_and_lists_its_addresses(server, enter):
    ada = enter().go("/api")
    ada.reads("/api/tables")
    ada.reads("POST")


def test_a_number_key_chooses_only_what_is_seen_with_that_number(server, enter):
    """The Blacksmith's first question has more ways than fit: they are folded away."""
    ada = enter(server.table(ADA, game="cove", seed=1))
    table = ada.see()
    assert ada.page.locator("#panel details .option").count() > 9
    assert ada.page.locator("#panel details .option kbd").count() == 0
    shown = ada.page.locator("#panel .option kbd").all_inner_texts()
    assert shown == [str(number + 1) for number in range(len(shown))]
    for number in range(len(shown), 9):
        ada.page.keyboard.press(str(number + 1))
    assert ada.see()["rev"] == table["rev"]
