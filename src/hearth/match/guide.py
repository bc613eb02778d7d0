"""A guided first match: a script of moves with what is said to the person who makes them.

A guide is data, `guide.toml` in the game's folder. The person sits in seat 0; the moves of all
other seats are the script's. How far somebody has come is not stored anywhere: the moves of the
match say it. Moves with one option need not be written, because nobody chooses them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from hearth.kernel import Game, check_seed
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
        done = self._followed(match)
        if done is None:
            return None
        following = [step for step in self.steps[done:] if step.seat != PAGE]
        seat, move = (following[0].seat, following[0].notation) if following else (PERSON, "")
        if move and move not in match.legal(seat):
            return None
        read = sum(bool(step.say) for step in self.steps[: self._unread(done)])
        pages = self._pages(done) if seat == PERSON else []
        return Due(seat, move, pages, read + 1, sum(bool(step.say) for step in self.steps))

    def _followed(self, match: Match) -> int | None:
        """How many steps were taken, up to the last move; None: another move was made."""
        done = 0
        for move in match.moves:
            at = next((i for i in range(done, len(self.steps)) if self.steps[i].seat != PAGE), -1)
            step = self.steps[at]
            if at >= 0 and (step.seat, step.notation) == (move.seat, move.notation):
                done = at + 1
            elif move.choices > 1:
                return None
        return done

    def _unread(self, done: int) -> int:
        """The first step after the person's last move: all since then is read before the next."""
        return next((i + 1 for i in range(done - 1, -1, -1) if self.steps[i].seat == PERSON), 0)

    def _pages(self, done: int) -> list[Step]:
        """What is said between the person's last move and the next, with that one."""
        pages: list[Step] = []
        for step in self.steps[self._unread(done) :]:
            if step.say:
                pages.append(step)
            if step.seat == PERSON:
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
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GuideError(f"{place(game)}: is not valid TOML: {error}") from error
    keys = Keys(place(game), table)
    seats, seed = keys.number("seats"), keys.number("seed")
    options = keys.value("options", {})
    try:
        game.check(seats, options)
        check_seed(seed)
    except ValueError as error:
        raise GuideError(f"{place(game)}: {error}") from error
    guide = Guide(
        keys.text("title"),
        seats,
        seed,
        options,
        keys.text("opponent", LEVEL),
        [_step(game, i, row, seats) for i, row in enumerate(keys.rows("step"), 1)],
    )
    keys.no_more()
    return guide


def _step(game: Game, number: int, row: dict[str, Any], seats: int) -> Step:
    keys = Keys(place(game, number), row)
    seat, notation = PAGE, ""
    if "move" in row:
        first, _, notation = keys.text("move").partition(" ")
        if not first.isdigit() or int(first) >= seats:
            raise keys.wrong("move", f"should begin with a seat from 0 to {seats - 1}")
        seat = int(first)
        try:
            game.space.parse(notation)
        except ValueError as error:
            raise keys.wrong("move", str(error)) from error
    say = keys.text("say", "" if seat > PERSON else None)
    if len(say) > LONGEST:
        raise keys.wrong("say", f"has {len(say)} characters; at most {LONGEST} are read at once")
    step = Step(seat, notation, say, keys.refs("point"))
    keys.no_more()
    return step


@dataclass
class Keys:
    """A table of the file, asked key by key; a mistake names the place and the key."""

    where: str
    table: dict[str, Any]
    asked: list[str] = field(default_factory=list)

    def wrong(self, key: str, problem: str) -> GuideError:
        return GuideError(f"{self.where}, key {key!r}: {problem}")

    def value(self, key: str, otherwise: Any = None) -> Any:
        self.asked.append(key)
        if key not in self.table and otherwise is None:
            raise self.wrong(key, "is missing")
        return self.table.get(key, otherwise)

    def number(self, key: str) -> int:
        n = self.value(key)
        if type(n) is not int:
            raise self.wrong(key, f"should be a whole number, not {n!r}")
        return n

    def text(self, key: str, otherwise: str | None = None) -> str:
        """With something instead it may be left out, but not be empty."""
        s = self.value(key, otherwise)
        if not isinstance(s, str) or (key in self.table and not s.strip()):
            raise self.wrong(key, f"should be a text that is not empty, not {s!r}")
        return " ".join(s.split())

    def refs(self, key: str) -> list[str]:
        found = self.value(key, [])
        if not isinstance(found, list) or not all(_is_ref(one) for one in found):
            raise self.wrong(key, f'should be a list of refs such as "market:3", not {found!r}')
        return found

    def rows(self, key: str) -> list[dict[str, Any]]:
        found = self.value(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.wrong(key, f"should be tables [[{key}]]")
        return found

    def no_more(self) -> None:
        for key in self.table:
            if key not in self.asked:
                raise self.wrong(key, f"is not known; allowed are {', '.join(self.asked)}")


def _is_ref(one: Any) -> bool:
    return isinstance(one, str) and all(one.partition(":"))
