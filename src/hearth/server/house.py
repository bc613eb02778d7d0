"""All tables of a server: made, found again, and those that cannot be read."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from hearth.kernel import find
from hearth.match import Match, RecordError, guide_of
from hearth.server import shapes
from hearth.server.analyses import Analyses
from hearth.server.clients import Client
from hearth.server.help import Help
from hearth.server.layout import ConflictError, StoreError
from hearth.server.refused import RefusedError, reading
from hearth.server.replays import looked_through
from hearth.server.seats import (
    BOT,
    PERSON,
    Seat,
    Settings,
    Sitting,
    Wish,
    check_thought,
    hashed,
    new_token,
    seated,
)
from hearth.server.settings import ServerSettings
from hearth.server.store import OPEN, Begin, Store, Write
from hearth.server.summaries import summary, summary_at_rest
from hearth.server.table import KEPT, Table
from hearth.server.turns import Asker

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for each other
ID_LENGTH: Final = 8
LONGEST_CLOCK: Final = 7 * 24 * 3600
LONGEST_PACE: Final = 5.0
SHOWN: Final = 50  # tables on a page of the lobby
IN_MEMORY: Final = 300  # tables; more are kept only while somebody is there
LOOKED_AT: Final = 10  # tables that are asked whether they can make room for one
DAMAGED: Final = 1000  # tables whose fault is known without reading them again


class House:
    """The tables, in memory while somebody plays at them, otherwise in the store."""

    def __init__(self, store: Store, help: Help, analyses: Analyses) -> None:
        self.store = store
        self.settings = help.settings
        self.help = help
        self.analyses = analyses
        self.tables: dict[str, Table] = {}
        self.damaged: dict[str, str] = {}  # tables that cannot be read, and why
        self._bodies: Counter[str] = Counter()  # being sent, by client

    @contextlib.contextmanager
    def sending(self, client: Client) -> Iterator[None]:
        """While a client sends a request's body; RefusedError if too many are being sent."""
        most = self.settings.bodies
        if self._bodies.total() >= most or self._bodies[client.address] >= max(1, most // 5):
            raise RefusedError(
                "too_fast", "Too many requests are being sent at once; wait a moment."
            )
        self._bodies[client.address] += 1
        try:
            yield
        finally:
            self._bodies[client.address] -= 1
            self._bodies += Counter()  # forgets those who send nothing any more

    def renew_workers(self) -> None:
        """Workers that run the engine as it is installed now."""
        self.help.renew_workers()
        self.analyses.renew_workers()

    def close(self) -> None:
        self.analyses.close()
        self.help.close()
        self.store.close()

    async def make(
        self,
        game: str,
        wishes: list[Wish],
        options: dict[str, Any],
        settings: Settings,
        seed: int | None = None,
    ) -> tuple[Table, str]:
        """A new table and the token of who made it; ValueError says what cannot be."""
        rules = find(game)
        check_settings(settings, game, self.settings)
        token = new_token()
        seats = self._seated(wishes, game, token)
        sitting = Sitting(hashed(token), seats, settings, foreseeable=seed is not None)
        return await self._begin(rules.id, sitting, options, seed), token

    async def make_guided(self, game: str, name: str, pace: float) -> tuple[Table, str]:
        """A guided first match of a game; ValueError if it has none."""
        guide = guide_of(find(game))
        settings = Settings(pace=pace)
        check_settings(settings, game, self.settings)
        token = new_token()
        wishes = [Wish(PERSON, name), *[Wish(BOT, level=guide.opponent)] * (guide.seats - 1)]
        seats = self._seated(wishes, game, token)
        sitting = Sitting(hashed(token), seats, settings, guided=True, foreseeable=True)
        return await self._begin(game, sitting, guide.options, guide.seed), token

    async def rematch(self, played: Table) -> Table:
        """The same match again with everybody one seat further; once, however often it is asked."""
        if not played.match.g.over:
            raise RefusedError("closed", "A rematch comes after the match.")
        old = played.sitting
        async with played.lock:
            if not old.rematch or not self.is_there(old.rematch):
                seats = [*old.seats[-1:], *old.seats[:-1]]
                sitting = Sitting(old.owner, seats, old.settings)
                again = await self._begin(played.match.game.id, sitting, played.match.table.chosen)
                old.rematch = again.id
                with refusing():
                    write = Write(played.id, played.rev, [], played.sitting_text())
                    await self.help.writer.write(write)
                played.tell_rematch()
        return self.find(old.rematch)

    async def play_on(
        self, played: Table, move: int, seat: int, level: str, name: str
    ) -> tuple[Table, str]:
        """A finished match from some moment on, against bots; ValueError says what cannot be."""
        match = played.match
        if not played.has_file():
            raise RefusedError("closed", "A match is played on from a moment when it is over.")
        if not 0 <= move < len(match.moves):
            raise ValueError(f"the moments to play on from are 0 to {len(match.moves) - 1}")
        if not 0 <= seat < len(played.seats):
            raise ValueError(f"the seats are 0 to {len(played.seats) - 1}, not {seat}")
        token = new_token()
        wishes = [Wish(BOT, level=level) for _ in played.seats]
        wishes[seat] = Wish(PERSON, name)
        seats = self._seated(wishes, match.game.id, token)
        again = Match(match.game, match.table, match.box, [seat])
        for made in match.moves[:move]:
            again.act(made.notation, made.seat)
        # What comes of the same moves is known: the secret is told when a match is over.
        sitting = Sitting(hashed(token), seats, Settings(), foreseeable=True)
        return await self._keep_new(again, sitting), token

    def _seated(self, wishes: list[Wish], game: str, token: str) -> list[Seat]:
        return [seated(wish, game, token, i, self.settings) for i, wish in enumerate(wishes)]

    async def _begin(
        self, game: str, sitting: Sitting, options: dict[str, Any], seed: int | None = None
    ) -> Table:
        people = [i for i, seat in enumerate(sitting.seats) if seat.kind != BOT]
        match = Match.new(game, len(sitting.seats), seed, options, people=people)
        return await self._keep_new(match, sitting)

    async def _keep_new(self, match: Match, sitting: Sitting) -> Table:
        """A table for a match, which may have begun; both are stored."""
        table_id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        lines = [f"{move.seat} {move.notation}" for move in match.moves]
        table = Table(table_id, match, sitting, self.help, rev=len(lines), told=len(match.lines))
        with refusing():
            new = Begin(table_id, table.header(), table.sitting_text(), lines, table.state())
            await self.help.writer.write(new)
        return self._keep(table)

    async def keep_replay(self, text: str, client: Client) -> Table:
        """A replay file as a table, the same for the same file; RecordError if it is none."""
        asker = Asker(client.address)
        brought = await self.help.read_file(asker, looked_through, text, LETTERS)
        if not self.is_there(brought.id):
            state = "over" if brought.outcome else KEPT
            sitting = Sitting("", brought.seats, Settings(), outcome=brought.outcome)
            seats = msgspec.json.encode(sitting).decode()
            new = Begin(brought.id, brought.header, seats, brought.lines, state)
            # Somebody else may bring the same file at the same moment.
            with refusing(), contextlib.suppress(ConflictError):
                await self.help.writer.write(new)
        return self.find(brought.id)

    def find(self, table_id: str, client: Client | None = None) -> Table:
        """The table of that id, from the store if need be; RefusedError if there is none."""
        if table_id in self.tables:
            return self._keep(self.tables.pop(table_id))
        if client is not None:
            client.take("openings")
        if table_id in self.damaged:
            raise RefusedError("broken", self.damaged[table_id])
        with reading():
            stored = self.store.read(table_id)
        if stored is None:
            raise RefusedError("unknown", "There is no such table; the link may be incomplete.")
        try:
            table = Table.read(stored, self.help)
        except (RecordError, msgspec.MsgspecError) as error:
            if len(self.damaged) >= DAMAGED:
                del self.damaged[next(iter(self.damaged))]
            self.damaged[table_id] = f"This table cannot be read any more: {error}"
            raise RefusedError("broken", self.damaged[table_id]) from error
        return self._keep(table)

    def is_there(self, table_id: str) -> bool:
        with reading():
            return bool(self.store.several([table_id]))

    def _keep(self, table: Table) -> Table:
        """In memory, as the last; those that nobody plays at any more make room."""
        for _ in range(LOOKED_AT):
            if len(self.tables) < IN_MEMORY:
                break
            oldest = self.tables.pop(next(iter(self.tables)))
            if not oldest.is_idle():
                self.tables[oldest.id] = oldest
        self.tables[table.id] = table
        return table

    def is_in_use(self, table_id: str) -> bool:
        return table_id in self.tables and not self.tables[table_id].is_idle()

    def forget(self, table_ids: list[str]) -> None:
        """Tables that the store does not have any more."""
        for table_id in table_ids:
            self.tables.pop(table_id, None)
            self.damaged.pop(table_id, None)

    def open_tables(self, before: str = "") -> tuple[list[dict[str, Any]], str | None]:
        """A page of the tables with a free seat, the newest first, and where the next begins.

        They are told from the store: however many there are, none comes into memory for it.
        """
        if before and not self.is_there(before):
            raise RefusedError("unknown", "The table to go on from is not there; begin anew.")
        with reading():
            page = self.store.open_tables(SHOWN, before)
        told = [summary_at_rest(stored, "", analysed=False) for stored in page]
        more = page[-1].id if len(page) == SHOWN else None
        return [one for one in told if one and one["state"] == OPEN], more

    async def mine(
        self, tokens: dict[str, str], client: Client
    ) -> tuple[list[dict[str, Any]], list[shapes.lobby.Lost]]:
        """Some tables, each for who holds a token there; and those that there are no more."""
        told: list[dict[str, Any]] = []
        lost: list[shapes.lobby.Lost] = []
        with reading():
            stored = {one.id: one for one in self.store.several([*tokens])}
            analysed = self.store.analysed([*tokens])
        for table_id, token in tokens.items():
            kept, looked_at = stored.get(table_id), table_id in analysed
            quickly = summary_at_rest(kept, token, looked_at) if kept else None
            try:
                told.append(quickly or self._summary(table_id, token, looked_at, client))
            except RefusedError as refused:
                if refused.code == "too_fast":
                    raise
                lost.append({"table": table_id, "code": refused.code, "text": refused.text})
            await asyncio.sleep(0)  # a match that is read takes a moment: others come between
        return told, lost

    def _summary(self, table_id: str, token: str, analysed: bool, client: Client) -> dict[str, Any]:
        table = self.find(table_id, client)
        return summary(table, table.held_by(token), analysed)


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """What the store refuses is refused to who asked."""
    try:
        yield
    except StoreError as error:
        raise RefusedError("not_stored", f"This was not stored: {error}.") from error


def check_settings(settings: Settings, game: str, limits: ServerSettings) -> None:
    """ValueError says what is allowed."""
    if not 0 <= settings.clock <= LONGEST_CLOCK:
        raise ValueError(f"clock is 0 to {LONGEST_CLOCK} seconds, not {settings.clock}")
    if not 0.0 <= settings.pace <= LONGEST_PACE:
        raise ValueError(f"pace is 0 to {LONGEST_PACE:g} seconds, not {settings.pace}")
    if not 1 <= settings.patience <= LONGEST_CLOCK:
        raise ValueError(f"patience is 1 to {LONGEST_CLOCK} seconds, not {settings.patience}")
    if settings.stand_in:
        check_thought(settings.stand_in, game, limits)
