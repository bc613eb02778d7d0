"""Records: a match as a readable text file, for saves, replays and golden matches alike.

A header says what the match was made from and, if it is known, who played; then one line per
action, `seat notation`. An undo is a line too (`seat undo:to=12`), so that a record only ever
grows. Lines that begin with `#` are remarks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearth.kernel import Box, BoxError, Game, Table, check_secret, check_seed, find
from hearth.match.match import Line, Match
from hearth.match.typed import LONGEST_NAME, is_name, steers

# By the record's version: what all chance of the match comes from.
FIRST_LINES = {"hearth match 1": "seed", "hearth match 2": "secret"}
KEYS = ["game", "rules", "box", "options", "seats", "seed", "people"]
NAMES = "names"  # the last line of a header, where the players' names are known
STANDARD = "standard "  # and its fingerprint, instead of a box
UNDO = "undo:to="
LONGEST_NUMBER = 8  # digits
NO_MATCH = (
    "is not a match of hearth: the file of one is had by 'Replay file' after a match, or made by"
    " 'hearth play', and its name ends with .hearth"
)


class RecordError(ValueError):
    """A record cannot be played; the message says which line and why."""


def header(match: Match) -> str:
    """Everything a match is made from, a line each."""
    game = match.game
    if match.box is game.standard_box():
        box = f"{STANDARD}{match.box.hash()}"
    else:
        box = json.dumps({"name": match.box.name, "files": match.box.files})
    values: list[Any] = [
        game.id,
        game.rules_version,
        box,
        json.dumps(match.table.chosen),
        match.table.seats,
        match.table.origin(),
        json.dumps(match.people),
    ]
    source = "secret" if match.table.secret else "seed"
    first = next(line for line, named in FIRST_LINES.items() if named == source)
    lines = [f"{key}: {value}" for key, value in zip(keys(source), values, strict=True)]
    if match.names:
        lines.append(f"{NAMES}: {json.dumps(match.names, ensure_ascii=False)}")
    return "\n".join([first, *lines, "", ""])


def keys(source: str) -> list[str]:
    """What stands in a header, in order; chance comes from a secret or a seed."""
    return [source if key == "seed" else key for key in KEYS]


def record(match: Match) -> str:
    """The whole match as a record, without what was undone."""
    return header(match) + "".join(f"{move.seat} {move.notation}\n" for move in match.moves)


def transcript(match: Match) -> str:
    """A record with its log as remarks, and the score sheets at the end: for reading."""
    parts = [header(match), _remarks(match, 0)]
    for i, move in enumerate(match.moves):
        parts.append(f"{move.seat} {move.notation}\n")
        parts.append(_remarks(match, i + 1))
    if match.g.over:
        parts.append(_sheets(match))
    return "".join(parts)


def _remarks(match: Match, count: int) -> str:
    return "".join(f"#   {_spoken(line)}\n" for line in match.lines if line.move == count)


def _spoken(line: Line) -> str:
    return line.text if line.seat < 0 else f"seat {line.seat} {line.text}"


def _sheets(match: Match) -> str:
    out = [f"# ended by {match.game.ending(match.g)}; shares of the win {match.g.result()}"]
    for seat, score in enumerate(match.g.scores()):
        out.append(f"# seat {seat}: {score}")
        out += [
            f"#   {row.points_text():>3} {row.title}: {row.why}"
            for row in match.game.sheet(match.g, seat)
        ]
    return "\n".join(out) + "\n"


def record_text(path: Path) -> str:
    """What stands in a record's file; RecordError when it is not even text."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} {NO_MATCH}") from error


def read_record(text: str, name: str = "record") -> Match:
    """The match that a record tells; RecordError names the line that is wrong.

    A last line without its line break was cut off while it was written: it does not count.
    """
    values = header_values(text, name)
    try:
        match = _made(values)
    except ValueError as error:
        raise wrong_header(name, error) from error
    for one in not_undone(text, name):
        try:
            match.act(one.notation, one.seat)
        except ValueError as error:
            raise RecordError(f"{name}, line {one.number}: {error}") from error
    return match


@dataclass(frozen=True)
class Written:
    """A line of a record: a move, or an undo."""

    number: int
    seat: int
    notation: str

    def is_undo(self) -> bool:
        return self.notation.startswith(UNDO)

    def goes_back_to(self) -> int:
        """How many moves are left after an undo; ValueError if it does not say."""
        to = self.notation.removeprefix(UNDO)
        if not to.isdecimal() or len(to) > LONGEST_NUMBER:
            raise ValueError(f"{self.notation} should name a number of moves")
        return int(to)


def header_values(text: str, name: str) -> dict[str, str]:
    """What stands behind each key of the header; RecordError if this is no record."""
    lines = text.split("\n")[:-1]
    source = FIRST_LINES.get(lines[0].strip()) if lines else None
    if source is None:
        raise RecordError(f"{name} {NO_MATCH}")
    values: dict[str, str] = {}
    for i, key in enumerate(keys(source)):
        line = lines[i + 1] if i + 1 < len(lines) else ""
        found, _, value = line.partition(": ")
        if found != key:
            raise RecordError(f"{name}, line {i + 2}: here should stand '{key}: …', not {line!r}")
        values[key] = value.strip()
    if len(header_lines(lines)) > len(KEYS) + 1:
        values[NAMES] = lines[len(KEYS) + 1].partition(": ")[2].strip()
    return values


def header_lines(lines: list[str]) -> list[str]:
    """Those of a record's lines that are its header; records of before have no names in it."""
    top = len(KEYS) + 1
    return lines[: top + 1] if lines[top:] and lines[top].startswith(f"{NAMES}: ") else lines[:top]


def written_in(text: str, name: str) -> Iterator[Written]:
    """The lines after the header, without remarks; RecordError if one is no line of a record."""
    lines = text.split("\n")[:-1]
    for number in range(len(header_lines(lines)) + 1, len(lines) + 1):
        line = lines[number - 1].strip()
        if not line or line.startswith("#"):
            continue
        seat, _, notation = line.partition(" ")
        if not seat.isdecimal() or len(seat) > LONGEST_NUMBER:
            raise RecordError(
                f"{name}, line {number}: should begin with a seat's number, not {line!r}"
            )
        yield Written(number, int(seat), notation)


def not_undone(text: str, name: str) -> list[Written]:
    """The moves that counted in the end, found without playing any.

    Playing what was taken back would cost a whole match for every undo.
    """
    moves: list[Written] = []
    for line in written_in(text, name):
        if not line.is_undo():
            moves.append(line)
            continue
        try:
            to = line.goes_back_to()
        except ValueError as error:
            raise RecordError(f"{name}, line {line.number}: {error}") from error
        if to > len(moves):
            raise RecordError(
                f"{name}, line {line.number}: there is no choice {to} to go back to;"
                f" there are 0 to {len(moves)}"
            )
        del moves[to:]
    return moves


def wrong_header(name: str, error: ValueError) -> RecordError:
    return RecordError(f"{name}: the header is wrong: {error}")


def _made(values: dict[str, str]) -> Match:
    game = find(values["game"])
    if values["rules"] != str(game.rules_version):
        raise ValueError(
            f"it was played by version {values['rules']} of the rules of {game.id};"
            f" this is version {game.rules_version}"
        )
    if is_other_edition(game, values):
        raise ValueError("it was played with another edition of the standard box")
    table, people = made_from(values)
    table.chosen = game.check(table.seats, json_value(values, "options", dict))
    match = Match(game, table, box_in(game, values), people)
    match.names = names_in(values, table.seats)
    return match


def made_from(values: dict[str, str]) -> tuple[Table, list[int]]:
    """The table, its options still to be chosen, and the seats of people."""
    seats = json_value(values, "seats", int)
    people: list[int] = json_value(values, "people", list)
    if any(type(seat) is not int or not 0 <= seat < seats for seat in people):
        raise ValueError(f"people cannot be {people!r}; it lists seats from 0 to {seats - 1}")
    if "secret" in values:
        return Table(seats, 0, logging=True, secret=check_secret(values["secret"])), people
    return Table(seats, check_seed(json_value(values, "seed", int)), logging=True), people


def names_in(values: dict[str, str], seats: int) -> list[str]:
    """What the players call themselves; nothing if the record does not tell."""
    if NAMES not in values:
        return []
    names: list[Any] = json_value(values, NAMES, list)
    if len(names) != seats or not all(_can_be_read(name) for name in names):
        raise ValueError(f"names should be {seats} of 1 to {LONGEST_NAME} characters each")
    return [name if is_name(name) else f"Player {i + 1}" for i, name in enumerate(names)]


def _can_be_read(name: Any) -> bool:
    """Names were chosen more freely once: what is only odd is replaced, not refused."""
    return type(name) is str and 0 < len(name.strip()) <= LONGEST_NAME and not steers(name)


def json_value(values: dict[str, str], key: str, expected: type) -> Any:
    try:
        value = json.loads(values[key])
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{key} cannot be read: {error}") from error
    if type(value) is not expected:
        raise ValueError(f"{key} cannot be {value!r}")
    return value


def is_other_edition(game: Game, values: dict[str, str]) -> bool:
    """Was it played with a standard box whose content was another one?"""
    box = values["box"]
    return box.startswith(STANDARD) and box != f"{STANDARD}{game.standard_box().hash()}"


def box_in(game: Game, values: dict[str, str]) -> Box:
    """The box that the record carries, or the standard one."""
    if values["box"].startswith(STANDARD):
        return game.standard_box()
    carried = json_value(values, "box", dict)
    files = carried.get("files")
    if not isinstance(files, dict) or any(type(text) is not str for text in files.values()):
        raise ValueError("box should hold the texts of its files")
    try:
        return game.make_box(str(carried.get("name")), files)
    except RecursionError as error:
        raise BoxError("its files are nested too deeply") from error
