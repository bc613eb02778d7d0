"""The options as they are listed: kinds under their headings, what is alike on one line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, takewhile
from typing import Final, NamedTuple

from rich.table import Table
from rich.text import Text

from hearth.terminal.amounts import goes_on, ranged
from hearth.terminal.drawer import DIM, Drawer
from hearth.terminal.menu import Entry, Menu

FEW_OPTIONS: Final = 4  # so many need no headings
SIGN_STYLE: Final = "bold cyan"
ROOM_FOR_SIGN: Final = 4
SHORTEST_RUN: Final = 3  # so many amounts share a line, so many labels their beginning
MANY: Final = 5  # lines that begin alike are too many
WORTH_SHARING: Final = 20  # letters


class Line(NamedTuple):
    """One or several options on a line, under what is typed for the first one or for all."""

    sign: str
    text: Text


def options_table(menu: Menu, drawer: Drawer, width: int) -> Table:
    """All options; where there are many of several kinds, under headings."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(justify="right", style=SIGN_STYLE, no_wrap=True)
    rows.add_column()
    entries = menu.entries
    groups = [list(run) for _, run in groupby(entries, lambda e: heading(e.kind(), drawer))]
    headed = len(entries) > FEW_OPTIONS and len(groups) > 1
    for group in groups:
        if headed and group[0] != entries[-1]:  # a last one needs no heading
            rows.add_row("", Text(heading(group[0].kind(), drawer), style=DIM))
        for line in lines(group, drawer, width - ROOM_FOR_SIGN):
            rows.add_row(*line)
    return rows


def heading(kind: str, drawer: Drawer) -> str:
    return drawer.headings.get(kind, kind.replace("_", " ").capitalize())


def lines(group: list[Entry], drawer: Drawer, width: int) -> Iterator[Line]:
    for kind, run in groupby(group, lambda entry: entry.kind()):
        entries = list(run)
        if kind in drawer.how_much:
            yield from amounts(entries)
        else:
            usual = folded(entries, width)
            yield from shortened(entries, width) if len(usual) >= MANY else usual


def folded(entries: list[Entry], width: int) -> list[Line]:
    """Where a label begins like the last one, only its rest is said beside it."""
    found: list[Line] = []
    last = ""
    for entry in entries:
        label = ranged([option.label for option in entry.options])
        rest = label.removeprefix(last)
        more = Text.assemble("   ", (entry.sign, SIGN_STYLE), f" {rest.lstrip(', ')}")
        fits = found and len(found[-1].text) + len(more) <= width
        if last and rest[:1] in (" ", ",") and fits:
            found[-1].text.append_text(more)
        else:
            found.append(Line(entry.sign, Text.assemble(label, (how(entry), DIM))))
            last = "" if entry.amounts() else label
    return found


def shortened(entries: list[Entry], width: int) -> Iterator[Line]:
    """Where enough of the labels begin alike, that is said once."""
    loose: list[Entry] = []
    for run in alike(entries):
        if len(run) < SHORTEST_RUN or any(entry.amounts() for entry in run):
            loose += run
        else:
            yield from folded(loose, width)
            yield from gathered(run, width)
            loose = []
    yield from folded(loose, width)


def alike(entries: list[Entry]) -> list[list[Entry]]:
    """In runs whose labels begin with the same words."""
    runs: list[list[Entry]] = []
    for entry in entries:
        if runs and len(beginning([*runs[-1], entry])) >= WORTH_SHARING:
            runs[-1].append(entry)
        else:
            runs.append([entry])
    return runs


def beginning(entries: list[Entry]) -> str:
    return shared_words([label_of(entry) for entry in entries])


def gathered(entries: list[Entry], width: int) -> list[Line]:
    """What all labels begin with, then their rests, several on a line."""
    shared = beginning(entries)
    found = [Line("", Text(shared, style=DIM))]
    for i, entry in enumerate(entries):
        rest = label_of(entry).removeprefix(shared).strip()
        more = Text.assemble("   ", (entry.sign, SIGN_STYLE), f" {rest}")
        if i > 0 and len(found[-1].text) + len(more) <= width:
            found[-1].text.append_text(more)
        else:
            found.append(Line(entry.sign, Text(rest)))
    return found


def shared_words(labels: list[str]) -> str:
    """What all of them begin with.

    >>> shared_words(["Take the red card", "Take the ring"])
    'Take the'
    """
    in_step = zip(*[label.split() for label in labels], strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len({*words}) == 1, in_step))


def how(entry: Entry) -> str:
    """What is typed for one of several amounts."""
    if not entry.amounts():
        return ""
    return f" ({entry.sign}, then how much; or at once, as {entry.sign} {entry.amounts()[-1]})"


def amounts(entries: list[Entry]) -> list[Line]:
    """Where a label differs from the last one by 1 more, both are one line with a range."""
    runs: list[list[Entry]] = []
    for entry in entries:
        if runs and goes_on([label_of(one) for one in runs[-1]], label_of(entry)):
            runs[-1].append(entry)
        else:
            runs.append([entry])
    found: list[Line] = []
    for run in runs:
        if len(run) < SHORTEST_RUN:
            found += [Line(entry.sign, Text(label_of(entry))) for entry in run]
        else:
            labels = [label_of(entry) for entry in run]
            found.append(Line(f"{run[0].sign}-{run[-1].sign}", Text(ranged(labels))))
    return found


def label_of(entry: Entry) -> str:
    return entry.options[0].label
