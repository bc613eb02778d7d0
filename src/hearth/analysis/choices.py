"""The choices of a match, judged by their numbers."""

from __future__ import annotations

from dataclasses import dataclass

from hearth.arena.plan import derived
from hearth.bots.judge import Judge
from hearth.match import Match, read_record

DIGITS = 4  # of shares that are kept


@dataclass(frozen=True)
class Judged:
    """A choice between several options, as its seat could know it."""

    i: int  # its number among those of the match
    move: int  # how many moves had been made before
    seat: int
    taken: str
    best: str
    taken_label: str
    best_label: str
    shares: list[float]  # of the win, by seat, after the best action
    loss: float  # the share that the action taken gave away
    error: float  # of the loss: a standard error


class Analyst:
    """Judges any choice of a match; cheapest in the order in which they were made."""

    def __init__(self, record: str, iterations: int) -> None:
        played = read_record(record, "the match")
        self.iterations = iterations
        self.moves = played.moves
        self.numbers = choices(played)
        self._played = played
        self._match = fresh(played)

    def play(self, i: int) -> Judged:
        """The choice of that number."""
        at = self.numbers[i]
        match = self._at(at)
        move, game, g = self.moves[at], match.game, match.g
        taken = game.space.parse(move.notation)
        judge = Judge("judge", derived(match.table.origin(), "judge", at), self.iterations)
        found = judge.judge(g, move.seat, taken)
        return Judged(
            i,
            at,
            move.seat,
            move.notation,
            game.space.notation(found.best),
            game.label(g, taken, move.seat),
            game.label(g, found.best, move.seat),
            [round(share, DIGITS) for share in found.shares],
            round(found.loss, DIGITS),
            round(found.error, DIGITS),
        )

    def _at(self, move: int) -> Match:
        """The match when so many moves had been made."""
        if len(self._match.moves) > move:
            self._match = fresh(self._played)
        for made in self.moves[len(self._match.moves) : move]:
            self._match.act(made.notation, made.seat)
        return self._match


def choices(match: Match) -> list[int]:
    """The moves that were a choice between several options."""
    return [n for n, move in enumerate(match.moves) if move.choices > 1]


def fresh(match: Match) -> Match:
    """The same match before its first move."""
    return Match(match.game, match.table, match.box, match.people)
