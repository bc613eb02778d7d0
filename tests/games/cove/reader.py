"""A reader of the Cove's log: Gold, Goods, Corruption, Sponsorships and every Alloy die."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hearth.games.cove.blacksmith.heat import colour_of_die, pips_of
from hearth.games.cove.blacksmith.loading import smithy_of
from hearth.games.cove.blacksmith.shop import NO_DIE, SLOTS
from hearth.games.cove.figures import COLOURS, GOODS
from hearth.games.cove.ranking import peddler_gold
from hearth.games.cove.state import Cove
from hearth.games.cove.things import good_text
from hearth.match import Line
from tests.games.reading import number

DIE = r"(?:red|green|blue|yellow) [1-6]"
ONE_DIE = re.compile(DIE)
FURNACE = re.compile(r"Furnace (\d)")
THE_PEDDLER = "The Peddler "
GAINS = (r"gains (\d+) Gold.*", r"earns (\d+) Gold with .*")
LOSES = r"loses (\d+) Gold for .*"


@dataclass
class Shop:
    """What one merchant has, as far as it was told."""

    gold: int = 0
    corruption: int = 0
    sponsored: set[str] = field(default_factory=set)
    shelf: Counter[str] = field(default_factory=Counter)
    supply: Counter[str] = field(default_factory=Counter)
    furnaces: dict[int, list[str]] = field(default_factory=dict)
    smelter: str = ""
    aside: Counter[str] = field(default_factory=lambda: Counter(COLOURS))

    def read(self, text: str) -> None:
        self.gold += sum(number(gain, text) for gain in GAINS) - number(LOSES, text)
        self.corruption += number(r"draws (\d+) Corruption cards?", text)
        self.corruption -= text.startswith("discards ")
        if found := re.fullmatch(r"has the (\w+) Sponsorship", text):
            self.sponsored.add(found[1])
        self.read_goods(text)
        self.read_dice(text, ONE_DIE.findall(text))

    def read_goods(self, text: str) -> None:
        if found := re.match(r"(forges|gains|sells) a (\w+ (?:Weapon|Armor))", text):
            self.shelf[found[2]] += -1 if found[1] == "sells" else 1

    def read_dice(self, text: str, dice: list[str]) -> None:
        furnace = int(found[1]) if (found := FURNACE.search(text)) else 0
        if text.startswith("rolls "):
            self.aside[colour_of(dice[0])] -= 1
            self.supply[dice[0]] += 1
        elif text.startswith(("loads ", "puts ")) and dice:
            self.supply[dice[0]] -= 1
            if furnace:
                self.furnaces.setdefault(furnace, []).append(dice[0])
            else:
                self.smelter = dice[0]
        elif text.startswith("has Heat "):
            assert dice == self.furnaces[furnace]  # they are told once more
        elif text.startswith(("forges a ", "takes ")):
            self.put_aside(text, furnace, dice)

    def put_aside(self, text: str, furnace: int, dice: list[str]) -> None:
        if furnace:
            assert dice in ([], self.furnaces[furnace])
            self.aside.update(colour_of(die) for die in self.furnaces.pop(furnace))
        elif found := re.search(r" out of the Smelter and unlocks the (\w+) die", text):
            assert dice == [self.smelter]
            self.smelter = ""
            self.aside.update([colour_of(dice[0]), found[1]])
        else:
            self.supply[dice[0]] -= 1
            self.aside[colour_of(dice[0])] += 1


def colour_of(die: str) -> str:
    return die.partition(" ")[0]


class CoveReader:
    def __init__(self, g: Cove) -> None:
        self.shops = [Shop() for _ in g.players]
        self.peddler = Shop()

    def read(self, line: Line) -> None:
        if line.seat >= 0:
            self.shops[line.seat].read(line.text)
        elif line.text.startswith(THE_PEDDLER):
            self.peddler.read(line.text.removeprefix(THE_PEDDLER))

    def written(self) -> Any:
        return [
            *[
                (
                    *(shop.gold, shop.corruption, shop.sponsored, +shop.shelf, +shop.supply),
                    *(shop.furnaces, shop.smelter, +shop.aside),
                )
                for shop in self.shops
            ],
            (self.peddler.gold, self.peddler.sponsored, +self.peddler.shelf),
        ]

    def on_the_table(self, g: Cove) -> Any:
        """In the end with what icons bring and cost."""
        gold = g.scores() if g.over else [me.gold for me in g.players]
        return [
            *[
                (
                    *(gold[me.seat], sum(me.corruption), sponsored(me.sponsored)),
                    *(goods(me.shelf), *dice(g, me.seat)),
                )
                for me in g.players
            ],
            (
                peddler_gold(g) if g.over else g.peddler.gold,
                sponsored(g.peddler.sponsored),
                goods(g.peddler.shelf),
            ),
        ]


def sponsored(bits: int) -> set[str]:
    return {colour for i, colour in enumerate(COLOURS) if bits >> i & 1}


def goods(shelf: list[int]) -> Counter[str]:
    return +Counter({good_text(good): shelf[good] for good in range(len(GOODS)) if shelf})


def dice(g: Cove, seat: int) -> tuple[Any, ...]:
    shop = smithy_of(g.players[seat])
    furnaces: dict[int, list[str]] = {}
    for i, die in enumerate(shop.slots):
        if die != NO_DIE:
            furnaces.setdefault(i // SLOTS + 1, []).append(name(die))
    return (
        +Counter({name(die): count for die, count in enumerate(shop.supply)}),
        furnaces,
        name(shop.smelter) if shop.smelter != NO_DIE else "",
        +Counter(dict(zip(COLOURS, shop.aside, strict=True))),
    )


def name(die: int) -> str:
    return f"{COLOURS[colour_of_die(die)]} {pips_of(die)}"
