"""What a bot is: somebody who chooses from what its seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from hearth.kernel import Rng, State, find


class Outlook:
    """A seat's choice as a bot meets it: its view, its options, and tables as they might be.

    Whatever the seat cannot know is dealt anew before anything is kept here, so that there is
    nothing to peek at: a bot that wants to cheat cannot.
    """

    def __init__(self, g: State, seat: int, rng: Rng) -> None:
        self.seat: int = seat
        self.options: list[int] = g.options(seat)
        self._imagined: State = g.clone()
        self._imagined.ask_first(seat)
        self._imagined.determinise(seat, rng)

    def imagine(self, rng: Rng) -> State:
        """A table that agrees with everything the seat knows; another one each time."""
        g = self._imagined.clone()
        g.determinise(self.seat, rng)
        return g

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._imagined.view(self.seat)

    def told(self) -> dict[str, Any]:
        """The same as plain data, for a program: what the seat sees, and what it may choose."""
        g = self._imagined
        game = find(g.rules.id)
        options = [
            {"id": game.space.notation(a), "label": game.label(g, a, self.seat)}
            for a in self.options
        ]
        return {"game": game.id, "seat": self.seat, "view": self.view(), "options": options}


@dataclass
class Considered:
    """An option, how often it was looked at, and the share of the win it seems to promise."""

    action: int
    visits: int
    value: float


@dataclass
class Thought:
    """What a bot chose, and what it considered, the best first."""

    action: int
    considered: list[Considered] = field(default_factory=list)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. A bot has a random stream of its own, and no memory but that."""

    def __init__(self, name: str, seed: int) -> None:
        self.name: str = name
        self.rng: Rng = Rng(seed)

    def choose(self, g: State, seat: int) -> Thought:
        """The seat's choice at this table. The table itself is not touched."""
        return self.think(Outlook(g, seat, self.rng))

    def think(self, outlook: Outlook) -> Thought:
        """The choice from what the seat may know."""
        raise NotImplementedError

    def close(self) -> None:
        """The match is over, or nobody plays it any more."""


def patience(milliseconds: int) -> float:
    """Seconds after which an answer does not count any more; a bot was told it has less.

    It is generous: a busy machine is not the bot's fault.
    """
    return 3 * milliseconds / 1000 + 1
