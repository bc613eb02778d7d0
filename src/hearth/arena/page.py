"""The figures of a run on one page."""

from __future__ import annotations

from html import escape
from typing import Final

from hearth.arena import words
from hearth.arena.outcome import Outcome
from hearth.arena.paper import Head, paper, section
from hearth.arena.plots import Mark, distributions, estimates, part_colour, stacks
from hearth.arena.summary import Summary
from hearth.arena.svg import colour

WIN_SHARE: Final = (
    "Of all seats of a bot together; the dashed line is what equal players would have."
)
ALONE: Final = "The share of won matches."
RATING: Final = "Who has 400 points more wins ten times as often; the average of the bots is 1500."
SCORES: Final = "Of one seat in one match; the dotted line is the average."
SOURCES: Final = "Average of one seat in one match."
SEAT: Final = "Whoever sat there; the dashed line is what equal seats would have."
UNIT: Final = (
    "Bars and brackets are 95 % intervals. The same deal was played once in each seating, and the"
    " deal is the unit of all intervals."
)


def page(summary: Summary, outcomes: list[Outcome], planned: int, command: str) -> str:
    """The whole page; `command` gives the same results again."""
    extent = words.extent(summary, planned) + table_options(summary)
    head = Head("arena", words.title(summary), extent, command)
    return paper(head, sections(summary, outcomes), UNIT)


def table_options(summary: Summary) -> str:
    chosen = [f"{name} {option_text(value)}" for name, value in summary.run["options"].items()]
    box = str(summary.run["box"])
    if not box.startswith("standard "):
        chosen.append(f"box {box}")
    return "".join(f" · {words}" for words in chosen)


def option_text(value: object) -> str:
    return (", ".join(map(str, value)) or "none") if isinstance(value, list) else str(value)


def sections(summary: Summary, outcomes: list[Outcome]) -> list[str]:
    """The plots that say something: alone there are no seats, and one bot needs no rating."""
    together = len(summary.seats) > 1
    found = [section("Figures", "", figures(summary), wide=True)]
    if len(summary.bots) > 1 or not together:
        found.append(section("Win share", WIN_SHARE if together else ALONE, win_shares(summary)))
    if not summary.unrated:
        found.append(section("Rating", RATING, rating_plot(summary)))
    found.append(section("Points", SCORES, distributions(scores(summary, outcomes))))
    found.append(section("Where points come from", SOURCES, sources_plot(summary)))
    if together:
        found.append(section("Seats", SEAT, seat_plot(summary)))
    found.append(section("Length of a match", " ".join(words.course(summary)), lengths(outcomes)))
    return found


# What is in them


def figures(summary: Summary) -> str:
    remarks = [f"<li>{escape(remark)}</li>" for remark in words.remarks(summary)]
    grids = zip(words.bots_grid(summary), words.effort_grid(summary))
    whole = table([good + effort[1:] for good, effort in grids])
    return f'{whole}<ul class="remarks">{"".join(remarks)}</ul>' if remarks else whole


def table(grid: words.Grid) -> str:
    rows = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in grid[1:]]
    head = "".join(f"<th>{escape(cell)}</th>" for cell in grid[0])
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def win_shares(summary: Summary) -> str:
    marks = [
        Mark(bot, bot_figures.share, words.percent(bot_figures.share.value), bot_figures.fair)
        for bot, bot_figures in summary.bots.items()
    ]
    return estimates(marks, percent_tick)


def rating_plot(summary: Summary) -> str:
    rated = {bot: found.rating for bot, found in summary.bots.items() if found.rating is not None}
    return estimates([Mark(bot, e, f"{e.value:.0f}") for bot, e in rated.items()], "{:g}".format)


def seat_plot(summary: Summary) -> str:
    fair = 1 / len(summary.seats)
    marks = [
        Mark(f"Seat {seat}", found.share, words.percent(found.share.value), fair)
        for seat, found in enumerate(summary.seats)
    ]
    return estimates(marks, percent_tick, table_colour)


def percent_tick(value: float) -> str:
    return f"{100 * value:g} %"


def table_colour(n: int) -> str:
    """Of what is no bot's."""
    return colour(4)


def scores(summary: Summary, outcomes: list[Outcome]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {bot: [] for bot in summary.bots}
    for outcome in outcomes:
        for bot, score in zip(outcome.bots, outcome.scores):
            found[bot].append(score)
    return found


def sources_plot(summary: Summary) -> str:
    parts = words.all_sources(summary)
    drawn = stacks({bot: found.sources for bot, found in summary.bots.items()}, parts)
    entries = [
        f'<li class="{part_colour(n)}"><i></i><span>{escape(part)}</span></li>'
        for n, part in enumerate(parts)
    ]
    return f'{drawn}<ul class="legend">{"".join(entries)}</ul>'


def lengths(outcomes: list[Outcome]) -> str:
    """Decisions and rounds, each on a scale of its own."""
    decisions = [outcome.decision_count() for outcome in outcomes]
    rounds = [outcome.rounds for outcome in outcomes]
    drawn = [distributions({"Decisions": decisions}, table_colour)]
    if min(rounds) < max(rounds):
        drawn.append(distributions({"Rounds": rounds}, table_colour))
    return "".join(drawn)
