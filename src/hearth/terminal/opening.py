"""A match on the table: a new one with its file, or one that was left earlier."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearth.bots.specs import is_program
from hearth.match import Journal, Match, record_text
from hearth.terminal.seating import AT_RANDOM, Bots, free_seats, note, noted, seated

AS_BEGUN: Final = "--resume goes on with a match as it was begun"


@dataclass(frozen=True)
class Opened:
    """A match, the file it is written to, and the bots in its seats."""

    match: Match
    journal: Journal
    bots: Bots
    cut_off: bool = False  # the file ended in the middle of a line


def open_new(match: Match, path: Path, bots: str | None) -> Opened:
    """A match that begins now; ValueError, before there is a file, if the bots are wrong."""
    seats = seated(bots, match)
    journal = Journal.begin(path, match)
    note(path, seats)
    return Opened(match, journal, seats)


def open_again(path: Path, typed: str | None = None) -> Opened:
    """A match as it was left. Where no bots are told, their seats move at random.

    A file starts no program: where one played, bots have to be typed again.
    """
    text = record_text(path)
    journal, match = Journal.resume(path)
    try:
        bots = noted(text, match, str(path)) or dict.fromkeys(free_seats(match), AT_RANDOM)
        programs = [seat for seat, spec in bots.items() if is_program(spec)]
        if typed is not None and not programs:
            raise ValueError(f"{AS_BEGUN}: leave out --bots")
        if programs and typed is None:
            raise ValueError(
                f"{path}: a program played seat {programs[0]}, and no file starts one;"
                " say who plays with --bots"
            )
        bots = seated(typed, match) if programs else bots
    except ValueError:
        journal.close()
        raise
    return Opened(match, journal, bots, cut_off=not text.endswith("\n"))
