"""A table: one match, who sits at it, and who is watching."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Protocol

import msgspec

from hearth.bots.specs import LEVELS
from hearth.match import (
    Due,
    Kept,
    Match,
    RecordError,
    as_far_as_possible,
    guide_of,
    header,
    read_record,
    record,
)
from hearth.match.record import UNDO, written_in
from hearth.server.bot_turns import BotTurns
from hearth.server.clients import Client
from hearth.server.envelope import encoded, seats_message, sheet_message, view_message
from hearth.server.help import Help
from hearth.server.layout import StoreError
from hearth.server.limits import Bucket
from hearth.server.openapi import JSON
from hearth.server.refused import RefusedError, reading
from hearth.server.seats import (
    BOT,
    OPEN,
    PERSON,
    Seat,
    Sitting,
    Wish,
    bots_here,
    checked_name,
    hashed,
    new_token,
    outcome,
    seated,
)
from hearth.server.static import File
from hearth.server.store import Stored, Write
from hearth.server.turns import HOUSE, Asker

CHAT_KEPT: Final = 200
LINES_AT_ONCE: Final = 20  # of chat, at one table
LINES_PER_SECOND: Final = 1.0
MOST_UNDOS: Final = 50  # of one choice: each is a line that is kept, and read again
MOST_LINES: Final = 20_000  # of a table with undos; a match has some hundreds
KEPT: Final = "kept"  # the state of a match that can only be looked at
NOBODY: Final = "Nobody can play here: this match is only kept to be looked at."


class Watcher(Protocol):
    """Somebody connected to a table."""

    token_seats: list[int]
    client: Client

    def eyes(self) -> int | None: ...
    def send(self, text: str) -> None: ...
    def send_chat(self, text: str) -> None: ...


def choices_undone(text: str) -> Iterator[int]:
    """The numbers of the choices that a record takes back, each as often as it does."""
    for line in written_in(text, "a table"):
        if line.is_undo():
            with contextlib.suppress(ValueError):  # a kept file's may be no number
                yield line.goes_back_to()


@dataclass
class Table:
    """A match that is being played on this server."""

    id: str
    match: Match
    sitting: Sitting
    help: Help
    rev: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)
    lines: Bucket = field(default_factory=lambda: Bucket(LINES_AT_ONCE, LINES_PER_SECOND))
    told: int = 0  # log lines that everybody has been sent
    last_cid: dict[int, str] = field(default_factory=dict)
    deadline: float | None = None  # None: the clock waits for a person who can move
    taken_back: Counter[int] = field(default_factory=Counter)  # how often, by the choice's number
    is_kept: bool = False  # nobody plays on
    is_ahead: bool = False  # of what is stored: something failed, and so did going back
    notice: str = ""  # of older rules: what is different, and how much is shown
    file: str = ""  # the record that all may have, where the match alone would not tell it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bots: BotTurns = field(init=False)

    def __post_init__(self) -> None:
        self.bots = BotTurns(self)
        self.note_people()

    # Made and read

    @classmethod
    def read(cls, stored: Stored, help: Help) -> Table:
        """A table as it was stored; one of older rules is kept to be looked at.

        RecordError if it cannot even be looked at.
        """
        text = stored.text()
        found = _found(text, f"table {stored.id}")
        sitting = msgspec.json.decode(stored.seats, type=Sitting)
        if len(sitting.seats) != found.match.table.seats:
            raise RecordError(f"table {stored.id}: its match has another number of seats")
        table = cls(stored.id, found.match, sitting, help, rev=len(stored.lines))
        table.told = len(found.match.lines)
        table.taken_back.update(choices_undone(text))
        table.notice = found.notice
        table.is_kept = stored.state == KEPT or bool(found.notice)
        if table.is_kept and stored.state in ("over", KEPT):
            table.file = text
        if sitting.outcome is None:
            sitting.outcome = outcome(found.match, stored.touched)
        return table

    def header(self) -> str:
        return header(self.match)

    @cached_property
    def own_cards(self) -> File:
        """The content of the match's box. A designer's may be long, and is read only once."""
        return File(JSON, msgspec.json.encode(self.match.box.tables()))

    def sitting_text(self) -> str:
        return msgspec.json.encode(self.sitting).decode()

    @property
    def seats(self) -> list[Seat]:
        return self.sitting.seats

    def note_people(self) -> None:
        """People may undo by other rules than one person among bots; a file says who played."""
        self.match.people = [i for i, seat in enumerate(self.seats) if seat.kind != BOT]
        if self.sitting.owner:  # a file that was brought says itself
            names = [seat.name for seat in self.seats]
            self.match.names = names if all(names) else []

    # Questions

    def state(self) -> str:
        if self.match.g.over:
            return "over"
        if self.is_kept:
            return KEPT
        return "open" if any(seat.kind == OPEN for seat in self.seats) else "playing"

    def waiting(self) -> list[int]:
        """The seats that are choosing."""
        return self.match.g.actors()[:] if self.state() == "playing" else []

    def held_by(self, token: str) -> list[int]:
        return self.sitting.held_by(token)

    def is_owner(self, token: str) -> bool:
        return hashed(token) == self.sitting.owner

    def is_online(self, seat: int) -> bool:
        return self.seats[seat].kind == BOT or any(seat in w.token_seats for w in self.watchers)

    def spectators(self) -> int:
        return sum(not watcher.token_seats for watcher in self.watchers)

    def is_idle(self) -> bool:
        return not (self.watchers or self.bots.running or self.lock.locked())

    def asker(self) -> Asker:
        """In whose name its bots think: of somebody who plays here, or else of who watches."""
        for watcher in sorted(self.watchers, key=lambda one: not one.token_seats):
            return Asker(watcher.client.address, self.id)
        return HOUSE

    def due(self) -> Due | None:
        """What the guide of this table wants now; None: there is none, or not any more."""
        if not self.sitting.guided or self.state() != "playing":
            return None
        return guide_of(self.match.game).due(self.match)

    def has_file(self) -> bool:
        """Is there a replay file? Before the match's end it would give secrets away."""
        return bool(self.file) or (self.match.g.over and not self.notice)

    def replay_file(self) -> str:
        """The match as a readable file."""
        if not self.has_file():
            raise RefusedError("closed", "The replay file of a match is there when it is over.")
        return self.file if self.notice or not self.match.g.over else record(self.match)

    def clock_part(self) -> dict[str, float] | None:
        limit = self.sitting.settings.clock
        if not limit or self.state() != "playing":
            return None
        left = limit if self.deadline is None else self.deadline - time.monotonic()
        return {"limit": limit, "left": round(max(0.0, left), 1)}

    # Playing

    async def act(self, seat: int, rev: int, notation: str, cid: str = "") -> bool:
        """Carry out and store an action. False if it was carried out before and only sent again."""
        async with self.lock:
            if cid and self.last_cid.get(seat) == cid:
                return False
            self._go_back()
            self._check(seat, rev)
            before = len(self.match.moves)
            try:
                self.match.act(notation, seat)
            except ValueError as error:
                raise RefusedError("illegal", f"{error}.") from error
            self._carry_on()
            lines = [f"{move.seat} {move.notation}" for move in self.match.moves[before:]]
            await self._store(lines)
            if cid:
                self.last_cid[seat] = cid
        self.tell(self.told)
        self.bots.go_on()
        return True

    async def undo(self, seat: int, rev: int) -> None:
        """Take back the seat's last real choice."""
        async with self.lock:
            if self.is_kept:
                raise RefusedError("closed", NOBODY)
            self._go_back()
            if rev != self.rev:
                raise self._stale()
            try:
                to = self.undo_point(seat)
            except ValueError as error:
                raise RefusedError("illegal", f"This cannot be taken back: {error}.") from error
            self.match.undo(to)
            await self._store([f"{seat} {UNDO}{to}"])
            self.taken_back[to] += 1
        self.tell(0)
        self.bots.go_on()

    def undo_point(self, seat: int) -> int:
        """The last choice that the seat may take back here; ValueError says what is in the way."""
        if self.match.g.over:
            raise ValueError(
                "the match is over, and everybody may see its secrets; its replay can be played on"
                " from any moment"
            )
        to = self.match.undo_point(seat)
        if self.taken_back[to] >= MOST_UNDOS:
            raise ValueError(f"this choice was taken back {MOST_UNDOS} times")
        if self.rev >= MOST_LINES:
            raise ValueError("too much was taken back at this table; what is chosen now stands")
        return to

    def _check(self, seat: int, rev: int) -> None:
        state = self.state()
        if state == KEPT:
            raise RefusedError("closed", NOBODY)
        if state != "playing":
            why = "the match is over" if state == "over" else "there are still seats to be taken"
            raise RefusedError("closed", f"Nobody can play now: {why}.")
        if rev != self.rev:
            raise self._stale()
        if seat not in self.match.g.actors():
            raise RefusedError("not_yours", "It is not your turn.")

    def _stale(self) -> RefusedError:
        return RefusedError("stale", "The table has moved on; look again and choose anew.")

    def _carry_on(self) -> None:
        """Choices with one option are taken at once, unless that would end a person's turn."""
        g = self.match.g
        while not g.over and len(g.actors()) == 1:
            seat = g.actor()
            options = g.options()
            if len(options) > 1:
                return
            if self.seats[seat].kind == PERSON:
                after = g.clone()
                after.apply(options[0], seat)
                if after.over or after.actors() != [seat]:
                    return
            self.match.act_id(options[0], seat)

    async def _store(self, lines: list[str]) -> None:
        """When this returns the lines are kept; otherwise the match is as it was before."""
        before, self.sitting.outcome = self.sitting.outcome, outcome(self.match, time.time())
        changed = (before is None) != (self.sitting.outcome is None)
        seats = self.sitting_text() if changed else None
        try:
            await self._write(Write(self.id, self.rev, lines, seats, self.state()))
        except RefusedError:
            self.sitting.outcome = before
            self.is_ahead = True
            with contextlib.suppress(RefusedError):  # then before the next choice
                self._go_back()
            raise
        self.rev += len(lines)

    def _go_back(self) -> None:
        """To what is stored, if something happened here that is not; RefusedError if it cannot."""
        if not self.is_ahead:
            return
        with reading():
            stored = self.help.writer.store.read(self.id)
        if stored is None:
            raise RefusedError("unknown", "This table is not there any more.")
        table = Table.read(stored, self.help)
        self.match, self.rev, self.taken_back = table.match, table.rev, table.taken_back
        self.is_ahead = False

    async def _write(self, write: Write) -> None:
        """RefusedError if it was not stored; otherwise the time for the next choice begins."""
        try:
            await self.help.writer.write(write)
        except StoreError as error:
            text = f"This was not stored and did not happen: {error}."
            raise RefusedError("not_stored", text) from error
        if self.deadline is not None or self._somebody_can_play():
            self._start_clock()

    def _somebody_can_play(self) -> bool:
        return self.state() == "playing" and any(one.token_seats for one in self.watchers)

    def _start_clock(self) -> None:
        self.deadline = time.monotonic() + self.sitting.settings.clock

    # Telling

    def tell(self, since: int) -> None:
        """Send everybody what has changed; those with the same eyes get the same text."""
        texts: dict[int | None, str] = {}
        for watcher in self.watchers[:]:
            eyes = watcher.eyes()
            if eyes not in texts:
                texts[eyes] = encoded(view_message(self, eyes, since, watcher.token_seats))
            watcher.send(texts[eyes])
        self.told = len(self.match.lines)

    def tell_one(self, watcher: Watcher) -> None:
        watcher.send(encoded(view_message(self, watcher.eyes(), 0, watcher.token_seats)))

    def tell_seats(self, watchers: list[Watcher]) -> None:
        """Who is here; those with the same eyes get the same text."""
        texts: dict[int | None, str] = {}
        for watcher in watchers:
            eyes = watcher.eyes()
            if eyes not in texts:
                texts[eyes] = encoded(seats_message(self, eyes))
            watcher.send(texts[eyes])

    def tell_rematch(self) -> None:
        self.send_all({"t": "rematch", "table": self.sitting.rematch})

    def send_all(self, message: dict[str, Any]) -> None:
        text = encoded(message)
        for watcher in self.watchers[:]:
            watcher.send(text)

    def sheet(self, watcher: Watcher) -> None:
        watcher.send(encoded(sheet_message(self, watcher.eyes())))

    def say(self, who: str, seat: int | None, text: str) -> None:
        """A line of chat for everybody; RefusedError if it may not be said now."""
        if seat is None and self.sitting.muted:
            raise RefusedError("not_yours", "The players of this table have muted spectators.")
        if not self.lines.take():
            raise RefusedError("too_fast", "There is too much talk at this table; wait a moment.")
        line = {"who": who, "seat": seat, "text": text}
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        told = encoded({"t": "chat", "lines": [line]})
        for watcher in self.watchers[:]:
            watcher.send_chat(told)

    async def mute(self, spectators: bool) -> None:
        """May spectators talk?"""
        async with self.lock:
            await self._change_sitting("muted", spectators)
        self.tell_seats(self.watchers[:])

    # Coming and going

    def join(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        for seat in watcher.token_seats:
            self.bots.gone.pop(seat, None)
        # Nobody's time runs while nobody is here: not before the first comes, nor after a restart.
        if self.deadline is None and self._somebody_can_play():
            self._start_clock()
        self.tell_one(watcher)
        if self.chat:
            watcher.send(encoded({"t": "chat", "lines": self.chat}))
        # Spectators come and go unnoticed: a crowd of them would drown everybody in news.
        self.tell_seats(self.watchers[:] if watcher.token_seats else [watcher])
        self.bots.go_on()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        for seat in watcher.token_seats:
            if not self.is_online(seat):
                self.bots.gone[seat] = time.monotonic()
        if watcher.token_seats:
            self.tell_seats(self.watchers[:])
        self.bots.go_on()

    async def sit(self, number: int, name: str, token: str = "") -> str:
        """Take an open seat; the token that holds it."""
        async with self.lock:
            self._check_open(number)
            try:
                shown = checked_name(name)
            except ValueError as error:
                raise RefusedError("malformed", f"{error}.") from error
            token = token or new_token()
            await self._seat(number, Seat(PERSON, shown, key=hashed(token)))
        self.tell(self.told)
        self.bots.go_on()
        return token

    async def seat_bot(self, number: int, level: str) -> None:
        """A bot for an open seat."""
        async with self.lock:
            self._check_open(number)
            known = [*LEVELS, *bots_here(self.help.settings)]
            if level not in known:
                raise RefusedError("malformed", f"A bot's level is {', '.join(known)}.")
            try:
                wish = Wish(BOT, level=level)
                bot = seated(wish, self.match.game.id, "", number, self.help.settings)
            except ValueError as error:
                raise RefusedError("malformed", f"{error}.") from error
            await self._seat(number, bot)
        self.tell(self.told)
        self.bots.go_on()

    def _check_open(self, number: int) -> None:
        if self.is_kept:
            raise RefusedError("closed", NOBODY)
        if not 0 <= number < len(self.seats):
            raise RefusedError("closed", f"There is no seat {number} at this table.")
        if self.seats[number].kind != OPEN:
            raise RefusedError("closed", "This seat is taken; choose another one.")

    async def leave_guide(self) -> None:
        """Play on without the guide, for good."""
        async with self.lock:
            await self._change_sitting("guided", False)
        self.tell(self.told)
        self.bots.go_on()

    async def _seat(self, number: int, seat: Seat) -> None:
        before = self.sitting.seats
        await self._change_sitting("seats", [*before[:number], seat, *before[number + 1 :]])
        self.note_people()

    async def _change_sitting(self, name: str, value: Any) -> None:
        """Stored, or as it was before."""
        before = getattr(self.sitting, name)
        setattr(self.sitting, name, value)
        try:
            await self._write(Write(self.id, self.rev, [], self.sitting_text(), self.state()))
        except RefusedError:
            setattr(self.sitting, name, before)
            raise


def _found(text: str, name: str) -> Kept:
    """The match of a record: whole, or as much of it as today's rules allow."""
    try:
        return Kept(read_record(text, name), "", 0)
    except RecordError:
        return as_far_as_possible(text, name)
