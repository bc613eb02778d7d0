"""What is drawn: everything that can be chosen, nodes that stay, and what a page weighs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hearth
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.positions import positions
from tests.server.running import ADA, BO

HEAVIEST = 200_000  # bytes of a first load
TREES = 2000
DRAWINGS = 1000
HERE = Path(__file__).parent
ALLEYWAYS = ["shrine", "auction_house", "thieves_guild", "runesmith"]
SEATINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "winterforge": [
        (2, {"alleyways": ALLEYWAYS}),
        (3, {"alleyways": ALLEYWAYS}),
        (1, {"alleyways": ["shrine", "auction_house", "runesmith"]}),
        (6, {}),
    ],
    "guilds": [(2, {}), (4, {})],
    "ravenshire": [(2, {}), (4, {"assistants": True}), (1, {}), (2, {"busy_town": True})],
    "forge": [(2, {}), (4, {}), (1, {})],
    "cove": [(2, {}), (4, {}), (1, {})],
}
WEIGHT = """() => [...performance.getEntriesByType("navigation"),
  ...performance.getEntriesByType("resource")].reduce((sum, one) => sum + one.transferSize, 0)"""
FETCHED = """() => performance.getEntriesByType("resource").map((one) => one.name)"""


def run(person: Person, script: str, asked: object) -> Any:
    """A function of this folder, in the person's page."""
    return person.page.evaluate((HERE / script).read_text(encoding="utf-8"), asked)


@pytest.mark.parametrize("game", SEATINGS)
def test_whatever_can_be_chosen_is_on_the_board(enter, game):
    ada = enter()
    met = positions(game, SEATINGS[game])
    for wide in (True, False):
        assert run(ada, "boards.js", [game, hearth.cards(game), met, wide]) == []


def test_a_morphed_page_is_as_if_it_was_written_anew_and_keeps_its_nodes(enter):
    outcome = run(enter(), "fuzz.js", TREES)
    assert outcome["wrong"] == []
    assert outcome["kept"] > TREES / 4


def test_islands_inside_a_drawing_are_drawn_on_their_own(enter):
    outcome = run(enter(), "islands.js", DRAWINGS)
    assert outcome["wrong"] == []
    assert outcome["untouched"] > DRAWINGS / 4


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_first_load_is_light(server, enter, size):
    lobby = enter(size=size)
    lobby.reads("Winterforge", "main")
    assert 0 < lobby.page.evaluate(WEIGHT) < HEAVIEST
    for game in SEATINGS:
        ada = enter(server.table(ADA, BO, game=game), size)
        ada.see()
        assert 0 < ada.page.evaluate(WEIGHT) < HEAVIEST, game


def test_nothing_is_fetched_twice(server, enter):
    ada = enter(server.table(ADA, BO, game="guilds"))
    ada.see()
    names: list[str] = ada.page.evaluate(FETCHED)
    assert f"{ada.notes.here}/api/games/guilds/cards" in " ".join(names)
    assert len(names) == len(set(names))
