"""Whole matches in the browser: by the panel alone, and by the board alone.

All seats are on one screen, which is handed over from one to the next. The seeds are of matches
that show much of their game; `met` says what they are there for.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import pytest

from tests.browser.chromium import launch
from tests.browser.monkey import Monkey
from tests.browser.people import DESKTOP, PHONE
from tests.server.running import Made, Running

ALLEYWAYS = ["shrine", "auction_house", "thieves_guild", "runesmith"]


class Seating(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    met: str

    def table(self, server: Running) -> Made:
        people = [{"kind": "person", "name": f"Smith {i + 1}"} for i in range(self.seats)]
        return server.table(*people, game=self.game, options=self.options, seed=self.seed)


SEATINGS = {
    "winterforge": Seating(
        "winterforge",
        2,
        {"alleyways": ALLEYWAYS, "round_cap": 15},
        106,
        "forge commit hold turn_in hire fire train pay_loan_prime buy_rune donate move",
    ),
    "solo": Seating(
        "winterforge",
        1,
        {"alleyways": ["shrine", "auction_house", "runesmith"], "round_cap": 15},
        93,
        "search_wagon lose_component raise_skill reroll keep_crew turn_in",
    ),
    "lords": Seating("winterforge", 6, {"round_cap": 10}, 255, "place_smith forge commit fire"),
    "guilds": Seating("guilds", 2, {}, 161, "offer take remove turn_gold place rotate stack use"),
    "guilds of 4": Seating("guilds", 4, {}, 299, "offer take withdraw place rotate stack keep"),
    "ravenshire": Seating(
        "ravenshire",
        2,
        {},
        4,
        "place take recruit gain_contract refresh take_fresh token_recruit build exchange give "
        "pick change_own_die change_board_die get trade work master convert complete",
    ),
    "rival": Seating("ravenshire", 1, {}, 205, "place take recruit work master convert complete"),
    "busy town": Seating(
        "ravenshire",
        2,
        {"busy_town": True, "assistants": True},
        2,
        "place take recruit move_member swap_members run_guild work complete",
    ),
    "forge": Seating(
        "forge",
        2,
        {},
        108,
        "place exhaust assign buy sell units draw discard forge upgrade develop train take_guild "
        "from_pile move_smith give_cube take_cube return_assistant take_space",
    ),
    "ironclad": Seating(
        "forge", 1, {}, 75, "place exhaust assign buy sell draw discard forge upgrade take_guild"
    ),
    "forge of 4": Seating(
        "forge", 4, {}, 52, "place exhaust buy sell draw forge upgrade develop train take_guild"
    ),
    "cove": Seating(
        "cove",
        2,
        {},
        264,
        "load add smelt forge forge_in remove unlock roll_too roll recruit back_alley assign "
        "activate_staff use_staff discard seat dock move return to_hall sell sell_to_cultists",
    ),
    "cove alone": Seating(
        "cove", 1, {}, 42, "load add smelt forge_in remove unlock recruit seat dock move sell"
    ),
    "cove of 4": Seating(
        "cove", 4, {}, 72, "load add smelt forge_in unlock recruit discard seat dock to_hall sell"
    ),
}
# Every game in both ways, on both screens between them.
BY_PANEL = [
    ("winterforge", PHONE),
    ("guilds", DESKTOP),
    ("rival", PHONE),
    ("ironclad", PHONE),
    ("cove", DESKTOP),
]
BY_BOARD = [
    ("winterforge", DESKTOP),
    ("guilds", PHONE),
    ("ravenshire", DESKTOP),
    ("forge", DESKTOP),
    ("cove", PHONE),
]
# Matches take up to a minute each: `make matches` plays these as well.
if os.environ.get("HEARTH_MATCHES") == "all":
    BY_PANEL += [
        ("winterforge", DESKTOP),
        ("guilds", PHONE),
        ("solo", PHONE),
        ("ravenshire", DESKTOP),
        ("forge", DESKTOP),
        ("cove alone", PHONE),
    ]
    BY_BOARD += [
        ("winterforge", PHONE),
        ("guilds", DESKTOP),
        ("solo", DESKTOP),
        ("lords", PHONE),
        ("guilds of 4", PHONE),
        ("ravenshire", PHONE),
        ("busy town", PHONE),
        ("rival", DESKTOP),
        ("forge", PHONE),
        ("forge of 4", PHONE),
        ("ironclad", DESKTOP),
        ("cove", DESKTOP),
        ("cove alone", DESKTOP),
        ("cove of 4", PHONE),
    ]


@pytest.fixture(scope="module")
def browser(playwright):
    """Nobody looks at the pictures here: without threads to draw them, two play side by side."""
    browser = launch(playwright, "--disable-threaded-compositing")
    yield browser
    browser.close()


def play(server, enter, name, size, board):
    seating = SEATINGS[name]
    person = enter(seating.table(server), size)
    monkey = Monkey(person, board, seating.seed)
    monkey.play_to_the_end()
    assert set(seating.met.split()) <= set(monkey.done)
    person.page.locator("dialog[data-name=over]").wait_for()


@pytest.mark.parametrize(("name", "size"), BY_PANEL)
def test_a_match_is_played_to_its_end_by_the_panel_alone(server, enter, name, size):
    play(server, enter, name, size, board=False)


@pytest.mark.parametrize(("name", "size"), BY_BOARD)
def test_a_match_is_played_to_its_end_by_the_board(server, enter, name, size):
    play(server, enter, name, size, board=True)
