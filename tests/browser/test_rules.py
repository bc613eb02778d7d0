"""The rules in the browser: on their page, in the drawer, and from whatever they tell of."""

from __future__ import annotations

import pytest

from hearth.kernel import find, game_ids
from hearth.terminal import rules
from tests.browser.access import CROSSWISE, violations
from tests.browser.people import DESKTOP, PHONE
from tests.server.running import ADA, BO

IN_SIGHT = """(pointed) => {
  const place = [...document.querySelectorAll(pointed)].at(-1)?.getBoundingClientRect();
  return place !== undefined && place.top >= 0 && place.top < innerHeight / 2;
}"""
UNDRAWN = """async (game) => {
  const { symbols } = await import("/static/art/sprite.js");
  const { FORMS } = await import("/static/ui/pictures.js");
  const { pictures } = await (await fetch(`/api/games/${game}/clauses`)).json();
  const exists = (draw) => symbols.has(draw) || FORMS.includes(draw);
  return Object.entries(pictures).filter(([, { draw }]) => !exists(draw)).map(([name]) => name);
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def marks(person, number="", within=""):
    """The clause of that number, or any, is pointed at, and in sight."""
    pointed = f"[id='{number}'].here" if number else ".here"
    person.page.wait_for_function(IN_SIGHT, arg=f"{within} {pointed}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_link_opens_the_rules_at_its_clause(enter, size):
    ada = enter(size=size).go("/rules/winterforge#7.13")
    marks(ada, "7.13")
    assert ada.page.locator("[id='7.13'] .example .die").count() > 0


def test_one_clause_leads_to_another_and_back(enter):
    ada = enter().go("/rules/winterforge#2.8")
    marks(ada, "2.8")
    ada.page.locator("[id='2.8'] a[data-arg='14.16']").click()
    ada.page.wait_for_url("**/rules/winterforge#14.16")
    marks(ada, "14.16")
    ada.page.go_back()
    ada.page.locator("[id='2.8'].here").wait_for()


def test_the_page_is_searched_by_words_and_by_number(enter):
    ada = enter().go("/rules/winterforge")
    search = ada.page.locator("input[type=search]")
    search.fill("steady hand")
    ada.reads("clauses", "#rules-text")
    assert ada.page.locator("[id='7.11']").count() == 1
    assert ada.page.locator("[id='7.12']").count() == 0
    search.fill("7.9")
    ada.reads("1 clause", "#rules-text")
    search.fill("submarine")
    ada.reads("Nothing in the rules says “submarine”.")
    search.fill("contarct")
    ada.click("[data-do=seek]")
    ada.reads("clauses", "#rules-text")
    assert search.input_value() == "contract"


@pytest.mark.parametrize("words", ["tie", "who is the winner", "end", "blacksmith forge", "stead"])
@pytest.mark.parametrize("game", ["forge", "guilds", "winterforge"])
def test_the_browser_finds_what_the_terminal_finds(enter, game, words):
    try:
        clauses = [clause.number for clause in rules.clauses(find(game), words) if clause.number]
    except ValueError:
        clauses = []
    ada = enter().go(f"/rules/{game}")
    ada.page.locator("input[type=search]").fill(words)
    ada.page.locator("#rules-text .found").wait_for()
    shown = ada.page.locator("#rules-text .clause").evaluate_all("all => all.map(({id}) => id)")
    assert shown == clauses


def test_a_game_without_rules_leads_home(enter):
    ada = enter().go("/rules/chess")
    ada.reads("There is no game 'chess'.")
    ada.notes.troubles.clear()  # the browser notes the 404 that was asked for


@CROSSWISE
def test_the_page_is_accessible_and_fits(enter, size, theme):
    ada = enter(size=size, theme=theme).go("/rules/winterforge#7.13")
    marks(ada)
    assert violations(ada) == {}
    assert ada.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("game", game_ids())
def test_every_picture_of_the_rules_can_be_drawn(enter, game):
    ada = enter(size=PHONE).go(f"/rules/{game}")
    ada.page.locator(".clause").first.wait_for()
    assert ada.page.evaluate(UNDRAWN, game) == []
    assert "{" not in ada.page.locator("#rules-text").inner_text()
    assert ada.page.evaluate(TOO_WIDE) <= 0


def test_a_card_leads_to_its_clause(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"))
    ada.see()
    ada.page.locator(".zone [data-about^='character:']").first.click(button="right")
    rule = ada.page.locator("dialog[data-name=inspect] [data-do=rules]")
    number = rule.inner_text().split()[-1]
    rule.click()
    marks(ada, number, "dialog[data-name=rules]")
    assert number.startswith("14.")


@pytest.mark.parametrize(
    ("game", "place", "number"), [("guilds", "area:I", "13.1"), ("cove", "boat:1", "5.2")]
)
def test_a_place_without_a_card_opens_its_clause(server, enter, game, place, number):
    ada = enter(server.table(ADA, BO, game=game))
    ada.see()
    ada.page.locator(f".zone [data-ref='{place}']").first.dispatch_event("contextmenu")
    marks(ada, number, "dialog[data-name=rules]")


def test_a_kind_of_choice_leads_to_its_clause(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"))
    ada.see()
    ada.click("#panel .rule-sign")
    marks(ada, "5.6", "dialog[data-name=rules]")


def test_a_refusal_leads_to_its_clause(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"))
    ada.see()
    ada.click(".zone [data-ref^='room:']")
    rule = ada.page.locator(".toast [data-do=rules]")
    rule.wait_for()
    number = rule.inner_text().removeprefix("Rule ")
    rule.click()
    marks(ada, number, "dialog[data-name=rules]")


def test_an_option_of_a_table_leads_to_its_clause(enter):
    ada = enter()
    ada.click("button[data-do=bots][data-arg=winterforge]")
    ada.page.locator("dialog details summary").click()
    link = ada.page.locator("dialog .rule-link", has_text="Rule 13.3")
    assert link.get_attribute("href") == "/rules/winterforge#13.3"
