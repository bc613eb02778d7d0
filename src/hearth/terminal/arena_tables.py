"""The figures of the arena as tables."""

from __future__ import annotations

from rich.console import Console

from hearth.arena import Summary, words
from hearth.terminal.reports import numbers_table


def show_summary(console: Console, summary: Summary, planned: int) -> None:
    """Bots, where their points come from, seats, and the matches as a whole."""
    console.print(f"{words.title(summary)}: {words.extent(summary, planned)}.")
    console.print("In brackets: 95 % intervals, with the deal as the unit.\n")
    show_grid(console, words.bots_grid(summary))
    show_grid(console, words.effort_grid(summary))
    show_grid(console, words.sources_grid(summary))
    if len(summary.seats) > 1:
        show_grid(console, words.seats_grid(summary))
    for sentence in words.course(summary) + words.remarks(summary):
        console.print(sentence)


def show_grid(console: Console, grid: words.Grid) -> None:
    rows = numbers_table(*grid[0])
    for row in grid[1:]:
        rows.add_row(*row)
    console.print(rows)
    console.print()
