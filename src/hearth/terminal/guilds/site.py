"""Building sites and Rooms of Guilds as plans: walls are lines, doors are gaps in them."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.guilds.cards import Room
from hearth.games.guilds.effects import SMALL
from hearth.games.guilds.site import B_LIES, COLUMNS, ROTATIONS, ROWS, E, N, S, W, turned
from hearth.games.guilds.things import kind_text
from hearth.games.guilds.view import GuildView, SpaceView
from hearth.kernel import points_text
from hearth.terminal.drawer import DIM, GAP
from hearth.terminal.guilds.table import HALL_ID, Cards, edges

# Lines by the sides that they go to, N, E, S and W being the bits.
WALLS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
WAYS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
HALL_TITLE: Final = "Entrance Hall"

NARROWEST: Final = 11  # columns inside a space
WIDEST: Final = 17
HIGH: Final = 3  # lines inside a space
LOW: Final = 2
FLAT: Final = 1
IN_TILE: Final = 5  # columns inside a space
NORTH_TO_SOUTH: Final = range(ROWS - 1, -1, -1)

# What an edge looks like.
LAND, OPEN, WALL, DOOR, DOUBLE_DOOR = range(5)


def doors_sign(room: Room) -> str:
    """The ways through a Room that is not turned: a stroke to each side with a door."""
    parts = room.doors[0]
    if room.size == SMALL:
        return WAYS[parts[0]]
    return WAYS[parts[0] | E] + WAYS[parts[1] | W]


# Plans


@dataclass(frozen=True)
class Cell:
    """A space: what stands there (equal keys are one Room), its doors, and what is written."""

    key: str = ""  # nothing: the space is free
    doors: int = 0
    lines: tuple[str, ...] = ()
    style: str = ""
    at_road: bool = False  # has the double door


class Plan:
    """A grid of spaces from north to south, drawn character by character."""

    def __init__(self, rows: list[list[Cell]], width: int, heights: list[int]) -> None:
        self.rows = rows
        # Where the edges lie between columns and between rows, those of the border included.
        self.xs = [x * (width + 1) for x in range(len(rows[0]) + 1)]
        self.ys = [sum(heights[:y]) + y for y in range(len(rows) + 1)]
        self.signs = [[" "] * (self.xs[-1] + 1) for _ in range(self.ys[-1] + 1)]
        self.styles = [[""] * (self.xs[-1] + 1) for _ in range(self.ys[-1] + 1)]
        for y in range(len(rows) + 1):
            for x in range(len(rows[0]) + 1):
                self._draw_edges(x, y)
                self._draw_corner(x, y)
        self._write_all()

    def lines(self) -> list[Text]:
        return [
            Text.assemble(*zip(signs, styles, strict=True))
            for signs, styles in zip(self.signs, self.styles, strict=True)
        ]

    def _put(self, x: int, y: int, sign: str, style: str = "") -> None:
        self.signs[y][x] = sign
        self.styles[y][x] = style

    # Edges

    def _cell(self, x: int, y: int) -> Cell:
        inside = 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])
        return self.rows[y][x] if inside else Cell()

    def _north_of(self, x: int, y: int) -> int:
        """The edge between a space and the one north of it."""
        above = self._cell(x, y - 1)
        if above.at_road and y == len(self.rows):
            return DOUBLE_DOOR
        return edge(above, self._cell(x, y), S)

    def _west_of(self, x: int, y: int) -> int:
        return edge(self._cell(x - 1, y), self._cell(x, y), E)

    def _draw_edges(self, x: int, y: int) -> None:
        """The northern and the western one of a space."""
        left, top = self.xs[x], self.ys[y]
        if x < len(self.rows[0]):
            width = self.xs[x + 1] - left - 1
            for i, sign in enumerate(side(self._north_of(x, y), width, "─", "┈")):
                self._put(left + 1 + i, top, sign, DIM if sign == "┈" else "")
        if y < len(self.rows):
            height = self.ys[y + 1] - top - 1
            for i, sign in enumerate(side(self._west_of(x, y), height, "│", "┊")):
                self._put(left, top + 1 + i, sign, DIM if sign == "┊" else "")

    def _draw_corner(self, x: int, y: int) -> None:
        around = {
            N: self._west_of(x, y - 1) if y > 0 else OPEN,
            E: self._north_of(x, y) if x < len(self.rows[0]) else OPEN,
            S: self._west_of(x, y) if y < len(self.rows) else OPEN,
            W: self._north_of(x - 1, y) if x > 0 else OPEN,
        }
        walls = sum(bit for bit, looks in around.items() if looks >= WALL)
        sign = WALLS[walls] if walls else "·"
        self._put(self.xs[x], self.ys[y], sign, "" if walls else DIM)

    # Words

    def _write_all(self) -> None:
        spaces: dict[str, list[tuple[int, int]]] = {}
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row):
                spaces.setdefault(cell.key or f"free {x} {y}", []).append((x, y))
        for covered in spaces.values():
            self._write(covered)

    def _write(self, covered: list[tuple[int, int]]) -> None:
        """In the middle of all spaces that a Room covers."""
        cell = self._cell(*covered[0])
        (x, y), (right, bottom) = min(covered), max(covered)
        width = self.xs[right + 1] - self.xs[x] - 1
        height = self.ys[bottom + 1] - self.ys[y] - 1
        lines = fitted(cell.lines, width, height)
        top = self.ys[y] + 1 + (height - len(lines)) // 2
        for i, line in enumerate(lines):
            left = self.xs[x] + 1 + (width - len(line)) // 2
            for j, sign in enumerate(line):
                self._put(left + j, top + i, sign, cell.style)


def edge(one: Cell, other: Cell, direction: int) -> int:
    """What lies between a space and the one in this direction from it."""
    if not one.key and not other.key:
        return LAND
    if one.key == other.key:
        return OPEN
    door = one.doors & direction or other.doors & turned(direction, 2)
    return DOOR if door else WALL


def side(looks: int, length: int, wall: str, land: str) -> str:
    """One side of a space, without its corners."""
    if looks in (LAND, OPEN):
        return (land if looks == LAND else " ") * length
    gap = 0 if looks == WALL else (length // 4) | 1
    gap += 4 if looks == DOUBLE_DOOR else 0
    before = (length - gap + 1) // 2
    return wall * before + " " * gap + wall * (length - gap - before)


def fitted(lines: tuple[str, ...], width: int, height: int) -> list[str]:
    """The lines broken where they are too long; the last ones go where there are too many."""
    return [part for line in lines for part in textwrap.wrap(line, width) or [""]][:height]


# Building sites


@dataclass(frozen=True)
class Inside:
    """The columns and lines inside the spaces of a site, rows from north to south."""

    columns: int
    lines: list[int]


def site_plan(player: GuildView, cards: Cards, inside: Inside, fits: int = 0) -> Text:
    """A Guild's site with the road; free spaces where a Room fits are bright."""
    cells = [site_cell(space, cards, bool(fits >> i & 1)) for i, space in enumerate(player["site"])]
    rows = [cells[y * COLUMNS : y * COLUMNS + COLUMNS] for y in NORTH_TO_SOUTH]
    plan = Plan(rows, inside.columns, inside.lines)
    road = " road ".center(COLUMNS * (inside.columns + 1) + 1, "═")
    return Text("\n").join([*plan.lines(), Text(road, style=DIM)])


def site_cell(space: SpaceView, cards: Cards, fits: bool) -> Cell:
    if space["room"] is None:
        return Cell(lines=(space["space"],), style="bold green" if fits else DIM)
    if space["room"] == HALL_ID:
        return Cell(HALL_ID, edges(space), (HALL_TITLE,), "bold", at_road=True)
    room = cards.room(space["room"])
    title = room.title if space["active"] else f"({room.title})"
    worth = f"{kind_text(room.kind)} {points_text(room.pp / 2)}"
    return Cell(room.id, edges(space), (title, worth), "" if space["active"] else DIM)


def sites_drawn(
    players: list[GuildView], names: list[Text], cards: Cards, width: int, brief: bool = False
) -> list[RenderableType]:
    """Rows of as many as fit, the last one full; where one is not enough, with lower spaces."""
    narrow = COLUMNS * (NARROWEST + 1) + 1
    across = max(1, min(len(players), (width + GAP) // (narrow + GAP)))
    room = (width - GAP * (across - 1)) // across
    lines = HIGH if across == len(players) and not brief else LOW
    found: list[RenderableType] = []
    for last in range((len(players) - 1) % across + 1, len(players) + 1, across):
        row = Table.grid(padding=(0, GAP, 0, 0))
        some = slice(max(0, last - across), last)
        shown = players[some]
        for _ in shown:
            row.add_column(no_wrap=True)
        inside = inner_size(shown, room, lines)
        row.add_row(*names[some])
        row.add_row(*[site_plan(player, cards, inside) for player in shown])
        found.append(row)
    return found


def inner_size(players: list[GuildView], width: int, lines: int = HIGH) -> Inside:
    """For sites that may be so wide; a row in which nobody has built is flat."""
    columns = max(NARROWEST, min((width - 1) // COLUMNS - 1, WIDEST))
    return Inside(columns, [lines if built_in(players, y) else FLAT for y in NORTH_TO_SOUTH])


def built_in(players: list[GuildView], y: int) -> bool:
    row = slice(y * COLUMNS, y * COLUMNS + COLUMNS)
    return any(space["room"] for player in players for space in player["site"][row])


# Rooms


def tiles(room: Room) -> Table:
    """A Room in all rotations that look different."""
    row = Table.grid(padding=(0, GAP + 1, 0, 0))
    turns = [f"turned {90 * turn}°" if turn else "not turned" for turn in room.rotations]
    row.add_row(*[Text(turn, style=DIM) for turn in turns])
    row.add_row(*[tile(room, rotation) for rotation in room.rotations])
    return row


def tile(room: Room, rotation: int) -> Text:
    doors = room.doors[rotation]
    if room.size == SMALL:
        rows = [[Cell(room.id, doors[0])]]
    else:
        across = B_LIES[rotation] % 2 == 1
        first, last = "AB" if rotation < ROTATIONS // 2 else "BA"
        lines = (f"{first}     {last}",) if across else (first, "", last)
        cells = {"A": Cell(room.id, doors[0], lines), "B": Cell(room.id, doors[1], lines)}
        parts = [cells[first], cells[last]]
        rows = [parts] if across else [[part] for part in parts]
    return Text("\n").join(Plan(rows, IN_TILE, [FLAT] * len(rows)).lines())
