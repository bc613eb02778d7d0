"""Drawing what one seat sees. The plain drawing here is for games that have none of their own."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.kernel import Box
from hearth.terminal.plain import listed

HEAD: Final = "bold"
DIM: Final = "dim"
WIDE: Final = 110  # columns from which names and words are written out
GAP: Final = 2  # between columns
SHORTEST_TITLE: Final = 12
# Who is asked what is told below the table; a seat's number is in its heading.
TOLD_ANYWAY: Final = frozenset({"choice", "actors", "over", "seat"})
ON_DEMAND: Final = 99  # the rank of a part that is drawn only when somebody asks for it


@dataclass(frozen=True)
class Sight:
    """All that a drawing may know: one seat's view, never the state behind it."""

    view: dict[str, Any]
    seat: int
    names: list[Text]  # of all seats
    points: list[int]  # of all seats, as far as this one can tell: of others a guess
    width: int
    kinds: frozenset[str] = frozenset()  # of the actions that the seat chooses among now
    bots: tuple[str, ...] = ()  # which bot plays each seat, "" for a person; empty if unknown

    def bot(self, seat: int) -> str:
        return self.bots[seat] if self.bots else ""


@dataclass(frozen=True)
class Part:
    """A part of the table. One of rank 0 is always drawn, others where there is room for them."""

    name: str  # what is typed to see it alone
    drawn: RenderableType
    rank: int = 0  # the lowest is drawn first
    brief: RenderableType | None = None  # instead, where not even what is always drawn fits


class Drawer:
    """How a game looks. This one lists the view, whatever is in it."""

    points = "points"  # what the game calls them
    open_points = False  # everybody can work out everybody's points
    legend: tuple[tuple[str, str], ...] = ()  # the signs on the table and what they mean
    minor: frozenset[str] = frozenset()  # events that the table shows well enough
    warning: frozenset[str] = frozenset()  # events that a person should not miss
    naming: frozenset[str] = frozenset()  # events that tell what a seat is called
    headings: Mapping[str, str] = {}  # the rulebook's words for kinds of actions
    amounts: frozenset[str] = frozenset()  # kinds whose last parameter is an amount
    how_much: frozenset[str] = frozenset()  # those of them whose question is just that
    confirmed: frozenset[str] = frozenset()  # kinds that a person chooses even as the only option
    passing: frozenset[str] = frozenset()  # events of others after which what is near is enough
    sought: str = ""  # a word of the rules, as an example of what can be searched for
    card: str = ""  # the title of a card, as an example of what can be looked up

    def __init__(self, box: Box) -> None:
        self.box = box

    def name(self, view: dict[str, Any], seat: int) -> Text:
        """What a seat is called."""
        return Text(f"Seat {seat}", style="bold")

    def alone(self, name: str, points: int, won: bool, verdict: str) -> str:
        """How a match of a single seat ended; the verdict says what it was measured by."""
        return f"{name} {'wins' if won else 'loses'} with {points} {self.points}. {verdict}".strip()

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Whether the other people at the terminal must not see what this seat sees."""
        return True

    def parts(self, sight: Sight) -> list[Part]:
        """Everything that the seat sees, from top to bottom."""
        shown = {key: value for key, value in sight.view.items() if key != "players"}
        parts = [Part("table", _lines(shown, sight.width, 0))]
        for seat in range(len(sight.view.get("players", []))):
            parts.append(Part("players", self.of_seat(sight, seat)))
        return parts

    def table(self, sight: Sight) -> RenderableType:
        """All parts, whatever their rank."""
        return Group(*[part.drawn for part in self.parts(sight)])

    def of_seat(self, sight: Sight, seat: int) -> RenderableType:
        """What lies before one seat, as far as this one sees it."""
        player = sight.view["players"][seat]
        return Group(sight.names[seat], _lines(player, sight.width, 1))

    def place_of(self, view: dict[str, Any], kind: str, x: int) -> int:
        """Where an option stands among those of its kind; equal ones keep the game's order."""
        return 0

    def looked_for(self, sight: Sight) -> list[str]:
        """Things that the seat might miss among its options, as refs, the nearest first."""
        return []

    def near(self, sight: Sight) -> list[Part]:
        """What the seat needs between two choices of one turn."""
        players = sight.view.get("players", [])
        return [Part("", _lines(players[sight.seat] if players else {}, sight.width, 1))]


def plain_table(*columns: str) -> Table:
    """Columns without lines between them."""
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for column in columns:
        rows.add_column(column)
    return rows


def in_columns(
    rows: list[list[Text]], width: int, numbers: Container[int], title: int = 0
) -> list[Table]:
    """Rows as a table each, in equal columns: other lines may stand between them.

    Where there is little room, the column of titles gives way.
    """
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    room = width - (sum(widths) - widths[title]) - GAP * (len(widths) - 1)
    widths[title] = min(widths[title], max(room, SHORTEST_TITLE))
    return [_line(row, widths, numbers) for row in rows]


def _line(row: list[Text], widths: list[int], numbers: Container[int]) -> Table:
    line = Table.grid(padding=(0, GAP, 0, 0))
    for i, width in enumerate(widths):
        line.add_column(width=width, justify="right" if i in numbers else "left")
    line.add_row(*row)
    return line


def header_line(facts: list[str]) -> Text:
    return Text(f" {' · '.join(facts)} ", style="reverse")


def whose_turn(sight: Sight) -> list[str]:
    """In a few words; none when the match is over."""
    names = [sight.names[seat].plain for seat in sight.view["actors"]]
    if sight.seat not in sight.view["actors"]:
        return [f"{' and '.join(names)} to choose"] if names else []
    me = sight.names[sight.seat].plain
    return [f"your turn, {me}" if len(names) == 1 else f"all choose at the same time, {me}"]


def title_of(sight: Sight, seat: int, sign: str = "") -> Text:
    """Who it is, with the colour, a sign if the game has one for it, and who plays it."""
    name = sight.names[seat]
    colour = sight.view["players"][seat]["colour"].capitalize()
    also = "" if name.plain == colour else f", {colour}"  # what labels and the log say
    who = "you" if seat == sight.seat else sight.bot(seat)
    return Text.assemble(name, also, sign, f" ({who})" if who else "")


def first_word(name: Text) -> Text:
    return Text(name.plain.split()[0], style=name.style)


def counted(n: int, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def _lines(thing: dict[str, Any], width: int, depth: int) -> Text:
    shown = {key: value for key, value in thing.items() if key not in TOLD_ANYWAY}
    return Text("\n".join(listed(shown, width, depth)))
