"""A guided first match: a script of moves with what is said to the person who makes them.

A guide is data, `guide.toml` in the game's folder. The person sits in seat 0; the moves of all
other seats are the script's. How far somebody has come is not stored anywhere: the moves of the
match say it. Moves with one option need not be written, because nobody chooses them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hearth.kernel import Game, Row, check_seed, read_toml
from hearth.match.match import Match

FILE: Final = "guide.toml"
PERSON: Final = 0  # the seat that is guided
PAGE: Final = -1  # the seat of a step that is only read
LEVEL: Final = "apprentice"
LONGEST: Final = 220  # characters that are read at once


class GuideError(ValueError):
    """A guide cannot be used; the message names the file, the step and the key."""


@dataclass(frozen=True)
class Step:
    """A move of a seat, a page to read, or both."""

    seat: int
    notation: str
    say: str
    point: list[str]  # the things it is about, as refs


@dataclass(frozen=True)
class Due:
    """What a guide wants at one moment."""

    seat: int  # who moves next by the script; PERSON, too, when the script is over
    move: str  # what; empty when the script is over
    pages: list[Step]  # what is read first; with a move of the person its own page is the last
    page: int  # the number of the first of them
    of: int  # pages in all


@dataclass(frozen=True)
class Guide:
    """The script of one game."""

    title: str
    seats: int
    seed: int
    options: dict[str, Any]
    opponent: str  # the level of the bots, who play on when the script is over
    steps: list[Step]

    def due(self, match: Match) -> Due | None:
        """What comes next; None when the match has gone another way than the script."""
        followed = self._followed(match)
        if followed is None:
            return None
        done, unread = followed
        following = [step for step in self.steps[done:] if step.seat != PAGE]
        seat, move = (following[0].seat, following[0].notation) if following else (PERSON, "")
        if move and move not in match.legal(seat):
            return None
        read = sum(bool(step.say) for step in self.steps[:unread])
        pages = self._pages(unread, done) if seat == PERSON else []
        return Due(seat, move, pages, read + 1, sum(bool(step.say) for step in self.steps))

    def _followed(self, match: Match) -> tuple[int, int] | None:
        """How many steps were taken, and how many of them up to the last that the person made.

        All since then is read before the next. None: another move was made.
        """
        done = unread = 0
        after = [*([move.seat] for move in match.moves[1:]), match.g.actors()]
        for move, actors in zip(match.moves, after, strict=False):
            at = next((i for i in range(done, len(self.steps)) if self.steps[i].seat != PAGE), -1)
            step = self.steps[at]
            if at >= 0 and (step.seat, step.notation) == (move.seat, move.notation):
                done = at + 1
                # A table takes what is forced by itself, unless that ends the person's turn.
                is_made = step.seat == PERSON and (move.choices > 1 or actors != [PERSON])
                unread = done if is_made else unread
            elif move.choices > 1:
                return None
        return done, unread

    def _pages(self, unread: int, done: int) -> list[Step]:
        """What is said since the person's last move, up to the next."""
        pages: list[Step] = []
        for number, step in enumerate(self.steps[unread:], unread):
            if step.say:
                pages.append(step)
            if step.seat == PERSON and number >= done:
                break
        return pages


def rehearse(game: Game, guide: Guide) -> Iterator[tuple[int, Step, Match]]:
    """The match before each step with its number; GuideError at the first that cannot be."""
    match = Match.new(game.id, guide.seats, guide.seed, guide.options, people=[PERSON])
    for number, step in enumerate(guide.steps, 1):
        if step.seat == PAGE:
            yield number, step, match
            continue
        take_what_is_forced(match, step)
        if step.notation not in match.legal(step.seat):
            told = f"{step.notation!r} is not legal for seat {step.seat}; "
            allowed = "; ".join(
                f"seat {seat}: {', '.join(match.legal(seat))}" for seat in match.g.actors()
            )
            raise GuideError(f"{place(game, number)}, key 'move': {told}legal are {allowed}")
        yield number, step, match
        match.act(step.notation, step.seat)


def take_what_is_forced(match: Match, step: Step) -> None:
    """Moves with one option that are not in the script."""
    while not match.g.over and len(match.g.actors()) == 1 and len(match.legal()) == 1:
        if (match.g.actor(), match.legal()[0]) == (step.seat, step.notation):
            return
        match.act(match.legal()[0])


# Reading


def has_guide(game: Game) -> bool:
    return (game.folder / FILE).exists()


def guide_of(game: Game) -> Guide:
    """The guide of a game; ValueError if it has none or it cannot be used."""
    if not has_guide(game):
        raise GuideError(f"{game.title} has no guided first match")
    return _read(game.folder / FILE, game)


@cache
def _read(path: Path, game: Game) -> Guide:
    return read_guide(path.read_text(encoding="utf-8"), game)


def place(game: Game, number: int = 0) -> str:
    """Where a mistake is."""
    return f"{game.id}/{FILE}, step {number}" if number else f"{game.id}/{FILE}"


def read_guide(text: str, game: Game) -> Guide:
    """The guide in a file of this game; GuideError names the file, the step and the key."""
    row = Row(place(game), read_toml(place(game), text, GuideError), GuideError)
    seats, seed = row.number("seats"), row.number("seed")
    options = row.part("options").table if row.has("options") else {}
    try:
        game.check(seats, options)
        check_seed(seed)
    except ValueError as error:
        raise GuideError(f"{place(game)}: {error}") from error
    guide = Guide(
        _line(row, "title"),
        seats,
        seed,
        options,
        _line(row, "opponent") if row.has("opponent") else LEVEL,
        [_step(game, i, table, seats) for i, table in enumerate(row.tables("step"), 1)],
    )
    row.no_more()
    return guide


def _step(game: Game, number: int, table: dict[str, Any], seats: int) -> Step:
    row = Row(place(game, number), table, GuideError)
    seat, notation = _move(row, game, seats) if row.has("move") else (PAGE, "")
    # What others do can be shown without a word.
    say = _line(row, "say") if row.has("say") or seat <= PERSON else ""
    if len(say) > LONGEST:
        raise row.wrong("say", f"has {len(say)} characters; at most {LONGEST} are read at once")
    step = Step(seat, notation, say, _refs(row, "point") if row.has("point") else [])
    row.no_more()
    return step


def _move(row: Row, game: Game, seats: int) -> tuple[int, str]:
    """Who moves, and what."""
    first, _, notation = _line(row, "move").partition(" ")
    if not first.isdigit() or int(first) >= seats:
        raise row.wrong("move", f"should begin with a seat from 0 to {seats - 1}")
    try:
        game.space.parse(notation)
    except ValueError as error:
        raise row.wrong("move", str(error)) from error
    return int(first), notation


def _line(row: Row, key: str) -> str:
    """A text, however it is broken into lines."""
    return " ".join(row.text(key).split())


def _refs(row: Row, key: str) -> list[str]:
    found = row.value(key)
    if not isinstance(found, list) or not all(_is_ref(one) for one in found):
        raise row.wrong(key, f'should be a list of refs such as "market:3", not {found!r}')
    return found


def _is_ref(one: Any) -> bool:
    return isinstance(one, str) and all(one.partition(":"))
