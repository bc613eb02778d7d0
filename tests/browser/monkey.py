"""Somebody who plays a whole match alone, for all seats, and looks at everything on the way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from tests.browser.people import Option, Person, Table

# How much a monkey likes a verb at first; it tires of what it has done often. So one match shows
# it much of the game: the forge more than the street.
LIKED: Final = {
    "forge": 40.0,
    "buy": 20.0,
    "remove": 10.0,
    "sell": 6.0,
    "take_loan": 6.0,
    "commit_rune": 4.0,
    "keep_crew": 4.0,
    "request_funds": 4.0,
    "take": 4.0,
    "use": 4.0,
    "end_turn": 0.2,
    "move": 0.3,
    "place_smith": 0.3,
    "refresh_row": 0.1,
    "refresh_tavern": 0.1,
    "stop_buying": 0.2,
}


class Monkey:
    """Plays with the board, or with the panel alone."""

    def __init__(self, person: Person, board: bool, seed: int) -> None:
        self.person = person
        self.board = board
        self.done: Counter[str] = Counter()
        self._chance = random.Random(seed)

    def play_to_the_end(self) -> None:
        table = self.person.see()
        while not table["is_over"]:
            look(table)
            self._choose(table)
            table = self.person.see(table["rev"])
        look(table)

    def _choose(self, table: Table) -> None:
        option = self._pick(table["options"])
        self.done[option["verb"]] += 1
        if self.board and option["path"]:
            self.person.touch(table, option)
        else:
            self.person.choose(option)

    def _pick(self, options: list[Option]) -> Option:
        likes = wishes([option["verb"] for option in options], self.done)
        return self._chance.choices(options, likes)[0]


def wishes(verbs: list[str], done: Counter[str]) -> list[float]:
    """How much a monkey likes each of them after what it has done."""
    return [LIKED.get(verb, 1.0) / (1 + done[verb]) for verb in verbs]


def look(table: Table) -> None:
    """Nothing was refused, nothing hangs out of the page, and exactly what is legal glows."""
    assert table["errors"] == []
    assert table["too_wide"] == 0, f"{table['too_wide']} pixels too wide: {table['prompt']}"
    first = {option["path"][0] for option in table["options"] if option["path"]}
    assert first - set(table["refs"]) == set(), f"not on the board: {table['prompt']}"
    assert set(table["glowing"]) == first, table["prompt"]
