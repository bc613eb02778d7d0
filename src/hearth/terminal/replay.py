"""A record file, read again: its log, its score sheets, or all of it as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from hearth.kernel import commitment
from hearth.match import Line, Match, as_far_as_possible, record_text, transcript
from hearth.terminal.console import new_console
from hearth.terminal.drawer import counted
from hearth.terminal.screen import Screen, summary
from hearth.terminal.seating import Bots, noted


@dataclass(frozen=True)
class Reader:
    """Who reads the log: a seat, a spectator (None), or somebody who may know everything."""

    seat: int | None = None
    everything: bool = False

    def may_read(self, line: Line) -> bool:
        return self.everything or line.is_for(self.seat)

    def knows_sheet(self, match: Match, seat: int) -> bool:
        return self.knows_all(match) or seat == self.seat

    def knows_all(self, match: Match) -> bool:
        return match.g.over or self.everything


@dataclass(frozen=True)
class Recording:
    """A match read from a file."""

    match: Match
    cut_off: str  # a last line that was not written to its end
    bots: Bots  # as far as the file tells
    notice: str = ""  # what is different by today's rules


def read(path: Path, to: int | None) -> Recording:
    """The match in a file, all of it or its first moves. Of older rules: as far as it goes."""
    text = record_text(path)
    kept = as_far_as_possible(text, str(path))
    match = kept.match
    bots = noted(text, match, str(path))
    if to is not None:
        if not 0 <= to <= len(match.moves):
            raise ValueError(f"{path}: has 0 to {len(match.moves)} moves, not {to}")
        match.undo(to)
    return Recording(match, text.rpartition("\n")[2], bots, kept.notice)


def cut_off_note(recording: Recording, reader: Reader) -> str:
    line = f", {recording.cut_off!r}," if reader.everything else ""
    return f"the last line{line} was cut off while it was written and left out"


def check_reader(match: Match, reader: Reader) -> None:
    seats = match.table.seats
    if reader.seat is not None and not 0 <= reader.seat < seats:
        raise ValueError(f"this match has seats 0 to {seats - 1}, not {reader.seat}")


def show(console: Console, recording: Recording, reader: Reader) -> None:
    """The log, then the score sheets that the reader may see."""
    match = recording.match
    screen = Screen(console, match, bots=recording.bots)
    console.print(summary(match), soft_wrap=True)
    screen.log(reader.seat, reader.everything)
    console.print()
    for seat in range(match.table.seats):
        if reader.knows_sheet(match, seat):
            everything = reader.knows_all(match)
            console.print(screen.sheet(match.g, seat) if everything else screen.known_sheet(seat))
            console.print()
    console.print(screen.outcome() if match.g.over else "The match is not over.", soft_wrap=True)


def show_transcript(console: Console, recording: Recording) -> None:
    """The whole record with its log as remarks: what the golden matches look like."""
    console.out(transcript(recording.match), end="", highlight=False)


def as_data(recording: Recording, reader: Reader) -> dict[str, Any]:
    """The match as plain data, as far as the reader may know it: what is secret is None."""
    match = recording.match
    g = match.g
    return {
        "header": header_data(match, reader.knows_all(match)),
        "moves": [asdict(move) for move in match.moves] if reader.everything else None,
        "lines": [line_data(line) for line in match.lines if reader.may_read(line)],
        "over": g.over,
        "ending": match.game.ending(g) if g.over else None,
        "scores": known_scores(match, reader),
        "result": g.result() if g.over else None,
        "sheets": known_sheets(match, reader),
        "cut_off": bool(recording.cut_off),
        "notice": recording.notice,
    }


def known_scores(match: Match, reader: Reader) -> list[int | None]:
    """Of every seat. Points that nobody can be sure of yet, such as Faith, are left out."""
    if reader.knows_all(match):
        return [*match.g.scores()]
    screen = Screen(new_console(), match)
    # Where points are open, everybody works out the same.
    points = screen.match.known_points(0 if reader.seat is None else reader.seat)
    known = screen.drawer.open_points
    return [n if known or seat == reader.seat else None for seat, n in enumerate(points)]


def known_sheets(match: Match, reader: Reader) -> dict[int, list[dict[str, Any]]]:
    """Of the seats that the reader may know; None are points that nobody can be sure of yet."""
    seats = [seat for seat in range(match.table.seats) if reader.knows_sheet(match, seat)]
    if reader.knows_all(match):
        return {seat: [asdict(row) for row in match.game.sheet(match.g, seat)] for seat in seats}
    screen = Screen(new_console(), match)
    sheets = {seat: match.game.sheet(match.known(seat), seat) for seat in seats}
    unsure = screen.unsure()
    return {
        seat: [asdict(row) | ({"points": None} if row.title in unsure else {}) for row in rows]
        for seat, rows in sheets.items()
    }


def header_data(match: Match, open_chance: bool) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "box": {"name": match.box.name, "hash": match.box.hash()},
        "options": match.table.chosen,
        "seats": match.table.seats,
        "seed": None if match.table.secret else match.table.seed,
        "secret": (match.table.secret or None) if open_chance else None,
        "people": match.people,
        "names": match.names or None,
    }


def verified(recording: Recording, told: str) -> str:
    """What there is to say of the chance of a match; ValueError if it is not the one `told`.

    Playing the file again has drawn every die and card from its secret.
    """
    match = recording.match
    if not match.table.secret:
        raise ValueError(
            f"the chance of this match comes from the seed {match.table.seed}, which was never"
            " secret: there is nothing to verify"
        )
    if recording.notice:
        raise ValueError(f"its chance cannot be drawn again by these rules: {recording.notice}")
    found = commitment(match.table.secret)
    if told and told.casefold() != found:
        raise ValueError(f"this is another match: the SHA-256 of its secret is {found}, not {told}")
    moves = counted(len(match.moves), "move")
    fits = f"All {moves} follow from its secret, whose SHA-256 is\n{found}\n"
    if not match.g.over:
        fits += (
            "The match is not over in this file: its last moves are missing, or were never made.\n"
        )
    if told:
        return f"{fits}This is what the table showed: its chance was fixed before the first move."
    return f"{fits}If the table showed this number, its chance was fixed before the first move."


def line_data(line: Line) -> dict[str, Any]:
    return {"move": line.move, "seat": line.seat if line.seat >= 0 else None, "text": line.text}
