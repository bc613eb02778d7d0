"""The bots in a match's seats: which were asked for, how its file remembers them, how they play.

A record has no line for bots, so they stand in a remark below its header: whoever reads the record
without knowing of them loses nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from hearth.arena.plan import derived
from hearth.bots.bot import Bot
from hearth.bots.specs import make_bot, resolved
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
        resolved(spec, match.game.id)
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
            resolved(spec, match.game.id)
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"{name}: the remark {remarks[0]!r} is wrong: {error}") from error
    return bots


def free_seats(match: Match) -> list[int]:
    """Those without people."""
    return [seat for seat in range(match.table.seats) if seat not in match.people]


def bot_for(match: Match, seat: int, spec: str) -> Bot:
    """The bot of a seat for its next choice.

    Its chance comes from that of the match, the seat and the place in the match: it is the same
    after an undo, and when the match is resumed.
    """
    seed = derived(match.table.origin(), "bot", seat, len(match.moves))
    return make_bot(spec, match.game.id, seed)
