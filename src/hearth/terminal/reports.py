"""Lists and tables of the command line: the games, and the engine's speed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from hearth.bench import TO_COMPARE, Report
from hearth.bench_search import SearchReport
from hearth.kernel import find
from hearth.terminal.console import new_console
from hearth.terminal.drawer import plain_table


def show_games(console: Console, infos: list[dict[str, Any]]) -> None:
    """Id, title, seats and options of every game."""
    for game in infos:
        seats = ", ".join(str(n) for n in game["seats"])
        console.print(Text.assemble((game["id"], "bold"), f"  {game['title']}; seats {seats}"))
        for name, option in game["options"].items():
            console.print(Padding(Text(f"{name}={values_text(option)}"), (0, 0, 0, 2)))
            console.print(Padding(Text(option["text"], style="dim"), (0, 0, 0, 6)))


def values_text(option: dict[str, Any]) -> str:
    """The values, the default one marked."""
    default = option["default"] if option["many"] else [option["default"]]
    words = [f"{value} (default)" if value in default else str(value) for value in option["values"]]
    joined = ", ".join(words)
    if not option["many"]:
        return joined
    none = "nothing" if default else "nothing (default)"
    return f"any of {joined}, with commas between them; all; or {none}"


@contextmanager
def watched(stages: int) -> Iterator[Callable[[str], None]]:
    """A progress bar on a terminal, nothing elsewhere.

    It is drawn only between two stages: drawing all the time would cost what is being measured.
    """
    console = new_console(stderr=True)
    on_terminal = console.is_terminal
    with Progress(
        console=console, transient=True, auto_refresh=False, disable=not on_terminal
    ) as bar:
        task = bar.add_task("", total=stages, completed=-1)

        def tell(what: str) -> None:
            bar.update(task, description=what, advance=1, refresh=True)

        yield tell


def show_bench(console: Console, report: Report) -> None:
    """Random play, then single positions, then the other program."""
    console.print(f"Engine: {report.engine}. CPU time, the best of several runs.\n")
    console.print(play_table(report))
    console.print()
    console.print(position_table(report))
    console.print(f"\n{compared(report)}")


def show_search_bench(console: Console, report: SearchReport) -> None:
    """Iterations of the search, at the first choice and at the slowest of some later ones."""
    console.print(f"Engine: {report.engine}. CPU time, the best of several runs.\n")
    rows = numbers_table("Iterations/s", "variant", "seats", "first choice", "later")
    for f in report.figures:
        paces = [f"{f.first_choice:,.0f}", f"{f.later:,.0f}"]
        rows.add_row(f.game, f.variant, str(f.seats), *paces)
    console.print(rows)


def play_table(report: Report) -> Table:
    rows = numbers_table(
        "Random play", "variant", "seats", "decisions/s", "per match", "options per choice"
    )
    for f in report.figures:
        numbers = [f"{f.decisions_per_second:,.0f}", f"{f.decisions_per_match:.0f}"]
        rows.add_row(f.game, f.variant, str(f.seats), *numbers, f"{f.options_per_choice:.1f}")
    return rows


def position_table(report: Report) -> Table:
    columns = ["clone", "determinise", "save", "restore", "view"]
    rows = numbers_table("One position, in µs", "variant", "seats", *columns)
    for f in report.figures:
        times = [f.clone_us, f.determinise_us, f.save_us, f.restore_us, f.view_us]
        rows.add_row(f.game, f.variant, str(f.seats), *[f"{us:.1f}" for us in times])
    return rows


def numbers_table(title: str, *columns: str) -> Table:
    rows = plain_table(title, *columns)
    for column in rows.columns[1:]:
        column.justify = "right"
    return rows


def compared(report: Report) -> str:
    pace = report.catanatron
    if pace is None:
        return "'make bench' measures Catan with catanatron in the same run."
    speed = f"catanatron, 4 random players: {pace.decisions_per_second:,.0f} decisions/s"
    words = f"{speed}, {pace.decisions_per_match:.0f} per match."
    if report.ratio is not None:
        ours = find(TO_COMPARE.game).title
        table = f"{TO_COMPARE.variant} with {TO_COMPARE.seats} seats"
        words += f" {ours}, {table}, is {report.ratio:.1f} times as fast."
    return words
