"""A match in the terminal: people choose by typing, bots play the other seats."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from hearth import _engine_build
from hearth.kernel import commitment
from hearth.match import Journal, Line, Match
from hearth.terminal.amounts import span
from hearth.terminal.asides import Asides
from hearth.terminal.command import typed
from hearth.terminal.drawer import counted
from hearth.terminal.menu import Entry, Menu
from hearth.terminal.screen import Screen, summary
from hearth.terminal.seating import Hired
from hearth.terminal.thinking import ThinkingLine

PROMPT = "> "
NOBODY = -1  # the seat of what happens by itself
RULE_AND_PROMPT = 2  # lines
# Commands by their words, for who has not read the help.
LETTERS = {
    "options": "o",
    "undo": "u",
    "hint": "h",
    "table": "t",
    "log": "l",
    "score": "s",
    "rules": "r",
    "help": "?",
    "quit": "q",
    "exit": "q",
}
FORGET_SCROLLED = "\x1b[3J"  # what has scrolled away; some terminals move a cleared screen there


class Sitting:
    """People at one terminal playing one match, every action written down at once."""

    def __init__(self, screen: Screen, journal: Journal, cut_off: bool = False) -> None:
        self.screen = screen
        self.console = screen.console
        self.match: Match = screen.match
        self.journal = journal
        self.cut_off = cut_off  # the journal ended in the middle of a line
        self.thinking = ThinkingLine(self.console)
        self.hired = Hired(self.match, screen.bots)
        self.told = [self._known(seat) for seat in range(self.match.table.seats)]
        self.looking: int | None = None  # the person whose secrets are on the screen
        self.anew = True  # the whole table is to be drawn
        self.first = True  # below the greeting
        self.commands: dict[str, Callable[[int, str], None]] = {
            "u": self._undo,
            "q": self._quit,
            "o": self._show_options,
        }
        # What is shown may fill the screen: afterwards the question is asked again.
        asides = Asides(screen)
        self.asides: dict[str, Callable[[int, str], None]] = {
            "t": asides.table,
            "l": asides.log,
            "s": asides.sheet,
            "r": asides.rules,
            "h": asides.hint,
            "?": asides.help,
        }

    def _known(self, seat: int) -> int:
        """How many lines of the log a seat has read: those up to its last choice."""
        last = max((i for i, m in enumerate(self.match.moves) if m.seat == seat), default=-1)
        return sum(1 for line in self.match.lines if line.move <= last)

    # Playing

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        self.console.print(self._greeting(), soft_wrap=True)
        with contextlib.closing(self.hired):
            self._play()

    def _play(self) -> None:
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
            self.thinking.show(self.screen.names()[seat].plain)
            action, fault = self.hired.answer(seat)
            if fault:
                self.thinking.clear()
                name = self.screen.names()[seat].plain
                self._say(f"The bot {name} has failed, and chance chose for it: {fault}")
            self._act(action, seat)
            return
        options = g.options(seat)
        if len(options) == 1 and not self.screen.kinds(seat) <= self.screen.drawer.confirmed:
            self._act(options[0], seat)
            return
        self.thinking.clear()
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
        answer = self._read(f"{who}, press Enter ")
        if LETTERS.get(answer, answer) == "q":
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
        choice = self.screen.choice(seat, self.screen.menu(seat))
        news = self._news(seat)
        below = Group(*self._paragraphs(news, seat), choice)
        above = self.screen.height(self._greeting()) if self.first else 0
        room = self.console.height - above - self.screen.height(below) - RULE_AND_PROMPT
        moved_on = any(line.seat != seat and line.event not in drawer.passing for line in news)
        parts = drawer.parts(sight)
        if not self.anew and not moved_on and not self.screen.fits(parts, room):
            parts = drawer.near(sight)
        self.anew = self.first = False
        self.console.print(Rule(self._addressed(seat), style="dim"))
        self.console.print(self.screen.fitted(parts, room))
        self.console.print(below)

    def _addressed(self, seat: int) -> Text | str:
        """Who is asked, where the screen goes from one person to the next without a word."""
        several = len(self.match.people) > 1 and not self._has_secrets(seat)
        return self.screen.names()[seat] if several else ""

    def _news(self, seat: int) -> list[Line]:
        """What the seat has not read yet and the table does not show."""
        fresh = self.match.lines[self.told[seat] :]
        self.told[seat] = len(self.match.lines)
        return [line for line in fresh if line.event not in self.screen.drawer.minor]

    def _paragraphs(self, news: list[Line], seat: int) -> list[Text]:
        chose = any(move.seat == seat and move.choices > 1 for move in self.match.moves)
        others_did = any(line.seat not in (NOBODY, seat) for line in news)
        since = [Text("Since your last choice", style="dim")] if chose and others_did else []
        return since + self.screen.told(news, seat)

    def _ask(self, seat: int) -> None:
        """Ask until something is chosen or undone."""
        menu = self.screen.menu(seat)
        before = len(self.match.moves)
        while len(self.match.moves) == before:
            text = self._read(PROMPT)
            if not text:
                text = menu.entries[0].sign if len(menu.entries) == 1 else "o"
            word, _, rest = text.partition(" ")
            word = LETTERS.get(word, word)
            entry = menu.find(word)
            if entry is not None and (entry.amounts() or not rest):
                self._choose(entry, rest.strip(), seat)
            elif word in self.commands:
                self.commands[word](seat, rest.strip())
            elif word in self.asides:
                self.asides[word](seat, rest.strip())
                self._remind(seat, menu)
            else:
                self._say(f"{text!r} is neither {menu.allowed()} nor a command; ? lists them.")

    def _choose(self, entry: Entry, amount: str, seat: int) -> None:
        """Carry out an option; of several amounts, the one that is typed behind it or now."""
        amounts = entry.amounts()
        if not amounts:
            self._act(entry.options[0].action, seat)
            return
        answer = amount or self._read(f"How much, {span(amounts)}? {PROMPT}")
        if not answer:
            return
        try:
            self._act(entry.action(answer), seat)
        except ValueError as error:
            self._say(f"{error}.")

    def _remind(self, seat: int, menu: Menu) -> None:
        """The question in one line."""
        self.console.print(self.screen.prompt(seat, menu, "o shows them"))

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
        self.console.print(self.screen.choice(seat, self.screen.menu(seat)))

    def _quit(self, seat: int, rest: str) -> None:
        raise EOFError  # as if there were nothing more to read

    # Beginning and ending

    def _greeting(self) -> Text:
        """What is played, by whom, how far it is, and where it is saved."""
        lines = [Text(summary(self.match))]
        if self.match.table.seats > 1:
            lines.append(self._seats_told())
        made = len(self.match.moves)
        begun = f"Resumed after {counted(made, 'move')}. " if made else ""
        if self.cut_off:
            lines.append(Text("The last line of the file was incomplete and has been dropped."))
        if self.match.table.secret:
            seal = commitment(self.match.table.secret)
            lines.append(Text(f"Dice and cards are sealed: {seal}", style="dim"))
        if engine := _engine_build.line():
            lines.append(Text(engine))
        lines.append(Text(f"{begun}Every choice is saved in {self.journal.path}"))
        return Text("\n").join(lines)

    def _seats_told(self) -> Text:
        """Who plays what."""
        person = "you" if len(self.match.people) == 1 else "a person"
        told = [
            Text.assemble(name, f": {self.screen.bots.get(seat, person)}")
            for seat, name in enumerate(self.screen.names())
        ]
        return Text(" · ").join(told)

    def _part(self) -> None:
        self.thinking.clear()
        again = typed("play", "--resume", self.journal.path)
        self.console.print(f"\nSaved. Go on with: {again}", soft_wrap=True)

    def _show_ending(self) -> None:
        self.thinking.clear()
        if len(self.match.people) == 1:
            seat = self.match.people[0]
            self.console.print(Group(*self._paragraphs(self._news(seat), seat)))
        self.console.print(Rule("The match is over", style="dim"))
        self.screen.sheets()
        self.console.print(Text(self.screen.outcome(), style="bold"))
        again = typed("replay", self.journal.path)
        self.console.print(f"Read it again with: {again}", soft_wrap=True)
