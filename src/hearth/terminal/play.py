"""A match in the terminal: people choose by number, the other seats move at random."""

from __future__ import annotations

from collections.abc import Callable

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hearth.bots.playout import choose
from hearth.kernel import Rng
from hearth.match import Journal, Line, Match
from hearth.terminal.command import typed
from hearth.terminal.drawer import counted
from hearth.terminal.rules import as_markdown, search
from hearth.terminal.screen import Screen, show_markdown, summary

PROMPT = "> "
LOG_LINES = 20
NOBODY = -1  # the seat of what happens by itself
ROOM_FOR_NEWS = 5
FORGET_SCROLLED = "\x1b[3J"  # what has scrolled away; some terminals move a cleared screen there

HELP = (
    ("1, 2 …", "carries out that option"),
    ("Enter", "takes the only option; of several it shows them again"),
    ("o", "the options again"),
    ("u", "undo your last choice"),
    ("t", "the table again"),
    ("l [n]", f"the last n lines of the log ({LOG_LINES})"),
    ("s", "your score sheet, every point explained"),
    ("r [word]", "the rules: clauses with that word or number ({sought}r 7, r 7.9)"),
    ("q", "quit; the match is saved after every choice"),
    ("?", "this help"),
)


class Sitting:
    """People at one terminal playing one match, every action written down at once."""

    def __init__(self, screen: Screen, journal: Journal) -> None:
        self.screen = screen
        self.console = screen.console
        self.match: Match = screen.match
        self.journal = journal
        self.told = [self._known(seat) for seat in range(self.match.table.seats)]
        self.looking: int | None = None  # the person whose secrets are on the screen
        self.anew = True  # the whole table is to be drawn
        self.commands: dict[str, Callable[[int, str], None]] = {
            "u": self._undo,
            "q": self._quit,
            "o": self._show_options,
        }
        # What is shown may fill the screen: afterwards the question is asked again.
        self.digressions: dict[str, Callable[[int, str], None]] = {
            "t": self._show_table,
            "l": self._show_log,
            "s": self._show_sheet,
            "r": self._show_rules,
            "?": self._show_help,
        }

    def _known(self, seat: int) -> int:
        """How many lines of the log a seat has read: those up to its last choice."""
        last = max((i for i, m in enumerate(self.match.moves) if m.seat == seat), default=-1)
        return sum(1 for line in self.match.lines if line.move <= last)

    # Playing

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        self._greet()
        try:
            while not self.match.g.over:
                self._step(self.match.g.actor())
        except EOFError:
            self._part()
        except KeyboardInterrupt:
            self._part()
            raise
        else:
            self._show_ending()

    def _step(self, seat: int) -> None:
        g = self.match.g
        if seat not in self.match.people:
            # From the seed and the place in the match: the same after an undo and when resumed.
            rng = Rng(self.match.table.seed + 1 + len(self.match.moves))
            self._act(choose(g, rng), seat)
            return
        options = g.options(seat)
        if len(options) == 1 and not self.screen.kinds(seat) <= self.screen.drawer.confirmed:
            self._act(options[0], seat)
            return
        self._hand_over(seat)
        self._show(seat)
        self._ask(seat)

    def _act(self, action: int, seat: int) -> None:
        self.match.act_id(action, seat)
        self.journal.add(self.match.moves[-1])

    def _hand_over(self, seat: int) -> None:
        """Between two people the screen shows nothing that is one's own."""
        if seat == self.looking or len(self.match.people) == 1:
            return
        if not self._has_secrets(seat) and not self._has_secrets(self.looking):
            self.looking = seat
            return
        if self.looking is not None:
            self._clear()
        name = self.screen.names()[seat].plain
        who = f"Seat {seat}" if name == f"Seat {seat}" else f"Seat {seat} ({name})"
        if self._read(f"{who}, press Enter ") in ("q", "quit"):
            raise EOFError
        self._clear()
        self.looking = seat
        self.anew = True

    def _has_secrets(self, seat: int | None) -> bool:
        return seat is not None and self.screen.drawer.has_secrets(self.match.g.view(seat))

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()

    # Showing and asking

    def _show(self, seat: int) -> None:
        """The table, or in the middle of a turn only what is near, unless all of it fits."""
        drawer = self.screen.drawer
        sight = self.screen.sight(seat)
        table = drawer.table(sight)
        choice = self.screen.choice(seat)
        news = self._news(seat)
        room = self.console.height - self.screen.height(choice) - ROOM_FOR_NEWS
        moved_on = any(line.seat != seat and line.event not in drawer.passing for line in news)
        whole = self.anew or moved_on or self.screen.height(table) <= room
        self.anew = False
        self.console.print(Rule(self._addressed(seat), style="dim"))
        self.console.print(table if whole else drawer.near(sight))
        self._tell(news, seat)
        self.console.print(choice)

    def _addressed(self, seat: int) -> Text | str:
        """Who is asked, where the screen goes from one person to the next without a word."""
        several = len(self.match.people) > 1 and not self._has_secrets(seat)
        return self.screen.names()[seat] if several else ""

    def _news(self, seat: int) -> list[Line]:
        """What the seat has not read yet and the table does not show."""
        fresh = self.match.lines[self.told[seat] :]
        self.told[seat] = len(self.match.lines)
        return [line for line in fresh if line.event not in self.screen.drawer.minor]

    def _tell(self, news: list[Line], seat: int) -> None:
        if any(line.seat not in (NOBODY, seat) for line in news):
            self.console.print(Text("Since your last choice", style="dim"))
        for paragraph in self.screen.told(news, seat):
            self.console.print(paragraph)

    def _ask(self, seat: int) -> None:
        """Ask until something is chosen or undone."""
        ordered = self.screen.ordered(seat)
        before = len(self.match.moves)
        while len(self.match.moves) == before:
            text = self._read(PROMPT)
            if not text:
                text = "1" if len(ordered) == 1 else "o"
            word, _, rest = text.partition(" ")
            if is_number(word) and 1 <= int(word) <= len(ordered) and not rest:
                self._act(ordered[int(word) - 1], seat)
            elif word in self.commands:
                self.commands[word](seat, rest.strip())
            elif word in self.digressions:
                self.digressions[word](seat, rest.strip())
                self._remind(seat, len(ordered))
            else:
                most = len(ordered)
                numbers = f"a number from 1 to {most}" if most > 1 else "1"
                self._say(f"{text!r} is neither {numbers} nor a command; ? lists the commands.")

    def _remind(self, seat: int, most: int) -> None:
        """The question in one line."""
        numbers = f"1 to {most}, o shows them" if most > 1 else "1"
        self.console.print(self.screen.prompt(seat) + Text(f"  ({numbers})", style="dim"))

    def _read(self, prompt: str) -> str:
        return input(prompt).strip().casefold()

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="yellow"))

    # Commands

    def _undo(self, seat: int, rest: str) -> None:
        try:
            to = self.match.undo_point(seat)
        except ValueError as error:
            self._say(f"Nothing is undone: {error}.")
            return
        self.match.undo(to)
        self.journal.add_undo(seat, to)
        self.told = [min(count, len(self.match.lines)) for count in self.told]
        self.anew = True
        self._say("Your last choice is taken back.")

    def _show_options(self, seat: int, rest: str) -> None:
        self.console.print(self.screen.choice(seat))

    def _show_table(self, seat: int, rest: str) -> None:
        self.console.print(self.screen.table(seat))

    def _show_log(self, seat: int, rest: str) -> None:
        if rest and not is_number(rest):
            self._say(f"{rest!r} is not a number of lines; try l {LOG_LINES}.")
        else:
            self.screen.log(seat, count=int(rest or LOG_LINES))

    def _show_sheet(self, seat: int, rest: str) -> None:
        self.console.print(self.screen.known_sheet(seat))
        points = zip(self.screen.names(), self.screen.points(seat), strict=True)
        others = [f"{name} {n}" for s, (name, n) in enumerate(points) if s != seat]
        if self.screen.drawer.open_points and others:
            self.console.print(f"The others: {', '.join(others)}")

    def _show_rules(self, seat: int, rest: str) -> None:
        game = self.match.game
        if not rest:
            self._say(f"r WORD searches the rules; '{typed('rules', game.id)}' shows all of them.")
            return
        try:
            show_markdown(self.console, as_markdown(search(game, rest)), paged=False)
        except ValueError as error:
            self._say(f"{error}.")
        if self.match.box is not game.standard_box():
            self._say(f"This table plays with the box {self.match.box.name}: numbers may differ.")

    def _show_help(self, seat: int, rest: str) -> None:
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        drawer = self.screen.drawer
        sought = f"r {drawer.sought}, " if drawer.sought else ""
        for sign, meaning in HELP:
            rows.add_row(sign, meaning.format(sought=sought))
        for sign, meaning in drawer.legend:
            rows.add_row(sign, meaning)
        self.console.print(rows)

    def _quit(self, seat: int, rest: str) -> None:
        raise EOFError  # as if there were nothing more to read

    # Beginning and ending

    def _greet(self) -> None:
        self.console.print(summary(self.match), soft_wrap=True)
        made = len(self.match.moves)
        begun = f"Resumed after {counted(made, 'move')}. " if made else ""
        self.console.print(f"{begun}Every choice is saved in {self.journal.path}", soft_wrap=True)

    def _part(self) -> None:
        again = typed("play", "--resume", self.journal.path)
        self.console.print(f"\nSaved. Go on with: {again}", soft_wrap=True)

    def _show_ending(self) -> None:
        if len(self.match.people) == 1:
            seat = self.match.people[0]
            self._tell(self._news(seat), seat)
        self.console.print(Rule("The match is over", style="dim"))
        self.screen.sheets()
        self.console.print(Text(self.screen.outcome(), style="bold"))
        again = typed("replay", self.journal.path)
        self.console.print(f"Read it again with: {again}", soft_wrap=True)


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= 6
