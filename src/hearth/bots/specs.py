"""Which bot a word stands for: `random`, `greedy`, `greedy:30%`, `ismcts:1000`, or a level."""

from __future__ import annotations

import tomllib
from typing import Final

from hearth.bots.aimless import Aimless
from hearth.bots.bot import Bot
from hearth.bots.greedy import Greedy
from hearth.bots.ismcts import Ismcts
from hearth.kernel import folder_of

LEVELS: Final = ["apprentice", "journeyman", "master", "grandmaster"]
FORMS: Final = "random, greedy, greedy:SLIPS%, ismcts:ITERATIONS, ismcts:MILLISECONDSms"
ADVISER: Final = "ismcts:1000ms"  # for hints: as good as somebody likes to wait for
MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 600_000
_LEVEL_FILE: Final = folder_of("hearth.bots") / "levels.toml"
_LEVELS: Final[dict[str, dict[str, str]]] = {}


def make_bot(spec: str, game: str, seed: int) -> Bot:
    """The bot that a spec stands for; ValueError says which there are."""
    word = resolved(spec, game)
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
    word = spec.strip().lower()
    if word in LEVELS:
        return resolved(levels(game)[word], game)
    name, _, budget = word.partition(":")
    if word in ("random", "greedy") or (name == "ismcts" and _is_budget(budget)):
        return word
    if name == "greedy" and _is_percentage(budget):
        return word
    raise ValueError(f"there is no bot {spec!r}; there are: {FORMS}, {', '.join(LEVELS)}")


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
