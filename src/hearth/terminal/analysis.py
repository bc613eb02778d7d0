"""Looking back at a match as a command: the search at work, then what it found."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass
from functools import partial
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hearth.analysis import (
    LEAST_ITERATIONS,
    Analysis,
    Analyst,
    Judged,
    finished_analysis,
    story,
    words,
)
from hearth.arena.workers import judged
from hearth.match import Match, record
from hearth.terminal.arena import check_workers_and_page, stoppable, watched

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 120  # columns for the course of a match
NARROWEST: Final = 10
LONGEST_NAME: Final = 24  # columns
GAP: Final = 2


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None is left to us."""

    file: str
    iterations: int
    workers: int | None = None
    html: str | None = None


def check(wishes: Wishes) -> None:
    check_workers_and_page(wishes.workers, wishes.html)
    if wishes.iterations < LEAST_ITERATIONS:
        raise ValueError(
            f"--iterations is a number from {LEAST_ITERATIONS} on, not {wishes.iterations}"
        )


def repeated(wishes: Wishes) -> str:
    """The command that gives the same analysis again."""
    return shlex.join(["hearth", "analyse", wishes.file, "--iterations", str(wishes.iterations)])


def analysed(match: Match, wishes: Wishes) -> Analysis | None:
    """Judge every choice; None if somebody wanted to stop before the end."""
    text = record(match)
    count = len(Analyst(text, wishes.iterations).numbers)
    if count == 0:
        raise ValueError(f"{wishes.file}: nobody has chosen anything in this match")
    workers = wishes.workers or os.cpu_count() or 1
    found: list[Judged] = []
    with stoppable() as stop, watched(0, count, "choices") as tell:
        for one in judged(partial(Analyst, text, wishes.iterations), range(count), workers, stop):
            found.append(one)
            tell()
    return finished_analysis(match, wishes.iterations, found) if len(found) == count else None


# On the screen


def show_analysis(console: Console, analysis: Analysis) -> None:
    console.print(Text(words.title(analysis), style="bold"))
    console.print(f"{words.extent(analysis)}.\n")
    for sentence in story(analysis):
        console.print(sentence)
    console.print()
    console.print(words.ALONE if len(analysis.names) == 1 else words.TOGETHER)
    console.print(courses(analysis, console.width))
    console.print()
    head, *rows = words.turning_grid(analysis)
    if not rows:
        console.print(words.NONE_CLEAR)
        return
    table = Table(*head, box=None, title="Turning points", title_justify="left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
    console.print("Gave away: the share of the win by which the better one was better, 95 % sure.")


def courses(analysis: Analysis, width: int) -> Table:
    """A row of bars for each seat, from the first move to the last, as wide as there is room."""
    names = [shortened(name) for name in analysis.names]
    around = max(map(cell_len, names)) + len(end([0.0, 1.0])) + 1 + 2 * GAP
    columns = max(NARROWEST, min(WIDEST, width - around))
    table = Table.grid(padding=(0, GAP))
    for seat, name in enumerate(names):
        shares = course(analysis, seat, columns)
        bars = "".join(bar(share) for share in shares)
        table.add_row(Text(name), Text(bars, no_wrap=True), Text(end(shares), no_wrap=True))
    return table


def shortened(name: str) -> str:
    return name if cell_len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def course(analysis: Analysis, seat: int, columns: int) -> list[float]:
    """The seat's share at equal distances in the match."""
    points = [(one.move, one.shares[seat]) for one in analysis.judged]
    if analysis.result:
        points.append((analysis.moves, analysis.result[seat]))
    shares: list[float] = []
    for column in range(columns):
        at = column * analysis.moves / (columns - 1)
        before = [share for move, share in points if move <= at]
        shares.append(before[-1] if before else points[0][1])
    return shares


def bar(share: float) -> str:
    return BARS[min(int(share * len(BARS)), len(BARS) - 1)]


def end(shares: list[float]) -> str:
    return f"{words.percent(shares[0])} → {words.percent(shares[-1])}"
