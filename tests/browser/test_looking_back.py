"""A finished match looked back at: its course, its turning points, playing on from one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hearth.match import read_record
from tests.browser.access import violations
from tests.browser.people import DESKTOP, PHONE
from tests.server.running import ADA, BO, Made

MATCH = Path(__file__).parents[1] / "analysis" / "matches" / "cove.hearth"
BLUNDER = int(MATCH.read_text(encoding="utf-8").rpartition("# The blunder: move ")[2])
MOVES = len(read_record(MATCH.read_text(encoding="utf-8")).moves)
PLAYS_ON = """async ([held, turn, by]) => {
  const { playsOn } = await import("/static/ui/analysing.js");
  const replay = { at: 0, steps: [{}, { by }] };
  return playsOn({ table: { held }, replay }, turn === null ? undefined : { seat: turn });
}"""


@pytest.fixture(scope="module")
def kept(server) -> Made:
    """The match with a planted blunder, brought as a file."""
    text = MATCH.read_text(encoding="utf-8")
    table = server.http.post("/api/replays", json={"record": text}).json()["table"]
    return Made(server, table, "")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_blunder_is_marked_told_and_can_be_played_better(enter, kept, size):
    ada = enter(size=size)
    ada.go(f"/t/{kept.id}?analysis")
    dot = ada.page.locator(f".turn[data-arg='{BLUNDER}']")
    dot.wait_for(timeout=120_000)
    assert re.search(
        r"(White|Purple) won, \d+ : \d+", ada.page.locator(".story:visible").inner_text()
    )
    dot.click()
    words = ada.page.locator(".turned:visible")
    words.wait_for()
    assert re.search(r"Better by \d+ % ± \d+ %", words.inner_text())
    ada.page.wait_for_url(f"**?move={BLUNDER}")
    assert violations(ada) == {}
    button = ada.page.locator("[data-do=play-on]:visible")
    assert button.bounding_box()["y"] + 20 < ada.page.locator(".replay").bounding_box()["y"]
    button.click()
    ada.page.wait_for_url(re.compile(r"/t/(?!" + kept.id + ")"))
    assert ada.see()["options"]


def test_a_touch_on_the_course_goes_there(enter, kept):
    ada = enter()
    ada.go(f"/t/{kept.id}?analysis")
    course = ada.page.locator(".course:not(.growing)")
    course.wait_for(timeout=120_000)
    place = course.bounding_box()
    ada.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + 2)
    there = "|".join(str(MOVES // 2 + n) for n in range(-2, 3))
    ada.page.wait_for_url(re.compile(rf"\?move=({there})$"))


@pytest.mark.parametrize(
    ("held", "turn", "by", "seat"),
    [([0], 1, 1, 0), ([1], None, 0, 1), ([0, 1], 1, 0, 1), ([], 1, 0, 1), ([], None, 0, 0)],
)
def test_who_played_plays_on_from_the_own_seat(enter, held, turn, by, seat):
    assert enter().page.evaluate(PLAYS_ON, [held, turn, by]) == seat


def test_nothing_is_analysed_while_it_is_played(server, enter):
    ada = enter(server.table(ADA, BO, game="cove"))
    ada.see()
    assert ada.page.locator("[data-do=analysis]").count() == 0
