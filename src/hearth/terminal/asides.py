"""What people look at between two choices: the table, the log, scores, rules, cards, a hint."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hearth.terminal import lookup
from hearth.terminal.command import typed
from hearth.terminal.drawer import DIM
from hearth.terminal.hints import advice
from hearth.terminal.rules import show_search
from hearth.terminal.screen import Screen
from hearth.terminal.thinking import ThinkingLine

LOG_LINES = 20
ROOM_FOR_QUESTION = 2
ALL = "all"
ALONE = "Per cent, alone: your points against what a win takes; 50 % is just that."

HELP = (
    ("1, 2 …", "carries out that option; where the question is how much, the amount"),
    ("Enter", "takes the only option; of several it shows them again"),
    ("o", "the options again"),
    ("u", "undo your last choice"),
    ("h", "a hint: the best options and the share of the win that they promise"),
    ("", "(a guess): the adviser hardly looked at it"),
    ("t [part]", "the table again; all of it (t all), a part of it, or a seat (t {seat})"),
    ("l [n]", f"the last n lines of the log ({LOG_LINES})"),
    ("s [seat]", "your score sheet, every point explained; or another one's (s {seat})"),
    ("r [word]", "the rules: clauses with that word or number ({sought}r 7, r 7.9)"),
    ("? [card]", "this help; or what is printed on a card ({card})"),
    ("q", "quit; the match is saved after every choice"),
    ("", "Words do, too: hint, undo, table, log, score, rules, options, quit"),
)


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= 6


class Asides:
    """Each is asked for by a seat, with what was typed behind the command."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.console = screen.console
        self.match = screen.match

    def say(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="yellow"))

    def table(self, seat: int, rest: str) -> None:
        sight = self.screen.sight(seat)
        if not rest:
            room = self.console.height - ROOM_FOR_QUESTION
            self.console.print(self.screen.fitted(self.screen.drawer.parts(sight), room))
        elif rest == ALL:
            self.console.print(self.screen.drawer.table(sight))
        elif self.screen.parts_called(sight, rest):
            for part in self.screen.parts_called(sight, rest):
                self.console.print(part.drawn)
        else:
            self._of_seat(seat, rest)

    def _of_seat(self, seat: int, word: str) -> None:
        sight = self.screen.sight(seat)
        try:
            other = self.screen.seat_called(word)
        except ValueError:
            parts = [part.name for part in self.screen.drawer.parts(sight) if part.name]
            names = [name.plain for name in self.screen.names()]
            there = ", ".join(dict.fromkeys([ALL, *parts, *names]))
            self.say(f"The table has no part {word!r}; there are: {there}.")
        else:
            self.console.print(self.screen.drawer.of_seat(sight, other))

    def log(self, seat: int, rest: str) -> None:
        if rest and not is_number(rest):
            self.say(f"{rest!r} is not a number of lines; try l {LOG_LINES}.")
        else:
            self.screen.log(seat, count=int(rest or LOG_LINES))

    def sheet(self, seat: int, rest: str) -> None:
        """One's own, or another's where everybody can work it out."""
        try:
            of = self.screen.seat_called(rest) if rest else seat
        except ValueError as error:
            self.say(f"{error}.")
            return
        if of != seat and not self.screen.drawer.open_points:
            self.say("Only your own points are known to you.")
            return
        self.console.print(self.screen.known_sheet(seat, of))
        points = zip(self.screen.names(), self.screen.match.known_points(seat), strict=True)
        others = [f"{name} {n}" for other, (name, n) in enumerate(points) if other != of]
        if self.screen.drawer.open_points and others:
            self.console.print(f"The others: {', '.join(others)}")

    def rules(self, seat: int, rest: str) -> None:
        game = self.match.game
        if not rest:
            self.say(f"r WORD searches the rules; '{typed('rules', game.id)}' shows all of them.")
            return
        try:
            show_search(self.console, game, rest, paged=False)
        except ValueError as error:
            self.say(f"{error}.")
        if self.match.box is not game.standard_box():
            self.say(f"This table plays with the box {self.match.box.name}: numbers may differ.")

    def help(self, seat: int, rest: str) -> None:
        """The commands and signs, or a card."""
        if rest:
            self._card(rest)
            return
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        drawer = self.screen.drawer
        examples = {
            "sought": f"r {drawer.sought}, " if drawer.sought else "",
            "seat": self.screen.names()[-1].plain.split()[0].casefold(),
            "card": f"? {drawer.card}" if drawer.card else "by its title",
        }
        for sign, meaning in HELP:
            rows.add_row(sign, meaning.format(**examples))
        for sign, meaning in drawer.legend:
            rows.add_row(sign, meaning)
        self.console.print(rows)

    def _card(self, words: str) -> None:
        try:
            for card in lookup.search(self.match.box, words):
                self.console.print(lookup.described(card))
        except ValueError as error:
            self.say(f"{error}.")

    def hint(self, seat: int, rest: str) -> None:
        thinking = ThinkingLine(self.console)
        thinking.show("The adviser")
        try:
            best = advice(self.screen, seat)
        except ValueError as error:
            thinking.clear()
            self.say(f"{error}.")
        else:
            thinking.clear()
            self.console.print(best)
            if self.match.table.seats == 1:
                self.console.print(Text(ALONE, style=DIM))
