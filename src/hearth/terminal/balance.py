"""A balance report as a command: from what was typed to watched matches and tables."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hearth.arena.plan import Plan, Venue, planned
from hearth.arena.results import Ledger
from hearth.arena.words import percent
from hearth.arena.workers import judged
from hearth.balance import Balance, Sighting, ThingFigures, Watcher, sighting_of, weigh
from hearth.balance.words import interval, points, remarks, title
from hearth.kernel import find
from hearth.terminal.arena import check_run, stoppable, watched
from hearth.terminal.begin import read_options

STANDARD = "standard"  # the name of the box as it comes
MOST_BOXES = 2
MOST_ROWS = 12  # of each kind of thing; the page has all of them


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None is left to us."""

    game: str
    bot: str
    matches: int
    seats: int | None = None
    option: list[str] = field(default_factory=list)  # name=value
    box: list[str] = field(default_factory=list)  # none: the standard box; two: side by side
    seed: int = 0
    workers: int | None = None
    out: str | None = None
    html: str | None = None


def plans_of(wishes: Wishes) -> list[Plan]:
    """A plan for each box; ValueError says what is possible instead."""
    check_run(wishes.matches, wishes.workers, wishes.html)
    if len(wishes.box) > MOST_BOXES:
        raise ValueError(f"--box can be given once or twice, not {len(wishes.box)} times")
    game = find(wishes.game)
    options = read_options(game, wishes.option)
    seats = usual_seats(game.seats) if wishes.seats is None else wishes.seats
    boxes = [None if box == STANDARD else box for box in wishes.box or [STANDARD]]
    venues = [Venue(wishes.game, seats, options, box) for box in boxes]
    return [planned(venue, [wishes.bot], wishes.seed) for venue in venues]


def usual_seats(seats: list[int]) -> int:
    """Two, where two can play."""
    return 2 if 2 in seats else seats[0]


def repeated(wishes: Wishes, plan: Plan) -> str:
    """The command that gives the same report again."""
    words = ["balance", "--game", plan.game, "--seats", str(plan.seats)]
    for pair in wishes.option:
        words += ["--option", pair]
    for box in wishes.box:
        words += ["--box", box]
    words += ["--bot", wishes.bot, "--matches", str(wishes.matches)]
    return shlex.join(["hearth", *words, "--seed", str(plan.seed)])


def sightings(plan: Plan, wishes: Wishes, number: int) -> list[Sighting]:
    """Play what is not in the file yet, until all is played or somebody wants to stop."""
    workers = wishes.workers or os.cpu_count() or 1
    header = plan.header() | {"watched": 1}
    path = kept_in(wishes.out, number)
    with stoppable() as stop, Ledger(plan, path, sighting_of, header) as ledger:
        done = len(ledger.outcomes)
        with watched(done, wishes.matches) as tell:
            numbers = range(done, wishes.matches)
            for one in judged(partial(Watcher, plan), numbers, workers, stop):
                ledger.add(one)
                tell()
    return ledger.outcomes[: wishes.matches]


def kept_in(out: str | None, number: int) -> Path | None:
    """Each box has a file of its own: report.jsonl, report-2.jsonl."""
    if out is None:
        return None
    path = Path(out)
    return path if number == 0 else path.with_stem(f"{path.stem}-{number + 1}")


def weighed(plan: Plan, found: list[Sighting]) -> Balance:
    return weigh(plan.header(), found, find(plan.game).watched(plan.box()))


# On the screen


def show_balance(console: Console, balance: Balance) -> None:
    console.print(Text(title(balance), style="bold"))
    for remark in remarks(balance):
        console.print(remark)
    for group in dict.fromkeys(thing.group() for thing in balance.things):
        things = [thing for thing in balance.things if thing.group() == group]
        console.print(things_table(group, sorted(things, key=by_share, reverse=True)))


def by_share(thing: ThingFigures) -> float:
    return -1.0 if thing.share is None else thing.share.value


def things_table(group: str, things: list[ThingFigures]) -> Table:
    """The best and the worst; those between are on the page."""
    table = Table(group, "seats", "in matches", "win share", "points", "", box=None)
    shown = things
    if len(things) > MOST_ROWS:
        shown = things[: MOST_ROWS // 2] + things[-MOST_ROWS // 2 :]
    for thing in shown:
        called = thing.thing.partition(":")[2].replace("_", " ")
        rate = percent(thing.rate.value)
        table.add_row(called, str(thing.seats), rate, interval(thing), points(thing), thing.flag)
    return table
