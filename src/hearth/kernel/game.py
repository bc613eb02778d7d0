"""A game: a set of rules, its title, seats and options, and how its matches are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hearth.kernel.actions import ActionSpace
from hearth.kernel.bounds import Bounds
from hearth.kernel.box import Box, BoxError, read_folder
from hearth.kernel.state import Event, Rules, State


@dataclass
class Option:
    """Something that a table can decide before the match."""

    name: str
    values: list[Any]
    default: Any
    text: str
    many: bool = False  # any set of the values, given as a list
    formerly: dict[Any, Any] = field(default_factory=dict)  # what values were called, in old files


@dataclass
class Variant:
    """A way to play a game, and the ways in which it can end."""

    name: str
    seats: list[int]
    endings: list[str]
    options: dict[str, Any] = field(default_factory=dict)  # those that make it this variant


@dataclass
class SheetRow:
    """One row of a score sheet: where points come from, and why. Only the sum has to be whole."""

    title: str
    points: float
    why: str = ""
    source: str = ""  # what rows of one sort have in common, for statistics; "" is its title

    def points_text(self) -> str:
        """The points for people: 3, -1, 2½."""
        return points_text(self.points)


def points_text(points: float) -> str:
    """Points for people, halves as ½."""
    whole = abs(int(points))
    half = "½" if points != int(points) else ""
    number = f"{whole if whole or not half else ''}{half}"
    return f"-{number}" if points < 0 else number


@dataclass
class Table:
    """What a match is made from, checked."""

    seats: int
    seed: int  # whoever knows it can work out all chance; a match with a secret has none
    chosen: dict[str, Any] = field(default_factory=dict)
    logging: bool = False  # keep a log from the first deal on
    secret: str = ""

    def origin(self) -> str:
        """What all chance of the match comes from: its secret, or else its seed."""
        return self.secret or str(self.seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """Base of all games. A game sets the attributes and overrides the methods."""

    def __init__(self, name: str, title: str, space: ActionSpace, seats: list[int]) -> None:
        super().__init__(name, space)
        self.title: str = title
        self.seats: list[int] = seats
        self.options: list[Option] = []
        self.rules_version: int = 1
        self.event_names: list[str] = []  # by the number of the event's kind
        self.variants: list[Variant] = []
        self.folder: Path = Path()  # where box/ and rules.md are

    # Made by the game

    def standard_box(self) -> Box:
        """The box as it comes, read once."""
        raise NotImplementedError

    def make_box(self, name: str, replaced: dict[str, str]) -> Box:
        """The box with some of its files replaced, read and checked."""
        raise NotImplementedError

    def set_up(self, table: Table, box: Any) -> State:
        """A new match at its first choice."""
        raise NotImplementedError

    def forbid(self, seats: int, chosen: dict[str, Any]) -> str:
        """Why these options do not go together at this table; empty if they do."""
        return ""

    def label(self, g: Any, a: int, seat: int) -> str:
        """The seat's action for people."""
        raise NotImplementedError

    def prompt(self, g: Any, seat: int) -> str:
        """What the seat is choosing, for people."""
        raise NotImplementedError

    def sentence(self, g: Any, event: Event) -> str:
        """The event for people; the reader sees who did it beside the sentence."""
        raise NotImplementedError

    def sheet(self, g: Any, seat: int) -> list[SheetRow]:
        """The seat's points, each explained, as if the match ended now."""
        raise NotImplementedError

    def unsure(self, g: Any) -> list[str]:
        """Titles of the sheets' rows that nobody can be sure of before the end."""
        return []

    def tie_break(self, g: Any) -> str:
        """What parted those who have the most points, in a few words; empty if nothing had to."""
        return ""

    def verdict(self, g: Any) -> str:
        """What the result of a finished match of one player was measured by, in a sentence."""
        return ""

    def broken_laws(self, g: Any) -> list[str]:
        """What must always hold and does not, each in a sentence; empty when all is well."""
        raise NotImplementedError

    def bounds(self, g: Any) -> Bounds | None:
        """What each field of a state may hold at this table; None: nobody has said."""
        return None

    def ending(self, g: Any) -> str:
        """The way in which a finished match ended, in one word."""
        raise NotImplementedError

    def refs(self, g: Any, event: Event) -> list[str]:
        """The things that an event is about, as `kind:id`."""
        raise NotImplementedError

    def watched(self, box: Any) -> list[str]:
        """What a long run of matches has to meet, as `event kind:id`."""
        raise NotImplementedError

    def die(self, event: Event) -> tuple[int, int]:
        """Sides and face of the die that was rolled; (0, 0): none was."""
        return 0, 0

    # For drawn boards; a game without them is played through a panel of labels

    def path(self, g: Any, a: int, seat: int) -> list[str]:
        """The things that a player touches for this action, as refs, in order."""
        return []

    def cost(self, g: Any, a: int, seat: int) -> dict[str, int]:
        """What is paid for it at once, as `{"coin": 3}`."""
        return {}

    def risk(self, g: Any, a: int, seat: int) -> str:
        """The odds of an action that chance decides, for people."""
        return ""

    def why_not(self, g: Any, seat: int, ref: str) -> tuple[str, str]:
        """Why the seat cannot choose a thing now, and the clause of the rules that says so."""
        return "", ""

    def names(self, g: Any) -> list[str]:
        """What the seats are called at the table: a Guild, a colour."""
        return [f"Seat {seat + 1}" for seat in range(len(g.players))]

    # Common to all

    def endings(self) -> list[str]:
        """All ways in which a match can end."""
        found: list[str] = []
        for variant in self.variants:
            found += [ending for ending in variant.endings if ending not in found]
        return found

    def box_at(self, folder: str | Path | None) -> Box:
        """A designer's box; None is the standard one."""
        if folder is None:
            return self.standard_box()
        if not str(folder):
            raise BoxError("a box is a folder of TOML files; its name is empty")
        path = Path(folder)
        texts = read_folder(path)
        try:
            return self.make_box(path.resolve().name, texts)
        except BoxError as error:
            raise BoxError(f"{path}: {error}") from error

    def describe(self) -> dict[str, Any]:
        """Id, title, seats and options as plain data."""
        options = {
            option.name: {
                "values": option.values[:],
                "default": option.default[:] if option.many else option.default,
                "many": option.many,
                "text": option.text,
            }
            for option in self.options
        }
        return {"id": self.id, "title": self.title, "seats": self.seats[:], "options": options}

    def check(self, seats: Any, options: Any) -> dict[str, Any]:
        """The options with defaults filled in; ValueError says what is allowed.

        What comes from outside may be of any type, and the compiled engine would refuse a wrong
        one by its type alone.
        """
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise ValueError(f"{self.id} is for {allowed} seats, not {seats!r}")
        if not isinstance(options, dict):
            raise ValueError(f"options are given as a dict of names and values, not {options!r}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise ValueError(f"{self.id} has no option {name!r}; its options are: {allowed}")
        chosen = {o.name: _checked(o, options.get(o.name, o.default)) for o in self.options}
        problem = self.forbid(seats, chosen)
        if problem:
            raise ValueError(problem)
        return chosen


def _checked(option: Option, value: Any) -> Any:
    if not option.many:
        if type(value) is str:
            value = option.formerly.get(value, value)
        if not _is_among(value, option.values):
            raise ValueError(f"{option.name} is {_either(option.values)}, not {value!r}")
        return value
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{option.name} is a list of {_either(option.values)}, not {value!r}")
    for one in value:
        if not _is_among(one, option.values):
            raise ValueError(f"{option.name} may hold {_either(option.values)}, not {one!r}")
    return [one for one in option.values if one in value]


def _is_among(value: Any, allowed: list[Any]) -> bool:
    # True == 1 in Python, but an option is not to be answered with the wrong kind of thing.
    return any(value == one and type(value) is type(one) for one in allowed)


def _either(values: list[Any]) -> str:
    return " or ".join(str(value) for value in values)


_GAMES: Final[dict[str, Game]] = {}
_FINDERS: Final[list[Callable[[], None]]] = []
# Games that are there and not imported yet: their module, and their name in it.
_OFFERED: Final[dict[str, tuple[str, str]]] = {}


def offer(game: str, module: str, name: str) -> None:
    """Make a game playable that is imported when somebody first asks for it."""
    _OFFERED[game] = (module, name)


def register(game: Game) -> None:
    """Make a game playable everywhere: in `games()`, `new`, the terminal, the tests."""
    _GAMES[game.id] = game


def unregister(game: Game) -> None:
    """Take a game back, as tests do with theirs."""
    del _GAMES[game.id]


def look_outside(finder: Callable[[], None]) -> None:
    """Have `finder` register what others made, as soon as somebody asks for more than ours."""
    _FINDERS.append(finder)


def let_in() -> None:
    """Now is the moment; each finder is called once."""
    while _FINDERS:
        _FINDERS.pop()()


def game_ids() -> list[str]:
    let_in()
    return [*_OFFERED, *[game for game in _GAMES if game not in _OFFERED]]


def find(game: str) -> Game:
    """The game of that id; ValueError names the ones there are."""
    if game not in _GAMES and game in _OFFERED:
        module, name = _OFFERED[game]
        register(getattr(import_module(module), name))
    if game not in _GAMES:
        let_in()
    if game not in _GAMES:
        raise ValueError(f"there is no game {game!r}; there are: {', '.join(game_ids())}")
    return _GAMES[game]
