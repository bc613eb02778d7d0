"""What an analysis says, for the terminal, the page and programs alike."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from hearth.analysis.choices import Judged
from hearth.analysis.match_analysis import Analysis, margin
from hearth.analysis.story import story
from hearth.kernel import find

FORMAT = 2  # of the data

ALONE = "How good a result each moment promised."
TOGETHER = "The share of the win that each moment promised to the seats."
NONE_CLEAR = "No choice gave away so much that it turned the match for certain."


def title(analysis: Analysis) -> str:
    return f"{find(analysis.game).title}: the match looked back at"


def extent(analysis: Analysis) -> str:
    choices = len(analysis.judged)
    return f"{choices} choices, each judged by {analysis.iterations} iterations of search"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def loss_text(one: Judged) -> str:
    """What it gave away, with its 95 % interval."""
    wide = f"{100 * margin(one):.0f}"
    return f"{100 * one.loss:.0f} ± {'less than 1' if wide == '0' else wide} %"


def turning_grid(analysis: Analysis) -> list[list[str]]:
    """The turning points as a table, its head first."""
    head = ["Move", "Who", "Chose", "Better", "Gave away"]
    rows = [
        [
            str(one.move + 1),
            analysis.names[one.seat],
            one.taken_label,
            one.best_label,
            loss_text(one),
        ]
        for one in analysis.turning_points()
    ]
    return [head, *rows]


def as_data(analysis: Analysis) -> dict[str, Any]:
    """All of it as plain data."""
    turning = [one.i for one in analysis.turning_points()]
    said = {"turning_points": turning, "story": story(analysis)}
    return {"analysis": FORMAT, **asdict(analysis), **said}
