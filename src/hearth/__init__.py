"""Hearth: board games of forge and guild on one engine.

>>> import hearth
>>> hearth.games()
['winterforge', 'guilds', 'ravenshire', 'forge', 'cove']
>>> g = hearth.new("winterforge", seats=3, seed=7, options={"guilds": "random"})
>>> g.actor(), g.over
(0, False)
>>> [hearth.notation(g, a) for a in g.options()]
['keep_royal:contract=43', 'keep_royal:contract=40']

Think on a copy in which the others hold what they might hold; the match itself is untouched.

>>> thought = g.clone()
>>> thought.determinise(0, hearth.Rng(1))
>>> thought.view(0) == g.view(0)
True
>>> thought.apply(thought.options()[0])
>>> thought.actor(), g.actor()
(1, 0)

A view is what a seat may see; a spectator sees less.

>>> g.view(0)["players"][0]["royals"], g.view(None)["players"][0]["royals"]
(['R08', 'R05'], None)

Points are counted as if the match ended now; the shares of the win sum to 1.

>>> g.scores(), sum(g.result())
([0, 0, 0], 1.0)
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearth import _engine

_engine.choose()

import hearth.games  # noqa: E402, F401  # while its name is not yet that of our function
from hearth import kernel  # noqa: E402
from hearth.kernel import (  # noqa: E402
    BoxError,
    Game,
    Rng,
    State,
    Table,
    check_seed,
    find,
)
from hearth.kernel import game as _game  # noqa: E402

if TYPE_CHECKING:
    from hearth.plugins import LeftOut

__version__ = "0.1.0"
__all__ = [
    "BoxError",
    "Game",
    "Rng",
    "State",
    "cards",
    "games",
    "info",
    "label",
    "left_out",
    "load",
    "native",
    "new",
    "notation",
    "parse",
    "register",
    "save",
]

# Each is imported when it is first asked for.
for _id in ("winterforge", "guilds", "ravenshire", "forge", "cove"):
    kernel.offer(_id, f"hearth.games.{_id}", _id.upper())


# Reading what is installed takes time: not before it is needed.


def _let_in_plug_ins() -> None:
    from hearth import plugins

    plugins.load()


kernel.look_outside(_let_in_plug_ins)

native: bool = not str(_game.__file__).endswith(".py")
"""True when the compiled engine runs."""


def games() -> list[str]:
    """The ids of all games, ours and those that are installed as plug-ins.

    >>> games()
    ['winterforge', 'guilds', 'ravenshire', 'forge', 'cove']
    """
    return kernel.game_ids()


def left_out() -> list[LeftOut]:
    """The plug-ins that are installed and cannot be used; their `sentence()` says why.

    >>> left_out()
    []
    """
    from hearth import plugins

    return plugins.left_out()


def info(game: str) -> dict[str, Any]:
    """Title, seats and options of a game, as plain data.

    >>> info("winterforge")["seats"]
    [1, 2, 3, 4, 5, 6]
    >>> info("winterforge")["options"]["guilds"]["values"]
    ['chosen', 'random']
    """
    return find(game).describe()


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    box: str | Path | None = None,
) -> State:
    """A match at its first choice. Without a seed, chance decides.

    >>> new("winterforge", seats=2, seed=1).actor()
    0
    >>> new("winterforge", seats=9)
    Traceback (most recent call last):
    ValueError: winterforge is for 1, 2, 3, 4, 5, 6 seats, not 9
    """
    rules = find(game)
    chosen = rules.check(seats, {} if options is None else options)
    table = Table(seats, secrets.randbits(53) if seed is None else check_seed(seed), chosen)
    return rules.set_up(table, rules.box_at(box))


def notation(g: State, a: int) -> str:
    """The action as one line of text, the same everywhere.

    >>> g = new("winterforge", seats=2, seed=1)
    >>> notation(g, g.options()[0])
    'choose_guild:guild=0'
    """
    return g.rules.space.notation(a)


def parse(g: State, text: str, seat: int = -1) -> int:
    """The legal action that the text stands for; ValueError names the legal ones.

    While several seats choose together, `seat` says for whom; otherwise it can be left out.

    >>> g = new("winterforge", seats=2, seed=1)
    >>> parse(g, "choose_guild:guild=0") == g.options()[0]
    True
    """
    a = g.rules.space.parse(text)
    legal = g.options(seat)
    if a not in legal:
        allowed = ", ".join(notation(g, b) for b in legal) or "none, the match is over"
        raise ValueError(f"{text.strip()!r} is not legal now; legal are: {allowed}")
    return a


def label(g: State, a: int, seat: int = -1) -> str:
    """The action for people; `seat` as in `parse`.

    >>> g = new("winterforge", seats=2, seed=1)
    >>> label(g, g.options()[-1])
    'Let chance choose a Guild'
    """
    if not 0 <= a < len(g.rules.space.kind_of):
        raise ValueError(f"there is no action {a} in {g.rules.id}; take one out of options()")
    return find(g.rules.id).label(g, a, g.actor() if seat < 0 else seat)


# The functions below are thin: compiled ones would lose their docstrings.


def save(g: State) -> str:
    """The whole state as JSON text, secrets included, at any choice.

    >>> g = new("winterforge", seats=2, seed=1)
    >>> save(load(save(g))) == save(g)
    True
    """
    return kernel.save(g)


def load(text: str) -> State:
    """The state that `save` wrote, also in the other engine.

    >>> load("something else")
    Traceback (most recent call last):
    ValueError: this is not a save of hearth: Expecting value: line 1 column 1 (char 0)
    """
    return kernel.load(text)


def cards(game: str, box: str | Path | None = None) -> dict[str, list[dict[str, Any]]]:
    """The printed content of a box as plain data: what the ids in a view stand for.

    >>> cards("winterforge")["components"][0]["title"]
    'Bronze'
    """
    return find(game).box_at(box).tables()


def register(game: Game) -> None:
    """Make a game of your own playable everywhere (see docs/adding-a-game.md)."""
    kernel.register(game)
