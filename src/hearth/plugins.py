"""Games and bots of others, from packages that are installed beside this one.

A package names them as entry points, in the groups `hearth.games` and `hearth.bots`. What cannot
be used is left out, with a sentence that says why; everything else goes on.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from hearth.bots import specs
from hearth.bots.bot import Bot
from hearth.kernel import Game, game_ids, let_in, register

GAMES: Final = "hearth.games"
BOTS: Final = "hearth.bots"
GAME_NAME: Final = re.compile("[a-z][a-z0-9_]{0,39}")
LONGEST_REASON: Final = 200  # letters of an error's text that are told


@dataclass(frozen=True)
class LeftOut:
    """A plug-in that is installed and cannot be used."""

    kind: str  # game or bot
    name: str
    package: str
    why: str

    def sentence(self) -> str:
        return f"{self.called()} is left out: {self.why}"

    def called(self) -> str:
        """For strangers, who need not know why."""
        return f"the {self.kind} {self.name!r} of the plug-in {self.package}"


class UnfitError(Exception):
    """Why a plug-in cannot be used."""


_LEFT_OUT: Final[list[LeftOut]] = []


def left_out() -> list[LeftOut]:
    """The plug-ins that are installed and cannot be used."""
    let_in()
    return _LEFT_OUT[:]


def load() -> None:
    """Make all that is installed known; whoever needs it is asked by the kernel to call this."""
    for group, kind, admit in ((GAMES, "game", _admit_game), (BOTS, "bot", _admit_bot)):
        for entry in sorted(entry_points(group=group), key=_called):
            _let_in(kind, entry, admit)


def _called(entry: EntryPoint) -> tuple[str, str, str]:
    package = entry.dist.name if entry.dist is not None else "?"
    return entry.name, package, entry.value


def _let_in(kind: str, entry: EntryPoint, admit: Callable[[str, Any], None]) -> None:
    name, package, _ = _called(entry)
    try:
        _check_name(kind, name)
        admit(name, entry.load())
    except UnfitError as unfit:
        _LEFT_OUT.append(LeftOut(kind, name, package, str(unfit)))
    except (Exception, SystemExit) as error:  # others' code, which may fail in any way
        why = " ".join(f"{type(error).__name__}: {error}".split())
        _LEFT_OUT.append(LeftOut(kind, name, package, why[:LONGEST_REASON]))


def _check_name(kind: str, name: str) -> None:
    pattern = GAME_NAME if kind == "game" else specs.BOT_NAME
    if not pattern.fullmatch(name):
        raise UnfitError(f"its name should be a word of small letters, not {name!r}")
    if name in (game_ids() if kind == "game" else specs.taken_names()):
        raise UnfitError(f"there is a {kind} of that name already; it needs another one")


def _admit_game(name: str, found: Any) -> None:
    if not isinstance(found, Game):
        raise UnfitError(f"it should be a hearth.Game, not {_kind_of(found)}")
    if found.id != name:
        raise UnfitError(f"the game calls itself {found.id!r}; its entry point should do so, too")
    found.describe()
    found.standard_box()
    register(found)


def _admit_bot(name: str, found: Any) -> None:
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnfitError(
            f"it should be a class derived from hearth.bots.bot.Bot, not {_kind_of(found)}"
        )
    made = found

    def make(spec: str, game: str, seed: int) -> Bot:
        return made(spec, seed)

    specs.register_bot(name, make)


def _kind_of(found: Any) -> str:
    return f"the class {found.__name__}" if isinstance(found, type) else f"a {type(found).__name__}"
