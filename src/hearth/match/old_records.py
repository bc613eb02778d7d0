"""Records of older rules: what can still be shown of them, and what is different.

A save is read strictly (`read_record`): nobody plays on by other rules than they began with. To be
looked at, a match is played again by the rules of today until one of its lines is not legal.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from hearth.kernel import Box, BoxError, Game, find
from hearth.match.match import Match
from hearth.match.record import (
    Written,
    box_in,
    header_values,
    is_other_edition,
    json_value,
    made_from,
    names_in,
    not_undone,
    wrong_header,
)

LONGEST_VALUE = 40  # characters of an option that are told


@dataclass(frozen=True)
class Kept:
    """A match as far as it can be shown."""

    match: Match
    notice: str  # what differs, and how much is shown; empty: nothing and all
    missing: int  # moves that cannot be shown


def as_far_as_possible(text: str, name: str = "record") -> Kept:
    """The match that a record tells, as much of it as today's rules allow.

    RecordError if it is no record, or one of a game or a table that there is not.
    """
    values = header_values(text, name)
    try:
        match, differences = _made(values)
    except ValueError as error:
        raise wrong_header(name, error) from error
    moves = not_undone(text, name)
    stopped = _play(match, moves)
    missing = len(moves) - len(match.moves)
    return Kept(match, _notice(differences, stopped, len(match.moves), len(moves)), missing)


def _made(values: dict[str, str]) -> tuple[Match, list[str]]:
    """The match before its first move, and what differs from the one that was played."""
    game = find(values["game"])
    differences: list[str] = []
    version = json_value(values, "rules", int)
    if version != game.rules_version:
        differences.append(
            f"by version {version} of the rules (these are version {game.rules_version})"
        )
    if is_other_edition(game, values):
        differences.append("with another edition of the standard box")
    table, people = made_from(values)
    wished = json_value(values, "options", dict)
    table.chosen = _options(game, table.seats, wished, differences)
    match = Match(game, table, _box(game, values, differences), people)
    match.names = names_in(values, table.seats)
    return match, differences


def _options(
    game: Game, seats: int, wished: dict[str, Any], differences: list[str]
) -> dict[str, Any]:
    """The options as they were; the usual ones instead of those that are no longer there."""
    usual = game.check(seats, {})
    if _is_possible(game, seats, wished):
        return game.check(seats, wished)
    there = {
        name: wished[name] for name in wished if _is_possible(game, seats, {name: wished[name]})
    }
    for name in wished:
        if name not in there:
            value = json.dumps(wished[name], ensure_ascii=False)[:LONGEST_VALUE]
            differences.append(f"with {name} = {value}, which is no longer there")
    if _is_possible(game, seats, there):
        return game.check(seats, there)
    differences.append("with options that no longer go together")
    return usual


def _is_possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, options)
    except ValueError:
        return False
    return True


def _box(game: Game, values: dict[str, str], differences: list[str]) -> Box:
    """The box that was played with, or the standard one if it does not fit any more."""
    try:
        return box_in(game, values)
    except BoxError:
        differences.append("with a box of its own that does not fit these rules")
        return game.standard_box()


def _play(match: Match, moves: list[Written]) -> int:
    """Until a move is not legal: the number of its line, or 0."""
    for move in moves:
        try:
            match.act(move.notation, move.seat)
        except ValueError:
            return move.number
    return 0


def _notice(differences: list[str], stopped: int, shown: int, moves: int) -> str:
    if not differences and not stopped:
        return ""
    if not differences:
        return (
            f"This match is shown up to move {shown} of {moves}:"
            f" its line {stopped} is not legal by these rules."
        )
    *others, last = differences
    played = f"{', '.join(others)} and {last}" if others else last
    if stopped:
        how_far = (
            f"It is shown up to move {shown} of {moves},"
            f" where its line {stopped} is no longer legal."
        )
    else:
        how_far = "All its moves are still legal, but what came of them may be different."
    return f"This match was played {played}. {how_far}"
