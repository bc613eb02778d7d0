"""Who sits where: people by a secret token, bots by a level, or nobody yet."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from hearth.bots.specs import other_bots, thought
from hearth.match import Match
from hearth.match.typed import LONGEST_NAME, why_not_shown
from hearth.server.settings import ServerSettings

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
BOT_NAMES: Final = ["Alder", "Birk", "Cinder", "Dorn", "Elva", "Flint"]


class Seat(msgspec.Struct):
    """One seat of a table."""

    kind: str
    name: str = ""
    level: str = ""  # of a bot; for an absent person, of the bot that plays meanwhile
    key: str = ""  # the hash of the token that holds it

    def is_held_by(self, token: str) -> bool:
        return self.kind == PERSON and hmac.compare_digest(self.key, hashed(token))


class Settings(msgspec.Struct):
    """What a table agreed on beside the game's own options."""

    clock: int = 0  # seconds for a choice; 0: as long as it takes
    stand_in: str = ""  # the level of the bot that plays for who is absent or out of time
    patience: int = 20  # seconds until somebody who has gone counts as absent
    pace: float = 0.6  # seconds that a bot takes at least, so that people can follow


class Outcome(msgspec.Struct):
    """How a match ended, kept beside it: nobody has to play it again to tell."""

    scores: list[int]
    result: list[float]
    verdict: str
    ended: float  # seconds since 1970


def outcome(match: Match, ended: float) -> Outcome | None:
    """How the match ended; None: it goes on."""
    g = match.g
    return Outcome(g.scores(), g.result(), match.game.verdict(g), ended) if g.over else None


class Sitting(msgspec.Struct):
    """What is stored of the people around a match."""

    owner: str  # the hash of the token that made the table; empty: it came as a replay file
    seats: list[Seat]
    settings: Settings
    rematch: str = ""  # the table of it
    outcome: Outcome | None = None  # null: it goes on, or is of a time before this was kept
    guided: bool = False  # a guide speaks, as long as the match follows its script
    muted: bool = False  # spectators may not talk
    foreseeable: bool = False  # its chance is known: a chosen seed, or that of a finished match

    def held_by(self, token: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if token and seat.is_held_by(token)]


@dataclass(frozen=True)
class Wish:
    """What somebody who makes a table wants of a seat."""

    kind: str
    name: str = ""
    level: str = ""


def new_token() -> str:
    return secrets.token_urlsafe(18)


def hashed(token: str) -> str:
    """Tokens are kept as hashes: whoever reads the store cannot sit down."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: Any) -> str:
    """A name as it may stand at the table; ValueError says what is allowed."""
    if not isinstance(name, str):
        raise ValueError("a name is a text")
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
    if why := why_not_shown(shown):
        raise ValueError(f"this name {why}; choose another one")
    return shown


def bot_seat(level: str, number: int) -> Seat:
    """Bots have names, so that people can tell them apart."""
    return Seat(BOT, BOT_NAMES[number % len(BOT_NAMES)], level)


def bots_here(limits: ServerSettings) -> list[str]:
    """The bots beside the levels that can be seated by name: the operator's, and installed ones."""
    return list(dict.fromkeys([*limits.bots, *other_bots()]))


def check_thought(level: str, game: str, limits: ServerSettings) -> None:
    """ValueError if there is no such bot, or if it thinks longer than bots may here."""
    if level in limits.bots:
        return
    milliseconds, iterations = thought(level, game)
    if milliseconds > limits.longest_thought:
        most = f"{limits.longest_thought} ms"
    elif iterations > limits.most_iterations:
        most = f"{limits.most_iterations} iterations"
    else:
        return
    raise ValueError(f"the bot {level!r} thinks too long for this server: {most} is the most")


def seated(wish: Wish, game: str, token: str, number: int, limits: ServerSettings) -> Seat:
    """The seat that was wished for; ValueError says what is wrong with the wish."""
    if wish.kind == OPEN:
        return Seat(OPEN)
    if wish.kind == BOT:
        check_thought(wish.level, game, limits)
        return bot_seat(wish.level, number)
    if wish.kind == PERSON:
        return Seat(PERSON, checked_name(wish.name or f"Player {number + 1}"), key=hashed(token))
    raise ValueError(f"a seat is for a {PERSON}, a {BOT} or {OPEN}, not {wish.kind!r}")
