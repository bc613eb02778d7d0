"""What every game shows in a terminal: the table, the options, the log and the score sheets."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import hearth
from hearth.kernel import Rng, State
from hearth.match import Line, Match
from hearth.terminal.drawer import Drawer, Sight, plain_table
from hearth.terminal.winterforge import WinterforgeDrawer

DRAWERS: Final[dict[str, type[Drawer]]] = {"winterforge": WinterforgeDrawer}
FEW_OPTIONS: Final = 4  # so many need no headings


def new_console(stderr: bool = False) -> Console:
    """Colours on a terminal, plain text elsewhere; nothing in a card's text is taken as markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


class Screen:
    """Shows one match to people, each only what their seat may see."""

    def __init__(self, console: Console, match: Match, called: list[str] | None = None) -> None:
        self.console = console
        self.match = match
        self.called = called or []  # what the first seats' people want to be called
        self.drawer = DRAWERS.get(match.game.id, Drawer)(match.box)

    def names(self) -> list[Text]:
        """Of all seats; they are public."""
        view = self.match.g.view(None)
        names = [self.drawer.name(view, seat) for seat in range(self.match.table.seats)]
        for seat, name in enumerate(self.called):
            names[seat] = Text(name, style=names[seat].style)
        return names

    # The table

    def sight(self, seat: int) -> Sight:
        view = self.match.g.view(seat)
        return Sight(view, seat, self.names(), self.known(seat).scores(), self.console.width)

    def known(self, seat: int) -> State:
        """The match as it may be for all that the seat knows: nothing in it gives a secret away."""
        thought = self.match.g.clone()
        thought.determinise(seat, Rng(0))
        return thought

    def table(self, seat: int) -> RenderableType:
        return self.drawer.table(self.sight(seat))

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    # Choosing

    def ordered(self, seat: int) -> list[int]:
        """The seat's options, kinds together, in the order in which they are numbered."""
        kinds: dict[str, list[int]] = {}
        for a in self.match.g.options(seat):
            kinds.setdefault(self.match.game.space.kind_of[a].name, []).append(a)
        return [a for group in kinds.values() for a in group]

    def options(self, ordered: list[int], seat: int) -> Table:
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(justify="right", style="bold cyan", no_wrap=True)
        rows.add_column()
        number = 0
        for kind, run in groupby(ordered, lambda a: self.match.game.space.kind_of[a].name):
            group = list(run)
            if len(ordered) > FEW_OPTIONS and group[0] != ordered[-1]:  # a last one has no group
                rows.add_row("", Text(kind.replace("_", " ").capitalize(), style="dim"))
            for a in group:
                number += 1
                rows.add_row(str(number), hearth.label(self.match.g, a, seat))
        return rows

    # Telling

    def told(self, lines: Iterable[Line], seat: int) -> list[Text]:
        """What the seat may read, a paragraph for each seat's doings."""
        names = self.names()
        readable = [line for line in lines if line.is_for(seat)]
        paragraphs: list[Text] = []
        for _, run in groupby(readable, lambda line: line.seat):
            first, *rest = run
            later = [Text(f"; {line.text}") for line in rest]
            paragraphs.append(Text.assemble(spoken(first, names), *later))
        return paragraphs

    def log(self, seat: int | None, everything: bool = False, count: int = 0) -> None:
        """The last lines of the log, or all of it, with the moves' numbers."""
        names = self.names()
        readable = [line for line in self.match.lines if everything or line.is_for(seat)]
        for line in readable[-count:]:
            number = (f"{line.move:4}  ", "dim")
            self.console.print(Text.assemble(number, spoken(line, names)), soft_wrap=True)

    def sheet(self, g: State, seat: int) -> Table:
        """A seat's points, each explained."""
        rows = plain_table()
        rows.show_footer = True
        total = Text(str(g.scores()[seat]), style="bold")
        rows.add_column(self.drawer.points, total, justify="right")
        rows.add_column(self.names()[seat], Text("in all", style="bold"))
        rows.add_column()
        for row in self.match.game.sheet(g, seat):
            rows.add_row(str(row.points), row.title, Text(row.why, style="dim"))
        return rows

    def sheets(self) -> None:
        for seat in range(self.match.table.seats):
            self.console.print(self.sheet(self.match.g, seat))
            self.console.print()

    def outcome(self) -> str:
        """Who won, and what decided if the points did not."""
        scores = self.match.g.scores()
        shares = self.match.g.result()
        names = [name.plain for name in self.names()]
        best = max(scores)
        winners = [names[seat] for seat, share in enumerate(shares) if share > 0]
        level = [names[seat] for seat, score in enumerate(scores) if score == best]
        points = f"{best} {self.drawer.points}"
        if not winners:
            return f"The match is lost with {points}."
        if len(winners) > 1:
            return f"{listed(winners)} share the win with {points} each."
        if len(level) > 1 and winners[0] in level:
            return f"{listed(level)} have {points} each; the tie goes to {winners[0]}."
        return f"{winners[0]} wins with {points}."


def summary(match: Match) -> str:
    """What was dealt out before the first choice."""
    chosen = match.table.chosen
    special = [o.name for o in match.game.options if chosen[o.name] != o.default]
    words = [f"{match.table.seats} seats", f"seed {match.table.seed}"]
    words += [f"{name} {chosen[name]}" for name in special]
    if match.box is not match.game.standard_box():
        words.append(f"box {match.box.name}")
    return f"{match.game.title}: {', '.join(words)}"


def spoken(line: Line, names: list[Text]) -> Text:
    """A line of the log with who did it, by number where it is about the name itself."""
    if line.seat < 0:
        return Text(line.text, style="dim")
    name = names[line.seat]
    doer = Text(f"Seat {line.seat}", style=name.style) if name.plain in line.text else name
    return Text.assemble(doer, f" {line.text}")


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def show_markdown(console: Console, text: str) -> None:
    """Markdown laid out on a terminal, through a pager if it is long; elsewhere as it is."""
    if console.is_terminal:
        show_paged(console, Markdown(text))
    else:
        console.out(text, end="", highlight=False)


def show_paged(console: Console, page: RenderableType) -> None:
    """What is longer than the terminal goes through a pager."""
    if not console.is_terminal or len(console.render_lines(page)) < console.height:
        console.print(page)
        return
    os.environ.setdefault("LESS", "FRX")  # as git does: colours, and the text stays afterwards
    with console.pager(styles=console.color_system is not None):
        console.print(page)
