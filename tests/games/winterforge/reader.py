"""A reader of Winterforge's log: Coin, Skills, Components, Crew, Loans, First Player and RP."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hearth.games.winterforge.effects import CONTRACT_RP, CRAFTS
from hearth.games.winterforge.questions import CREW_AT_MOST
from hearth.games.winterforge.scoring import (
    FIRST_ROYAL_RP,
    FULL_CREW_RP,
    REPAID_LOANS_COUNTED,
    UNPAID_LOAN_RP,
)
from hearth.games.winterforge.shrine import faith_rp
from hearth.games.winterforge.state import Winterforge
from hearth.games.winterforge.tavern import FireCrew
from hearth.match import Line
from tests.games.reading import number
from tests.games.winterforge.table import BOX

COMES = (
    r"requests funds: (\d+) Coin",
    r"takes (\d+) Coin with the Prime bonus",
    r"gains (\d+) Coin.*",
    r"takes the Loan .* and (\d+) Coin",
    r"turns in .* for (\d+) Coin",
    r"sells .* for (\d+) Coin",
)
GOES = (
    r"(?:buys|refreshes|trains|hires|takes a Faith token) .*?for (\d+) Coin",
    r"pays .* (\d+) Coin",
    r"pays (\d+) Coin on the Loan .*",
    r"settles the Loan .* with (\d+) Coin",
    r"loses (\d+) Coin",
)
CONTRACTS = {card.title: i for i, card in enumerate(BOX.contracts)}
COMPONENTS = {card.title for card in BOX.components}
RUNES = {card.title: card for card in BOX.runes}
GUILDS = {guild.name: guild for guild in BOX.guilds}


@dataclass
class Account:
    """What one Guild has, as far as it was told."""

    coin: int = 3
    guild: str = ""
    skills: list[int] = field(default_factory=list)
    stock: Counter[str] = field(default_factory=Counter)
    crew: int = 0
    done: list[int] = field(default_factory=list)
    faith: int = 0
    rune_rp: int = 0
    loans: int = 0
    repaid: int = 0

    def read(self, text: str) -> None:
        self.coin += sum(number(one, text) for one in COMES)
        self.coin -= sum(number(one, text) for one in GOES)
        self.faith += number(r"finds (\d+) Faith on it", text)
        if (guild := text.removeprefix("plays ")) in GUILDS:
            self.guild = guild
            self.skills = GUILDS[guild].skills[:]
        if found := re.match(r"trains (\w+) for ", text):
            self.skills[CRAFTS.index(found[1].lower())] += 1
        if found := re.fullmatch(r"rises to (\d+) in (\w+)", text):
            self.skills[CRAFTS.index(found[2].lower())] = int(found[1])
        self.read_cards(text)
        self.read_loans(text)

    def read_cards(self, text: str) -> None:
        found = re.fullmatch(
            r"(buys|finds|loses|commits|has) (.*?)(?: (?:for|stolen from) .*)?", text
        )
        if found and found[2] in COMPONENTS:
            self.stock[found[2]] += -1 if found[1] in ("loses", "commits") else 1
        self.crew += text.startswith("hires ") and not text.startswith("hires a thief")
        self.crew -= text.startswith(("fires ", "lets "))
        if (title := text.removeprefix("completes ")) in CONTRACTS:
            self.done.append(CONTRACTS[title])
        if (title := text.removeprefix("has used up the ")) in RUNES:
            self.rune_rp += RUNES[title].answers[CONTRACT_RP]

    def read_loans(self, text: str) -> None:
        self.loans += text.startswith("takes the Loan ")
        self.loans -= text.startswith(("has repaid the Loan ", "settles the Loan "))
        self.repaid += text.startswith("has repaid the Loan ")

    def rp(self) -> int:
        """All but Faith and the first Royal Contract, which depend on others."""
        return (
            sum(BOX.contracts[card].rp for card in self.done)
            + self.rune_rp
            + sum(BOX.skill_rp[skill] for skill in self.skills)
            + (FULL_CREW_RP if self.crew == CREW_AT_MOST else 0)
            + min(self.repaid, REPAID_LOANS_COUNTED)
            + UNPAID_LOAN_RP * self.loans
        )


class WinterforgeReader:
    def __init__(self, g: Winterforge) -> None:
        self.accounts = [Account() for _ in g.players]
        self.first = 0
        self.first_royal = -1
        self.over = False

    def read(self, line: Line) -> None:
        self.over = line.text == "The match is over"
        if line.seat < 0:
            return
        me = self.accounts[line.seat]
        me.read(line.text)
        if line.text == "is First Player":
            self.first = line.seat
        if found := re.fullmatch(r"has (.*) stolen from (.*)", line.text):
            (victim,) = [one for one in self.accounts if one.guild == found[2]]
            victim.stock[found[1]] -= 1
        if self.first_royal < 0 and any(BOX.contracts[card].royal for card in me.done):
            self.first_royal = line.seat

    def written(self) -> Any:
        return (
            self.first,
            self.rp(),
            [(one.coin, one.skills, +one.stock, one.crew, one.loans) for one in self.accounts],
        )

    def rp(self) -> list[int]:
        """At the end."""
        if not self.over:
            return []
        out = [one.rp() for one in self.accounts]
        for seat, faith in enumerate(faith_rp([one.faith for one in self.accounts])):
            out[seat] += faith
        if self.first_royal >= 0:
            out[self.first_royal] += FIRST_ROYAL_RP
        return out

    def on_the_table(self, g: Winterforge) -> Any:
        return (
            g.first,
            g.scores() if g.over else [],
            [
                (
                    guild.coin + (not_yet_told(g) if guild.seat == g.turn else 0),
                    guild.skills,
                    Counter(BOX.components[part].title for part in guild.stock),
                    len(guild.crew),
                    len(guild.loans),
                )
                for guild in g.players
            ],
        )


def not_yet_told(g: Winterforge) -> int:
    """A hire is told when the new Crew arrives; it was paid for before others are fired."""
    hiring = not g.over and isinstance(g.stack[-1], FireCrew)
    return int(g.stack[-2].price) if hiring else 0  # type: ignore[attr-defined]
