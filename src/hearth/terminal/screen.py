"""What every game shows in a terminal: the table, the options, the log and the score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

import hearth
from hearth.kernel import State
from hearth.match import Line, Match
from hearth.terminal.cove.drawing import CoveDrawer
from hearth.terminal.drawer import ON_DEMAND, Drawer, Part, Sight, counted, plain_table
from hearth.terminal.forge.drawing import ForgeDrawer
from hearth.terminal.guilds.drawing import GuildsDrawer
from hearth.terminal.menu import Menu, Option, amount_of, menu_of
from hearth.terminal.options import options_table
from hearth.terminal.ravenshire.drawing import RavenshireDrawer
from hearth.terminal.winterforge.drawing import WinterforgeDrawer

DRAWERS: Final[dict[str, type[Drawer]]] = {
    "winterforge": WinterforgeDrawer,
    "guilds": GuildsDrawer,
    "ravenshire": RavenshireDrawer,
    "forge": ForgeDrawer,
    "cove": CoveDrawer,
}

MOST_REASONS: Final = 3  # more would be a second table


class Screen:
    """Shows one match to people, each only what their seat may see."""

    def __init__(
        self,
        console: Console,
        match: Match,
        called: list[str] | None = None,
        bots: dict[int, str] | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.called = called or match.names  # what the first seats' people want to be called
        self.bots = bots or {}  # which bot plays a seat
        self.drawer = DRAWERS.get(match.game.id, Drawer)(match.box)

    def names(self) -> list[Text]:
        """Of all seats; they are public."""
        view = self.match.g.view(None)
        names = [self.drawer.name(view, seat) for seat in range(self.match.table.seats)]
        for seat, name in enumerate(self.called):
            names[seat] = Text(name, style=names[seat].style)
        return names

    def full_name(self, seat: int) -> Text:
        """With the bot that plays it."""
        bot = f" ({self.bots[seat]})" if seat in self.bots else ""
        return Text.assemble(self.names()[seat], bot)

    def seat_called(self, word: str) -> int:
        """The seat of a name, a Guild or a number; ValueError says which there are."""
        view = self.match.g.view(None)
        names = [name.plain for name in self.names()]
        for seat, name in enumerate(names):
            known = [name, self.drawer.name(view, seat).plain, str(seat)]
            if word in [one.casefold() for one in known]:
                return seat
        for seat, name in enumerate(names):
            if name.casefold().startswith(word):
                return seat
        raise ValueError(f"nobody is called {word!r}; there are: {', '.join(names)}")

    # The table

    def sight(self, seat: int) -> Sight:
        view = self.match.g.view(seat)
        bots = tuple(self.bots.get(other, "") for other in range(self.match.table.seats))
        points = self.match.known_points(seat)
        return Sight(view, seat, self.names(), points, self.console.width, self.kinds(seat), bots)

    def kinds(self, seat: int) -> frozenset[str]:
        """Of the actions that the seat chooses among now."""
        if seat not in self.match.g.actors():
            return frozenset()
        kind_of = self.match.game.space.kind_of
        return frozenset(kind_of[a].name for a in self.match.g.options(seat))

    def unsure(self) -> list[str]:
        """Rows of the score sheets that nobody can be sure of yet."""
        return self.match.game.unsure(self.match.g)

    def fitted(self, parts: list[Part], room: int) -> RenderableType:
        """What is always drawn, brief if need be, and of the rest as much as so many lines hold."""
        shown = {i: part.drawn for i, part in enumerate(parts) if part.rank == 0}
        left = room - sum(self.height(drawn) for drawn in shown.values()) - 1
        if left < 0:
            left = self._shorten(parts, shown, left)
        for i in sorted(range(len(parts)), key=lambda i: parts[i].rank):
            if left > 0 and 0 < parts[i].rank < ON_DEMAND:
                height = self.height(parts[i].drawn)
                if height <= left:
                    shown[i] = parts[i].drawn
                    left -= height
        hidden = [part.name for i, part in enumerate(parts) if shown.get(i) is not part.drawn]
        drawn = [shown[i] for i in sorted(shown)]
        return Group(*drawn, *([more_line(hidden)] if hidden else []))

    def _shorten(self, parts: list[Part], shown: dict[int, RenderableType], left: int) -> int:
        """Put brief drawings in, where they save most first, until no line is missing."""
        saved: dict[int, int] = {}
        for i, drawn in shown.items():
            brief = parts[i].brief
            saved[i] = 0 if brief is None else self.height(drawn) - self.height(brief)
        for i in sorted(saved, key=lambda i: -saved[i]):
            if left < 0 and saved[i] > 0:
                shown[i] = parts[i].brief or parts[i].drawn
                left += saved[i]
        return left

    def fits(self, parts: list[Part], room: int) -> bool:
        """Whether all of them do, but for what is drawn only when asked for."""
        usual = [part for part in parts if part.rank < ON_DEMAND]
        return sum(self.height(part.drawn) for part in usual) < room

    def parts_called(self, sight: Sight, word: str) -> list[Part]:
        """The parts of the table whose name begins so."""
        return [part for part in self.drawer.parts(sight) if part.name.startswith(word)]

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    # Choosing

    def menu(self, seat: int) -> Menu:
        """The seat's options with what is typed for each."""
        g, space = self.match.g, self.match.game.space
        options = [
            Option(
                a,
                space.kind_of[a].name,
                hearth.label(g, a, seat),
                amount_of(a, space, self.drawer),
            )
            for a in self.ordered(seat)
        ]
        return menu_of(options, self.drawer)

    def ordered(self, seat: int) -> list[int]:
        """The seat's options, kinds together."""
        options = self.match.g.options(seat)
        space = self.match.game.space
        kinds = list(dict.fromkeys(space.kind_of[a].name for a in options))
        view = self.match.g.view(seat)

        def place(a: int) -> tuple[int, int]:
            kind = space.kind_of[a].name
            return kinds.index(kind), self.drawer.place_of(view, kind, space.x_of[a])

        return sorted(options, key=place)

    def options(self, menu: Menu) -> Table:
        return options_table(menu, self.drawer, self.console.width)

    def prompt(self, seat: int, menu: Menu, more: str = "") -> Text:
        """What is asked; where it is an amount, with those that are possible."""
        asked = Text(self.match.game.prompt(self.match.g, seat), style="bold")
        hints = [menu.signs()] if menu.how_much or more else []
        hints += [more] if more and len(menu.entries) > 1 else []
        return asked + Text(f"  ({', '.join(hints)})" if hints else "", style="dim not bold")

    def choice(self, seat: int, menu: Menu) -> Group:
        """All that is needed to choose: what is asked, what is possible, and what is not."""
        reasons = [Text(why, style="dim") for why in self.out_of_reach(seat)]
        return Group(self.prompt(seat, menu), self.options(menu), *reasons)

    def out_of_reach(self, seat: int) -> list[str]:
        """Why the seat cannot choose what it would look for; the game says it."""
        sought = self.drawer.looked_for(self.sight(seat))
        reasons = [self.match.game.why_not(self.match.g, seat, ref)[0] for ref in sought]
        return list(dict.fromkeys(why for why in reasons if why))[:MOST_REASONS]

    # Telling

    def told(self, lines: Iterable[Line], seat: int) -> list[Text]:
        """What the seat may read, a paragraph for each seat's doings."""
        names = self.names()
        readable = [line for line in lines if line.is_for(seat)]
        paragraphs: list[Text] = []
        for doer, run in groupby(readable, lambda line: line.seat):
            first, *rest = run
            said = self.spoken(first, names)
            for line in rest:  # what nobody did is a sentence of its own
                said += Text("; ") + self.words(line) if doer >= 0 else Text(f". {line.text}")
            paragraphs.append(said)
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

    def sheet(self, g: State, seat: int, unsure: Sequence[str] = ()) -> Table:
        """A seat's points, each explained; those of the unsure rows are left open."""
        sheet = self.match.game.sheet(g, seat)
        without = "".join(f", without {row.title}" for row in sheet if row.title in unsure)
        rows = plain_table()
        rows.show_footer = True
        total = Text(str(self.match.sure_points(g, seat, unsure)), style="bold")
        rows.add_column(self.drawer.points, total, justify="right")
        rows.add_column(self.full_name(seat), Text(f"in all{without}", style="bold"))
        rows.add_column()
        for row in sheet:
            points = "?" if row.title in unsure else row.points_text()
            rows.add_row(points, row.title, Text(row.why, style="dim"))
        return rows

    def known_sheet(self, seat: int, of: int | None = None) -> Table:
        """A seat's points, or another's, as far as it can tell."""
        return self.sheet(self.match.known(seat), seat if of is None else of, self.unsure())

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
            verdict = self.match.game.verdict(self.match.g)
            return self.drawer.alone(names[0], scores[0], shares[0] > 0, verdict)
        best = max(scores)
        winners = [names[seat] for seat, share in enumerate(shares) if share > 0]
        level = [names[seat] for seat, score in enumerate(scores) if score == best]
        points = f"{best} {self.drawer.points}"
        if not winners:
            return f"The match is lost with {points}."
        if len(winners) > 1:
            return f"{listed(winners)} share the win with {points} each."
        if len(level) > 1 and winners[0] in level:
            decided = self.match.game.tie_break(self.match.g)
            why = f": {decided}" if decided else ""
            return f"{listed(level)} have {points} each; the tie goes to {winners[0]}{why}."
        return f"{winners[0]} wins with {points}."


def more_line(names: list[str]) -> Text:
    """How to see what there was no room for."""
    return Text(f"More with t and a word: {', '.join(dict.fromkeys(names))}", style="dim")


def summary(match: Match) -> str:
    """What was dealt out before the first choice."""
    chosen = match.table.chosen
    special = [o.name for o in match.game.options if chosen[o.name] != o.default]
    words = [counted(match.table.seats, "seat")]
    if not match.table.secret:
        words.append(f"seed {match.table.seed}")
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
