"""The referee: plays one match after the other, whatever the bots do."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from hearth.arena.outcome import CRASHED, ILLEGAL, SLOW, Fault, Outcome
from hearth.arena.plan import Plan
from hearth.bots.bot import Bot, patience
from hearth.bots.specs import Maker, make_typed_bot
from hearth.bots.stdio import IllegalAnswerError, SlowAnswerError
from hearth.kernel import Game, Rng, State, Table, find

LONGEST_REMARK: Final = 200  # letters of an error's text that are kept

Clock = Callable[[], float]
See = Callable[[State], None]  # is shown the table before the first choice, and after each


class NoAnswerError(Exception):
    """A bot gave no legal answer in time."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind


class Player:
    """A bot in its seat, for one match."""

    def __init__(self, seat: int, make: Callable[[], Bot], clock: Clock) -> None:
        self.seat = seat
        self.make = make
        self.clock = clock
        self.bot: Bot | None = None
        self.decisions = 0
        self.seconds = 0.0

    def answer(self, g: State) -> int:
        """The bot's action; NoAnswerError if it has none that counts."""
        before = self.clock()
        try:
            action = self.ask(g)
        except IllegalAnswerError as error:
            raise NoAnswerError(ILLEGAL, str(error)[:LONGEST_REMARK]) from error
        except SlowAnswerError as error:
            raise NoAnswerError(SLOW, str(error)) from error
        except Exception as error:  # whatever a bot does, the others shall have their match
            remark = f"{type(error).__name__}: {error}"
            raise NoAnswerError(CRASHED, remark[:LONGEST_REMARK]) from error
        finally:
            self.decisions += 1
            spent = self.clock() - before
            self.seconds += spent
        if action not in g.options(self.seat):
            raise NoAnswerError(ILLEGAL, f"answered {action!r}, which is not legal")
        if spent > self.patience():
            raise NoAnswerError(SLOW, f"took {spent:.1f} s, which is far more than it was given")
        return action

    def ask(self, g: State) -> int:
        if self.bot is None:
            self.bot = self.make()
        return self.bot.choose(g, self.seat).action

    def leave(self) -> None:
        if self.bot is not None:
            self.bot.close()

    def patience(self) -> float:
        """Seconds after which an answer does not count; only bots with a clock have a limit."""
        milliseconds = getattr(self.bot, "milliseconds", 0)
        return patience(milliseconds) if milliseconds else float("inf")


class Referee:
    """Plays the matches of a plan. `make` makes the bots."""

    def __init__(
        self, plan: Plan, make: Maker = make_typed_bot, clock: Clock = perf_counter
    ) -> None:
        self.plan = plan
        self.make = make
        self.clock = clock
        self.game = find(plan.game)
        self.box = plan.box()

    def play(self, i: int, see: See | None = None) -> Outcome:
        """One match from its first choice to its end. For who wants to see it, it has a log."""
        plan = self.plan
        table = Table(plan.seats, plan.match_seed(i), plan.options, logging=see is not None)
        bots = plan.seating(i)
        players = [self.player(i, seat, spec) for seat, spec in enumerate(bots)]
        g = self.game.set_up(table, self.box)
        try:
            faults = play_out(g, players, Rng(plan.stand_in_seed(i)), see)
        finally:
            for player in players:
                player.leave()
        return Outcome(
            i,
            table.seed,
            bots,
            g.scores(),
            g.result(),
            self.game.ending(g),
            [player.decisions for player in players],
            g.view(None)["round"],
            [points_by_source(self.game, g, seat) for seat in range(plan.seats)],
            faults,
            [round(player.seconds, 6) for player in players],
        )

    def player(self, i: int, seat: int, spec: str) -> Player:
        def make() -> Bot:
            return self.make(spec, self.game.id, self.plan.bot_seed(i, seat))

        return Player(seat, make, self.clock)


def play_out(g: State, players: list[Player], stand_in: Rng, see: See | None = None) -> list[Fault]:
    """Play to the end. A bot without an answer does not lose: chance answers for it, once."""
    faults: list[Fault] = []
    decisions = 0
    if see is not None:
        see(g)
    while not g.over:
        seat = g.actor()
        try:
            action = players[seat].answer(g)
        except NoAnswerError as fault:
            faults.append(Fault(seat, decisions, fault.kind, str(fault)))
            options = g.options(seat)
            action = options[stand_in.below(len(options))]
        g.apply(action, seat)
        decisions += 1
        if see is not None:
            see(g)
    return faults


def points_by_source(game: Game, g: State, seat: int) -> dict[str, float]:
    """The score sheet added up; a row without a source is one of its own."""
    points: dict[str, float] = {}
    for row in game.sheet(g, seat):
        source = row.source or row.title
        points[source] = points.get(source, 0) + row.points
    return points
