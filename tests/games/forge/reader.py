"""A reader of Forge's log: cubes, Gold, VP, Skill, scores, Ironclad, and the discard piles."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hearth.games.forge.cards import CARD_DECKS
from hearth.games.forge.effects import TYPES
from hearth.games.forge.goods import GOLD, KINDS, SKILL, VP
from hearth.games.forge.ranking import ironclad_vp
from hearth.games.forge.round import assistants_in
from hearth.games.forge.state import Forge
from hearth.games.forge.things import NAMES
from hearth.match import Line
from tests.games.forge.positions import BOX, SORTS, number, pile

IRONCLAD = "Ironclad "
KIND_OF = {name: kind for kind in range(len(KINDS)) for name in NAMES[kind]}
PRICED = r"(\d+) (\w+) for (\d+) Gold"
PILES = [*CARD_DECKS, *TYPES]
ON_A_PILE = {"pile_turned", "contract_discarded", "ironclad_discarded", "ironclad_full"}
OFF_A_PILE = {"contract_taken", "card_taken", "guild_taken"}


@dataclass
class Account:
    """What one who plays has, as far as it was told."""

    has: Counter[int] = field(default_factory=Counter)
    scored: int = 0  # at the end

    def read(self, text: str) -> None:
        if found := re.fullmatch(rf"buys {PRICED}", text):
            self.has[KIND_OF[found[2]]] += int(found[1])
            self.has[GOLD] -= int(found[3])
        elif found := re.fullmatch(rf"sells {PRICED}", text):
            self.has[KIND_OF[found[2]]] -= int(found[1])
            self.has[GOLD] += int(found[3])
        elif found := re.fullmatch(r"(gains|pays) (\d+) (\w+)( for IR.+)?", text):
            self.has[KIND_OF[found[3]]] += int(found[2]) * (1 if found[1] == "gains" else -1)
        elif found := re.fullmatch(r"places a Hammer on .+: (\d+) VP", text):
            self.has[VP] += int(found[1])
        elif found := re.fullmatch(r"reaches Skill (\d)", text):
            self.has[SKILL] = int(found[1])
        elif found := re.fullmatch(r"scores (\d+) VP for \w+", text):
            self.scored += int(found[1])

    def total(self) -> int:
        return self.has[VP] + self.scored


def beginner() -> Account:
    return Account(Counter({**{kind: BOX.start[kind] for kind in range(GOLD + 1)}, SKILL: 1}))


class ForgeReader:
    def __init__(self, g: Forge) -> None:
        self.accounts = [beginner() for _ in g.players]
        self.ironclad = Account(Counter({GOLD: BOX.start[GOLD]}))
        self.assistants = 0  # of Ironclad, available
        self.smith = False
        self.piles: dict[str, list[str]] = {which: [] for which in PILES}

    def read(self, line: Line) -> None:
        if line.seat >= 0:
            self.accounts[line.seat].read(line.text)
        elif line.text.startswith(IRONCLAD):
            self.ironclad.read(line.text.removeprefix(IRONCLAD))
        self.read_workers(line.text)
        self.read_piles(line)

    def read_workers(self, text: str) -> None:
        """All of them come back when a round begins."""
        if found := re.fullmatch(r"Round (\d+) begins", text):
            self.assistants = assistants_in(int(found[1]))
            self.smith = True
        elif text.startswith(f"{IRONCLAD}places an Assistant "):
            self.assistants -= 1
        elif text.startswith(f"{IRONCLAD}places its Blacksmith "):
            assert self.smith
            self.smith = False

    def read_piles(self, line: Line) -> None:
        """A card lies nowhere else when it is put on a pile, and on top when it is taken."""
        if line.event == "deck_shuffled":
            which = line.refs[0].removeprefix("deck:")
            self.piles[which] = self.piles[which][-1:]
        elif line.event in ON_A_PILE:
            name, which = card_of(line)
            assert all(name not in cards for cards in self.piles.values())
            assert line.event != "pile_turned" or self.piles[which] == []
            self.piles[which].append(name)
        elif line.event in OFF_A_PILE:
            name, which = card_of(line)
            if line.event != "guild_taken" or name in self.piles[which]:  # else it was in the deck
                assert self.piles[which].pop() == name

    def written(self) -> Any:
        own = self.ironclad.has
        return (
            [
                ([one.has[kind] for kind in range(GOLD + 1)], one.has[SKILL], one.has[VP])
                for one in self.accounts
            ],
            [one.total() for one in self.accounts],
            (own[GOLD], own[VP], self.assistants, self.smith, self.ironclad.total()),
            self.piles,
        )

    def on_the_table(self, g: Forge) -> Any:
        """In the end with what is scored; of Ironclad only where it plays."""
        own = g.ironclad
        total = ironclad_vp(g) if g.over else own.vp
        return (
            [(me.stock, me.skill, me.vp) for me in g.players],
            g.scores() if g.over else [me.vp for me in g.players],
            (own.gold, own.vp, own.assistants, own.smith, total)
            if own.present
            else self.written()[2],
            {which: list(reversed(pile(g, which))) for which in PILES},
        )


def card_of(line: Line) -> tuple[str, str]:
    """The card that is told of, and its pile."""
    name = line.refs[-1].partition(":")[2]
    sort = SORTS[name]
    return name, TYPES[BOX.contracts[number(name)].type] if sort == "contract" else sort
