"""Guided first matches in the browser, walked to their end by nothing but what the guide asks."""

from __future__ import annotations

from typing import Any

import pytest

import hearth
from hearth.kernel import find
from hearth.match import has_guide
from tests.browser.access import EVERYWHERE, violations
from tests.browser.people import DESKTOP, PHONE, Option, Person, Table
from tests.server.running import ADA, Made, Running

GUIDED = [game for game in hearth.games() if has_guide(find(game))]
WALKS = [(game, size) for game in GUIDED for size in (DESKTOP, PHONE)]
SAY = "#panel .coach-say"
NEXT = "#panel [data-do=coach-next]"
# What is pointed at lies between the bars at the top and the phone's panel, and nothing on it:
# the whole of it, or its beginning if it is taller than that.
IN_SIGHT = """(ref) => {
  const zone = document.getElementById(ref.replace(":", "-"));
  const things = [...document.querySelectorAll(`[data-ref="${ref}"], [data-about="${ref}"]`)];
  const thing = (zone ? [zone] : things.filter((one) => one.closest(".zone, .rivals")))
    .find((one) => one.getBoundingClientRect().height > 0);
  if (!thing) return false;
  const box = thing.getBoundingClientRect();
  const bars = Math.max(...[".top", ".tabs"].map((bar) =>
    document.querySelector(bar).getBoundingClientRect().bottom));
  const panel = document.querySelector("#panel").getBoundingClientRect();
  const end = innerWidth > 760 ? innerHeight : panel.top, isTall = box.height > end - bars - 30;
  const y = isTall ? box.top + 20 : box.top + box.height / 2;
  const hit = document.elementFromPoint(box.left + box.width / 2, y);
  const isFree = hit && (thing.contains(hit) || hit.contains(thing));
  return isFree && box.top >= bars && (isTall ? box.top < end - 40 : box.bottom <= end);
}"""
# What a move costs is written as its words are: on the glowing button, too, it can be read.
LIKE_WORDS = """(all) => all.every((chip) =>
  getComputedStyle(chip).color === getComputedStyle(chip.closest(".option")).color)"""
SOON = 4000  # milliseconds until all has come to rest


def guided(server: Running, game: str = "winterforge") -> Made:
    return server.table(ADA, game=game, guide=True)


def guide_of(person: Person) -> dict[str, Any] | None:
    guide: dict[str, Any] | None = person.page.evaluate("() => witness.heard.view.guide")
    return guide


def until_asked(person: Person, table: Table) -> tuple[Table, dict[str, Any]]:
    """The table when the others have played their part of the script."""
    guide = guide_of(person)
    while guide is not None and guide["waits"]:
        table = person.see(table["rev"])
        guide = guide_of(person)
    assert guide is not None, "the match has left the script"
    return table, guide


def read(person: Person, guide: dict[str, Any]) -> None:
    """All pages up to the last; each says its text, and what it points at is in sight."""
    for number, page in enumerate(guide["pages"]):
        person.reads(page["say"], SAY)
        for ref in page["point"]:
            assert is_pointed_at(person, ref), f"{ref} is not on the board: {page['say']}"
        if page["point"]:
            comes_to_sight(person, page["point"][0])
        if number < len(guide["pages"]) - 1:
            person.click(NEXT)


def comes_to_sight(person: Person, ref: str) -> None:
    person.page.wait_for_function(IN_SIGHT, arg=ref, timeout=SOON)


def is_pointed_at(person: Person, ref: str) -> bool:
    kind, _, name = ref.partition(":")
    zone = f"#zone-{name}.meant" if kind == "zone" else ".none"
    things = f"main [data-ref='{ref}'].meant, main [data-about='{ref}'].meant, {zone}"
    return person.page.locator(things).count() > 0


def obey(person: Person, table: Table, guide: dict[str, Any]) -> Table:
    """What is asked, by the board where it can be touched; nothing else is offered."""
    (asked,) = [one for one in table["options"] if one["id"] == guide["move"]]
    assert offered(person) == [asked["id"]]
    assert person.glowing() == set(asked["path"][:1])
    assert person.page.locator("#panel .option.primary .chip").evaluate_all(LIKE_WORDS)
    for ref in asked["path"]:
        comes_to_sight(person, ref)
        person.reach(ref)
    if not asked["path"]:
        person.choose(asked)
    return person.see(table["rev"])


def offered(person: Person) -> list[str]:
    chosen = "(all) => all.map((one) => one.dataset.arg)"
    ids: list[str] = person.page.locator("#panel [data-do=choose]").evaluate_all(chosen)
    return ids


def first_move(person: Person) -> tuple[Table, Option]:
    """Read on to the first thing that is asked for."""
    table, guide = until_asked(person, person.see())
    person.page.locator(SAY).wait_for()
    read(person, guide)
    return table, next(one for one in table["options"] if one["id"] == guide["move"])


@pytest.mark.parametrize(("game", "size"), WALKS)
def test_a_guide_is_walked_to_its_end(server, enter, game, size):
    ada = enter(guided(server, game), size)
    table, guide = until_asked(ada, ada.see())
    ada.page.locator(SAY).wait_for()
    while guide["move"]:
        read(ada, guide)
        table, guide = until_asked(ada, obey(ada, table, guide))
    read(ada, guide)
    ada.click(NEXT)
    ada.page.locator(".coach").wait_for(state="detached")
    assert set(offered(ada)) == {option["id"] for option in ada.see()["options"]}
    assert ada.page.locator(".zone .can:visible").count() > 0, "nothing can be done on this tab"
    assert ada.see()["errors"] == []


def test_learn_opens_a_guided_table(server, enter):
    ada = enter()
    ada.page.locator("[data-do=learn][data-arg=winterforge]").click()
    ada.page.locator(SAY).wait_for()
    begun = ada.page.url
    ada.go("/").reads("guided", ".mine")
    ada.page.locator("[data-do=learn][data-arg=winterforge]").click()
    ada.page.locator("dialog[data-name=learn] a").click()
    ada.page.locator(SAY).wait_for()
    assert ada.page.url == begun


def test_who_touches_something_else_is_told_what_the_guide_asks_for(server, enter):
    ada = enter(guided(server))
    table, asked = first_move(ada)
    other = next(one for one in table["options"] if one["id"] != asked["id"])
    ada.click(f".zone [data-ref='{other['path'][0]}']")
    ada.reads(f"For now the guide asks for this: {asked['label']}.", "#toasts")
    assert ada.look()["rev"] == table["rev"]


def test_pages_are_turned_by_keys_and_spoken(server, enter):
    ada = enter(guided(server))
    _, guide = until_asked(ada, ada.see())
    ada.reads(guide["pages"][0]["say"], SAY)
    assert ada.page.locator("#live").text_content() == guide["pages"][0]["say"]
    ada.page.keyboard.press("n")
    ada.reads(guide["pages"][1]["say"], SAY)
    assert ada.page.locator("#live").text_content() == guide["pages"][1]["say"]
    ada.page.keyboard.press("Enter")
    ada.reads(guide["pages"][2]["say"], SAY)
    ada.click("[data-do=coach-back]")
    ada.reads(guide["pages"][1]["say"], SAY)


def test_a_guided_match_is_resumed_where_it_was(server, enter):
    ada = enter(guided(server))
    table, asked = first_move(ada)
    ada.choose(asked)
    _, guide = until_asked(ada, ada.see(table["rev"]))
    ada.reads(guide["pages"][0]["say"], SAY)
    ada.click(NEXT)
    ada.reads(guide["pages"][1]["say"], SAY)
    ada.page.reload()
    ada.reads(guide["pages"][1]["say"], SAY)


def test_what_was_read_is_not_read_again_after_an_undo(server, enter):
    ada = enter(guided(server))
    table, asked = first_move(ada)
    ada.choose(asked)
    table, guide = until_asked(ada, ada.see(table["rev"]))
    read(ada, guide)
    table = obey(ada, table, guide)
    ada.page.keyboard.press("u")
    ada.see(table["rev"])
    ada.reads(guide["pages"][-1]["say"], SAY)
    assert offered(ada) == [guide["move"]]


def test_who_leaves_the_guide_plays_on_without_it(server, enter):
    ada = enter(guided(server))
    first_move(ada)
    ada.click(".coach [data-do=leave-guide]")
    ada.click("dialog [data-do=leave-guide]")
    ada.page.locator(".coach").wait_for(state="detached")
    assert len(offered(ada)) > 1
    ada.page.reload()
    ada.see()
    assert ada.page.locator(".coach").count() == 0


@EVERYWHERE
def test_a_guide_is_accessible(server, enter, size, theme):
    ada = enter(guided(server), size, theme=theme)
    ada.page.locator(SAY).wait_for()
    assert violations(ada) == {}
    first_move(ada)
    assert violations(ada) == {}
    ada.click(".coach [data-do=leave-guide]")
    ada.page.locator("dialog[data-name=leave-guide]").wait_for()
    assert violations(ada) == {}
