"""Options by number: kinds under their headings, what is alike on one line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from rich.table import Table
from rich.text import Text

from hearth.terminal.drawer import Drawer

FEW_OPTIONS: Final = 4  # so many need no headings
NUMBER_STYLE: Final = "bold cyan"
ROOM_FOR_NUMBER: Final = 4
SHORTEST_RUN: Final = 3  # so many amounts share a line

_NUMBER = re.compile(r"\d+")


class Choice(NamedTuple):
    """An option as it is offered."""

    number: int
    kind: str
    label: str


class Line(NamedTuple):
    """One or several options on a line, under the first one's number or under a range."""

    number: str
    text: Text


def options_table(choices: list[Choice], drawer: Drawer, width: int) -> Table:
    """All options; where there are many of several kinds, under headings."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(justify="right", style=NUMBER_STYLE, no_wrap=True)
    rows.add_column()
    groups = [list(run) for _, run in groupby(choices, lambda c: heading(c.kind, drawer))]
    headed = len(choices) > FEW_OPTIONS and len(groups) > 1
    for group in groups:
        if headed and group[0] != choices[-1]:  # a last one needs no heading
            rows.add_row("", Text(heading(group[0].kind, drawer), style="dim"))
        for line in lines(group, drawer, width - ROOM_FOR_NUMBER):
            rows.add_row(*line)
    return rows


def heading(kind: str, drawer: Drawer) -> str:
    return drawer.headings.get(kind, kind.replace("_", " ").capitalize())


def lines(group: list[Choice], drawer: Drawer, width: int) -> Iterator[Line]:
    for kind, run in groupby(group, lambda choice: choice.kind):
        choices = list(run)
        if kind in drawer.amounts:
            yield from amounts(choices)
        else:
            yield from folded(choices, width)


def folded(choices: list[Choice], width: int) -> list[Line]:
    """Where a label begins like the last one, only its rest is said beside it.

    >>> labels = ["Sing", "Sing and dance", "Sit"]
    >>> choices = [Choice(i + 1, "do", label) for i, label in enumerate(labels)]
    >>> [(line.number, line.text.plain) for line in folded(choices, 80)]
    [('1', 'Sing   2 and dance'), ('3', 'Sit')]
    """
    found: list[Line] = []
    last = ""
    for number, _, label in choices:
        rest = label.removeprefix(last)
        more = Text.assemble("   ", (str(number), NUMBER_STYLE), f" {rest.lstrip(', ')}")
        fits = found and len(found[-1].text) + len(more) <= width
        if last and rest[:1] in (" ", ",") and fits:
            found[-1].text.append_text(more)
        else:
            found.append(Line(str(number), Text(label)))
            last = label
    return found


def amounts(choices: list[Choice]) -> list[Line]:
    """Where a label differs from the last one by 1 more, both are one line with a range.

    >>> choices = [Choice(4 + n, "pay", f"Pay {n} Coin") for n in range(1, 8)]
    >>> [(line.number, line.text.plain) for line in amounts(choices)]
    [('5-11', 'Pay 1 to 7 Coin (5 for 1, 6 for 2 and so on)')]
    >>> choices = [Choice(n, "buy", f"Buy {n} for {5 * n} Coin") for n in range(1, 4)]
    >>> amounts(choices)[0].text.plain
    'Buy 1 to 3 for 5 to 15 Coin (1 for 1, 2 for 2 and so on)'
    """
    found: list[Line] = []
    for run in runs(choices):
        if len(run) < SHORTEST_RUN:
            found += [Line(str(choice.number), Text(choice.label)) for choice in run]
        else:
            found.append(ranged(run))
    return found


def runs(choices: list[Choice]) -> list[list[Choice]]:
    """Cut where the amount does not rise by 1 or something else changes in another way."""
    found: list[list[Choice]] = []
    for choice in choices:
        if found and goes_on(found[-1], choice):
            found[-1].append(choice)
        else:
            found.append([choice])
    return found


def goes_on(run: list[Choice], choice: Choice) -> bool:
    """The first number rises by 1, and those after it stay or rise as they did before."""
    rises = rise(run[-1].label, choice.label)
    before = rise(run[-2].label, run[-1].label) if len(run) > 1 else rises
    return rises[:1] == [1] and min(rises) >= 0 and rises == before


def rise(label: str, after: str) -> list[int]:
    """By how much each number of a label differs in one of the same words; else nothing."""
    if words(label) != words(after):
        return []
    return [b - a for a, b in zip(numbers(label), numbers(after), strict=True)]


def words(label: str) -> list[str]:
    """What stands around the numbers."""
    return _NUMBER.split(label)


def numbers(label: str) -> list[int]:
    return [int(number) for number in _NUMBER.findall(label)]


def ranged(run: list[Choice]) -> Line:
    """The labels of a run in one: what changes in it as a range."""
    least, most = numbers(run[0].label), numbers(run[-1].label)
    ranges = [str(a) if a == b else f"{a} to {b}" for a, b in zip(least, most, strict=True)]
    parts = zip(words(run[0].label), [*ranges, ""], strict=True)
    number = run[0].number
    how = f" ({number} for {least[0]}, {number + 1} for {least[0] + 1} and so on)"
    text = Text.assemble("".join(part for pair in parts for part in pair), (how, "dim"))
    return Line(f"{number}-{run[-1].number}", text)
