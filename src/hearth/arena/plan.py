"""A plan: which bots sit where, in which match, and where their chance comes from."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hearth.bots.specs import plain, resolved_typed
from hearth.kernel import Box, Game, check_seed, find

FORMAT: Final = 1  # of the files of results


@dataclass(frozen=True)
class Plan:
    """Everything that a run of matches depends on, except how many they are."""

    game: str
    seats: int
    bots: list[str]  # specs; one that stands here twice sits at the table twice
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)  # checked, with defaults filled in
    levels: dict[str, str] = field(default_factory=dict)  # what the levels among the bots mean
    box_name: str = "standard"
    box_files: dict[str, str] | None = None  # None: the standard box

    # Seats

    def rotations(self) -> int:
        """Matches on one deal, after which every bot has had every seat equally often.

        Bots that are all alike would only meet the same deal in the same seats again.
        """
        return 1 if len(set(self.bots)) == 1 else len(self.bots)

    def seating(self, i: int) -> list[str]:
        """The bots of a match by seat. With fewer bots than seats they sit there repeatedly."""
        deal, turn = divmod(i, self.rotations())
        circle = self.circle(deal)
        return [circle[(turn + seat) % len(circle)] for seat in range(self.seats)]

    def circle(self, deal: int) -> list[str]:
        """The bots as they follow each other around the venue.

        All circles take turns: who sits behind whom can matter as much as who begins, and where
        there are more bots than seats, neighbours are who meets.
        """
        order, rest = self.bots[:1], self.bots[1:]
        while rest:
            deal, place = divmod(deal, len(rest))
            order.append(rest.pop(place))
        return order

    # Chance

    def match_seed(self, i: int) -> int:
        """The same in all rotations of a deal."""
        return derived(self.seed, "deal", i // self.rotations())

    def bot_seed(self, i: int, seat: int) -> int:
        return derived(self.seed, "bot", i, seat)

    def stand_in_seed(self, i: int) -> int:
        """Of the random actions that stand in where a bot gives no legal answer."""
        return derived(self.seed, "stand-in", i)

    # What it is made of

    def box(self) -> Box:
        game = find(self.game)
        if self.box_files is None:
            return game.standard_box()
        return game.make_box(self.box_name, self.box_files)

    def header(self) -> dict[str, Any]:
        """The first line of the run's file: two runs are the same if this is."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": find(self.game).rules_version,
            "seats": self.seats,
            "options": self.options,
            "box": f"{self.box_name} {self.box().hash()}",
            "bots": self.bots,
            "levels": self.levels,
            "seed": self.seed,
        }


def derived(*parts: int | str) -> int:
    """A seed for one purpose; of 53 bits, which JSON keeps in every language."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 11


# From what was asked for


@dataclass(frozen=True)
class Venue:
    """What is played, and at which table; None is left to us."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    box: str | Path | None = None


def planned(venue: Venue, bots: list[str], seed: int = 0) -> Plan:
    """The plan of what was typed; ValueError says what is possible instead."""
    game = find(venue.game)
    specs = [plain(spec) for spec in bots]
    meanings = {spec: resolved_typed(spec, game.id) for spec in specs}
    seats = usual_seats(game, len(specs)) if venue.seats is None else venue.seats
    chosen = game.check(seats, venue.options)
    box = game.box_at(venue.box)
    standard = box is game.standard_box()
    return Plan(
        game.id,
        seats,
        specs,
        check_seed(seed),
        chosen,
        {spec: word for spec, word in meanings.items() if word != spec},
        "standard" if standard else box.name,
        None if standard else box.files,
    )


def usual_seats(game: Game, bots: int) -> int:
    """A seat for each bot; else the largest table that they fill, or the smallest there is."""
    filled = [seats for seats in game.seats if seats <= bots]
    return max(filled) if filled else min(game.seats)
