"""A run of the arena as a command: from what was typed to results, with a way to stop it."""

from __future__ import annotations

import os
import shlex
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

from hearth.arena import Outcome, Plan, Results, Venue, planned, played
from hearth.kernel import find
from hearth.terminal.begin import read_options
from hearth.terminal.console import new_console

MEMORY = 600.0  # seconds that the rate looks back on: slow bots need minutes for a match


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None is left to us."""

    game: str
    bots: str
    matches: int
    seats: int | None = None
    option: list[str] = field(default_factory=list)  # name=value
    box: str | None = None
    seed: int = 0
    workers: int | None = None
    out: str | None = None
    html: str | None = None


def plan_of(wishes: Wishes) -> Plan:
    """The plan that was asked for; ValueError says what is possible instead."""
    check_run(wishes.matches, wishes.workers, wishes.html)
    options = read_options(find(wishes.game), wishes.option)
    venue = Venue(wishes.game, wishes.seats, options, wishes.box)
    return planned(venue, wishes.bots.split(","), wishes.seed)


def check_run(matches: int, workers: int | None, html: str | None) -> None:
    """ValueError for what no run of matches can be told."""
    if matches < 1:
        raise ValueError(f"--matches is a number from 1 on, not {matches}")
    check_workers_and_page(workers, html)


def check_workers_and_page(workers: int | None, html: str | None) -> None:
    if workers is not None and workers < 1:
        raise ValueError(f"--workers is a number from 1 on, not {workers}")
    if html is not None and not Path(html).parent.is_dir():
        raise ValueError(f"{html}: its folder is not there; make it first")


def repeated(wishes: Wishes, plan: Plan) -> str:
    """The command that gives the same results again."""
    words = ["arena", "--game", plan.game, "--seats", str(plan.seats)]
    for pair in wishes.option:
        words += ["--option", pair]
    if wishes.box is not None:
        words += ["--box", wishes.box]
    words += ["--bots", ",".join(plan.bots), "--matches", str(wishes.matches)]
    return shlex.join(["hearth", *words, "--seed", str(plan.seed)])


def outcomes(plan: Plan, wishes: Wishes) -> list[Outcome]:
    """Play what is not in the file yet, until all is played or somebody wants to stop."""
    path = None if wishes.out is None else Path(wishes.out)
    workers = wishes.workers or os.cpu_count() or 1
    with stoppable() as stop, Results(plan, path) as results:
        done = len(results.outcomes)
        with watched(done, wishes.matches) as tell:
            for outcome in played(plan, range(done, wishes.matches), workers, stop=stop):
                results.add(outcome)
                tell()
    return results.outcomes[: wishes.matches]


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Ctrl-C and SIGTERM only leave word here: nothing is torn in the middle of what it does."""
    asked: list[int] = []
    # Where Ctrl-C is ignored, as in the background of a script, it stays so.
    signals = [signal.SIGTERM]
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signals.append(signal.SIGINT)
    before = {number: signal.signal(number, lambda got, _: asked.append(got)) for number in signals}
    try:
        yield lambda: bool(asked)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Rate(ProgressColumn):
    """How many are finished in a minute."""

    def __init__(self, of: str) -> None:
        super().__init__()
        self.of = of

    def render(self, task: Task) -> Text:
        speed = task.speed or task.finished_speed
        return Text(f"{speed * 60:,.1f} {self.of}/min" if speed else "", style="dim")


@contextmanager
def watched(done: int, all: int, of: str = "matches") -> Iterator[Callable[[], None]]:
    """A progress bar on a terminal, nothing elsewhere."""
    console = new_console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        Rate(of),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=MEMORY,
    ) as bar:
        task = bar.add_task("", total=all, completed=done)
        yield lambda: bar.advance(task)
