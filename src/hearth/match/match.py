"""A match: where it started, what was done, and what people may read of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hearth.kernel import (
    EVERYONE,
    Box,
    Event,
    Game,
    Rng,
    State,
    Table,
    check_seed,
    find,
    new_secret,
)

APART: Final = 20  # moves between two tables that are kept to go back to


@dataclass(frozen=True)
class Move:
    """One action of one seat."""

    seat: int
    notation: str
    choices: int  # how many options there were
    revealed: bool  # a die, a card or a shuffle came of it


@dataclass(frozen=True)
class Line:
    """One sentence of the log and the seats that may read it."""

    move: int  # how many moves had been made when it happened; 0: set-up
    seat: int  # -1: nobody's doing
    event: str
    text: str
    refs: list[str]  # the things it is about
    die: tuple[int, int]  # sides and face; (0, 0): none was rolled
    audience: int

    def is_for(self, seat: int | None) -> bool:
        """May this seat read it? None is a spectator."""
        return self.audience == EVERYONE or (seat is not None and bool(self.audience >> seat & 1))


class Match:
    """A match from its first choice on.

    >>> match = Match.new("winterforge", seats=2, seed=7, options={"guilds": "random"})
    >>> [line.text for line in match.lines]
    ['plays Stonebrow Armourers', 'plays Greyvein Company']
    >>> match.act("keep_royal:contract=37", seat=0)[0].text
    'keeps Panoply of the Crown Guard as Royal Contract'
    >>> match.undo(0)
    >>> match.moves
    []
    """

    def __init__(self, game: Game, table: Table, box: Box, people: list[int]) -> None:
        self.game = game
        self.table = table
        self.box = box
        self.people = people  # seats of people; the others are bots
        self.names: list[str] = []  # what the players call themselves; empty: nobody has said
        self.moves: list[Move] = []
        self.lines: list[Line] = []
        self.g = game.set_up(table, box)
        self._kept = [self.g.clone()]  # the table after every so many moves, from the first choice
        self._tell()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        box: Any = None,
        people: list[int] | None = None,
    ) -> Match:
        """A new match; without `people` all seats are people's.

        Without a seed its chance is keyed with a secret: nobody can foresee it.
        """
        rules = find(game)
        chosen = rules.check(seats, options or {})
        if seed is None:
            table = Table(seats, 0, chosen, logging=True, secret=new_secret())
        else:
            table = Table(seats, check_seed(seed), chosen, logging=True)
        who = list(range(seats)) if people is None else people
        return cls(rules, table, rules.box_at(box), who)

    # Playing

    def legal(self, seat: int | None = None) -> list[str]:
        """The notations of what a seat may do now; None is the seat that acts first."""
        if self.g.over:
            return []
        who = self.g.actor() if seat is None else seat
        if who not in self.g.actors():
            return []
        return [self.game.space.notation(a) for a in self.g.options(who)]

    def act(self, notation: str, seat: int | None = None) -> list[Line]:
        """Carry out an action if it is legal and return its log; ValueError says why not."""
        who = self._who(seat)
        action = self.game.space.parse(notation)
        options = self.g.options(who)
        if action not in options:
            allowed = ", ".join(self.legal(who))
            raise ValueError(f"{notation!r} is not legal now; legal are: {allowed}")
        return self._carry_out(action, who, len(options))

    def act_id(self, action: int, seat: int) -> list[Line]:
        """Carry out an action that is known to be legal, as a bot's choice is."""
        return self._carry_out(action, seat, len(self.g.options(seat)))

    def _who(self, seat: int | None) -> int:
        if self.g.over:
            raise ValueError("the match is over")
        actors = self.g.actors()
        if seat is None:
            return actors[0]
        if seat not in actors:
            turn = ", ".join(str(s) for s in actors)
            raise ValueError(f"seat {seat} has nothing to choose now; it is for seat {turn}")
        return seat

    def _carry_out(self, action: int, seat: int, choices: int) -> list[Line]:
        before = self.g.reveals, self.g.rng
        notation = self.game.space.notation(action)
        self.g.apply(action, seat)
        revealed = (self.g.reveals, self.g.rng) != before
        self.moves.append(Move(seat, notation, choices, revealed))
        if len(self.moves) % APART == 0:
            self._kept.append(self.g.clone())
        return self._tell()

    # Knowing

    def known(self, seat: int) -> State:
        """The match as it may be for all that the seat knows: nothing in it gives a secret away."""
        if self.g.over:
            return self.g
        thought = self.g.clone()
        thought.determinise(seat, Rng(0))
        return thought

    def known_points(self, seat: int) -> list[int]:
        """Of all seats, as far as this one can tell."""
        thought = self.known(seat)
        unsure = self.game.unsure(self.g)
        return [self.sure_points(thought, i, unsure) for i in range(self.table.seats)]

    def sure_points(self, thought: State, seat: int, unsure: Sequence[str]) -> int:
        """A seat's points without the rows that nobody can be sure of."""
        points = thought.scores()[seat]
        if not unsure:
            return points
        rows = self.game.sheet(thought, seat)
        return points - int(sum(row.points for row in rows if row.title in unsure))

    # Undoing

    def undo(self, to: int) -> None:
        """Go back to when `to` moves had been made. Whether a seat may is `undo_point`'s word."""
        if not 0 <= to <= len(self.moves):
            raise ValueError(
                f"there is no choice {to} to go back to; there are 0 to {len(self.moves)}"
            )
        at = to // APART
        start = at * APART
        again = self.moves[start:to]
        del self.moves[start:]
        del self._kept[at + 1 :]
        self.lines = [line for line in self.lines if line.move <= start]
        self.g = self._kept[at].clone()
        self.g.logging = True
        for move in again:
            self.act(move.notation, move.seat)

    def undo_point(self, seat: int) -> int:
        """The last real choice that the seat may take back; ValueError says what is in the way.

        One person among bots may go back to anywhere. Where several people sit, nothing may be
        taken back behind another seat's action, something revealed, or the match's end, after which
        everybody may see everything.
        """
        alone = len(self.people) <= 1
        if self.g.over and not alone:
            raise ValueError("the match is over, and all its secrets may be known")
        for i in range(len(self.moves) - 1, -1, -1):
            move = self.moves[i]
            if not alone and move.seat != seat:
                raise ValueError("another seat has acted since your last choice")
            if not alone and move.revealed:
                raise ValueError("a die was rolled or a card revealed by your last choice")
            if move.seat == seat and move.choices > 1:
                return i
        raise ValueError("there is no choice of yours to take back")

    # Telling

    def _tell(self) -> list[Line]:
        """Turn the kernel's events into sentences."""
        count = len(self.moves)
        fresh = [self._line(count, event) for event in self.g.log]
        self.g.log = []
        self.lines += fresh
        return fresh

    def _line(self, count: int, event: Event) -> Line:
        kind, seat, _, _, audience = event
        game = self.game
        text = game.sentence(self.g, event)
        refs = game.refs(self.g, event)
        return Line(count, seat, game.event_names[kind], text, refs, game.die(event), audience)
