"""From what was typed to a match: seats, people and the table's options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from hearth.kernel import Game, Option, find
from hearth.match import Match

ALL: Final = "all"  # every value of an option of many


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None is left to us."""

    game: str
    seats: int | None = None
    people: int | None = None
    hotseat: bool = False
    seed: int | None = None
    options: list[str] = field(default_factory=list)  # name=value
    box: str | None = None


def begin(wishes: Wishes) -> Match:
    """The match that was asked for; ValueError says what is possible instead."""
    game = find(wishes.game)
    people = 1 if wishes.people is None else wishes.people
    seats = usual_seats(game, people) if wishes.seats is None else wishes.seats
    options = read_options(game, wishes.options)
    game.check(seats, options)
    if wishes.hotseat:
        people = seats
    if not 0 <= people <= seats:
        raise ValueError(f"at {seats} seats there is room for 0 to {seats} people, not {people}")
    return Match.new(game.id, seats, wishes.seed, options, wishes.box, list(range(people)))


def usual_seats(game: Game, people: int) -> int:
    """The smallest table with room for all and somebody to play against."""
    enough = [seats for seats in game.seats if seats >= max(people, 2)]
    return min(enough or game.seats)


def read_options(game: Game, pairs: list[str]) -> dict[str, Any]:
    """`name=value` as the values they stand for; what is unknown is left for the game to refuse."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"an option is given as name=value, not {pair!r}")
        chosen[name] = read_value(known[name], value) if name in known else value
    return chosen


def read_value(option: Option, text: str) -> Any:
    """One value; of many any number with commas between them, nothing for none, or `all`."""
    if not option.many:
        return one_value(option, text)
    if text.strip().casefold() == ALL:
        return option.values[:]
    return [one_value(option, part) for part in text.split(",") if part.strip()]


def one_value(option: Option, text: str) -> Any:
    for value in option.values:
        if str(value).casefold() == text.strip().casefold():
            return value
    return text.strip()
