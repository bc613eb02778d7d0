"""The figures of a run as people read them: cells of tables, and sentences."""

from __future__ import annotations

from hearth.arena.intervals import Estimate
from hearth.arena.summary import Length, Summary
from hearth.kernel import find

Grid = list[list[str]]  # the first row is the head, the first column says what a row is about
NOTHING = "–"


# Numbers


def plain(value: float, digits: int) -> str:
    """Rounded; zero has no sign."""
    return f"{round(value, digits) + 0.0:.{digits}f}"


def percent(value: float) -> str:
    return f"{plain(100 * value, 1)} %"


def share_text(share: Estimate) -> str:
    return f"{percent(share.value)}{_brackets(share, 100, 1)}"


def points_text(points: Estimate) -> str:
    return f"{plain(points.value, 1)}{_brackets(points, 1, 1)}"


def rating_text(rating: Estimate | None) -> str:
    return NOTHING if rating is None else f"{rating.value:.0f}{_brackets(rating, 1, 0)}"


def _brackets(estimate: Estimate, factor: int, digits: int) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    low, high = factor * estimate.low, factor * estimate.high
    return f" [{plain(low, digits)}, {plain(high, digits)}]"


def counted(n: int, one: str, many: str = "") -> str:
    return f"{n} {one}" if n == 1 else f"{n:,} {many or f'{one}s'}"


# Tables


def bots_grid(summary: Summary) -> Grid:
    """How good they are."""
    return [["Bot", "win share", "rating", "points"]] + [
        [bot, share_text(found.share), rating_text(found.rating), points_text(found.score)]
        for bot, found in summary.bots.items()
    ]


def effort_grid(summary: Summary) -> Grid:
    """How much they have played, and what it took."""
    head = ["Bot", "matches", "fair share", "decisions", "ms per decision", "faults"]
    return [head] + [
        [
            bot,
            f"{found.matches:,}",
            NOTHING if found.fair is None else percent(found.fair),
            f"{found.decisions:.1f}",
            f"{found.ms_per_decision:.2f}",
            f"{sum(found.faults.values()):,}",
        ]
        for bot, found in summary.bots.items()
    ]


def sources_grid(summary: Summary) -> Grid:
    """Average points of a seat by where they come from."""
    grid = [["Points from", *summary.bots]]
    for source in all_sources(summary):
        found = [figures.sources.get(source, 0.0) for figures in summary.bots.values()]
        grid.append([source, *[plain(points, 2) for points in found]])
    sums = [figures.score.value for figures in summary.bots.values()]
    return [*grid, ["in all", *[plain(points, 2) for points in sums]]]


def all_sources(summary: Summary) -> list[str]:
    """Of all bots, in the order of the score sheets."""
    named = [source for figures in summary.bots.values() for source in figures.sources]
    return list(dict.fromkeys(named))


def seats_grid(summary: Summary) -> Grid:
    return [["Seat", "win share", "points"]] + [
        [str(seat), share_text(figures.share), points_text(figures.score)]
        for seat, figures in enumerate(summary.seats)
    ]


# Sentences


def title(summary: Summary) -> str:
    seats = counted(len(summary.seats), "seat")
    return f"{find(summary.run['game']).title}, {seats}"


def extent(summary: Summary, planned: int) -> str:
    """How much was played, and of how much."""
    matches = counted(summary.matches, "match", "matches")
    stopped = f" of {planned:,} that were planned" if summary.matches < planned else ""
    return f"{matches}{stopped}, {counted(summary.deals, 'deal')}, seed {summary.run['seed']}"


def course(summary: Summary) -> list[str]:
    """How long the matches were, and what ended them."""
    endings = [f"{ending} {percent(share)}" for ending, share in summary.endings.items()]
    return [
        f"A match took {length_text(summary.decisions, 'decision')}"
        f" and {length_text(summary.rounds, 'round')}.",
        f"Ended by {', '.join(endings)}.",
    ]


def remarks(summary: Summary) -> list[str]:
    """What has to be known about the figures."""
    found: list[str] = []
    if not summary.balanced:
        found.append(
            "The last deal was not played in all seatings: with a multiple of"
            f" {len(summary.run['bots'])} matches every bot has every seat equally often."
        )
    if summary.unrated and len(summary.bots) > 1 and len(summary.seats) > 1:
        found.append(f"No ratings: {summary.unrated}.")
    for bot, figures in summary.bots.items():
        if figures.faults:
            found.append(fault_text(bot, figures.faults, figures.first_fault))
    return found


def length_text(length: Length, one: str) -> str:
    if length.least == length.most:
        return counted(length.least, one)
    return f"{length.average:,.1f} {one}s ({length.least:,} to {length.most:,})"


def fault_text(bot: str, counts: dict[str, int], first: str) -> str:
    kinds = ", ".join(f"{kind} {count:,}" for kind, count in counts.items())
    return f"Faults of {bot}: {kinds}. The first: {first}"
