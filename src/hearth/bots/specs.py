"""Which bot a word stands for: `random`, `greedy`, `greedy:30%`, `ismcts:1000`, a level, or others.

What comes from a file or through the network never starts a program: `stdio:COMMAND` is for what
somebody typed at this machine, and for that there are twins of these functions, called `typed`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Final

from hearth.bots.aimless import Aimless
from hearth.bots.bot import Bot
from hearth.bots.greedy import Greedy
from hearth.bots.ismcts import Ismcts
from hearth.bots.stdio import StdioBot, check_command
from hearth.kernel import folder_of, let_in

LEVELS: Final = ["apprentice", "journeyman", "master", "grandmaster"]
FORMS: Final = "random, greedy, greedy:SLIPS%, ismcts:ITERATIONS, ismcts:MILLISECONDSms"
ADVISER: Final = "ismcts:1000ms"  # for hints: as good as somebody likes to wait for
MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 600_000
_LEVEL_FILE: Final = folder_of("hearth.bots") / "levels.toml"
_LEVELS: Final[dict[str, dict[str, str]]] = {}
PROGRAM: Final = "stdio:"  # what begins the spec of a program
BOT_NAME: Final = re.compile("[a-z][a-z0-9_-]{0,39}")
HOUSE: Final = ["random", "greedy", "ismcts", "stdio", *LEVELS]

Maker = Callable[[str, str, int], Bot]  # from spec, game and seed
_OTHERS: Final[dict[str, Maker]] = {}


def make_bot(spec: str, game: str, seed: int) -> Bot:
    """The bot that a spec stands for; ValueError says which there are."""
    word = resolved(spec, game)
    if word in _OTHERS:
        return _OTHERS[word](spec, game, seed)
    if word == "random":
        return Aimless(spec, seed)
    name, _, budget = word.partition(":")
    if name == "greedy":
        return Greedy(spec, seed, slips=int(budget.removesuffix("%") or 0))
    if budget.endswith("ms"):
        return Ismcts(spec, seed, milliseconds=int(budget[:-2]))
    return Ismcts(spec, seed, iterations=int(budget))


def resolved(spec: str, game: str) -> str:
    """The spec with a level replaced by what it means in this game; ValueError for no spec."""
    word = plain(spec)
    if word in LEVELS:
        return resolved(levels(game)[word], game)
    name, _, budget = word.partition(":")
    if word in ("random", "greedy") or (name == "ismcts" and _is_budget(budget)):
        return word
    if name == "greedy" and _is_percentage(budget):
        return word
    if is_program(word):
        raise ValueError(f"{spec!r} is a program; only who types on this machine can start one")
    let_in()
    if word in _OTHERS:
        return word
    known = ", ".join([FORMS, *LEVELS, *_OTHERS])
    raise ValueError(f"there is no bot {spec!r}; there are: {known}")


def plain(spec: str) -> str:
    """The spec as it is kept: in small letters, but for a program's command."""
    word = spec.strip()
    return word if is_program(word) else word.lower()


def is_program(spec: str) -> bool:
    return spec.strip().startswith(PROGRAM)


def make_typed_bot(spec: str, game: str, seed: int) -> Bot:
    """The same, or the program of a spec that was typed here."""
    if is_program(spec):
        return StdioBot(spec, seed, command_of(spec))
    return make_bot(spec, game, seed)


def resolved_typed(spec: str, game: str) -> str:
    """The same for a spec that was typed here; ValueError also if a program is not there."""
    if not is_program(spec):
        return resolved(spec, game)
    check_command(command_of(spec))
    return plain(spec)


def command_of(spec: str) -> str:
    return spec.strip().removeprefix(PROGRAM).strip()


# Bots of others


def register_bot(name: str, make: Maker) -> None:
    """Make a bot known by a name that `taken_names` does not have."""
    _OTHERS[name] = make


def unregister_bot(name: str) -> None:
    """Take a bot back, as tests do with theirs."""
    del _OTHERS[name]


def other_bots() -> list[str]:
    """The names of the bots that are not ours."""
    let_in()
    return list(_OTHERS)


def taken_names() -> list[str]:
    """Those that no other bot may have: ours, and of others as many as are known by now."""
    return [*HOUSE, *_OTHERS]


def thought(spec: str, game: str) -> tuple[int, int]:
    """Milliseconds and iterations that a bot may spend on a choice; 0: it does not count these."""
    budget = resolved(spec, game).partition(":")[2]
    if budget.endswith("ms"):
        return int(budget[:-2]), 0
    return 0, int(budget) if budget.isdecimal() else 0


def _is_percentage(text: str) -> bool:
    number = text.removesuffix("%")
    plain = number.isascii() and number.isdigit() and len(number) <= 2
    return plain and number != text and str(int(number)) == number


def _is_budget(budget: str) -> bool:
    number = budget.removesuffix("ms")
    if not number.isascii() or not number.isdigit() or len(number) > len(str(MOST_ITERATIONS)):
        return False
    most = MOST_MILLISECONDS if budget != number else MOST_ITERATIONS
    return 1 <= int(number) <= most


def levels(game: str) -> dict[str, str]:
    """What each level means in a game; what it does not say for itself is as in `default`."""
    if not _LEVELS:
        _LEVELS.update(tomllib.loads(_LEVEL_FILE.read_text(encoding="utf-8")))
    return {**_LEVELS["default"], **_LEVELS.get(game, {})}
