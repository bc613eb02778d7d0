"""What every game shows in a terminal: the table, the options, the log and the score sheets."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import hearth
from hearth.kernel import Rng, State
from hearth.match import Line, Match
from hearth.terminal.drawer import Drawer, Sight, counted, plain_table
from hearth.terminal.guilds import GuildsDrawer
from hearth.terminal.options import Choice, options_table
from hearth.terminal.winterforge import WinterforgeDrawer

DRAWERS: Final[dict[str, type[Drawer]]] = {
    "winterforge": WinterforgeDrawer,
    "guilds": GuildsDrawer,
}
# As git does: colours, and the text stays afterwards; then the prompt, with its colons escaped.
LESS: Final = r"-FRX -PsSpace\: more, q\: back$"


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
        points = self.points(seat)
        return Sight(view, seat, self.names(), points, self.console.width, self.kinds(seat))

    def kinds(self, seat: int) -> frozenset[str]:
        """Of the actions that the seat chooses among now."""
        if seat not in self.match.g.actors():
            return frozenset()
        kind_of = self.match.game.space.kind_of
        return frozenset(kind_of[a].name for a in self.match.g.options(seat))

    def points(self, seat: int) -> list[int]:
        """Of all seats, as far as this one can tell."""
        known = self.known(seat)
        seats = range(self.match.table.seats)
        return [self._sure_points(known, other, self.unsure()) for other in seats]

    def _sure_points(self, g: State, seat: int, unsure: frozenset[str]) -> int:
        rows = self.match.game.sheet(g, seat)
        return g.scores()[seat] - int(sum(row.points for row in rows if row.title in unsure))

    def unsure(self) -> frozenset[str]:
        """Rows of the score sheets that nobody can be sure of yet."""
        return self.drawer.unsure(self.match.g.view(None))

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
        """The options by number."""
        kinds = self.match.game.space.kind_of
        choices = [
            Choice(number, kinds[a].name, hearth.label(self.match.g, a, seat))
            for number, a in enumerate(ordered, 1)
        ]
        return options_table(choices, self.drawer, self.console.width)

    def prompt(self, seat: int) -> Text:
        return Text(self.match.game.prompt(self.match.g, seat), style="bold")

    def choice(self, seat: int) -> Group:
        """All that is needed to choose: what is asked, what is possible, and what is not."""
        impossible = self.drawer.out_of_reach(self.sight(seat))
        options = self.options(self.ordered(seat), seat)
        return Group(self.prompt(seat), options, *[Text(why, style="dim") for why in impossible])

    # Telling

    def told(self, lines: Iterable[Line], seat: int) -> list[Text]:
        """What the seat may read, a paragraph for each seat's doings."""
        names = self.names()
        readable = [line for line in lines if line.is_for(seat)]
        paragraphs: list[Text] = []
        for _, run in groupby(readable, lambda line: line.seat):
            first, *rest = run
            later = [Text.assemble("; ", self.words(line)) for line in rest]
            paragraphs.append(Text.assemble(self.spoken(first, names), *later))
        return paragraphs

    def log(self, seat: int | None, everything: bool = False, count: int = 0) -> None:
        """The last lines of the log, or all of it, with the moves' numbers."""
        names = self.names()
        readable = [line for line in self.match.lines if everything or line.is_for(seat)]
        for line in readable[-count:]:
            number = (f"{line.move:4}  ", "dim")
            self.console.print(Text.assemble(number, self.spoken(line, names)), soft_wrap=True)

    def spoken(self, line: Line, names: list[Text]) -> Text:
        """A line of the log with who did it, by number where it tells the name itself."""
        if line.seat < 0:
            return Text(line.text, style="dim")
        doer = names[line.seat]
        if line.event in self.drawer.naming and line.seat >= len(self.called):
            doer = Text(f"Seat {line.seat}", style=doer.style)
        return Text.assemble(doer, " ", self.words(line))

    def words(self, line: Line) -> Text:
        return Text(line.text, style="yellow" if line.event in self.drawer.warning else "")

    def sheet(self, g: State, seat: int, unsure: frozenset[str] = frozenset()) -> Table:
        """A seat's points, each explained; those of the unsure rows are left open."""
        sheet = self.match.game.sheet(g, seat)
        without = "".join(f", without {row.title}" for row in sheet if row.title in unsure)
        rows = plain_table()
        rows.show_footer = True
        total = Text(str(self._sure_points(g, seat, unsure)), style="bold")
        rows.add_column(self.drawer.points, total, justify="right")
        rows.add_column(self.names()[seat], Text(f"in all{without}", style="bold"))
        rows.add_column()
        for row in sheet:
            points = "?" if row.title in unsure else row.points_text()
            rows.add_row(points, row.title, Text(row.why, style="dim"))
        return rows

    def known_sheet(self, seat: int) -> Table:
        """A seat's points as far as it can tell."""
        return self.sheet(self.known(seat), seat, self.unsure())

    def sheets(self) -> None:
        for seat in range(self.match.table.seats):
            self.console.print(self.sheet(self.match.g, seat))
            self.console.print()

    def outcome(self) -> str:
        """Who won, and what decided if the points did not."""
        scores = self.match.g.scores()
        shares = self.match.g.result()
        names = [name.plain for name in self.names()]
        if len(names) == 1:
            return self.drawer.alone(names[0], scores[0], shares[0] > 0)
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
    words = [counted(match.table.seats, "seat"), f"seed {match.table.seed}"]
    words += [f"{name} {option_text(chosen[name])}" for name in special]
    if match.box is not match.game.standard_box():
        words.append(f"box {match.box.name}")
    return f"{match.game.title}: {', '.join(words)}"


def option_text(value: Any) -> str:
    if isinstance(value, list):
        return " + ".join(str(one) for one in value) or "none"
    return str(value)


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def show_markdown(console: Console, text: str, paged: bool = True) -> None:
    """Markdown laid out on a terminal, through a pager if it is long; elsewhere as it is."""
    if not console.is_terminal:
        console.out(text, end="", highlight=False)
    elif paged:
        show_paged(console, Markdown(text))
    else:
        console.print(Markdown(text))


def show_paged(console: Console, page: RenderableType) -> None:
    """What is longer than the terminal goes through a pager that says how to leave it."""
    if len(console.render_lines(page)) < console.height:
        console.print(page)
        return
    os.environ.setdefault("LESS", LESS)
    with console.pager(styles=console.color_system is not None):
        console.print(page)
