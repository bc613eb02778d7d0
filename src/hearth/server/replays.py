"""A match step by step, as one seat saw it; and replay files that somebody brings."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from hearth.match import Match, as_far_as_possible, read_record
from hearth.match.record import RecordError, header_lines, header_values, not_undone
from hearth.server.seats import BOT, PERSON, Outcome, Seat, outcome

ID_LENGTH: Final = 12
MOST_MOVES: Final = 5000  # that count; a match has some hundreds
MOST_SECONDS: Final = 0.25  # of reading, as the server itself will read it; a match takes 0.02


def replay(record: str, seat: int | None, notice: str = "") -> bytes:
    """What the seat saw after each move, the first before any, as JSON. Runs in a worker."""
    played = read_record(record, "the match")
    again = Match(played.game, played.table, played.box, played.people)
    steps = [step(again, seat)]
    for move in played.moves:
        again.act(move.notation, move.seat)
        steps.append(step(again, seat) | {"by": move.seat})
    told = {"game": played.game.id, "seat": seat, "steps": steps, "notice": notice}
    return msgspec.json.encode(told)


def step(match: Match, seat: int | None) -> dict[str, Any]:
    """The table at one moment, with points as far as the seat could tell."""
    g = match.g
    unknown = seat is None and not g.over
    return {
        "move": len(match.moves),
        "view": g.view(seat),
        "names": match.game.names(g),
        "scores": None if unknown else match.known_points(seat or 0),
    }


@dataclass(frozen=True)
class Brought:
    """A replay file, looked through."""

    id: str  # the same file is the same table: links to it stay
    header: str
    lines: list[str]  # moves, without what was undone and without remarks
    seats: list[Seat]
    outcome: Outcome | None
    notice: str


def looked_through(text: str, letters: str) -> Brought:
    """What a replay file tells; RecordError if it is none. Runs in a worker."""
    name = "This file"
    header_values(text, name)  # whatever has no header is no match at all
    moves = [f"{one.seat} {one.notation}" for one in not_undone(text, name)]
    if len(moves) > MOST_MOVES:
        raise RecordError(f"{name} has {len(moves)} moves; a match has at most {MOST_MOVES}")
    began = time.process_time()
    kept = as_far_as_possible(text, name)
    if time.process_time() - began > MOST_SECONDS:
        raise RecordError(f"{name} takes too long to read; it is no match that was played here")
    match = kept.match
    header = header_lines(text.split("\n")[:-1])
    seats = [
        Seat(PERSON if i in match.people else BOT, name)
        for i, name in enumerate(match.names or match.game.names(match.g))
    ]
    return Brought(
        table_id("\n".join([*header, *moves]), letters),
        "".join(f"{line}\n" for line in [*header, ""]),
        moves,
        seats,
        outcome(match, time.time()),
        kept.notice,
    )


def table_id(content: str, letters: str) -> str:
    """An id that says what the content is."""
    number = int(hashlib.sha256(content.encode()).hexdigest(), 16)
    return "".join(letters[number // len(letters) ** i % len(letters)] for i in range(ID_LENGTH))
