"""All tables of a server: made, found again, and those that cannot be read."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from hearth.kernel import find
from hearth.match import Match, RecordError
from hearth.server.refused import RefusedError
from hearth.server.seats import BOT, Settings, Sitting, Wish, hashed, new_token, seated
from hearth.server.store import Store, StoreError, Write, Writer
from hearth.server.table import Help, Table
from hearth.server.thinkers import Thinkers

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for each other
ID_LENGTH: Final = 8
LONGEST_CLOCK: Final = 7 * 24 * 3600
LONGEST_PACE: Final = 5.0
SHOWN: Final = 50  # tables in the lobby
IN_MEMORY: Final = 1000  # tables; more are kept only while somebody is there


class House:
    """The tables, in memory while somebody plays at them, otherwise in the store."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.help = Help(Writer(store), thinkers)
        self.tables: dict[str, Table] = {}
        self.damaged: dict[str, str] = {}  # tables that cannot be read, and why

    def close(self) -> None:
        self.help.writer.close()
        self.help.thinkers.close()
        self.store.close()

    def make(
        self,
        game: str,
        wishes: list[Wish],
        options: dict[str, Any],
        settings: Settings,
        seed: int | None = None,
    ) -> tuple[Table, str]:
        """A new table and the token of who made it; ValueError says what cannot be."""
        rules = find(game)
        check_settings(settings, game)
        token = new_token()
        seats = [seated(wish, game, token, i) for i, wish in enumerate(wishes)]
        sitting = Sitting(hashed(token), seats, settings)
        return self._begin(rules.id, sitting, options, seed), token

    def rematch(self, played: Table) -> Table:
        """The same match again with everybody one seat further; once, however often it is asked."""
        if not played.match.g.over:
            raise RefusedError("closed", "A rematch comes after the match.")
        old = played.sitting
        if not old.rematch:
            seats = [*old.seats[-1:], *old.seats[:-1]]
            sitting = Sitting(old.owner, seats, old.settings)
            again = self._begin(played.match.game.id, sitting, played.match.table.chosen)
            old.rematch = again.id
            with refusing():
                self.store.write([Write(played.id, played.rev, [], played.sitting_text())])
            played.tell_rematch()
        return self.find(old.rematch)

    def _begin(
        self, game: str, sitting: Sitting, options: dict[str, Any], seed: int | None = None
    ) -> Table:
        people = [i for i, seat in enumerate(sitting.seats) if seat.kind != BOT]
        match = Match.new(game, len(sitting.seats), seed, options, people=people)
        table_id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        table = Table(table_id, match, sitting, self.help)
        with refusing():
            self.store.begin(table_id, table.header(), table.sitting_text())
        return self._keep(table)

    def find(self, table_id: str) -> Table:
        """The table of that id, from the store if need be; RefusedError if there is none."""
        if table_id in self.tables:
            return self._keep(self.tables.pop(table_id))
        if table_id in self.damaged:
            raise RefusedError("broken", self.damaged[table_id])
        stored = self.store.read(table_id)
        if stored is None:
            raise RefusedError("unknown", "There is no such table; the link may be incomplete.")
        try:
            table = Table.read(stored, self.help)
        except (RecordError, msgspec.MsgspecError) as error:
            self.damaged[table_id] = f"This table cannot be read any more: {error}"
            raise RefusedError("broken", self.damaged[table_id]) from error
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        """The newest in memory; the oldest make room."""
        self.tables[table.id] = table
        if len(self.tables) > IN_MEMORY:
            idle = (old for old in self.tables.values() if old is not table and old.is_idle())
            if oldest := next(idle, None):
                del self.tables[oldest.id]
        return table

    def open_tables(self) -> list[dict[str, Any]]:
        """Tables with a free seat, the newest first."""
        out: list[dict[str, Any]] = []
        for stored in self.store.recent(SHOWN):
            if stored.state != "open" or stored.id in self.damaged:
                continue
            try:
                table = self.find(stored.id)
            except RefusedError:
                continue
            if table.state() == "open":
                out.append(summary(table, []))
        return out


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """What the store refuses is refused to who asked."""
    try:
        yield
    except StoreError as error:
        raise RefusedError("not_stored", f"This was not stored: {error}.") from error


def summary(table: Table, held: list[int]) -> dict[str, Any]:
    """A table in the lobby, for who holds these seats."""
    return {
        "table": table.id,
        "game": table.match.game.id,
        "title": table.match.game.title,
        "state": table.state(),
        "options": table.match.table.chosen,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "yours": any(seat in held for seat in table.waiting()),
    }


def check_settings(settings: Settings, game: str) -> None:
    """ValueError says what is allowed."""
    if not 0 <= settings.clock <= LONGEST_CLOCK:
        raise ValueError(f"clock is 0 to {LONGEST_CLOCK} seconds, not {settings.clock}")
    if not 0.0 <= settings.pace <= LONGEST_PACE:
        raise ValueError(f"pace is 0 to {LONGEST_PACE:g} seconds, not {settings.pace}")
    if not 1 <= settings.patience <= LONGEST_CLOCK:
        raise ValueError(f"patience is 1 to {LONGEST_CLOCK} seconds, not {settings.patience}")
    if settings.stand_in:
        seated(Wish(BOT, level=settings.stand_in), game, "", 0)
