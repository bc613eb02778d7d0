"""A reader of Ravenshire's log: all that is owned or may still be chosen, Reputation, the Rival."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hearth.games.ravenshire.goods import GOLD, KINDS, OWNED, TOKENS
from hearth.games.ravenshire.state import Ravenshire
from hearth.games.ravenshire.things import NAMES
from hearth.match import Line
from tests.games.ravenshire.positions import BOX
from tests.games.reading import number

THE_RIVAL = "The Rival "
KIND_OF = {name: kind for kind in range(len(KINDS)) for name in NAMES[kind]}
GOODS = 5  # the kinds before the Mystics

# What a sentence says of amounts.
MOVED = re.compile(r"(gains|pays|makes|chooses) (\d+) (\w+(?: \w+)?)")
SOLD = r"gains (\d+) Gold for \1 Action Tokens?"
SCORED = r"scores the Title [\w ]+: (\d+) Gold"
OWED = re.compile(r"may choose (\d+) (Good|Mystic)s?")
OF_THE_RIVAL = re.compile(r"(gains|spends) (\d+) (\w+)")


@dataclass
class Account:
    """What one smith has, as far as it was told."""

    stock: list[int] = field(default_factory=lambda: BOX.start[:OWNED])
    owed: Counter[str] = field(default_factory=Counter)
    reputation: int = 0

    def read(self, text: str) -> None:
        self.stock[TOKENS] -= number(SOLD, text)
        self.stock[GOLD] += number(SCORED, text)
        if found := OWED.fullmatch(text):
            self.owed[found[2]] += int(found[1])
        if found := MOVED.match(text):
            self.move(found[1], int(found[2]), found[3])
        if level := number(r"reaches Reputation (\d+)", text):
            assert level == self.reputation + 1  # each is told
            self.reputation = level

    def move(self, verb: str, count: int, what: str) -> None:
        kind = next(kind for name, kind in KIND_OF.items() if what.startswith(name))
        self.stock[kind] += -count if verb == "pays" else count
        if verb == "chooses":
            self.owed["Good" if kind < GOODS else "Mystic"] -= count


class RavenshireReader:
    def __init__(self, g: Ravenshire) -> None:
        self.accounts = [Account() for _ in g.players]
        self.rival = Counter({"Gold": BOX.rival.gold} if len(g.players) == 1 else {})

    def read(self, line: Line) -> None:
        if line.seat >= 0:
            self.accounts[line.seat].read(line.text)
        elif line.text.startswith(THE_RIVAL):
            self.read_rival(line.text.removeprefix(THE_RIVAL))

    def read_rival(self, text: str) -> None:
        self.rival["Gold"] += number(SCORED, text)
        if found := OF_THE_RIVAL.match(text):
            count = int(found[2]) * (1 if found[1] == "gains" else -1)
            self.rival[found[3].removesuffix("s")] += count

    def written(self) -> Any:
        return (
            [
                (one.stock, one.owed["Good"], one.owed["Mystic"], one.reputation)
                for one in self.accounts
            ],
            [self.rival[what] for what in ("Gold", "Work", "Charm", "Reputation")],
        )

    def on_the_table(self, g: Ravenshire) -> Any:
        rival = g.rival
        return (
            [
                (smith.stock, smith.any_goods, smith.any_mystics, smith.reputation)
                for smith in g.players
            ],
            [rival.gold, rival.work, rival.charms, rival.reputation],
        )
