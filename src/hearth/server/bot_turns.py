"""The choices that bots make at a table: their own, and those of people who are absent or late."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from hearth.arena.plan import derived
from hearth.bots.specs import LEVELS
from hearth.kernel import save
from hearth.server.refused import RefusedError
from hearth.server.seats import BOT
from hearth.server.thinkers import Question

if TYPE_CHECKING:
    from hearth.server.table import Table

LOG: Final = logging.getLogger(__name__)


class BotTurns:
    """Runs while a bot is to choose, now or when somebody's time is up, and somebody watches."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.gone: dict[int, float] = {}  # seats of people who went, and when
        self._running: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._running is not None

    def go_on(self) -> None:
        """Something has changed: is there a choice for a bot?"""
        if self._running is None and self._wanted():
            self._running = asyncio.create_task(self._run())
        elif self.table.state() == "over":
            self.table.help.programs.release(self.table.id)

    def question(self, seat: int, spec: str) -> Question:
        """What a bot is asked. The same table and move give it the same chance."""
        match = self.table.match
        seed = derived(match.table.origin(), "bot", self.table.rev, seat)
        return Question(save(match.g), seat, spec, match.game.id, seed)

    def _wanted(self) -> bool:
        return self.table.state() == "playing" and bool(self.table.watchers)

    async def _run(self) -> None:
        try:
            while self._wanted():
                due = self._due()
                if due is None:
                    return
                seat, level, wait = due
                if wait > 0.0:
                    await asyncio.sleep(min(wait, 1.0))
                else:
                    await self._choose(seat, level)
        finally:
            self._running = None

    def _due(self) -> tuple[int, str, float] | None:
        """The seat that a bot chooses for, its level, and in how many seconds."""
        due = self.table.due()
        if due is not None and due.move:
            sitting = self.table.seats[due.seat]
            # The script knows who is next, even where several could choose.
            return (due.seat, sitting.level, 0.0) if sitting.kind == BOT else None
        now = time.monotonic()
        soonest: tuple[int, str, float] | None = None
        for seat in self.table.match.g.actors():
            sitting = self.table.seats[seat]
            if sitting.kind == BOT:
                return seat, sitting.level, 0.0
            wait = self._patience(seat, now)
            if wait is not None and (soonest is None or wait < soonest[2]):
                level = self.table.sitting.settings.stand_in or LEVELS[0]
                soonest = seat, level, wait
        return soonest

    def _patience(self, seat: int, now: float) -> float | None:
        """Seconds until a bot chooses for the person; None: it never does."""
        settings = self.table.sitting.settings
        waits = []
        if settings.clock and self.table.deadline is not None:
            waits.append(self.table.deadline - now)
        if settings.stand_in and seat in self.gone:
            waits.append(self.gone[seat] + settings.patience - now)
        return min(waits, default=None)

    async def _choose(self, seat: int, level: str) -> None:
        rev = self.table.rev
        began = time.monotonic()
        due = self.table.due()
        scripted = due.move if due is not None and due.seat == seat else ""
        action = scripted or await self._answer(self.question(seat, level))
        rest = self.table.sitting.settings.pace - (time.monotonic() - began)
        if rest > 0.0:
            await asyncio.sleep(rest)
        try:
            await self.table.act(seat, rev, action)
        except RefusedError as refused:
            if refused.code != "stale":  # somebody was quicker: undid, or came back
                LOG.warning("Table %s: a bot's move failed: %s", self.table.id, refused.text)
                await asyncio.sleep(1.0)

    async def _answer(self, question: Question) -> str:
        """The bot's choice; any legal one if it fails, so that the match goes on."""
        help, asker = self.table.help, self.table.asker()
        try:
            if help.programs.plays(question.spec):
                return await help.programs.ask(self.table.id, question, asker)
            return (await help.bots.ask(question, asker))[0].id
        except Exception as error:
            ours = not help.programs.plays(question.spec)  # then it is worth a traceback
            why = f"{type(error).__name__}: {error}"
            told = "Table %s: the bot %r failed: %s"
            LOG.warning(told, self.table.id, question.spec, why, exc_info=ours)
            match = self.table.match
            options = match.g.options(question.seat)
            return match.game.space.notation(random.Random(question.seed).choice(options))
