"""An analysis on one page: the course of the match, and where it turned."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from hearth.analysis import words
from hearth.analysis.match_analysis import LEAST_LOSS, Analysis
from hearth.analysis.story import story
from hearth.arena.page import percent_tick, table
from hearth.arena.paper import Head, paper, section
from hearth.arena.svg import Scale, colour, dot, line, picture, text

OWN_STYLE: Final = Path(__file__).with_name("page.css")
WIDTH: Final = 960.0
HEIGHT: Final = 300.0
LEFT: Final = 66.0
EDGE: Final = 12.0
AXIS: Final = 30.0
FOOT: Final = (
    "Every choice was judged by what its seat could know then. A turning point is a choice that"
    f" gave away at least {100 * LEAST_LOSS:.0f} % of the win, and something for certain:"
    " ± is a 95 % interval."
)


def page(analysis: Analysis, command: str) -> str:
    """The whole page; `command` gives the same analysis again."""
    head = Head("analysis", words.title(analysis), words.extent(analysis), command)
    alone = len(analysis.names) == 1
    note = words.ALONE if alone else words.TOGETHER
    grid = words.turning_grid(analysis)
    points = table(grid) if len(grid) > 1 else f"<p>{words.NONE_CLEAR}</p>"
    sections = [
        told(story(analysis)),
        section("The course of the match", note, chart(analysis) + legend(analysis), wide=True),
        section("Turning points", "", points, wide=True),
    ]
    return paper(head, sections, FOOT, OWN_STYLE.read_text(encoding="utf-8"))


def told(sentences: list[str]) -> str:
    paragraphs = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    return f'<section class="wide story">{paragraphs}</section>' if sentences else ""


def chart(analysis: Analysis) -> str:
    """A line for each seat, and a dot where it turned."""
    across = Scale(0, max(analysis.moves, 1), LEFT, WIDTH - EDGE)
    up = Scale(0.0, 1.0, HEIGHT, EDGE)
    shapes = grid(across, up)
    for seat in range(len(analysis.names)):
        points = [(across.at(one.move), up.at(one.shares[seat])) for one in analysis.judged]
        if analysis.result:
            points.append((across.at(analysis.moves), up.at(analysis.result[seat])))
        shapes.append(course(points, colour(seat)))
    for one in analysis.turning_points():
        tip = f"Move {one.move + 1}: {one.taken_label}. Better: {one.best_label}."
        x, y = across.at(one.move), up.at(one.shares[one.seat])
        shapes.append(dot(x, y, 6, f"{colour(one.seat)} turn", tip))
    said = (
        f"win shares over {analysis.moves} moves; {len(analysis.turning_points())} turning points"
    )
    return picture(WIDTH, HEIGHT + AXIS, said, shapes)


def grid(across: Scale, up: Scale) -> list[str]:
    shapes: list[str] = []
    for tick in up.ticks():
        y = up.at(tick)
        shapes.append(line(across.left, y, across.right, y, "grid"))
        shapes.append(text(across.left - EDGE, y + 5, percent_tick(tick), "label"))
    for tick in across.ticks():
        shapes.append(text(across.at(tick), HEIGHT + 20, f"{tick:g}", "tick"))
    return shapes


def course(points: list[tuple[float, float]], name: str) -> str:
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="{name} course" points="{drawn}"/>'


def legend(analysis: Analysis) -> str:
    entries = [
        f'<li class="{colour(seat)}"><i></i><span>{escape(name)}</span></li>'
        for seat, name in enumerate(analysis.names)
    ]
    return f'<ul class="legend">{"".join(entries)}</ul>'
