"""Records: a match as a readable text file, for saves, replays and golden matches alike.

A header says what the match was made from; then one line per action, `seat notation`. An undo
is a line too (`seat undo:to=12`), so that a record only ever grows. Lines that begin with `#`
are remarks.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hearth.kernel import Box, Game, Table, check_seed, find
from hearth.match.match import Line, Match

FIRST_LINE = "hearth match 1"
KEYS = ["game", "rules", "box", "options", "seats", "seed", "people"]


class RecordError(ValueError):
    """A record cannot be played; the message says which line and why."""


def header(match: Match) -> str:
    """Everything a match is made from, a line each."""
    game = match.game
    if match.box is game.standard_box():
        box = f"standard {match.box.hash()}"
    else:
        box = json.dumps({"name": match.box.name, "files": match.box.files})
    values: list[Any] = [
        game.id,
        game.rules_version,
        box,
        json.dumps(match.table.chosen),
        match.table.seats,
        match.table.seed,
        json.dumps(match.people),
    ]
    lines = [f"{key}: {value}" for key, value in zip(KEYS, values, strict=True)]
    return "\n".join([FIRST_LINE, *lines, "", ""])


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
        raise RecordError(f"{path}: this is not a match of hearth (it is not text)") from error


def read_record(text: str, name: str = "record") -> Match:
    """The match that a record tells; RecordError names the line that is wrong.

    A last line without its line break was cut off while it was written: it does not count.
    """
    lines = text.split("\n")[:-1]
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(
            f"{name}: this is not a match of hearth (its first line is not {FIRST_LINE!r})"
        )
    values = _read_header(lines, name)
    match = _made(values, name)
    for number in range(len(KEYS) + 2, len(lines) + 1):
        _play_line(match, lines[number - 1].strip(), f"{name}, line {number}")
    return match


def _read_header(lines: list[str], name: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for i, key in enumerate(KEYS):
        line = lines[i + 1] if i + 1 < len(lines) else ""
        found, _, value = line.partition(": ")
        if found != key:
            raise RecordError(f"{name}, line {i + 2}: here should stand '{key}: …', not {line!r}")
        values[key] = value.strip()
    return values


def _made(values: dict[str, str], name: str) -> Match:
    try:
        game = find(values["game"])
        if values["rules"] != str(game.rules_version):
            raise ValueError(
                f"it was played by version {values['rules']} of the rules of {game.id};"
                f" this is version {game.rules_version}"
            )
        seats = _json(values, "seats", int)
        chosen = game.check(seats, _json(values, "options", dict))
        table = Table(seats, check_seed(_json(values, "seed", int)), chosen, logging=True)
        return Match(game, table, _box(game, values), _people(values, seats))
    except ValueError as error:
        raise RecordError(f"{name}: the header is wrong: {error}") from error


def _json(values: dict[str, str], key: str, expected: type) -> Any:
    try:
        value = json.loads(values[key])
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{key} cannot be read: {error}") from error
    if type(value) is not expected:
        raise ValueError(f"{key} cannot be {value!r}")
    return value


def _people(values: dict[str, str], seats: int) -> list[int]:
    people: list[int] = _json(values, "people", list)
    if any(type(seat) is not int or not 0 <= seat < seats for seat in people):
        raise ValueError(f"people cannot be {people!r}; it lists seats from 0 to {seats - 1}")
    return people


def _box(game: Game, values: dict[str, str]) -> Box:
    if not values["box"].startswith("standard "):
        data = _json(values, "box", dict)
        files = data.get("files")
        if not isinstance(files, dict) or any(type(text) is not str for text in files.values()):
            raise ValueError("box should hold the texts of its files")
        return game.make_box(str(data.get("name")), files)
    box = game.standard_box()
    if values["box"] != f"standard {box.hash()}":
        raise ValueError("it was played with another edition of the standard box")
    return box


def _play_line(match: Match, line: str, where: str) -> None:
    if not line or line.startswith("#"):
        return
    seat, _, notation = line.partition(" ")
    if not seat.isdigit():
        raise RecordError(f"{where}: should begin with a seat's number, not {line!r}")
    try:
        if notation.startswith("undo:to="):
            match.undo(_number(notation.removeprefix("undo:to=")))
        else:
            match.act(notation, int(seat))
    except ValueError as error:
        raise RecordError(f"{where}: {error}") from error


def _number(text: str) -> int:
    if not text.isdigit():
        raise ValueError(f"undo:to={text} should name a number of moves")
    return int(text)
