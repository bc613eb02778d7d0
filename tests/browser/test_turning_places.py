"""At a turning point the board shows where the choice was made that the analysis speaks of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import DESKTOP, PHONE

MATCH = Path(__file__).parents[1] / "analysis" / "matches" / "cove.hearth"
TURN, PLACE = 9, "furnace:1"  # after nine moves somebody loads this Furnace
MOVES = 285
IN_SIGHT = """(ref) => [...document.querySelectorAll(".zone .pointed")].some((one) => {
  if (one.dataset.ref !== ref && one.dataset.about !== ref) return false;
  const { top, bottom, height } = one.getBoundingClientRect();
  const bar = document.getElementById("replay").getBoundingClientRect().top;
  const tabs = document.querySelector(".tabs").getBoundingClientRect().bottom;
  return height > 0 && top >= tabs && bottom <= bar;
})"""


def judged() -> dict[str, Any]:
    """An analysis that has found one turning point; a real one would take minutes."""
    labels = {"taken": "a", "best": "b", "taken_label": "Load it", "best_label": "Wait"}
    choice = {"i": 0, "move": TURN, "seat": 0, **labels}
    worth = {"shares": [0.5, 0.5], "loss": 0.1, "error": 0.01}
    found = {"moves": MOVES, "iterations": 1, "result": [1, 0], "story": ["It was close."]}
    found |= {"judged": [choice | worth], "turning_points": [0]}
    status = {"state": "done", "done": 1, "of": 1, "seconds": None, "text": "", "course": []}
    return status | {"analysis": found}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_place_of_a_turning_point_is_marked_and_comes_to_sight(server, enter, size):
    record = MATCH.read_text(encoding="utf-8")
    table = server.http.post("/api/replays", json={"record": record}).json()["table"]
    ada = enter(size=size)
    ada.page.route("**/analysis", lambda route: route.fulfill(json=judged()))
    ada.go(f"/t/{table}?analysis")
    ada.page.locator(f".turn[data-arg='{TURN}']").dispatch_event("click")
    ada.page.wait_for_function(IN_SIGHT, arg=PLACE)
    ada.page.locator("[data-do=analysis-close]").click()
    ada.page.locator(".pointed").first.wait_for(state="detached")
