"""The bots in a match's seats: which were asked for, how its file remembers them, how they play.

A record has no line for bots, so they stand in a remark below its header: whoever reads the record
without knowing of them loses nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Final

from hearth.arena.plan import derived
from hearth.arena.referee import NoAnswerError, Player
from hearth.bots.bot import Bot
from hearth.bots.specs import is_program, make_typed_bot, resolved, resolved_typed
from hearth.kernel import Rng
from hearth.match import Match, RecordError

USUAL: Final = "journeyman"
AT_RANDOM: Final = "random"  # all other seats, before there were bots
REMARK: Final = "# bots: "

Bots = dict[int, str]  # specs by seat


def seated(asked: str | None, match: Match) -> Bots:
    """The bots that were asked for; ValueError says how many there is room for."""
    free = free_seats(match)
    if asked is not None and not free:
        raise ValueError("--bots is for seats without people, and there are none")
    specs = [spec.strip() for spec in (asked or USUAL).split(",")]
    for spec in specs:
        resolved_typed(spec, match.game.id)
    if len(specs) == 1:
        specs *= len(free)
    if len(specs) != len(free):
        wanted = "1" if len(free) == 1 else f"1 or {len(free)}"
        raise ValueError(f"--bots names {wanted} at this table, not {len(specs)}")
    return dict(zip(free, specs, strict=True))


def note(path: Path, bots: Bots) -> None:
    """Write them into the file of a match that has just begun."""
    if bots:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{REMARK}{json.dumps(bots)}\n")


def noted(text: str, match: Match, name: str) -> Bots:
    """Those that a record tells, if it does; RecordError if they cannot be."""
    remarks = [line for line in text.split("\n")[:-1] if line.startswith(REMARK)]
    if not remarks:
        return {}
    try:
        told = json.loads(remarks[0].removeprefix(REMARK))
        bots = {seat: str(told[str(seat)]) for seat in free_seats(match)}
        for spec in bots.values():
            if not is_program(spec):
                resolved(spec, match.game.id)
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"{name}: the remark {remarks[0]!r} is wrong: {error}") from error
    return bots


def free_seats(match: Match) -> list[int]:
    """Those without people."""
    return [seat for seat in range(match.table.seats) if seat not in match.people]


class Hired:
    """The bots of a match. Programs run until nobody plays any more."""

    def __init__(self, match: Match, bots: Bots) -> None:
        self.match = match
        self.bots = bots
        self._programs: dict[int, Bot] = {}

    def answer(self, seat: int) -> tuple[int, str]:
        """A bot's choice. If it has none that counts, chance chooses, and the text says why."""
        match = self.match
        player = Player(seat, lambda: self.bot(seat), perf_counter)
        try:
            return player.answer(match.g), ""
        except NoAnswerError as fault:
            options = match.g.options(seat)
            return options[Rng(self._seed("stand-in", seat)).below(len(options))], str(fault)

    def bot(self, seat: int) -> Bot:
        """The bot of a seat for its next choice.

        Its chance comes from that of the match, the seat and the place in the match: it is the
        same after an undo, and when the match is resumed.
        """
        spec = self.bots.get(seat, AT_RANDOM)
        seed = self._seed("bot", seat)
        if not is_program(spec):
            return make_typed_bot(spec, self.match.game.id, seed)
        if seat not in self._programs:
            self._programs[seat] = make_typed_bot(spec, self.match.game.id, seed)
        self._programs[seat].rng = Rng(seed)
        return self._programs[seat]

    def close(self) -> None:
        for program in self._programs.values():
            program.close()

    def _seed(self, what: str, seat: int) -> int:
        return derived(self.match.table.origin(), what, seat, len(self.match.moves))
